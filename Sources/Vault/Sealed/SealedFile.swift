import Files
import Foundation

/// Files encrypted with a passphrase, or for whoever opens a vault: backups and exports.
///
/// `AIRFITS1`, the length of the header, the header with a passphrase slot, a checksum of these, and then libsodium's secret
/// stream (XChaCha20-Poly1305) in pieces of 64 KiB. Each piece is bound to its place and to the header, and the last one is
/// marked as the last: a file that was cut, even between two pieces, does not read to its end.
public enum SealedFile {
    static let mark = Array("AIRFITS".utf8)
    static let layout = UInt8(ascii: "1")
    static let pieceBytes = 64 << 10
    static let checksumBytes = 32

    /// Whether a vault's key opens the file; `false` also for one that cannot be read.
    public static func opens(path: String, with opener: VaultSealOpener) -> Bool {
        // What is wrong with it is told when it is opened.
        guard let reader = try? SealedFileReader(path: path) else { return false }
        return (try? reader.unlock(with: opener)) != nil
    }

    /// Whether nothing protects the file, as the vault it was sealed with; `false` also for one that cannot be read.
    public static func isUnprotected(path: String) -> Bool {
        // What is wrong with it is told when it is opened.
        guard let reader = try? SealedFileReader(path: path) else { return false }
        return (try? reader.unlockUnprotected()) != nil
    }

    /// Whether the file begins as a sealed one does; `false` also for one that cannot be read.
    public static func isSealed(path: String) -> Bool {
        let descriptor = PathText.withSystemPath(path) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: mark.count)
        return read(descriptor, &bytes, bytes.count) == bytes.count && bytes == mark
    }
}
