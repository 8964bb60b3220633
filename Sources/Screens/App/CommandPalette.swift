import Canvas
import HealthModel
import Widgets

/// Every command by name, filtered while typing.
public struct CommandPalette: Equatable, Sendable {
    public enum Command: Equatable, Sendable {
        case today, coach, previousDay, nextDay, latestDay, lockNow, setup, help, quit
        case browse, imports, sources, importFile, why
        case log
        /// The log, with the beginning of a line.
        case logLine(String)
        /// At a page; `nil` opens them where they were left.
        case settings(SettingsDestination?)
        case chat(CoachCommand)
        case metric(MetricID)

        public static var all: [Command] {
            [.today, .coach, .log] + logLines + [.settings(nil)] + CoachCommand.all.map(Command.chat) + [
                .previousDay, .nextDay, .latestDay, .why, .browse, .sources, .imports, .importFile,
            ]
                + MetricID.allCases.map(Command.metric) + settingsPages.map { .settings($0) } + [
                    .lockNow, .setup, .help, .quit,
                ]
        }

        private static let logLines: [Command] = ["water ", "weight ", "mood "].map { .logLine($0) }
        private static let settingsPages = SettingsDestination.sections(debug: false).flatMap(\.pages)

        public var title: String {
            switch self {
            case .today: "Show today"
            case .coach: "Talk with the coach"
            case .settings(let page): page.map { "Settings: \($0.title)" } ?? "Settings"
            case .chat(let command): command.title
            case .previousDay: "Previous day"
            case .nextDay: "Next day"
            case .latestDay: "Back to today"
            case .why: "Why this number"
            case .log: "Log: write something down, undo"
            case .logLine("water "): "Log water…"
            case .logLine("weight "): "Log weight…"
            case .logLine: "Log how I feel…"
            case .browse: "Browse data"
            case .sources: "Sources and their order"
            case .imports: "Imports so far, and undo"
            case .importFile: "Import a file or folder"
            case .lockNow: "Lock now"
            case .setup: "Set up AirFit: the first questions again"
            case .help: "Help"
            case .quit: "Quit"
            case .metric(let metric): "Chart: \(metric.title)"
            }
        }

        /// The key that does the same without the palette; empty where there is none.
        public var key: String {
            switch self {
            case .today, .coach: "Ctrl-T"
            case .settings(let page): page == nil ? "F9" : ""
            case .chat(let command): command.keyName
            case .previousDay: "["
            case .nextDay: "]"
            case .latestDay: "t"
            case .why: "w"
            case .log: "F5"
            case .logLine: ""
            case .browse: "D"
            case .sources: "s"
            case .imports: ""
            case .importFile: "i"
            case .lockNow: "Ctrl-X"
            case .setup: ""
            case .help: "F1"
            case .quit: "Ctrl-Q"
            case .metric: "Enter"
            }
        }
    }

    enum Outcome { case open, closed, chosen(Command) }

    public private(set) var filter = ""
    public private(set) var selected = 0

    public init() {}

    /// The commands whose title holds the letters of the filter in order: first those that have them together at the
    /// beginning of a word, then those that have them together, then the others.
    public var matches: [Command] {
        let wanted = filter.lowercased()
        let ranked = Command.all.compactMap { command in
            Self.rank(of: command.title.lowercased(), for: wanted).map { (command, rank: $0) }
        }
        return (0...2).flatMap { rank in ranked.filter { $0.rank == rank }.map(\.0) }
    }

    /// 0 is best; `nil` where letters are missing.
    private static func rank(of title: String, for wanted: String) -> Int? {
        if title.hasPrefix(wanted) || title.contains(" " + wanted) { return 0 }
        if title.contains(wanted) { return 1 }
        var rest = wanted.filter { $0 != " " }[...]
        for letter in title where letter == rest.first { rest = rest.dropFirst() }
        return rest.isEmpty ? 2 : nil
    }

    mutating func apply(_ key: KeyPress) -> Outcome {
        let found = matches
        switch key.key {
        case .escape: return .closed
        case .enter: return found.indices.contains(selected) ? .chosen(found[selected]) : .open
        case .up: selected = max(0, selected - 1)
        case .down: selected = min(max(0, found.count - 1), selected + 1)
        case .backspace:
            filter = String(filter.dropLast())
            selected = 0
        case .character("k") where key.modifiers == .control, .character("c") where key.modifiers == .control:
            return .closed
        case .character(let letter) where key.modifiers.isSubset(of: .shift):
            filter.append(letter)
            selected = 0
        default: break
        }
        return .open
    }
}

/// Draws the palette over the middle of the screen.
func drawPalette(_ palette: CommandPalette, in area: Rect, on canvas: inout Canvas) {
    let width = min(60, area.width)
    let height = min(16, area.height)
    let box = Rect(
        column: area.column + (area.width - width) / 2, row: area.row + (area.height - height) / 3, width: width,
        height: height)
    let inner = drawRaisedBox(titled: "Commands", in: box, on: &canvas)
    let (filterRow, list) = inner.splitTop(1)
    let end = canvas.write(
        "› \(palette.filter)", column: filterRow.column, row: filterRow.row, TextStyle(.text, on: .raised),
        within: filterRow)
    canvas.cursor = Point(column: min(end, filterRow.endColumn - 1), row: filterRow.row)
    let matches = palette.matches
    if matches.isEmpty {
        canvas.write(
            "No command has these letters.", column: list.column, row: list.row, TextStyle(.muted, on: .raised),
            within: list)
    }
    let first = max(0, min(palette.selected - list.height / 2, matches.count - list.height))
    for (row, command) in matches.dropFirst(first).prefix(list.height).enumerated() {
        let line = list.line(row)
        let ground: GroundRole = first + row == palette.selected ? .selection : .raised
        canvas.fill(line, TextStyle(.text, on: ground))
        let room = line.width - command.key.cellWidth - 4
        canvas.write(
            command.title.truncated(toCells: max(1, room)), column: line.column + 1, row: line.row,
            TextStyle(.text, on: ground), within: line)
        canvas.write(
            command.key, column: line.endColumn - command.key.cellWidth - 1, row: line.row, TextStyle(.key, on: ground),
            within: line)
        canvas.mark(line, as: HitTarget("overlay.command", first + row))
    }
}

/// A box on the raised ground with a border and a title; returns what is inside it.
func drawRaisedBox(titled title: String, in box: Rect, on canvas: inout Canvas) -> Rect {
    let border = TextStyle(.borderFocused, on: .raised)
    canvas.fill(box, TextStyle(.text, on: .raised))
    guard box.width >= 2, box.height >= 2 else { return box }
    let dashes = String(repeating: "─", count: box.width - 2)
    canvas.write("╭\(dashes)╮", column: box.column, row: box.row, border)
    for row in box.row + 1..<box.endRow - 1 {
        canvas.write("│", column: box.column, row: row, border)
        canvas.write("│", column: box.endColumn - 1, row: row, border)
    }
    canvas.write("╰\(dashes)╯", column: box.column, row: box.endRow - 1, border)
    canvas.write(
        " \(title) ", column: box.column + 2, row: box.row, TextStyle(.title, on: .raised, .bold),
        within: box.inset(columns: 2))
    return box.inset(columns: 2, rows: 1)
}
