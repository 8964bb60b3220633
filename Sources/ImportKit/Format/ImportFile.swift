/// The path given to an import: one file, a folder or an archive.
public struct ImportOrigin: Equatable, Sendable {
    public var path: String
    /// For example `apple-health`.
    public var format: String
    /// The same for the same content only.
    public var fingerprint: String
    /// Size of the file in bytes.
    public var byteCount: Int
    /// Whether it is read again and again: a file takes the place of the one that has its name, with all it gave, and every
    /// reading is of the same import.
    public var isFeed = false

    public init(path: String, format: String, fingerprint: String, byteCount: Int) {
        self.path = path
        self.format = format
        self.fingerprint = fingerprint
        self.byteCount = byteCount
    }
}

/// One file of an import.
public struct ImportFile: Sendable {
    public var name: String
    /// For example `fit`.
    public var format: String
    /// The same for the same content only. A file that an import gave that stands is not read again.
    public var fingerprint: String
    /// Size of the file in bytes.
    public var byteCount: Int64
    /// Whether it is imported for more than records of health: goals and conversations of another AirFit.
    public var holdsMore = false
    /// That of the same file where more of it is kept: it need not be read again after that; `nil` where all is kept.
    public var fullerFingerprint: String?
    /// Gives everything in the file to the sink, from the calling thread, and tells of the bytes done now and then; it ends
    /// with `ImportError.cancelled` when that answers `false`. It may be called twice.
    /// - Throws: `ImportError` for a file that cannot be used: the others are imported all the same. Anything else ends the
    ///   import.
    public var read: @Sendable (any ImportSink, ImportContext, (Int64) -> Bool) throws -> ImportTally

    public init(
        name: String, format: String, fingerprint: String, byteCount: Int64,
        read: @escaping @Sendable (any ImportSink, ImportContext, (Int64) -> Bool) throws -> ImportTally
    ) {
        self.name = name
        self.format = format
        self.fingerprint = fingerprint
        self.byteCount = byteCount
        self.read = read
    }
}
