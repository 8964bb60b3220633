import HealthModel
import HealthQuery
import JSON

/// The stages of one night beside the time asleep.
struct NightTable {
    let day: CivilDay
    let language: Language

    private static let stages: [DayField] = [.deep, .core, .rem, .awake]

    /// Empty while the tool has not answered, `nil` where the device told no stages.
    func markdown(_ lookup: inout Lookup, name: (DayField) -> String) -> String? {
        let columns = [DayField.sleep] + Self.stages + [.sleepEfficiency]
        let finding = lookup.ask(
            PlannedCall(
                tool: "days",
                fields: [
                    ("range", .string(day.iso)), ("columns", .list(columns.map { .string($0.rawValue) })),
                ]))
        guard let row = finding.rows().first, let asleep = row[DayField.sleep.rawValue].number, asleep > 0 else {
            return nil
        }
        let known = Self.stages.compactMap { stage in row[stage.rawValue].number.map { (stage, $0) } }
        guard known.contains(where: { $0.0 != .awake }) else { return nil }
        var rows = known.map { stage, minutes in
            let share = stage == .awake ? "" : percent(100 * minutes / asleep)
            return [Wording.capitalised(name(stage)), Wording.hours(minutes), share]
        }
        if let efficiency = row[DayField.sleepEfficiency.rawValue].number {
            rows.append([Wording.capitalised(name(.sleepEfficiency)), percent(efficiency), ""])
        }
        let titles = language == .german ? ["", "Zeit", "Anteil"] : ["", "Time", "Share"]
        return Wording.table(titles, rows)
    }

    private func percent(_ value: Double) -> String { Wording.number(value) + " %" }
}
