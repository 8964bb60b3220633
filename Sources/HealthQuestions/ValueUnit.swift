import HealthModel
import HealthQuery

/// A unit that people say, with how many of the unit that values are kept in make one.
public enum ValueUnit: String, CaseIterable, Sendable {
    case minute = "min", hour = "h", second = "s", kilometre = "km", mile = "mi", metre = "m", yard = "yd", foot = "ft"
    case kilogram = "kg", pound = "lb", stone = "st", gram = "g", kilocalorie = "kcal"
    case litre = "l", millilitre = "ml", fluidOunce = "fl oz"
    /// Of 250 ml.
    case glass = "glasses"
    case beats = "bpm", millisecond = "ms", percent = "%", milligram = "mg", perKilometre = "min/km", perMile = "min/mi"
    case drinks, degrees = "°C", kilometresPerHour = "km/h", milesPerHour = "mph"

    /// Whether the person who asks uses miles, pounds and fluid ounces.
    @TaskLocal package static var isImperial = false

    package enum Dimension {
        case time, length, mass, volume, energy, rate, share, pace, drinks, temperature, interval, speed
    }

    package var dimension: Dimension {
        switch self {
        case .minute, .hour, .second: .time
        case .kilometre, .mile, .metre, .yard, .foot: .length
        case .kilogram, .pound, .stone, .gram, .milligram: .mass
        case .litre, .millilitre, .fluidOunce, .glass: .volume
        case .kilocalorie: .energy
        case .beats: .rate
        case .millisecond: .interval
        case .percent: .share
        case .perKilometre, .perMile: .pace
        case .drinks: .drinks
        case .degrees: .temperature
        case .kilometresPerHour, .milesPerHour: .speed
        }
    }

    /// Minutes, kilometres, kilograms, millilitres, seconds for a kilometre or kilometres in an hour of one.
    package var size: Double {
        switch self {
        case .minute, .kilometre, .kilogram, .millilitre, .kilocalorie, .beats, .millisecond, .percent, .drinks,
            .degrees, .kilometresPerHour:
            1
        case .hour: 60
        case .second: 1 / 60
        case .mile, .milesPerHour: UnitSystem.kilometresInMile
        case .metre: 0.001
        case .yard: 0.0009144
        case .foot: 0.0003048
        case .pound: UnitSystem.kilogramsInPound
        case .stone: 14 * UnitSystem.kilogramsInPound
        case .gram: 0.001
        case .milligram: 0.000_001
        case .litre: 1000
        case .fluidOunce: UnitSystem.millilitresInFluidOunce
        case .glass: 250
        case .perKilometre: 60
        case .perMile: 60 / UnitSystem.kilometresInMile
        }
    }
}

extension Quantity {
    /// The unit that values are kept in; `nil` for counts.
    package var keptUnit: ValueUnit? {
        if case .combined(let left, let sign, _) = self { return sign == .over ? nil : left.keptUnit }
        let text =
            switch self {
            case .day(let field): field.unit
            case .workout(_, let field): field?.unit ?? ""
            case .formula, .days: ""
            case .combined: ""
            }
        return text == "s/km" ? .perKilometre : text == "/min" ? nil : ValueUnit(rawValue: text)
    }

    /// A value said in a unit, in the one that is kept; `nil` where the unit is of something else.
    package func kept(_ value: Double, _ unit: ValueUnit?) -> Double? {
        guard let unit = unit ?? (ValueUnit.isImperial ? imperialUnit : nil) else { return value }
        if keptUnit == .drinks, unit == .glass { return value }
        guard let kept = keptUnit else { return nil }
        if kept == .perKilometre, unit.dimension == .speed { return value > 0 ? 3600 / (value * unit.size) : nil }
        guard kept.dimension == unit.dimension else { return nil }
        if kept == .perKilometre { return value * unit.size }
        return kept == unit ? value : value * unit.size / kept.size
    }

    /// The unit that a bound without one is in, for a person with imperial units; `nil` where that is the kept one.
    package var imperialUnit: ValueUnit? {
        switch keptUnit {
        case .kilometre: .mile
        case .kilogram: .pound
        case .millilitre: .fluidOunce
        case .perKilometre: .perMile
        default: nil
        }
    }

    /// A value of the unit that is kept, in another; `nil` where that is of something else.
    package func shown(_ value: Double, in unit: ValueUnit) -> Double? {
        if keptUnit == .perKilometre, unit.dimension == .speed { return value > 0 ? 3600 / value / unit.size : nil }
        guard let kept = keptUnit, kept.dimension == unit.dimension, unit.dimension != .pace else { return nil }
        return kept == unit ? value : value * kept.size / unit.size
    }
}
