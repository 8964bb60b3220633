import ChatModel
import Synchronization

/// A conversation with one Gemini model.
final class GeminiDialogue: Dialogue {
    private struct Memory {
        var dialect: GeminiDialect
        /// Messages of the model in the request sent last.
        var sent: Set<ChatMessage.ID> = []
        /// Those whose signatures were refused.
        var distrusted: Set<ChatMessage.ID> = []
    }
    private let reference: ModelReference
    private let key: APIKey?
    private let path: String
    private let memory: Mutex<Memory>

    init(_ configuration: ProviderConfiguration, model: String) {
        reference = ModelReference(provider: configuration.id, model: model)
        key = configuration.key
        path = "\(Gemini.version(configuration))/\(GeminiModelID.path(model)):streamGenerateContent?alt=sse"
        memory = Mutex(Memory(dialect: GeminiDialect(model: model)))
    }

    func message(_ request: ReplyRequest) throws(ServiceError) -> WireMessage {
        let memory = memory.withLock { memory in
            memory.sent = Set(request.messages.lazy.filter { $0.providerRecord != nil }.map(\.id))
            return memory
        }
        let body = try GeminiRequest(
            reference: reference, request: request, dialect: memory.dialect, distrusted: memory.distrusted
        ).body()
        return WireMessage(path: path, body: body)
    }

    func decoder() -> any ReplyDecoding {
        StreamedReplyDecoder(GeminiReader(), reference: reference, key: key)
    }

    func adjust(to failure: ProviderFailure) -> Bool {
        memory.withLock { memory in
            let message = failure.message.lowercased().replacing("_", with: " ")
            let isAboutSignature = message.contains("thought signature") || message.contains("thoughtsignature")
            if failure.status == 400, isAboutSignature, !memory.sent.isSubset(of: memory.distrusted) {
                memory.distrusted.formUnion(memory.sent)
                return true
            }
            guard let next = memory.dialect.adjusted(to: failure) else { return false }
            memory.dialect = next
            return true
        }
    }
}
