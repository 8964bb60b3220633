import HealthModel
import HealthQuery
import HealthQuestions

/// The wording of what is recorded: of everything, or of the category of a quantity.
struct CatalogueWording {
    var language: Language
    var today: CivilDay
    var hidden: Set<HealthCategory>

    private var isGerman: Bool { language == .german }
    private var wording: QuestionWording {
        QuestionWording(language: language, today: today) { value, field in Wording.value(value, field) }
    }

    func markdown(_ quantity: Quantity?, _ lookup: inout Lookup) -> String {
        let catalogue = lookup.ask("metrics_catalog")
        guard lookup.isComplete else { return "" }
        let wanted = quantity.flatMap(category)
        let rows = DayField.allCases.filter { !Self.derived.contains($0) }.compactMap { field -> [String]? in
            let entry = catalogue["metrics"][field.rawValue]
            guard let first = entry["first"].text.flatMap({ CivilDay(iso: $0) }),
                let last = entry["last"].text.flatMap({ CivilDay(iso: $0) }), let category = field.category,
                wanted == nil || category == wanted, !hidden.contains(category)
            else { return nil }
            let days = entry["recorded_days"].integer ?? 0
            return [
                Wording.capitalised(wording.name(field)), "\(wording.date(first)) – \(wording.date(last))", "\(days)",
            ]
        }
        guard !rows.isEmpty else {
            guard wanted == nil else {
                return isGerman ? "Davon ist nichts aufgezeichnet." : "Nothing of that is recorded."
            }
            return NeverRecorded.empty(language)
        }
        let head =
            isGerman
            ? "**\(rows.count) Größen**: was aufgezeichnet ist." : "**\(rows.count) metrics**: what is recorded."
        let titles = isGerman ? ["", "Von – bis", "Tage"] : ["", "From – to", "Days"]
        return head + "\n\n" + Wording.table(titles, rows)
    }

    /// The fields that only restate another one.
    private static let derived: Set<DayField> = [
        .logHeartRateVariability, .sleepHours, .bedAfterNoon, .deepShare, .remShare, .moveClosed, .exerciseClosed,
        .standClosed, .movePercent, .midSleep, .zone, .sleepSource, .moveGoal, .exerciseGoal, .standGoal,
    ]

    private func category(_ quantity: Quantity) -> HealthCategory? {
        switch quantity {
        case .day(let field): field.category
        case .workout: .workouts
        case .formula, .days, .combined: nil
        }
    }
}
