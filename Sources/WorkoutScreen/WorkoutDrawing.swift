import Canvas
import Entries
import ScreenKit
import Widgets
import Workouts

/// Draws the workout screen.
public func drawWorkout(_ state: WorkoutState, in area: Rect, on canvas: inout Canvas, focused: Bool) {
    guard !area.isEmpty else { return }
    var state = state
    if state.size != area.size { _ = state.apply(.resized(area.size)) }
    WorkoutView(state: state, isFocused: focused).draw(in: area, on: &canvas)
}

struct WorkoutView: Widget {
    let state: WorkoutState
    let isFocused: Bool

    func draw(in area: Rect, on canvas: inout Canvas) {
        let frame = area.splitLeft(2).rest
        let page = frame.splitLeft(min(100, max(0, frame.width - 2))).left
        if let live = state.live, let moment = state.moment {
            let words = WorkoutWording(live: live, moment: moment, context: state.context)
            if state.isOffered {
                drawOffer(words, in: page, on: &canvas)
            } else {
                drawLive(words, in: page, on: &canvas)
            }
        } else if let template = state.templatePage {
            TemplateView(page: template, context: state.context, isFocused: isFocused).draw(in: page, on: &canvas)
        } else if let plan = state.planPage {
            PlanView(page: plan, words: setWords, today: state.context.clock.today).draw(in: page, on: &canvas)
        } else if state.isRead {
            drawStart(in: page, on: &canvas)
        }
        guard let sheet = state.sheet else { return }
        sheet.draw(
            titled: sheet.title(sheet.doubt == nil ? "The end of the workout ·" : "Are you sure?", width: area.width),
            intro: "", in: area, on: &canvas, isOpen: true)
    }

    // MARK: Before one

    private func drawStart(in area: Rect, on canvas: inout Canvas) {
        let top = area.height >= 14 ? 1 : 0
        drawField("What kind of workout?", in: area.line(top), on: &canvas)
        let room = area.splitTop(top + 2).rest
        guard !room.isEmpty else { return }
        let beginnings = state.beginnings
        let proposal = proposalLines(beginnings, width: room.width - 2)
        let list = room.splitBottom(min(room.height / 2, proposal.isEmpty ? 0 : proposal.count + 1)).rest
        let first = max(0, min(state.cursor - list.height / 2, beginnings.count - list.height))
        for (row, beginning) in beginnings.dropFirst(first).prefix(list.height).enumerated() {
            let isAt = first + row == state.cursor
            let line = list.line(row)
            let ground: GroundRole = isAt ? .selection : .base
            if isAt { canvas.fill(line, TextStyle(.text, on: ground)) }
            canvas.mark(line, as: WorkoutTarget.kind(first + row))
            let text = (isAt ? "▸ " : "  ") + SafeText.line(words(of: beginning))
            canvas.write(
                text.truncated(toCells: line.width), column: line.column, row: line.row,
                TextStyle(isAt ? .strong : .text, on: ground), within: line)
        }
        let below = room.splitTop(min(beginnings.count - first, list.height) + 1).rest.splitLeft(2).rest
        for (row, line) in proposal.prefix(below.height).enumerated() { line.draw(in: below.line(row), on: &canvas) }
    }

    private var setWords: EntryWording { EntryWording(clock: state.context.clock, units: state.context.units) }

    private func words(of beginning: WorkoutState.Beginning) -> String {
        switch beginning {
        case .kind(let type, let isIndoor): type + (isIndoor.map { $0 ? ", indoors" : ", outdoors" } ?? "")
        case .sets(let sets): "Strength: " + setWords.text(sets)
        case .session(let session): "Planned today: " + PlanWording.text(session, setWords)
        case .saved(let saved): "\(saved.template.name): " + setWords.text(saved.plan)
        case .template(let template): "As on \(DayText.short(template.day)): " + setWords.text(template.done)
        }
    }

    /// The plan that the chosen past workout makes, with the reason for each exercise.
    private func proposalLines(_ beginnings: [WorkoutState.Beginning], width: Int) -> [InkLine] {
        if case .deletion(let template)? = state.question {
            return [InkLine("Delete the template “\(SafeText.line(template.name))”?  y / n", .warning, .bold)]
        }
        let exercises: [WorkoutTemplate.Exercise]
        switch beginnings.indices.contains(state.cursor) ? beginnings[state.cursor] : nil {
        case .template(let template)?: exercises = template.exercises
        case .saved(let saved)?: exercises = saved.exercises
        case .kind?, .sets?, .session?, nil: return []
        }
        return exercises.flatMap { exercise in
            InkLine("→ ", .muted).adding(SafeText.line(setWords.text(exercise.proposal.sets)), .strong)
                .adding("  ", .muted).adding(exercise.proposal.reason.words, .muted).wrapped(width: width)
        }
    }

    /// A line of text being typed, or a hint of what may be.
    private func drawField(_ hint: String, in line: Rect, on canvas: inout Canvas) {
        canvas.fill(line, TextStyle(.text, on: .composer))
        canvas.mark(line, as: WorkoutTarget.line)
        canvas.write(
            "❯", column: line.column, row: line.row, TextStyle(.accent, on: .composer, .bold), within: line)
        let field = line.splitLeft(2).rest
        let isTyping = isFocused && state.sheet == nil
        if isTyping { LineField.draw(state.editor.characters, cursor: state.editor.offset, in: field, on: &canvas) }
        guard !isTyping || state.editor.isEmpty else { return }
        let text = state.editor.isEmpty ? hint : state.editor.text
        canvas.write(
            text.truncated(toCells: field.width), column: field.column, row: field.row,
            TextStyle(state.editor.isEmpty ? .faint : .text, on: .composer), within: field)
    }

    // MARK: One that was going on

    private func drawOffer(_ words: WorkoutWording, in area: Rect, on canvas: inout Canvas) {
        let (live, last) = (words.live, words.live.lastEventAt)
        let ago = MetricFormat.duration(minutes: live.idleSeconds(at: words.moment) / 60)
        let time = state.context.time(of: last.date)
        var lines = [
            InkLine(SafeText.line(live.type), .exerciseRing, .bold).adding(" \(words.since)", .text),
            InkLine(),
            InkLine("It was still going on; last noted at \(time), \(ago) ago.", .text),
        ]
        if !words.live.counts.isEmpty {
            lines.append(InkLine(words.live.counts.joined(separator: ", ") + " are kept.", .muted))
        }
        lines.append(InkLine())
        let end = StopwatchText.of(live.activeSeconds(at: last))
        let goingOn = live.isPaused ? "goes on with it, still paused" : "goes on, and counts that time: \(words.clock)"
        var choices = [("Enter", goingOn)]
        if !live.isPaused { choices.append(("g", "goes on, and leaves out the time since \(time)")) }
        choices += [("e", "ends it at \(time), after \(end)"), ("D", "throws it away")]
        for (key, label) in choices {
            let padding = String(repeating: " ", count: max(1, 8 - key.cellWidth))
            lines.append(InkLine(key + padding, .key, .bold).adding(label, .text))
        }
        lines += [InkLine()] + questionLines
        draw(lines, in: area, on: &canvas)
    }

    private func draw(_ lines: [InkLine], in area: Rect, on canvas: inout Canvas) {
        let top = area.height > lines.count ? 1 : 0
        for (row, line) in lines.flatMap({ $0.wrapped(width: area.width) })
            .prefix(max(0, area.height - top)).enumerated()
        {
            line.draw(in: area.line(top + row), on: &canvas)
        }
    }

    private var questionLines: [InkLine] {
        guard state.question == .discard else { return [] }
        return [InkLine("Throw the workout away with all that is in it?  y / n", .warning, .bold)]
    }

    // MARK: One that goes on

    private func drawLive(_ words: WorkoutWording, in area: Rect, on canvas: inout Canvas) {
        let (body, foot) = area.splitBottom(min(area.height, 3))
        var row = body.height >= 12 ? 1 : 0
        func draw(_ line: InkLine, gap: Int = 0) {
            row += gap
            guard row < body.height else { return }
            line.draw(in: body.line(row), on: &canvas)
            row += 1
        }
        draw(headline(words, width: body.width))
        canvas.mark(body.line(max(0, row - 1)), as: WorkoutTarget.pause)
        draw(InkLine(([words.since] + words.live.counts).joined(separator: " · "), .muted))
        for line in words.shift.map({ InkLine($0, .warning).wrapped(width: body.width) }) ?? [] { draw(line) }
        if let rest = restLine(words, width: body.width) {
            draw(rest, gap: body.height >= 14 ? 1 : 0)
            canvas.mark(body.line(max(0, row - 1)), as: WorkoutTarget.endRest)
        }
        let gap = body.height >= 14 ? 1 : 0
        var isFirst = true
        for line in exerciseLines(words, rows: body.height - row - gap, width: body.width) + lapLines(words)
            + noteLines(words) + planLines(words, width: body.width)
        {
            draw(line, gap: isFirst ? gap : 0)
            isFirst = false
        }
        drawFoot(words, in: foot, on: &canvas)
    }

    private func headline(_ words: WorkoutWording, width: Int) -> InkLine {
        let place = words.live.isIndoor.map { $0 ? ", indoors" : ", outdoors" } ?? ""
        // The clock and whether it runs show whatever the name.
        let name = (SafeText.line(words.live.type) + place).truncated(toCells: max(8, width - 20))
        return InkLine(name, .exerciseRing, .bold)
            .adding("   \(state.showsSeconds ? words.clock : words.minutes)", .strong, .bold)
            .adding(words.live.isPaused ? "   paused" : "", .warning, .bold)
    }

    private func restLine(_ words: WorkoutWording, width: Int) -> InkLine? {
        guard let rest = words.live.rest, let left = words.live.restLeft(at: words.moment) else { return nil }
        if words.live.isRestOver(at: words.moment) == true {
            return InkLine("Rest is over", .warning, .bold).adding("   next set", .text)
        }
        let cells = min(30, max(6, width - 24))
        let share = rest.seconds > 0 ? min(1, max(0, left / rest.seconds)) : 0
        let full = Int((share * Double(cells)).rounded(.up))
        return InkLine("Rest  ", .text)
            .adding(String(repeating: "█", count: full), .accent)
            .adding(String(repeating: "░", count: cells - full), .faint)
            .adding("  " + StopwatchText.of(left.rounded(.up)), .strong, .bold)
    }

    /// The last ones where there is no room for all.
    private func exerciseLines(_ words: WorkoutWording, rows: Int, width: Int) -> [InkLine] {
        let exercises = words.exercises
        let names = min(24, (exercises.map(\.name.cellWidth).max() ?? 0) + 2)
        let lines = exercises.flatMap { name, sets in
            let shown = name.truncated(toCells: names - 1)
            return InkLine(shown + String(repeating: " ", count: max(1, names - shown.cellWidth)), .accentSecondary)
                .adding(SafeText.line(sets), .strong).wrapped(width: width)
        }
        return lines.suffix(max(1, rows))
    }

    private func lapLines(_ words: WorkoutWording) -> [InkLine] {
        let laps = words.live.lapSeconds
        guard !laps.isEmpty else { return [] }
        var line = InkLine("Lap \(laps.count + 1)  ", .accentSecondary)
            .adding(StopwatchText.of(words.live.currentLapSeconds(at: words.moment)), .strong, .bold)
        line.add("   before: ", .muted)
        line.add(laps.suffix(8).reversed().map(StopwatchText.of).joined(separator: " · "), .text)
        return [line]
    }

    private func planLines(_ words: WorkoutWording, width: Int) -> [InkLine] {
        words.planLeft.map {
            InkLine("Plan  ", .accentSecondary).adding(SafeText.line($0), .text).wrapped(width: width)
        } ?? []
    }

    private func noteLines(_ words: WorkoutWording) -> [InkLine] {
        words.live.notes.suffix(3).map { InkLine("“\(SafeText.line($0))”", .muted) }
    }

    /// The line that is typed with its reading, a question, or the next step.
    private func drawFoot(_ words: WorkoutWording, in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        func draw(_ line: InkLine, in area: Rect) {
            for (row, line) in line.wrapped(width: area.width).prefix(area.height).enumerated() {
                line.draw(in: area.line(row), on: &canvas)
            }
        }
        if state.isFollowing {
            return draw(
                InkLine("Another AirFit records this workout; here it is followed as it goes on.", .warning), in: area)
        }
        if let question = questionLines.first { return draw(question, in: area) }
        guard let line = state.line else {
            canvas.mark(area.line(0), as: WorkoutTarget.set)
            return draw(InkLine(nextStep(words.live), .faint), in: area)
        }
        drawField(line == .note ? "A note" : "exercise, repetitions and weight", in: area.line(0), on: &canvas)
        if line == .sets { draw(reading, in: area.splitTop(1).rest.splitLeft(2).rest) }
    }

    private func nextStep(_ live: LiveWorkout) -> String {
        if let next = live.planLeft.first {
            return "Enter: \(SafeText.line(setWords.text([next]))), by plan · or type another"
        }
        if !live.sets.isEmpty { return "Enter: the same set again · or type the next one" }
        return live.type == "Strength" ? "Type a set: bench 8x60kg" : "L: the next lap · Enter: a set"
    }

    private var reading: InkLine {
        if let doubt = state.doubt { return InkLine("\(doubt) Enter again records it all the same.", .warning) }
        switch state.reading {
        case .success(let sets)?:
            let again =
                !state.editor.isEmpty ? "" : state.live?.planLeft.isEmpty == false ? "by plan: " : "the same again: "
            return InkLine(again + SafeText.line(setWords.text(sets)), .good).adding(" · Enter records it", .muted)
        case .failure(let problem)?:
            return InkLine(SafeText.line(problem.sentence), state.isRefused ? .bad : .muted)
        case nil: return InkLine()
        }
    }
}
