import Foundation

/// Makes guessing slow: after wrong tries the next one is taken only after 1 s, 2 s, 4 s … 60 s, whatever programs try and
/// however often they are started anew. Guards against people at the keyboard; who copies the file away is held off by the
/// cost of a passphrase alone.
struct AttemptThrottle: Sendable {
    private struct Record {
        var wrong: Int
        /// The next try is taken then, by the clock of that start of the system.
        var notBefore: Duration
        var boot: String
    }

    let path: String
    let clock: VaultClock

    static func delay(afterWrong count: Int) -> Duration {
        count < 1 ? .zero : .seconds(min(60, 1 << min(count - 1, 6)))
    }

    /// Runs one try; blocks the thread while another program tries. It counts as wrong from its beginning, so that ending the
    /// program does not save the wait.
    /// - Parameter attempt: throws `.wrongSecret` for a wrong one.
    func trying<Result>(_ attempt: () throws(VaultError) -> Result) throws(VaultError) -> Result {
        let lock: FileLock
        do throws(VaultError) {
            lock = try FileLock(path: path, timeout: .seconds(60))
        } catch {
            guard case .cannotWrite = error else { throw error }
            // A folder that cannot be written to can still be read; nothing can be counted there.
            return try attempt()
        }
        let before = record(lock.descriptor)
        let wait = (before?.notBefore ?? .zero) - clock.sinceBoot()
        guard wait <= .zero else { throw .tooSoon(wait: wait) }
        record(wrong: (before?.wrong ?? 0) + 1, lock.descriptor)
        do throws(VaultError) {
            let result = try attempt()
            ftruncate(lock.descriptor, 0)
            return result
        } catch {
            // Only a wrong one counts.
            if error != .wrongSecret { record(before, lock.descriptor) }
            throw error
        }
    }

    /// How long until the next try is taken; zero where it may be now.
    func wait() -> Duration {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return .zero }
        defer { close(descriptor) }
        return max(.zero, (record(descriptor)?.notBefore ?? .zero) - clock.sinceBoot())
    }

    // MARK: The file: the number of wrong tries, milliseconds, the name of the system's start

    /// `nil` where nothing was counted.
    private func record(_ descriptor: Int32) -> Record? {
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return nil }
        let words = String(decoding: bytes.prefix(count), as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard words.count == 3, let wrong = Int(words[0]), (1...1_000_000).contains(wrong), let until = Int64(words[1])
        else { return Record(wrong: 6, notBefore: .zero, boot: clock.boot()) }  // somebody wrote into it
        let longest = Self.delay(afterWrong: wrong)
        // After a new start the wait begins with it. No wait is longer than its number of tries makes it.
        let notBefore =
            words[2] == clock.boot() ? min(.milliseconds(until), clock.sinceBoot() + longest) : longest
        return Record(wrong: wrong, notBefore: notBefore, boot: clock.boot())
    }

    private func record(wrong: Int, _ descriptor: Int32) {
        let until = clock.sinceBoot() + Self.delay(afterWrong: wrong)
        record(Record(wrong: wrong, notBefore: until, boot: clock.boot()), descriptor)
    }

    private func record(_ record: Record?, _ descriptor: Int32) {
        guard let record else {
            ftruncate(descriptor, 0)
            return
        }
        let milliseconds = Int64(record.notBefore / .milliseconds(1))
        let line = Array("\(record.wrong) \(milliseconds) \(record.boot)\n".utf8)
        // On a full disk nothing is counted; the cost of the passphrase remains.
        if pwrite(descriptor, line, line.count, 0) == line.count { ftruncate(descriptor, off_t(line.count)) }
    }
}
