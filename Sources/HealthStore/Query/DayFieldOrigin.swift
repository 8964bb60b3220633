import HealthModel
import HealthQuery

extension DayField {
    /// Where a column comes from that no roll-up of samples has as it is.
    enum Origin {
        case rings, night, checkIn, workouts
        /// Of other columns, or of the date.
        case derived
    }

    var origin: Origin {
        switch self {
        case .moveGoal, .exerciseGoal, .standGoal: .rings
        case .sleep, .sleepHours, .timeInBed, .awake, .latency, .deep, .core, .rem, .sleepEfficiency, .deepShare,
            .remShare, .naps, .napMinutes, .sleepTotal, .bedTime, .wakeTime, .midSleep, .bedAfterNoon, .sleepSource:
            .night
        case .mood, .energy, .stress, .motivation, .soreness: .checkIn
        case .workouts, .workoutMinutes, .strength, .runDistance, .load: .workouts
        default: .derived
        }
    }

    /// The roll-up that it is; `nil` for one that is put together here. What comes of sleep is read from the nights.
    var stored: MetricID? { MetricID(rawValue: rawValue).flatMap { $0.isOfSleep ? nil : $0 } }

    var isText: Bool { self == .weekday || self == .sleepSource || self == .zone }

    /// Computed from other columns or of the date: there is no record of it.
    var isDerived: Bool {
        switch self {
        case .sleepHours, .sleepEfficiency, .deepShare, .remShare, .sleepTotal, .bedAfterNoon: true
        default: stored == nil && (origin == .derived || origin == .workouts)
        }
    }

    /// Has a value on each date of the store: a date without a workout has none of them, and every date has a weekday and a
    /// zone.
    var isOfEveryDate: Bool {
        origin == .workouts || self == .weekday || self == .isWeekend || self == .zone
    }
}
