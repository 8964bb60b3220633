import Canvas
import ChatModel
import Widgets

/// The lines of what is shown first for a person's safety, with an empty line below.
enum SafetyLines {
    static func lines(_ notice: SafetyNotice?, width: Int) -> [StyledLine] {
        guard let notice else { return [] }
        let isUrgent = notice.urgency == .now || notice.urgency == .today
        let mark = StyledRun("▌ ", TextStyle(isUrgent ? .bad : .warning, .bold))
        let text = StreamingMarkdown(notice.text, width: max(1, width - 2))
        let lines = (0..<text.lineCount).map { StyledLine([mark] + text[$0].runs) }
        return lines + (notice.reading == nil ? [] : dismissal(width: width)) + [.empty]
    }

    /// The actions on a notice about measured values.
    private static func dismissal(width: Int) -> [StyledLine] {
        PlainText.lines(
            "Shown again only if it grows · Alt-M dismisses it", TextStyle(.faint), width: max(1, width - 2)
        ).map { StyledLine([StyledRun("  ", TextStyle(.faint))] + $0.runs) }
    }
}

extension CoachState {
    /// It comes before the words it belongs to; one is enough for a message.
    public mutating func show(_ notice: SafetyNotice, _ reply: inout GrowingReply) {
        reply.wait = nil
        guard reply.message.safety == nil else { return }
        reply.message.safety = notice
        reply.isUnsaved = true
        layOutGrowing(reply)
        guard notice.keepsDataBack else { return }
        // Where to get help stays in sight however long the answer gets.
        hold(at: (lastIndex, 0))
        keepsPlaceWhileGrowing = true
    }
}
