import Networking

extension Context {
    /// Whether there is a way out of this machine, as far as the system's routes tell. A proxy on this machine may know of a way
    /// that they do not; one elsewhere needs a route to some neighbour.
    public var isReachable: Bool { isReachable(NetworkMonitor().current) }

    /// Whether there is one: now, and at each change.
    public var reachability: AsyncStream<Bool> {
        let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
        let watching = Task {
            for await status in NetworkMonitor().changes { answer.yield(isReachable(status)) }
        }
        answer.onTermination = { _ in watching.cancel() }
        return answers
    }

    private func isReachable(_ status: NetworkStatus) -> Bool {
        let proxy = ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"].lazy
            .compactMap { self.environment[$0] }.first { !$0.isEmpty }
        guard let proxy else { return status.isReachable }
        // Its scheme may be one of SOCKS, and a user may stand in it.
        let place =
            proxy.split(separator: "/", omittingEmptySubsequences: true)
            .first { !$0.hasSuffix(":") }?.split(separator: "@").last ?? ""
        return status.isReachable || status.hasNeighbours || HTTPRequest(.get, "http://\(place)").isToThisMachine
    }
}
