@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The loop and its workers as Swift's executors. The protocols are still experimental, so they are seen here alone.
struct Executors: ExecutorFactory {
    static let main = MainThreadExecutor()
    static let thread = LoopThreadExecutor()
    static let workers = WorkerExecutor()
    static var mainExecutor: any MainExecutor { main }
    static var defaultExecutor: any TaskExecutor { workers }

    static func install() { _createExecutors(factory: Executors.self) }
}

/// The main actor's.
final class MainThreadExecutor: MainExecutor, SchedulingExecutor {
    func enqueue(_ job: consuming ExecutorJob) { EventLoop.shared.add(.ofMainActor(UnownedJob(job))) }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
        EventLoop.shared.schedule(UnownedJob(job), after: delay) { EventLoop.shared.add(.ofMainActor($0)) }
    }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
        enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
    }

    func run() throws { EventLoop.shared.run() }
    func stop() { EventLoop.shared.stop() }
    func checkIsolated() { precondition(EventLoop.shared.isCurrent, "not on the main actor") }
    func isIsolatingCurrentContext() -> Bool? { EventLoop.shared.isCurrent }
}

/// The executor of tasks that prefer the loop's thread where they are not the main actor's.
final class LoopThreadExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) { EventLoop.shared.add(.ofTask(UnownedJob(job))) }
}

final class WorkerExecutor: TaskExecutor, SchedulingExecutor {
    func enqueue(_ job: consuming ExecutorJob) { WorkerPool.shared.add(UnownedJob(job)) }

    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
        EventLoop.shared.schedule(UnownedJob(job), after: delay) { WorkerPool.shared.add($0) }
    }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
        enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
    }
}
