import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// The question before while the parts of a follow-up change it.
struct Change {
    var question: HealthQuestion
    /// What was said, without the words that ask.
    let parts: [Part]
    let asks: [Part.Asked]

    /// `without`, `except`
    var isExcepted: Bool { parts.contains(.except) }

    /// What a rule makes of a part: it is none of its parts, it cannot be of the question, or it has changed it.
    enum Outcome { case passed, refused, changed }
}

extension FollowUp {
    /// The rules in the order in which a part is tried on them: of rules for the same type of part the special ones stand first.
    private var rules: [(Part, inout Change) -> Change.Outcome] {
        [
            // Of another pair.
            replaceOther,
            // Of which days.
            leaveOutWeekday, takeDaysBefore, refuseThatDay, shiftByMonths, replaceDays, takeWorkoutBefore, takeEarlier,
            takeLater, takeNow, restrictToWeekdays, takePartOfWeek, takeWeekend, restrictToWeekend, takeAllDays,
            // Under which conditions.
            replaceCount, replaceLimit, filterWorkouts, filterDays, filterIndoor, filterStart, replaceMeasure,
            boundWorkouts,
            boundDays, replaceTest,
            // Of what.
            countNaps, replaceQuantity, takeCalories, replaceFigure, replaceKind,
            // What is computed of it, and how it is told.
            takePercent, convert, takeFigureOfUnit, takeRate, groupBy, takeEach, takeHeartRate, tabulate, listWorkouts,
            replaceStatistic,
        ]
    }

    /// The question changed by each part, and by what is asked of it; `nil` where a part cannot be of it.
    func changed(_ unchanged: Change) -> HealthQuestion? {
        let asked: Set<Part.Asked> = [.which, .how, .show, .many, .much, .when, .far, .fast, .long, .often]
        guard asked.isSuperset(of: unchanged.asks), Self.isSaidOnce(unchanged.parts) else { return nil }
        var change = unchanged
        for part in change.parts where part != .except {
            var outcome = Change.Outcome.passed
            for rule in rules where outcome == .passed { outcome = rule(part, &change) }
            guard outcome == .changed else { return nil }
        }
        for ask in change.asks {
            guard asks(ask, of: &change) else { return nil }
        }
        let isEmpty = change.question == previous && change.parts.allSatisfy { $0 == .except || $0 == .current }
        return isEmpty ? nil : change.question
    }

    /// Asks for another figure: `how long?`, `how many runs over 10 miles?`, after how far.
    /// - Returns: `false` where it is not known of what was asked about.
    private func asks(_ ask: Part.Asked, of change: inout Change) -> Bool {
        if change.question.quantity == .day(.naps), ask == .long {
            change.question.quantity = .day(.napMinutes)
            return true
        }
        if change.question.statistic == .countDays, ask == .often || ask == .many, !change.question.days.isDay {
            // `did I sleep over 8 hours? – how often?`
            (change.question.output, change.question.quantifier) = (.value, nil)
            return true
        }
        if [.lastDate, .firstDate].contains(change.question.statistic), ask == .often {
            return countOccasions(&change)
        }
        guard case .workout(let types, let field) = change.question.quantity else {
            return ask != .far && ask != .fast && (ask != .long || !change.question.isOfWorkouts)
        }
        let isSummed = [.sum, .mean, .list].contains(previous.statistic)
        let isNamed = change.parts.contains(where: \.isKind)
        if isNamed && (ask == .often || ask == .many) || ask == .often && field != nil && isSummed {
            change.question.quantity = .workout(types: types, field: nil)
            (change.question.unit, change.question.statistic, change.question.output) = (nil, .sum, .value)
            return true
        }
        let asked: WorkoutField? =
            switch ask {
            case .far: .distance
            case .fast: .pace
            case .long: .duration
            default: nil
            }
        guard let asked else { return true }
        // Of the longest of them no other figure is known.
        guard isSummed || [.value, .difference].contains(previous.statistic) else { return false }
        change.question.quantity = .workout(types: types, field: asked)
        change.question.unit = nil
        change.question.statistic = ask == .fast || change.parts.contains(.operation(.mean)) ? .mean : .sum
        change.question.output = .value
        return true
    }

    /// `when was my stress last a 5? – how often did that happen this year?`
    private func countOccasions(_ change: inout Change) -> Bool {
        guard !change.question.days.isDay else { return false }
        if case .workout(_, nil) = change.question.quantity {
            change.question.statistic = .sum
        } else {
            guard change.question.conditions.contains(where: { !$0.isCalendar }) else { return false }
            change.question.statistic = .countDays
        }
        (change.question.output, change.question.lastCount, change.question.count) = (.value, nil, nil)
        return true
    }

    /// Whether no part takes the place of another: of `and carbs and fat` neither may be dropped.
    private static func isSaidOnce(_ parts: [Part]) -> Bool {
        var quantities: Set<Part> = []
        var days: Set<Part> = []
        for part in parts {
            switch part {
            case .quantity, .attribute, .heart, .calories: quantities.insert(part)
            case .days, .relative: days.insert(part)
            default: break
            }
        }
        return quantities.count <= 1 && days.count <= 1
    }
}
