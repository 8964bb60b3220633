import HealthModel

/// Which workouts a question is about.
struct WorkoutWish: Equatable {
    enum Pick: Equatable { case longest, newest }

    /// Part of the activity's name in lower case; `nil` for all.
    var kind: String?
    var pick: Pick?

    init() {}

    init(_ question: Question) {
        let kinds: [(name: String, words: [String])] = [
            ("run", ["run", "runs", "ran", "running", "jog", "jogging"]),
            ("cycl", ["ride", "rides", "cycling", "bike"]),
            ("swim", ["swim", "swims", "swam", "swimming"]), ("walk", ["walking workout", "walking workouts"]),
            ("yoga", ["yoga"]), ("strength", ["strength", "lifting", "weights"]), ("hik", ["hike", "hikes", "hiking"]),
        ]
        kind = kinds.first { question.spells(anyOf: $0.words) }?.name
        if question.says("longest", "biggest", "farthest", "furthest", "hardest") {
            pick = .longest
        } else if question.says("when", "latest", "newest", "most recent")
            || kinds.contains(where: { question.spells(anyOf: $0.words.map { "last \($0)" }) })
            || question.says("last workout", "last training")
        {
            pick = .newest
        }
    }

    func matches(_ workout: Workout) -> Bool { kind.map { workout.activity.lowercased().contains($0) } ?? true }
}
