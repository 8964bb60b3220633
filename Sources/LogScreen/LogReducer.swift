import ScreenKit
import Canvas
import Entries
import Foundation
import HealthModel
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
                addToHistory()
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
            clampCursors()
            // What was said today shows in it.
            if awaitsCheckIn { checkIn = CheckInSheet(context.clock.today, before: checkInSoFar) }
            awaitsCheckIn = false
            return showAwaitedGoal() + (isWriting ? [] : storeNext())
        case .readFailed(let sentence):
            problem = sentence
            return isWriting ? [] : storeNext()
        case .written(let write, let outcome): return receive(write, outcome)
        case .writeFailed(let write, let sentence): return receive(write, failed: sentence)
        case .writeDelayed:
            if isWriting { writing = .delayed }
            return [
                .notice("An import or another AirFit is writing: it is stored when that makes way.", isProblem: false)
            ]
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

    private mutating func clampCursors() {
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
        let reader = reader
        guard let day = checkIn?.day, let outcome = checkIn?.apply(press, by: reader) else { return [] }
        switch outcome {
        case .open: return []
        case .left: checkIn = nil
        case .stored(let said, let tags):
            guard !isWriting else { return [] }
            checkIn = nil
            let entries = (said == CheckIn() ? [] : [.checkIn(said, day: day)]) + tags.map(LogEntry.tags)
            if !entries.isEmpty { return begin(.store(entries)) }
        }
        return []
    }

    private mutating func applyToLine(_ press: KeyPress) -> [LogEffect] {
        switch (press.key, press.modifiers) {
        case (.escape, _): return [.close]
        case (.character("c"), .control):
            guard !editor.isEmpty else { return [.notice("Ctrl-Q quits AirFit.", isProblem: false)] }
            addToHistory()
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
            guard let goal = currentGoal?.goal else { return [] }
            let outcome: GoalEnd.Outcome = press == .alt("c") ? .completed : .abandoned
            return begin(.store([.goalEnd(GoalEnd(goal, outcome, at: context.clock.now))]))
        default: return type(press)
        }
        return []
    }

    /// Puts the goal into the line, to be typed over: one that is set holds in place of it.
    private mutating func changeGoal() {
        guard let goal = currentGoal else { return }
        addToHistory()
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
