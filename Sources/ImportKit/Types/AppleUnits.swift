/// The units that exports use, each by what it measures and how many of the measure's base unit it is.
package enum AppleUnit {
    /// The quantity that a unit measures. A rate is a count by time, a level a mass by volume.
    package enum Measure { case length, mass, energy, time, temperature, speed, volume, pressure, rate, level }

    /// `value * factor + offset` of the written unit is the value in the wanted one.
    package struct Conversion: Equatable {
        package var factor: Double
        package var offset: Double
        package static let identity = Conversion(factor: 1, offset: 0)
    }

    /// Base units: m, kg, kcal, s, degC, m/s, mL, mmHg, count/s. Factors are exact by definition (international yard
    /// and pound, thermochemical calorie, US fluid ounce) except mmHg.
    private static let table: [String: (measure: Measure, factor: Double, offset: Double)] = [
        "m": (.length, 1, 0), "km": (.length, 1000, 0), "cm": (.length, 0.01, 0), "mm": (.length, 0.001, 0),
        "mi": (.length, 1609.344, 0), "ft": (.length, 0.3048, 0), "in": (.length, 0.0254, 0),
        "yd": (.length, 0.9144, 0),
        "kg": (.mass, 1, 0), "g": (.mass, 0.001, 0), "mg": (.mass, 1e-6, 0), "mcg": (.mass, 1e-9, 0),
        "lb": (.mass, 0.45359237, 0), "st": (.mass, 6.35029318, 0), "oz": (.mass, 0.028349523125, 0),
        "kcal": (.energy, 1, 0), "Cal": (.energy, 1, 0), "cal": (.energy, 0.001, 0), "kJ": (.energy, 1 / 4.184, 0),
        "J": (.energy, 1 / 4184, 0),
        "s": (.time, 1, 0), "ms": (.time, 0.001, 0), "min": (.time, 60, 0), "hr": (.time, 3600, 0),
        "d": (.time, 86_400, 0),
        "degC": (.temperature, 1, 0), "degF": (.temperature, 5.0 / 9, -160.0 / 9), "K": (.temperature, 1, -273.15),
        "m/s": (.speed, 1, 0), "km/hr": (.speed, 1 / 3.6, 0), "km/h": (.speed, 1 / 3.6, 0),
        "mi/hr": (.speed, 0.44704, 0), "ft/s": (.speed, 0.3048, 0), "cm/s": (.speed, 0.01, 0),
        "mL": (.volume, 1, 0), "L": (.volume, 1000, 0), "dL": (.volume, 100, 0), "cL": (.volume, 10, 0),
        "fl_oz_us": (.volume, 29.5735295625, 0), "fl_oz_imp": (.volume, 28.4130625, 0),
        "cup_us": (.volume, 236.5882365, 0), "cup_imp": (.volume, 284.130625, 0), "pt_us": (.volume, 473.176473, 0),
        "pt_imp": (.volume, 568.26125, 0),
        "mmHg": (.pressure, 1, 0), "kPa": (.pressure, 7.500616827, 0), "hPa": (.pressure, 0.7500616827, 0),
        "cmAq": (.pressure, 0.735559240, 0), "atm": (.pressure, 760, 0),
        "count/s": (.rate, 1, 0), "count/min": (.rate, 1.0 / 60, 0), "rev/min": (.rate, 1.0 / 60, 0),
        "mg/dL": (.level, 1, 0), "g/L": (.level, 100, 0), "mg/L": (.level, 0.1, 0),
    ]

    /// `nil` when one cannot be turned into the other.
    package static func conversion(from written: String, to wanted: String) -> Conversion? {
        if written == wanted { return .identity }
        guard let from = lookUp(written), let to = lookUp(wanted), from.measure == to.measure else { return nil }
        if from.factor == to.factor, from.offset == to.offset { return .identity }
        return Conversion(factor: from.factor / to.factor, offset: (from.offset - to.offset) / to.factor)
    }

    /// The unit in which a type that is not in the table is kept, so that exports of a phone set to miles and later to
    /// kilometres agree; `nil` for a unit that has no relatives.
    package static func common(for written: String) -> String? {
        switch lookUp(written)?.measure {
        case .length: "m"
        case .mass: "kg"
        case .energy: "kcal"
        case .temperature: "degC"
        case .speed: "m/s"
        case .volume: "mL"
        default: nil
        }
    }

    private static func lookUp(_ unit: String) -> (measure: Measure, factor: Double, offset: Double)? {
        if let known = table[unit] { return known }
        // `mmol<180.1558800000541>/L`: the number is the molar mass in grams.
        guard unit.hasPrefix("mmol<"), unit.hasSuffix(">/L"),
            let mass = Double(unit.dropFirst(5).dropLast(3)), mass > 1, mass < 100_000
        else { return nil }
        return (.level, mass / 10, 0)
    }
}
