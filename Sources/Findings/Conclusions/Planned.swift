import HealthModel
import HealthQuery

/// The plan against what was done, for the brief of a day and the review of a week.
extension FindingEngine {
    /// The sessions of days up to today; `nil` where none was planned.
    func planDone(_ days: ClosedRange<CivilDay>) -> Remark? {
        let sessions = inputs.planned.filter { days.contains($0.day) && $0.day <= inputs.today }
        guard !sessions.isEmpty else { return nil }
        func count(_ state: PlannedWorkout.State) -> Double { Double(sessions.count { $0.state == state }) }
        return Remark(
            .planDone, nil,
            [.count: count(.done), .of: Double(sessions.count), .n: count(.missed), .m: count(.open)], dates: days)
    }

    /// The first session of the day that is open, else the first that is done, with how the week stands; `nil` where the
    /// day has none.
    func planToday(_ day: CivilDay) -> Remark? {
        let own = inputs.planned.filter { $0.day == day }
        guard let session = own.first(where: { $0.state == .open }) ?? own.first(where: { $0.state == .done }) else {
            return nil
        }
        let monday = day.advanced(by: -day.weekday)
        let week = inputs.planned.filter { (monday...monday.advanced(by: 6)).contains($0.day) }
        return Remark(
            .planToday, nil,
            [
                .value: session.state == .done ? 1 : 0, .count: Double(week.count { $0.state == .done }),
                .of: Double(week.count),
            ], dates: day...day, kind: session.type)
    }
}
