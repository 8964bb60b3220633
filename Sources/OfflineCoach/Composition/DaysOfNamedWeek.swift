import HealthModel
import HealthQuestions
import QuestionParser

/// Days of the week beside the week, the weekend or the longer span that they are of.
extension FrameCollector {
    /// `Monday against Tuesday last week`: the dates of both, and not the latest Monday. `on Tuesday and Thursday last week`:
    /// both of these days.
    static func withDaysOfWeek(_ said: [Part]) -> [Part] {
        let places = said.indices.filter { said[$0].dayOfWeek != nil }
        guard places.count == 2, places[1] == places[0] + 2, let first = said[places[0]].dayOfWeek,
            let second = said[places[1]].dayOfWeek, first != second
        else { return said }
        let named = places.compactMap { said[$0].namedWeek }
        let spans = said.compactMap(\.span)
        guard named.count + spans.count == 1, let span = named.first ?? spans.first, let from = span.from else {
            return said
        }
        var rest = said.filter { $0.span == nil }
        guard let place = rest.firstIndex(where: { $0.dayOfWeek != nil }) else { return said }
        let dates = [first, second].map { day in
            (0..<7).map { from.advanced(by: $0) }.first { $0.weekday == day && $0 <= span.to }
        }
        switch said[places[0] + 1] {
        case .versus, .or:
            guard span.to - from < 7, let one = dates[0], let other = dates[1] else { return said }
            rest[place] = .days(Days(from: one, to: one))
            rest[place + 2] = .days(Days(from: other, to: other))
        case .and, .plus:
            let namesEach = said[places[0] + 1] == .and && !said.contains(where: \.tellsFigure)
            rest.replaceSubrange(place...(place + 2), with: [.habit([first, second].sorted()), .days(span)])
            // `steps on Tuesday and Thursday last week`: those of either.
            if namesEach { rest.append(.operation(.list)) }
        default: return said
        }
        return rest
    }
}

extension Part {
    /// The day of the week that is named, alone or with its week.
    fileprivate var dayOfWeek: Int? {
        switch self {
        case .weekday(let day): day
        case .days(let days): days.dayOfWeek == nil || days.dayOfWeek == .latest ? nil : days.to.weekday
        default: nil
        }
    }

    /// The week that a day of the week was said with.
    fileprivate var namedWeek: Days? {
        guard case .days(let days) = self, days.dayOfWeek == .ofNamedWeek else { return nil }
        let monday = days.to.advanced(by: -days.to.weekday)
        return Days(from: monday, to: monday.advanced(by: 6))
    }

    /// Whether it says what figure is asked for.
    fileprivate var tellsFigure: Bool {
        switch self {
        case .asked, .operation, .superlative, .comparative, .rank, .per, .test, .bounds: true
        default: false
        }
    }

    /// Several days that are said, and no part of a person's life.
    fileprivate var span: Days? {
        if case .days(let days) = self, !days.isDay, days.own == nil { days } else { nil }
    }
}
