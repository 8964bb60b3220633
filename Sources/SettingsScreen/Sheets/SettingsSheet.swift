import ScreenKit
import Canvas
import Widgets

/// A box over the page that takes all keys: a form, a flow, something long to read.
///
/// A further kind is a case and its content.
public enum SettingsSheet: Equatable, Sendable {
    case reading(TextSheet)
    case passphrase(PassphraseSheet)
    case models(ModelSheet)
    case addProvider(AddProviderSheet)
    case keyEntry(KeySheet)
    case vault(VaultSheet)
    case refine(RefineSheet)
    case data(DataForm)
    case keep(ImportCategoriesSheet)
    case memory(MemorySheet)
    case place(PlaceSheet)
    case files(FileSheet)
    case confirmation(ConfirmationSheet)
    case connect(ConnectSheet)

    var content: any SettingsSheetContent {
        switch self {
        case .reading(let sheet): sheet
        case .passphrase(let sheet): sheet
        case .models(let sheet): sheet
        case .addProvider(let sheet): sheet
        case .keyEntry(let sheet): sheet
        case .vault(let sheet): sheet
        case .refine(let sheet): sheet
        case .data(let sheet): sheet
        case .keep(let sheet): sheet
        case .memory(let sheet): sheet
        case .place(let sheet): sheet
        case .files(let sheet): sheet
        case .confirmation(let sheet): sheet
        case .connect(let sheet): sheet
        }
    }

    /// Hands a key to the content.
    mutating func apply(_ input: SheetInput) -> SheetOutcome {
        switch self {
        case .reading(var sheet):
            defer { self = .reading(sheet) }
            return sheet.apply(input)
        case .passphrase(var sheet):
            defer { self = .passphrase(sheet) }
            return sheet.apply(input)
        case .models(var sheet):
            defer { self = .models(sheet) }
            return sheet.apply(input)
        case .addProvider(var sheet):
            defer { self = .addProvider(sheet) }
            return sheet.apply(input)
        case .keyEntry(var sheet):
            defer { self = .keyEntry(sheet) }
            return sheet.apply(input)
        case .vault(var sheet):
            defer { self = .vault(sheet) }
            return sheet.apply(input)
        case .refine(var sheet):
            defer { self = .refine(sheet) }
            return sheet.apply(input)
        case .data(var sheet):
            defer { self = .data(sheet) }
            return sheet.apply(input)
        case .keep(var sheet):
            defer { self = .keep(sheet) }
            return sheet.apply(input)
        case .memory(var sheet):
            defer { self = .memory(sheet) }
            return sheet.apply(input)
        case .place(var sheet):
            defer { self = .place(sheet) }
            return sheet.apply(input)
        case .files(var sheet):
            defer { self = .files(sheet) }
            return sheet.apply(input)
        case .confirmation(var sheet):
            defer { self = .confirmation(sheet) }
            return sheet.apply(input)
        case .connect(var sheet):
            defer { self = .connect(sheet) }
            return sheet.apply(input)
        }
    }
}

enum SheetOutcome: Equatable, Sendable {
    case open([SettingsEffect])
    /// The sheet goes, and these happen.
    case closed([SettingsEffect])
    /// The state goes on with it: it closes the sheet, or puts another one in its place.
    case handedOver(SettingsAction)
}

protocol SettingsSheetContent: Equatable, Sendable {
    var title: String { get }
    /// How large it would like to be, without its frame; it gets less on a small screen.
    var wantedSize: Size { get }
    var keyHints: [KeyHint] { get }
    mutating func apply(_ input: SheetInput) -> SheetOutcome
    /// On the raised ground.
    func draw(in area: Rect, on canvas: inout Canvas)
}

/// Something long to read, such as the coach's instructions.
public struct TextSheet: SettingsSheetContent {
    public var title: String
    public var text: String
    public var scroll = 0

    public init(title: String, text: String) {
        self.title = title
        self.text = text
    }

    var wantedSize: Size { Size(width: 90, height: 40) }
    public var keyHints: [KeyHint] { [KeyHint("↑ ↓", "scroll"), KeyHint("c", "copy"), KeyHint("Esc", "close")] }

    mutating func apply(_ input: SheetInput) -> SheetOutcome {
        switch input {
        case .wheel(let lines): scroll += lines
        case .key(let press):
            switch (press.key, press.modifiers) {
            case (.up, _), (.character("k"), []): scroll -= 1
            case (.down, _), (.character("j"), []): scroll += 1
            case (.pageUp, _): scroll -= 15
            case (.pageDown, _), (.character(" "), []): scroll += 15
            case (.home, _): scroll = 0
            case (.end, _): scroll = 1_000_000
            case (.character("c"), []):
                return .open([.copy(ClipboardText(text)), .notice("Copied to the clipboard.", isProblem: false)])
            case (.escape, _), (.enter, _), (.character("q"), []), (.character("c"), .control): return .closed([])
            default: break
            }
        case .paste, .clicked: break
        }
        return .open([])
    }

    /// As far as there are lines: what goes beyond them is not kept.
    mutating func clampScroll(in area: Size) {
        scroll = max(0, min(scroll, lines(width: area.width).count - area.height))
    }

    private func lines(width: Int) -> [StyledLine] {
        PlainText.lines(text, TextStyle(.text, on: .raised), width: max(1, width - 2))
    }

    /// Draws the lines from `scroll` on, with arrows where there are more.
    public func draw(in area: Rect, on canvas: inout Canvas) {
        let lines = lines(width: area.width)
        let first = max(0, min(scroll, lines.count - area.height))
        for (row, line) in lines.dropFirst(first).prefix(area.height).enumerated() {
            canvas.write(
                line.text, column: area.column, row: area.row + row, TextStyle(.text, on: .raised), within: area)
        }
        let style = TextStyle(.muted, on: .raised)
        if first > 0 { canvas.write("↑", column: area.endColumn - 1, row: area.row, style, within: area) }
        if lines.count > first + area.height {
            canvas.write("↓", column: area.endColumn - 1, row: area.endRow - 1, style, within: area)
        }
    }
}
