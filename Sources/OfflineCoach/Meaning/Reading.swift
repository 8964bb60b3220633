import HealthModel
import HealthQuestions

/// The reading of a question.
public struct Reading: Equatable, Sendable {
    /// The meaning of what was typed, or why it has none.
    public enum Result: Equatable, Sendable {
        case question(HealthQuestion)
        case conclusion(Conclusion)
        case request(Request)
        case refused(Refusal)
    }
    public var language: Language
    public var result: Result
    /// Words that were not understood, as they were typed.
    public var unread: [String] = []
    /// What is wrong in a question that was not answered, where that is known.
    public var fault: QuestionFault?
    /// The statement before the question that has no part in it, as it was typed; `nil` without one.
    public var aside: String?
    /// Words read in spite of a slip, with what they were read as.
    public var guesses: [String: String] = [:]
    /// Names of what was understood in a question that could not be answered.
    public var understood: [Quantity] = []
    /// The days understood in such a question; `nil` for none.
    public var understoodDays: Days?
    /// The reading where the words that were not understood are left out.
    public var nearest: HealthQuestion?
    /// Whether the question names something that can be recorded or computed.
    public var isAboutFigures = false
    /// Whether what was said is of the question before, and names neither another quantity nor other days: `is that normal`,
    /// `in km?`
    var isRemark = false

    /// The question that the next turn of the talk can go on with, after the one before this turn.
    public func talkedOf(after previous: HealthQuestion?, today: CivilDay) -> HealthQuestion? {
        switch result {
        case .question(let question): question
        // `what is HRV? – and mine?`
        case .request(.explain(.quantity(.day(let field)))):
            previous ?? HealthQuestion(.day(field), .last, Days(from: nil, to: today))
        // What was asked of other goals, and of entries, is no figure that the next turn could go on with.
        case .request(.goals(let quantity, _, _, _)): quantity == previous?.quantity ? previous : nil
        case .request(.entries): nil
        // Thanks and the like leave what was talked about.
        case .request: previous
        case .conclusion(let conclusion): conclusion.quantity == previous?.quantity ? previous : nil
        case .refused: isRemark ? previous : nil
        }
    }
}
