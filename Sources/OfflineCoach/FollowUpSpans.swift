import HealthModel
import HealthQuery
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// Spans that a follow-up names by the days asked about before.
extension FollowUp {
    /// `the whole year`, `I mean this one`, `more than last?` as the days that are meant; other parts as they are.
    func withMeantSpan(_ parts: [Part]) -> [Part] {
        if parts.count == 1, says(TalkWords.whole), let days = whole(parts[0]) { return [.days(days)] }
        guard let ago = [0, 1, 2].first(where: { span($0) != nil }), let span = span(ago) else { return parts }
        let isThis =
            parts == [.relative(.this)] || parts == [.relative(.this), .number(1, isThousands: false, isYear: false)]
        if isThis, ago > 0, let days = calendar.period(span, ago: 0) { return [.days(days)] }
        let compares = parts.contains { $0 == .than || $0 == .versus }
        guard ago == 0, compares else { return parts }
        let isLast = { [.relative(.last), .operation(.last), .superlative(true, .last)].contains($0 as Part) }
        guard parts.contains(where: isLast) else { return parts }
        return parts.compactMap { isLast($0) ? .relative(.before) : $0 == .preposition(.in) ? nil : $0 }
    }

    /// Whether a whole period is said that the days before do not lie in: it is no table of such periods.
    func namesOtherSpan(_ said: [Part]) -> Bool {
        let parts = said.filter { ![.noise, .article, .and, .but].contains($0) }
        guard parts.count == 1, says(TalkWords.whole) else { return false }
        switch parts[0] {
        case .period, .open(.per, _): return whole(parts[0]) == nil
        default: return false
        }
    }

    /// The period of this kind that the days before lie in.
    private func whole(_ part: Part) -> Days? {
        let period: Part.Period
        switch part {
        case .period(let said): period = said
        case .open(.per, let said):
            guard said.first == .ordinal(1), case .period(let last)? = said.last else { return nil }
            period = last
        default: return nil
        }
        guard let span = [Part.Period.week: CalendarSpan.week, .month: .month, .year: .year][period],
            previous.days.own == nil, let from = previous.days.from,
            span.start(of: from) == span.start(of: previous.days.to)
        else { return nil }
        let days = Days(from: span.start(of: from), to: min(span.end(of: from), calendar.today))
        return days.from == from && days.to == previous.days.to ? nil : days
    }

    /// The kind of period that the days before are, so many back; `nil` for none.
    private func span(_ ago: Int) -> Part.Period? {
        [Part.Period.week, .month, .quarter, .year].first { calendar.period($0, ago: ago) == previous.days }
    }

    /// `stress on Monday? – at the weekend?`: the last one.
    func takeWeekend(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard part == .weekend(true), previous.days.isDay, previous.days.dayOfWeek == .alone, !change.isExcepted,
            says(["wochenende", "weekend"]), !says(["every", "each", "jedes", "jedem"]),
            let days = calendar.period(.weekend, ago: 0) ?? calendar.period(.weekend, ago: 1)
        else { return .passed }
        return replaceDays(.days(days), &change)
    }
}
