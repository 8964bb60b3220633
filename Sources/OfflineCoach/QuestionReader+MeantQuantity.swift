import HealthModel
import HealthQuery
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// The quantity that is meant where a verb says so.
extension QuestionReader {
    /// The question of the quantity that its verb leaves: who takes calories in burns none, and who loses fat asks for that of
    /// the body. `nil` where nothing is left of it.
    static func withMeantQuantity(
        _ question: HealthQuestion, _ tokens: [Token], among others: some Sequence<HealthQuestion>
    ) -> HealthQuestion? {
        func says(_ verbs: Set<String>) -> Bool { tokens.contains { !verbs.isDisjoint(with: $0.forms) } }
        if question.statistic == .countDays, question.output == .value, case .day(let field) = question.quantity,
            question.conditions == [Requirement(.day(field), .above, .number(0))], QuestionVerbs.asksAmount(tokens)
        {
            // `how much do I drink on days when I drink`: how much it is, and not on how many days.
            var amount = question
            amount.statistic = .mean
            return amount.plan == nil ? nil : amount
        }
        switch question.quantity {
        case .day(.activeEnergy) where says(QuestionVerbs.takes) || QuestionVerbs.eats(tokens):
            return others.first { $0.quantity == .day(.dietaryEnergy) }
        // `how much did I eat and drink`: not one of them.
        case .day(.alcohol) where DrinkWords.nameFood(tokens.map(\.text)): return nil
        case .day(.alcohol) where UnnamedDrink.isAmount(tokens, question):
            var ofWater = question
            (ofWater.quantity, ofWater.unit) = (.day(.water), nil)
            return ofWater
        // Sleep that was lost is no change of it.
        case .day(.sleep) where says(["lose", "lost", "verloren"]): return nil
        // `how many kg of fat did I have`: nobody eats so much, and that of the body is told as a share of it.
        case .day(.fat) where [.kilogram, .pound].contains(question.unit) && !says(QuestionVerbs.eating): return nil
        // `how much fat do I have`: of the body.
        case .day(.fat) where FatWords.areOfBody(tokens) && question.unit == nil && question.conditions.isEmpty:
            var ofBody = HealthQuestion(.day(.bodyFat), .last, Calendar(today: question.days.to).all)
            ofBody.output = .value
            return ofBody
        // `metres a minute` are no climb where none is named.
        case .combined(.workout(_, .elevation?), .over, .workout(_, .duration?))
        where !tokens.contains(where: { HeightVerbs.namesClimb($0.text) }):
            return nil
        case .day(.fat) where says(QuestionVerbs.loses):
            guard question.unit == nil, question.conditions.isEmpty else { return nil }
            var ofBody = question
            ofBody.quantity = .day(.bodyFat)
            return ofBody
        default: return question
        }
    }
}
