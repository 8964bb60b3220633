import ScreenKit
import Canvas
import Widgets

/// Asks for a new passphrase, twice, and for the old one where there is one.
public struct PassphraseSheet: SettingsSheetContent {
    /// The lock is switched on when it is set.
    let thenLocks: Bool
    private var entries: PassphraseEntries
    private let asksOld: Bool
    private var isBusy = false

    init(asksOld: Bool, thenLocks: Bool) {
        self.asksOld = asksOld
        self.thenLocks = thenLocks
        entries = PassphraseEntries(asksOld: asksOld)
    }

    public var title: String { asksOld ? "Change the passphrase" : "Set a passphrase" }
    var wantedSize: Size { Size(width: 64, height: asksOld ? 13 : 11) }
    public var keyHints: [KeyHint] {
        [KeyHint("Enter", "next, then save"), KeyHint("^U", "clear"), KeyHint("Esc", "cancel")]
    }

    mutating func apply(_ input: SheetInput) -> SheetOutcome {
        guard !isBusy else {
            return input == .key(KeyPress(.escape)) ? .closed([]) : .open([])
        }
        switch input {
        case .paste(let text): entries.add(text)
        case .clicked(let target): target.as(PassphraseTarget.self).map { entries.focus(on: $0.index) }
        case .wheel: break
        case .key(let press):
            switch entries.apply(press) {
            case .open: break
            case .cancelled:
                entries.wipe()
                return .closed([])
            case .complete(let old, let new):
                isBusy = true
                return .open([.setPassphrase(new: new, old: old)])
            }
        }
        return .open([])
    }

    mutating func refuse(_ problem: String) {
        isBusy = false
        entries.refuse(problem)
    }

    /// Overwrites what was typed.
    public mutating func wipe() { entries.wipe() }

    /// Draws a note and the two entries, whose text is not shown; on the raised ground.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        let note = isBusy ? "Setting it …" : "What you type is not shown. Four words that nobody would guess do best."
        let lines = PlainText.lines(note, TextStyle(.muted, on: .raised), width: max(1, area.width))
        for (row, line) in lines.enumerated() {
            canvas.write(
                line.text, column: area.column, row: area.line(row).row, TextStyle(.muted, on: .raised),
                within: area.line(row))
        }
        let (_, rest) = area.splitTop(lines.count + 1)
        drawPassphraseEntries(entries, in: rest, ground: .raised, on: &canvas)
    }
}
