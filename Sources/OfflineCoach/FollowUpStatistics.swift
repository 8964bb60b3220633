import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// Follow-ups that compute something else of the same, or tell it otherwise.
extension FollowUp {
    /// `as a percentage`: a difference in percent of the other side, and days that were counted as a share of all.
    func takePercent(_ part: Part, _ change: inout Change) -> Change.Outcome {
        let (statistic, isCount) = (change.question.statistic, change.question.statistic == .countDays)
        let isOfSome = change.question.isOfCount && statistic == .sum && !change.question.conditions.isEmpty
        switch part {
        case .operation(.share) where isOfSome, .operation(.percentChange) where isOfSome:
            change.question.statistic = .share
            if case .operation(.share) = part { return .changed }
        case .unit(.percent) where statistic == .difference:
            change.question.statistic = .percentChange
            change.question.output = .value
        case .operation(.share) where isCount, .operation(.percentChange) where isCount:
            change.question.statistic = .shareDays
        case .open(.in, let said) where isCount && said.first == .unit(.percent):
            change.question.statistic = .shareDays
        case .unit(.percent)
        where isCount
            || statistic == .list && !change.question.isOfWorkouts
                && change.question.conditions.contains { !$0.isCalendar }:
            change.question.statistic = .shareDays
            (change.question.output, change.question.grouping) = (.value, nil)
        default: return .passed
        }
        change.question.unit = .percent
        return .changed
    }

    /// `in miles`
    func convert(_ part: Part, _ change: inout Change) -> Change.Outcome {
        let dimension = change.question.quantity.keptUnit?.dimension
        switch part {
        case .unit(let unit) where dimension == unit.dimension && change.asks.isEmpty: change.question.unit = unit
        case .open(.in, let said):
            guard case .unit(let unit)? = said.first, dimension == unit.dimension else { return .refused }
            change.question.unit = unit
        default: return .passed
        }
        if [.dateOfMax, .dateOfMin].contains(change.question.statistic), change.question.output == .date {
            // `my longest run? – when was it? – in miles`: the figure itself.
            change.question.statistic = change.question.statistic == .dateOfMax ? .max : .min
            change.question.output = .value
        }
        return .changed
    }

    /// `and a week?`
    func takeRate(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .rate(let grouping) = part else { return .passed }
        if change.question.statistic == .trend {
            change.question.perDays = grouping == .week ? 7 : 30
            return .changed
        }
        guard [.sum, .mean].contains(change.question.statistic), change.question.grouping == nil,
            change.question.comparison == nil
        else { return .refused }
        (change.question.grouping, change.question.output) = (grouping, .table)
        return .changed
    }

    /// `by month`
    func groupBy(_ part: Part, _ change: inout Change) -> Change.Outcome {
        let grouping: HealthQuestion.Grouping
        switch part {
        case .per(let said), .by(let said): grouping = said
        default: return .passed
        }
        let statistic = change.question.statistic
        guard change.question.comparison == nil, [.mean, .sum, .value, .last, .list].contains(statistic) else {
            return .refused
        }
        if grouping == .date {
            guard [.sum, .mean, .value].contains(statistic) else { return .refused }
            change.question.statistic = .mean
            return .changed
        }
        if statistic == .list {
            change.question.statistic = Composer.groupStatistic(change.question.quantity, grouping)
        } else if statistic == .value || statistic == .last {
            // Workouts that were listed are counted.
            change.question.statistic = change.question.isOfCount ? .sum : .mean
        }
        (change.question.grouping, change.question.output) = (grouping, .table)
        return .changed
    }

    /// `how far did I run? – and per run?`
    func takeEach(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .perKind(let types) = part else { return .passed }
        guard case .workout(let known, let field?) = change.question.quantity, types.isEmpty || types == known,
            change.question.statistic == .sum, Quantity.isSummed(field), change.question.grouping == nil
        else { return .refused }
        change.question.statistic = .mean
        return .changed
    }

    /// `the highest heart rate of my last run? – and the average?`, or the other way round: of the heart rate itself.
    func takeHeartRate(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .workout(let types, let field?) = change.question.quantity else { return .passed }
        let other: (field: WorkoutField, statistic: Statistic)
        switch (part, field) {
        case (.operation(.mean), .maximumHeartRate): other = (.averageHeartRate, .mean)
        case (.operation(.max), .averageHeartRate): other = (.maximumHeartRate, .max)
        default: return .passed
        }
        change.question.quantity = .workout(types: types, field: other.field)
        if change.question.statistic != .value { change.question.statistic = other.statistic }
        return .changed
    }

    /// `as a table`, which by itself is of days; `as a table by month`
    func tabulate(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard part == .operation(.table) else { return .passed }
        let isGrouped = change.parts.contains {
            switch $0 {
            case .per, .by, .rate: true
            default: false
            }
        }
        if isGrouped { return .changed }
        if let grouping = [.ratePerWeek: .week, .ratePerMonth: .month][change.question.statistic]
            as HealthQuestion.Grouping?
        {
            // `steps per week? – as a table`: what each of them came to
            guard change.question.grouping == nil, change.question.comparison == nil else { return .refused }
            (change.question.statistic, change.question.grouping) = (.sum, grouping)
            change.question.output = .table
            return change.question.plan == nil ? .refused : .changed
        }
        guard change.question.grouping == nil, !change.question.isOfWorkouts, !change.question.days.isDay else {
            return .refused
        }
        (change.question.statistic, change.question.output, change.question.grouping) = (.list, .list, .date)
        return change.question.comparison == nil && change.question.plan != nil ? .changed : .refused
    }

    /// `list them`, after workouts
    func listWorkouts(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard part == .operation(.list), change.question.isOfWorkouts, change.question.statistic == .sum else {
            return .passed
        }
        (change.question.statistic, change.question.output) = (.list, .list)
        return .changed
    }

    /// `and the median?`
    func replaceStatistic(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .operation(let operation) = part, let statistic = statistic(of: operation) else { return .passed }
        change.question.statistic = statistic
        let isOfDays = change.question.quantity != .day(.heartRate) && [.max, .min].contains(operation)
        if operation == .mean || isOfDays, change.question.days.isDay { change.question.days = calendar.all }
        if operation == .list { (change.question.output, change.question.grouping) = (.list, .date) }
        return .changed
    }

    func statistic(of operation: Part.Operation) -> Statistic? {
        guard previous.comparison == nil,
            [.mean, .sum, .median, .max, .min, .sd, .value, .last].contains(previous.statistic)
        else { return nil }
        let isClock = if case .day(let field) = previous.quantity { field.kind == .clock } else { false }
        switch operation {
        case .mean: return .mean
        case .median: return isClock ? nil : .median
        case .sd: return .sd
        case .max: return isClock ? nil : .max
        case .min: return isClock ? nil : .min
        case .sum:
            if case .day(let field) = previous.quantity, field.kind == .cumulative || field.unit == "min" {
                return .sum
            }
            if case .workout = previous.quantity { return .sum }
            return nil
        case .list: return .list
        default: return nil
        }
    }
}
