import ChatModel
import Synchronization

/// Chat Completions with one model of a server that speaks them.
final class ChatCompletionsDialogue: Dialogue {
    private let configuration: ProviderConfiguration
    private let model: ModelReference
    private let dialect: Mutex<ChatDialect>

    /// - Parameter dialect: what is known of the server beforehand; `nil` where nothing is.
    init(_ configuration: ProviderConfiguration, model: String, dialect: ChatDialect? = nil) {
        self.configuration = configuration
        self.model = ModelReference(provider: configuration.id, model: model)
        self.dialect = Mutex(dialect ?? ChatDialect(configuration))
    }

    /// - Throws: `.invalidConfiguration` when it cannot be written; `.unsupportedParameter` for tools with a model of OpenAI
    ///   that takes them over Responses alone.
    func message(_ request: ReplyRequest) throws(ServiceError) -> WireMessage {
        let dialect = dialect.withLock { $0 }
        if !request.tools.isEmpty, dialect.family?.chatTools == .never, configuration.isOpenAIItself {
            throw .unsupportedParameter(
                name: "tools", detail: "\(model.model) uses tools over OpenAI's interface \"responses\" only")
        }
        let body = try ChatCompletionsRequest(model: model, request: request, dialect: dialect).body()
        return WireMessage(path: "/chat/completions", body: body)
    }

    func decoder() -> any ReplyDecoding {
        StreamedReplyDecoder(ChatCompletionsReader(), reference: model, key: configuration.key)
    }

    func adjust(to failure: ProviderFailure) -> Bool {
        dialect.withLock { dialect in
            guard let next = dialect.adjusted(to: failure) else { return false }
            dialect = next
            return true
        }
    }
}
