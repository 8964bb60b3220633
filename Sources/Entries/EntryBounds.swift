import Foundation
import HealthModel

/// Between what a value has to lie to be stored at all, in the unit it is kept in; those of the tools' schemas.
public struct EntryBounds: Equatable, Sendable {
    public var range: ClosedRange<Double>

    /// Millilitres.
    public static let water = EntryBounds(range: 1...5000)
    /// Kilograms.
    public static let weight = EntryBounds(range: 20...400)
    /// Percent.
    public static let bodyFat = EntryBounds(range: 2...75)
    /// Kilocalories.
    public static let foodEnergy = EntryBounds(range: 0...10_000)
    /// Grams.
    public static let protein = EntryBounds(range: 0...1000)
    /// Grams.
    public static let carbohydrates = EntryBounds(range: 0...2000)
    /// Grams.
    public static let fat = EntryBounds(range: 0...1000)
    /// Milligrams.
    public static let caffeine = EntryBounds(range: 0...2000)
    /// Drinks.
    public static let alcohol = EntryBounds(range: 0...40)
    /// Minutes.
    public static let length = EntryBounds(range: 1...1440)
    /// Kilometres.
    public static let distance = EntryBounds(range: 0...500)
    /// Kilocalories.
    public static let activeEnergy = EntryBounds(range: 0...10_000)
    /// Beats a minute.
    public static let heartRate = EntryBounds(range: 30...230)
    /// Millimetres of mercury.
    public static let systolic = EntryBounds(range: 70...260)
    /// Millimetres of mercury.
    public static let diastolic = EntryBounds(range: 40...150)
    /// Millimoles a litre.
    public static let glucose = EntryBounds(range: 0.6...35)
    /// Degrees Celsius.
    public static let bodyTemperature = EntryBounds(range: 34...42)
    /// Beats a minute.
    public static let restingHeartRate = EntryBounds(range: 25...150)
    /// Minutes.
    public static let sleep = EntryBounds(range: 5...960)
    /// A goal's target, in the unit of its metric.
    public static let goal = EntryBounds(range: 0...10_000_000)

    /// Characters of a name and of a note.
    public static let longestName = 200
    /// In characters.
    public static let longestNote = 2000

    /// - Returns: the value with nine decimals, as all that was converted.
    func check(_ value: Double, _ name: String, _ unit: ShownUnit) throws(EntryProblem) -> Double {
        let kept = value.nineDecimals
        guard range.contains(kept) else {
            let (low, high) = (
                NumberText.text(unit.shown(range.lowerBound), 1), NumberText.text(unit.shown(range.upperBound), 1)
            )
            throw EntryProblem("\(name) is between \(low) and \(high) \(unit.symbol).")
        }
        return kept
    }

    /// One line; `nil` for an empty one.
    static func name(_ text: String) throws(EntryProblem) -> String? { try line(text, "A name", longestName) }
    static func note(_ text: String) throws(EntryProblem) -> String? { try line(text, "A note", longestNote) }

    private static func line(_ text: String, _ what: String, _ longest: Int) throws(EntryProblem) -> String? {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ").trimmingCharacters(in: .whitespaces)
        guard line.count <= longest else { throw EntryProblem("\(what) is at most \(longest) characters long.") }
        return line.isEmpty ? nil : line
    }
}

/// Numbers as entries show them.
enum NumberText {
    /// At most that many decimals, none that are zero.
    static func text(_ number: Double, _ decimals: Int = 2) -> String {
        DecimalText.text(of: number, decimals: decimals, trimmed: true) ?? "–"
    }
}

extension ShownUnit {
    static let percent = ShownUnit("%", decimals: 1)
    static let kilocalories = ShownUnit("kcal", decimals: 0)
    static let grams = ShownUnit("g", decimals: 1)
    static let milligrams = ShownUnit("mg", decimals: 0)
    static let drinks = ShownUnit("drinks", decimals: 1)
    static let minutes = ShownUnit("min", decimals: 1)
    static let beats = ShownUnit("bpm", decimals: 0)
}
