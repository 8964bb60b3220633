import HealthModel
import HealthQuery

/// `relate` with `x` `*`: every metric beside one outcome, with the chances corrected for so many tries.
struct RelationScan {
    /// The value of `x` that asks for every metric.
    static let everyMetric = "*"
    static let usualLimit = 10
    /// Below that a correlation of days is not listed.
    private static let fewestPairs = 14

    let call: QueryCall
    let outcome: QueryCall.Named
    let lags: [Int]
    let range: DayRange
    let method: Correlation.Method

    private struct Try {
        var x: DayField
        var lag: Int
        var found: Correlation
    }

    func reply() async throws(ToolProblem) -> ToolReply {
        let listed = call.consent.passed(try await call.catalogue())
        let fields = listed.filter { $0.recordedDays >= Self.fewestPairs && isCandidate($0.field) }.map(\.field)
        let table = try await call.table([outcome], also: Set(fields))
        let asked = table.dates(of: range)
        let days = table.span(asked)
        let tries = fields.flatMap { x in
            lags.compactMap { lag -> Try? in
                let pairs = RelatedPairs.daily(table, x, outcome.field, on: days, lag: lag)
                guard pairs.count >= Self.fewestPairs, let found = Correlation(pairs, method: method) else {
                    return nil
                }
                return Try(x: x, lag: lag, found: found)
            }
        }
        var reply = ToolReply([
            ("x", .string(Self.everyMetric)), ("y", .string(outcome.field.rawValue)),
            ("method", .string(method.rawValue)), ("from", .day(asked.lowerBound)), ("to", .day(asked.upperBound)),
            ("tries", .integer(tries.count)),
        ])
        let rates = FalseDiscovery.rates(tries.map(\.found.effectiveP))
        let rated = zip(tries, rates).map { (attempt: $0, rate: $1) }
        let ranked = rated.ranked(.smallestFirst) { $0.attempt.found.effectiveP }
        let shown = ranked.prefix(call.arguments.integer("limit") ?? Self.usualLimit)
        reply.rows = ("results", shown.map { Self.row($0.attempt, $0.rate) })
        if tries.isEmpty {
            reply.noData("no metric has 14 days together with it", available: table.recorded(outcome.field))
        } else {
            reply.notes.append(DayNotes.manyTries)
        }
        reply.categories = QueryCall.categories(fields + [outcome.field])
        return reply
    }

    private static func row(_ attempt: Try, _ rate: Double) -> JSONTree {
        let found = attempt.found
        return .object([
            ("x", .string(attempt.x.rawValue)), ("lag", .integer(attempt.lag)), ("n", .integer(found.count)),
            ("r", .figure(found.r)), ("p_eff", .figure(found.effectiveP)), ("q", .figure(rate)),
        ])
    }

    /// Not what only says the outcome, or another metric, in another way.
    private func isCandidate(_ field: DayField) -> Bool {
        let restatements: Set<DayField> = [
            .sleepHours, .logHeartRateVariability, .bodyMassIndex, .moveGoal, .exerciseGoal, .standGoal, .movePercent,
            .moveClosed,
            .exerciseClosed, .standClosed, .ringsClosed,
        ]
        let sameThing: [Set<DayField>] = [
            [.sleep, .sleepHours, .sleepTotal, .sleepDebt], [.heartRateVariability, .logHeartRateVariability],
            [.bedTime, .bedAfterNoon], [.activeEnergy, .movePercent, .moveClosed, .ringsClosed],
            [.exerciseMinutes, .exerciseClosed], [.standHours, .standClosed],
        ]
        guard !field.isText, field.kind != .clock, field != outcome.field, !restatements.contains(field) else {
            return false
        }
        return !sameThing.contains { $0.contains(field) && $0.contains(outcome.field) }
    }
}
