import Entries
import Foundation
import HealthModel

/// Sets of strength training, and tags of days, which are written down in AirFit alone.
extension SampleRecorder {
    private struct Exercise {
        var name: String
        var repetitions: Int
        /// Kilograms, a year before the reference and on it; `nil` for the person's own weight.
        var load: ClosedRange<Double>?
        /// The smallest change of the load, in kilograms.
        var step = 2.5
    }
    private static let pushDay = [
        Exercise(name: "squat", repetitions: 5, load: 70...95, step: 5),
        Exercise(name: "bench press", repetitions: 8, load: 50...65),
        Exercise(name: "row", repetitions: 10, load: 45...57.5),
    ]
    private static let pullDay = [
        Exercise(name: "deadlift", repetitions: 5, load: 85...115, step: 5),
        Exercise(name: "overhead press", repetitions: 8, load: 32.5...42.5),
        Exercise(name: "pull-up", repetitions: 7),
    ]

    /// Three sets of each exercise; the last of them may fall short.
    mutating func recordSets(_ workout: SampleWorkout, _ age: Int) throws {
        guard workout.activity == "TraditionalStrengthTraining", workout.end <= batch.now else { return }
        var noise = life.noise(age, .sets)
        var sets: [StrengthSet] = []
        for exercise in exercises(age) {
            let load = load(exercise, age)
            for set in 1...3 {
                let missed = set == 3 && noise.chance(0.4) ? (noise.chance(0.3) ? 2 : 1) : 0
                sets.append(StrengthSet(exercise.name, repetitions: exercise.repetitions - missed, load: load))
            }
        }
        try write(.strength(sets, at: Date(timeIntervalSince1970: Double(workout.end))), at: workout.end)
    }

    private func exercises(_ age: Int) -> [Exercise] { life.day(age).weekday == 0 ? Self.pushDay : Self.pullDay }

    private func load(_ exercise: Exercise, _ age: Int) -> StrengthSet.Load {
        guard let range = exercise.load else { return .body(added: 0) }
        let wanted = range.lowerBound + (range.upperBound - range.lowerBound) * life.progress(age)
        return .kilograms((wanted / exercise.step).rounded(.down) * exercise.step)
    }

    /// The sets that a planned day of strength asks for.
    func strengthPlan(_ age: Int) -> [StrengthSet] { sets(of: exercises(age), age) }

    /// The two days of strength as templates, with the loads of a day.
    mutating func keepTemplates(_ age: Int, at time: Int) throws {
        for (name, exercises) in [("Push day", Self.pushDay), ("Pull day", Self.pullDay)] {
            let template = try SavedTemplate(name, sets: sets(of: exercises, age), day: life.day(age))
            try write(.template(template), at: time)
        }
    }

    private func sets(of exercises: [Exercise], _ age: Int) -> [StrengthSet] {
        exercises.flatMap { exercise in
            (1...3).map { _ in
                StrengthSet(exercise.name, repetitions: exercise.repetitions, load: load(exercise, age))
            }
        }
    }

    /// A cold with how bad it is, a headache now and then, most often after a short night, and the days of a journey.
    mutating func recordTags(_ age: Int, _ night: SampleNight) throws {
        var noise = life.noise(age, .tags)
        let time = night.wake + Int(noise.between(5, 11) * 3_600)
        guard time <= batch.now else { return }
        func entry(_ tag: String, _ severity: Int? = nil) -> LogEntry {
            var entry = LogEntry.TagEntry([tag], day: life.day(age), at: Date(timeIntervalSince1970: Double(time)))
            entry.severity = severity
            return .tags(entry)
        }
        let sickness = life.sickness(age)
        if sickness > 0 { try write(entry("cold", Int((2 + 5 * sickness).rounded())), at: time) }
        let isShort = night.wake - night.bed < 7 * 3_600
        if noise.chance(isShort ? 0.13 : 0.02) {
            try write(entry("headache", 2 + Int(noise.between(0, 4.9))), at: time)
        }
        if life.isTrip(age), !life.isTrip(age + 1) || !life.isTrip(age - 1) { try write(entry("travel"), at: time) }
        if life.isFeast(age), noise.chance(0.3) { try write(entry("late meal"), at: time) }
    }
}
