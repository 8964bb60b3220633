/// The unit that a metric's values are kept in.
public enum MetricUnit: Sendable {
    case none, count, kilometres, kilocalories, minutes, hours, beats, milliseconds, logMilliseconds, perMinute, percent
    case oxygenUptake, millimetresOfMercury, kilograms, bodyMassIndex, temperature, temperatureDifference, millimoles,
        afterMidnight,
        afterNoon
    case load, millilitres, milligrams, grams, drinks, scale

    /// As tools name it.
    public var name: String {
        switch self {
        case .none: ""
        case .count: "count"
        case .kilometres: "km"
        case .kilocalories: "kcal"
        case .minutes: "min"
        case .hours: "h"
        case .beats: "bpm"
        case .milliseconds: "ms"
        case .logMilliseconds: "ln ms"
        case .perMinute: "/min"
        case .percent: "%"
        case .oxygenUptake: "ml/kg/min"
        case .millimetresOfMercury: "mmHg"
        case .kilograms: "kg"
        case .bodyMassIndex: "kg/m²"
        case .temperature, .temperatureDifference: "°C"
        case .millimoles: "mmol/l"
        case .afterMidnight: "min after midnight"
        case .afterNoon: "min after noon"
        case .load: "AU"
        case .millilitres: "ml"
        case .milligrams: "mg"
        case .grams: "g"
        case .drinks: "drinks"
        case .scale: "1..5"
        }
    }

    /// Behind a value that is shown; empty for counts, scales and times of day.
    public var symbol: String {
        switch self {
        case .none, .count, .scale, .afterMidnight, .afterNoon: ""
        default: name
        }
    }
}

/// As Apple writes it into the unit of glucose.
let gramsInMoleOfGlucose = 180.1558800000541

extension UnitSystem {
    /// The unit of a metric. What is not a weight, a distance, a volume or a temperature is the same everywhere.
    public func unit(of metric: MetricID) -> ShownUnit {
        let decimals = metric.decimals
        return switch Metric.all[metric.index].unit {
        case .kilograms: weight(decimals: decimals)
        case .kilometres: distance(decimals: decimals)
        case .millilitres: volume
        case .millimoles where self == .imperial: ShownUnit("mg/dl", decimals: 0, factor: gramsInMoleOfGlucose / 10)
        case .temperature: temperature(decimals: decimals)
        case .temperatureDifference: temperatureDifference(decimals: decimals)
        case let unit: ShownUnit(unit.symbol, decimals: decimals)
        }
    }
}
