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

public enum EventStreamError: Error, Equatable, Sendable {
    /// A line, or the data of one event, is longer than accepted; the limit in bytes.
    case tooLong(limit: Int)
}

/// Decodes an event stream as WHATWG's HTML, "Interpreting an event stream", says, with one difference: an event without
/// blank line at the end of the body is handed on by `finish`, because several servers leave that line out.
public struct EventStreamDecoder: Sendable {
    /// Milliseconds the server asks to wait before connecting again; `nil` if it did not say.
    public private(set) var reconnectionMilliseconds: Int?
    /// The lines since the last event that are no fields, as servers write that break off with an error in plain JSON;
    /// empty beyond 64 KB.
    public private(set) var stray: [UInt8] = []
    private let limit: Int
    private var line: [UInt8] = []
    private var data: [UInt8] = []
    private var hasData = false
    private var name = ""
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
    public mutating func feed(_ chunk: some Collection<UInt8>) throws(EventStreamError) -> [ServerEvent] {
        if let failure { throw failure }
        var completed: [ServerEvent] = []
        do throws(EventStreamError) {
            try feed(chunk, into: &completed)
        } catch {
            failure = error
            if completed.isEmpty { throw error }
        }
        return completed
    }

    private mutating func feed(
        _ chunk: some Collection<UInt8>, into completed: inout [ServerEvent]
    ) throws(EventStreamError) {
        var start = chunk.startIndex
        while start != chunk.endIndex {
            if lastByteWasCR && chunk[start] == 0x0A {  // second half of CR LF
                lastByteWasCR = false
                chunk.formIndex(after: &start)
                continue
            }
            let rest = chunk[start...]
            guard let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
                try grow(by: rest)
                break
            }
            try grow(by: rest[..<end])
            lastByteWasCR = chunk[end] == 0x0D
            if let event = try endLine() { completed.append(event) }
            start = chunk.index(after: end)
        }
    }

    /// The body has ended: returns the event that was still open, if there is one.
    public mutating func finish() throws(EventStreamError) -> ServerEvent? {
        if let failure { throw failure }
        if !line.isEmpty { _ = try endLine() }
        return dispatch()
    }

    private mutating func grow(by bytes: some Collection<UInt8>) throws(EventStreamError) {
        guard !bytes.isEmpty else { return }
        lastByteWasCR = false
        guard line.count + bytes.count <= limit else { throw .tooLong(limit: limit) }
        line.append(contentsOf: bytes)
    }

    private mutating func endLine() throws(EventStreamError) -> ServerEvent? {
        defer { line.removeAll(keepingCapacity: true) }
        if isFirstLine {
            isFirstLine = false
            if line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
        }
        guard !line.isEmpty else { return dispatch() }
        guard let colon = line.firstIndex(of: 0x3A) else {
            try take(field: line[...], value: [])
            return nil
        }
        guard colon > 0 else { return nil }  // a comment
        var value = line[(colon + 1)...]
        if value.first == 0x20 { value.removeFirst() }
        try take(field: line[..<colon], value: value)
        return nil
    }

    private mutating func take(field: ArraySlice<UInt8>, value: ArraySlice<UInt8>) throws(EventStreamError) {
        if field.elementsEqual("data".utf8) {
            guard data.count + value.count < limit else { throw .tooLong(limit: limit) }
            if hasData { data.append(0x0A) }
            data.append(contentsOf: value)
            hasData = true
        } else if field.elementsEqual("event".utf8) {
            name = String(decoding: value, as: UTF8.self)
        } else if field.elementsEqual("id".utf8) {
            if !value.contains(0) { lastID = String(decoding: value, as: UTF8.self) }
        } else if field.elementsEqual("retry".utf8) {
            let isNumber = !value.isEmpty && value.allSatisfy { (0x30...0x39).contains($0) }
            if isNumber, let wait = Int(String(decoding: value, as: UTF8.self)) { reconnectionMilliseconds = wait }
        } else {
            stray = stray.count + line.count < 65_536 ? stray + line + [0x0A] : []
        }
    }

    private mutating func dispatch() -> ServerEvent? {
        defer {
            data = []
            hasData = false
            name = ""
        }
        guard hasData else { return nil }
        stray = []
        return ServerEvent(name: name.isEmpty ? "message" : name, data: data, id: lastID)
    }
}
