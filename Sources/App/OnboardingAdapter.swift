import Canvas
import Foundation
import ScreenKit
import Widgets
import OnboardingScreen

/// The questions of the first run.
enum OnboardingAdapter: ScreenAdapter {
    static let windowTitle = "Setup"
    static var help: [HelpSection] { OnboardingState.help }

    static func keyHints(_ app: borrowing AppState) -> [KeyHint] { app.onboarding.keyHints }
    static func takesText(_ app: borrowing AppState) -> Bool { app.onboarding.takesText }

    static func press(_ key: KeyPress, at date: Date, in app: inout AppState) -> [AppEffect] {
        if key == .character("q"), !app.onboarding.takesText { return app.quit() }
        return app.apply(onboarding: .key(key))
    }

    static func paste(_ text: String, at date: Date, in app: inout AppState) -> [AppEffect] {
        app.apply(onboarding: .paste(text))
    }

    static func wheel(_ lines: Int, in app: inout AppState) -> [AppEffect] { app.apply(onboarding: .wheel(lines)) }

    static func click(_ target: HitTarget?, at date: Date, in app: inout AppState) -> [AppEffect] {
        target.map { app.apply(onboarding: .clicked($0)) } ?? []
    }

    static func draw(_ app: AppState, in area: Rect, on canvas: inout Canvas) {
        drawOnboarding(app.onboarding, in: area, on: &canvas)
    }
}
