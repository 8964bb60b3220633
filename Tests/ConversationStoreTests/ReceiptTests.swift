import ChatModel
import Foundation
import Testing

@testable import ConversationStore

@Suite struct `Receipts` {
    private let folder: ScratchFolder
    private let store: ConversationStore
    private let zone: TimeZone
    private let model = ModelReference(provider: .openAI, model: "m")
    private let other = ModelReference(provider: .anthropic, model: "claude")
    /// 2026-10-31 23:30 in Auckland.
    private let evening = Date(timeIntervalSince1970: 1_793_442_600)

    init() throws {
        folder = try ScratchFolder()
        let zone = try #require(TimeZone(identifier: "Pacific/Auckland"))
        self.zone = zone
        store = ConversationStore(path: folder.file("c.sqlite"), zone: zone)
    }

    private func note(
        _ cost: Double?, after hours: Double = 0, of model: ModelReference? = nil, in talk: UUID? = nil
    ) async throws {
        try await store.record(
            RequestRecord(
                startedAt: evening.addingTimeInterval(hours * 3600), model: model ?? self.model, conversation: talk,
                usage: TokenUsage(input: 100, output: 10, costUSD: cost), outcome: "stop"))
    }

    private func account() async throws -> SpendAccount {
        SpendAccount(try await store.receipts(since: nil), calendar: SpendCalendar(zone: zone))
    }

    @Test func `say which conversation they are of, and that it was deleted`() async throws {
        let talk = Conversation(title: "Knee", startedAt: evening, updatedAt: evening)
        try await store.create(talk)
        try await note(1, in: talk.id)
        try await note(2, after: 1)
        #expect(try await store.receipts(since: nil).map(\.talk) == [.none, .kept(talk.id, title: "Knee")])
        try await store.delete(talk.id)
        #expect(try await store.receipts(since: nil).map(\.talk) == [.none, .deleted])
        // Deleted while the answer was on its way.
        try await note(3, after: 2, in: talk.id)
        #expect(try await store.receipts(since: nil).first?.talk == .deleted)
        #expect(try await account().groups(by: .month).map(\.sum.dollars) == [5, 1], "what was spent is spent")
    }

    @Test func `hold nothing of what was said`() async throws {
        let talk = Conversation(title: "Knee", startedAt: evening, updatedAt: evening)
        try await store.create(talk)
        try await store.save(ChatMessage(.person, "my secret knee"), in: talk.id)
        try await note(1, in: talk.id)
        try await store.delete(talk.id)
        let receipts = try await store.receipts(since: nil)
        #expect(!"\(receipts)".contains("Knee") && !"\(receipts)".contains("secret"))
    }

    @Test func `add up by day, month, provider and model in the person's zone`() async throws {
        try await note(1)
        try await note(2, after: 1)
        try await note(nil, after: 1, of: other)
        try await note(0.5, after: 26, of: other)
        let account = try await account()
        func lines(_ grouping: SpendAccount.Grouping) -> [String] {
            account.groups(by: grouping).map { "\($0.name) \($0.sum.requests) \($0.sum.dollars) \($0.sum.unknown)" }
        }
        #expect(lines(.day) == ["2026-11-02 1 0.5 0", "2026-11-01 2 2.0 1", "2026-10-31 1 1.0 0"])
        #expect(lines(.month) == ["2026-11 3 2.5 1", "2026-10 1 1.0 0"])
        #expect(lines(.provider) == ["openai 2 3.0 0", "anthropic 2 0.5 1"])
        #expect(lines(.model) == ["openai/m 2 3.0 0", "anthropic/claude 2 0.5 1"])
        #expect(account.groups(by: .month).map(\.sum.inputTokens) == [300, 100])
        let moment = evening.addingTimeInterval(2 * 3600)
        #expect(try await store.spending(at: moment) == account.spending(at: moment), "one sum for limits and page")
    }

    @Test func `without a count are not told as zero tokens`() async throws {
        func note(_ usage: TokenUsage?, outcome: String = "stop") async throws -> SpendAccount.Sum? {
            try await store.record(
                RequestRecord(startedAt: evening, model: model, usage: usage, outcome: outcome))
            return try await account().groups(by: .month).first?.sum
        }
        let refused = try #require(try await note(nil, outcome: "authenticationFailed"))
        #expect(refused.inputTokens == 0 && refused.uncounted == 0, "nothing was computed")
        let untold = try #require(try await note(nil))
        #expect(untold.inputTokens == nil && untold.outputTokens == nil && untold.uncounted == 1)
        let half = try #require(try await note(TokenUsage(output: 7)))
        #expect(half.inputTokens == nil && half.outputTokens == 7 && half.uncounted == 2)
        let some = try #require(try await note(TokenUsage(input: 0, output: 3)))
        #expect(some.inputTokens == 0 && some.outputTokens == 10 && some.uncounted == 2)
    }

    @Test func `that are old are removed, those of this month never`() async throws {
        try await note(1)
        try await note(2, after: 1)
        let start = try #require(SpendCalendar(zone: zone).start(monthsBefore: 0, evening.addingTimeInterval(7200)))
        #expect(try await store.removeReceipts(before: start) == 1)
        #expect(try await account().groups(by: .month).map(\.name) == ["2026-11"])
        let before = try #require(SpendCalendar(zone: zone).start(monthsBefore: 2, evening.addingTimeInterval(7200)))
        #expect(SpendCalendar(zone: zone).day(of: before) == "2026-09-01")
    }
}
