import ChatModel
import HealthModel
import SettingsModel
import Testing

@Suite struct `Setting catalogue` {
    var all: [SettingField] {
        var settings = Settings()
        settings.personas["calm"] = .standard
        return SettingCatalog.fields(of: settings, providers: [.openAI, .anthropic])
    }

    @Test func `has every key once and finds it again`() {
        #expect(Set(all.map(\.key)).count == all.count)
        for field in all { #expect(SettingCatalog.field(field.key)?.key == field.key) }
        for key in ["ui", "ui.nothing", "providers.openai", "providers.a b.model", "", "personas..name"] {
            #expect(SettingCatalog.field(key) == nil)
        }
    }

    @Test func `a field reads what was written and its default after nil`() throws {
        for field in all {
            var settings = Settings()
            let standard = field.read(settings)
            let value = try #require(good(field), "\(field.key)")
            #expect(field.check(value) == nil, "\(field.key)")
            field.write(&settings, value)
            #expect(field.read(settings) == value, "\(field.key)")
            field.write(&settings, nil)
            #expect(field.read(settings) == standard, "\(field.key)")
        }
    }

    @Test func `a value of another kind is refused with a reason`() {
        for field in all {
            let wrong: SettingValue = if case .flag = field.kind { .count(1) } else { .flag(true) }
            #expect(field.check(wrong) != nil, "\(field.key)")
        }
    }

    @Test func `a model of unknown price is named with its provider`() throws {
        let field = try #require(SettingCatalog.field("budget.unpriced"))
        #expect(field.check(.texts(["my-model"])) == "must be a list of models such as [\"custom/my-model\"]")
        #expect(field.check(.texts(["openrouter/meta/llama", "custom/m"])) == nil)
        var settings = Settings()
        field.write(&settings, .texts(["openrouter/meta/llama"]))
        let model = ModelReference(provider: .openRouter, model: "meta/llama")
        #expect(settings.budget.acceptedUnpriced == [model])
        let other = ModelReference(provider: .custom, model: "m")
        #expect(
            SettingCatalog.change(accepting: other, in: settings.budget).1
                == .texts(["openrouter/meta/llama", "custom/m"]))
    }

    @Test func `what is hidden is shared with nobody`() {
        var privacy = Settings.Privacy()
        privacy.shown.remove(.sleep)
        privacy.sharedRemotely = [.sleep, .heart]
        privacy.consents[.openAI] = Settings.Consent(host: "api.openai.com", shared: [.sleep, .activity])
        #expect(!privacy.shared(with: .offline, at: ModelRecipient(.offline, host: "")).contains(.sleep))
        #expect(!privacy.shared(with: .ollama, at: ModelRecipient(.local, host: "")).contains(.sleep))
        #expect(privacy.shared(with: .openAI, at: ModelRecipient(.elsewhere, host: "api.openai.com")) == [.activity])
        #expect(privacy.sharedWithPrograms == [.heart])
        #expect(privacy.holding(sample: true).sharedWithPrograms.contains(.sleep) == false)
    }

    @Test func `typed text becomes a value`() {
        func typed(_ key: String, _ text: String) -> SettingValue? { SettingCatalog.field(key)?.value(typed: text) }
        #expect(typed("ui.bell", " on ") == .flag(true))
        #expect(typed("goals.steps", "9000") == .count(9000))
        #expect(typed("coach.temperature", "0.3") == .number(0.3))
        #expect(typed("coach.temperature", "nan") == .text("nan"))
        #expect(typed("profile.birth_date", "1988-04-30") == CivilDay(iso: "1988-04-30").map(SettingValue.day))
        #expect(typed("privacy.share_remote", "sleep, heart") == .texts(["sleep", "heart"]))
        #expect(typed("privacy.share_remote", "") == .texts([]))
    }

    private var other: StyleBlend {
        var blend = StyleBlend()
        blend.set(.playful, to: 60)
        return blend
    }

    /// A value that the field takes and that is not its default.
    private func good(_ field: SettingField) -> SettingValue? {
        switch field.kind {
        case .flag: .flag(field.read(Settings()) == .flag(false))
        case .choice(let options): options.last.map { .text($0.value) }
        case .count(let range, _, _): .count(range.upperBound)
        case .number(let range, _, _): .number(range.upperBound)
        case .texts where field.key == "budget.unpriced": .texts(["custom/one"])
        case .texts where field.key == "weather.places": .texts(["work = 52.5 13.3"])
        case .texts(let options): .texts(options.isEmpty ? ["one"] : [options[0].value])
        case .day: CivilDay(iso: "1988-04-30").map(SettingValue.day)
        case .text(_, let isGood):
            ["some-name", "SOME_NAME", "Europe/Rome", "https://example.org", other.text, "05:55", "/srv/in"].first(
                where: isGood
            )
            .map(SettingValue.text)
        }
    }
}
