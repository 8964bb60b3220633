import Canvas
import Entries
import ScreenKit
import Widgets

/// All goals on one page: those that stand, what is proposed from the last weeks, and earlier ones.
struct GoalsPage: Equatable, Sendable {
    /// With goals of hidden categories, which `LogState.shownPage` leaves out; `nil` until it was read.
    var book: GoalBook?
    /// Over the rows of all three parts.
    var cursor = 0

    /// A row that the cursor can stand on.
    enum Row: Equatable { case standing(Int), race(Int), proposed(Int), past(Int) }

    func rows(_ standing: Int) -> [Row] {
        (0..<standing).map(Row.standing) + (book?.races.indices.map(Row.race) ?? [])
            + (book?.proposed.indices.map(Row.proposed) ?? [])
            + (book?.past.indices.map(Row.past) ?? [])
    }

    func current(_ standing: Int) -> Row? {
        let rows = rows(standing)
        return rows.isEmpty ? nil : rows[min(max(0, cursor), rows.count - 1)]
    }

}

extension LogState {
    mutating func openGoalsPage() -> [LogEffect] {
        goalsPage = GoalsPage()
        return [.loadGoalBook]
    }

    /// The page without goals of hidden categories.
    var shownPage: GoalsPage? {
        goalsPage.map { page in
            var page = page
            page.book = page.book?.without(hidden)
            return page
        }
    }

    mutating func moveOnGoalsPage(by steps: Int) {
        guard let page = shownPage else { return }
        let last = max(0, page.rows(goals.count).count - 1)
        goalsPage?.cursor = min(max(0, page.cursor + steps), last)
    }

    func keyHints(of page: GoalsPage) -> [KeyHint] {
        let own: [KeyHint] =
            switch page.current(goals.count) {
            case .standing:
                [
                    KeyHint("Enter", "change it"), KeyHint("Alt-C", "completed"), KeyHint("Alt-L", "let go"),
                    KeyHint("Del", "remove"),
                ]
            case .race: [KeyHint("Alt-L", "let go")]
            case .proposed: [KeyHint("Enter", "set it")]
            case .past: [KeyHint("Enter", "set it again")]
            case nil: []
            }
        return own + [KeyHint("a", "new goal"), KeyHint("Esc", "back")]
    }

    mutating func applyToGoalsPage(_ press: KeyPress, _ page: GoalsPage) -> [LogEffect] {
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control), (.character("g"), .alt): goalsPage = nil
        case (.up, _), (.character("k"), []): moveOnGoalsPage(by: -1)
        case (.down, _), (.character("j"), []): moveOnGoalsPage(by: 1)
        case (.pageUp, _): moveOnGoalsPage(by: -10)
        case (.pageDown, _): moveOnGoalsPage(by: 10)
        case (.home, _): goalsPage?.cursor = 0
        case (.end, _): moveOnGoalsPage(by: Int(Int32.max))
        case (.character("a"), []): typeGoal("goal ")
        case (.enter, _): chooseGoal(page)
        case (.delete, _):
            guard let goal = standing(page)?.goal else { break }
            return begin(.removeGoal(goal))
        case (.character("l"), .alt) where race(page) != nil:
            guard let race = race(page), let changed = race.cancelled else { break }
            return begin(.change(race.entry.id, from: race.entry.entry, to: changed))
        case (.character("c"), .alt), (.character("l"), .alt):
            guard let goal = standing(page)?.goal else { break }
            let outcome: GoalEnd.Outcome = press == .alt("c") ? .completed : .abandoned
            return begin(.store([.goalEnd(GoalEnd(goal, outcome, at: context.clock.now))]))
        default: break
        }
        return []
    }

    /// A row of the page was clicked: the second click acts as Enter.
    mutating func clickGoalsPage(_ index: Int, _ page: GoalsPage) -> [LogEffect] {
        guard page.rows(goals.count).indices.contains(index) else { return [] }
        if page.cursor == index {
            chooseGoal(page)
        } else {
            goalsPage?.cursor = index
        }
        return []
    }

    private func standing(_ page: GoalsPage) -> GoalStanding? {
        guard case .standing(let index)? = page.current(goals.count), goals.indices.contains(index) else { return nil }
        return goals[index]
    }

    private func race(_ page: GoalsPage) -> GoalBook.Race? {
        guard case .race(let index)? = page.current(goals.count) else { return nil }
        return page.book?.races[index]
    }

    /// Puts the line of the goal into the field, where Enter sets it: nothing is set by choosing alone.
    private mutating func chooseGoal(_ page: GoalsPage) {
        switch page.current(goals.count) {
        case .standing(let index): typeGoal(GoalProgressWording(standing: goals[index], context: context).line)
        case .proposed(let index):
            guard let proposed = page.book?.proposed[index] else { return }
            typeGoal(GoalProgressWording(proposed: proposed.aim, context: context).line)
        case .past(let index):
            guard let past = page.book?.past[index] else { return }
            typeGoal(PastGoalWording(past, context: context).line)
        case .race, nil: break
        }
    }

    private mutating func typeGoal(_ text: String) {
        (goalsPage, focus) = (nil, .line)
        addToHistory()
        editor.setText(text)
        lineChanged()
    }
}

/// Draws the page of all goals.
struct GoalsPageView: Widget {
    let state: LogState
    let page: GoalsPage

    /// A line of the list; the row it belongs to, by number, where the cursor can stand on it.
    private struct Line {
        var ink: InkLine
        var row: Int?
        var indent = 0
    }

    func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        let (head, list) = area.splitTop(1)
        InkLine("Goals", .title, .bold).adding("  standing, proposed, earlier", .muted)
            .draw(in: head.line(0), on: &canvas)
        // The last column is for the arrows.
        let lines = lines(width: list.width - 1)
        let rows = page.rows(state.goals.count)
        let cursor = rows.isEmpty ? -1 : min(max(0, page.cursor), rows.count - 1)
        let at = lines.lastIndex { $0.row == cursor } ?? 0
        let first = max(0, min(at - list.height / 2, lines.count - list.height))
        for (offset, line) in lines.dropFirst(first).prefix(list.height).enumerated() {
            let place = list.line(offset)
            if let row = line.row { canvas.mark(place, as: LogTarget.goalRow(row)) }
            line.ink.draw(in: place.splitLeft(line.indent).rest, on: &canvas)
            guard line.row == cursor else { continue }
            canvas.restyle(place) { $0.on(.selection) }
            if line.indent == 0 { canvas.ink("▸", column: place.column, row: place.row, .accent, within: place) }
        }
        canvas.drawArrows(above: first > 0, below: first + list.height < lines.count, in: list)
    }

    private func lines(width: Int) -> [Line] {
        var lines: [Line] = []
        var row = 0
        func title(_ text: String) {
            if !lines.isEmpty { lines.append(Line(ink: InkLine())) }
            lines.append(Line(ink: InkLine(text, .accent, .bold)))
        }
        func add(_ head: InkLine, _ below: String) {
            lines.append(Line(ink: head, row: row))
            for text in InkLine(below, .muted).wrapped(width: max(8, width - Self.indent)) {
                lines.append(Line(ink: text, row: row, indent: Self.indent))
            }
            row += 1
        }
        title("Standing")
        for goal in state.goals {
            let words = GoalProgressWording(standing: goal, context: state.context)
            add(bar(words), words.progress)
        }
        if state.goals.isEmpty, page.book?.races.isEmpty ?? true {
            lines.append(
                Line(ink: InkLine("  None. a types one: goal steps 9000, goal weight 70kg by June", .muted)))
        }
        for race in page.book?.races ?? [] {
            add(
                InkLine("  ", .text).adding(RaceGoalWording(race, context: state.context).title, .strong), race.remark)
        }
        guard let book = page.book else {
            lines.append(Line(ink: InkLine("  Reading the earlier ones …", .muted)))
            return lines
        }
        title("Proposed, from your own last weeks")
        for proposed in book.proposed {
            let words = GoalProgressWording(proposed: proposed.aim, context: state.context)
            add(InkLine("  + ", .good).adding(words.title, .strong), proposed.method)
        }
        if book.proposed.isEmpty {
            lines.append(Line(ink: InkLine("  None: they need five recorded days, or weeks.", .muted)))
        }
        title("Earlier")
        for past in book.past {
            let words = PastGoalWording(past, context: state.context)
            let isDone = past.ending == .completed
            add(InkLine(isDone ? "  ✓ " : "  · ", isDone ? .good : .muted).adding(words.title, .text), words.text)
        }
        if book.past.isEmpty { lines.append(Line(ink: InkLine("  None yet.", .muted))) }
        return lines
    }

    private static let barCells = 10
    /// Of the lines below a goal.
    private static let indent = 4

    private func bar(_ words: GoalProgressWording) -> InkLine {
        let title = InkLine("  ", .text).adding(words.title, .strong)
        guard let share = words.share else { return title }
        let full = Int((share * Double(Self.barCells)).rounded(.down))
        return title.adding("  ", .text).adding(String(repeating: "█", count: full), .accent)
            .adding(String(repeating: "░", count: Self.barCells - full), .faint)
    }
}
