import Foundation
import HealthModel

/// A value as it stands in the file and on the screen.
public enum SettingValue: Equatable, Sendable {
    case flag(Bool)
    case count(Int)
    case number(Double)
    case text(String)
    case texts([String])
    case day(CivilDay)
}

/// One thing that can be set: its key in the file, how it is named to people, what it may be, and its place in `Settings`.
///
/// The file, `airfit config`, the search and the rows on the screen all go by this one description.
public struct SettingField: Identifiable, Sendable {
    /// The kind of a value, which decides how it is edited.
    public enum Kind: Sendable {
        case flag
        case choice([Option])
        /// Steps are those of the arrow keys. The unit stands behind the value; empty for none. A number of the unit `%` is a
        /// part of 1, and on screens in percent.
        case count(ClosedRange<Int>, step: Int, unit: String)
        case number(ClosedRange<Double>, step: Double, unit: String)
        /// A text; with its rule, as the end of a sentence that begins with the key, and its check.
        case text(rule: String, isGood: @Sendable (String) -> Bool)
        /// Several texts; each must be one of the choices unless there are none.
        case texts([Option])
        case day
    }

    /// A value to choose, as it stands in the file and as it is shown.
    public struct Option: Equatable, Sendable {
        public var value: String
        public var title: String

        public init(_ value: String, _ title: String) {
            self.value = value
            self.title = title
        }
    }

    /// Dotted, as in the file: `ui.reduced_motion`.
    public let key: String
    public let title: String
    /// One sentence that says what it does.
    public let help: String
    public let kind: Kind
    /// `nil` where the person has not said.
    public let read: @Sendable (Settings) -> SettingValue?
    /// Sets a value that `check` found good; `nil` sets the default again.
    public let write: @Sendable (inout Settings, SettingValue?) -> Void

    public init(
        _ key: String, _ title: String, _ help: String, _ kind: Kind,
        read: @escaping @Sendable (Settings) -> SettingValue?,
        write: @escaping @Sendable (inout Settings, SettingValue?) -> Void
    ) {
        self.key = key
        self.title = title
        self.help = help
        self.kind = kind
        self.read = read
        self.write = write
    }

    /// The rule for each of several texts, where there are no choices: the end of a sentence that begins with the key.
    var member: (rule: String, isGood: @Sendable (String) -> Bool)?

    public var id: String { key }

    /// Whether the value is a part of 1 that screens show in percent.
    public var isShare: Bool { if case .number(_, _, unit: "%") = kind { true } else { false } }

    /// Why a value cannot be set, as the end of a sentence that begins with the key; `nil` for a good one.
    public func check(_ value: SettingValue) -> String? {
        guard isGood(value) else { return rule }
        if case .day(let day) = value, day > Self.latestDay { return "cannot be in the future" }
        return nil
    }

    /// The rule for a value, as the end of a sentence that begins with the key.
    public var rule: String {
        switch kind {
        case .flag: "must be true or false"
        case .choice(let options): "must be " + Self.listed(options)
        case .count(let range, _, _): "must be a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .number(let range, _, _):
            "must be a number from \(Self.short(range.lowerBound)) to \(Self.short(range.upperBound))"
        case .text(let rule, _): rule
        case .texts(let options):
            member?.rule
                ?? (options.isEmpty
                    ? "must be a list of texts such as [\"one\", \"two\"]"
                    : "must be a list of " + Self.listed(options))
        case .day: "must be a date such as 1988-04-30"
        }
    }

    /// The latest day that has begun anywhere on earth.
    private static var latestDay: CivilDay {
        CivilDay(number: Int((Date().timeIntervalSince1970 + 14 * 3_600) / 86_400))
    }

    private func isGood(_ value: SettingValue) -> Bool {
        switch (kind, value) {
        case (.flag, .flag): true
        case (.choice(let options), .text(let text)): options.contains { $0.value == text }
        case (.count(let range, _, _), .count(let count)): range.contains(count)
        case (.number(let range, _, _), .number(let number)): range.contains(number)
        case (.number(let range, _, _), .count(let count)): range.contains(Double(count))
        case (.text(_, let isGood), .text(let text)): isGood(text)
        case (.texts(let options), .texts(let texts)):
            texts.allSatisfy { Self.isOne($0, of: options) && member?.isGood($0) ?? true }
        case (.day, .day(let day)): day.components.year >= 1900
        default: false
        }
    }

    /// The typed text as a value; not yet checked. A list is separated by commas; where its members are given, `all` is
    /// every one of them and `none` is none.
    public func value(typed text: String) -> SettingValue {
        let text = text.trimmingBlanks()
        switch kind {
        case .flag:
            switch text.lowercased() {
            case "true", "yes", "on": return .flag(true)
            case "false", "no", "off": return .flag(false)
            default: return .text(text)
            }
        case .count: return Int(text).map(SettingValue.count) ?? .text(text)
        case .number: return Self.number(text).map(SettingValue.number) ?? .text(text)
        case .day: return CivilDay(iso: text).map(SettingValue.day) ?? .text(text)
        case .texts(let options) where !options.isEmpty && text.lowercased() == "none": return .texts([])
        case .texts(let options) where !options.isEmpty && text.lowercased() == "all":
            return .texts(options.map(\.value))
        case .texts:
            return .texts(text.split(separator: ",").map { String($0).trimmingBlanks() }.filter { !$0.isEmpty })
        case .choice, .text: return .text(text)
        }
    }

    private static func isOne(_ text: String, of options: [Option]) -> Bool {
        options.isEmpty ? !text.isEmpty : options.contains { $0.value == text }
    }

    private static func listed(_ options: [Option]) -> String {
        options.map { "\"\($0.value)\"" }.joined(separator: " or ")
    }

    /// Digits with one point; no `nan`, no hexadecimal.
    private static func number(_ text: String) -> Double? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }) else { return nil }
        return Double(text)
    }

    private static func short(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}

extension String {
    func trimmingBlanks() -> String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
