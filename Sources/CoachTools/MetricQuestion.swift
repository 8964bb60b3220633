import HealthModel
import HealthQuery
import JSON

/// A question to one daily metric, with its data.
struct MetricQuestion {
    let call: QueryCall
    let table: DayTable
    let field: DayField
    let asked: ClosedRange<CivilDay>

    private var writer: StatisticsFields {
        StatisticsFields(percentiles: call.arguments.numbers("percentiles") ?? [], field: field)
    }

    private func summary(_ days: [CivilDay]) -> ValueSummary {
        let slips = slips(days)
        return ValueSummary(
            days.map { ($0, slips.contains($0) ? .missing : table.cell(field, on: $0)) }, kind: field.kind,
            last: call.arguments.integer("last_values"))
    }

    /// The days of a selection whose values are left out.
    private func slips(_ days: [CivilDay]) -> Set<CivilDay> { Set(table.leftOut(field, of: days).map(\.day)) }

    private func start() -> ToolReply {
        ToolReply([
            ("metric", .string(field.rawValue)), ("unit", .string(field.unit)), ("kind", .string(field.kind.rawValue)),
            ("from", .day(asked.lowerBound)), ("to", .day(asked.upperBound)),
        ])
    }

    private func start(of dates: ClosedRange<CivilDay>) -> ToolReply.Fields { ToolReply.start(of: table, in: dates) }

    /// Why there is no value, and where there are some.
    private func noData(_ reply: inout ToolReply, in dates: [ClosedRange<CivilDay>]) {
        reply.noData(reason(in: dates), available: table.recorded(field))
    }

    private func reason(in dates: [ClosedRange<CivilDay>]) -> String {
        let isThere = dates.contains { dates in
            table.span(dates).contains { table.cell(field, on: $0) != .missing }
        }
        return isThere
            ? "no day with a value meets the conditions"
            : call.nothing(in: dates.min { $0.lowerBound < $1.lowerBound } ?? asked)
    }

    private func notes(
        _ summary: ValueSummary, _ dates: ClosedRange<CivilDay>, _ days: [CivilDay], _ leftOut: LeftOutFields
    ) -> [String] {
        let sources = Set(days.compactMap { table.text(.sleepSource, on: $0) })
        return call.partialNote([field], dates) + DayNotes.counts(summary.count, missing: summary.missing, of: field)
            + (sources.count > 1 ? [DayNotes.manySources] : []) + leftOut.notes
    }

    /// The dates that pass the conditions: a value that one needs and that is missing decides nothing.
    private func selection(
        _ dates: ClosedRange<CivilDay>, _ conditions: [Condition<DayField>], _ selected: Int
    ) -> ToolReply.Fields {
        guard !conditions.isEmpty else { return [] }
        let count = DayCount(table, in: dates, where: conditions)
        return [
            ("calendar_days", .integer(count.members.count)), ("selected_days", .integer(selected)),
            ("unrecorded_days", .integer(count.members.count - count.recorded)),
        ]
    }

    // MARK: One selection

    func whole(_ conditions: [Condition<DayField>]) -> ToolReply {
        let days = table.days(of: asked, where: conditions)
        let summary = summary(days)
        let leftOut = LeftOutFields(field, days, table)
        var reply = start()
        reply.fields += start(of: asked) + writer.fields(summary) + selection(asked, conditions, days.count)
        reply.fields += leftOut.fields
        if summary.count == 0 { noData(&reply, in: [asked]) }
        reply.notes = notes(summary, asked, days, leftOut)
        return reply
    }

    // MARK: Several side by side

    func comparison(_ segments: [MetricStatsTool.Segment]) -> ToolReply {
        var reply = start()
        var summaries: [ValueSummary] = []
        var items: [JSONTree] = []
        for segment in segments {
            let dates = table.dates(of: segment.range)
            let days = table.days(of: dates, where: segment.conditions)
            let summary = summary(days)
            let leftOut = LeftOutFields(field, days, table)
            let lead: ToolReply.Fields = [
                ("label", .string(segment.label)), ("from", .day(dates.lowerBound)), ("to", .day(dates.upperBound)),
            ]
            let told: ToolReply.Fields =
                lead + start(of: dates) + writer.fieldsOrReason(summary, reason(in: [dates]))
                + selection(dates, segment.conditions, days.count)
            items.append(.object(told + leftOut.fields))
            summaries.append(summary)
            for note in notes(summary, dates, days, leftOut) where !reply.notes.contains(note) {
                reply.notes.append(note)
            }
        }
        reply.add("segments", .list(items))
        if summaries.allSatisfy({ $0.count == 0 }) {
            reply.add("n", .integer(0))
            reply.add("missing", .integer(summaries.reduce(0) { $0 + $1.missing }))
            noData(&reply, in: segments.map { table.dates(of: $0.range) })
        }
        reply.fields += DifferenceFields(field: field).fields(Array(zip(segments.map(\.label), summaries)))
        return reply
    }

    // MARK: Groups

    private typealias Group = (key: String, summary: ValueSummary)

    /// Statistics of numbers that a time of day has round the clock.
    static let roundTheClock = ["mean": "circular_mean_min", "sd": "circular_sd_min"]

    /// A statistic of a group by its name in the arguments; `nil` where the group has none.
    private func statistic(_ name: String, _ summary: ValueSummary) -> Double? {
        summary.named(field.kind == .clock ? Self.roundTheClock[name] ?? name : name)
    }

    /// Whether groups are put in an order, or held against a value, by minutes after midnight.
    private var ordersClock: Bool {
        guard field.kind == .clock else { return false }
        let names = [call.arguments.text("rank_by"), call.arguments.value["having"]["agg"].text]
        return names.contains { $0 == "mean" || $0 == "circular_mean_min" }
    }

    /// - Parameter split: how the groups are told apart by another metric.
    func groups(
        _ grouping: DateGrouping, _ conditions: [Condition<DayField>], split: GroupCondition? = nil
    ) -> ToolReply {
        let days = table.days(of: asked, where: conditions)
        let kept = kept(days)
        let leftOut = LeftOutFields(field, days, table)
        let fullOnly = call.arguments.flag("full_weeks_only")
        let keyed = Grouped.by(days, grouping.key(of:)).filter { !fullOnly || $0.items.count == 7 }
        let groups: [Group] = keyed.map {
            let cells = $0.items.map { ($0, kept.contains($0) ? table.cell(field, on: $0) : .missing) }
            return ($0.key, ValueSummary(cells, kind: field.kind))
        }
        let count = groups.reduce(0) { $0 + $1.summary.count }
        let missing = groups.reduce(0) { $0 + $1.summary.missing }
        let sums = groups.compactMap { $0.summary.named("sum") }
        var reply = start()
        reply.fields += start(of: asked)
        reply.fields += [
            ("n", .integer(count)), ("missing", .integer(missing)), ("groups", .integer(groups.count)),
            ("group_mean_of_sums", .figure(CompensatedSum.mean(sums))),
        ]
        reply.fields += leftOut.fields
        if count == 0 { noData(&reply, in: [asked]) }
        let met = having(groups)
        if let met { addHaving(groups, met, to: &reply) }
        let split = split.map { GroupSplit($0, of: keyed, table) }
        if let split { reply.add("split", .object(splitFields(split, groups))) }
        reply.rows = ("rows", count == 0 ? [] : rows(groups, met, split, &reply))
        reply.notes +=
            call.partialNote([field], asked)
            + (groups.isEmpty ? [] : DayNotes.counts(count, missing: missing, of: field))
            + leftOut.notes
            + (ordersClock ? [DayNotes.clockMinutes] : [])
        return reply
    }

    /// The days whose values count: all but slips, or the last so many of them.
    private func kept(_ days: [CivilDay]) -> Set<CivilDay> {
        let slips = slips(days)
        let counted = slips.isEmpty ? days : days.filter { !slips.contains($0) }
        guard let last = call.arguments.integer("last_values") else { return Set(counted) }
        return Set(counted.filter { table.cell(field, on: $0) != .missing }.suffix(last))
    }

    /// Which of the groups meet `having`, in their order; `nil` where it is not asked.
    private func having(_ groups: [Group]) -> [Bool]? {
        let having = call.arguments.value["having"]
        guard let name = having["agg"].text,
            let comparison = having["op"].text.flatMap(ComparisonOperator.init(rawValue:)),
            let value = having["value"].number
        else { return nil }
        let test = Condition(field, comparison, .numbers([value]))
        return groups.map { test.holds(for: .number(statistic(name, $0.summary) ?? 0)) == true }
    }

    private func addHaving(_ groups: [Group], _ met: [Bool], to reply: inout ToolReply) {
        let keys = zip(groups, met).filter(\.1).map { JSONTree.string($0.0.key) }
        reply.add("having_count", .integer(keys.count))
        reply.add("having_longest_run", .integer(LongestRun.length(met)))
        reply.add("having_keys", .list(keys))
        if keys.count < groups.count { reply.notes.append(DayNotes.rowsMeetHaving) }
    }

    /// The days of the groups that meet the condition on another metric beside those of the others.
    private func splitFields(_ split: GroupSplit, _ groups: [Group]) -> ToolReply.Fields {
        let sides = [true, false].map { side -> (label: String, summary: ValueSummary, groups: Int) in
            let days = split.days(meeting: side)
            return (split.condition.label(meets: side), summary(days), split.count(meeting: side))
        }
        let items = sides.map { side in
            JSONTree.object(
                [("label", .string(side.label)), ("groups", .integer(side.groups))]
                    + writer.fieldsOrReason(side.summary, reason(in: [asked])))
        }
        return [("segments", .list(items)), ("undecided_groups", .integer(split.count(meeting: nil)))]
            + DifferenceFields(field: field).fields(sides.map { ($0.label, $0.summary) })
    }

    private func rows(_ groups: [Group], _ met: [Bool]?, _ split: GroupSplit?, _ reply: inout ToolReply) -> [JSONTree] {
        let name = call.arguments.text("rank_by")
        let order = call.arguments.option("order") ?? SortOrder.largestFirst
        let kept = met.map { met in zip(groups, met).filter(\.1).map(\.0) } ?? groups
        let ranked = name.map { name in kept.ranked(order) { statistic(name, $0.summary) } } ?? kept
        let limit = call.arguments.integer("limit")
        let shown = ranked.prefix(limit ?? ToolOutcome.mostRows)
        if limit == nil { reply.omitted = ranked.count - shown.count }
        var writer = writer
        writer.mostDates = 3
        return shown.enumerated().map { index, group in
            let rank: ToolReply.Fields = name == nil ? [] : [("rank", .integer(index + 1))]
            let side: ToolReply.Fields =
                split.map { [("meets_split", $0.meets[group.key].flatMap(\.self).map { .boolean($0) } ?? .null)] } ?? []
            return .object(
                [("key", .string(group.key))] + rank + side
                    + writer.fieldsOrReason(group.summary, reason(in: [asked])))
        }
    }
}
