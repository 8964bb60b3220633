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
        if question.statistic == .countDays, question.output == .yesNo, other == .water {
            // Water is drunk on every day: how much of it is what would be asked.
            return HealthQuestion(.day(.water), question.days.isDay ? .sum : .mean, question.days)
        }
        var changed = question
        changed.quantity = .day(other)
        changed.conditions = question.conditions.map { test in
            guard test.subject == .day(field) else { return test }
            return Requirement(.day(other), test.sign, test.value, lag: test.lag)
        }
        return changed
    }
}

extension QuestionReader {
    /// What was typed with the other drink named beside its verb, `did I drink water yesterday`; `nil` where that is not read as
    /// the question of it.
    public func namingOtherDrink(_ question: HealthQuestion, _ typed: String) -> String? {
        guard let other = ofOtherDrink(question, typed), let language = Self.language(of: typed) else { return nil }
        let isWater = other.quantity == .day(.water)
        let name =
            language == .german ? (isWater ? "Wasser" : "Alkohol") : isWater ? "water" : "alcohol"
        let words = typed.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let verb = words.firstIndex(where: { DrinkWords.isDrinking($0) }) else { return nil }
        // `getrunken` ends its clause, and `trinke` stands before who does it.
        let isParticiple = words[verb].lowercased().hasPrefix("ge")
        let places = language == .english ? [verb + 1] : isParticiple ? [verb] : [verb + 2, verb + 1]
        for place in places where place <= words.count {
            let named = (words[..<place] + [name] + words[place...]).joined(separator: " ")
            if reading(of: named, in: language).result == .question(other) {
                return named
            }
        }
        return nil
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
