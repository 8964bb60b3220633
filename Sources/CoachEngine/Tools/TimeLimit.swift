import ChatModel

/// Ends what takes too long.
struct TimeLimit {
    var duration: Duration

    /// The answer of `body`; `nil` where it does not come in time, or the task is cancelled. What still runs then is
    /// cancelled and its answer dropped.
    func answer<Answer: Sendable>(_ body: @escaping @Sendable () async -> Answer) async -> Answer? {
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
