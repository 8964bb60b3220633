import HealthModel
import SettingsModel

/// The page of shown, kept and shared health data, by category.
enum PermissionsPage: SettingsPage {
    /// The columns, each a setting of the catalogue.
    private enum Column: String, CaseIterable {
        case shown = "privacy.shown"
        case kept = "privacy.kept"
        case shared = "privacy.share_remote"

        var title: String {
            switch self {
            case .shown: "shown"
            case .kept: "kept"
            case .shared: "proposed"
            }
        }

        func categories(_ privacy: Settings.Privacy) -> Set<HealthCategory> {
            switch self {
            case .shown: privacy.shown
            case .kept: privacy.keptCategories
            case .shared: privacy.sharedRemotely ?? []
            }
        }
    }

    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow] {
        let privacy = state.settings.privacy
        return [
            .text("What AirFit shows, what imports keep, and what is proposed to share."),
            SettingsRow(.columns(Column.allCases.map(\.title)), ""),
        ] + HealthCategory.allCases.map { row(of: $0, privacy) } + [
            .action(
                "all", "Show and keep everything", help: "Ticks the first two columns; what is proposed stays as it is."
            ),
            .text(
                """
                Shown: what is not ticked is on no screen, in no answer and no snapshot, whoever answers; it says that \
                it is hidden. Kept: what is not \
                ticked is left out by the next imports; what is here already stays until its import is undone. \
                Proposed: ticked when you are asked what a provider elsewhere may see.
                """),
            SettingsRow(.link(.privacy), id: "privacy", "Privacy", help: "Local providers, previews, logs."),
        ]
    }

    private static func row(of category: HealthCategory, _ privacy: Settings.Privacy) -> SettingsRow {
        SettingsRow(
            .ticks(Column.allCases.map { $0.categories(privacy).contains(category) }), id: .category(category),
            category.title, value: category.isSensitive ? "! sensitive" : "",
            help: "\(category.title): \(category.contents).")
    }

    /// Ticks or unticks in a column.
    static func adjust(_ id: SettingsRowID, by column: Int, in state: inout SettingsState) -> [SettingsEffect] {
        guard case .category(let category) = id, Column.allCases.indices.contains(column) else { return [] }
        let column = Column.allCases[column]
        let ticked = column.categories(state.settings.privacy).symmetricDifference([category])
        return set(column, ticked, in: &state)
    }

    static func activate(_ id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect] {
        guard id == "all" else { return [] }
        let all = Set(HealthCategory.allCases)
        return set(.shown, all, in: &state) + set(.kept, all, in: &state)
    }

    private static func set(
        _ column: Column, _ ticked: Set<HealthCategory>, in state: inout SettingsState
    ) -> [SettingsEffect] {
        state.set(column.rawValue, .texts(HealthCategory.allCases.filter(ticked.contains).map(\.rawValue)))
    }
}
