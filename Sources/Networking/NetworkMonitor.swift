/// Reachability and kind of the network, from the kernel. Asks nobody on the network and does not poll.
public struct NetworkMonitor: Sendable {
    private let proc: String
    private let sys: String
    private let events: @Sendable () -> AsyncStream<Void>
    private let debounce: @Sendable () async -> Void

    /// - Parameters:
    ///   - proc: the folder that stands for `/proc`.
    ///   - sys: the folder that stands for `/sys`.
    ///   - events: one element whenever routes or interfaces may have changed.
    ///   - debounce: waits until a change is likely to be complete: one cable is a dozen events.
    public init(
        proc: String = "/proc", sys: String = "/sys",
        events: @escaping @Sendable () -> AsyncStream<Void> = RouteEvents.stream,
        debounce: @escaping @Sendable () async -> Void = NetworkMonitor.waitQuarterSecond
    ) {
        self.proc = proc
        self.sys = sys
        self.events = events
        self.debounce = debounce
    }

    /// As things stand now; takes well under a millisecond.
    public var current: NetworkStatus { RouteTables(proc: proc, sys: sys).status }

    /// The status now, and each one that differs from the one before. Listening begins at once and ends with the reader.
    public var changes: AsyncStream<NetworkStatus> {
        let events = events()  // before the first look, so that nothing between is missed
        let (stream, continuation) = AsyncStream.makeStream(of: NetworkStatus.self)
        let watching = Task { [self] in
            var last = current
            continuation.yield(last)
            for await _ in events {
                await debounce()
                let now = current
                guard now != last else { continue }
                last = now
                continuation.yield(now)
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in watching.cancel() }
        return stream
    }

    /// Waits 250 ms, in which the events of one change of the network have come.
    @Sendable public static func waitQuarterSecond() async {
        // Cut short only when nobody listens any more.
        try? await Task.sleep(for: .milliseconds(250))
    }
}
