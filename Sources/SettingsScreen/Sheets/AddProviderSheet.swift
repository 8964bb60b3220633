import ScreenKit
import Canvas
import ChatModel
import SettingsModel
import Widgets

/// A provider of the person's own, being described.
public struct AddProviderSheet: SettingsSheetContent {
    enum Focus: Int, CaseIterable { case name, address, local, key, add, cancel }

    /// Names that there are already.
    private let taken: [ProviderID]
    private(set) var focus = Focus.name
    private var name = TextEditorState()
    private var address = TextEditorState()
    private var isLocal = false
    private var hasKey = false
    /// Why it cannot be added; one sentence.
    public private(set) var problem: String?

    init(taken: [ProviderID]) { self.taken = taken }

    public var title: String { "Add a provider" }
    var wantedSize: Size { Size(width: 70, height: 13) }
    public var keyHints: [KeyHint] {
        [
            KeyHint("Tab", "next"), KeyHint("Enter", focus == .cancel ? "cancel" : focus == .add ? "add" : "next"),
            KeyHint("Esc", "cancel"),
        ]
    }

    // MARK: Input

    mutating func apply(_ input: SheetInput) -> SheetOutcome {
        switch input {
        case .key(let press): return apply(press)
        case .paste(let text): edit { $0.insert(text.split(whereSeparator: \.isWhitespace).joined()) }
        case .clicked(let target):
            guard let new = target.as(Focus.self) else { break }
            focus = new
            return activate()
        case .wheel: break
        }
        return .open([])
    }

    private mutating func apply(_ press: KeyPress) -> SheetOutcome {
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control): return .closed([])
        case (.tab, .shift), (.up, _): moveFocus(by: -1)
        case (.tab, _), (.down, _): moveFocus(by: 1)
        case (.enter, _):
            if [.name, .address].contains(focus) { moveFocus(by: 1) } else { return activate() }
        case (.character(" "), _) where ![.name, .address].contains(focus): return activate()
        default: edit { $0.apply(press) }
        }
        return .open([])
    }

    private mutating func moveFocus(by step: Int) {
        focus = Focus(rawValue: (focus.rawValue + step + Focus.allCases.count) % Focus.allCases.count) ?? .name
    }

    private mutating func edit(_ change: (inout TextEditorState) -> Void) {
        switch focus {
        case .name: change(&name)
        case .address: change(&address)
        default: return
        }
        problem = nil
    }

    private mutating func activate() -> SheetOutcome {
        switch focus {
        case .name, .address: break
        case .local: isLocal.toggle()
        case .key: hasKey.toggle()
        case .cancel: return .closed([])
        case .add: return add()
        }
        return .open([])
    }

    private mutating func add() -> SheetOutcome {
        let id = ProviderID(name.text.filter { !$0.isWhitespace })
        let url = BaseURL.withoutTrailingSlash(address.text.filter { !$0.isWhitespace })
        if !SettingCatalog.isTableName(id.rawValue) {
            return refuse("A name has letters, digits, hyphens and underscores: my-server.", at: .name)
        }
        if taken.contains(id) || id == .offline {
            return refuse("There is a provider of this name already.", at: .name)
        }
        if url.isEmpty { return refuse("Please say where it is reached: http://127.0.0.1:8000/v1.", at: .address) }
        if !BaseURL.isAllowed(url, local: isLocal) {
            let isPlain = BaseURL.isAllowed(url, local: true)
            return refuse(
                isPlain
                    ? "Plain http:// is for your own machine or network: tick Local, or write https://."
                    : "The address must begin with https:// and have no user name, query or fragment.", at: .address)
        }
        return .handedOver(
            .provider(.added(NewProvider(id: id, address: url, isLocal: isLocal, hasKey: hasKey))))
    }

    private mutating func refuse(_ sentence: String, at place: Focus) -> SheetOutcome {
        (problem, focus) = (sentence, place)
        return .open([])
    }

    // MARK: Drawing

    /// Draws two fields, two boxes to tick, a note or the fault, and the buttons; on the raised ground.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        draw("Name", name, .name, in: area.line(0), on: &canvas)
        draw("Address", address, .address, in: area.line(2), on: &canvas)
        draw("Local: your own machine or network", isLocal, .local, in: area.line(4), on: &canvas)
        draw("It has a key, which I enter next", hasKey, .key, in: area.line(5), on: &canvas)
        let words = problem ?? "Any server that speaks as OpenAI does: llama.cpp, vLLM, LM Studio, a gateway."
        let note = area.splitTop(7).rest.splitTop(max(0, area.height - 8)).top
        SheetText.draw(words, problem == nil ? .muted : .bad, in: note, on: &canvas)
        SheetButtons(buttons: [
            .init(title: "Add", target: target(.add), isFocused: focus == .add),
            .init(title: "Cancel", target: target(.cancel), isFocused: focus == .cancel),
        ]).draw(in: area.line(area.height - 1), on: &canvas)
    }

    private func target(_ focus: Focus) -> HitTarget { HitTarget(focus) }

    private func draw(_ title: String, _ text: TextEditorState, _ place: Focus, in line: Rect, on canvas: inout Canvas)
    {
        canvas.write(
            (focus == place ? "▸ " : "  ") + title, column: line.column, row: line.row,
            TextStyle(focus == place ? .strong : .text, on: .raised), within: line)
        let box = line.splitLeft(12).rest
        let cursor = canvas.cursor
        LineField.draw(text.characters, cursor: text.offset, in: box, on: &canvas)
        if focus != place { canvas.cursor = cursor }
        canvas.mark(line, as: target(place))
    }

    private func draw(_ title: String, _ isOn: Bool, _ place: Focus, in line: Rect, on canvas: inout Canvas) {
        canvas.write(
            (focus == place ? "▸ " : "  ") + (isOn ? "[x] " : "[ ] ") + title, column: line.column, row: line.row,
            TextStyle(focus == place ? .strong : .text, on: .raised), within: line)
        canvas.mark(line, as: target(place))
    }
}
