import Foundation

/// By which clock the days of a person are counted, and times are read and shown: the zone of home, and the trips that
/// records tell of.
public struct HomeTime: Equatable, Sendable {
    public var zone: TimeZone
    /// Ascending, without overlaps.
    public var trips: [Trip]

    public init(zone: TimeZone, trips: [Trip] = []) {
        self.zone = zone
        self.trips = trips
    }

    public var clock: DayClock { DayClock(zone: zone, trips: trips) }

    /// For instants less than four days away from `moment`.
    public func clock(around moment: Date) -> DayClock { DayClock(zone: zone, around: moment, trips: trips) }

    /// For a civil day and those beside it.
    public func clock(around day: CivilDay) -> DayClock {
        clock(around: Date(timeIntervalSince1970: Double(day.number) * 86_400 + 43_200))
    }

    /// For a civil day and so many days before and after it.
    public func clock(within days: Int, of day: CivilDay) -> DayClock {
        let noon = day.number * 86_400 + 43_200
        return DayClock(zone: zone, during: noon - days * 86_400...noon + days * 86_400, trips: trips)
    }

    /// Of a trip that noon of the day lies in, else of home.
    public func zoneName(on day: CivilDay) -> String {
        let noon = day.number * 86_400 + 43_200
        let trip = trips.first { trip in
            guard (trip.start - 86_400..<trip.end + 86_400).contains(noon) else { return false }
            let zone = TimeZone(identifier: trip.zoneName) ?? zone
            let moment = noon - zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(noon)))
            return (trip.start..<trip.end).contains(moment)
        }
        return trip?.zoneName ?? zone.identifier
    }

    /// As `zoneName(on:)`, for many days in a row.
    public func zoneNames(on days: ClosedRange<Int>) -> [String] {
        var names = [String](repeating: zone.identifier, count: days.count)
        for trip in trips.reversed() {
            let touched = (trip.start / 86_400 - 2)...(trip.end / 86_400 + 2)
            guard touched.overlaps(days) else { continue }
            let there = TimeZone(identifier: trip.zoneName) ?? zone
            for day in touched.clamped(to: days) {
                let noon = day * 86_400 + 43_200
                let moment = noon - there.secondsFromGMT(for: Date(timeIntervalSince1970: Double(noon)))
                if (trip.start..<trip.end).contains(moment) { names[day - days.lowerBound] = trip.zoneName }
            }
        }
        return names
    }
}
