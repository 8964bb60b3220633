import Findings
import HealthModel
import HealthQuery

/// `trend`: slope, significance, smoothed value or best rolling window of one metric.
struct TrendTool: QueryTool {
    static let name = "trend"
    let toolkit: QueryToolkit

    /// Below that nothing is said.
    private static let fewestValues = 3

    private enum Method: String {
        case theilSen = "theil_sen"
        case leastSquares = "ols"
        case kendall = "mann_kendall"
        case smoothing = "ewma"
        case rolling
    }

    func answer(_ call: QueryCall) async throws(ToolProblem) -> ToolReply {
        let metric = try call.metric("metric")
        let range = try call.range()
        let method: Method = call.arguments.option("method") ?? .theilSen
        let isSlope = method == .theilSen || method == .leastSquares
        try call.need("per_days", with: "method theil_sen or ols", if: isSlope, usual: "1")
        try call.need("window_days", with: "method rolling", if: method == .rolling, usual: "7")
        try call.need("extreme", with: "method rolling", if: method == .rolling, usual: "\"max\"")
        try call.need("require_full", with: "method rolling", if: method == .rolling, usual: "false")
        try call.need("alpha", with: "method ewma", if: method == .smoothing, usual: "0.1")
        let table = try await call.table([metric])
        let asked = table.dates(of: range)
        let days = table.span(asked)
        let recorded = table.values(metric.field, on: days)
        let line = ClockSeries(metric.field, recorded.map(\.value))
        let values = line.unwrapped(recorded)
        var reply = ToolReply([
            ("metric", .string(metric.field.rawValue)), ("unit", .string(metric.field.unit)),
            ("method", .string(method.rawValue)), ("from", .day(asked.lowerBound)), ("to", .day(asked.upperBound)),
            ("n", .integer(values.count)), ("missing", .integer(days.count - values.count)),
        ])
        if let figures = FieldStatistics(values) {
            reply.fields += [
                ("mean", .figure(line.wrapped(figures.mean))), ("first", .figure(line.wrapped(figures.first.value))),
                ("first_date", .day(figures.first.day)), ("last", .figure(line.wrapped(figures.last.value))),
                ("last_date", .day(figures.last.day)),
            ]
            if metric.field.kind == .flag { reply.add("share_pct", .figure(100 * figures.mean)) }
            for (name, value) in [
                ("mean", figures.mean), ("first", figures.first.value), ("last", figures.last.value),
            ] {
                reply.fields += StatisticsFields.clock(name, value, metric.field)
            }
        }
        let leftOut = LeftOutFields(metric.field, days, table)
        reply.fields += leftOut.fields
        reply.notes += leftOut.notes
        if values.count < Self.fewestValues {
            let reason = values.isEmpty ? call.nothing(in: asked) : "fewer than 3 values in these dates"
            reply.noData(reason, available: table.recorded(metric.field))
        } else if method == .rolling {
            Self.addRolling(table, metric.field, days, call.arguments, to: &reply)
        } else {
            reply.fields += Self.fields(method, values, metric.field, call.arguments)
            if method == .smoothing, metric.field == .weight { Self.addTrend(table, upTo: days.last, to: &reply) }
        }
        if isSlope || method == .kendall, asked.lowerBound <= table.everything.lowerBound {
            Self.addRecent(table, metric.field, upTo: asked.upperBound, to: &reply)
        }
        if !values.isEmpty {
            let breaks = try await call.deviceBreaks(of: metric.field, in: asked, table)
            if !breaks.isEmpty {
                reply.add("source_changes", .list(breaks.map { $0.fields(of: metric.field, today: call.today) }))
                reply.notes += breaks.map { $0.sentence(of: metric.field, today: call.today) }
                if isSlope || method == .kendall { reply.notes.append(DayNotes.acrossBreak) }
                Self.addSince(breaks.last, values, method, metric.field, call.arguments, to: &reply)
            }
        }
        reply.notes +=
            call.partialNote([metric.field], asked)
            + DayNotes.counts(values.count, missing: days.count - values.count, of: metric.field)
            + (method == .smoothing ? [DayNotes.noGapCorrection] : [])
            + (method == .kendall ? [DayNotes.kendallCorrection] : [])
            + (metric.field.kind == .clock ? [DayNotes.clockLine] : [])
        reply.categories = QueryCall.categories([metric.field])
        return reply
    }

    /// The slope of the days since the last change of source, beside that of all.
    private static func addSince(
        _ found: DeviceBreak?, _ values: [DatedValue], _ method: Method, _ field: DayField, _ arguments: ToolArguments,
        to reply: inout ToolReply
    ) {
        guard let found, method == .theilSen || method == .leastSquares || method == .kendall else { return }
        let since = values.filter { $0.day >= found.day }
        guard since.count >= fewestValues else { return }
        reply.add(
            "since_change",
            .object(
                [("from", .day(found.day)), ("n", .integer(since.count))] + fields(method, since, field, arguments))
        )
    }

    private static func fields(
        _ method: Method, _ values: [DatedValue], _ field: DayField, _ arguments: ToolArguments
    ) -> ToolReply.Fields {
        let perDays = arguments.integer("per_days") ?? 1
        func slope(_ slope: Double?) -> ToolReply.Fields {
            let unit = DifferenceFields.unit(of: field).map { $0 + " " } ?? ""
            return [
                ("slope", .figure(slope.map { $0 * Double(perDays) })), ("per_days", .integer(perDays)),
                ("slope_unit", .string("\(unit)per \(perDays == 1 ? "day" : "\(perDays) days")")),
            ]
        }
        switch method {
        case .theilSen: return slope(TheilSen.slope(values.daysAndValues))
        case .leastSquares: return slope(LeastSquares.slope(values.daysAndValues))
        case .kendall:
            guard let trend = MannKendall(values.map(\.value)) else { return [] }  // there are three values and more
            return [
                ("S", .integer(trend.s)), ("z", .figure(trend.z)), ("p", .figure(trend.p)),
                ("variance_correction", .figure(trend.correction)),
            ]
        case .smoothing:
            let alpha = arguments.number("alpha") ?? 0.1
            let latest = Smoothing.latest(values.map(\.value), alpha: alpha).map { ClockSeries.wrapped($0, of: field) }
            return [("latest", .figure(latest)), ("alpha", .figure(alpha))]
                + StatisticsFields.clock("latest", latest, field)
        case .rolling: return []
        }
    }

    /// The trend that Today and its chart show on the last of the dates, which differs from `latest` after a gap or a slip.
    private static func addTrend(_ table: DayTable, upTo day: CivilDay?, to reply: inout ToolReply) {
        guard let day, let trend = table.weightTrend(upTo: day) else { return }
        reply.fields += [("weight_trend_kg", .figure(trend)), ("weight_trend_date", .day(day))]
        reply.notes.append(DayNotes.weightTrend)
    }

    /// Beside that of all records, what Today tells under the same name.
    private static func addRecent(_ table: DayTable, _ field: DayField, upTo day: CivilDay, to reply: inout ToolReply) {
        guard let (trend, count) = table.bodyTrend(field, upTo: day) else { return }
        let unit = DifferenceFields.unit(of: field).map { $0 + " " } ?? ""
        reply.add(
            "trend_28_days",
            .object([
                ("from", .day(day.advanced(by: 1 - BodyTrend.days))), ("to", .day(day)), ("n", .integer(count)),
                ("slope", .figure(trend.perDay * 7)), ("per_days", .integer(7)),
                ("slope_unit", .string("\(unit)per 7 days")),
                ("direction", .string(trend.direction?.rawValue ?? "not clear")),
            ]))
        reply.notes.append(DayNotes.recentTrend)
    }

    private static func addRolling(
        _ table: DayTable, _ field: DayField, _ days: [CivilDay], _ arguments: ToolArguments, to reply: inout ToolReply
    ) {
        let length = arguments.integer("window_days") ?? 7
        let best = RollingMeans(
            table, field, on: days, length: length, largest: arguments.text("extreme") != "min",
            fullOnly: arguments.flag("require_full"))
        reply.add("window_days", .integer(length))
        guard let best else { return reply.noData("no window without a missing day") }
        reply.fields += [
            ("value", .figure(best.value)), ("value_is", .string("mean of the window's recorded days")),
            ("window_start", .day(best.end.advanced(by: 1 - length))),
            ("window_end", .day(best.end)), ("ties", .integer(best.ties)),
        ]
        reply.fields += StatisticsFields.clock("value", best.value, field)
    }
}
