import HealthModel

/// Runs of days on which something holds.
public struct DayStreaks: Sendable, Equatable {
    /// Days in a row on which a condition held.
    public struct Run: Sendable, Equatable {
        /// Days on which it held.
        public var length: Int
        public var from: CivilDay
        public var to: CivilDay
        /// How many runs are as long.
        public var ties: Int
    }
    /// The earliest of the longest; `nil` where there is none.
    public var longest: Run?
    /// Length of the run that reaches the last date, else 0.
    public var current: Int

    /// - Parameters:
    ///   - days: all dates of the span in order.
    ///   - skipsUnrecorded: a day that is neither in nor out does not count and does not end a run.
    ///   - lastIsUnfinished: the last date is not over: while it is not in, the current run is read up to the one before.
    public init(
        _ days: [(day: CivilDay, membership: Membership)], skipsUnrecorded: Bool, lastIsUnfinished: Bool = false
    ) {
        var runs: [Run] = []
        var open: Run?
        for (day, membership) in days {
            switch membership {
            case .inside:
                open = Run(length: (open?.length ?? 0) + 1, from: open?.from ?? day, to: day, ties: 1)
            case .unrecorded where skipsUnrecorded: continue
            default:
                if let open { runs.append(open) }
                open = nil
            }
        }
        if let open { runs.append(open) }
        let most = runs.map(\.length).max() ?? 0
        longest = runs.first { $0.length == most }
        longest?.ties = runs.count { $0.length == most }
        var ending = days[...]
        if lastIsUnfinished, let last = ending.last, last.membership != .inside { ending.removeLast() }
        if skipsUnrecorded { ending = ending.filter { $0.membership != .unrecorded }[...] }
        current = ending.reversed().prefix { $0.membership == .inside }.count
    }
}
