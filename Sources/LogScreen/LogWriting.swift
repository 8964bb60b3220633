import Entries
import ScreenKit
import Widgets

/// Writes to the store, one after the other: begun, received, undone.
extension LogState {
    /// One after the other: what is undone next has to be known.
    mutating func begin(_ write: LogWrite) -> [LogEffect] {
        guard !isWriting else { return [] }
        writing = .begun
        return [.write(write)]
    }

    mutating func openOrPutBack() -> [LogEffect] {
        guard let current else { return [] }
        guard current.undoneAt == nil else { return begin(.store([current.entry])) }
        sheet = (current, ProposalSheet(.entry(current.entry), of: .storedEntry, in: context))
        return []
    }

    mutating func takeBackCurrent() -> [LogEffect] {
        guard let current, current.undoneAt == nil else { return [] }
        return begin(.takeBack([LogStep.Stored(id: current.id, entry: current.entry)]))
    }

    mutating func handle(
        _ outcome: ProposalSheet.Outcome, of entry: LoggedEntry, _ sheet: ProposalSheet
    ) -> [LogEffect] {
        self.sheet = (entry, sheet)
        switch outcome {
        case .open: return []
        case .declined, .discarded: self.sheet = nil
        case .confirmed(.entry(let changed)):
            if sheet.doubt == nil, let doubt = sheet.form.doubt, changed != entry.entry {
                self.sheet = (entry, ProposalSheet(.entry(changed), of: .storedEntry, doubt: doubt, in: context))
                return []
            }
            self.sheet = nil
            if changed != entry.entry { return begin(.change(entry.id, from: entry.entry, to: changed)) }
        case .confirmed: self.sheet = nil
        }
        return []
    }

    mutating func undoLast() -> [LogEffect] {
        guard let last else {
            let sentence = "Nothing was written down here since AirFit began. ↓ chooses an entry, Del takes it back."
            return [.notice(sentence, isProblem: false)]
        }
        return begin(last.inverse)
    }

    mutating func receive(_ write: LogWrite, _ outcome: LogWritten) -> [LogEffect] {
        writing = .idle
        let words = write.line(in: context)
        let notice = LogEffect.notice(done(write, outcome) + (words.isEmpty ? "." : ": \(words)."), isProblem: false)
        return [notice, .load] + (goalsPage == nil ? [] : [.loadGoalBook]) + storeNext()
    }

    /// Runs the presses of Enter that came while the store was busy.
    mutating func storeNext() -> [LogEffect] {
        defer { storesNext = false }
        return storesNext ? submit() : []
    }

    /// Keeps what can be undone.
    /// - Returns: what was done, without what it was done to.
    private mutating func done(_ write: LogWrite, _ outcome: LogWritten) -> String {
        switch (write, outcome) {
        case (_, .stored(let stored)) where stored.isEmpty:
            if case .store(let entries) = write { clearLine(of: entries) }
            return "That stands already"
        case (.store(let entries), .stored(let stored)):
            clearLine(of: entries)
            last = .stored(stored)
            let old = stored.compactMap { takenBackID(of: $0.entry) }
            takenBack.subtract(old)
            let known = entries.count - stored.count
            return (old.isEmpty ? "Saved" : "Put back") + (known == 0 ? "" : " but for \(known) that stood already")
        case (.change(_, let old, _), .stored(let stored)):
            last = .changed(stored[0].id, from: old, to: stored[0].entry)
            return "Changed"
        case (.takeBack(let stored), _):
            takenBack.formUnion(stored.map(\.id))
            last = .takenBack(stored)
            return "Taken back"
        case (.removeGoal(let goal), _):
            last = .goalRemoved(goal)
            return "Goal removed"
        case (.setGoal(let aim), .goal(let goal)):
            last = .goalSet(goal)
            if case .understood([.goal(aim)]) = reading { clearLine() }
            return "Goal set"
        case (.forget, _): return "Your coach has forgotten it"
        case (.store, _), (.change, _), (.setGoal, _): return "Done"
        }
    }

    private func takenBackID(of entry: LogEntry) -> LoggedEntry.ID? {
        entries?.first { takenBack.contains($0.id) && $0.undoneAt != nil && $0.entry == entry }?.id
    }

    /// Clears the line where it says these entries.
    private mutating func clearLine(of entries: [LogEntry]) {
        guard case .understood(let read) = reading, read.count == entries.count else { return }
        let isStored = zip(read, entries).allSatisfy { proposal, entry in
            if case .entry(let read) = proposal { read.isSame(as: entry) } else { false }
        }
        if isStored { clearLine() }
    }

    private mutating func clearLine() {
        addToHistory()
        editor = TextEditorState()
        lineChanged()
        cursor = 0
    }

    mutating func receive(_ write: LogWrite, failed sentence: String) -> [LogEffect] {
        (writing, storesNext) = (.idle, false)
        return [.notice(sentence, isProblem: true), .load]
    }
}
