/// The changed data, so that only their days are computed again.
struct ChangedData {
    /// By the number of a type: days since 1970 in UTC that a new sample touches.
    var utcDaysByType: [Int: Set<Int>] = [:]
    /// First and last instant of new pieces of sleep, Unix seconds.
    var sleep: ClosedRange<Int>?
    /// Local days that everything is computed again for.
    var days: Set<Int> = []
    /// All days, whatever else is said: sources count in another order.
    var isEverything = false

    mutating func addSleep(from start: Int, to end: Int) {
        let before = sleep ?? start...end
        sleep = min(before.lowerBound, start)...max(before.upperBound, end)
    }
}
