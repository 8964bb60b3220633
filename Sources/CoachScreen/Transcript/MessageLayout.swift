import ScreenKit
import Canvas
import ChatModel
import Evidence
import Foundation
import Widgets

/// How a message is shown, apart from what it holds.
struct MessageLook: Sendable {
    /// The first message of its turn carries the name of who speaks.
    var isFirst = true
    /// A further message of the same turn follows.
    var continues = false
    /// Whether calls without a word before them follow: they stand right below.
    var isFollowedByCalls = false
    /// `‹ 2/3 ›`; `nil` for a message that stands alone.
    var branches: String?
    /// Who answers, where it is another model than before.
    var modelName: String?
    /// Calls without a result will still have one.
    var isRunning = false
    /// The tools' replies to its calls.
    var results: [ToolResult] = []
    /// The look-ups of the answer that the message belongs to, where they are several.
    var lookUps: ReadCallGroup?
    /// Their line stands in this message.
    var beginsLookUps = false
    var openItems: Set<TranscriptItem> = []
    /// The evidence for its numbers; `nil` while it is not complete.
    var evidence: AnswerEvidence?
    /// Numbers that nothing supports are flagged.
    var flagsNumbers = false
    /// Its question can wait for the network.
    var offersWaiting = false
    /// How values of charts are written.
    var format = MetricFormat()
}

/// One message as lines: its label, its thinking, its text, its calls, what is to be said about it.
struct MessageLayout: Sendable {
    let bar: StyleRole
    let ground: GroundRole
    private let isPerson: Bool
    private var label: StyledLine?
    /// The cells of the label that name the branch.
    private(set) var branchCells: Range<Int>?
    /// The safety notice, shown first.
    private var notice: [StyledLine] = []
    private var thinkingLine: StyledLine?
    var thinking: GrowingText?
    var body: StreamingMarkdown?
    private var plain: [StyledLine] = []
    private var calls = CallLines()
    private var foot = MessageFooter()
    private var marks = FigureMarks()
    /// Where its text leads to: each address once, with the first line that shows it, in the order of the text.
    private var links: [(address: WebAddress, line: Int)] = []
    /// A further message of the same turn follows.
    var continues = false
    /// Empty lines below it.
    var gap = 1

    init(_ message: ChatMessage, width: Int, look: MessageLook, isGrowing: Bool = false) {
        isPerson = message.author == .person
        bar = isPerson ? .person : .coach
        ground = isPerson ? .person : .base
        guard message.author != .tool else {
            gap = 0
            return
        }
        setLabel(message, look)
        continues = look.continues
        if isPerson {
            plain = PlainText.lines(message.text, TextStyle(.text, on: ground), width: width)
            return
        }
        notice = SafetyLines.lines(message.safety, width: width)
        setThinking(message, isOpen: look.openItems.contains(.thinking), width: width)
        var body = StreamingMarkdown(width: width)
        body.append(message.text)
        self.body = body
        setCalls(message, look, width: width)
        if !isGrowing { finish(message, look, width: width) }
    }

    // MARK: Lines

    /// With the empty line below it.
    var count: Int { contentCount == 0 ? 0 : contentCount + gap }
    var contentCount: Int { callsStart + calls.lines.count + foot.lines.count }

    /// The label and the notice below it.
    private var headCount: Int { (label == nil ? 0 : 1) + notice.count }
    private var bodyCount: Int { body?.lineCount ?? plain.count }
    /// The thinking with its line and, when it is open, an empty line below.
    private var thinkingCount: Int { thinkingLine == nil ? 0 : 1 + (thinking.map { $0.lineCount + 1 } ?? 0) }
    private var callsStart: Int {
        let above = headCount + thinkingCount + bodyCount
        return calls.lines.isEmpty || bodyCount == 0 ? above : above + 1
    }

    /// A line by its number; `nil` for the empty line at the end.
    subscript(index: Int) -> StyledLine? {
        var rest = index
        if rest < headCount { return isLabel(rest) ? label : notice[rest - headCount + notice.count] }
        rest -= headCount
        if rest < thinkingCount {
            if rest == 0 { return thinkingLine }
            return thinking.flatMap { rest - 1 < $0.lineCount ? $0[rest - 1] : nil } ?? .empty
        }
        rest -= thinkingCount
        if rest < bodyCount { return body.map { $0[rest] } ?? plain[rest] }
        rest = index - callsStart
        if rest < 0 { return .empty }
        if rest < calls.lines.count { return calls.lines[rest] }
        rest -= calls.lines.count
        if rest < foot.lines.count { return foot.lines[rest] }
        return continues ? .empty : nil
    }

    /// The line that says the most: the first one of the text's beginning that holds bold words, else its first.
    var headline: Int? {
        guard let body, body.lineCount > 0 else { return nil }
        let beginning = (0..<min(body.lineCount, Self.linesOfBeginning))
        let bold = beginning.first { line in body[line].runs.contains { $0.style.attributes.contains(.bold) } }
        return headCount + thinkingCount + (bold ?? 0)
    }

    private static let linesOfBeginning = 12

    /// Whether a line names who speaks.
    func isLabel(_ index: Int) -> Bool { index == 0 && label != nil }

    /// Numbers of the answer that are marked on a line.
    func marks(at index: Int) -> [FigureMarks.Mark] { marks[index - headCount - thinkingCount] }

    /// Its numbers that are marked, in the order of the text.
    var figures: [Int] { marks.figures }

    /// The item that a line acts on; `nil` for lines that are only read.
    func item(at index: Int) -> TranscriptItem? {
        if isPerson { return index < contentCount ? .question : nil }
        if thinkingLine != nil, index == headCount { return .thinking }
        if let piece = pieces.firstIndex(where: { $0.contains(index) }) { return .piece(piece) }
        let call = index - callsStart
        if let head = calls.heads.first(where: { $0.line == call }) { return head.item }
        if let chart = calls.chart(at: call) { return chart }
        return foot.failureLine.map { $0 == call - calls.lines.count } == true ? .failure : nil
    }

    /// Whether a line is drawn, not written.
    func isChart(at index: Int) -> Bool { calls.chart(at: index - callsStart) != nil }

    func line(of item: TranscriptItem) -> Int? {
        switch item {
        case .question: isPerson ? 0 : nil
        case .thinking: thinkingLine == nil ? nil : headCount
        case .lookUps, .call, .chart: calls.heads.first { $0.item == item }.map { callsStart + $0.line }
        case .figure(let number): marks.line(of: number).map { headCount + thinkingCount + $0 }
        case .link(let number): links.indices.contains(number) ? headCount + thinkingCount + links[number].line : nil
        case .piece(let number): pieces.indices.contains(number) ? pieces[number].lowerBound : nil
        case .failure: foot.failureLine.map { callsStart + calls.lines.count + $0 }
        }
    }

    /// Its lines of each piece of the text that is closed.
    private var pieces: [Range<Int>] {
        let above = headCount + thinkingCount
        return body?.pieceLines.map { $0.lowerBound + above..<$0.upperBound + above } ?? []
    }

    /// Where a link leads.
    func address(ofLink number: Int) -> WebAddress? { links.indices.contains(number) ? links[number].address : nil }

    /// Whether a click on the line asks for a further try.
    func offersRetry(at index: Int) -> Bool {
        guard let first = foot.retryLine else { return false }
        return (callsStart + calls.lines.count + first..<contentCount).contains(index)
    }

    /// The items that can be acted on, from the top.
    var items: [TranscriptItem] {
        if isPerson { return [.question] }
        var items: [TranscriptItem] = thinkingLine == nil ? [] : [.thinking]
        for (number, piece) in (body?.pieceLines ?? []).enumerated() {
            items.append(.piece(number))
            items += links.indices.filter { piece.contains(links[$0].line) }.map { .link($0) }
        }
        items += calls.heads.map(\.item)
        return foot.failureLine == nil ? items : items + [.failure]
    }

    // MARK: Parts

    private mutating func setLabel(_ message: ChatMessage, _ look: MessageLook) {
        guard look.isFirst else { return }
        let name = isPerson ? "You" : message.model?.provider == .offline ? "Offline coach" : "Coach"
        var runs = [StyledRun(name, TextStyle(bar, on: ground, .bold))]
        if let model = look.modelName { runs.append(StyledRun(" · " + model, TextStyle(.muted, on: ground))) }
        if let branches = look.branches {
            let start = runs.reduce(2) { $0 + $1.text.cellWidth }
            branchCells = start..<start + branches.cellWidth
            runs.append(StyledRun("  " + branches, TextStyle(.key, on: ground)))
        }
        label = StyledLine(runs)
    }

    mutating func setThinking(_ message: ChatMessage, isOpen: Bool, width: Int) {
        guard !message.thinking.isEmpty else { return }
        let time = message.thinkingSeconds.map { "Thought for \(Seconds.tenths($0))" }
        let isOver = message.completion != .streaming || !message.text.isEmpty || !message.toolCalls.isEmpty
        let words = time ?? (isOver ? "Thought" : "Thinking…")
        var runs = [StyledRun((isOpen ? "▾ " : "▸ ") + words, TextStyle(.thinking))]
        if !isOpen { runs.append(StyledRun(" · Alt-T shows it", TextStyle(.faint))) }
        thinkingLine = StyledLine(runs)
        if isOpen, thinking == nil {
            thinking = GrowingText(message.thinking, style: TextStyle(.thinking, on: .base, .italic), width: width)
        }
        if !isOpen { thinking = nil }
    }

    mutating func setCalls(_ message: ChatMessage, _ look: MessageLook, width: Int) {
        guard !message.toolCalls.isEmpty else { return }
        calls = CallLines(message.toolCalls, look, width: width)
    }

    /// Calls stand right below the calls before them.
    mutating func setGap(_ look: MessageLook) { gap = look.isFollowedByCalls ? 0 : 1 }

    /// The message is complete: its text is closed, and what is to be said about its end is said.
    mutating func finish(_ message: ChatMessage, _ look: MessageLook, width: Int) {
        body?.finish()
        findLinks()
        continues = look.continues
        setGap(look)
        setCalls(message, look, width: width)
        let warning = look.flagsNumbers ? look.evidence?.warning : nil
        foot = MessageFooter(
            message, warning: warning, isOpen: look.openItems.contains(.failure), offersWaiting: look.offersWaiting,
            width: width)
        guard let evidence = look.evidence, let body, evidence.figures.contains(where: \.isMarked) else { return }
        marks = FigureMarks(evidence, lines: body.lines.map(\.text), flags: look.flagsNumbers)
    }

    private mutating func findLinks() {
        guard let body else { return }
        for line in 0..<body.lineCount {
            for address in body[line].runs.lazy.compactMap(\.address)
            where !links.contains(where: { $0.address == address }) {
                links.append((address, line))
            }
        }
    }

    /// Shows what has arrived to the last character.
    mutating func flush() { body?.flush() }
}

/// How a message ended, where that is worth a word, and the key that helps.
struct MessageFooter: Sendable {
    private(set) var lines: [StyledLine] = []
    /// The line that opens and folds the provider's own words.
    private(set) var failureLine: Int?
    /// The line that begins to offer a further try, up to the end.
    private(set) var retryLine: Int?
    /// As much as anybody reads of an error.
    private static let longestWords = 4_000

    init() {}

    /// - Parameters:
    ///   - warning: what is to be said about its numbers.
    ///   - offersWaiting: its question can wait for the network.
    init(_ message: ChatMessage, warning: String?, isOpen: Bool, offersWaiting: Bool, width: Int) {
        // What has no word yet cannot be gone on with.
        let goesOn = message.text.isEmpty ? "" : " · Ctrl-G continues"
        let waits = offersWaiting ? " · Alt-W asks when the network is back" : ""
        func note(_ text: String, _ role: StyleRole) { lines += PlainText.lines(text, TextStyle(role), width: width) }
        if let warning { note("! " + warning, .warning) }
        switch message.completion {
        case .complete, .streaming: break
        case .stopped:
            retryLine = lines.count
            note("■ stopped\(goesOn) · Ctrl-R tries again", .warning)
        case .length: note("… the model reached its limit\(goesOn)", .warning)
        case .cut:
            retryLine = lines.count
            note("✂ the answer was cut off\(goesOn) · Ctrl-R tries again\(waits)", .warning)
        case .failed(let error):
            note("✗ " + error.sentence, .bad)
            addDetail(error.furtherWords, isOpen: isOpen, width: width)
            retryLine = lines.count
            let other = error.isHelpedByAnotherModel ? " · Ctrl-L chooses another model" : ""
            note("Ctrl-R tries again\(waits)\(other)", .key)
        }
    }

    private mutating func addDetail(_ detail: String, isOpen: Bool, width: Int) {
        let words = detail.count > Self.longestWords ? String(detail.prefix(Self.longestWords)) + "…" : detail
        guard words.contains(where: { !$0.isWhitespace }) else { return }
        failureLine = lines.count
        var runs = [StyledRun(isOpen ? "▾ what was said" : "▸ what was said", TextStyle(.muted))]
        if !isOpen { runs.append(StyledRun(" · Alt-O shows it", TextStyle(.faint))) }
        lines.append(StyledLine(runs))
        if isOpen {
            lines += PlainText.lines(words, TextStyle(.code), width: max(1, width - 2)).map { line in
                StyledLine([StyledRun("  ", TextStyle(.code))] + line.runs)
            }
        }
    }
}
