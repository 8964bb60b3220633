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
            let number = grouped(typed(field, in: settings))
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

    /// The value of a field as a person would type it: a share in percent, which the file keeps as a part of 1.
    public static func typed(_ field: SettingField, in settings: Settings) -> String {
        guard field.isShare, case .number(let share)? = field.read(settings) else { return typed(field.read(settings)) }
        return typed(.number((share * 100_000).rounded() / 1_000))
    }

    /// The text that a person typed as a value of the field; not yet checked.
    public static func value(typed text: String, of field: SettingField) -> SettingValue {
        guard field.isShare else { return field.value(typed: text) }
        let digits = text.replacing("%", with: "")
        guard case .number(let percent) = field.value(typed: digits) else { return .text(text) }
        return .number(percent / 100)
    }

    /// Why a value cannot be set, as the end of a sentence that begins with the field's title; `nil` for a good one.
    public static func problem(with value: SettingValue, of field: SettingField) -> String? {
        guard field.isShare, case .number(let range, _, _) = field.kind else { return field.check(value) }
        func percent(_ share: Double) -> String { typed(.number(share * 100)) }
        return field.check(value).map { _ in
            "must be a number from \(percent(range.lowerBound)) to \(percent(range.upperBound)) percent"
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
