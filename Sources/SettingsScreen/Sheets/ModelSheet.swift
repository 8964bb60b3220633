import ScreenKit
import Canvas
import ChatModel
import Widgets

/// The models of one provider, filtered while typing.
public struct ModelSheet: SettingsSheetContent {
    public let provider: ProviderID
    private let name: String
    /// The one that is used as things stand.
    private let current: ModelReference
    /// `nil` until models are known.
    public private(set) var offer: ModelOffer?
    var isLoading = true
    public private(set) var filter = ""
    public private(set) var selected = 0

    init(of entry: ProviderEntry, name: String, offer: ModelOffer?) {
        provider = entry.id
        self.name = name
        current = ModelReference(provider: entry.id, model: entry.model)
        self.offer = offer
        select(current)
    }

    public var title: String { "Models of \(name)" }
    var wantedSize: Size { Size(width: 84, height: 30) }
    public var keyHints: [KeyHint] {
        [KeyHint("Enter", "choose"), KeyHint("Ctrl-R", "ask again"), KeyHint("Esc", "close")]
    }

    // MARK: Rows

    /// The models that match the filter, then the typed text as it is.
    public var models: [ModelInfo] {
        let words = filter.lowercased().split(separator: " ")
        let all = offer?.models ?? []
        let found = all.filter { info in
            let text = "\(info.reference.model) \(info.name)".lowercased()
            return words.allSatisfy { text.contains($0) }
        }
        return found + (typed.map { [ModelInfo($0)] } ?? [])
    }

    /// A name that no list has.
    private var typed: ModelReference? {
        let isName = !filter.isEmpty && !filter.contains(" ") && filter.count <= 200
        let isListed = offer?.models.contains { $0.reference.model == filter } ?? false
        return isName && !isListed ? ModelReference(provider: provider, model: filter) : nil
    }

    /// Adds a provider's offer; the selection stays while the list grows.
    public mutating func receive(_ offer: ModelOffer) {
        let chosen = chosen ?? current
        self.offer = offer
        select(chosen)
    }

    private var chosen: ModelReference? {
        let models = models
        return models.indices.contains(selected) ? models[selected].reference : nil
    }

    private mutating func select(_ reference: ModelReference) {
        let models = models
        selected = models.firstIndex { $0.reference == reference } ?? min(selected, max(0, models.count - 1))
    }

    // MARK: Input

    mutating func apply(_ input: SheetInput) -> SheetOutcome {
        switch input {
        case .wheel(let lines): move(by: lines.signum())
        case .paste(let text): setFilter(filter + text.filter { !$0.isNewline })
        case .clicked(let target):
            guard case .line(let index)? = target.as(SheetTarget.self) else { break }
            if index == selected { return submit() }
            selected = min(max(0, index), max(0, models.count - 1))
        case .key(let press): return apply(press)
        }
        return .open([])
    }

    private mutating func apply(_ press: KeyPress) -> SheetOutcome {
        switch (press.key, press.modifiers) {
        case (.escape, _), (.character("c"), .control): return .closed([])
        case (.enter, _): return submit()
        case (.up, _): move(by: -1)
        case (.down, _), (.tab, _): move(by: 1)
        case (.pageUp, _): move(by: -10)
        case (.pageDown, _): move(by: 10)
        case (.home, _): move(by: -100_000)
        case (.end, _): move(by: 100_000)
        case (.character("r"), .control):
            isLoading = true
            return .open([.provider(.loadModels(provider, refresh: true))])
        case (.character("u"), .control): setFilter("")
        case (.backspace, _): setFilter(String(filter.dropLast()))
        case (.character(let character), let modifiers) where modifiers.isSubset(of: .shift):
            setFilter(filter + String(character))
        default: break
        }
        return .open([])
    }

    private mutating func setFilter(_ text: String) {
        (filter, selected) = (text, 0)
    }

    private mutating func move(by step: Int) {
        selected = max(0, min(selected + step, models.count - 1))
    }

    private func submit() -> SheetOutcome {
        guard let chosen else { return .open([]) }
        return .handedOver(.provider(.modelChosen(chosen)))
    }

    // MARK: Drawing

    /// Draws the filter, the models that fit round the selected one, and a line on that one; on the raised ground.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        let (head, rest) = area.splitTop(2)
        drawHead(in: head.line(0), on: &canvas)
        let (list, foot) = rest.splitBottom(rest.height > 4 ? 1 : 0)
        let models = models
        guard !models.isEmpty else {
            let words = offer?.problem?.sentence ?? (isLoading ? "Asking …" : "No model has these words.")
            for (row, line) in PlainText.lines(words, .plain, width: max(1, list.width)).prefix(list.height)
                .enumerated()
            {
                canvas.write(
                    line.text, column: list.column, row: list.row + row, TextStyle(.muted, on: .raised), within: list)
            }
            return
        }
        let first = max(0, min(selected - list.height / 2, models.count - list.height))
        for (row, info) in models.dropFirst(first).prefix(list.height).enumerated() {
            draw(info, number: first + row, in: list.line(row), on: &canvas)
        }
        drawFoot(in: foot, on: &canvas)
    }

    private func drawHead(in line: Rect, on canvas: inout Canvas) {
        let all = offer?.models.count ?? 0
        let count = isLoading ? "asking …" : ProviderWording.models(all)
        let words = line.width < 60 ? count : "\(count) · $ a million tokens in · out"
        canvas.write(
            words, column: max(line.column, line.endColumn - words.cellWidth), row: line.row,
            TextStyle(.muted, on: .raised), within: line)
        let start = canvas.write(
            "› ", column: line.column, row: line.row, TextStyle(.accent, on: .raised), within: line)
        let end = canvas.write(filter, column: start, row: line.row, TextStyle(.text, on: .raised), within: line)
        if filter.isEmpty {
            canvas.write("type to filter", column: start, row: line.row, TextStyle(.faint, on: .raised), within: line)
        }
        canvas.cursor = Point(column: min(end, line.endColumn - 1), row: line.row)
    }

    private func draw(_ info: ModelInfo, number: Int, in line: Rect, on canvas: inout Canvas) {
        let isSelected = number == selected
        let ground: GroundRole = isSelected ? .selection : .raised
        canvas.fill(line, TextStyle(.text, on: ground))
        let mark = isSelected ? "▸" : info.reference == current ? "✓" : " "
        canvas.write(mark, column: line.column, row: line.row, TextStyle(.accent, on: ground), within: line)
        let text = line.splitLeft(2).rest
        if info.reference == typed {
            let end = canvas.write(
                ShortText.cut(info.reference.model, toWidth: max(4, text.width - 10)), column: text.column,
                row: text.row, TextStyle(.text, on: ground), within: text)
            canvas.write(" as typed", column: end, row: text.row, TextStyle(.muted, on: ground), within: text)
        } else {
            ModelLine(info: info, isSelected: isSelected, ground: .raised).draw(in: text, on: &canvas)
        }
        canvas.mark(line, as: SheetTarget.line(number))
    }

    /// All about the selected one; what is wrong with the provider comes first.
    private func drawFoot(in area: Rect, on canvas: inout Canvas) {
        let problem = offer?.problem?.sentence
        let models = models
        let info = models.indices.contains(selected) ? models[selected] : nil
        let words =
            problem ?? info.map { $0.reference == typed ? "In no list; taken as it is." : ModelLine.facts(of: $0) }
        canvas.write(
            ShortText.cut(words ?? "", toWidth: area.width), column: area.column, row: area.row,
            TextStyle(problem == nil ? .muted : .warning, on: .raised), within: area)
    }
}
