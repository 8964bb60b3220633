import ScreenKit

extension WorkoutState {
    /// The keys of the screen, for the help.
    public static let help = [
        HelpSection(
            "Workout",
            [
                HelpSection.Line("Space", "Pause, go on"),
                HelpSection.Line("Enter", "Write down a set, or just type it; start the chosen kind"),
                HelpSection.Line("L", "Lap"),
                HelpSection.Line("R  X", "Half a minute more rest, end the rest"),
                HelpSection.Line("N", "Note"),
                HelpSection.Line("U", "Take back the last set, lap, note or pause"),
                HelpSection.Line("E", "End it, with effort, distance and a last look"),
                HelpSection.Line("D", "Throw it away"),
            ])
    ]
}
