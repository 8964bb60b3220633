import LogFile

/// The counts of the program's use, where the person switched them on.
extension Context {
    /// `nil` while nothing is to be counted.
    public var usageCounts: UsageCounts? { settings.privacy.usageCounts ? UsageCounts(path: usagePath) : nil }

    public var usagePath: String { locations.state + "/usage.json" }
}
