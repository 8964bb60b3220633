import Canvas
import Foundation
import ScreenKit
import Widgets

/// A screen as the program knows it: what it is called, and what it does with keys, text, the mouse and its area.
///
/// A screen's module knows neither the program nor another screen. Its adapter translates: input becomes actions of the
/// screen, and what the screen asks of others becomes a change of the program.
protocol ScreenAdapter {
    /// The part of the window title behind the program's name.
    static var windowTitle: String { get }
    /// The keys of the screen.
    static var help: [HelpSection] { get }
    /// The footer's key hints.
    static func keyHints(_ app: borrowing AppState) -> [KeyHint]
    /// Whether letters are text now, not keys.
    static func takesText(_ app: borrowing AppState) -> Bool
    static func press(_ key: KeyPress, at date: Date, in app: inout AppState) -> [AppEffect]
    static func paste(_ text: String, at date: Date, in app: inout AppState) -> [AppEffect]
    /// - Parameter lines: down is positive.
    static func wheel(_ lines: Int, in app: inout AppState) -> [AppEffect]
    /// - Parameter target: what the screen has drawn there; `nil` beside everything.
    static func click(_ target: HitTarget?, at date: Date, in app: inout AppState) -> [AppEffect]
    /// The size of the terminal, or what is shown, has changed: the screen is laid out for its area.
    static func fit(_ app: inout AppState) -> [AppEffect]
    /// Draws a screen that is drawn whole. Dashboard and chat are drawn in parts by `DrawnPanes`.
    static func draw(_ app: AppState, in area: Rect, on canvas: inout Canvas)
}

extension ScreenAdapter {
    static func fit(_ app: inout AppState) -> [AppEffect] { [] }
    static func draw(_ app: AppState, in area: Rect, on canvas: inout Canvas) {}
}
