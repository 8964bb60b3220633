import Synchronization
import Testing

@testable import EventLoop

@Suite struct `Timers of the event loop` {
    private let start = ContinuousClock.now

    private func timer(_ seconds: Int, _ call: @escaping @Sendable () -> Void = {}) -> LoopTimer {
        LoopTimer(due: start + .seconds(seconds), call: call)
    }

    @Test func `are due in the order of their times, equal ones in the order they were added`() {
        let rung = Mutex<[String]>([])
        var queue = TimerQueue()
        for (seconds, name) in [(3, "c"), (1, "a"), (2, "b1"), (2, "b2"), (9, "late")] {
            queue.add(timer(seconds) { rung.withLock { $0.append(name) } })
        }
        for timer in queue.popDue(at: start + .seconds(3)) { timer.fire() }
        #expect(rung.withLock { $0 } == ["a", "b1", "b2", "c"])
        #expect(queue.nextDue == start + .seconds(9))
        #expect(queue.popDue(at: start + .seconds(3)).isEmpty)
    }

    @Test func `that were cancelled wake nobody and call nothing`() {
        let calls = Mutex(0)
        var queue = TimerQueue()
        let first = timer(1) { calls.withLock { $0 += 1 } }
        queue.add(first)
        queue.add(timer(5))
        first.cancel()
        #expect(queue.nextDue == start + .seconds(5))
        first.fire()
        #expect(calls.withLock { $0 } == 0)
    }

    @Test func `call once`() {
        let calls = Mutex(0)
        let timer = timer(0) { calls.withLock { $0 += 1 } }
        timer.fire()
        timer.fire()
        #expect(calls.withLock { $0 } == 1)
    }

    @Test func `an empty queue waits for nothing`() {
        var queue = TimerQueue()
        #expect(queue.nextDue == nil)
        #expect(queue.popDue(at: start).isEmpty)
    }
}

@Suite(.timeLimit(.minutes(10))) struct `The pool of workers` {
    @Test func `runs what a task asks of it, also when all of its threads wait`() async {
        let done = await withTaskGroup(of: Int.self) { group in
            for number in 0..<64 {
                group.addTask(executorPreference: Executors.workers) {
                    await Task.yield()
                    return number
                }
            }
            return await group.reduce(0, +)
        }
        #expect(done == 64 * 63 / 2)
    }
}
