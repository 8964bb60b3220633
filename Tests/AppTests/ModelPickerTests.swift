import Canvas
import ChatModel
import Foundation
import TestSupport
import Testing

@testable import CoachScreen

@Suite struct `Choosing a model` {
    private func open(width: Int = 80, height: Int = 24) -> CoachState {
        var coach = CoachState.fresh(width: width, height: height)
        coach.press(.control("l"))
        for offer in ModelOffer.samples { _ = coach.apply(.offerArrived(offer)) }
        return coach
    }

    @Test func `opening asks the providers, what they offer appears as it arrives`() {
        var coach = CoachState.fresh(width: 80, height: 24)
        #expect(coach.press(.control("l")) == [.loadModels(refresh: false), .loadConversations])
        #expect(coach.says("asking …"))
        #expect(coach.says("offline coach"))
        for offer in ModelOffer.samples { _ = coach.apply(.offerArrived(offer)) }
        #expect(coach.says("nova-large"))
        #expect(coach.says("$1.25 · $10.00"))
        #expect(coach.says("price unknown"))
        _ = coach.apply(.offersComplete)
        #expect(!coach.says("asking …"))
    }

    @Test func `typing filters, enter talks with it from the next question on`() {
        var coach = open()
        coach.type("north mini")
        #expect(coach.modelRows.compactMap(\.reference).map(\.model) == ["nova-mini"])
        let effects = coach.press(KeyPress(.enter))
        #expect(effects == [.locate(coach.model)], "nothing is said yet: there is nothing to keep")
        #expect(coach.picker == nil)
        #expect(coach.model == ModelReference(provider: ProviderID("north"), model: "nova-mini"))
        #expect(coach.modelInfo?.contextTokens == 128_000)
        coach.type("hello")
        #expect(
            coach.press(KeyPress(.enter)).contains {
                if case .showBranch(_, coach.model, _) = $0 { true } else { false }
            })
    }

    @Test func `in mid-conversation the choice is kept, and the answer names its model`() {
        var coach = CoachState.asking("q", soFar: "a", height: 30)
        coach.receive(.ended(.finished(.stop)))
        for offer in ModelOffer.samples { _ = coach.apply(.offerArrived(offer)) }
        coach.press(.control("l"))
        coach.type("nova-mini")
        let effects = coach.press(KeyPress(.enter))
        #expect(effects.contains { if case .showBranch(_, coach.model, _) = $0 { true } else { false } })
        coach.type("again")
        coach.press(KeyPress(.enter))
        coach.receive(.text("b"))
        #expect(coach.says("Coach · nova-mini"))
        #expect(coach.messages.first { $0.author == .coach }?.model == remote)
    }

    @Test func `a name that no list has can be taken as it is`() {
        var coach = open()
        coach.type("brand-new:7b")
        let typed = coach.modelRows.compactMap(\.reference)
        #expect(typed.map(\.provider) == [.custom, ProviderID("north"), .openRouter])
        #expect(coach.says("brand-new:7b of north"))
        coach.press(KeyPress(.down))
        #expect(
            coach.press(KeyPress(.enter)) == [.describe(coach.model), .locate(coach.model)])
        #expect(coach.model == ModelReference(provider: ProviderID("north"), model: "brand-new:7b"))
    }

    @Test func `models talked with stand first`() {
        var coach = open()
        coach.type("nova-mini")
        coach.press(KeyPress(.enter))
        coach.press(.control("l"))
        #expect(coach.modelRows.prefix(3).compactMap(\.reference).map(\.model) == ["nova-mini", "small-1"])
        var conversation = Conversation(title: "t", startedAt: second(0), updatedAt: second(0))
        conversation.model = ModelReference(provider: .ollama, model: "llama")
        _ = coach.apply(.conversationsLoaded([conversation]))
        #expect(coach.modelRows.prefix(4).compactMap(\.reference).map(\.model) == ["nova-mini", "small-1", "llama"])
    }

    @Test func `what is chosen stays chosen while lists arrive`() {
        var coach = open()
        coach.press(KeyPress(.end))
        let chosen = coach.chosenModel
        var first = ModelOffer.samples[0]
        first.models.insert(ModelInfo(ModelReference(provider: first.provider, model: "aaa")), at: 0)
        _ = coach.apply(.offerArrived(first))
        #expect(coach.chosenModel == chosen)
    }

    @Test func `why a provider has no newer list is said, and it can be asked again`() {
        var coach = open(height: 40)
        #expect(coach.says("as of 2027-01-15"))
        #expect(coach.says("✗ "))
        #expect(coach.press(.control("r")) == [.loadModels(refresh: true)])
        #expect(coach.says("asking …"))
    }

    @Test func `a filter says how many it leaves`() {
        var coach = open()
        _ = coach.apply(.offersComplete)
        #expect(coach.says("4 models"))
        coach.type("nova")
        #expect(coach.says("2 of 4 models"))
    }

    @Test func `a provider that has no list says why in full, also when it is looked for by name`() {
        var coach = open(width: 50, height: 40)
        let detail = "nothing answers at 192.0.2.1:8080; is the server running?"
        _ = coach.apply(
            .offerArrived(
                ModelOffer(
                    provider: ProviderID("south"), providerName: "Southern", models: [],
                    source: .builtIn(asOf: "2026-11"), problem: .networkUnavailable(detail: detail))))
        #expect(coach.shown.contains("  Southern"), "no list is built in")
        #expect(coach.said.joined(separator: " ").contains("is the server running"))
        coach.type("south")
        #expect(coach.says("✗ The server could not be reached"))
        coach.type("x")
        #expect(!coach.says("✗ "))
    }

    @Test func `models talked with are left out where their provider cannot be asked any more`() {
        var coach = CoachState.fresh(width: 80, height: 24)
        let gone = ModelReference(provider: ProviderID("gone"), model: "left-over")
        let there = ModelReference(provider: ProviderID("north"), model: "nova-mini")
        for model in [gone, there, remote] { _ = coach.apply(.modelChanged(model)) }
        coach.press(.control("l"))
        for offer in ModelOffer.samples { _ = coach.apply(.offerArrived(offer)) }
        coach.press(KeyPress(.down))
        coach.press(KeyPress(.down))
        #expect(coach.says("left-over"), "not all have answered yet")
        _ = coach.apply(.offersComplete)
        #expect(!coach.says("left-over"))
        #expect(coach.modelRows.compactMap(\.reference).prefix(2) == [remote, there])
    }

    @Test func `the mouse opens it, chooses, and the wheel moves`() {
        var coach = open()
        coach.press(KeyPress(.escape))
        #expect(coach.click("small-1") == [.loadModels(refresh: false), .loadConversations])
        coach.click("nova-mini")
        #expect(coach.picker != nil)
        coach.click("nova-mini")
        #expect(coach.model.model == "nova-mini")
        coach.press(.control("l"))
        _ = coach.apply(.wheel(3))
        #expect(coach.picker?.selected == 1)
    }

    @Test(arguments: [0, 1, 5, 12, 24, 39, 46, 60, 80, 200]) func `any width can be drawn`(width: Int) {
        let coach = open(width: width, height: 12)
        #expect(coach.shown.count == 12)
    }
}

extension ModelOffer {
    /// Two providers: one asked just now, one from its kept list because it cannot be reached.
    static let samples = [
        ModelOffer(
            provider: ProviderID("north"), providerName: "north",
            models: [
                ModelInfo(
                    ModelReference(provider: ProviderID("north"), model: "nova-large"), name: "Nova Large",
                    contextTokens: 1_050_000, maxOutputTokens: 128_000, canUseTools: true, canSee: true, canThink: true,
                    price: ModelPrice(input: 1.25, output: 10)),
                ModelInfo(
                    ModelReference(provider: ProviderID("north"), model: "nova-mini"), contextTokens: 128_000,
                    canUseTools: true,
                    price: ModelPrice(input: 0.075, output: 0.3)),
            ], source: .live),
        ModelOffer(
            provider: .openRouter, providerName: "OpenRouter",
            models: [
                ModelInfo(
                    ModelReference(
                        provider: .openRouter, model: "someone/a-model-with-quite-a-long-name-2026-11-preview"),
                    contextTokens: 32_768),
                ModelInfo(ModelReference(provider: .openRouter, model: "other/free"), canThink: true, price: .free),
            ], source: .cached(second(0)), problem: .networkUnavailable(detail: "")),
    ]
}
