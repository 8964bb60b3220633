import HealthQuestions
import QuestionLexicons
import QuestionParser

extension Chart.Cover {
    /// Whether it says something of the question before, which the next turn can go on with though there is no answer to it. A
    /// word that is not understood may name what the person turns to.
    func isRemark(_ tokens: [Token]) -> Bool {
        let saysIn = tokens.contains { $0.text == "in" }
        return unread.isEmpty
            && said.allSatisfy { part in
                // `and km?` asks for a distance.
                if case .unit = part { saysIn } else { part.isOfRemark }
            }
    }
}

extension Part {
    /// Says how a figure is told or judged, and neither what it is, nor of what, nor of when.
    fileprivate var isOfRemark: Bool {
        switch self {
        case .asked, .and, .but, .normal, .enough, .refusal(.norm), .adjective, .comparative, .turn, .rise, .risen,
            .current, .preposition(.in), .preposition(.as):
            true
        case .open(.in, let said): said.allSatisfy { if case .unit = $0 { true } else { false } }
        default: false
        }
    }
}
