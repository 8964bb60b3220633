import HealthModel
import HealthQuery

/// A question about workouts.
struct WorkoutQuestion {
    /// The grouping of workouts. The raw value is the name in tools.
    enum Grouping {
        case dates(DateGrouping)
        case type, zone, indoor
    }

    /// The order of rows.
    private enum Ranking {
        case field(WorkoutField)
        case start
        case figure(String)
        case statistic(WorkoutField, String)
    }

    let grouping: Grouping?
    private let stats: [WorkoutField]
    private let ratio: (WorkoutField, WorkoutField)?
    private let weighted: (WorkoutField, WorkoutField)?
    private let columns: [WorkoutField]?
    private let ranking: Ranking?
    private let order: SortOrder
    private let limit: Int?

    private static let groupFigures = ["count", "days", "ratio", "weighted_mean"]
    private static let statistics = [
        "n", "sum", "mean", "median", "min", "max", "sd", "iqr", "first", "last", "nonzero", "p50", "circular_mean_min",
        "circular_sd_min", "R",
    ]

    init(_ call: QueryCall) throws(ToolProblem) {
        stats = try Self.fields(call, "stats") ?? []
        columns = try Self.fields(call, "columns")
        ratio = try Self.pair(call, "ratio")
        weighted = try Self.pair(call, "weighted")
        order = call.arguments.option("order") ?? .largestFirst
        limit = call.arguments.integer("limit")
        grouping = try Self.grouping(call)
        ranking = try Self.ranking(call, isGrouped: grouping != nil)
        try call.need("columns", with: "single workouts, without group_by", if: grouping == nil)
        try call.need("order", with: "rank_by", if: ranking != nil, usual: "\"desc\"")
    }

    /// The categories that the answer reveals, or rests on.
    func categories(_ conditions: [Condition<WorkoutField>]) -> Set<HealthCategory> {
        let pairs = [ratio, weighted].compactMap(\.self).flatMap { [$0.0, $0.1] }
        var fields = stats + (columns ?? []) + pairs + conditions.map(\.field)
        if case .zone? = grouping { fields.append(.zone) }
        switch ranking {
        case .field(let field)?, .statistic(let field, _)?: fields.append(field)
        case .start?, .figure?, nil: break
        }
        return Set(fields.flatMap(\.categories)).union([.workouts])
    }

    // MARK: Arguments

    private static func fields(_ call: QueryCall, _ key: String) throws(ToolProblem) -> [WorkoutField]? {
        guard let names = call.arguments.texts(key) else { return nil }
        var fields: [WorkoutField] = []
        for (index, name) in names.enumerated() { fields.append(try call.workoutField(name, at: "\(key)[\(index)]")) }
        return fields
    }

    private static func pair(_ call: QueryCall, _ key: String) throws(ToolProblem) -> (WorkoutField, WorkoutField)? {
        guard let fields = try fields(call, key), fields.count == 2 else { return nil }
        for (index, field) in fields.enumerated() where field.kind == .text {
            throw ToolProblem(.invalidArguments, "It has to be a field of numbers.", path: "\(key)[\(index)]")
        }
        return (fields[0], fields[1])
    }

    private static func grouping(_ call: QueryCall) throws(ToolProblem) -> Grouping? {
        switch call.arguments.text("group_by") {
        case nil: return nil
        case "type"?: return .type
        case "indoor"?: return .indoor
        case "tz"?:
            try call.need(.location, at: "group_by")
            return .zone
        case let name?: return DateGrouping(rawValue: name).map { .dates($0) }
        }
    }

    private static func ranking(_ call: QueryCall, isGrouped: Bool) throws(ToolProblem) -> Ranking? {
        func problem(_ sentence: String, _ path: String = "rank_by") -> ToolProblem {
            ToolProblem(.invalidArguments, sentence, path: path)
        }
        if let pair = call.arguments.texts("rank_by") {
            guard isGrouped else { throw problem("Without group_by it is a workout field or start.") }
            let field = try call.workoutField(pair[0], at: "rank_by[0]")
            let isPercentile = pair[1].hasPrefix("p") && Double(pair[1].dropFirst()).map { (0...100) ~= $0 } == true
            guard isPercentile || statistics.contains(pair[1]) else {
                throw problem("It has to be one of \(statistics.joined(separator: ", ")).", "rank_by[1]")
            }
            return .statistic(field, pair[1])
        }
        guard let name = call.arguments.text("rank_by") else { return nil }
        if isGrouped {
            guard groupFigures.contains(name) else {
                throw problem("With group_by it is count, days, ratio, weighted_mean or [stat, statistic].")
            }
            return .figure(name)
        }
        let field = try call.workoutField(name, at: "rank_by")
        if field == .start || field == .date { return .start }
        guard field.kind != .text else { throw problem("It has to be a field of numbers, or start.") }
        return .field(field)
    }

    // MARK: Figures

    func aggregates(_ workouts: [QueryWorkout]) -> ToolReply.Fields {
        var fields: ToolReply.Fields = [
            ("count", .integer(workouts.count)), ("days", .integer(Set(workouts.map(\.date)).count)),
        ]
        fields.append(("duration_h", .figure(Self.hours(workouts))))
        if let ratio {
            fields.append(("ratio", .figure(figure("ratio", workouts))))
            fields += Self.parts(of: ratio, workouts)
        }
        if let weighted {
            fields.append(("weighted_mean", .figure(figure("weighted_mean", workouts))))
            if !weighted.0.unit.isEmpty { fields.append(("weighted_mean_unit", .string(weighted.0.unit))) }
        }
        let writer = StatisticsFields(percentiles: [50])
        for field in stats {
            let summary = WorkoutAggregates.summary(workouts, of: field)
            let unit: ToolReply.Fields = field.unit.isEmpty ? [] : [("unit", .string(field.unit))]
            fields.append((field.rawValue, .object(unit + writer.fieldsOrReason(summary, "no workout has it"))))
        }
        return fields
    }

    private static func hours(_ workouts: [QueryWorkout]) -> Double {
        CompensatedSum.of(workouts.lazy.map(\.duration)) / 60
    }

    /// The parts of a ratio: its unit, both sums, and how many workouts have both.
    private static func parts(
        of ratio: (WorkoutField, WorkoutField), _ workouts: [QueryWorkout]
    ) -> ToolReply.Fields {
        let both = workouts.filter { $0.number(ratio.0) != nil && $0.number(ratio.1) != nil }
        func sum(_ field: WorkoutField) -> JSONTree { .figure(CompensatedSum.of(both.compactMap { $0.number(field) })) }
        func unit(_ field: WorkoutField) -> String { field.unit.isEmpty ? field.rawValue : field.unit }
        return [
            ("ratio_unit", .string("\(unit(ratio.0)) / \(unit(ratio.1))")), ("ratio_n", .integer(both.count)),
            (
                "ratio_sums",
                .object(
                    ratio.0 == ratio.1
                        ? [(ratio.0.rawValue, sum(ratio.0))]
                        : [(ratio.0.rawValue, sum(ratio.0)), (ratio.1.rawValue, sum(ratio.1))])
            ),
        ]
    }

    /// Percent of all workouts of the question, by number and by time.
    private static func shares(_ part: [QueryWorkout], of all: [QueryWorkout]) -> ToolReply.Fields {
        let hours = hours(all)
        return [
            ("count_share_pct", .figure(all.isEmpty ? nil : 100 * Double(part.count) / Double(all.count))),
            ("duration_share_pct", .figure(hours > 0 ? 100 * Self.hours(part) / hours : nil)),
        ]
    }

    private func figure(_ name: String, _ workouts: [QueryWorkout]) -> Double? {
        switch name {
        case "count": Double(workouts.count)
        case "days": Double(Set(workouts.map(\.date)).count)
        case "ratio": ratio.flatMap { WorkoutAggregates.ratio(workouts, $0, $1) }
        default: weighted.flatMap { WorkoutAggregates.weightedMean(workouts, $0, by: $1) }
        }
    }

    // MARK: Groups

    func addGroups(_ workouts: [QueryWorkout], _ grouping: Grouping, to reply: inout ToolReply) {
        let groups = Grouped.by(workouts) { Self.key(of: $0, grouping) }
        reply.add("groups", .integer(groups.count))
        reply.add("groups_with_2_or_more", .integer(groups.count { $0.items.count >= 2 }))
        let ranked = ranking.map { ranking in groups.ranked(order) { rating($0.items, ranking) } } ?? groups
        let shown = ranked.prefix(limit ?? ToolOutcome.mostRows)
        if limit == nil { reply.omitted = ranked.count - shown.count }
        let rows = shown.enumerated().map { index, group in
            let rank: ToolReply.Fields = ranking == nil ? [] : [("rank", .integer(index + 1))]
            return JSONTree.object(
                [("key", .cell(group.key))] + rank + Self.shares(group.items, of: workouts) + aggregates(group.items))
        }
        reply.rows = ("rows", Array(rows))
    }

    private static func key(of workout: QueryWorkout, _ grouping: Grouping) -> FieldValue {
        switch grouping {
        case .dates(let dates): .text(dates.key(of: workout.date))
        case .type: .text(workout.type)
        case .zone: .text(workout.zone)
        case .indoor: workout.cell(.indoor)
        }
    }

    private func rating(_ workouts: [QueryWorkout], _ ranking: Ranking) -> Double? {
        switch ranking {
        case .figure(let name): figure(name, workouts)
        case .statistic(let field, let name): WorkoutAggregates.summary(workouts, of: field).named(name)
        case .field, .start: nil
        }
    }

    // MARK: Lists

    /// Rows unless another number is asked for.
    private static let usualRows = 50

    /// Which workouts the first so many are, where it was not said what to show of them.
    private var columnsOfFew: [WorkoutField]? {
        guard limit != nil else { return nil }
        if case .field(let field)? = ranking, ![.date, .type].contains(field) { return [.date, .type, field] }
        return [.date, .type]
    }

    func addList(_ workouts: [QueryWorkout], to reply: inout ToolReply) {
        let sorted: [QueryWorkout] =
            switch ranking {
            case .field(let field)?: workouts.ranked(order) { $0.number(field) }
            case .start?: workouts.ranked(order) { Double($0.startAt) }
            default: workouts
            }
        let kept = limit.map { Array(sorted.prefix($0)) }
        if let kept { reply.add("selected", .object(Self.shares(kept, of: workouts) + aggregates(kept))) }
        guard let columns = columns ?? columnsOfFew else { return }
        let listed = kept ?? Array(sorted.prefix(Self.usualRows))
        if kept == nil { reply.omitted = sorted.count - listed.count }
        let rows = listed.map { workout in
            JSONTree.object(
                columns.flatMap { field -> ToolReply.Fields in
                    let clock = field == .startClock ? workout.number(field).flatMap(ClockWording.text) : nil
                    return [(field.rawValue, .cell(workout.cell(field)))]
                        + (clock.map { [(field.rawValue + "_hhmm", .string($0))] } ?? [])
                })
        }
        reply.rows = ("rows", rows)
    }
}
