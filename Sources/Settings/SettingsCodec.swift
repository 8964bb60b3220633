import ChatModel
import Foundation
import HealthModel
import SettingsModel
import TOMLKit

/// Settings as read from a file.
public struct SettingsReading: Equatable, Sendable {
    public var settings: Settings
    /// Keys that mean nothing to this version. They stay in the file.
    public var warnings: [FileProblem]

    public init(settings: Settings, warnings: [FileProblem]) {
        self.settings = settings
        self.warnings = warnings
    }
}

/// Every value of the file that cannot be used; at least one, in the order of the keys.
public struct SettingsError: Error, Equatable, Sendable {
    public var problems: [FileProblem]
    /// One sentence: the first problem and how many more there are.
    public var message: String {
        let first = problems.first?.message ?? ""
        return problems.count < 2 ? first : "\(first.dropLast()), and \(problems.count - 1) more."
    }
}

/// Reads `config.toml`.
public enum SettingsCodec {
    /// The settings of a file; the defaults where there is no file.
    public static func load(from path: String) throws(SettingsError) -> SettingsReading {
        let text: String
        do throws(TextFile.Failure) { text = try TextFile.read(path) } catch {
            guard case .unreadable(let reason) = error else {
                return SettingsReading(settings: Settings(), warnings: [])
            }
            throw SettingsError(problems: [FileProblem(file: path, reason: "cannot be read: \(reason)")])
        }
        return try read(text, file: path)
    }

    /// - Parameter file: named in problems.
    public static func read(_ toml: String, file: String) throws(SettingsError) -> SettingsReading {
        let source: TOMLSource
        do throws(FileProblem) { source = try TOMLSource(toml, file: file) } catch {
            throw SettingsError(problems: [error])
        }
        var settings = Settings()
        var root = TableReader(source.root, path: [], source: source)
        root.inTable("profile") { readProfile(&$0, into: &settings.profile) }
        root.inTable("units") { $0.choice("system", into: &settings.units.system) }
        root.inTable("ui") { ui in
            ui.text("theme", into: &settings.ui.theme)
            ui.flag("reduced_motion", into: &settings.ui.reducedMotion)
            ui.flag("mouse", into: &settings.ui.mouse)
        }
        root.inTable("coach") { readCoach(&$0, into: &settings.coach) }
        root.inTable("providers") { providers in
            for id in providers.keys {
                let id = ProviderID(id)
                providers.inTable(id.rawValue) {
                    readProvider(&$0, id, into: &settings.providers[id, default: .init()])
                }
            }
        }
        root.inTable("goals") { readGoals(&$0, into: &settings.goals) }
        root.inTable("budget") { readBudget(&$0, into: &settings.budget) }
        root.finish()
        guard root.problems.isEmpty else { throw SettingsError(problems: root.problems) }
        return SettingsReading(settings: settings, warnings: root.warnings)
    }

    private static func readProfile(_ table: inout TableReader, into profile: inout Settings.Profile) {
        table.text("name", into: &profile.name)
        table.text(
            "time_zone", into: &profile.timeZone, where: isZone, "must be an IANA time zone such as Europe/Berlin")
        table.day("birth_date", into: &profile.birthDate)
        table.choice("sex", into: &profile.sex)
        table.number("height_cm", into: &profile.heightCm, in: 50...280)
        table.number("sleep_need_hours", into: &profile.sleepNeedHours, in: 4...12)
    }

    private static func readCoach(_ table: inout TableReader, into coach: inout Settings.Coach) {
        var provider: String?
        table.text("provider", into: &provider)
        coach.provider = provider.map { ProviderID($0) }
        table.text("model", into: &coach.model)
        table.number("temperature", into: &coach.temperature, in: 0...2)
        table.count("max_tokens", into: &coach.maxTokens, in: 1...1_000_000)
        table.choice("thinking", into: &coach.thinking)
    }

    private static func readProvider(
        _ table: inout TableReader, _ id: ProviderID, into provider: inout Settings.Provider
    ) {
        table.flag("local", into: &provider.isLocal)
        let mayBePlain = provider.isLocal
        table.text(
            "base_url", into: &provider.baseURL, where: { BaseURL.isAllowed($0, local: mayBePlain) },
            "must be an https:// address without user name, query or fragment; http:// is for this machine, or with local = true"
        )
        provider.baseURL = provider.baseURL.map(BaseURL.withoutTrailingSlash)
        table.text("model", into: &provider.model)
        table.texts("models", into: &provider.models)
        // The others speak what is theirs.
        if ![.anthropic, .gemini, .openRouter, .ollama].contains(id) { table.choice("api", into: &provider.api) }
        table.text(
            "api_key_env", into: &provider.apiKeyEnv, where: isVariable,
            "must be the name of an environment variable")
        table.headers("headers", into: &provider.headers)
    }

    private static func readBudget(_ table: inout TableReader, into budget: inout Budget) {
        table.number("day_usd", into: &budget.dayUSD, in: 0.01...100_000)
        table.number("month_usd", into: &budget.monthUSD, in: 0.01...1_000_000)
        table.number("warn_at", into: &budget.warnAt, in: 0.05...1)
    }

    private static func readGoals(_ table: inout TableReader, into goals: inout Settings.Goals) {
        table.count("steps", into: &goals.steps, in: 100...200_000)
        table.number("active_kcal", into: &goals.activeKcal, in: 10...20_000)
        table.count("exercise_min", into: &goals.exerciseMinutes, in: 1...1_440)
        table.count("stand_hours", into: &goals.standHours, in: 1...24)
        table.number("sleep_hours", into: &goals.sleepHours, in: 4...12)
        table.number("weight_kg", into: &goals.weightKg, in: 20...400)
    }

    /// `Area/City` or UTC. Foundation would take `GMT+3` and `CET` as well, which have no name of a place.
    private static func isZone(_ name: String) -> Bool {
        (name == "UTC" || name.contains("/")) && TimeZone(identifier: name) != nil
    }

    private static func isVariable(_ name: String) -> Bool {
        guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
        return !name.contains("-") && ThemeLibrary.isName(name)
    }
}
