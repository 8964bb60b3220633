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
    func priced(_ usage: TokenUsage, of model: ModelReference) -> TokenUsage {
        guard usage.costUSD == nil, let cost = modelInfo(model)?.price?.cost(of: usage) else { return usage }
        var usage = usage
        usage.costUSD = cost
        usage.costIsEstimate = true
        return usage
    }

    // MARK: The limit

    /// Why a request may not be sent; `nil` where it may. With a limit that cannot be checked nothing is sent.
    func refusal(of model: ModelReference) async -> ServiceError? {
        let budget = budget()
        let hasLimit = budget.dayUSD != nil || budget.monthUSD != nil
        guard hasLimit, let ledger, !isFree(model) else { return nil }
        var spending: Spending
        do throws(ConversationError) {
            spending = try await ledger.spending(at: now())
        } catch {
            return .budgetReached(detail: "what was spent so far cannot be read")
        }
        let missing = unwritten.withLock { $0 }
        spending.dayUSD += missing
        spending.monthUSD += missing
        guard case .stop(let limit) = budget.verdict(on: spending) else { return nil }
        return .budgetReached(detail: limit.words)
    }

    /// A model whose price nobody knows is not free, except on the person's own machine.
    private func isFree(_ model: ModelReference) -> Bool {
        guard model.provider != .offline else { return true }
        guard let price = modelInfo(model)?.price else { return model.provider == .ollama }
        return price.input == 0 && price.output == 0
    }

    // MARK: Notes

    /// Notes a request; the offline coach makes none. A failure is told and ends nothing.
    func record(_ request: RequestRecord) async {
        guard let ledger, request.model.provider != .offline else { return }
        // In a task of its own: that of a stopped reply is cancelled, and what it took counts all the same.
        let writing = Task {
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
    /// `2.00 of 2.00 US dollars today`.
    public var words: String {
        func amount(_ dollars: Double) -> String { String(format: limitUSD < 0.1 ? "%.4f" : "%.2f", dollars) }
        return "\(amount(spentUSD)) of \(amount(limitUSD)) US dollars \(period == .day ? "today" : "this month")"
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
