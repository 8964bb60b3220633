import Foundation
import GRDB
import HealthModel

/// Reads workouts; the same one from two sources is one.
struct WorkoutReader {
    var db: Database

    /// Those that started on some days, ascending by start.
    func workouts(in days: ClosedRange<Int>) throws -> [Workout] {
        let row = try RawStatement(
            db,
            """
            SELECT start_at, end_at, activity, duration_s, energy_kcal, distance_m, average_bpm, source.name
            FROM workout JOIN source ON source.id = source WHERE day BETWEEN ?1 AND ?2
            ORDER BY class, source.name, start_at
            """)
        row.bind(days.lowerBound, at: 1)
        row.bind(days.upperBound, at: 2)
        var result: [Workout] = []
        let order = try SourceOrder(db)
        while try row.step() {
            if order.isExcluded(row.text(7) ?? "", for: nil) { continue }
            var workout = Workout(
                activity: Self.plainName(row.text(2) ?? ""), start: Date(timeIntervalSince1970: row.double(0)),
                end: Date(timeIntervalSince1970: row.double(1)), durationMinutes: row.double(3) / 60,
                sourceName: row.text(7) ?? "")
            workout.energyKcal = row.optionalDouble(4)
            workout.distanceKm = row.optionalDouble(5).map { $0 / 1000 }
            workout.averageHeartRateBPM = row.optionalDouble(6)
            if let same = result.firstIndex(where: { Self.isSame($0, workout) }) {
                Self.fill(&result[same], from: workout)
            } else {
                result.append(workout)
            }
        }
        return result.sorted { $0.start < $1.start }
    }

    /// Same activity from another source and at least 80 % of the shorter one in common.
    private static func isSame(_ left: Workout, _ right: Workout) -> Bool {
        guard left.activity == right.activity, left.sourceName != right.sourceName else { return false }
        func span(_ workout: Workout) -> ClosedRange<Int> {
            let start = Int(workout.start.timeIntervalSince1970)
            return start...max(start, Int(workout.end.timeIntervalSince1970))
        }
        return overlaps(span(left), span(right))
    }

    /// Whether at least 80 % of the shorter span lie in the other one.
    static func overlaps(_ left: ClosedRange<Int>, _ right: ClosedRange<Int>) -> Bool {
        let shared = min(left.upperBound, right.upperBound) - max(left.lowerBound, right.lowerBound)
        let shorter = min(left.upperBound - left.lowerBound, right.upperBound - right.lowerBound)
        return shared > 0 && 5 * shared >= 4 * shorter
    }

    private static func fill(_ workout: inout Workout, from other: Workout) {
        workout.energyKcal = workout.energyKcal ?? other.energyKcal
        workout.distanceKm = workout.distanceKm ?? other.distanceKm
        workout.averageHeartRateBPM = workout.averageHeartRateBPM ?? other.averageHeartRateBPM
    }

    private static let names = [
        "TraditionalStrengthTraining": "Strength", "FunctionalStrengthTraining": "Strength",
        "HighIntensityIntervalTraining": "HIIT", "CoreTraining": "Core", "StairClimbing": "Stairs",
        "StepTraining": "Stairs", "CardioDance": "Dance", "SocialDance": "Dance", "CrossTraining": "Mixed Cardio",
    ]

    /// `TraditionalStrengthTraining` is `Strength`; others are split before capitals.
    static func plainName(_ activity: String) -> String {
        if let name = names[activity] { return name }
        var name = ""
        for character in activity {
            if character.isUppercase, let last = name.last, last.isLowercase { name.append(" ") }
            name.append(character)
        }
        return name.isEmpty ? "Other" : name
    }
}
