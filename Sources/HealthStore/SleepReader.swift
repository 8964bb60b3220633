import Foundation
import GRDB
import HealthModel

/// Reads nights.
struct SleepReader {
    var db: Database
    var day: Int
    var needMinutes: Double

    private struct NightTimes {
        var bedMinute: Double
        var wakeMinute: Double
        var asleepMinutes: Double
        var efficiency: Double?
    }

    func sleep() throws -> HealthSnapshot.Sleep {
        var sleep = HealthSnapshot.Sleep()
        sleep.lastNight = try night()
        sleep.weeklyAverage = try weeklyAverage()
        sleep.debtMinutes = try debt()
        return sleep
    }

    private func night() throws -> SleepNight? {
        guard
            let row = try Row.fetchOne(
                db, sql: "SELECT night.*, source.name FROM night JOIN source ON source.id = source WHERE day = ?",
                arguments: [day])
        else { return nil }
        func minutes(_ column: String) -> Double? { (row[column] as Int?).map { Double($0) / 60 } }
        let (bed, wake): (Int, Int) = (row["bed_at"], row["wake_at"])
        let naps =
            try Int.fetchOne(
                db, sql: "SELECT coalesce(sum(asleep_s), 0) FROM nap WHERE day = ?", arguments: [day]) ?? 0
        let name: String = row["name"]
        var night = SleepNight(
            bedtime: Date(timeIntervalSince1970: Double(bed)), wakeTime: Date(timeIntervalSince1970: Double(wake)),
            bedtimeOffset: row["bed_offset"], wakeOffset: row["wake_offset"], asleepMinutes: minutes("asleep_s") ?? 0,
            inBedMinutes: minutes("in_bed_s") ?? 0, hasInBedData: row["has_in_bed"], sourceName: name,
            segments: try segments(of: name, from: bed, to: wake), napMinutes: Double(naps) / 60)
        night.remMinutes = minutes("rem_s")
        night.coreMinutes = minutes("core_s")
        night.deepMinutes = minutes("deep_s")
        night.awakeMinutes = minutes("awake_s")
        return night
    }

    /// The pieces of one source without overlaps: the finer stage wins, and being awake wins over all.
    private func segments(of sourceName: String, from bed: Int, to wake: Int) throws -> [SleepSegment] {
        let sources = Set(try Int.fetchAll(db, sql: "SELECT id FROM source WHERE name = ?", arguments: [sourceName]))
        let pieces = try SleepRollUp.pieces(db, from: bed - 3600, to: wake)
            .filter { sources.contains($0.source) && $0.end <= wake && $0.end > bed && $0.stage != .inBed }
        var taken = IntervalUnion([])
        var result: [SleepSegment] = []
        for stage in [SleepStage.awake, .deep, .rem, .core, .asleepUnspecified] {
            let all = IntervalUnion(pieces.filter { $0.stage == stage }.map { ($0.start, $0.end) })
            for part in all.subtracting(taken).parts {
                result.append(
                    SleepSegment(
                        stage: stage, start: Date(timeIntervalSince1970: Double(part.start)),
                        end: Date(timeIntervalSince1970: Double(part.end))))
            }
            taken = IntervalUnion(taken.parts + all.parts)
        }
        return result.sorted { $0.start < $1.start }
    }

    /// The recorded nights among the last `count` days.
    private func times(nights count: Int) throws -> [NightTimes] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT bed_at + bed_offset, wake_at + wake_offset, asleep_s, in_bed_s, has_in_bed FROM night
                WHERE day BETWEEN ? AND ?
                """, arguments: [day - count + 1, day]
        ).map { row in
            func minute(_ local: Int) -> Double { Double(((local % 86_400) + 86_400) % 86_400) / 60 }
            let (asleep, inBed): (Double, Double) = (row[2], row[3])
            return NightTimes(
                bedMinute: minute(row[0]), wakeMinute: minute(row[1]), asleepMinutes: asleep / 60,
                efficiency: row[4] && inBed > 0 ? min(100, 100 * asleep / inBed) : nil)
        }
    }

    private func weeklyAverage() throws -> HealthSnapshot.Sleep.Averages? {
        let nights = try times(nights: 7)
        guard !nights.isEmpty else { return nil }
        var averages = HealthSnapshot.Sleep.Averages(nights: nights.count)
        averages.bedMinuteOfDay = Self.typical(nights.map(\.bedMinute))
        averages.wakeMinuteOfDay = Self.typical(nights.map(\.wakeMinute))
        averages.asleepMinutes = nights.reduce(0) { $0 + $1.asleepMinutes } / Double(nights.count)
        let efficiencies = nights.compactMap(\.efficiency)
        if !efficiencies.isEmpty {
            averages.efficiencyPercent = efficiencies.reduce(0, +) / Double(efficiencies.count)
        }
        averages.consistencyPercent = Self.score(nights)
        return averages
    }

    private static func typical(_ minutes: [Double]) -> Int? {
        guard let mean = CircularMean(minutesOfDay: minutes), mean.isTypical else { return nil }
        return Int(mean.minutes.rounded()) % 1440
    }

    private static func score(_ nights: [NightTimes]) -> Double? {
        SleepRegularity.score(
            midSleepMinutes: nights.map {
                SleepRegularity.midSleep(bedMinute: $0.bedMinute, wakeMinute: $0.wakeMinute)
            })
    }

    func consistency(nights count: Int) throws -> Double? { Self.score(try times(nights: count)) }

    /// Naps make a night's shortfall smaller.
    private func debt() throws -> Double? {
        let asleep = try Double.fetchAll(
            db,
            sql: """
                SELECT (asleep_s + coalesce((SELECT sum(nap.asleep_s) FROM nap WHERE nap.day = night.day), 0)) / 60.0
                FROM night WHERE day BETWEEN ? AND ?
                """, arguments: [day - 13, day])
        return SleepRegularity.debt(asleepMinutes: asleep, needMinutes: needMinutes)
    }
}
