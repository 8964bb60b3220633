import ChatModel
import Foundation
import ProgramContext

extension Context {
    /// Reads all receipts that are kept; those that are older than the person wants them are removed.
    public func spendAccount(_ store: any SpendReading) async throws(ConversationError) -> SpendAccount {
        let calendar = SpendCalendar(zone: zone)
        let all = try await store.receipts(since: nil)
        guard let start = calendar.start(monthsBefore: budget.keepMonths, Date()) else {
            return SpendAccount(all, calendar: calendar)
        }
        if all.contains(where: { $0.request.startedAt < start }) {
            _ = try await store.removeReceipts(before: start)
        }
        return SpendAccount(all.filter { $0.request.startedAt >= start }, calendar: calendar)
    }

    /// The remaining credit with each provider that has a key, asked now.
    public var credit: [ProviderCredit] {
        get async {
            await keys.openByItself()
            return await withTaskGroup(of: ProviderCredit.self) { group in
                let asked = providerDirectory.statuses.filter { $0.state == .ready && $0.hasKey }.map(\.id)
                for id in asked {
                    group.addTask {
                        let answer = await ask(id)
                        return ProviderCredit(
                            provider: id, remainingUSD: answer.remainingUSD, problem: answer.problem)
                    }
                }
                var all: [ProviderCredit] = []
                for await credit in group { all.append(credit) }
                return all.sorted { $0.provider.rawValue < $1.provider.rawValue }
            }
        }
    }
}
