import HealthModel
import HealthQuery
import JSON

extension QueryCall {
    /// The conditions of a list, with the columns they name.
    func conditions(
        _ list: JSONValue, at path: String = "where"
    ) throws(ToolProblem) -> (conditions: [Condition<DayField>], named: [Named]) {
        var conditions: [Condition<DayField>] = []
        var named: [Named] = []
        for (index, item) in (list.array ?? []).enumerated() {
            let place = "\(path)[\(index)]"
            let name = try field(item["field"].text ?? "", at: place + ".field")
            let (comparison, operand) = try test(item, name.field.kind, at: place)
            conditions.append(Condition(name.field, comparison, operand, lag: item["lag_days"].integer ?? 0))
            named.append(name)
        }
        return (conditions, named)
    }

    func workoutConditions() throws(ToolProblem) -> [Condition<WorkoutField>] {
        var conditions: [Condition<WorkoutField>] = []
        for (index, item) in arguments.list("where").enumerated() {
            let field = try workoutField(item["field"].text ?? "", at: "where[\(index)].field")
            let (comparison, operand) = try test(item, field.kind, at: "where[\(index)]")
            conditions.append(Condition(field, comparison, operand))
        }
        return conditions
    }

    /// A workout's field, if the reader may see it.
    func workoutField(_ name: String, at path: String) throws(ToolProblem) -> WorkoutField {
        let field = try FieldNames.workoutField(name, at: path)
        try need(field.categories, at: path)
        return field
    }

    private func test(
        _ item: JSONValue, _ kind: MetricKind, at path: String
    ) throws(ToolProblem) -> (ComparisonOperator, Operand) {
        let comparison = ComparisonOperator(rawValue: item["op"].text ?? "") ?? .present
        guard kind != .text || ComparisonOperator.ofTexts.contains(comparison) else {
            let names = ComparisonOperator.ofTexts.map(\.rawValue).joined(separator: ", ")
            throw ToolProblem(.invalidArguments, "Texts have no order; there are \(names).", path: path + ".op")
        }
        return (comparison, try operand(item["value"], comparison, kind, at: path + ".value"))
    }

    private func operand(
        _ value: JSONValue, _ comparison: ComparisonOperator, _ kind: MetricKind, at path: String
    ) throws(ToolProblem) -> Operand {
        func problem(_ sentence: String) -> ToolProblem { ToolProblem(.invalidArguments, sentence, path: path) }
        let takesList = comparison == .among || comparison == .notAmong
        if comparison == .present || comparison == .missing {
            guard value.isMissing else { throw problem("It is left out with present and missing.") }
            return .nothing
        }
        guard !value.isMissing else { throw problem("It is required with this op.") }
        guard takesList == value.isArray else {
            throw problem(takesList ? "It has to be a list with in and not_in." : "It has to be a single value.")
        }
        let items = value.array ?? [value]
        if kind == .text {
            let texts = items.compactMap(\.text)
            guard texts.count == items.count else { throw problem("It has to be text, as the field is.") }
            return .folded(texts)
        }
        let numbers = items.compactMap { item in
            item.isNumber ? item.number : item.flag.map { $0 ? 1 : 0 }
        }
        guard numbers.count == items.count else {
            throw problem(
                kind == .clock
                    ? "It has to be a number, the minutes after midnight: 06:30 is 390."
                    : "It has to be a number, as the field is.")
        }
        return .numbers(numbers)
    }
}
