import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

extension Composer {
    /// `the ratio of my cycling distance to my running distance`, `kilometres cycled for every kilometre I ran`: one figure
    /// of workouts of two kinds.
    func sportsRatio(_ parts: [Part]) -> HealthQuestion? {
        let said = parts.filter { $0 != .noise && $0 != .article }
        let isForEach = said.contains { if case .perUnit = $0 { true } else { false } }
        guard said.contains(.operation(.ratio)) || isForEach, !form.isYesNo else { return nil }
        var types: [[String]] = []
        var fields: Set<WorkoutField> = []
        var days: Days?
        var hasCount = false
        for part in said {
            switch part {
            case .operation(.ratio), .operation(.sum): continue
            case .timeNoun: fields.insert(.duration)
            case .preposition(.to), .preposition(.of), .preposition(.between), .and, .versus, .asked(.which),
                .asked(.how):
                continue
            case .asked(.far): fields.insert(.distance)
            case .asked(.many): hasCount = true
            case .kind(let named, _): types.append(named)
            case .kindAttribute(let named, let field):
                types.append(named)
                fields.insert(field)
            case .attribute(let field): fields.insert(field)
            case .quantity(.day(.distance), false): fields.insert(.distance)
            case .unit(let unit), .perUnit(let unit):
                guard let field = Grammar.field(for: unit) else { return nil }
                fields.insert(field)
            case .days(let named):
                guard days == nil else { return nil }
                days = named
            default: return nil
            }
        }
        guard types.count == 2, types[0] != types[1], types.allSatisfy({ !$0.isEmpty }), fields.count <= 1,
            !(isForEach && fields.isEmpty), !hasCount || isForEach || fields.isEmpty
        else { return nil }
        // Where no figure was named, nouns are counted and verbs tell nothing.
        let areNouns = said.allSatisfy { if case .kind(_, true) = $0 { false } else { true } }
        guard !fields.isEmpty || areNouns, fields.first.map({ Quantity.isSummed($0) }) ?? true else { return nil }
        var question = HealthQuestion(.workout(types: types[0], field: fields.first), .ratio, days ?? calendar.all)
        question.inner = .sum
        question.comparison = Comparison(quantity: .workout(types: types[1], field: fields.first))
        return question
    }
}
