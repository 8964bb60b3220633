import HealthModel
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// A question that says itself what a vague word of it means: `mood when I slept badly, say under six hours`. The word stands for
/// the test behind it and is left out.
struct Gloss {
    /// Without the vague word and what ties the test to it.
    var question: String
    /// The question before the mark without the vague word, and what stands behind the test.
    var untested: String

    /// Each reading of the text as one, the first mark first; none where nothing is explained.
    static func all(in text: String, _ language: Language) -> [Gloss] {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard (5...60).contains(words.count) else { return [] }
        let folded = words.map { Tokenizer.folded(String($0)).filter { $0.isLetter || $0.isNumber } }
        let known = GlossWords.of(language)
        return words.indices.dropFirst(2).compactMap { place -> Gloss? in
            guard words[place - 1].last.map({ ",;:–—-…".contains($0) }) ?? false || words[place].first == "(" else {
                return nil
            }
            let mark = known.marks.first { folded[place...].starts(with: $0) }
            guard mark != nil || words[place].first == "(" else { return nil }
            var test = place + (mark?.count ?? 0)
            if test < words.count, known.pronouns.contains(folded[test]) { test += 1 }
            // What it means has a number in it, and soon.
            guard test < words.count, folded[test..<min(test + 6, words.count)].contains(where: saysNumber) else {
                return nil
            }
            let vague = folded[max(0, place - 3)..<place].indices.filter { known.vague.contains(folded[$0]) }
            guard vague.count == 1 else { return nil }
            let before = words[..<place].enumerated().filter { $0.offset != vague[0] }.map { String($0.element) }
            let head = before.joined(separator: " ").trimmingSuffix { ",;:–—-…( ".contains($0) }
            let tail = words[test...].joined(separator: " ").filter { !"()".contains($0) }
            let rest = words[test...].firstIndex { $0.last.map { ",;)".contains($0) } ?? false }
            let behind = rest.map { words[($0 + 1)...].joined(separator: " ") } ?? ""
            return Gloss(question: "\(head) \(tail)", untested: "\(head) \(behind)")
        }
    }

    private static func saysNumber(_ word: String) -> Bool {
        word.contains(where: \.isNumber) || NumberWords.counts.contains(word)
            || ["hour", "stunde"].contains(word)
    }
}
