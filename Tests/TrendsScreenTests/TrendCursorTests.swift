import Canvas
import HealthModel
import HealthQuery
import ScreenKit
import TestSupport
import Testing

@testable import TrendsScreen

@Suite struct `The cursor of Trends` {
    @Test(arguments: TrendView.allCases) func `reads off a value in every view`(_ view: TrendView) {
        var visit = TrendVisit(120, 40)
        visit.say("resting heart rate and sleep, last year")
        visit.type(String(view.key))
        #expect(visit.state.view == view)
        let before = visit.drawn
        visit.press(.left)
        #expect(visit.state.cursor != nil)
        // Without any load there is nothing to read off of fitness.
        if view != .form { #expect(visit.drawn != before) }
        visit.press(.left, .right, .home, .end)
        #expect(visit.state.cursor == visit.state.page.stepCount - 1)
        visit.press(.escape)
        #expect(visit.state.cursor == nil)
    }

    @Test func `a weekday, a bar and an hour are told with their days`() {
        var visit = TrendVisit(.steps, (0..<140).map { 5000 + Double($0 % 7) * 500 }, width: 120)
        visit.type("4")
        visit.press(.right)
        #expect(visit.words.contains("Mondays"))
        visit.type("5")
        visit.press(.right)
        #expect(visit.words.contains("to below") || visit.words.contains("% of 139"))
        visit.type("0")
        visit.press(.home)
        for _ in 0..<18 { visit.press(.right) }
        #expect(visit.words.contains("18:00–19:00"))
    }

    @Test func `in the calendar it goes by weeks and by days, and Enter opens the day`() {
        var visit = TrendVisit(120, 40)
        visit.say("steps")
        visit.type("7")
        visit.press(.right, .left)
        #expect(visit.words.contains("Tue 17 Nov 2026"))
        visit.press(.up)
        #expect(visit.words.contains("Mon 16 Nov 2026"))
        visit.press(.enter)
        #expect(
            visit.others.contains {
                if case .openDay(.steps, _, let day) = $0 { day.iso == "2026-11-16" } else { false }
            })
    }

    @Test func `in a scatter it goes from left to right over single days`() {
        var visit = TrendVisit(120, 40)
        visit.say("sleep and resting heart rate")
        visit.type("6")
        visit.press(.home)
        let first = visit.words
        #expect(first.contains("against"))
        visit.press(.right)
        #expect(visit.words != first)
        visit.press(.enter)
        #expect(visit.others.contains { if case .openDay = $0 { true } else { false } })
    }

    @Test func `a click places it, a second one opens what is there`() {
        var visit = TrendVisit(120, 40)
        visit.say("sleep")
        visit.type("8")
        let night = TrendsTarget.step(3)
        visit.send(.clicked(HitTarget(night)))
        #expect(visit.state.cursor == 3)
        visit.send(.clicked(HitTarget(night)))
        #expect(visit.others.contains { if case .openDay(.sleep, _, _) = $0 { true } else { false } })
    }
}

@Suite struct `Hours, zones and records` {
    @Test func `the hours of the day are means of the days, the running one left out`() throws {
        var visit = TrendVisit(.steps, Array(repeating: 9500, count: 20), width: 120)
        visit.type("0")
        guard case .hours(let hours)? = visit.state.page.content else { return #expect(Bool(false)) }
        #expect(hours.counts[18] == 19 && hours.slots[18].value == 1000 && hours.slots[3].value == 0)
        #expect(visit.words.contains("Highest at 18:00–19:00 (1,000, 19 days)"))
    }

    @Test func `a metric with one value a day has no hours, and says so`() {
        var visit = TrendVisit(.sleepEfficiency, Array(repeating: 91, count: 20), width: 120)
        visit.type("0")
        #expect(visit.words.contains("has one value a day: there are no hours to show."))
    }

    @Test func `by hour a range is a month at most, and days keep their hours`() {
        var visit = TrendVisit(120, 40)
        visit.say("steps")
        visit.say("1y")
        visit.type("u")
        #expect(visit.state.grain == .hour && visit.state.page.slotDays.count == 7 * 24)
        visit.press(.end)
        #expect(visit.words.contains("Wed 25 Nov 2026, 23:00–24:00"))
        visit.say("last 3 months")
        #expect(visit.state.grain == .day)
    }

    @Test func `zones are summed by week`() throws {
        var visit = TrendVisit(120, 40)
        visit.say("steps, last 8 weeks")
        visit.type("z")
        guard case .zones(let zones)? = visit.state.page.content else { return #expect(Bool(false)) }
        #expect(zones.grain == .week && zones.bars.count == 9)
        #expect(visit.words.contains("in zones 1 and 2"))
        var environment = visit.state.environment
        environment.hidden = [.heart]
        visit.state.update(environment)
        #expect(visit.words.contains("are hidden"))
    }

    @Test func `records have their days, and count from the last device`() {
        var visit = TrendVisit(120, 40)
        visit.say("steps")
        visit.type("r")
        #expect(visit.words.contains("highest day") && visit.words.contains("lowest month"))
        #expect(visit.words.contains("21.3 km") && visit.words.contains("4:54 /km") && visit.words.contains("76.0 kg"))
        visit.say("resting heart rate")
        #expect(visit.words.contains("Counted from Sun 27 Sep 2026: before, it was measured otherwise."))
    }

    @Test func `of equal values the first is the record, and one workout makes none`() {
        func workout(_ id: Int, _ day: Int, _ distance: Double) -> QueryWorkout {
            var workout = QueryWorkout(
                id: id, type: "Running", start: "", end: "", startAt: id, date: CivilDay(number: day), zone: "UTC",
                startClock: 0, duration: 30)
            workout.distance = distance
            return workout
        }
        #expect(KindRecord.all([workout(1, 5, 6)], []).isEmpty)
        let records = KindRecord.all([workout(1, 5, 6), workout(2, 7, 6)], [])
        #expect(records.first?.measure == .distance && records.first?.day == CivilDay(number: 5))
    }
}
