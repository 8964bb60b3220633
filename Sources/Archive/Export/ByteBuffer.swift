import Canvas
import Glibc
import JSON

/// Bytes that grow at their end, with the spellings of numbers, times and texts that exports need. Millions of rows pass
/// through: nothing here allocates for a cell.
final class ByteBuffer {
    private(set) var count = 0
    private var base: UnsafeMutablePointer<UInt8>
    private var capacity: Int

    init(capacity: Int = 1 << 20) {
        base = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    deinit { base.deallocate() }

    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }
    func clear() { count = 0 }

    @inline(__always) private func reserve(_ more: Int) {
        if count + more > capacity { grow(more) }
    }

    private func grow(_ more: Int) {
        let larger = max(capacity * 2, count + more)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        moved.update(from: base, count: count)
        base.deallocate()
        (base, capacity) = (moved, larger)
    }

    @inline(__always) func append(_ byte: UInt8) {
        reserve(1)
        base[count] = byte
        count += 1
    }

    func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        reserve(bytes.count)
        (base + count).update(from: start, count: bytes.count)
        count += bytes.count
    }

    func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    // MARK: - Numbers

    func append(integer value: Int64) {
        if value < 0 { append(UInt8(ascii: "-")) }
        append(magnitude: value.magnitude)
    }

    private func append(magnitude: UInt64) {
        var digits = 1
        var rest = magnitude
        while rest >= 10 {
            rest /= 10
            digits += 1
        }
        append(magnitude: magnitude, digits: digits)
    }

    /// Exactly `digits` digits, with zeros in front.
    private func append(magnitude: UInt64, digits: Int) {
        reserve(digits)
        var rest = magnitude
        var at = count + digits
        while at > count {
            at -= 1
            base[at] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
            rest /= 10
        }
        count += digits
    }

    private static let powersOfTen: [Double] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]

    /// The shortest decimal that reads back as the same number; not called for what is not finite.
    func append(number value: Double) {
        // Below 2^53 whole numbers and powers of ten are exact, so the division rounds as a reader of the decimal does.
        for decimals in 0..<Self.powersOfTen.count {
            let scaled = (value * Self.powersOfTen[decimals]).rounded()
            guard abs(scaled) < 0x1p53 else { break }
            guard scaled / Self.powersOfTen[decimals] == value else { continue }
            if value < 0 { append(UInt8(ascii: "-")) }
            let magnitude = UInt64(abs(scaled))
            let power = UInt64(Self.powersOfTen[decimals])
            append(magnitude: magnitude / power)
            if decimals > 0 {
                append(UInt8(ascii: "."))
                append(magnitude: magnitude % power, digits: decimals)
            }
            return
        }
        append(value.description)
    }

    // MARK: - Times

    /// `2026-01-09`; the day is counted from 1 January 1970 (Howard Hinnant's `civil_from_days`).
    func append(day: Int64) {
        guard abs(day) < 3_000_000 else { return append(integer: day) }
        let shifted = day + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        guard year >= 0 else { return append(integer: day) }
        append(magnitude: UInt64(year), digits: year > 9999 ? 5 : 4)
        append(UInt8(ascii: "-"))
        append(magnitude: UInt64(month), digits: 2)
        append(UInt8(ascii: "-"))
        append(magnitude: UInt64(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1), digits: 2)
    }

    /// `2026-01-09T12:00:00Z` of Unix seconds.
    func append(instant seconds: Int64) {
        let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
        guard abs(day) < 3_000_000 else { return append(integer: seconds) }
        append(day: day)
        append(clock: UInt64(seconds - day * 86_400))
        append(UInt8(ascii: "Z"))
    }

    /// `2026-01-09T12:00:00.250Z` of Unix milliseconds.
    func append(instantMs milliseconds: Int64) {
        let day = milliseconds >= 0 ? milliseconds / 86_400_000 : (milliseconds - 86_399_999) / 86_400_000
        guard abs(day) < 3_000_000 else { return append(integer: milliseconds) }
        let rest = UInt64(milliseconds - day * 86_400_000)
        append(day: day)
        append(clock: rest / 1000)
        append(UInt8(ascii: "."))
        append(magnitude: rest % 1000, digits: 3)
        append(UInt8(ascii: "Z"))
    }

    private func append(clock seconds: UInt64) {
        append(UInt8(ascii: "T"))
        append(magnitude: seconds / 3600, digits: 2)
        append(UInt8(ascii: ":"))
        append(magnitude: seconds / 60 % 60, digits: 2)
        append(UInt8(ascii: ":"))
        append(magnitude: seconds % 60, digits: 2)
    }
}

// MARK: - Texts

extension ByteBuffer {
    func append(json text: String) {
        var text = text
        text.withUTF8 { append(json: $0) }
    }

    /// A JSON string with its quotes. What a terminal could obey or hide is written as an escape, see `InertJSON`, so that
    /// the file is harmless to print and reading it gives the same text.
    func append(json bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.contains(where: { $0 >= 0x80 }) else { return append(escaped: bytes) }
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.unicodeScalars.contains(where: InertJSON.isEscaped) else {
            var text = text
            return text.withUTF8 { append(escaped: $0) }
        }
        let plain = ByteBuffer(capacity: 2 * bytes.count + 16)
        var whole = text
        whole.withUTF8 { plain.append(escaped: $0) }
        append(InertJSON.text(String(decoding: plain.bytes, as: UTF8.self)))
    }

    /// - Parameter bytes: valid UTF-8.
    private func append(escaped bytes: UnsafeBufferPointer<UInt8>) {
        append(UInt8(ascii: "\""))
        var from = 0
        for (index, byte) in bytes.enumerated() where byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F {
            append(UnsafeBufferPointer(rebasing: bytes[from..<index]))
            from = index + 1
            append(UInt8(ascii: "\\"))
            switch byte {
            case 0x22, 0x5C: append(byte)
            case 0x0A: append(UInt8(ascii: "n"))
            case 0x0D: append(UInt8(ascii: "r"))
            case 0x09: append(UInt8(ascii: "t"))
            default:
                append("u00")
                append(Self.hex[Int(byte >> 4)])
                append(Self.hex[Int(byte & 15)])
            }
        }
        append(UnsafeBufferPointer(rebasing: bytes[from...]))
        append(UInt8(ascii: "\""))
    }

    private static let hex = Array("0123456789abcdef".utf8)

    /// A cell of CSV (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe in front (OWASP,
    /// CSV injection). CSV has no escapes: what a terminal could obey or hide is replaced, see `SafeText.document`.
    func append(csv bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.contains(where: { $0 >= 0x7F || $0 < 0x20 }) else { return append(cell: bytes) }
        var text = SafeText.document(String(decoding: bytes, as: UTF8.self))
        text.withUTF8 { append(cell: $0) }
    }

    /// - Parameter bytes: valid UTF-8.
    private func append(cell bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.first else { return }
        let isFormula =
            switch first {
            case 0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D: true  // = + - @ TAB CR
            default: false
            }
        let isQuoted = isFormula || bytes.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
        guard isQuoted else { return append(bytes) }
        append(UInt8(ascii: "\""))
        if isFormula { append(UInt8(ascii: "'")) }
        for byte in bytes {
            if byte == 0x22 { append(0x22) }
            append(byte)
        }
        append(UInt8(ascii: "\""))
    }
}
