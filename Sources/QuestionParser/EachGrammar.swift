import HealthModel
import HealthQuery
import HealthQuestions

/// Tests that each of two figures has to pass.
extension Grammar {
    /// `mood and energy both at least 4`; of scores `both` need not be said, since nobody adds them up.
    func testsOfEach(_ left: Part, _ right: Part) -> [Part] {
        switch (left, right) {
        case (.quantity(.day(let field), false), .and): return [.figureAnd(field)]
        case (.figureAnd(let first), .quantity(.day(let second), false))
        where first != second && first.unit == second.unit && first.kind == second.kind:
            return [.figures([first, second], areEach: first.unit == "1..5")]
        case (.figures(let fields, _), .both), (.both, .figures(let fields, _)):
            return [.figures(fields, areEach: true)]
        case (.figures(let fields, areEach: true), .bounds(let bounds)):
            return all(fields) { test(.day($0), bounds) }
        case (.figures(let fields, areEach: true), .number(let value, false, false)),
            (.figures(let fields, areEach: true), .amount(let value, false)):
            return fields.contains { $0.unit != "1..5" } ? [] : all(fields) { scored($0, value, false) }
        default: return []
        }
    }

    private func all(_ fields: [DayField], _ parts: (DayField) -> [Part]) -> [Part] {
        var tests: [Requirement] = []
        for field in fields {
            guard case .test(let test)? = parts(field).first else { return [] }
            tests += test
        }
        return [.test(tests)]
    }
}
