import Canvas
import Entries
import Foundation
import HealthModel
import HealthQuery
import TestSupport
import Testing

@testable import App
@testable import LogScreen
@testable import SettingsScreen
@testable import TodayScreen

/// Goals of a week and of a date on Today.
@Suite struct `Goals of a week on Today` {
    private func standing(_ aim: Goal.Aim, _ value: Double) -> GoalStanding {
        GoalStanding(goal: Goal(id: 1, aim: aim, setAt: second(-900_000)), value: value)
    }

    private func opened(_ width: Int, _ height: Int) -> AppState {
        var app = AppState.opened(width, height)
        _ = app.apply(
            log: .loaded(
                [],
                [
                    standing(Goal.Aim(.runDistance, target: 20, period: .week), 12),
                    standing(Goal.Aim(.steps, target: 9_000, period: .day), 4_000),
                ]))
        return app
    }

    @Test func `stand below the trends where there is room; those of a day stand with their values`() {
        let app = opened(200, 50)
        #expect(app.today.goals.lines.map(\.title) == ["Distance run 20 km a week"])
        #expect(app.today.goals.lines.first?.progress.contains("60 %") == true)
    }

    @Test func `of a day stand beside the value, also of what the settings have no goal for`() {
        var app = AppState.opened(80, 24)
        var report = SampleReports.runningDay
        report.snapshot.app.waterMl = 500
        _ = app.apply(.today(.reportArrived(report)))
        _ = app.apply(log: .loaded([], [standing(Goal.Aim(.water, target: 2_000, period: .day), 500)]))
        #expect(app.today.goals.target(of: .water, on: report.snapshot) == 2_000)
        _ = app.apply(log: .loaded([], []))
        #expect(app.today.goals.target(of: .water, on: report.snapshot) == nil)
    }

    @Test func `stand in the row of the day on a low screen`() {
        func rows(_ width: Int, _ height: Int) -> [String] {
            var app = opened(width, height)
            _ = app.apply(.today(.reportArrived(SampleReports.runningDay)))
            _ = app.apply(
                log: .loaded([], [standing(Goal.Aim(.runDistance, target: 20, period: .week), 12)]))
            return screen(width: width, height: height) { _, canvas in drawApp(app, on: &canvas) }
        }
        for (width, height) in [(80, 24), (60, 20)] {
            let shown = rows(width, height)
            #expect(shown[1].contains("run 12"), "\(shown[1])")
        }
        #expect(!rows(200, 50)[1].contains("run 12"))
    }

    @Test func `what is hidden is not shown there`() {
        var app = AppState.opened(200, 50)
        app.log.hidden = [.workouts]
        _ = app.apply(log: .loaded([], [standing(Goal.Aim(.runDistance, target: 20, period: .week), 12)]))
        #expect(app.today.goals.lines.isEmpty)
    }

    @Test func `goes from there once it is hidden in the settings`() {
        var app = opened(200, 50)
        app.settings.settings.privacy.shown.remove(.workouts)
        app.showSettings()
        #expect(app.today.goals.lines.isEmpty)
    }
}

@Suite struct `The plan of the week on Today` {
    @Test(arguments: [
        (60, 30, "plan 3 of 5"), (80, 24, "plan 3 of 5, 1 missed"), (120, 40, "plan 3 of 5, 1 missed"),
        (200, 50, "plan 3 of 5, 1 missed, Mon–Sun"),
    ])
    func `stands above the workouts, as much of it as fits`(width: Int, height: Int, note: String) {
        var report = SampleReports.runningDay
        (report.snapshot.app.planSummary, report.snapshot.app.upcomingWorkout) = ("3 of 5 done, 1 missed", "Running")
        var app = AppState.opened(width, height)
        _ = app.apply(.today(.reportArrived(report)))
        let shown = screen(width: width, height: height) { _, canvas in drawApp(app, on: &canvas) }
        #expect(shown.contains { $0.contains("Workouts ") && $0.contains("─ \(note)") }, "\(shown)")
        #expect(shown.contains { $0.contains("1 missed") } == note.contains("1 missed"))
    }
}
