import ScreenKit
import HealthModel
import SettingsModel

/// The person's goals for a day, or for their weight: shown beside values and in charts.
public struct TodayGoals: Equatable, Sendable {
    /// A goal of a week or of a date, with how far it is.
    public struct Line: Equatable, Sendable {
        var title: String
        var progress: String
        /// Both in a few cells, for the row of the day.
        var short: String

        public init(title: String, progress: String, short: String) {
            (self.title, self.progress, self.short) = (title, progress, short)
        }
    }

    /// They stand where there is room below the trends, on a low screen in the row of the day.
    public var lines: [Line] = []
    /// Goals of a day that are set in the log or with the coach, in the metrics' own units.
    public var ofDay: [MetricID: Double] = [:]
    /// Those of the settings, in the metrics' own units.
    private var targets: [MetricID: Double] = [:]

    public init() {}

    public init(_ goals: Settings.Goals) {
        targets[.steps] = goals.steps.map(Double.init)
        targets[.activeEnergy] = goals.activeKcal
        targets[.exerciseMinutes] = goals.exerciseMinutes.map(Double.init)
        targets[.standHours] = goals.standHours.map(Double.init)
        targets[.sleep] = goals.sleepHours.map { $0 * 60 }
        targets[.weight] = goals.weightKg
    }

    /// A goal of the person's own; else that of the rings of a day, as its records have it.
    public func target(of metric: MetricID, on snapshot: HealthSnapshot) -> Double? {
        let activity = snapshot.activity
        return switch metric {
        case .activeEnergy: targets[metric] ?? activity.moveGoalKcal
        case .exerciseMinutes: targets[metric] ?? activity.exerciseGoalMinutes.map(Double.init)
        case .standHours: targets[metric] ?? activity.standGoalHours.map(Double.init)
        default: targets[metric] ?? ofDay[metric]
        }
    }
}

/// A value beside its goal, in words.
struct GoalProgress {
    let metric: MetricID
    let value: Double
    let target: Double
    let format: MetricFormat

    /// Whether a goal of a day is met; `nil` for the weight, which may be aimed at from above or below.
    var isReached: Bool? { metric == .weight ? nil : value >= target }

    /// In a dozen cells: `61 % of goal`.
    var shortWords: String {
        guard metric != .weight, value < target, target > 0 else { return words(withTarget: false) }
        return "\(GoalShare.percent(ofShare: value / target)) % of goal"
    }

    /// `61 % of goal 10,000`, `104 %, goal reached`, `2.4 kg to goal`.
    var words: String { words(withTarget: true) }

    private func words(withTarget: Bool) -> String {
        guard metric != .weight else {
            let rest = format.difference(abs(value - target), of: metric).dropFirst()
            return format.text(value, of: metric) == format.text(target, of: metric)
                ? "goal reached" : "\(rest) to goal"
        }
        let percent = target > 0 ? GoalShare.percent(ofShare: value / target) : 100
        guard value < target else { return withTarget ? "\(percent) %, goal reached" : "goal reached" }
        return "\(percent) % of goal \(format.number(target, of: metric))"
    }
}
