import ChatModel
import Synchronization

/// Responses with one model of OpenAI, or of a server that speaks them.
final class ResponsesDialogue: Dialogue {
    private struct Knowledge {
        var dialect = ResponsesDialect()
        /// Went with the last request.
        var sentRecords: Set<String> = []
        var refusedRecords: Set<String> = []
    }
    private let configuration: ProviderConfiguration
    private let model: ModelReference
    private let knowledge = Mutex(Knowledge())

    init(_ configuration: ProviderConfiguration, model: String) {
        self.configuration = configuration
        self.model = ModelReference(provider: configuration.id, model: model)
    }

    func message(_ request: ReplyRequest) throws(ServiceError) -> WireMessage {
        let encoded = knowledge.withLock { known in
            let encoded = ResponsesRequest(
                model: model, request: request, dialect: known.dialect, refusedRecords: known.refusedRecords)
            known.sentRecords = encoded.sentRecords
            return encoded
        }
        return WireMessage(path: "/responses", body: try encoded.body())
    }

    func decoder() -> any ReplyDecoding {
        StreamedReplyDecoder(ResponsesReader(), reference: model, key: configuration.key)
    }

    func adjust(to failure: ProviderFailure) -> Bool {
        knowledge.withLock { known in
            if Self.isAboutRecords(failure) {
                known.refusedRecords.formUnion(known.sentRecords)
                return !known.sentRecords.isEmpty
            }
            guard let next = known.dialect.adjusted(to: failure) else { return false }
            known.dialect = next
            return true
        }
    }

    /// Encrypted thinking that is too old or of another account, or items that miss the one they belong to.
    private static func isAboutRecords(_ failure: ProviderFailure) -> Bool {
        guard failure.status == 400 || failure.status == 404 else { return false }
        if failure.codes.contains("invalid_encrypted_content") { return true }
        let message = failure.message.lowercased()
        return (message.contains("encrypted content") && !message.contains("not supported"))
            || message.contains("without its required") || message.contains("items are not persisted")
    }
}
