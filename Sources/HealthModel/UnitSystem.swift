/// In which units values are shown. They are always kept in metric ones.
public enum UnitSystem: String, CaseIterable, Sendable { case metric, imperial }

/// A unit that values are shown in, with the way there from the unit they are kept in.
public struct ShownUnit: Equatable, Sendable {
    /// Behind a number; empty for a plain count.
    public var symbol: String
    /// Decimals shown to people.
    public var decimals: Int
    /// How many of it make one of the unit that is kept.
    public var factor: Double
    /// The offset added after that: 32 for degrees Fahrenheit.
    public var offset: Double

    public init(_ symbol: String, decimals: Int, factor: Double = 1, offset: Double = 0) {
        (self.symbol, self.decimals, self.factor, self.offset) = (symbol, decimals, factor, offset)
    }

    /// A value of the unit that is kept, in this one.
    public func shown(_ kept: Double) -> Double { factor == 1 && offset == 0 ? kept : kept * factor + offset }

    /// The unit that a difference of two values is shown in: without the offset, which both have.
    public var ofDifferences: ShownUnit { ShownUnit(symbol, decimals: decimals, factor: factor) }

    /// Decimals of a mean, in findings and answers alike: a tenth for beats, and for a small one of what is shown in
    /// wholes.
    public func decimalsOfMean(_ shown: Double) -> Int {
        guard decimals == 0, symbol != "min", symbol != "AU" else { return decimals }
        return symbol == "bpm" || shown.magnitude < 20 ? 1 : 0
    }

    /// A value of this unit, in the one that is kept.
    public func kept(_ shown: Double) -> Double { factor == 1 && offset == 0 ? shown : (shown - offset) / factor }
}

/// The exact definitions: the international yard and pound of 1959, the fluid ounce of the United States.
extension UnitSystem {
    /// International avoirdupois pound, exact.
    public static let kilogramsInPound = 0.45359237
    /// International mile, exact.
    public static let kilometresInMile = 1.609344
    /// US fluid ounce, exact.
    public static let millilitresInFluidOunce = 29.5735295625
    /// International inch, exact.
    public static let centimetresInInch = 2.54

    /// The unit that kilograms are shown in.
    public func weight(decimals: Int = 1) -> ShownUnit {
        self == .metric
            ? ShownUnit("kg", decimals: decimals)
            : ShownUnit("lb", decimals: decimals, factor: 1 / Self.kilogramsInPound)
    }

    /// The unit that kilometres are shown in.
    public func distance(decimals: Int = 1) -> ShownUnit {
        self == .metric
            ? ShownUnit("km", decimals: decimals)
            : ShownUnit("mi", decimals: decimals, factor: 1 / Self.kilometresInMile)
    }

    /// Of millilitres.
    public var volume: ShownUnit {
        self == .metric
            ? ShownUnit("ml", decimals: 0) : ShownUnit("fl oz", decimals: 0, factor: 1 / Self.millilitresInFluidOunce)
    }

    /// The unit that degrees Celsius are shown in.
    public func temperature(decimals: Int) -> ShownUnit {
        self == .metric
            ? ShownUnit("°C", decimals: decimals) : ShownUnit("°F", decimals: decimals, factor: 1.8, offset: 32)
    }

    public var temperature: ShownUnit { temperature(decimals: 0) }

    /// The unit that a difference in degrees Celsius is shown in.
    public func temperatureDifference(decimals: Int) -> ShownUnit {
        self == .metric
            ? ShownUnit("°C", decimals: decimals) : ShownUnit("°F", decimals: decimals, factor: 1.8)
    }

    /// `178 cm`, `5′10″`.
    public func height(centimetres: Double) -> String {
        guard self == .imperial else { return "\(DecimalText.text(of: centimetres, decimals: 0) ?? "–") cm" }
        guard let inches = Int(exactly: (centimetres / Self.centimetresInInch).rounded()) else { return "–" }
        return "\(inches / 12)′\(inches % 12)″"
    }

    /// Time for a kilometre or a mile: `5:12 /km`; `nil` for no distance, or slower than two hours.
    public func pace(minutes: Double, kilometres: Double) -> String? {
        let unit = distance()
        let seconds = (minutes * 60 / unit.shown(kilometres)).rounded()
        guard kilometres > 0, seconds > 0, seconds < 7_200 else { return nil }
        let rest = Int(seconds) % 60
        return "\(Int(seconds) / 60):\(rest < 10 ? "0" : "")\(rest) /\(unit.symbol)"
    }

    /// Values of daily life as this system shows them, to choose a system by.
    public var examples: [(title: String, text: String)] {
        func text(_ value: Double, _ unit: ShownUnit) -> String {
            "\(DecimalText.text(of: unit.shown(value), decimals: unit.decimals) ?? "–") \(unit.symbol)"
        }
        return [
            ("Weight", text(68, weight(decimals: 0))), ("Height", height(centimetres: 178)),
            ("Distance", text(5, distance(decimals: 0))), ("Temperature", text(22, temperature)),
        ]
    }
}
