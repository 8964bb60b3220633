/// Timers by the time they are due. There are a handful at once, so a sorted list does.
struct TimerQueue {
    /// The next one last.
    private var timers: [LoopTimer] = []

    mutating func add(_ timer: LoopTimer) {
        let place = timers.firstIndex { $0.due <= timer.due } ?? timers.endIndex
        timers.insert(timer, at: place)
    }

    /// Removes those whose time has come, the earliest first.
    mutating func popDue(at now: ContinuousClock.Instant) -> [LoopTimer] {
        var due: [LoopTimer] = []
        while let next = timers.last, next.due <= now { due.append(timers.removeLast()) }
        return due
    }

    /// `nil` without timers. Those that were cancelled are dropped: nobody is woken for them.
    var nextDue: ContinuousClock.Instant? {
        mutating get {
            while let next = timers.last, next.isCancelled { timers.removeLast() }
            return timers.last?.due
        }
    }
}
