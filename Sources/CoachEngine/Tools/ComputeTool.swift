import HealthModel
import HealthQuery

/// `compute`: a named formula with its inputs shown.
struct ComputeTool: QueryTool {
    static let name = "compute"
    let desk: QueryDesk

    func answer(_ call: QueryCall) async throws(ToolProblem) -> ToolReply {
        guard let name: FormulaName = call.arguments.option("name") else {
            throw ToolProblem(.invalidArguments, "It has to be the name of a formula.", path: "name")
        }
        for category in Self.categories(name) { try call.need(category) }
        let question = try FormulaQuestion(name, call)
        let table = try await call.table(question.metric.map { [$0] } ?? [], also: question.fields)
        let inputs = FormulaInputs(
            table: table, person: try await Self.person(call),
            workouts: name == .trimp ? try await call.workouts() : [])
        var reply = ToolReply([("name", .string(name.rawValue))])
        if let metric = question.metric { reply.add("metric", .string(metric.field.rawValue)) }
        let dates = question.takesRange ? table.asked(question.range) : nil
        if let dates {
            reply.fields += [("from", .day(dates.lowerBound)), ("to", .day(dates.upperBound))]
        }
        do throws(MissingInput) {
            reply.fields += try question.answer(inputs).map { ($0.name, Self.written($0.value)) }
        } catch {
            reply.noData(error.reason, available: question.metric.flatMap { table.recorded($0.field) })
            if name == .outliers { reply.add("rows", .list([])) }
        }
        let fields = question.fields.union(question.metric.map { [$0.field] } ?? [])
        reply.notes = call.partialNote(fields, dates ?? call.today...call.today)
        reply.categories = QueryCall.categories(fields).union(Self.categories(name))
        return reply
    }

    private static func person(_ call: QueryCall) async throws(ToolProblem) -> QueryPerson {
        do throws(HealthStoreError) {
            return try await call.reading.person(on: call.today)
        } catch {
            throw ToolProblem(error)
        }
    }

    /// What a reader has to be shown to be given the value: it tells what it is computed from.
    private static func categories(_ name: FormulaName) -> [HealthCategory] {
        switch name {
        case .bmi, .mifflin: [.body, .profile]
        case .leanMass, .energyFromTrend: [.body]
        case .trimp: [.workouts, .heart, .profile]
        case .monotony, .ctl, .acwr: [.workouts, .heart]
        case .vo2Percentile: [.heart, .profile]
        case .heartRateZones: [.profile, .heart]
        case .goalDistance: [.profile]
        case .goalPercentile, .normalRange, .robustZ, .outliers: []
        }
    }

    private static func written(_ value: FormulaValue) -> JSONTree {
        switch value {
        case .number(let number): .figure(number)
        case .text(let text): .string(PlainName.cut(text, keeping: ",_"))
        case .day(let day): .day(day)
        case .rows(let rows): .list(rows.map { .list($0.map(written)) })
        case .outliers(let outliers):
            .list(
                outliers.map {
                    .object([("z", .figure($0.z)), ("date", .day($0.day)), ("value", .figure($0.value))])
                })
        }
    }
}
