import HealthModel
import HealthQuery

/// `metrics_catalog`: what exists.
struct MetricsCatalogTool: QueryTool {
    static let name = "metrics_catalog"
    let toolkit: QueryToolkit

    func answer(_ call: QueryCall) async throws(ToolProblem) -> ToolReply {
        let shared = call.consent.passed(try await call.catalogue())
        let metrics = shared.map { (key: $0.field.rawValue, value: Self.line($0)) }
        var reply = ToolReply([("metrics", .object(metrics))])
        let names = try await call.recordedNames()
        reply.add("today", .day(call.today))
        if let clock = call.clock.partialUntil { reply.add("clock", .string(clock)) }
        reply.add("kinds", .object(MetricKind.allCases.map { (key: $0.rawValue, value: .string($0.meaning)) }))
        if !names.isEmpty {
            reply.add("values", .object(names.map { ($0.name, .list($0.values.map { .string($0) })) }))
        }
        if call.consent.shares(.workouts) {
            let fields = WorkoutField.allCases.filter { $0.categories.isSubset(of: call.consent.shared) }
            reply.add(
                "workout_fields", .object(fields.map { (key: $0.rawValue, value: .string($0.unit)) }))
        }
        if shared.allSatisfy({ $0.dates == nil }) {
            reply.noData(
                call.consent.withheld.isEmpty ? "nothing is recorded" : "nothing is recorded that may be seen here")
        }
        reply.categories = QueryCall.categories(shared.map(\.field))
        return reply
    }

    private static func line(_ entry: CatalogueEntry) -> JSONTree {
        let metric = entry.field
        return .object([
            ("unit", .string(metric.unit)), ("kind", .string(metric.kind.rawValue)),
            ("first", .day(entry.dates?.lowerBound)), ("last", .day(entry.dates?.upperBound)),
            ("recorded_days", .integer(entry.recordedDays)), ("label", .string(metric.label)),
        ])
    }
}
