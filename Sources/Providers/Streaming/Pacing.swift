import ChatModel
import Foundation
import Networking

/// How long a reply may take, step by step.
public struct ReplyLimits: Equatable, Sendable {
    /// Name lookup, TCP and TLS together.
    public var connect = Duration.seconds(30)
    /// The longest time without a byte.
    public var silence = Duration.seconds(60)
    /// The same for a server on this machine, which may have to load the model first.
    public var silenceOfLocal = Duration.seconds(300)
    /// The longest time with signs of life alone. Models that think are silent for long.
    public var withoutEvent = Duration.seconds(300)
    /// All tries and the waits between them.
    public var total = Duration.seconds(900)
    /// No further try begins when the first one began longer ago: a server that keeps every try waiting and closes it without an
    /// answer is not given the silence of each.
    public var tries = Duration.seconds(120)
    /// How long the end of the body may take after that of the answer, before the connection is given up.
    public var rest = Duration.seconds(1)
    /// The longest answer on the wire: 128,000 tokens, as many as the longest answers have, are 40 MB at 300 bytes each. Of
    /// its text `ReplyDraft.mostText` is kept.
    public var bytes = 64 << 20

    public init() {}
}

/// Time and chance, passed in.
public struct Pacing: Sendable {
    public var now: @Sendable () -> ContinuousClock.Instant
    public var secondsSince1970: @Sendable () -> Double
    public var sleep: @Sendable (Duration) async throws -> Void
    /// 0 to 1.
    public var jitter: @Sendable () -> Double

    public init(
        now: @escaping @Sendable () -> ContinuousClock.Instant, secondsSince1970: @escaping @Sendable () -> Double,
        sleep: @escaping @Sendable (Duration) async throws -> Void, jitter: @escaping @Sendable () -> Double
    ) {
        self.now = now
        self.secondsSince1970 = secondsSince1970
        self.sleep = sleep
        self.jitter = jitter
    }

    public static let live = Pacing(
        now: { .now }, secondsSince1970: { Date().timeIntervalSince1970 }, sleep: { try await Task.sleep(for: $0) },
        jitter: { Double.random(in: 0...1) })
}

/// Times one try.
struct Stopwatch {
    private let pacing: Pacing
    private let startedAt: ContinuousClock.Instant
    private var progressAt: ContinuousClock.Instant
    private var firstShownAt: ContinuousClock.Instant?
    /// The tokens as the provider counted them.
    var usage = TokenUsage()

    init(_ pacing: Pacing) {
        self.pacing = pacing
        startedAt = pacing.now()
        progressAt = startedAt
    }

    mutating func progressed() { progressAt = pacing.now() }
    mutating func showed() {
        if firstShownAt == nil { firstShownAt = pacing.now() }
    }

    var sinceProgress: Duration { pacing.now() - progressAt }

    /// With the seconds this try has taken.
    var timedUsage: TokenUsage {
        var timed = usage
        timed.secondsToFirstToken = firstShownAt.map { ($0 - startedAt).inSeconds }
        timed.secondsInAll = (pacing.now() - startedAt).inSeconds
        return timed
    }
}

extension Duration {
    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

extension TransportError {
    var isRefusal: Bool {
        if case .refused = self { return true }
        return false
    }
    var isCut: Bool {
        if case .cutOff = self { return true }
        return false
    }
}

extension ProviderConfiguration {
    /// Whether the server runs on this machine.
    var isOnThisMachine: Bool {
        let host = URLComponents(string: baseURL)?.host ?? ""
        return host == "localhost" || host == "::1" || host == "[::1]" || host.hasPrefix("127.")
    }
}
