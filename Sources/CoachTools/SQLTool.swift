import HealthModel
import HealthQuery

/// `sql_readonly`: one SELECT over the views of days and workouts, when nothing else fits.
struct SQLTool: QueryTool {
    static let name = "sql_readonly"
    let toolkit: QueryToolkit

    private static let longestQuery = 2000
    private static let mostRows = 200
    /// The categories in the views.
    private static let categories = Set(DayField.allCases.flatMap(\.categories)).union([.workouts])

    func answer(_ call: QueryCall) async throws(ToolProblem) -> ToolReply {
        let query = call.arguments.text("query") ?? ""
        guard query.count <= Self.longestQuery else {
            throw ToolProblem(
                .invalidArguments, "A query is at most \(Self.longestQuery) characters long.", path: "query")
        }
        let hidden = Set(call.consent.withheld)
        let limit = call.arguments.integer("limit") ?? Self.mostRows
        do throws(SelectProblem) {
            let selected = try await call.reading.select(query, limit: limit, upTo: call.today, hiding: hidden)
            var reply = ToolReply([
                ("columns", .list(selected.columns.map { .string(PlainName.cut($0, keeping: "(*),'<>=/+")) }))
            ])
            reply.rows = ("rows", selected.rows.map { .list($0.map(Self.written)) })
            reply.omitted = selected.omitted
            // Which dates it read is not told.
            if let time = call.clock.partialUntil { reply.notes.append(DayNotes.partial(until: time)) }
            // Which of them it read is not told.
            reply.categories = Self.categories.subtracting(hidden)
            return reply
        } catch {
            throw Self.problem(error, call.consent)
        }
    }

    private static func written(_ cell: FieldValue) -> JSONTree {
        switch cell {
        case .missing: .null
        case .number(let number): .figure(number)
        case .text(let text): .string(PlainName.cut(text, keeping: "/+:,"))
        }
    }

    private static func problem(_ error: SelectProblem, _ consent: ConsentFilter) -> ToolProblem {
        switch error {
        case .notAllowed(let sentence): ToolProblem(.notAllowed, sentence, path: "query")
        case .invalid(let sentence): ToolProblem(.invalidArguments, sentence, path: "query")
        case .tooLong: ToolProblem(.limitExceeded, "The query takes too long; ask for less.", path: "query")
        case .store(let error): ToolProblem(error)
        case .hidden(let category): .notShared(category, by: consent, path: "query")
        }
    }
}
