/// The keys of a part of the program.
public struct HelpSection: Equatable, Sendable {
    public struct Line: Equatable, Sendable {
        var key: String
        var label: String

        init(_ key: String, _ label: String) { (self.key, self.label) = (key, label) }
    }

    var title: String
    /// The screens that it is about; none for what holds everywhere or over several.
    var screens: [AppState.Screen]
    var lines: [Line]

    init(_ title: String, _ screens: [AppState.Screen], _ lines: [Line]) {
        (self.title, self.screens, self.lines) = (title, screens, lines)
    }

    /// In the order of the program.
    static let all: [HelpSection] = [
        HelpSection(
            "Everywhere", [],
            [
                Line("Ctrl-T", "Today or coach"),
                Line("Ctrl-K", "Every command by name"),
                Line("F5", "Log: what you write down (L on Today)"),
                Line("F9", "Settings (also , on the Today screen)"),
                Line("F1", "This help (also ? outside the composer)"),
                Line("Esc", "One step back"),
                Line("Ctrl-C", "Stop what runs"),
                Line("Ctrl-X", "Lock now; the passphrase opens"),
                Line("Ctrl-Z", "Suspend; fg brings AirFit back"),
                Line("Ctrl-Q", "Quit (q on the Today screen)"),
            ]),
        HelpSection(
            "Today", [.today],
            [
                Line("[  ]", "Day before, day after"),
                Line("{  }", "Week before, week after"),
                Line("t", "Back to today"),
                Line("g", "Go to a date, typed in words or figures"),
                Line("↑ ↓ ← →", "Choose a metric (also h j k l, Tab)"),
                Line("Enter", "Chart of the metric"),
                Line("w", "Why this number (W in a chart)"),
                Line("D  s", "Browse the data, the sources"),
                Line("i", "Import; the import that runs"),
                Line("d w m y", "In a chart: day, week, month, year"),
                Line("← →", "In a chart: read off values, one by one"),
                Line("[  ]", "In a chart: the period before, after"),
            ]),
        HelpSection(
            "Coach", [.coach],
            [
                Line("Enter", "Send; while an answer arrives: after it"),
                Line("Alt-Enter", "New line (also Ctrl-J, or \\ then Enter)"),
                Line("Esc  Ctrl-C", "Stop the answer; what arrived stays"),
                Line("Ctrl-R", "Try again; the old answer stays"),
                Line("Alt-E", "Change a question; again: one earlier"),
                Line("Alt-← Alt-→", "Show the other branches (Alt-V: all)"),
                Line("Alt-↑ Alt-↓", "Select a part, link…; Enter acts on it"),
                Line("Alt-N  ← →", "Numbers of an answer; Enter: their chart"),
                Line("Ctrl-L", "Choose the model"),
                Line("Ctrl-G", "Continue an answer that was cut"),
                Line("PgUp PgDn", "Scroll by a page; End: the newest line"),
                Line("Ctrl-Home", "To the beginning; Ctrl-End: to the end"),
                Line("↑ ↓", "Earlier questions, from the edge"),
                Line("Ctrl-N", "New conversation"),
                Line("F3  F4", "Daily brief, weekly review"),
                Line("Ctrl-O", "Open a conversation; type to search all"),
                Line("Ctrl-F", "Find in this one; Enter: older, ↓: newer"),
                Line("F2", "Rename the conversation; Tab proposes"),
                Line("Alt-P", "What will be sent; empty: what was"),
                Line("Alt-C", "Copy the selection, else the last answer"),
                Line("Alt-T", "Show or fold thinking"),
                Line("Alt-O", "Show or fold look-ups, words on errors"),
                Line("Alt-U", "Undo what the coach stored last"),
                Line("Alt-M", "Dismiss the health notice"),
                Line("Ctrl-X Ctrl-E", "Write in your editor, if no lock is set"),
                Line("Ctrl-A Ctrl-E", "Cursor to the beginning, end of a line"),
                Line("Ctrl-← Ctrl-→", "Cursor by a word (also Alt-B, Alt-F)"),
                Line("Ctrl-U Ctrl-W", "Cut to the start, cut a word"),
                Line("Ctrl-K  Alt-D", "Cut to the end of the line, of the word"),
                Line("Ctrl-Y", "Put back what was cut"),
                Line("Ctrl-_", "Undo"),
                Line("Tab", "On a wide terminal: the dashboard panel"),
            ]),
        HelpSection(
            "When the coach asks to store something", [.coach],
            [
                Line("Enter", "Store it as it stands there"),
                Line("↑ ↓  e", "Choose a field; change it"),
                Line("y", "Store it though it is hardly possible"),
                Line("Esc", "Don't store it; Ctrl-C stops the answer"),
            ]),
        HelpSection(
            "Log", [.log],
            [
                Line("Enter", "Store the line; on an entry: change it"),
                Line("↑ ↓", "Earlier lines, from the edge; entries"),
                Line("Tab", "Line, entries, goals"),
                Line("Del", "Take an entry back, remove a goal"),
                Line("Alt-U", "Undo; again: put it back"),
            ]),
        HelpSection(
            "Data, imports and sources", [.records],
            [
                Line("↑ ↓", "Choose a row; Enter opens it"),
                Line("Home End", "First and last of a long list"),
                Line("/", "Filter, or go to a date"),
                Line("[  ]", "Day before, day after"),
                Line("x", "Leave out a sample or source; count it"),
                Line("e  u", "Give a sample your value; as imported"),
                Line("+ −", "Move a source up or down"),
                Line("m", "Sources: for one metric"),
                Line("u", "Imports: undo one"),
                Line("c", "Results: say what a table's columns are"),
            ]),
        HelpSection(
            "Choosing a file", [],
            [
                Line("letters", "Filter; a dot first shows hidden files"),
                Line("Enter →", "Open a folder, choose a file"),
                Line("← Backspace", "The folder above"),
                Line("Space", "Mark several"),
                Line("Tab  ~  /", "Type a path; Tab completes it"),
                Line("Ctrl-S", "The newest first; again: by name"),
            ]),
        HelpSection(
            "Settings", [.settings],
            [
                Line("↑ ↓", "Choose a row (also j k, Tab)"),
                Line("Enter", "Open, switch, edit or do it"),
                Line("← →", "Change a value (Shift: in steps of ten)"),
                Line("0 to 9", "Type a new number or date"),
                Line("Del", "Set the default again"),
                Line("/", "Search all settings"),
                Line("Esc", "One page back; ~ to the root"),
            ]),
        HelpSection(
            "Setup", [.onboarding],
            [
                Line("Enter", "Next; on a button: press it"), Line("Esc", "Skip the question"),
                Line("PgUp", "The question before"), Line("Tab", "Fields and buttons"),
                Line("1 to 9", "Choose an answer"),
            ]),
    ]
}
