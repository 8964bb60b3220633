import HealthModel
import HealthQuery
import JSON

/// `metric_stats`: any statistic of one daily metric, of a selection of days, of several side by side, or of groups.
struct MetricStatsTool: QueryTool {
    static let name = "metric_stats"
    let desk: QueryDesk

    func answer(_ call: QueryCall) async throws(ToolProblem) -> ToolReply {
        try Self.checkTogether(call.arguments)
        let metric = try call.metric("metric", takesText: true)
        let range = try call.range()
        let outer = try call.conditions(call.arguments.value["where"])
        let segments = try Self.segments(call, range, outer.conditions)
        let named = [metric] + outer.named + segments.flatMap(\.named)
        let isSleep = metric.field.category == .sleep
        let table = try await call.table(named, also: isSleep ? [.sleepSource] : [])
        let question = MetricQuestion(call: call, table: table, field: metric.field, asked: table.asked(range))
        var reply: ToolReply
        if !segments.isEmpty {
            reply = question.comparison(segments)
        } else if let grouping: DateGrouping = call.arguments.option("group_by") {
            reply = question.groups(grouping, outer.conditions)
        } else {
            reply = question.whole(outer.conditions)
        }
        reply.categories = QueryCall.categories(named.map(\.field))
        return reply
    }

    /// Arguments that go with others, or not at all with them.
    private static func checkTogether(_ arguments: ToolArguments) throws(ToolProblem) {
        if arguments.has("segments"), arguments.has("group_by") {
            throw ToolProblem(.invalidArguments, "segments and group_by exclude each other.", path: "group_by")
        }
        for key in ["rank_by", "having"] where arguments.has(key) && !arguments.has("group_by") {
            throw ToolProblem(.invalidArguments, "It goes with group_by.", path: key)
        }
        if arguments.flag("full_weeks_only"), arguments.text("group_by") != "week" {
            throw ToolProblem(.invalidArguments, "It goes with group_by week.", path: "full_weeks_only")
        }
    }

    /// One of the selections that are compared.
    struct Segment {
        var label: String
        var range: DayRange
        var conditions: [Condition<DayField>]
        var named: [QueryCall.Named]
    }

    private static func segments(
        _ call: QueryCall, _ outer: DayRange, _ conditions: [Condition<DayField>]
    ) throws(ToolProblem) -> [Segment] {
        var segments: [Segment] = []
        for (index, item) in call.arguments.list("segments").enumerated() {
            let path = "segments[\(index)]"
            let own = try call.conditions(item["where"], at: path + ".where")
            let range = item["range"].isMissing ? outer : try call.range(in: item, at: path + ".range")
            segments.append(
                Segment(
                    label: PlainName.cut(item["label"].text ?? "", keeping: ">=<+/%,:()'’"), range: range,
                    conditions: conditions + own.conditions, named: own.named))
        }
        return segments
    }
}
