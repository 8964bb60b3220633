import HealthModel
import HealthQuery

/// `compute`: a named formula with its inputs shown.
struct ComputeTool: QueryTool {
    static let name = "compute"
    let toolkit: QueryToolkit

    func answer(_ call: QueryCall) async throws(ToolProblem) -> ToolReply {
        guard let name: FormulaName = call.arguments.option("name") else {
            throw ToolProblem(.invalidArguments, "It has to be the name of a formula.", path: "name")
        }
        let question = try FormulaQuestion(name, call)
        if name == .arithmetic { return try Self.arithmetic(call) }
        for category in Self.categories(name) { try call.need(category) }
        for field in question.fields { try call.need(field.categories, at: "name") }
        let metrics = question.metric.map { [$0] } ?? []
        // A goal may stand before anything is recorded of its metric.
        let table =
            name == .goalDistance
            ? try await call.table([], also: Set(metrics.map(\.field)))
            : try await call.table(metrics, also: question.fields)
        let inputs = FormulaInputs(
            table: table, person: try await Self.person(call),
            workouts: name == .trimp ? try await call.workouts() : [])
        var reply = ToolReply([("name", .string(name.rawValue))])
        if let metric = question.metric { reply.add("metric", .string(metric.field.rawValue)) }
        if let unit = question.unit, !unit.isEmpty { reply.add("unit", .string(unit)) }
        let dates = question.takesRange ? table.dates(of: question.range) : nil
        if let dates {
            reply.fields += [("from", .day(dates.lowerBound)), ("to", .day(dates.upperBound))]
        }
        do throws(MissingInput) {
            reply.fields += try question.answer(inputs).map { ($0.name, Self.written($0.value)) }
        } catch {
            reply.fields += error.known.map { ($0.name, Self.written($0.value)) }
            reply.noData(error.reason, available: question.metric.flatMap { table.recorded($0.field) })
            if [.outliers, .episodes, .trips].contains(name) { reply.add("rows", .list([])) }
        }
        Self.addClock(question, to: &reply)
        let fields = question.fields.union(question.metric.map { [$0.field] } ?? [])
        reply.notes = call.partialNote(fields, dates ?? question.date...question.date)
        if let dates = question.dates(table) {
            for field in fields {
                let leftOut = LeftOutFields(field, table.span(dates), table)
                reply.fields += leftOut.fields
                reply.notes += leftOut.notes
            }
        }
        if question.metric?.field.kind == .clock { reply.notes.append(DayNotes.clockLine) }
        if name == .episodes { reply.notes += [DayNotes.episodeFigures, DayNotes.causesUnknown] }
        if name == .readiness { reply.notes.append(DayNotes.readinessLevel) }
        if name == .monotony, let days = Self.count(in: reply), days != 7 {
            reply.notes.append(DayNotes.load(ofDays: days))
        }
        if name == .normalRange, let count = Self.count(in: reply), count < NormalRange.fewestInReference {
            reply.notes.append(DayNotes.rangeBeingLearned)
        }
        reply.categories = QueryCall.categories(fields).union(Self.categories(name))
        return reply
    }

    /// Arithmetic that needs no data: the numbers are those of earlier replies.
    private static func arithmetic(_ call: QueryCall) throws(ToolProblem) -> ToolReply {
        let expression = call.arguments.text("expression") ?? ""
        do throws(Arithmetic.Problem) {
            let value = try Arithmetic(expression).value
            return ToolReply([
                ("name", .string(FormulaName.arithmetic.rawValue)), ("expression", .string(expression)),
                ("value", .figure(value)),
            ])
        } catch {
            throw ToolProblem(.invalidArguments, "\(error.reason).", path: "expression")
        }
    }

    /// The values that the answer rests on; `nil` where it does not say.
    private static func count(in reply: ToolReply) -> Int? {
        guard case .digits(let text)? = reply.fields.first(where: { $0.key == "n" })?.value else { return nil }
        return Int(text)
    }

    /// A time of day as a clock shows it.
    private static func addClock(_ question: FormulaQuestion, to reply: inout ToolReply) {
        guard let field = question.metric?.field, question.name == .goalPercentile,
            case .digits(let text)? = reply.fields.first(where: { $0.key == "value" })?.value,
            let clock = Double(text).flatMap(field.clock)
        else { return }
        reply.add("value_hhmm", .string(clock))
    }

    private static func person(_ call: QueryCall) async throws(ToolProblem) -> QueryPerson {
        do throws(HealthStoreError) {
            return try await call.reading.person(on: call.today)
        } catch {
            throw ToolProblem(error)
        }
    }

    /// The categories that a reader must see to be given the value, as it reveals its inputs.
    private static func categories(_ name: FormulaName) -> [HealthCategory] {
        switch name {
        case .bmi, .mifflin: [.body, .profile]
        case .leanMass, .energyFromTrend: [.body]
        case .trimp: [.workouts, .heart, .profile]
        case .monotony, .ctl, .atl, .tsb, .acwr: [.workouts, .heart]
        case .vo2Percentile: [.heart, .profile]
        case .heartRateZones: [.profile, .heart]
        case .goalDistance: [.profile]
        case .goalPercentile, .normalRange, .robustZ, .outliers, .arithmetic: []
        case .readiness: [.sleep, .heart]
        case .episodes: [.heart, .body]
        case .trips: [.location]
        }
    }

    private static func written(_ value: FormulaValue) -> JSONTree {
        switch value {
        case .number(let number): .figure(number)
        case .text(let text): .string(PlainName.cut(text, keeping: ",_:/*+²"))
        case .day(let day): .day(day)
        case .rows(let rows): .list(rows.map { .list($0.map(written)) })
        case .object(let answer): .object(answer.map { ($0.name, written($0.value)) })
        case .list(let items): .list(items.map { .object($0.map { ($0.name, written($0.value)) }) })
        }
    }
}
