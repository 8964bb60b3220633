import ScreenKit
import Canvas
import ChatModel
import Entries
import Widgets

/// The calls of an answer that only read, over all its rounds: one line, `18 look-ups, 210 ms ▸`, where there are several.
struct ReadCallGroup: Equatable, Sendable {
    /// Index of the message that makes the first of them.
    var first: Int
    var count = 0
    var failed = 0
    /// Without a result.
    var unanswered = 0
    var seconds = 0.0
    /// Whether calls are running: one without a result will have one; else it was not run.
    var isRunning = false
    /// Each call has its own line below.
    var isOpen = false

    /// Whether a call is one of them: one that is to store something keeps a line of its own.
    static func holds(_ call: ToolCall) -> Bool { WritingTool(rawValue: call.name) == nil }

    /// Counts the look-ups of one message, which ran side by side: they took as long as the longest of them.
    mutating func add(_ calls: [ToolCall], _ results: [ToolResult]) {
        var longest = 0.0
        defer { seconds += longest }
        for (call, result) in CallLines.paired(calls, with: results) where Self.holds(call) {
            count += 1
            longest = max(longest, result?.seconds ?? 0)
            if result?.isError ?? call.isMalformed {
                failed += 1
            } else if result == nil {
                unanswered += 1
            }
        }
    }

    /// `18 look-ups, 1 failed, 210 ms`.
    private var words: String {
        var parts = ["\(count) look-ups"]
        if failed > 0 { parts.append("\(failed) failed") }
        if unanswered > 0, !isRunning { parts.append("\(unanswered) not run") }
        let isOver = unanswered == 0 || !isRunning
        return (parts + [isOver ? Seconds.short(seconds) : "…"]).joined(separator: ", ")
    }

    func line(width: Int) -> StyledLine {
        let role: StyleRole = failed > 0 ? .warning : .accentSecondary
        var runs = [
            StyledRun(ShortText.cut(words, toWidth: max(1, width - 2)) + (isOpen ? " ▾" : " ▸"), TextStyle(role))
        ]
        let hint = isOpen ? "" : " Alt-O shows them"
        if runs[0].text.cellWidth + hint.cellWidth <= width, !hint.isEmpty {
            runs.append(StyledRun(hint, TextStyle(.faint)))
        }
        return StyledLine(runs)
    }
}

extension CoachState {
    /// The messages of the answer that a message belongs to, as it stands.
    public func turn(around index: Int) -> ClosedRange<Int> {
        let growing: GrowingReply? = if case .replying(let reply) = phase { reply } else { nil }
        return turn(around: index, growing: growing)
    }

    /// The messages of the answer that a message belongs to; the one that is arriving comes after the last.
    public func turn(around index: Int, growing: GrowingReply?) -> ClosedRange<Int> {
        let last = messages.count - (growing == nil ? 1 : 0)
        let before = messages.prefix(index).lastIndex { $0.author == .person } ?? -1
        let after = messages.dropFirst(index + 1).firstIndex { $0.author == .person } ?? last + 1
        return min(before + 1, index)...max(index, after - 1)
    }

    /// The look-ups of an answer; `nil` where there are fewer than two.
    func lookUps(around index: Int, growing: GrowingReply?) -> ReadCallGroup? {
        var found: ReadCallGroup?
        let turn = turn(around: index, growing: growing)
        for place in turn {
            guard let message = place < messages.count ? messages[place] : growing?.message,
                message.author == .coach, !message.toolCalls.isEmpty
            else { continue }
            var next = found ?? ReadCallGroup(first: place)
            next.add(message.toolCalls, results(of: place, growing: growing))
            if next.count > 0 { found = next }
        }
        guard var found, found.count > 1 else { return nil }
        found.isRunning = growing != nil && turn.upperBound == messages.count
        let head = found.first < messages.count ? messages[found.first].id : growing?.message.id
        let isToggled = head.map { toggled.contains(TranscriptFold(message: $0, item: .lookUps)) } ?? false
        found.isOpen = showsDetails != isToggled
        return found
    }

    /// The tools' replies to the calls of a message.
    public func results(of index: Int, growing: GrowingReply?) -> [ToolResult] {
        guard index < messages.count else { return growing?.results.compactMap(\.toolResult) ?? [] }
        return messages.dropFirst(index + 1).prefix { $0.author == .tool }.compactMap(\.toolResult)
    }
}
