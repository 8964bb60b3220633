import Synchronization

/// A clock that stands until a test moves it. Whoever sleeps by it wakes when its time is reached, or when its task is
/// cancelled.
public final class ManualClock: Sendable {
    private struct Sleeper {
        var number: Int
        var until: Double
        var resume: CheckedContinuation<Void, Never>
    }
    private struct Watcher {
        var count: Int
        var resume: CheckedContinuation<Void, Never>
    }
    private struct State {
        var now = 0.0
        /// The seconds of every sleep that was asked for, in order.
        var asked: [Double] = []
        var sleepers: [Sleeper] = []
        var watchers: [Watcher] = []
    }
    private let state = Mutex(State())
    private let start = ContinuousClock.now

    public init() {}

    /// Seconds since the clock was made, as far as it was moved.
    public var now: Double { state.withLock(\.now) }
    /// The same as a moment of the running clock.
    public var instant: ContinuousClock.Instant { start + .seconds(now) }
    /// The seconds of every sleep that was asked for, in order.
    public var asked: [Double] { state.withLock(\.asked) }

    /// Moves the clock forward, and wakes every sleeper whose time is reached.
    public func advance(by seconds: Double) {
        let due = state.withLock { state -> [Sleeper] in
            state.now += seconds
            let due = state.sleepers.filter { $0.until <= state.now }
            state.sleepers.removeAll { $0.until <= state.now }
            return due
        }
        for sleeper in due { sleeper.resume.resume() }
    }

    /// Returns when that many sleeps have been asked for since the beginning.
    public func sleeps(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isReached = state.withLock { state in
                if state.asked.count < count { state.watchers.append(Watcher(count: count, resume: continuation)) }
                return state.asked.count >= count
            }
            if isReached { continuation.resume() }
        }
    }

    /// - Throws: `CancellationError` when its task is cancelled.
    public func sleep(for duration: Duration) async throws {
        await pause(duration / .seconds(1))
        try Task.checkCancellation()
    }

    /// Returns when the time is reached or its task is cancelled.
    public func pause(_ seconds: Double) async {
        let number = begin(seconds)
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    // Moved on between the asking and the sleeping: the time counts from the asking.
                    let until = number.until
                    if until <= state.now || Task.isCancelled { return true }
                    state.sleepers.append(Sleeper(number: number.number, until: until, resume: continuation))
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            let sleeper = state.withLock { state -> Sleeper? in
                state.sleepers.firstIndex { $0.number == number.number }.map { state.sleepers.remove(at: $0) }
            }
            sleeper?.resume.resume()
        }
    }

    private func begin(_ seconds: Double) -> (number: Int, until: Double) {
        let (begun, ready) = state.withLock { state in
            state.asked.append(seconds)
            let ready = state.watchers.filter { $0.count <= state.asked.count }
            state.watchers.removeAll { $0.count <= state.asked.count }
            return ((state.asked.count, state.now + seconds), ready)
        }
        for watcher in ready { watcher.resume.resume() }
        return begun
    }
}

/// Opened by a test; whoever waits at it goes on then, or when its task is cancelled.
public final class AsyncGate: Sendable {
    private struct State {
        var isOpen = false
        var next = 0
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        var arrivals: [CheckedContinuation<Void, Never>] = []
    }
    private let state = Mutex(State())

    public init() {}

    /// For good.
    public func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [:] }
            return state.waiting.values
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Returns when the gate is open or the task is cancelled.
    public func pass() async {
        let number = arrive()
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let mayPass = state.withLock { state in
                    if state.isOpen || Task.isCancelled { return true }
                    state.waiting[number] = continuation
                    return false
                }
                if mayPass { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
        }
    }

    /// Returns when somebody has come to the gate, or had.
    public func reached() async {
        await withCheckedContinuation { continuation in
            let isReached = state.withLock { state in
                if state.next == 0 { state.arrivals.append(continuation) }
                return state.next > 0
            }
            if isReached { continuation.resume() }
        }
    }

    private func arrive() -> Int {
        let (number, arrivals) = state.withLock { state in
            state.next += 1
            defer { state.arrivals = [] }
            return (state.next, state.arrivals)
        }
        for continuation in arrivals { continuation.resume() }
        return number
    }
}
