import ScreenKit
import Canvas
import Widgets

extension KeySheet {
    /// Draws the entry, the state of the trial, where to get a key, and the buttons; less of it below 13 rows.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        let intro = "It is tried with \(name) before it is kept."
        let isTight = area.height < 13
        var row = SheetText.draw(intro, .muted, in: area, on: &canvas)
        if !isTight { row += 1 }
        drawEntry(in: area.line(row - area.row), on: &canvas)
        let below = area.splitTop(row - area.row + 1).rest.splitBottom(1).rest
        row = drawState(in: below.splitTop(min(3, below.height)).top, on: &canvas)
        let guide = area.splitTop(max(row, below.row + 2) - area.row).rest.splitBottom(isTight ? 1 : 2).rest
        drawGuide(in: guide, on: &canvas)
        drawButtons(in: area.line(area.height - 1), on: &canvas)
    }

    /// `› ••••••••••••••            [ Show ]`
    private func drawEntry(in line: Rect, on canvas: inout Canvas) {
        let label = isRevealed ? "Hide" : "Show"
        let button = Rect(column: line.endColumn - 9, row: line.row, width: 9, height: 1).intersection(line)
        SheetButtons(buttons: [.init(title: label, target: target(.reveal), isFocused: focus == .reveal)])
            .draw(in: button, on: &canvas)
        let mark = focus == .entry ? "▸ " : "  "
        canvas.write(mark, column: line.column, row: line.row, TextStyle(.accent, on: .raised), within: line)
        let box = Rect(column: line.column + 2, row: line.row, width: max(0, line.width - 12), height: 1)
        SecretLine.draw(key, isRevealed: isRevealed, in: box, hasCursor: focus == .entry && !isBusy, on: &canvas)
        canvas.mark(box, as: target(.entry))
    }

    /// Draws the fault, the doubt or the running work.
    private func drawState(in area: Rect, on canvas: inout Canvas) -> Int {
        switch phase {
        case .trying: SheetText.draw("\(turning)Trying it with \(name) … Esc stops.", .accent, in: area, on: &canvas)
        case .saving: SheetText.draw("\(turning)Saving …", .accent, in: area, on: &canvas)
        case .failed(let sentence, _): SheetText.draw(sentence, .bad, in: area, on: &canvas)
        case .typing:
            if let problem {
                SheetText.draw(problem, .bad, in: area, on: &canvas)
            } else if let oddity = KeyGuide.oddity(of: key.trimmed(), for: provider, name: name) {
                SheetText.draw(oddity, .warning, in: area, on: &canvas)
            } else {
                SheetText.draw(
                    key.isEmpty ? "Paste it or type it." : "\(key.count) characters", .faint, in: area, on: &canvas)
            }
        }
    }

    private var turning: String { spinner.isEmpty ? "" : spinner + " " }

    private func drawGuide(in area: Rect, on canvas: inout Canvas) {
        guard area.height > 1 else { return }
        canvas.write(
            "Where to get one", column: area.column, row: area.row, TextStyle(.heading, on: .raised, .bold),
            within: area)
        var row = area.row + 1
        if let keyPage {
            let end = canvas.write(
                keyPage, column: area.column, row: row, TextStyle(.link, on: .raised, .underline), within: area)
            if let address = WebAddress(keyPage) {
                let cells = Rect(column: area.column, row: row, width: end - area.column, height: 1)
                canvas.link(cells.intersection(area), to: address)
            }
            let place = Rect(column: end + 1, row: row, width: max(0, area.endColumn - end - 1), height: 1)
            SheetButtons(buttons: [.init(title: "Copy", target: target(.copy), isFocused: focus == .copy)])
                .draw(in: place, on: &canvas)
            row += 1
        }
        for step in KeyGuide.steps(provider) {
            let rest = Rect(column: area.column, row: row, width: area.width, height: max(0, area.endRow - row))
            guard SheetText.height("• \(step)", width: area.width) <= rest.height else { break }
            row = SheetText.draw("• \(step)", .muted, in: rest, on: &canvas)
        }
    }

    private func drawButtons(in line: Rect, on canvas: inout Canvas) {
        var buttons = [
            SheetButtons.Button(
                title: "Test and save", target: target(.save), isFocused: focus == .save, isEnabled: !isBusy)
        ]
        if mayBeSavedUntested {
            buttons.append(
                .init(title: "Save untested", target: target(.untested), isFocused: focus == .untested))
        }
        buttons.append(
            .init(
                title: phase == .trying ? "Stop" : "Cancel", target: target(.cancel), isFocused: focus == .cancel,
                isEnabled: phase != .saving))
        SheetButtons(buttons: buttons).draw(in: line, on: &canvas)
    }

    private func target(_ focus: Focus) -> HitTarget { HitTarget(focus) }
}

/// A key or passphrase in a box: dots, or the text on the person's own wish.
enum SecretLine {
    static func draw(
        _ field: SecretField, isRevealed: Bool, in box: Rect, hasCursor: Bool, on canvas: inout Canvas
    ) {
        let cursor = canvas.cursor
        if isRevealed {
            // A line end in the middle is shown as what it is: something that does not belong there.
            field.withText { text in
                let shown = text.map { $0.isNewline ? "␤" : $0 }
                LineField.draw(shown, cursor: shown.count, in: box, on: &canvas)
            }
        } else {
            let count = field.count
            LineField.draw(repeatElement("•", count: count), cursor: count, in: box, on: &canvas)
        }
        if !hasCursor { canvas.cursor = cursor }
    }
}
