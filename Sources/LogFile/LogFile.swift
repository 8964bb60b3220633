import Foundation
import Synchronization

/// A log in a file of its own, for its owner alone, bounded in size. Lines are written by a task of their own: who logs does
/// not wait for the disk. Nothing is opened or made before the first line.
public final class LogFile: Sendable {
    private struct Backlog {
        var lines: [@Sendable () -> String] = []
        var dropped = 0
        /// A task has begun that will write them.
        var isExpected = false
    }
    public let path: String
    /// Seconds since 1970.
    let clock: @Sendable () -> Double
    private let backlog = Mutex(Backlog())
    private let maxWaiting: Int
    /// Held from taking lines out of the backlog to the last one's writing, so that they keep their order.
    private let file: Mutex<RotatingFile>

    /// - Parameters:
    ///   - maxBytes: of one file; a line that would make it longer begins a new one.
    ///   - maxFiles: together with the older ones.
    ///   - maxWaiting: lines that may wait for the disk; further ones are dropped, and their number is told.
    ///   - clock: seconds since 1970.
    public init(
        path: String, maxBytes: Int = 1 << 20, maxFiles: Int = 3, maxWaiting: Int = 1000,
        clock: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 }
    ) {
        self.path = path
        self.clock = clock
        self.maxWaiting = maxWaiting
        file = Mutex(RotatingFile(path: path, maxBytes: maxBytes, maxFiles: maxFiles))
    }

    /// Writes what is still waiting. For the end of the program.
    public func flush() { writeBacklog() }

    /// Lines up a line, made when it is written.
    func append(_ line: @escaping @Sendable () -> String) {
        let isFirst = backlog.withLock { backlog in
            guard backlog.lines.count < maxWaiting else {
                backlog.dropped += 1
                return false
            }
            backlog.lines.append(line)
            defer { backlog.isExpected = true }
            return !backlog.isExpected
        }
        // Ends by itself with these lines. No queue of Dispatch, whose threads' monitor wakes an idle program every second.
        if isFirst { Task(priority: .utility) { writeBacklog() } }
    }

    private func writeBacklog() {
        file.withLock { file in
            let (lines, dropped) = backlog.withLock { backlog in
                defer { backlog = Backlog() }
                return (backlog.lines, backlog.dropped)
            }
            if dropped > 0 { file.append("\(LogLine.timestamp(clock())) warning log: \(dropped) lines were dropped\n") }
            for line in lines { file.append(line()) }
        }
    }

    /// Holds the file, so that a test can fill the backlog. Returns when it is held.
    func hold(until release: DispatchSemaphore) {
        let isHeld = DispatchSemaphore(value: 0)
        Thread.detachNewThread { [self] in
            file.withLock { _ in
                isHeld.signal()
                release.wait()
            }
        }
        isHeld.wait()
    }
}
