import HealthModel
import HealthQuery
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// Follow-ups that ask for another quantity, or another figure of it.
extension FollowUp {
    /// `alcohol and HRV? – and with sleep?`, `and the day after?`
    func replaceOther(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard change.question.statistic == .correlation else { return .passed }
        switch part {
        case .lag(let lag): change.question.lag = lag
        case .preposition(.with): break
        case .quantity(let quantity, _) where change.parts.contains(.preposition(.with)):
            guard quantity != change.question.quantity else { return .refused }
            change.question.other = quantity
        default: return .passed
        }
        return .changed
    }

    /// `including naps`, `without naps`
    func countNaps(_ part: Part, _ change: inout Change) -> Change.Outcome {
        switch (part, change.question.quantity) {
        case (.withNaps, .day(.sleep)): change.question.quantity = .day(.sleepTotal)
        case (.withoutNaps, .day(.sleepTotal)): change.question.quantity = .day(.sleep)
        default: return .passed
        }
        return .changed
    }

    /// `and my HRV?`
    func replaceQuantity(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .quantity(let quantity, _) = part else { return .passed }
        // `how long was I in bed` asks for no time of the clock.
        guard !quantity.isClock || !change.asks.contains(.long) else { return .refused }
        guard case .day(let new) = quantity, case .day(let old) = change.question.quantity,
            change.question.conditions.allSatisfy({ $0.isCalendar || $0.lag > 0 }),
            change.question.comparison?.quantity == nil,
            // `how long did I sleep` asks for no highest.
            change.asks.isEmpty || [[.how], [.which], [.when], [.show]].contains(change.asks)
                || [.sum, .mean, .value, .last, .list].contains(change.question.statistic),
            let statistic = carried(change.question.statistic, from: old, to: new, change.question.days)
        else { return .refused }
        change.question.quantity = quantity
        change.question.unit = nil
        change.question.statistic = statistic
        if change.question.output == .clock || change.question.output == .value {
            change.question.output = new.kind == .clock && statistic != .sd ? .clock : .value
        }
        return .changed
    }

    /// `and calories?`: eaten, after what is eaten, and burned after anything else of days.
    func takeCalories(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard part == .calories, !change.question.isOfWorkouts else { return .passed }
        guard case .day(let old) = change.question.quantity, change.question.comparison == nil else { return .refused }
        let new: DayField = old.category == .nutrition ? .dietaryEnergy : .activeEnergy
        guard let statistic = carried(change.question.statistic, from: old, to: new, change.question.days),
            change.question.conditions.allSatisfy(\.isCalendar)
        else { return .refused }
        (change.question.quantity, change.question.statistic) = (.day(new), statistic)
        return .changed
    }

    /// `and the pace?`, `and heart rate?`, after workouts
    func replaceFigure(_ part: Part, _ change: inout Change) -> Change.Outcome {
        let field: WorkoutField
        switch part {
        case .attribute(let said): field = said
        case .heart: field = .averageHeartRate
        case .calories: field = .activeEnergy
        default: return .passed
        }
        // Of the last one it is merged.
        guard case .workout(let types, _) = change.question.quantity, previous.statistic != .lastDate else {
            return .refused
        }
        // `the hardest by effort? – and by heart rate`: another one.
        let asksDay =
            change.asks.contains(.when) || change.asks.contains(.which) || words.contains("by")
            || words.contains("nach")
        if change.parts.count == 1, !asksDay, let question = ofThatDay(field) {
            change.question = question
            return .changed
        }
        // `which run was my longest? – how long did it take?` is of that one, and asks for no other day.
        if [.dateOfMax, .dateOfMin].contains(previous.statistic), !change.asks.isEmpty, !asksDay { return .refused }
        guard let statistic = workoutStatistic(field) else { return .refused }
        change.question.quantity = .workout(types: types, field: field)
        change.question.unit = nil
        // `and the average length`
        let isMean = change.parts.contains(.operation(.mean)) && Quantity.isSummed(field)
        change.question.statistic = isMean ? .mean : statistic
        change.question.output = [.dateOfMax, .dateOfMin].contains(statistic) ? .date : .value
        return .changed
    }

    /// `and rides?`, `without the runs`, and `walks too`, after some were left out
    func replaceKind(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .kind(let types, _) = part else { return .passed }
        guard case .workout(let known, let field) = change.question.quantity else { return .refused }
        let isLeftOut = { (test: Requirement) in test.subject == .field(.type) && test.sign == .unequal }
        if change.isExcepted || change.question.conditions.contains(where: isLeftOut) && says(TalkWords.also) {
            guard types.count == 1 else { return .refused }
            change.question.conditions.append(Requirement(.field(.type), .unequal, .text(types[0])))
        } else {
            change.question.conditions.removeAll(where: isLeftOut)
            // A second one that is said goes with the first.
            let all = known == previous.workoutTypes ? types : (known + types).sorted()
            change.question.quantity = .workout(types: all, field: field)
        }
        return .changed
    }

    /// `how many kilometres?`, after workouts
    func takeFigureOfUnit(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .unit(let unit) = part else { return .passed }
        guard case .workout(let types, _) = change.question.quantity, let field = Grammar.field(for: unit),
            change.asks == [.many], [.sum, .value, .mean, .list].contains(change.question.statistic)
        else { return .refused }
        change.question.quantity = .workout(types: types, field: field)
        (change.question.statistic, change.question.output, change.question.unit) = (.sum, .value, unit)
        return .changed
    }

    private func workoutStatistic(_ field: WorkoutField) -> Statistic? {
        let opposites: [Statistic: Statistic] = [
            .max: .min, .min: .max, .dateOfMax: .dateOfMin, .dateOfMin: .dateOfMax,
        ]
        if let opposite = opposites[previous.statistic], case .workout(_, let known) = previous.quantity {
            // What the highest of another figure had is not known; `by distance instead` asks for another one.
            guard [.dateOfMax, .dateOfMin].contains(previous.statistic) || words.contains("by") else { return nil }
            // The best pace is the lowest.
            return (known == .pace) == (field == .pace) ? previous.statistic : opposite
        }
        if field == .maximumHeartRate, previous.lastCount == nil { return .max }
        return Quantity.isSummed(field) ? .sum : .mean
    }

    private func carried(_ statistic: Statistic, from old: DayField, to new: DayField, _ days: Days) -> Statistic? {
        switch statistic {
        case .sum: new.kind == .cumulative ? .sum : days.isDay ? .value : .mean
        case .value: new.kind == .cumulative ? .sum : .value
        case .mean, .list, .last, .first, .difference, .sd: statistic
        case .median, .min, .max, .iqr, .cv, .trend, .change, .dateOfMax, .dateOfMin, .percentile:
            new.kind == .clock ? nil : statistic
        default: nil
        }
    }
}
