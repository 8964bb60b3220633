import Foundation
import HealthModel
import Notifications
import SettingsModel
import Testing

private typealias Kind = Settings.Notifications.Kind

/// Settings with everything on and no quiet hours.
private func settings(_ kinds: Set<Kind>, _ change: (inout Settings.Notifications) -> Void = { _ in })
    -> Settings.Notifications
{
    var settings = Settings.Notifications()
    settings.isEnabled = true
    settings.kinds = kinds
    settings.quietFrom = ClockTime(hour: 0, minute: 0)
    settings.quietTo = ClockTime(hour: 0, minute: 0)
    change(&settings)
    return settings
}

/// Unix seconds of a moment written with its offset.
private func unix(_ text: String) -> Int {
    guard let date = try? Date(text, strategy: .iso8601) else { preconditionFailure("not a moment: \(text)") }
    return Int(date.timeIntervalSince1970)
}

private func day(_ text: String) -> CivilDay {
    guard let day = CivilDay(iso: text) else { preconditionFailure("not a day: \(text)") }
    return day
}

private func clock(_ zone: String = "Europe/Berlin") -> DayClock {
    guard let clock = DayClock(zoneName: zone) else { preconditionFailure("no such zone: \(zone)") }
    return clock
}

@Suite struct `The plan of what is said` {
    @Test func `the daily brief comes at its time on the clock of the wall`() {
        let plan = NotificationPlan(settings([.dailyBrief]), clock: clock())
        let now = unix("2026-11-21T07:00:00+01:00")
        #expect(plan.due(at: now, said: [:]).isEmpty)
        #expect(plan.next(after: now, said: [:]) == unix("2026-11-21T07:30:00+01:00"))
        #expect(plan.due(at: unix("2026-11-21T07:30:00+01:00"), said: [:]).map(\.kind) == [.dailyBrief])
    }

    @Test func `nothing is said twice on a day`() {
        let plan = NotificationPlan(settings([.dailyBrief]), clock: clock())
        let now = unix("2026-11-21T07:30:00+01:00")
        let said: [Kind: CivilDay] = [.dailyBrief: day("2026-11-21")]
        #expect(plan.due(at: now, said: said).isEmpty)
        #expect(plan.next(after: now, said: said) == unix("2026-11-22T07:30:00+01:00"))
    }

    @Test func `what was missed is said once, if it is less than an hour late`() {
        let plan = NotificationPlan(settings([.dailyBrief]), clock: clock())
        #expect(plan.due(at: unix("2026-11-21T08:29:59+01:00"), said: [:]).map(\.day) == [day("2026-11-21")])
        #expect(plan.due(at: unix("2026-11-21T08:30:00+01:00"), said: [:]).isEmpty)
        #expect(plan.next(after: unix("2026-11-21T08:30:00+01:00"), said: [:]) == unix("2026-11-22T07:30:00+01:00"))
    }

    @Test func `the last minutes of a day may be said after midnight`() {
        let plan = NotificationPlan(
            settings([.bedtime]) { $0.times[.bedtime] = ClockTime(hour: 23, minute: 50) }, clock: clock())
        #expect(plan.due(at: unix("2026-11-22T00:20:00+01:00"), said: [:]).map(\.day) == [day("2026-11-21")])
    }

    @Test func `the weekly review comes on Sundays`() {
        let plan = NotificationPlan(settings([.weeklyReview]), clock: clock())
        let saturday = unix("2026-11-21T18:00:00+01:00")
        #expect(plan.due(at: saturday, said: [:]).isEmpty)
        #expect(plan.next(after: saturday, said: [:]) == unix("2026-11-22T18:00:00+01:00"))
        let sunday = unix("2026-11-22T18:00:00+01:00")
        #expect(plan.next(after: sunday, said: [.weeklyReview: day("2026-11-22")]) == unix("2026-11-29T18:00:00+01:00"))
    }

    @Test func `quiet hours over midnight hold back what they end within the hour, and swallow the rest`() {
        func quiet(_ kind: Kind, _ hour: Int, _ minute: Int) -> Settings.Notifications {
            settings([kind]) {
                $0.times[kind] = ClockTime(hour: hour, minute: minute)
                $0.quietFrom = ClockTime(hour: 22, minute: 0)
                $0.quietTo = ClockTime(hour: 7, minute: 0)
            }
        }
        let early = NotificationPlan(quiet(.dailyBrief, 6, 30), clock: clock())
        let midnight = unix("2026-11-21T00:00:00+01:00")
        #expect(early.next(after: midnight, said: [:]) == unix("2026-11-21T07:00:00+01:00"))
        #expect(early.due(at: unix("2026-11-21T06:45:00+01:00"), said: [:]).isEmpty)
        let late = NotificationPlan(quiet(.bedtime, 22, 30), clock: clock())
        #expect(late.next(after: midnight, said: [:]) == nil)
        #expect(quiet(.bedtime, 22, 30).suppresses(at: ClockTime(hour: 22, minute: 30)))
        #expect(!quiet(.bedtime, 22, 30).suppresses(at: ClockTime(hour: 6, minute: 30)))
        #expect(!quiet(.bedtime, 22, 30).suppresses(at: ClockTime(hour: 7, minute: 0)))
        let before = NotificationPlan(quiet(.bedtime, 21, 59), clock: clock())
        #expect(before.next(after: midnight, said: [:]) == unix("2026-11-21T21:59:00+01:00"))
    }

    @Test func `quiet hours within a day do the same`() {
        let plan = NotificationPlan(
            settings([.checkIn]) {
                $0.times[.checkIn] = ClockTime(hour: 13, minute: 30)
                $0.quietFrom = ClockTime(hour: 13, minute: 0)
                $0.quietTo = ClockTime(hour: 14, minute: 0)
            }, clock: clock())
        #expect(plan.next(after: unix("2026-11-21T12:00:00+01:00"), said: [:]) == unix("2026-11-21T14:00:00+01:00"))
    }

    @Test func `a time that the clock leaps over comes right after the leap, one that comes twice the first time`() {
        let leapt = NotificationPlan(
            settings([.dailyBrief]) { $0.times[.dailyBrief] = ClockTime(hour: 2, minute: 30) }, clock: clock())
        #expect(leapt.occurrence(of: .dailyBrief, on: day("2026-03-29"))?.due == unix("2026-03-29T03:00:00+02:00"))
        let twice = leapt.occurrence(of: .dailyBrief, on: day("2026-10-25"))?.due
        #expect(twice == unix("2026-10-25T02:30:00+02:00"))
        let second = unix("2026-10-25T02:30:00+01:00")
        #expect(leapt.due(at: second, said: [.dailyBrief: day("2026-10-25")]).isEmpty)
    }

    @Test(arguments: ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "UTC", "America/Sao_Paulo"])
    func `every day of a year has one moment for every time, in order`(zone: String) {
        let clock = clock(zone)
        for time in [ClockTime(hour: 0, minute: 0), ClockTime(hour: 2, minute: 15), ClockTime(hour: 23, minute: 59)] {
            var last = Int.min
            for number in 0..<366 {
                let day = day("2026-01-01").advanced(by: number)
                let moment = clock.moment(of: time, on: day)
                #expect(moment > last)
                #expect(clock.day(atUnix: moment) == day)
                #expect(clock.secondOfDay(atUnix: moment) / 60 >= time.minutes)
                last = moment
            }
        }
    }

    @Test func `off means no timer at all`() {
        let plan = NotificationPlan(settings(Set(Kind.allCases)) { $0.isEnabled = false }, clock: clock())
        #expect(plan.next(after: unix("2026-11-21T00:00:00Z"), said: [:]) == nil)
        #expect(!plan.tells(.importDone, at: unix("2026-11-21T12:00:00Z")))
        let events = NotificationPlan(settings([.importDone, .answerDone]), clock: clock())
        #expect(events.next(after: unix("2026-11-21T00:00:00Z"), said: [:]) == nil)
    }

    @Test func `what happens in the quiet hours is not said`() {
        let plan = NotificationPlan(
            settings([.importDone]) {
                $0.quietFrom = ClockTime(hour: 22, minute: 0)
                $0.quietTo = ClockTime(hour: 7, minute: 0)
            }, clock: clock())
        #expect(!plan.tells(.importDone, at: unix("2026-11-21T23:00:00+01:00")))
        #expect(plan.tells(.importDone, at: unix("2026-11-21T21:00:00+01:00")))
        #expect(!plan.tells(.answerDone, at: unix("2026-11-21T21:00:00+01:00")))
    }
}
