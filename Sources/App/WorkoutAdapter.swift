import Canvas
import Foundation
import ScreenKit
import Widgets
import WorkoutScreen

/// Adapts the workout to the app.
enum WorkoutAdapter: ScreenAdapter {
    static let windowTitle = "Workout"
    static var help: [HelpSection] { WorkoutState.help }

    static func keyHints(_ app: borrowing AppState) -> [KeyHint] { app.workout.keyHints }
    static func takesText(_ app: borrowing AppState) -> Bool { app.workout.takesText }

    static func press(_ key: KeyPress, at date: Date, in app: inout AppState) -> [AppEffect] {
        app.apply(workout: .key(key, at: date))
    }

    static func paste(_ text: String, at date: Date, in app: inout AppState) -> [AppEffect] {
        app.apply(workout: .paste(text, at: date))
    }

    static func wheel(_ lines: Int, in app: inout AppState) -> [AppEffect] { app.apply(workout: .wheel(lines)) }

    static func click(_ target: HitTarget?, at date: Date, in app: inout AppState) -> [AppEffect] {
        target.map { app.apply(workout: .clicked($0, at: date)) } ?? []
    }

    static func fit(_ app: inout AppState) -> [AppEffect] {
        let area = app.layout(of: .workout).whole
        guard let area, area.size != app.workout.size else { return [] }
        return app.apply(workout: .resized(area.size))
    }

    static func draw(_ app: AppState, in area: Rect, on canvas: inout Canvas) {
        drawWorkout(app.workout, in: area, on: &canvas, focused: app.overlay == nil)
    }
}
