import ScreenKit
import ChatModel
import SettingsModel

/// The state of providers in the settings.
public struct ProvidersState: Equatable, Sendable {
    /// A question to a provider whether all is well, and its answer.
    public enum Asking: Equatable, Sendable {
        case asking
        case answered(ProviderAnswer)
    }

    /// In the order they are shown, without the offline coach.
    public internal(set) var entries: [ProviderEntry] = []
    /// Who is asked the next question by the settings as they stand; `nil` until that was found out.
    public internal(set) var active: ModelReference?
    public var asked: [ProviderID: Asking] = [:]
    /// Where the model of each provider answers, as far as that was found out.
    public var readers: [ProviderID: ModelRecipient] = [:]
    public var offers: [ProviderID: ModelOffer] = [:]

    public init() {}

    /// The entry of a provider; `nil` for one that is not listed, the offline coach included.
    public subscript(id: ProviderID) -> ProviderEntry? { entries.first { $0.id == id } }

    /// The name for people, cut to 40 cells; that of the identifier for a provider that is not listed yet.
    public func name(of id: ProviderID) -> String {
        self[id].map { ShortText.oneLine($0.name, 40) } ?? id.settingsTitle
    }

    /// How many models it offers, as far as anybody knows.
    public func modelCount(of entry: ProviderEntry) -> Int? {
        if case .answered(let answer)? = asked[entry.id], let count = answer.modelCount { return count }
        return offers[entry.id].map(\.models.count) ?? entry.modelCount
    }
}

/// News of providers.
public enum ProviderAction: Equatable, Sendable {
    /// How all of them stand, and who is asked the next question.
    case listed([ProviderEntry], active: ModelReference)
    case answered(ProviderID, ProviderAnswer)
    /// Where the models that would be asked answer.
    case located([ProviderID: ModelRecipient])
    case offered(ModelOffer)
    /// Everything that can be found out about its models has come.
    case offersComplete(ProviderID)
    // From the sheets.
    case modelChosen(ModelReference)
    case added(NewProvider)
}

/// Look-ups for the pages of providers.
public enum ProviderEffect: Equatable, Sendable {
    /// Finds out how all of them stand, without asking anybody.
    case list
    /// Finds out where the model of each answers; only servers on this machine or network are asked.
    case locate
    /// Asks one whether all is well.
    case ask(ProviderID)
    case loadModels(ProviderID, refresh: Bool)
}

/// A provider as a person describes it.
public struct NewProvider: Equatable, Sendable {
    public var id: ProviderID
    public var address: String
    public var isLocal: Bool
    /// The key is to be entered next.
    public var hasKey: Bool
}

extension SettingsState {
    /// Takes in what became known of providers.
    public mutating func apply(provider action: ProviderAction) -> [SettingsEffect] {
        switch action {
        case .listed(let entries, let active): return receive(entries, active)
        case .answered(let id, let answer):
            providers.asked[id] = .answered(answer)
            return open == .keys ? [statusNotice(of: id)] : []
        case .located(let readers):
            providers.readers = readers
            return []
        case .offered(let offer):
            providers.offers[offer.provider] = offer
            updateModelSheet(offer.provider) { $0.receive(offer) }
            return []
        case .offersComplete(let id):
            updateModelSheet(id) { $0.isLoading = false }
            return []
        case .modelChosen(let model):
            sheet = nil
            return choose(model)
        case .added(let provider):
            sheet = nil
            return add(provider)
        }
    }

    private mutating func receive(_ entries: [ProviderEntry], _ active: ModelReference) -> [SettingsEffect] {
        let changed = entries.filter { providers[$0.id] != $0 }.map(\.id)
        for id in changed { providers.asked[id] = nil }
        providers.entries = entries
        providers.active = active
        switch open {
        case .provider: return ask(active.provider)
        case .providerDetails(let id): return ask(id)
        default: return []
        }
    }

    /// Asks a provider that can be asked, unless that was done.
    public mutating func ask(_ id: ProviderID, again: Bool = false) -> [SettingsEffect] {
        guard providers[id]?.state == .ready, again || providers.asked[id] == nil else { return [] }
        providers.asked[id] = .asking
        return [.provider(.ask(id))]
    }

    /// The status of a provider as a notice, where no line of the page shows it.
    private func statusNotice(of id: ProviderID) -> SettingsEffect {
        let words = ProviderWording(providers: providers)
        let name = providers.name(of: id)
        let problem = words.sentence(of: id)
        return .notice(
            problem.map { "\(name): \($0)" } ?? "\(name): \(words.status(of: id).words).", isProblem: problem != nil)
    }

    private mutating func updateModelSheet(_ id: ProviderID, _ change: (inout ModelSheet) -> Void) {
        guard case .models(var models)? = sheet, models.provider == id else { return }
        change(&models)
        sheet = .models(models)
    }

    // MARK: Choosing

    /// Sets who answers from the next question on; refused without what it takes, with the way to give it.
    public mutating func use(_ id: ProviderID) -> [SettingsEffect] {
        let name = providers.name(of: id)
        switch providers[id]?.state {
        case .noKey:
            show(
                SettingsAlert(
                    title: "\(name) has no key", message: "Please add an API key for \(name).", confirm: "Add key",
                    action: "key"))
            return []
        case .locked:
            show(
                SettingsAlert(
                    title: "The vault is locked", message: "The key of \(name) is in the vault. Please unlock it.",
                    confirm: "Unlock", action: "unlock"))
            return []
        case .noAddress:
            show(
                SettingsAlert(
                    title: "\(name) has no address",
                    message: "Please say where it is reached: set its address on this page."))
            return []
        case .unconfirmedHost(let host):
            show(.confirmation(ConfirmationSheet(.host(id, host))))
            return []
        case .badConfiguration(let reason):
            show(SettingsAlert(title: "\(name) cannot be used", message: ShortText.oneLine(reason, 300) + "."))
            return []
        case .ready: return switchTo(id)
        case nil: return id == .offline ? switchTo(id) : []
        }
    }

    private mutating func switchTo(_ id: ProviderID) -> [SettingsEffect] {
        // The model that was set belongs to the provider before.
        let dropsModel = settings.coach.provider != id && settings.coach.model != nil
        let name = providers.name(of: id)
        return set(
            [SettingChange("coach.provider", .text(id.rawValue))]
                + (dropsModel ? [SettingChange("coach.model", nil)] : []))
            + [.notice("\(name) answers from the next question on.", isProblem: false)]
    }

    private mutating func choose(_ model: ModelReference) -> [SettingsEffect] {
        guard model.provider != .offline else { return [] }
        // The one of the provider's own table stays when another provider is asked meanwhile.
        let clears = settings.coach.provider == model.provider && settings.coach.model != nil
        return set(
            [SettingChange("providers.\(model.provider.rawValue).model", .text(model.model))]
                + (clears ? [SettingChange("coach.model", nil)] : []))
    }

    // MARK: Those of the person

    private mutating func add(_ new: NewProvider) -> [SettingsEffect] {
        let table = "providers.\(new.id.rawValue)"
        // First whether it is local: what the address may be hangs on that.
        let effects = set(
            (new.isLocal ? [SettingChange("\(table).local", .flag(true))] : [])
                + [SettingChange("\(table).base_url", .text(new.address))])
        guard effects.contains(where: { if case .save = $0 { true } else { false } }) else { return effects }
        let opened = goTo(.providerDetails(new.id))
        return effects + opened + (new.hasKey ? openKeySheet(new.id) : [])
    }

    /// The table goes; who was asked by it is nobody's choice any more.
    mutating func removeProvider(_ id: ProviderID) -> [SettingsEffect] {
        let name = providers.name(of: id)
        var effects: [SettingsEffect] = []
        if settings.coach.provider == id {
            effects += set([SettingChange("coach.provider", nil), SettingChange("coach.model", nil)])
        }
        settings.providers[id] = nil
        effects.append(.removeTable("providers.\(id.rawValue)"))
        return effects + goBack() + [.notice("\(name) is removed.", isProblem: false)]
    }
}
