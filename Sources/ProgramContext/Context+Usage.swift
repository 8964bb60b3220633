import LogFile

/// What is counted of the use of the program, where the person switched that on.
extension Context {
    /// `nil` while nothing is to be counted.
    public var usageCounts: UsageCounts? { settings.privacy.usageCounts ? UsageCounts(path: usagePath) : nil }

    public var usagePath: String { locations.state + "/usage.json" }
}
