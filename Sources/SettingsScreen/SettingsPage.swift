import Canvas
import Widgets

/// A page of the settings: its rows from the state, and what its own rows do.
///
/// Rows of settings (`field`, `option`) and links work by themselves; a page says what its actions, sliders and
/// pictures are. All of it is pure: what must happen outside is returned.
protocol SettingsPage {
    /// - Parameter width: columns there are for a row.
    static func rows(_ state: SettingsState, width: Int) -> [SettingsRow]
    /// Reads what the page shows, also while it only stands beside the list of pages.
    static var facts: [SettingsEffect] { get }
    /// The page was opened, or shown again after a change from outside.
    static func opened(_ state: inout SettingsState) -> [SettingsEffect]
    /// The page was left.
    static func left(_ state: inout SettingsState) -> [SettingsEffect]
    /// Enter on an action row.
    static func activate(_ id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect]
    /// Left and right on a slider or action row, in steps.
    static func adjust(_ id: SettingsRowID, by steps: Int, in state: inout SettingsState) -> [SettingsEffect]
    /// The cursor came to a row.
    static func reached(_ id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect]
    /// A key before anybody else takes it; `nil` leaves it to the usual ones.
    static func key(_ press: KeyPress, on id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect]?
    static func draw(_ picture: SettingsRowID, of state: SettingsState, in area: Rect, on canvas: inout Canvas)
    /// The page's own keys, for the footer.
    static func keyHints(_ state: SettingsState) -> [KeyHint]
}

extension SettingsPage {
    static var facts: [SettingsEffect] { [] }
    static func opened(_ state: inout SettingsState) -> [SettingsEffect] { facts }
    static func left(_ state: inout SettingsState) -> [SettingsEffect] { [] }
    static func activate(_ id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect] { [] }
    static func adjust(_ id: SettingsRowID, by steps: Int, in state: inout SettingsState) -> [SettingsEffect] { [] }
    static func reached(_ id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect] { [] }
    static func key(_ press: KeyPress, on id: SettingsRowID, in state: inout SettingsState) -> [SettingsEffect]? { nil }
    static func draw(_ picture: SettingsRowID, of state: SettingsState, in area: Rect, on canvas: inout Canvas) {}
    static func keyHints(_ state: SettingsState) -> [KeyHint] { [] }
}
