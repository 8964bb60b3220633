import Entries
import Foundation
import HealthModel
import Testing

@Suite struct `A line of the plan` {
    /// Thursday, 26 November 2026, noon in Berlin.
    private let clock = EntryClock(
        now: Date(timeIntervalSince1970: 1_795_690_800),
        home: HomeTime(zone: TimeZone(identifier: "Europe/Berlin") ?? .gmt))

    private func sessions(_ line: String) throws -> [PlannedSession] {
        guard case .entry(.plan(let sessions)) = try EntryLine(clock: clock, units: .metric).read(line) else {
            Issue.record("no plan: \(line)")
            return []
        }
        return sessions
    }

    private func text(_ line: String) throws -> [String] {
        let words = EntryWording(clock: clock, units: .metric)
        return try sessions(line).map { session in
            let time = session.minute.map { " \(EntryClock.text(minute: $0))" } ?? ""
            return "\(session.day.iso)\(time) \(PlanWording.text(session, words))"
        }
    }

    @Test func `is asked about for a time of today that is over`() throws {
        #expect(throws: EntryProblem("Today at 03:00 is over; a session is planned for a time to come.")) {
            try sessions("plan run today 03:00")
        }
        #expect(try text("plan run today 12:30") == ["2026-11-26 12:30 Running"])
    }

    @Test(arguments: [
        ("plan run tue 45min", "2026-12-01 Running, 45 min"), ("plan run thu 5km", "2026-11-26 Running, 5 km"),
        ("plan run next thu 5km easy", "2026-12-03 Running, 5 km, easy"),
        ("plan long run 2026-12-06 12km", "2026-12-06 Running, 12 km, long"),
        ("plan strength sat 18:30 1h", "2026-11-28 18:30 Strength, 1 h"),
        ("plan Do Krafttraining", "2026-11-26 Strength"), ("plan Sonntag Kraft 60min", "2026-11-29 Strength, 1 h"),
        ("plan swim tomorrow at 7pm 30 min zone 2", "2026-11-27 19:00 Swimming, 30 min, zone 2"),
        ("plan lauf morgen 45min locker", "2026-11-27 Running, 45 min, easy"),
        ("plan run fri 8km tempo \"3 x 1 km\"", "2026-11-27 Running, 8 km, hard: 3 x 1 km"),
        ("plan yoga today any time", "2026-11-26 Yoga"),
        // Short names of weekdays that are other words.
        ("plan run tue 45min with Sam", "2026-12-01 Running, 45 min: with Sam"),
        ("plan run with Don sat 45min", "2026-11-28 Running, 45 min: with Don"),
        ("plan hike tue 2h in the sun", "2026-12-01 Hiking, 2 h: in sun"),
        ("plan Lauf Di 45min mit Sam", "2026-12-01 Running, 45 min: mit Sam"),
        ("plan run sun 12km", "2026-11-29 Running, 12 km"),
        ("plan run tuesday 2026-12-01 12km", "2026-12-01 Running, 12 km"),
        ("plan run on 1 march 12km", "2027-03-01 Running, 12 km"),
        ("plan run 1 march 2027 12km", "2027-03-01 Running, 12 km"),
        ("plan Lauf am 1. März 12km", "2027-03-01 Running, 12 km"),
    ])
    func `says kind, day, time and target`(line: String, wanted: String) throws {
        #expect(try text(line) == [wanted])
    }

    @Test func `may hold several sessions and the sets of one`() throws {
        let planned = try sessions("plan run sat 5km; strength sun bench 3x8 60kg")
        #expect(planned.map(\.day.iso) == ["2026-11-28", "2026-11-29"])
        #expect(planned[1].type == "Strength" && planned[1].sets?.count == 3)
        #expect(Set(planned.map(\.id)).count == 2 && planned.allSatisfy { $0.origin == .person })
        let words = EntryWording(clock: clock, units: .metric)
        #expect(words.line(.entry(.plan(planned))) == "Plan: 2 sessions, Sat 28 Nov to Sun 29 Nov")
        let twice = try sessions("plan run sat 5km; strength sat bench 3x8 60kg")
        #expect(words.line(.entry(.plan(twice))) == "Plan: 2 sessions, Sat 28 Nov")
    }

    @Test(arguments: [
        ("plan run 45min", "on which day"), ("plan run 2026-11-25 45min", "is over"),
        ("plan run 25 november 45min", "is over"),
        ("plan tue 45min", "what kind"),
        ("plan run tue 26h", "between"), ("plan", "what is planned"), ("plan run tue 45", "not clear"),
        ("plan run tue zone 9", "zone"), ("plan run 2029-11-25 45min", "more than a year"),
        ("plan run tue 25:30", "no time"), ("plan run tue and thu 45min", "two days"),
    ])
    func `is refused in one sentence`(line: String, words: String) {
        #expect { try EntryLine(clock: clock, units: .metric).read(line) } throws: {
            ($0 as? EntryProblem)?.sentence.contains(words) == true
        }
    }

    @Test func `is a sheet with a line for each session, which can be typed over`() throws {
        let words = EntryWording(clock: clock, units: .metric)
        let plan = Proposal.entry(.plan(try sessions("plan run sat 5km easy; run sun 18:00 10km")))
        let fields = words.fields(plan)
        #expect(fields.map(\.text) == ["2026-11-28 running 5 km easy", "2026-11-29 18:00 running 10 km"])
        let moved = try words.setting(fields[0].key, to: "2026-11-27 running 6 km easy", in: plan)
        guard case .entry(.plan(let sessions)) = moved, case .entry(.plan(let before)) = plan else { return }
        #expect(sessions[0].day.iso == "2026-11-27" && sessions[0].kilometres == 6)
        #expect(sessions[0].id == before[0].id && sessions[0].sequence == 1)
        guard case .entry(.plan(let fewer)) = try words.setting(fields[0].key, to: "", in: plan) else { return }
        #expect(fewer.count == 1)
        #expect(throws: EntryProblem.self) { try words.setting(fields[0].key, to: "whenever", in: plan) }
    }
}
