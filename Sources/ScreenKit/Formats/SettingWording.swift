import HealthModel
import SettingsModel

/// Values of settings in words.
public enum SettingWording {
    /// The value as shown in a row; a dash of words where nothing is set.
    public static func shown(_ field: SettingField, in settings: Settings) -> String {
        guard let value = field.read(settings) else { return "not set" }
        switch (field.kind, value) {
        case (.choice(let options), .text(let text)): return options.first { $0.value == text }?.title ?? text
        case (.texts(let options), .texts(let texts)):
            let titles = texts.map { text in options.first { $0.value == text }?.title ?? text }
            return titles.isEmpty ? "none" : titles.joined(separator: options.isEmpty ? " " : ", ")
        case (.count(_, _, let unit), .count), (.number(_, _, let unit), .number):
            let number = grouped(typed(value))
            if unit == "$" { return "$\(number)" }
            return unit.isEmpty ? number : "\(number) \(unit)\(beside(value, unit, settings.units.system))"
        default: return typed(value).isEmpty ? "not set" : typed(value)
        }
    }

    /// `12,500`: digits in threes.
    private static func grouped(_ digits: String) -> String {
        guard digits.count > 3, digits.allSatisfy(\.isNumber) else { return digits }
        var text = ""
        for (offset, digit) in digits.enumerated() {
            if offset > 0, (digits.count - offset) % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return text
    }

    /// The file keeps metric values; who reads others sees them behind.
    private static func beside(_ value: SettingValue, _ unit: String, _ units: UnitSystem) -> String {
        guard case .number(let number) = value, units == .imperial else { return "" }
        switch unit {
        case "cm": return " (\(units.height(centimetres: number)))"
        case "kg": return " (\(MetricFormat(units).text(number, of: .weight)))"
        default: return ""
        }
    }

    /// The value as a person would type it.
    public static func typed(_ value: SettingValue?) -> String {
        switch value {
        case nil: ""
        case .flag(let flag): flag ? "on" : "off"
        case .count(let count): String(count)
        case .number(let number): number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
        case .text(let text): text
        case .texts(let texts): texts.joined(separator: ", ")
        case .day(let day): day.iso
        }
    }
}
