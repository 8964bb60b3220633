import Charts
import HealthModel

/// The ways in which Trends shows metrics.
public enum TrendView: Int, CaseIterable, Sendable {
    /// A chart over time for each metric.
    case stacked
    /// The metric in focus and another one in one chart with two axes.
    case overlaid
    /// The days shown over as many before them.
    case before
    case weekdays
    /// How often which values occur.
    case distribution
    /// One metric against another one, a point a day.
    case scatter
    /// A cell a day, a column a week.
    case calendar
    /// From bedtime to waking, a bar a night.
    case nights
    /// Fitness, fatigue and form by the load of training.
    case form
    /// The hours of the day, each a mean of all days.
    case hours
    /// Minutes in the zones of heart rate, on each other, by week.
    case zones
    /// The best of the metric in focus, of each kind of workout and of each exercise, with their days.
    case records

    var title: String {
        switch self {
        case .stacked: "over time"
        case .overlaid: "overlaid"
        case .before: "vs before"
        case .weekdays: "weekdays"
        case .distribution: "spread"
        case .scatter: "scatter"
        case .calendar: "calendar"
        case .nights: "nights"
        case .form: "fitness"
        case .hours: "hours"
        case .zones: "zones"
        case .records: "records"
        }
    }

    /// The key that chooses it: 1 to 9 and 0 for the first ten.
    public var key: Character {
        switch self {
        case .hours: "0"
        case .zones: "z"
        case .records: "r"
        default: Character(String(rawValue + 1))
        }
    }

    /// Whether it is over the slots of the range, which the cursor leaves at their ends.
    var hasSlots: Bool { [.stacked, .overlaid, .before, .form].contains(self) }

    /// The lengths of its slots that can be chosen; empty where it has none.
    var grains: [TrendGrain] {
        switch self {
        case .stacked, .overlaid: TrendGrain.allCases
        case .before, .form, .zones: TrendGrain.allCases.filter { $0 != .hour }
        default: []
        }
    }

    /// The grain that is shown: the one that was chosen as far as the view has it and the range is short enough for it,
    /// else the one that fits; weeks at least for zones.
    func grain(_ chosen: TrendGrain?, _ days: ClosedRange<CivilDay>) -> TrendGrain {
        let length = days.upperBound - days.lowerBound + 1
        if let chosen, chosen != .hour || (grains.contains(.hour) && length <= Self.mostDaysByHour) { return chosen }
        let fitting = TrendGrain.fitting(days)
        if self == .zones, fitting == TrendGrain.day, chosen == nil { return .week }
        return fitting
    }

    /// Days of the longest range that is shown by hour.
    static let mostDaysByHour = 31

    /// Whether it is of two metrics.
    var isOfTwo: Bool { self == .overlaid || self == .scatter }

    func next(by steps: Int) -> TrendView {
        let count = Self.allCases.count
        return Self.allCases[((rawValue + steps) % count + count) % count]
    }
}
