import Foundation
import HealthModel

/// Goals against the clock: `goal 10 km under 50 min by 2027-06-01`.
extension EntryLine {
    // Made once: a regex literal is compiled wherever it is evaluated. It is never changed.
    nonisolated(unsafe) private static let race =
        /\b(?:goal|ziel):?\s+(?:(?:to\s+)?run\s+)?(?:an?\s+|einen?\s+)?(?:(\d+(?:[.,]\d+)?)\s*(km|k|mi|miles?)|(half[ -]?marathon|halbmarathon|marathon))\s+(?:run\s+|laufen\s+)?(?:in\s+)?(?:under|below|unter|sub)[ -]?\s*(\d{1,3}(?::\d{2}){0,2})\s*(min|mins|minutes|minuten|h|hours?|stunden)?(?:\s+laufen)?(?:\s+(?:by|on|until|am|bis zum|bis)\s+(.+))?$/

    /// A run of a distance in a time by a day is a race of the plan on that day, with the time as its target; `nil` for
    /// another goal.
    func raceGoal(_ line: String) throws(EntryProblem) -> LogEntry? {
        guard let found = line.lowercased().firstMatch(of: Self.race) else { return nil }
        let kilometres: Double
        if let number = found.1.flatMap({ Double($0.replacing(",", with: ".")) }), let unit = found.2 {
            kilometres = unit.hasPrefix("mi") ? UnitSystem.imperial.distance().kept(number) : number
        } else {
            kilometres = found.3 == "marathon" ? 42.195 : 21.0975
        }
        guard (1...200).contains(kilometres) else { throw EntryProblem("A race is between 1 and 200 km long.") }
        let parts = found.4.split(separator: ":").compactMap { Double($0) }
        let isHours = found.5.map { $0.hasPrefix("h") || $0.hasPrefix("s") } ?? false
        let seconds: Double
        switch parts.count {
        case 3: seconds = parts[0] * 3_600 + parts[1] * 60 + parts[2]
        // `1:50` of a half marathon is of hours.
        case 2 where isHours || kilometres > 20 && parts[0] < 10: seconds = parts[0] * 3_600 + parts[1] * 60
        case 2: seconds = parts[0] * 60 + parts[1]
        default: seconds = parts[0] * (isHours ? 3_600 : 60)
        }
        guard seconds / kilometres >= 130, seconds / kilometres <= 1_200 else {
            throw EntryProblem(
                "\(found.4) for \(NumberText.text(kilometres)) km is no time to run it in: write 50:00 or 50 min.")
        }
        var session = PlannedSession(
            id: PlannedSession.newID(), day: try raceDay(found.6.map(String.init) ?? ""), type: "Running",
            origin: .person)
        (session.kilometres, session.minutes) = (kilometres.nineDecimals, (seconds / 60).nineDecimals)
        (session.intensity, session.reason) = (.race, PlannedSession.ofGoal)
        return .plan([session])
    }

    private func raceDay(_ text: String) throws(EntryProblem) -> CivilDay {
        let pieces = TypedDay.dueBrought(
            try TypedDay.brought(try EntryPieces.of("by " + text), today: clock.today, .future), today: clock.today)
        guard let day = pieces.compactMap(\.word).compactMap({ CivilDay(iso: $0) }).first else {
            throw EntryProblem("Say by which day: “goal 10 km under 50 min by 2027-06-01”.")
        }
        guard day > clock.today else { throw EntryProblem("\(day.iso) is over; a goal is reached on a day to come.") }
        guard day - clock.today <= 366 else { throw EntryProblem("\(day.iso) is more than a year away; set it later.") }
        return day
    }
}
