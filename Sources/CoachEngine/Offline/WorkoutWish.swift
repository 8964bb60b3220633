import HealthQuery

/// Which workouts a question is about, and what of them.
struct WorkoutWish: Equatable {
    enum Pick: Equatable { case longest, newest, fastest, hardest }

    /// The type as the tools name it; `nil` for all.
    var type: String?
    var pick: Pick?
    /// The figure that was asked for: pace, distance, heart rate.
    var figure: WorkoutField?

    init() {}

    init(_ question: Question) {
        type = Self.type(in: question)
        pick = Self.pick(question)
        figure = Self.figure(question)
    }

    static let types: [(name: String, words: [String])] = [
        ("Running", ["run", "runs", "ran", "running", "jog", "jogs", "jogging", "jogged", "race", "races"]),
        ("Cycling", ["ride", "rides", "rode", "cycling", "bike", "biking", "cycled", "cycle", "bike ride"]),
        ("Swimming", ["swim", "swims", "swam", "swimming"]), ("Walking", ["walking workout", "walking workouts"]),
        ("Yoga", ["yoga"]), ("Pilates", ["pilates"]), ("Rowing", ["rowing", "rowed"]), ("HIIT", ["hiit"]),
        (
            "Strength",
            ["strength", "lifting", "weights", "lift", "lifted", "strength training", "gym", "weight training"]
        ),
        ("Hiking", ["hike", "hikes", "hiking", "hiked"]), ("Tennis", ["tennis"]), ("Climbing", ["climbing"]),
    ]

    static func type(in question: Question) -> String? { types.first { question.spells(anyOf: $0.words) }?.name }

    private static func pick(_ question: Question) -> Pick? {
        if question.says("fastest", "best pace", "quickest") { return .fastest }
        if question.spells(anyOf: ["hardest", "toughest", "highest load", "most intense"]) { return .hardest }
        if question.says("longest", "biggest", "farthest", "furthest") { return .longest }
        let words =
            types.flatMap(\.words) + ["workout", "training", "session", "exercise", "time i", "work out", "train"]
        let asksForLast = question.spells(anyOf: words.map { "last \($0)" } + ["when did i last"])
        let asksForNewest = question.has("latest", "newest", "most recent", "last time")
        return asksForLast || asksForNewest ? .newest : nil
    }

    private static func figure(_ question: Question) -> WorkoutField? {
        if question.has("pace", "how fast", "speed", "fastest", "quickest") { return .pace }
        if question.has(
            "how far", "distance", "kilometers", "kilometres", "km", "miles", "mileage", "farthest", "furthest")
        {
            return .distance
        }
        if question.has("heart rate recovery", "hr recovery", "hrr") { return .heartRateRecovery }
        if question.has("max heart rate", "maximum heart rate") { return .maximumHeartRate }
        if question.has("heart rate", "pulse", "hr") { return .averageHeartRate }
        if question.has("calories", "kcal", "burn", "burned", "energy") { return .activeEnergy }
        if question.has("elevation", "climb", "climbed", "metres up", "ascent") { return .elevation }
        if question.has("load", "hardest", "toughest") { return .load }
        if question.has("how long", "duration", "minutes", "hours", "time did i spend") { return .duration }
        return nil
    }
}
