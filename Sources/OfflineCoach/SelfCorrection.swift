import HealthModel
import HealthQuestions
import QuestionLexicons

/// A correction in the same breath: `on Monday, no, I mean Sunday`. The words that were meant are read as a question that goes on
/// with those that were said first.
struct SelfCorrection {
    /// The words that were said first; empty where a whole turn takes back the one before it.
    var said: String
    var meant: String
    /// The words between the two, as they were typed.
    var mark: String
    /// Whether the same words may only explain what was said: `I mean`.
    var isDoubtful: Bool

    /// The last correction in the text; `nil` without one.
    init?(in text: String, _ language: Language) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard (2...80).contains(words.count) else { return nil }
        let folded = words.map { Tokenizer.folded(String($0)).filter { $0.isLetter || $0.isNumber } }
        let marks = CorrectionMark.all(in: language)
        func mark(endingAt end: Int) -> CorrectionMark? {
            marks.first { mark in
                let start = end - mark.words.count
                guard start >= 0, mark.words == Array(folded[start..<end]) else { return false }
                return !mark.needsPause || start == 0 || Self.pauses(words[start - 1])
            }
        }
        for end in (1..<words.count).reversed() {
            guard let last = mark(endingAt: end) else { continue }
            var start = end - last.words.count
            let isAlone = last.words == ["no"] || last.words == ["nein"]
            // `no, sorry, I mean`
            while let earlier = mark(endingAt: start) { start -= earlier.words.count }
            let isOne = start == end - last.words.count
            // A `no` that nothing parts from what follows denies it; `sorry` at the beginning takes nothing back.
            if isOne, isAlone ? !Self.pauses(words[end - 1]) : last.needsPause && start == 0 { continue }
            // A dash of its own is no word.
            while start > 0, folded[start - 1].isEmpty { start -= 1 }
            // `hmm, I meant March`
            let isFilled = folded[..<start].allSatisfy(CorrectionMark.fillers.contains)
            said = isFilled ? "" : String(words[..<start].joined(separator: " ").trimmingPauses)
            meant = words[end...].joined(separator: " ")
            self.mark = words[start..<end].joined(separator: " ")
            isDoubtful = last.isDoubtful && isOne
            return
        }
        return nil
    }

    /// Whether what was said first ends in the middle, or what was meant begins there: `how far did we … sorry, did I walk`.
    var isBrokenOff: Bool {
        let last = said.split(whereSeparator: \.isWhitespace).last.map { Tokenizer.folded(String($0)) } ?? ""
        let (first, next) = (Self.firstWord(said), Self.firstWord(meant))
        return CorrectionMark.inner.contains(last)
            || CorrectionMark.auxiliaries.contains(next) && !CorrectionMark.auxiliaries.contains(first)
    }

    /// Whether what was meant is a question from its first word.
    func isNewQuestion(_ language: Language) -> Bool {
        Preamble.opens(meant.split(whereSeparator: \.isWhitespace)[...], language)
    }

    private static func firstWord(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).first.map { Tokenizer.folded(String($0)) } ?? ""
    }

    private static func pauses(_ word: Substring) -> Bool {
        word.last.map { ",.;:!?–—-…".contains($0) } ?? false
    }

}

extension QuestionReader {
    /// The question that was meant where somebody takes words back; `nil` where nobody does.
    func correctedReading(
        of text: String, after previous: HealthQuestion?, isFollowing: Bool, in language: Language, isDoubtful: Bool
    ) -> Reading? {
        guard let correction = SelfCorrection(in: text, language), correction.isDoubtful == isDoubtful else {
            return nil
        }
        guard !correction.said.isEmpty else {
            // The whole turn takes back the one before it.
            return previous == nil
                ? nil : read(correction.meant, after: previous, isFollowing: true, in: language)
        }
        guard !correction.isBrokenOff else { return nil }
        if let date = CorrectedDate(correction, language) {
            let dated = date.text.map { read($0, after: previous, isFollowing: isFollowing, in: language) }
            if let dated, case .question = dated.result { return dated }
            // Without the word before the date that was said first it would be another span.
            return Reading(language: language, result: .refused(.unread), unread: [correction.mark])
        }
        let first = read(correction.said, after: previous, isFollowing: isFollowing, in: language)
        guard case .question(let said) = first.result else {
            // `hey coach, sorry, how did I sleep`
            guard correction.isNewQuestion(language) else { return nil }
            let own = read(correction.meant, after: nil, isFollowing: false, in: language)
            if case .question = own.result { return own }
            return nil
        }
        let meant = read(correction.meant, after: said, isFollowing: true, in: language)
        switch meant.result {
        case .refused(.unclear), .refused(.unread):
            guard !isDoubtful else { return nil }
            var refused = meant
            refused.result = .refused(.unread)
            if refused.unread.isEmpty { refused.unread = [correction.mark] }
            return refused
        default: return meant
        }
    }
}

extension String {
    fileprivate var trimmingPauses: Substring {
        var text = Substring(self)
        while let last = text.last, " ,.;:!?–—-…".contains(last) { text.removeLast() }
        return text
    }
}
