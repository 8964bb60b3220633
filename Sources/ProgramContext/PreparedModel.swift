import ChatModel
import Console
import Synchronization

/// A model whose key has to be made readable before the first request: the vault is locked, or a command has to be run.
public final class PreparedModel: LanguageModel {
    public let reference: ModelReference
    private let prepare: @Sendable () async throws -> any LanguageModel
    /// It learns from refusals, so it lives on.
    private let prepared = Mutex<(any LanguageModel)?>(nil)

    init(reference: ModelReference, prepare: @escaping @Sendable () async throws -> any LanguageModel) {
        self.reference = reference
        self.prepare = prepare
    }

    /// The model itself, its key readable.
    public func model() async throws(ServiceError) -> any LanguageModel {
        if let model = prepared.withLock({ $0 }) { return model }
        do {
            let model = try await prepare()
            prepared.withLock { $0 = model }
            return model
        } catch let error as ServiceError {
            throw error
        } catch {
            throw .invalidConfiguration((error as? Failure)?.sentence ?? "The key cannot be read")
        }
    }

    /// Replies as the model does, after its key was made readable; where that fails, the reply ends with `.failed`.
    public func reply(to request: ClearedRequest) -> AsyncStream<ReplyEvent> {
        if let model = prepared.withLock({ $0 }) { return model.reply(to: request) }
        let (stream, continuation) = AsyncStream.makeStream(of: ReplyEvent.self)
        let work = Task {
            do throws(ServiceError) {
                let model = try await model()
                for await event in model.reply(to: request) { continuation.yield(event) }
            } catch {
                continuation.yield(.ended(.failed(error)))
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in work.cancel() }
        return stream
    }
}
