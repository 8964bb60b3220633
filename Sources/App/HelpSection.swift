import ScreenKit

extension HelpSection {
    /// The keys that mean the same on every screen.
    static let everywhere = HelpSection(
        "Everywhere", isOfScreen: false,
        [
            Line("Ctrl-T", "Today or coach"),
            Line("Ctrl-K", "Every command by name"),
            Line("F5", "Log: what you write down (L on Today)"),
            Line("F6", "Trends over any time (T on Today)"),
            Line("F7", "Workout: now; once more: those so far"),
            Line("F8", "Check-in: the five feelings, 1 to 5"),
            Line("F9", "Settings (also , on the Today screen)"),
            Line("F1", "This help (also ? outside the composer)"),
            Line("Esc", "One step back"),
            Line("Ctrl-C", "Stop what runs"),
            Line("Ctrl-X", "Lock now; the passphrase opens"),
            Line("Ctrl-Z", "Suspend; fg brings AirFit back"),
            Line("Ctrl-Q", "Quit (q on the Today screen)"),
        ])

    /// In the order of the program.
    static let all = [everywhere] + AppState.Screen.allCases.flatMap { $0.adapter.help }
}
