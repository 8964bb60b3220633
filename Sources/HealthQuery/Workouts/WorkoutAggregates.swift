import HealthModel

/// Aggregates of some workouts.
public enum WorkoutAggregates {
    /// Σ a / Σ b over workouts with both; `nil` where b comes to nothing.
    public static func ratio(_ workouts: [QueryWorkout], _ a: WorkoutField, _ b: WorkoutField) -> Double? {
        let pairs = workouts.compactMap { workout in
            workout.number(a).flatMap { a in workout.number(b).map { (a, $0) } }
        }
        let below = CompensatedSum.of(pairs.lazy.map(\.1))
        return below != 0 ? CompensatedSum.of(pairs.lazy.map(\.0)) / below : nil
    }

    /// Σ value · weight / Σ weight over workouts with both; `nil` where the weights come to nothing.
    public static func weightedMean(
        _ workouts: [QueryWorkout], _ value: WorkoutField, by weight: WorkoutField
    ) -> Double? {
        let pairs = workouts.compactMap { workout in
            workout.number(value).flatMap { value in workout.number(weight).map { (value, $0) } }
        }
        let weights = CompensatedSum.of(pairs.lazy.map(\.1))
        return weights != 0 ? CompensatedSum.of(pairs.lazy.map { $0 * $1 }) / weights : nil
    }

    /// The statistics of one field over workouts; those without a value are passed over.
    public static func summary(_ workouts: [QueryWorkout], of field: WorkoutField) -> ValueSummary {
        ValueSummary(workouts.map { ($0.date, $0.cell(field)) }, kind: field.kind)
    }

    /// Whether all conditions hold; a missing value meets none but `missing`.
    public static func meets(_ workout: QueryWorkout, _ conditions: [Condition<WorkoutField>]) -> Bool {
        conditions.allSatisfy { $0.holds(for: workout.cell($0.field)) == true }
    }
}
