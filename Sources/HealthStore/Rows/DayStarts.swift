import HealthModel

/// The first instants of a range of local days, for walking through samples in order of time.
struct DayStarts {
    private let firstDay: Int
    /// Unix seconds; one more than days, the end of the last.
    private let starts: [Int]

    init(_ days: ClosedRange<Int>, clock: DayClock) {
        firstDay = days.lowerBound
        starts = (days.lowerBound...(days.upperBound + 1)).map { clock.start(of: CivilDay(number: $0)) }
    }

    var days: ClosedRange<Int> { firstDay...(firstDay + starts.count - 2) }

    func start(of day: Int) -> Int { starts[day - firstDay] }
    func end(of day: Int) -> Int { starts[day - firstDay + 1] }

    /// `nil` outside of the table.
    func day(atUnix seconds: Int) -> Int? {
        let after = starts.partitioningIndex { $0 > seconds }
        return after > 0 && after < starts.count ? firstDay + after - 1 : nil
    }
}

/// Days put together to stretches that are worth one scan each.
func stretches(of days: Set<Int>, joining gap: Int = 7) -> [ClosedRange<Int>] {
    var result: [ClosedRange<Int>] = []
    for day in days.sorted() {
        if let last = result.last, day - last.upperBound <= gap {
            result[result.count - 1] = last.lowerBound...day
        } else {
            result.append(day...day)
        }
    }
    return result
}
