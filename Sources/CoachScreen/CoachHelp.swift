import ScreenKit

extension CoachState {
    /// The keys of the screen, for the help.
    public static let help = [
        HelpSection(
            "Coach",
            [
                HelpSection.Line("Enter", "Send; while an answer arrives: after it"),
                HelpSection.Line("Alt-Enter", "New line (also Ctrl-J, or \\ then Enter)"),
                HelpSection.Line("Esc  Ctrl-C", "Stop the answer; what arrived stays"),
                HelpSection.Line("Ctrl-R", "Try again; the old answer stays"),
                HelpSection.Line("Alt-E", "Change a question; again: one earlier"),
                HelpSection.Line("Alt-← Alt-→", "Show the other branches (Alt-V: all)"),
                HelpSection.Line("Alt-↑ Alt-↓", "Select a part, link…; Enter acts on it"),
                HelpSection.Line("Alt-N  ← →", "Numbers of an answer; Enter: their chart"),
                HelpSection.Line("Ctrl-L", "Choose the model"),
                HelpSection.Line("Ctrl-G", "Continue an answer that was cut"),
                HelpSection.Line("PgUp PgDn", "Scroll by a page; End: the newest line"),
                HelpSection.Line("Ctrl-Home", "To the beginning; Ctrl-End: to the end"),
                HelpSection.Line("↑ ↓", "Earlier questions, from the edge"),
                HelpSection.Line("Ctrl-N", "New conversation"),
                HelpSection.Line("F3  F4", "Daily brief, weekly review"),
                HelpSection.Line("Ctrl-O", "Open a conversation; type to search all"),
                HelpSection.Line("Ctrl-F", "Find in this one; Enter: older, ↓: newer"),
                HelpSection.Line("F2", "Rename the conversation; Tab proposes"),
                HelpSection.Line("Alt-P", "What will be sent; empty: what was"),
                HelpSection.Line("Alt-C", "Copy the selection, else the last answer"),
                HelpSection.Line("Alt-T", "Show or fold thinking"),
                HelpSection.Line("Alt-O", "Show or fold look-ups, words on errors"),
                HelpSection.Line("Alt-U", "Undo what the coach stored last"),
                HelpSection.Line("Alt-M", "Dismiss the health notice"),
                HelpSection.Line("Alt-W", "Questions that wait for the network"),
                HelpSection.Line("Ctrl-X Ctrl-E", "Write in your editor, if no lock is set"),
                HelpSection.Line("Ctrl-A Ctrl-E", "Cursor to the beginning, end of a line"),
                HelpSection.Line("Ctrl-← Ctrl-→", "Cursor by a word (also Alt-B, Alt-F)"),
                HelpSection.Line("Ctrl-U Ctrl-W", "Cut to the start, cut a word"),
                HelpSection.Line("Alt-D", "Cut to the end of the word"),
                HelpSection.Line("Ctrl-Y", "Put back what was cut"),
                HelpSection.Line("Ctrl-_", "Undo"),
                HelpSection.Line("Tab", "Parts of the question; wide: dashboard"),
                HelpSection.Line("1 2 3", "Ask a question that was offered"),
            ]),
        HelpSection(
            "On a question that waits for the network",
            [
                HelpSection.Line("Enter", "Change it; it stays in its place"),
                HelpSection.Line("s", "Send it now"),
                HelpSection.Line("d  d", "Delete it"),
                HelpSection.Line("↑ ↓  Esc", "Next one; back to the composer"),
            ]),
        HelpSection(
            "When the coach asks to store something",
            [
                HelpSection.Line("Enter", "Store it as it stands there"),
                HelpSection.Line("↑ ↓  e", "Choose a field; change it"),
                HelpSection.Line("y", "Store it though it is hardly possible"),
                HelpSection.Line("Esc", "Don't store it; Ctrl-C stops the answer"),
            ]),
    ]
}
