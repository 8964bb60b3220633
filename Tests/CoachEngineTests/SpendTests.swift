import ChatModel
import CoachEngine
import Foundation
import TestSupport
import Testing

@testable import CoachTools

@Suite struct `The account of requests` {
    private let model = ModelReference(provider: .openAI, model: "m")
    private let moment = Date(timeIntervalSince1970: 1_800_000_000)
    private let price = ModelPrice(input: 1, output: 10)
    private let spent = ReplyEvent.usage(TokenUsage(input: 1_000_000, output: 100_000))

    private func engine(
        _ ledger: MemoryLedger, budget: Budget = Budget(), price: ModelPrice? = ModelPrice(input: 1, output: 10),
        tools: [any CoachTool] = [], notices: Notices = Notices()
    ) -> CoachEngine {
        CoachEngine(
            health: FixtureHealth(), consent: { _ in .everything }, tools: tools, ledger: ledger, budget: budget,
            modelInfo: { ModelInfo($0, price: price) }, now: { [moment] in moment }, notice: notices.tell)
    }

    @Test func `has each round with its cost, its outcome and its conversation`() async {
        let ledger = MemoryLedger()
        let talk = UUID()
        let scripted = ScriptedModel(
            model, answers: [[.toolCall(call("a")), spent, .ended(.finished(.toolCalls))], [spent] + saying("Done.")])
        let events = await engine(ledger, tools: [CountingTool()]).events(from: scripted, conversation: talk)
        var priced = TokenUsage(input: 1_000_000, output: 100_000, costUSD: 2)
        priced.costIsEstimate = true
        #expect(events.filter { $0 == .usage(priced) }.count == 2)
        #expect(
            await ledger.records
                == ["tool_calls", "stop"].map {
                    RequestRecord(startedAt: moment, model: model, conversation: talk, usage: priced, outcome: $0)
                })
    }

    @Test func `takes the provider's own cost where it tells it`() async {
        let ledger = MemoryLedger()
        let told = TokenUsage(input: 10, output: 5, costUSD: 0.5)
        let scripted = ScriptedModel(model, answers: [[.usage(told)] + saying("Done.")])
        #expect(await engine(ledger).events(from: scripted).first == .usage(told))
        #expect(await ledger.records.map(\.usage) == [told])
    }

    @Test func `leaves the cost open where nobody knows a price`() async {
        let ledger = MemoryLedger()
        let scripted = ScriptedModel(model, answers: [[spent] + saying("Done.")])
        #expect(await engine(ledger, price: nil).events(from: scripted).first == spent)
        #expect(await ledger.records.map(\.usage?.costUSD) == [nil])
    }

    @Test func `has a model of this machine as free, counted or not`() async {
        let ledger = MemoryLedger()
        let own = ModelReference(provider: .custom, model: "llama")
        let engine = CoachEngine(
            health: FixtureHealth(), consent: { _ in ConsentFilter(place: .local, shared: []) }, ledger: ledger,
            now: { [moment] in moment })
        _ = await engine.events(from: ScriptedModel(own, answers: [[spent] + saying("A.")]))
        _ = await engine.events(from: ScriptedModel(own, answers: [saying("B.")]))
        #expect(await ledger.records.map(\.cost) == [.free, .free])
    }

    @Test(arguments: [
        ("stop", nil as TokenUsage?, RequestCost.unknown), ("cancelled", nil, .unknown), ("timeout", nil, .unknown),
        ("authenticationFailed", nil, .nothing), ("overloaded", nil, .nothing),
        ("overloaded", TokenUsage(output: 3), .unknown), ("stop", TokenUsage(costUSD: 0), .free),
        ("stop", TokenUsage(costUSD: 0.5), .told(0.5)),
    ])
    func `tells what is unknown from what cost nothing`(outcome: String, usage: TokenUsage?, cost: RequestCost) {
        #expect(RequestRecord(startedAt: moment, model: model, usage: usage, outcome: outcome).cost == cost)
    }

    @Test func `has requests that failed and that were stopped`() async {
        let ledger = MemoryLedger()
        let engine = engine(ledger)
        _ = await engine.events(
            from: ScriptedModel(model, answers: [[.ended(.failed(.overloaded(retryAfterSeconds: nil)))]]))
        let scripted = ScriptedModel(reference: model)
        let reading = Task { await engine.events(from: scripted) }
        await scripted.untilAsked(times: 1)
        reading.cancel()
        #expect(await reading.value == [.ended(.cancelled)])
        await engine.drain()
        #expect(await ledger.records.map(\.outcome) == ["overloaded", "cancelled"])
    }

    @Test func `knows nothing of the offline coach`() async {
        let ledger = MemoryLedger()
        let coach = OfflineCoach(clock: { ToolClock(today: today) }, moment: { entryMoment }, pace: .zero)
        #expect(await engine(ledger).events(from: coach).last == .ended(.finished(.stop)))
        #expect(await ledger.records.isEmpty)
    }

    @Test func `that cannot be written is told, and the answer is whole`() async {
        let ledger = MemoryLedger()
        await ledger.failWrites(.diskFull)
        let notices = Notices()
        let engine = engine(ledger, budget: Budget(dayUSD: 2), notices: notices)
        #expect(await engine.events(from: ScriptedModel(model, answers: [[spent] + saying("Done.")])).text == "Done.")
        #expect(notices.told == [.requestNotRecorded(.diskFull)])
        // Not written and spent all the same.
        let next = await engine.events(from: ScriptedModel(model, answers: [saying("More.")]))
        #expect(next == [.ended(.failed(.budgetReached(detail: "2.00 of 2.00 US dollars today")))])
    }
}

@Suite struct `The person's own limit` {
    private let model = ModelReference(provider: .openAI, model: "m")

    private func events(
        _ scripted: ScriptedModel, spent: Spending, _ budget: Budget,
        price: ModelPrice? = ModelPrice(input: 1, output: 1), at place: ModelPlace = .elsewhere
    ) async -> [ReplyEvent] {
        await CoachEngine(
            health: FixtureHealth(), consent: { _ in ConsentFilter(place: place, shared: [.activity]) },
            tools: [CountingTool()],
            ledger: MemoryLedger(spent: spent), budget: budget,
            modelInfo: { ModelInfo($0, price: price) }
        ).events(from: scripted)
    }

    @Test(arguments: [
        (Spending(dayUSD: 2, monthUSD: 9), Budget(dayUSD: 2, monthUSD: 20), "2.00 of 2.00 US dollars today"),
        (Spending(dayUSD: 1, monthUSD: 20.5), Budget(dayUSD: 2, monthUSD: 20), "20.50 of 20.00 US dollars this month"),
        (Spending(dayUSD: 0.0123, monthUSD: 1), Budget(dayUSD: 0.01), "0.0123 of 0.0100 US dollars today"),
        (Spending(), Budget(dayUSD: 0), "0.0000 of 0.0000 US dollars today"),
    ])
    func `ends the reply before anything is asked`(spent: Spending, budget: Budget, detail: String) async {
        let scripted = ScriptedModel(reference: model)
        #expect(await events(scripted, spent: spent, budget) == [.ended(.failed(.budgetReached(detail: detail)))])
        #expect(scripted.requests.isEmpty)
    }

    @Test func `is looked at before every round`() async {
        let scripted = ScriptedModel(
            model,
            answers: [[.toolCall(call("a")), .usage(TokenUsage(costUSD: 1)), .ended(.finished(.toolCalls))]])
        let all = await events(scripted, spent: Spending(dayUSD: 1, monthUSD: 1), Budget(dayUSD: 2))
        #expect(all.last == .ended(.failed(.budgetReached(detail: "2.00 of 2.00 US dollars today"))))
        #expect(all.results.count == 1 && scripted.requests.count == 1)
    }

    @Test func `not yet reached it stops nothing`() async {
        let scripted = ScriptedModel(model, answers: [saying("Hello.")])
        #expect(await events(scripted, spent: Spending(dayUSD: 1.99), Budget(dayUSD: 2)) == saying("Hello."))
    }

    @Test func `stops no free model`() async {
        let over = Spending(dayUSD: 5, monthUSD: 5)
        let free = ScriptedModel(model, answers: [saying("Hello.")])
        #expect(await events(free, spent: over, Budget(dayUSD: 2), price: .free) == saying("Hello."))
        let own = ScriptedModel(ModelReference(provider: .ollama, model: "m"), answers: [saying("Hello.")])
        #expect(await events(own, spent: over, Budget(dayUSD: 2), price: nil, at: .local) == saying("Hello."))
        let offline = ScriptedModel(ModelReference(provider: .offline, model: "rules"), answers: [saying("Hello.")])
        #expect(await events(offline, spent: over, Budget(dayUSD: 2)) == saying("Hello."))
    }

    @Test func `asks about a model whose price nobody knows, wherever Ollama has it computed`() async {
        let budget = Budget(dayUSD: 0.01)
        for provider in [ProviderID.custom, .ollama] {
            let model = ModelReference(provider: provider, model: "m")
            let scripted = ScriptedModel(reference: model)
            let all = await events(scripted, spent: Spending(), budget, price: nil)
            #expect(all == [.ended(.failed(.priceUnknown(model)))])
            #expect(scripted.requests.isEmpty)
        }
    }

    @Test func `lets a model of unknown price through that the person said yes to, or whose provider tells`() async {
        let custom = ModelReference(provider: .custom, model: "m")
        var budget = Budget(dayUSD: 0.01, acceptedUnpriced: [custom])
        #expect(
            await events(ScriptedModel(custom, answers: [saying("A.")]), spent: Spending(), budget, price: nil)
                == saying("A."))
        let router = ModelReference(provider: .openRouter, model: "m")
        #expect(
            await events(ScriptedModel(router, answers: [saying("B.")]), spent: Spending(), budget, price: nil)
                == saying("B."))
        budget.acceptedUnpriced = []
        budget.acceptsAnyPrice = true
        #expect(
            await events(ScriptedModel(custom, answers: [saying("C.")]), spent: Spending(), budget, price: nil)
                == saying("C."))
    }

    @Test func `says how many requests it leaves out`() async {
        let spent = Spending(dayUSD: 2, monthUSD: 3, unpricedRequests: 5, unpricedToday: 1)
        let detail = "2.00 of 2.00 US dollars today, and 1 request of unknown price"
        let scripted = ScriptedModel(reference: model)
        #expect(
            await events(scripted, spent: spent, Budget(dayUSD: 2))
                == [.ended(.failed(.budgetReached(detail: detail)))])
    }

    @Test func `stops a model whose price nobody knows`() async {
        let scripted = ScriptedModel(reference: model)
        let all = await events(scripted, spent: Spending(dayUSD: 5, monthUSD: 5), Budget(dayUSD: 2), price: nil)
        #expect(all == [.ended(.failed(.budgetReached(detail: "5.00 of 2.00 US dollars today")))])
    }

    @Test func `that cannot be checked lets nothing through`() async {
        let ledger = MemoryLedger()
        await ledger.failReads(.failed(reason: "x"))
        let scripted = ScriptedModel(model, answers: [saying("Hello.")])
        let limited = CoachEngine(
            health: FixtureHealth(), consent: { _ in .everything }, ledger: ledger, budget: Budget(monthUSD: 1))
        let detail = "what was spent so far cannot be read"
        #expect(await limited.events(from: scripted) == [.ended(.failed(.budgetReached(detail: detail)))])
        let unlimited = CoachEngine(health: FixtureHealth(), consent: { _ in .everything }, ledger: ledger)
        #expect(await unlimited.events(from: scripted) == saying("Hello."))
    }
}
