import Synchronization
import Threads

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Threads for what is not on the main actor. They come as they are needed, sleep without a timer, and stay.
final class WorkerPool: Sendable {
    static let shared = WorkerPool()

    /// A few of them may wait for the disk at once.
    private static let mostThreads = max(4, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

    private struct Work {
        var jobs = FIFOQueue<UnownedJob>()
        var threads = 0
        var sleepers = 0
    }
    private let work = Mutex(Work())
    private let semaphore = Semaphore()

    private init() {}

    private enum Need { case nothing, wake, start }

    func add(_ job: UnownedJob) {
        let need = work.withLock { work -> Need in
            work.jobs.add(job)
            if work.sleepers > 0 {
                work.sleepers -= 1
                return .wake
            }
            guard work.threads < Self.mostThreads else { return .nothing }
            work.threads += 1
            return .start
        }
        switch need {
        case .nothing: break
        case .wake: semaphore.signal()
        case .start: startThread()
        }
    }

    private func startThread() {
        if DedicatedThread.begin({ [self] in run() }) { return }
        let isLast = work.withLock { work in
            work.threads -= 1
            return work.threads == 0
        }
        precondition(!isLast, "the system gives no thread")
    }

    private func run() {
        let executor = Executors.workers.asUnownedTaskExecutor()
        while true {
            guard let job = dequeueJob() else {
                semaphore.wait()
                continue
            }
            job.runSynchronously(on: executor)
        }
    }

    /// `nil` when there is nothing to do: the caller counts as asleep.
    private func dequeueJob() -> UnownedJob? {
        work.withLock { work in
            let job = work.jobs.dequeue()
            if job == nil { work.sleepers += 1 }
            return job
        }
    }
}

/// A counting semaphore of the system. Safe to share: its memory never moves.
private final class Semaphore: @unchecked Sendable {
    private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

    init() { sem_init(semaphore, 0, 0) }
    deinit {
        sem_destroy(semaphore)
        semaphore.deallocate()
    }

    func signal() { sem_post(semaphore) }
    func wait() { while sem_wait(semaphore) != 0 {} }
}
