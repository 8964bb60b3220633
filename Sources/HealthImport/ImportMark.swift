/// How far a file was read, at a place where reading can go on another time: everything before it was given to the sink.
public struct ImportMark: Codable, Equatable, Sendable {
    /// Bytes of the document, unpacked, that need not be read again.
    public var position: Int64
    /// Of what was read so far.
    public var tally: ImportTally
    /// What only the reader understands, by names of its own.
    public var notes: [String: String]

    public init(position: Int64, tally: ImportTally, notes: [String: String] = [:]) {
        self.position = position
        self.tally = tally
        self.notes = notes
    }
}

extension ImportSink {
    /// For sinks that read in one go.
    public var wantsMark: Bool { false }
    public func reached(_ mark: ImportMark) throws {}
}

extension BlockReading {
    /// Passes over the next bytes; over all that are left where they are fewer.
    mutating func skip(_ count: Int64) throws(ImportError) {
        guard count > 0 else { return }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 64)
        defer { buffer.deallocate() }
        var left = count
        while left > 0 {
            let wanted = Int(min(left, Int64(buffer.count)))
            let got = try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]))
            guard got > 0 else { return }
            left -= Int64(got)
        }
    }
}
