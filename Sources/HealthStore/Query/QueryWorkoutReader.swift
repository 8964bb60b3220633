import Entries
import Foundation
import GRDB
import HealthModel
import HealthQuery

/// Reads workouts as the tools see them: the same one from two sources is one, what one does not know is filled in from the
/// other.
struct QueryWorkoutReader {
    private let db: Database
    private let person: HealthStore.Person
    private let birthDate: CivilDay?
    private let time: HomeTime
    private let order: SourceOrder
    let pairs: WorkoutPairs

    init(_ db: Database, _ options: HealthStore.Options) throws {
        try self.init(db, options.person, HomeTime(ofDays: db, options))
    }

    init(_ db: Database, _ person: HealthStore.Person, _ time: HomeTime) throws {
        (self.db, self.person, self.time) = (db, person, time)
        birthDate = try person.birthDate ?? StoredFact.value(of: .dateOfBirth, db).flatMap { CivilDay(iso: $0) }
        order = try SourceOrder(db)
        pairs = try WorkoutPairs(EntryLog.rows(EntryLog.standing("sameWorkout"), db))
    }

    func workouts(upTo today: CivilDay) throws -> [QueryWorkout] { try workouts(rows(upTo: today)) }

    /// Those of a day and of the days beside it, and before these at least the last `count` of each of their kinds, as far as
    /// there are; in order of start.
    func workouts(beside day: CivilDay, after count: Int, upTo today: CivilDay) throws -> [QueryWorkout] {
        guard day.number - 1 <= today.number else { return [] }
        let beside = (day.number - 1)...min(day.number + 1, today.number)
        var found = try rows(in: beside)
        var missing = Dictionary(found.map { ($0.type, count) }, uniquingKeysWith: { first, _ in first })
        var names = PlainKindNames()
        // By the table's key: it goes no further back than it must.
        let days = try RawStatement(db, "SELECT day, activity FROM workout WHERE day < ?1 ORDER BY day DESC")
        days.bind(beside.lowerBound, at: 1)
        var last = beside.lowerBound
        while !missing.isEmpty, try days.step() {
            let earlier = days.int(0)
            guard earlier < last, missing[names.name(of: days.text(1) ?? "")] != nil else { continue }
            last = earlier
            let ofKinds = try rows(in: earlier...earlier).filter { missing[$0.type] != nil }
            found += ofKinds
            for row in ofKinds { missing[row.type] = missing[row.type].flatMap { $0 > 1 ? $0 - 1 : nil } }
        }
        return try workouts(found.sorted { ($0.start, $0.end) < ($1.start, $1.end) })
    }

    private func workouts(_ rows: [WorkoutRow]) throws -> [QueryWorkout] {
        var rows = rows
        try addRatings(&rows)
        let clocks = ZoneClocks(home: time, spans: rows.map { $0.start...$0.end })
        return rows.enumerated().map { index, row in row.workout(id: index + 1, clocks: clocks) }
    }

    /// The same without what is a sample of its own, and without clock times: for what is added up by the day.
    func rows(upTo today: CivilDay) throws -> [WorkoutRow] { try rows(in: Int.min...today.number) }

    /// - Parameter days: what began on the day before or after is read too, as it may be the same as one of theirs.
    func rows(in days: ClosedRange<Int>) throws -> [WorkoutRow] {
        let read = days.lowerBound == .min ? days : (days.lowerBound - 1)...(days.upperBound + 1)
        return try merged(all(in: read)).filter { days.contains($0.day) }
            .sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    }

    /// Those of some days as the report of a day tells them, also those that are still to come.
    func workouts(in days: ClosedRange<Int>) throws -> [Workout] { try rows(in: days).map(\.plain) }

    /// The recordings of some days and of those beside them, and the same put together as they are of one workout.
    func recordings(around days: ClosedRange<Int>) throws -> (
        all: [WorkoutRow.Recording], merged: [[WorkoutRow.Recording]]
    ) {
        let rows = try all(in: (days.lowerBound - 1)...(days.upperBound + 1))
        return (rows.flatMap(\.recordings), merged(rows).map(\.recordings))
    }

    private static let sql = """
        SELECT day, start_at, end_at, activity, duration_s, energy_kcal, distance_m, elevation_m, is_indoor,
            workout.average_bpm, workout.maximum_bpm, zone.name, source.name, samples, heart.average_bpm,
            heart.maximum_bpm, seconds, workout.source
        FROM workout JOIN source ON source.id = workout.source LEFT JOIN zone ON zone.id = zone
            LEFT JOIN workout_heart AS heart USING (day, start_at, source, activity, end_at)
        WHERE day BETWEEN ?1 AND ?2 ORDER BY class, source.name, start_at
        """

    /// In the order in which sources are believed.
    private func all(in days: ClosedRange<Int>) throws -> [WorkoutRow] {
        var names = PlainKindNames()
        let statement = try RawStatement(db, Self.sql)
        statement.bind(days.lowerBound, at: 1)
        statement.bind(days.upperBound, at: 2)
        var rows: [WorkoutRow] = []
        while try statement.step() {
            let sourceName = statement.text(12) ?? ""
            if order.isExcluded(sourceName, for: nil) { continue }
            let type = names.name(of: statement.text(3) ?? "")
            var row = WorkoutRow(statement, type: type, sourceName: sourceName)
            if statement.int(13) > 0, let maximum = maximumHeartRate(on: CivilDay(number: row.day)) {
                row.zoneMinutes = WorkoutHeart.zoneMinutes(statement.bytes(16), maximum: maximum)
            }
            rows.append(row)
        }
        let places = order.generalPlaces
        guard !places.isEmpty else { return rows }
        // Sorting keeps the order of equal ones.
        return rows.enumerated().sorted {
            (places[$0.element.sourceName] ?? .max, $0.offset) < (places[$1.element.sourceName] ?? .max, $1.offset)
        }.map(\.element)
    }

    /// Beats a minute: as the person set it, else by age.
    private func maximumHeartRate(on day: CivilDay) -> Double? {
        person.maximumHeartRate
            ?? birthDate.flatMap { MaximumHeartRate.estimated(age: $0.wholeYears(to: day)) }
    }

    /// Recordings of one workout as one row. By the rule a recording is that of one other; the person may have said of more
    /// that they are one.
    private func merged(_ rows: [WorkoutRow]) -> [WorkoutRow] {
        var result: [WorkoutRow] = []
        var byDay: [Int: [Int]] = [:]
        var joined: Set<Int> = []
        for row in rows {
            let near = (row.day - 1...row.day + 1).flatMap { byDay[$0] ?? [] }
            let said = near.filter { result[$0].isPaired(with: row, pairs) }
            let ruled = near.first { !said.contains($0) && result[$0].isSame(as: row) }
            let same = (said + [ruled].compactMap(\.self)).sorted()
            guard let lead = same.first else {
                byDay[row.day, default: []].append(result.count)
                result.append(row)
                continue
            }
            for other in same.dropFirst() {
                result[lead].fill(from: result[other])
                byDay[result[other].day]?.removeAll { $0 == other }
                joined.insert(other)
            }
            result[lead].fill(from: row)
        }
        return joined.isEmpty ? result : result.indices.filter { !joined.contains($0) }.map { result[$0] }
    }

    /// Seconds after a workout in which the sample of its recovery begins.
    private static let recoveryWindow = 300

    /// How hard it was and how fast the heart slowed down, which are samples of their own.
    private func addRatings(_ rows: inout [WorkoutRow]) throws {
        let spans = rows.flatMap(\.recordings).map(\.span)
        guard let first = spans.map(\.lowerBound).min(), let last = spans.map(\.upperBound).max() else { return }
        let stored = (first...last).clamped(to: StoredBounds.instants)
        let span = stored.lowerBound...(stored.upperBound + Self.recoveryWindow)
        let efforts = try RatingSamples(db, "HKQuantityTypeIdentifierWorkoutEffortScore", order, in: span)
        let recoveries = try RatingSamples(db, "HKQuantityTypeIdentifierHeartRateRecoveryOneMinute", order, in: span)
        for index in rows.indices {
            rows[index].effort = rows[index].recordings.lazy.compactMap { efforts.ofSpan($0.span) }.first
            rows[index].recovery =
                rows[index].recordings.lazy.compactMap {
                    recoveries.first(from: $0.span.upperBound, within: Self.recoveryWindow)
                }.first
        }
    }
}

/// The plain names of kinds of workout, each looked up once.
private struct PlainKindNames {
    private var names: [String: String] = [:]

    mutating func name(of activity: String) -> String {
        if let known = names[activity] { return known }
        let name = WorkoutKind.plainName(activity)
        names[activity] = name
        return name
    }
}

/// One workout, put together of what several sources know of it.
struct WorkoutRow {
    var day: Int
    /// Unix seconds.
    var start: Int
    var end: Int
    var type: String
    var sourceName: String
    var zoneName: String?
    /// Of all sources that have it, the first one first.
    var recordings: [Recording]
    /// Seconds.
    var duration: Double
    var energy: Double?
    /// Metres.
    var distance: Double?
    var elevation: Double?
    var isIndoor: Bool?
    var average: Double?
    var maximum: Double?
    var zoneMinutes: [Double]?
    var effort: Double?
    var recovery: Double?

    fileprivate init(_ row: RawStatement, type: String, sourceName: String) {
        day = row.int(0)
        (start, end) = (row.int(1), max(row.int(1), row.int(2)))
        let key = WorkoutKey(
            day: CivilDay(number: day), start: start, source: row.int(17), activity: row.text(3) ?? "", end: row.int(2))
        recordings = [Recording(key: key, type: type, sourceName: sourceName)]
        self.type = type
        duration = row.double(4)
        energy = row.optionalDouble(5)
        distance = row.optionalDouble(6)
        elevation = row.optionalDouble(7)
        isIndoor = row.optionalInt(8).map { $0 != 0 }
        average = row.optionalDouble(9) ?? row.optionalDouble(14)
        maximum = row.optionalDouble(10) ?? row.optionalDouble(15)
        zoneName = row.text(11)
        self.sourceName = sourceName
    }

    /// The same kind by another source, with at least 80 % of the shorter one in common.
    fileprivate func isSame(as other: WorkoutRow) -> Bool {
        guard type == other.type, sourceName != other.sourceName else { return false }
        let shared = min(end, other.end) - max(start, other.start)
        return shared > 0 && 5 * shared >= 4 * min(end - start, other.end - other.start)
    }

    /// Whether the person said that a recording of the one is one of the other.
    fileprivate func isPaired(with other: WorkoutRow, _ pairs: WorkoutPairs) -> Bool {
        guard !pairs.isEmpty else { return false }
        let own = recordings.map(\.named)
        return other.recordings.contains { pairs.entry(of: $0.named, among: own) != nil }
    }

    fileprivate mutating func fill(from other: WorkoutRow) {
        recordings += other.recordings
        zoneName = zoneName ?? other.zoneName
        energy = energy ?? other.energy
        distance = distance ?? other.distance
        elevation = elevation ?? other.elevation
        isIndoor = isIndoor ?? other.isIndoor
        average = average ?? other.average
        maximum = maximum ?? other.maximum
        zoneMinutes = zoneMinutes ?? other.zoneMinutes
    }

    /// As the report of a day tells it.
    var plain: Workout {
        var workout = Workout(
            activity: type, start: Date(timeIntervalSince1970: Double(start)),
            end: Date(timeIntervalSince1970: Double(end)), durationMinutes: duration / 60, sourceName: sourceName)
        (workout.energyKcal, workout.averageHeartRateBPM) = (energy, average)
        workout.distanceKm = distance.map { $0 / 1000 }
        return workout
    }

    fileprivate func workout(id: Int, clocks: ZoneClocks) -> QueryWorkout {
        let clock = clocks.clock(of: zoneName)
        let offset = clock.offset(atUnix: start)
        var workout = QueryWorkout(
            id: id, type: type, start: ISOTime.text(start, offset: offset),
            end: ISOTime.text(end, offset: clock.offset(atUnix: end)), startAt: start, date: CivilDay(number: day),
            zone: zoneName ?? clock.zoneName(atUnix: start), startClock: MinuteOfDay.of(start + offset),
            duration: (duration / 60).nineDecimals)
        workout.distance = distance.map { ($0 / 1000).nineDecimals }
        workout.elevation = elevation?.nineDecimals
        workout.averageHeartRate = average?.nineDecimals
        workout.maximumHeartRate = maximum?.nineDecimals
        workout.activeEnergy = energy?.nineDecimals
        workout.zoneMinutes = zoneMinutes
        workout.effort = effort
        workout.heartRateRecovery = recovery?.nineDecimals
        workout.isIndoor = isIndoor
        return workout
    }
}

/// Clocks of the zones that workouts name, each made once.
private final class ZoneClocks {
    private let home: HomeTime
    private let span: ClosedRange<Int>
    private var clocks: [String?: DayClock] = [:]

    init(home: HomeTime, spans: [ClosedRange<Int>]) {
        self.home = home
        let first = spans.map(\.lowerBound).min() ?? 0
        span = first...max(first, spans.map(\.upperBound).max() ?? 0)
        clocks[nil] = DayClock(zone: home.zone, during: span, trips: home.trips)
    }

    /// `nil`, or a name that nobody knows: of home and the trips.
    func clock(of zoneName: String?) -> DayClock {
        if let known = clocks[zoneName] { return known }
        let zone = zoneName.flatMap { TimeZone(identifier: $0) }
        let made =
            zone.map { DayClock(zone: $0, during: span) }
            ?? DayClock(zone: home.zone, during: span, trips: home.trips)
        clocks[zoneName] = made
        return made
    }
}

/// `2026-03-10T18:30:00+01:00`.
enum ISOTime {
    static func text(_ unix: Int, offset: Int) -> String {
        let local = unix + offset
        let day = Int((Double(local) / 86_400).rounded(.down))
        let second = local - day * 86_400
        let (year, month, date) = CivilDay(number: day).components
        let away = abs(offset) / 60
        return String(unsafeUninitializedCapacity: 25) { bytes in
            var at = 0
            func put(_ byte: Character, _ number: Int) {
                if let ascii = byte.asciiValue {
                    bytes[at] = ascii
                    at += 1
                }
                bytes[at] = UInt8(0x30 + number / 10 % 10)
                bytes[at + 1] = UInt8(0x30 + number % 10)
                at += 2
            }
            bytes[0] = UInt8(0x30 + year / 1000 % 10)
            bytes[1] = UInt8(0x30 + year / 100 % 10)
            bytes[2] = UInt8(0x30 + year / 10 % 10)
            bytes[3] = UInt8(0x30 + year % 10)
            at = 4
            put("-", month)
            put("-", date)
            put("T", second / 3600)
            put(":", second / 60 % 60)
            put(":", second % 60)
            put(offset < 0 ? "-" : "+", away / 60)
            put(":", away % 60)
            return at
        }
    }
}

/// Samples that say something of a workout, in order of time.
private struct RatingSamples {
    private var samples: [(span: ClosedRange<Int>, value: Double)] = []
    private var longest = 0

    /// - Parameter span: in Unix seconds; a sample that lies outside of it is left out.
    init(_ db: Database, _ identifier: String, _ order: SourceOrder, in span: ClosedRange<Int>) throws {
        let row = try RawStatement(
            db,
            """
            SELECT start, duration, value, source.name
            FROM sample JOIN type ON type.id = type JOIN source ON source.id = source
            WHERE identifier = ?1 AND start BETWEEN ?2 - longest AND ?3 AND flags & 2 = 0 ORDER BY start, duration
            """)
        row.bind(identifier, at: 1)
        row.bind(span.lowerBound, at: 2)
        row.bind(span.upperBound, at: 3)
        while try row.step() {
            if order.isExcluded(row.text(3) ?? "", for: nil) { continue }
            samples.append((row.int(0)...(row.int(0) + row.int(1)), row.double(2)))
            longest = max(longest, row.int(1))
        }
    }

    /// Of the sample with this span, else of the one with most of it.
    func ofSpan(_ span: ClosedRange<Int>) -> Double? {
        var best: (shared: Int, value: Double)?
        var index = samples.partitioningIndex { $0.span.lowerBound >= span.lowerBound - longest }
        while index < samples.count, samples[index].span.lowerBound < max(span.upperBound, span.lowerBound + 1) {
            let sample = samples[index]
            if sample.span == span { return sample.value }
            let shared =
                min(sample.span.upperBound, span.upperBound) - max(sample.span.lowerBound, span.lowerBound)
            if shared > best?.shared ?? -1 { best = (shared, sample.value) }
            index += 1
        }
        return best?.value
    }

    /// The first that begins at an instant or within some seconds after it.
    func first(from instant: Int, within seconds: Int) -> Double? {
        let index = samples.partitioningIndex { $0.span.lowerBound >= instant }
        guard index < samples.count, samples[index].span.lowerBound <= instant + seconds else { return nil }
        return samples[index].value
    }
}
