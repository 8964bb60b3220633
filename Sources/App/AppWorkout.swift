import Canvas
import Foundation
import ScreenKit
import WorkoutScreen

/// The workout within the program.
extension AppState {
    mutating func openWorkout(at date: Date) -> [AppEffect] {
        showWorkout()
        return apply(workout: .opened(at: date))
    }

    /// The plan of the week.
    mutating func openPlan(at date: Date) -> [AppEffect] {
        showWorkout()
        return apply(workout: .planOpened(at: date))
    }

    private mutating func showWorkout() {
        if screen != .workout { (screenBeforeWorkout, screen, isPanelFocused) = (screen, .workout, false) }
    }

    /// Applies an action of the workout, and answers what it asks of other screens.
    public mutating func apply(workout action: WorkoutAction) -> [AppEffect] {
        (workout.today, workout.place) = (today.today, writingPlace)
        let before = workout.live?.type
        let effects = workout.apply(action).flatMap { handle($0) }
        // What goes on shows on the day, and what was stored.
        return workout.live?.type == before ? effects : effects + readAnew()
    }

    private mutating func handle(_ effect: WorkoutEffect) -> [AppEffect] {
        switch effect {
        case .close: screen = screenBeforeWorkout == .workout ? .today : screenBeforeWorkout
        case .notice(let text, let isProblem): show(ScreenNotice(text, isProblem ? .problem : .information))
        case .show: if screen != .onboarding { showWorkout() }
        // Who looks at something else hears it from the desktop.
        case .bell: return [.workout(effect)] + (hasFocus && screen == .workout ? [] : [.notify(.restOver)])
        case .planAnother(let line): return openLog(typing: line, at: workout.now)
        case .load, .loadSessions, .loadTemplates, .saveTemplate, .deleteTemplate, .loadPlan, .changePlan, .start,
            .record, .askEnd, .end, .wake:
            return [.workout(effect)]
        }
        return []
    }

    /// The next tick of its clock: none while nothing of it shows, but the end of a rest.
    mutating func followWorkoutClock() -> [AppEffect] {
        guard workout.live != nil || workout.wake != nil else { return [] }
        let isInSight = !lock.isLocked && !isTooSmall
        return workout.followClock(isOpen: screen == .workout, isInSight: isInSight, hasFocus: hasFocus)
            .map(AppEffect.workout)
    }

    /// Where the parts of the program stand while a screen shows.
    func layout(of screen: Screen) -> AppLayout {
        AppLayout(size: size, screen: screen, hasWorkout: workout.live != nil)
    }
}
