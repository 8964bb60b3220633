import Foundation
import Synchronization

/// Turns instants into civil days and clock times of a person: those of the home zone, and on trips those of the zone
/// there.
///
/// All offsets over time are read once, so that a look-up is a binary search over a few hundred numbers: importing
/// millions of samples asks it for each.
///
/// Days follow each other without a gap. A day begins when its date first shows on the clock at hand and lasts until
/// the next one's does: who flies back over the date line has one long day instead of the same date twice, and a date
/// that is jumped over has no length.
public struct DayClock: Equatable, Sendable {
    /// IANA name of home, for example `Europe/Berlin`.
    public private(set) var zoneName: String
    /// The trips that are part of it, ascending.
    public private(set) var trips: [Trip]
    /// Unix seconds from which each offset holds, ascending; the first is the distant past.
    private let starts: [Int]
    /// Seconds east of UTC.
    private let offsets: [Int]
    /// The greatest reading of the clock on the wall, as seconds since 1970, before each start.
    private let reached: [Int]

    /// `nil` when there is no such zone.
    public init?(zoneName: String) {
        guard let zone = TimeZone(identifier: zoneName) else { return nil }
        self.init(zone: zone)
    }

    /// From 1900 to 2100; before and after it the offsets are those of these years.
    /// - Parameter trips: ascending, without overlaps. Zones that nobody knows are left out.
    public init(zone: TimeZone, trips: [Trip] = []) {
        self.init(zone: zone, trips: trips, from: Self.beginning, to: Self.end)
    }

    /// 1900 and 2100, Unix seconds.
    fileprivate static let (beginning, end) = (-2_208_988_800, 4_102_444_800)

    /// For instants less than four days away from `moment`: made in no time, where all transitions of a zone take
    /// milliseconds.
    public init(zone: TimeZone, around moment: Date, trips: [Trip] = []) {
        let middle = Int(moment.timeIntervalSince1970)
        self.init(zone: zone, trips: trips, from: middle - 4 * 86_400, to: middle + 4 * 86_400)
    }

    /// For instants of a span of Unix seconds and four days around it; before and after it the offsets are those at its
    /// ends.
    public init(zone: TimeZone, during span: ClosedRange<Int>, trips: [Trip] = []) {
        self.init(zone: zone, trips: trips, from: span.lowerBound - 4 * 86_400, to: span.upperBound + 4 * 86_400)
    }

    private init(zone: TimeZone, trips: [Trip], from: Int, to: Int) {
        zoneName = zone.identifier
        var timeline = OffsetTimeline()
        let home = OffsetTimeline.offsets(of: zone, from: from, to: to)
        var kept: [Trip] = []
        timeline.append(home, from: Int.min, to: Int.max)
        for trip in trips where trip.end > from && trip.start < to && trip.end > trip.start {
            guard trip.zoneName != zoneName, let there = TimeZone(identifier: trip.zoneName) else { continue }
            kept.append(trip)
            timeline.cut(at: trip.start)
            timeline.append(
                OffsetTimeline.offsets(of: there, from: trip.start, to: trip.end), from: trip.start, to: trip.end)
            timeline.append(home, from: trip.end, to: Int.max)
        }
        self.trips = kept
        starts = timeline.pieces.map(\.start)
        offsets = timeline.pieces.map(\.offset)
        reached = timeline.reached
    }

    /// The same clock without the places it is of.
    public func named(_ zoneName: String) -> DayClock {
        var clock = self
        (clock.zoneName, clock.trips) = (zoneName, [])
        return clock
    }

    /// The piece of the timeline that an instant lies in.
    private func piece(atUnix seconds: Int) -> Int {
        var low = 0
        var high = starts.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= seconds { low = middle } else { high = middle }
        }
        return low
    }

    /// Seconds east of UTC at an instant.
    public func offset(atUnix seconds: Int) -> Int { offsets[piece(atUnix: seconds)] }

    /// IANA name of the zone at an instant: of the trip it lies in, else of home.
    public func zoneName(atUnix seconds: Int) -> String {
        trips.last { $0.start <= seconds && seconds < $0.end }?.zoneName ?? zoneName
    }

    /// The civil day at an instant; of one further away than any record, the furthest there is.
    public func day(atUnix seconds: Int) -> CivilDay {
        let seconds = min(max(seconds, -Self.farAway), Self.farAway)
        let index = piece(atUnix: seconds)
        return CivilDay(number: Self.dayNumber(max(seconds + offsets[index], reached[index])))
    }

    /// The instant at which a civil day begins. Where midnight does not exist, the first instant of the day; where the
    /// whole day does not, that of the next.
    public func start(of day: CivilDay) -> Int {
        let midnight = min(max(day.number, -Self.farAway), Self.farAway) * 86_400
        // The last piece before which midnight was not reached.
        var low = 0
        var high = starts.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if reached[middle] < midnight { low = middle } else { high = middle }
        }
        return max(starts[low], midnight - offsets[low])
    }

    /// Seconds after local midnight by the clock on the wall, 0 to 86,399.
    public func secondOfDay(atUnix seconds: Int) -> Int {
        let local = seconds + offset(atUnix: seconds)
        return local - Self.dayNumber(local) * 86_400
    }

    /// The first instant of a day at which the clock on the wall shows a time; `nil` where it is put forward over it.
    /// - Parameter second: after midnight.
    public func instant(of day: CivilDay, second: Int) -> Int? {
        let local = day.number * 86_400 + second
        for (index, offset) in offsets.enumerated() {
            let instant = local - offset
            guard instant >= starts[index], index + 1 == starts.count || instant < starts[index + 1] else { continue }
            if self.day(atUnix: instant) == day { return instant }
        }
        return nil
    }

    /// When this clock and another show different times, Unix seconds; a day is added behind each, as days over the date
    /// line can differ that long. Ascending.
    public func differences(from other: DayClock) -> [ClosedRange<Int>] {
        let edges = Set(starts + other.starts).sorted()
        var result: [ClosedRange<Int>] = []
        for (index, edge) in edges.enumerated() where offset(atUnix: edge) != other.offset(atUnix: edge) {
            let from = max(edge, -Self.farAway)
            let to = (index + 1 < edges.count ? edges[index + 1] : Self.farAway) + 86_400
            if let last = result.last, from <= last.upperBound {
                result[result.count - 1] = last.lowerBound...to
            } else {
                result.append(from...to)
            }
        }
        return result
    }

    /// Seconds; further from 1970 than any record.
    private static let farAway = 1 << 40

    private static func dayNumber(_ local: Int) -> Int { local >= 0 ? local / 86_400 : (local - 86_399) / 86_400 }
}

/// Offsets from UTC over time, put together of those of several zones.
private struct OffsetTimeline {
    struct Piece {
        /// Unix seconds.
        var start: Int
        /// Seconds east of UTC.
        var offset: Int
    }

    /// Ascending; each lasts until the next.
    private(set) var pieces: [Piece] = []

    /// The offsets of one zone: that at `from` since ever, then each change before `to`.
    static func offsets(of zone: TimeZone, from: Int, to: Int) -> [Piece] {
        guard from == DayClock.beginning, to == DayClock.end else { return reckoned(zone, from: from, to: to) }
        // To find all transitions of a zone takes milliseconds, and an import meets the same few zones in every workout.
        if let known = known.withLock({ $0[zone.identifier] }) { return known }
        let pieces = reckoned(zone, from: from, to: to)
        known.withLock { $0[zone.identifier] = pieces }
        return pieces
    }

    /// By identifier of the zone, of which there are some six hundred.
    private static let known = Mutex<[String: [Piece]]>([:])

    private static func reckoned(_ zone: TimeZone, from: Int, to: Int) -> [Piece] {
        var moment = Date(timeIntervalSince1970: Double(from))
        let end = Date(timeIntervalSince1970: Double(to))
        var pieces = [Piece(start: .min, offset: zone.secondsFromGMT(for: moment))]
        while let next = zone.nextDaylightSavingTimeTransition(after: moment), next > moment, next < end {
            pieces.append(Piece(start: Int(next.timeIntervalSince1970), offset: zone.secondsFromGMT(for: next)))
            moment = next
        }
        return pieces
    }

    /// Forgets what comes at or after an instant.
    mutating func cut(at instant: Int) { while let last = pieces.last, last.start >= instant { pieces.removeLast() } }

    /// Adds the part of `others` from one instant to another.
    mutating func append(_ others: [Piece], from: Int, to: Int) {
        for (index, piece) in others.enumerated() where piece.start < to {
            if index + 1 < others.count, others[index + 1].start <= from { continue }
            if pieces.last?.offset == piece.offset { continue }
            pieces.append(Piece(start: max(from, piece.start), offset: piece.offset))
        }
    }

    /// The greatest local time before each piece.
    var reached: [Int] {
        var greatest = Int.min
        return pieces.indices.map { index in
            if index > 0 { greatest = max(greatest, pieces[index].start - 1 + pieces[index - 1].offset) }
            return greatest
        }
    }
}
