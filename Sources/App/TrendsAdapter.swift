import Canvas
import Foundation
import ScreenKit
import TrendsScreen
import Widgets

/// Adapts the trends to the app.
enum TrendsAdapter: ScreenAdapter {
    static let windowTitle = "Trends"
    static var help: [HelpSection] { TrendsState.help }

    static func keyHints(_ app: borrowing AppState) -> [KeyHint] { app.trends.keyHints }
    static func takesText(_ app: borrowing AppState) -> Bool { app.trends.takesText }

    static func press(_ key: KeyPress, at date: Date, in app: inout AppState) -> [AppEffect] {
        app.apply(trends: .key(key))
    }

    static func paste(_ text: String, at date: Date, in app: inout AppState) -> [AppEffect] {
        app.apply(trends: .paste(text))
    }

    static func wheel(_ lines: Int, in app: inout AppState) -> [AppEffect] { app.apply(trends: .wheel(lines)) }

    static func click(_ target: HitTarget?, at date: Date, in app: inout AppState) -> [AppEffect] {
        app.apply(trends: .clicked(target ?? .beside))
    }

    static func draw(_ app: AppState, in area: Rect, on canvas: inout Canvas) {
        drawTrends(app.trends, in: area, on: &canvas)
    }
}
