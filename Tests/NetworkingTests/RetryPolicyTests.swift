import Networking
import Testing

@Suite struct `Retry policy` {
    @Test func `waits double and stop growing`() {
        let policy = RetryPolicy(maxRetries: 8, firstWait: .seconds(1), longestWait: .seconds(30))
        let waits = (1...8).map { policy.wait(beforeRetry: $0, jitter: 1) }
        #expect(waits == [1, 2, 4, 8, 16, 30, 30, 30].map { .seconds($0) })
    }

    @Test func `chance shortens a wait by half at most`() {
        let policy = RetryPolicy(maxRetries: 1, firstWait: .seconds(2))
        #expect(policy.wait(beforeRetry: 1, jitter: 0) == .seconds(1))
        #expect(policy.wait(beforeRetry: 1, jitter: 0.5) == .seconds(1.5))
        #expect(policy.wait(beforeRetry: 1, jitter: -3) == .seconds(1))
        #expect(policy.wait(beforeRetry: 1, jitter: 7) == .seconds(2))
    }

    @Test func `after the last retry it gives up`() {
        #expect(RetryPolicy(maxRetries: 2).wait(beforeRetry: 2, jitter: 1) != nil)
        #expect(RetryPolicy(maxRetries: 2).wait(beforeRetry: 3, jitter: 1) == nil)
        #expect(RetryPolicy.never.wait(beforeRetry: 1, jitter: 1) == nil)
    }

    @Test func `what the server asks is obeyed as it is, but not for ever`() {
        let policy = RetryPolicy(longestAskedWait: .seconds(60))
        #expect(policy.wait(beforeRetry: 1, asked: .seconds(7), jitter: 0) == .seconds(7))
        #expect(policy.wait(beforeRetry: 1, asked: .seconds(60), jitter: 0) == .seconds(60))
        #expect(policy.wait(beforeRetry: 1, asked: .seconds(61), jitter: 0) == nil)
        #expect(policy.wait(beforeRetry: 1, asked: .zero, jitter: 1) == .seconds(1))
    }

    @Test func `only what can pass is tried again`() {
        for status in [408, 409, 429, 500, 502, 503, 504, 520, 524, 529] {
            #expect(RetryPolicy.isPassing(HTTPHead(status: status, headers: [])), "\(status)")
        }
        for status in [400, 401, 402, 403, 404, 413, 422, 501, 505] {
            #expect(!RetryPolicy.isPassing(HTTPHead(status: status, headers: [])), "\(status)")
        }
    }

    @Test func `x-should-retry overrides the status`() {
        #expect(RetryPolicy.isPassing(HTTPHead(status: 400, headers: [HTTPHeader("X-Should-Retry", "true")])))
        #expect(!RetryPolicy.isPassing(HTTPHead(status: 500, headers: [HTTPHeader("x-should-retry", "False")])))
        #expect(RetryPolicy.isPassing(HTTPHead(status: 500, headers: [HTTPHeader("x-should-retry", "maybe")])))
    }
}

@Suite struct `Retry-After` {
    /// Sun, 06 Nov 1994 08:49:37 GMT.
    private let now = 784_111_777.0

    @Test(arguments: [
        ("5", 5.0), ("0", 0), ("1.5", 1.5), ("999999999", 999_999_999), ("1e300", 1e9), ("inf", 1e9), (" 12", nil),
        ("soon", nil), ("-4", nil), ("nan", nil), ("", nil),
    ])
    func `seconds, whole or not`(text: String, seconds: Double?) {
        #expect(asked("Retry-After", text) == seconds.map { .seconds($0) })
    }

    @Test(arguments: [
        "Sun, 06 Nov 1994 08:49:47 GMT", "Sunday, 06-Nov-94 08:49:47 GMT", "Sun Nov  6 08:49:47 1994",
    ])
    func `a date in each of the three forms`(text: String) {
        #expect(asked("retry-after", text) == .seconds(10))
    }

    @Test(arguments: ["999999999", "Fri, 31 Dec 9999 23:59:59 GMT"])
    func `years are told and not waited for`(text: String) throws {
        let wait = try #require(asked("Retry-After", text))
        #expect(wait > .seconds(900_000_000))
        #expect(RetryPolicy().wait(beforeRetry: 1, asked: wait, jitter: 1) == nil)
    }

    @Test func `a leap day, a year's end and a date gone by`() {
        let leapDay = HTTPHead(status: 429, headers: [HTTPHeader("retry-after", "Thu, 29 Feb 2024 00:00:05 GMT")])
        #expect(leapDay.askedWait(secondsSince1970: 1_709_164_800) == .seconds(5))
        let newYear = HTTPHead(status: 429, headers: [HTTPHeader("retry-after", "Fri, 01 Jan 2027 00:00:00 GMT")])
        #expect(newYear.askedWait(secondsSince1970: 1_798_761_599) == .seconds(1))
        #expect(asked("retry-after", "Sun, 06 Nov 1994 08:49:36 GMT") == .zero)
    }

    @Test(arguments: [
        "Sun, 41 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT", "Sun, 06 Növ 1994 08:49:37 GMT", "GMT",
    ])
    func `what is no date says nothing`(text: String) {
        #expect(asked("retry-after", text) == nil)
    }

    @Test func `milliseconds come first unless they are zero`() {
        let both = [HTTPHeader("retry-after", "1"), HTTPHeader("retry-after-ms", "250")]
        #expect(HTTPHead(status: 429, headers: both).askedWait(secondsSince1970: now) == .milliseconds(250))
        // Azure, recorded: retry-after 1 with retry-after-ms 0.
        let azure = [HTTPHeader("retry-after", "1"), HTTPHeader("retry-after-ms", "0")]
        #expect(HTTPHead(status: 429, headers: azure).askedWait(secondsSince1970: now) == .seconds(1))
        #expect(HTTPHead(status: 429, headers: []).askedWait(secondsSince1970: now) == nil)
    }

    private func asked(_ name: String, _ value: String) -> Duration? {
        HTTPHead(status: 429, headers: [HTTPHeader(name, value)]).askedWait(secondsSince1970: now)
    }
}

@Suite struct `Headers of a rate limit` {
    /// Sat, 21 Nov 2026 19:00:00 GMT.
    private let now = 1_795_287_600.0

    @Test(arguments: [
        ("2ms", 0.002), ("1m0.5s", 60.5), ("6h", 21_600), ("1d2h", 93_600), ("7.66s", 7.66), ("12", 12),
        ("2026-11-21T19:00:30Z", 30), ("2026-11-21T20:00:30.5+01:00", 30.5), ("2026-11-21T18:00:00-02:00", 3600),
        ("2026-11-21T18:59:00Z", 0), ("1795287607000", 7), ("1795287607", 7), ("1795287500000", 0),
    ])
    func `say when it is lifted, in each form`(text: String, seconds: Double) throws {
        let wait = try #require(asked([("X-RateLimit-Reset", text)]))
        #expect(abs(wait - seconds) < 0.0001)
    }

    @Test(arguments: [
        "", "soon", "-4", "nan", "inf", "5 s", "s", "1m.", "2026-11-21", "2026-13-21T19:00:30Z", "2026-11-21T19:00:30",
        "2026-11-21T19:00Z", "99999999999999999", "2026-11-21T19:00:30+9000000000000000000:00",
    ])
    func `that cannot be read say nothing`(text: String) {
        #expect(asked([("x-ratelimit-reset", text)]) == nil)
    }

    @Test func `count for the limit that was hit`() {
        let both = [
            ("x-ratelimit-remaining-requests", "9999"), ("x-ratelimit-reset-requests", "6h"),
            ("x-ratelimit-remaining-tokens", "0"), ("x-ratelimit-reset-tokens", "6s"),
        ]
        #expect(asked(both) == 6)
        #expect(asked([("x-ratelimit-remaining-requests", "3"), ("x-ratelimit-reset-requests", "6h")]) == nil)
        let anthropic = [
            ("anthropic-ratelimit-requests-remaining", "0"),
            ("anthropic-ratelimit-requests-reset", "2026-11-21T19:00:09Z"),
            ("anthropic-ratelimit-tokens-remaining", "0"),
            ("anthropic-ratelimit-tokens-reset", "2026-11-21T19:00:04Z"),
        ]
        #expect(asked(anthropic) == 9)
    }

    @Test func `come after Retry-After, and count for a rate limit alone`() {
        #expect(asked([("retry-after", "3"), ("x-ratelimit-reset", "9")]) == 3)
        #expect(asked([("retry-after", "soon"), ("x-ratelimit-reset", "9")]) == 9)
        #expect(asked([("x-ratelimit-reset", "9")], status: 503) == nil)
    }

    private func asked(_ headers: [(String, String)], status: Int = 429) -> Double? {
        let head = HTTPHead(status: status, headers: headers.map { HTTPHeader($0.0, $0.1) })
        return head.askedWait(secondsSince1970: now).map {
            Double($0.components.seconds) + Double($0.components.attoseconds) / 1e18
        }
    }
}
