import Canvas
import Foundation
import ScreenKit
import Widgets
import LogScreen

/// Adapts the log to the app.
enum LogAdapter: ScreenAdapter {
    static let windowTitle = "Log"
    static var help: [HelpSection] { LogState.help }

    static func keyHints(_ app: borrowing AppState) -> [KeyHint] { app.log.keyHints }
    static func takesText(_ app: borrowing AppState) -> Bool { true }

    static func press(_ key: KeyPress, at date: Date, in app: inout AppState) -> [AppEffect] {
        app.apply(log: .key(key, at: date))
    }

    static func paste(_ text: String, at date: Date, in app: inout AppState) -> [AppEffect] {
        app.apply(log: .paste(text, at: date))
    }

    static func wheel(_ lines: Int, in app: inout AppState) -> [AppEffect] { app.apply(log: .wheel(lines)) }

    static func click(_ target: HitTarget?, at date: Date, in app: inout AppState) -> [AppEffect] {
        target.map { app.apply(log: .clicked($0, at: date)) } ?? []
    }

    static func fit(_ app: inout AppState) -> [AppEffect] {
        let area = app.layout(of: .log).whole
        guard let area, area.size != app.log.size else { return [] }
        return app.apply(log: .resized(area.size))
    }

    static func draw(_ app: AppState, in area: Rect, on canvas: inout Canvas) {
        drawLog(app.log, in: area, on: &canvas, focused: app.overlay == nil)
    }
}
