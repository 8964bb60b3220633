import HealthModel
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// A date that takes the place of the last one that was said, where the word before that one makes a span of it or holds it
/// against another: `since the first of August, no, the first of September`.
struct CorrectedDate {
    /// The question with the date that was meant; `nil` where the two dates are not told in the same way.
    let text: String?

    private enum Kind { case number, month, weekday, span, feast, period, relative }

    /// `nil` where no such date ends what was said first, or what was meant begins with none.
    init?(_ correction: SelfCorrection, _ language: Language) {
        let said = correction.said.split(whereSeparator: \.isWhitespace).map(String.init)
        let meant = correction.meant.split(whereSeparator: \.isWhitespace).map(String.init)
        func folded(_ word: String) -> String { Tokenizer.folded(word).filter { $0.isLetter || $0.isNumber } }
        func kinds(_ word: String) -> Set<Kind>? { Self.kinds(word, language) }
        guard let opener = said.lastIndex(where: { Self.opening.contains(folded($0)) || kinds($0) == nil }),
            Self.opening.contains(folded(said[opener])),
            // `between June and August, no, July`
            !["and", "und"].contains(folded(said[opener]))
                || said.contains(where: { ["between", "zwischen"].contains(folded($0)) }),
            let first = meant.first, kinds(first) != nil, !Self.opening.contains(folded(first))
        else { return nil }
        let old = said[(opener + 1)...].reduce(into: Set<Kind>()) { $0.formUnion(kinds($1) ?? []) }
        let end = meant.firstIndex { kinds($0) == nil } ?? meant.count
        let new = meant[..<end].reduce(into: Set<Kind>()) { $0.formUnion(kinds($1) ?? []) }
        // `more than 10, sorry, weeks with more than 10`: a number alone is a date behind some words only.
        guard !old.isEmpty, !new.isEmpty, old != [.number] || Self.dating.contains(folded(said[opener])) else {
            return nil
        }
        // `than in May, no, June`: the `in` is of both.
        let tied = said[(opener + 1)...].prefix { Self.ties.contains(folded($0)) }
        text =
            old.isSubset(of: new) && !Self.ties.contains(folded(first))
            ? (said[...opener] + tied + meant).joined(separator: " ") : nil
    }

    /// What the word says of a date; `nil` where it is part of none.
    private static func kinds(_ word: String, _ language: Language) -> Set<Kind>? {
        let lexicon = Lexicon.of(language)
        let tokens = Tokenizer(language: language).tokens(word)
        guard tokens.allSatisfy({ lexicon.isOfDate($0) || articles.contains($0.text) }) else { return nil }
        return tokens.reduce(into: []) { kinds, token in
            switch token.kind {
            case .number: kinds.insert(.number)
            case .date: kinds.formUnion([.number, .month])
            case .clock: break
            case .word:
                for form in token.forms {
                    for entry in lexicon.entries[form] ?? [] where entry.words.count == 1 {
                        if let kind = kind(entry.part) { kinds.insert(kind) }
                    }
                }
            }
        }
    }

    private static func kind(_ part: Part) -> Kind? {
        switch part {
        case .month: .month
        case .weekday: .weekday
        case .season, .quarter, .half: .span
        case .feast: .feast
        case .period, .weekend: .period
        case .relative: .relative
        case .number, .ordinal, .superlative(true, .first): .number
        default: nil
        }
    }

    /// Words that make a span of the date behind them.
    private static let dating: Set<String> = [
        "since", "until", "till", "til", "from", "through", "seit", "ab", "bis", "vom",
    ]
    /// The same, and words that hold it against another.
    private static let opening = dating.union([
        "before", "after", "to", "than", "vs", "versus", "against", "with", "and", "vor", "nach", "von", "als", "gegen",
        "gegenueber", "und", "zu", "zum", "mit",
    ])
    /// Words that only tie a date to what stands before it.
    private static let ties: Set<String> = ["in", "on", "at", "of", "for", "im", "am", "an", "fuer"]
    private static let articles: Set<String> = ["the", "der", "die", "das", "dem", "den"]
}
