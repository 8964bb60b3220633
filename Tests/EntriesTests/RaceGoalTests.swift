import Entries
import Foundation
import HealthModel
import Testing

/// `goal 10 km under 50 min by 2027-06-01`: a race of the plan.
@Suite struct `A goal against the clock` {
    private let line = EntryLine(
        clock: EntryClock(now: Date(timeIntervalSince1970: 1_780_000_000), home: HomeTime(zone: .gmt)), units: .metric)

    private func race(_ text: String) throws -> PlannedSession {
        guard case .entry(.plan(let sessions)) = try line.read(text) else { throw EntryProblem("no plan: \(text)") }
        return try #require(sessions.first)
    }

    @Test(arguments: [
        ("goal 10 km under 50 min by 2026-09-01", 10, 50.0), ("goal run 10km in under 49:30 on 2026-09-01", 10, 49.5),
        ("goal: half marathon under 1:50 by 2026-09-01", 21.0975, 110),
        ("goal marathon sub 3:59:00 by 2026-09-01", 42.195, 239), ("Goal 5k unter 25 Minuten bis 2026-09-01", 5, 25),
    ]) func `is a race on its day with the time as its target`(text: String, kilometres: Double, minutes: Double) throws
    {
        let session = try race(text)
        #expect(session.kilometres == kilometres && session.minutes == minutes)
        #expect(session.intensity == .race && session.type == "Running" && session.origin == .person)
        #expect(session.day.iso == "2026-09-01")
    }

    @Test func `is told as a goal, with the year where it is another`() throws {
        let words = EntryWording(clock: line.clock, units: .metric)
        #expect(
            words.line(try line.read("goal 10 km under 50 min by 2027-05-01"))
                == "Plan: Running, 10 km, 50 min, race, your goal, Sat 1 May 2027")
        #expect(words.line(try line.read("goal 10 km under 50 min by 2026-09-01")).hasSuffix("Tue 1 Sep"))
    }

    @Test func `has a day to come and a time that can be run`() {
        #expect(throws: EntryProblem("2026-01-01 is over; a goal is reached on a day to come.")) {
            _ = try line.read("goal 10 km under 50 min by 2026-01-01")
        }
        #expect(throws: EntryProblem.self) { _ = try line.read("goal 10 km under 10 min by 2026-09-01") }
        #expect(throws: EntryProblem.self) { _ = try line.read("goal 10 km under 50 min by someday") }
    }

    @Test func `leaves the other goals as they are`() throws {
        guard case .goal(let aim) = try line.read("goal run 30km a week") else { throw EntryProblem("no goal") }
        #expect(aim.target == 30 && aim.period == .week)
    }
}
