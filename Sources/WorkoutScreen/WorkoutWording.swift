import Entries
import Foundation
import ScreenKit
import Workouts

/// Words for a workout that is being recorded.
struct WorkoutWording {
    let live: LiveWorkout
    let moment: WorkoutMoment
    let context: WritingContext

    /// `24:10`: the time without pauses.
    var clock: String { StopwatchText.of(live.activeSeconds(at: moment)) }
    /// `24 min`: the same in whole minutes.
    var minutes: String { MetricFormat.duration(minutes: (live.activeSeconds(at: moment) / 60).rounded(.down)) }

    /// `since 18:05`, and the day where it was another one.
    var since: String {
        let (day, minute) = context.clock.local(live.startDate(at: moment))
        let time = EntryClock.text(minute: minute)
        return day == context.clock.today ? "since \(time)" : "since \(DayText.short(day)) \(time)"
    }

    /// How the clock was set while it ran; `nil` where it was not.
    var shift: String? {
        let shift = live.clockShift(at: moment)
        guard shift != 0 else { return nil }
        let length = StopwatchText.of(abs(shift))
        return "The clock was set \(shift < 0 ? "back" : "forward") by \(length); the time here runs on unchanged."
    }

    private var wording: EntryWording { EntryWording(clock: context.clock, units: context.units) }

    /// The sets by exercise, in the order they began: `bench press`, `3x8 60 kg`.
    var exercises: [(name: String, sets: String)] {
        let words = wording
        let sets = live.sets.map(\.set)
        return sets.exercises.map { name in
            let text = words.text(sets.filter { $0.exercise == name })
            return (name, text.hasPrefix(name + " ") ? String(text.dropFirst(name.count + 1)) : text)
        }
    }

    /// The rest of the plan: `bench press 2x8 62.5 kg, squat 5x5 100 kg`; `nil` without one.
    var planLeft: String? {
        guard !live.plan.isEmpty else { return nil }
        let left = live.planLeft
        return left.isEmpty ? "all of it is done" : wording.text(left)
    }
}
