import Files
import Foundation

/// Decrypts a sealed file piece by piece, in constant memory. Every piece that comes out stood in the file like that; whether
/// the file is whole is known only when `read()` has answered `nil`. Not shared between threads, and not for the main actor.
public final class SealedFileReader {
    private let path: String
    private let descriptor: Int32
    private let header: SealedHeader
    private let checksum: [UInt8]
    private var stream: SecretStream?
    private var isAtEnd = false

    /// Opens a file and looks at its header; nothing is decrypted yet.
    /// - Throws: `.notOurs`, `.newerVersion`, `.damaged`, `.costRefused`, `.cannotRead`.
    public init(path: String) throws(VaultError) {
        let descriptor = PathText.withSystemPath(path) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard descriptor >= 0 else { throw .reading(path, errno) }
        do throws(VaultError) {
            (header, checksum) = try Self.header(of: descriptor, path)
        } catch {
            close(descriptor)
            throw error
        }
        self.path = path
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Takes about half a second.
    /// - Throws: `.wrongSecret`, and another passphrase may be tried; `.notEnoughMemory`, `.damaged`.
    public func unlock(passphrase: Secret) throws(VaultError) {
        guard stream == nil else { return }
        try begin(with: try header.key(with: .passphrase(passphrase, .least)))
    }

    /// Opens a file that was sealed with the key of a vault.
    /// - Throws: `.wrongSecret` where it was not, or where the vault had another key then; `.damaged`.
    public func unlock(with opener: VaultSealOpener) throws(VaultError) {
        guard stream == nil else { return }
        guard SealedHeader.check(of: opener.key) == header.check else { throw .wrongSecret }
        try begin(with: opener.key)
    }

    /// Opens a file that nothing protects, as the vault it was sealed with.
    /// - Throws: `.wrongSecret` where something does.
    public func unlockUnprotected() throws(VaultError) {
        guard stream == nil else { return }
        try begin(with: try header.key(with: .unprotected))
    }

    /// - Parameter key: what the slots hold.
    private func begin(with key: Secret) throws(VaultError) {
        var key = key
        if let box = header.streamKey {
            guard let boxed = SealingKey.open(Array(box), vaultKey: key) else { throw .damaged(.changed) }
            key = boxed
        }
        let streamHeader = try Self.bytes(SecretStream.headerBytes, of: descriptor, path)
        guard streamHeader.count == SecretStream.headerBytes else { throw .damaged(.cutOff) }
        stream = .opening(key: Sodium.key(.stream, of: key), header: streamHeader, associated: checksum)
    }

    /// The next piece, at most 64 KiB; `nil` at the end of a whole file.
    /// - Throws: `.locked` before `unlock`; `.damaged(.cutOff)` where the end is missing, `.damaged(.changed)` otherwise.
    public func read() throws(VaultError) -> [UInt8]? {
        guard let stream else { throw .locked }
        guard !isAtEnd else { return nil }
        let whole = SealedFile.pieceBytes + SecretStream.overheadBytes
        let sealed = try Self.bytes(whole, of: descriptor, path)
        guard let (piece, isLast) = stream.open(sealed) else {
            throw .damaged(sealed.count < whole ? .cutOff : .changed)
        }
        guard isLast else { return piece }
        isAtEnd = true
        guard try Self.bytes(1, of: descriptor, path).isEmpty else { throw .damaged(.changed) }
        return piece.isEmpty ? nil : piece
    }

    // MARK: Bytes

    private static func header(of descriptor: Int32, _ path: String) throws(VaultError) -> (SealedHeader, [UInt8]) {
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { throw .reading(path, errno) }
        guard facts.st_mode & S_IFMT == S_IFREG else { throw .cannotRead(path: path, reason: "it is no file") }
        let prefix = try bytes(SealedFile.mark.count + 5, of: descriptor, path)
        guard SealedFile.mark.starts(with: prefix.prefix(SealedFile.mark.count)) else { throw .notOurs }
        guard prefix.count == SealedFile.mark.count + 5 else { throw .damaged(.cutOff) }
        let length = prefix.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        guard length <= VaultFile.largestHeader else { throw .damaged(.changed) }
        let said = try bytes(length, of: descriptor, path)
        let checksum = try bytes(SealedFile.checksumBytes, of: descriptor, path)
        guard checksum.count == SealedFile.checksumBytes else { throw .damaged(.cutOff) }
        guard Sodium.hash(prefix + said, count: SealedFile.checksumBytes) == checksum else { throw .damaged(.changed) }
        guard prefix[SealedFile.mark.count] == SealedFile.layout else { throw .newerVersion }
        return (
            try SealedHeader(bytes: said, cipher: SealedHeader.streamCipher, SealedHeader.boxedStreamCipher), checksum
        )
    }

    /// So many bytes, or fewer at the end of the file.
    private static func bytes(_ count: Int, of descriptor: Int32, _ path: String) throws(VaultError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var place = 0
        while place < count {
            let got = bytes[place...].withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else { throw .reading(path, errno) }
            if got == 0 { break }
            place += got
        }
        return place == count ? bytes : Array(bytes.prefix(place))
    }
}
