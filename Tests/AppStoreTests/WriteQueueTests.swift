import Synchronization
import Testing

@testable import AppStore

@MainActor @Suite(.timeLimit(.minutes(10))) struct `The queue of writes` {
    private final class Log: Sendable {
        private let lines = Mutex<[String]>([])
        var all: [String] { lines.withLock { $0 } }
        func add(_ line: String) { lines.withLock { $0.append(line) } }
    }

    @Test func `writes one after the other, in the order they were asked for`() async {
        let queue = WriteQueue()
        let log = Log()
        for number in 0..<50 {
            queue.add {
                log.add("begin \(number)")
                await Task.yield()
                log.add("end \(number)")
            }
        }
        await queue.drain()
        #expect(log.all == (0..<50).flatMap { ["begin \($0)", "end \($0)"] })
    }

    @Test func `is through at once when nothing was asked for`() async {
        await WriteQueue().drain()
    }

    @Test func `a write may ask for another one`() async {
        let queue = WriteQueue()
        let log = Log()
        queue.add { [queue] in
            log.add("first")
            await queue.add { log.add("second") }
        }
        await queue.drain()
        await queue.drain()
        #expect(log.all == ["first", "second"])
    }
}
