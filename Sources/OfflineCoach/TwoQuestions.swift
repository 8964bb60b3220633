import HealthQuestions
import QuestionLexicons

/// Two questions that `and` joins, each with a word of its own that asks: `what was my highest weight and what do I weigh now`.
struct TwoQuestions {
    let first: String
    let second: String

    /// `nil` for a text that asks once.
    init?(in text: String) {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        let folded = words.map { Tokenizer.folded($0.filter { $0.isLetter || $0.isNumber }) }
        guard let place = folded.indices.dropFirst().first(where: { Self.isLink(folded, $0) }),
            folded[..<place].prefix(4).contains(where: { Self.asking.contains($0) || Self.verbs.contains($0) })
        else { return nil }
        first = words[..<place].joined(separator: " ").trimmingSuffix { ",;:?. ".contains($0) }
        second = words[(place + 1)...].joined(separator: " ")
    }

    /// Whether the meaning is of both: several quantities, two sides, a table, or a value with its day.
    func areAnswered(by reading: Reading) -> Bool {
        guard case .question(let question) = reading.result else {
            if case .refused(let refusal) = reading.result { return ![.unread, .unclear].contains(refusal) }
            return true
        }
        return !question.more.isEmpty || question.comparison != nil || question.other != nil
            || question.grouping != nil || [.date, .list, .table].contains(question.output)
    }

    private static func isLink(_ words: [String], _ place: Int) -> Bool {
        guard ["and", "und"].contains(words[place]), place + 2 < words.count else { return false }
        let next = words[place + 1]
        return asking.contains(next) || prepositions.contains(next) && asking.contains(words[place + 2])
    }

    private static let asking: Set<String> = [
        "what", "whats", "how", "hows", "which", "when", "whens", "wie", "was", "wann", "welche", "welcher", "welches",
        "welchem", "welchen", "wieviel", "wieviele",
    ]
    private static let verbs: Set<String> = [
        "did", "do", "have", "is", "are", "hab", "habe", "hatte", "bin", "schlafe", "trinke", "laufe",
    ]
    private static let prepositions: Set<String> = ["on", "at", "in", "of", "for", "an", "um", "von", "bei"]
}
