import Canvas
import Widgets

/// Draws the lock and nothing else of the program.
public func drawLock(_ lock: LockState, in area: Rect, on canvas: inout Canvas) {
    let (body, footer) = area.splitBottom(1)
    let width = min(58, max(1, body.width - 4))
    let lines = lock.lines(width: width)
    let left = body.column + (body.width - width) / 2
    let top = body.row + max(0, (body.height - lines.count) * 2 / 5)
    for (row, line) in lines.enumerated() where top + row < body.endRow {
        let place = Rect(column: left, row: top + row, width: width, height: 1)
        switch line {
        case .words(let text, let role, let attributes):
            canvas.ink(text, column: place.column, row: place.row, role, attributes, within: place)
        case .entry: drawEntry(lock, in: place, on: &canvas)
        }
    }
    KeyHintBar(lock.keyHints, lasting: [KeyHint("^Q", "quit")]).draw(in: footer, on: &canvas)
}

/// Shows whether something was typed, never how much.
private func drawEntry(_ lock: LockState, in place: Rect, on canvas: inout Canvas) {
    canvas.fill(place, TextStyle(.text, on: .composer))
    let shown = lock.phase == .unlocking ? "Opening…" : lock.entry.isEmpty ? "" : "········"
    let end = canvas.write(
        " \(shown)", column: place.column, row: place.row, TextStyle(.strong, on: .composer), within: place)
    if lock.phase != .unlocking { canvas.cursor = Point(column: min(end, place.endColumn - 1), row: place.row) }
}

private enum LockLine {
    case words(String, StyleRole, TextAttributes)
    case entry
}

extension LockState {
    public var keyHints: [KeyHint] {
        var hints = [KeyHint("Enter", "unlock"), KeyHint("^U", "clear")]
        if rules.hasRecoveryCode {
            hints.append(KeyHint("Tab", asking == .passphrase ? "recovery code" : "passphrase"))
        }
        switch finger {
        case .offered: hints.append(KeyHint("^F", "fingerprint"))
        case .reading, .again: hints.append(KeyHint("Esc", "stop the reader"))
        case .absent: break
        }
        return hints
    }

    fileprivate func lines(width: Int) -> [LockLine] {
        let isCode = asking == .recoveryCode
        var lines: [LockLine] = [
            .words("AirFit is locked", .title, .bold), .words("", .text, []),
            .words(isCode ? "Recovery code" : "Passphrase", .strong, []), .entry,
        ]
        lines += wrapped("What you type is not shown, nor how long it is.", .muted, width)
        lines.append(.words("", .text, []))
        if let failure = failureSentence { lines += wrapped(failure, .bad, width) }
        if wait > 0 { lines += wrapped("The next try is taken in \(wait) s.", .warning, width) }
        if let reader = fingerSentence { lines += wrapped(reader, .info, width) }
        return lines
    }

    private func wrapped(_ text: String, _ role: StyleRole, _ width: Int) -> [LockLine] {
        PlainText.lines(text, TextStyle(role), width: width).map { .words($0.text, role, []) }
    }

    private var failureSentence: String? {
        guard case .locked(let failure?) = phase else { return nil }
        return switch failure {
        case .wrongPassphrase: "That is not the passphrase."
        case .wrongCode: "That is not the recovery code."
        case .unknownFinger: "The reader does not know this finger. The passphrase opens too."
        case .reader(let sentence), .vault(let sentence): sentence
        }
    }

    private var fingerSentence: String? {
        switch finger {
        case .reading: "Or put a finger on the reader."
        case .again: "Once more, please: flat, and for a second."
        case .offered, .absent: nil
        }
    }
}
