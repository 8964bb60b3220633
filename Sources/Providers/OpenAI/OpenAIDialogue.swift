import ChatModel
import Synchronization

/// Responses with OpenAI itself; Chat Completions with a server in its place, which all of them have, and Responses where it
/// has nothing else or says that they are needed.
final class OpenAIDialogue: Dialogue {
    private let responses: ResponsesDialogue
    private let chat: ChatCompletionsDialogue
    private let current: Mutex<OpenAIInterface>
    /// Nobody chose the interface, and the server is not OpenAI's own, which has both.
    private let mayChange: Mutex<Bool>

    init(_ configuration: ProviderConfiguration, model: String) {
        responses = ResponsesDialogue(configuration, model: model)
        chat = ChatCompletionsDialogue(
            configuration, model: model, dialect: .openAI(configuration, model: model))
        let chosen = configuration.api.flatMap(OpenAIInterface.init)
        current = Mutex(chosen ?? (configuration.isOpenAIItself ? .responses : .chat))
        mayChange = Mutex(chosen == nil && !configuration.isOpenAIItself)
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
        if isMissingPath(failure), takeTheOther() { return true }
        return dialogue.adjust(to: failure) || isRefusedByChat(failure) && takeTheOther()
    }

    /// Goes on with the other interface, once.
    private func takeTheOther() -> Bool {
        let mayChange = mayChange.withLock { mayChange in
            defer { mayChange = false }
            return mayChange
        }
        if mayChange { current.withLock { $0 = $0 == .chat ? .responses : .chat } }
        return mayChange
    }

    /// Whether the model takes tools over Responses alone: `Function tools … are not supported … in /v1/chat/completions`.
    private func isRefusedByChat(_ failure: ProviderFailure) -> Bool {
        failure.status == 400 && failure.message.contains("/chat/completions")
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
