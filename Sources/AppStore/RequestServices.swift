import ChatModel
import Evidence
import Foundation

/// What is known of requests before and after they are sent.
public struct RequestServices: Sendable {
    /// Where a model answers; `nil` where that does not matter.
    public var reader: @Sendable (ModelReference) -> ModelReader?
    /// Providers that answer on this machine.
    public var providersHere: @Sendable () -> Set<ProviderID>
    /// The request for a question, as it would go out now.
    public var prepare: @Sendable ([ChatMessage], ModelReference) async throws(ServiceError) -> PreparedRequest
    /// The last one of a conversation; `nil` where none went out since the program began.
    public var sent: @Sendable (UUID?) -> SentRequest?
    /// The data that a model would be told on the days of these moments, the newest; `nil` where they cannot be read.
    public var promptFigures: @Sendable ([Date], ModelReference) async -> [PromptFigures]?
    /// Turns of a conversation that were answered on this machine go along to providers elsewhere from now on.
    public var sendEarlierTalk: @Sendable (UUID) -> Void

    public init(
        reader: @escaping @Sendable (ModelReference) -> ModelReader? = { _ in nil },
        providersHere: @escaping @Sendable () -> Set<ProviderID> = { [] },
        prepare: @escaping @Sendable ([ChatMessage], ModelReference) async throws(ServiceError) -> PreparedRequest = {
            (_, model) throws(ServiceError) in throw .notConfigured(model.provider)
        },
        sent: @escaping @Sendable (UUID?) -> SentRequest? = { _ in nil },
        promptFigures: @escaping @Sendable ([Date], ModelReference) async -> [PromptFigures]? = { _, _ in [] },
        sendEarlierTalk: @escaping @Sendable (UUID) -> Void = { _ in }
    ) {
        self.reader = reader
        self.providersHere = providersHere
        self.prepare = prepare
        self.sent = sent
        self.promptFigures = promptFigures
        self.sendEarlierTalk = sendEarlierTalk
    }
}
