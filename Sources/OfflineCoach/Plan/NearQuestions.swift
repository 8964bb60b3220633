import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// Questions near one that could not be answered.
public struct NearQuestions: Sendable {
    /// The most that are offered.
    public static let most = 3

    /// At most three that are read whole, the nearest first.
    static func texts(_ understood: [HealthQuestion], _ quantities: [Quantity], _ days: Days?, text: QuestionText)
        -> [String]
    {
        let calendar = Calendar(today: text.reader.today)
        var candidates = understood
        for quantity in quantities.prefix(2) {
            let spans = [days, calendar.last(30, .day)].compactMap(\.self)
            for span in spans {
                let statistic: Statistic =
                    quantity.isOfWorkouts ? .sum : span.isDay ? (quantity.isSum ? .sum : .value) : .mean
                var question = HealthQuestion(quantity, statistic, span)
                if question.isOfClock { question.output = .clock }
                candidates.append(question)
            }
            if !quantity.isOfWorkouts, !quantity.isClock {
                candidates.append(HealthQuestion(quantity, .trend, calendar.all))
            }
        }
        var texts: [String] = []
        for candidate in candidates where texts.count < most {
            if let words = text.text(candidate), !texts.contains(words) { texts.append(words) }
        }
        return texts
    }
}

extension QuestionReader {
    /// Up to three questions near one that was refused, or that go on from a conclusion.
    public func near(_ reading: Reading) -> [String] {
        if case .conclusion(let conclusion) = reading.result {
            return ConclusionText(language: reading.language, reader: self).next(conclusion)
        }
        return NearQuestions.texts(
            [reading.nearest].compactMap(\.self), reading.understood, reading.understoodDays,
            text: QuestionText(language: reading.language, reader: self))
    }
}
