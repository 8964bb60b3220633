import HealthModel

/// What people call the metrics.
enum MetricTerms {
    private static let table: [(MetricID, [String])] = [
        (.steps, ["steps", "step", "step count", "walk", "walked", "walking"]),
        (.flights, ["flights", "floors", "stairs", "flights climbed", "climbed", "climb"]),
        (.distance, ["distance", "how far", "kilometers", "kilometres", "km", "miles"]),
        (
            .activeEnergy,
            [
                "active energy", "energy", "calories", "kcal", "active calories", "burn", "burned", "burnt",
                "calories burned", "move ring", "energy burned",
            ]
        ),
        (.basalEnergy, ["resting energy", "basal energy", "basal", "resting calories"]),
        (
            .exerciseMinutes,
            ["exercise", "exercised", "exercise minutes", "exercise time", "exercise ring", "active minutes"]
        ),
        (.standHours, ["stand", "standing", "stood", "stand hours", "stand ring"]),
        (.daylightMinutes, ["daylight", "sunlight", "time in daylight"]),
        (.heartRate, ["heart rate", "pulse", "hr"]),
        (.restingHeartRate, ["resting heart rate", "resting hr", "resting pulse", "rhr", "heart rate at rest"]),
        (.walkingHeartRate, ["walking heart rate", "walking hr", "walking pulse"]),
        (.heartRateVariability, ["hrv", "heart rate variability", "heart variability", "variability", "sdnn"]),
        (.heartRateRecovery, ["heart rate recovery", "hr recovery", "hrr"]),
        (
            .respiratoryRate,
            ["respiratory rate", "respiration", "respiratory", "breathing", "breathing rate", "breaths"]
        ),
        (.bloodOxygen, ["spo2", "blood oxygen", "oxygen", "oxygen saturation", "sp02"]),
        (
            .vo2Max,
            [
                "vo2max", "vo2 max", "vo2", "v02max", "v02 max", "cardio fitness", "fitness level", "fitness",
                "how fit", "fitter", "in shape",
            ]
        ),
        (.weight, ["weight", "weigh", "weighed", "kilos", "kg", "pounds"]),
        (.bodyFat, ["body fat", "bodyfat", "fat percentage"]),
        (.leanMass, ["lean mass", "lean body mass", "muscle mass", "muscle"]),
        (
            .sleep,
            [
                "sleep", "slept", "asleep", "sleeping", "sleep duration", "rest last night", "my night", "last night",
                "night", "nights",
            ]
        ),
        (.timeInBed, ["time in bed", "in bed"]),
        (.sleepREM, ["rem", "rem sleep"]),
        (.sleepCore, ["core sleep", "light sleep"]),
        (.sleepDeep, ["deep sleep", "deep"]),
        (.sleepAwake, ["awake", "time awake"]),
        (.sleepEfficiency, ["sleep efficiency", "efficiency", "sleep quality"]),
        (.water, ["water", "drink", "drank", "hydration", "hydrated"]),
        (.dietaryEnergy, ["eat", "ate", "eaten", "food", "food energy", "calories eaten", "calorie intake"]),
        (.caffeine, ["caffeine"]),
        (.alcohol, ["alcohol", "alcoholic drinks"]),
        (.protein, ["protein"]),
        (.carbohydrates, ["carbs", "carbohydrates"]),
        (.fat, ["dietary fat", "fat eaten"]),
        (.fiber, ["fiber", "fibre"]),
        (.systolicPressure, ["systolic", "blood pressure"]),
        (.diastolicPressure, ["diastolic"]),
        (.glucose, ["glucose", "blood glucose", "blood sugar"]),
        (.wristTemperature, ["wrist temperature", "skin temperature"]),
        (.heartRateVariabilityRMSSD, ["rmssd"]),
        (.mindfulMinutes, ["mindful", "mindfulness", "meditate", "meditated", "meditation", "mindful minutes"]),
    ]

    private static let phrases: [(words: [String], metric: MetricID)] =
        table
        .flatMap { metric, names in names.map { (words: $0.split(separator: " ").map(String.init), metric: metric) } }
        .sorted { $0.words.count > $1.words.count }

    /// The metrics a question names, in its order; the longest name counts, so that a resting heart rate is not also a
    /// heart rate. A word spelt right goes before one that only looks like it.
    static func metrics(in question: Question) -> [MetricID] {
        var found: [MetricID] = []
        var index = 0
        while index < question.words.count {
            let here = phrases.filter { question.matches($0.words, at: index) }
            let longest = here.first?.words.count ?? 0
            let candidates = here.prefix { $0.words.count == longest }
            let exact = candidates.first { Array(question.words[index..<(index + longest)]) == $0.words }
            if let hit = exact ?? candidates.first {
                if !found.contains(hit.metric) { found.append(hit.metric) }
                index += hit.words.count
            } else {
                index += 1
            }
        }
        // `How many steps did I walk?` asks one thing.
        if found.count > 1, found.contains(.distance) { found.removeAll { $0 == .steps && !question.has("steps") } }
        if found.count > 1, !question.has("sleep", "slept", "asleep") { found.removeAll { $0 == .sleep } }
        return found
    }
}
