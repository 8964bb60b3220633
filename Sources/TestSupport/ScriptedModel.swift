import ChatModel
import Synchronization

/// A model that says what a test tells it to, when it tells it to.
public final class ScriptedModel: LanguageModel {
    private struct Script {
        var requests: [ReplyRequest] = []
        var current: AsyncStream<ReplyEvent>.Continuation?
        var stopped = 0
        var prepared: ArraySlice<[ReplyEvent]>
        /// Who waits for so many requests.
        var watchers: [(count: Int, resume: CheckedContinuation<Void, Never>)] = []
    }

    public let reference: ModelReference
    private let script: Mutex<Script>

    /// - Parameter answers: said at once, each to its request; further requests wait for `say`.
    public init(
        _ reference: ModelReference = ModelReference(provider: .custom, model: "scripted-1"),
        answers: [[ReplyEvent]] = []
    ) {
        self.reference = reference
        script = Mutex(Script(prepared: answers[...]))
    }

    /// What was asked so far.
    public var requests: [ReplyRequest] { script.withLock(\.requests) }

    /// How many replies lost their reader before they had ended.
    public var stoppedCount: Int { script.withLock(\.stopped) }

    public func reply(to request: ReplyRequest) -> AsyncStream<ReplyEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: ReplyEvent.self)
        continuation.onTermination = { [weak self] end in
            if case .cancelled = end { self?.script.withLock { $0.stopped += 1 } }
        }
        let (answer, watchers) = script.withLock { script in
            script.requests.append(request)
            script.current = continuation
            let watchers = script.watchers.filter { $0.count <= script.requests.count }.map(\.resume)
            script.watchers.removeAll { $0.count <= script.requests.count }
            return (script.prepared.popFirst(), watchers)
        }
        for watcher in watchers { watcher.resume() }
        if let answer { say(answer) }
        return stream
    }

    /// Returns when so many requests were made.
    public func untilAsked(times count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = script.withLock { script in
                let isThere = script.requests.count >= count
                if !isThere { script.watchers.append((count, continuation)) }
                return isThere
            }
            if isThere { continuation.resume() }
        }
    }

    /// Sends events of the reply that was asked for last; `.ended` ends its stream.
    public func say(_ events: ReplyEvent...) { say(events) }

    private func say(_ events: [ReplyEvent]) {
        guard let current = script.withLock(\.current) else { return }
        for event in events {
            current.yield(event)
            if case .ended = event { current.finish() }
        }
    }
}
