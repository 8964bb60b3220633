import ChatModel

/// What happened beside a reply that a person should know and that did not end it.
public enum CoachNotice: Equatable, Sendable {
    /// What a request took could not be noted; it counts against the budget until the program ends.
    case requestNotRecorded(ConversationError)
    /// The model takes no tools: it answers from the briefing alone.
    case toolsNotTaken(ModelReference)
    /// What is kept in mind could not be read; the reply goes on without it.
    case memoriesNotRead(ConversationError)
}
