import Canvas
import Entries
import HealthModel
import Plans
import ScreenKit
import Widgets

/// The week's plan on the screen of the workout: what was done of it, and what is proposed for the rest.
struct PlanPage: Equatable, Sendable {
    /// `nil` until it was read.
    var reading: PlanReview?
    var changes: [PlanChange] = []
    var cursor = 0
    /// The session that is to be let go, until y or n.
    var dropping: PlanStanding?
    /// The session on another day, until y or n.
    var moving: PlanChange?
    var isBusy = false

    var current: PlanStanding? {
        guard let all = reading?.standings, all.indices.contains(cursor) else { return nil }
        return all[cursor]
    }

    var keyHints: [KeyHint] {
        if dropping != nil { return [KeyHint("y", "let it go"), KeyHint("n", "keep it")] }
        if moving != nil { return [KeyHint("y", "move it"), KeyHint("n", "keep it"), KeyHint("< >", "another day")] }
        let yes = changes.isEmpty ? [] : [KeyHint("y", "change it so")]
        let own = current == nil ? [] : [KeyHint("Enter", "start"), KeyHint("< >", "move"), KeyHint("Del", "let go")]
        return yes + own + [KeyHint("a", "plan another"), KeyHint("Esc", "back")]
    }

    /// Puts the chosen session on a day before or after, and asks; not before today.
    mutating func move(by days: Int, on today: CivilDay) {
        guard let current, !current.isSettled else { return }
        let day = max(today, (moving?.after ?? current.session).day.advanced(by: days))
        moving = day == current.session.day ? nil : PlanChange(moving: current, to: day)
    }

    /// The sessions that stand already on the day where one is to be.
    var besideMoved: [PlannedSession] {
        guard let moving else { return [] }
        return (reading?.on(moving.after.day) ?? []).map(\.session).filter {
            $0.cancellation == nil && $0.id != moving.before.id
        }
    }

    mutating func show(_ reading: PlanReview, _ changes: [PlanChange]) {
        (self.reading, self.changes, isBusy) = (reading, changes, false)
        cursor = min(max(0, cursor), max(0, reading.standings.count - 1))
    }
}

extension WorkoutState {
    /// Opens the plan of the week.
    mutating func openPlan() -> [WorkoutEffect] {
        planPage = PlanPage()
        return [.load, .loadPlan]
    }

    mutating func applyToPlan(_ press: KeyPress, _ page: PlanPage) -> [WorkoutEffect] {
        var page = page
        defer { if planPage != nil { planPage = page } }
        if let dropping = page.dropping {
            switch press.key {
            case .character("y"):
                page.dropping = nil
                return apply([PlanChange(cancelling: dropping)], &page)
            case .character("n"), .escape: page.dropping = nil
            default: break
            }
            return []
        }
        if let moving = page.moving {
            switch press.key {
            case .character("y"), .enter:
                page.moving = nil
                return apply([moving], &page)
            case .character("n"), .escape: page.moving = nil
            case .character("<"): page.move(by: -1, on: context.clock.today)
            case .character(">"): page.move(by: 1, on: context.clock.today)
            default: break
            }
            return []
        }
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control): planPage = nil
        case (.character("<"), _): page.move(by: -1, on: context.clock.today)
        case (.character(">"), _): page.move(by: 1, on: context.clock.today)
        case (.up, _), (.character("k"), []): page.cursor = max(0, page.cursor - 1)
        case (.down, _), (.character("j"), []):
            page.cursor = min(max(0, (page.reading?.standings.count ?? 0) - 1), page.cursor + 1)
        case (.character("y"), []): return page.changes.isEmpty ? [] : apply(page.changes, &page)
        case (.character("a"), _), (.character("p"), .control): return [.planAnother("plan ")]
        case (.delete, _), (.character("d"), []):
            if let current = page.current, !current.isSettled { page.dropping = current }
        case (.enter, _):
            guard let session = page.current?.session, !isBusy else { return [] }
            isBusy = true
            planPage = nil
            return [.start(session.type, isIndoor: nil, plan: session.sets ?? [])]
        default: break
        }
        return []
    }

    private func apply(_ changes: [PlanChange], _ page: inout PlanPage) -> [WorkoutEffect] {
        guard !page.isBusy else { return [] }
        page.isBusy = true
        return [.changePlan(changes)]
    }

    /// Sessions of today that are still to be done.
    var sessionsToday: [PlannedSession] {
        let open = plan?.standings.filter { $0.state == .today } ?? []
        return open.map(\.session)
    }
}

extension PlanChange {
    /// By the person's own wish.
    init(cancelling standing: PlanStanding) {
        self.init(
            entry: standing.entry, before: standing.session,
            after: standing.session.cancelled(because: PlannedSession.byWish),
            reason: PlannedSession.byWish)
    }

    /// By the person's own wish: what they fixed is not moved by a rule.
    init(moving standing: PlanStanding, to day: CivilDay) {
        var after = standing.session
        (after.day, after.sequence, after.origin) = (day, after.sequence + 1, .person)
        let reason = "You moved it from \(PlanWording.day(standing.session.day))."
        after.reason = reason
        self.init(entry: standing.entry, before: standing.session, after: after, reason: reason)
    }
}

/// Draws the plan of the week.
struct PlanView: Widget {
    let page: PlanPage
    let words: EntryWording
    let today: CivilDay

    func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        var row = area.height >= 14 ? 1 : 0
        func draw(_ line: InkLine) {
            for line in line.wrapped(width: area.width) where row < area.height {
                line.draw(in: area.line(row), on: &canvas)
                row += 1
            }
        }
        guard let reading = page.reading else { return draw(InkLine("Reading the plan …", .muted)) }
        draw(
            InkLine("Plan of this week and the next", .exerciseRing, .bold)
                .adding(reading.summary.map { "   \($0)" } ?? "", .strong))
        row += area.height >= 14 ? 1 : 0
        guard !reading.isEmpty else {
            draw(InkLine("Nothing is planned. a plans a session: plan run tue 45min", .muted))
            return draw(InkLine("airfit plan make plans by rules: a race, minutes a week, or as before.", .muted))
        }
        let room = max(1, area.height - row - (page.changes.isEmpty ? 3 : min(8, 2 + page.changes.count * 2)))
        let first = max(0, min(page.cursor - room / 2, reading.standings.count - room))
        for (offset, standing) in reading.standings.dropFirst(first).prefix(room).enumerated() {
            guard row < area.height else { return }
            let place = area.line(row)
            canvas.mark(place, as: WorkoutTarget.session(first + offset))
            self.line(standing, isAt: first + offset == page.cursor, in: place, on: &canvas)
            row += 1
        }
        if let current = page.current, let reason = current.session.cancellation ?? current.session.reason {
            draw(InkLine("  " + SafeText.line(reason), .muted))
        }
        if let moving = page.moving {
            draw(InkLine(SafeText.line(moving.text(words)) + "?  y / n", .warning, .bold))
            for other in page.besideMoved {
                draw(InkLine("  Beside it on that day: " + SafeText.line(PlanWording.text(other, words)), .warning))
            }
            return
        }
        if page.dropping != nil { return draw(InkLine("Let this session go?  y / n", .warning, .bold)) }
        guard !page.changes.isEmpty else { return }
        draw(InkLine("Proposed, after a yes (y):", .accent, .bold))
        for change in page.changes {
            draw(InkLine("  " + SafeText.line(change.text(words)), .text))
            draw(InkLine("    " + SafeText.line(change.reason), .muted))
        }
    }

    private func line(_ standing: PlanStanding, isAt: Bool, in place: Rect, on canvas: inout Canvas) {
        let ground: GroundRole = isAt ? .selection : .base
        if isAt { canvas.fill(place, TextStyle(.text, on: ground)) }
        let session = standing.session
        let (sign, ink): (String, StyleRole) =
            switch standing.state {
            case .done: ("✓", .good)
            case .missed: ("✗", .warning)
            case .today: ("▸", .accent)
            case .cancelled: ("–", .faint)
            case .upcoming: ("·", .muted)
            }
        let time = session.minute.map { " " + EntryClock.text(minute: $0) } ?? ""
        let day = session.day == today ? "Today" : PlanWording.day(session.day)
        var column = canvas.write(
            "\(isAt ? "▸" : " ") \(sign) ", column: place.column, row: place.row, TextStyle(ink, on: ground),
            within: place)
        column = canvas.write(
            "\(day)\(time)  ", column: column, row: place.row, TextStyle(.muted, on: ground), within: place)
        let state = "  " + PlanStateWording.text(standing, words)
        let room = max(0, place.endColumn - column - state.cellWidth)
        column = canvas.write(
            SafeText.line(PlanWording.text(session, words)).truncated(toCells: room), column: column, row: place.row,
            TextStyle(isAt ? .strong : .text, on: ground), within: place)
        canvas.write(state, column: column, row: place.row, TextStyle(ink, on: ground), within: place)
    }
}
