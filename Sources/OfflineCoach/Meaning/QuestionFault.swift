import HealthQuestions

/// What is wrong in a question whose words were understood: no answer could be given to it by anybody.
public enum QuestionFault: Equatable, Sendable {
    /// A date that no calendar has: `30 February`.
    case noSuchDay(day: Int, month: Int, year: Int?)
    /// A bound in a unit that the quantity is not told in: `sleep over 8 km`.
    case unit(Quantity, ValueUnit)
    /// Two bounds of one quantity that no value keeps.
    case contradiction
    /// A span whose last day comes before its first.
    case reversed(first: Days, last: Days)
    /// Two questions in one sentence, each as it was typed: `what was my highest weight, and what do I weigh now`.
    case twoQuestions(String, String)
    /// A number that is none of health data, as it was typed.
    case tooLarge(String)
}
