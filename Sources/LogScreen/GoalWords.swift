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
            return "\(text(value, unit)) now, " + (rest == text(0, unit) ? "reached" : "\(rest) to go")
        }
        let percent = aim.target > 0 ? GoalShare.percent(ofShare: value / aim.target) : 100
        return "\(text(value, unit)) \(span), " + (value >= aim.target ? "reached" : "\(percent) %")
    }

    private var span: String { aim.period == .week ? "this week" : "today" }

    private func text(_ value: Double, _ unit: ShownUnit) -> String {
        let number = MetricFormat.decimal(unit.shown(value), decimals: unit.decimals)
        return unit.symbol.isEmpty ? number : "\(number) \(unit.symbol)"
    }
}
