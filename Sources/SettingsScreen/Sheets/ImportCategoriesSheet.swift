import ScreenKit
import Canvas
import HealthModel
import Widgets

/// Asks before the first import what of it is to be kept.
public struct ImportCategoriesSheet: SettingsSheetContent {
    /// The effect that waits for the answer.
    public let then: DataEffect
    /// All but what is sensitive, which is asked for plainly.
    public private(set) var chosen = Set(HealthCategory.allCases.filter { !$0.isSensitive })
    private var cursor = 0

    /// The categories, with the sensitive ones together at the end.
    private static let categories =
        HealthCategory.allCases.filter { !$0.isSensitive } + HealthCategory.allCases.filter(\.isSensitive)

    init(then: DataEffect) { self.then = then }

    public var title: String { "What may AirFit keep?" }
    var wantedSize: Size { Size(width: 76, height: Self.categories.count + 6) }
    public var keyHints: [KeyHint] {
        [
            KeyHint("Enter", "import"), KeyHint("Space", "tick"), KeyHint("a", "everything"),
            KeyHint("Esc", "do not import"),
        ]
    }

    mutating func apply(_ input: SheetInput) -> SheetOutcome {
        switch input {
        case .wheel(let lines): move(by: lines.signum())
        case .paste: break
        case .clicked(let target):
            switch target.as(SheetTarget.self) {
            case .submit?: return .handedOver(.data(.keepChosen(chosen, then: then)))
            case .cancel?: return .closed([])
            case .line(let index)?: tick(index)
            case .browse?, .askKeyring?, nil: return .open([])
            }
        case .key(let press):
            switch (press.key, press.modifiers) {
            case (.escape, _), (.character("c"), .control): return .closed([])
            case (.enter, _): return .handedOver(.data(.keepChosen(chosen, then: then)))
            case (.up, _), (.character("k"), []), (.tab, .shift): move(by: -1)
            case (.down, _), (.character("j"), []), (.tab, _): move(by: 1)
            case (.home, _): cursor = 0
            case (.end, _): cursor = Self.categories.count - 1
            case (.character(" "), _), (.character("x"), []): tick(cursor)
            case (.character("a"), []): chosen = Set(Self.categories)
            default: break
            }
        }
        return .open([])
    }

    private mutating func move(by step: Int) { cursor = min(max(0, cursor + step), Self.categories.count - 1) }

    private mutating func tick(_ index: Int) {
        guard Self.categories.indices.contains(index) else { return }
        cursor = index
        chosen.formSymmetricDifference([Self.categories[index]])
    }

    // MARK: - Drawing

    /// Draws the categories that fit round the cursor, each with its tick, and the buttons; on the raised ground.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        let intro = """
            What is ticked is imported and stays on this machine; the rest is left out. Settings, Permissions changes it \
            for later imports.
            """
        let whole = SheetText.height(intro, width: area.width)
        let lines = area.height >= Self.categories.count + whole + 3 ? whole : 1
        SheetText.draw(
            lines == 1 ? "What is ticked is kept on this machine." : intro, .text, in: area.splitTop(lines).top,
            on: &canvas)
        let (list, foot) = area.splitTop(lines).rest.splitBottom(
            area.height >= Self.categories.count + lines + 3 ? 3 : 2)
        let first = max(0, min(cursor - list.height / 2, Self.categories.count - list.height))
        for (row, category) in Self.categories.dropFirst(first).prefix(list.height).enumerated() {
            draw(category, at: first + row, in: list.line(row), on: &canvas)
        }
        let contents = "\(Self.categories[cursor].title): \(Self.categories[cursor].contents)."
        SheetText.draw(contents, .muted, in: foot.splitBottom(1).rest, on: &canvas)
        SheetButtons(buttons: [
            .init(title: "Import and keep these", target: HitTarget(SheetTarget.submit), isFocused: true),
            .init(title: "Do not import", target: HitTarget(SheetTarget.cancel)),
        ]).draw(in: foot.line(foot.height - 1), on: &canvas)
    }

    private func draw(_ category: HealthCategory, at index: Int, in line: Rect, on canvas: inout Canvas) {
        let isHere = index == cursor
        let isOn = chosen.contains(category)
        let ground: GroundRole = isHere ? .selection : .raised
        canvas.fill(line, TextStyle(.text, on: ground))
        var column = canvas.write(
            "\(isHere ? "▸" : " ") [\(isOn ? "x" : " ")] ", column: line.column, row: line.row,
            TextStyle(isOn ? .good : .muted, on: ground), within: line)
        column = canvas.write(
            category.title, column: column, row: line.row, TextStyle(isOn ? .strong : .text, on: ground), within: line)
        if category.isSensitive {
            canvas.write(
                "  ! sensitive", column: column, row: line.row, TextStyle(.warning, on: ground), within: line)
        }
        canvas.mark(line, as: SheetTarget.line(index))
    }
}
