import ChatModel
import Foundation
import Synchronization

/// Prices what requests take, notes it, and says when the person's own limit is reached.
final class SpendBook: Sendable {
    private let ledger: (any SpendKeeping)?
    private let budget: @Sendable () -> Budget
    private let modelInfo: @Sendable (ModelReference) -> ModelInfo?
    private let now: @Sendable () -> Date
    private let notice: @Sendable (CoachNotice) -> Void
    /// US dollars of requests that could not be noted.
    private let unwritten = Mutex(0.0)

    init(
        ledger: (any SpendKeeping)?, budget: @escaping @Sendable () -> Budget,
        modelInfo: @escaping @Sendable (ModelReference) -> ModelInfo?,
        now: @escaping @Sendable () -> Date, notice: @escaping @Sendable (CoachNotice) -> Void
    ) {
        self.ledger = ledger
        self.budget = budget
        self.modelInfo = modelInfo
        self.now = now
        self.notice = notice
    }

    /// With the cost by the list of prices where the provider did not tell it.
    func priced(_ usage: TokenUsage, of model: ModelReference, at place: ModelPlace) -> TokenUsage {
        guard usage.costUSD == nil else { return usage }
        let info = modelInfo(model)
        var usage = usage
        if model.isFree(info, at: place) {
            usage.costUSD = 0
        } else if let cost = info?.price?.cost(of: usage) {
            usage.costUSD = cost
            usage.costIsEstimate = true
        }
        return usage
    }

    // MARK: The limit

    /// Why a request may not be sent; `nil` where it may. With a limit that cannot be checked nothing is sent, and to a
    /// model whose price nobody knows only what the person said yes to.
    func refusal(of model: ModelReference, at place: ModelPlace) async -> ServiceError? {
        let budget = budget()
        let info = modelInfo(model)
        guard budget.hasLimit, let ledger, !model.isFree(info, at: place) else { return nil }
        var spending: Spending
        do throws(ConversationError) {
            spending = try await ledger.spending(at: now())
        } catch {
            return .budgetReached(detail: "what was spent so far cannot be read")
        }
        let missing = unwritten.withLock { $0 }
        spending.dayUSD += missing
        spending.monthUSD += missing
        if case .stop(let limit) = budget.verdict(on: spending) { return .budgetReached(detail: limit.words) }
        return model.isUnpriced(info, at: place) && budget.asksAbout(model) ? .priceUnknown(model) : nil
    }

    // MARK: Notes

    /// Notes a request; the offline coach makes none. A failure is told and ends nothing.
    func record(_ request: RequestRecord, at place: ModelPlace) async {
        guard let ledger, request.model.provider != .offline else { return }
        var request = request
        let priced = priced(request.usage ?? TokenUsage(), of: request.model, at: place)
        if request.usage != nil || priced.costUSD != nil { request.usage = priced }
        // In a task of its own: that of a stopped reply is cancelled, and what it took counts all the same.
        let writing = Task { [request] in
            do throws(ConversationError) {
                try await ledger.record(request)
            } catch {
                unwritten.withLock { $0 += request.usage?.costUSD ?? 0 }
                notice(.requestNotRecorded(error))
            }
        }
        await writing.value
    }
}

extension Budget.Limit {
    /// `2.00 of 2.00 US dollars today`, and how many requests nobody knows the price of.
    public var words: String {
        func amount(_ dollars: Double) -> String { String(format: limitUSD < 0.1 ? "%.4f" : "%.2f", dollars) }
        let unknown = unpriced == 0 ? "" : ", and \(unpriced) request\(unpriced == 1 ? "" : "s") of unknown price"
        return "\(amount(spentUSD)) of \(amount(limitUSD)) US dollars "
            + "\(period == .day ? "today" : "this month")\(unknown)"
    }
}

extension ReplyEnd {
    /// As it is kept with a request.
    var outcome: String {
        switch self {
        case .finished(let reason): reason.rawValue
        case .cancelled: "cancelled"
        case .failed(let error): error.code
        }
    }
}
