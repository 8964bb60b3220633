/// Units as people and vendors write them, brought to those of Apple's exports.
package enum UnitSpelling {
    /// The unit's name in `AppleUnit`; the text itself where it has no other.
    package static func apple(_ text: some StringProtocol) -> String {
        let trimmed = text.trimmingBlanks
        return aliases[trimmed.lowercased()] ?? trimmed
    }

    /// A value in the unit of a type; `nil` if its unit has nothing to do with it. Shares are kept as fractions, and
    /// `%` outside Apple's own export counts to a hundred.
    package static func convert(_ value: Double, from written: String, to wanted: String) -> Double? {
        let unit = apple(written)
        if wanted == "%" {
            if unit == "%" { return value / 100 }
            return unit == "fraction" ? value : nil
        }
        if unit.isEmpty || unit == wanted { return value }
        return AppleUnit.conversion(from: unit, to: wanted).map { value * $0.factor + $0.offset }
    }

    /// Whether a word is a unit, for headings such as `weight_kg`.
    package static func isKnown(_ text: some StringProtocol) -> Bool {
        aliases[text.trimmingBlanks.lowercased()] != nil
    }

    private static let glucose = "mmol<180.1558800000541>/L"

    private static let aliases: [String: String] = {
        var aliases: [String: String] = [
            "bpm": "count/min", "brpm": "count/min", "rpm": "count/min", "/min": "count/min",
            "beats/min": "count/min", "1/min": "count/min", "breaths/min": "count/min", "spm": "count/min",
            "steps": "count", "schritte": "count", "pas": "count", "pasos": "count", "floors": "count",
            "drinks": "count", "units": "count", "times": "count",
            "lbs": "lb", "pounds": "lb", "pound": "lb", "stone": "st", "kgs": "kg", "kilograms": "kg", "grams": "g",
            "milligrams": "mg", "µg": "mcg", "μg": "mcg", "ug": "mcg", "ounces": "oz",
            "kilometers": "km", "kilometer": "km", "kilometres": "km", "kms": "km", "miles": "mi", "mile": "mi",
            "meters": "m", "meter": "m", "metres": "m", "feet": "ft", "inch": "in", "inches": "in",
            "calories": "kcal", "kcals": "kcal", "kilocalories": "kcal", "cal": "kcal", "kilojoules": "kJ",
            "kj": "kJ", "joules": "J",
            "sec": "s", "secs": "s", "seconds": "s", "sekunden": "s", "minutes": "min", "mins": "min",
            "minuten": "min", "minutos": "min", "hours": "hr", "hour": "hr", "h": "hr", "hrs": "hr",
            "stunden": "hr", "std": "hr", "heures": "hr", "horas": "hr", "days": "d", "millis": "ms",
            "°c": "degC", "c": "degC", "celsius": "degC", "°f": "degF", "f": "degF", "fahrenheit": "degF",
            "liter": "L", "liters": "L", "litre": "L", "litres": "L", "l": "L", "ml": "mL", "milliliters": "mL",
            "fl oz": "fl_oz_us", "floz": "fl_oz_us", "fl_oz": "fl_oz_us", "cups": "cup_us", "cup": "cup_us",
            "mmol/l": glucose, "mg/dl": "mg/dL", "kmh": "km/hr", "km/h": "km/hr", "kph": "km/hr", "mph": "mi/hr",
            "percent": "%", "pct": "%", "prozent": "%", "vh": "%", "fraction": "fraction",
            "ml/kg/min": "mL/min·kg", "ml/(kg·min)": "mL/min·kg", "ml/min·kg": "mL/min·kg",
            "ml/(min·kg)": "mL/min·kg", "ml/min/kg": "mL/min·kg", "kcal/(hr·kg)": "kcal/hr·kg",
        ]
        for unit in [
            "%", "count", "count/min", "kg", "lb", "g", "mg", "mcg", "st", "oz", "m", "km", "cm", "mm", "mi", "ft",
            "in",
            "yd", "kcal", "s", "ms", "min", "hr", "m/s", "mi/hr", "km/hr", "dL", "cL", "mmHg", "hPa", "kPa", "degC",
            "degF", "IU", "fl_oz_us", "cup_us",
        ] { aliases[unit.lowercased()] = unit }
        return aliases
    }()
}
