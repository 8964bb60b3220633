import Entries
import LogFile

/// The counts of the program's use, where the person switched them on.
extension Context {
    /// `nil` while nothing is to be counted.
    public var usageCounts: UsageCounts? { settings.privacy.usageCounts ? UsageCounts(path: usagePath) : nil }

    public var usagePath: String { locations.state + "/usage.json" }

    /// Counts workouts, meals and goals as they are written down, by whichever screen, command or tool: while it is switched
    /// on, and on the day that it is then.
    var countOfEntries: @Sendable (LogEntry) -> Void {
        { [self] entry in
            guard !isDemo, let counts = usageCounts else { return }
            let name: String
            switch entry {
            case .workout: name = UsageInsights.workout
            case .meal: name = UsageInsights.meal
            case .goalEnd(let end) where end.outcome == .completed: name = UsageInsights.goal
            default: return
            }
            counts.count(name, on: today.iso)
            counts.save()
        }
    }
}
