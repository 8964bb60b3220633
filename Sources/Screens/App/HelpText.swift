import Canvas

/// The keys of every screen, as the help overlay lists them.
enum HelpText {
    /// A heading has an empty key.
    static let lines: [(key: String, label: String)] = [
        ("", "Everywhere"),
        ("Ctrl-T", "Today or coach"),
        ("Ctrl-K", "Every command by name"),
        ("F5", "Log: what you write down (L on Today)"),
        ("F9", "Settings (also , on the Today screen)"),
        ("F1", "This help (also ? outside the composer)"),
        ("Esc", "One step back"),
        ("Ctrl-C", "Stop what runs"),
        ("Ctrl-X", "Lock now; the passphrase opens"),
        ("Ctrl-Z", "Suspend; fg brings AirFit back"),
        ("Ctrl-Q", "Quit (q on the Today screen)"),
        ("", "Today"),
        ("[  ]", "Day before, day after"),
        ("{  }", "Week before, week after"),
        ("t", "Back to today"),
        ("↑ ↓ ← →", "Choose a metric (also h j k l, Tab)"),
        ("Enter", "Chart of the metric"),
        ("w", "Why this number (W in a chart)"),
        ("D  s", "Browse the data, the sources"),
        ("i", "Import; the import that runs"),
        ("d w m y", "In a chart: day, week, month, year"),
        ("← →", "In a chart: read off values, one by one"),
        ("[  ]", "In a chart: the period before, the one after"),
        ("", "Coach"),
        ("Enter", "Send; while an answer arrives, send it after"),
        ("Alt-Enter", "New line (also Ctrl-J, or \\ then Enter)"),
        ("Esc  Ctrl-C", "Stop the answer; what arrived stays"),
        ("Ctrl-R", "Try again; the old answer stays"),
        ("Alt-E", "Change a question; again: one earlier"),
        ("Alt-← Alt-→", "Show the other branches (Alt-V: all)"),
        ("Alt-↑ Alt-↓", "Select something; Enter opens it"),
        ("Alt-N  ← →", "Numbers of an answer; Enter: their chart"),
        ("Ctrl-L", "Choose the model"),
        ("Ctrl-G", "Continue an answer that was cut"),
        ("PgUp PgDn", "Scroll; End returns to the newest line"),
        ("↑ ↓", "Earlier questions, from the edge"),
        ("Ctrl-N", "New conversation"),
        ("F3  F4", "Daily brief, weekly review"),
        ("Ctrl-O", "Open a conversation; type to search all"),
        ("Ctrl-F", "Find in this one; Enter: older, ↓: newer"),
        ("F2", "Rename the conversation; Tab proposes"),
        ("Alt-P", "What will be sent; empty: what was"),
        ("Alt-C", "Copy the last answer (Alt-Shift-C: code)"),
        ("Alt-T", "Show or fold thinking"),
        ("Alt-O", "Show or fold calls and words on errors"),
        ("Alt-U", "Undo what the coach stored last"),
        ("Ctrl-U Ctrl-W", "Cut to the start, cut a word"),
        ("Ctrl-Y", "Put back what was cut"),
        ("Ctrl-_", "Undo"),
        ("Tab", "On a wide terminal: the dashboard panel"),
        ("", "When the coach asks to store something"),
        ("Enter", "Store it as it stands there"),
        ("↑ ↓  e", "Choose a field; change it"),
        ("y", "Store it though it is hardly possible"),
        ("Esc", "Don't store it; Ctrl-C stops the answer too"),
        ("", "Log"),
        ("Enter", "Store the line; on an entry: change it"),
        ("↑ ↓", "Earlier lines, from the edge; the entries"),
        ("Tab", "Line, entries, goals"),
        ("Del", "Take an entry back, remove a goal"),
        ("Alt-U", "Undo; again: put it back"),
        ("", "Data, imports and sources"),
        ("↑ ↓", "Choose a row; Enter opens it"),
        ("Home End", "First and last of a long list"),
        ("/", "Filter, or go to a date"),
        ("[  ]", "Day before, day after"),
        ("x", "Leave out a sample or source; again: count it"),
        ("e  u", "Give a sample your value; as imported"),
        ("+ −", "Move a source up or down"),
        ("m", "Sources: for one metric"),
        ("u", "Imports: undo one"),
        ("c", "Results: say what a table's columns are"),
        ("", "Choosing a file"),
        ("letters", "Filter; a dot first shows hidden files"),
        ("Enter →", "Open a folder, choose a file"),
        ("← Backspace", "The folder above"),
        ("Space", "Mark several"),
        ("Tab  ~  /", "Type a path; Tab completes it"),
        ("Ctrl-S", "The newest first; again: by name"),
        ("", "Settings"),
        ("↑ ↓", "Choose a row (also j k, Tab)"),
        ("Enter", "Open, switch, edit or do it"),
        ("← →", "Change a value (with Shift in steps of ten)"),
        ("0 to 9", "Type a new number or date"),
        ("Del", "Set the default again"),
        ("/", "Search all settings"),
        ("Esc", "One page back; ~ to the root"),
    ]

    /// Where the box stands on a screen: title and footer stay in sight.
    static func box(in screen: Rect) -> Rect {
        let area = screen.inset(rows: 1)
        let columns = columns(on: screen.size)
        let width = min(columnWidth * columns + 4, area.width)
        let height = min((lines.count + columns - 1) / columns + 2, area.height)
        return Rect(
            column: area.column + (area.width - width) / 2, row: area.row + (area.height - height) / 2, width: width,
            height: height)
    }

    /// Keys and words side by side, with a gap behind them.
    static let columnWidth = 66

    /// How many columns a screen has room for: one or two.
    static func columns(on size: Size) -> Int { size.width >= columnWidth * 2 + 8 ? 2 : 1 }

    /// The first line shown when the last one is.
    static func lastScroll(on size: Size) -> Int {
        max(0, lines.count - columns(on: size) * max(0, box(in: Rect(size)).height - 2))
    }
}

/// Draws the help over the screen.
func drawHelp(scroll: Int, in area: Rect, on canvas: inout Canvas) {
    let box = HelpText.box(in: area)
    let inner = drawRaisedBox(titled: "Keys", in: box, on: &canvas)
    let first = min(scroll, HelpText.lastScroll(on: area.size))
    let columns = HelpText.columns(on: area.size)
    for (index, line) in HelpText.lines.dropFirst(first).prefix(inner.height * columns).enumerated() {
        let column = inner.splitLeft(index / max(1, inner.height) * HelpText.columnWidth).rest
        let place = column.line(index % max(1, inner.height))
        if line.key.isEmpty {
            canvas.write(
                line.label, column: place.column, row: place.row, TextStyle(.heading, on: .raised, .bold), within: place
            )
        } else {
            canvas.write(
                line.key, column: place.column + 1, row: place.row, TextStyle(.key, on: .raised), within: place)
            canvas.write(
                line.label, column: place.column + 16, row: place.row, TextStyle(.text, on: .raised), within: place)
        }
    }
}
