/// When nobody has been there for long enough. Times are durations on a clock that goes on while the machine sleeps and
/// that nobody can set.
public struct IdleRule: Equatable, Sendable {
    /// However much is typed, it locks after twelve hours.
    public static let hardLimit = Duration.seconds(12 * 3600)

    private let timeout: Duration
    private let openedAt: Duration
    private var lastInput: Duration

    public init(minutes: Int, openedAt: Duration) {
        timeout = .seconds(max(1, minutes) * 60)
        self.openedAt = openedAt
        lastInput = openedAt
    }

    /// Somebody is there.
    public mutating func noticeInput(at now: Duration) { lastInput = max(lastInput, now) }

    /// When it locks unless something is typed before.
    public var deadline: Duration { min(lastInput + timeout, openedAt + Self.hardLimit) }

    /// Whether the time without a key is over.
    public func isOver(at now: Duration) -> Bool { now >= deadline }
}
