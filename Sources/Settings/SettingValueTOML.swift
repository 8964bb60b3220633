import HealthModel
import SettingsModel
import TOMLKit

extension SettingValue {
    /// The value as a field takes it; `nil` for a kind of value that no field has. Whether it is good is for the field
    /// to say.
    init?(_ value: TOMLValueConvertible, for field: SettingField) {
        switch value.type {
        case .bool: self = .flag(value.bool == true)
        case .int: self = .count(value.int ?? 0)
        case .double: self = .number(value.double ?? .nan)
        case .string: self = Self.text(value.string ?? "", for: field)
        case .date:
            let day = value.date.flatMap { CivilDay(year: $0.year, month: $0.month, day: $0.day) }
            guard let day else { return nil }
            self = .day(day)
        case .array:
            let texts = value.array.map { array in array.map(\.string) } ?? []
            guard texts.allSatisfy({ $0 != nil }) else { return nil }
            var seen: Set<String> = []
            self = .texts(texts.compactMap { $0 }.filter { seen.insert($0).inserted })
        default: return nil
        }
    }

    /// A date may stand in quotes.
    private static func text(_ text: String, for field: SettingField) -> SettingValue {
        if case .day = field.kind, let day = CivilDay(iso: text) { return .day(day) }
        return .text(text)
    }
}
