import Foundation
import GRDB
import HealthModel

/// A row of `night`: instants in Unix seconds, lengths in seconds.
struct StoredNight {
    var day: Int
    var bed: Int
    var wake: Int
    /// Seconds east of UTC there and then.
    var bedOffset: Int
    var wakeOffset: Int
    var firstAsleep: Int
    var lastAsleep: Int
    var asleep: Int
    var inBed: Int
    var hasInBed: Bool
    /// `nil` without stages.
    var rem: Int?
    var core: Int?
    var deep: Int?
    var awake: Int?
    var source: Int
    var sourceName: String

    /// Ascending by day.
    static func read(_ db: Database, days: ClosedRange<Int>) throws -> [StoredNight] {
        let row = try RawStatement(
            db,
            """
            SELECT day, bed_at, wake_at, bed_offset, wake_offset, first_asleep_at, last_asleep_at, asleep_s, in_bed_s,
                has_in_bed, rem_s, core_s, deep_s, awake_s, source, source.name
            FROM night JOIN source ON source.id = source WHERE day BETWEEN ?1 AND ?2 ORDER BY day
            """)
        row.bind(days.lowerBound, at: 1)
        row.bind(days.upperBound, at: 2)
        var nights: [StoredNight] = []
        while try row.step() {
            nights.append(
                StoredNight(
                    day: row.int(0), bed: row.int(1), wake: row.int(2), bedOffset: row.int(3), wakeOffset: row.int(4),
                    firstAsleep: row.int(5), lastAsleep: row.int(6), asleep: row.int(7), inBed: row.int(8),
                    hasInBed: row.int(9) != 0, rem: row.optionalInt(10), core: row.optionalInt(11),
                    deep: row.optionalInt(12), awake: row.optionalInt(13), source: row.int(14),
                    sourceName: row.text(15) ?? ""))
        }
        return nights
    }

    /// Days to read before the first that is asked about, to know whether a journey is still felt on it.
    static let lead = SocialJetlag.daysAfterJourney + 1

    /// The days of waking of the nights in which, or since the one before, something else than the zone of home moved the
    /// clock.
    static func journeys(_ nights: [StoredNight], home zone: TimeZone) -> Set<CivilDay> {
        // With one offset all through, nobody went anywhere.
        guard Set(nights.flatMap { [$0.bedOffset, $0.wakeOffset] }).count > 1 else { return [] }
        func away(_ offset: Int, _ at: Int) -> Int {
            offset - zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(at)))
        }
        var (result, before): (Set<CivilDay>, Int?) = ([], nil)
        for night in nights {
            let (bed, wake) = (away(night.bedOffset, night.bed), away(night.wakeOffset, night.wake))
            if bed != wake || (before.map { $0 != bed } ?? false) { result.insert(CivilDay(number: night.day)) }
            before = wake
        }
        return result
    }

    /// By the clock on the wall at either end.
    var patternNight: SleepPattern.Night {
        // Whole minutes, as the clock shows them and the tools' columns have them.
        func minute(_ local: Int) -> Double { Double(MinuteOfDay.of(local)) }
        var night = SleepPattern.Night(
            day: CivilDay(number: day), bedMinute: minute(bed + bedOffset), wakeMinute: minute(wake + wakeOffset),
            asleepMinutes: Double(asleep) / 60)
        if hasInBed {
            night.efficiencyPercent = SleepEfficiency.percent(asleep: Double(asleep), inBed: Double(inBed))
        }
        if let rem, let core, let deep, let awake {
            night.stages = SleepPattern.Stages(
                rem: Double(rem) / 60, core: Double(core) / 60, deep: Double(deep) / 60, awake: Double(awake) / 60)
        }
        return night
    }
}

/// A row of `nap`.
struct StoredNap {
    var day: Int
    var start: Int
    var end: Int
    var asleep: Int
    var source: Int

    /// Ascending by start.
    static func read(_ db: Database, days: ClosedRange<Int>) throws -> [StoredNap] {
        let row = try RawStatement(
            db,
            "SELECT day, start_at, end_at, asleep_s, source FROM nap WHERE day BETWEEN ?1 AND ?2 ORDER BY day, start_at"
        )
        row.bind(days.lowerBound, at: 1)
        row.bind(days.upperBound, at: 2)
        var naps: [StoredNap] = []
        while try row.step() {
            naps.append(
                StoredNap(
                    day: row.int(0), start: row.int(1), end: row.int(2), asleep: row.int(3), source: row.int(4)))
        }
        return naps
    }

    var nap: Nap {
        Nap(
            start: Date(timeIntervalSince1970: Double(start)), end: Date(timeIntervalSince1970: Double(end)),
            asleepMinutes: Double(asleep) / 60)
    }
}
