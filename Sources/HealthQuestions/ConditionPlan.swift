import HealthModel
import HealthQuery

extension HealthQuestion {
    /// As an argument; empty for none, `nil` for one that the table of days cannot test.
    static func tests(_ conditions: [Requirement]) -> [(key: String, value: JSONTree)]? {
        var tests: [JSONTree] = []
        for condition in conditions {
            guard let test = test(condition) else { return nil }
            tests.append(test)
        }
        guard tests.count <= 6 else { return nil }
        return tests.isEmpty ? [] : [("where", .list(tests))]
    }

    static func test(_ condition: Requirement) -> JSONTree? {
        var condition = condition
        let field: DayField
        switch condition.subject {
        case .day(.bedTime):
            guard case .number(let minutes) = condition.value else { return nil }
            field = .bedAfterNoon
            condition.value = .number((minutes + 720).truncatingRemainder(dividingBy: 1440))
        case .day(let own): field = own
        case .workout(let types, nil):
            switch types {
            case []: field = .workouts
            case ["Strength"]: field = .strength
            case ["Running"]:
                // A day without a run has a distance of 0.
                field = .runDistance
                switch (condition.sign, condition.value) {
                case (.atLeast, .number(1)): (condition.sign, condition.value) = (.above, .number(0))
                case (.equal, .number(0)): break
                default: return nil
                }
            default: return nil
            }
        case .workout, .field, .date, .timeOfDay, .any, .noneOf: return nil
        }
        return object(field.rawValue, condition)
    }

    static func object(_ name: String, _ condition: Requirement) -> JSONTree {
        var fields: [(key: String, value: JSONTree)] = [
            ("field", .string(name)), ("op", .string(condition.sign.rawValue)),
        ]
        switch condition.value {
        case .number(let number): fields.append(("value", .number(number, 6)))
        case .text(let text): fields.append(("value", .string(text)))
        case .texts(let texts): fields.append(("value", .list(texts.map { .string($0) })))
        case .none: break
        }
        if condition.lag != 0 { fields.append(("lag_days", .integer(condition.lag))) }
        return .object(fields)
    }
}
