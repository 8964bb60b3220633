import HealthModel
import HealthQuery
import HealthQuestions

@testable import OfflineCoach

/// A question in the notation of the corpus.
extension HealthQuestion {
    var notation: JSONTree {
        if statistic == .ratio, inner == .sum, let other = comparison?.quantity,
            comparison == Comparison(quantity: other)
        {
            var ratio = self
            (ratio.quantity, ratio.comparison, ratio.inner) = (.combined(quantity, .over, other), nil, nil)
            return ratio.notation
        }
        // The best groups by their number have the name of the best days.
        let ranked: [Statistic: Statistic] = [.groupOfMax: .topK, .groupOfMin: .bottomK]
        let named = count == nil ? statistic : ranked[statistic] ?? statistic
        var fields: [(key: String, value: JSONTree)] = [
            (
                "quantity",
                more.isEmpty ? .string(quantity.notation) : .list(([quantity] + more).map { .string($0.notation) })
            ),
            ("statistic", .string(named.rawValue)), ("range", days.notation),
            ("conditions", .list(conditions.map { $0.notation(of: quantity) })),
        ]
        if let comparison { fields.append(("compare_with", comparison.notation(of: quantity))) }
        if let grouping { fields.append(("group_by", .string(grouping.rawValue))) }
        if let count { fields.append(("k", .integer(count))) }
        if let best { fields.append(("best", best.notation)) }
        if let percentile { fields.append(("p", .number(percentile, 3))) }
        if let window { fields.append(("window_days", .integer(window))) }
        if let lastCount { fields.append(("last", .integer(lastCount))) }
        if let other { fields += [("with", .string(other.notation)), ("lag_days", .integer(lag ?? 0))] }
        if let inner { fields.append(("of", .string(inner.rawValue))) }
        if let quantifier { fields.append(("quantifier", .string(quantifier.rawValue))) }
        if let method { fields.append(("method", .string(method.rawValue))) }
        if let perDays { fields.append(("per_days", .integer(perDays))) }
        if isWeekly { fields.append(("bucket", .string("week"))) }
        if let having {
            fields.append(
                (
                    "having",
                    .object([
                        ("agg", .string(having.statistic.rawValue)), ("op", .string(having.sign.rawValue)),
                        ("value", .number(having.value, 6)),
                    ])
                ))
        }
        if let threshold {
            fields.append(("yes_if", .string("\(threshold.sign.rawValue) \(threshold.value)")))
        }
        if let unit { fields.append(("unit", .string(unit.rawValue))) }
        fields.append(("output", .string(output.rawValue)))
        return .object(fields)
    }
}

extension HealthQuestion.Best {
    var notation: JSONTree {
        let order = order.map { [("by", JSONTree.string($0.notation))] } ?? []
        return .object([("k", .integer(count)), ("order", .string(isHighest ? "desc" : "asc"))] + order)
    }
}

extension Quantity {
    var notation: String {
        switch self {
        case .day(let field): field.rawValue
        case .workout(let types, let field): Self.workout(types, field)
        case .formula("nap_length", _): "naps.duration_min"
        case .formula(let name, let field): field.map { "formula(\(name), \($0.rawValue))" } ?? "formula(\(name))"
        case .days: "days"
        case .combined(let left, .over, let right): "ratio(\(left.notation), \(right.notation))"
        case .combined(let left, let sign, let right):
            "\(left.notation) \(sign.rawValue) \(right.isCombined ? "(\(right.notation))" : right.notation)"
        }
    }

    var isCombined: Bool { if case .combined = self { true } else { false } }

    static func workout(_ types: [String], _ field: WorkoutField?) -> String {
        "workouts(\(types.isEmpty ? "*" : types.joined(separator: "|"))).\(field?.rawValue ?? "count")"
    }
}

extension Days {
    var notation: JSONTree {
        guard let own else { return .object([("from", .text(from?.iso)), ("to", .string(to.iso))]) }
        return .object([("from", .text(nil)), ("to", .text(nil)), ("own", own.notation)])
    }
}

extension OwnPeriod {
    var notation: JSONTree {
        let name: (kind: String, name: String?) =
            switch kind {
            case .trip: ("trip", place?.name)
            case .illness: ("illness", nil)
            case .tags(let tags): ("tag", tags.joined(separator: ", "))
            case .answer(let question):
                (
                    "answer",
                    "\(question.statistic.rawValue.replacing("date_of_", with: ""))(\(question.quantity.notation))"
                )
            }
        var fields: [(key: String, value: JSONTree)] = [
            ("kind", .string(name.kind)), ("name", .text(name.name)), ("part", .string(part.rawValue)),
        ]
        if let count { fields.append(("days", .integer(count))) }
        if offset != 0 { fields.append(("later", .integer(offset))) }
        if let within { fields.append(("within", .string("\(within.lowerBound.iso)..\(within.upperBound.iso)"))) }
        return .object(fields)
    }
}

extension Requirement {
    func notation(of quantity: Quantity) -> JSONTree {
        let name: String
        switch subject {
        case .day(let field): name = field.rawValue
        case .field(let field): name = field.rawValue
        case .workout(let types, let field): name = Quantity.workout(types, field)
        case .date: name = "date"
        case .timeOfDay: name = "time_of_day"
        case .any(let tests):
            return .object([("any", .list(tests.map { $0.notation(of: quantity) }))])
        case .noneOf(let tests):
            return tests.count == 1
                ? .object([("not", tests[0].notation(of: quantity))])
                : .object([("none", .list(tests.map { $0.notation(of: quantity) }))])
        }
        var fields: [(key: String, value: JSONTree)] = [("field", .string(name)), ("op", .string(sign.rawValue))]
        switch value {
        case .number(let number):
            let isClock: Bool =
                switch subject {
                case .day(let field): field.kind == .clock
                case .field(let field): field == .startClock
                case .workout(_, .startClock?), .timeOfDay: true
                default: false
                }
            fields.append(("value", isClock ? .string(Self.clock(number)) : .number(number, 6)))
        case .text(let text): fields.append(("value", .string(text)))
        case .texts(let texts): fields.append(("value", .list(texts.map { .string($0) })))
        case .none: break
        }
        if lag != 0 { fields.append(("lag_days", .integer(lag))) }
        return .object(fields)
    }
}

extension Comparison {
    func notation(of quantity: Quantity) -> JSONTree {
        var fields: [(key: String, value: JSONTree)] = []
        if case .object(let range)? = days?.notation { fields += range }
        if let conditions { fields.append(("conditions", .list(conditions.map { $0.notation(of: quantity) }))) }
        if let other = self.quantity { fields.append(("quantity", .string(other.notation))) }
        return .object(fields)
    }
}
