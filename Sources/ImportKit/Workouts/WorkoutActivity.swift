/// Names of activities, as Apple's `HKWorkoutActivityType` has them.
package enum WorkoutActivity {
    /// The type of the samples that hold its distance; `nil` where a distance is not kept by the day.
    package static func distanceType(of activity: String) -> String? {
        let name: String? =
            switch activity {
            case "Walking", "Running", "Hiking", "Transition": "DistanceWalkingRunning"
            case "Cycling", "HandCycling": "DistanceCycling"
            case "Swimming": "DistanceSwimming"
            case "WheelchairWalkPace", "WheelchairRunPace": "DistanceWheelchair"
            case "DownhillSkiing", "Snowboarding": "DistanceDownhillSnowSports"
            case "CrossCountrySkiing": "DistanceCrossCountrySkiing"
            case "Rowing": "DistanceRowing"
            case "PaddleSports": "DistancePaddleSports"
            case "SkatingSports": "DistanceSkatingSports"
            default: nil
            }
        return name.map { AppleType.quantityPrefix + $0 }
    }

    /// The activity by the word that a program wrote for it: `Running`, `trail_running`, `Biking`, and the numbers of Strava's
    /// files. `Other` for what is not known.
    package static func named(_ text: String) -> String {
        let word = text.lowercased().filter { $0.isLetter || $0.isNumber }
        if let exact = exact[word] { return exact }
        return parts.first { word.contains($0.part) }?.activity ?? "Other"
    }

    private static let exact: [String: String] = [
        "1": "Cycling", "2": "DownhillSkiing", "3": "CrossCountrySkiing", "4": "Hiking", "5": "SkatingSports",
        "6": "SkatingSports", "7": "CrossCountrySkiing", "8": "WheelchairRunPace", "9": "Running", "10": "Walking",
        "11": "Other", "16": "Swimming", "17": "Snowboarding", "run": "Running", "ride": "Cycling", "bike": "Cycling",
        "walk": "Walking", "hike": "Hiking", "swim": "Swimming", "row": "Rowing", "other": "Other",
        "ski": "DownhillSkiing",
    ]

    /// The first that is in the word.
    private static let parts: [(part: String, activity: String)] = [
        ("crosscountryski", "CrossCountrySkiing"), ("nordicski", "CrossCountrySkiing"),
        ("classicski", "CrossCountrySkiing"), ("skateski", "CrossCountrySkiing"), ("rollerski", "CrossCountrySkiing"),
        ("snowboard", "Snowboarding"), ("snowshoe", "SnowSports"), ("ski", "DownhillSkiing"),
        ("handcycl", "HandCycling"), ("cycling", "Cycling"), ("biking", "Cycling"), ("bike", "Cycling"),
        ("virtualride", "Cycling"), ("run", "Running"), ("treadmill", "Running"), ("hik", "Hiking"),
        ("mountaineer", "Hiking"), ("walk", "Walking"), ("swim", "Swimming"), ("row", "Rowing"),
        ("kayak", "PaddleSports"), ("canoe", "PaddleSports"), ("paddl", "PaddleSports"), ("skat", "SkatingSports"),
        ("strength", "TraditionalStrengthTraining"), ("weighttraining", "TraditionalStrengthTraining"),
        ("yoga", "Yoga"), ("pilates", "Pilates"), ("hiit", "HighIntensityIntervalTraining"),
        ("ellipt", "Elliptical"), ("stair", "StairClimbing"), ("climb", "Climbing"), ("boulder", "Climbing"),
        ("golf", "Golf"), ("tennis", "Tennis"), ("sail", "Sailing"), ("surf", "SurfingSports"),
        ("wheelchair", "WheelchairRunPace"), ("soccer", "Soccer"), ("cardio", "MixedCardio"), ("dance", "CardioDance"),
        ("horse", "EquestrianSports"), ("riding", "EquestrianSports"),
    ]
}
