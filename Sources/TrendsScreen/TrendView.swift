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
        }
    }

    /// The number key that chooses it.
    var key: Character { Character(String(rawValue + 1)) }

    /// Whether it is over time: the cursor reads off its slots, and the grain says how long they are.
    var hasSlots: Bool { [.stacked, .overlaid, .before, .form].contains(self) }

    /// Whether it is of two metrics.
    var isOfTwo: Bool { self == .overlaid || self == .scatter }

    func next(by steps: Int) -> TrendView {
        let count = Self.allCases.count
        return Self.allCases[((rawValue + steps) % count + count) % count]
    }
}
