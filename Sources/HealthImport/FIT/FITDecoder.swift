import ImportKit

/// A receiver of the messages of a FIT file.
protocol FITMessageHandler: AnyObject {
    func handle(_ message: FITMessage) throws
}

/// Steps through the messages of a FIT file, or of several in one: headers, definitions in either byte order, compressed
/// timestamps, checksums. What is not known is passed over by its size.
///
/// A damaged file gives what lies before the damage, and `cutOff` says what is wrong with the rest.
struct FITDecoder<Handler: FITMessageHandler> {
    private let window: ByteWindow
    private let handler: Handler
    private var definitions = [FITDefinition?](repeating: nil, count: 16)
    private var descriptions: [UInt16: FITFieldDescription] = [:]
    private var lastTimestamp: UInt32 = 0
    private var checksum: UInt16 = 0
    /// Document offset up to which `checksum` goes.
    private var checkedOffset: Int64 = 0
    /// Document offset of the end of this file's messages.
    private var end: Int64 = 0
    private(set) var messages = 0
    private(set) var cutOff: String?

    private static var mostDescriptions: Int { 4096 }
    private static var fieldDescription: UInt16 { 206 }
    private static var timestamp: UInt8 { 253 }

    init(_ window: ByteWindow, handler: Handler) {
        self.window = window
        self.handler = handler
    }

    /// - Parameter progress: called now and then with the bytes done; `false` cancels.
    mutating func readAll(progress: (Int64) -> Bool) throws {
        var files = 0
        while try window.has(1) {
            guard try readHeader() else {
                record(files == 0 ? "it does not begin as a FIT file" : "what follows its end is no FIT file")
                return
            }
            files += 1
            let problem = try readMessages(progress: progress)
            try finishFile(problem)
            guard problem != nil else { continue }
            // A recording that was not closed has no known end behind which another could begin.
            guard end < .max, try skip(to: end + 2) else { return }
        }
        if files == 0 { record("it does not begin as a FIT file") }
    }

    private mutating func record(_ reason: String) { cutOff = cutOff ?? reason }

    // MARK: Header and end

    /// `false` when there is none.
    private mutating func readHeader() throws -> Bool {
        checksum = 0
        checkedOffset = window.offset
        guard try window.has(12) else { return false }
        let bytes = window.bytes
        let size = Int(bytes[0])
        guard size >= 12, UnsafeBufferPointer(start: bytes + 8, count: 4).elementsEqual(".FIT".utf8),
            try window.has(size)
        else { return false }
        let announced = Int64(FITBaseType.word32(window.bytes + 4, false))
        let start = window.offset + Int64(size)
        // Nothing announced: the recording was not closed. It goes as far as there are bytes.
        end = announced == 0 ? .max : start + announced
        window.consume(size)
        definitions = [FITDefinition?](repeating: nil, count: 16)
        descriptions = [:]
        lastTimestamp = 0
        return true
    }

    /// Checks the checksum behind the messages.
    private mutating func finishFile(_ problem: String?) throws {
        if let problem { return record(problem) }
        if end == .max { return }
        try sum()
        guard try window.has(2) else { return record("its checksum is missing") }
        let written = FITBaseType.word16(window.bytes, false)
        if written != checksum { record("its checksum is wrong, so values in it may be") }
        window.consume(2)
    }

    /// Continues the checksum over what was taken since.
    private mutating func sum() throws {
        let count = Int(window.offset - checkedOffset)
        checksum = FITChecksum.continued(checksum, window.bytes - count, count)
        checkedOffset = window.offset
    }

    /// Whether `count` bytes are at hand and belong to this file's messages.
    @inline(__always) private mutating func has(_ count: Int) throws -> Bool {
        if window.count < count {
            try sum()
            guard try window.has(count) else { return false }
        }
        return end - window.offset >= Int64(count)
    }

    /// After damage: to where the next file of a chain may begin. `false` when that is behind the end.
    private mutating func skip(to offset: Int64) throws -> Bool {
        guard end != .max else { return false }
        while window.offset < offset {
            guard try window.has(1) else { return false }
            window.consume(Int(min(Int64(window.count), offset - window.offset)))
        }
        return true
    }

    // MARK: Messages

    private static var progressStep: Int64 { 4 << 20 }

    /// Reads the messages and returns the fault in the rest; `nil` at their end.
    private mutating func readMessages(progress: (Int64) -> Bool) throws -> String? {
        var nextProgress = window.offset + Self.progressStep
        while window.offset < end {
            if window.offset >= nextProgress {
                guard progress(window.offset) else { throw ImportError.cancelled }
                nextProgress = window.offset + Self.progressStep
            }
            guard try has(1) else { return end == .max ? nil : breaksOff }
            if end == .max, try isAtOpenChecksum() { return nil }
            let header = window.bytes[0]
            if header & 0x80 == 0, header & 0x40 != 0 {
                if let problem = try readDefinition(header) { return problem }
            } else if let problem = try readData(header) {
                return problem
            }
        }
        return nil
    }

    private var breaksOff: String { "it breaks off in the middle of a message" }

    /// An unclosed recording may still have a checksum behind it.
    private mutating func isAtOpenChecksum() throws -> Bool {
        guard window.count < 3 else { return false }
        try sum()
        guard try window.has(2), try !window.has(3) else { return false }
        guard FITBaseType.word16(window.bytes, false) == checksum else { return false }
        window.consume(2)
        return true
    }

    @inline(__always) private mutating func readData(_ header: UInt8) throws -> String? {
        let isCompressed = header & 0x80 != 0
        guard let definition = definitions[Int(isCompressed ? header >> 5 & 3 : header & 15)] else {
            return "a message in it is of a kind that was not described"
        }
        guard try has(1 + definition.size) else { return breaksOff }
        let bytes = window.bytes + 1
        var time: UInt32?
        if isCompressed {
            lastTimestamp = Self.timestamp(lastTimestamp, plus: UInt32(header & 31))
            time = lastTimestamp
        } else if let field = definition.field(Self.timestamp),
            let read = field.type.integer(at: bytes + field.offset, isBigEndian: definition.isBigEndian),
            let stamp = UInt32(exactly: read)
        {
            lastTimestamp = stamp
            time = stamp
        }
        let message = FITMessage(bytes: bytes, definition: definition, timestamp: time)
        if definition.message == Self.fieldDescription { describe(message) }
        messages += 1
        try handler.handle(message)
        window.consume(1 + definition.size)
        return nil
    }

    /// The five low bits of the time, which never go back.
    static func timestamp(_ last: UInt32, plus offset: UInt32) -> UInt32 {
        (last & ~31) &+ offset &+ (offset < last & 31 ? 32 : 0)
    }

    private mutating func readDefinition(_ header: UInt8) throws -> String? {
        guard try has(6) else { return breaksOff }
        let fixed = window.bytes
        guard fixed[2] <= 1 else { return "a message in it is described in a way that is not known" }
        let isBigEndian = fixed[2] == 1
        let message = FITBaseType.word16(fixed + 3, isBigEndian)
        let fieldCount = Int(fixed[5])
        let hasDeveloperFields = header & 0x20 != 0
        var length = 6 + 3 * fieldCount
        guard try has(length + (hasDeveloperFields ? 1 : 0)) else { return breaksOff }
        var developerCount = 0
        if hasDeveloperFields {
            developerCount = Int(window.bytes[length])
            length += 1 + 3 * developerCount
            guard try has(length) else { return breaksOff }
        }
        let bytes = window.bytes
        var offset = 0
        let fields = (0..<fieldCount).map { index in
            let at = bytes + 6 + 3 * index
            defer { offset += Int(at[1]) }
            return FITField(number: at[0], code: at[2], offset: offset, size: Int(at[1]))
        }
        let developerFields = (0..<developerCount).map { index in
            let at = bytes + length - 3 * (developerCount - index)
            defer { offset += Int(at[1]) }
            return FITDeveloperField(number: at[0], developer: at[2], offset: offset, size: Int(at[1]))
        }
        let definition = FITDefinition(
            message: message, isBigEndian: isBigEndian, fields: fields, developerFields: developerFields,
            size: offset, descriptions: descriptions)
        definitions[Int(header & 15)] = definition
        window.consume(length)
        return nil
    }

    // MARK: Developer's fields

    private mutating func describe(_ message: FITMessage) {
        guard let developer = message.integer(0), let number = message.integer(1), let code = message.integer(2),
            descriptions.count < Self.mostDescriptions
        else { return }
        let scale = message.integer(6).map(Double.init) ?? 1
        let key = FITDefinition.key(
            developer: UInt8(truncatingIfNeeded: developer), field: UInt8(truncatingIfNeeded: number))
        descriptions[key] = FITFieldDescription(
            name: message.text(3) ?? "", unit: message.text(8) ?? "", typeCode: UInt8(truncatingIfNeeded: code),
            scale: scale == 0 ? 1 : scale, offset: message.integer(7).map(Double.init) ?? 0,
            nativeMessage: message.integer(14),
            nativeField: message.integer(15).flatMap { UInt8(exactly: $0) })
        definitions = definitions.map { $0?.resolved(by: descriptions) }
    }
}
