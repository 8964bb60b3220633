/// The most requests in a number of seconds, as a service documents it.
public struct RequestLimit: Equatable, Sendable {
    /// The most requests in the time.
    public var count: Int
    /// Length of the window that `count` holds for.
    public var seconds: Double
    /// A request that would wait longer is refused.
    public var longestWait: Double

    public init(count: Int, seconds: Double, longestWait: Double = 5) {
        precondition(count > 0 && seconds > 0, "a limit allows something in some time")
        self.count = count
        self.seconds = seconds
        self.longestWait = longestWait
    }
}

/// A token bucket: full at first, it refills evenly, so that a burst goes out at once and no more than the limit over time.
struct TokenBucket {
    private let limit: RequestLimit
    private var tokens: Double
    private var filledAt: Double?

    init(_ limit: RequestLimit) {
        self.limit = limit
        tokens = Double(limit.count)
    }

    /// Takes a token, if need be one of the future.
    /// - Parameter now: seconds of any clock; one that is set back fills nothing.
    /// - Returns: seconds to wait before the request is sent; `nil`, and nothing taken, where that is longer than the limit's
    ///   longest wait; `untilFree` says how long it would be.
    mutating func consume(now: Double) -> (wait: Double?, untilFree: Double) {
        let rate = Double(limit.count) / limit.seconds
        let passed = max(0, now - (filledAt ?? now))
        tokens = min(Double(limit.count), tokens + passed * rate)
        filledAt = now
        let wait = tokens >= 1 ? 0 : (1 - tokens) / rate
        guard wait <= limit.longestWait else { return (nil, wait) }
        tokens -= 1
        return (wait, wait)
    }
}
