import Foundation
import Testing

/// Runs each test on threads of its own: these tests block theirs while they wait for a program, and the pool that all
/// asynchronous code shares has as many threads as there are cores. Two that waited there held up everything else.
struct ThreadPerTest: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await Turns.shared.begin()
        do {
            try await withTaskExecutorPreference(ThreadPerJob()) { try await function() }
        } catch {
            await Turns.shared.end()
            throw error
        }
        await Turns.shared.end()
    }
}

extension Trait where Self == ThreadPerTest {
    static var blocksItsThread: Self { ThreadPerTest() }
}

/// No more than four of these tests at once: their programs share the cores with them.
private actor Turns {
    static let shared = Turns()
    private var free = 4
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func begin() async {
        if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
    }

    func end() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}

/// Each job, from where a task goes on to where it waits again, on a new thread. It blocks no signals: a program that is
/// started there would come to the world with the same ones blocked.
private final class ThreadPerJob: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
