import ChatModel
import Synchronization

/// Counts the replies that are not through yet, so that the program can wait for what they still have to note.
final class RunningReplies: Sendable {
    private struct Count {
        var running = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
    }
    private let count = Mutex(Count())

    func began() { count.withLock { $0.running += 1 } }

    func ended() {
        let waiting = count.withLock { count -> [CheckedContinuation<Void, Never>] in
            count.running -= 1
            guard count.running == 0 else { return [] }
            defer { count.waiting = [] }
            return count.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Returns when no reply is running.
    func drain() async {
        await withCheckedContinuation { continuation in
            let isQuiet = count.withLock { count in
                if count.running > 0 { count.waiting.append(continuation) }
                return count.running == 0
            }
            if isQuiet { continuation.resume() }
        }
    }
}
