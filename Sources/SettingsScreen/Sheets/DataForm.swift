import ScreenKit
import Canvas
import Passphrases
import Widgets

/// Asks where a file is or goes, and for its passphrase.
public struct DataForm: SettingsSheetContent {
    enum Purpose: Equatable, Sendable {
        case backingUp
        /// The passphrase is asked for of an encrypted file that was chosen.
        case opening(DataEffect, path: String)
        case exporting(DataFormat)
    }
    enum Field: Equatable, Sendable { case path, encrypts, passphrase, again }

    let purpose: Purpose
    private var path: TextEditorState
    private var encrypts: Bool
    private var passphrase = SecretEntry()
    private var again = SecretEntry()
    private var focus = 0
    private var problem: String?

    init(_ purpose: Purpose, suggested: String) {
        self.purpose = purpose
        path = TextEditorState(suggested)
        encrypts = purpose == .backingUp
    }

    init(opening effect: DataEffect, at path: String) { self.init(.opening(effect, path: path), suggested: path) }

    /// The name that the file is to have, wherever it goes.
    public var fileName: String { FolderPath.name(path.text) }

    /// The same with another place.
    func placed(at path: String) -> DataForm {
        var form = self
        form.path = TextEditorState(path)
        return form
    }

    public var title: String {
        switch purpose {
        case .opening: "It is encrypted"
        case .backingUp: "Back up"
        case .exporting: "Export everything"
        }
    }

    var wantedSize: Size { Size(width: 66, height: fields.count * 2 + 4) }
    public var keyHints: [KeyHint] {
        let toggles =
            switch fields[focus] {
            case .encrypts: [KeyHint("Space", "switch")]
            case .path: [KeyHint("^O", "look for a place")]
            default: [KeyHint]()
            }
        return [KeyHint("Enter", isLast ? "go" : "next"), KeyHint("Tab", "next field")] + toggles + [
            KeyHint("Esc", "cancel")
        ]
    }

    private var fields: [Field] {
        switch purpose {
        case .opening: [.passphrase]
        case .exporting(.csv): [.path]
        case .exporting(.json), .backingUp: encrypts ? [.path, .encrypts, .passphrase, .again] : [.path, .encrypts]
        }
    }

    private var isLast: Bool { focus == fields.count - 1 }
    private var isWriting: Bool { if case .opening = purpose { false } else { true } }

    mutating func apply(_ input: SheetInput) -> SheetOutcome {
        switch input {
        case .wheel: return .open([])
        case .clicked(let target):
            switch target.as(SheetTarget.self) {
            case .submit?: return submit()
            case .cancel?: return cancelled()
            case .browse?: return .handedOver(.data(.browse(self)))
            case .line(let index)?:
                if fields.indices.contains(index) { focus = index }
                if fields[focus] == .encrypts { encrypts.toggle() }
            case .askKeyring?, nil: break
            }
            return .open([])
        case .paste(let text):
            add(text)
            return .open([])
        case .key(let press): return apply(press)
        }
    }

    private mutating func apply(_ press: KeyPress) -> SheetOutcome {
        problem = nil
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control): return cancelled()
        case (.character("o"), .control) where fields.contains(.path): return .handedOver(.data(.browse(self)))
        case (.tab, .shift), (.up, _): focus = (focus + fields.count - 1) % fields.count
        case (.tab, _), (.down, _): focus = (focus + 1) % fields.count
        case (.enter, _):
            if isLast { return submit() }
            focus += 1
        default: applyToField(press)
        }
        return .open([])
    }

    private mutating func applyToField(_ press: KeyPress) {
        switch fields[focus] {
        case .path: path.apply(press)
        case .encrypts:
            if [.character(" "), .left, .right].contains(press.key) { encrypts.toggle() }
        case .passphrase: Self.apply(press, to: &passphrase)
        case .again: Self.apply(press, to: &again)
        }
    }

    private static func apply(_ press: KeyPress, to entry: inout SecretEntry) {
        switch (press.key, press.modifiers) {
        case (.backspace, _): entry.deleteLast()
        case (.character("u"), .control): entry.wipe()
        case (.character(let letter), let modifiers) where modifiers.isSubset(of: .shift): entry.append(String(letter))
        default: break
        }
    }

    private mutating func add(_ text: String) {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        switch fields[focus] {
        case .path: path.insert(line)
        case .encrypts: break
        case .passphrase: passphrase.append(line)
        case .again: again.append(line)
        }
    }

    private mutating func cancelled() -> SheetOutcome {
        passphrase.wipe()
        again.wipe()
        return .closed([])
    }

    private mutating func submit() -> SheetOutcome {
        // As a file manager copies it: in quotes, or with a blank behind.
        let path = path.text.trimmingCharacters(in: .whitespaces).trimmingCharacters(in: ["'", "\""])
        if path.isEmpty { return refuse("Say where it goes.", at: .path) }
        if !isWriting, passphrase.isEmpty { return refuse("Type its passphrase.", at: .passphrase) }
        if isWriting, encrypts {
            if let problem = passphrase.withText({ PassphraseStrength($0).problem }) {
                return refuse(problem, at: .passphrase)
            }
            guard passphrase.hasSameText(as: again) else {
                again.wipe()
                return refuse("The two are not the same; type the second again.", at: .again)
            }
        }
        again.wipe()
        let secret = isWriting && !encrypts || passphrase.isEmpty ? nil : passphrase.taken()
        return .handedOver(.data(.asked(effect(path, secret))))
    }

    private mutating func refuse(_ sentence: String, at field: Field) -> SheetOutcome {
        problem = sentence
        focus = fields.firstIndex(of: field) ?? 0
        return .open([])
    }

    private func effect(_ path: String, _ secret: SecretEntry?) -> DataEffect {
        switch purpose {
        case .opening(let effect, _): effect.opened(by: secret)
        case .backingUp: .backUp(path: path, passphrase: secret, mayReplace: false)
        case .exporting(let format): .export(path: path, format, passphrase: secret, mayReplace: false)
        }
    }

    // MARK: - Drawing

    /// Draws the fields that the purpose has, a note or the fault, and the buttons; on the raised ground.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        var row = 0
        func write(_ text: String, _ role: StyleRole) {
            let line = area.line(row)
            canvas.write(text, column: line.column, row: line.row, TextStyle(role, on: .raised), within: line)
            row += 1
        }
        for (index, field) in fields.enumerated() {
            let isHere = index == focus
            if field == .encrypts {
                let line = area.line(row)
                write(
                    "\(isHere ? "›" : " ") [\(encrypts ? "x" : " ")] Encrypt it with a passphrase",
                    isHere ? .strong : .text)
                write(encrypts ? "" : "      Anyone who gets the file can read it.", .warning)
                canvas.mark(line, as: SheetTarget.line(index))
                continue
            }
            if field == .path { drawBrowse(in: area.line(row), on: &canvas) }
            write("\(isHere ? "›" : " ") \(label(field))", isHere ? .strong : .muted)
            let line = area.line(row)
            draw(field, isHere: isHere, in: line.splitLeft(2).rest, on: &canvas)
            canvas.mark(line, as: SheetTarget.line(index))
            row += 1
        }
        write(problem ?? note, problem == nil ? .muted : .bad)
        drawButtons(in: area.line(area.height - 1), on: &canvas)
    }

    private func label(_ field: Field) -> String {
        switch field {
        case .path:
            switch purpose {
            case .exporting(.csv): "The folder to make"
            case .backingUp, .exporting, .opening: "The file to write"
            }
        case .passphrase:
            if case .opening(_, let path) = purpose {
                "Passphrase of \(FolderPath.name(path))"
            } else {
                passphrase.isEmpty
                    ? "Passphrase" : "Passphrase  \(passphrase.withText { PassphraseStrength($0).words })"
            }
        case .again: "The same again"
        case .encrypts: ""
        }
    }

    private var note: String {
        switch purpose {
        case .opening: "It is checked whole before anything is touched."
        case .backingUp: "Without its passphrase nobody can open it, you neither."
        case .exporting: "Everything that is yours; never a key."
        }
    }

    private func drawBrowse(in line: Rect, on canvas: inout Canvas) {
        let words = "[ Look for a place ]"
        let place = line.splitLeft(max(0, line.width - words.cellWidth)).rest
        canvas.write(words, column: place.column, row: place.row, TextStyle(.accent, on: .raised), within: place)
        canvas.mark(place, as: SheetTarget.browse)
    }

    private func draw(_ field: Field, isHere: Bool, in line: Rect, on canvas: inout Canvas) {
        switch field {
        case .path:
            if isHere {
                LineField.draw(path.characters, cursor: path.offset, in: line, on: &canvas)
            } else {
                canvas.fill(line, TextStyle(.text, on: .composer))
                canvas.write(
                    path.text, column: line.column, row: line.row, TextStyle(.text, on: .composer), within: line)
            }
        case .passphrase: drawMask(passphrase, isHere, in: line, on: &canvas)
        case .again: drawMask(again, isHere, in: line, on: &canvas)
        case .encrypts: break
        }
    }

    /// A dot for each letter, so that a slip is seen but not the word.
    private func drawMask(_ entry: SecretEntry, _ isHere: Bool, in line: Rect, on canvas: inout Canvas) {
        canvas.fill(line, TextStyle(.text, on: .composer))
        let dots = String(repeating: "•", count: min(entry.count, max(0, line.width - 1)))
        let end = canvas.write(
            dots, column: line.column, row: line.row, TextStyle(.strong, on: .composer), within: line)
        if isHere { canvas.cursor = Point(column: end, row: line.row) }
    }

    private func drawButtons(in line: Rect, on canvas: inout Canvas) {
        var column = line.column
        for (text, role, target) in [
            ("[ \(title) ]", StyleRole.accent, SheetTarget.submit), ("[ Cancel ]", .text, .cancel),
        ] {
            let start = column
            column = canvas.write(
                text, column: column, row: line.row, TextStyle(role, on: .raised, .bold), within: line)
            canvas.mark(
                Rect(column: start, row: line.row, width: column - start, height: 1),
                as: target)
            column += 2
        }
    }
}
