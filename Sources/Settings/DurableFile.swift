import Foundation

/// A small text file that is there whole, as it was or as it shall be, whatever happens in between.
///
/// The new text is written beside the old, flushed to the disk and then renamed over it. A link is followed: what it
/// points to is replaced, the link stays.
struct DurableFile {
    enum Failure: Error, Equatable {
        /// Why, as the end of a sentence that begins with the path.
        case cannotWrite(String)
        /// Somebody else wrote it since it was looked at.
        case changedMeanwhile
        /// Another process has held it for seconds.
        case busy
    }

    /// What tells one state of a file from another.
    struct Stamp: Equatable {
        private var device: dev_t
        private var inode: ino_t
        private var size: off_t
        private var seconds: Int
        private var nanoseconds: Int

        /// `nil` where there is no file.
        init?(of path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            (device, inode, size) = (status.st_dev, status.st_ino, status.st_size)
            (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        }
    }

    /// As the person names it.
    let path: String
    /// Where it is after all links.
    let target: String

    init(path: String) {
        self.path = path
        target = Self.target(of: path)
    }

    var stamp: Stamp? { Stamp(of: target) }

    /// Keeps other processes from writing until `body` is over. The lock is on the folder, so that nothing is left over.
    func locked<Result>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        try makeFolder()
        let folder = open(Self.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw Self.failure() }
        defer { close(folder) }
        var tries = 0
        while flock(folder, LOCK_EX | LOCK_NB) != 0 {
            // A file system without locks has no second writer to wait for that it could tell of.
            guard errno == EWOULDBLOCK || errno == EINTR else { break }
            tries += 1
            guard tries < 400 else { throw .busy }
            usleep(5_000)
        }
        return try body()
    }

    /// To be called within `locked`.
    /// - Parameter old: the state that `text` was made from.
    /// - Throws: `.changedMeanwhile` where the file is no longer in that state. The file is then as it was.
    func write(_ text: String, insteadOf old: Stamp?) throws(Failure) {
        var status = stat()
        let exists = stat(target, &status) == 0
        if exists, access(target, W_OK) != 0 { throw Self.failure() }
        // One name for all, since the lock lets one write at a time: what a process left that was killed goes with the next.
        let temporary = "\(target).new"
        unlink(temporary)
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw Self.failure() }
        do throws(Failure) {
            defer { close(file) }
            try Self.fill(file, with: Array(text.utf8))
            if exists, fchmod(file, status.st_mode & 0o7777) != 0 { throw Self.failure() }
            guard fsync(file) == 0 else { throw Self.failure() }
            guard stamp == old else { throw .changedMeanwhile }
            guard rename(temporary, target) == 0 else { throw Self.failure() }
        } catch {
            unlink(temporary)
            throw error
        }
        Self.flush(folder: Self.folder(of: target))
    }

    private static func fill(_ file: Int32, with bytes: [UInt8]) throws(Failure) {
        var done = 0
        while done < bytes.count {
            let count = bytes[done...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure() }
            done += count
        }
    }

    /// The name is on the disk too when this is over; a file system that cannot say so keeps it in its own time.
    private static func flush(folder: String) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    private func makeFolder() throws(Failure) {
        var missing: [String] = []
        var folder = Self.folder(of: path)
        while access(folder, F_OK) != 0, errno == ENOENT, folder != "/" {
            missing.append(folder)
            folder = Self.folder(of: folder)
        }
        for folder in missing.reversed() where mkdir(folder, 0o700) != 0 && errno != EEXIST { throw Self.failure() }
    }

    private static func failure() -> Failure { .cannotWrite(String(cString: strerror(errno))) }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Follows links, also one to a file that is yet to be made. A ring of links ends where it began to turn.
    private static func target(of path: String) -> String {
        var path = path
        for _ in 0..<40 {
            var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
            let count = buffer.withUnsafeMutableBytes {
                readlink(path, $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
            }
            guard count > 0 else { break }
            let link = String(decoding: buffer[..<count], as: UTF8.self)
            path = link.hasPrefix("/") ? link : "\(folder(of: path))/\(link)"
        }
        return path
    }
}
