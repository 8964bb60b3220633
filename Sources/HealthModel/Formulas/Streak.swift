/// Days in a row on which something was reached.
public enum Streak {
    /// The run that ends with the last day.
    ///
    /// A day that is not known ends a run: what was not recorded was not reached. A last day that is not over and not
    /// reached yet does not end it.
    /// - Parameter days: ascending; `nil` where it is not known.
    /// - Returns: `nil` when the last day is not known and no run goes before it.
    public static func current(_ days: [Bool?], lastIsUnfinished: Bool) -> Int? {
        guard let last = days.last else { return nil }
        let isWaiting = lastIsUnfinished && last != true
        let run = (isWaiting ? days.dropLast() : days[...]).reversed().prefix { $0 == true }.count
        return last == nil && run == 0 ? nil : run
    }
}
