import Canvas
import Foundation
import HealthModel
import ScreenKit
import TestSupport
import Testing
import Workouts

@testable import App
@testable import CoachScreen
@testable import TodayScreen
@testable import WorkoutScreen

@Suite struct `A workout on the other screens` {
    private func app(width: Int = 80, height: Int = 24) -> AppState {
        var app = AppState(
            size: Size(width: width, height: height), today: TodayState(today: CivilDay(number: 20_833)),
            coach: CoachState(model: offline), screen: .today)
        _ = app.apply(.workout(.read(nil, isFollowing: false, at: workoutMoment(0))))
        _ = app.apply(.workout(.read(.strength, isFollowing: false, at: workoutMoment(0))))
        return app
    }

    private func rows(_ app: AppState) -> [String] {
        var canvas = Canvas(app.size)
        drawApp(app, on: &canvas)
        return canvas.textRows
    }

    @Test func `is one line above the keys, and F7 opens it`() {
        var app = app()
        #expect(rows(app)[22].contains("▶ Strength  35 min · 6 sets · resting · F7"))
        _ = app.apply(.input(.key(KeyPress(.function(7))), at: second(0)))
        #expect(app.screen == .workout && rows(app)[22].contains("▶") == false)
        _ = app.apply(.input(.key(KeyPress(.escape)), at: second(0)))
        #expect(app.screen == .today)
    }

    @Test func `ticks once a second on its own screen, once a minute elsewhere, and not while it is locked`() {
        var app = app()
        #expect(app.workout.wake == workoutMoment(60.01).running)
        let opened = app.apply(.input(.key(KeyPress(.function(7))), at: second(0)))
        #expect(opened.contains(.workout(.wake(at: workoutMoment(1.01).running))))
        _ = app.apply(.workout(.ticked(workoutMoment(72))))
        _ = app.apply(.input(.resized(Size(width: 20, height: 5)), at: second(72)))
        #expect(app.workout.wake == nil)
    }

    @Test func `F7 on its screen lists those so far`() {
        var app = app()
        _ = app.apply(.input(.key(KeyPress(.function(7))), at: second(0)))
        _ = app.apply(.input(.key(KeyPress(.function(7))), at: second(0)))
        #expect(app.screen == .records && rows(app)[1].contains("Workouts"))
        _ = app.apply(.input(.key(KeyPress(.escape)), at: second(0)))
        #expect(app.screen == .workout)
    }

    @Test func `that is found at the start opens its screen`() {
        var app = AppState(
            size: Size(width: 80, height: 24), today: TodayState(today: CivilDay(number: 20_833)),
            coach: CoachState(model: offline), screen: .today)
        _ = app.apply(.workout(.read(.run, isFollowing: false, at: workoutMoment(0))))
        #expect(app.screen == .workout)
    }

    @Test func `once stored is read by the day`() {
        var app = app()
        let effects = app.apply(.workout(.stored([.workout(LiveWorkout.run.workout(endingAt: workoutMoment(0)))])))
        #expect(app.workout.live == nil && app.notice?.text.hasPrefix("Saved. Workout: Running") == true)
        #expect(effects.contains { if case .today(.loadReport) = $0 { true } else { false } })
    }
}
