import Foundation

/// A file that takes another one's place only when all of it is on the disk: written under a name of its own in the same
/// folder, for its owner alone. Not shared between threads.
final class ReplacementFile {
    /// How the names of half-written files end, before six random letters.
    static let ending = ".new-"

    let path: String
    private let ownPath: String
    private var descriptor: Int32 = -1

    init(path: String) throws(VaultError) {
        self.path = path
        ownPath = path + Self.ending + Hex.text(Sodium.random(6))
        descriptor = open(ownPath, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .writing(path, errno) }
    }

    deinit { abandon() }

    func write(_ bytes: UnsafeRawBufferPointer) throws(VaultError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .writing(path, errno) }
            rest = rest.dropFirst(count)
        }
    }

    func write(_ bytes: [UInt8]) throws(VaultError) {
        let result = bytes.withUnsafeBytes { bytes in Result { () throws(VaultError) in try write(bytes) } }
        try result.get()
    }

    /// What stands on the disk, read anew.
    func readBack(atMost limit: Int) throws(VaultError) -> [UInt8] {
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .writing(path, errno) }
        return try PrivateFile.bytes(of: descriptor, path: path, atMost: limit)
    }

    /// Puts it in its place. Once this returns it survives a loss of power.
    /// - Throws: what is there stays as it was.
    func commit(check: (ReplacementFile) throws(VaultError) -> Void = { _ in }) throws(VaultError) {
        guard fsync(descriptor) == 0 else { throw .writing(path, errno) }
        try check(self)
        guard close(descriptor) == 0 else {
            descriptor = -1
            unlink(ownPath)
            throw .writing(path, errno)
        }
        descriptor = -1
        guard rename(ownPath, path) == 0 else {
            let reason = errno
            unlink(ownPath)
            throw .writing(path, reason)
        }
        PrivateFolder.settle(of: path)
    }

    /// Leaves nothing behind.
    func abandon() {
        guard descriptor >= 0 else { return }
        close(descriptor)
        descriptor = -1
        unlink(ownPath)
    }
}

extension VaultError {
    static func writing(_ path: String, _ number: Int32) -> VaultError {
        switch number {
        case ENOSPC, EDQUOT, EFBIG: .diskFull(path: path)
        default: .cannotWrite(path: path, reason: String(cString: strerror(number)))
        }
    }

    static func reading(_ path: String, _ number: Int32) -> VaultError {
        number == ELOOP
            ? .notPrivate(path: path, reason: "it is a link to another place")
            : .cannotRead(path: path, reason: String(cString: strerror(number)))
    }
}
