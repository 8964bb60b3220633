import ChatModel
import Foundation

/// A store of receipts, in memory: everything recorded counts as of today.
public actor MemoryLedger: SpendKeeping {
    public private(set) var records: [RequestRecord] = []
    private var before: Spending
    private var writeFailure: ConversationError?
    private var readFailure: ConversationError?

    /// - Parameter before: what was spent before the first request noted here.
    public init(spent before: Spending = Spending()) { self.before = before }

    /// From now on requests cannot be noted; `nil` heals it.
    public func failWrites(_ failure: ConversationError?) { writeFailure = failure }

    /// From now on nobody can say what was spent; `nil` heals it.
    public func failReads(_ failure: ConversationError?) { readFailure = failure }

    /// Appends a request to `records`.
    /// - Throws: as `failWrites` said.
    public func record(_ request: RequestRecord) throws(ConversationError) {
        if let writeFailure { throw writeFailure }
        records.append(request)
    }

    /// The spending before, and the costs of all records for both day and month, whatever `moment` is.
    /// - Throws: as `failReads` said.
    public func spending(at moment: Date) throws(ConversationError) -> Spending {
        if let readFailure { throw readFailure }
        let costs = records.reduce(0) { $0 + ($1.usage?.costUSD ?? 0) }
        var spending = before
        spending.dayUSD += costs
        spending.monthUSD += costs
        return spending
    }
}
