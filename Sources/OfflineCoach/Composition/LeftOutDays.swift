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
        let spans = said.compactMap { part in
            if case .days(let days) = part, days.own == nil, !days.isDay { days } else { nil }
        }
        switch next {
        case .days(let denied)? where denied.own == nil:
            // `last week without Monday` is without that of the week.
            if denied.isDay, denied.dayOfWeek == .alone { return !spans.isEmpty }
            return spans.contains { $0 != denied && $0.holds(denied) }
        case .ordinal?, .weekday?, .habit?, .weekend(true)?:
            return said[index] == .preposition(.without) && !spans.isEmpty
        default: return false
        }
    }

    /// The date that is left out of a span by its day of the week or of the month; `nil` where the span has none of that name,
    /// or several.
    static func leftOutDay(_ part: Part, of span: Days) -> Requirement? {
        guard let from = span.from, let count = span.count, span.own == nil else { return nil }
        let dates = (0..<count).map { from.advanced(by: $0) }.filter { date in
            switch part {
            case .ordinal(let day): date.components.day == day
            case .days(let days): date.weekday == days.to.weekday
            default: false
            }
        }
        return dates.count == 1 ? Requirement(.date, .unequal, .text(dates[0].iso)) : nil
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

extension HealthQuestion {
    /// Whether a date is left out that is none of its days.
    var leavesOutOtherDays: Bool {
        conditions.contains { test in
            guard test.subject == .date, test.sign == .unequal, test.lag == 0, case .text(let date) = test.value,
                let day = CivilDay(iso: date), days.own == nil
            else { return false }
            return !days.holds(Days(from: day, to: day))
        }
    }
}

extension Days {
    /// Whether all of the other days are among these.
    fileprivate func holds(_ other: Days) -> Bool {
        guard let first = other.from, own == nil, other.own == nil else { return false }
        return from.map { $0 <= first } ?? true && other.to <= to
    }
}
