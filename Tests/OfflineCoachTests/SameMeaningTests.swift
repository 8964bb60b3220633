import HealthModel
import HealthQuestions
import Testing

@testable import OfflineCoach

/// Wordings of one meaning, and questions after others with what they come to.
@Suite struct `The same meaning` {
    private let reader = QuestionReader(today: CivilDay(iso: "2025-12-31")!)

    /// The last of the questions, each read after those before it.
    private func meaning(_ texts: String...) -> HealthQuestion? {
        var previous: HealthQuestion?
        for (index, text) in texts.enumerated() {
            let reading = reader.reading(of: text, after: previous, isFollowing: index > 0)
            if case .question(let question) = reading.result { previous = question } else { previous = nil }
        }
        return previous
    }

    @Test(arguments: [
        ("steps 24th to 26th", "steps from 24 to 26 December 2025"),
        ("steps December 24th to 26th", "steps from 24 to 26 December 2025"),
        ("steps in the first 10 days of November", "steps from 1 to 10 November 2025"),
        ("steps in the last two weeks of October", "steps from 18 to 31 October 2025"),
        ("steps 2025-W20", "steps in week 20 of 2025"),
        ("steps March-May", "steps from March to May"),
        ("steps on the 11th in November", "steps on 11 November 2025"),
        ("Schritte am 11. im November", "Schritte am 11. November 2025"),
        ("steps from August on as a table", "steps since August as a table"),
        ("how meny stesp yestrday", "how many steps yesterday"),
        ("howmany steps yesterday", "how many steps yesterday"),
        ("Gewichtsminimum 2025", "minimales Gewicht 2025"),
        ("steps not on weekends last month", "steps on weekdays last month"),
        ("runs before quarter to seven this year", "runs before 6:45 this year"),
        ("workouts before quarter to seven this year", "workouts before 6:45 this year"),
        ("sleep last night, naps included", "total sleep with naps last night"),
        ("nehme ich dieses Jahr zu", "steigt mein Gewicht dieses Jahr"),
        ("hrv on days with vs without alcohol", "difference in hrv between days with and without alcohol"),
        ("how many steps 2day?", "how many steps today?"),
        ("am I losing fat", "am I losing body fat"), ("did I lose fat this year", "did I lose body fat this year"),
        ("steps b4 yesterday", "steps before yesterday"),
        ("how much did I weigh on Monday, no sorry, on Sunday", "how much did I weigh on Sunday"),
        ("mindful minutes in September no I mean October", "mindful minutes in October"),
        ("how did I sleep the night before a run", "how did I sleep on days when I ran"),
        ("am I happier on days when I run", "is my mood higher on days when I run"),
        ("is my HRV lower on Mondays or Fridays", "is my HRV lower on Mondays than on Fridays"),
        ("how long did I sleep sat to sun", "how long did I sleep in the night from Saturday to Sunday"),
        ("steps month to date", "steps this month"),
        ("days under 1800 calories this month", "days under 1800 kcal eaten this month"),
        ("steps Monday to Wednesday of last week", "steps from 22 to 24 December 2025"),
        ("did I run more this summer than last summer", "did I run more in summer 2025 than in summer 2024"),
        ("Wie viel ess ich im Schnitt", "Wie viel esse ich im Schnitt"),
        (
            "Ich frage mich, ob ich letzte Woche mehr geschlafen habe als in der Woche davor",
            "Habe ich letzte Woche mehr geschlafen als in der Woche davor"
        ),
        (
            "Kann es sein, dass ich letzte Woche mehr geschlafen habe als in der Woche davor",
            "Habe ich letzte Woche mehr geschlafen als in der Woche davor"
        ),
    ]) func `has other words`(_ one: String, _ other: String) throws {
        let first = try #require(meaning(one))
        #expect(first == meaning(other))
    }

    @Test func `after a month goes back a year`() {
        let question = meaning("What was my average resting heart rate in June?", "the year before that?")
        #expect(question?.days == Days(from: CivilDay(iso: "2024-06-01"), to: CivilDay(iso: "2024-06-30")!))
    }

    @Test func `now is the newest value`() {
        let question = meaning("Weight on 1 October?", "Now?")
        #expect(question?.statistic == .last)
        #expect(question?.days.from == nil)
    }

    @Test(arguments: ["what is my resting heart rate?", "longest nap", "schlafschuld"])
    func `is that of the words alone behind a question that gave no figures`(text: String) {
        guard case .question = reader.reading(of: text).result else {
            Issue.record("not read: \(text)")
            return
        }
        #expect(reader.reading(of: text, isFollowing: true) == reader.reading(of: text))
    }

    @Test(arguments: ["and my resting heart rate?", "ok, and my resting heart rate?", "und mein Ruhepuls?"])
    func `is none where a word goes on with a question that gave no figures`(text: String) {
        guard case .refused = reader.reading(of: text, isFollowing: true).result else {
            Issue.record("read: \(text)")
            return
        }
    }

    @Test func `keeps the period of what it is of`() {
        let first = meaning("How many runs over 10 km did I do this year?")
        let question = meaning("How many runs over 10 km did I do this year?", "show me those")
        #expect(question?.statistic == .list)
        #expect(question?.days == first?.days)
        #expect(question?.conditions == first?.conditions)
        let farther = meaning("How many runs over 10 km did I do this year?", "and over 20?")
        #expect(farther?.conditions == [Requirement(.field(.distance), .above, .number(20))])
    }

    @Test func `is that of a question alone where it names its own subject`() {
        let text = "what was my highest resting heart rate"
        #expect(meaning("How many runs over 10 km did I do this year?", text) == meaning(text))
    }

    @Test func `goes on where the turn before is taken back`() {
        let meant = meaning("How far did I cycle in July?")
        #expect(meaning("How far did I cycle in June?", "no, I meant July") == meant)
    }

    @Test func `goes on from a weight to the body mass index`() {
        let question = meaning("average weight in May", "and my BMI")
        #expect(question != nil)
        #expect(question == meaning("BMI in May"))
    }

    @Test func `goes on with the group`() {
        let question = meaning("Which month did I run the most this year?", "and the least")
        #expect(question?.statistic == .groupOfMin)
        #expect(question?.grouping == .month)
    }

    @Test func `of blood pressure is of both values`() {
        let question = meaning("my average blood pressure in November")
        #expect(question?.quantity == .day(.systolicPressure))
        #expect(question?.more == [.day(.diastolicPressure)])
        #expect(question?.statistic == .mean)
    }

    @Test(arguments: [
        ("steps this morning", [0, 12]), ("Schritte heute Morgen", [0, 12]),
        ("steps between 8 and 10 in the morning yesterday", [8, 10]), ("caffeine after 3 pm yesterday", [15, 24]),
        ("steps yesterday evening", [18, 24]), ("average caffeine before noon in November", [0, 12]),
    ]) func `of a part of a day is asked for its hours`(_ text: String, _ hours: [Int]) throws {
        let question = try #require(meaning(text))
        #expect(!question.isWithinDay)
        let plan = try #require(question.plan)
        #expect(plan.count == 1 && plan[0].tool == "metric_stats")
        var json = ""
        plan[0].fields.first { $0.key == "hours" }?.value.write(into: &json, depth: nil)
        #expect(json == "[\(hours[0]),\(hours[1])]")
    }

    @Test(arguments: ["how many runs until 2013", "wie viele Läufe bis 2013", "how many runs before 2014"])
    func `up to a date asks for nothing after it`(_ text: String) throws {
        let plan = try #require(meaning(text)?.plan)
        var json = ""
        plan[0].fields.first { $0.key == "range" }?.value.write(into: &json, depth: nil)
        #expect(json == "\"1900-01-01..2013-12-31\"")
    }

    @Test(arguments: ["steps before half past seven yesterday", "on how many days did I walk 5000 steps before noon"])
    func `of a part of a day is no answer for the whole day`(_ text: String) throws {
        let question = try #require(meaning(text))
        #expect(question.isWithinDay && question.plan == nil)
    }

    @Test(arguments: [
        "how many steps did I take at night", "Schritte nachts", "when did I drink water", "mood over 9",
        "days with more than 9000 and less than 8000 steps", "how many beers last week", "wie viel werde ich wiegen",
        "steps on weekdays on Saturdays last month", "Wie hoch war sein Ruhepuls gestern",
        "my weight on the first of each month", "whats my heart doing", "steps the night before a run",
        "fitness, fatigue and form today",
    ]) func `is none where words do not go together`(_ text: String) { #expect(meaning(text) == nil) }
}

/// What is typed where entries are written down.
@Suite struct `A line of the log` {
    private let reader = QuestionReader(today: CivilDay(iso: "2025-12-31")!)

    @Test(arguments: [
        "steps yesterday", "coffee today", "average sleep last month", "hrv trend", "Schritte gestern",
        "weight on 3 December", "steps on 8/10", "should I train today",
    ]) func `is asked`(_ line: String) { #expect(reader.isAsked(line)) }

    @Test(arguments: [
        "water", "mood 4", "ran 5k", "weight 80.2", "felt tired all day", "water 500 ml", "sleep 7", "no alcohol today",
        "Stimmung schlecht", "goal 10000 steps", "", "mood 8/10", "energy 7/10", "Stress 3/5",
    ]) func `is none`(_ line: String) { #expect(!reader.isAsked(line)) }
}

@Suite struct `The words of the catalogue of metrics` {
    @Test(arguments: [
        "weight lifted", "how much weight did I lift in October", "most weight lifted in a day",
        "volume load last month",
        "bewegtes Gewicht im Oktober", "kg lifted this year",
    ])
    func `are read as that metric, not as words of others`(text: String) {
        let reading = QuestionReader(today: CivilDay(iso: "2025-12-31")!).reading(of: text)
        guard case .question(let question) = reading.result else {
            Issue.record("\(text): \(reading.result)")
            return
        }
        #expect(question.quantity == .day(.strengthVolume) && question.conditions.isEmpty)
    }

    @Test func `leave the words of other metrics what they are`() {
        let reading = QuestionReader(today: CivilDay(iso: "2025-12-31")!).reading(of: "weight on days I lifted")
        guard case .question(let question) = reading.result else {
            Issue.record("\(reading.result)")
            return
        }
        #expect(question.quantity == .day(.weight) && !question.conditions.isEmpty)
    }
}
