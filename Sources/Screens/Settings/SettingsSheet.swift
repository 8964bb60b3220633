import Canvas
import Widgets

/// A box over the page that takes all keys: a form, a flow, something long to read.
///
/// A further kind is a case and its content.
public enum SettingsSheet: Equatable, Sendable {
    case reading(ReadingSheet)
    case passphrase(PassphraseSheet)

    var content: any SettingsSheetContent {
        switch self {
        case .reading(let sheet): sheet
        case .passphrase(let sheet): sheet
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
        }
    }
}

enum SheetInput: Equatable, Sendable {
    case key(KeyPress)
    case paste(String)
    case clicked(HitTarget)
    case wheel(Int)
}

enum SheetOutcome: Equatable, Sendable {
    case open([SettingsEffect])
    /// The sheet goes, and these happen.
    case closed([SettingsEffect])
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
public struct ReadingSheet: SettingsSheetContent {
    public var title: String
    public var text: String
    var scroll = 0

    public init(title: String, text: String) {
        self.title = title
        self.text = text
    }

    var wantedSize: Size { Size(width: 90, height: 40) }
    var keyHints: [KeyHint] { [KeyHint("↑ ↓", "scroll"), KeyHint("c", "copy"), KeyHint("Esc", "close")] }

    mutating func apply(_ input: SheetInput) -> SheetOutcome {
        switch input {
        case .wheel(let lines): scroll = max(0, scroll + lines)
        case .key(let press):
            switch press.key {
            case .up, .character("k"): scroll = max(0, scroll - 1)
            case .down, .character("j"): scroll += 1
            case .pageUp: scroll = max(0, scroll - 15)
            case .pageDown, .character(" "): scroll += 15
            case .home: scroll = 0
            case .character("c") where press.modifiers.isEmpty: return .open([.copy(text)])
            default: return .closed([])
            }
        case .paste, .clicked: break
        }
        return .open([])
    }

    func draw(in area: Rect, on canvas: inout Canvas) {
        let lines = PlainText.lines(text, TextStyle(.text, on: .raised), width: max(1, area.width))
        let first = max(0, min(scroll, lines.count - area.height))
        for (row, line) in lines.dropFirst(first).prefix(area.height).enumerated() {
            canvas.write(
                line.text, column: area.column, row: area.row + row, TextStyle(.text, on: .raised), within: area)
        }
    }
}
