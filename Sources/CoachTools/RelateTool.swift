import HealthModel
import HealthQuery

/// `relate`: how two metrics move together, on the same day or some days later.
struct RelateTool: QueryTool {
    static let name = "relate"
    let toolkit: QueryToolkit

    func answer(_ call: QueryCall) async throws(ToolProblem) -> ToolReply {
        let arguments = call.arguments
        let range = try call.range()
        let lags = (arguments.numbers("lags") ?? [0]).map { Int($0) }
        let isWeekly = arguments.text("bucket") == "week"
        let isScan = arguments.text("x") == RelationScan.everyMetric
        try call.need("limit", with: "x \(RelationScan.everyMetric)", if: isScan)
        if isScan {
            try call.need("bucket", with: "one metric as x", if: !isWeekly)
            return try await RelationScan(
                call: call, outcome: try call.metric("y"), lags: lags, range: range,
                method: arguments.option("method") ?? .pearson
            ).reply()
        }
        let (x, y) = (try call.metric("x"), try call.metric("y"))
        if isWeekly, let index = lags.firstIndex(where: { $0 != 0 }) {
            throw ToolProblem(.invalidArguments, "Weeks are paired with lag 0 alone.", path: "lags[\(index)]")
        }
        try call.need("agg_x", with: "bucket week", if: isWeekly, usual: "\"mean\"")
        try call.need("agg_y", with: "bucket week", if: isWeekly, usual: "\"mean\"")
        try call.need("full_weeks_only", with: "bucket week", if: isWeekly, usual: "true")
        let table = try await call.table([x, y])
        let asked = table.dates(of: range)
        let days = table.span(asked)
        let method: Correlation.Method = arguments.option("method") ?? .pearson
        let results = lags.map { lag in
            let pairs =
                isWeekly
                ? Self.weeks(table, x.field, y.field, days, arguments)
                : RelatedPairs.daily(table, x.field, y.field, on: days, lag: lag)
            return Result(lag: lag, count: pairs.count, found: Correlation(pairs, method: method))
        }
        var reply = ToolReply([
            ("x", .string(x.field.rawValue)), ("y", .string(y.field.rawValue)), ("method", .string(method.rawValue)),
            ("from", .day(asked.lowerBound)), ("to", .day(asked.upperBound)),
        ])
        if isWeekly {
            reply.fields += [
                ("bucket", .string("week")), ("agg_x", .string(arguments.text("agg_x") ?? "mean")),
                ("agg_y", .string(arguments.text("agg_y") ?? "mean")),
            ]
        }
        Self.add(results, to: &reply)
        if results.allSatisfy({ $0.count == 0 }) { Self.noData(&reply, table, x.field, y.field) }
        reply.notes = call.partialNote([x.field, y.field], asked)
        for side in [x.field, y.field] {
            for note in LeftOutFields(side, days, table).notes where !reply.notes.contains(note) {
                reply.notes.append(note)
            }
        }
        if results.contains(where: { (1..<20).contains($0.count) }) { reply.notes.append(DayNotes.fewPairs) }
        if [x, y].contains(where: { $0.field.kind == .clock }) { reply.notes.append(DayNotes.clockLine) }
        reply.categories = QueryCall.categories([x.field, y.field])
        return reply
    }

    private struct Result {
        var lag: Int
        var count: Int
        var found: Correlation?

        var fields: ToolReply.Fields {
            let lead: ToolReply.Fields = [("lag", .integer(lag)), ("n", .integer(count))]
            guard let found else {
                let reason = count < Correlation.fewestPairs ? "fewer than 5 pairs" : "a side does not vary"
                return lead + [("no_data", .boolean(true)), ("reason", .string(reason))]
            }
            let interval = found.interval.map { JSONTree.list([.figure($0.low), .figure($0.high)]) } ?? .null
            return lead + [
                ("r", .figure(found.r)), ("p", .figure(found.p)), ("ci95", interval),
                ("n_eff", .figure(found.effectiveCount)), ("p_eff", .figure(found.effectiveP)),
            ]
        }
    }

    private static func weeks(
        _ table: DayTable, _ x: DayField, _ y: DayField, _ days: [CivilDay], _ arguments: ToolArguments
    ) -> [RelatedPair] {
        RelatedPairs.weekly(
            table, (x, arguments.option("agg_x") ?? .mean), (y, arguments.option("agg_y") ?? .mean), on: days,
            fullOnly: arguments.has("full_weeks_only") ? arguments.flag("full_weeks_only") : true)
    }

    private static func add(_ results: [Result], to reply: inout ToolReply) {
        let isEmpty = results.allSatisfy { $0.count == 0 }
        reply.add("results", .list(isEmpty ? [] : results.map { .object($0.fields) }))
        let strongest = results.filter { $0.found != nil }.ranked(.largestFirst) { $0.found.map { abs($0.r) } }.first
        reply.add("strongest_lag", .integer(strongest?.lag))
    }

    private static func noData(_ reply: inout ToolReply, _ table: DayTable, _ x: DayField, _ y: DayField) {
        let both = table.recorded(x).flatMap { first in
            table.recorded(y).flatMap { $0.overlaps(first) ? $0.clamped(to: first) : nil }
        }
        reply.add("n", .integer(0))
        reply.noData("no date in these dates has both", available: both)
    }
}
