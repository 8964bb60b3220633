import ImportKit

/// The units of the profile's fields that developers' fields claim to stand for.
enum FITUnit {
    /// The factor from a developer's unit to that of the profile's field; `nil` where the unit measures something else,
    /// so that the field cannot mean what it claims. A unit that is not known says nothing.
    static func factor(from written: String, toThatOf field: UInt8, in message: UInt16) -> Double? {
        guard let wanted = units[Int(message)]?[field], UnitSpelling.isKnown(written) else { return 1 }
        let unit = UnitSpelling.apple(written)
        if unit == wanted { return 1 }
        // A unit with another zero cannot be had by a factor.
        guard let conversion = AppleUnit.conversion(from: unit, to: wanted), conversion.offset == 0 else { return nil }
        return conversion.factor
    }

    /// By message (18 `session`, 20 `record`) and field.
    private static let units: [Int: [UInt8: String]] = [
        18: [
            7: "s", 8: "s", 9: "m", 11: "kcal", 14: "m/s", 15: "m/s", 16: "count/min", 17: "count/min",
            18: "count/min", 20: "W", 22: "m", 124: "m/s", 196: "kcal",
        ],
        20: [
            2: "m", 3: "count/min", 4: "count/min", 5: "m", 6: "m/s", 7: "W", 13: "degC", 73: "m/s", 78: "m",
            99: "count/min",
            108: "count/min", 139: "degC",
        ],
    ]
}
