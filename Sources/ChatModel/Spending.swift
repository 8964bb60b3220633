import Foundation

/// One request to a provider, as it is kept: what it took and how it ended, nothing of what was said.
public struct RequestRecord: Equatable, Sendable {
    /// When the request was sent.
    public var startedAt: Date
    public var model: ModelReference
    /// `nil` for a request outside of every conversation.
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

/// The cost of one request, as far as it is known.
public enum RequestCost: Equatable, Sendable {
    /// US dollars, as the provider told.
    case told(Double)
    /// US dollars, by a list of prices.
    case computed(Double)
    case free
    /// It may have cost something, and nobody says what.
    case unknown
    /// It was refused before anything was computed.
    case nothing

    /// US dollars; `nil` where they are not known.
    public var dollars: Double? {
        switch self {
        case .told(let dollars), .computed(let dollars): dollars
        case .free, .nothing: 0
        case .unknown: nil
        }
    }
}

extension RequestRecord {
    /// The provider's own figure, else one by a list of prices, else whether it can have cost anything.
    public var cost: RequestCost {
        if let dollars = usage?.costUSD {
            return dollars <= 0 ? .free : usage?.costIsEstimate == true ? .computed(dollars) : .told(dollars)
        }
        return (usage?.output ?? 0) > 0 || !ServiceError.codesBeforeAnything.contains(outcome) ? .unknown : .nothing
    }
}

/// The spending, in US dollars.
public struct Spending: Equatable, Sendable {
    /// On the local day and in the local month of the moment asked about.
    public var dayUSD: Double
    /// In US dollars.
    public var monthUSD: Double
    /// Requests of the month, and of the day, whose price nobody knows: they count as nothing above.
    public var unpricedRequests: Int
    /// Requests of today whose price is not known.
    public var unpricedToday: Int

    public init(dayUSD: Double = 0, monthUSD: Double = 0, unpricedRequests: Int = 0, unpricedToday: Int = 0) {
        self.dayUSD = dayUSD
        self.monthUSD = monthUSD
        self.unpricedRequests = unpricedRequests
        self.unpricedToday = unpricedToday
    }
}

/// Keeps what requests took. Every call returns when what it wrote is on disk.
public protocol SpendKeeping: Sendable {
    /// Adds a request that has ended.
    func record(_ request: RequestRecord) async throws(ConversationError)
    /// The spending in the day and month of `moment`, by the person's calendar.
    func spending(at moment: Date) async throws(ConversationError) -> Spending
}

/// The person's own limits, in US dollars; `nil` means none.
public struct Budget: Equatable, Sendable {
    /// US dollars on one local day; `nil` for no limit.
    public var dayUSD: Double?
    /// US dollars in one local month; `nil` for no limit.
    public var monthUSD: Double?
    /// The share of a limit from which a warning is shown.
    public var warnAt: Double
    /// Models that are asked although there is a limit and nobody knows their price.
    public var acceptedUnpriced: [ModelReference]
    /// Months that receipts are kept, besides the present one.
    public var keepMonths: Int
    /// All of them are, in this run of the program.
    public var acceptsAnyPrice = false

    public init(
        dayUSD: Double? = nil, monthUSD: Double? = nil, warnAt: Double = 0.8,
        acceptedUnpriced: [ModelReference] = [], keepMonths: Int = 24
    ) {
        self.dayUSD = dayUSD
        self.monthUSD = monthUSD
        self.warnAt = warnAt
        self.acceptedUnpriced = acceptedUnpriced
        self.keepMonths = keepMonths
    }

    public var hasLimit: Bool { dayUSD != nil || monthUSD != nil }

    /// Whether the person has to say yes before a model of unknown price is asked: a limit cannot hold it back.
    public func asksAbout(_ model: ModelReference) -> Bool {
        hasLimit && !acceptsAnyPrice && !acceptedUnpriced.contains(model)
    }

    /// Whether the limits allow one more request.
    public enum Verdict: Equatable, Sendable {
        case free
        /// Close to a limit.
        case warn(Limit)
        /// At a limit: nothing more is sent.
        case stop(Limit)
    }
    /// A limit with what was spent of it.
    public struct Limit: Equatable, Sendable {
        /// The span a limit holds for.
        public enum Period: String, Sendable { case day, month }
        public var period: Period
        /// Spent so far, in US dollars.
        public var spentUSD: Double
        /// In US dollars.
        public var limitUSD: Double
        /// Requests whose price nobody knows: they are not in `spentUSD`.
        public var unpriced: Int

        public init(period: Period, spentUSD: Double, limitUSD: Double, unpriced: Int = 0) {
            self.period = period
            self.spentUSD = spentUSD
            self.limitUSD = limitUSD
            self.unpriced = unpriced
        }
    }

    /// The limits there are, each with what was spent of it.
    public func limits(_ spending: Spending) -> [Limit] {
        [
            dayUSD.map {
                Limit(period: .day, spentUSD: spending.dayUSD, limitUSD: $0, unpriced: spending.unpricedToday)
            },
            monthUSD.map {
                Limit(period: .month, spentUSD: spending.monthUSD, limitUSD: $0, unpriced: spending.unpricedRequests)
            },
        ].compactMap { $0 }
    }

    /// The worse of the two limits.
    public func verdict(on spending: Spending) -> Verdict {
        let limits = limits(spending)
        if let reached = limits.first(where: { $0.spentUSD >= $0.limitUSD }) { return .stop(reached) }
        if let near = limits.first(where: { $0.spentUSD >= $0.limitUSD * warnAt }) { return .warn(near) }
        return .free
    }
}

extension ModelReference {
    /// Whether its answers cost nothing: the offline coach, a free model, one without a price that answers on the person's
    /// own machine.
    public func isFree(_ info: ModelInfo?, at place: ModelPlace) -> Bool {
        guard provider != .offline else { return true }
        guard let price = info?.price else { return place == .local }
        return price.input == 0 && price.output == 0
    }

    /// Whether nobody says what an answer costs, neither a list of prices before it nor the provider with it.
    public func isUnpriced(_ info: ModelInfo?, at place: ModelPlace) -> Bool {
        !isFree(info, at: place) && info?.price == nil && KnownProvider[provider]?.statesCost != true
    }

    /// `openai/gpt-6`, as the settings name it.
    public var settingsName: String { "\(provider.rawValue)/\(model)" }

    /// - Returns: `nil` without a provider or without a model.
    public init?(settingsName: String) {
        let parts = settingsName.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        self.init(provider: ProviderID(String(parts[0])), model: String(parts[1]))
    }
}
