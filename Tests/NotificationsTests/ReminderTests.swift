import Foundation
import HealthModel
import Notifications
import SettingsModel
import Testing

private typealias Kind = Settings.Notifications.Kind

private func settings(
    _ kinds: Set<Kind>, quiet: (from: String, to: String) = ("00:00", "00:00"), _ times: [Kind: String] = [:]
) -> Settings.Notifications {
    var settings = Settings.Notifications()
    settings.isEnabled = true
    settings.kinds = kinds
    settings.quietFrom = ClockTime(quiet.from) ?? settings.quietFrom
    settings.quietTo = ClockTime(quiet.to) ?? settings.quietTo
    settings.times = times.compactMapValues { ClockTime($0) }
    return settings
}

private func unix(_ text: String) -> Int {
    guard let date = try? Date(text, strategy: .iso8601) else { preconditionFailure("not a moment: \(text)") }
    return Int(date.timeIntervalSince1970)
}

private func facts(_ day: String = "2026-11-26", _ change: (inout ReminderFacts) -> Void = { _ in }) -> ReminderFacts {
    guard let day = CivilDay(iso: day) else { preconditionFailure("not a day: \(day)") }
    var facts = ReminderFacts(today: day)
    change(&facts)
    return facts
}

private func due(
    _ settings: Settings.Notifications, _ facts: ReminderFacts, at moment: String
) -> [Kind] {
    guard let clock = DayClock(zoneName: "Europe/Berlin") else { return [] }
    return ReminderPlan(settings, clock: clock, facts: facts).due(at: unix(moment)).map(\.kind)
}

@Suite struct `Reminders` {
    @Test func `leave out what is done, from whatever source`() {
        let evening = "2026-11-26T20:05:00+01:00"
        #expect(due(settings([.checkIn]), facts(), at: evening) == [.checkIn])
        #expect(due(settings([.checkIn]), facts { $0.hasCheckedIn = true }, at: evening).isEmpty)
        let afternoon = "2026-11-26T15:00:00+01:00"
        #expect(due(settings([.water]), facts(), at: afternoon) == [.water])
        #expect(due(settings([.water]), facts { $0.water = 200 }, at: afternoon).isEmpty)
        #expect(due(settings([.water]), facts { ($0.water, $0.waterGoal) = (200, 2000) }, at: afternoon) == [.water])
        #expect(due(settings([.water]), facts { ($0.water, $0.waterGoal) = (2000, 2000) }, at: afternoon).isEmpty)
    }

    @Test func `tell of a streak that today would end`() {
        let evening = "2026-11-26T19:00:00+01:00"
        #expect(due(settings([.streakAtRisk]), facts { $0.streak = 3 }, at: evening) == [.streakAtRisk])
        #expect(due(settings([.streakAtRisk]), facts { $0.streak = 2 }, at: evening).isEmpty)
        #expect(
            due(settings([.streakAtRisk]), facts { ($0.streak, $0.isStreakKept) = (30, true) }, at: evening).isEmpty)
    }

    @Test func `tell of a session an hour before it, and of one without a time at that of the settings`() {
        func session(_ minute: Int?, isSettled: Bool = false) -> ReminderFacts {
            facts { $0.sessions = [.init(minute: minute, isSettled: isSettled)] }
        }
        #expect(due(settings([.workout]), session(18 * 60), at: "2026-11-26T16:59:00+01:00").isEmpty)
        #expect(due(settings([.workout]), session(18 * 60), at: "2026-11-26T17:00:00+01:00") == [.workout])
        #expect(due(settings([.workout]), session(nil), at: "2026-11-26T17:00:00+01:00") == [.workout])
        #expect(due(settings([.workout]), session(nil, isSettled: true), at: "2026-11-26T17:00:00+01:00").isEmpty)
        #expect(due(settings([]), session(nil), at: "2026-11-26T17:00:00+01:00").isEmpty)
        let twice = facts { $0.sessions = [nil, nil, 18 * 60].map { .init(minute: $0, isSettled: false) } }
        #expect(due(settings([.workout]), twice, at: "2026-11-26T17:00:00+01:00") == [.workout], "once for all")
    }

    @Test func `take the bedtime from the nights unless it is set, and come before the quiet hours`() {
        let night = facts { $0.bedtimeReminder = 22 * 60 + 35 }
        #expect(due(settings([.bedtime]), night, at: "2026-11-26T22:34:00+01:00").isEmpty)
        #expect(due(settings([.bedtime]), night, at: "2026-11-26T22:35:00+01:00") == [.bedtime])
        let quiet = settings([.bedtime], quiet: ("22:00", "07:00"))
        #expect(due(quiet, night, at: "2026-11-26T22:35:00+01:00").isEmpty)
        #expect(due(quiet, night, at: "2026-11-26T21:55:00+01:00") == [.bedtime])
        #expect(due(quiet, facts(), at: "2026-11-26T21:55:00+01:00") == [.bedtime])
        let set = settings([.bedtime], [.bedtime: "21:00"])
        #expect(due(set, night, at: "2026-11-26T21:00:00+01:00") == [.bedtime])
        // Too long before them is no time to wind down.
        let late = facts { $0.bedtimeReminder = 60 }
        #expect(due(quiet, late, at: "2026-11-26T21:55:00+01:00").isEmpty)
    }

    @Test func `tell of a reached goal at once, and in the quiet hours after them`() throws {
        let reached = facts { $0.reachedGoals = [.init(id: 7, since: $0.today)] }
        let quiet = settings([.goalReached], quiet: ("22:00", "07:00"))
        #expect(due(quiet, reached, at: "2026-11-26T06:30:00+01:00").isEmpty)
        #expect(due(quiet, reached, at: "2026-11-26T07:00:00+01:00") == [.goalReached])
        let clock = try #require(DayClock(zoneName: "Europe/Berlin"))
        let reminder = ReminderPlan(quiet, clock: clock, facts: reached).due(at: unix("2026-11-26T07:00:00+01:00"))
            .first
        #expect(reminder?.opens == .goal(7) && reminder?.subject == "7@2026-11-26")
    }

    @Test func `keep to the clock on the wall where it is put back or forward in the quiet hours`() {
        // The night of 25 October has 02:30 twice, that of 29 March has none.
        let quiet = settings([.checkIn], quiet: ("02:00", "03:00"), [.checkIn: "02:30"])
        let autumn = facts("2026-10-25")
        #expect(due(quiet, autumn, at: "2026-10-25T02:30:00+02:00").isEmpty)
        #expect(due(quiet, autumn, at: "2026-10-25T02:30:00+01:00").isEmpty)
        let spring = facts("2026-03-29")
        #expect(due(quiet, spring, at: "2026-03-29T03:00:00+02:00") == [.checkIn])
        #expect(due(quiet, spring, at: "2026-03-29T01:59:00+01:00").isEmpty)
    }

    @Test func `say when to look again, and never where they are off`() throws {
        let clock = try #require(DayClock(zoneName: "Europe/Berlin"))
        let now = unix("2026-11-26T12:00:00+01:00")
        let plan = ReminderPlan(settings([.checkIn]), clock: clock, facts: facts())
        #expect(plan.next(after: now) == unix("2026-11-26T20:00:00+01:00"))
        let done = ReminderPlan(settings([.checkIn]), clock: clock, facts: facts { $0.hasCheckedIn = true })
        #expect(done.next(after: now) == unix("2026-11-27T20:00:00+01:00"))
        var off = settings([.checkIn])
        off.isEnabled = false
        #expect(ReminderPlan(off, clock: clock, facts: facts()).next(after: now) == nil)
        #expect(due(off, facts(), at: "2026-11-26T20:05:00+01:00").isEmpty)
    }
}

@Suite struct `What was told` {
    private let folder = FileManager.default.temporaryDirectory.path + "/told-\(UUID().uuidString)"
    private var ledger: ReminderLedger { ReminderLedger(folder: folder) }

    private func reminder(_ day: String) -> Reminder { Reminder(.checkIn, day, due: 0, expires: 1) }

    @Test func `is told once, also when the clock is set back`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }  // harmless in a folder for temporary files
        #expect(try ledger.claim([reminder("2026-11-26")]).count == 1)
        #expect(try ledger.claim([reminder("2026-11-26"), reminder("2026-11-25")]).map(\.subject) == ["2026-11-25"])
        #expect(try ledger.claim([reminder("2026-11-26")]).isEmpty)
    }

    @Test func `is told again where it reached nobody`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }  // as above
        _ = try ledger.claim([reminder("2026-11-26")])
        try ledger.release([reminder("2026-11-26")])
        #expect(try ledger.claim([reminder("2026-11-26")]).count == 1)
    }

    @Test func `is told by one of many that ask at once`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }  // as above
        let (ledger, reminder) = (ledger, reminder("2026-11-26"))
        let told = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<16 { group.addTask { (try? ledger.claim([reminder]).count) ?? 100 } }
            return await group.reduce(0, +)
        }
        #expect(told == 1)
    }

    @Test func `is begun anew where its file is none of ours`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }  // as above
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data([0xFF, 0xFE, 0x00, 0x0A]).write(to: URL(fileURLWithPath: folder + "/told"))
        #expect(try ledger.claim([reminder("2026-11-26")]).count == 1)
        #expect(try ledger.claim([reminder("2026-11-26")]).isEmpty)
    }
}

@Suite struct `Reminders of imports` {
    @Test func `tell an import once, within the hour, whoever ran it`() throws {
        let done = ReminderFacts.FinishedImport(id: 12, at: unix("2026-11-26T15:00:00+01:00"))
        let known = facts { $0.imports = [done] }
        #expect(due(settings([.importDone]), known, at: "2026-11-26T15:04:00+01:00") == [.importDone])
        #expect(due(settings([.importDone]), known, at: "2026-11-26T16:01:00+01:00").isEmpty)
        #expect(due(settings([.water]), known, at: "2026-11-26T15:04:00+01:00") == [.water])
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("airfit-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }  // nothing hangs on it
        let ledger = ReminderLedger(folder: folder)
        #expect(try ledger.claim([Reminder(done)]) == [Reminder(done)])
        #expect(try ledger.claim([Reminder(done)]).isEmpty)
    }

    @Test func `keep silent in the quiet hours`() {
        let done = ReminderFacts.FinishedImport(id: 12, at: unix("2026-11-26T23:00:00+01:00"))
        let quiet = settings([.importDone], quiet: ("22:00", "07:00"))
        #expect(due(quiet, facts { $0.imports = [done] }, at: "2026-11-26T23:04:00+01:00").isEmpty)
    }
}
