import HealthModel
import HealthQuery

/// `days`: which days, how many, streaks.
package struct DaysTool: QueryTool {
    package static let name = "days"
    package let toolkit: QueryToolkit

    /// Rows unless another number is asked for.
    package static let usualRows = 50

    package func answer(_ call: QueryCall) async throws(ToolProblem) -> ToolReply {
        let arguments = call.arguments
        let (conditions, conditionFields) = try call.conditions(arguments.value["where"])
        let columns = try Self.columns(call)
        let sorting = try Self.sorting(call)
        let range = try call.range()
        if arguments.has("cumulative"), sorting == nil {
            throw ToolProblem(.invalidArguments, "It needs order_by.", path: "cumulative")
        }
        try call.need("missing", with: "streaks", if: arguments.flag("streaks"), usual: "\"break\"")
        let named = conditionFields + columns + (sorting.map { [$0] } ?? [])
        let isOpen = conditions.isEmpty
        let table = try await call.table(named, also: isOpen && named.isEmpty ? Self.recorded(call.consent) : [])
        let asked = table.dates(of: range)
        let count = DayCount(table, in: asked, where: conditions)
        var reply = Self.counts(count, asked)
        reply.fields += ToolReply.start(of: table, in: asked)
        if isOpen {
            Self.countRecorded(count, named.isEmpty ? nil : named.map(\.field), table, call, in: &reply)
        } else {
            reply.add("unrecorded_days", .integer(count.members.count - count.recorded))
        }
        if count.recorded == 0 { Self.noData(&reply, table, conditions, asked) }
        if arguments.flag("streaks") { Self.addStreaks(count, call, to: &reply) }
        Self.addDays(count.days, columns.map(\.field), sorting?.field, table, call, to: &reply)
        let fields = named.map(\.field)
        let shown = columns.map(\.field) + (sorting.map { [$0.field] } ?? [])
        if count.recorded > 0, conditions.isEmpty, !shown.isEmpty,
            !count.days.contains(where: { day in shown.contains { table.cell($0, on: day) != .missing } })
        {
            reply.noData("nothing recorded in these dates", available: shown.first.flatMap(table.recorded))
        }
        reply.notes =
            call.partialNote(fields, asked) + (isOpen ? [DayNotes.everyDate] : [])
            + DayNotes.clock(conditions, sorting: sorting?.field)
            + Self.leftOutNotes(sorting.map { [$0] } ?? columns, count.days, table)
        if count.members.count - count.recorded > count.recorded, count.recorded > 0 {
            reply.notes.append(DayNotes.mostMissing)
        }
        reply.categories = QueryCall.categories(fields)
        return reply
    }

    /// The fields that are measured or entered: none of the calendar, no goal, and none that is 0 on a day without a
    /// workout.
    private static func recorded(_ consent: ConsentFilter) -> Set<DayField> {
        let derived: Set<DayField> = [
            .moveGoal, .exerciseGoal, .standGoal, .workouts, .workoutMinutes, .strength, .runDistance, .load, .zone,
        ]
        return Set(DayField.allCases.filter { !$0.categories.isEmpty && consent.shares(metric: $0) }).subtracting(
            derived)
    }

    /// Without a condition every date is in: the recorded ones are those with a value, and no share is taken of them.
    private static func countRecorded(
        _ count: DayCount, _ named: [DayField]?, _ table: DayTable, _ call: QueryCall, in reply: inout ToolReply
    ) {
        let fields = named ?? Array(recorded(call.consent))
        let days = count.days.count { day in fields.contains { table.cell($0, on: day) != .missing } }
        for (index, field) in reply.fields.enumerated() {
            if field.key == "recorded_days" { reply.fields[index].value = .integer(days) }
            if field.key == "share_recorded_pct" { reply.fields[index].value = .null }
        }
    }

    private static func columns(_ call: QueryCall) throws(ToolProblem) -> [QueryCall.Named] {
        var columns: [QueryCall.Named] = []
        for (index, name) in (call.arguments.texts("columns") ?? []).enumerated() {
            columns.append(try call.field(name, at: "columns[\(index)]"))
        }
        return columns
    }

    private static func sorting(_ call: QueryCall) throws(ToolProblem) -> QueryCall.Named? {
        guard let name = call.arguments.text("order_by") else { return nil }
        let sorting = try call.field(name, at: "order_by")
        guard !sorting.field.isText else {
            throw ToolProblem(.invalidArguments, "It has to be a metric of numbers, not of texts.", path: "order_by")
        }
        return sorting
    }

    private static func counts(_ count: DayCount, _ asked: ClosedRange<CivilDay>) -> ToolReply {
        ToolReply([
            ("from", .day(asked.lowerBound)), ("to", .day(asked.upperBound)), ("count", .integer(count.days.count)),
            ("calendar_days", .integer(count.members.count)), ("recorded_days", .integer(count.recorded)),
            ("share_recorded_pct", .figure(count.share(of: count.recorded))),
            ("share_calendar_pct", .figure(count.share(of: count.members.count))),
            ("first", .day(count.days.first)), ("last", .day(count.days.last)),
            ("longest_gap_days", .integer(count.longestGap)),
        ])
    }

    private static func noData(
        _ reply: inout ToolReply, _ table: DayTable, _ conditions: [Condition<DayField>], _ asked: ClosedRange<CivilDay>
    ) {
        let silent = conditions.first { condition in
            !table.span(asked).contains {
                table.cell(condition.field, on: $0.advanced(by: -condition.lag)) != .missing
            }
        }
        let available = (silent ?? conditions.first).flatMap { table.recorded($0.field) }
        reply.noData("nothing recorded in these dates", available: available)
    }

    private static func addStreaks(_ count: DayCount, _ call: QueryCall, to reply: inout ToolReply) {
        let lastIsToday = count.members.last?.day == call.today
        let streaks = DayStreaks(
            count.members, skipsUnrecorded: call.arguments.text("missing") == "skip",
            lastIsUnfinished: lastIsToday && call.clock.partialUntil != nil)
        let longest: JSONTree =
            streaks.longest.map { run in
                .object([
                    ("length", .integer(run.length)), ("from", .day(run.from)), ("to", .day(run.to)),
                    ("ties", .integer(run.ties)),
                ])
            } ?? .object([("length", .integer(0))])
        reply.add("longest", longest)
        reply.add("current", .integer(streaks.current))
    }

    private static func addDays(
        _ days: [CivilDay], _ columns: [DayField], _ sorting: DayField?, _ table: DayTable, _ call: QueryCall,
        to reply: inout ToolReply
    ) {
        let order: SortOrder? = call.arguments.option("order")
        let sorted =
            sorting.map { field in days.ranked(order ?? .largestFirst) { table.counted(field, on: $0) } }
            ?? (order == .largestFirst ? days.reversed() : days)
        if let sorting, let share = call.arguments.number("cumulative") {
            let needed = DayCount.needed(toReach: share, of: sorted.compactMap { table.counted(sorting, on: $0) })
            reply.add("days_to_reach_share", .integer(needed))
        }
        if let sorting {
            reply.add("ordered_days", .integer(sorted.count))
            reply.fields += LeftOutFields(sorting, days, table).fields
        }
        guard call.arguments.has("columns") || call.arguments.has("limit") else { return }
        let shown = columns + (sorting.map { columns.contains($0) ? [] : [$0] } ?? [])
        let kept = Array(sorted.prefix(call.arguments.integer("limit") ?? usualRows))
        let leftOut = shown.map { (field: $0, days: Set(table.leftOut($0, of: days).map(\.day))) }
        if sorting != nil, call.arguments.has("limit") { addSelected(kept, shown, table, to: &reply) }
        let rows = kept.map { day -> JSONTree in
            var fields: ToolReply.Fields = [("date", .day(day))]
            for field in shown {
                fields.append((field.rawValue, .cell(table.cell(field, on: day))))
                fields += StatisticsFields.clock(field.rawValue, table.number(field, on: day), field)
            }
            let doubted = leftOut.filter { $0.days.contains(day) }.map { JSONTree.string($0.field.rawValue) }
            if !doubted.isEmpty { fields.append(("left_out", .list(doubted))) }
            return JSONTree.object(fields)
        }
        reply.rows = ("rows", rows)
        if !call.arguments.has("limit") { reply.omitted = sorted.count - kept.count }
    }

    /// Why values of these columns count in no statistic, once.
    private static func leftOutNotes(
        _ columns: [QueryCall.Named], _ days: [CivilDay], _ table: DayTable
    ) -> [String] {
        columns.lazy.map { LeftOutFields($0.field, days, table).notes }.first { !$0.isEmpty } ?? []
    }

    /// The first so many of an ordering, summed up.
    private static func addSelected(
        _ days: [CivilDay], _ fields: [DayField], _ table: DayTable, to reply: inout ToolReply
    ) {
        var selected: ToolReply.Fields = [("count", .integer(days.count))]
        let inOrder = days.sorted()
        for field in fields where !field.isText {
            let summary = ValueSummary(inOrder.map { ($0, table.countedCell(field, on: $0)) }, kind: field.kind)
            let fields = StatisticsFields(mostDates: 2, field: field).fieldsOrReason(summary, "no day of these has it")
            selected.append((field.rawValue, .object(fields)))
        }
        reply.add("selected", .object(selected))
    }
}
