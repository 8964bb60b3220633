import Entries
import Foundation
import ScreenKit
import Workouts

/// Words for a workout that is being recorded.
struct WorkoutWords {
    let live: LiveWorkout
    let moment: WorkoutMoment
    let context: WritingContext

    /// `24:10`, `1:24:10`.
    static func clock(_ seconds: Double) -> String {
        let whole = Int(max(0, seconds).rounded(.down))
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes) = (whole / 3600, whole / 60 % 60)
        return hours > 0 ? "\(hours):\(two(minutes)):\(two(whole % 60))" : "\(minutes):\(two(whole % 60))"
    }

    var clock: String { Self.clock(live.activeSeconds(at: moment)) }

    /// `since 18:05`, and the day where it was another one.
    var since: String {
        let (day, minute) = context.clock.local(live.startDate(at: moment))
        let time = EntryClock.text(minute: minute)
        return day == context.clock.today ? "since \(time)" : "since \(DayText.short(day)) \(time)"
    }

    /// `6 sets`, `2 laps`; empty where there is none.
    var counts: [String] {
        func count(_ number: Int, _ name: String) -> String? {
            number == 0 ? nil : "\(number) \(name)\(number == 1 ? "" : "s")"
        }
        return [count(live.sets.count, "set"), count(live.lapEnds.count, "lap")].compactMap(\.self)
    }

    /// How the clock was set while it ran; `nil` where it was not.
    var shift: String? {
        let shift = live.clockShift(at: moment)
        guard shift != 0 else { return nil }
        let length = Self.clock(abs(shift))
        return "The clock was set \(shift < 0 ? "back" : "forward") by \(length); the time here runs on unchanged."
    }

    /// The sets by exercise, in the order they began: `bench press`, `3x8 60 kg`.
    var exercises: [(name: String, sets: String)] {
        var names: [String] = []
        for done in live.sets where !names.contains(done.set.exercise) { names.append(done.set.exercise) }
        let words = EntryWording(clock: context.clock, units: context.units)
        return names.map { name in
            let text = words.text(live.sets.map(\.set).filter { $0.exercise == name })
            return (name, text.hasPrefix(name + " ") ? String(text.dropFirst(name.count + 1)) : text)
        }
    }

    /// What is left of the plan: `bench press 2x8 62.5 kg, squat 5x5 100 kg`; `nil` without one.
    var planLeft: String? {
        guard !live.plan.isEmpty else { return nil }
        let left = live.planLeft
        let words = EntryWording(clock: context.clock, units: context.units)
        return left.isEmpty ? "all of it is done" : words.text(left)
    }

    /// `rest 1:12`, `rest is over`; `nil` without one.
    var rest: String? {
        live.restLeft(at: moment).map { $0 > 0.5 ? "rest \(Self.clock($0.rounded(.up)))" : "rest is over" }
    }
}
