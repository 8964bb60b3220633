import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Runs what blocks, or takes long, on a thread of its own, so that nothing else waits behind it.
///
/// The queues of Dispatch are not for that: they have as many threads as there are cores, and one that waits keeps its place
/// for a second before another one takes over.
public enum DedicatedThread {
    /// Returns at once. Signals stay with the threads that there were before.
    /// - Returns: `false` when the system gives no thread; then nothing runs.
    public static func begin(_ work: @escaping @Sendable () -> Void) -> Bool {
        var thread = pthread_t()
        let context = Unmanaged.passRetained(Work(work))
        let code = pthread_create(
            &thread, nil,
            { context in
                // Given by the line above: the thread owns its work until it ends.
                Unmanaged<Work>.fromOpaque(context!).takeRetainedValue().run()
                return nil
            }, context.toOpaque())
        guard code == 0 else {
            context.release()
            return false
        }
        pthread_detach(thread)
        return true
    }

    /// Returns at once. A system that gives no thread any more ends the program.
    public static func start(_ work: @escaping @Sendable () -> Void) {
        let hasBegun = begin(work)
        precondition(hasBegun, "the system gives no thread")
    }

    /// - Throws: what `work` threw. A system that gives no thread any more ends the program.
    public static func run<Value: Sendable, Failure: Error>(
        _ work: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        try await outcome { () throws(Failure) in try work() }.get()
    }

    /// - Parameter work: is told how to ask whether the task was cancelled.
    /// - Throws: as `run`.
    public static func run<Value: Sendable, Failure: Error>(
        _ work: @escaping @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let flag = CancelFlag()
        let result: Result<Value, Failure> = await withTaskCancellationHandler {
            await outcome { () throws(Failure) in try work { flag.isSet } }
        } onCancel: {
            flag.set()
        }
        return try result.get()
    }

    private static func outcome<Value: Sendable, Failure: Error>(
        of work: @escaping @Sendable () throws(Failure) -> Value
    ) async -> Result<Value, Failure> {
        await withCheckedContinuation { continuation in
            start {
                do throws(Failure) {
                    continuation.resume(returning: .success(try work()))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
        }
    }

    private final class Work: Sendable {
        private let work: @Sendable () -> Void
        init(_ work: @escaping @Sendable () -> Void) { self.work = work }

        func run() {
            DedicatedThread.blockSignals()
            work()
        }
    }

    private final class CancelFlag: Sendable {
        private let flag = Atomic(false)
        func set() { flag.store(true, ordering: .relaxed) }
        var isSet: Bool { flag.load(ordering: .relaxed) }
    }

    /// A handler that ran on this thread would interrupt what it does. Faults cannot be put off.
    private static func blockSignals() {
        var all = sigset_t()
        sigfillset(&all)
        for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT] { sigdelset(&all, fault) }
        pthread_sigmask(SIG_SETMASK, &all, nil)
    }
}
