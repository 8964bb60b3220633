import Files
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

        init(_ failure: FileFailure) { self = .cannotWrite(failure.reason) }
    }

    /// The identity of one state of a file.
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
        do { try Folder.make(Folder.of(path)) } catch { throw Failure(error) }
        let folder = open(Folder.of(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw Failure(.last) }
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
        if exists, access(target, W_OK) != 0 { throw Failure(.last) }
        do {
            // One name for all, since the lock lets one write at a time: what a process left that was killed goes with the next.
            let file = try ReplacementFile(path: target, ownPath: "\(target).new")
            try file.write(text.utf8)
            if exists { try file.setMode(status.st_mode & 0o7777) }
            try file.sync()
            guard stamp == old else { throw Failure.changedMeanwhile }
            try file.finish()
        } catch let failure as FileFailure {
            throw Failure(failure)
        } catch {
            throw .changedMeanwhile
        }
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
            path = link.hasPrefix("/") ? link : "\(Folder.of(path))/\(link)"
        }
        return path
    }
}
