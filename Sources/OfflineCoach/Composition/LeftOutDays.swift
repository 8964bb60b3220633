import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// Spans that are left out of the days asked about: `this year without December`.
extension FrameCollector {
    /// Whether what is denied here are days within those that are asked about, and not others in their place: `this year, not
    /// in July`, but `in May, not in June`.
    static func leavesOutDays(_ said: [Part], _ index: Int) -> Bool {
        guard said[index] == .not || said[index] == .preposition(.without) else { return false }
        let next = said[(index + 1)...].first { if case .preposition = $0 { false } else { true } }
        guard case .days(let denied)? = next, denied.own == nil else { return false }
        return said.contains { part in
            guard case .days(let days) = part, days != denied else { return false }
            return days.holds(denied)
        }
    }
}

extension Composer {
    /// Ends the days before a span that is left out, or begins them after it.
    /// - Returns: whether each of the spans lies at an end of the days, as no test of days says what lies in their middle.
    func leaveOut(_ frame: inout Frame, of question: inout HealthQuestion) -> Bool {
        guard !frame.leftOut.isEmpty else { return true }
        guard question.days.own == nil, question.comparison == nil else { return false }
        for span in frame.leftOut.sorted(by: { $0.to > $1.to }) {
            guard let first = span.from, question.days.from != nil, question.days != span, question.days.holds(span)
            else { return false }
            if span.to == question.days.to {
                question.days.to = first.advanced(by: -1)
            } else if first == question.days.from {
                question.days.from = span.to.advanced(by: 1)
            } else {
                return false
            }
        }
        frame.leftOut = []
        return true
    }
}

extension Days {
    /// Whether all of the other days are among these.
    fileprivate func holds(_ other: Days) -> Bool {
        guard let first = other.from, own == nil, other.own == nil else { return false }
        return from.map { $0 <= first } ?? true && other.to <= to
    }
}
