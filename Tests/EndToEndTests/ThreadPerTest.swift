import Foundation
import Testing

/// Runs each test on threads of its own: these tests block theirs while they wait for a program, and the pool that all
/// asynchronous code shares has as many threads as there are cores. Two that waited there held up everything else.
struct ThreadPerTest: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(ThreadPerJob()) { try await function() }
    }
}

extension Trait where Self == ThreadPerTest {
    static var blocksItsThread: Self { ThreadPerTest() }
}

/// Each job, from where a task goes on to where it waits again, on a new thread. It blocks no signals: a program that is
/// started there would come to the world with the same ones blocked.
private final class ThreadPerJob: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
