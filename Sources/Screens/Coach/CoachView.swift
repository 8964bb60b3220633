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
        let (transcriptArea, queue) = aboveStatus.splitBottom(queued == nil ? 0 : 1)
        if let list {
            drawListHead(list, in: title, on: &canvas, focused: focused)
            drawConversationList(list, in: transcriptArea, on: &canvas, focused: focused)
        } else if messages.isEmpty, !isReplying {
            drawWelcome(in: transcriptArea, on: &canvas)
        } else {
            drawTranscript(in: transcriptArea, on: &canvas)
        }
        if list == nil { drawTitle(in: title, on: &canvas) }
        if let queued {
            let line = queued.split(whereSeparator: \.isNewline).joined(separator: " ")
            let hint = "  Up changes it"
            let room = queue.splitLeft(max(0, queue.width - hint.cellWidth)).left
            let start = canvas.write("next  ", column: queue.column + 2, row: queue.row, TextStyle(.key), within: room)
            let end = canvas.write(line, column: start, row: queue.row, TextStyle(.muted), within: room)
            canvas.write(hint, column: end, row: queue.row, TextStyle(.faint), within: queue)
        }
        drawStatus(in: status, on: &canvas)
        drawComposer(in: composer, on: &canvas, focused: focused && list == nil)
    }

    private func drawTitle(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        let name = modelName
        let column = max(area.column, area.endColumn - name.cellWidth - 1)
        canvas.write(name, column: column, row: area.row, TextStyle(.muted), within: area)
        let indent = min(2, area.width / 8)
        let left = area.splitLeft(column - area.column - 2).left.splitLeft(indent).rest
        if let renaming {
            let start = canvas.write("Name: ", column: left.column, row: left.row, TextStyle(.accent), within: left)
            let (_, field) = left.splitLeft(start - left.column)
            TextEditorView(renaming).draw(in: field, on: &canvas, focused: true)
        } else {
            let title = conversation?.title ?? "New conversation"
            canvas.write(title, column: left.column, row: left.row, TextStyle(.title, on: .base, .bold), within: left)
        }
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
            if layout.ground != .base {
                canvas.fill(line.splitLeft(transcript.width + 4).left, TextStyle(.text, on: layout.ground))
            }
            // The bar is the program's: no text of a message begins left of it.
            canvas.write(
                "▌", column: line.column, row: line.row, TextStyle(layout.bar, on: layout.ground), within: line)
            content.draw(in: line.splitLeft(2).rest.splitLeft(transcript.width).left, on: &canvas)
            canvas.mark(line, as: HitTarget("coach.message", row.message))
        }
        guard scroll != .following, area.height > 1 else { return }
        let unread = unreadLines
        let text = unread > 0 ? " ↓ \(unread) new line\(unread == 1 ? "" : "s") · End " : " ↓ End "
        let column = area.column + max(0, (min(area.width, transcript.width + 4) - text.cellWidth) / 2)
        let end = canvas.write(text, column: column, row: area.endRow - 1, TextStyle(.key, on: .raised), within: area)
        let mark = Rect(column: column, row: area.endRow - 1, width: end - column, height: 1)
        canvas.mark(mark.intersection(area), as: HitTarget("coach.newLines"))
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
        lines += [.empty] + PlainText.lines(intro, TextStyle(.text), width: min(text.width, 72)) + [.empty]
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
        let (text, role) = status
        let column = area.column + min(2, area.width / 8)
        canvas.write(text, column: column, row: area.row, TextStyle(role), within: area)
        if messages.last?.completion.canBeRetried == true, !isReplying {
            canvas.mark(area, as: HitTarget("coach.retry"))
        }
    }

    /// What the status line says, the most pressing first.
    var status: (text: String, role: StyleRole) {
        if let notice { return (notice, .warning) }
        if case .replying(let reply) = phase {
            if let wait = reply.wait {
                let seconds = wait.seconds.isFinite ? Int(max(0, min(wait.seconds, 86_400)).rounded(.up)) : 0
                return ("\(wait.reason.cause); trying again in \(seconds) s (try \(wait.attempt))", .warning)
            }
            if reply.message.text.isEmpty {
                return (reply.message.thinking.isEmpty ? "waiting for the answer …" : "thinking …", .muted)
            }
            return ("answering …", .muted)
        }
        guard let usage = messages.last?.usage else { return ("", .muted) }
        return (Self.words(for: usage), .faint)
    }

    /// `1,234 in · 321 out · first word after 0.4 s · 52 tokens/s`
    static func words(for usage: TokenUsage) -> String {
        var parts: [String] = []
        if let input = usage.input { parts.append("\(grouped(input)) in") }
        if let output = usage.output { parts.append("\(grouped(output)) out") }
        if let first = usage.secondsToFirstToken { parts.append("first word after \(tenths(first)) s") }
        if let output = usage.output, let all = usage.secondsInAll {
            let seconds = all - (usage.secondsToFirstToken ?? 0)
            if seconds > 0.05, seconds.isFinite {
                parts.append("\(Int(min(Double(output) / seconds, 99_999).rounded())) tokens/s")
            }
        }
        return parts.joined(separator: " · ")
    }

    private static func tenths(_ seconds: Double) -> String {
        guard seconds.isFinite, seconds >= 0, seconds < 100_000 else { return "?" }
        let tenths = Int((seconds * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    private static func grouped(_ number: Int) -> String {
        var digits = String(number.magnitude)
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return (number < 0 ? "−" : "") + ([digits] + groups).joined(separator: ",")
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

extension ChatMessage.Completion {
    var canBeRetried: Bool {
        switch self {
        case .complete, .streaming, .length: false
        case .stopped, .cut, .failed: true
        }
    }
}
