import HealthModel
import HealthQuery

extension DayField {
    /// Whether it is something done on some days and not on others: every day has steps and burns energy.
    package var isOccasional: Bool {
        kind == .cumulative
            && ![
                .steps, .distance, .activeEnergy, .basalEnergy, .standHours, .moveGoal, .exerciseGoal, .standGoal,
                .dietaryEnergy,
            ].contains(self)
    }

    /// Whether people write single values of it down themselves.
    package var isLogged: Bool {
        [.water, .caffeine, .alcohol, .weight, .mood, .energy, .stress, .motivation, .soreness].contains(self)
    }

    /// Whether its samples have a clock time of their own.
    package var isClocked: Bool {
        self == .heartRate
            || kind == .cumulative && category != .sleep && self != .moveGoal && self != .exerciseGoal
                && self != .standGoal
    }

    /// Whether a day has one value of it, so that its morning is the day.
    package var isOfMorning: Bool { !isClocked && kind != .flag && category != .activity }
}
