import Networking

extension Context {
    /// Whether there is a way out of this machine, as far as the system's routes tell. A proxy may be a way where they know of
    /// none: with one there always is.
    public var isReachable: Bool { hasProxy || NetworkMonitor().current.isReachable }

    private var hasProxy: Bool {
        ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"].contains { environment[$0]?.isEmpty == false }
    }

    /// Whether there is one: now, and at each change.
    public var reachability: AsyncStream<Bool> {
        let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
        let hasProxy = hasProxy
        let watching = Task {
            for await status in NetworkMonitor().changes { answer.yield(hasProxy || status.isReachable) }
        }
        answer.onTermination = { _ in watching.cancel() }
        return answers
    }
}
