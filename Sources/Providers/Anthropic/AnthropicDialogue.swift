import ChatModel
import Synchronization

/// Messages with one Claude model.
final class AnthropicDialogue: Dialogue {
    private struct Memory {
        var dialect: AnthropicDialect
        /// Messages of the model in the request sent last.
        var sent: Set<ChatMessage.ID> = []
        /// Those whose signed thinking was refused.
        var distrusted: Set<ChatMessage.ID> = []
    }
    private let reference: ModelReference
    private let key: APIKey?
    private let memory: Mutex<Memory>

    init(_ configuration: ProviderConfiguration, model: String) {
        reference = ModelReference(provider: configuration.id, model: model)
        key = configuration.key
        memory = Mutex(Memory(dialect: AnthropicDialect(model: model)))
    }

    func message(_ request: ReplyRequest) throws(ServiceError) -> WireMessage {
        let memory = memory.withLock { memory in
            memory.sent = Set(request.messages.lazy.filter { $0.providerRecord != nil }.map(\.id))
            return memory
        }
        let body = try AnthropicRequest(
            reference: reference, request: request, dialect: memory.dialect, distrusted: memory.distrusted
        ).body()
        return WireMessage(path: "/messages", body: body)
    }

    func decoder() -> any ReplyDecoding {
        StreamedReplyDecoder(AnthropicReader(), reference: reference, key: key)
    }

    func adjust(to failure: ProviderFailure) -> Bool {
        memory.withLock { memory in
            if Self.isAboutSignedThinking(failure), !memory.sent.isSubset(of: memory.distrusted) {
                memory.distrusted.formUnion(memory.sent)
                return true
            }
            guard let next = memory.dialect.adjusted(to: failure) else { return false }
            memory.dialect = next
            return true
        }
    }

    /// Thinking sent back that is not as the model made it, or was made for another conversation.
    private static func isAboutSignedThinking(_ failure: ProviderFailure) -> Bool {
        let message = failure.message.lowercased()
        return failure.status == 400 && message.contains("thinking")
            && ["signature", "cannot be modified", "block"].contains(where: message.contains)
    }
}
