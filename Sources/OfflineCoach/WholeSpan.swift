import HealthQuestions
import QuestionLexicons
import QuestionParser

/// Whole weeks, months or years of the calendar that are over: `the last two complete weeks`, `letzte 3 Kalenderwochen`.
struct WholeSpan {
    private var count: Int
    private var period: Part.Period

    /// The first of them that is named; `nil` where none is.
    init?(in tokens: [Token]) {
        let words = tokens.map { $0.forms.first ?? $0.text }
        for place in words.indices.dropFirst() {
            let isNamed = tokens[place].text.hasPrefix("kalender")
            guard isNamed || TellingWords.whole.contains(tokens[place].text), let count = Self.count(tokens[place - 1]),
                place > 1, NeighbourWords.latest.contains(words[place - 2]),
                let noun = isNamed ? tokens[place].text : place + 1 < words.count ? tokens[place + 1].text : nil,
                let period = Self.periods.first(where: { noun.hasSuffix($0.key) })?.value
            else { continue }
            (self.count, self.period) = (count, period)
            return
        }
        return nil
    }

    /// The question of these in the place of as many days; `nil` where it is of others.
    func question(_ question: HealthQuestion, _ calendar: Calendar) -> HealthQuestion? {
        guard question.days == calendar.last(count, period), question.days.own == nil,
            let first = calendar.period(period, ago: count)?.from, let last = calendar.period(period, ago: 1)
        else { return nil }
        var whole = question
        whole.days = Days(from: first, to: last.to)
        return whole
    }

    private static func count(_ token: Token) -> Int? {
        let said: Double? =
            if case .number(let value, _, false) = token.kind {
                value
            } else {
                (NumberWords.english + NumberWords.german).first { $0.0.count == 1 && token.forms.contains($0.0[0]) }?.1
            }
        return said.flatMap { Int(exactly: $0) }.flatMap { $0 > 1 ? $0 : nil }
    }

    private static let periods: [String: Part.Period] = [
        "weeks": .week, "months": .month, "quarters": .quarter, "years": .year, "wochen": .week, "monate": .month,
        "monaten": .month, "quartale": .quarter, "quartalen": .quarter, "jahre": .year, "jahren": .year,
    ]
}
