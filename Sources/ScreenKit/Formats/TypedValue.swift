import Entries
import Foundation
import HealthModel

/// A value that may be typed on a line.
public enum TypedValue: Equatable, Sendable {
    /// A number of the shown unit; within these bounds of it, where there are any.
    case number(ClosedRange<Double>?)
    /// `2026-03-14`, `2026-03` or `2026`.
    case day
    case anything

    /// Why a text is no such value, as a sentence; `nil` where it is one.
    public func problem(_ text: String) -> String? {
        switch self {
        case .number(let range):
            guard let number = Self.number(text) else { return "Type a number such as 72.4." }
            guard let range, !range.contains(number) else { return nil }
            return "No one has that: it must lie between \(Self.plain(range.lowerBound)) and "
                + "\(Self.plain(range.upperBound))."
        case .anything: return nil
        case .day: return Self.day(text) == nil ? "Type a date such as 2026-03-14, or a month such as 2026-03." : nil
        }
    }

    /// A number, with a decimal comma too; `nil` for anything else.
    public static func number(_ text: String) -> Double? {
        let plain = text.trimmingCharacters(in: .whitespaces).replacing(",", with: ".").replacing("−", with: "-")
        guard !plain.isEmpty, plain.utf8.count <= 20, let number = Double(plain), number.isFinite else { return nil }
        return plain.contains(where: { $0.isLetter }) ? nil : number
    }

    /// A day; of a month or a year its last one.
    public static func day(_ text: String) -> CivilDay? {
        TypedDay.lastDay(iso: text.trimmingCharacters(in: .whitespaces))
    }

    private static func plain(_ value: Double) -> String { MetricFormat.decimal(value, decimals: value < 10 ? 1 : 0) }
}
