import Canvas
import ChatModel
import SettingsModel
import TestSupport
import Testing

@testable import App
@testable import CoachScreen
@testable import SettingsScreen
@testable import TodayScreen

@Suite struct `The page of the keys` {
    @Test func `each provider says where its key comes from, by its last four`() {
        let state = SettingsState.at(.keys, height: 40)
        #expect(state.says("vault · …1f3c"))
        #expect(state.says("OPENROUTER_API_KEY · …9a2b"))
        #expect(state.says("command pass"))
        #expect(state.says("no key"))
        #expect(state.says("none needed"))
        #expect(state.says("the environment counts first"))
    }

    @Test func `the row says when it was entered and used, and what else holds one`() {
        var state = SettingsState.at(.keys)
        _ = state.putCursor(on: .key(.openAI))
        #expect(state.says("Entered 2027-01-15; last used 2027-01-16."))
        _ = state.putCursor(on: .key(.openRouter))
        #expect(state.says("also in vault · …0c0d"))
    }

    @Test func `the row says that a key was kept without a test`() {
        var listing = KeyListing.sample
        listing.entries[0].holdings = [KeyLocation(.vault, lastFour: "1f3c", enteredAt: second(0), isUntested: true)]
        var state = SettingsState.at(.keys, listing: listing)
        _ = state.putCursor(on: .key(.openAI))
        #expect(state.says("untested; not used yet"))
    }

    @Test func `a vault without protection is named as such`() {
        let state = SettingsState.at(.keys, listing: .sample.with(.unlocked(.nothing)), height: 40)
        #expect(state.says("not protected"))
        #expect(state.says("whoever has the file has the keys"))
    }

    @Test func `removing asks first, then the one with a key takes over and says so`() {
        var state = SettingsState.choosingOpenAI(.keys)
        _ = state.putCursor(on: .key(.openAI))
        state.press(KeyPress(.delete))
        #expect(state.alert?.message.contains("OpenAI answers now; then OpenRouter answers.") == true)
        #expect(state.press(.character("y")).first == .keys(.perform(.remove(.openAI))))
        let effects = state.apply(.keys(.done(.remove(.openAI))))
        #expect(state.settings.coach.provider == .openRouter)
        #expect(effects.saves.contains(SettingChange("coach.provider", .text("openrouter"))))
        #expect(effects.notices == ["The key of OpenAI is removed; OpenRouter answers from now on."])
    }

    @Test func `where no other has a key the offline coach takes over`() {
        var state = SettingsState.choosingOpenAI(.keys)
        _ = state.apply(.provider(.listed([.openAI, .anthropic, .ollama], active: openAIModel)))
        let effects = state.apply(.keys(.done(.remove(.openAI))))
        #expect(state.settings.coach.provider == nil)
        #expect(effects.notices == ["The key of OpenAI is removed; the offline coach answers from now on."])
    }

    @Test func `one that may answer without a key stays, which is said`() {
        var state = SettingsState.choosingOpenAI(.keys)
        let own = ModelReference(provider: ProviderID("lab"), model: "m")
        _ = state.apply(.provider(.listed(ProviderEntry.samples, active: own)))
        var listing = KeyListing.sample
        for index in listing.entries.indices where listing.entries[index].id == own.provider {
            listing.entries[index].holdings = [KeyLocation(.vault, lastFour: "1f3c")]
        }
        _ = state.apply(.keys(.listed(listing)))
        let effects = state.apply(.keys(.done(.remove(own.provider))))
        #expect(effects.saves.isEmpty)
        #expect(effects.notices == ["The key of lab is removed; it is asked without one from now on."])
    }

    @Test func `a provider that is not asked, or has another key, changes nothing else`() {
        var state = SettingsState.choosingOpenAI(.keys)
        #expect(state.apply(.keys(.done(.remove(.openRouter)))).saves.isEmpty)
        let router = ModelReference(provider: .openRouter, model: "openai/gpt-6.1-sol")
        _ = state.apply(.provider(.listed(ProviderEntry.samples, active: router)))
        #expect(state.apply(.keys(.done(.remove(.openRouter)))).saves.isEmpty, "the environment still holds one")
    }

    @Test func `what the vault does not hold is not removed, and where it is is told`() {
        var listing = KeyListing.sample
        listing.entries[2].holdings.removeLast()
        var state = SettingsState.at(.keys, listing: listing)
        _ = state.putCursor(on: .key(.openRouter))
        let effects = state.press(KeyPress(.delete))
        #expect(state.alert == nil)
        #expect(effects.notices.first?.contains("it comes from OPENROUTER_API_KEY") == true)
    }

    @Test func `a key can be tried where it is`() {
        var state = SettingsState.at(.keys)
        _ = state.putCursor(on: .key(.openAI))
        #expect(state.press(.character("t")).first == .provider(.ask(.openAI)))
        let effects = state.apply(.provider(.answered(.openAI, ProviderAnswer(modelCount: 3))))
        #expect(effects.notices == ["OpenAI: active · 3 models."])
        let refused = state.apply(
            .provider(.answered(.openAI, ProviderAnswer(problem: .authenticationFailed(detail: "")))))
        #expect(refused.notices.first?.contains("The key was refused") == true)
    }

    @Test func `found keys show place and last four, and are copied on enter`() {
        var state = SettingsState.at(.keys, height: 40)
        #expect(state.says("GOOGLE_API_KEY · …7k7k"))
        #expect(state.says("~/.codex/auth.json · …5e5e"))
        let found = KeyListing.sample.found[0]
        #expect(state.activate(row: .foundKey("env GOOGLE_API_KEY")).first == .keys(.perform(.adopt(found))))
        #expect(
            state.apply(.keys(.done(.adopt(found)))).notices == ["The key of Google Gemini is copied into the vault."])
    }

    @Test func `copying into a locked vault opens that first`() {
        var state = SettingsState.at(.keys, listing: .sample.with(.locked(.passphrase)))
        state.activate(row: .foundKey("env GOOGLE_API_KEY"))
        #expect(state.vaultSheet?.work == .adopt(KeyListing.sample.found[0]))
    }
}

@Suite struct `Providers and keys on terminals of every size` {
    static let sizes = [(60, 20), (80, 24), (120, 36)]

    @Test(arguments: sizes) func `the page of the provider`(_ width: Int, _ height: Int) {
        var state = SettingsState.choosingOpenAI(.provider)
        _ = state.apply(.provider(.answered(.openAI, ProviderAnswer(modelCount: 57, remainingUSD: 12.5))))
        expect(state, "settings-provider", width, height)
    }

    @Test(arguments: sizes) func `the page of one provider`(_ width: Int, _ height: Int) {
        var state = SettingsState.choosingOpenAI(.providerDetails(.openAI))
        _ = state.apply(.provider(.offered(.openAI)))
        let away = ServiceError.networkUnavailable(detail: "Nothing listens at api.openai.com")
        _ = state.apply(.provider(.answered(.openAI, ProviderAnswer(problem: away))))
        expect(state, "settings-provider-one", width, height)
    }

    @Test(arguments: sizes) func `its models`(_ width: Int, _ height: Int) {
        var state = SettingsState.choosingOpenAI(.providerDetails(.openAI))
        state.activate(row: "models")
        _ = state.apply(.provider(.offered(.openAI)))
        _ = state.apply(.provider(.offersComplete(.openAI)))
        expect(state, "settings-models", width, height)
    }

    @Test(arguments: sizes) func `a provider being added`(_ width: Int, _ height: Int) {
        var state = SettingsState.at(.provider)
        state.activate(row: "add")
        state.type("shed")
        state.press(KeyPress(.tab))
        state.type("http://10.0.0.9:8000/v1")
        expect(state, "settings-provider-add", width, height)
    }

    @Test(arguments: sizes) func `the page of the keys`(_ width: Int, _ height: Int) {
        expect(SettingsState.choosingOpenAI(.keys), "settings-keys", width, height)
    }

    @Test(arguments: sizes) func `a key being entered`(_ width: Int, _ height: Int) {
        var state = SettingsState.choosingOpenAI(.keys)
        state.activate(row: .key(.anthropic))
        state.type("sk-or-v1-0123456789abcd")
        expect(state, "settings-key-entry", width, height)
    }

    @Test(arguments: sizes) func `a key that could not be tried`(_ width: Int, _ height: Int) {
        var state = SettingsState.choosingOpenAI(.keys)
        state.activate(row: .key(.openAI))
        state.type("sk-proj-0123456789abcd")
        state.enter()
        _ = state.apply(.keys(.tried(.networkUnavailable(detail: "Nothing listens at api.openai.com"))))
        expect(state, "settings-key-untested", width, height)
    }

    @Test(arguments: sizes) func `how to protect keys`(_ width: Int, _ height: Int) {
        var state = SettingsState.choosingOpenAI(.keys, listing: .sample.with(.none(hasKeyring: true)))
        state.activate(row: .foundKey("env GOOGLE_API_KEY"))
        expect(state, "settings-vault-new", width, height)
    }

    @Test(arguments: sizes) func `a new passphrase`(_ width: Int, _ height: Int) {
        var state = SettingsState.choosingOpenAI(.keys, listing: .sample.with(.none(hasKeyring: false)))
        state.activate(row: .foundKey("env GOOGLE_API_KEY"))
        state.enter()
        state.type("too short")
        state.enter()
        expect(state, "settings-vault-passphrase", width, height)
    }

    @Test(arguments: sizes) func `a locked vault`(_ width: Int, _ height: Int) {
        var state = SettingsState.choosingOpenAI(.keys, listing: .sample.with(.locked(.keyringAndPassphrase)))
        state.activate(row: "unlock")
        state.type("a passphrase")
        _ = state.enter()
        expect(state, "settings-vault-locked", width, height)
    }

    private func expect(_ settings: SettingsState, _ name: String, _ width: Int, _ height: Int) {
        var app = AppState(
            size: Size(width: width, height: height), today: TodayState(today: SampleReports.today),
            coach: CoachState.fresh(), settings: settings, screen: .settings)
        _ = app.apply(.input(.resized(Size(width: width, height: height)), at: second(0)))
        let shown = screen(width: width, height: height) { _, canvas in drawApp(app, on: &canvas) }
        let difference = snapshotDifference(shown, "\(name)-\(width)x\(height)")
        #expect(difference == nil, "\(difference ?? "")")
    }
}
