import Entries
import Foundation

/// A workout while it is being recorded: what its events add up to.
///
/// Pure: events go in, each with its moment. Lengths are counted by the clock that nobody can set, so that a clock that is
/// set back, a midnight, a change of the hour or of the zone moves nothing.
public struct LiveWorkout: Equatable, Sendable {
    /// A set with its place in the workout.
    public struct DoneSet: Equatable, Sendable {
        public var set: StrengthSet
        /// Seconds since the start, pauses included.
        public var offset: Double
    }

    /// A rest after a set.
    public struct Rest: Equatable, Sendable {
        /// Seconds from the start of the workout to that of the rest, pauses included; later by the pauses in the rest.
        public var offset: Double
        /// The proposed length, see `RestRule`.
        public var seconds: Double
    }

    public private(set) var type = ""
    /// `nil` where nothing was said.
    public private(set) var isIndoor: Bool?
    /// Sets that are planned, in order.
    public private(set) var plan: [StrengthSet] = []
    /// All events that stand, the first of them the start.
    public private(set) var events: [WorkoutEvent]
    public private(set) var sets: [DoneSet] = []
    public private(set) var notes: [String] = []
    /// The rest after the last set, which stands still in a pause; `nil` before the first set and where it was taken off.
    public private(set) var rest: Rest?
    public private(set) var isPaused = false
    /// The workout it ended with; `nil` while it goes on.
    public private(set) var ended: LogEntry.LoggedWorkout?
    public private(set) var isDiscarded = false
    /// Places of the laps' ends, in seconds from the start.
    public private(set) var lapEnds: [Double] = []
    /// Pauses that are over.
    public private(set) var pauses: [LogEntry.LoggedWorkout.Span] = []
    /// Seconds from the clock to the day that was taken for today at its start.
    private var dayShift = 0.0
    private var total = 0.0
    private var pausedAt: Double?

    /// A workout that begins.
    /// - Parameter dayShift: seconds from the clock to the day that is taken for today.
    public init(
        _ type: String, isIndoor: Bool? = nil, plan: [StrengthSet] = [], dayShift: Double = 0, at moment: WorkoutMoment
    ) {
        let start = WorkoutEvent.Kind.started(
            type: type, isIndoor: isIndoor, plan: plan.isEmpty ? nil : plan, dayShift: dayShift == 0 ? nil : dayShift)
        events = [WorkoutEvent(start, at: moment)]
        compute()
    }

    /// The workout that a journal tells of.
    /// - Returns: `nil` where it does not begin with a start.
    public init?(_ journal: [WorkoutEvent]) {
        guard let first = journal.first, case .started = first.kind else { return nil }
        events = [first]
        for event in journal.dropFirst() {
            if case .undone = event.kind { removeLast() } else { events.append(event) }
        }
        compute()
    }

    /// Whether it is still to be recorded.
    public var isLive: Bool { ended == nil && !isDiscarded }
    public var startedAt: WorkoutMoment { events[0].at }
    /// When something last happened.
    public var lastEventAt: WorkoutMoment { events[events.count - 1].at }

    /// The planned sets that are not done yet, in order. A set counts for the next planned one of its exercise.
    public var planLeft: [StrengthSet] {
        var done: [String: Int] = [:]
        for set in sets { done[set.set.exercise, default: 0] += 1 }
        return plan.filter { set in
            guard let count = done[set.exercise], count > 0 else { return true }
            done[set.exercise] = count - 1
            return false
        }
    }

    /// The set that nothing but Enter stands for: the next one of the plan, else the last one again.
    public var nextSet: StrengthSet? { planLeft.first ?? sets.last?.set }

    /// The sets that were done, the last one first, then those that are planned.
    public var knownSets: [StrengthSet] { sets.reversed().map(\.set) + planLeft }

    // MARK: Events

    /// Adds an event.
    /// - Throws: where it does not fit, in one sentence; nothing changes then.
    public mutating func add(_ event: WorkoutEvent) throws(WorkoutProblem) {
        if let problem = problem(with: event.kind) { throw problem }
        if case .undone = event.kind { removeLast() } else { events.append(event) }
        compute()
    }

    /// Why an event cannot come now; `nil` where it can.
    public func problem(with kind: WorkoutEvent.Kind) -> WorkoutProblem? {
        guard isLive else { return WorkoutProblem("The workout is over.") }
        return switch kind {
        case .started: WorkoutProblem("A workout is going on already: \(type).")
        case .paused where isPaused: WorkoutProblem("It is paused already.")
        case .resumed where !isPaused: WorkoutProblem("It is not paused.")
        case .lap where isPaused: WorkoutProblem("It is paused: go on first.")
        case .sets(let new) where new.isEmpty: WorkoutProblem("There is no set.")
        case .sets(let new) where sets.count + new.count > 100: WorkoutProblem("A workout has at most 100 sets.")
        case .lap where lapEnds.count >= 500: WorkoutProblem("A workout has at most 500 laps.")
        case .note(let text) where text.allSatisfy(\.isWhitespace): WorkoutProblem("The note is empty.")
        case .note(let text) where notes.count >= 20 || text.count > 500:
            WorkoutProblem("A workout has at most 20 notes of 500 letters.")
        case .rest where sets.isEmpty: WorkoutProblem("A rest follows a set.")
        case .undone where lastUndoable == nil: WorkoutProblem("There is nothing to take back.")
        case .gapLeftOut where isPaused: WorkoutProblem("It is paused: nothing was counted.")
        default: nil
        }
    }

    /// The place of the last event that can be taken back.
    private var lastUndoable: Int? {
        events.lastIndex {
            switch $0.kind {
            case .paused, .resumed, .lap, .sets, .note, .gapLeftOut: true
            case .started, .rest, .undone, .ended, .discarded: false
            }
        }
    }

    /// Rests after it were of it.
    private mutating func removeLast() {
        guard let index = lastUndoable else { return }
        events.removeSubrange(index...)
    }

    private mutating func compute() {
        (sets, notes, rest, lapEnds, pauses, pausedAt) = ([], [], nil, [], [], nil)
        (total, isPaused, ended, isDiscarded) = (0, false, nil, false)
        var before = events[0].at
        for event in events {
            let gapStart = total
            total += event.at.seconds(since: before)
            before = event.at
            apply(event.kind, since: gapStart)
        }
    }

    private mutating func apply(_ kind: WorkoutEvent.Kind, since gapStart: Double) {
        switch kind {
        case .started(let type, let isIndoor, let plan, let dayShift):
            (self.type, self.isIndoor, self.plan, self.dayShift) = (type, isIndoor, plan ?? [], dayShift ?? 0)
        case .paused: (isPaused, pausedAt) = (true, total)
        case .resumed:
            if let start = pausedAt {
                pauses.append(.init(offset: start, seconds: total - start))
                if let open = rest, !Self.isOver(open.offset + open.seconds - start) { rest?.offset += total - start }
            }
            (isPaused, pausedAt) = (false, nil)
        case .lap: lapEnds.append(total)
        case .sets(let new):
            sets += new.map { DoneSet(set: $0, offset: total) }
            rest = new.last.map { Rest(offset: pausedAt ?? total, seconds: RestRule.seconds(after: $0)) }
        case .note(let text): notes.append(text)
        case .rest(let seconds):
            rest = seconds > 0 ? Rest(offset: rest?.offset ?? sets.last?.offset ?? total, seconds: seconds) : nil
        case .gapLeftOut:
            if total > gapStart { pauses.append(.init(offset: gapStart, seconds: total - gapStart)) }
        case .ended(let workout): ended = workout
        case .discarded: isDiscarded = true
        case .undone: break  // taken out of the events
        }
    }

    // MARK: Lengths

    /// Seconds since the start, pauses included.
    public func totalSeconds(at moment: WorkoutMoment) -> Double { total + moment.seconds(since: lastEventAt) }

    /// Seconds since the start without the pauses.
    public func activeSeconds(at moment: WorkoutMoment) -> Double {
        let now = totalSeconds(at: moment)
        let open = pausedAt.map { now - $0 } ?? 0
        return max(0, now - pauses.reduce(0) { $0 + $1.seconds } - open)
    }

    /// Seconds since the last event.
    public func idleSeconds(at moment: WorkoutMoment) -> Double { moment.seconds(since: lastEventAt) }

    /// Seconds of the rest that are left, negative when it is over; `nil` without a rest.
    public func restLeft(at moment: WorkoutMoment) -> Double? {
        rest.map { $0.offset + $0.seconds - (pausedAt ?? totalSeconds(at: moment)) }
    }

    /// Whether the rest is over; `nil` without one.
    public func isRestOver(at moment: WorkoutMoment) -> Bool? { restLeft(at: moment).map(Self.isOver) }

    /// To half a second.
    private static func isOver(_ left: Double) -> Bool { left <= 0.5 }

    /// The length of a rest that goes on for `seconds` more than it would; for so long from now where it is over.
    public func restLength(with seconds: Double, at moment: WorkoutMoment) -> Double {
        let start = rest?.offset ?? sets.last?.offset ?? 0
        return max(rest?.seconds ?? 0, (pausedAt ?? totalSeconds(at: moment)) - start).rounded() + seconds
    }

    /// Lengths of the laps that are over, without pauses, in seconds.
    public var lapSeconds: [Double] {
        zip([0] + lapEnds, lapEnds).map { start, end in end - start - paused(from: start, to: end) }
    }

    /// Seconds of the lap that goes on, without pauses.
    public func currentLapSeconds(at moment: WorkoutMoment) -> Double {
        activeSeconds(at: moment) - lapSeconds.reduce(0, +)
    }

    private func paused(from start: Double, to end: Double) -> Double {
        pauses.reduce(0) { $0 + max(0, min(end, $1.offset + $1.seconds) - max(start, $1.offset)) }
    }

    /// How far the clock on the wall was set while it ran, in seconds; 0 within two seconds, and where the machine was
    /// started anew and nobody can tell.
    public func clockShift(at moment: WorkoutMoment) -> Double {
        guard events.allSatisfy({ $0.at.boot == moment.boot }) else { return 0 }
        let shift = moment.wall - startedAt.wall - totalSeconds(at: moment)
        return abs(shift) > 2 ? shift : 0
    }

    /// When it began, by the clock as it is now: what was set meanwhile is taken for right. Where the clock ran back over a start
    /// of the machine, it began so that it ends at `moment`, not later. Under a day that is taken for today it began on that day.
    public func startDate(at moment: WorkoutMoment) -> Date {
        let began = startedAt.wall + clockShift(at: moment)
        let latest = moment.wall - totalSeconds(at: moment)
        return Date(timeIntervalSince1970: ((began - latest > 2 ? latest : began) + dayShift).rounded(.down))
    }

    // MARK: What becomes of it

    /// The workout as it would be stored.
    /// - Parameter moment: its end.
    public func workout(endingAt moment: WorkoutMoment) -> LogEntry.LoggedWorkout {
        let (now, active) = (totalSeconds(at: moment), activeSeconds(at: moment))
        var workout = LogEntry.LoggedWorkout(
            type: type, start: startDate(at: moment), minutes: max(1, active.rounded(.down)) / 60)
        workout.isIndoor = isIndoor
        if !notes.isEmpty { workout.note = notes.joined(separator: "; ") }
        // A pause in which it ends is none of it.
        let closed = pauses.filter { $0.seconds >= 1 }
        if !closed.isEmpty { workout.pauses = closed }
        if !lapEnds.isEmpty {
            let ends = lapEnds + (currentLapSeconds(at: moment) >= 1 ? [pausedAt ?? now] : [])
            workout.laps = zip([0] + ends, ends).map { .init(offset: $0, seconds: $1 - $0) }
        }
        return workout
    }

    /// The entries that a workout leaves in the log: itself, and its sets.
    public func entries(of workout: LogEntry.LoggedWorkout) -> [LogEntry] {
        [.workout(workout)] + (sets.isEmpty ? [] : [.strength(sets.map(\.set), at: workout.start)])
    }
}
