import ChatModel

/// An event beside a reply that a person should know and that did not end it.
public enum CoachNotice: Equatable, Sendable {
    /// A request's receipt could not be stored; it counts against the budget until the program ends.
    case requestNotRecorded(ConversationError)
    /// The model takes no tools: it answers from the briefing alone.
    case toolsNotTaken(ModelReference)
    /// The memories could not be read; the reply goes on without them.
    case memoriesNotRead(ConversationError)
}
