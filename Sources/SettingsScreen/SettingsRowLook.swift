import ScreenKit
import Canvas
import SettingsModel
import Widgets

/// How one line of a row is drawn.
struct SettingsRowLook {
    var row: SettingsRow
    var line: PageLines.Line
    var isSelected: Bool
    /// Whether the pane has the keys: the cursor of the other one is drawn quietly.
    var isFocused: Bool
    /// The column of ticks with the cursor.
    var column = 0

    private var ground: GroundRole { isSelected ? .selection : .base }

    func draw(in place: Rect, settings: Settings, on canvas: inout Canvas) {
        switch row.kind {
        case .heading:
            guard line.part == 1 else { return }
            canvas.write(
                row.title, column: place.column, row: place.row, TextStyle(.heading, on: .base, .bold), within: place)
        case .text(let role):
            // Faint is for ornaments: too little contrast to be read.
            let style = TextStyle(role == .faint ? .muted : role)
            canvas.write(line.text, column: place.column, row: place.row, style, within: place)
        case .fact(let role):
            drawFact(role, in: place, on: &canvas)
        case .picture: break
        case .columns(let titles):
            for (index, title) in titles.enumerated() {
                let cell = Self.tickPlace(index, of: titles.count, in: place)
                canvas.write(
                    title, column: cell.endColumn - title.cellWidth - 1, row: cell.row, TextStyle(.muted), within: cell)
            }
        case .ticks(let ticks): draw(ticks, in: place, on: &canvas)
        case .link: write(title: row.title, .text, value: row.value, .muted, in: place, on: &canvas, mark: "›")
        case .action(let isDestructive):
            write(
                title: "[ \(row.title) ]", isDestructive ? .bad : .accent, value: row.value, .muted, in: place,
                on: &canvas)
        case .option(let key, let value): drawOption(key, value, settings, in: place, on: &canvas)
        case .slider(let percent, let role): drawSlider(percent, role, in: place, on: &canvas)
        case .field: drawField(settings, in: place, on: &canvas)
        }
    }

    /// Where the tick of a column stands.
    static func tickPlace(_ index: Int, of count: Int, in place: Rect) -> Rect {
        let width = 9
        return Rect(
            column: place.endColumn - width * (count - index), row: place.row, width: width, height: 1
        ).intersection(place)
    }

    /// The one with the cursor is between brackets of its own, so that it is seen without colour.
    private func draw(_ ticks: [Bool], in place: Rect, on canvas: inout Canvas) {
        let left = place.splitLeft(max(0, place.width - ticks.count * 9)).left
        let room = left.width - 2
        // `! sensitive` where there is the room for it, else its mark alone, for which a long title makes room.
        let fits = row.title.cellWidth + 2 + row.value.cellWidth <= room
        let value = fits ? row.value : String(row.value.prefix { $0 != " " })
        let title = value.isEmpty ? row.title : row.title.truncated(toCells: max(1, room - 2 - value.cellWidth))
        write(title: title, .text, value: value, .warning, in: left, on: &canvas)
        for (index, isOn) in ticks.enumerated() {
            let cell = Self.tickPlace(index, of: ticks.count, in: place)
            if isSelected { canvas.fill(cell, TextStyle(.text, on: ground)) }
            let isHere = isSelected && isFocused && index == column
            let text = "\(isHere ? "▸" : " ")[\(isOn ? "x" : " ")]\(isHere ? "◂" : " ")"
            canvas.write(
                text, column: cell.endColumn - 6, row: cell.row,
                TextStyle(isOn ? .good : .muted, on: ground, isHere ? .bold : []), within: cell)
        }
    }

    private func drawFact(_ role: StyleRole, in place: Rect, on canvas: inout Canvas) {
        guard line.part == 0 else {
            canvas.write(line.text, column: place.column + 2, row: place.row, TextStyle(role), within: place)
            return
        }
        let fits = row.title.cellWidth + row.value.cellWidth + 2 <= place.width
        write(title: row.title, .muted, value: fits ? row.value : "", role, in: place, on: &canvas)
    }

    /// With the value being typed.
    func draw(_ editor: FieldEditor, in place: Rect, on canvas: inout Canvas) {
        let width = max(8, min(place.width * 3 / 5, place.width - row.title.cellWidth - 4))
        write(title: row.title, .text, value: "", .text, in: place, on: &canvas)
        editor.draw(
            in: Rect(column: place.endColumn - width, row: place.row, width: width, height: 1), on: &canvas)
    }

    private func drawField(_ settings: Settings, in place: Rect, on canvas: inout Canvas) {
        guard let field = row.field else { return }
        let words = SettingWording.shown(field, in: settings)
        let isSet = field.read(settings) != nil
        switch field.kind {
        case .flag:
            let isOn = field.read(settings) == .flag(true)
            write(
                title: row.title, .text, value: isOn ? "on  [x]" : "off  [ ]", isOn ? .good : .muted, in: place,
                on: &canvas)
        case .choice, .count, .number:
            let shown = isSelected ? "‹ \(words) ›" : "\(words)  "
            write(title: row.title, .text, value: shown, isSet ? .accent : .muted, in: place, on: &canvas)
        case .text, .texts, .day:
            write(title: row.title, .text, value: "\(words)  ", isSet ? .accent : .muted, in: place, on: &canvas)
        }
    }

    private func drawOption(
        _ key: String, _ value: String, _ settings: Settings, in place: Rect, on canvas: inout Canvas
    ) {
        guard let field = SettingCatalog.field(key) else { return }
        let (isChosen, marks) =
            switch field.read(settings) {
            case .texts(let texts): (texts.contains(value), ("[x] ", "[ ] "))
            case .text(let text): (text == value, ("(•) ", "( ) "))
            default: (false, ("[ ] ", "[ ] "))
            }
        write(
            title: (isChosen ? marks.0 : marks.1) + row.title, isChosen ? .strong : .text, value: row.value, .muted,
            in: place, on: &canvas)
    }

    /// `Analytical & Insightful  ███████░░░░░  35 %`
    private func drawSlider(_ percent: Int, _ role: StyleRole, in place: Rect, on canvas: inout Canvas) {
        let label = max(14, min(30, place.width * 2 / 5))
        // Two cells for the cursor before the title, one for the gap behind it.
        write(title: row.title.truncated(toCells: label - 3), .text, value: row.value, .text, in: place, on: &canvas)
        let bar = Rect(
            column: place.column + label, row: place.row, width: max(0, place.width - label - 8), height: 1)
        let filled = (bar.width * min(100, max(0, percent)) + 50) / 100
        canvas.write(
            String(repeating: "━", count: filled), column: bar.column, row: bar.row, TextStyle(role, on: ground),
            within: bar)
        canvas.write(
            String(repeating: "╌", count: bar.width - filled), column: bar.column + filled, row: bar.row,
            TextStyle(.faint, on: ground), within: bar)
    }

    /// Title at the left, value at the right; a long title leaves less for the value.
    private func write(
        title: String, _ titleRole: StyleRole, value: String, _ valueRole: StyleRole, in place: Rect,
        on canvas: inout Canvas, mark: String = ""
    ) {
        if isSelected { canvas.fill(place, TextStyle(.text, on: ground)) }
        var line = place
        if row.canHaveCursor {
            let cursor = isSelected ? (isFocused ? "▸" : "•") : " "
            canvas.write(cursor, column: place.column, row: place.row, TextStyle(.accent, on: ground), within: place)
            line = place.splitLeft(2).rest
        }
        let attributes: TextAttributes = isSelected && isFocused ? .bold : []
        let end = canvas.write(
            title.truncated(toCells: max(1, line.width - (mark.isEmpty ? 0 : 2))), column: line.column, row: line.row,
            TextStyle(titleRole, on: ground, attributes), within: line)
        let room = max(0, line.endColumn - end - 2 - (mark.isEmpty ? 0 : 2))
        let shown = value.truncated(toCells: room)
        canvas.write(
            shown, column: line.endColumn - shown.cellWidth - (mark.isEmpty ? 0 : 2), row: line.row,
            TextStyle(valueRole, on: ground), within: line)
        if !mark.isEmpty {
            canvas.write(mark, column: line.endColumn - 1, row: line.row, TextStyle(.faint, on: ground), within: line)
        }
    }
}
