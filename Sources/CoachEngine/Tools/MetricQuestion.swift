import HealthModel
import HealthQuery
import JSON

/// A question to one daily metric, with its data.
struct MetricQuestion {
    let call: QueryCall
    let table: DayTable
    let field: DayField
    let asked: ClosedRange<CivilDay>

    private var writer: StatisticsFields { StatisticsFields(percentiles: call.arguments.numbers("percentiles") ?? []) }

    private func summary(_ days: [CivilDay]) -> ValueSummary {
        ValueSummary(
            days.map { ($0, table.cell(field, on: $0)) }, kind: field.kind, last: call.arguments.integer("last_values"))
    }

    private func start() -> ToolReply {
        ToolReply([
            ("metric", .string(field.rawValue)), ("unit", .string(field.unit)), ("kind", .string(field.kind.rawValue)),
            ("from", .day(asked.lowerBound)), ("to", .day(asked.upperBound)),
        ])
    }

    /// Why there is no value, and where there are some.
    private func noData(_ reply: inout ToolReply, in dates: [ClosedRange<CivilDay>]) {
        reply.noData(reason(in: dates), available: table.recorded(field))
    }

    private func reason(in dates: [ClosedRange<CivilDay>]) -> String {
        let isThere = dates.contains { dates in
            table.span(dates).contains { table.cell(field, on: $0) != .missing }
        }
        return isThere ? "no day with a value meets the conditions" : "nothing recorded in these dates"
    }

    private func notes(_ summary: ValueSummary, _ dates: ClosedRange<CivilDay>, _ days: [CivilDay]) -> [String] {
        let sources = Set(days.compactMap { table.text(.sleepSource, on: $0) })
        return call.partialNote([field], dates) + DayNotes.counts(summary.count, missing: summary.missing)
            + (sources.count > 1 ? [DayNotes.manySources] : [])
    }

    // MARK: One selection

    func whole(_ conditions: [Condition<DayField>]) -> ToolReply {
        let days = table.days(of: asked, where: conditions)
        let summary = summary(days)
        var reply = start()
        reply.fields += writer.fields(summary)
        if summary.count == 0 { noData(&reply, in: [asked]) }
        reply.notes = notes(summary, asked, days)
        return reply
    }

    // MARK: Several side by side

    func comparison(_ segments: [MetricStatsTool.Segment]) -> ToolReply {
        var reply = start()
        var summaries: [ValueSummary] = []
        var items: [JSONTree] = []
        for segment in segments {
            let dates = table.asked(segment.range)
            let days = table.days(of: dates, where: segment.conditions)
            let summary = summary(days)
            let lead: ToolReply.Fields = [
                ("label", .string(segment.label)), ("from", .day(dates.lowerBound)), ("to", .day(dates.upperBound)),
            ]
            items.append(.object(lead + writer.fieldsOrReason(summary, reason(in: [dates]))))
            summaries.append(summary)
            for note in notes(summary, dates, days) where !reply.notes.contains(note) { reply.notes.append(note) }
        }
        reply.add("segments", .list(items))
        if summaries.allSatisfy({ $0.count == 0 }) {
            reply.add("n", .integer(0))
            reply.add("missing", .integer(summaries.reduce(0) { $0 + $1.missing }))
            noData(&reply, in: segments.map { table.asked($0.range) })
        }
        guard summaries.count == 2,
            let difference = SummaryDifference(summaries[0], summaries[1], isClock: field.kind == .clock)
        else { return reply }
        reply.add("difference", .figure(difference.difference))
        reply.add("percent_change", .figure(difference.percent))
        reply.add("ratio", .figure(difference.ratio))
        return reply
    }

    // MARK: Groups

    private typealias Group = (key: String, summary: ValueSummary)

    func groups(_ grouping: DateGrouping, _ conditions: [Condition<DayField>]) -> ToolReply {
        let days = table.days(of: asked, where: conditions)
        let kept = kept(days)
        let fullOnly = call.arguments.flag("full_weeks_only")
        let groups: [Group] = Grouped.by(days, grouping.key(of:)).filter { !fullOnly || $0.items.count == 7 }.map {
            let cells = $0.items.map { ($0, kept.contains($0) ? table.cell(field, on: $0) : .missing) }
            return ($0.key, ValueSummary(cells, kind: field.kind))
        }
        let count = groups.reduce(0) { $0 + $1.summary.count }
        let missing = groups.reduce(0) { $0 + $1.summary.missing }
        let sums = groups.compactMap { $0.summary.named("sum") }
        var reply = start()
        reply.fields += [
            ("n", .integer(count)), ("missing", .integer(missing)), ("groups", .integer(groups.count)),
            ("group_mean_of_sums", .figure(CompensatedSum.mean(sums))),
        ]
        if count == 0 { noData(&reply, in: [asked]) }
        addHaving(groups, to: &reply)
        reply.rows = ("rows", count == 0 ? [] : rows(groups, &reply))
        reply.notes =
            call.partialNote([field], asked) + (groups.isEmpty ? [] : DayNotes.counts(count, missing: missing))
        return reply
    }

    /// The days whose values count: all, or those of the last so many.
    private func kept(_ days: [CivilDay]) -> Set<CivilDay> {
        guard let last = call.arguments.integer("last_values") else { return Set(days) }
        return Set(days.filter { table.cell(field, on: $0) != .missing }.suffix(last))
    }

    private func addHaving(_ groups: [Group], to reply: inout ToolReply) {
        let having = call.arguments.value["having"]
        guard let name = having["agg"].text, let comparison = having["op"].text.flatMap(Comparison.init(rawValue:)),
            let value = having["value"].number
        else { return }
        let test = Condition(field, comparison, .numbers([value]))
        let met = groups.map { test.holds(for: .number($0.summary.named(name) ?? 0)) == true }
        let keys = zip(groups, met).filter(\.1).map { JSONTree.string($0.0.key) }
        reply.add("having_count", .integer(keys.count))
        reply.add("having_longest_run", .integer(LongestRun.length(met)))
        reply.add("having_keys", .list(keys))
    }

    private func rows(_ groups: [Group], _ reply: inout ToolReply) -> [JSONTree] {
        let name = call.arguments.text("rank_by")
        let order = call.arguments.option("order") ?? SortOrder.largestFirst
        let ranked = name.map { name in groups.ranked(order) { $0.summary.named(name) } } ?? groups
        let limit = call.arguments.integer("limit")
        let shown = ranked.prefix(limit ?? Toolbox.mostRows)
        if limit == nil { reply.omitted = ranked.count - shown.count }
        var writer = writer
        writer.mostDates = 3
        return shown.enumerated().map { index, group in
            let rank: ToolReply.Fields = name == nil ? [] : [("rank", .integer(index + 1))]
            return .object(
                [("key", .string(group.key))] + rank + writer.fieldsOrReason(group.summary, reason(in: [asked])))
        }
    }
}
