import HealthModel

extension MetricID {
    /// Computed from other columns or of the date: there is no record of it.
    var isDerived: Bool {
        switch origin {
        case .derived, .workouts, .night(_, isComputed: true): true
        default: false
        }
    }

    /// Has a value on each date of the store: a date without a workout has none of them, and every date has a weekday and a
    /// zone.
    var isOfEveryDate: Bool { origin == .workouts || self == .weekday || self == .isWeekend || self == .zone }
}
