import Files
import Foundation

/// The files of a vault, in a folder of its owner alone.
struct VaultPlace: Sendable {
    let folder: String
    var vault: String { folder + "/vault" }
    /// A copy of the last good state; while the vault is written, of the one before.
    var backup: String { folder + "/vault.bak" }
    /// A file that could not be read, put aside when the backup took its place.
    var damaged: String { folder + "/vault.damaged" }
    var lock: String { folder + "/vault.lock" }
    /// How often a wrong passphrase was given.
    var tries: String { folder + "/vault.tries" }

    /// The identity and the state of the file that a path led to: tells without reading whether it was replaced.
    struct Stamp: Equatable, Sendable {
        var device: UInt64
        var number: UInt64
        var size: Int64
        var seconds: Int
        var nanoseconds: Int
    }

    /// `nil` where there is no file.
    var stamp: Stamp? {
        var facts = stat()
        guard lstat(vault, &facts) == 0 else { return nil }
        #if os(Linux)
            let time = facts.st_mtim
        #else
            let time = facts.st_mtimespec
        #endif
        return Stamp(
            device: UInt64(facts.st_dev), number: UInt64(facts.st_ino), size: Int64(facts.st_size),
            seconds: time.tv_sec, nanoseconds: time.tv_nsec)
    }

    /// - Returns: `nil` where there is none; whether its mode had to be mended.
    func read(_ path: String) throws(VaultError) -> (bytes: [UInt8], wasMended: Bool)? {
        guard let (descriptor, wasMended) = try OwnerOnlyFile.open(path) else { return nil }
        defer { close(descriptor) }
        return (try OwnerOnlyFile.bytes(of: descriptor, path: path, atMost: VaultFile.largest), wasMended)
    }

    /// Puts `bytes` in the place of a file, all or nothing.
    func write(
        _ bytes: [UInt8], to path: String, check: ([UInt8]) throws(VaultError) -> Void = { _ in }
    ) throws(VaultError) {
        let file = try VaultError.writing(path) { () throws(FileFailure) in try ReplacementFile(path: path) }
        let written = try VaultError.writing(path) { () throws(FileFailure) in
            try file.write(bytes)
            try file.sync()
            return try file.readBack(atMost: VaultFile.largest)
        }
        guard let written, written == bytes else {
            throw .cannotWrite(path: path, reason: "the disk gives back something else than was written")
        }
        try check(written)
        try VaultError.writing(path) { () throws(FileFailure) in try file.finish() }
    }

    /// Removes half-written files that a killed program left behind. Only while the lock is held.
    func sweep() {
        // Of a folder that cannot be listed the next write says what is wrong.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix("vault") && name.contains(ReplacementFile.ending) {
            unlink(folder + "/" + name)
        }
    }
}

/// Keeps other programs from changing the same files, for as long as it is kept. The system ends it with the process.
final class FileLock {
    let descriptor: Int32

    /// Waits for another program to be done; blocks the thread.
    /// - Throws: `.busy` after ten seconds.
    init(path: String, timeout: Duration = .seconds(10)) throws(VaultError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { throw .writing(path, errno) }
        let end = ContinuousClock.now + timeout
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR, ContinuousClock.now < end else {
                let reason = errno
                close(descriptor)
                throw reason == EWOULDBLOCK ? .busy : .writing(path, reason)
            }
            usleep(2000)
        }
        // Last: an object that is whole is deinitialised when its initialiser throws, and would close the descriptor twice.
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }
}
