import CoachTools
import Foundation
import HealthModel
import SettingsModel

/// The facts about a person that the coach knows besides measurements.
public struct PersonFacts: Equatable, Sendable {
    public var profile: Settings.Profile
    public var goals: Settings.Goals
    public var units: UnitSystem

    public init(
        profile: Settings.Profile = Settings.Profile(), goals: Settings.Goals = Settings.Goals(),
        units: UnitSystem = .metric
    ) {
        self.profile = profile
        self.goals = goals
        self.units = units
    }
}

/// Says to a model whom it speaks to, as far as the person shares that with it.
///
/// The name stays on this machine whatever is shared, and so does the birth date: the age is enough.
struct PersonPrompt {
    var facts: PersonFacts
    var consent: ConsentFilter
    var day: CivilDay

    /// `nil` where there is nothing to say.
    var text: String? {
        var lines: [String] = []
        if facts.units == .imperial {
            lines.append("Give weights in pounds, distances in miles and heights in feet and inches.")
        }
        if consent.shares(.profile) { lines += person + goals }
        return lines.isEmpty ? nil : (["# The person"] + lines.map { "- \($0)" }).joined(separator: "\n")
    }

    private var person: [String] {
        let profile = facts.profile
        var parts: [String] = []
        if consent.place != .elsewhere, let name = profile.name.map({ PlainName.cut($0) }), !name.isEmpty {
            parts.append("Their name is \(name).")
        }
        if let birth = profile.birthDate, let age = Self.years(from: birth, to: day) { parts.append("Age: \(age).") }
        if let sex = profile.sex { parts.append("Sex: \(sex.rawValue).") }
        if let height = profile.heightCm { parts.append("Height: \(Self.short(height)) cm.") }
        return parts.isEmpty ? [] : [parts.joined(separator: " ")]
    }

    /// A goal of weight is as telling as the weight.
    private var goals: [String] {
        let goals = facts.goals
        let parts: [String?] = [
            goals.steps.map { "\($0) steps a day" },
            goals.activeKcal.map { "\(Self.short($0)) kcal of active energy a day" },
            goals.exerciseMinutes.map { "\($0) min of exercise a day" },
            goals.standHours.map { "\($0) h with standing a day" },
            goals.sleepHours.map { "\(Self.short($0)) h of sleep a night" },
            consent.shares(.body) ? goals.weightKg.map { "a weight of \(Self.short($0)) kg" } : nil,
        ]
        let named = parts.compactMap { $0 }
        return named.isEmpty ? [] : ["Their own goals: \(named.joined(separator: ", "))."]
    }

    /// Full years; `nil` for a birth in the future or more than 130 years ago.
    private static func years(from birth: CivilDay, to day: CivilDay) -> Int? {
        let (from, to) = (birth.components, day.components)
        let years = to.year - from.year - ((to.month, to.day) < (from.month, from.day) ? 1 : 0)
        return (0...130).contains(years) ? years : nil
    }

    private static func short(_ number: Double) -> String { String(format: "%.6g", number) }
}
