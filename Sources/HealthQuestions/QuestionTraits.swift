import HealthModel
import HealthQuery

extension HealthQuestion {
    /// Whether it asks for a part of the day that is not known: it is understood, and told to be unanswerable.
    package var isWithinDay: Bool {
        conditions.contains { $0.subject == .timeOfDay } && plan == nil && ofWholeDays.plan != nil
    }

    /// The same without times of the day.
    package var ofWholeDays: HealthQuestion {
        var whole = self
        whole.conditions.removeAll { $0.subject == .timeOfDay }
        return whole
    }

    /// Whether it tests the heart rate of days, which is the mean of their samples.
    package var boundsHeartRate: Bool { conditions.contains { $0.subject == .day(.heartRate) } }

    package var isOfWorkouts: Bool { quantity.isOfWorkouts }
    /// The same of a speed, whose highest is the lowest pace.
    package var ofSpeed: HealthQuestion {
        let turned: [Statistic: Statistic] = [
            .max: .min, .min: .max, .dateOfMax: .dateOfMin, .dateOfMin: .dateOfMax, .kthMax: .kthMin, .kthMin: .kthMax,
            .topK: .bottomK, .bottomK: .topK, .groupOfMax: .groupOfMin, .groupOfMin: .groupOfMax,
        ]
        guard case .workout(_, .pace?) = quantity, let other = turned[statistic] else { return self }
        var question = self
        question.statistic = other
        return question
    }
    /// The same of a pace that is asked for as a speed: a mean is distance over time, as slow kilometres take longer; `nil`
    /// where no speed can be told.
    package var asSpeed: HealthQuestion? {
        guard case .workout(let types, .pace?) = quantity, comparison == nil, best == nil, more.isEmpty else {
            return nil
        }
        switch statistic {
        case .max, .min, .dateOfMax, .dateOfMin, .topK, .bottomK, .kthMax, .kthMin: return self
        case .mean, .value, .sum:
            if isOneOfLast { return self }
            guard grouping == nil, lastCount == nil else { return nil }
            var speed = self
            speed.quantity = .combined(
                .workout(types: types, field: .distance), .over, .workout(types: types, field: .duration))
            speed.statistic = .ratio
            return speed
        default: return nil
        }
    }

    /// Whether all workouts pass its tests, where it asks whether some do: their share is all of them. `nil` for another question.
    package var ofAllWorkouts: HealthQuestion? {
        guard case .workout(_, nil) = quantity, statistic == .sum, output == .yesNo, threshold == nil,
            comparison == nil, grouping == nil, lastCount == nil, conditions.contains(where: \.isOfWorkout)
        else { return nil }
        var question = self
        (question.statistic, question.isYesAbove) = (.share, nil)
        question.threshold = Having(statistic: .share, sign: .atLeast, value: 100)
        return question.plan == nil ? nil : question
    }
    /// The same of the highest heart rate within workouts, which goes above a bound where their mean does not; `nil` where the
    /// lowest within one is meant, which is not known.
    package var ofPeaks: HealthQuestion? {
        var question = self
        for place in conditions.indices where conditions[place].testsMeanHeartRate {
            guard [.atLeast, .above].contains(conditions[place].sign) else { return nil }
            switch conditions[place].subject {
            case .workout(let types, _):
                question.conditions[place].subject = .workout(types: types, field: .maximumHeartRate)
            default: question.conditions[place].subject = .field(.maximumHeartRate)
            }
        }
        return question
    }
    /// Its mean of a day for each week or month where it asks for what comes to one of them; `nil` where there is none.
    package var dailyByPeriod: HealthQuestion? {
        guard [.ratePerWeek, .ratePerMonth].contains(statistic) else { return self }
        guard case .day = quantity, comparison == nil, grouping == nil else { return nil }
        var table = self
        table.grouping = statistic == .ratePerWeek ? .week : .month
        (table.statistic, table.output) = (.mean, .table)
        return table.plan == nil ? nil : table
    }
    /// Whether it is what adds up on days, of those without workouts of a kind.
    package var takesOutWorkouts: Bool {
        guard case .day(let field) = quantity, [.activity, .workouts].contains(field.category), comparison == nil else {
            return false
        }
        return conditions.contains {
            if case .workout = $0.subject { $0.lag == 0 && $0.sign == .equal && $0.value == .number(0) } else { false }
        }
    }

    /// Whether it tests tags, or is of days that they tell.
    package var namesTags: Bool {
        days.own != nil || (conditions + (comparison?.conditions ?? [])).contains { $0.subject == .day(.tags) }
    }

    /// The question whose nights follow on the evenings of its workouts: `how do I sleep when I run in the evening`.
    package var datedAfterEvenings: HealthQuestion {
        guard case .day(let field) = quantity, field.isOfNight, field != .bedTime else { return self }
        return replacingConditions { test in
            if case .noneOf(let tests) = test.subject, test.lag == 0 {
                let dated = tests.map { $0.isOfEveningWorkout && $0.lag == 0 ? $0.lagged(by: 1) : $0 }
                return Requirement(.noneOf(dated), test.sign, test.value)
            }
            return test.isOfEveningWorkout && test.lag == 0 ? test.lagged(by: 1) : test
        }
    }

    /// The same with its conditions changed, on both sides of a comparison.
    package func replacingConditions(_ change: (Requirement) -> Requirement) -> HealthQuestion {
        var question = self
        question.conditions = conditions.map(change)
        question.comparison?.conditions = comparison?.conditions?.map(change)
        return question
    }

    /// Whether it asks of a night what is told of the days on both sides of it: `how much did I drink last night`.
    package var isOfHalfDays: Bool {
        let tested = conditions.compactMap { if case .day(let field) = $0.subject { Quantity.day(field) } else { nil } }
        return days.isNight && !([quantity] + more + tested).allSatisfy(\.isToldOfNights)
    }

    /// Whether it is of one workout, counted from the last.
    package var isOneOfLast: Bool { isOfWorkouts && (lastCount == 1 || statistic == .lastDate) }

    /// The number of workouts.
    package var isOfCount: Bool { if case .workout(_, nil) = quantity { true } else { false } }

    package var isOfClock: Bool { quantity.isClock }
}

extension Quantity {
    package var isOfWorkouts: Bool {
        switch self {
        case .workout: true
        case .combined(let left, _, _): left.isOfWorkouts
        default: false
        }
    }

    package var isClock: Bool {
        switch self {
        case .day(let field): field.kind == .clock
        case .workout(_, .startClock?): true
        default: false
        }
    }

    /// Whether the date of a night tells it.
    package var isToldOfNights: Bool {
        switch self {
        case .day(let field): field.isOfNight || field == .restingHeartRate || field.kind == .flag || field.isText
        case .workout: false
        case .formula, .combined, .days: true
        }
    }

    /// What was eaten over the weight of the body.
    package var isPerWeight: Bool { if case .combined(.day, .over, .day(.weight)) = self { true } else { false } }

    package var isText: Bool { if case .day(let field) = self { field.isText } else { false } }

    /// Whether values of several days add up.
    package var isSum: Bool {
        switch self {
        case .day(let field): field.kind == .cumulative
        case .workout(_, let field): Self.isSummed(field)
        case .combined(let left, let sign, _): sign != .over && left.isSum
        case .formula, .days: false
        }
    }

    package var isHighestHeartRate: Bool { if case .workout(_, .maximumHeartRate?) = self { true } else { false } }

    /// Measured now and then, and not added up.
    package var isLevel: Bool {
        if case .day(let field) = self { field.kind == .discrete || field.kind == .latest } else { false }
    }

    package static func isSummed(_ field: WorkoutField?) -> Bool {
        switch field {
        case nil, .duration?, .distance?, .elevation?, .activeEnergy?, .zone1?, .zone2?, .zone3?, .zone4?, .zone5?,
            .hardZones?, .load?:
            true
        default: false
        }
    }

    package var isDuration: Bool {
        if case .day(let field) = self { return field.unit == "min" }
        return false
    }

    /// Whether more is better; `nil` where that depends.
    package var isGoodHigh: Bool? {
        switch self {
        case .day(let field):
            switch field {
            case .steps, .flights, .distance, .activeEnergy, .exerciseMinutes, .standHours, .daylightMinutes, .vo2Max,
                .sleep, .sleepTotal, .sleepEfficiency, .deep, .rem, .heartRateVariability, .heartRateVariabilityRMSSD,
                .bloodOxygen, .water, .mood, .energy, .motivation, .mindfulMinutes, .protein, .fiber, .runDistance,
                .workoutMinutes:
                return true
            case .restingHeartRate, .walkingHeartRate, .awake, .latency, .stress, .soreness: return false
            default: return nil
            }
        case .workout(_, .pace?): return false
        case .workout(_, .distance?), .workout(_, .heartRateRecovery?): return true
        default: return nil
        }
    }
}

extension DayField {
    /// Of the main sleep, and not of naps.
    package var isOfMainSleep: Bool { category == .sleep && self != .naps && self != .napMinutes }

    /// Measured in the main sleep, and so of the date of waking.
    package var isOfNight: Bool {
        category == .sleep
            || [.heartRateVariability, .heartRateVariabilityRMSSD, .respiratoryRate, .bloodOxygen, .wristTemperature]
                .contains(self)
    }
}

extension Requirement {
    fileprivate var testsMeanHeartRate: Bool {
        switch subject {
        case .field(.averageHeartRate), .workout(_, .averageHeartRate?): true
        default: false
        }
    }
}
