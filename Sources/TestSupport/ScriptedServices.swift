import ChatModel
import Foundation
import Synchronization

/// A store of spending, in memory, with every call on record: the earlier spending that a test sets, and recorded
/// receipts.
public actor ScriptedSpending: SpendKeeping {
    private var before: Spending
    private var failure: ConversationError?
    private var gate: AsyncGate?
    /// In the order they came.
    public private(set) var records: [RequestRecord] = []
    /// The moments that were asked about.
    public private(set) var asked: [Date] = []

    public init(_ before: Spending = Spending()) {
        self.before = before
    }

    /// From now on so much was spent before what is on record.
    public func set(_ before: Spending) { self.before = before }
    /// From now on every call fails so; `nil` heals it.
    public func fail(_ failure: ConversationError?) { self.failure = failure }
    /// From now on every call waits at the gate; `nil` lets them through.
    public func hold(at gate: AsyncGate?) { self.gate = gate }

    /// Appends a request to `records`.
    public func record(_ request: RequestRecord) async throws(ConversationError) {
        await gate?.pass()
        if let failure { throw failure }
        records.append(request)
    }

    /// The spending before with the costs of all records; those without a cost count as unpriced requests.
    public func spending(at moment: Date) async throws(ConversationError) -> Spending {
        await gate?.pass()
        asked.append(moment)
        if let failure { throw failure }
        var spending = before
        for record in records {
            guard let cost = record.usage?.costUSD else {
                spending.unpricedRequests += 1
                continue
            }
            spending.dayUSD += cost
            spending.monthUSD += cost
        }
        return spending
    }
}

/// Where the models of all providers come from: what a test says is known, then whatever it publishes.
public final class ScriptedOffers: Sendable {
    private struct State {
        var known: [ModelOffer]
        var refreshes: [Bool] = []
        var readers: [AsyncStream<ModelOffer>.Continuation] = []
    }
    private let state: Mutex<State>

    /// - Parameter known: what is told at once to whoever asks.
    public init(_ known: ModelOffer...) {
        state = Mutex(State(known: known))
    }

    /// For every time the models were asked for, whether they should be asked anew.
    public var refreshes: [Bool] { state.withLock(\.refreshes) }

    /// Known offers at once, then those published; ends with `finish`.
    /// - Parameter refresh: only noted in `refreshes`.
    public func offers(refresh: Bool) -> AsyncStream<ModelOffer> {
        let (stream, continuation) = AsyncStream.makeStream(of: ModelOffer.self)
        let known = state.withLock { state in
            state.refreshes.append(refresh)
            state.readers.append(continuation)
            return state.known
        }
        for offer in known { continuation.yield(offer) }
        return stream
    }

    /// Tells every reader, and whoever asks later, what a provider offers by now.
    public func publish(_ offer: ModelOffer) {
        let readers = state.withLock { state in
            state.known.removeAll { $0.provider == offer.provider }
            state.known.append(offer)
            return state.readers
        }
        for reader in readers { reader.yield(offer) }
    }

    /// Every provider has answered.
    public func finish() {
        let readers = state.withLock { state in
            defer { state.readers = [] }
            return state.readers
        }
        for reader in readers { reader.finish() }
    }
}
