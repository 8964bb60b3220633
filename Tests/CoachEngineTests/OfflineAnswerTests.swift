import ChatModel
import CoachEngine
import Foundation
import HealthModel
import HealthQuery
import Testing

@testable import CoachTools

@Suite struct `The offline coach` {
    @Test func `says at first that it is no AI, and not again`() async {
        #expect(await offlineAnswer("How did I sleep?").hasPrefix("*I am AirFit's offline coach: no AI"))
        #expect(await !offlineAnswer("How did I sleep?", "And yesterday?").contains("no AI"))
        #expect(await offlineAnswer("hi", "Who are you?").contains("not an AI and not a doctor"))
    }

    @Test func `names the words that it did not understand, and asks what it can answer`() async {
        let answer = await offlineAnswer("average steps on lucky Sundays last month")
        #expect(answer.contains("I did not understand \"lucky\", so I give no figure."), "\(answer)")
        #expect(answer.contains("1. average steps"), "\(answer)")
        #expect(!answer.contains("**"), "\(answer)")
        let chosen = await offlineAnswer("average steps on lucky Sundays last month", "1")
        #expect(chosen.contains("steps, mean"), "\(chosen)")
    }

    @Test func `tells the night with what was asked, the usual range and n`() async {
        let answer = await offlineAnswer("How did I sleep last night?")
        #expect(answer.contains("**7 h 05**: time asleep, value, today (14 Mar 2026)."), "\(answer)")
        #expect(answer.contains("n = 28") && answer.contains("Usual:"))
    }

    @Test(arguments: [
        "hello", "thanks", "Why am I tired?", "average steps on lucky Sundays last month",
        "what is the meaning of life?",
    ]) func `reads a question alike after one that gave no figures`(before: String) async {
        let question = "what is my resting heart rate?"
        let answer = await offlineAnswer(before, question)
        #expect(answer.contains("**55 bpm**: resting heart rate, latest value"), "\(answer)")
    }

    @Test func `takes nothing over from a question that it did not understand`() async {
        for following in ["and yesterday?", "only those above 10000"] {
            let answer = await offlineAnswer("average steps on lucky Sundays last month", following)
            #expect(!answer.contains("steps**"), "\(answer)")
        }
    }

    @Test func `tells on which weekday a time of day is latest`() async {
        let answer = await offlineAnswer("which weekday do I wake up latest")
        #expect(answer.contains(", 06:30**: wake time, highest mean, by weekday"), "\(answer)")
    }

    @Test(arguments: [
        "how did i slep", "hwo did I sleep?", "My SLEEP please", "sleeep last night", "How was my night?",
    ]) func `understands slips of the keyboard`(_ question: String) async {
        #expect(await offlineAnswer(question).contains("**7 h 05**: time asleep"))
    }

    @Test(arguments: [
        ("How many steps yesterday?", "**10,000 steps**: steps, total, 13 Mar 2026."),
        ("steps on 2026-03-02", "**8,000 steps**: steps, total, 2 Mar 2026."),
        ("steps on March 2", "**8,000 steps**: steps, total, 2 Mar 2026."),
        ("stpes last Sunday", "**11,000 steps**: steps, total, 8 Mar 2026."),
        ("steps 3 days ago", "**9,000 steps**: steps, total, 11 Mar 2026."),
        (
            "what's my resting heart rate?",
            "**55 bpm**: resting heart rate, latest value, all records up to 14 Mar 2026."
        ),
        ("whats my haert rate variability", "**48 ms**: HRV (SDNN), latest value, all records up to 14 Mar 2026."),
        ("SpO₂?", "**97 %**: blood oxygen, latest value, all records up to 14 Mar 2026."),
        ("steps tomorrow", "hasn't come yet"),
        ("compare steps in january and february", "**−327 steps**"),
        ("steps next week", "hasn't come yet"), ("average steps in 2027", "hasn't come yet"),
        ("average steps last 30 days", "n = 30 of 30 days"),
        ("best steps day this year", "**12 Feb 2026**: steps, day of the highest, 1 Jan 2026 – 14 Mar 2026."),
        (
            "how many days over 10000 steps last month",
            "**9 days**: steps, number of days, steps above 10,000 steps, 1 Feb 2026 – 28 Feb 2026."
        ),
        (
            "how many nights under 7 hours of sleep last month",
            "**0 nights**: time asleep, number of days, time asleep below 7 h 00, 1 Feb 2026 – 28 Feb 2026."
        ),
        ("longest streak over 8500 steps this month", "**5 days**"),
        ("longest streak of at least 8500 steps this month", "**6 days**"),
        ("total steps last week", "**66,500 steps**: steps, total, 2 Mar 2026 – 8 Mar 2026."),
        (
            "Is my resting heart rate going down?",
            "**Yes, −3.0 bpm every 30 days**: resting heart rate, trend, all records up to 14 Mar 2026."
        ),
        ("is my blood oxygen changing?", "no clear trend"),
        ("steps last week", "**66,500 steps**: steps, total, 2 Mar 2026 – 8 Mar 2026."),
        (
            "Which day of the week do I walk the most?",
            "**Sunday, 11,000 steps**: steps, highest mean, by weekday, all records up to 14 Mar 2026."
        ),
        ("Does my sleep affect my resting heart rate?", "n = 100 days with both"),
        ("least steps this month", "**8,000 steps**: steps, lowest, 1 Mar 2026 – 14 Mar 2026."),
        ("best night this month", "**7 h 06**: time asleep, highest, 1 Mar 2026 – 14 Mar 2026."),
        ("how many hours did I sleep in total last week", "**49 h 21**: time asleep, total, 2 Mar 2026 – 8 Mar 2026."),
        ("What should I do today?", "Nothing needed now"),
        ("longest workout this month", "No data for: duration (workouts), highest"),
        ("my last run", "No data for: runs"), ("Compare my steps this week with last week", "**−250 steps**"),
        ("How do my steps last week compare with the week before?", "**0.0 steps**"),
        ("compare february with january", "Nothing beyond your usual ups and downs"),
        (
            "did I walk more than 60,000 steps last week",
            "**Yes, 66,500 steps**: steps, total above 60,000 steps, 2 Mar 2026 – 8 Mar 2026."
        ),
        (
            "was my average step count above 10,000 last week",
            "**No, 9,500 steps**: steps, mean above 10,000 steps, 2 Mar 2026 – 8 Mar 2026."
        ),
        ("compare yesterday with today", "I would rather say so than guess"),
    ]) func `answers what is asked`(_ question: String, _ expected: String) async {
        let answer = await offlineAnswer(question)
        #expect(answer.contains(expected), "\(answer)")
    }

    @Test func `a follow-up takes over what it does not say`() async {
        #expect(
            await offlineAnswer("How many steps today?", "and yesterday?").contains(
                "**10,000 steps**: steps, total, 13 Mar 2026"))
        #expect(await offlineAnswer("steps yesterday", "what about hrv?").contains("**49 ms**: HRV (SDNN)"))
        #expect(await offlineAnswer("average steps last week", "and last month?").contains("n = 28 of 28 days"))
        #expect(await offlineAnswer("what is my hrv", "why?").contains("HRV"))
        #expect(
            await offlineAnswer("How did I sleep last night?", "and last week?").contains(
                "time asleep, mean, 2 Mar 2026"))
    }

    @Test func `what is missing is said to be missing, with n`() async {
        var health = FixtureHealth()
        health.gaps = [.heartRateVariability: [0, 1, 2]]
        let answer = await offlineAnswer("What is my HRV today?", health: health)
        #expect(answer.contains("not recorded today: missing, not zero. Of the 28 days before, 26 have a value."))
        #expect(answer.contains("The newest is 51 ms on Wed 11 Mar."))
        #expect(await offlineAnswer("VO2max?").contains("never recorded"))
        health.gaps = [.steps: Set(10...99)]
        #expect(await offlineAnswer("are my steps going up?", health: health).contains("not enough data yet"))
    }

    @Test func `a running day is not held against full ones`() async {
        let steps = await offlineAnswer("how many steps today", partialUntil: "12:00")
        #expect(steps.contains("still running") && steps.contains("Usual:"))
        #expect(!steps.contains("That is within"))
        let mean = await offlineAnswer("average steps last 7 days", partialUntil: "12:00")
        #expect(mean.contains("n = 7 of 7 days") && mean.contains("Today is still running"))
        let weeks = await offlineAnswer("compare my steps this week with last week", partialUntil: "12:00")
        #expect(weeks.contains("Today is still running"))
        let full = await offlineAnswer("compare my steps this week with last week")
        #expect(!full.contains("Today is still running"))
    }

    @Test(arguments: [
        ("what was my highest weight and what do I weigh now", ["what was my highest weight", "what do I weigh now"]),
        (
            "Wie viel wiege ich jetzt und was war mein Höchstgewicht?",
            ["Wie viel wiege ich jetzt", "was war mein Höchstgewicht?"]
        ),
    ])
    func `two questions in one sentence get two answers`(text: String, halves: [String]) async {
        let talk = OfflineTalk()
        let both = await talk.answer(text)
        let first = await talk.answer(halves[0])
        let second = await talk.answer(halves[0], halves[1])
        #expect(both == "\(first)\n\n\(second)")
    }

    @Test func `a mean of a day that is not over is not judged`() async {
        let days: [Double?] = (0..<21).map { $0 == 20 ? 61 : 72 + Double($0 % 5) }
        let reading = ExampleReading(adjust: { $0.numbers[.heartRate] = days })
        func answer(until time: String?) async -> String {
            let clock = ToolClock(today: ExampleReading.today, partialUntil: time)
            return await OfflineTalk(reading: reading, clock: clock).answer("average heart rate today")
        }
        let morning = await answer(until: "11:29")
        #expect(
            morning.contains("61.0 bpm") && morning.contains("Usual:") && !morning.contains("the value lies"),
            "\(morning)")
        #expect(await answer(until: nil).contains("the value lies below"))
    }

    @Test func `a weight in pounds is left out of a mean and named`() async {
        let reading = ExampleReading(adjust: { $0.numbers[.weight]?[11] = 140.4 })
        let talk = OfflineTalk(reading: reading, clock: ToolClock(today: ExampleReading.today))
        let mean = await talk.answer("average weight this month")
        #expect(mean.contains("63.9 kg") && mean.contains("Left out as hardly possible: 140.4 kg"))
        #expect(await talk.answer("weight on 2026-03-20").contains("perhaps another unit"))
    }

    @Test(arguments: ["Write me a poem about Paris", "last", "lest", "rest", "mist", "tend", "max", "asdf"])
    func `says what it does not understand, with examples`(_ question: String) async {
        #expect(await offlineAnswer(question).contains("I would rather say so than guess"))
    }

    @Test func `an empty store and one that fails are said plainly`() async {
        #expect(await offlineAnswer("steps?", health: FixtureHealth(isEmpty: true)).contains("airfit import PATH"))
        let busy = await offlineAnswer("steps?", health: FixtureHealth(failure: .busy))
        #expect(busy.contains("can't read your health data") && busy.contains("being written"))
        let damaged = await offlineAnswer("steps?", health: FixtureHealth(failure: .damaged))
        #expect(damaged.contains("`airfit doctor --salvage`"))
    }

    @Test func `says so where it is offered no tools`() async {
        let coach = OfflineCoach(clock: { ToolClock(today: today) }, moment: { entryMoment }, pace: .zero)
        let request = ReplyRequest(system: "", messages: [ChatMessage(.person, "steps?")])
        #expect(await text(of: coach.reply(to: request)).contains("switched off"))
        let log = ReplyRequest(system: "", messages: [ChatMessage(.person, "log 500 ml water")])
        #expect(await text(of: coach.reply(to: log)).contains("**Log** screen"))
    }

    @Test func `tells a figure though the words begin like an entry`() async {
        #expect(await offlineAnswer("add up my steps last week").contains("steps, total"))
        #expect(await offlineAnswer("record steps last week").contains("steps, highest"))
    }

    @Test func `speaks in the person's units`() async {
        let weight = await offlineAnswer("What do I weigh?", units: .imperial)
        #expect(weight.contains("**158.7 lb**") && !weight.contains("kg"), "\(weight)")
        let distance = await offlineAnswer("distance last week", units: .imperial)
        #expect(distance.contains(" mi") && !distance.contains(" km"), "\(distance)")
    }

    @Test(arguments: [
        ("how many days under 160 pounds last month", UnitSystem.metric, "below 72.6 kg"),
        ("how many days under 160 pounds last month", .imperial, "below 160.0 lb"),
        ("how many times did I weigh less than 73 kg last month", .imperial, "below 160.9 lb"),
        ("how many times did I weigh less than 160 last month", .imperial, "below 160.0 lb"),
        ("how many times did I weigh less than 73 last month", .metric, "below 73.0 kg"),
    ]) func `takes a bound in the unit that was said`(question: String, units: UnitSystem, bound: String) async {
        let answer = await offlineAnswer(question, units: units)
        #expect(answer.contains(bound), "\(answer)")
    }
}

@Suite struct `A goal of the person's own` {
    private func answer(_ question: String, goal: Double?, weekly: Bool = false) async -> String {
        var reading = FixtureQuery()
        if let goal { reading.goals = [.steps: [QueryGoal(goal, period: weekly ? .week : .day)]] }
        return await OfflineTalk(reading: reading).answer(question)
    }

    @Test func `is held against the day that was asked about`() async {
        let reached = await answer("Did I reach my step goal yesterday?", goal: 9_000)
        #expect(reached.contains("**Yes**: 10,000 steps on 13 Mar 2026, with a goal of 9,000 steps."), "\(reached)")
        let missed = await answer("did i hit my steps target yesterday", goal: 10_500)
        #expect(
            missed.contains("**No**: 10,000 steps on 13 Mar 2026") && missed.contains("500 steps short"), "\(missed)")
    }

    @Test func `is counted over days where these were asked about`() async {
        let counted = await answer("how many days did I reach my step goal last week", goal: 9_000)
        #expect(counted.contains("with at least 9,000 steps"), "\(counted)")
        for text in [
            "how often did I miss my step goal last week", "how often did I fall short of my steps goal last week",
        ] {
            let missed = await answer(text, goal: 90_000)
            #expect(missed.contains("**7 days** with less than 90,000 steps"), "\(missed)")
        }
    }

    @Test func `that is not set, or is one of a week, is said so`() async {
        #expect(await answer("did I reach my step goal", goal: nil).contains("No daily goal is set"))
        let yesterday = await answer("did I reach my step goal yesterday", goal: 60_000, weekly: true)
        #expect(yesterday.contains("A weekly goal is set for steps"), "\(yesterday)")
    }

    @Test func `is told with the day of its value, by the figures as they are shown`() async {
        var reading = FixtureQuery(health: FixtureHealth(gaps: [.steps: [0]]))
        // 158.7 lb weighed, 158.1 lb wanted: 0.66 lb apart, and 0.6 as they are shown.
        reading.goals = [.steps: [QueryGoal(9_000)], .weight: [QueryGoal(71.7)], .water: [QueryGoal(2_000)]]
        let talk = OfflineTalk(reading: reading, units: .imperial)
        let all = await talk.answer("how are my goals?")
        #expect(all.contains("- **Weight**: goal 158.1 lb, 0.6 lb above."), "\(all)")
        #expect(all.contains("reached (13 Mar 2026)."), "\(all)")
        #expect(all.contains("- **Water**: nothing recorded yet, with a goal of 68 fl oz."), "\(all)")
        let german = await talk.answer("Wie stehen meine Ziele?")
        #expect(german.contains("- **Wasser**: noch nichts erfasst, Ziel 68 fl oz."), "\(german)")
        let today = await talk.answer("did I reach my step goal today")
        #expect(
            today.contains("Steps: no value on 14 Mar 2026, so the goal of 9,000 steps can't be checked."), "\(today)")
    }

    @Test func `of a week is held against the sum of this week, and told with the others`() async {
        let reached = await answer("did I reach my step goal", goal: 90_000, weekly: true)
        #expect(reached.contains("of 90,000 steps this week, "), "\(reached)")
        let week = await answer("did I reach my step goal this week", goal: 90_000, weekly: true)
        #expect(week.contains("of 90,000 steps this week, "), "\(week)")
        let all = await answer("how far are my goals?", goal: 90_000, weekly: true)
        #expect(all.contains("- **Steps**: goal 90,000 steps a week, ") && all.contains(" to go."), "\(all)")
        let german = await answer("Wie stehen meine Ziele?", goal: 90_000, weekly: true)
        #expect(german.contains("- **Schritte**: Ziel 90.000 Schritte in der Woche, "), "\(german)")
    }

    private static let two = [QueryGoal(9_000, period: .day), QueryGoal(90_000, period: .week)]

    private func answer(_ question: String, _ goals: [QueryGoal] = two, of field: DayField = .steps) async -> String {
        var reading = FixtureQuery()
        reading.goals = [field: goals]
        return await OfflineTalk(reading: reading).answer(question)
    }

    @Test(arguments: [
        ("how close am I to my step goal", true, true), ("did I reach my step goal this week", true, true),
        ("how close am I to my weekly step goal", false, true), ("how far is my daily step goal", true, false),
        ("did I reach my step goal yesterday", true, false),
        ("how often did I reach my step goal last week", true, false),
        ("how far are my goals", true, true), ("how are my weekly goals", false, true),
    ]) func `of two spans are told in a sentence each, or the one that is named`(
        question: String, daily: Bool, weekly: Bool
    ) async {
        let answer = await answer(question)
        #expect(answer.contains("9,000 steps") == daily && answer.contains("90,000 steps") == weekly, "\(answer)")
    }

    @Test func `of two spans are told in German, too`() async {
        let both = await answer("wie nah bin ich an meinem Schrittziel")
        #expect(
            both.contains("9.000 Schritte") && both.contains("Schritte in dieser Woche, Ziel 90.000 Schritte"),
            "\(both)")
        let week = await answer("wie weit ist mein Wochenziel bei den Schritten")
        #expect(week.contains("90.000") && !week.contains("9.000 Schritte"), "\(week)")
    }

    @Test func `of a span that is not set is said so, with those that are`() async {
        let year = await answer("how far is my yearly step goal")
        #expect(year.contains("A daily goal and a weekly goal are set for steps, and no yearly goal."), "\(year)")
        let last = await answer("did I reach my weekly step goal last week")
        #expect(last.contains("**0 weeks** with at least") || last.contains("**1 week** with at least"), "\(last)")
        let none = await answer("how close am I to my running goal", [QueryGoal(40, period: .week)], of: .runDistance)
        #expect(none.contains("**Distance run**: nothing recorded this week, with a goal of 40.0 km."), "\(none)")
    }

    @Test func `of a day is what enough is held against, and none of a week`() async {
        let both = await answer("did I walk enough yesterday")
        #expect(both.contains("9,000 steps"), "\(both)")
        let weekly = await answer("did I walk enough yesterday", [QueryGoal(90_000, period: .week)])
        #expect(!weekly.contains("90,000"), "\(weekly)")
    }

    @Test func `of weight by a day stands beside the one without`() async {
        let due = CivilDay(iso: "2026-06-01")
        let answer = await answer(
            "how far am I from my weight goal", [QueryGoal(68, due: due), QueryGoal(70)], of: .weight)
        #expect(answer.contains("with a goal of 68.0 kg by 1 Jun 2026 and 70.0 kg."), "\(answer)")
    }
}
