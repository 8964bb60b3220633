import ScreenKit
import Canvas
import ChatModel
import Foundation
import HealthModel
import SettingsModel
import Widgets

/// Shows a request: where it goes, how large it is, its body and its instructions; and the last one that went out.
public struct RequestView: Equatable, Sendable {
    /// The part of a request that is shown.
    public enum Tab: Int, CaseIterable, Sendable {
        case body, instructions, sent

        public var title: String {
            switch self {
            case .body: "Request"
            case .instructions: "Instructions"
            case .sent: "Last one sent"
            }
        }
    }

    /// The result of a key.
    public enum Outcome: Equatable, Sendable { case open, left, send, copy(ClipboardText) }

    /// A question waits for it.
    let isBeforeSending: Bool
    var canSend: Bool
    public var tab = Tab.body
    /// Scrolls, and stays within the lines that `height` rows cannot show.
    public var scroll = 0
    /// The request as it would go out; `nil` while it is prepared, and where it cannot be.
    public internal(set) var prepared: PreparedRequest?
    /// The last request of the conversation; `nil` where none was sent since the start.
    public internal(set) var sent: SentRequest?
    /// Why the request cannot be shown.
    public var problem: String?
    /// The shared categories, in words.
    private var sharing = ""
    private var lines: [Tab: [String]] = [:]
    public private(set) var width = 0

    static let headRows = 5

    init(isBeforeSending: Bool) {
        self.isBeforeSending = isBeforeSending
        canSend = isBeforeSending
    }

    // MARK: What arrives

    /// Shows a request that would go out.
    /// - Parameters:
    ///   - shared: categories that go along, named above it.
    ///   - width: of the lines, in cells.
    public mutating func show(_ prepared: PreparedRequest, sharing shared: Set<HealthCategory>, width: Int) {
        self.prepared = prepared
        let titles = HealthCategory.allCases.filter(shared.contains).map(\.title)
        sharing =
            titles.isEmpty
            ? "none of your health data"
            : titles.count == HealthCategory.allCases.count ? "all categories" : titles.joined(separator: ", ")
        layOut(width: width)
    }

    /// Shows the last request that went out; `nil` where none did.
    public mutating func show(_ sent: SentRequest?, width: Int) {
        self.sent = sent
        if sent == nil, prepared == nil, problem == nil, tab == .sent, canSend { tab = .body }
        layOut(width: width)
    }

    mutating func layOut(width: Int) {
        self.width = width
        lines = [
            .body: prepared.map { Self.wrapped(WireJSON.lines(of: $0.request.body), width) } ?? [],
            .instructions: prepared.map { Self.wrapped([$0.request.instructions], width) } ?? [],
            .sent: sent.map { Self.wrapped(WireJSON.lines(of: $0.request.body), width) } ?? [],
        ]
    }

    /// A line that is too long goes on below, indented as it is.
    private static func wrapped(_ texts: [String], _ width: Int) -> [String] {
        texts.flatMap { text in
            let indent = String(text.prefix { $0 == " " }.prefix(max(0, width - 20)))
            let rest = text.drop { $0 == " " }
            return PlainText.lines(String(rest), .plain, width: max(1, width - indent.count)).map { indent + $0.text }
        }
    }

    // MARK: Keys

    /// Shows a tab from its top.
    mutating func show(_ tab: Tab) { (self.tab, scroll) = (tab, 0) }

    private func neighbour(by step: Int) -> Tab {
        Tab.allCases[(tab.rawValue + step + Tab.allCases.count) % Tab.allCases.count]
    }

    /// Scrolls by so many lines, downwards positive, in an area of `height` lines.
    public mutating func scroll(by step: Int, height: Int) {
        scroll = min(max(0, scroll + step), max(0, (lines[tab] ?? []).count - height))
    }

    /// Takes a key; Enter sends only a request that was put together before sending.
    public mutating func apply(_ press: KeyPress, height: Int) -> Outcome {
        switch (press.key, press.modifiers) {
        case (.escape, _): return .left
        case (.enter, _): return canSend && prepared != nil ? .send : canSend && problem == nil ? .open : .left
        case (.tab, .shift), (.left, _): show(neighbour(by: -1))
        case (.tab, _), (.right, _): show(neighbour(by: 1))
        case (.up, _), (.character("k"), []): scroll(by: -1, height: height)
        case (.down, _), (.character("j"), []): scroll(by: 1, height: height)
        case (.pageUp, _): scroll(by: 1 - height, height: height)
        case (.pageDown, _), (.character(" "), _): scroll(by: height - 1, height: height)
        case (.home, _): scroll = 0
        case (.end, _): scroll(by: .max / 2, height: height)
        case (.character("c"), []): return copied.map { .copy(ClipboardText($0)) } ?? .open
        default: break
        }
        return .open
    }

    private var copied: String? {
        switch tab {
        case .body: prepared.map { String(decoding: $0.request.body, as: UTF8.self) }
        case .instructions: prepared?.request.instructions
        case .sent: sent.map { String(decoding: $0.request.body, as: UTF8.self) }
        }
    }

    public var keyHints: [KeyHint] {
        [
            KeyHint("Enter", canSend ? "send it" : "close"), KeyHint("Esc", "back"), KeyHint("↑↓", "scroll"),
            KeyHint("Tab", "other view"), KeyHint("c", "copy"),
        ]
    }

    // MARK: Drawing

    /// Draws a box over the whole area with the facts, the tabs and the lines of the one that is open.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        canvas.cursor = nil
        let inner = drawRaisedBox(titled: isBeforeSending ? "This will be sent" : "Requests", in: area, on: &canvas)
        let (head, body) = inner.splitTop(min(Self.headRows, max(0, inner.height - 2)))
        drawHead(in: head, on: &canvas)
        let shown = lines[tab] ?? []
        let first = max(0, min(scroll, shown.count - body.height))
        if shown.isEmpty { SheetText.draw(nothing, problem == nil ? .muted : .bad, in: body, on: &canvas) }
        for (row, line) in shown.dropFirst(first).prefix(max(0, body.height)).enumerated() {
            canvas.write(line, column: body.column, row: body.row + row, TextStyle(.text, on: .raised), within: body)
        }
        guard shown.count > body.height, body.height > 0 else { return }
        let place = " \(first + body.height) of \(shown.count) lines "
        canvas.write(
            place, column: max(area.column, area.endColumn - place.cellWidth - 2), row: area.endRow - 1,
            TextStyle(.muted, on: .raised), within: area)
    }

    private var nothing: String {
        if let problem { return problem }
        if tab == .sent { return "Nothing was sent in this conversation since AirFit began." }
        return canSend ? "preparing …" : "Write a question first: Alt-P then shows the request for it."
    }

    private func drawHead(in area: Rect, on canvas: inout Canvas) {
        for (row, line) in facts.prefix(max(0, area.height - 1)).enumerated() {
            let end = canvas.write(
                line.0, column: area.column, row: area.row + row, TextStyle(.muted, on: .raised), within: area)
            canvas.write(
                line.1.truncated(toCells: max(0, area.endColumn - end)), column: end, row: area.row + row,
                TextStyle(.strong, on: .raised), within: area)
        }
        guard area.height > 0 else { return }
        var column = area.column
        for tab in Tab.allCases {
            let isOn = tab == self.tab
            let text = isOn ? "[\(tab.title)]" : " \(tab.title) "
            let end = canvas.write(
                text, column: column, row: area.endRow - 1,
                TextStyle(isOn ? .accent : .muted, on: .raised, isOn ? .bold : []), within: area)
            canvas.mark(
                Rect(column: column, row: area.endRow - 1, width: end - column, height: 1),
                as: GateTarget.tab(tab))
            column = end + 1
        }
        guard canSend else { return }
        let send = "[ Send ]"
        let start = max(column, area.endColumn - send.cellWidth)
        canvas.write(
            send, column: start, row: area.endRow - 1, TextStyle(.accent, on: .raised, .bold), within: area)
        canvas.mark(
            Rect(column: start, row: area.endRow - 1, width: max(0, area.endColumn - start), height: 1),
            as: GateTarget.send)
    }

    private var facts: [(String, String)] {
        let request = tab == .sent ? sent?.request : prepared?.request
        guard let request else { return [] }
        let headers = request.headers.map { "\($0.name): \($0.value ?? "•••")" }.joined(separator: " · ")
        var size = "\(Self.grouped(request.body.count)) bytes"
        var last = ("With it: ", sharing)
        if tab == .sent, let sent {
            last = (
                "So far: ",
                "\(sent.requestsInAll) request\(sent.requestsInAll == 1 ? "" : "s"), \(Self.grouped(sent.bytesInAll)) bytes in this conversation"
            )
        } else if let prepared {
            size += ", about \(Self.grouped(prepared.tokens)) tokens"
            if prepared.reader.place == .local { last.1 += "; it stays on this machine or network" }
        }
        return [
            ("To: ", request.url), ("Model: ", "\(request.model.model) · \(size)"), ("Headers: ", headers), last,
        ]
    }

    /// `12,345`.
    public static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        return digits.indices.reduce(into: "") { text, index in
            if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
            text.append(digits[index])
        }
    }
}
