import HealthModel
import HealthQuery
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// A drink that is not named: an amount is of water, and whether or how often somebody drank is of alcohol. Either may be meant.
enum UnnamedDrink {
    /// `how much did I drink yesterday`
    static func isAmount(_ tokens: [Token], _ question: HealthQuestion) -> Bool {
        let words = tokens.map(\.text)
        return DrinkWords.leaveOpen(words) && DrinkWords.askAmount(words) && question.output == .value
            && !question.testsDrinks
            && [.sum, .mean, .median, .value, .ratePerWeek, .ratePerMonth, .difference].contains(question.statistic)
    }
}

extension QuestionReader {
    /// The question of the other drink that may be meant, as it was typed; `nil` where the drink is named.
    public func ofOtherDrink(_ question: HealthQuestion, _ typed: String) -> HealthQuestion? {
        guard let language = Self.language(of: typed),
            DrinkWords.leaveOpen(Tokenizer(language: language).tokens(typed).map(\.text))
        else { return nil }
        let others: [DayField: DayField] = [.water: .alcohol, .alcohol: .water]
        guard case .day(let field) = question.quantity, let other = others[field], question.unit == nil,
            question.more.isEmpty, question.comparison?.quantity == nil, question.comparison?.conditions == nil
        else { return nil }
        var changed = question
        changed.quantity = .day(other)
        changed.conditions = question.conditions.map { test in
            guard test.subject == .day(field) else { return test }
            return Requirement(.day(other), test.sign, test.value, lag: test.lag)
        }
        return changed
    }
}

extension HealthQuestion {
    /// Whether a condition is of what is drunk, or another quantity is held against it.
    fileprivate var testsDrinks: Bool {
        let tests = conditions + (comparison?.conditions ?? [])
        return comparison?.quantity != nil
            || tests.contains { [.day(.alcohol), .day(.water)].contains($0.subject) }
    }
}
