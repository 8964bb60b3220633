import Archive
import Vault

/// Encrypts what is written on its way into a file.
public final class SealedSink: ByteSink {
    private let writer: SealedFileWriter
    private let path: String
    private let lock: UnfinishedLock

    private init(
        path: String, _ writer: (_ ownPath: String) throws(VaultError) -> SealedFileWriter
    ) throws(ArchiveError) {
        self.path = path
        let ownPath = UnfinishedLock.name(beside: path)
        do throws(VaultError) { self.writer = try writer(ownPath) } catch { throw ArchiveError(error, path: path) }
        lock = UnfinishedLock(ownPath)
    }

    /// Takes about half a second.
    convenience init(path: String, mayReplace: Bool, passphrase: Secret) throws(ArchiveError) {
        try self.init(path: path) { ownPath throws(VaultError) in
            try SealedFileWriter(path: path, ownPath: ownPath, mayReplace: mayReplace, passphrase: passphrase)
        }
    }

    convenience init(path: String, mayReplace: Bool, seal: VaultSeal) throws(ArchiveError) {
        try self.init(path: path) { ownPath throws(VaultError) in
            try SealedFileWriter(path: path, ownPath: ownPath, mayReplace: mayReplace, seal: seal)
        }
    }

    /// Encrypts bytes and writes them.
    public func write(_ bytes: UnsafeRawBufferPointer) throws(ArchiveError) {
        do throws(VaultError) { try writer.write(bytes) } catch { throw ArchiveError(error, path: path) }
    }

    /// Writes the end, by which a cut is told, and gives the file its name.
    public func finish() throws(ArchiveError) {
        do throws(VaultError) { try writer.finish() } catch { throw ArchiveError(error, path: path) }
    }

    /// Removes the unfinished file.
    public func abandon() { writer.abandon() }

    /// Opens files that are encrypted with `passphrase`.
    public static func opener(_ passphrase: Secret) -> ByteSinkOpener {
        { path, mayReplace throws(ArchiveError) in
            try SealedSink(path: path, mayReplace: mayReplace, passphrase: passphrase)
        }
    }

    /// Opens files that whatever opens the vault opens.
    public static func opener(_ seal: VaultSeal) -> ByteSinkOpener {
        { path, mayReplace throws(ArchiveError) in try SealedSink(path: path, mayReplace: mayReplace, seal: seal) }
    }
}

/// Decrypts what is read from a file.
final class SealedSource: ByteSource {
    private let reader: SealedFileReader
    private let path: String
    private var piece: ArraySlice<UInt8> = []
    private var isAtEnd = false

    private init(path: String, _ unlock: (SealedFileReader) throws(VaultError) -> Void) throws(ArchiveError) {
        self.path = path
        do throws(VaultError) {
            reader = try SealedFileReader(path: path)
            try unlock(reader)
        } catch {
            throw ArchiveError(error, path: path)
        }
    }

    /// Takes about half a second.
    convenience init(path: String, passphrase: Secret) throws(ArchiveError) {
        try self.init(path: path) { reader throws(VaultError) in try reader.unlock(passphrase: passphrase) }
    }

    /// A file that was sealed with the key of a vault.
    convenience init(path: String, opener: VaultSealOpener) throws(ArchiveError) {
        try self.init(path: path) { reader throws(VaultError) in try reader.unlock(with: opener) }
    }

    /// A file that was sealed with the key of a vault that nothing protects.
    convenience init(unprotectedPath path: String) throws(ArchiveError) {
        try self.init(path: path) { reader throws(VaultError) in try reader.unlockUnprotected() }
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ArchiveError) -> Int {
        while piece.isEmpty, !isAtEnd {
            do throws(VaultError) {
                if let next = try reader.read() { piece = next[...] } else { isAtEnd = true }
            } catch {
                throw ArchiveError(error, path: path)
            }
        }
        let count = min(piece.count, buffer.count)
        buffer.copyBytes(from: piece.prefix(count))
        piece = piece.dropFirst(count)
        return count
    }
}

extension ArchiveError {
    public init(_ error: VaultError, path: String) {
        switch error {
        case .wrongSecret: self = .wrongPassphrase(path: path)
        case .newerVersion: self = .tooNew(path: path)
        case .damaged(.cutOff): self = .damaged(path: path, reason: "it ends in the middle")
        case .damaged(.changed): self = .damaged(path: path, reason: "its bytes are not those that were written")
        case .notOurs: self = .notABackup(path: path)
        case .diskFull: self = .diskFull(path: path)
        case .cannotRead(_, let reason): self = .cannotRead(path: path, reason: reason)
        case .cannotWrite(_, let reason): self = .cannotWrite(path: path, reason: reason)
        case .cancelled: self = .cancelled
        default: self = .sealing(error.sentence)
        }
    }
}
