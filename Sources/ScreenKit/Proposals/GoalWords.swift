import ScreenKit
import Entries
import HealthModel
import HealthQuery

/// A goal that stands, and how far it is, in the person's units.
struct GoalWords {
    let standing: GoalStanding
    let context: WritingContext

    private var aim: Goal.Aim { standing.goal.aim }

    /// `10,000 steps a day`.
    var title: String { ProposalForm(.goal(aim), in: context).text }

    /// The line by which it can be typed again: `goal weight 70 kg by 2027-02-01`.
    var line: String {
        let unit = aim.unit(context.units)
        let number = MetricFormat.decimal(unit.shown(aim.target), decimals: unit.decimals).replacing(",", with: "")
        let amount = unit.symbol.isEmpty ? number : "\(number) \(unit.symbol)"
        return "goal \(Self.word(aim.metric)) \(amount)" + (aim.period.map { " a \($0.rawValue)" } ?? "")
            + (aim.due.map { " by \($0.iso)" } ?? "")
    }

    private static func word(_ metric: DayField) -> String {
        switch metric {
        case .steps: "steps"
        case .activeEnergy: "active"
        case .exerciseMinutes: "exercise"
        case .standHours: "stand"
        case .sleepHours: "slept"
        case .weight: "weight"
        case .water: "water"
        case .runDistance: "run"
        case .workouts: "workouts"
        case .mindfulMinutes: "meditated"
        default: metric.label.lowercased()
        }
    }

    /// How much of the target is there, 0 to 1; `nil` where that says nothing.
    var share: Double? {
        guard aim.period != nil, let value = standing.value, aim.target > 0 else { return nil }
        return min(1, max(0, value / aim.target))
    }

    /// `6,120 today, 61 %`, `72.4 kg now, 2.4 kg to go`.
    var progress: String {
        let unit = aim.unit(context.units)
        guard let value = standing.value else {
            return aim.period == nil ? "nothing measured yet" : "nothing yet \(span)"
        }
        guard aim.period != nil else {
            let rest = text(abs(value - aim.target), unit)
            return "\(text(value, unit)) now, " + (rest == text(0, unit) ? "reached" : "\(rest) to go") + pace(unit)
        }
        let percent = aim.target > 0 ? GoalShare.percent(ofShare: value / aim.target) : 100
        let left = value < aim.target && aim.period == .week ? daysLeft(value, unit) : ""
        return "\(text(value, unit)) \(span), " + (value >= aim.target ? "reached" : "\(percent) %") + left
    }

    /// ` of 150 min: 55 min in 3 days`: what is left of a sum of the week.
    private func daysLeft(_ value: Double, _ unit: ShownUnit) -> String {
        guard aim.metric.kind == .cumulative else { return "" }
        let days = 7 - context.clock.today.weekday
        return ": \(text(aim.target - value, unit)) in \(days) day\(days == 1 ? "" : "s")"
    }

    /// `; -0.49 kg a week needed, -0.43 now: on pace`: nothing is foretold while the direction is not sure.
    private func pace(_ unit: ShownUnit) -> String {
        guard let pace = standing.pace, aim.due != nil else { return "" }
        func weekly(_ slope: Double) -> String {
            MetricFormat.decimal(unit.shown(slope * 7), decimals: max(unit.decimals, 2))
        }
        let needed = "; \(weekly(pace.needed)) \(unit.symbol) a week needed"
        let now = "\(weekly(pace.slope)) now"
        return switch pace.standing {
        case .early: needed + "; too early to say"
        case .onPace: "\(needed), \(now): on pace"
        case .ahead: "\(needed), \(now): ahead"
        case .behind: "\(needed), \(now): not at this rate"
        }
    }

    private var span: String { aim.period == .week ? "this week" : "today" }

    private func text(_ value: Double, _ unit: ShownUnit) -> String {
        let number = MetricFormat.decimal(unit.shown(value), decimals: unit.decimals)
        return unit.symbol.isEmpty ? number : "\(number) \(unit.symbol)"
    }
}
