/// The kinds of workouts: their plain names, and what is known of them by the name alone.
public enum WorkoutKind {
    private static let names = [
        "TraditionalStrengthTraining": "Strength", "FunctionalStrengthTraining": "Strength",
        "HighIntensityIntervalTraining": "HIIT", "CoreTraining": "Core", "StairClimbing": "Stairs",
        "StepTraining": "Stairs", "CardioDance": "Dance", "SocialDance": "Dance", "CrossTraining": "Mixed Cardio",
    ]

    /// `TraditionalStrengthTraining` is `Strength`; others are split before capitals.
    public static func plainName(_ activity: String) -> String {
        if let name = names[activity] { return name }
        var name = ""
        for character in activity {
            if character.isUppercase, let last = name.last, last.isLowercase { name.append(" ") }
            name.append(character)
        }
        return name.isEmpty ? "Other" : name
    }

    /// The name of a kind in a language, by its plain name: `Running`, `Laufen`. German has the commonest; others stay as they are.
    public static func name(_ type: String, in language: Language) -> String {
        language == .german ? german[type] ?? type : type
    }

    private static let german = [
        "Running": "Laufen", "Cycling": "Radfahren", "Swimming": "Schwimmen", "Hiking": "Wandern", "Walking": "Gehen",
        "Strength": "Krafttraining", "Rowing": "Rudern", "Boxing": "Boxen", "Dance": "Tanzen", "Soccer": "Fußball",
        "Climbing": "Klettern", "Core": "Rumpftraining", "Elliptical": "Crosstrainer", "Stairs": "Treppensteigen",
        "Mixed Cardio": "Cardiotraining", "Table Tennis": "Tischtennis", "Skating": "Eislaufen",
        "Snowboarding": "Snowboarden", "Downhill Skiing": "Skifahren", "Cross Country Skiing": "Langlauf",
        "Martial Arts": "Kampfsport", "Kickboxing": "Kickboxen", "Flexibility": "Dehnen", "Gymnastics": "Turnen",
        "Equestrian Sports": "Reiten", "Sailing": "Segeln", "Paddle Sports": "Paddeln", "Jump Rope": "Seilspringen",
        "Other": "Sonstiges",
    ]

    /// Whether it is done on foot, by its plain or stored name: its cadence is of steps, and a pace says something of it.
    public static func isOnFoot(_ name: String) -> Bool {
        let plain = name.lowercased().filter { !$0.isWhitespace }
        guard !plain.contains("wheelchair") else { return false }
        return ["run", "walk", "hik", "jog", "transition", "trackandfield"].contains { plain.contains($0) }
    }

    /// Whether it is a run, by its plain or stored name.
    public static func isRun(_ name: String) -> Bool {
        isOnFoot(name) && ["run", "jog"].contains { name.lowercased().contains($0) }
    }
}
