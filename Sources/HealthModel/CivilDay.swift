/// A day of the civil calendar (proleptic Gregorian), without a time zone.
public struct CivilDay: Hashable, Comparable, Sendable {
    /// Days since 1 January 1970.
    public let number: Int

    public init(number: Int) { self.number = number }

    /// `nil` for a date that does not exist, such as 30 February.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...12).contains(month), day >= 1, (1...9999).contains(year) else { return nil }
        let candidate = CivilDay(number: CivilDay.daysFromCivil(year: year, month: month, day: day))
        guard candidate.components == (year, month, day) else { return nil }
        self = candidate
    }

    /// Reads `2026-01-09`; `nil` for anything else.
    public init?(iso text: some StringProtocol) {
        let digits = Array(text.utf8)
        guard digits.count == 10, digits[4] == 0x2D, digits[7] == 0x2D else { return nil }
        func number(_ range: Range<Int>) -> Int? {
            range.reduce(Int?.some(0)) { total, index in
                guard let total, (0x30...0x39).contains(digits[index]) else { return nil }
                return total * 10 + Int(digits[index] - 0x30)
            }
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// `2026-01-09`.
    public var iso: String {
        let (year, month, day) = components
        func padded(_ number: Int, _ width: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, width - text.count)) + text
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    /// 0 for Monday to 6 for Sunday.
    public var weekday: Int { ((number + 3) % 7 + 7) % 7 }

    /// Year, month 1–12, day 1–31. Howard Hinnant's `civil_from_days`.
    public var components: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// The day so many days later; earlier for a negative number.
    public func advanced(by days: Int) -> CivilDay { CivilDay(number: number + days) }

    /// The earlier day comes first.
    public static func < (left: CivilDay, right: CivilDay) -> Bool { left.number < right.number }
    /// Days from `right` to `left`.
    public static func - (left: CivilDay, right: CivilDay) -> Int { left.number - right.number }

    /// Howard Hinnant's `days_from_civil`.
    static func daysFromCivil(year: Int, month: Int, day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}

/// As `2026-01-09`.
extension CivilDay: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let day = CivilDay(iso: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a date")
        }
        self = day
    }

    /// Encodes the day as `2026-05-20`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(iso)
    }
}
