extension SettingValue {
    /// As a person types it, and as `SettingField.value(typed:)` takes it back: lists are separated by commas.
    public var typed: String {
        switch self {
        case .flag(let flag): flag ? "true" : "false"
        case .count(let count): String(count)
        case .number(let number):
            number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
        case .text(let text): text
        case .texts(let texts): texts.joined(separator: ", ")
        case .day(let day): day.iso
        }
    }
}
