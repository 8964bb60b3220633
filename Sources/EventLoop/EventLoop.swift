import CTimers
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The program's first thread: it runs the main actor, waits for file descriptors and keeps the time, all in one `poll`.
///
/// Swift's own executors come from Dispatch, whose thread monitor wakes up every second for ever, and where a key goes
/// through two more threads before the main actor sees it. Here an idle program sleeps in one system call, and a key is
/// read by the thread that draws.
public final class EventLoop: Sendable {
    public static let shared = EventLoop()

    /// How a job is run: as the main actor's, or for a task that prefers the loop's thread (`executor`).
    enum Job: Sendable {
        case ofMainActor(UnownedJob)
        case ofTask(UnownedJob)
    }

    private struct Waiting: Sendable {
        var jobs: [Job] = []
        var timers = TimerQueue()
        /// The thread sleeps, or is about to: whoever adds something wakes it.
        var isAsleep = false
        var isStopped = false

        /// Begins a turn and returns its due work.
        mutating func beginTurn() -> Turn {
            var turn = Turn(timers: timers.popDue(at: .now), isLast: isStopped)
            swap(&turn.jobs, &jobs)
            return turn
        }

        /// How long to wait for the descriptors, in milliseconds, -1 for ever. They get their turn even if there is more to do.
        mutating func fallAsleep() -> Int32 {
            guard jobs.isEmpty, !isStopped else { return 0 }
            let timeout = timers.nextDue.map { max(.zero, $0 - .now).wholeMilliseconds } ?? -1
            isAsleep = timeout != 0
            return timeout
        }
    }
    private struct Turn: Sendable {
        var timers: [LoopTimer]
        var jobs: [Job] = []
        var isLast: Bool
    }
    private let waiting = Mutex(Waiting())
    private let wake = WakeUpPipe()
    private let thread = pthread_self()
    private let watches = MainThreadOnly<[Int32: FileWatch]>([:])

    /// Made by `install` on the thread that will run it: the process's first one.
    private init() {}

    /// Makes this loop the main actor's executor, and a pool of threads everybody else's. Once, before anything is
    /// asynchronous.
    public static func install() {
        _ = shared  // a worker that asked first would make its own thread the loop's
        Executors.install()
    }

    /// Gives large blocks of memory back to the system whenever they are freed, from now on. Without it an import of many small
    /// files, each read into a large block, kept ten kilobytes of free memory a file.
    public static func returnLargeBlocks() { heap_return_large() }

    /// Uses one heap for all threads from now on. For a program whose threads seldom allocate at once: to set up a heap for
    /// each takes memory, and time at the start.
    public static func shareHeap() { heap_share() }

    /// Runs until `stop`, on the process's first thread.
    ///
    /// A job of the main actor must not be run as one of a task's executor, too: the runtime would take every call from the
    /// main actor to the main actor for a change of executors and come back to it in a later turn. Others got in between, so
    /// that what was looked at before an `await withCheckedContinuation` did not hold in its body any more.
    public func run() {
        let (main, thread) = (Executors.main.asUnownedSerialExecutor(), Executors.thread.asUnownedTaskExecutor())
        while true {
            let turn = waiting.withLock { $0.beginTurn() }
            if turn.isLast { return }
            for timer in turn.timers { timer.fire() }
            for job in turn.jobs {
                switch job {
                case .ofMainActor(let job): job.runSynchronously(on: main)
                case .ofTask(let job): job.runSynchronously(isolatedTo: main, taskExecutor: thread)
                }
            }
            sleep(milliseconds: waiting.withLock { $0.fallAsleep() })
        }
    }

    /// For a task of the main actor that waits for what comes often: as a task's preference it keeps the waiting, too, on the
    /// loop's thread. Else every element goes through a worker on its way, and another one waits for the next.
    public static var executor: any TaskExecutor { Executors.thread }

    /// Ends `run` after the jobs that are due.
    public func stop() { change { $0.isStopped = true } }

    /// Whether the caller is on the loop's thread.
    public var isCurrent: Bool { pthread_equal(thread, pthread_self()) != 0 }

    // MARK: Timers

    /// Calls once, after that time by the clock that goes on while the machine is awake.
    @MainActor public func after(_ delay: Duration, _ call: @escaping @MainActor () -> Void) -> LoopTimer {
        let timer = LoopTimer(due: .now + delay) { MainActor.assumeIsolated(call) }
        add(timer)
        return timer
    }

    private func add(_ timer: LoopTimer) { change { $0.timers.add(timer) } }

    func add(_ job: Job) { change { $0.jobs.append(job) } }

    private func change(_ body: (inout Waiting) -> Void) {
        let isAsleep = waiting.withLock { waiting in
            body(&waiting)
            defer { waiting.isAsleep = false }
            return waiting.isAsleep
        }
        if isAsleep { wake.signal() }
    }

    /// For executors: hands the job on when the time has come.
    /// - Parameter delay: of one of the system's clocks. Others sleep by themselves and do not come here.
    func schedule(
        _ job: UnownedJob, after delay: some DurationProtocol, _ add: @escaping @Sendable (UnownedJob) -> Void
    ) {
        guard let delay = delay as? Duration else { preconditionFailure("a clock with a time of its own") }
        self.add(LoopTimer(due: .now + delay) { add(job) })
    }

    // MARK: File descriptors

    /// Calls on the main actor whenever there is something to read, or the other end has gone, until it is cancelled.
    @MainActor public func watch(_ descriptor: Int32, _ call: @escaping @MainActor () -> Void) -> FileWatch {
        let watch = FileWatch(descriptor: descriptor, call: call)
        watches.value[descriptor] = watch
        return watch
    }

    @MainActor fileprivate func forget(_ watch: FileWatch) {
        if watches.value[watch.descriptor] === watch { watches.value[watch.descriptor] = nil }
    }

    // MARK: Sleeping

    private func sleep(milliseconds: Int32) {
        let watched = watches.value.values.filter { !$0.isPaused }
        var polled = [pollfd(fd: wake.readEnd, events: Int16(POLLIN), revents: 0)]
        polled += watched.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        let ready = poll(&polled, nfds_t(polled.count), milliseconds)
        waiting.withLock { $0.isAsleep = false }
        guard ready > 0 else { return }
        if polled[0].revents != 0 { wake.clear() }
        for (watch, polled) in zip(watched, polled.dropFirst()) where polled.revents != 0 && !watch.isGone {
            MainActor.assumeIsolated { watch.call() }
        }
    }
}

// MARK: - What is waited for

/// A descriptor that the loop reads. It is not closed here.
@MainActor public final class FileWatch {
    nonisolated let descriptor: Int32
    let call: @MainActor () -> Void
    /// Read by the loop's thread alone, which is the main actor's.
    nonisolated(unsafe) fileprivate(set) var isPaused = false
    nonisolated(unsafe) fileprivate(set) var isGone = false

    fileprivate init(descriptor: Int32, call: @escaping @MainActor () -> Void) {
        self.descriptor = descriptor
        self.call = call
    }

    /// Leaves what comes where it is.
    public func pause() { isPaused = true }
    /// Watches the descriptor again after a pause.
    public func resume() { isPaused = false }

    /// Ends the watch for good; the descriptor stays open.
    public func cancel() {
        isGone = true
        EventLoop.shared.forget(self)
    }
}

/// Something to do later, once.
public final class LoopTimer: Sendable {
    let due: ContinuousClock.Instant
    private let call: Mutex<(@Sendable () -> Void)?>

    init(due: ContinuousClock.Instant, call: @escaping @Sendable () -> Void) {
        self.due = due
        self.call = Mutex(call)
    }

    func fire() { call.withLock { $0.take() }?() }

    /// It will not be called any more.
    public func cancel() { call.withLock { $0 = nil } }

    var isCancelled: Bool { call.withLock { $0 == nil } }
}

extension Duration {
    /// Rounded up: waking too early would be waking twice.
    fileprivate var wholeMilliseconds: Int32 {
        let (seconds, attoseconds) = components
        guard seconds < 2_000_000 else { return 2_000_000_000 }
        return Int32(seconds) * 1000 + Int32((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}
