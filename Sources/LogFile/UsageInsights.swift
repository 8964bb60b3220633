import HealthModel

/// Sentences on what the counts of use show, each with its figures. Made on this machine, of this machine's counts alone.
public enum UsageInsights {
    /// Names of what is counted beside screens and commands.
    public static let (workout, meal, goal) = ("workout finished", "meal logged", "goal reached")

    /// Fewer show no habit.
    private static let (fewestWorkouts, habitDays, mostScreens) = (5, 28, 3)
    private static let weekdays = [
        "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays",
    ]

    /// - Parameter counts: by day, as ISO writes it, and name; days later than today are left out.
    public static func sentences(_ counts: [String: [String: Int]], today: CivilDay) -> [String] {
        let days = counts.compactMap { key, counts in CivilDay(iso: key).map { (day: $0, counts: counts) } }
            .filter { $0.day <= today }
        func of(_ name: String) -> [(day: CivilDay, count: Int)] {
            days.compactMap { day, counts in counts[name].map { (day, $0) } }
        }
        return [trained(of(workout), today), meals(of(meal), today), goals(of(goal)), screens(days.map(\.counts))]
            .compactMap(\.self)
    }

    /// `You train most on Tuesdays: 9 of 24 workouts. Five weeks in a row.`
    private static func trained(_ days: [(day: CivilDay, count: Int)], _ today: CivilDay) -> String? {
        let all = days.reduce(0) { $0 + $1.count }
        guard all > 0 else { return nil }
        var byWeekday = [Int](repeating: 0, count: 7)
        for (day, count) in days { byWeekday[day.weekday] += count }
        let weeks = Set(days.map { $0.day.advanced(by: -$0.day.weekday).number })
        let monday = today.advanced(by: -today.weekday).number
        // This week is not over: without a workout yet it breaks no row.
        var week = weeks.contains(monday) ? monday : monday - 7
        var row = 0
        while weeks.contains(week) { (row, week) = (row + 1, week - 7) }
        let rows = row > 1 ? " \(row) weeks in a row with one." : ""
        guard all >= fewestWorkouts, let most = byWeekday.max(), let weekday = byWeekday.firstIndex(of: most),
            byWeekday.count(where: { $0 == most }) == 1
        else { return "\(all) \(all == 1 ? "workout" : "workouts") finished here.\(rows)" }
        return "You train most on \(weekdays[weekday]): \(most) of \(all) workouts finished here.\(rows)"
    }

    private static func meals(_ days: [(day: CivilDay, count: Int)], _ today: CivilDay) -> String? {
        let recent = days.filter { today - $0.day < habitDays }
        let all = recent.reduce(0) { $0 + $1.count }
        guard all > 0 else { return nil }
        return "\(all) \(all == 1 ? "meal" : "meals") written down on \(recent.count) of the last \(habitDays) days."
    }

    private static func goals(_ days: [(day: CivilDay, count: Int)]) -> String? {
        let all = days.reduce(0) { $0 + $1.count }
        return all == 0 ? nil : "\(all) \(all == 1 ? "goal" : "goals") reached."
    }

    /// The screens that are opened most.
    private static func screens(_ days: [[String: Int]]) -> String? {
        var sums: [String: Int] = [:]
        for counts in days {
            for (name, count) in counts where name.hasPrefix("screen ") {
                sums[String(name.dropFirst("screen ".count)), default: 0] += count
            }
        }
        guard !sums.isEmpty else { return nil }
        let most = sums.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(mostScreens)
        return "Screens you open most: \(most.map { "\($0.key) (\($0.value))" }.joined(separator: ", "))."
    }
}
