import ChatModel
import Synchronization

/// A model whose key has to be made readable before the first request: the vault is locked, or a command has to be run.
final class PreparedModel: LanguageModel {
    let reference: ModelReference
    private let prepare: @Sendable () async throws -> any LanguageModel
    /// It learns from refusals, so it lives on.
    private let prepared = Mutex<(any LanguageModel)?>(nil)

    init(reference: ModelReference, prepare: @escaping @Sendable () async throws -> any LanguageModel) {
        self.reference = reference
        self.prepare = prepare
    }

    func reply(to request: ReplyRequest) -> AsyncStream<ReplyEvent> {
        if let model = prepared.withLock({ $0 }) { return model.reply(to: request) }
        let (stream, continuation) = AsyncStream.makeStream(of: ReplyEvent.self)
        let work = Task {
            do {
                let model = try await prepare()
                prepared.withLock { $0 = model }
                for await event in model.reply(to: request) { continuation.yield(event) }
            } catch let error as ServiceError {
                continuation.yield(.ended(.failed(error)))
            } catch {
                let sentence = (error as? Failure)?.sentence ?? "The key cannot be read"
                continuation.yield(.ended(.failed(.invalidConfiguration(sentence))))
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in work.cancel() }
        return stream
    }
}
