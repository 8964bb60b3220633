import Foundation

/// One request as the person is shown it: what it took, and where it belongs. It holds nothing of what was said but the
/// title of a conversation that is still kept.
public struct SpendReceipt: Equatable, Identifiable, Sendable {
    /// The conversation a request was made for.
    public enum Talk: Equatable, Sendable {
        /// Made outside of a conversation: by `ask`, for a title, for a sample of a persona.
        case none
        case kept(UUID, title: String)
        case deleted
        /// Of a version that did not note whether there was one.
        case untold

        /// - Parameter wasThere: `nil` where that was not noted.
        public init(wasThere: Bool?) {
            self =
                switch wasThere {
                case true?: .deleted
                case false?: .none
                case nil: .untold
                }
        }
    }

    public var id: Int64
    public var request: RequestRecord
    public var talk: Talk

    public init(id: Int64, _ request: RequestRecord, in talk: Talk) {
        self.id = id
        self.request = request
        self.talk = talk
    }
}

/// Reads and shortens the list of receipts.
public protocol SpendReading: Sendable {
    /// The newest first.
    /// - Parameter start: `nil` for all.
    func receipts(since start: Date?) async throws(ConversationError) -> [SpendReceipt]
    /// - Returns: how many there were.
    func removeReceipts(before moment: Date) async throws(ConversationError) -> Int
}

/// The days and months of the person's zone.
public struct SpendCalendar: Equatable, Sendable {
    private let calendar: Calendar
    public var zone: TimeZone { calendar.timeZone }

    public init(zone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        self.calendar = calendar
    }

    /// The calendar month of a moment, in the person's time zone.
    public func month(of moment: Date) -> DateInterval? { calendar.dateInterval(of: .month, for: moment) }
    /// The calendar day of a moment, in the person's time zone.
    public func wholeDay(of moment: Date) -> DateInterval? { calendar.dateInterval(of: .day, for: moment) }

    /// `2026-11-24`.
    public func day(of moment: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day], from: moment)
        return "\(Self.text(parts.year, 4))-\(Self.text(parts.month, 2))-\(Self.text(parts.day, 2))"
    }

    /// `2026-11`.
    public func monthName(of moment: Date) -> String { String(day(of: moment).prefix(7)) }

    /// `03:41`.
    public func clock(of moment: Date) -> String {
        let parts = calendar.dateComponents([.hour, .minute], from: moment)
        return "\(Self.text(parts.hour, 2)):\(Self.text(parts.minute, 2))"
    }

    /// The beginning of the month that lies so many months before that of `moment`.
    public func start(monthsBefore count: Int, _ moment: Date) -> Date? {
        month(of: moment).flatMap { calendar.date(byAdding: .month, value: -count, to: $0.start) }
    }

    private static func text(_ number: Int?, _ width: Int) -> String {
        let digits = String(number ?? 0)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

/// The sums of receipts. One sum for the limits, the page and the command.
public struct SpendAccount: Equatable, Sendable {
    /// The key by which receipts are grouped.
    public enum Grouping: String, CaseIterable, Sendable { case day, month, provider, model }

    /// The total of several requests.
    public struct Sum: Equatable, Sendable {
        /// How many requests the sum is of.
        public private(set) var requests = 0
        /// Tokens of requests; `nil` where no provider told any of them.
        public var inputTokens: Int? { input.total }
        /// Tokens of answers; `nil` where no provider told any of them.
        public var outputTokens: Int? { output.total }
        /// Requests of which a provider did not tell all tokens: what is missing is in no sum.
        public private(set) var uncounted = 0
        private var input = TokenSum()
        private var output = TokenSum()
        /// US dollars of the requests whose price is known.
        public private(set) var dollars = 0.0
        /// Whether a part of `dollars` was computed from a list of prices.
        public private(set) var isComputed = false
        /// Requests whose price nobody knows.
        public private(set) var unknown = 0

        public init() {}

        mutating func add(_ request: RequestRecord) {
            requests += 1
            if request.cost != .nothing {
                input.add(request.usage?.input)
                output.add(request.usage?.output)
                if request.usage?.input == nil || request.usage?.output == nil { uncounted += 1 }
            }
            switch request.cost {
            case .told(let cost): dollars += cost
            case .computed(let cost): (dollars, isComputed) = (dollars + cost, true)
            case .unknown: unknown += 1
            case .free, .nothing: break
            }
        }
    }

    /// The total of one kind of tokens.
    private struct TokenSum: Equatable, Sendable {
        private var counted = 0
        private var hasCount = false
        private var lacksCount = false

        /// Zero where there was nothing to count, `nil` where nothing of it was counted.
        var total: Int? { lacksCount && !hasCount ? nil : counted }

        /// - Parameter tokens: `nil` where the provider did not tell them.
        mutating func add(_ tokens: Int?) {
            guard let tokens else { return lacksCount = true }
            let (total, overflow) = counted.addingReportingOverflow(tokens)
            (counted, hasCount) = (overflow ? .max : total, true)
        }
    }

    /// The sum of the requests of one day, month, provider or model.
    public struct Group: Equatable, Identifiable, Sendable {
        /// `2026-11-24`, `2026-11`, `openai`, `openai/gpt-6`.
        public var name: String
        public var sum: Sum
        public var id: String { name }
    }

    /// The newest first.
    public let receipts: [SpendReceipt]
    public let calendar: SpendCalendar

    public init(_ receipts: [SpendReceipt], calendar: SpendCalendar) {
        self.receipts = receipts
        self.calendar = calendar
    }

    /// The sum of the requests of that day.
    public func day(of moment: Date) -> Sum { sum(within: calendar.wholeDay(of: moment)) }
    /// The sum of the requests of that month.
    public func month(of moment: Date) -> Sum { sum(within: calendar.month(of: moment)) }

    private func sum(within interval: DateInterval?) -> Sum {
        var sum = Sum()
        guard let interval else { return sum }
        for receipt in receipts
        where receipt.request.startedAt >= interval.start && receipt.request.startedAt < interval.end {
            sum.add(receipt.request)
        }
        return sum
    }

    /// The spending that the limits are compared with.
    public func spending(at moment: Date) -> Spending {
        let (day, month) = (day(of: moment), month(of: moment))
        return Spending(
            dayUSD: day.dollars, monthUSD: month.dollars, unpricedRequests: month.unknown, unpricedToday: day.unknown)
    }

    /// Days and months the newest first; providers and models the dearest first, then the one with the most requests.
    public func groups(by grouping: Grouping) -> [Group] {
        var sums: [String: Sum] = [:]
        for receipt in receipts { sums[name(of: receipt.request, grouping), default: Sum()].add(receipt.request) }
        let groups = sums.map { Group(name: $0.key, sum: $0.value) }
        switch grouping {
        case .day, .month: return groups.sorted { $0.name > $1.name }
        case .provider, .model:
            return groups.sorted { left, right in
                (right.sum.dollars, right.sum.requests, left.name) < (left.sum.dollars, left.sum.requests, right.name)
            }
        }
    }

    private func name(of request: RequestRecord, _ grouping: Grouping) -> String {
        switch grouping {
        case .day: calendar.day(of: request.startedAt)
        case .month: calendar.monthName(of: request.startedAt)
        case .provider: request.model.provider.rawValue
        case .model: request.model.settingsName
        }
    }
}
