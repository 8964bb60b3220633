import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// The check whether another reading that is as good tests something else: then it is not known what is to hold of the days,
/// and a number would be one to another question.
struct DoubtfulConditions {
    var question: HealthQuestion
    /// Whether one day before is named that all of it is of: `after a day with over 200 mg caffeine and no run`.
    var namesDayBefore = false
    /// The extra cost up to which a reading is as good.
    private static let slack = 0.05

    /// Whether one of the covers, the cheapest first, makes such a question.
    func areDoubted(by covers: [Chart.Cover], _ composer: Composer) -> Bool {
        guard ![.currentStreak, .longestStreak, .correlation].contains(question.statistic) else { return false }
        let own = Self.tests(question)
        var least: Double?
        for cover in covers where cover.unread.isEmpty {
            if let least, cover.cost > least + Self.slack { return false }
            guard let other = composer.question(cover.parts) else { continue }
            least = least ?? cover.cost
            // `two days after a run` is no doubt about the last two days.
            guard other.days == question.days else { continue }
            let tests = Self.tests(other)
            // Workouts are told by tests of their own where they can be.
            guard !other.isOfWorkouts || !tests.contains(where: \.isOfDay) || own.contains(where: \.isOfDay) else {
                continue
            }
            // `soreness two days after` is no soreness of two.
            guard !tests.subtracting(own).contains(where: { $0.isOf(question.quantity) }) else { continue }
            // `sleep including naps` is no sleep of days with a nap.
            let isOfNaps = tests.subtracting(own).allSatisfy { $0.subject == .day(.naps) }
            if question.quantity == .day(.sleepTotal), isOfNaps { continue }
            if namesDayBefore, Set(tests.map { $0.lagged(by: 1) }) == own { continue }
            // What only adds a verb's own test says no less: `drink two litres of water`.
            if tests != own, !tests.isStrictSuperset(of: own) || own.isEmpty { return true }
        }
        return false
    }

    /// Tests of data, those of the same meaning as one; the calendar is left aside.
    private static func tests(_ question: HealthQuestion) -> Set<Requirement> {
        Set(
            question.conditions.filter { !$0.isCalendar }.map { test in
                var test = test
                // `an hour or more of exercise`
                if test.subject == .workout(types: [], field: .duration) { test.subject = .day(.exerciseMinutes) }
                // `started after eight`, `in the evening after eight`: at that time as well.
                if test.subject == .field(.startClock), test.sign == .above { test.sign = .atLeast }
                if test.subject == .day(.workouts) { test.subject = .workout(types: [], field: nil) }
                if test.subject == .day(.alcohol), test.sign == .below, test.value == .number(1) {
                    (test.sign, test.value) = (.equal, .number(0))
                }
                // What was drunk is said by another word.
                if test.subject == .day(.water), test.value == .number(0) { test.subject = .day(.alcohol) }
                return test
            })
    }
}

extension Requirement {
    fileprivate func isOf(_ quantity: Quantity) -> Bool {
        if case .day(let field) = subject { quantity == .day(field) } else { false }
    }
}
