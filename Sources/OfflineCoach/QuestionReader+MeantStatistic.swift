import HealthModel
import HealthQuery
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// The statistic that is meant where words beside the quantity say so.
extension QuestionReader {
    /// - Parameter said: the parts of the best cover.
    func withMeantStatistic(_ question: HealthQuestion, _ tokens: [Token], _ said: [Part]) -> HealthQuestion {
        if ValueWords.areListed(tokens), let list = question.listedByDate { return list }
        if ValueWords.nameEachDay(tokens), !said.contains(.operation(.mean)),
            question.days.count.map({ $0 < 32 }) ?? false,
            let list = question.listedByDate
        {
            return list
        }
        if ValueWords.asksPeak(tokens), let peak = question.ofHighestHeartRate { return peak }
        if question.statistic == .last, question.days.from == nil, (1...2).contains(question.conditions.count),
            question.conditions.allSatisfy({ $0.subject == .timeOfDay })
        {
            // `heart rate between midnight and six`: no single sample of these hours is meant.
            var mean = question
            mean.statistic = .mean
            return mean
        }
        if let months = question.ofFitnessMonths(Calendar(today: today)) { return months }
        if let dated = question.ofDaysAgo(Calendar(today: today), saysNow: said.contains(.current)) { return dated }
        return question.ofTheirWorkouts(tokens) ?? question
    }
}

extension HealthQuestion {
    /// The values of each day, where some days are asked about by one figure; `nil` for all else.
    fileprivate var listedByDate: HealthQuestion? {
        guard case .day(let field) = quantity, !field.isText, field.kind != .flag, [.mean, .n].contains(statistic),
            output == .value || field.kind == .clock && output == .clock, !days.isDay, days.from != nil,
            days.own == nil, comparison == nil, grouping == nil,
            more.isEmpty, best == nil, lastCount == nil, conditions.allSatisfy(\.isCalendar)
        else { return nil }
        var list = self
        (list.statistic, list.grouping, list.output) = (.list, .date, .list)
        return list.plan == nil ? nil : list
    }

    /// Of the highest heart rate within workouts, where that of all of each was taken; `nil` for all else.
    fileprivate var ofHighestHeartRate: HealthQuestion? {
        guard case .workout(let types, .averageHeartRate?) = quantity, statistic == .mean else { return nil }
        var peak = self
        peak.quantity = .workout(types: types, field: .maximumHeartRate)
        return peak.plan == nil ? nil : peak
    }

    /// `weight a month ago compared with today`: of two days, and not of a month; `nil` where no month is told by its distance, or
    /// the other side is no day.
    fileprivate func ofDaysAgo(_ calendar: Calendar, saysNow: Bool) -> HealthQuestion? {
        guard statistic == .difference, case .day(let field) = quantity, var comparison,
            let other = comparison.days, comparison.quantity == nil, field.kind == .latest || days.isDay || other.isDay
        else { return nil }
        func day(_ days: Days) -> Days? {
            guard days.monthsAgo != nil else {
                let isNow = saysNow && days == calendar.period(.month, ago: 0)
                return days.isDay ? days : isNow ? calendar.day(ago: 0) : nil
            }
            var alone = HealthQuestion(quantity, .value, days)
            alone.output = .value
            return calendar.dayMonthsAgo(alone)?.days
        }
        guard days.monthsAgo != nil || other.monthsAgo != nil, let first = day(days), let second = day(other),
            first.isDay, second.isDay
        else { return nil }
        var changed = self
        changed.days = first
        comparison.days = second
        changed.comparison = comparison
        return changed.plan == nil ? nil : changed
    }

    /// `am I fitter than a year ago`: VO2max is not measured on every day, so that 30 days are held against 30; `nil` of other
    /// quantities and days.
    fileprivate func ofFitnessMonths(_ calendar: Calendar) -> HealthQuestion? {
        guard quantity == .day(.vo2Max), statistic == .difference, days == calendar.day(ago: 0), let comparison,
            let other = comparison.days, other.isDay, other.own == nil, comparison.conditions == nil,
            let recent = calendar.last(30, .day)
        else { return nil }
        var changed = self
        changed.days = recent
        changed.comparison?.days = Days(from: other.to.advanced(by: -29), to: other.to)
        return changed.plan == nil ? nil : changed
    }

    /// `average distance when I run in the morning`, `what do I burn when I lift`: of these workouts, and not of their days; `nil`
    /// for all else.
    fileprivate func ofTheirWorkouts(_ tokens: [Token]) -> HealthQuestion? {
        guard case .day(let field) = quantity, let figure = Self.figuresOfWorkouts[field],
            [.mean, .max, .min, .median, .sum].contains(statistic), grouping == nil, comparison == nil, more.isEmpty,
            ValueWords.saysWhileDoing(tokens)
        else { return nil }
        var types: [String]?
        var tests: [Requirement] = []
        for test in conditions {
            switch (test.subject, test.lag) {
            case (.workout(let named, let bounded?), 0):
                guard types ?? named == named else { return nil }
                types = named
                tests.append(Requirement(.field(bounded), test.sign, test.value))
            case (.workout(let named, nil), 0)
            where test == .worked(named) && [.activeEnergy, .distance].contains(field):
                guard types ?? named == named else { return nil }
                types = named
            case _ where test.isCalendar: tests.append(test)
            default: return nil
            }
        }
        guard let types else { return nil }
        var changed = self
        (changed.quantity, changed.conditions) = (.workout(types: types, field: figure), tests)
        return changed.plan == nil ? nil : changed
    }

    private static let figuresOfWorkouts: [DayField: WorkoutField] = [
        .heartRate: .averageHeartRate, .distance: .distance, .workoutMinutes: .duration, .activeEnergy: .activeEnergy,
    ]
}
