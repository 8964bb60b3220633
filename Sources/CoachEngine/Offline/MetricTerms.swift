import HealthModel
import HealthQuery

/// What people call the metrics.
enum MetricTerms {
    private static let table: [(DayField, [String])] = [
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
            [
                "exercise", "exercised", "exercising", "exercise minutes", "exercise time", "exercise ring",
                "active minutes",
            ]
        ),
        (.standHours, ["stand", "standing", "stood", "stand hours", "stand ring"]),
        (.daylightMinutes, ["daylight", "sunlight", "time in daylight"]),
        (
            .restingHeartRate,
            [
                "resting heart rate", "resting hr", "resting pulse", "rhr", "heart rate at rest", "heart rate", "pulse",
                "hr",
            ]
        ),
        (.walkingHeartRate, ["walking heart rate", "walking hr", "walking pulse"]),
        (
            .heartRateVariability,
            ["hrv", "heart rate variability", "heart variability", "variability", "sdnn", "hr variability"]
        ),
        (
            .respiratoryRate,
            [
                "respiratory rate", "respiration", "respiratory", "breathing", "breathing rate", "breaths",
                "respiration rate",
            ]
        ),
        (.bloodOxygen, ["spo2", "blood oxygen", "oxygen", "oxygen saturation", "sp02", "saturation"]),
        (
            .vo2Max,
            [
                "vo2max", "vo2 max", "vo2", "v02max", "v02 max", "cardio fitness", "fitness level", "fitness",
                "how fit", "fitter", "in shape",
            ]
        ),
        (.weight, ["weight", "weigh", "weighed", "kilos", "kg", "pounds", "body weight", "bodyweight"]),
        (.bodyFat, ["body fat", "bodyfat", "fat percentage"]),
        (
            .sleep,
            [
                "sleep", "slept", "asleep", "sleeping", "sleep duration", "rest last night", "my night", "last night",
                "night", "nights",
            ]
        ),
        (.timeInBed, ["time in bed", "in bed"]),
        (.rem, ["rem", "rem sleep"]), (.core, ["core sleep", "light sleep"]), (.deep, ["deep sleep", "deep"]),
        (.awake, ["awake", "time awake", "awake at night"]),
        (.latency, ["sleep latency", "to fall asleep", "latency"]),
        (.sleepEfficiency, ["sleep efficiency", "efficiency", "sleep quality"]),
        (
            .bedTime,
            [
                "bedtime", "bedtimes", "bed time", "go to bed", "went to bed", "going to bed", "fall asleep",
                "fell asleep", "get to bed", "to bed", "go to sleep",
            ]
        ),
        (
            .wakeTime,
            ["wake time", "wake up", "woke up", "waking up", "get up", "got up", "wake", "wake up time", "woke"]
        ),
        (.naps, ["nap", "naps", "napped", "napping"]),
        (.workouts, ["workouts", "workout", "training sessions", "work out", "training"]),
        (.runDistance, ["running distance", "distance run", "run distance", "kilometres run", "running"]),
        (.strength, ["strength workouts", "strength training", "lifting"]),
        (.load, ["training load", "workout load", "load"]),
        (.water, ["water", "drink", "drank", "hydration", "hydrated"]),
        (
            .dietaryEnergy,
            ["eat", "ate", "eaten", "food", "food energy", "calories eaten", "calorie intake", "calories in"]
        ),
        (.caffeine, ["caffeine", "coffee", "coffees", "espresso", "tea"]),
        (.alcohol, ["alcohol", "alcoholic drinks", "drinking", "drinks", "beer", "beers", "wine", "booze"]),
        (.protein, ["protein"]), (.carbohydrates, ["carbs", "carbohydrates"]),
        (.fat, ["dietary fat", "fat eaten"]), (.fiber, ["fiber", "fibre"]),
        (.systolicPressure, ["systolic", "blood pressure", "systolic blood pressure"]),
        (.diastolicPressure, ["diastolic", "diastolic blood pressure"]),
        (.glucose, ["glucose", "blood glucose", "blood sugar"]),
        (.wristTemperature, ["wrist temperature", "skin temperature", "temperature"]),
        (.heartRateVariabilityRMSSD, ["rmssd"]),
        (.mindfulMinutes, ["mindful", "mindfulness", "meditate", "meditated", "meditation", "mindful minutes"]),
        (.mood, ["mood"]), (.energy, ["energy level", "energy levels", "energetic"]),
        (.stress, ["stress", "stressed"]), (.motivation, ["motivation", "motivated"]),
        (.soreness, ["soreness", "sore"]),
    ]

    private static let phrases: [(words: [String], metric: DayField)] =
        table
        .flatMap { metric, names in names.map { (words: $0.split(separator: " ").map(String.init), metric: metric) } }
        .sorted { $0.words.count > $1.words.count }

    /// The metrics a question names, in its order; the longest name counts, so that a resting heart rate is not also a
    /// heart rate. A word spelt right goes before one that only looks like it. Ids (`sleep_min`) are names too.
    static func metrics(in question: Question) -> [DayField] {
        var found: [DayField] = []
        var index = 0
        while index < question.words.count {
            let here = phrases.filter { question.matches($0.words, at: index) }
            let longest = here.first?.words.count ?? 0
            let candidates = here.prefix { $0.words.count == longest }
            let exact = candidates.first { Array(question.words[index..<(index + longest)]) == $0.words }
            let id = DayField(rawValue: question.words[index])
            if let hit = exact ?? candidates.first {
                if !found.contains(hit.metric) { found.append(hit.metric) }
                index += hit.words.count
            } else {
                if let id, !id.isText, !found.contains(id) { found.append(id) }
                index += 1
            }
        }
        return cleared(found, question)
    }

    /// Without what only stands for the way it was asked: `how many steps did I walk` asks one thing.
    private static func cleared(_ metrics: [DayField], _ question: Question) -> [DayField] {
        var found = metrics
        if found.count > 1, found.contains(.distance) { found.removeAll { $0 == .steps && !question.has("steps") } }
        let namesSleep = question.has("sleep", "slept", "asleep", "sleeping")
        if found.count > 1, !namesSleep { found.removeAll { $0 == .sleep } }
        if found.contains(where: { [.bedTime, .wakeTime, .latency].contains($0) }), found.count > 1,
            !question.says("affect", "affects", "related", "influence", "correlate", "correlated", "relate")
        {
            found.removeAll { $0 == .sleep }
        }
        let stages: [DayField] = [.rem, .deep, .core, .awake, .sleepEfficiency, .timeInBed]
        let isWhy = question.words.first == "why"
        if found.contains(where: stages.contains), !isWhy { found.removeAll { $0 == .sleep } }
        if found.contains(.dietaryEnergy) { found.removeAll { $0 == .activeEnergy } }
        return found
    }
}
