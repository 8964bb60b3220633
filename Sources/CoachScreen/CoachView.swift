import ScreenKit
import Canvas
import ChatModel
import Widgets

/// Draws the coach: title, transcript, status, composer.
public func drawCoach(_ state: CoachState, in area: Rect, on canvas: inout Canvas, focused: Bool) {
    var drawn = DrawnChat()
    drawCoach(state, in: area, on: &canvas, focused: focused, reusing: &drawn)
}

/// Draws as `drawCoach(_:in:on:focused:)` does, on the canvas of the frame before, of which is left what has not changed.
public func drawCoach(
    _ state: CoachState, in area: Rect, on canvas: inout Canvas, focused: Bool, reusing drawn: inout DrawnChat
) {
    guard !area.isEmpty else { return }
    guard state.size != area.size else {
        return state.draw(in: area, on: &canvas, focused: focused, reusing: &drawn)
    }
    var resized = state
    _ = resized.apply(.resized(area.size))
    resized.draw(in: area, on: &canvas, focused: focused, reusing: &drawn)
}

/// The composer alone, where nothing else has changed since the chat was drawn: somebody is typing.
public func drawDraft(of state: CoachState, in area: Rect, on canvas: inout Canvas) {
    let composer = state.parts(of: area).composer
    canvas.fill(composer, .plain)
    state.drawComposer(in: composer, on: &canvas, focused: true)
}

extension CoachState {
    fileprivate func parts(
        of area: Rect
    ) -> (title: Rect, transcript: Rect, notes: Rect, status: Rect, composer: Rect) {
        let (title, belowTitle) = area.splitTop(area.height > 4 ? titleRows : 0)
        let (aboveComposer, composer) = belowTitle.splitBottom(composerRows)
        let (aboveStatus, status) = aboveComposer.splitBottom(1)
        let (transcript, notes) = aboveStatus.splitBottom(noteRows)
        return (title, transcript, notes, status, composer)
    }

    fileprivate func draw(
        in area: Rect, on canvas: inout Canvas, focused: Bool, reusing drawn: inout DrawnChat
    ) {
        let (title, transcriptArea, notes, status, composer) = parts(of: area)
        let notice = noticeLines(width: status.width)
        // What stands over the chat is drawn over its rows: none of them is kept, from the frame before or for the next.
        let isOverlaid = isCovered || notice.count > 1
        if isOverlaid { drawn = DrawnChat() }
        defer { if isOverlaid { drawn = DrawnChat() } }
        for part in isCovered ? [area] : [title, notes, status, composer] { canvas.fill(part, .plain) }
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
        } else if messages.isEmpty, !isReplying, waitingRows == 0 {
            drawn.transcript = DrawnTranscript()
            let welcome = Welcome(self)
            drawn.welcome.draw(welcome, in: transcriptArea, on: &canvas) { welcome.draw(in: transcriptArea, on: &$0) }
        } else {
            drawn.welcome = DrawnPart()
            drawTalk(in: transcriptArea, on: &canvas, reusing: &drawn.transcript)
        }
        if let replyPage, list == nil, picker == nil, branchMap == nil {
            drawReplyHead(replyPage, in: title, on: &canvas)
        }
        if list == nil, picker == nil, branchMap == nil, replyPage == nil {
            drawTitle(in: title, on: &canvas, focused: focused)
        }
        drawNotes(in: notes, on: &canvas)
        if notice.count > 1 {
            let above = transcriptArea.height + notes.height
            drawNotice(
                notice,
                over: Rect(
                    column: status.column, row: status.row - min(notice.count - 1, above), width: status.width,
                    height: min(notice.count, above + 1)), on: &canvas)
        } else {
            drawStatus(in: status, on: &canvas)
        }
        let isTyped =
            focused && list == nil && picker == nil && gate == nil && find == nil && branchMap == nil
            && replyPage == nil && !isSheetOpen
        drawComposer(in: composer, on: &canvas, focused: isTyped)
        drawProposal(in: area, on: &canvas)
        drawGate(in: area, on: &canvas)
    }

    /// Something stands over the transcript or in its place.
    var isCovered: Bool {
        list != nil || picker != nil || branchMap != nil || replyPage != nil || gate != nil || isSheetInSight
    }

    private func drawTitle(in area: Rect, on canvas: inout Canvas, focused: Bool) {
        guard !area.isEmpty else { return }
        if let find { return drawFind(find, in: area, on: &canvas, focused: focused && gate == nil) }
        let name = modelName
        let column = max(area.column, area.endColumn - name.cellWidth - 1)
        let end = canvas.write(name, column: column, row: area.row, TextStyle(.muted), within: area)
        canvas.mark(Rect(column: column, row: area.row, width: end - column, height: 1), as: CoachTarget.model)
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

    /// The transcript, and right below it the questions that wait for the network.
    private func drawTalk(in area: Rect, on canvas: inout Canvas, reusing drawn: inout DrawnTranscript) {
        let rows = waitingRows
        guard rows > 0 else { return drawTranscript(in: area, on: &canvas, reusing: &drawn) }
        let (said, below) = area.splitTop(min(transcript.rows.count, max(0, area.height - rows)))
        drawTranscript(in: said, on: &canvas, reusing: &drawn)
        canvas.fill(below, .plain)
        drawWaiting(in: below.splitTop(rows).top, on: &canvas)
    }

    /// Draws the queued messages, and which question is being changed.
    private func drawNotes(in area: Rect, on canvas: inout Canvas) {
        drawChips(in: area, on: &canvas)
        var row = area.row + chipRows
        if isInCrisis {
            let (told, way) = ("Your data stay out of this talk.", " Alt-S takes up another subject.")
            let fits = told.cellWidth + way.cellWidth + 2 <= area.width
            drawNote(
                fits ? told : "Your data stay out.", "", fits ? way : " Alt-S: another subject",
                in: area.line(row - area.row), on: &canvas)
            row += 1
        }
        if let next = queued.first, row < area.endRow {
            let line = next.split(whereSeparator: \.isNewline).joined(separator: " ")
            let hint = queued.count == 1 ? "  Up changes it" : "  and \(queued.count - 1) more · Up changes the last"
            drawNote("next  ", line, hint, in: area.line(row - area.row), on: &canvas)
            row += 1
        }
        if let stored = stored.last, row < area.endRow {
            drawStored(stored, in: area.line(row - area.row), on: &canvas)
            row += 1
        }
        if let waitingElsewhere, row < area.endRow {
            drawNote(waitingElsewhere, "", "  Alt-W opens it", in: area.line(row - area.row), on: &canvas)
            row += 1
        }
        if let editing, row < area.endRow {
            let waits = editing.waiting != nil
            let which = "editing \(waits ? "waiting " : "")question \(editing.number) of \(editing.of)"
            let long =
                " · Enter \(waits ? "keeps it in its place" : "sends it as a new branch") · Esc keeps things as they are"
            let fits = which.cellWidth + long.cellWidth + 2 <= area.width
            let hint = fits ? long : " · Enter \(waits ? "keeps" : "sends") it · Esc leaves it"
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

    private func drawTranscript(in area: Rect, on canvas: inout Canvas, reusing drawn: inout DrawnTranscript) {
        drawn.begin(in: area)
        let rows = transcript.rows.prefix(area.height)
        var (message, layout): (Int?, MessageLayout?) = (nil, nil)
        // A short conversation stands at the top.
        for index in 0..<area.height {
            let place = index < rows.count ? rows[index] : nil
            if let place, place.message != message {
                (message, layout) = (place.message, transcript.layout(of: place.message))
            }
            var row = DrawnTranscript.Row()
            if let place, let layout { row.text = transcriptRow(place, in: layout) }
            guard drawn.changes(row, at: index) else { continue }
            let line = area.line(index)
            canvas.fill(line, .plain)
            if let place, let layout, let text = row.text {
                text.draw(in: line, on: &canvas)
                markLine(place, layout, index, in: line, on: &canvas)
                text.markFigures(ofRow: index, in: line, on: &canvas)
            }
        }
    }

    private func transcriptRow(_ place: (message: Int, line: Int), in layout: MessageLayout) -> TranscriptRow? {
        guard let line = layout[place.line] else { return nil }
        return TranscriptRow(
            line: line, width: transcript.width, bar: layout.bar, ground: layout.ground,
            isMarked: isMarked(place, in: layout), isMarkedForFigure: selectedFigure != nil,
            figures: layout.marks(at: place.line), selectedFigure: figureSelected(in: place.message),
            found: layout.isLabel(place.line) ? nil : find?.words, isOfChart: layout.isChart(at: place.line))
    }

    /// The label of the jump to the end; `nil` there.
    private var jumpToEnd: String? {
        guard scroll != .following else { return nil }
        let unread = unreadLines
        return unread > 0 ? " ↓ \(unread) new line\(unread == 1 ? "" : "s") · End " : " ↓ End "
    }

    /// At the end of the status line, where it covers nothing that is read.
    /// - Returns: what is left of the line.
    private func drawJump(_ text: String, in line: Rect, on canvas: inout Canvas) -> Rect {
        let column = line.column + max(0, min(line.width, transcript.width + 2) - text.cellWidth)
        let end = canvas.write(text, column: column, row: line.row, TextStyle(.key, on: .raised), within: line)
        let mark = Rect(column: column, row: line.row, width: end - column, height: 1)
        canvas.mark(mark.intersection(line), as: CoachTarget.newLines)
        return line.splitLeft(max(0, column - 1 - line.column)).left
    }

    /// Whether keys act on the line, or its question is being changed.
    private func isMarked(_ row: (message: Int, line: Int), in layout: MessageLayout) -> Bool {
        if let current = find?.current { return current.message == row.message && current.line == row.line }
        if let selection {
            guard selection.message == row.message else { return false }
            switch selection.item {
            case .figure, .link: return layout.line(of: selection.item) == row.line
            default: return layout.item(at: row.line) == selection.item
            }
        }
        return editing?.message == row.message && layout.item(at: row.line) == .question
    }

    /// Adds the hit target of a line of the transcript.
    private func markLine(
        _ row: (message: Int, line: Int), _ layout: MessageLayout, _ index: Int, in line: Rect, on canvas: inout Canvas
    ) {
        if layout.item(at: row.line) != nil { canvas.mark(line, as: CoachTarget.line(index)) }
        if row.message == messages.count - 1, layout.offersRetry(at: row.line) {
            canvas.mark(line, as: CoachTarget.retry)
        }
        guard row.line == 0, let cells = layout.branchCells else { return }
        let mark = line.splitLeft(2).rest.splitLeft(cells.lowerBound).rest.splitLeft(cells.count).left
        let (before, after) = mark.splitLeft(mark.width / 2)
        canvas.mark(before, as: CoachTarget.branchBefore(index))
        canvas.mark(after, as: CoachTarget.branchAfter(index))
    }

    // MARK: Status and composer

    /// The notice in as many rows as it needs; a single one stands in the status line.
    private func noticeLines(width: Int) -> [StyledLine] {
        guard let notice else { return [] }
        return PlainText.lines(
            SafeText.line(notice), TextStyle(noticeRole), width: max(1, width - min(2, width / 8) - 1))
    }

    private func drawNotice(_ lines: [StyledLine], over area: Rect, on canvas: inout Canvas) {
        canvas.fill(area, .plain)
        let place = area.splitLeft(min(2, area.width / 8)).rest
        for (index, line) in lines.enumerated() { line.draw(in: place.line(index), on: &canvas) }
    }

    private func drawStatus(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        var line = area.splitLeft(min(2, area.width / 8)).rest
        if let jump = jumpToEnd { line = drawJump(jump, in: line, on: &canvas) }
        let (text, role) = status(width: max(0, line.width - 1))
        canvas.write(
            text.truncated(toCells: max(1, line.width - 1)), column: line.column, row: line.row, TextStyle(role),
            within: line)
    }

    /// The text of the status line, the most pressing first.
    public func status(width: Int) -> (text: String, role: StyleRole) {
        if let notice { return (notice, noticeRole) }
        if !proposals.isEmpty { return (askingWords, .accent) }
        if picker != nil { return (ShortText.cut(chosenModelWords, toWidth: width), .muted) }
        if case .replying(let reply) = phase { return status(of: reply) }
        if let unpricedNotice { return (unpricedNotice, .warning) }
        return (UsageWording(account, contextLimit: modelInfo?.contextTokens).text(width: width), .faint)
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

    fileprivate func drawComposer(in area: Rect, on canvas: inout Canvas, focused: Bool) {
        guard !area.isEmpty else { return }
        let box = area.splitLeft(textWidth + 4).left
        canvas.fill(box, TextStyle(.text, on: .composer))
        canvas.write("❯", column: box.column, row: box.row, TextStyle(.accent, on: .composer, .bold), within: box)
        let prompt = isReplying ? "Write the next question" : "Ask the coach"
        let text = box.splitLeft(2).rest.splitLeft(editorWidth).left
        let isFocused = focused && renaming == nil
        TextEditorView(editor, style: TextStyle(.text, on: .composer), prompt: prompt).draw(
            in: text, on: &canvas, focused: isFocused)
        canvas.mark(box, as: CoachTarget.composer)
    }
}
