import Synchronization

/// Tells any number of listeners that something has changed. A listener that is busy hears of it once.
public final class ChangeBroadcast: Sendable {
    private struct Listeners {
        var next = 0
        var byNumber: [Int: AsyncStream<Void>.Continuation] = [:]
    }
    private let listeners = Mutex(Listeners())

    public init() {}

    /// Ends when its reader does.
    public func stream() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number = listeners.withLock { listeners in
            listeners.next += 1
            listeners.byNumber[listeners.next] = continuation
            return listeners.next
        }
        continuation.onTermination = { [weak self] _ in self?.remove(number) }
        return stream
    }

    private func remove(_ number: Int) {
        _ = listeners.withLock { $0.byNumber.removeValue(forKey: number) }
    }

    /// Tells every listener of a change, from any thread.
    public func send() {
        for continuation in listeners.withLock({ Array($0.byNumber.values) }) { continuation.yield() }
    }
}
