import Entries
import HealthModel
import HealthQuery

/// A goal that stands, and how far it is, in the person's units.
public struct GoalProgressWording {
    let standing: GoalStanding
    let context: WritingContext

    public init(standing: GoalStanding, context: WritingContext) {
        (self.standing, self.context) = (standing, context)
    }

    /// Of a goal that is proposed.
    public init(proposed aim: Goal.Aim, context: WritingContext) {
        let goal = Goal(id: 0, aim: aim, setAt: context.clock.now)
        self.init(standing: GoalStanding(goal: goal, value: nil), context: context)
    }

    private var aim: Goal.Aim { standing.goal.aim }

    /// `10,000 steps a day`.
    public var title: String { ProposalForm(.goal(aim), in: context).text }

    /// The line by which it can be typed again: `goal weight 70 kg by 2027-02-01`.
    public var line: String {
        let unit = aim.unit(context.units)
        let number = MetricFormat.decimal(unit.shown(aim.target), decimals: unit.decimals).replacing(",", with: "")
        let amount = unit.symbol.isEmpty ? number : "\(number) \(unit.symbol)"
        return "goal \(EntryLine.goalWord(aim.metric)) \(amount)" + (aim.period.map { " a \($0.rawValue)" } ?? "")
            + (aim.due.map { " by \($0.iso)" } ?? "")
    }

    /// How much of the target is there, 0 to 1; `nil` where that says nothing.
    public var share: Double? {
        guard aim.period != nil, let value = standing.value, aim.target > 0 else { return nil }
        return min(1, max(0, value / aim.target))
    }

    /// `6,120 today, 61 %`, `72.4 kg now, 2.4 kg to go`.
    public var progress: String {
        let unit = aim.unit(context.units)
        guard let value = standing.value else {
            return aim.period == nil ? "nothing measured yet" : "nothing yet \(span)"
        }
        guard aim.period != nil else {
            let rest = text(abs(value - aim.target), unit)
            return "\(text(value, unit)) now, " + (rest == text(0, unit) ? "reached" : "\(rest) to go") + pace(unit)
        }
        let percent = aim.target > 0 ? GoalShare.percent(ofShare: value / aim.target) : 100
        let isOver = aim.due.map { $0 < context.clock.today } ?? false
        let left = value < aim.target && aim.period == .week && !isOver ? daysLeft(value, unit) : pace(unit)
        return "\(text(value, unit)) \(span), " + (value >= aim.target ? "reached" : "\(percent) %") + left
    }

    /// In a few cells: `run 12.3 of 20 km`, `weight 72.4 → 70 kg`.
    public var short: String {
        let unit = aim.unit(context.units)
        let target = text(aim.target, unit)
        guard let value = standing.value else { return "\(EntryLine.goalWord(aim.metric)) – of \(target)" }
        let number = MetricFormat.decimal(unit.shown(value), decimals: unit.decimals)
        return "\(EntryLine.goalWord(aim.metric)) \(number) \(aim.period == nil ? "→" : "of") \(target)"
    }

    /// ` of 150 min: 55 min in 3 days`: what is left of a sum of the week.
    private func daysLeft(_ value: Double, _ unit: ShownUnit) -> String {
        guard aim.metric.kind == .cumulative else { return "" }
        let days = aim.daysLeft(on: context.clock.today) + 1
        return ": \(text(aim.target - value, unit)) in \(days) day\(days == 1 ? "" : "s")"
    }

    /// `; -0.49 kg a week needed, -0.43 now: on pace`: nothing is foretold while the direction is not sure.
    private func pace(_ unit: ShownUnit) -> String {
        if let due = aim.due, due < context.clock.today {
            return "; its day is over: change it, complete it or let it go"
        }
        guard let pace = standing.pace, aim.due != nil || aim.period != nil else { return "" }
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

    private var span: String {
        if let due = aim.due, due < context.clock.today { return "by \(due.iso)" }
        return aim.period.map { $0 == .day ? "today" : "this \($0.rawValue)" } ?? "today"
    }

    private func text(_ value: Double, _ unit: ShownUnit) -> String {
        let number = MetricFormat.decimal(unit.shown(value), decimals: unit.decimals)
        return unit.symbol.isEmpty ? number : "\(number) \(unit.symbol)"
    }
}

/// The words of a goal that does not hold any more.
public struct PastGoalWording {
    private let past: GoalBook.Past
    private let context: WritingContext

    public init(_ past: GoalBook.Past, context: WritingContext) { (self.past, self.context) = (past, context) }

    public var title: String { GoalProgressWording(standing: standing, context: context).title }
    /// The line by which it can be set again, without a date that is over.
    public var line: String {
        var again = standing
        if let due = past.goal.aim.due, due <= context.clock.today { again.goal.aim.due = nil }
        return GoalProgressWording(standing: again, context: context).line
    }

    private var standing: GoalStanding { GoalStanding(goal: past.goal, value: past.level) }

    /// `completed`, `let go`, `replaced by a newer one`, `ended`.
    public var ending: String {
        switch past.ending {
        case .completed: "completed"
        case .abandoned: "let go"
        case .replaced: "replaced by a newer one"
        case .ended: "ended"
        }
    }

    /// `replaced by a newer one, 2026-01-04 to 2026-03-01, reached on 40 of 56 days`.
    public var text: String {
        let unit = past.goal.aim.unit(context.units)
        let days =
            past.days.map { days in
                days.recorded > 0 ? ", reached on \(days.reached) of \(days.recorded) days" : ", nothing recorded"
            } ?? ""
        let level =
            past.level.map { value in
                let number = MetricFormat.decimal(unit.shown(value), decimals: unit.decimals)
                return ", \(number)\(unit.symbol.isEmpty ? "" : " \(unit.symbol)") at its end"
            } ?? ""
        return "\(ending), \(past.from.iso) to \(past.to.iso)\(days)\(level)"
    }
}

/// The words of a distance to be run in a time on a day.
public struct RaceGoalWording {
    private let race: GoalBook.Race
    private let context: WritingContext

    public init(_ race: GoalBook.Race, context: WritingContext) { (self.race, self.context) = (race, context) }

    /// `Run 10 km under 50:00 on 2027-06-01`.
    public var title: String {
        let unit = context.units.distance()
        let distance = race.session.kilometres.map {
            " \(MetricFormat.decimal(unit.shown($0), decimals: 2).replacing(".00", with: "")) \(unit.symbol)"
        }
        let time = race.session.minutes.map { " under \(EntryWording.length($0))" }
        return "Run\(distance ?? "")\(time ?? "") on \(race.session.day.iso)"
    }
}

extension GoalProgressWording {
    /// The sentence for the number of a goal that does not stand, with those that do.
    public static func missing(_ id: Goal.ID, among goals: [Goal], in context: WritingContext) -> String {
        let start = "There is no goal \(EntryReference.goal(id).text)"
        guard !goals.isEmpty else { return "\(start), and no other stands." }
        let standing = goals.map { goal in
            "\(EntryReference.goal(goal.id).text) (\(Self(proposed: goal.aim, context: context).title))"
        }
        return "\(start). There \(goals.count == 1 ? "is" : "are") \(standing.joined(separator: ", "))."
    }
}
