/// How far a file was read, at a place where reading can go on another time: everything before it was given to the sink.
public struct ImportMark: Codable, Equatable, Sendable {
    /// Bytes of the document, unpacked, that need not be read again.
    public var position: Int64
    /// Of what was read so far.
    public var tally: ImportTally
    /// The reader's own notes, by names of its own.
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
    /// Does nothing.
    public func reached(_ mark: ImportMark) throws {}
}
