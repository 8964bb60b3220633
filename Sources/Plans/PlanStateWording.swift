import Entries

/// The words of what became of a planned session.
public enum PlanStateWording {
    /// `done`, `missed`, `to come`, `today`, `let go`.
    public static func name(_ state: PlanStanding.State) -> String {
        switch state {
        case .upcoming: "to come"
        case .today: "today"
        case .done: "done"
        case .missed: "missed"
        case .cancelled: "let go"
        }
    }

    /// The name with what was done: `done: 46 min, 7.2 km`.
    public static func text(_ standing: PlanStanding, _ words: EntryWording) -> String {
        guard case .done(let workout) = standing.state else { return name(standing.state) }
        let minutes = "\(Int(workout.minutes.rounded())) min"
        let unit = words.units.distance()
        let distance = workout.kilometres.map { ", \(PlanText.km(unit.shown($0))) \(unit.symbol)" } ?? ""
        return "done: \(minutes)\(distance)"
    }
}
