/// The hit targets of title, footer and overlays.
enum AppTarget: Hashable, Sendable {
    enum Tab: Hashable, Sendable {
        case today, coach, log, trends, settings

        var screen: AppState.Screen {
            switch self {
            case .today: .today
            case .coach: .coach
            case .log: .log
            case .trends: .trends
            case .settings: .settings
            }
        }
    }

    case tab(Tab)
    case help, palette, importing, workout, quit
    /// A row of the palette, as an index among those that match.
    case command(Int)
}
