import HealthModel
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// Questions after a statement that is left aside.
extension QuestionReader {
    /// The question after a statement that says nothing of it.
    func readAfterStatement(_ text: String, _ language: Language) -> Reading? {
        guard text.utf8.count < 600 else { return nil }
        return read(Preamble.all(in: text, language), language)
            ?? read(Preamble.dated(in: text, language, Calendar(today: today)), language)
            ?? readAfterBound(text, language)
    }

    /// The question after what somebody tells of body or health, `I weigh 80 kg, how much protein did I have`, which sets no
    /// condition; `nil` without such a statement.
    func readAfterSelf(_ text: String, _ language: Language) -> Reading? {
        guard text.utf8.count < 600, let told = Preamble.ofSelf(in: text, language) else { return nil }
        var reading = read(told.question, after: nil, isFollowing: false, in: language)
        switch reading.result {
        case .question(let question):
            // `I'm on beta blockers, is my pulse normal`: what is usual says nothing of that.
            if question.quantity.isNormalRange {
                reading.result = .refused(.diagnosis)
            } else {
                reading.aside = told.statement
            }
            return reading
        case .refused(.norm), .refused(.diagnosis): return reading
        default: return nil
        }
    }

    /// The first question after a statement that is read whole; `nil` for none.
    private func read(_ preambles: [Preamble], _ language: Language) -> Reading? {
        for preamble in preambles {
            var reading = read(preamble.question, after: nil, isFollowing: false, in: language)
            guard case .question(let question) = reading.result, preamble.admits(question, today: today) else {
                continue
            }
            reading.aside = preamble.statement
            return reading
        }
        return nil
    }
}

extension Quantity {
    fileprivate var isNormalRange: Bool { if case .formula("normal_range", _) = self { true } else { false } }
}
