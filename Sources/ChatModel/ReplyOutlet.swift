import Synchronization

/// The stream of a reply, ended once: after its end nothing more comes.
public final class ReplyOutlet: Sendable {
    private let continuation: AsyncStream<ReplyEvent>.Continuation
    private let hasEnded = Mutex(false)

    public init(_ continuation: AsyncStream<ReplyEvent>.Continuation) { self.continuation = continuation }

    public func send(_ event: ReplyEvent) {
        hasEnded.withLock { if !$0 { continuation.yield(event) } }
    }

    /// The first end counts.
    public func end(_ end: ReplyEnd) {
        let isFirst = hasEnded.withLock { hasEnded in
            defer { hasEnded = true }
            return !hasEnded
        }
        guard isFirst else { return }
        continuation.yield(.ended(end))
        continuation.finish()
    }
}
