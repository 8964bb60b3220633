import Foundation
import HealthModel
import JSON

/// Times in an answer of Open-Meteo: seconds since 1970, or local ones without an offset.
struct OpenMeteoTime {
    /// Seconds east of UTC, at the time of the answer.
    let utcOffset: Int
    /// `nil` where the answer names none that the system knows.
    let zone: TimeZone?

    init(_ answer: JSONValue) {
        utcOffset = answer["utc_offset_seconds"].integer.flatMap { abs($0) <= 86_400 ? $0 : nil } ?? 0
        zone = answer["timezone"].text.flatMap { TimeZone(identifier: $0) }
    }

    func instant(_ value: JSONValue) -> Date? {
        if value.number != nil { return value.instant }
        guard let text = value.text, let day = CivilDay(iso: text.prefix(10)) else { return nil }
        let clock = text.dropFirst(11).split(separator: ":").map { Int($0) }
        guard text.count == 16, clock.count == 2, let hour = clock[0], let minute = clock[1], (0...24).contains(hour),
            (0...59).contains(minute)
        else { return nil }
        let local = Double(day.number * 86_400 + hour * 3600 + minute * 60)
        let guess = Date(timeIntervalSince1970: local - Double(utcOffset))
        guard let zone else { return guess }
        return Date(timeIntervalSince1970: local - Double(zone.secondsFromGMT(for: guess)))
    }

    /// Ascending instants of a column of hours. Where the clock is set back, an hour of the wall comes twice.
    func instants(_ column: [JSONValue]) -> [Date?] {
        var last: Date?
        return column.map { value in
            guard var instant = instant(value) else { return nil }
            if let last, instant <= last, value.number == nil { instant = last.addingTimeInterval(3600) }
            last = instant
            return instant
        }
    }

    /// The day of a value that begins one: midnight in seconds, or the date. Near a change of the clock midnight is an hour
    /// off.
    func day(_ value: JSONValue) -> CivilDay? {
        if let text = value.text { return CivilDay(iso: text.prefix(10)) }
        return value.quantity.map { seconds in
            CivilDay(number: Int(((seconds + Double(utcOffset) + 6 * 3600) / 86_400).rounded(.down)))
        }
    }

    /// The day of the place's calendar that an instant is on.
    func day(of instant: Date) -> CivilDay {
        let offset = zone?.secondsFromGMT(for: instant) ?? utcOffset
        return CivilDay(number: Int(((instant.timeIntervalSince1970 + Double(offset)) / 86_400).rounded(.down)))
    }
}

/// A group of columns in an answer of Open-Meteo: `hourly` with its `hourly_units`.
struct OpenMeteoColumns {
    let count: Int
    private let values: JSONValue
    private let units: JSONValue

    init(_ answer: JSONValue, _ group: String) {
        values = answer[group]
        units = answer["\(group)_units"]
        count = values["time"].array?.count ?? 0
    }

    /// A column in the unit that is kept. One of another length, or in a unit that is not known, is refused: all `nil`.
    func column(_ name: String, _ unit: OpenMeteoUnit = .plain) -> [Double?] {
        guard let column = values[name].array, column.count == count,
            let convert = unit.conversion(from: units[name].text)
        else { return Array(repeating: nil, count: count) }
        return column.map { $0.quantity.map(convert) }
    }

    /// A column as it is; `missing` values where it is of another length.
    func raw(_ name: String) -> [JSONValue] {
        guard let column = values[name].array, column.count == count else {
            return Array(repeating: .missing, count: count)
        }
        return column
    }

    /// One value of a group that has no rows.
    func single(_ name: String, _ unit: OpenMeteoUnit = .plain) -> Double? {
        guard let convert = unit.conversion(from: units[name].text) else { return nil }
        return values[name].quantity.map(convert)
    }
}

/// The unit a quantity is kept in, with the ways there from those that Open-Meteo can answer in: what the answer says counts,
/// not what was asked for.
enum OpenMeteoUnit {
    case plain, temperature, speed, precipitation

    /// `nil` for a unit that is not known. An answer without units is in those asked for.
    func conversion(from symbol: String?) -> ((Double) -> Double)? {
        switch (self, symbol) {
        case (.plain, _), (_, nil), (.temperature, "°C"), (.speed, "km/h"), (.precipitation, "mm"): { $0 }
        case (.temperature, "°F"): { ($0 - 32) / 1.8 }
        case (.speed, "m/s"): { $0 * 3.6 }
        case (.speed, "mp/h"), (.speed, "mph"): { $0 * UnitSystem.kilometresInMile }
        case (.speed, "kn"): { $0 * 1.852 }
        case (.precipitation, "inch"): { $0 * UnitSystem.centimetresInInch * 10 }
        default: nil
        }
    }
}
