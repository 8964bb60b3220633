import Canvas
import ChatModel
import ScreenKit
import Widgets

/// The questions that wait for the network, at the end of the transcript.
extension CoachState {
    /// Rows that they take of the transcript; 0 where none waits here.
    var waitingRows: Int { waitingRows(of: waitingHere) }

    private func waitingRows(of questions: [WaitingQuestion]) -> Int {
        guard !questions.isEmpty else { return 0 }
        let room = waitingRoom
        let doubts = doubtLines.count
        let each = 2 * questions.count + doubts <= room ? 2 : 1
        return max(1, min(room, each * questions.count + doubts))
    }

    /// Half of what is there between the title and the composer.
    private var waitingRoom: Int {
        max(1, min(12, (size.height - 1 - (size.height > 4 ? titleRows : 0) - composerRows - noteRows) / 2))
    }

    func drawWaiting(in area: Rect, on canvas: inout Canvas) {
        let questions = waitingHere
        guard !questions.isEmpty, !area.isEmpty else { return }
        canvas.fill(area, .plain)
        let doubts = doubtLines
        let isTall = 2 * questions.count + doubts.count <= area.height
        let room = max(1, area.height - (isTall ? doubts.count : min(doubts.count, max(0, area.height - 1))))
        let shown = isTall ? 0..<questions.count : window(over: questions, room)
        var row = 0
        for index in shown {
            let question = questions[index]
            var lines = [label(index, of: questions, isShort: !isTall)]
            let text = question.text.split(whereSeparator: \.isNewline).joined(separator: " ")
            if isTall {
                lines.append(
                    StyledLine([StyledRun(ShortText.cut(text, toWidth: textWidth), TextStyle(.text, on: .person))]))
            } else {
                let used = lines[0].runs.reduce(0) { $0 + $1.text.cellWidth }
                lines[0].runs.append(
                    StyledRun(ShortText.cut(text, toWidth: max(1, textWidth - used)), TextStyle(.text, on: .person)))
            }
            for line in lines where row < area.height {
                let place = area.line(row)
                TranscriptRow(
                    line: line, width: textWidth, bar: .person, ground: .person,
                    isMarked: waiting.selected == question.id || editing?.waiting == question.id,
                    isMarkedForFigure: false, figures: []
                ).draw(in: place, on: &canvas)
                canvas.mark(place, as: CoachTarget.waiting(index))
                row += 1
            }
        }
        for line in doubts where row < area.height {
            let place = area.line(row).splitLeft(2).rest
            line.draw(in: place, on: &canvas)
            row += 1
        }
    }

    /// Those around the selected one, where not all fit.
    private func window(over questions: [WaitingQuestion], _ room: Int) -> Range<Int> {
        let current = questions.firstIndex { $0.id == waiting.selected || $0.id == editing?.waiting } ?? 0
        let first = max(0, min(current - room / 2, questions.count - room))
        return first..<min(questions.count, first + room)
    }

    private func label(_ index: Int, of questions: [WaitingQuestion], isShort: Bool) -> StyledLine {
        let place = questions.count == 1 ? "" : "\(WaitingQuestion.ordinal(index + 1)) of \(questions.count)"
        let style = TextStyle(.muted, on: .person)
        if isShort { return StyledLine([StyledRun(place.isEmpty ? "waits  " : place + "  ", style)]) }
        let words = [waitingWords(questions[index]), place].filter { !$0.isEmpty }.joined(separator: " · ")
        var runs = [
            StyledRun("You", TextStyle(.person, on: .person, .bold)), StyledRun(" · " + words, style),
        ]
        if waiting.selected == questions[index].id {
            let keys = waiting.confirmsDeletion ? " · d again deletes it" : ""
            runs.append(StyledRun(keys, TextStyle(.bad, on: .person)))
        } else if index == 0, editing == nil {
            runs.append(StyledRun(" · Alt-W", TextStyle(.key, on: .person)))
        }
        return StyledLine(runs)
    }

    private func waitingWords(_ question: WaitingQuestion) -> String {
        if waiting.claimed == question.id { return "being sent" }
        if waiting.doubted?.question == question.id { return "waits for your yes" }
        if mustWait || !goesOut { return "waits for the network" }
        return isReplying ? "sent after this answer" : "waits to be sent"
    }

    /// The reasons against sending the question that is to go next, with the keys that decide.
    private var doubtLines: [StyledLine] {
        guard let doubted = waiting.doubted, waitingHere.contains(where: { $0.id == doubted.question }) else {
            return []
        }
        let reasons =
            isInCrisis
            ? "In this talk nothing is sent by itself" : WaitingQuestion.Doubt.sentence(doubted.doubts, asking: model)
        let keys = waiting.selected == doubted.question ? "s sends it" : "Alt-W, then s sends it"
        let text = "\(reasons). \(keys), Enter changes it, d deletes it."
        return Array(PlainText.lines(text, TextStyle(.warning), width: textWidth).prefix(4))
    }

    /// A line above the composer while questions wait in other conversations alone; `nil` without any.
    var waitingElsewhere: String? {
        guard waitingHere.isEmpty, !waiting.all.isEmpty else { return nil }
        let count = waiting.all.count
        return count == 1
            ? "1 question waits in another conversation" : "\(count) questions wait in other conversations"
    }
}
