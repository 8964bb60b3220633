import ScreenKit

extension LogState {
    /// The keys of the screen, for the help.
    public static let help = [
        HelpSection(
            "Log",
            [
                HelpSection.Line("Enter", "Store the line; change an entry, a goal"),
                HelpSection.Line("↑ ↓", "Earlier lines, from the edge; entries"),
                HelpSection.Line("Tab", "Complete a meal; line, entries, goals"),
                HelpSection.Line("Del", "Take an entry back, remove a goal"),
                HelpSection.Line("Alt-C  Alt-L", "A goal is completed, is let go"),
                HelpSection.Line("Alt-G", "All goals: standing, proposed, earlier"),
                HelpSection.Line("Alt-U", "Undo; again: put it back"),
            ])
    ]
}
