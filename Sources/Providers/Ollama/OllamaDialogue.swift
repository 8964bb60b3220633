import ChatModel
import Networking
import Synchronization

/// Ollama's `/api/chat` with one model.
final class OllamaDialogue: Dialogue {
    private struct Memory {
        var dialect: OllamaDialect
        /// The largest so far: a smaller one would load the model anew.
        var contextTokens = OllamaContext.smallest
        /// Identifiers of calls that the conversation already has.
        var takenCallIDs: Set<String> = []
    }

    private let reference: ModelReference
    private let key: APIKey?
    /// Whether the server is ollama.com, which nobody can fetch a model to.
    private let isCloud: Bool
    private let memory: Mutex<Memory>

    init(_ configuration: ProviderConfiguration, model: String) {
        reference = ModelReference(provider: configuration.id, model: model)
        key = configuration.key
        isCloud = configuration.isOllamaCloud
        memory = Mutex(Memory(dialect: OllamaDialect(model: model)))
    }

    func advised(_ error: ServiceError) -> ServiceError {
        guard case .modelNotFound(let model, _) = error, !isCloud else { return error }
        let fetch = KnownProvider[reference.provider]?.server?.fetchCommand
        return .modelNotFound(model: model, detail: fetch.map { "Get it with: \($0) \(model)" } ?? "")
    }

    func message(_ request: ReplyRequest) throws(ServiceError) -> WireMessage {
        let (dialect, least) = memory.withLock { ($0.dialect, $0.contextTokens) }
        let encoded = OllamaRequest(reference: reference, request: request, dialect: dialect)
        let context = max(least, try encoded.contextTokens())
        let body = try encoded.body(contextTokens: context)
        let taken = Set(request.messages.flatMap(\.toolCalls).map(\.id))
        memory.withLock { memory in
            memory.contextTokens = max(memory.contextTokens, context)
            memory.takenCallIDs = taken
        }
        return WireMessage(path: "/api/chat", body: body, accept: "application/x-ndjson")
    }

    func decoder() -> any ReplyDecoding {
        let taken = memory.withLock { $0.takenCallIDs }
        return StreamedReplyDecoder(OllamaReader(takenCallIDs: taken), reference: reference, key: key)
    }

    func adjust(to failure: ProviderFailure) -> Bool {
        memory.withLock { memory in
            guard let next = memory.dialect.adjusted(to: failure) else { return false }
            memory.dialect = next
            return true
        }
    }
}
