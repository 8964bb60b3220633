import Glibc

/// A file without a name: nobody else can open it, and nothing of it is left when it is closed or the process is killed.
public final class AnonymousFile: Sendable {
    /// Open for reading and writing as long as this object lives.
    public let descriptor: Int32

    /// - Parameters:
    ///   - folder: on whose file system it is.
    ///   - opening: may open the file, still empty, by the path given; afterwards the path is gone.
    public init(in folder: String, opening: (_ path: String) -> Void = { _ in }) throws(FileFailure) {
        let file = try TemporaryFile("\(folder)/\(Self.beginning)")
        descriptor = file.descriptor
        opening(file.path)
        PathText.unlink(file.path)
    }

    deinit { close(descriptor) }

    /// How the names begin that such files have for a moment, as long as they are empty.
    public static let beginning = ".staging-file-"

    /// Its size in bytes.
    public var byteCount: Int {
        var facts = stat()
        return fstat(descriptor, &facts) == 0 ? Int(facts.st_size) : 0
    }
}
