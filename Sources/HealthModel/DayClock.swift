import Foundation

/// Turns instants into civil days and clock times of one IANA time zone.
///
/// The zone's transitions are read once, so that a look-up is a binary search over a few hundred numbers: importing
/// millions of samples asks it for each.
public struct DayClock: Sendable {
    /// IANA name, for example `Europe/Berlin`.
    public let zoneName: String
    /// Unix seconds from which each offset holds, ascending; the first is the distant past.
    private let starts: [Int]
    /// Seconds east of UTC.
    private let offsets: [Int]

    /// `nil` when there is no such zone.
    public init?(zoneName: String) {
        guard let zone = TimeZone(identifier: zoneName) else { return nil }
        self.init(zone: zone)
    }

    /// From 1900 to 2100; before and after it the offsets are those of these years.
    public init(zone: TimeZone) {
        self.init(
            zone: zone, from: Date(timeIntervalSince1970: -2_208_988_800),
            to: Date(timeIntervalSince1970: 4_102_444_800))
    }

    /// For instants less than four days away from `moment`: made in no time, where all transitions of a zone take
    /// milliseconds.
    public init(zone: TimeZone, around moment: Date) {
        self.init(zone: zone, from: moment.addingTimeInterval(-4 * 86_400), to: moment.addingTimeInterval(4 * 86_400))
    }

    private init(zone: TimeZone, from start: Date, to end: Date) {
        zoneName = zone.identifier
        var starts = [Int.min]
        var moment = start
        var offsets = [zone.secondsFromGMT(for: moment)]
        while let next = zone.nextDaylightSavingTimeTransition(after: moment), next > moment, next < end {
            starts.append(Int(next.timeIntervalSince1970))
            offsets.append(zone.secondsFromGMT(for: next))
            moment = next
        }
        self.starts = starts
        self.offsets = offsets
    }

    /// Seconds east of UTC at an instant.
    public func offset(atUnix seconds: Int) -> Int {
        var low = 0
        var high = starts.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= seconds { low = middle } else { high = middle }
        }
        return offsets[low]
    }

    /// The civil day at an instant.
    public func day(atUnix seconds: Int) -> CivilDay {
        let local = seconds + offset(atUnix: seconds)
        return CivilDay(number: Int((Double(local) / 86_400).rounded(.down)))
    }

    /// The instant at which a civil day begins. Where midnight does not exist, the first instant of the day.
    public func start(of day: CivilDay) -> Int {
        let midnight = day.number * 86_400
        // The offset before and after differ only around a transition; the earliest instant that is on the day wins.
        let candidates = [offset(atUnix: midnight - 86_400), offset(atUnix: midnight + 86_400)].map { midnight - $0 }
        let fitting = candidates.filter { self.day(atUnix: $0) == day && self.day(atUnix: $0 - 1) < day }
        if let first = fitting.min() { return first }
        return starts.first { self.day(atUnix: $0) == day } ?? candidates[0]
    }

    /// Seconds after local midnight by the clock on the wall, 0 to 86,399.
    public func secondOfDay(atUnix seconds: Int) -> Int {
        let local = seconds + offset(atUnix: seconds)
        return ((local % 86_400) + 86_400) % 86_400
    }
}
