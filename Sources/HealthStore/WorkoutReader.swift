import Foundation
import GRDB
import HealthModel

/// Reads workouts; the same one from two sources is one.
struct WorkoutReader {
    var db: Database

    /// Ascending by start.
    func workouts(of day: Int) throws -> [Workout] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT start_at, end_at, activity, duration_s, energy_kcal, distance_m, average_bpm, source.name
                FROM workout JOIN source ON source.id = source WHERE day = ? ORDER BY class, source.name, start_at
                """, arguments: [day])
        let order = try SourceOrder(db)
        var result: [Workout] = []
        for row in rows where !order.isExcluded(row[7], for: nil) {
            var workout = Workout(
                activity: Self.plainName(row[2]), start: Date(timeIntervalSince1970: row[0]),
                end: Date(timeIntervalSince1970: row[1]), durationMinutes: (row[3] as Double) / 60, sourceName: row[7])
            workout.energyKcal = row[4]
            workout.distanceKm = (row[5] as Double?).map { $0 / 1000 }
            workout.averageHeartRateBPM = row[6]
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
        let shared = min(left.end, right.end).timeIntervalSince(max(left.start, right.start))
        let shorter = min(left.end.timeIntervalSince(left.start), right.end.timeIntervalSince(right.start))
        return shared > 0 && shared >= 0.8 * shorter
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

/// Days in a row on which every ring that had a goal was closed.
struct StreakReader {
    var db: Database

    /// `nil` when the day's rings are not known. A partial day that is not closed yet does not break the streak.
    func closedRings(upTo day: Int, isPartial: Bool) throws -> Int? {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT day, (energy_goal_kcal > 0 OR move_goal_min > 0) AND exercise_goal_min > 0
                    AND stand_goal_hours > 0 AND energy_kcal >= energy_goal_kcal AND move_min >= move_goal_min
                    AND exercise_min >= exercise_goal_min AND stand_hours >= stand_goal_hours
                FROM activity_summary WHERE day <= ? ORDER BY day DESC
                """, arguments: [day])
        var expected = day
        var streak = 0
        var isKnown = false
        while let row = try rows.next() {
            let found: Int = row[0]
            if found == day { isKnown = true }
            let mayBeOpen = isPartial && expected == day
            if mayBeOpen, found == day - 1 { expected -= 1 }
            guard found == expected else { break }
            let isClosed: Bool = row[1]
            if isClosed { streak += 1 } else if !(mayBeOpen && found == day) { break }
            expected -= 1
        }
        return isKnown || streak > 0 ? streak : nil
    }
}
