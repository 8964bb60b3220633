import HealthModel
import HealthQuery
import Testing

@Suite struct `A range of dates` {
    /// A Saturday.
    private let today = CivilDay(iso: "2026-03-14")!

    @Test(arguments: [
        ("today", "2026-03-14", "2026-03-14"), ("yesterday", "2026-03-13", "2026-03-13"),
        ("2026-02-28", "2026-02-28", "2026-02-28"), ("last_1_days", "2026-03-14", "2026-03-14"),
        ("last_7_days", "2026-03-08", "2026-03-14"), ("last_0030_days", "2026-02-13", "2026-03-14"),
        ("last_9999_days", "1998-10-29", "2026-03-14"), ("this_week", "2026-03-09", "2026-03-14"),
        ("last_week", "2026-03-02", "2026-03-08"), ("this_month", "2026-03-01", "2026-03-14"),
        ("last_month", "2026-02-01", "2026-02-28"), ("2026", "2026-01-01", "2026-12-31"),
        ("2026-Q1", "2026-01-01", "2026-03-31"), ("2026-Q2", "2026-04-01", "2026-06-30"),
        ("2024-02", "2024-02-01", "2024-02-29"), ("2026-12", "2026-12-01", "2026-12-31"),
        ("2026-W12", "2026-03-16", "2026-03-22"), ("2026-W01", "2025-12-29", "2026-01-04"),
        ("2026-W53", "2026-12-28", "2027-01-03"), ("2020-W53", "2020-12-28", "2021-01-03"),
        ("2021-W01", "2021-01-04", "2021-01-10"), ("2026-03-01..2026-03-15", "2026-03-01", "2026-03-15"),
        ("2026-03-01..2026-03-01", "2026-03-01", "2026-03-01"), ("2027", "2027-01-01", "2027-12-31"),
    ])
    func `reads every form`(text: String, first: String, last: String) throws {
        let days = try #require(CivilDay(iso: first))...(try #require(CivilDay(iso: last)))
        #expect(try DayRange(text, today: today) == .days(days))
    }

    @Test func `all is left to the store`() throws {
        #expect(try DayRange("all", today: today) == .all)
    }

    @Test(arguments: [
        ("2026-01-01", "last_month", "2025-12-01", "2025-12-31"),
        ("2026-01-01", "yesterday", "2025-12-31", "2025-12-31"),
        ("2024-03-31", "last_month", "2024-02-01", "2024-02-29"),
        ("2026-03-09", "this_week", "2026-03-09", "2026-03-09"),
        ("2026-03-09", "last_week", "2026-03-02", "2026-03-08"),
        ("2026-03-15", "this_week", "2026-03-09", "2026-03-15"),
        ("2026-03-01", "this_month", "2026-03-01", "2026-03-01"),
    ])
    func `goes by its today`(today: String, text: String, first: String, last: String) throws {
        let days = try #require(CivilDay(iso: first))...(try #require(CivilDay(iso: last)))
        #expect(try DayRange(text, today: try #require(CivilDay(iso: today))) == .days(days))
    }

    @Test(arguments: [
        "", "All", "week", "2026-02-30", "2026-13", "2026-00", "2026-Q5", "2026-Q0", "2026-q1", "2026-W00", "2026-W54",
        "2025-W53", "2026-W1", "2026-w12", "0000", "26", "20260314", "2026-3-14", "2026-03-14-01", "last_0_days",
        "last_10000_days", "last__days", "last_-7_days", "last_seven_days", "last_7_day", "last_7_days ",
        "2026-03-15..2026-03-01", "2026-03-01..", "..2026-03-01", "2026-03-01..today", "2026-03..2026-04", "٢٠٢٦",
        "2026-03-01...2026-03-15",
    ])
    func `refuses everything else and says what can be written`(text: String) throws {
        let problem = try #require(throws: RangeProblem.self) { try DayRange(text, today: today) }
        #expect(problem.message.contains("last_N_days") && problem.message.hasSuffix("."))
    }
}
