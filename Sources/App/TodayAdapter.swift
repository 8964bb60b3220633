import Canvas
import Foundation
import ScreenKit
import Widgets
import TodayScreen

/// The dashboard, alone or beside the chat.
enum TodayAdapter: ScreenAdapter {
    static let windowTitle = "Today"
    static var help: [HelpSection] { TodayState.help }

    static func keyHints(_ app: borrowing AppState) -> [KeyHint] { app.today.keyHints }
    static func takesText(_ app: borrowing AppState) -> Bool { app.today.dayEntry != nil }

    static func press(_ key: KeyPress, at date: Date, in app: inout AppState) -> [AppEffect] {
        let hasChart =
            app.today.detail != nil || app.today.weather.isOpen || app.today.findings.isOpen
            || app.today.recovery.isOpen || app.today.night.isOpen
        switch key {
        case KeyPress(.escape) where app.isPanelFocused && !hasChart:
            app.isPanelFocused = false
            return []
        case .character("q") where app.screen == .today && !hasChart: return app.quit()
        case .control("c"):
            return app.coach.isReplying ? app.apply(coach: .key(key, at: date)) : app.notifyHowToQuit()
        default: break
        }
        if let page = app.recordsPage(of: key) { return app.openRecords(page) }
        if key == .character("i") { return app.openImport() }
        return app.apply(today: .key(key)) + app.today.refreshWeather(at: date).map(AppEffect.today)
    }

    static func paste(_ text: String, at date: Date, in app: inout AppState) -> [AppEffect] {
        app.today.paste(text)
        return []
    }

    static func wheel(_ lines: Int, in app: inout AppState) -> [AppEffect] { app.apply(today: .wheel(lines)) }

    static func click(_ target: HitTarget?, at date: Date, in app: inout AppState) -> [AppEffect] {
        let effects = target.map { app.apply(today: .clicked($0)) } ?? []
        // The sheet knows the time at which it was opened.
        return effects.flatMap { $0 == .today(.openCheckIn) ? app.openCheckIn(at: date) : [$0] }
    }
}
