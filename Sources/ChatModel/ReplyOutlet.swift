import Synchronization

/// The stream of a reply, ended once: after its end nothing more comes, but for what another thread sends in the same moment.
///
/// The stream is never told of anything under the lock here. A task that is cancelled while it reads holds a lock of its own,
/// under which the stream's end is called; who sends takes the two in the other order, and both would wait for ever.
public final class ReplyOutlet: Sendable {
    private let continuation: AsyncStream<ReplyEvent>.Continuation
    private let hasEnded = Mutex(false)

    public init(_ continuation: AsyncStream<ReplyEvent>.Continuation) { self.continuation = continuation }

    /// Passes an event on; ignored after the end of the reply.
    public func send(_ event: ReplyEvent) {
        if !hasEnded.withLock(\.self) { continuation.yield(event) }
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
