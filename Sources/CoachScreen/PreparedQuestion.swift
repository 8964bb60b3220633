import ScreenKit
import ChatModel
import Foundation
import HealthModel

/// Questions that are asked for with one key: a brief of the day, a review of the week. Each begins a conversation of its own
/// and is answered like any other question.
public enum PreparedQuestion {
    /// The question as it is sent.
    public static func text(_ kind: Conversation.Kind) -> String {
        switch kind {
        case .brief: "Give me a brief of my day: how recovered I am, what is remarkable, and what I should do today."
        case .review: "Review my week: how does this week compare with the last ones, what to keep and what to change?"
        }
    }

    /// - Parameter day: `nil` where it is not known.
    public static func title(_ kind: Conversation.Kind, on day: CivilDay?) -> String {
        let name = kind == .brief ? "Daily brief" : "Weekly review"
        return day.map { "\(name), \(DayText.short($0))" } ?? name
    }
}

extension CoachState {
    /// Begins a conversation with a prepared question. What is being written stays where it is.
    public mutating func ask(for kind: Conversation.Kind, at now: Date) -> [CoachEffect] {
        let effects = startNew()
        return effects + send(PreparedQuestion.text(kind), at: now, as: kind)
    }
}
