import Entries
import Foundation
import HealthModel
import Plans
import Testing

private func day(_ text: String) -> CivilDay {
    guard let day = CivilDay(iso: text) else { preconditionFailure("not a day: \(text)") }
    return day
}

private func session(
    _ id: String, _ date: String, _ intensity: PlannedSession.Intensity, km: Double = 5,
    origin: PlannedSession.Origin = .rules
) -> PlannedSession {
    var session = PlannedSession(id: id, day: day(date), type: "Running", origin: origin)
    (session.kilometres, session.intensity) = (km, intensity)
    return session
}

/// Tuesday easy, Thursday hard, Saturday easy, Sunday long, and the next week.
private let plan = [
    session("tue", "2026-11-24", .easy), session("thu", "2026-11-26", .hard, km: 6.5),
    session("sat", "2026-11-28", .easy), session("sun", "2026-11-29", .long, km: 8.5),
    session("tue2", "2026-12-01", .easy), session("thu2", "2026-12-03", .hard, km: 7.5),
    session("sun2", "2026-12-06", .long, km: 9),
]

private func reading(
    _ sessions: [PlannedSession] = plan, done: [DoneSession] = [], today: String
) -> PlanReview {
    let entry = LoggedEntry(id: 1, entry: .plan(sessions), writtenAt: Date(timeIntervalSince1970: 0))
    return PlanReview(
        [entry], done: done, in: day("2026-11-23")...day("2026-12-06"), today: day(today))
}

private func run(_ date: String, km: Double = 5) -> DoneSession {
    DoneSession(day: day(date), type: "Running", minutes: km * 6, kilometres: km)
}

@Suite struct `A plan beside what was done` {
    @Test func `tells what is done, missed, due and to come`() {
        let week = reading(done: [run("2026-11-24")], today: "2026-11-28")
        #expect(week.standings.map(\.state).prefix(4) == [.done(run("2026-11-24")), .missed, .today, .upcoming])
        #expect(week.summary == "1 of 7 done, 1 missed")
        #expect(week.next?.session.id == "sat")
    }

    @Test func `takes each workout once, and only one of the same kind on the day`() {
        let twice = [session("a", "2026-11-24", .easy), session("b", "2026-11-24", .easy, km: 9)]
        let week = reading(twice, done: [run("2026-11-24", km: 9)], today: "2026-11-25")
        #expect(week.standings.filter(\.isDone).count == 1)
        let swim = DoneSession(day: day("2026-11-24"), type: "Swimming", minutes: 30)
        #expect(reading(done: [swim], today: "2026-11-25").standings[0].state == .missed)
        let trail = DoneSession(day: day("2026-11-24"), type: "TrailRunning", minutes: 30)
        #expect(reading(done: [trail], today: "2026-11-25").standings[0].isDone)
    }

    @Test func `counts nothing before it happened`() {
        #expect(reading(done: [run("2026-11-26")], today: "2026-11-25").standings[1].state == .upcoming)
    }
}

@Suite struct `What is proposed for a plan` {
    private func proposed(
        _ reading: PlanReview, on today: String, _ advice: PlanAdvice = .asPlanned
    ) -> [String] {
        PlanAdaptation(reading, today: day(today)).changes(advice: advice).map { change in
            "\(change.before.id) "
                + (change.after.cancellation != nil
                    ? "let go"
                    : change.after.day != change.before.day
                        ? change.after.day.iso
                        : "\(change.after.intensity?.rawValue ?? "") \(change.after.kilometres ?? change.after.minutes ?? 0)")
        }
    }

    @Test func `a missed easy session is let go`() {
        #expect(proposed(reading(today: "2026-11-25"), on: "2026-11-25") == ["tue let go"])
    }

    @Test func `a missed Thursday cannot stand beside the long run`() {
        let week = reading(done: [run("2026-11-24")], today: "2026-11-27")
        #expect(proposed(week, on: "2026-11-27") == ["thu let go"])
    }

    @Test func `a missed Sunday takes the place of Tuesday's easy run`() {
        let done = [run("2026-11-24"), run("2026-11-26"), run("2026-11-28")]
        #expect(
            proposed(reading(done: done, today: "2026-11-30"), on: "2026-11-30") == ["sun 2026-12-01", "tue2 let go"])
    }

    @Test func `a missed Tuesday of quality moves to Thursday`() {
        let week = [
            session("hard", "2026-11-24", .hard), session("easy", "2026-11-26", .easy),
            session("long", "2026-11-29", .long),
        ]
        #expect(proposed(reading(week, today: "2026-11-25"), on: "2026-11-25") == ["hard 2026-11-26", "easy let go"])
    }

    @Test func `what a person fixed is not moved`() {
        let week = [
            session("hard", "2026-11-24", .hard, origin: .person), session("easy", "2026-11-26", .easy),
        ]
        #expect(proposed(reading(week, today: "2026-11-25"), on: "2026-11-25") == ["hard let go"])
    }

    @Test func `a low recovery proposes the lighter one`() {
        let done = [run("2026-11-24")]
        let thursday = reading(done: done, today: "2026-11-26")
        #expect(proposed(thursday, on: "2026-11-26").isEmpty)
        #expect(proposed(thursday, on: "2026-11-26", .easy) == ["thu easy 35.0"])
        #expect(proposed(thursday, on: "2026-11-26", .rest) == ["thu let go"])
        let all = done + [run("2026-11-26"), run("2026-11-28")]
        #expect(proposed(reading(done: all, today: "2026-11-29"), on: "2026-11-29", .easy) == ["sun long 5.5"])
    }
}

@Suite struct `A plan as a calendar` {
    private let clock = EntryClock(
        now: Date(timeIntervalSince1970: 1_795_000_000),
        home: HomeTime(zone: TimeZone(identifier: "Europe/Berlin") ?? .gmt))

    private func text(_ change: (inout PlannedSession) -> Void) -> String {
        var planned = session("7d1c", "2026-11-26", .hard, km: 6.5)
        change(&planned)
        let entry = LoggedEntry(id: 1, entry: .plan([planned]), writtenAt: Date(timeIntervalSince1970: 1_795_000_000))
        return PlanCalendar.text(of: [entry], EntryWording(clock: clock, units: .metric), by: clock)
    }

    @Test func `gives a time in UTC, on both sides of the clock change`() {
        let winter = text { ($0.minute, $0.minutes) = (18 * 60 + 30, 52) }
        #expect(winter.contains("DTSTART:20261126T173000Z\r\nDURATION:PT52M\r\n"))
        #expect(winter.contains("UID:7d1c@airfit.invalid\r\n") && winter.contains("SEQUENCE:0\r\n"))
        let summer = text { ($0.day, $0.minute) = (day("2027-07-01"), 18 * 60 + 30) }
        #expect(summer.contains("DTSTART:20270701T163000Z\r\n"))
        // 02:30 does not exist on that day.
        let leap = text { ($0.day, $0.minute) = (day("2027-03-28"), 150) }
        #expect(leap.contains("DTSTART:20270328T013000Z\r\n"))
    }

    @Test func `is of the whole day without a time, and cancelled when let go`() {
        let whole = text { ($0.cancellation, $0.sequence) = ("It was missed.", 2) }
        #expect(whole.contains("DTSTART;VALUE=DATE:20261126\r\nDTEND;VALUE=DATE:20261127\r\n"))
        #expect(whole.contains("STATUS:CANCELLED\r\n") && whole.contains("SEQUENCE:2\r\n"))
        #expect(whole.contains("TRANSP:TRANSPARENT\r\n") && text { $0.minute = 600 }.contains("TRANSP:OPAQUE\r\n"))
    }

    @Test func `escapes and folds by octets without cutting a character`() {
        let note = String(repeating: "Größe, ", count: 20) + "a;b\\c\nd"
        let calendar = text { $0.note = note }
        for line in calendar.split(separator: "\r\n") { #expect(line.utf8.count <= 75) }
        let unfolded = calendar.replacing("\r\n ", with: "")
        #expect(unfolded.contains("Größe\\, Größe") && unfolded.contains("a\\;b\\\\c\\nd"))
        #expect(calendar.hasPrefix("BEGIN:VCALENDAR\r\n") && calendar.hasSuffix("END:VCALENDAR\r\n"))
    }
}
