import Foundation
import HealthModel
import Widgets

/// Types, units and moments as the records screens write them.
public enum RecordWording {
    /// `Vision prescription` of `vision_prescription`.
    public static func title(ofFinding kind: String) -> String {
        let words = kind.replacing("_", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// The category of consent of a finding, by the raw value of its kind.
    public static func category(ofFinding kind: String) -> HealthCategory {
        switch kind {
        case "electrocardiogram": .heart
        case "state_of_mind", "note": .mood
        default: .clinical
        }
    }

    // MARK: - Values

    /// A value of the canonical unit, with no more decimals than it has: `72.4`.
    public static func number(_ value: Double, _ unit: ShownUnit) -> String {
        let text = MetricFormat.decimal(unit.shown(value), decimals: unit.decimals)
        guard text.contains(".") else { return text }
        let trimmed = text.reversed().drop { $0 == "0" }
        return String((trimmed.first == "." ? trimmed.dropFirst() : trimmed).reversed())
    }

    /// `72.4 kg`, `8,412`.
    public static func value(_ value: Double, _ unit: ShownUnit) -> String {
        let number = number(value, unit)
        return unit.symbol.isEmpty ? number : "\(number) \(unit.symbol)"
    }

    // MARK: - Moments

    /// `07:45:12` by the clock on the wall there.
    public static func clock(_ unixSeconds: Int, offset: Int, seconds: Bool = true) -> String {
        let second = ((unixSeconds + offset) % 86_400 + 86_400) % 86_400
        let minutes = ClockText.text(minute: second / 60)
        return seconds ? "\(minutes):\(second % 60 < 10 ? "0" : "")\(second % 60)" : minutes
    }

    /// The clock time at a place.
    /// - Parameter offset: seconds east of Greenwich.
    public static func clock(_ date: Date, offset: Int, seconds: Bool = false) -> String {
        clock(Int(date.timeIntervalSince1970.rounded(.down)), offset: offset, seconds: seconds)
    }

    /// The day by the clock on the wall there.
    public static func day(_ date: Date, offset: Int) -> CivilDay {
        let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + offset
        return CivilDay(number: (seconds - ((seconds % 86_400 + 86_400) % 86_400)) / 86_400)
    }

    /// `312 m`, `1,024 ft`
    public static func climb(_ metres: Double, _ units: UnitSystem) -> String {
        units == .metric
            ? "\(MetricFormat.decimal(metres, decimals: 0)) m"
            : "\(MetricFormat.decimal(metres / 0.3048, decimals: 0)) ft"
    }

    /// The counts of an import, which add up: `1,204 records: 1,000 new, 100 in already, 104 left out`.
    public static func sum(of files: [Records.ImportFile]) -> String {
        sum(
            records: files.reduce(0) { $0 + $1.records }, added: files.reduce(0) { $0 + $1.added },
            skipped: files.reduce(0) { $0 + $1.skipped })
    }

    /// - Parameters:
    ///   - records: all of them: new, known before and left out.
    ///   - skipped: those that were left out.
    public static func sum(records: Int, added: Int, skipped: Int) -> String {
        let parts = [(added, "new"), (repeated(records, added, skipped), "in already"), (skipped, "left out")]
            .enumerated()
            .filter { $0.element.0 > 0 || $0.offset == 0 }.map { "\(DataWording.count($0.element.0)) \($0.element.1)" }
        return "\(count(records, "record", "records")): \(parts.joined(separator: ", "))"
    }

    /// `Left out: 5 of another person; 2 a value that cannot be right.`, the commonest first; `nil` without any.
    public static func leftOut(_ reasons: [String: Int]) -> String? {
        guard !reasons.isEmpty else { return nil }
        let shown = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { "\(DataWording.count($0.value)) \($0.key)" }
        return "Left out: \(shown.joined(separator: "; "))."
    }

    /// The text with a point at its end.
    public static func sentence(_ remark: String) -> String {
        remark.last.map { ".!?".contains($0) } ?? true ? remark : remark + "."
    }

    /// Records that were known before.
    public static func repeated(_ records: Int, _ added: Int, _ skipped: Int) -> Int {
        max(0, records - added - skipped)
    }

    /// `2026-03-14 07:45`
    public static func moment(_ date: Date, offset: Int) -> String {
        "\(day(date, offset: offset).iso) \(clock(date, offset: offset))"
    }

    /// `2026-03-14 07:45 (UTC+1)`: by the clock on the wall there, and which clock that was.
    public static func localMoment(_ date: Date, offset: Int) -> String {
        "\(moment(date, offset: offset)) (\(Self.offset(offset)))"
    }

    /// `12 s`, `4 min 05`, `1 h 20`; empty for a moment.
    public static func duration(seconds: Int) -> String {
        if seconds <= 0 { return "" }
        if seconds < 60 { return "\(seconds) s" }
        if seconds < 3_600 { return "\(seconds / 60) min\(seconds % 60 == 0 ? "" : " \(padded(seconds % 60))")" }
        return "\(seconds / 3_600) h \(padded(seconds / 60 % 60))"
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// `1 row`, `12 rows`.
    public static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(DataWording.count(number)) \(number == 1 ? one : many)"
    }

    /// `UTC+1`, `UTC−3:30`.
    public static func offset(_ seconds: Int) -> String {
        let minutes = abs(seconds) / 60
        let rest = minutes % 60 == 0 ? "" : ":\(padded(minutes % 60))"
        return "UTC\(seconds < 0 ? "−" : "+")\(minutes / 60)\(rest)"
    }

    /// The last part of a path.
    public static func fileName(_ path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.isEmpty ? path : name
    }
}
