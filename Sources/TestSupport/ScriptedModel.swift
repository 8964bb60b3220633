import ChatModel
import Synchronization

/// A model that says what a test tells it to, when it tells it to.
public final class ScriptedModel: LanguageModel {
    private struct Script {
        var requests: [ReplyRequest] = []
        var current: AsyncStream<ReplyEvent>.Continuation?
        var stopped = 0
    }

    public let reference = ModelReference(provider: .custom, model: "scripted-1")
    private let script = Mutex(Script())

    public init() {}

    /// What was asked so far.
    public var requests: [ReplyRequest] { script.withLock(\.requests) }

    /// How many replies lost their reader before they had ended.
    public var stoppedCount: Int { script.withLock(\.stopped) }

    public func reply(to request: ReplyRequest) -> AsyncStream<ReplyEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: ReplyEvent.self)
        continuation.onTermination = { [weak self] end in
            if case .cancelled = end { self?.script.withLock { $0.stopped += 1 } }
        }
        script.withLock { script in
            script.requests.append(request)
            script.current = continuation
        }
        return stream
    }

    /// Sends events of the reply that was asked for last; `.ended` ends its stream.
    public func say(_ events: ReplyEvent...) {
        guard let current = script.withLock(\.current) else { return }
        for event in events {
            current.yield(event)
            if case .ended = event { current.finish() }
        }
    }
}
