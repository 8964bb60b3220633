import ScreenKit
import Canvas
import Entries
import Foundation
import HealthModel
import OfflineCoach
import Widgets

extension LogState {
    /// The only place the log's state changes. Pure: what must happen outside is returned, not done.
    public mutating func apply(_ action: LogAction) -> [LogEffect] {
        if case .linesRestored(let lines) = action {
            history = lines.suffix(Self.mostLines) + history
            return []
        }
        let before = history
        let effects = change(action)
        return history == before ? effects : effects + [.keepLines(history)]
    }

    private mutating func change(_ action: LogAction) -> [LogEffect] {
        switch action {
        case .opened(let now):
            self.now = now
            (focus, cursor) = (.line, 0)
            return [.load]
        case .begun(let text, let now):
            self.now = now
            (focus, sheet, goalsPage) = (.line, nil, nil)
            if editor.text.trimmingCharacters(in: .whitespaces) != text.trimmingCharacters(in: .whitespaces) {
                keepAside()
                editor.setText(text)
            }
            lineChanged()
            return [.load]
        case .checkInBegun(let now):
            self.now = now
            (focus, sheet, goalsPage, awaitsCheckIn) = (.line, nil, nil, true)
            return [.load]
        case .goalsBegun(let id, let now):
            self.now = now
            (focus, sheet, goalsPage, awaitedGoal) = (.line, nil, nil, AwaitedGoal(id: id))
            return [.load]
        case .goalsPageBegun(let now):
            self.now = now
            (sheet, checkIn) = (nil, nil)
            return [.load] + openGoalsPage()
        case .goalBookRead(let book): goalsPage?.book = book
        case .key(let press, let now):
            self.now = now
            return apply(press)
        case .paste(let text, let now):
            self.now = now
            paste(text)
        case .wheel(let lines): turn(by: lines)
        case .clicked(let target, let now):
            self.now = now
            return click(target)
        case .loaded(let entries, let goals, let weight):
            (self.entries, allGoals, newestWeight, problem) = (entries, goals, weight, nil)
            sortEntries()
            holdCursors()
            // What was said today shows in it.
            if awaitsCheckIn { checkIn = CheckInSheet(context.clock.today, before: checkInSoFar) }
            awaitsCheckIn = false
            return showAwaitedGoal() + (isWriting ? [] : storeNext())
        case .readFailed(let sentence):
            problem = sentence
            return isWriting ? [] : storeNext()
        case .written(let write, let outcome): return receive(write, outcome)
        case .writeFailed(let write, let sentence): return receive(write, failed: sentence)
        case .resized(let size):
            self.size = size
            sheet?.sheet.resized(to: size)
        case .dataChanged: return [.load]
        case .takeBack(let stored): return [.write(LogWrite(takingBack: stored))]
        case .linesRestored: break  // done before
        }
        return []
    }

    /// Moves to the goal that was asked for, and says where there is none of its number.
    private mutating func showAwaitedGoal() -> [LogEffect] {
        guard let awaited = awaitedGoal else { return [] }
        awaitedGoal = nil
        let place = goals.firstIndex { $0.goal.id == awaited.id }
        if !goals.isEmpty { (focus, goalCursor) = (.goals, place ?? 0) }
        guard let id = awaited.id, place == nil else { return [] }
        return [.notice(GoalProgressWording.missing(id, among: goals.map(\.goal), in: context), isProblem: true)]
    }

    /// The latest first; a check-in stands at the end of its day, unless it was written on it.
    private mutating func sortEntries() {
        let context = context
        func place(_ entry: LoggedEntry) -> (CivilDay, Date) {
            let day = context.timelineDay(of: entry)
            if let instant = entry.entry.instant { return (day, instant) }
            let wasWritten = context.clock.local(entry.writtenAt).day
            return (day, wasWritten == day ? entry.writtenAt : .distantFuture)
        }
        let places = Dictionary(uniqueKeysWithValues: (entries ?? []).map { ($0.id, place($0)) })
        entries?.sort { left, right in
            guard let one = places[left.id], let other = places[right.id] else { return false }
            if one.0 != other.0 { return one.0 > other.0 }
            return one.1 == other.1 ? left.id > right.id : one.1 > other.1
        }
    }

    private mutating func holdCursors() {
        cursor = min(max(0, cursor), max(0, shownEntries.count - 1))
        goalCursor = min(max(0, goalCursor), max(0, goals.count - 1))
        if focus == .timeline, shownEntries.isEmpty { focus = .line }
        if focus == .goals, goals.isEmpty { focus = .line }
    }

    // MARK: Keys

    private mutating func apply(_ press: KeyPress) -> [LogEffect] {
        if checkIn != nil { return applyToCheckIn(press) }
        if let shownSheet = sheet {
            var sheet = shownSheet.sheet
            let outcome = sheet.apply(press, in: sheetArea)
            return handle(outcome, of: shownSheet.entry, sheet)
        }
        if press == .alt("u") { return undoLast() }
        if let page = shownPage { return applyToGoalsPage(press, page) }
        if press == .alt("g") { return openGoalsPage() }
        switch focus {
        case .line: return applyToLine(press)
        case .timeline: return applyToTimeline(press)
        case .goals: return applyToGoals(press)
        }
    }

    private mutating func applyToCheckIn(_ press: KeyPress) -> [LogEffect] {
        guard let day = checkIn?.day, let outcome = checkIn?.apply(press) else { return [] }
        switch outcome {
        case .open: return []
        case .left: checkIn = nil
        case .stored(let said):
            guard !isWriting else { return [] }
            checkIn = nil
            if said != CheckIn() { return begin(.store([.checkIn(said, day: day)])) }
        }
        return []
    }

    private mutating func applyToLine(_ press: KeyPress) -> [LogEffect] {
        switch (press.key, press.modifiers) {
        case (.escape, _): return [.close]
        case (.character("c"), .control):
            guard !editor.isEmpty else { return [.notice("Ctrl-Q quits AirFit.", isProblem: false)] }
            keepAside()
            editor.setText("")
            lineChanged()
            return []
        case (.enter, _): return submit()
        case (.tab, .shift): moveFocus(by: -1)
        case (.tab, _): if !complete() { moveFocus(by: 1) }
        case (.character("j"), .control): break
        default: edit(press)
        }
        return []
    }

    private mutating func edit(_ press: KeyPress) {
        switch editor.apply(press) {
        case .edited:
            historyIndex = nil
            lineChanged()
        case .leftAbove: recall(by: -1)
        case .leftBelow:
            if historyIndex != nil { recall(by: 1) } else { moveFocus(by: 1) }
        case .moved, .submitted, .ignored: break
        }
    }

    private mutating func applyToTimeline(_ press: KeyPress) -> [LogEffect] {
        switch (press.key, press.modifiers) {
        case (.up, []) where cursor == 0: focus = .line
        case (.up, _): move(by: -1)
        case (.down, _): move(by: 1)
        case (.pageUp, _): move(by: -max(1, timelineRows - 1))
        case (.pageDown, _): move(by: max(1, timelineRows - 1))
        case (.home, _): cursor = 0
        case (.end, _): move(by: shownEntries.count)
        case (.tab, .shift): focus = .line
        case (.tab, _): moveFocus(by: 1)
        case (.escape, _), (.character("c"), .control): focus = .line
        case (.enter, _): return openOrPutBack()
        case (.delete, _): return takeBackCurrent()
        default: return type(press)
        }
        return []
    }

    private mutating func applyToGoals(_ press: KeyPress) -> [LogEffect] {
        switch (press.key, press.modifiers) {
        case (.up, []) where goalCursor == 0: focus = shownEntries.isEmpty ? .line : .timeline
        case (.up, _): goalCursor = max(0, goalCursor - 1)
        case (.down, _): goalCursor = min(max(0, goals.count - 1), goalCursor + 1)
        case (.tab, .shift): moveFocus(by: -1)
        case (.tab, _), (.escape, _), (.character("c"), .control): focus = .line
        case (.enter, _): changeGoal()
        case (.delete, _):
            guard let goal = currentGoal?.goal else { return [] }
            return begin(.removeGoal(goal))
        case (.character("c"), .alt), (.character("l"), .alt):
            guard let metric = currentGoal?.goal.aim.metric else { return [] }
            let outcome: GoalEnd.Outcome = press == .alt("c") ? .completed : .abandoned
            return begin(.store([.goalEnd(GoalEnd(metric, outcome, at: context.clock.now))]))
        default: return type(press)
        }
        return []
    }

    /// Puts the goal into the line, to be typed over: one that is set holds in place of it.
    private mutating func changeGoal() {
        guard let goal = currentGoal else { return }
        keepAside()
        editor.setText(GoalProgressWording(standing: goal, context: context).line)
        focus = .line
        lineChanged()
    }

    /// Types into the line, wherever the focus is.
    private mutating func type(_ press: KeyPress) -> [LogEffect] {
        guard case .character = press.key, press.modifiers.isSubset(of: .shift) else { return [] }
        focus = .line
        return applyToLine(press)
    }

    private mutating func moveFocus(by step: Int) {
        let order: [Focus] =
            [.line] + (shownEntries.isEmpty ? [] : [.timeline]) + (goals.isEmpty ? [] : [.goals])
        let index = order.firstIndex(of: focus) ?? 0
        focus = order[(index + step + order.count) % order.count]
    }

    private mutating func move(by steps: Int) { cursor = min(max(0, cursor + steps), max(0, shownEntries.count - 1)) }

    private mutating func turn(by lines: Int) {
        if goalsPage != nil {
            moveOnGoalsPage(by: lines.signum())
        } else if sheet != nil {
            let area = sheetArea
            sheet?.sheet.wheel(lines, in: area)
        } else if !shownEntries.isEmpty {
            focus = .timeline
            move(by: lines.signum())
        }
    }

    // MARK: The line

    /// Nobody writes longer ones.
    private static let longestLine = 500
    /// As many are kept to be had again.
    private static let mostLines = 200

    mutating func lineChanged() {
        if editor.text.count > Self.longestLine { editor.setText(String(editor.text.prefix(Self.longestLine))) }
        (isRefused, doubt, storesNext, completion) = (false, nil, false, nil)
        reading = read()
    }

    /// Goes on with the line by a meal that was eaten before, and once more by the next.
    /// - Returns: whether there is one.
    private mutating func complete() -> Bool {
        let lines = completions
        guard lines.count > (completion == nil ? 0 : 1) else { return false }
        let next = Completion(
            typed: completion?.typed ?? editor.text, index: completion.map { ($0.index + 1) % lines.count } ?? 0)
        editor.setText(lines[next.index])
        lineChanged()
        completion = next
        return true
    }

    private func read() -> Reading {
        let text = editor.text
        guard text.contains(where: { !$0.isWhitespace }) else { return .empty }
        do throws(EntryProblem) {
            let proposals = try EntryLine(clock: context.clock, units: place.units).readAll(text)
            return TypedQuestion.asks(text, isEntry: true, isRead: false) ? .question(text) : .understood(proposals)
        } catch {
            let reader = QuestionReader(today: context.clock.today)
            let isAsked = TypedQuestion.asks(text, isEntry: false, isRead: reader.isAsked(text))
            return isAsked ? .question(text) : .unclear(error.sentence)
        }
    }

    private mutating func paste(_ text: String) {
        let line = String(text.prefix(Self.longestLine * 2)).split(whereSeparator: \.isNewline).joined(separator: " ")
        guard checkIn == nil else {
            checkIn?.paste(line)
            return
        }
        guard sheet == nil else {
            sheet?.sheet.paste(line)
            return
        }
        guard goalsPage == nil else { return }
        focus = .line
        historyIndex = nil
        editor.insert(line)
        lineChanged()
    }

    private mutating func submit() -> [LogEffect] {
        reading = read()
        switch reading {
        case .empty: return []
        case .unclear:
            isRefused = true
            return []
        case .question(let text):
            keepAside()
            editor.setText("")
            lineChanged()
            return [.ask(text.trimmingCharacters(in: .whitespaces))]
        case .understood(let proposals):
            guard !isWriting, isRead else {
                storesNext = true
                return []
            }
            let doubts = proposals.compactMap { ProposalForm($0, in: context).doubt }
            if doubt == nil, !doubts.isEmpty {
                doubt = doubts.joined(separator: " ")
                return []
            }
            let entries = proposals.compactMap { proposal in
                if case .entry(let entry) = proposal { entry } else { nil }
            }
            if !entries.isEmpty { return begin(.store(entries)) }
            guard case .goal(let aim)? = proposals.first else { return [] }
            return begin(.setGoal(aim))
        }
    }

    mutating func keepAside() {
        let text = editor.text.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty, history.last != text else { return }
        history.append(text)
        if history.count > Self.mostLines { history.removeFirst() }
        historyIndex = nil
    }

    private mutating func recall(by step: Int) {
        guard !history.isEmpty else { return }
        if historyIndex == nil {
            guard step < 0 else { return }
            putAside = editor.text
        }
        let index = (historyIndex ?? history.count) + step
        guard index >= 0 else { return }
        historyIndex = index < history.count ? index : nil
        editor.setText(index < history.count ? history[index] : putAside)
        lineChanged()
    }

    // MARK: Writing

    /// One after the other: what is undone next has to be known.
    mutating func begin(_ write: LogWrite) -> [LogEffect] {
        guard !isWriting else { return [] }
        isWriting = true
        return [.write(write)]
    }

    private mutating func openOrPutBack() -> [LogEffect] {
        guard let current else { return [] }
        guard current.undoneAt == nil else { return begin(.store([current.entry])) }
        sheet = (current, ProposalSheet(.entry(current.entry), stands: true, in: context))
        return []
    }

    private mutating func takeBackCurrent() -> [LogEffect] {
        guard let current, current.undoneAt == nil else { return [] }
        return begin(.takeBack([LogStep.Stored(id: current.id, entry: current.entry)]))
    }

    private mutating func handle(
        _ outcome: ProposalSheet.Outcome, of entry: LoggedEntry, _ sheet: ProposalSheet
    ) -> [LogEffect] {
        self.sheet = (entry, sheet)
        switch outcome {
        case .open: return []
        case .declined: self.sheet = nil
        case .confirmed(.entry(let changed)):
            if sheet.doubt == nil, let doubt = sheet.form.doubt, changed != entry.entry {
                self.sheet = (entry, ProposalSheet(.entry(changed), stands: true, doubt: doubt, in: context))
                return []
            }
            self.sheet = nil
            if changed != entry.entry { return begin(.change(entry.id, from: entry.entry, to: changed)) }
        case .confirmed: self.sheet = nil
        }
        return []
    }

    private mutating func undoLast() -> [LogEffect] {
        guard let last else {
            let sentence = "Nothing was written down here since AirFit began. ↓ chooses an entry, Del takes it back."
            return [.notice(sentence, isProblem: false)]
        }
        return begin(last.inverse)
    }

    private mutating func receive(_ write: LogWrite, _ outcome: LogWritten) -> [LogEffect] {
        isWriting = false
        let words = write.line(in: context)
        let notice = LogEffect.notice(done(write, outcome) + (words.isEmpty ? "." : ": \(words)."), isProblem: false)
        return [notice, .load] + (goalsPage == nil ? [] : [.loadGoalBook]) + storeNext()
    }

    /// Runs the presses of Enter that came while the store was busy.
    private mutating func storeNext() -> [LogEffect] {
        defer { storesNext = false }
        return storesNext ? submit() : []
    }

    /// Keeps what can be undone.
    /// - Returns: what was done, without what it was done to.
    private mutating func done(_ write: LogWrite, _ outcome: LogWritten) -> String {
        switch (write, outcome) {
        case (_, .stored(let stored)) where stored.isEmpty:
            if case .store(let entries) = write { lineIsStored(entries) }
            return "That stands already"
        case (.store(let entries), .stored(let stored)):
            lineIsStored(entries)
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
            if case .understood([.goal(aim)]) = reading { lineIsFree() }
            return "Goal set"
        case (.forget, _): return "Your coach has forgotten it"
        case (.store, _), (.change, _), (.setGoal, _): return "Done"
        }
    }

    private func takenBackID(of entry: LogEntry) -> LoggedEntry.ID? {
        entries?.first { takenBack.contains($0.id) && $0.undoneAt != nil && $0.entry == entry }?.id
    }

    /// The line that said it is free for the next one.
    private mutating func lineIsStored(_ entries: [LogEntry]) {
        guard case .understood(let read) = reading, read.count == entries.count else { return }
        let isStored = zip(read, entries).allSatisfy { proposal, entry in
            if case .entry(let read) = proposal { read.isSame(as: entry) } else { false }
        }
        if isStored { lineIsFree() }
    }

    private mutating func lineIsFree() {
        keepAside()
        editor = TextEditorState()
        lineChanged()
        cursor = 0
    }

    private mutating func receive(_ write: LogWrite, failed sentence: String) -> [LogEffect] {
        (isWriting, storesNext) = (false, false)
        return [.notice(sentence, isProblem: true), .load]
    }

    // MARK: Mouse

    private mutating func click(_ target: HitTarget) -> [LogEffect] {
        if let shownSheet = sheet {
            guard let target = target.as(ProposalTarget.self) else { return [] }
            var sheet = shownSheet.sheet
            let outcome = sheet.click(target, in: sheetArea)
            return handle(outcome, of: shownSheet.entry, sheet)
        }
        guard let target = target.as(LogTarget.self) else { return [] }
        if let page = shownPage {
            guard case .goalRow(let index) = target else { return [] }
            return clickGoalsPage(index, page)
        }
        if checkIn != nil {
            if case .feeling(let scale, let level) = target { checkIn?.choose(scale, level) }
            return []
        }
        switch target {
        case .feeling, .goalRow: break
        case .line: focus = .line
        case .store:
            focus = .line
            return submit()
        case .entry(let index):
            guard shownEntries.indices.contains(index) else { break }
            let wasThere = focus == .timeline && cursor == index
            (focus, cursor) = (.timeline, index)
            if wasThere { return openOrPutBack() }
        case .change: return openOrPutBack()
        case .takeBack: return takeBackCurrent()
        case .goal(let index):
            guard goals.indices.contains(index) else { break }
            let wasThere = focus == .goals && goalCursor == index
            (focus, goalCursor) = (.goals, index)
            if wasThere { changeGoal() }
        case .removeGoal:
            guard let goal = currentGoal?.goal else { break }
            return begin(.removeGoal(goal))
        case .undo: return undoLast()
        }
        return []
    }
}
