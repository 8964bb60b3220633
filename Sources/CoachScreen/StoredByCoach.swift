import ScreenKit
import Canvas
import ChatModel
import Entries
import Foundation
import JSON
import Widgets

extension CoachState {
    /// A tool tells that it stored something: that can be undone from here.
    mutating func noteStored(_ result: ToolResult, at now: Date) -> [CoachEffect] {
        guard let reply = JSONValue(result.json), ["saved", "edited"].contains(reply["status"].text ?? ""),
            let reference = reply["id"].text.flatMap(EntryReference.init)
        else { return [] }
        // Tools that run side by side may end in another order than they were answered.
        guard let index = confirmed.firstIndex(where: { $0.tool.rawValue == result.name }) else { return [] }
        let proposal = confirmed.remove(at: index)
        let words = ProposalForm(proposal, in: writing.context(at: now, today: today)).line
        stored.append(StoredByCoach(reference: reference, proposal: proposal, words: words))
        return [.storedSomething]
    }

    mutating func undoStored() -> [CoachEffect] {
        guard let last = stored.popLast() else {
            notice = "Your coach has stored nothing since your last question; F5 shows all entries"
            return []
        }
        return [.takeBack(last)]
    }

    func drawStored(_ stored: StoredByCoach, in line: Rect, on canvas: inout Canvas) {
        let hint = " · Alt-U undoes it"
        let row = line.splitLeft(min(2, line.width / 8)).rest
        let room = max(1, row.width - hint.cellWidth - 1)
        let text = "✓ Saved. \(SafeText.line(stored.words))".truncated(toCells: room)
        let end = canvas.write(text, column: row.column, row: row.row, TextStyle(.good), within: row)
        canvas.write(hint, column: end, row: row.row, TextStyle(.muted), within: row)
        canvas.mark(row, as: CoachTarget.undoStored)
    }

    /// The text of the status line while a question waits.
    var askingWords: String {
        if !isSheetInSight { return "Your coach asks before it stores something: Esc goes there" }
        if proposals.phase == .aside { return "Your coach asks something: Tab answers it, typing goes on below" }
        return isSheetOpen ? "Nothing is stored before you say so" : "Your coach asks before it stores something"
    }
}
