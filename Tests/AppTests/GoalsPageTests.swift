import Canvas
import Entries
import Foundation
import HealthModel
import HealthQuery
import TestSupport
import Testing

@testable import LogScreen
@testable import ScreenKit

/// All goals on one page: standing, proposed, earlier.
@Suite struct `The page of all goals` {
    private static var book: GoalBook {
        var book = GoalBook()
        let aim = Goal.Aim(.exerciseMinutes, target: 45, period: .day)
        book.proposed = [GoalRecommendation(aim: aim, count: 9, reached: 4)]
        var run = Goal(id: 7, aim: Goal.Aim(.runDistance, target: 20, period: .week), setAt: second(-4_000_000))
        run.endedAt = second(-900_000)
        let day = CivilDay(iso: "2026-12-01") ?? CivilDay(number: 0)
        book.past = [GoalBook.Past(goal: run, ending: .completed, from: day, to: day.advanced(by: 30))]
        return book
    }

    private func page(_ width: Int = 80, _ height: Int = 24) -> LogState {
        var log = LogState.filled(width: width, height: height)
        #expect(log.press(.alt("g")) == [.loadGoalBook])
        _ = log.apply(.goalBookRead(Self.book))
        return log
    }

    @Test(arguments: [(60, 18), (80, 22), (200, 48)]) func `shows the three parts with how far each is`(
        width: Int, height: Int
    ) {
        let log = page(width, height)
        for text in [
            "Standing", "10,000 steps a day", "61 %", "Proposed, from your own last weeks", "45 min a day",
            "9 recorded",
            "Earlier", "20 km a week", "completed, 2026-12-01 to 2026-12-31",
        ] { #expect(log.says(text), "\(text)") }
    }

    @Test func `a list that goes on has arrows, and the goal under the cursor a mark`() {
        var log = page(60, 10)
        #expect(log.says("▸ 10,000 steps a day") && log.says("↓") && !log.says("↑"))
        log.press(KeyPress(.end))
        #expect(!log.says("▸ 10,000 steps a day") && log.says("↑") && !log.says("↓"))
    }

    @Test func `nothing is set by choosing: the line is filled in, and Enter there confirms it`() {
        var log = page()
        log.press(KeyPress(.down), KeyPress(.down))
        let chosen = log.press(KeyPress(.enter))
        #expect(chosen.isEmpty && log.goalsPage == nil && log.editor.text == "goal exercise 45 min a day")
        let aim = Goal.Aim(.exerciseMinutes, target: 45, period: .day)
        #expect(log.press(KeyPress(.enter)).contains(.write(.setGoal(aim))))
    }

    @Test func `an earlier goal can be set again, a standing one changed, completed and removed`() {
        var again = page()
        again.press(KeyPress(.end))
        again.press(KeyPress(.enter))
        #expect(again.editor.text == "goal run 20.0 km a week")
        var standing = page()
        let end = GoalEnd(.steps, .completed, of: .day, at: standing.context.clock.now)
        #expect(standing.press(.alt("c")) == [.write(.store([.goalEnd(end)]))])
        var removed = page()
        removed.press(KeyPress(.down))
        #expect(removed.press(KeyPress(.delete)).count == 1)
        #expect(removed.goalsPage != nil)
    }

    @Test func `is closed by Escape, and holds what is hidden back`() {
        var log = page()
        log.hidden = [.body]
        #expect(!log.says("Weight 70 kg"))
        log.hidden = [.body, .activity, .workouts]
        for text in ["45 min a day", "20 km a week", "completed, 2026-12-01"] { #expect(!log.says(text), "\(text)") }
        log.press(KeyPress(.end), KeyPress(.enter))
        #expect(log.goalsPage != nil && log.editor.text.isEmpty)
        log.hidden = []
        #expect(log.says("20 km a week"))
        log.press(KeyPress(.escape))
        #expect(log.goalsPage == nil && log.says("Goals"))
    }

    @Test func `makes way for what is opened over it, and takes no pasted text`() {
        var log = page()
        _ = log.apply(.paste("water 500ml", at: second(0)))
        #expect(log.goalsPage != nil && log.editor.text.isEmpty)
        _ = log.apply(.begun("water 500ml", at: second(0)))
        #expect(log.goalsPage == nil && log.editor.text == "water 500ml")
        log = page()
        _ = log.apply(.checkInBegun(at: second(0)))
        #expect(log.goalsPage == nil)
    }

    @Test func `says that a goal with a date that is over waits for an answer`() {
        let day = CivilDay(iso: "2027-01-10") ?? CivilDay(number: 0)
        let goal = Goal(id: 1, aim: Goal.Aim(.weight, target: 70, due: day), setAt: second(-900_000))
        let context = WritingPlace().context(at: second(0), today: nil)
        let words = GoalProgressWording(standing: GoalStanding(goal: goal, value: 72), context: context)
        #expect(words.progress.hasSuffix("its day is over: change it, complete it or let it go"))
    }
}
