import Foundation
import Synchronization

/// A log in a file of its own, for its owner alone, bounded in size. Lines are written on a queue of its own: who logs does
/// not wait for the disk. Nothing is opened or made before the first line.
public final class LogFile: Sendable {
    private struct Backlog {
        var waiting = 0
        var dropped = 0
    }
    public let path: String
    /// Seconds since 1970.
    let clock: @Sendable () -> Double
    private let queue = DispatchQueue(label: "log file", qos: .utility)
    private let backlog = Mutex(Backlog())
    private let maxWaiting: Int
    /// Touched on the queue alone.
    private nonisolated(unsafe) let file: RotatingFile

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
        file = RotatingFile(path: path, maxBytes: maxBytes, maxFiles: maxFiles)
    }

    /// Writes what is still waiting. For the end of the program.
    public func flush() { queue.sync {} }

    /// Lines up a line, made on the queue.
    func append(_ line: @escaping @Sendable () -> String) {
        let isFull = backlog.withLock { backlog in
            if backlog.waiting >= maxWaiting {
                backlog.dropped += 1
                return true
            }
            backlog.waiting += 1
            return false
        }
        if isFull { return }
        queue.async { [self] in
            let dropped = backlog.withLock { backlog in
                backlog.waiting -= 1
                defer { backlog.dropped = 0 }
                return backlog.dropped
            }
            if dropped > 0 { file.append("\(LogLine.timestamp(clock())) warning log: \(dropped) lines were dropped\n") }
            file.append(line())
        }
    }

    /// Holds the queue, so that a test can fill the backlog. Returns when the queue is held.
    func hold(until release: DispatchSemaphore) {
        let isHeld = DispatchSemaphore(value: 0)
        queue.async {
            isHeld.signal()
            release.wait()
        }
        isHeld.wait()
    }
}
