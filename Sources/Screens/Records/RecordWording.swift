import Foundation
import HealthModel
import Widgets

/// Types, units and moments as the records screens write them.
enum RecordWording {
    /// `Step count` of `HKQuantityTypeIdentifierStepCount`.
    static func title(ofType identifier: String) -> String {
        var name = Substring(identifier)
        for prefix in ["HKQuantityTypeIdentifier", "HKCategoryTypeIdentifier", "HKDataType", "AirFit"]
        where name.hasPrefix(prefix) && name.count > prefix.count {
            name = name.dropFirst(prefix.count)
            break
        }
        let words = words(of: String(name))
        guard let first = words.first else { return identifier }
        let rest = words.dropFirst().map { $0.count > 1 && $0 == $0.uppercased() ? $0 : $0.lowercased() }
        return ([first] + rest).joined(separator: " ")
    }

    /// A name in camel case, cut before each capital that follows or precedes a small letter.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            let before = index > 0 ? letters[index - 1] : nil
            let after = index + 1 < letters.count ? letters[index + 1] : nil
            let begins =
                letter.isUppercase
                && (before.map { $0.isLowercase || $0.isNumber } ?? true || after?.isLowercase ?? false)
            if begins || words.isEmpty { words.append("") }
            words[words.count - 1].append(letter)
        }
        return words.filter { !$0.isEmpty }
    }

    // MARK: - Values

    /// The unit that values of a canonical unit are shown in.
    static func unit(_ canonical: String, _ units: UnitSystem) -> ShownUnit {
        let isMetric = units == .metric
        switch canonical {
        case "", "count": return ShownUnit("", decimals: 2)
        case "kg": return units.weight(decimals: 2)
        case "km": return units.distance(decimals: 3)
        case "m": return isMetric ? ShownUnit("m", decimals: 2) : ShownUnit("ft", decimals: 2, factor: 1 / 0.3048)
        case "mL", "ml": return units.volume
        case "degC":
            return ShownUnit(
                units.temperature.symbol, decimals: 1, factor: units.temperature.factor,
                offset: units.temperature.offset)
        case "%": return ShownUnit("%", decimals: 1, factor: 100)
        case "m/s":
            return isMetric
                ? ShownUnit("km/h", decimals: 2, factor: 3.6) : ShownUnit("mph", decimals: 2, factor: 3600 / 1609.344)
        case "count/min": return ShownUnit("/min", decimals: 1)
        case "mL/min·kg": return ShownUnit("ml/kg/min", decimals: 1)
        case "dBASPL": return ShownUnit("dB", decimals: 1)
        default: return ShownUnit(canonical, decimals: 2)
        }
    }

    /// A value of the canonical unit, with no more decimals than it has: `72.4`.
    static func number(_ value: Double, _ unit: ShownUnit) -> String {
        let text = MetricFormat.decimal(unit.shown(value), decimals: unit.decimals)
        guard text.contains(".") else { return text }
        let trimmed = text.reversed().drop { $0 == "0" }
        return String((trimmed.first == "." ? trimmed.dropFirst() : trimmed).reversed())
    }

    /// `72.4 kg`, `8,412`.
    static func value(_ value: Double, _ unit: ShownUnit) -> String {
        let number = number(value, unit)
        return unit.symbol.isEmpty ? number : "\(number) \(unit.symbol)"
    }

    // MARK: - Moments

    /// `07:45:12` by the clock on the wall there.
    static func clock(_ unixSeconds: Int, offset: Int, seconds: Bool = true) -> String {
        let second = ((unixSeconds + offset) % 86_400 + 86_400) % 86_400
        let minutes = ClockText.text(minute: second / 60)
        return seconds ? "\(minutes):\(second % 60 < 10 ? "0" : "")\(second % 60)" : minutes
    }

    static func clock(_ date: Date, offset: Int, seconds: Bool = false) -> String {
        clock(Int(date.timeIntervalSince1970.rounded(.down)), offset: offset, seconds: seconds)
    }

    /// The day by the clock on the wall there.
    static func day(_ date: Date, offset: Int) -> CivilDay {
        let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + offset
        return CivilDay(number: (seconds - ((seconds % 86_400 + 86_400) % 86_400)) / 86_400)
    }

    /// `2026-03-14 07:45`
    static func moment(_ date: Date, offset: Int) -> String {
        "\(day(date, offset: offset).iso) \(clock(date, offset: offset))"
    }

    /// `12 s`, `4 min 05`, `1 h 20`; empty for a moment.
    static func duration(seconds: Int) -> String {
        if seconds <= 0 { return "" }
        if seconds < 60 { return "\(seconds) s" }
        if seconds < 3_600 { return "\(seconds / 60) min\(seconds % 60 == 0 ? "" : " \(padded(seconds % 60))")" }
        return "\(seconds / 3_600) h \(padded(seconds / 60 % 60))"
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// `1 row`, `12 rows`.
    static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(DataWords.count(number)) \(number == 1 ? one : many)"
    }

    /// `UTC+1`, `UTC−3:30`.
    static func offset(_ seconds: Int) -> String {
        let minutes = abs(seconds) / 60
        let rest = minutes % 60 == 0 ? "" : ":\(padded(minutes % 60))"
        return "UTC\(seconds < 0 ? "−" : "+")\(minutes / 60)\(rest)"
    }

    /// The last part of a path.
    static func fileName(_ path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.isEmpty ? path : name
    }
}
