import Glibc

/// One server-sent event.
public struct ServerEvent: Equatable, Sendable {
    /// `message` where the server named none.
    public var name: String
    /// The data lines, joined with LF. Bytes, because most of them go straight into a JSON parser.
    public var data: [UInt8]
    /// The last id the server gave, with this event or before; empty if none.
    public var id: String

    public init(name: String = "message", data: [UInt8], id: String = "") {
        self.name = name
        self.data = data
        self.id = id
    }

    /// The data as text, broken UTF-8 replaced.
    public var text: String { String(decoding: data, as: UTF8.self) }
}

/// Why a stream of server-sent events cannot be read on.
public enum EventStreamError: Error, Equatable, Sendable {
    /// A line, or the data of one event, is longer than accepted; the limit in bytes.
    case tooLong(limit: Int)
}

/// Decodes an event stream as WHATWG's HTML, "Interpreting an event stream", says, with one difference: an event without
/// blank line at the end of the body is handed on by `finish`, because several servers leave that line out.
///
/// A line that stands whole in a chunk is read where it stands; only one that was cut is copied together.
public struct EventStreamDecoder: Sendable {
    /// Milliseconds the server asks to wait before connecting again; `nil` if it did not say.
    public private(set) var reconnectionMilliseconds: Int?
    /// The lines since the last event that are no fields, as servers write that break off with an error in plain JSON;
    /// empty beyond 64 KB.
    public var stray: [UInt8] { strayIsTooLong ? [] : strayLines }
    private var strayLines: [UInt8] = []
    private var strayIsTooLong = false
    private let limit: Int
    /// The beginning of a line whose end has not come.
    private var line: [UInt8] = []
    private var data: [UInt8] = []
    private var hasData = false
    private var name = ""
    /// Names come again and again: each is made a text once.
    private var knownName = ""
    private var lastID = ""
    private var lastByteWasCR = false
    private var isFirstLine = true
    /// Thrown by every call from the one after it was found.
    private var failure: EventStreamError?

    /// - Parameter limit: the longest line, and the longest data of one event, in bytes.
    public init(limit: Int = 8 << 20) {
        self.limit = limit
    }

    /// Consumes one chunk, cut anywhere, and returns the events it completed, often none.
    /// - Throws: `.tooLong`, for good; events completed before it in the same chunk are returned first.
    public mutating func feed(_ chunk: [UInt8]) throws(EventStreamError) -> [ServerEvent] {
        if let failure { throw failure }
        var completed: [ServerEvent] = []
        chunk.withUnsafeBufferPointer { feed($0, into: &completed) }
        if let failure, completed.isEmpty { throw failure }
        return completed
    }

    /// The body has ended: returns the event that was still open, if there is one.
    public mutating func finish() throws(EventStreamError) -> ServerEvent? {
        if let failure { throw failure }
        if !line.isEmpty { endBufferedLine(with: UnsafeBufferPointer(start: nil, count: 0)) }
        if let failure { throw failure }
        return dispatch()
    }

    // MARK: Lines

    private mutating func feed(_ chunk: UnsafeBufferPointer<UInt8>, into completed: inout [ServerEvent]) {
        var ends = LineEnds(chunk)
        var start = 0
        while start < chunk.count, failure == nil {
            if lastByteWasCR && chunk[start] == 0x0A {  // second half of CR LF
                lastByteWasCR = false
                start += 1
                continue
            }
            lastByteWasCR = false
            guard let end = ends.next(from: start) else { return buffer(chunk.part(start..<chunk.count)) }
            let rest = chunk.part(start..<end)
            lastByteWasCR = chunk[end] == 0x0D
            if line.isEmpty && rest.isEmpty {
                isFirstLine = false
                if let event = dispatch() { completed.append(event) }
            } else if line.isEmpty {
                endLine(rest)
            } else {
                endBufferedLine(with: rest)
            }
            start = end + 1
        }
    }

    private mutating func buffer(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard line.count + bytes.count <= limit else { return failure = .tooLong(limit: limit) }
        line.append(contentsOf: bytes)
    }

    private mutating func endBufferedLine(with rest: UnsafeBufferPointer<UInt8>) {
        buffer(rest)
        var whole: [UInt8] = []
        swap(&whole, &line)
        whole.withUnsafeBufferPointer { endLine($0) }
        whole.removeAll(keepingCapacity: true)
        swap(&whole, &line)
    }

    /// - Parameter bytes: not empty.
    private mutating func endLine(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count <= limit else { return failure = .tooLong(limit: limit) }
        var line = bytes
        if isFirstLine {
            isFirstLine = false
            if line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.part(3..<line.count) }
        }
        guard let colon = line.place(of: 0x3A, from: 0) else {
            return apply(field: line, value: line.part(0..<0), of: line)
        }
        guard colon > 0 else { return }  // a comment
        let hasBlank = colon + 1 < line.count && line[colon + 1] == 0x20
        apply(field: line.part(0..<colon), value: line.part((colon + (hasBlank ? 2 : 1))..<line.count), of: line)
    }

    // MARK: Fields

    private mutating func apply(
        field: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>, of line: UnsafeBufferPointer<UInt8>
    ) {
        if field.isEqual(to: "data") {
            guard data.count + value.count < limit else { return failure = .tooLong(limit: limit) }
            if hasData { data.append(0x0A) }
            data.append(contentsOf: value)
            hasData = true
        } else if field.isEqual(to: "event") {
            let isKnown = knownName.withUTF8 { value.isEqual(to: $0) }
            if !isKnown { knownName = String(decoding: value, as: UTF8.self) }
            name = knownName
        } else if field.isEqual(to: "id") {
            if !value.contains(0) { lastID = String(decoding: value, as: UTF8.self) }
        } else if field.isEqual(to: "retry") {
            let isNumber = !value.isEmpty && value.allSatisfy { (0x30...0x39).contains($0) }
            if isNumber, let wait = Int(String(decoding: value, as: UTF8.self)) { reconnectionMilliseconds = wait }
        } else {
            recordStray(line)
        }
    }

    private mutating func dispatch() -> ServerEvent? {
        guard hasData else {
            name = ""
            return nil
        }
        var event = ServerEvent(name: name.isEmpty ? "message" : name, data: [], id: lastID)
        swap(&event.data, &data)
        hasData = false
        name = ""
        strayLines.removeAll(keepingCapacity: true)
        strayIsTooLong = false
        return event
    }

    private mutating func recordStray(_ line: UnsafeBufferPointer<UInt8>) {
        guard !strayIsTooLong, strayLines.count + line.count < 65_536 else { return strayIsTooLong = true }
        strayLines.append(contentsOf: line)
        strayLines.append(0x0A)
    }
}

/// The places where lines end in a chunk. Each byte is looked at once for each of both kinds of end.
private struct LineEnds {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var lineFeed = -1
    private var carriageReturn = -1

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The first end at or after `start`; `nil` if there is none.
    mutating func next(from start: Int) -> Int? {
        if lineFeed < start { lineFeed = bytes.place(of: 0x0A, from: start) ?? bytes.count }
        if carriageReturn < start { carriageReturn = bytes.place(of: 0x0D, from: start) ?? bytes.count }
        let end = min(lineFeed, carriageReturn)
        return end < bytes.count ? end : nil
    }
}

extension UnsafeBufferPointer<UInt8> {
    func part(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: self[range]) }

    /// The first place of a byte at or after `start`, by the C library, which looks at many bytes at once.
    func place(of byte: UInt8, from start: Int) -> Int? {
        guard start < count, let base = baseAddress, let found = memchr(base + start, Int32(byte), count - start) else {
            return nil
        }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    func isEqual(to text: StaticString) -> Bool {
        isEqual(to: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        guard let base = baseAddress, let otherBase = other.baseAddress else { return count == 0 }
        return memcmp(base, otherBase, count) == 0
    }
}
