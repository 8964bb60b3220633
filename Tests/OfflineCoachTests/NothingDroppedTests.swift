import HealthModel
import HealthQuestions
import Testing

@testable import OfflineCoach

/// Readings in which a word was once dropped or taken for another.
@Suite struct `Nothing said` {
    private let reader = QuestionReader(today: CivilDay(iso: "2025-12-31")!)

    private func meaning(_ text: String, after earlier: String? = nil) -> HealthQuestion? {
        let previous = earlier.flatMap { meaning($0) }
        if earlier != nil, previous == nil { return nil }
        let reading = reader.reading(of: text, after: previous, isFollowing: earlier != nil)
        if case .question(let question) = reading.result { return question }
        return nil
    }

    @Test func `of nights without a drink is about water`() {
        let tests = meaning("average sleep on nights when I did not drink")?.conditions ?? []
        #expect(!tests.contains { $0.subject == .day(.water) })
    }

    @Test(arguments: ["show my plan", "what is my plan this week"]) func `of a plan is a plank`(text: String) {
        #expect(meaning(text) == nil)
    }

    @Test func `of kilometres is a climb`() throws {
        let tests = try #require(meaning("rides over 50 km and over 500 m of climbing: number, since 2024")).conditions
        #expect(tests.contains(Requirement(.field(.distance), .above, .number(50))))
        #expect(tests.contains(Requirement(.field(.elevation), .above, .number(500))))
    }

    @Test func `of two kinds left out is what is counted`() throws {
        let question = try #require(meaning("how many workouts other than runs and rides in June"))
        #expect(question.quantity == .workout(types: [], field: nil))
        #expect(question.conditions.count == 2)
    }

    @Test func `after a minimum makes a year a heart rate`() throws {
        let question = try #require(meaning("Ruhepuls Minimum 2025"))
        #expect(question.statistic == .min)
        #expect(question.days.from == CivilDay(iso: "2025-01-01"))
    }

    @Test func `in a follow-up is replaced by what is said next`() throws {
        let question = try #require(meaning("and carbs and fat", after: "Protein on average in December"))
        #expect(question.quantity == .day(.carbohydrates))
        #expect(question.more == [.day(.fat)])
    }

    @Test func `in a follow-up is taken for its opposite`() throws {
        let indoor = try #require(meaning("without the indoor ones", after: "Average pace of my runs in October"))
        #expect(indoor.conditions == [.indoor(false)])
        let weekdays = meaning("without Sundays", after: "How many steps a day did I average in October?")
        #expect(weekdays?.conditions.contains(.weekdays([6])) != true)
    }

    @Test func `of the evening is dropped where workouts are counted`() {
        let tests = meaning("how many workouts did I do in the evening this month")?.conditions ?? []
        #expect(tests == [Requirement(.field(.startClock), .atLeast, .number(1080))])
    }

    @Test func `of tomorrow is answered for today`() throws {
        #expect(meaning("wie viele Schritte mache ich morgen") == nil)
        guard case .conclusion(let conclusion) = reader.reading(of: "should I train tomorrow").result else {
            Issue.record("no conclusion")
            return
        }
        #expect(conclusion.days?.to == CivilDay(iso: "2026-01-01"))
    }

    @Test func `of a sport is left out where it is asked which`() throws {
        let question = try #require(meaning("which sport burned the most calories this year"))
        #expect(question.statistic == .groupOfMax)
        #expect(question.grouping == .type)
    }

    @Test func `of one Sunday is every Sunday`() throws {
        let question = try #require(meaning("how high did my heart rate get on Sunday's ride"))
        #expect(question.statistic == .max)
        #expect(question.days.from == CivilDay(iso: "2025-12-28"))
    }

    @Test func `of two days is a weekend`() throws {
        let question = try #require(meaning("did I burn more calories on Saturday or Sunday"))
        #expect(question.days.from == CivilDay(iso: "2025-12-27"))
        #expect(question.comparison?.days?.from == CivilDay(iso: "2025-12-28"))
        #expect(question.output == .value)
    }

    @Test func `of a plus after a number is dropped`() throws {
        let tests = try #require(meaning("how many 10k+ runs did I do in spring")).conditions
        #expect(tests == [Requirement(.field(.distance), .atLeast, .number(10))])
    }

    @Test(arguments: [
        "which of the last four weeks was the most active", "how many different sports did I do",
        "Was war mit meinem Schlaf am Dienstag los?",
        "Körperfett Anfang des Jahres und jetzt", "die drei Tage mit den meisten Schritten im Jahr",
    ]) func `that has no place is answered without`(_ text: String) { #expect(meaning(text) == nil) }

    @Test(arguments: [
        ("soreness two days after strength training", 2), ("how long have I gone without a drink", 0),
    ]) func `of days is taken for a score or a count`(_ text: String, _ lag: Int) throws {
        let question = try #require(meaning(text))
        #expect(question.conditions.first?.lag == lag)
        #expect(question.statistic == (lag == 2 ? .mean : .currentStreak))
    }

    @Test func `of the sports in a ratio is left out`() throws {
        let question = try #require(meaning("ratio of my cycling distance to my running distance this year"))
        #expect(question.statistic == .ratio)
        #expect(question.comparison?.quantity == .workout(types: ["Running"], field: .distance))
    }

    @Test func `of weekly totals is a spread within each week`() throws {
        let question = try #require(meaning("median weekly mileage this year"))
        #expect(question.statistic == .median && question.inner == .sum && question.grouping == .week)
        #expect(question.output == .value && question.plan?.first?.tool == "sql_readonly")
        #expect(meaning("weekly median mileage this year") == nil)
        #expect(meaning("median mileage each week") == nil)
    }

    @Test func `of the best weeks together lists each of them`() throws {
        let weeks = try #require(meaning("average steps of my 3 best weeks"))
        #expect(weeks.statistic == .mean && weeks.best == .init(count: 3, isHighest: true) && weeks.output == .value)
        let pulse = try #require(meaning("average heart rate of my 5 fastest runs"))
        let pace = Quantity.workout(types: ["Running"], field: .pace)
        #expect(pulse.best == .init(count: 5, isHighest: false, order: pace))
        #expect(meaning("average of my 3 best weeks vs my 3 worst weeks") == nil)
    }

    @Test func `of two ends apart is one of them`() throws {
        let gap = try #require(meaning("difference between my highest and lowest weight this year"))
        #expect(gap.statistic == .range && gap.quantity == .day(.weight))
        #expect(meaning("difference between my highest weight this year and my lowest weight last year") == nil)
        #expect(meaning("difference between longest run and shortest ride") == nil)
    }

    @Test func `of a figure of workouts alone leaves those before`() throws {
        let question = try #require(meaning("average pace?", after: "how many runs in October"))
        #expect(question.quantity == .workout(types: ["Running"], field: .pace))
        #expect(question.days.from == CivilDay(iso: "2025-10-01"))
    }

    @Test(arguments: [
        "I'm trying to get to bed earlier, what time have I been going to bed this week",
        "right so my physio's been asking, how many kilometres a week was I running back in the spring",
        "ich glaube ich trinke zu viel Kaffee, wie viel Koffein hatte ich diese Woche am Tag",
    ]) func `before the question is left aside and told`(_ text: String) {
        let reading = reader.reading(of: text)
        #expect(reading.aside == text.split(separator: ",").first.map(String.init))
        guard case .question = reading.result else {
            Issue.record("\(reading.result)")
            return
        }
    }

    @Test(arguments: [
        "I had surgery in March, what was my resting heart rate in April", "I was ill, how did I sleep",
        "I never ran on Sundays, how was it last week", "I reckon Anna sleeps badly, how did she sleep last night",
        "I take 37 pills, how did I sleep last week", "I don't drink on weekdays, how many drinks did I have last week",
    ]) func `that limits or is looked back at is left aside`(_ text: String) { #expect(meaning(text) == nil) }

    @Test(arguments: [
        "how much coffee do I drink", "how many steps do I take", "wie viel Wasser trinke ich", "wie lange schlafe ich",
    ]) func `of what somebody does is of today alone`(_ text: String) throws {
        let question = try #require(meaning(text))
        #expect(question.statistic == .mean)
        #expect(question.days.from == nil)
    }

    @Test(arguments: [
        ("last five body fat readings", 5), ("my last 3 weigh-ins", 3), ("meine letzten vier Gewichte", 4),
    ])
    func `of values counted from the last lists them`(_ text: String, _ count: Int) throws {
        let question = try #require(meaning(text))
        #expect(question.statistic == .list)
        #expect(question.lastCount == count)
    }

    @Test(arguments: [
        ("average weight this year without December", "2025-01-01", "2025-11-30"),
        ("steps 2025 excluding January and February", "2025-03-01", "2025-12-31"),
    ]) func `of a span that is left out ends the days`(_ text: String, _ from: String, _ to: String) throws {
        let question = try #require(meaning(text))
        #expect(question.days == Days(from: CivilDay(iso: from), to: try #require(CivilDay(iso: to))))
    }

    @Test(arguments: [
        "average steps this year without July", "average weight excluding December",
        "steps on the 20th and 23rd of December",
    ]) func `that leaves its days in doubt is answered without`(_ text: String) { #expect(meaning(text) == nil) }

    @Test func `of a week names both days of it`() throws {
        let question = try #require(meaning("sleep Monday vs Tuesday last week"))
        #expect(question.days.from == CivilDay(iso: "2025-12-22"))
        #expect(question.comparison?.days?.from == CivilDay(iso: "2025-12-23"))
    }

    @Test func `of a bound that a statement set is read in the question`() throws {
        let question = try #require(meaning("My limit is 2 drinks a day. How often did I go over that this year?"))
        #expect(question.conditions == [Requirement(.day(.alcohol), .above, .number(2))])
        #expect(meaning("My husband tries to get 7000 steps, how often did I manage that") == nil)
    }

    @Test func `of a week is a number of weeks`() throws {
        let question = try #require(meaning("week 48 steps"))
        #expect(question.days.from == CivilDay(iso: "2025-11-24"))
    }

    @Test func `after a comma belongs to what stands before it`() throws {
        let question = try #require(meaning("Number of nights with a nap the day before, June"))
        #expect(question.days.from == CivilDay(iso: "2025-06-01"))
        #expect(question.conditions.first?.lag == 1)
    }

    @Test(arguments: [
        "Läufe bergauf im Oktober",
        "Schritte trotz Strecke gestern", "Läufe allein im November", "steps last week and",
        "seine Schritte gestern", "how many steps did they do yesterday",
    ]) func `that nothing ties to the rest is passed over`(_ text: String) { #expect(meaning(text) == nil) }

    @Test func `of the night before is of the day before`() throws {
        let question = try #require(
            meaning("do I get more steps in when I slept more than eight hours the night before"))
        #expect(question.conditions.first?.lag == 0)
        #expect(question.comparison?.conditions?.first?.lag == 0)
    }

    @Test func `of a nap on the other side loses its day`() throws {
        let question = try #require(
            meaning("When I've had a nap, is my sleep the next night shorter than after days with no nap?"))
        #expect(question.conditions.first?.lag == 1)
        #expect(question.comparison?.conditions?.first?.lag == 1)
    }

    @Test func `of a window is seven days instead`() {
        let window = meaning("minimum of the 14-day rolling average of resting heart rate, 2025, what was it")?.window
        #expect(window == nil || window == 14)
    }

    @Test func `of weekdays is of those of this week`() throws {
        let question = try #require(
            meaning("average bedtime on school nights since 1 september, so sunday to thursday nights"))
        #expect(question.days.from == CivilDay(iso: "2025-09-01"))
        #expect(question.conditions == [.weekend(false)] || question.conditions == [.weekdays([0, 1, 2, 3, 4])])
        let habit = try #require(meaning("Motivation Montag vs. Freitag"))
        #expect(habit.days.from == nil)
        #expect(habit.comparison?.conditions == [.weekdays([4])])
    }

    @Test func `of neither is left out`() throws {
        let tests = try #require(meaning("how many days in May with neither water nor caffeine")).conditions
        #expect(tests.count == 2)
        #expect(tests.allSatisfy { $0.value == .number(0) })
    }

    @Test func `of what was drunk is a drink beside it`() throws {
        let question = try #require(
            meaning("how many days last week did I either drink at least 2 litres of water or do a workout"))
        #expect(question.conditions.count == 1)
        #expect(question.quantity == .days)
    }

    @Test func `of one of several days is of each`() throws {
        let question = try #require(meaning("was there a day this month on which I had no caffeine"))
        #expect(question.quantifier == .any)
    }

    @Test func `about what is left of today is an answer of the past`() {
        #expect(meaning("Schaffe ich heute noch meine 10.000 Schritte?") == nil)
    }
}
