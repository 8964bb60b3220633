import Dispatch
import Foundation
import Synchronization
import Testing
import Threads

@Suite struct `A thread of its own` {
    private struct Refusal: Error, Equatable {}

    @Test func `gives what the work gave, or threw`() async throws {
        #expect(await DedicatedThread.run { 6 * 7 } == 42)
        await #expect(throws: Refusal()) {
            try await DedicatedThread.run { () throws(Refusal) -> Int in throw Refusal() }
        }
    }

    /// Each waits for all others: fewer threads than that would wait for ever.
    @Test func `is there for each of many that wait for one another`() async {
        let count = 40
        let (arrived, open) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let all = (0..<count).map { _ in
            Task {
                await DedicatedThread.run {
                    arrived.signal()
                    open.wait()
                }
            }
        }
        await DedicatedThread.run {
            for _ in 0..<count { arrived.wait() }
            for _ in 0..<count { open.signal() }
        }
        for task in all { await task.value }
    }

    @Test func `tells its work when the task was cancelled`() async {
        let begun = DispatchSemaphore(value: 0)
        let task = Task {
            await DedicatedThread.run { isCancelled in
                begun.signal()
                while !isCancelled() { sched_yield() }
                return true
            }
        }
        await DedicatedThread.run { begun.wait() }
        task.cancel()
        #expect(await task.value)
    }

    @Test func `leaves signals to the others, but not faults`() async {
        let blocked = await DedicatedThread.run {
            var mask = sigset_t()
            pthread_sigmask(SIG_BLOCK, nil, &mask)
            return [SIGINT, SIGTERM, SIGWINCH, SIGSEGV, SIGABRT].map { sigismember(&mask, $0) }
        }
        #expect(blocked == [1, 1, 1, 0, 0])
    }
}
