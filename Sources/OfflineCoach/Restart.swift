import HealthModel
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// A question that is begun anew in the middle: `how sore am I after leg... after strength days`. The words since the one that is
/// said again are taken back.
struct Restart {
    var question: String
    /// What was said before the break.
    var said: String
    /// Whether a word takes it back: `no, …`.
    var isMarked: Bool

    /// Words that are taken back at most.
    private static let longest = 6

    /// `nil` where the text does not break off, or no word is said again.
    init?(in text: String, _ language: Language) {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard (5...80).contains(words.count),
            let end = words.dropLast().lastIndex(where: { $0.hasSuffix("..") || $0.hasSuffix("…") })
        else { return nil }
        func folded(_ words: ArraySlice<String>) -> [String] {
            words.map { Tokenizer.folded($0).filter { $0.isLetter || $0.isNumber } }
        }
        let before = folded(words[...end])
        var next = end + 1
        while let mark = CorrectionMark.all(in: language).first(where: { folded(words[next...]).starts(with: $0.words) }
        ) {
            next += mark.words.count
        }
        let behind = folded(words[next...])
        guard behind.count > 1, let place = Self.place(of: behind, in: before), before.count - place <= Self.longest
        else { return nil }
        // What was taken back limits nothing that is not said again.
        let lexicon = Lexicon.of(language)
        guard
            before[place...].allSatisfy({ word in
                behind.contains(word)
                    || !(word.contains(where: \.isNumber) || NumberWords.counts.contains(word) || lexicon.isDate(word)
                        || lexicon.isSpan(word))
            })
        else { return nil }
        question = (words[..<place] + words[next...]).joined(separator: " ")
        said = words[...end].joined(separator: " ").trimmingSuffix { " .…".contains($0) }
        isMarked = next > end + 1
    }

    /// Where the words begin that the new ones stand for.
    private static func place(of behind: [String], in before: [String]) -> Int? {
        if let place = before.lastIndex(of: behind[0]) { return place }
        // `days with more than 14... weeks with more than 14 drinks`
        return before.indices.dropFirst().dropLast().last {
            behind.count > 2 && before[$0] == behind[1] && before[$0 + 1] == behind[2]
        }.map { $0 - 1 }
    }
}

extension QuestionReader {
    /// The question that was begun anew; `nil` where none was, or what was said first is one by itself.
    func restartedReading(of text: String, in language: Language) -> Reading? {
        guard text.utf8.count < 600, let restart = Restart(in: text, language) else { return nil }
        if !restart.isMarked,
            case .question = read(restart.said, after: nil, isFollowing: false, in: language).result
        {
            return nil
        }
        let reading = read(restart.question, after: nil, isFollowing: false, in: language)
        if case .question = reading.result { return reading }
        return nil
    }

    /// The question whose vague word is explained by a test; `nil` where none is.
    func glossedReading(of text: String, in language: Language) -> Reading? {
        guard text.utf8.count < 600 else { return nil }
        for gloss in Gloss.all(in: text, language) {
            let reading = read(gloss.question, after: nil, isFollowing: false, in: language)
            guard case .question(let question) = reading.result,
                question.conditions.contains(where: { !$0.isCalendar && $0.isBound })
            else { continue }
            if case .question(let other) = read(gloss.untested, after: nil, isFollowing: false, in: language).result,
                other.conditions == question.conditions
            {
                continue
            }
            return reading
        }
        return nil
    }
}

extension Requirement {
    /// Whether it holds a figure against a bound.
    fileprivate var isBound: Bool {
        guard case .number = value else { return false }
        return [.above, .atLeast, .below, .atMost].contains(sign)
    }
}
