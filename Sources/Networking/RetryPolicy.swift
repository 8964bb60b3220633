/// When a request that failed is sent again. Only for requests of which nothing was shown yet: the caller sees to that.
public struct RetryPolicy: Equatable, Sendable {
    /// Tries after the first one.
    public var maxRetries: Int
    /// The wait before the first retry, doubled for each further one.
    public var firstWait: Duration
    /// Before one further try.
    public var longestWait: Duration
    /// A server that asks for more than this is not waited for.
    public var longestAskedWait: Duration

    public init(
        maxRetries: Int = 3, firstWait: Duration = .seconds(1), longestWait: Duration = .seconds(30),
        longestAskedWait: Duration = .seconds(60)
    ) {
        self.maxRetries = maxRetries
        self.firstWait = firstWait
        self.longestWait = longestWait
        self.longestAskedWait = longestAskedWait
    }

    public static let never = RetryPolicy(maxRetries: 0)

    /// How long to wait before retry number `retry` (1 is the first); `nil` when it is time to give up.
    /// - Parameters:
    ///   - asked: what the server asked for, obeyed as it is.
    ///   - jitter: 0 to 1, random: waits are spread between half and the whole, so that clients do not come in step.
    public func wait(beforeRetry retry: Int, asked: Duration? = nil, jitter: Double) -> Duration? {
        guard retry >= 1, retry <= maxRetries else { return nil }
        if let asked, asked > .zero { return asked <= longestAskedWait ? asked : nil }
        var wait = firstWait
        for _ in 1..<retry where wait < longestWait { wait *= 2 }
        let spread = 0.5 + 0.5 * min(max(jitter, 0), 1)
        return min(wait, longestWait) * spread
    }

    /// Whether an answer says that the same request could succeed later: request time-out, conflict, rate limit, trouble
    /// at the server. The header `x-should-retry` of OpenAI and Anthropic overrides the status.
    public static func isPassing(_ head: HTTPHead) -> Bool {
        switch head["x-should-retry"]?.lowercased() {
        case "true": return head.status >= 400
        case "false": return false
        default: break
        }
        switch head.status {
        case 408, 409, 429, 500, 502, 503, 504, 520...524, 529: return true
        default: return false
        }
    }
}

extension HTTPHead {
    /// The wait that the server asks for: `retry-after-ms`, else `Retry-After` in seconds or as a date, else of a rate
    /// limit the moment its headers say it is lifted; `nil` if it does not say.
    /// - Parameter secondsSince1970: now, for a date.
    public func askedWait(secondsSince1970 now: Double) -> Duration? {
        if let text = self["retry-after-ms"], let wait = Double(text), wait > 0 {
            return .seconds(min(wait / 1000, Self.longestWait))
        }
        if let wait = self["retry-after"].flatMap({ Self.retryAfter($0, now) }) { return .seconds(wait) }
        guard status == 429 else { return nil }
        return RateLimitReset.seconds(in: self, secondsSince1970: now).map { .seconds($0) }
    }

    /// A wait in seconds that is longer, thirty years, is told as this one; whoever asks for it is not waited for either way.
    static let longestWait = 1e9

    private static func retryAfter(_ text: String, _ now: Double) -> Double? {
        if let wait = Double(text) { return wait >= 0 ? min(wait, longestWait) : nil }
        return secondsSince1970(ofHTTPDate: text).map { max(0, min(Double($0) - now, longestWait)) }
    }
}
