import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

extension Composer {
    /// `when did I last swim, and how far`, `how long and how far was my last run`: the latest workout, with these figures.
    func figuresOfLast(_ parts: [Part]) -> HealthQuestion? {
        let figures: [Part.Asked: WorkoutField] = [.far: .distance, .long: .duration, .fast: .pace]
        var asked: [Part.Asked] = []
        var types: [String]?
        var (ands, lasts) = (0, 0)
        for part in parts where part != .noise && part != .article {
            switch part {
            case .asked(let word): asked.append(word)
            case .and: ands += 1
            case .operation(.last), .superlative(true, .last), .relative(.last): lasts += 1
            case .kind(let named, _) where types == nil: types = named
            case .preposition(let word) where word.isLight: continue
            default: return nil
            }
        }
        guard let types, ands == 1, lasts == 1, asked.count == 2, Set(asked).count == 2, !form.isYesNo,
            asked.allSatisfy({ $0 == .when || figures[$0] != nil })
        else { return nil }
        let fields = asked.compactMap { figures[$0] }
        var question = HealthQuestion(.workout(types: types, field: fields[0]), .list, calendar.all)
        question.more = fields.dropFirst().map { .workout(types: types, field: $0) }
        (question.output, question.lastCount) = (.list, 1)
        return question
    }
}
