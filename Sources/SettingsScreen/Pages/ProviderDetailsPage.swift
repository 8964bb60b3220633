import ScreenKit
import Canvas
import ChatModel
import SettingsModel
import Widgets

/// One provider: its model, its key, how it is reached.
enum ProviderDetailsPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        guard let id = state.openProvider else { return [] }
        guard let entry = state.providers[id] else { return [.text("There is no such provider any more.")] }
        return use(entry, state) + model(entry, state) + key(entry) + reached(entry) + headers(entry) + removal(entry)
    }

    private static func use(_ entry: ProviderEntry, _ state: SettingsState) -> [SettingsRow] {
        let words = ProviderWording(providers: state.providers)
        let status = words.status(of: entry.id)
        let isActive = state.providers.active?.provider == entry.id
        let isChosen = state.settings.coach.provider == entry.id
        let name = state.providers.name(of: entry.id)
        var rows = [
            SettingsRow.action(
                "use", isActive ? "✓ \(name) answers" : "Use \(name)",
                value: isActive && !isChosen ? "chosen automatically" : "",
                help: isActive
                    ? "It answers your questions; Enter keeps it so whatever keys come and go."
                    : "It answers from the next question on."),
            .fact("Status", status.words, status.role),
        ]
        if let sentence = words.sentence(of: entry.id) { rows.append(.text(sentence, .warning)) }
        return rows
    }

    private static func model(_ entry: ProviderEntry, _ state: SettingsState) -> [SettingsRow] {
        let info = state.providers.offers[entry.id]?.models.first { $0.reference.model == entry.model }
        let table = "providers.\(entry.id.rawValue)"
        return [
            .heading("Model"),
            .action(
                "models", "Choose a model", value: ShortText.oneLine(entry.model, 60),
                help: "All models that \(state.providers.name(of: entry.id)) offers, with prices; type to filter."),
        ] + (info.map { [.text(ModelLine.facts(of: $0), .faint)] } ?? [])
            + SettingsRow.fields(["\(table).models"])
    }

    private static func key(_ entry: ProviderEntry) -> [SettingsRow] {
        let table = "providers.\(entry.id.rawValue)"
        let status =
            switch entry.state {
            case .locked: "in the locked vault"
            default: entry.hasKey ? "there" : entry.needsKey ? "none" : "none needed"
            }
        return [
            .heading("Key"),
            .action(
                "key", entry.hasKey || entry.state == .locked ? "Replace the key" : "Add a key", value: status,
                help: "It is tried with the provider before it is kept."),
        ] + SettingsRow.fields(["\(table).api_key_env", "\(table).key_command"]) + command(entry)
    }

    private static func command(_ entry: ProviderEntry) -> [SettingsRow] {
        guard let command = entry.keyCommand else { return [] }
        if command.isConfirmed { return [.fact("May it run", "yes, you confirmed these words", .good)] }
        return [
            .action(
                "command", "Confirm the key command", value: "not run",
                help: "It is new or has changed: it runs only after you have seen its exact words.")
        ]
    }

    private static func reached(_ entry: ProviderEntry) -> [SettingsRow] {
        let table = "providers.\(entry.id.rawValue)"
        var keys = ["\(table).base_url", "\(table).local"]
        if entry.hasInterfaces { keys.append("\(table).api") }
        return [.heading("How it is reached"), .fact("In use", entry.address ?? "none")] + host(entry)
            + SettingsRow.fields(keys)
    }

    private static func host(_ entry: ProviderEntry) -> [SettingsRow] {
        guard case .unconfirmedHost = entry.state else { return [] }
        return [
            .action(
                "host", "Confirm the address", value: "nothing is sent",
                help: "It is new or has changed: it is asked only after you have seen it.")
        ]
    }

    private static func headers(_ entry: ProviderEntry) -> [SettingsRow] {
        guard !entry.headers.isEmpty else { return [] }
        let rows = entry.headers.map {
            SettingsRow.fact(ShortText.oneLine($0.name, 40), ShortText.oneLine($0.value, 80))
        }
        return [.heading("Sent with every request")] + rows
    }

    private static func removal(_ entry: ProviderEntry) -> [SettingsRow] {
        guard !entry.isBuiltIn else { return [] }
        return [
            .heading("Yours"),
            .action(
                "remove", "Remove this provider", help: "Its table goes from config.toml; a key in the vault stays.",
                isDestructive: true),
        ]
    }

    static func opened(_ state: inout SettingsState) -> [SettingsEffect] {
        guard let id = state.openProvider else { return [] }
        return [.provider(.list), .provider(.loadModels(id, refresh: false))] + state.ask(id, again: true)
    }

    static func activate(_ id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect] {
        guard let provider = state.openProvider, let entry = state.providers[provider] else { return [] }
        switch id {
        case "use": return state.use(provider)
        case "models":
            state.show(
                .models(
                    ModelSheet(
                        of: entry, name: state.providers.name(of: provider), offer: state.providers.offers[provider])))
            return [.provider(.loadModels(provider, refresh: false))]
        case "key": return state.openKeySheet(provider)
        case "command":
            guard let command = entry.keyCommand else { return [] }
            state.show(.confirmation(ConfirmationSheet(.keyCommand(provider, words: command.words))))
            return []
        case "host":
            guard case .unconfirmedHost(let host) = entry.state else { return [] }
            state.show(.confirmation(ConfirmationSheet(.host(provider, host))))
            return []
        case "unlock": return state.openVault(then: .look)
        case "remove":
            state.show(
                SettingsAlert(
                    title: "Remove \(state.providers.name(of: provider))?",
                    message: "Its address and settings go from config.toml. A key of it in the vault stays there.",
                    confirm: "Remove", action: "remove.confirmed", isDestructive: true))
            return []
        case "remove.confirmed": return entry.isBuiltIn ? [] : state.removeProvider(provider)
        default: return []
        }
    }

    static func key(_ press: KeyPress, on id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect]? {
        guard press == .character("r"), let provider = state.openProvider else { return nil }
        return state.ask(provider, again: true)
    }

    static func keyHints(_ state: SettingsState) -> [KeyHint] { [KeyHint("r", "check again")] }
}

extension SettingsState {
    /// The provider whose page is open.
    var openProvider: ProviderID? { if case .providerDetails(let id)? = open { id } else { nil } }
}
