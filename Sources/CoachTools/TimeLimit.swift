import ChatModel

/// Ends what takes too long.
package struct TimeLimit {
    var duration: Duration

    package init(duration: Duration) { self.duration = duration }

    /// The answer of `body`; `nil` where it does not come in time, or the task is cancelled. What still runs then is
    /// cancelled and its answer dropped.
    package func answer<Answer: Sendable>(_ body: @escaping @Sendable () async -> Answer) async -> Answer? {
        let (answers, continuation) = AsyncStream.makeStream(of: Answer?.self)
        let work = Task { continuation.yield(await body()) }
        let timer = Task { [duration] in
            // Ends early only by cancellation, when nobody waits any more.
            try? await Task.sleep(for: duration)
            continuation.yield(nil)
        }
        defer {
            work.cancel()
            timer.cancel()
        }
        for await answer in answers { return answer }
        return nil
    }
}
