/// Goes through a JSON text of any size from front to back, in constant memory.
public final class JSONCursor {
    /// Why a text is no JSON of the form that is read.
    public enum Problem: Error, Equatable {
        /// The text ends in the middle.
        case cutOff
        /// Malformed JSON; the payload names the fault, as the end of a sentence.
        case malformed(String)
    }

    /// The longest string that is read, in bytes.
    public static let longestText = 64 << 20
    private static let deepest = 64

    private let source: any ByteSource
    private let block: UnsafeMutableRawBufferPointer
    private var at = 0
    private var end = 0
    /// Bytes read from the source in all.
    public private(set) var bytesRead = 0
    private var scratch: [UInt8] = []

    public init(_ source: any ByteSource) {
        self.source = source
        block = .allocate(byteCount: source.blockSize, alignment: 64)
        scratch.reserveCapacity(1 << 10)
    }

    deinit { block.deallocate() }

    // MARK: - Bytes

    /// Whether there is a byte to look at.
    @inline(__always) private func hasByte() throws -> Bool {
        if at < end { return true }
        end = try source.read(into: block)
        at = 0
        bytesRead += end
        return end > 0
    }

    @inline(__always) private func next() throws -> UInt8 {
        guard try hasByte() else { throw Problem.cutOff }
        defer { at += 1 }
        return block[at]
    }

    /// The next byte that is no blank, not taken.
    @inline(__always) public func peek() throws -> UInt8 {
        while true {
            guard try hasByte() else { throw Problem.cutOff }
            let byte = block[at]
            guard byte == 0x20 || (0x09...0x0D).contains(byte) else { return byte }
            at += 1
        }
    }

    /// Moves past the byte if it comes next.
    @inline(__always) public func consume(_ byte: UInt8) throws -> Bool {
        guard try peek() == byte else { return false }
        at += 1
        return true
    }

    /// Consumes an ASCII character. Throws `Problem.malformed` where another one comes.
    @inline(__always) public func expect(_ character: Unicode.Scalar) throws {
        guard try consume(UInt8(truncatingIfNeeded: character.value)) else {
            throw Problem.malformed("a \(character) is missing in it")
        }
    }

    // MARK: - Values

    /// Consumes a string and decodes its escapes.
    public func string() throws -> String {
        guard try consume(0x22) else { throw Problem.malformed("a text is missing in it") }
        if let text = plainString() { return text }
        scratch.removeAll(keepingCapacity: true)
        while true {
            let byte = try next()
            switch byte {
            case 0x22:
                guard let text = String(validating: scratch, as: UTF8.self) else {
                    throw Problem.malformed("a text in it is not UTF-8")
                }
                return text
            case 0x5C: try escape()
            case 0..<0x20: throw Problem.malformed("a text in it is not closed")
            default: scratch.append(byte)
            }
            if scratch.count > Self.longestText { throw Problem.malformed("a text in it is too long") }
        }
    }

    /// The rest of a string that has no escapes and is in memory whole, as nearly all are; `nil` for any other, of which nothing
    /// is consumed.
    private func plainString() -> String? {
        var last = at
        while last < end, block[last] != 0x22 {
            guard block[last] >= 0x20, block[last] != 0x5C else { return nil }
            last += 1
        }
        guard last < end else { return nil }
        let bytes = UnsafeRawBufferPointer(rebasing: block[at..<last])
        guard let text = bytes.withMemoryRebound(to: UInt8.self, { String(validating: $0, as: UTF8.self) }) else {
            return nil
        }
        at = last + 1
        return text
    }

    private func escape() throws {
        switch try next() {
        case UInt8(ascii: "n"): scratch.append(0x0A)
        case UInt8(ascii: "r"): scratch.append(0x0D)
        case UInt8(ascii: "t"): scratch.append(0x09)
        case UInt8(ascii: "b"): scratch.append(0x08)
        case UInt8(ascii: "f"): scratch.append(0x0C)
        case UInt8(ascii: "u"):
            let unit = try hexUnit()
            var scalar = Unicode.Scalar(unit)
            if (0xD800..<0xDC00).contains(unit), try next() == 0x5C, try next() == UInt8(ascii: "u") {
                let low = try hexUnit()
                if (0xDC00..<0xE000).contains(low) {
                    scalar = Unicode.Scalar((unit - 0xD800) << 10 + (low - 0xDC00) + 0x10000)
                }
            }
            guard let scalar else { throw Problem.malformed("half a character is in it") }
            scratch.append(contentsOf: Array(String(Character(scalar)).utf8))
        case let byte where [0x22, 0x5C, 0x2F].contains(byte): scratch.append(byte)
        default: throw Problem.malformed("a text in it has an unknown escape")
        }
    }

    private func hexUnit() throws -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(try next())).hexDigitValue else {
                throw Problem.malformed("a text in it has an unknown escape")
            }
            unit = unit << 4 + UInt32(digit)
        }
        return unit
    }

    /// A number, text or word; arrays and objects are refused.
    @inline(__always) public func cell() throws -> ExportCell {
        let first = try peek()
        switch first {
        case 0x22: return .text(try string())
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "t"): return try word("true", .flag(true))
        case UInt8(ascii: "f"): return try word("false", .flag(false))
        case UInt8(ascii: "-"), 0x30...0x39: return try numeral()
        default: throw Problem.malformed("a value in it is neither number nor text")
        }
    }

    private func word(_ word: StaticString, _ cell: ExportCell) throws -> ExportCell {
        for index in 0..<word.utf8CodeUnitCount where try next() != word.utf8Start[index] {
            throw Problem.malformed("a value in it is neither number nor text")
        }
        return cell
    }

    private func numeral() throws -> ExportCell {
        let isNegative = try consume(UInt8(ascii: "-"))
        var magnitude: Int64 = 0
        var digits = 0
        while try hasByte(), block[at] &- 0x30 <= 9, digits < 18 {
            magnitude = magnitude * 10 + Int64(block[at] &- 0x30)
            digits += 1
            at += 1
        }
        guard try hasByte() else { throw Problem.cutOff }
        let isWhole = digits > 0 && (block[at] == UInt8(ascii: ",") || block[at] == UInt8(ascii: "]"))
        if isWhole { return .integer(isNegative ? -magnitude : magnitude) }
        guard let number = try longNumeral(isNegative, magnitude, digits) else {
            throw Problem.malformed("a number in it cannot be read")
        }
        return .number(number)
    }

    /// A number, however it is written; `nil` for one that a `Double` cannot hold.
    public func number() throws -> Double? {
        let isNegative = try consume(UInt8(ascii: "-"))
        // Most are short and whole.
        var (last, magnitude) = (at, Int64(0))
        while last < end, last - at < 15, block[last] &- 0x30 <= 9 {
            magnitude = magnitude * 10 + Int64(block[last] &- 0x30)
            last += 1
        }
        if last > at, last < end, !Self.isOfNumber(block[last]) {
            at = last
            return isNegative ? -Double(magnitude) : Double(magnitude)
        }
        return try longNumeral(isNegative, 0, 0)
    }

    @inline(__always) private static func isOfNumber(_ byte: UInt8) -> Bool {
        byte &- 0x30 <= 9 || byte | 0x20 == 0x65 || byte == 0x2B || byte == 0x2D || byte == 0x2E
    }

    private func longNumeral(_ isNegative: Bool, _ magnitude: Int64, _ digits: Int) throws -> Double? {
        scratch.removeAll(keepingCapacity: true)
        if isNegative { scratch.append(UInt8(ascii: "-")) }
        if digits > 0 { scratch.append(contentsOf: Array(String(magnitude).utf8)) }
        while try hasByte(), scratch.count < 64 {
            let byte = block[at]
            guard Self.isOfNumber(byte) else { break }
            scratch.append(byte)
            at += 1
        }
        let first = scratch.first { $0 != UInt8(ascii: "-") } ?? 0
        guard first &- 0x30 <= 9, let number = Double(String(decoding: scratch, as: UTF8.self)) else {
            throw Problem.malformed("a number in it cannot be read")
        }
        return number.isFinite ? number : nil
    }

    /// Any value at all.
    public func skip(depth: Int = 0) throws {
        guard depth < Self.deepest else { throw Problem.malformed("it is nested too deep") }
        switch try peek() {
        case UInt8(ascii: "{"):
            try expect("{")
            if try consume(UInt8(ascii: "}")) { return }
            repeat {
                try skipString()
                try expect(":")
                try skip(depth: depth + 1)
            } while try consume(UInt8(ascii: ","))
            try expect("}")
        case UInt8(ascii: "["):
            try expect("[")
            if try consume(UInt8(ascii: "]")) { return }
            repeat { try skip(depth: depth + 1) } while try consume(UInt8(ascii: ","))
            try expect("]")
        default: try skipScalar()
        }
    }

    /// A text is not looked at closely: much is passed over where an import goes on in the middle of a file.
    private func skipString() throws {
        guard try consume(0x22) else { throw Problem.malformed("a text is missing in it") }
        while true {
            switch try next() {
            case 0x22: return
            case 0x5C: _ = try next()
            case 0..<0x20: throw Problem.malformed("a text in it is not closed")
            default: break
            }
        }
    }

    private func skipScalar() throws {
        if try peek() == 0x22 { return try skipString() }
        // A number or a word ends where the next mark begins.
        while try hasByte(), ![0x2C, 0x5D, 0x7D].contains(block[at]) { at += 1 }
    }
}
