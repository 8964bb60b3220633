import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// The questions that a conclusion can be changed to, and those that go on from it.
public struct ConclusionText: Sendable {
    var language: Language
    var reader: QuestionReader

    public init(language: Language, reader: QuestionReader) { (self.language, self.reader) = (language, reader) }

    private var isGerman: Bool { language == .german }

    private static let phrases: [Conclusion.Kind: (english: String, german: String)] = [
        .changed: ("what changed", "was hat sich verändert"), .doing: ("how am I doing", "wie läuft es"),
        .wentWell: ("what went well", "was lief gut"),
    ]

    /// The same of other days.
    public func ranges(_ conclusion: Conclusion) -> [QuestionChip.Choice] {
        guard let phrase = Self.phrases[conclusion.kind], conclusion.quantity == nil, conclusion.event == nil else {
            return []
        }
        return QuestionText.spans(Calendar(today: reader.today)).compactMap { span in
            guard let days = span.days, !days.isDay, days != conclusion.days else { return nil }
            let words = isGerman ? "\(phrase.german) \(span.german)" : "\(phrase.english) \(span.english)"
            guard reader.reading(of: words, in: language).result == .conclusion(Conclusion(conclusion.kind, days: days))
            else { return nil }
            return QuestionChip.Choice(label: isGerman ? span.german : span.english, question: words)
        }
    }

    /// Up to three questions that go on from it.
    public func next(_ conclusion: Conclusion) -> [String] {
        if let quantity = conclusion.quantity, !quantity.isOfWorkouts {
            return NearQuestions.texts(
                [], [quantity], conclusion.days, text: QuestionText(language: language, reader: reader))
        }
        let texts: [(String, String)] =
            switch conclusion.kind {
            case .tired:
                [
                    ("average sleep last 7 days", "Schlaf im Schnitt letzte 7 Tage"),
                    ("should I train today", "soll ich heute trainieren"),
                    ("when should I go to bed", "wann soll ich ins Bett"),
                ]
            case .train, .recovered, .brief:
                [
                    ("average sleep last 7 days", "Schlaf im Schnitt letzte 7 Tage"),
                    ("average HRV last 7 days", "HRV im Schnitt letzte 7 Tage"),
                    ("average resting heart rate last 7 days", "Ruhepuls im Schnitt letzte 7 Tage"),
                ]
            case .bedtime:
                [
                    ("average bedtime last 30 days", "Zubettgehzeit im Schnitt letzte 30 Tage"),
                    ("average sleep last 7 days", "Schlaf im Schnitt letzte 7 Tage"),
                ]
            case .doing, .changed, .review, .effect:
                [
                    ("what went well", "was lief gut"),
                    ("what changed this month", "was hat sich diesen Monat verändert"),
                    ("what should I do next", "was soll ich als Nächstes tun"),
                ]
            case .wentWell, .next:
                [
                    ("how am I doing", "wie geht es mir"),
                    ("what changed this month", "was hat sich diesen Monat verändert"),
                ]
            case .fitter:
                [
                    ("trend of vo2max this year", "Trend VO2max dieses Jahr"),
                    ("how many workouts this month", "wie viele Trainings diesen Monat"),
                    ("am I recovered", "bin ich erholt"),
                ]
            case .usual, .forAge: []
            }
        return texts.map { isGerman ? $0.1 : $0.0 }.filter { text in
            switch reader.reading(of: text, in: language).result {
            case .question: true
            case .conclusion(let other): other.kind != conclusion.kind
            case .request, .refused: false
            }
        }
    }
}
