import HealthModel
import HealthQuery
import HealthQuestions

/// A remark on the rings of one day beside whether they are closed.
struct RingsRemark {
    let day: CivilDay
    let language: Language

    /// The fields that tell of each ring whether it was closed.
    static let rings: [DayField] = [.moveClosed, .exerciseClosed, .standClosed]

    /// `nil` for a question on anything else.
    init?(_ question: HealthQuestion, _ language: Language) {
        let asked = question.conditions.compactMap { condition -> DayField? in
            if case .day(let field) = condition.subject { field } else { nil }
        }
        guard question.days.isDay, question.statistic == .countDays, asked.count == 1,
            asked.count == question.conditions.count, asked[0] == .ringsClosed || Self.rings.contains(asked[0])
        else { return nil }
        (day, self.language) = (question.days.to, language)
    }

    /// Which of the rings are closed; `nil` where none is known.
    func markdown(_ lookup: inout Lookup) -> String? {
        let known = Self.rings.compactMap { ring -> (DayField, Bool)? in
            let finding = lookup.statistics(ring, .day(day))
            return finding.hasData ? finding.number("last").map { (ring, $0 > 0) } : nil
        }
        let closed = known.filter(\.1)
        return lookup.voice.celebration(closed: closed.count, of: known.count, in: language)
    }
}
