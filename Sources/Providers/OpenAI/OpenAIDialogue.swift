import ChatModel
import Synchronization

/// Responses, and Chat Completions where a server in OpenAI's place has nothing else.
final class OpenAIDialogue: Dialogue {
    private let responses: ResponsesDialogue
    private let chat: ChatCompletionsDialogue
    private let current: Mutex<OpenAIInterface>
    /// Nobody asked for Responses, and the server is not OpenAI's own, which has them.
    private let mayChange: Bool

    init(_ configuration: ProviderConfiguration, model: String) {
        responses = ResponsesDialogue(configuration, model: model)
        chat = ChatCompletionsDialogue(
            configuration, model: model, dialect: .openAI(configuration, model: model))
        let chosen = configuration.api.flatMap(OpenAIInterface.init)
        current = Mutex(chosen ?? .responses)
        mayChange = chosen == nil && !configuration.isOpenAIItself
    }

    private var dialogue: any Dialogue {
        switch current.withLock({ $0 }) {
        case .responses: responses
        case .chat: chat
        }
    }

    func message(_ request: ReplyRequest) throws(ServiceError) -> WireMessage { try dialogue.message(request) }

    func decoder() -> any ReplyDecoding { dialogue.decoder() }

    func adjust(to failure: ProviderFailure) -> Bool {
        if mayChange, isMissingPath(failure) {
            let hasChanged = current.withLock { interface in
                defer { interface = .chat }
                return interface == .responses
            }
            if hasChanged { return true }
        }
        return dialogue.adjust(to: failure)
    }

    /// Whether the server does not know the path. A model it does not know is another matter, with the same status.
    private func isMissingPath(_ failure: ProviderFailure) -> Bool {
        guard let status = failure.status, [404, 405, 501].contains(status) else { return false }
        return !failure.codes.contains("model_not_found") && !failure.message.lowercased().contains("model")
    }
}

extension ChatDialect {
    /// The dialect of OpenAI's own models.
    static func openAI(_ configuration: ProviderConfiguration, model: String) -> ChatDialect {
        var dialect = ChatDialect(configuration)
        dialect.family = OpenAIModelFamily(of: model)
        return dialect
    }
}
