import ScreenKit

extension WorkoutState {
    /// The keys of the screen, for the help.
    public static let help = [
        HelpSection(
            "Workout",
            [
                HelpSection.Line("Space", "Pause, go on"),
                HelpSection.Line("Enter", "Write down a set; start what is chosen"),
                HelpSection.Line("L", "Lap"),
                HelpSection.Line("R  X", "Half a minute more rest; end it"),
                HelpSection.Line("N", "Note"),
                HelpSection.Line("U", "Take back the last set, lap or pause"),
                HelpSection.Line("E", "End it: a last look, then the log"),
                HelpSection.Line("D", "Throw it away"),
                HelpSection.Line("Ctrl-N", "A new template, before a workout"),
                HelpSection.Line("Ctrl-E", "Edit the template; keep a workout as one"),
                HelpSection.Line("Alt-P", "Plan what is chosen for a day"),
                HelpSection.Line("Del", "Delete the chosen template"),
                HelpSection.Line("Ctrl-P", "The plan of the week, before a workout"),
                HelpSection.Line("<  >", "Move a session of the plan by a day"),
            ])
    ]
}
