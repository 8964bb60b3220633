import Foundation

/// One request to a provider, as it is kept: what it took and how it ended, nothing of what was said.
public struct RequestRecord: Equatable, Sendable {
    public var startedAt: Date
    public var model: ModelReference
    public var conversation: UUID?
    /// With costs; `nil` where the provider did not count, as after a cut.
    public var usage: TokenUsage?
    /// `stop`, `length`, `tool_calls`, `content_filter`, `cancelled`, or the code of a `ServiceError`.
    public var outcome: String

    public init(
        startedAt: Date, model: ModelReference, conversation: UUID? = nil, usage: TokenUsage?, outcome: String
    ) {
        self.startedAt = startedAt
        self.model = model
        self.conversation = conversation
        self.usage = usage
        self.outcome = outcome
    }
}

/// What was spent, in US dollars.
public struct Spending: Equatable, Sendable {
    /// On the local day and in the local month of the moment asked about.
    public var dayUSD: Double
    public var monthUSD: Double
    /// Requests of the month whose price nobody knows: they count as nothing above.
    public var unpricedRequests: Int

    public init(dayUSD: Double = 0, monthUSD: Double = 0, unpricedRequests: Int = 0) {
        self.dayUSD = dayUSD
        self.monthUSD = monthUSD
        self.unpricedRequests = unpricedRequests
    }
}

/// Keeps what requests took. Every call returns when what it wrote is on disk.
public protocol SpendKeeping: Sendable {
    func record(_ request: RequestRecord) async throws(ConversationError)
    /// What was spent in the day and month of `moment`, by the person's calendar.
    func spending(at moment: Date) async throws(ConversationError) -> Spending
}

/// The person's own limits, in US dollars; `nil` means none.
public struct Budget: Equatable, Sendable {
    public var dayUSD: Double?
    public var monthUSD: Double?
    /// The share of a limit from which a warning is shown.
    public var warnAt: Double

    public init(dayUSD: Double? = nil, monthUSD: Double? = nil, warnAt: Double = 0.8) {
        self.dayUSD = dayUSD
        self.monthUSD = monthUSD
        self.warnAt = warnAt
    }

    public enum Verdict: Equatable, Sendable {
        case free
        /// Close to a limit.
        case warn(Limit)
        /// At a limit: nothing more is sent.
        case stop(Limit)
    }
    public struct Limit: Equatable, Sendable {
        public enum Period: String, Sendable { case day, month }
        public var period: Period
        public var spentUSD: Double
        public var limitUSD: Double

        public init(period: Period, spentUSD: Double, limitUSD: Double) {
            self.period = period
            self.spentUSD = spentUSD
            self.limitUSD = limitUSD
        }
    }

    /// The worse of the two limits.
    public func verdict(on spending: Spending) -> Verdict {
        let limits = [
            dayUSD.map { Limit(period: .day, spentUSD: spending.dayUSD, limitUSD: $0) },
            monthUSD.map { Limit(period: .month, spentUSD: spending.monthUSD, limitUSD: $0) },
        ].compactMap { $0 }
        if let reached = limits.first(where: { $0.spentUSD >= $0.limitUSD }) { return .stop(reached) }
        if let near = limits.first(where: { $0.spentUSD >= $0.limitUSD * warnAt }) { return .warn(near) }
        return .free
    }
}
