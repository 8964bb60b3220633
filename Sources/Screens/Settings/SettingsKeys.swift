import Canvas
import SettingsModel
import Widgets

extension SettingsState {
    mutating func applyKey(_ press: KeyPress) -> [SettingsEffect] {
        if sheet != nil { return applyToSheet(.key(press)) }
        if alert != nil { return applyToAlert(press) }
        if search != nil { return applyToSearch(press) }
        if editor != nil { return applyToEditor(press) }
        let row = row(at: open)
        if let page = open?.page, let effects = page.key(press, on: row?.id ?? "", in: &self) { return effects }
        return applyToPage(press, row: row)
    }

    private mutating func applyToPage(_ press: KeyPress, row: SettingsRow?) -> [SettingsEffect] {
        switch (press.key, press.modifiers) {
        case (.up, _), (.character("k"), []): return moveCursor(by: -1)
        case (.down, _), (.character("j"), []), (.tab, []): return moveCursor(by: 1)
        case (.tab, .shift): return moveCursor(by: -1)
        case (.pageUp, _): return moveCursor(by: -max(1, size.height / 2))
        case (.pageDown, _): return moveCursor(by: max(1, size.height / 2))
        case (.home, _), (.character("g"), []): return moveCursor(by: -10_000)
        case (.end, _), (.character("G"), _): return moveCursor(by: 10_000)
        case (.character("/"), []):
            search = SettingsSearch()
            return []
        case (.character("~"), _): return goToRoot()
        case (.escape, _), (.character("c"), .control): return goBack()
        case (.backspace, _) where !path.isEmpty: return goBack()
        default: return row.map { apply(press, to: $0) } ?? []
        }
    }

    private mutating func apply(_ press: KeyPress, to row: SettingsRow) -> [SettingsEffect] {
        switch press.key {
        case .enter, .character(" "): return activate(row)
        case .left, .character("h"):
            if case .link = row.kind { return path.isEmpty ? [] : goBack() }
            return adjust(row, by: press.modifiers.isEmpty ? -1 : -10)
        case .right, .character("l"):
            if case .link(let destination) = row.kind { return goTo(destination) }
            return adjust(row, by: press.modifiers.isEmpty ? 1 : 10)
        case .character("-"): return adjust(row, by: -1)
        case .character("+"), .character("="): return adjust(row, by: 1)
        case .delete: if case .field = row.kind { return set(row.id, nil) }
        default: break
        }
        return []
    }

    // MARK: - The cursor

    /// Over rows that cannot have it. Beyond the last one the page scrolls, so that words at its end can be read.
    mutating func moveCursor(by step: Int) -> [SettingsEffect] {
        let stops = rows(of: open).filter(\.canHaveCursor)
        let at = stops.firstIndex { $0.id == cursors[open] } ?? 0
        guard !stops.isEmpty else {
            scroll = max(0, scroll + step)
            return []
        }
        let next = min(max(0, at + step), stops.count - 1)
        guard next != at else {
            scroll = step > 0 ? min(scroll + 1, SettingsLayout.mostScroll) : max(0, scroll - 1)
            cursors[open] = stops[at].id
            return []
        }
        return putCursor(on: stops[next].id)
    }

    mutating func putCursor(on id: String) -> [SettingsEffect] {
        scroll = 0
        cursors[open] = id
        return open?.page.reached(id, in: &self) ?? []
    }

    // MARK: - Doing what a row does

    mutating func activate(_ row: SettingsRow) -> [SettingsEffect] {
        switch row.kind {
        case .link(let destination): return goTo(destination)
        case .action: return open?.page.activate(row.id, in: &self) ?? []
        case .option(let key, let value): return choose(value, of: key)
        case .field: return activate(field: row.id)
        case .heading, .text, .fact, .slider, .picture: return []
        }
    }

    private mutating func activate(field key: String) -> [SettingsEffect] {
        guard let field = SettingCatalog.field(key) else { return [] }
        switch field.kind {
        case .flag: return set(key, .flag(field.read(settings) != .flag(true)))
        case .choice: return step(field, by: 1, wrapping: true)
        default:
            edit(field)
            return []
        }
    }

    /// Picks the value of a choice; ticks or unticks one of several.
    private mutating func choose(_ value: String, of key: String) -> [SettingsEffect] {
        guard let field = SettingCatalog.field(key) else { return [] }
        guard case .texts = field.kind else { return set(key, .text(value)) }
        var chosen: [String] = if case .texts(let texts) = field.read(settings) { texts } else { [] }
        if let index = chosen.firstIndex(of: value) { chosen.remove(at: index) } else { chosen.append(value) }
        return set(key, .texts(chosen))
    }

    private mutating func adjust(_ row: SettingsRow, by steps: Int) -> [SettingsEffect] {
        switch row.kind {
        case .slider, .action: return open?.page.adjust(row.id, by: steps, in: &self) ?? []
        case .field: return SettingCatalog.field(row.id).map { step($0, by: steps, wrapping: false) } ?? []
        default: return []
        }
    }

    /// To the next or previous value.
    private mutating func step(_ field: SettingField, by steps: Int, wrapping: Bool) -> [SettingsEffect] {
        let value = field.read(settings)
        switch field.kind {
        case .flag: return set(field.key, .flag(steps > 0))
        case .choice(let options):
            let at = options.firstIndex { .text($0.value) == value } ?? (steps > 0 ? -1 : options.count)
            let next = wrapping ? (at + steps) % options.count : min(max(0, at + steps.signum()), options.count - 1)
            return set(field.key, .text(options[next].value))
        case .count(let range, let step, _):
            let now: Int = if case .count(let count) = value { count } else { range.lowerBound - step }
            return set(field.key, .count(min(max(range.lowerBound, now + steps * step), range.upperBound)))
        case .number(let range, let step, _):
            let now: Double = if case .number(let number) = value { number } else { range.lowerBound - step }
            // Steps of a tenth must not leave a tail of digits.
            let next = ((now + Double(steps) * step) * 1_000).rounded() / 1_000
            return set(field.key, .number(min(max(range.lowerBound, next), range.upperBound)))
        case .text, .texts, .day: return []
        }
    }
}
