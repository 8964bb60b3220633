import Canvas
import Passphrases
import Widgets

/// Entries for a new passphrase: the old one where there is one, the new one, and once more.
public struct PassphraseEntries: Equatable, Sendable {
    /// Which passphrase a line takes.
    public enum Field: Int, CaseIterable, Sendable {
        case old, new, again

        public var title: String {
            switch self {
            case .old: "Present passphrase"
            case .new: "New passphrase"
            case .again: "Once more"
            }
        }
    }

    public let fields: [Field]
    public private(set) var entries: [SecretEntry]
    /// Puts the cursor on a line; nothing for a line that is not there.
    public private(set) var focus = 0
    /// Why the entries are refused; one sentence.
    public private(set) var problem: String?

    public init(asksOld: Bool) {
        fields = asksOld ? [.old, .new, .again] : [.new, .again]
        entries = fields.map { _ in SecretEntry() }
    }

    /// The result of a key; complete only where the new passphrase was typed twice alike.
    public enum Outcome: Equatable { case open, cancelled, complete(old: SecretEntry?, new: SecretEntry) }

    /// Takes a key: Enter and arrows go from line to line, Enter on the last checks them.
    public mutating func apply(_ press: KeyPress) -> Outcome {
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control): return .cancelled
        case (.enter, _): return enter()
        case (.tab, .shift), (.up, _): focus = max(0, focus - 1)
        case (.tab, _), (.down, _): focus = min(fields.count - 1, focus + 1)
        case (.backspace, _): entries[focus].deleteLast()
        case (.character("u"), .control): entries[focus].wipe()
        case (.character(let letter), let modifiers) where modifiers.isSubset(of: .shift): add(String(letter))
        default: break
        }
        return .open
    }

    /// Adds text to the line with the focus; what is too long is refused whole.
    public mutating func add(_ text: String) {
        problem = entries[focus].append(text) ? nil : "That is too long."
    }

    /// Moves the focus to a field, by its index among `fields`.
    public mutating func focus(on field: Int) { if fields.indices.contains(field) { focus = field } }

    /// Overwrites all lines and tells why, so that they are typed anew.
    public mutating func refuse(_ problem: String) {
        wipe()
        self.problem = problem
    }

    /// Overwrites what was typed.
    public mutating func wipe() {
        for index in entries.indices { entries[index].wipe() }
        focus = 0
    }

    private mutating func enter() -> Outcome {
        guard focus == fields.count - 1 else {
            focus += 1
            return .open
        }
        if let (field, sentence) = mistake {
            problem = sentence
            focus = field
            // To be typed anew in any case, and nobody sees what is left in it.
            entries[fields.count - 1].wipe()
            return .open
        }
        let new = entries[fields.count - 2].taken()
        let old = fields.count == 3 ? entries[0].taken() : nil
        entries[fields.count - 1].wipe()
        focus = 0
        return .complete(old: old, new: new)
    }

    /// The first field that is not good, and why.
    private var mistake: (Int, String)? {
        let new = fields.count - 2
        if fields.count == 3, entries[0].isEmpty { return (0, "Type the present passphrase first.") }
        if let problem = entries[new].withText({ PassphraseStrength($0).problem }) { return (new, problem) }
        if !entries[new].hasSameText(as: entries[new + 1]) { return (new + 1, "The two are not the same.") }
        return nil
    }

    /// A word on the new passphrase, and how it is meant; `nil` before there is any.
    public var strength: (text: String, role: StyleRole)? {
        let entry = entries[fields.count - 2]
        guard !entry.isEmpty else { return nil }
        let strength = entry.withText { PassphraseStrength($0) }
        return (strength.words, strength.role)
    }
}

extension PassphraseStrength {
    /// How it is meant.
    public var role: StyleRole {
        switch grade {
        case .tooShort: .bad
        case .guessable: .warning
        case .fair: .info
        case .strong: .good
        }
    }
}

/// Draws the entries below each other, two rows each, what is wrong last. Returns the rows it took.
@discardableResult
public func drawPassphraseEntries(
    _ entries: PassphraseEntries, in area: Rect, ground: GroundRole, on canvas: inout Canvas
) -> Int {
    var row = 0
    for (index, field) in entries.fields.enumerated() {
        let label = area.line(row)
        let isFocused = index == entries.focus
        let end = canvas.write(
            "\(isFocused ? "›" : " ") \(field.title)", column: label.column, row: label.row,
            TextStyle(isFocused ? .strong : .muted, on: ground, isFocused ? .bold : []), within: label)
        if field == .new, let strength = entries.strength {
            canvas.write(
                "  \(strength.text)", column: end, row: label.row, TextStyle(strength.role, on: ground), within: label)
        }
        let line = area.line(row + 1)
        let place = Rect(column: line.column + 2, row: line.row, width: min(40, line.width - 2), height: line.height)
        canvas.fill(place, TextStyle(.text, on: .composer))
        let shown = entries.entries[index].isEmpty ? "" : "········"
        let cursor = canvas.write(
            shown, column: place.column, row: place.row, TextStyle(.strong, on: .composer), within: place)
        if isFocused, !place.isEmpty { canvas.cursor = Point(column: cursor, row: place.row) }
        canvas.mark(
            Rect(column: area.column, row: area.row + row, width: area.width, height: 2).intersection(area),
            as: PassphraseTarget(index: index))
        row += 2
    }
    let problem = entries.problem ?? ""
    for line in PlainText.lines(problem, TextStyle(.bad, on: ground), width: max(1, area.width - 2)) {
        canvas.write(
            line.text, column: area.column + 2, row: area.row + row, TextStyle(.bad, on: ground), within: area)
        row += 1
    }
    return row
}

/// The hit target of a field of `PassphraseEntries`.
public struct PassphraseTarget: Hashable, Sendable {
    /// Among `fields`.
    public var index: Int
}
