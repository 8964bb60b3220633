import HealthModel
import HealthQuery
import JSON

/// `metric_stats`: any statistic of one daily metric, of a selection of days, of several side by side, or of groups.
struct MetricStatsTool: QueryTool {
    static let name = "metric_stats"
    let toolkit: QueryToolkit

    func answer(_ call: QueryCall) async throws(ToolProblem) -> ToolReply {
        let grouping: DateGrouping? = call.arguments.option("group_by")
        try Self.checkTogether(call, grouping)
        let metric = try call.metric("metric", takesText: true)
        let others = try Self.others(call)
        for named in [metric] + others { try Self.checkStatistics(of: named.field, call) }
        let range = try call.range()
        let outer = try call.conditions(call.arguments.value["where"])
        let segments = try Self.segments(call, range, outer.conditions)
        let split = try Self.split(call, grouping)
        let named =
            [metric] + others + outer.named + segments.flatMap(\.named) + (split.map { [$0.named] } ?? [])
        let isSleep = ([metric] + others).contains { $0.field.category == .sleep }
        var table = try await call.table(named, also: isSleep ? [.sleepSource] : [])
        if let hours = try Self.hours(call, of: metric.field) {
            table = try await call.table(table, of: metric.field, on: table.dates(of: range), in: hours)
        }
        func reply(_ field: DayField) -> ToolReply {
            let question = MetricQuestion(call: call, table: table, field: field, asked: table.dates(of: range))
            if !segments.isEmpty { return question.comparison(segments) }
            if let grouping { return question.groups(grouping, outer.conditions, split: split?.condition) }
            return question.whole(outer.conditions)
        }
        var answer = reply(metric.field)
        if let hours = call.arguments.numbers("hours") {
            answer.add("hours", .list(hours.map { .figure($0) }))
        } else {
            try await Self.addExtremes(of: metric.field, on: table.dates(of: range), call, to: &answer)
        }
        if !others.isEmpty { Self.add(others.map { reply($0.field) }, to: &answer) }
        answer.notes += DayNotes.clock(outer.conditions + segments.flatMap(\.conditions))
        answer.categories = QueryCall.categories(named.map(\.field))
        return answer
    }

    /// How far the samples reach behind the one value of a date, and of the heart behind those of several: there the largest
    /// value of a day is a mean, and no highest heart rate. Of today the newest one is told.
    private static func addExtremes(
        of field: DayField, on days: ClosedRange<CivilDay>, _ call: QueryCall, to answer: inout ToolReply
    ) async throws(ToolProblem) {
        let isDay = days.lowerBound == days.upperBound
        guard days.lowerBound <= call.today, field.isOfSamples, field.kind == .discrete,
            isDay || field == .heartRate, !["segments", "group_by", "where"].contains(where: call.arguments.has)
        else { return }
        do throws(HealthStoreError) {
            let past = days.lowerBound...min(days.upperBound, call.today)
            guard let extremes = try await call.reading.sampleExtremes(of: field, in: past) else { return }
            answer.fields += [
                ("samples_min", .figure(extremes.lowest)), ("samples_max", .figure(extremes.highest)),
            ]
            if field == .heartRate, past.upperBound == call.today,
                let newest = try await call.reading.intradayValues(of: field, in: call.today...call.today).last?.last
            {
                answer.fields.append(("samples_last", .figure(newest.value)))
            }
            guard !isDay else { return }
            answer.fields += [
                ("samples_min_date", .string(extremes.lowestDate.iso)),
                ("samples_max_date", .string(extremes.highestDate.iso)),
            ]
            answer.notes.append("min and max are of the days' means; samples_min and samples_max are single readings")
        } catch {
            throw ToolProblem(error)
        }
    }

    /// The hours of the day that alone count, such as 6..<12; `nil` for the whole day.
    private static func hours(_ call: QueryCall, of field: DayField) throws(ToolProblem) -> Range<Int>? {
        guard let bounds = call.arguments.numbers("hours") else { return nil }
        guard bounds.count == 2, bounds.allSatisfy({ $0 == $0.rounded() }), bounds[0] < bounds[1] else {
            throw ToolProblem(
                .invalidArguments, "It takes two full hours, the first before the second, such as [6,12].",
                path: "hours")
        }
        for key in ["also", "segments"] {
            try call.need(key, with: "whole days, and not with hours", if: false)
        }
        guard field.isOfSamples, field.kind == .cumulative || field.kind == .discrete else {
            throw ToolProblem(
                .invalidArguments, "\(field.rawValue) is known by whole days, not by the hour.", path: "hours")
        }
        return Int(bounds[0])..<Int(bounds[1])
    }

    /// The same question to further metrics.
    private static func others(_ call: QueryCall) throws(ToolProblem) -> [QueryCall.Named] {
        var named: [QueryCall.Named] = []
        for (index, name) in (call.arguments.texts("also") ?? []).enumerated() {
            named.append(try call.field(name, at: "also[\(index)]", isMetric: true))
        }
        return named
    }

    private static func add(_ replies: [ToolReply], to answer: inout ToolReply) {
        let items = replies.map { reply in
            var fields = reply.fields.filter { $0.key != "from" && $0.key != "to" }
            if let rows = reply.rows { fields.append((rows.key, .list(rows.items))) }
            if reply.omitted > 0 { fields.append(("omitted", .integer(reply.omitted))) }
            return JSONTree.object(fields)
        }
        answer.add("also", .list(items))
        for note in replies.flatMap(\.notes) where !answer.notes.contains(note) { answer.notes.append(note) }
    }

    /// A condition on another metric by which the groups are told apart.
    private static func split(
        _ call: QueryCall, _ grouping: DateGrouping?
    ) throws(ToolProblem) -> (condition: GroupCondition, named: QueryCall.Named)? {
        let split = call.arguments.value["split_by"]
        guard let grouping, let aggregate = split["agg"].text, let value = split["value"].number,
            let comparison = split["op"].text.flatMap(ComparisonOperator.init(rawValue:))
        else { return nil }
        let named = try call.field(split["field"].text ?? "", at: "split_by.field")
        guard !named.field.isText, named.field.kind != .clock || aggregate == "n" else {
            throw ToolProblem(
                .invalidArguments, "It has to be a metric of numbers; for bedtimes take bed_after_noon.",
                path: "split_by.field")
        }
        let groups = grouping == .dayType ? "groups" : "\(grouping.rawValue)s"
        return (
            GroupCondition(
                field: named.field, aggregate: aggregate, comparison: comparison, value: value, groups: groups), named
        )
    }

    /// Arguments that go with others, or not at all with them.
    private static func checkTogether(_ call: QueryCall, _ grouping: DateGrouping?) throws(ToolProblem) {
        let arguments = call.arguments
        if arguments.has("segments"), arguments.has("group_by") {
            throw ToolProblem(.invalidArguments, "segments and group_by exclude each other.", path: "group_by")
        }
        for key in ["rank_by", "having", "split_by", "limit"] {
            try call.need(key, with: "group_by", if: grouping != nil)
        }
        try call.need("order", with: "rank_by", if: arguments.has("rank_by"), usual: "\"desc\"")
        if arguments.flag("full_weeks_only"), arguments.text("group_by") != "week" {
            throw ToolProblem(.invalidArguments, "It goes with group_by week.", path: "full_weeks_only")
        }
    }

    /// Refuses statistics that values of the metric's kind do not have: a time of day has only those round the clock, a text
    /// is only counted.
    private static func checkStatistics(of field: DayField, _ call: QueryCall) throws(ToolProblem) {
        let known: Set<String>? =
            switch field.kind {
            case .clock: ["n", "mean", "sd", "circular_mean_min"]
            case .text: ["n"]
            default: nil
            }
        if let known, !(call.arguments.numbers("percentiles") ?? []).isEmpty {
            throw ToolProblem(.invalidArguments, missing("no percentiles", field, known), path: "percentiles")
        }
        let asked = [
            ("rank_by", call.arguments.text("rank_by")), ("having.agg", call.arguments.value["having"]["agg"].text),
        ]
        for (path, statistic) in asked {
            guard let statistic, !(known?.contains(statistic) ?? (statistic != "circular_mean_min")) else { continue }
            throw ToolProblem(.invalidArguments, missing("no \(statistic)", field, known), path: path)
        }
    }

    /// Which statistic a metric does not have, and what there is in its place.
    private static func missing(_ what: String, _ field: DayField, _ known: Set<String>?) -> String {
        let name = field.rawValue
        guard known != nil else { return "\(name) is no time of day and has \(what): take mean." }
        guard field.kind == .clock else { return "\(name) is a text and has \(what): its values are only counted." }
        return "\(name) is a time of day and has \(what), only n and mean and sd round the clock; of bedtimes "
            + "bed_after_noon has the rest."
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
