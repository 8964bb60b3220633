@testable import ScreenKit
import Canvas
import ChatModel
import Foundation
import SettingsModel
import TestSupport
import Testing

@testable import App
@testable import SettingsScreen

private let moment = Date(timeIntervalSince1970: 1_795_500_000)  // 2026-11-24 06:00 UTC
private let calendar = SpendCalendar(zone: TimeZone(identifier: "UTC")!)

private func receipt(
    _ id: Int64, hoursAgo hours: Double, _ model: ModelReference, _ usage: TokenUsage?, outcome: String = "stop",
    in talk: SpendReceipt.Talk = .none
) -> SpendReceipt {
    SpendReceipt(
        id: id,
        RequestRecord(
            startedAt: moment.addingTimeInterval(-hours * 3600), model: model, usage: usage, outcome: outcome),
        in: talk)
}

private func usage(_ input: Int, _ output: Int, _ cost: Double?, computed: Bool = false) -> TokenUsage {
    var usage = TokenUsage(input: input, output: output, costUSD: cost)
    usage.costIsEstimate = computed
    return usage
}

private let sol = ModelReference(provider: .openAI, model: "gpt-6.1-sol")
private let router = ModelReference(provider: .openRouter, model: "meta/llama-5")
private let own = ModelReference(provider: .ollama, model: "qwen3.5:9b")
private let custom = ModelReference(provider: .custom, model: "my-model")

private let receipts = [
    receipt(6, hoursAgo: 0.5, sol, usage(1_840, 212, 0.0058, computed: true), in: .kept(id(7), title: "Sore knee")),
    receipt(5, hoursAgo: 1, custom, usage(900, 80, nil), in: .deleted),
    receipt(4, hoursAgo: 2, own, usage(1_200, 300, 0)),
    receipt(3, hoursAgo: 20, router, usage(5_000, 700, 0.42)),
    receipt(2, hoursAgo: 21, sol, nil, outcome: "overloaded"),
    receipt(1, hoursAgo: 800, sol, usage(10_000, 900, 0.031, computed: true), in: .untold),
]

@Suite struct `The page of spending` {
    private func opened(
        _ all: [SpendReceipt] = receipts, _ budget: Budget = Budget(dayUSD: 0.01, monthUSD: 10), width: Int = 80,
        height: Int = 24
    ) -> SettingsVisit {
        var settings = Settings()
        settings.budget = budget
        var visit = SettingsVisit(width, height, at: .spend, settings)
        visit.send(.spend(.loaded(SpendAccount(all, calendar: calendar), at: moment)))
        return visit
    }

    private func value(_ title: String, _ visit: SettingsVisit) -> String? {
        visit.state.rows(of: .spend).first { $0.title == title }?.value
    }

    @Test func `reads the receipts when it is opened`() {
        var visit = SettingsVisit(80, 24)
        visit.send(.opened(.spend))
        #expect(visit.effects.contains(.settings(.spend(.load))))
        #expect(visit.shows("Reading"))
    }

    @Test func `keeps its receipts out of the palette`() {
        var palette = CommandPalette(settings: opened().state, recorded: nil)
        for character in "spend" { _ = palette.apply(.character(character), page: 5) }
        let rows = palette.matches.compactMap { command -> SettingsRowID? in
            if case .setting(_, let row, _) = command { row } else { nil }
        }
        #expect(!rows.isEmpty && !rows.contains { if case .receipt = $0 { true } else { false } })
    }

    @Test func `holds what was spent against the limits, and counts what is unknown`() {
        let visit = opened()
        #expect(value("Today", visit) == "~$0.0058 of $0.01 (58 %) + 1 unknown")
        #expect(value("This month", visit) == "~$0.43 of $10.00 (4 %) + 1 unknown")
        #expect(value("Requests this month", visit) == "5 requests")
        #expect(value("Tokens this month", visit) == "8,940 in, 1,292 out")
        #expect(value("Today", opened(receipts, Budget())) == "~$0.0058 + 1 unknown")
        #expect(visit.state.rows(of: .spend).contains { $0.title.hasPrefix("1 of them has no known price") })
    }

    @Test func `does not tell tokens that no provider counted as zero`() {
        let untold = [receipt(1, hoursAgo: 1, custom, nil), receipt(2, hoursAgo: 1, custom, nil)]
        #expect(value("Tokens this month", opened(untold)) == "not counted")
        #expect(value("custom/my-model", opened(untold)) == "2 requests · not counted · $0.00 + 2 unknown")
        #expect(value("Tokens this month", opened(receipts + untold)) == "8,940 in, 1,292 out + 2 not counted")
        #expect(value("Tokens this month", opened([])) == "0 in, 0 out")
    }

    @Test func `tells a limit that is near or passed by colour too`() {
        func role(_ limit: Double) -> SettingsRow.Kind? {
            opened(receipts, Budget(dayUSD: limit)).state.rows(of: .spend).first { $0.title == "Today" }?.kind
        }
        #expect(role(0.005) == .fact(.bad) && role(0.007) == .fact(.warning) && role(1) == .fact(.text))
    }

    @Test func `adds up by model, provider, day and month`() {
        var visit = opened()
        #expect(value("openai/gpt-6.1-sol", visit) == "3 requests · 11,840 in, 1,112 out · ~$0.04")
        #expect(value("custom/my-model", visit) == "1 request · 900 in, 80 out · $0.00 + 1 unknown")
        visit.go(to: "by")
        visit.press(.right)
        #expect(value("2026-11-23", visit) == "2 requests · 5,000 in, 700 out · $0.42")
        visit.press(.left)
        visit.press(.left)
        #expect(value("ollama", visit) == "1 request · 1,200 in, 300 out · $0.00")
        visit.press(.left)
        #expect(value("2026-10", visit) == "1 request · 10,000 in, 900 out · ~$0.03")
    }

    @Test func `lists receipts with time, model and price, and shows each whole`() {
        var visit = opened()
        func price(_ id: Int) -> String? { visit.state.rows(of: .spend).first { $0.id == .receipt(Int64(id)) }?.value }
        #expect((1...6).map(price) == ["~$0.03", "not charged", "$0.42", "free", "unknown", "~$0.0058"])
        visit.go(to: .receipt(6))
        #expect(visit.shows("11-24 05:30  gpt-6.1-sol") && visit.shows("Sore knee"))
        visit.press(.enter)
        #expect(visit.shows("~$0.0058, by the list of prices") && visit.shows("Sore knee"))
        visit.press(.escape)
        visit.go(to: .receipt(5))
        visit.press(.enter)
        #expect(visit.shows("a deleted conversation") && visit.shows("unknown: it counts in no sum of dollars"))
    }

    @Test func `shows twenty, and more when asked`() {
        var visit = opened((1...45).map { receipt(Int64(46 - $0), hoursAgo: Double($0), sol, usage(1, 1, 0.1)) })
        func count() -> Int {
            visit.state.rows(of: .spend).count { if case .receipt = $0.id { true } else { false } }
        }
        #expect(count() == 20)
        visit.go(to: "more")
        visit.press(.enter)
        #expect(count() == 40 && visit.shows("5 more"))
    }

    @Test func `without any it says so`() {
        let visit = opened([])
        #expect(value("Today", visit) == "$0.00 of $0.01 (0 %)")
        #expect(visit.state.rows(of: .spend).contains { $0.title.hasPrefix("None yet.") })
    }

    @Test func `says what is left with providers that tell`() {
        var visit = opened()
        visit.send(
            .provider(
                .listed(
                    [
                        ProviderEntry(id: .openRouter, name: "OpenRouter", state: .ready, hasKey: true),
                        ProviderEntry(id: .openAI, name: "OpenAI", state: .ready, hasKey: true),
                        ProviderEntry(id: .gemini, name: "Gemini", state: .noKey),
                    ], active: sol)))
        visit.go(to: "credit")
        visit.press(.enter)
        #expect(visit.effects == [.settings(.provider(.ask(.openRouter))), .settings(.provider(.ask(.openAI)))])
        visit.send(.provider(.answered(.openRouter, ProviderAnswer(remainingUSD: 74.5))))
        visit.send(.provider(.answered(.openAI, ProviderAnswer(modelCount: 3))))
        #expect(value("OpenRouter", visit) == "$74.50 left" && value("OpenAI", visit) == "does not tell")
        #expect(value("Gemini", visit) == nil)
    }

    @Test func `writes all as CSV and says where`() {
        var visit = opened()
        visit.go(to: "write")
        visit.press(.enter)
        #expect(visit.effects == [.settings(.spend(.write))])
        visit.send(.spend(.written("6 receipts in /home/jo/airfit-spend-2026-11-24.csv", isProblem: false)))
        #expect(visit.shows("6 receipts in /home/jo/airfit-spend-2026-11-24.csv"))
    }

    @Test func `a ledger that cannot be read says so`() {
        var visit = SettingsVisit(80, 24, at: .spend)
        visit.send(.spend(.failed("Conversations are damaged in places.")))
        #expect(visit.shows("Conversations are damaged in places."))
    }

    @Test(arguments: [(60, 20), (80, 24), (200, 50)]) func `drawn`(_ size: (Int, Int)) {
        var visit = opened(width: size.0, height: size.1)
        func expect(_ name: String) {
            let difference = snapshotDifference(visit.shown, "settings-\(name)-\(size.0)x\(size.1)")
            #expect(difference == nil, "\(difference ?? "")")
        }
        expect("spend")
        visit.go(to: .receipt(5))
        expect("spend-receipts")
        visit.press(.enter)
        expect("spend-receipt")
    }
}

@Suite struct `Who may see what` {
    private func rows(_ privacy: Settings.Privacy, _ readers: [ProviderID: ModelRecipient]) -> [String: String] {
        var settings = Settings()
        settings.privacy = privacy
        var visit = SettingsVisit(80, 24, at: .privacy, settings)
        visit.send(.provider(.located(readers)))
        let facts = visit.state.rows(of: .privacy).filter { if case .fact = $0.kind { true } else { false } }
        return Dictionary(facts.map { ($0.title, $0.value) }) { first, _ in first }
    }

    private func note(_ privacy: Settings.Privacy, _ readers: [ProviderID: ModelRecipient] = [:]) -> String? {
        var settings = Settings()
        settings.privacy = privacy
        var visit = SettingsVisit(settings)
        visit.send(.provider(.located(readers)))
        return visit.state.rows(of: nil).first { $0.title == "Privacy" }?.value
    }

    @Test func `is said coach by coach, here and elsewhere`() {
        var privacy = Settings.Privacy()
        privacy.consents[.openAI] = .init(host: "api.openai.com", shared: [.sleep, .activity])
        privacy.consents[.gemini] = .init(host: "gemini.example", shared: [.heart])
        privacy.sharedLocally.remove(.mood)
        let facts = rows(
            privacy,
            [
                .openAI: ModelRecipient(.elsewhere, host: "api.openai.com"),
                .custom: ModelRecipient(.elsewhere, host: "127.0.0.1:8080"),
                .ollama: ModelRecipient(.local, host: "127.0.0.1:11434"),
            ])
        #expect(facts["Offline coach, in this program"] == "everything")
        #expect(facts["OpenAI, elsewhere, api.openai.com"] == "Activity, Sleep")
        #expect(facts["Custom, here, may pass it on, 127.0.0.1:8080"] == "nothing; you are asked first")
        #expect(facts["Ollama, on this machine, 127.0.0.1:11434"] == "all but Mood and check-ins")
        #expect(facts["Google Gemini, elsewhere, gemini.example"] == "Heart")
        #expect(facts["Programs over MCP"] == "nothing")
    }

    @Test func `leaves out what is hidden`() {
        var privacy = Settings.Privacy()
        privacy.shown.remove(.sleep)
        privacy.consents[.openAI] = .init(host: "api.openai.com", shared: [.sleep])
        let facts = rows(privacy, [.openAI: ModelRecipient(.elsewhere, host: "api.openai.com")])
        #expect(facts["Offline coach, in this program"] == "all but Sleep")
        #expect(facts["OpenAI, elsewhere, api.openai.com"] == "nothing")
    }

    @Test func `is in a word or two in the list of pages, never nothing while somebody sees something`() {
        var privacy = Settings.Privacy()
        let local: [ProviderID: ModelRecipient] = [.ollama: ModelRecipient(.local, host: "127.0.0.1:11434")]
        #expect(note(privacy) == "coach by coach", "none was looked for yet")
        #expect(note(privacy, local) == "local coaches only")
        #expect(
            note(privacy, [.ollama: ModelRecipient(.elsewhere, host: "127.0.0.1:11434")]) == "shared with nobody",
            "it may pass on what it is sent, and is asked about first")
        privacy.consents[.openAI] = .init(host: "api.openai.com", shared: [.sleep])
        #expect(note(privacy, local) == "local, 1 elsewhere")
        privacy.sharedRemotely = [.sleep]
        #expect(note(privacy, local) == "local, 2 elsewhere", "programs over MCP see what is proposed")
        privacy.sharedLocally = []
        #expect(note(privacy, local) == "2 elsewhere")
        privacy.shown.remove(.sleep)
        #expect(note(privacy, local) == "shared with nobody")
    }

    @Test func `of a server here is called here`() {
        var privacy = Settings.Privacy()
        privacy.consents[.custom] = .init(host: "127.0.0.1:8080", shared: [.sleep])
        #expect(note(privacy) == "this machine only")
        func head() -> String? {
            var settings = Settings()
            settings.privacy = privacy
            let rows = SettingsVisit(80, 24, at: .privacy, settings).state.rows(of: .privacy)
            return rows.map(\.title).first { $0.hasPrefix("What each") }
        }
        #expect(head() == "What each provider here may see")
        privacy.consents[.openAI] = .init(host: "api.openai.com", shared: [.sleep])
        #expect(note(privacy) == "local, 1 elsewhere", "as the page lists them")
        #expect(head() == "What each provider here or elsewhere may see")
    }
}
