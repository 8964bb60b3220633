import HealthModel
import QuestionLexicons
import QuestionParser

extension QuestionReader {
    /// By the words that only one language has; what tells nothing is English. `nil` for one that is neither.
    public static func language(of text: String) -> Language? {
        var scores = (english: 0, german: 0, other: 0)
        var isNumber = false
        for word in Tokenizer.words(text.count > 500 ? String(text.prefix(500)) : text) {
            // `9 am` is of either language.
            if word == "am", isNumber { continue }
            isNumber = word.allSatisfy(\.isNumber)
            let (isEnglish, isGerman) = (LanguageWords.english.contains(word), LanguageWords.german.contains(word))
            if isEnglish, !isGerman { scores.english += 2 }
            if isGerman, !isEnglish { scores.german += 2 }
            let knowsEnglish = Lexicon.ofEnglish.vocabulary.contains(word)
            let knowsGerman = Lexicon.ofGerman.vocabulary.contains(word)
            if knowsEnglish, !knowsGerman { scores.english += 1 }
            if knowsGerman, !knowsEnglish { scores.german += 1 }
            if !knowsEnglish, !knowsGerman {
                if LanguageWords.others.contains(word) { scores.other += 3 }
                // Slips in a language's words still look like them.
                if compound(word, .ofGerman) != nil { scores.german += 2 }
                if word.count >= 5 {
                    if !Lexicon.ofEnglish.corrections(of: word).isEmpty { scores.english += 1 }
                    if !Lexicon.ofGerman.corrections(of: word).isEmpty { scores.german += 1 }
                }
            }
        }
        if scores.other >= 6, scores.other > max(scores.english, scores.german) { return nil }
        return scores.german > scores.english ? .german : .english
    }
}
