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
        case (.up, _), (.character("k"), []), (.tab, .shift): return moveCursor(by: -1)
        case (.down, _), (.character("j"), []), (.tab, []): return moveCursor(by: 1)
        case (.pageUp, _): return movePage(by: -1)
        case (.pageDown, _): return movePage(by: 1)
        case (.home, _), (.character("g"), []): return moveToEnd(first: true)
        case (.end, _), (.character("G"), _): return moveToEnd(first: false)
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
        case .left where row.hasTicks, .right where row.hasTicks, .character("h") where row.hasTicks,
            .character("l") where row.hasTicks:
            guard case .ticks(let ticks) = row.kind else { break }
            let step = press.key == .left || press.key == .character("h") ? -1 : 1
            column = min(max(0, column + step), ticks.count - 1)
        case .left, .character("h"):
            if case .link = row.kind { return path.isEmpty ? [] : goBack() }
            return adjust(row, by: press.modifiers.isEmpty ? -1 : -10)
        case .right, .character("l"):
            if case .link(let destination) = row.kind { return goTo(destination) }
            return adjust(row, by: press.modifiers.isEmpty ? 1 : 10)
        case .character("-"): return adjust(row, by: -1)
        case .character("+"), .character("="): return adjust(row, by: 1)
        case .delete: if case .field = row.kind, let key = row.id.name { return set(key, nil) }
        case .character(let letter) where press.modifiers.isEmpty && begins(row, letter):
            guard let field = row.field else { break }
            editor = FieldEditor(field, typed: String(letter))
        default: break
        }
        return []
    }

    /// Whether typing a digit on the row begins a new value.
    private func begins(_ row: SettingsRow, _ letter: Character) -> Bool {
        guard case .field = row.kind, letter.isASCII, letter.isNumber else { return false }
        switch row.field?.kind {
        case .count, .number, .day: return true
        default: return false
        }
    }

    // MARK: - Doing what a row does

    /// Does what Enter does on a row: opens its page, runs its action or changes its value.
    public mutating func activate(_ row: SettingsRow) -> [SettingsEffect] {
        switch row.kind {
        case .link(let destination): return goTo(destination)
        case .action: return open?.page.activate(row.id, in: &self) ?? []
        case .option(let key, let value): return choose(value, of: key)
        case .field: return row.id.name.map { activate(field: $0) } ?? []
        case .ticks: return open?.page.adjust(row.id, by: column, in: &self) ?? []
        case .heading, .text, .fact, .slider, .picture, .columns: return []
        }
    }

    private mutating func activate(field key: String) -> [SettingsEffect] {
        guard let field = SettingCatalog.field(key) else { return [] }
        if key == DataPage.Row.watchedFolder { return browse(.watching) }
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
        case .field: return row.field.map { step($0, by: steps, wrapping: false) } ?? []
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
            guard case .count(let now) = value else {
                return set(field.key, firstValue(of: field, or: range.lowerBound))
            }
            return set(field.key, .count(min(max(range.lowerBound, now + steps * step), range.upperBound)))
        case .number(let range, let step, _):
            guard case .number(let now) = value else {
                return set(field.key, firstValue(of: field, or: range.lowerBound))
            }
            // Steps of a tenth must not leave a tail of digits.
            let next = ((now + Double(steps) * step) * 1_000).rounded() / 1_000
            return set(field.key, .number(min(max(range.lowerBound, next), range.upperBound)))
        case .text, .texts, .day: return []
        }
    }

    /// Where a number that nobody has set begins: a usual one, not the smallest there can be.
    private func firstValue<Number: Comparable>(of field: SettingField, or lowest: Number) -> SettingValue {
        let usual: [String: SettingValue] = [
            "profile.height_cm": .number(170), "profile.max_heart_rate": .number(180), "goals.steps": .count(8_000),
            "goals.active_kcal": .number(400),
            "goals.exercise_min": .count(30), "goals.stand_hours": .count(12), "goals.sleep_hours": .number(8),
            "goals.weight_kg": .number(70), "coach.temperature": .number(0.7), "coach.max_tokens": .count(4_096),
            "budget.day_usd": .number(1), "budget.month_usd": .number(10),
        ]
        if let value = usual[field.key] { return value }
        return (lowest as? Int).map(SettingValue.count) ?? (lowest as? Double).map(SettingValue.number) ?? .count(0)
    }
}
