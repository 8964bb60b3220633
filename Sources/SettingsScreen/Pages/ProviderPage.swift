import ScreenKit
import Canvas
import ChatModel
import SettingsModel
import Widgets

/// Who answers, and how.
enum ProviderPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        [.heading("Current configuration")] + current(state) + [.heading("Providers")] + list(state)
            + [
                .action(
                    "add", "Add a provider", help: "Any server that speaks as OpenAI does, here or elsewhere.")
            ]
            + [.heading("Answers")]
            + SettingsRow.fields(["coach.temperature", "coach.max_tokens", "coach.thinking", "coach.streaming"])
    }

    private static func current(_ state: SettingsState) -> [SettingsRow] {
        let words = ProviderWording(providers: state.providers)
        guard let active = state.providers.active else { return [.fact("Provider", "…", .muted)] }
        let isChosen = state.settings.coach.provider != nil
        let name = state.providers.name(of: active.provider)
        let status = words.status(of: active.provider)
        var rows = [
            SettingsRow.fact("Provider", isChosen ? name : "\(name) (automatic)", .strong),
            .fact("Model", active.provider == .offline ? "rules" : ShortText.oneLine(active.model, 60), .strong),
            .fact("Status", status.words, status.role),
        ]
        if let sentence = words.sentence(of: active.provider) { rows.append(.text(sentence, .warning)) }
        return rows
    }

    private static func list(_ state: SettingsState) -> [SettingsRow] {
        let words = ProviderWording(providers: state.providers)
        let active = state.providers.active?.provider
        let rows = state.providers.entries.map { entry in
            SettingsRow(
                .link(.providerDetails(entry.id)), id: .provider(entry.id),
                mark(entry.id == active) + state.providers.name(of: entry.id), value: words.row(of: entry),
                help: entry.address.map { "Reached at \(ShortText.oneLine($0, 200))." } ?? "It has no address yet.")
        }
        let offline = SettingsRow.action(
            "offline", mark(active == .offline) + "Offline coach", value: "no AI, no network",
            help: "Answers by fixed rules from your data alone. Enter has it answer.")
        let automatic = SettingsRow.action(
            "automatic", "Choose automatically", value: state.settings.coach.provider == nil ? "in use" : "",
            help: "The first provider that has a key, else the offline coach.")
        return rows + [offline, automatic]
    }

    private static func mark(_ isActive: Bool) -> String { isActive ? "✓ " : "" }

    static func opened(_ state: inout SettingsState) -> [SettingsEffect] {
        state.providers.asked = [:]
        return facts
    }

    static var facts: [SettingsEffect] { [.provider(.list)] }

    static func activate(_ id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect] {
        switch id {
        case "add":
            state.show(.addProvider(AddProviderSheet(taken: state.providers.entries.map(\.id))))
            return []
        case "offline": return state.use(.offline)
        case "automatic": return state.set([SettingChange("coach.provider", nil), SettingChange("coach.model", nil)])
        default: return []
        }
    }

    static func key(_ press: KeyPress, on id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect]? {
        guard press == .character("r"), let active = state.providers.active else { return nil }
        return state.ask(active.provider, again: true)
    }

    static func keyHints(_ state: SettingsState) -> [KeyHint] { [KeyHint("r", "check again")] }
}
