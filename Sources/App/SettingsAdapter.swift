import Canvas
import Foundation
import ScreenKit
import Widgets
import SettingsScreen

/// The settings.
enum SettingsAdapter: ScreenAdapter {
    static let windowTitle = "Settings"
    static var help: [HelpSection] { SettingsState.help }

    static func keyHints(_ app: borrowing AppState) -> [KeyHint] { app.settings.keyHints }
    static func takesText(_ app: borrowing AppState) -> Bool { app.settings.takesText }

    static func press(_ key: KeyPress, at date: Date, in app: inout AppState) -> [AppEffect] {
        app.apply(settings: .key(key))
    }

    static func paste(_ text: String, at date: Date, in app: inout AppState) -> [AppEffect] {
        app.apply(settings: .paste(text))
    }

    static func wheel(_ lines: Int, in app: inout AppState) -> [AppEffect] { app.apply(settings: .wheel(lines)) }

    static func click(_ target: HitTarget?, at date: Date, in app: inout AppState) -> [AppEffect] {
        app.apply(settings: .clicked(target ?? .beside))
    }

    static func fit(_ app: inout AppState) -> [AppEffect] {
        let area = app.layout(of: .settings).whole
        guard let area, area.size != app.settings.size else { return [] }
        return app.apply(settings: .resized(area.size))
    }

    static func draw(_ app: AppState, in area: Rect, on canvas: inout Canvas) {
        drawSettings(app.settings, in: area, on: &canvas, focused: app.overlay == nil)
    }
}
