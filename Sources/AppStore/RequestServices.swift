import ChatModel
import Evidence
import Foundation

/// The facts about requests, before and after they are sent.
public struct RequestServices: Sendable {
    /// Where a model answers, as far as that is known at once; `nil` where that does not matter.
    public var reader: @Sendable (ModelReference) -> ModelRecipient?
    /// Where it answers, its server asked; `nil` where there is nobody to ask.
    public var findReader: (@Sendable (ModelReference) async -> ModelRecipient)?
    /// The request for a question, as it would go out now.
    public var prepare: @Sendable ([ChatMessage], UUID?, ModelReference) async throws(ServiceError) -> PreparedRequest
    /// The last one of a conversation; `nil` where none went out since the program began.
    public var sent: @Sendable (UUID?) -> SentRequest?
    /// The data that a model would be told on the days of these moments, the newest; `nil` where they cannot be read.
    public var promptFigures: @Sendable ([Date], ModelReference) async -> [PromptFigures]?
    /// Turns of a conversation that others answered go along to the provider of this model from now on.
    public var sendEarlierTalk: @Sendable (UUID, ModelReference, Date) -> Void
    /// Another subject was taken up in a conversation after a crisis.
    public var changeSubject: @Sendable (UUID, Date) -> Void
    /// Sets the crisis spoken of on another branch of a conversation, for its requests from now on.
    public var crisisChanged: @Sendable (SpokenCrisis?, UUID) -> Void

    public init(
        reader: @escaping @Sendable (ModelReference) -> ModelRecipient? = { _ in nil },
        findReader: (@Sendable (ModelReference) async -> ModelRecipient)? = nil,
        prepare:
            @escaping @Sendable ([ChatMessage], UUID?, ModelReference) async throws(ServiceError) ->
            PreparedRequest = { (_, _, model) throws(ServiceError) in throw .notConfigured(model.provider)
            },
        sent: @escaping @Sendable (UUID?) -> SentRequest? = { _ in nil },
        promptFigures: @escaping @Sendable ([Date], ModelReference) async -> [PromptFigures]? = { _, _ in [] },
        sendEarlierTalk: @escaping @Sendable (UUID, ModelReference, Date) -> Void = { _, _, _ in },
        changeSubject: @escaping @Sendable (UUID, Date) -> Void = { _, _ in },
        crisisChanged: @escaping @Sendable (SpokenCrisis?, UUID) -> Void = { _, _ in }
    ) {
        self.reader = reader
        self.findReader = findReader
        self.prepare = prepare
        self.sent = sent
        self.promptFigures = promptFigures
        self.sendEarlierTalk = sendEarlierTalk
        self.changeSubject = changeSubject
        self.crisisChanged = crisisChanged
    }
}
