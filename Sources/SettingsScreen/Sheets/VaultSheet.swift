import ScreenKit
import Canvas
import Passphrases
import Widgets

/// Asks for what opens the vault, or how a new one is to be opened, before work on the keys goes on.
public struct VaultSheet: SettingsSheetContent {
    /// The secret that the person chose to open it with.
    public enum Opener: Equatable, Sendable {
        case passphrase(SecretField)
        case keyring
        case new(VaultProtection)
    }

    /// The question of the sheet: the way into a vault that exists, or the protection of a new one.
    public enum Step: Equatable, Sendable {
        case unlock(hasPassphrase: Bool, hasKeyring: Bool)
        case choose(hasKeyring: Bool)
        case newPassphrase
        case unprotected
    }

    /// The text to type to keep keys where everybody with the file can read them.
    static let unprotectedWords = "not protected"

    /// The work that continues when it is open.
    public let work: KeyWork
    public private(set) var step: Step
    public private(set) var selected = 0
    public private(set) var first = SecretField()
    public private(set) var second = SecretField()
    private var typed = ""
    private var isRevealed = false
    /// Whether the keyring was among what could be chosen, for coming back to the choice.
    private var hadKeyring = false
    /// Being opened or made.
    var isBusy = false
    /// Why the last try failed; one sentence.
    public var problem: String?
    var spinner = ""

    /// - Parameter condition: how the vault stands; an open one needs no sheet.
    init?(_ condition: VaultCondition, then work: KeyWork) {
        self.work = work
        switch condition {
        case .none(let hasKeyring): step = .choose(hasKeyring: hasKeyring)
        case .locked(.passphrase): step = .unlock(hasPassphrase: true, hasKeyring: false)
        case .locked(.keyring): step = .unlock(hasPassphrase: false, hasKeyring: true)
        case .locked(.keyringAndPassphrase): step = .unlock(hasPassphrase: true, hasKeyring: true)
        case .locked(.nothing): step = .unlock(hasPassphrase: false, hasKeyring: false)
        case .unlocked, .unusable: return nil
        }
    }

    public var title: String {
        switch step {
        case .unlock: "Unlock the vault"
        case .choose: "How to protect your keys"
        case .newPassphrase: "A passphrase for the vault"
        case .unprotected: "Keep keys without protection?"
        }
    }
    var wantedSize: Size { Size(width: 66, height: 12) }

    public var keyHints: [KeyHint] {
        if isBusy { return [KeyHint("Esc", "stop")] }
        switch step {
        case .unlock: return [KeyHint("Enter", "unlock"), KeyHint("Alt-V", "show"), KeyHint("Esc", "cancel")]
        case .choose: return [KeyHint("↑ ↓", "choose"), KeyHint("Enter", "go on"), KeyHint("Esc", "cancel")]
        case .newPassphrase:
            return [
                KeyHint("Enter", selected == 0 ? "next" : "make the vault"), KeyHint("Alt-V", "show"),
                KeyHint("Esc", "back"),
            ]
        case .unprotected: return [KeyHint("Enter", "keep them so"), KeyHint("Esc", "back")]
        }
    }

    /// The ways to open a new vault, the best first.
    enum Choice: Equatable { case keyring, passphrase, nothing }
    var choices: [Choice] {
        if case .choose(hasKeyring: false) = step {
            [.passphrase, .nothing]
        } else {
            [.keyring, .passphrase, .nothing]
        }
    }

    // MARK: Input

    mutating func apply(_ input: SheetInput) -> SheetOutcome {
        if isBusy {
            let stops = input == .key(KeyPress(.escape)) || input == .clicked(HitTarget(SheetTarget.cancel))
            return stops ? .handedOver(.keys(.openingStopped)) : .open([])
        }
        switch input {
        case .key(let press): return apply(press)
        case .paste(let text): edit(with: text.filter { !$0.isNewline })
        case .clicked(let target): return click(target)
        case .wheel: break
        }
        return .open([])
    }

    private mutating func click(_ target: HitTarget) -> SheetOutcome {
        switch target.as(SheetTarget.self) {
        case .line(let index)?: selected = index
        case .submit?: return submit()
        case .askKeyring?: return .handedOver(.keys(.openerChosen(.keyring)))
        case .cancel?: return goBack()
        case .browse?, nil: break
        }
        return .open([])
    }

    private mutating func apply(_ press: KeyPress) -> SheetOutcome {
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control): return goBack()
        case (.enter, _): return submit()
        case (.character("v"), .alt): isRevealed.toggle()
        case (.character("k"), .alt):
            if case .unlock(_, true) = step { return .handedOver(.keys(.openerChosen(.keyring))) }
        case (.up, _), (.tab, .shift): selected = max(0, selected - 1)
        case (.down, _), (.tab, _): selected = min(lineCount - 1, selected + 1)
        case (.backspace, _): deleteBackward()
        case (.character("u"), .control): clear()
        case (.character(let letter), let modifiers) where modifiers.isSubset(of: .shift): edit(with: String(letter))
        default: break
        }
        return .open([])
    }

    /// Lines that can be chosen or typed into.
    private var lineCount: Int {
        switch step {
        case .choose: choices.count
        case .newPassphrase: 2
        case .unlock, .unprotected: 1
        }
    }

    private mutating func edit(with text: String) {
        problem = nil
        switch step {
        case .unlock: first.insert(text)
        case .newPassphrase: if selected == 0 { first.insert(text) } else { second.insert(text) }
        case .unprotected: typed = String((typed + text).prefix(40))
        case .choose: break
        }
    }

    private mutating func deleteBackward() {
        switch step {
        case .unlock: first.deleteBackward()
        case .newPassphrase: if selected == 0 { first.deleteBackward() } else { second.deleteBackward() }
        case .unprotected: typed = String(typed.dropLast())
        case .choose: break
        }
    }

    private mutating func clear() {
        if case .newPassphrase = step, selected == 1 { second.clear() } else { first.clear() }
        typed = ""
    }

    private mutating func goBack() -> SheetOutcome {
        switch step {
        case .unlock, .choose: return .closed([])
        case .newPassphrase, .unprotected:
            (first, second, typed, problem, selected) = (SecretField(), SecretField(), "", nil, 0)
            step = .choose(hasKeyring: hadKeyring)
            return .open([])
        }
    }

    private mutating func submit() -> SheetOutcome {
        switch step {
        case .unlock(true, _) where !first.isEmpty: return .handedOver(.keys(.openerChosen(.passphrase(first))))
        case .unlock(true, false): return refuse("Please type the passphrase of the vault.")
        case .unlock: return .handedOver(.keys(.openerChosen(.keyring)))
        case .choose(let hasKeyring): return choose(hasKeyring: hasKeyring)
        case .newPassphrase: return takePassphrase()
        case .unprotected:
            guard typed == Self.unprotectedWords else {
                return refuse("Please type \(Self.unprotectedWords), or go back with Esc.")
            }
            return .handedOver(.keys(.openerChosen(.new(.nothing))))
        }
    }

    private mutating func choose(hasKeyring: Bool) -> SheetOutcome {
        let choice = choices[min(selected, choices.count - 1)]
        (hadKeyring, selected, problem) = (hasKeyring, 0, nil)
        switch choice {
        case .keyring:
            return .handedOver(.keys(.openerChosen(.new(.keyring))))
        case .passphrase: step = .newPassphrase
        case .nothing: step = .unprotected
        }
        return .open([])
    }

    private mutating func takePassphrase() -> SheetOutcome {
        if selected == 0, second.isEmpty {
            if let weakness { return refuseFirst(weakness) }
            selected = 1
            return .open([])
        }
        if let weakness { return refuseFirst(weakness) }
        guard first == second else {
            second.clear()
            selected = 1
            return refuse("The two are not the same; please type the second one again.")
        }
        return .handedOver(.keys(.openerChosen(.new(.passphrase(first)))))
    }

    /// Why the passphrase is not taken; `nil` where it is.
    private var weakness: String? { first.withText { PassphraseStrength($0).problem } }

    private mutating func refuseFirst(_ sentence: String) -> SheetOutcome {
        selected = 0
        return refuse(sentence)
    }

    private mutating func refuse(_ sentence: String) -> SheetOutcome {
        problem = sentence
        return .open([])
    }

    /// Takes the refusal of a secret; it is typed anew.
    public mutating func refused(_ sentence: String) {
        (isBusy, problem) = (false, sentence.isEmpty ? nil : sentence)
        if case .unlock = step { first.clear() }
    }
}

// MARK: - Drawing

extension VaultSheet {
    /// Draws the step at hand: a secret to enter, a choice of protection, or words to type; on the raised ground.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        let row = SheetText.draw(intro, .muted, in: area, on: &canvas) + 1
        let body = area.splitTop(row - area.row).rest
        switch step {
        case .unlock: if hasEntry { drawEntry(first, "", 0, in: body.line(0), on: &canvas) }
        case .choose: drawChoices(in: body, on: &canvas)
        case .newPassphrase:
            drawEntry(first, "Passphrase", 0, in: body.line(0), on: &canvas)
            drawEntry(second, "Once more", 1, in: body.line(1), on: &canvas)
        case .unprotected:
            canvas.write("› ", column: body.column, row: body.row, TextStyle(.accent, on: .raised), within: body)
            LineField.draw(Array(typed), cursor: typed.count, in: body.line(0).splitLeft(2).rest, on: &canvas)
        }
        let state = isBusy ? (spinner.isEmpty ? "" : spinner + " ") + busyWords : problem ?? ""
        let height = SheetText.height(state, width: area.width)
        let place = area.splitBottom(1).rest.splitBottom(height + 1).bottom
        SheetText.draw(state, isBusy ? .accent : .bad, in: place, on: &canvas)
        drawButtons(in: area.line(area.height - 1), on: &canvas)
    }

    private var hasEntry: Bool { if case .unlock(hasPassphrase: false, _) = step { false } else { true } }

    private var busyWords: String {
        if case .unlock = step { return "Opening the vault …" }
        return "Making the vault …"
    }

    private var intro: String {
        switch step {
        case .unlock(hasPassphrase: true, hasKeyring: true):
            "Type its passphrase, or let the keyring of the desktop open it (Alt-K)."
        case .unlock(hasPassphrase: true, _): "Your keys are encrypted. Type the passphrase of the vault."
        case .unlock: "The keyring of the desktop opens it. It may ask you in a window of its own."
        case .choose: "Keys are kept encrypted in a file that only you can read. What is to open it?"
        case .newPassphrase: "You type it once after each start. Nobody can tell you a lost one."
        case .unprotected:
            "Whoever gets the file gets your keys: a backup, a stolen disk, a synchronised folder. Type "
                + "\"\(Self.unprotectedWords)\" if you want that."
        }
    }

    private func drawChoices(in area: Rect, on canvas: inout Canvas) {
        for (index, choice) in choices.enumerated() {
            let line = area.line(index)
            let isSelected = index == selected
            let ground: GroundRole = isSelected ? .selection : .raised
            canvas.fill(line, TextStyle(.text, on: ground))
            let (title, note) =
                switch choice {
                case .keyring: ("The keyring of the desktop", "nothing to type")
                case .passphrase: ("A passphrase", "typed once after each start")
                case .nothing: ("Nothing", "not protected")
                }
            let end = canvas.write(
                (isSelected ? "▸ " : "  ") + title, column: line.column, row: line.row,
                TextStyle(isSelected ? .strong : .text, on: ground), within: line)
            canvas.write(
                note, column: max(end + 2, line.endColumn - note.cellWidth), row: line.row,
                TextStyle(choice == .nothing ? .warning : .muted, on: ground), within: line)
            canvas.mark(line, as: SheetTarget.line(index))
        }
    }

    private func drawEntry(_ field: SecretField, _ label: String, _ number: Int, in line: Rect, on canvas: inout Canvas)
    {
        let hasFocus = selected == number
        canvas.write(
            (hasFocus ? "▸ " : "  ") + label, column: line.column, row: line.row,
            TextStyle(hasFocus ? .strong : .text, on: .raised), within: line)
        let box = line.splitLeft(label.isEmpty ? 2 : 14).rest
        SecretLine.draw(field, isRevealed: isRevealed, in: box, hasCursor: hasFocus && !isBusy, on: &canvas)
        canvas.mark(line, as: SheetTarget.line(number))
    }

    private func drawButtons(in line: Rect, on canvas: inout Canvas) {
        let title =
            switch step {
            case .unlock: "Unlock"
            case .choose: "Go on"
            case .newPassphrase: "Make the vault"
            case .unprotected: "Keep them so"
            }
        let isReady = step != .unprotected || typed == Self.unprotectedWords
        var buttons = [
            SheetButtons.Button(
                title: title, target: HitTarget(SheetTarget.submit), isEnabled: isReady && !isBusy,
                isDestructive: step == .unprotected)
        ]
        if case .unlock(true, true) = step {
            buttons.append(.init(title: "Ask the keyring", target: HitTarget(SheetTarget.askKeyring)))
        }
        let isBack = step == .newPassphrase || step == .unprotected
        buttons.append(
            .init(
                title: isBusy ? "Stop" : isBack ? "Back" : "Cancel", target: HitTarget(SheetTarget.cancel)))
        SheetButtons(buttons: buttons).draw(in: line, on: &canvas)
    }
}
