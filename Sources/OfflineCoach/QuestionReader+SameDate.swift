import HealthModel
import HealthQuestions
import QuestionLexicons

/// The other day that a condition of a night may be of.
extension QuestionReader {
    /// `do I sleep worse when I drink` of the nights that ended on those days, as it was typed; `nil` where the nights after
    /// them are not what was taken.
    public func ofSameDate(_ question: HealthQuestion, _ typed: String) -> HealthQuestion? {
        guard let language = Self.language(of: typed), case .day(let field) = question.quantity, field.isOfMainSleep
        else {
            return nil
        }
        let tokens = Tokenizer(language: language).tokens(typed)
        guard NeighbourWords.saysWhenDone(tokens), !NeighbourWords.saysNightBefore(tokens) else { return nil }
        let same = question.replacingConditions { test in
            let onDate = test.lagged(by: 0)
            return test.lag == 1 && onDate.isDoneInDay ? onDate : test
        }
        return same == question || same.plan == nil ? nil : same
    }
}
