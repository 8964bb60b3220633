import ScreenKit
import Canvas
import SettingsModel
import Widgets

/// A setting being typed, in the place of its value.
public struct FieldEditor: Equatable, Sendable {
    let key: String
    var text: TextEditorState
    /// Why what was typed cannot be set; one sentence.
    var problem: String?

    init(_ field: SettingField, in settings: Settings) {
        self.init(field, typed: SettingWording.typed(field, in: settings))
    }

    init(_ field: SettingField, typed: String) {
        key = field.key
        text = TextEditorState(typed)
    }

    /// The typed text as a value of the field: `.some(nil)` for an empty text, which sets the default again; `nil` when
    /// it cannot be set, and `problem` says why.
    mutating func result(for field: SettingField) -> SettingValue?? {
        let typed = text.text.split(separator: "\n").joined(separator: " ")
        let isList = if case .texts = field.kind { true } else { false }
        if typed.allSatisfy(\.isWhitespace), !isList { return .some(nil) }
        let value = SettingWording.value(typed: typed, of: field)
        if let reason = SettingWording.problem(with: value, of: field) {
            problem = "\(field.title) \(reason)."
            return nil
        }
        return .some(value)
    }

    /// On one line: where it is too long, the part around the cursor.
    func draw(in area: Rect, on canvas: inout Canvas) {
        LineField.draw(text.characters, cursor: text.offset, in: area, on: &canvas)
    }
}
