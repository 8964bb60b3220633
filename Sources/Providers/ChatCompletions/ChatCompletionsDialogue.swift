import ChatModel
import Synchronization

/// Chat Completions with one model of a server that speaks them.
final class ChatCompletionsDialogue: Dialogue {
    private let configuration: ProviderConfiguration
    private let model: String
    private let dialect: Mutex<ChatDialect>

    init(_ configuration: ProviderConfiguration, model: String) {
        self.configuration = configuration
        self.model = model
        dialect = Mutex(ChatDialect(configuration))
    }

    func message(_ request: ReplyRequest) throws(ServiceError) -> WireMessage {
        let dialect = dialect.withLock { $0 }
        let body = try ChatCompletionsRequest(model: model, request: request, dialect: dialect).body()
        return WireMessage(path: "/chat/completions", body: body)
    }

    func decoder() -> any ReplyDecoding {
        StreamedReplyDecoder(
            ChatCompletionsReader(), reference: ModelReference(provider: configuration.id, model: model),
            key: configuration.key)
    }

    func adjust(to failure: ProviderFailure) -> Bool {
        dialect.withLock { dialect in
            guard let next = dialect.adjusted(to: failure) else { return false }
            dialect = next
            return true
        }
    }
}
