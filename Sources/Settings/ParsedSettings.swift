import SettingsModel

/// Settings as read from a file.
public struct ParsedSettings: Equatable, Sendable {
    /// The settings that were read; a missing or faulty one has its default.
    public var settings: Settings
    /// Keys that mean nothing to this version. They stay in the file.
    public var warnings: [FileProblem]
    /// Values that cannot be used and lines that are not TOML, in the order of the lines. They stay in the file.
    public var problems: [FileProblem]
    /// Nothing of the file could be read: all settings have their defaults.
    public var isUnreadable: Bool

    public init(
        settings: Settings, warnings: [FileProblem], problems: [FileProblem] = [], isUnreadable: Bool = false
    ) {
        self.settings = settings
        self.warnings = warnings
        self.problems = problems
        self.isUnreadable = isUnreadable
    }

    /// The settings for somebody who goes on with what was set before: a value that cannot be used leaves the earlier
    /// one, and a file of which nothing can be read leaves all.
    public func settings(goingOnFrom earlier: Settings) -> Settings {
        if isUnreadable { return earlier }
        var settings = settings
        for field in problems.compactMap(\.key).compactMap(SettingCatalog.field) {
            field.write(&settings, field.read(earlier))
        }
        return settings
    }

    /// One sentence for all problems; `nil` where there is none.
    public var problem: String? { problems.isEmpty ? nil : SettingsError(problems: problems).message }
}

/// Every value of the file that cannot be used; at least one, in the order of the lines.
public struct SettingsError: Error, Equatable, Sendable {
    public var problems: [FileProblem]
    /// One sentence: the first problem and how many more there are.
    public var message: String {
        let first = problems.first?.message ?? ""
        return problems.count < 2 ? first : "\(first.dropLast()), and \(problems.count - 1) more."
    }

    public init(problems: [FileProblem]) { self.problems = problems }
}
