import Canvas
import ChatModel
import SettingsModel
import TestSupport
import Testing

@testable import SettingsScreen

@Suite struct `The page of the AI provider` {
    @Test func `opening it finds out who there is, then asks the one that answers`() {
        var state = SettingsState()
        #expect(state.apply(.opened(.provider)).contains(.provider(.list)))
        let effects = state.apply(.provider(.listed(ProviderEntry.samples, active: openAIModel)))
        #expect(effects == [.provider(.ask(.openAI))])
        #expect(state.says("asking …"))
        _ = state.apply(.provider(.answered(.openAI, ProviderAnswer(modelCount: 57, hasModel: true))))
        #expect(state.says("active · 57 models"))
    }

    @Test func `an answer that came is not asked for again, but with its key`() {
        var state = SettingsState.at(.provider)
        _ = state.apply(.provider(.answered(.openAI, ProviderAnswer(modelCount: 57))))
        #expect(state.apply(.provider(.listed(ProviderEntry.samples, active: openAIModel))) == [])
        #expect(state.press(.character("r")) == [.provider(.ask(.openAI))])
    }

    @Test func `what changed about a provider has it asked anew`() {
        var state = SettingsState.at(.provider)
        _ = state.apply(.provider(.answered(.openAI, ProviderAnswer(modelCount: 57))))
        var other = ProviderEntry.openAI
        other.address = "https://gateway.example/v1"
        #expect(state.apply(.provider(.listed([other], active: openAIModel))) == [.provider(.ask(.openAI))])
    }

    @Test func `the status tells no key, unreachable, refused and locked apart`() {
        var state = SettingsState.at(.provider)
        func status(_ answer: ProviderAnswer) -> SettingsState {
            var asked = state
            _ = asked.apply(.provider(.answered(.openAI, answer)))
            return asked
        }
        let away = ServiceError.networkUnavailable(detail: "Nothing listens at api.openai.com")
        #expect(status(ProviderAnswer(problem: away)).says("unreachable"))
        #expect(status(ProviderAnswer(problem: away)).says("The server could not be reached"))
        #expect(status(ProviderAnswer(problem: .authenticationFailed(detail: ""))).says("key refused"))
        #expect(status(ProviderAnswer(modelCount: 3, hasModel: false)).says("does not list the model gpt-6.1-sol"))
        var locked = ProviderEntry.openAI
        locked.state = .locked
        _ = state.apply(.provider(.listed([locked], active: openAIModel)))
        #expect(state.says("needs unlocking"))
        locked.state = .noKey
        _ = state.apply(.provider(.listed([locked], active: openAIModel)))
        #expect(state.says("Please add an API key; you get one at https://platform.openai.com/api-keys."))
    }

    @Test func `a provider row opens its page, and says whether it has a key`() {
        var state = SettingsState.at(.provider, height: 40)
        #expect(state.says("✓ OpenAI"))
        #expect(state.says("42 models · key"))
        #expect(state.says("12 models · no key"))
        #expect(state.says("no key needed"))
        let effects = state.activate(row: .provider(.anthropic))
        #expect(state.open == .providerDetails(.anthropic))
        #expect(effects.contains(.provider(.loadModels(.anthropic, refresh: false))))
        state.press(KeyPress(.escape))
        #expect(state.open == .provider)
    }

    @Test func `a provider without its key is refused, and the way to the key is offered`() {
        var state = SettingsState.at(.providerDetails(.anthropic))
        #expect(state.activate(row: "use").saves.isEmpty)
        #expect(state.says("Please add an API key for Anthropic."))
        state.press(.character("y"))
        #expect(state.keySheet?.provider == .anthropic)
        #expect(state.settings.coach.provider == nil)
    }

    @Test func `one that can be asked answers at once, and the model of the one before is left`() {
        var settings = Settings()
        settings.coach.provider = .openAI
        settings.coach.model = "gpt-4.1"
        var state = SettingsState.at(.providerDetails(.openRouter), settings: settings)
        let effects = state.activate(row: "use")
        #expect(
            effects.saves == [SettingChange("coach.provider", .text("openrouter")), SettingChange("coach.model", nil)])
        #expect(state.settings.coach.provider == .openRouter)
        #expect(state.settings.coach.model == nil)
    }

    @Test func `one without an address, and one that cannot be used, say why`() {
        var state = SettingsState.at(.providerDetails(.custom))
        #expect(state.activate(row: "use").saves.isEmpty)
        #expect(state.says("Custom has no address"))
        var bad = ProviderEntry.custom
        bad.state = .badConfiguration("The address of Custom is wrong: it holds a question mark")
        state = SettingsState.at(.providerDetails(.custom))
        _ = state.apply(.provider(.listed([bad], active: openAIModel)))
        state.activate(row: "use")
        #expect(state.says("it holds a question mark."))
    }

    @Test func `the offline coach and the automatic choice can be chosen`() {
        var state = SettingsState.choosingOpenAI(.provider)
        #expect(state.activate(row: "offline").saves == [SettingChange("coach.provider", .text("offline"))])
        #expect(state.activate(row: "automatic").saves.first == SettingChange("coach.provider", nil))
    }

    @Test func `headers that look like secrets are masked`() {
        let state = SettingsState.at(.providerDetails(ProviderID("lab")), height: 50)
        #expect(state.says("•••"))
        #expect(state.says("blue"))
    }

    @Test func `in a low window every row can still be reached`() {
        var state = SettingsState.at(.provider, width: 60, height: 18)
        state.press(KeyPress(.end))
        #expect(state.says("Streaming"))
    }
}

@Suite struct `Choosing a model of a provider` {
    private func open(_ offer: ModelOffer? = .openAI) -> SettingsState {
        var state = SettingsState.choosingOpenAI(.providerDetails(.openAI))
        state.activate(row: "models")
        if let offer { _ = state.apply(.provider(.offered(offer))) }
        return state
    }

    @Test func `the list opens at the one in use, asks, and grows as it comes`() {
        var state = open(nil)
        #expect(state.says("asking …"))
        _ = state.apply(.provider(.offered(.openAI)))
        #expect(state.says("▸ gpt-6.1-sol"))
        #expect(state.says("$2.00 · $10.00"))
        _ = state.apply(.provider(.offersComplete(.openAI)))
        #expect(state.says("3 models"))
    }

    @Test func `typing filters, enter takes it for this provider`() {
        var state = open()
        state.type("luna")
        let effects = state.enter()
        #expect(effects.saves == [SettingChange("providers.openai.model", .text("gpt-6-luna"))])
        #expect(state.settings.providers[.openAI]?.model == "gpt-6-luna")
        #expect(state.sheet == nil)
    }

    @Test func `a model that was set for the coach gives way to the one chosen`() {
        var settings = Settings()
        settings.coach.provider = .openAI
        settings.coach.model = "gpt-4.1"
        var state = SettingsState.at(.providerDetails(.openAI), settings: settings)
        state.activate(row: "models")
        _ = state.apply(.provider(.offered(.openAI)))
        state.type("luna")
        #expect(state.enter().saves.contains(SettingChange("coach.model", nil)))
        #expect(state.settings.coach.model == nil)
    }

    @Test func `a name that no list has is taken as it is typed`() {
        var state = open()
        state.type("gpt-7-preview")
        #expect(state.says("gpt-7-preview as typed"))
        #expect(state.enter().saves == [SettingChange("providers.openai.model", .text("gpt-7-preview"))])
    }

    @Test func `control-R asks again, escape changes nothing`() {
        var state = open()
        #expect(state.press(.control("r")) == [.provider(.loadModels(.openAI, refresh: true))])
        let before = state.settings
        state.press(KeyPress(.escape))
        #expect(state.sheet == nil)
        #expect(state.settings == before)
    }

    @Test func `a click selects, a second one takes`() {
        var state = open()
        state.click("gpt-6-luna")
        #expect(state.sheet != nil)
        state.click("gpt-6-luna")
        #expect(state.settings.providers[.openAI]?.model == "gpt-6-luna")
    }

    @Test func `why there is nothing newer is said`() {
        var offer = ModelOffer.openAI
        offer.problem = .authenticationFailed(detail: "")
        #expect(open(offer).says("The key was refused"))
        offer.models = []
        #expect(open(offer).says("The key was refused"))
    }
}

extension ModelOffer {
    static let openAI = ModelOffer(
        provider: .openAI, providerName: "OpenAI",
        models: [
            ModelInfo(
                ModelReference(provider: .openAI, model: "gpt-6-astra"), contextTokens: 1_050_000, canUseTools: true,
                canThink: true, price: ModelPrice(input: 10, output: 50)),
            ModelInfo(
                openAIModel, contextTokens: 1_050_000, maxOutputTokens: 128_000, canUseTools: true, canSee: true,
                canThink: true, price: ModelPrice(input: 2, output: 10)),
            ModelInfo(
                ModelReference(provider: .openAI, model: "gpt-6-luna"), contextTokens: 1_050_000, canUseTools: true,
                price: ModelPrice(input: 0.1, output: 0.5)),
        ], source: .live)
}

@Suite struct `Providers of the person's own` {
    private func adding(_ name: String, _ address: String, local: Bool = false, key: Bool = false) -> SettingsState {
        var state = SettingsState.at(.provider)
        state.activate(row: "add")
        state.type(name)
        state.press(KeyPress(.tab))
        state.type(address)
        state.press(KeyPress(.tab))
        if local { state.press(.character(" ")) }
        state.press(KeyPress(.tab))
        if key { state.press(.character(" ")) }
        state.press(KeyPress(.tab))
        return state
    }

    @Test func `a name and an address make one, and its page opens`() {
        var state = adding("shed", "http://10.0.0.9:8000/v1/", local: true)
        let effects = state.enter()
        #expect(
            effects.saves == [
                SettingChange("providers.shed.local", .flag(true)),
                SettingChange("providers.shed.base_url", .text("http://10.0.0.9:8000/v1")),
            ])
        #expect(state.open == .providerDetails(ProviderID("shed")))
        #expect(state.keySheet == nil)
    }

    @Test func `with a key, that is entered next`() {
        var state = adding("shed", "https://shed.example/v1", key: true)
        state.enter()
        #expect(state.keySheet?.provider == ProviderID("shed"))
    }

    @Test(arguments: [
        ("my lab!", "https://a.example", "A name has letters"), ("lab", "https://a.example", "already"),
        ("offline", "https://a.example", "already"), ("shed", "", "where it is reached"),
        ("shed", "http://a.example", "tick Local"), ("shed", "ftp://a.example", "must begin with https://"),
        ("shed", "https://me:pw@a.example", "must begin with https://"),
    ]) func `what cannot be is said in a sentence, and nothing is lost`(name: String, address: String, says: String) {
        var state = adding(name, address)
        #expect(state.enter().saves.isEmpty)
        #expect(state.says(says), "\(state.shown.joined(separator: "\n"))")
        #expect(state.sheet != nil)
    }

    @Test func `removing one asks first, and the choice falls back where it was chosen`() {
        var settings = Settings()
        settings.coach.provider = ProviderID("lab")
        settings.providers[ProviderID("lab")] = Settings.Provider()
        var state = SettingsState.at(.providerDetails(ProviderID("lab")), settings: settings)
        #expect(state.activate(row: "remove") == [])
        #expect(state.alert?.isDestructive == true)
        let effects = state.press(.character("y"))
        #expect(effects.contains(.removeTable("providers.lab")))
        #expect(state.settings.providers[ProviderID("lab")] == nil)
        #expect(state.settings.coach.provider == nil)
        #expect(state.open == .provider)
    }

    @Test func `a built-in one cannot be removed`() {
        let state = SettingsState.at(.providerDetails(.openAI), height: 60)
        #expect(!state.rows(of: state.open).contains { $0.id == "remove" })
    }
}
