import HealthModel
import HealthQuestions
import Testing

@testable import OfflineCoach

/// Readings in which something else was once answered than was asked.
@Suite struct `Something else` {
    private let reader = QuestionReader(today: CivilDay(iso: "2025-12-31")!)

    private func meaning(_ text: String) -> HealthQuestion? {
        if case .question(let question) = reader.reading(of: text).result { question } else { nil }
    }

    private func conclusion(_ text: String) -> Conclusion? {
        if case .conclusion(let conclusion) = reader.reading(of: text).result { conclusion } else { nil }
    }

    @Test(arguments: [
        ("how many minutes of deep sleep did I get per night in november", "average deep sleep in november"),
        ("what were my steps on each day of last week", "list my steps for each day last week"),
        (
            "how much did I run in the last 4 weeks vs the 4 weeks before",
            "distance run in the last 4 weeks vs the 4 weeks before"
        ),
        (
            "bin ich letzte Woche öfter gelaufen als in der Woche davor",
            "did I run more often last week than the week before"
        ),
        ("wie viele Etagen bin ich gestern gestiegen", "how many floors did I climb yesterday"),
        ("wie lange liege ich nachts wach", "how long am I awake at night on average"),
        ("how long does it take me to fall asleep", "wie lange brauche ich zum Einschlafen"),
        ("how many days in december had fewer steps than 5000", "days in december with less than 5000 steps, number"),
        ("what did my weight do in november", "how much did my weight change in november"),
        ("compare my HRV in summer with winter", "difference in HRV between summer and winter"),
        ("steps on the second sunday in november", "steps on 9 November 2025"),
        ("sleep in the night of the 14th to the 15th", "sleep on 15 December 2025"),
        ("wie war die Nacht auf Montag", "Schlaf am 29. Dezember 2025"),
        ("Schlaf in der Nacht auf Montag", "Schlaf am 29. Dezember 2025"),
        ("steps between monday and wednesday", "steps from 29 to 31 December 2025"),
        ("in how many months did I run more than 100 km", "how many months did I run over 100 km"),
        ("total energy burned yesterday", "active plus resting calories yesterday"),
        ("biggest running month this year", "month with the largest running distance this year"),
        ("days with a run and a ride", "Tage mit Lauf und Radfahrt"),
        ("did I run on the weekend", "did I run last weekend"),
    ])
    func `is not meant by other words`(_ one: String, _ other: String) throws {
        let first = try #require(meaning(one))
        var second = try #require(meaning(other))
        second.unit = first.unit
        #expect(first == second)
    }

    @Test(arguments: [
        "at what time of day am I most active", "how many runs of at most 8 km last week, at most an eight",
        "steps today vs steps of the same day of last year but one", "lowest heart rate on any run",
        "most recent date with body fat below 70 kg",
        "what did I burn yesterday including resting energy", "Ruhepuls am Tag nach einer langen Radtour",
        "wie viel Schlaf brauche ich", "hab ich mich im Mai öfter gewogen als im April",
        "average stand minutes last month",
        "did I drink on Sundays", "Schaffe ich im Mai den Halbmarathon unter zwei Stunden?",
    ])
    func `is no answer`(_ text: String) { #expect(meaning(text) == nil) }

    @Test(arguments: [
        ("did I eat more than I burned yesterday", true), ("habe ich gestern mehr gegessen als verbrannt", true),
        ("did I burn more than I ate yesterday", false), ("habe ich gestern weniger gegessen als verbrannt", false),
    ])
    func `than what moving burned is held against food`(text: String, isYesAbove: Bool) throws {
        let question = try #require(meaning(text))
        #expect(question.quantity == Quantity.energyBalance && question.isYesAbove == isYesAbove, "\(question)")
    }

    @Test func `than the day is not told of it`() {
        let today = CivilDay(iso: "2025-12-31")!
        for text in ["how was my day", "Wie war mein Tag", "how did my day go"] {
            #expect(conclusion(text) == Conclusion(.doing, days: Days(from: today, to: today)))
        }
        #expect(conclusion("how was my week")?.days == nil)
    }

    @Test func `than a month is not reviewed`() {
        let january = Days(from: CivilDay(iso: "2025-01-01"), to: CivilDay(iso: "2025-01-31")!)
        #expect(conclusion("review of January 2025")?.days == january)
        #expect(conclusion("Fass meine Woche zusammen")?.kind == .doing)
    }

    @Test func `than days are not listed where it asks on which`() throws {
        let question = try #require(meaning("on which days did I not close my move ring last week"))
        #expect(question.statistic == .list)
    }

    @Test func `than the workout is not named where it asks which`() throws {
        #expect(try #require(meaning("which of my workouts burned the most")).statistic == .dateOfMax)
        #expect(try #require(meaning("which of my rides had the most climbing")).statistic == .dateOfMax)
    }

    @Test func `than a phrase does not reach over a comma`() throws {
        let question = try #require(meaning("all rings closed last week, days"))
        #expect(question.statistic == .countDays)
        #expect(!question.conditions.contains(.weekend(false)))
    }

    @Test func `than the hour is not meant by the day of a month`() throws {
        let question = try #require(meaning("steps, mean, after 1 March of this year"))
        #expect(question.conditions.isEmpty)
        #expect(question.days.from == CivilDay(iso: "2025-03-02"))
    }

    @Test func `than the evening is not meant by the day somebody went to bed`() throws {
        for text in ["when did I go to bed on Monday", "Wann bin ich am Montag ins Bett gegangen"] {
            #expect(try #require(meaning(text)).days.to == CivilDay(iso: "2025-12-30"))
        }
        #expect(try #require(meaning("when did I go to bed on Monday night")).days.to == CivilDay(iso: "2025-12-30"))
        #expect(try #require(meaning("when did I go to bed yesterday")).days.to == CivilDay(iso: "2025-12-31"))
        #expect(try #require(meaning("bedtime last night")).days.to == CivilDay(iso: "2025-12-31"))
    }

    @Test func `than today is not asked by a yes or no without a day`() throws {
        for text in ["was I in bed before midnight", "did I sleep more than 8 hours", "did I run"] {
            #expect(try #require(meaning(text)).days.from == CivilDay(iso: "2025-12-31"))
        }
        #expect(try #require(meaning("have I ever slept more than 10 hours")).days.from == nil)
    }

    @Test func `than what is left is not a count`() {
        let reading = reader.reading(of: "wie viele Schritte fehlen mir heute noch zum Ziel")
        let today = CivilDay(iso: "2025-12-31")!
        #expect(
            reading.result == .request(.goals(.day(.steps), Days(from: today, to: today), counted: .rest)))
        let missed = reader.reading(of: "on how many days did I miss my step goal")
        #expect(missed.result == .request(.goals(.day(.steps), nil, counted: .missed)))
        let german = reader.reading(of: "wie oft habe ich mein Schrittziel verfehlt")
        #expect(german.result == missed.result)
        // A yes would be taken for having missed it.
        let day = reader.reading(of: "did I miss my step goal yesterday")
        #expect(day.result == .refused(.unclear), "\(day.result)")
    }

    @Test(arguments: [
        ("how close am I to my weekly running goal", MetricID.runDistance, CalendarSpan.week),
        ("how far am I from my yearly running goal", .runDistance, .year),
        ("wie weit bin ich mit meinem wöchentlichen Laufziel", .runDistance, .week),
        ("Jahresziel Laufen", .runDistance, .year), ("my daily step goal", .steps, .day),
    ]) func `than the goal of another span is not told`(text: String, field: MetricID, span: CalendarSpan) {
        #expect(reader.reading(of: text).result == .request(.goals(.day(field), nil, of: span, counted: nil)))
    }

    @Test(arguments: [
        ("how many weeks did I reach my running goal", Request.GoalOutcome.reached),
        ("in wie vielen Wochen habe ich mein Laufziel erreicht", .reached),
        ("wie viele Wochen habe ich mein Laufziel verfehlt", .missed),
    ]) func `than weeks of a goal, how far it is now, is not told`(text: String, outcome: Request.GoalOutcome) {
        let request = Request.goals(.day(.runDistance), nil, of: .week, counted: outcome)
        #expect(reader.reading(of: text).result == .request(request))
        let ahead = reader.reading(of: "how many weeks to reach my running goal").result
        if case .request = ahead { Issue.record("\(ahead)") }
    }

    @Test func `than an effect of a trip, nothing within it is told`() {
        let told = reader.reading(of: "was hat die Reise mit meinem Schlaf gemacht").result
        #expect(told == .conclusion(Conclusion(.effect, quantity: .day(.sleep), event: .trip)))
        // Which trip it was has no place there.
        for text in [
            "wie hat sich die Reise nach Lissabon auf meinen Schlaf ausgewirkt",
            "how did the trip to Lisbon affect my sleep",
        ] {
            #expect(reader.reading(of: text).result == .refused(.unclear), "\(text)")
        }
    }

    @Test func `than days are no weeks in which a goal was reached`() {
        for text in ["how often did I reach my weekly step goal", "how close am I to my evening step goal"] {
            let result = reader.reading(of: text).result
            if case .request(.goals) = result { Issue.record("\(result)") }
        }
    }
}

extension `Something else` {
    private func meaning(_ texts: [String]) -> HealthQuestion? {
        var previous: HealthQuestion?
        for (index, text) in texts.enumerated() {
            let reading = QuestionReader(today: CivilDay(iso: "2025-12-31")!)
                .reading(of: text, after: previous, isFollowing: index > 0)
            if case .question(let question) = reading.result { previous = question } else { previous = nil }
        }
        return previous
    }

    @Test func `than the best row of a table is no best night`() throws {
        let question = try #require(meaning(["sleep by month", "the best"]))
        #expect(question.statistic == .groupOfMax)
        #expect(question.grouping == .month)
    }

    @Test(arguments: [["what was my weight in january", "and now"], ["Gewicht im Januar", "und jetzt"]])
    func `than now is not what was last then`(_ texts: [String]) throws {
        let question = try #require(meaning(texts))
        #expect(question.statistic == .last)
        #expect(question.days.from == nil)
    }

    @Test func `than the figure of one workout is not the highest of all`() throws {
        #expect(meaning(["longest run this month", "the average heart rate"])?.days.own?.isDay == true)
        let question = try #require(meaning(["max heart rate in my last run", "and average"]))
        #expect(question.quantity == .workout(types: ["Running"], field: .averageHeartRate))
    }
}
