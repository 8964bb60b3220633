import Entries
import LogFile

/// The counts of the program's use, where the person switched them on.
extension Context {
    /// `nil` while nothing is to be counted.
    public var usageCounts: UsageCounts? { settings.privacy.usageCounts ? UsageCounts(path: usagePath) : nil }

    public var usagePath: String { locations.state + "/usage.json" }

    /// Counts workouts, meals and goals as they are written down, by whichever screen, command or tool.
    var countOfEntries: @Sendable (LogEntry) -> Void {
        guard !isDemo, settings.privacy.usageCounts else { return { _ in } }
        let (path, day) = (usagePath, today.iso)
        return { entry in
            let name: String
            switch entry {
            case .workout: name = UsageInsights.workout
            case .meal: name = UsageInsights.meal
            case .goalEnd(let end) where end.outcome == .completed: name = UsageInsights.goal
            default: return
            }
            let counts = UsageCounts(path: path)
            counts.count(name, on: day)
            counts.save()
        }
    }
}
