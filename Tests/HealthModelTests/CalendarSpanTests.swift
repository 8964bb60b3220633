import HealthModel
import Testing

@Suite struct `A span of the calendar` {
    @Test(arguments: [
        (CalendarSpan.day, "2026-02-14", "2026-02-14", "2026-02-14"), (.week, "2026-03-01", "2026-02-23", "2026-03-01"),
        (.month, "2026-02-14", "2026-02-01", "2026-02-28"), (.month, "2028-02-29", "2028-02-01", "2028-02-29"),
        (.month, "2026-12-31", "2026-12-01", "2026-12-31"), (.year, "2026-12-31", "2026-01-01", "2026-12-31"),
        (.year, "2028-01-01", "2028-01-01", "2028-12-31"),
    ])
    func `is the week, the month or the year that a day lies in`(
        period: CalendarSpan, day: String, start: String, end: String
    ) throws {
        let day = try #require(CivilDay(iso: day))
        #expect(period.start(of: day).iso == start)
        #expect(period.end(of: day).iso == end)
        #expect(period.end(of: day) - period.start(of: day) < period.mostDays)
    }
}

@Suite struct `The pace of a sum` {
    private func pace(_ sum: Double, recent: [Double]) -> GoalPace? {
        GoalPace(sum: sum, target: 1500, elapsed: 237, left: 128, recent: recent)
    }

    /// training-and-findings.md 5: 812 of 1500 on day 237.
    @Test func `holds the last weeks against what is needed`() throws {
        let weeks = [Double](repeating: 19.5 / 7, count: 28)
        let found = try #require(pace(812, recent: weeks))
        #expect((found.needed * 70).rounded() / 10 == 37.6)
        #expect((found.slope * 70).rounded() / 10 == 19.5)
        #expect(found.standing == .behind)
        #expect(pace(812, recent: weeks.map { $0 * 2 })?.standing == .onPace)
        #expect(pace(1000, recent: weeks.map { $0 * 2 })?.standing == .ahead)
    }

    @Test func `says nothing of a few days, of what is reached and of the last day`() {
        #expect(pace(812, recent: [5, 5, 5])?.standing == .early)
        #expect(pace(812, recent: []) == nil)
        #expect(pace(1500, recent: [5]) == nil)
        #expect(GoalPace(sum: 1, target: 2, elapsed: 365, left: 0, recent: [1]) == nil)
    }
}
