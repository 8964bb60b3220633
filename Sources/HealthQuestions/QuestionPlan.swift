import HealthModel
import HealthQuery

/// A call of a tool.
public struct QueryPlan: Sendable {
    public var tool: String
    /// In the order they are written.
    package var fields: [(key: String, value: JSONTree)]
}

extension HealthQuestion {
    /// The calls whose replies hold the answer, in their order; `nil` where the tools cannot give it.
    package var plan: [QueryPlan]? {
        if isOfSomeHeartbeats { return nil }
        if conditions.contains(where: { $0.subject == .timeOfDay }) { return hoursPlan }
        if let best { return bestPlan(best) }
        if isOfGroups { return groupsPlan }
        if let comparison, let inner, inner.isOfOneCall {
            return countsPlan(inner, comparison)
        }
        if statistic == .countDays || inner == .countDays, let grouping { return countsPlan(by: grouping) }
        return switch quantity {
        case .day(let field): lastCount == nil ? dayPlan(field) ?? selectPlan : latestPlan
        case .days: countPlan() ?? seriesPlan ?? selectPlan
        case .workout(let types, let field):
            workoutPlan(types, field) ?? asDays?.plan ?? workoutGroupsPlan(types, field)
                ?? workoutSelectPlan(types, field)
        case .formula(let name, let field): formulaPlan(name, field)
        case .combined(.day(let field), .over, .day(.weight)): perWeightPlan(field)
        case .combined(let left, .over, let right): ratioPlan(left, right)
        case .combined: selectPlan
        }
    }

    /// Whether it asks for the highest or lowest heart rate of some days or hours, or for the next ones: of whole days in a row
    /// alone is it known, and the largest mean of a day is no highest heart rate.
    private var isOfSomeHeartbeats: Bool {
        guard quantity == .day(.heartRate) else { return false }
        return switch statistic {
        case .max, .min, .dateOfMax, .dateOfMin, .range: !conditions.isEmpty || grouping != nil
        case .topK, .bottomK, .kthMax, .kthMin: true
        default: false
        }
    }

    /// Of some hours of each day, where they are full ones and one call of statistics answers the rest.
    private var hoursPlan: [QueryPlan]? {
        guard case .day(let field) = quantity, field.isOfSamples, let hours, var plan = ofWholeDays.plan,
            plan.count == 1, plan[0].tool == "metric_stats",
            !plan[0].fields.contains(where: { $0.key == "segments" || $0.key == "group_by" })
        else { return nil }
        plan[0].fields.append(("hours", .list([.integer(hours.lowerBound), .integer(hours.upperBound)])))
        return plan
    }

    /// The full hours that its times of the day leave; `nil` where one is within an hour, or none is left.
    private var hours: Range<Int>? {
        var (from, to) = (0, 24)
        for test in conditions where test.subject == .timeOfDay {
            guard case .number(let minutes) = test.value, minutes.truncatingRemainder(dividingBy: 60) == 0 else {
                return nil
            }
            switch test.sign {
            case .atLeast, .above: from = max(from, Int(minutes) / 60)
            case .atMost, .below: to = min(to, Int(minutes) / 60)
            default: return nil
            }
        }
        return from < to ? from..<to : nil
    }

    /// The same question of the metric of days that holds this figure of workouts, where there is one.
    private var asDays: HealthQuestion? {
        guard let field = quantity.ofDays, lastCount == nil, conditions.allSatisfy(\.isCalendar) else { return nil }
        var question = self
        question.quantity = .day(field)
        question.isOfTraining = true
        return question
    }

    func stats(_ field: DayField, _ more: [(key: String, value: JSONTree)] = []) -> [QueryPlan]? {
        guard let tests = Self.tests(conditions) else { return nil }
        return [
            QueryPlan(
                tool: "metric_stats", fields: [("metric", .string(field.rawValue)), days.argument] + tests + more)
        ]
    }
}

extension Statistic {
    /// Whether the sides of a difference of it are asked for one after the other.
    package var isOfOneCall: Bool { isRate || self == .countDays || self == .shareDays }

    /// How much comes to a week or a month, and how fast something changes.
    package var isRate: Bool { [.ratePerWeek, .ratePerMonth, .trend].contains(self) }
}

extension Quantity {
    /// The metric of days with the same figure as a total of workouts.
    package var ofDays: DayField? {
        guard case .workout(let types, let field) = self else { return nil }
        switch (types, field) {
        case ([], nil): return .workouts
        case ([], .duration?): return .workoutMinutes
        case ([], .load?): return .load
        case (["Running"], .distance?): return .runDistance
        case (["Cycling"], .distance?): return .cyclingDistance
        case (["Strength"], nil): return .strength
        default: return nil
        }
    }
}

extension DayField {
    /// The figure that workouts add up to it.
    package var ofWorkouts: Quantity? {
        switch self {
        case .workouts: .workout(types: [], field: nil)
        case .workoutMinutes, .exerciseMinutes: .workout(types: [], field: .duration)
        case .load: .workout(types: [], field: .load)
        default: nil
        }
    }
}

extension Days {
    /// As tools take it.
    var argument: (key: String, value: JSONTree) {
        guard let from else { return ("range", .string(isEarlier ? "1900-01-01..\(to.iso)" : "all")) }
        return ("range", .string(isDay ? to.iso : "\(from.iso)..\(to.iso)"))
    }
}
