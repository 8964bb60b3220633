import Canvas
import ChatModel
import Widgets

/// Draws the coach: title, transcript, status, composer.
public func drawCoach(_ state: CoachState, in area: Rect, on canvas: inout Canvas, focused: Bool) {
    guard !area.isEmpty else { return }
    var state = state
    if state.size != area.size { _ = state.apply(.resized(area.size)) }
    state.draw(in: area, on: &canvas, focused: focused)
}

extension CoachState {
    func draw(in area: Rect, on canvas: inout Canvas, focused: Bool) {
        let (title, belowTitle) = area.splitTop(area.height > 4 ? titleRows : 0)
        let (aboveComposer, composer) = belowTitle.splitBottom(composerRows)
        let (aboveStatus, status) = aboveComposer.splitBottom(1)
        let (transcriptArea, notes) = aboveStatus.splitBottom(noteRows)
        if let list {
            drawListHead(list, in: title, on: &canvas, focused: focused)
            drawConversationList(list, in: transcriptArea, on: &canvas, focused: focused)
        } else if let picker {
            drawPickerHead(picker, in: title, on: &canvas, focused: focused)
            drawPicker(picker, in: transcriptArea, on: &canvas)
        } else if let branchMap {
            drawBranchHead(branchMap, in: title, on: &canvas)
            drawBranchMap(branchMap, in: transcriptArea, on: &canvas)
        } else if let replyPage {
            drawReplyPage(replyPage, in: transcriptArea, on: &canvas)
        } else if messages.isEmpty, !isReplying {
            drawWelcome(in: transcriptArea, on: &canvas)
        } else {
            drawTranscript(in: transcriptArea, on: &canvas)
        }
        if let replyPage, list == nil, picker == nil, branchMap == nil {
            drawReplyHead(replyPage, in: title, on: &canvas)
        }
        if list == nil, picker == nil, branchMap == nil, replyPage == nil {
            drawTitle(in: title, on: &canvas, focused: focused)
        }
        drawNotes(in: notes, on: &canvas)
        drawStatus(in: status, on: &canvas)
        let isTyped =
            focused && list == nil && picker == nil && gate == nil && find == nil && branchMap == nil
            && replyPage == nil && !isSheetOpen
        drawComposer(in: composer, on: &canvas, focused: isTyped)
        drawProposal(in: area, on: &canvas)
        drawGate(in: area, on: &canvas)
    }

    private func drawTitle(in area: Rect, on canvas: inout Canvas, focused: Bool) {
        guard !area.isEmpty else { return }
        if let find { return drawFind(find, in: area, on: &canvas, focused: focused && gate == nil) }
        let name = modelName
        let column = max(area.column, area.endColumn - name.cellWidth - 1)
        let end = canvas.write(name, column: column, row: area.row, TextStyle(.muted), within: area)
        canvas.mark(Rect(column: column, row: area.row, width: end - column, height: 1), as: HitTarget("coach.model"))
        let indent = min(2, area.width / 8)
        let left = area.splitLeft(column - area.column - 2).left.splitLeft(indent).rest
        if let renaming {
            let start = canvas.write("Name: ", column: left.column, row: left.row, TextStyle(.accent), within: left)
            let (_, field) = left.splitLeft(start - left.column)
            renaming.draw(in: field, on: &canvas, ground: .base)
        } else {
            let title = conversation?.title ?? "New conversation"
            canvas.write(
                title.truncated(toCells: max(1, left.width - 1)), column: left.column, row: left.row,
                TextStyle(.title, on: .base, .bold), within: left)
        }
    }

    /// What waits for its turn, and which question is being changed.
    private func drawNotes(in area: Rect, on canvas: inout Canvas) {
        var row = area.row
        if let queued {
            let line = queued.split(whereSeparator: \.isNewline).joined(separator: " ")
            drawNote("next  ", line, "  Up changes it", in: area.line(row - area.row), on: &canvas)
            row += 1
        }
        if let stored = stored.last, row < area.endRow {
            drawStored(stored, in: area.line(row - area.row), on: &canvas)
            row += 1
        }
        if let editing, row < area.endRow {
            let which = "editing question \(editing.number) of \(editing.of)"
            let long = " · Enter sends it as a new branch · Esc keeps things as they are"
            let fits = which.cellWidth + long.cellWidth + 2 <= area.width
            let hint = fits ? long : " · Enter sends it · Esc leaves it"
            drawNote(which, "", hint, in: area.line(row - area.row), on: &canvas)
        }
    }

    private func drawNote(_ key: String, _ text: String, _ hint: String, in line: Rect, on canvas: inout Canvas) {
        let room = line.splitLeft(max(0, line.width - hint.cellWidth)).left
        let start = canvas.write(key, column: line.column + 2, row: line.row, TextStyle(.key), within: room)
        let end = canvas.write(text, column: start, row: line.row, TextStyle(.muted), within: room)
        canvas.write(hint, column: end, row: line.row, TextStyle(.faint), within: line)
    }

    private var modelName: String {
        if model.provider == .offline { return "offline coach" }
        return model.model.isEmpty || model.model == "default" ? "\(model.provider.rawValue) model" : model.model
    }

    // MARK: Transcript

    private func drawTranscript(in area: Rect, on canvas: inout Canvas) {
        let rows = transcript.rows.prefix(area.height)
        // A short conversation stands at the top.
        for (index, row) in rows.enumerated() {
            let line = area.line(index)
            guard let layout = transcript.layout(of: row.message), let content = layout[row.line] else { continue }
            let isMarked = isMarked(row, in: layout)
            let isWhole = isMarked && selectedFigure == nil
            let ground: GroundRole = isWhole ? .selection : layout.ground
            if ground != .base { canvas.fill(line.splitLeft(transcript.width + 4).left, TextStyle(.text, on: ground)) }
            // The bar is the program's: no text of a message begins left of it.
            let bar = isMarked ? ("▶", StyleRole.accent) : ("▌", layout.bar)
            canvas.write(bar.0, column: line.column, row: line.row, TextStyle(bar.1, on: ground), within: line)
            let text = line.splitLeft(2).rest.splitLeft(transcript.width).left
            var shown = isWhole ? content.on(.selection) : content
            let marks = layout.marks(at: row.line)
            shown = shown.marking(marks, selected: figureSelected(in: row.message))
            if let find, !layout.isLabel(row.line) { shown = shown.marking(find.words, anywhere: true) }
            shown.draw(in: text, on: &canvas)
            markLine(row, layout, index, in: line, on: &canvas)
            for (ordinal, mark) in marks.enumerated().prefix(Self.mostFiguresOfLine) {
                let cells = content.cells(of: mark.scalars)
                let place = text.splitLeft(cells.lowerBound).rest.splitLeft(cells.count).left
                canvas.mark(place, as: HitTarget("coach.figure", index * Self.mostFiguresOfLine + ordinal))
            }
        }
        guard scroll != .following, area.height > 1 else { return }
        let unread = unreadLines
        let text = unread > 0 ? " ↓ \(unread) new line\(unread == 1 ? "" : "s") · End " : " ↓ End "
        let column = area.column + max(0, (min(area.width, transcript.width + 4) - text.cellWidth) / 2)
        let end = canvas.write(text, column: column, row: area.endRow - 1, TextStyle(.key, on: .raised), within: area)
        let mark = Rect(column: column, row: area.endRow - 1, width: end - column, height: 1)
        canvas.mark(mark.intersection(area), as: HitTarget("coach.newLines"))
    }

    /// Whether keys act on the line, or its question is being changed.
    private func isMarked(_ row: (message: Int, line: Int), in layout: MessageLayout) -> Bool {
        if let current = find?.current { return current.message == row.message && current.line == row.line }
        if let selection {
            if case .figure(let number) = selection.item {
                return selection.message == row.message && layout.line(of: .figure(number)) == row.line
            }
            return selection.message == row.message && layout.item(at: row.line) == selection.item
        }
        return editing?.message == row.message && layout.item(at: row.line) == .question
    }

    /// What a click on a line of the transcript means.
    private func markLine(
        _ row: (message: Int, line: Int), _ layout: MessageLayout, _ index: Int, in line: Rect, on canvas: inout Canvas
    ) {
        if layout.item(at: row.line) != nil { canvas.mark(line, as: HitTarget("coach.line", index)) }
        if row.message == messages.count - 1, layout.offersRetry(at: row.line) {
            canvas.mark(line, as: HitTarget("coach.retry"))
        }
        guard row.line == 0, let cells = layout.branchCells else { return }
        let mark = line.splitLeft(2).rest.splitLeft(cells.lowerBound).rest.splitLeft(cells.count).left
        let (before, after) = mark.splitLeft(mark.width / 2)
        canvas.mark(before, as: HitTarget("coach.branchBefore", index))
        canvas.mark(after, as: HitTarget("coach.branchAfter", index))
    }

    private func drawWelcome(in area: Rect, on canvas: inout Canvas) {
        let isOffline = model.provider == .offline
        let isNamed = !model.model.isEmpty && model.model != "default"
        let intro =
            isOffline
            ? "I am the offline coach. I am not an AI: I answer by fixed rules from the data on this computer, and nothing leaves it."
            : "I am your coach. I answer with \(isNamed ? model.model : "the model of your server") and see what is recorded of your day."
        let text = area.inset(columns: min(2, area.width / 8))
        var lines = PlainText.lines("Ask me about your day", TextStyle(.heading, on: .base, .bold), width: text.width)
        let width = min(text.width, 72)
        if isOffline, let standInReason {
            lines += [.empty] + PlainText.lines(standInReason, TextStyle(.warning), width: width)
        }
        lines += [.empty] + PlainText.lines(intro, TextStyle(.text), width: width) + [.empty]
        let first = lines.count
        for (index, question) in Self.suggestions.enumerated() {
            let runs = [
                StyledRun("Alt-\(index + 1)  ", TextStyle(.key)), StyledRun(question, TextStyle(.muted)),
            ]
            lines.append(StyledLine(runs))
        }
        let top = max(0, (area.height - lines.count) / 3)
        for (index, line) in lines.enumerated() where top + index < area.height {
            let row = text.line(top + index)
            line.draw(in: row, on: &canvas)
            if index >= first { canvas.mark(row, as: HitTarget("coach.suggestion", index - first)) }
        }
    }

    // MARK: Status and composer

    private func drawStatus(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        let line = area.splitLeft(min(2, area.width / 8)).rest
        let (text, role) = status(width: max(0, line.width - 1))
        canvas.write(
            text.truncated(toCells: max(1, line.width - 1)), column: line.column, row: line.row, TextStyle(role),
            within: line)
    }

    /// What the status line says, the most pressing first.
    func status(width: Int) -> (text: String, role: StyleRole) {
        if let notice { return (notice, noticeRole) }
        if !proposals.isEmpty { return (askingWords, .accent) }
        if picker != nil { return (ToolWords.cut(chosenModelWords, toWidth: width), .muted) }
        if case .replying(let reply) = phase { return status(of: reply) }
        return (UsageWords(account, contextLimit: modelInfo?.contextTokens).text(width: width), .faint)
    }

    private func status(of reply: GrowingReply) -> (text: String, role: StyleRole) {
        if let wait = reply.wait {
            let time = wait.seconds > 0 ? "in \(wait.seconds) s" : "now"
            let attempt = wait.of > 0 ? "Try \(wait.attempt) of \(wait.of) \(time)" : "Next try \(time)"
            return ("\(wait.reason.cause). \(attempt)", .warning)
        }
        if reply.thinkingBeganAt != nil { return ("thinking …", .muted) }
        let calls = reply.message.toolCalls.count
        if !reply.results.isEmpty, reply.results.count == calls { return ("waiting for the answer …", .muted) }
        if calls > 0 { return (calls == 1 ? "looking it up …" : "looking \(calls) things up …", .muted) }
        return (reply.message.text.isEmpty ? "waiting for the answer …" : "answering …", .muted)
    }

    private func drawComposer(in area: Rect, on canvas: inout Canvas, focused: Bool) {
        guard !area.isEmpty else { return }
        let box = area.splitLeft(textWidth + 4).left
        canvas.fill(box, TextStyle(.text, on: .composer))
        canvas.write("❯", column: box.column, row: box.row, TextStyle(.accent, on: .composer, .bold), within: box)
        let prompt = isReplying ? "Write the next question" : "Ask the coach"
        let text = box.splitLeft(2).rest.splitLeft(editorWidth).left
        let isFocused = focused && renaming == nil
        TextEditorView(editor, style: TextStyle(.text, on: .composer), prompt: prompt).draw(
            in: text, on: &canvas, focused: isFocused)
        canvas.mark(box, as: HitTarget("coach.composer"))
    }
}

extension StyledLine {
    /// The same line on another ground.
    fileprivate func on(_ ground: GroundRole) -> StyledLine {
        StyledLine(runs.map { StyledRun($0.text, $0.style.on(ground)) })
    }
}
