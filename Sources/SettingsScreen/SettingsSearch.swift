import ScreenKit
import Canvas
import SettingsModel
import Widgets

/// The search over all settings, while it is open.
public struct SettingsSearch: Equatable, Sendable {
    var filter = ""
    var selected = 0
}

/// A row of some page that the search found.
public struct SettingsHit: Equatable, Sendable {
    public var destination: SettingsDestination
    /// `nil` for the page itself.
    public var row: SettingsRowID?
    public var title: String
    /// The current value; empty for a page or a command.
    var value: String
}

extension SettingsState {
    /// Rows and pages whose words hold all those of the filter, pages first.
    var hits: [SettingsHit] {
        let words = (search?.filter ?? "").lowercased().split(separator: " ")
        let pages = SettingsDestination.sections(debug: about.isDebug).flatMap(\.pages)
        let found = pages.filter { Self.hold(words, in: "\($0.title) \($0.summary) \($0.keywords)") }
            .map { SettingsHit(destination: $0, row: nil, title: $0.title, value: "") }
        return found + rowHits(of: words).map(\.hit)
    }

    /// Rows of all pages whose words hold all those of a filter, with their words.
    public func rowHits(of words: [Substring]) -> [(hit: SettingsHit, words: String)] {
        SettingsDestination.sections(debug: about.isDebug).flatMap(\.pages).flatMap { page in
            rows(of: page).compactMap { hit($0, on: page, words) }
        }
    }

    private func hit(
        _ row: SettingsRow, on page: SettingsDestination, _ words: [Substring]
    ) -> (hit: SettingsHit, words: String)? {
        guard row.canHaveCursor else { return nil }
        let (title, value, more) = said(of: row)
        let all = "\(title) \(value) \(more) \(row.help) \(row.id.key) \(page.title)"
        guard Self.hold(words, in: all) else { return nil }
        return (SettingsHit(destination: page, row: row.id, title: title, value: value), all)
    }

    /// How a row is called away from its page, what it is set to, and what else a search finds it by.
    private func said(of row: SettingsRow) -> (title: String, value: String, more: String) {
        switch row.kind {
        case .field:
            guard let field = row.field else { return (row.title, row.value, "") }
            return (row.title, SettingWording.shown(field, in: settings), Self.options(of: field))
        case .option(let key, let value):
            guard let field = SettingCatalog.field(key) else { return (row.title, "", "") }
            let isChosen =
                switch field.read(settings) {
                case .texts(let texts): texts.contains(value)
                case .text(let text): text == value
                default: false
                }
            return ("\(field.title): \(row.title)", isChosen ? "yes" : "no", field.help)
        case .slider(let percent, _): return (row.title, row.value.isEmpty ? "\(percent) %" : row.value, "")
        default: return (row.title, row.value, "")
        }
    }

    /// The names of the values it can have: who looks for "playful" or "bedtime" finds where they are chosen.
    private static func options(of field: SettingField) -> String {
        switch field.kind {
        case .choice(let options), .texts(let options): options.map(\.title).joined(separator: " ")
        default: ""
        }
    }

    private static func hold(_ words: [Substring], in text: String) -> Bool {
        let text = text.lowercased()
        return words.allSatisfy { text.contains($0) }
    }

    mutating func applyToSearch(_ press: KeyPress) -> [SettingsEffect] {
        guard var search else { return [] }
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control):
            self.search = nil
            return []
        case (.enter, _): return goToHit(search.selected)
        case (.up, _): search.selected = max(0, search.selected - 1)
        case (.down, _), (.tab, _): search.selected = min(max(0, hits.count - 1), search.selected + 1)
        case (.backspace, _): search = SettingsSearch(filter: String(search.filter.dropLast()))
        case (.character("u"), .control): search = SettingsSearch()
        case (.character(let letter), let modifiers) where modifiers.isSubset(of: .shift):
            search = SettingsSearch(filter: search.filter + String(letter))
        default: break
        }
        self.search = search
        return []
    }

    mutating func goToHit(_ index: Int) -> [SettingsEffect] {
        let found = hits
        guard found.indices.contains(index) else { return [] }
        search = nil
        let effects = goToRoot() + goTo(found[index].destination)
        return effects + (found[index].row.map { putCursor(on: $0) } ?? [])
    }

    func drawSearch(_ search: SettingsSearch, in area: Rect, on canvas: inout Canvas) {
        let width = min(66, area.width)
        let height = min(18, area.height)
        let box = Rect(
            column: area.column + (area.width - width) / 2, row: area.row + (area.height - height) / 3, width: width,
            height: height)
        canvas.mark(box, as: .box)
        let inner = drawRaisedBox(titled: "Search the settings", in: box, on: &canvas)
        let (filterRow, list) = inner.splitTop(1)
        let end = canvas.write(
            "› \(search.filter)", column: filterRow.column, row: filterRow.row, TextStyle(.text, on: .raised),
            within: filterRow)
        canvas.cursor = Point(column: min(end, filterRow.endColumn - 1), row: filterRow.row)
        let found = hits
        if found.isEmpty {
            canvas.write(
                "No setting has these words.", column: list.column, row: list.row, TextStyle(.muted, on: .raised),
                within: list)
        }
        let first = max(0, min(search.selected - list.height / 2, found.count - list.height))
        for (row, hit) in found.dropFirst(first).prefix(list.height).enumerated() {
            draw(hit, number: first + row, isSelected: first + row == search.selected, in: list.line(row), on: &canvas)
        }
    }

    private func draw(_ hit: SettingsHit, number: Int, isSelected: Bool, in line: Rect, on canvas: inout Canvas) {
        let ground: GroundRole = isSelected ? .selection : .raised
        canvas.fill(line, TextStyle(.text, on: ground))
        let room = line.splitLeft(line.width - 1).left
        let page = hit.row == nil ? "page" : hit.destination.title
        let start = max(room.column, room.endColumn - page.cellWidth)
        let attributes: TextAttributes = isSelected ? .bold : []
        let left = room.splitLeft(start - room.column - 2).left
        let title = ((isSelected ? "▸ " : "  ") + hit.title).truncated(toCells: left.width)
        let end = canvas.write(
            title, column: left.column, row: line.row, TextStyle(.text, on: ground, attributes), within: left)
        canvas.write(
            hit.value.truncated(toCells: max(0, left.endColumn - end - 2)), column: end + 2, row: line.row,
            TextStyle(.accent, on: ground), within: left)
        canvas.write(page, column: start, row: line.row, TextStyle(.muted, on: ground), within: room)
        canvas.mark(line, as: SettingsTarget.hit(number))
    }
}
