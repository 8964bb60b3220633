import HealthModel

/// Days in a row that have the same name: a journey, a tag.
public struct DayStretch: Equatable, Sendable {
    public var days: ClosedRange<CivilDay>
    public var name: String

    public init(days: ClosedRange<CivilDay>, name: String) { (self.days, self.name) = (days, name) }

    /// Of a time zone, the place it is named for: `Lisbon` of `Europe/Lisbon`.
    public var placeName: String {
        (name.split(separator: "/").last.map(String.init) ?? name).replacing("_", with: " ")
    }

    /// Days that have the same name one after the other become one stretch.
    public static func joined(_ named: [(day: CivilDay, name: String)]) -> [DayStretch] {
        var stretches: [DayStretch] = []
        var newest: [String: Int] = [:]
        for (day, name) in named.sorted(by: { $0.day < $1.day }) {
            if let index = newest[name], stretches[index].days.upperBound.advanced(by: 1) >= day {
                stretches[index].days = stretches[index].days.lowerBound...day
            } else {
                newest[name] = stretches.count
                stretches.append(DayStretch(days: day...day, name: name))
            }
        }
        return stretches
    }
}
