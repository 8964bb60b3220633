import ChatModel
import HealthModel
import SettingsModel

/// The page of the data that a coach may see, and of the data that are kept.
enum PrivacyPage: SettingsPage {
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        let privacy = state.settings.privacy
        return SharingRows.rows(state) + providers(privacy)
            + [.heading("Proposed to providers elsewhere")]
            + [
                .text(
                    privacy.sharedRemotely == nil
                        ? "What is ticked here is ticked when you are asked about a provider: nothing until you choose."
                        : "What is ticked here is ticked when you are asked about a provider. It is shared with none by that."
                ),
                .text("Names of people, devices, apps and routes never go along. ! is sensitive.", .faint),
            ] + categories("privacy.share_remote")
            + [
                .action("none", "Propose nothing", help: "Takes all ticks away."),
                .action(
                    "basics", "Propose the basics", help: "Activity, workouts, sleep and heart; nothing sensitive."),
            ] + [.heading("Shared with local providers")]
            + [.text("Models that are known to answer on this machine, or on a host that you marked local.")]
            + categories("privacy.share_local")
            + [.heading("Before and after it is sent")] + SettingsRow.fields(["privacy.preview"])
            + [.text("Alt-P in the chat shows the request at any time, and the last one that was sent.", .faint)]
            + [.heading("Other programs")] + SettingsRow.fields(["privacy.mcp_can_write"])
            + [.text("Programs that use airfit mcp see what is proposed to providers elsewhere.", .faint)]
            + [.heading("Kept on this machine")] + SettingsRow.fields(["privacy.log_days", "privacy.usage_counts"])
            + [
                .text(
                    """
                    The health database is a plain SQLite file that only your user can read; use disk encryption \
                    against theft.
                    """),
                SettingsRow(.link(.lock), id: "lock", "App lock", help: "A passphrase in front of the app."),
            ]
    }

    /// The rows of the providers for which the person was asked: those elsewhere, and those here that may pass on what they
    /// are sent.
    private static func providers(_ privacy: Settings.Privacy) -> [SettingsRow] {
        let asked = privacy.consents.filter { $0.value.shared != nil }.sorted { $0.key.rawValue < $1.key.rawValue }
        let here = asked.count { BaseURL.isOfThisMachine($0.value.host) }
        let place = here == 0 ? "elsewhere" : here == asked.count ? "here" : "here or elsewhere"
        let fate = here == 0 ? "" : " A server of this machine may pass it on."
        let head: [SettingsRow] = [
            .heading("What each provider \(place) may see"),
            .text(
                asked.isEmpty
                    ? "You were not asked about any yet: each is asked about before its first question."
                    : "It goes along with your questions to that host alone; the provider's own terms say what becomes of it."
                        + fate),
        ]
        return head
            + asked.flatMap { id, consent in
                [
                    SettingsRow(.fact(.text), id: "", id.rawValue, value: "at \(consent.host)"),
                    SettingsRow(
                        .action(isDestructive: false), id: .consent(id), "Ask anew about \(id.rawValue)",
                        help: "It sees nothing until you say again what it may see."),
                ] + categories("consents.\(id.rawValue).share")
            }
    }

    static var facts: [SettingsEffect] { [.provider(.list), .provider(.locate)] }

    private static func categories(_ key: String) -> [SettingsRow] {
        HealthCategory.allCases.map { category in
            SettingsRow(
                .option(key: key, value: category.rawValue), id: .option(key: key, value: category.rawValue),
                category.isSensitive ? "\(category.title) !" : category.title, value: category.contents,
                help: (category.isSensitive ? "Sensitive. " : "") + "\(category.title): \(category.contents).")
        }
    }

    static func activate(_ id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect] {
        switch id {
        case "none": return share([], in: &state)
        case "basics": return share(Settings.Privacy.basics, in: &state)
        case .consent(let provider):
            state.settings.privacy.consents[provider] = nil
            return [.removeTable("consents.\(provider.rawValue)")]
        default: return []
        }
    }

    private static func share(_ shared: Set<HealthCategory>, in state: inout SettingsState) -> [SettingsEffect] {
        let names = HealthCategory.allCases.filter(shared.contains).map(\.rawValue)
        return state.set("privacy.share_remote", .texts(names))
    }
}
