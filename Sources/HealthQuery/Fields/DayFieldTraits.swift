import HealthModel

/// What a column of the table of days is, in a line each.
public struct DayFieldTraits: Sendable {
    public var kind: FieldKind
    /// Empty for flags and texts.
    public var unit: String
    /// In plain English.
    public var label: String
    /// What of a person's consent it goes by; `nil` for what the calendar says.
    public var category: HealthCategory?
}

extension DayField {
    public var traits: DayFieldTraits {
        switch self {
        case .steps: DayFieldTraits(kind: .cumulative, unit: "count", label: "Steps", category: .activity)
        case .flights: DayFieldTraits(kind: .cumulative, unit: "count", label: "Flights climbed", category: .activity)
        case .distance: DayFieldTraits(kind: .cumulative, unit: "km", label: "Distance on foot", category: .activity)
        case .activeEnergy: DayFieldTraits(kind: .cumulative, unit: "kcal", label: "Active energy", category: .activity)
        case .basalEnergy: DayFieldTraits(kind: .cumulative, unit: "kcal", label: "Resting energy", category: .activity)
        case .exerciseMinutes: DayFieldTraits(kind: .cumulative, unit: "min", label: "Exercise", category: .activity)
        case .daylightMinutes:
            DayFieldTraits(kind: .cumulative, unit: "min", label: "Time in daylight", category: .activity)
        case .standHours: DayFieldTraits(kind: .cumulative, unit: "h", label: "Stand hours", category: .activity)
        case .moveGoal: DayFieldTraits(kind: .latest, unit: "kcal", label: "Move goal", category: .activity)
        case .exerciseGoal: DayFieldTraits(kind: .latest, unit: "min", label: "Exercise goal", category: .activity)
        case .standGoal: DayFieldTraits(kind: .latest, unit: "h", label: "Stand goal", category: .activity)
        case .moveClosed: DayFieldTraits(kind: .flag, unit: "", label: "Move ring closed", category: .activity)
        case .exerciseClosed: DayFieldTraits(kind: .flag, unit: "", label: "Exercise ring closed", category: .activity)
        case .standClosed: DayFieldTraits(kind: .flag, unit: "", label: "Stand ring closed", category: .activity)
        case .ringsClosed: DayFieldTraits(kind: .flag, unit: "", label: "All rings closed", category: .activity)
        case .movePercent:
            DayFieldTraits(kind: .discrete, unit: "%", label: "Share of the move goal", category: .activity)
        case .restingHeartRate:
            DayFieldTraits(kind: .discrete, unit: "bpm", label: "Resting heart rate", category: .heart)
        case .walkingHeartRate:
            DayFieldTraits(kind: .discrete, unit: "bpm", label: "Walking heart rate", category: .heart)
        case .heartRateVariability:
            DayFieldTraits(kind: .discrete, unit: "ms", label: "Heart rate variability (SDNN)", category: .heart)
        case .heartRateVariabilityRMSSD:
            DayFieldTraits(kind: .discrete, unit: "ms", label: "Heart rate variability (RMSSD)", category: .heart)
        case .logHeartRateVariability:
            DayFieldTraits(
                kind: .discrete, unit: "ln ms", label: "Logarithm of heart rate variability (SDNN)", category: .heart)
        case .respiratoryRate:
            DayFieldTraits(kind: .discrete, unit: "/min", label: "Respiratory rate", category: .heart)
        case .bloodOxygen: DayFieldTraits(kind: .discrete, unit: "%", label: "Blood oxygen", category: .heart)
        case .wristTemperature:
            DayFieldTraits(
                kind: .discrete, unit: "°C", label: "Wrist temperature against the own baseline", category: .body)
        case .vo2Max: DayFieldTraits(kind: .latest, unit: "ml/kg/min", label: "VO2max", category: .heart)
        case .weight: DayFieldTraits(kind: .latest, unit: "kg", label: "Weight", category: .body)
        case .bodyFat: DayFieldTraits(kind: .latest, unit: "%", label: "Body fat", category: .body)
        case .systolicPressure:
            DayFieldTraits(kind: .discrete, unit: "mmHg", label: "Systolic blood pressure", category: .heart)
        case .diastolicPressure:
            DayFieldTraits(kind: .discrete, unit: "mmHg", label: "Diastolic blood pressure", category: .heart)
        case .glucose: DayFieldTraits(kind: .discrete, unit: "mmol/l", label: "Blood glucose", category: .clinical)
        case .sleep:
            DayFieldTraits(kind: .discrete, unit: "min", label: "Time asleep in the main sleep", category: .sleep)
        case .sleepHours:
            DayFieldTraits(kind: .discrete, unit: "h", label: "Hours asleep in the main sleep", category: .sleep)
        case .timeInBed: DayFieldTraits(kind: .discrete, unit: "min", label: "Time in bed", category: .sleep)
        case .awake: DayFieldTraits(kind: .discrete, unit: "min", label: "Awake in the main sleep", category: .sleep)
        case .latency: DayFieldTraits(kind: .discrete, unit: "min", label: "Time to fall asleep", category: .sleep)
        case .deep: DayFieldTraits(kind: .discrete, unit: "min", label: "Deep sleep", category: .sleep)
        case .core: DayFieldTraits(kind: .discrete, unit: "min", label: "Core sleep", category: .sleep)
        case .rem: DayFieldTraits(kind: .discrete, unit: "min", label: "REM sleep", category: .sleep)
        case .sleepEfficiency: DayFieldTraits(kind: .discrete, unit: "%", label: "Sleep efficiency", category: .sleep)
        case .deepShare: DayFieldTraits(kind: .discrete, unit: "%", label: "Share of deep sleep", category: .sleep)
        case .remShare: DayFieldTraits(kind: .discrete, unit: "%", label: "Share of REM sleep", category: .sleep)
        case .naps: DayFieldTraits(kind: .cumulative, unit: "count", label: "Naps", category: .sleep)
        case .napMinutes: DayFieldTraits(kind: .cumulative, unit: "min", label: "Time asleep in naps", category: .sleep)
        case .sleepTotal:
            DayFieldTraits(kind: .cumulative, unit: "min", label: "Time asleep with naps", category: .sleep)
        case .bedTime: DayFieldTraits(kind: .clock, unit: "min after midnight", label: "Bedtime", category: .sleep)
        case .wakeTime: DayFieldTraits(kind: .clock, unit: "min after midnight", label: "Wake time", category: .sleep)
        case .midSleep:
            DayFieldTraits(
                kind: .clock, unit: "min after midnight", label: "Middle of the main sleep", category: .sleep)
        case .bedAfterNoon:
            DayFieldTraits(kind: .discrete, unit: "min after noon", label: "Bedtime after noon", category: .sleep)
        case .sleepSource: DayFieldTraits(kind: .text, unit: "", label: "Source of the main sleep", category: .sleep)
        case .workouts: DayFieldTraits(kind: .cumulative, unit: "count", label: "Workouts", category: .workouts)
        case .workoutMinutes:
            DayFieldTraits(kind: .cumulative, unit: "min", label: "Time in workouts", category: .workouts)
        case .strength:
            DayFieldTraits(kind: .cumulative, unit: "count", label: "Strength workouts", category: .workouts)
        case .runDistance: DayFieldTraits(kind: .cumulative, unit: "km", label: "Distance run", category: .workouts)
        case .load: DayFieldTraits(kind: .cumulative, unit: "AU", label: "Training load (Edwards)", category: .workouts)
        case .water: DayFieldTraits(kind: .cumulative, unit: "ml", label: "Water", category: .nutrition)
        case .caffeine: DayFieldTraits(kind: .cumulative, unit: "mg", label: "Caffeine", category: .nutrition)
        case .alcohol:
            DayFieldTraits(kind: .cumulative, unit: "drinks", label: "Alcoholic drinks", category: .nutrition)
        case .dietaryEnergy: DayFieldTraits(kind: .cumulative, unit: "kcal", label: "Food energy", category: .nutrition)
        case .protein: DayFieldTraits(kind: .cumulative, unit: "g", label: "Protein", category: .nutrition)
        case .carbohydrates: DayFieldTraits(kind: .cumulative, unit: "g", label: "Carbohydrates", category: .nutrition)
        case .fat: DayFieldTraits(kind: .cumulative, unit: "g", label: "Fat", category: .nutrition)
        case .fiber: DayFieldTraits(kind: .cumulative, unit: "g", label: "Fiber", category: .nutrition)
        case .mindfulMinutes: DayFieldTraits(kind: .cumulative, unit: "min", label: "Mindful minutes", category: .mood)
        case .mood: DayFieldTraits(kind: .discrete, unit: "1..5", label: "Mood", category: .mood)
        case .energy: DayFieldTraits(kind: .discrete, unit: "1..5", label: "Energy", category: .mood)
        case .stress: DayFieldTraits(kind: .discrete, unit: "1..5", label: "Stress", category: .mood)
        case .motivation: DayFieldTraits(kind: .discrete, unit: "1..5", label: "Motivation", category: .mood)
        case .soreness: DayFieldTraits(kind: .discrete, unit: "1..5", label: "Soreness", category: .mood)
        case .weekday: DayFieldTraits(kind: .text, unit: "", label: "Weekday", category: nil)
        case .isWeekend: DayFieldTraits(kind: .flag, unit: "", label: "Weekend", category: nil)
        case .zone: DayFieldTraits(kind: .text, unit: "", label: "Time zone", category: .location)
        }
    }

    public var kind: FieldKind { traits.kind }
    public var unit: String { traits.unit }
    public var category: HealthCategory? { traits.category }
    /// What has to be shared for it to be seen: its own category and that of what it is computed from. Empty for what the
    /// calendar says.
    public var categories: Set<HealthCategory> {
        let own = Set([category].compactMap(\.self))
        return self == .load ? own.union([.heart]) : own  // minutes in zones of the heart rate
    }
    public var isText: Bool { kind == .text }
}
