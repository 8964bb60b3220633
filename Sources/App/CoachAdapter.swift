import Canvas
import Foundation
import ScreenKit
import Widgets
import CoachScreen

/// The conversation with the coach.
enum CoachAdapter: ScreenAdapter {
    static let windowTitle = "Coach"
    static var help: [HelpSection] { CoachState.help }

    static func keyHints(_ app: borrowing AppState) -> [KeyHint] { app.coach.keyHints }
    static func takesText(_ app: borrowing AppState) -> Bool { true }

    static func press(_ key: KeyPress, at date: Date, in app: inout AppState) -> [AppEffect] {
        switch key {
        case KeyPress(.tab) where AppLayout.isWide(app.size) && !app.coach.takesTab:
            app.coach.leaveChips()
            app.isPanelFocused = true
            return []
        case KeyPress(.escape) where app.coach.hasNothingToLeave:
            app.screen = .today
            return []
        default: return app.apply(coach: .key(key, at: date))
        }
    }

    static func paste(_ text: String, at date: Date, in app: inout AppState) -> [AppEffect] {
        app.apply(coach: .paste(text))
    }

    static func wheel(_ lines: Int, in app: inout AppState) -> [AppEffect] { app.apply(coach: .wheel(lines)) }

    static func click(_ target: HitTarget?, at date: Date, in app: inout AppState) -> [AppEffect] {
        target.map { app.apply(coach: .clicked($0, at: date)) } ?? []
    }

    static func fit(_ app: inout AppState) -> [AppEffect] {
        let area = app.layout(of: .coach).coach
        guard let area, area.size != app.coach.size else { return [] }
        return app.apply(coach: .resized(area.size))
    }
}
