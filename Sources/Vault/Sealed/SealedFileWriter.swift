import Files
import Foundation

/// Encrypts a file with a passphrase as it is written, in constant memory. The file takes its place, for its owner alone, only
/// with `finish()`; before, and when the writer goes without it, what was there stays. Not shared between threads, and not
/// for the main actor: it writes to the disk, and making one takes about half a second.
public final class SealedFileWriter {
    private let file: ReplacementFile
    private let mayReplace: Bool
    private let stream: SecretStream
    private var waiting: [UInt8] = []

    /// - Parameters:
    ///   - path: where `finish()` puts it.
    ///   - ownPath: its name until then; a new one if `nil`.
    ///   - mayReplace: whether a regular file there gives way. Anything else that is there stays.
    ///   - cost: what a guess takes, as for a passphrase of the vault.
    /// - Throws: when the file cannot be made, or the memory for the passphrase is missing.
    public convenience init(
        path: String, ownPath: String? = nil, mayReplace: Bool = true, passphrase: Secret,
        cost: PassphraseCost = .calibrated(),
        at date: Date = Date()
    ) throws(VaultError) {
        let key = Secret.random(count: Sodium.keyBytes)
        let id = SealedHeader.newID()
        let slot = try KeySlot.wrapping(key, with: .passphrase(passphrase, cost), of: id, at: date)
        let header = SealedHeader(cipher: SealedHeader.streamCipher, key: key, slots: [slot], vault: id)
        try self.init(path: path, ownPath, mayReplace, header, key)
    }

    /// A file that whatever opens the vault opens.
    /// - Throws: when the file cannot be made.
    public convenience init(
        path: String, ownPath: String? = nil, mayReplace: Bool = true, seal: VaultSeal
    ) throws(VaultError) {
        let key = Secret.random(count: Sodium.keyBytes)
        var header = SealedHeader(
            cipher: SealedHeader.boxedStreamCipher, key: key, slots: seal.slots, vault: seal.vault)
        header.check = seal.check
        header.streamKey = Data(SealingKey.seal(key, for: seal.sealingKey))
        try self.init(path: path, ownPath, mayReplace, header, key)
    }

    private init(
        path: String, _ ownPath: String?, _ mayReplace: Bool, _ header: SealedHeader, _ key: Secret
    ) throws(VaultError) {
        self.mayReplace = mayReplace
        let preamble = VaultFile.preamble(SealedFile.mark + [SealedFile.layout], header: header.bytes)
        let checksum = Sodium.hash(preamble, count: SealedFile.checksumBytes)
        let streamHeader: [UInt8]
        (stream, streamHeader) = SecretStream.sealing(key: Sodium.key(.stream, of: key), associated: checksum)
        file = try VaultError.writing(path) { () throws(FileFailure) in
            try ReplacementFile(path: path, ownPath: ownPath)
        }
        waiting.reserveCapacity(SealedFile.pieceBytes)
        try put(preamble + checksum + streamHeader)
    }

    /// Seals bytes behind those before; what fills no piece waits for more.
    public func write(_ bytes: UnsafeRawBufferPointer) throws(VaultError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            // A full piece waits until more comes, since the last one is marked.
            if waiting.count == SealedFile.pieceBytes { try seal(isLast: false) }
            let part = rest.prefix(SealedFile.pieceBytes - waiting.count)
            waiting += part
            rest = rest.dropFirst(part.count)
        }
    }

    /// Seals bytes behind those before.
    public func write(_ bytes: [UInt8]) throws(VaultError) {
        let result = bytes.withUnsafeBytes { bytes in Result { () throws(VaultError) in try write(bytes) } }
        try result.get()
    }

    /// Ends the file and puts it in its place; nothing may be written afterwards.
    public func finish() throws(VaultError) {
        try seal(isLast: true)
        try VaultError.writing(file.path) { () throws(FileFailure) in
            try file.finish(replacing: mayReplace ? .regularFile : .nothing)
        }
    }

    /// Leaves nothing behind; the same happens when the writer goes unfinished.
    public func abandon() { file.abandon() }

    private func seal(isLast: Bool) throws(VaultError) {
        try put(stream.seal(waiting, isLast: isLast))
        waiting.removeAll(keepingCapacity: true)
    }

    private func put(_ bytes: [UInt8]) throws(VaultError) {
        try VaultError.writing(file.path) { () throws(FileFailure) in try file.write(bytes) }
    }
}
