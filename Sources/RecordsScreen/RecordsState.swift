import ScreenKit
import Canvas
import HealthModel
import Widgets

/// The records screen: pages opened one from the other, with what lies over the last.
public struct RecordsState: Equatable, Sendable {
    /// The last one shows.
    public private(set) var pages: [RecordsPage] = []
    var sheet: RecordsSheet?
    public internal(set) var context = RecordsContext()

    public init() {}

    /// Letters are text now, not keys.
    public var takesText: Bool { sheet != nil || pages.last?.content.takesText ?? false }

    /// Whether the page of a running import shows.
    public var showsImport: Bool { if case .importing = pages.last { true } else { false } }

    /// The footer's key hints.
    public var keyHints: [KeyHint] {
        if let sheet { return sheet.keyHints }
        guard let page = pages.last?.content else { return [] }
        let hints = page.keyHints(context)
        return hints.contains { $0.key == "Esc" } ? hints : hints + [KeyHint("Esc", "back")]
    }

    /// Opens a page in the place of all others, or above them.
    public mutating func open(_ page: RecordsPage, above: Bool) -> [RecordsEffect] {
        if !above { pages = [] }
        sheet = nil
        return show(page)
    }

    private mutating func show(_ page: RecordsPage) -> [RecordsEffect] {
        // Deep enough for every way there is; a longer one is a way in circles.
        if pages.count >= 12 { pages.removeFirst() }
        pages.append(page)
        if case .importing(var importing) = page {
            importing.show(context.report)
            pages[pages.count - 1] = .importing(importing)
        }
        return pages[pages.count - 1].change { $0.load() }
    }

    /// The only place the records screen changes. Pure: what must happen outside is returned, not done.
    public mutating func apply(_ action: RecordsAction) -> [RecordsEffect] {
        switch action {
        case .key(let key): return press(key)
        case .paste(let text):
            if sheet != nil { return applyToSheet(.paste(text)) }
            if pages.last?.content.takesText ?? false { changePage { $0.paste(text) } }
            return []
        case .clicked(let target): return clicked(target)
        case .wheel(let lines):
            if sheet != nil { return applyToSheet(.wheel(lines)) }
            return changePage { $0.wheel(lines) } ?? []
        case .arrived(let request, let answer): return receive(request, answer)
        case .failed(let request, let sentence):
            if case .undoForecast = request { return [.notice(sentence, isProblem: true)] }
            changePage { $0.fail(request, sentence) }
            return []
        case .changing(let change, let done, let total):
            if context.change?.what == change { context.change = (change, done, total) }
            return []
        case .changed(let change, let sentence):
            context.change = nil
            return (changePage { $0.changed(change) } ?? []) + notice(sentence)
        case .changeFailed(_, let sentence):
            context.change = nil
            return (changePage { $0.load() } ?? []) + [.notice(sentence, isProblem: true)]
        case .dataChanged: return changePage { $0.dataChanged() } ?? []
        }
    }

    private func notice(_ sentence: String) -> [RecordsEffect] {
        sentence.isEmpty ? [] : [.notice(sentence, isProblem: false)]
    }

    /// Replaces the context given by the rest of the program.
    public mutating func update(_ new: RecordsContext) {
        let change = context.change
        context = new
        context.change = change
        if case .importing(var page) = pages.last {
            page.show(context.report)
            pages[pages.count - 1] = .importing(page)
        }
    }

    @discardableResult
    private mutating func changePage<Result>(_ work: (inout any RecordsPageContent) -> Result) -> Result? {
        guard !pages.isEmpty else { return nil }
        return pages[pages.count - 1].change(work)
    }

    /// Every page takes what it has asked for; only the one that shows goes on by it.
    private mutating func receive(_ request: RecordsRequest, _ answer: RecordsAnswer) -> [RecordsEffect] {
        var effects: [RecordsEffect] = []
        for index in pages.indices.dropLast() {
            if case .stay(let more) = pages[index].change({ $0.receive(request, answer) }) { effects += more }
        }
        return effects + (changePage { $0.receive(request, answer) }.map { follow($0) } ?? [])
    }

    /// Back to what became of the import, once the table is imported again.
    public mutating func leaveTable() {
        if case .table = pages.last { pages.removeLast() }
    }

    // MARK: - Keys and mouse

    private mutating func press(_ key: KeyPress) -> [RecordsEffect] {
        if sheet != nil { return applyToSheet(.key(key)) }
        let context = context
        if let step = changePage({ $0.press(key, context) }) ?? nil { return follow(step) }
        switch (key.key, key.modifiers) {
        case (.escape, _), (.backspace, _), (.character("q"), []), (.character("c"), .control): return goBack()
        default: return []
        }
    }

    private mutating func clicked(_ target: HitTarget) -> [RecordsEffect] {
        if sheet != nil { return applyToSheet(.clicked(target)) }
        if case .back? = target.as(RecordsTarget.self) { return press(KeyPress(.escape)) }
        let context = context
        return (changePage { $0.click(target, context) } ?? nil).map { follow($0) } ?? []
    }

    private mutating func applyToSheet(_ input: SheetInput) -> [RecordsEffect] {
        switch sheet?.apply(input) {
        case .closed: sheet = nil
        case .answered(let answer):
            sheet = nil
            let context = context
            return changePage { $0.answered(answer, context) }.map { follow($0) } ?? []
        case .open, nil: break
        }
        return []
    }

    private mutating func follow(_ step: RecordsStep) -> [RecordsEffect] {
        switch step {
        case .stay(let effects):
            for case .change(let change) in effects where !change.isShownAtOnce { context.change = (change, 0, 0) }
            return effects
        case .open(let page): return show(page)
        case .become(let page):
            _ = pages.popLast()
            return show(page)
        case .show(let sheet):
            self.sheet = sheet
            return []
        case .back: return goBack()
        }
    }

    /// One page back; from the first one it leaves the screen.
    private mutating func goBack() -> [RecordsEffect] {
        _ = pages.popLast()
        if pages.isEmpty { return [.close] }
        return changePage { $0.shownAgain() } ?? []
    }
}

extension RecordsChange {
    /// Changed in the list without reckoning to wait for.
    var isShownAtOnce: Bool {
        switch self {
        case .sample, .sleep, .table, .merge, .split: true
        case .undo, .order: false
        }
    }
}

/// Draws the records screen. The same state and area give the same cells.
public func drawRecords(_ state: RecordsState, in area: Rect, on canvas: inout Canvas) {
    guard let page = state.pages.last?.content, !area.isEmpty else { return }
    let (head, body) = area.splitTop(area.height > 14 ? 2 : 1)
    var column = canvas.ink("‹ ", column: head.column + 1, row: head.row, .key, .bold, within: head)
    canvas.mark(head.line(0).splitLeft(3).left, as: RecordsTarget.back)
    for before in state.pages.dropLast().suffix(1) where head.width >= 70 {
        let title = SafeText.line(before.content.title).truncated(toCells: head.width / 3)
        column = canvas.ink("\(title) › ", column: column, row: head.row, .muted, within: head)
    }
    let room = max(0, head.endColumn - column - 1)
    canvas.ink(
        SafeText.line(page.title).truncated(toCells: room), column: column, row: head.row, .title, .bold, within: head)
    page.draw(in: body, state.context, on: &canvas)
    state.sheet?.draw(in: area, on: &canvas)
}
