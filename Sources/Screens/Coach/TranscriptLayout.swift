import Canvas
import ChatModel
import Foundation
import Widgets

/// One message as lines: its label, its text, what is to be said about it.
struct MessageLayout: Sendable {
    let bar: StyleRole
    let ground: GroundRole
    var head: [StyledLine]
    var body: StreamingMarkdown?
    var plain: [StyledLine] = []
    var foot: [StyledLine] = []

    /// With the empty line below it.
    var count: Int { contentCount + 1 }
    var contentCount: Int { head.count + (body?.lineCount ?? plain.count) + foot.count }

    /// A line by its number; `nil` for the empty line at the end.
    subscript(index: Int) -> StyledLine? {
        if index < head.count { return head[index] }
        var rest = index - head.count
        let bodyCount = body?.lineCount ?? plain.count
        if rest < bodyCount { return body.map { $0[rest] } ?? plain[rest] }
        rest -= bodyCount
        return rest < foot.count ? foot[rest] : nil
    }

    init(_ message: ChatMessage, width: Int, showsThinking: Bool, isGrowing: Bool = false) {
        let isPerson = message.author == .person
        bar = isPerson ? .person : .coach
        ground = isPerson ? .person : .base
        let label = isPerson ? "You" : message.model?.provider == .offline ? "Offline coach" : "Coach"
        head = [StyledLine([StyledRun(label, TextStyle(bar, on: ground, .bold))])]
        if isPerson {
            plain = Self.wrapped(message.text, TextStyle(.text, on: ground), width)
            return
        }
        setHead(message, width: width, showsThinking: showsThinking, thinkingSeconds: nil)
        var body = StreamingMarkdown(width: width)
        body.append(message.text)
        if !isGrowing { body.finish() }
        self.body = body
        if !isGrowing { foot = Self.footer(message, width: width) }
    }

    /// Thinking and tool calls, between the label and the text.
    mutating func setHead(_ message: ChatMessage, width: Int, showsThinking: Bool, thinkingSeconds: Int?) {
        head.removeSubrange(1...)
        if !message.thinking.isEmpty {
            let time =
                thinkingSeconds.map { "Thought for \($0) s" } ?? (message.text.isEmpty ? "Thinking …" : "Thought")
            let hint = showsThinking ? "" : " · Alt-T shows it"
            head.append(StyledLine([StyledRun("✻ " + time + hint, TextStyle(.thinking))]))
            if showsThinking {
                head += Self.wrapped(message.thinking, TextStyle(.thinking, on: .base, .italic), width)
                head.append(.empty)
            }
        }
        for call in message.toolCalls {
            let arguments = call.argumentsJSON == "{}" ? "" : " " + call.argumentsJSON.prefix(200)
            let runs = [
                StyledRun("▸ " + call.name, TextStyle(.accentSecondary)), StyledRun(arguments, TextStyle(.faint)),
            ]
            head.append(StyledLine(runs))
        }
    }

    static func footer(_ message: ChatMessage, width: Int) -> [StyledLine] {
        func note(_ text: String, _ role: StyleRole) -> [StyledLine] { wrapped(text, TextStyle(role), width) }
        switch message.completion {
        case .complete, .streaming: return []
        case .stopped: return note("■ stopped · Ctrl-G continues · Ctrl-R tries again", .warning)
        case .length: return note("… the model reached its limit · Ctrl-G continues", .warning)
        case .cut: return note("✂ the answer was cut off · Ctrl-G continues · Ctrl-R tries again", .warning)
        case .failed(let error):
            return note("✗ " + error.sentence, .bad) + note("Ctrl-R tries again", .muted)
        }
    }

    private static func wrapped(_ text: String, _ style: TextStyle, _ width: Int) -> [StyledLine] {
        PlainText.lines(text, style, width: width)
    }
}

/// Layouts of the messages that have been looked at, at one width. What is not shown is not laid out.
struct TranscriptLayout: Sendable {
    private(set) var width = 0
    private var layouts: [MessageLayout?] = []
    var growing: MessageLayout?
    /// What is on the screen: message and line, from the top.
    var rows: [(message: Int, line: Int)] = []

    mutating func reset(width: Int) {
        self.width = width
        layouts.removeAll()
        growing = nil
        rows = []
    }

    mutating func drop(from index: Int) {
        if index < layouts.count { layouts.removeSubrange(index...) }
    }

    /// Hands the answer's layout over when it becomes a message.
    mutating func keepGrowing(as message: ChatMessage, at index: Int) {
        guard var layout = growing else { return }
        growing = nil
        layout.body?.finish()
        layout.foot = MessageLayout.footer(message, width: width)
        while layouts.count <= index { layouts.append(nil) }
        layouts[index] = layout
    }

    mutating func prepare(_ index: Int, _ messages: [ChatMessage], showsThinking: Bool) {
        guard index < messages.count else { return }
        while layouts.count <= index { layouts.append(nil) }
        if layouts[index] == nil {
            layouts[index] = MessageLayout(messages[index], width: width, showsThinking: showsThinking)
        }
    }

    /// The layout of a message, or of the answer that is arriving behind the last one.
    func layout(of index: Int) -> MessageLayout? {
        index < layouts.count ? layouts[index] ?? growing : growing
    }

    func lineCount(of index: Int) -> Int { layout(of: index)?.count ?? 0 }
}
