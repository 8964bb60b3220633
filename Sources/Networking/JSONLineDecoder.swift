/// Takes a body of one JSON text a line apart, cut anywhere. Lines end at LF, CR or both: neither can be inside a JSON
/// string. Blank lines are skipped.
public struct JSONLineDecoder: Sendable {
    private let limit: Int
    private var line: [UInt8] = []

    /// - Parameter limit: the longest line in bytes.
    public init(limit: Int = 8 << 20) {
        self.limit = limit
    }

    /// The lines completed by this chunk, often none.
    /// - Throws: `.tooLong`.
    public mutating func feed(_ chunk: [UInt8]) throws(EventStreamError) -> [[UInt8]] {
        var completed: [[UInt8]] = []
        var start = 0
        while let end = chunk.withUnsafeBufferPointer({ $0.place(of: 0x0A, from: start) }) {
            try splitLines(of: chunk[start..<end], into: &completed)
            if let line = dequeueLine() { completed.append(line) }
            start = end + 1
        }
        try splitLines(of: chunk[start...], into: &completed)
        return completed
    }

    /// The body has ended: the line that was still open, if there is one.
    public mutating func finish() -> [UInt8]? { dequeueLine() }

    /// Takes bytes without LF; what comes after their last CR stays open.
    private mutating func splitLines(
        of bytes: ArraySlice<UInt8>, into completed: inout [[UInt8]]
    ) throws(EventStreamError) {
        var rest = bytes
        while let end = rest.firstIndex(of: 0x0D) {
            try grow(by: rest[..<end])
            if let line = dequeueLine() { completed.append(line) }
            rest = rest[(end + 1)...]
        }
        try grow(by: rest)
    }

    private mutating func grow(by bytes: ArraySlice<UInt8>) throws(EventStreamError) {
        guard line.count + bytes.count <= limit else { throw .tooLong(limit: limit) }
        line += bytes
    }

    private mutating func dequeueLine() -> [UInt8]? {
        defer { line = [] }
        if line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
        return line.allSatisfy { $0 <= 0x20 } ? nil : line
    }
}
