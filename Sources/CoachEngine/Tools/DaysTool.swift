import HealthModel
import HealthQuery

/// `days`: which days, how many, streaks.
struct DaysTool: QueryTool {
    static let name = "days"
    let desk: QueryDesk

    /// Rows unless another number is asked for.
    private static let usualRows = 50

    func answer(_ call: QueryCall) async throws(ToolProblem) -> ToolReply {
        let arguments = call.arguments
        let (conditions, conditionFields) = try call.conditions(arguments.value["where"])
        let columns = try Self.columns(call)
        let sorting = try Self.sorting(call)
        let range = try call.range()
        if arguments.has("cumulative"), sorting == nil {
            throw ToolProblem(.invalidArguments, "It needs order_by.", path: "cumulative")
        }
        let named = conditionFields + columns + (sorting.map { [$0] } ?? [])
        let table = try await call.table(named)
        let asked = table.asked(range)
        let count = DayCount(table, in: asked, where: conditions)
        var reply = Self.counts(count, asked)
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
        reply.notes = call.partialNote(fields, asked)
        if count.members.count - count.recorded > count.recorded, count.recorded > 0 {
            reply.notes.append(DayNotes.mostMissing)
        }
        reply.categories = QueryCall.categories(fields)
        return reply
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
            sorting.map { field in days.ranked(order ?? .largestFirst) { table.number(field, on: $0) } }
            ?? (order == .largestFirst ? days.reversed() : days)
        if let sorting, let share = call.arguments.number("cumulative") {
            let needed = DayCount.needed(toReach: share, of: sorted.compactMap { table.number(sorting, on: $0) })
            reply.add("days_to_reach_share", .integer(needed))
        }
        guard call.arguments.has("columns") || call.arguments.has("limit") else { return }
        let shown = columns + (sorting.map { columns.contains($0) ? [] : [$0] } ?? [])
        let rows = sorted.prefix(call.arguments.integer("limit") ?? usualRows).map { day in
            JSONTree.object(
                [("date", .day(day))] + shown.map { ($0.rawValue, .cell(table.cell($0, on: day))) })
        }
        reply.rows = ("rows", Array(rows))
    }
}
