import HealthModel
import HealthQuery
import HealthQuestions
import Testing

@testable import OfflineCoach

/// What only this person's records know: trips, illnesses, tags, sets of strength training.
@Suite struct `Words of one's own life` {
    private let today = CivilDay(iso: "2025-12-31")!
    private var reader: QuestionReader { QuestionReader(today: today) }

    private func question(_ texts: String...) -> HealthQuestion? {
        var previous: HealthQuestion?
        for (index, text) in texts.enumerated() {
            guard
                case .question(let question) = reader.reading(of: text, after: previous, isFollowing: index > 0).result
            else { return nil }
            previous = question
        }
        return previous
    }

    private func own(_ text: String) -> OwnPeriod? { question(text)?.days.own }

    @Test(arguments: [
        ("steps on my last trip", OwnPeriod.Part.during, Int?.none), ("sleep when I was ill", .during, nil),
        ("workouts in the week after Lisbon", .after, 7), ("steps since I got back from Spain", .after, nil),
        ("average steps since my knee injury", .since, nil),
        ("how much did I sleep in the two weeks before I was ill", .before, 14),
        ("Schritte im letzten Urlaub", .during, nil), ("Training im Monat vor meiner Knieverletzung", .before, 30),
        ("Ruhepuls in der Woche nach meiner Krankheit", .after, 7),
        ("mittlerer Ruhepuls als ich krank war", .during, nil),
    ])
    func `are days whose dates are looked up`(text: String, part: OwnPeriod.Part, count: Int?) {
        let own = self.own(text)
        #expect(own?.part == part && own?.count == count, "\(text): \(String(describing: own))")
        #expect(own?.isFound == false)
    }

    @Test func `name places and months, and go with other conditions`() {
        #expect(own("steps in Rome")?.place?.zones == ["Europe/Rome"])
        let flu = own("highest resting heart rate during my flu in February")
        #expect(flu?.kind == .illness && flu?.within?.lowerBound.iso == "2025-02-01")
        let weekends = question("steps on weekends during my trip to Italy")
        #expect(weekends?.conditions == [.weekend(true)] && weekends?.days.own?.place?.name == "Italy")
        let compared = question("average sleep on my trip compared with before")
        #expect(compared?.comparison?.days?.own?.part == .before)
    }

    /// Nothing is computed over the days that only stand for a period.
    @Test func `are open until they are found`() throws {
        let question = try #require(self.question("steps on my last trip"))
        #expect(question.openPeriods.count == 1)
        let first = try #require(CivilDay(iso: "2025-05-03"))
        let dates = first...first.advanced(by: 7)
        let days = try #require(question.days.own?.days(dates, today: today))
        #expect(days.from == dates.lowerBound && days.to == dates.upperBound && !days.isOpen)
        #expect(question.days.own?.with(.after, 7).days(dates, today: today)?.to.iso == "2025-05-17")
        #expect(question.days.own?.before()?.days(dates, today: today)?.from?.iso == "2025-04-25")
        #expect(question.days.own?.with(.after).days(dates.lowerBound...today, today: today) == nil)
    }

    @Test func `go on with the day of an answer`() {
        let that = question("which day did I walk the most this year", "how did I sleep that day")
        #expect(that?.quantity == .day(.sleep))
        guard case .answer(let question)? = that?.days.own?.kind else {
            Issue.record("no day of an answer: \(String(describing: that))")
            return
        }
        #expect(question.statistic == .dateOfMax)
        let before = self.question("how many steps did I walk yesterday", "and the day before that")
        #expect(before?.days.to.iso == "2025-12-29" && before?.days.isDay == true)
    }

    @Test(arguments: [
        ("how often did I have a headache in October", Statistic.countDays, "headache", Requirement.Sign.equal),
        ("wie oft hatte ich im Oktober Kopfschmerzen", .countDays, "headache", .equal),
        ("when did I last have a migraine", .lastDate, "migraine", .equal),
        ("longest streak without a headache", .longestStreak, "headache", .unequal),
        ("sleep on days with late meal", .mean, "late meal", .equal),
        ("Schritte an Krankheitstagen", .mean, "sick", .equal),
    ])
    func `are tags of days`(text: String, statistic: Statistic, tag: String, sign: Requirement.Sign) {
        let question = self.question(text)
        #expect(question?.statistic == statistic, "\(text)")
        #expect(question?.conditions == [Requirement(.day(.tags), sign, .text(tag))], "\(text)")
    }

    /// How much of it was taken is not written down.
    @Test(arguments: ["magnesium intake yesterday", "vitamin C per day last month", "headache per day"])
    func `give no amount of a tag`(text: String) { #expect(question(text) == nil) }

    @Test(arguments: [
        ("my heaviest squat", "squat", StrengthFigure.heaviest, HealthQuestion.Grouping?.none),
        ("volume of bench press by week", "bench press", .volume, .week),
        ("how many pull-ups did I do last week", "pull-up", .repetitions, nil),
        ("how often did I squat this month", "squat", .sessions, nil),
        ("bench press 1rm", "bench press", .maximum, nil),
        ("when did I last deadlift", "deadlift", .lastDate, nil), ("schwerste Kniebeuge", "squat", .heaviest, nil),
        ("Bankdrücken Volumen pro Woche", "bench press", .volume, .week),
    ])
    func `are sets of an exercise`(
        text: String, exercise: String, figure: StrengthFigure, grouping: HealthQuestion.Grouping?
    ) {
        guard case .request(.strength(let question)) = reader.reading(of: text).result else {
            Issue.record("\(text)")
            return
        }
        #expect(question.exercise == exercise && question.figure == figure && question.grouping == grouping, "\(text)")
    }

    @Test(arguments: [
        "my heaviest squat on rainy days", "squats after alcohol", "heaviest squat not", "squats in miles",
    ])
    func `refuse what sets do not tell`(text: String) {
        guard case .refused = reader.reading(of: text).result else {
            Issue.record("\(text)")
            return
        }
    }

    @Test func `ask whether it was enough`() {
        guard case .request(.enough(let sleep)) = reader.reading(of: "did I sleep enough last week").result,
            case .request(.enough(let water)) = reader.reading(of: "trinke ich genug").result
        else {
            Issue.record("not read")
            return
        }
        #expect(sleep.quantity == .day(.sleep) && sleep.days.count == 7)
        #expect(water.quantity == .day(.water))
        #expect(reader.reading(of: "how many steps are enough").result == .refused(.norm))
    }

    @Test func `count hours that are asked for as such`() {
        let hours = question("how many hours did I sleep this week")
        #expect(hours?.statistic == .sum && hours?.unit == .hour)
        #expect(question("how many hours do I sleep on average")?.statistic == .mean)
    }

    /// A morning that says nothing is not passed over.
    @Test(arguments: [
        "how many nights in 2025 did I sleep less than six hours mornings",
        "number of nights, SpO2 < 95, 90 days mornings", "mornings nights wrist temp over +0.5 in 2025",
    ])
    func `leave no morning over`(text: String) {
        guard case .refused = reader.reading(of: text).result else {
            Issue.record("\(text)")
            return
        }
    }
}
