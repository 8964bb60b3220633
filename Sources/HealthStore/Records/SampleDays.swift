import Foundation
import GRDB
import HealthModel

/// A day with samples of one type.
public struct SampleDay: Equatable, Sendable {
    public var day: CivilDay
    /// Those that the person left out, or gave another value, are not counted; the other value is.
    public var samples: Int
    /// In the type's stored unit; `nil` where every sample was left out.
    public var least: Double?
    /// The greatest sample, in the type's unit; `nil` where the samples have no numbers.
    public var most: Double?
    /// The day's value, in the unit of the metric that the type makes; `nil` where it makes none.
    public var merged: Double?
}

/// The samples of one day, with the clock that the day goes by.
public struct DaySamples: Equatable, Sendable {
    public var page: RecordPage<SampleRecord>
    /// Seconds east of UTC at the start of each.
    public var offsets: [Int]
}

extension HealthStore {
    /// The metric that samples of a type make by the day; `nil` for none.
    public static func metric(madeOf identifier: String) -> MetricID? {
        MetricSource.all.first { $0.types.contains(identifier) }?.metric
    }

    /// Days with samples of a type from a day on, which itself is left out; from the newest or the oldest one with `nil`.
    /// In the order in which they are read. Each day is entered by the key: what lies between costs nothing.
    public func days(
        type: Int, from day: CivilDay?, _ direction: BrowsingDirection = .older, limit: Int
    ) throws(HealthStoreError) -> RecordPage<SampleDay> {
        let options = options
        return try reading { db in
            try SampleDayReader(db: db, type: type, clock: HomeTime(db, options).clock)
                .page(from: day, direction, limit: limit)
        }
    }

    /// Samples of a type on one day from a place on, which itself is left out; from the first or the last one with `nil`.
    /// - Parameter sourceLetters: the source's name holds these, in any case; empty for all.
    public func samples(
        type: Int, on day: CivilDay, sourceLetters: String = "", from place: SampleKey?,
        _ direction: BrowsingDirection = .newer, limit: Int
    ) throws(HealthStoreError) -> DaySamples {
        let options = options
        return try reading { db in
            let clock = try HomeTime(db, options).clock(around: day)
            return try SampleDayReader(db: db, type: type, clock: clock)
                .samples(on: day, letters: sourceLetters.lowercased(), from: place, direction, limit: limit)
        }
    }
}

private struct SampleDayReader {
    var db: Database
    var type: Int
    var clock: DayClock

    func page(from day: CivilDay?, _ direction: BrowsingDirection, limit: Int) throws -> RecordPage<SampleDay> {
        let metric = try String.fetchOne(db, sql: "SELECT identifier FROM type WHERE id = ?", arguments: [type])
            .flatMap(HealthStore.metric(madeOf:))
        let counts = "flags & \(SampleFlags.excluded) = 0"
        var found: [SampleDay] = []
        var edge = day.map { direction == .older ? clock.start(of: $0) : clock.start(of: $0.advanced(by: 1)) }
        while found.count <= limit, let start = try nearest(to: edge, direction) {
            let next = clock.day(atUnix: start)
            let (from, to) = (clock.start(of: next), clock.start(of: next.advanced(by: 1)))
            if let row = try Row.fetchOne(
                db,
                sql: """
                    SELECT count(*) FILTER (WHERE \(counts)), min(value) FILTER (WHERE \(counts)),
                        max(value) FILTER (WHERE \(counts)), (SELECT value FROM daily WHERE metric = ? AND day = ?)
                    FROM sample WHERE type = ? AND start >= ? AND start < ?
                    """, arguments: [metric?.rawValue ?? "", next.number, type, from, to])
            {
                found.append(SampleDay(day: next, samples: row[0], least: row[1], most: row[2], merged: row[3]))
            }
            edge = direction == .older ? from : to
        }
        return RecordPage(records: Array(found.prefix(limit)), hasMore: found.count > limit)
    }

    /// The start of the nearest sample before an instant, or from it on.
    private func nearest(to edge: Int?, _ direction: BrowsingDirection) throws -> Int? {
        switch direction {
        case .older:
            try Int.fetchOne(
                db, sql: "SELECT max(start) FROM sample WHERE type = ? AND start < ?",
                arguments: [type, edge ?? Int.max])
        case .newer:
            try Int.fetchOne(
                db, sql: "SELECT min(start) FROM sample WHERE type = ? AND start >= ?",
                arguments: [type, edge ?? Int.min])
        }
    }

    func samples(
        on day: CivilDay, letters: String, from place: SampleKey?, _ direction: BrowsingDirection, limit: Int
    ) throws -> DaySamples {
        let (from, to) = (clock.start(of: day), clock.start(of: day.advanced(by: 1)))
        let edge = direction == .newer ? from : to
        var place = place ?? .before(Date(timeIntervalSince1970: Double(edge)), type: type)
        var found: [SampleRecord] = []
        var hasMore = true
        while found.count <= limit, hasMore {
            let page = try SamplePages(db: db).page(type: type, from: place, direction, limit: 500)
            let ofDay = page.records.filter { $0.key.start >= from && $0.key.start < to }
            found += ofDay.filter { letters.isEmpty || $0.sourceName.lowercased().contains(letters) }
            hasMore = page.hasMore && ofDay.count == page.records.count
            if let last = page.records.last { place = last.key }
        }
        let kept = Array(found.prefix(limit))
        return DaySamples(
            page: RecordPage(records: kept, hasMore: found.count > limit),
            offsets: kept.map { clock.offset(atUnix: $0.key.start) })
    }
}
