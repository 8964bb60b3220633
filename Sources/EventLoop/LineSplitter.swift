/// Splits bytes, cut anywhere, into lines that end at LF, in bounded memory whatever comes.
public struct LineSplitter: Sendable {
    /// A line without its LF.
    public enum Line: Equatable, Sendable {
        case text(String)
        /// One of more bytes than the limit, of which nothing is kept.
        case tooLong

        /// Its text, empty for one that is too long.
        public var text: String {
            switch self {
            case .text(let text): text
            case .tooLong: ""
            }
        }
    }

    /// The treatment of a line of more bytes than the limit.
    public enum Overflow: Sendable {
        /// Its pieces are lines.
        case split
        /// It is dropped up to its LF and told once, as soon as it is too long.
        case drop
        /// Its first bytes are the line.
        case truncate
    }

    private let limit: Int
    private let overflow: Overflow
    /// The line whose LF has not come.
    private var open: [UInt8] = []
    private var isDropping = false

    /// - Parameter limit: the longest line in bytes, without its LF.
    public init(limit: Int, overflow: Overflow) {
        self.limit = max(1, limit)
        self.overflow = overflow
    }

    /// The lines completed by these bytes, often none.
    public mutating func feed(_ bytes: ArraySlice<UInt8>) -> [Line] {
        var lines: [Line] = []
        var rest = bytes
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            grow(by: rest[..<end], &lines)
            if !isDropping { lines.append(dequeue()) }
            isDropping = false
            rest = rest[(end + 1)...]
        }
        grow(by: rest, &lines)
        return lines
    }

    /// The input has ended: the line that was still open; `nil` for none.
    public mutating func finish() -> Line? { open.isEmpty ? nil : dequeue() }

    /// Takes bytes without LF.
    private mutating func grow(by bytes: ArraySlice<UInt8>, _ lines: inout [Line]) {
        guard !isDropping else { return }
        var rest = bytes
        while open.count + rest.count > limit {
            let room = limit - open.count
            switch overflow {
            case .split:
                open += rest.prefix(room)
                rest = rest.dropFirst(room)
                lines.append(dequeue())
            case .drop:
                open = []
                isDropping = true
                lines.append(.tooLong)
                return
            case .truncate:
                open += rest.prefix(room)
                return
            }
        }
        open += rest
    }

    private mutating func dequeue() -> Line {
        defer { open = [] }
        return .text(String(decoding: open, as: UTF8.self))
    }
}
