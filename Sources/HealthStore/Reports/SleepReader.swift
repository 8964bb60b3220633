import Foundation
import GRDB
import HealthModel
import HealthQuery

/// Reads the sleep of the last weeks.
struct SleepReader {
    /// Nights that regularity, debt and stages look at.
    static let days = SleepRegularity.debtNights
    private let day: Int
    private let zone: TimeZone
    private let now: Int
    private let nights: [StoredNight]
    private let naps: [StoredNap]
    private let pieces: [StoredSleep]
    private let ranks: SleepRanks

    init(db: Database, day: Int, zone: TimeZone, now: Date) throws {
        self.day = day
        self.zone = zone
        self.now = Int(now.timeIntervalSince1970)
        nights = try StoredNight.read(db, days: (day - Self.days - StoredNight.lead + 1)...day)
        naps = try StoredNap.read(db, days: (day - Self.days + 1)...day)
        ranks = try SleepRanks(db)
        guard !nights.isEmpty || !naps.isEmpty else {
            pieces = []
            return
        }
        let spans = nights.map { ($0.bed, $0.wake) } + naps.map { ($0.start, $0.end) }
        let (first, last) = (spans.map(\.0).min() ?? 0, spans.map(\.1).max() ?? 0)
        pieces = try SleepRollUp.pieces(db, from: first - SleepRollUp.reach, to: last + SleepRollUp.reach)
    }

    /// With one night alone.
    private init?(db: Database, nightOf day: Int) throws {
        nights = try StoredNight.read(db, days: day...day)
        guard let night = nights.last else { return nil }
        (self.day, zone, now) = (day, .gmt, night.wake)
        naps = try StoredNap.read(db, days: day...day)
        ranks = try SleepRanks(db)
        pieces = try SleepRollUp.pieces(db, from: night.bed - 3600, to: night.wake)
    }

    /// The main sleep that ended on a day, without what it is compared with; `nil` where there was none.
    static func night(_ db: Database, of day: Int) throws -> SleepNight? {
        guard let reader = try SleepReader(db: db, nightOf: day) else { return nil }
        return reader.lastNight.map {
            reader.night(of: $0, napMinutes: reader.naps.reduce(0) { $0 + $1.nap.asleepMinutes })
        }
    }

    /// The time in bed of the day's main sleep, Unix seconds.
    var nightInBed: ClosedRange<Int>? { lastNight.map { $0.bed...max($0.bed, $0.wake) } }

    func sleep(needMinutes: Double) -> HealthSnapshot.Sleep {
        var sleep = HealthSnapshot.Sleep()
        let pattern = pattern
        let today = CivilDay(number: day)
        let fortnight = pattern.last(Self.days, upTo: today)
        sleep.naps = naps.filter { $0.day == day }.map(\.nap)
        sleep.lastNight = lastNight.map { night(of: $0, napMinutes: sleep.naps.reduce(0) { $0 + $1.asleepMinutes }) }
        sleep.weeklyAverage = pattern.last(7, upTo: today).averages
        sleep.weeklyAverage?.consistencyPercent = fortnight.consistency
        sleep.stageAverage = fortnight.stageAverages
        sleep.debtMinutes = fortnight.debt(needMinutes: needMinutes)
        sleep.socialJetlagMinutes = fortnight.socialJetlagMinutes
        sleep.regularityIndex = regularityIndex(fortnight)
        return sleep
    }

    /// 0 to 100 over the last 14 nights.
    var consistency: Double? { pattern.last(Self.days, upTo: CivilDay(number: day)).consistency }

    private var lastNight: StoredNight? { nights.last.flatMap { $0.day == day ? $0 : nil } }

    // MARK: Last night

    private func night(of stored: StoredNight, napMinutes: Double) -> SleepNight {
        func minutes(_ seconds: Int?) -> Double? { seconds.map { Double($0) / 60 } }
        var night = SleepNight(
            bedtime: Date(timeIntervalSince1970: Double(stored.bed)),
            wakeTime: Date(timeIntervalSince1970: Double(stored.wake)), bedtimeOffset: stored.bedOffset,
            wakeOffset: stored.wakeOffset, asleepMinutes: Double(stored.asleep) / 60,
            inBedMinutes: Double(stored.inBed) / 60, hasInBedData: stored.hasInBed, sourceName: stored.sourceName,
            segments: segments(of: stored), napMinutes: napMinutes)
        night.clockChangeAt = clockChange(in: night)
        night.remMinutes = minutes(stored.rem)
        night.coreMinutes = minutes(stored.core)
        night.deepMinutes = minutes(stored.deep)
        night.awakeMinutes = minutes(stored.awake)
        if stored.hasInBed { night.latencyMinutes = minutes(max(0, stored.firstAsleep - stored.bed)) }
        night.wakeAfterOnsetMinutes = minutes(max(0, stored.lastAsleep - stored.firstAsleep - stored.asleep))
        return night
    }

    /// The moment at which summer time begins or ends in the night, at home.
    private func clockChange(in night: SleepNight) -> Date? {
        guard night.bedtimeOffset != night.wakeOffset,
            let change = zone.nextDaylightSavingTimeTransition(after: night.bedtime), change < night.wakeTime,
            zone.secondsFromGMT(for: night.bedtime) == night.bedtimeOffset,
            zone.secondsFromGMT(for: night.wakeTime) == night.wakeOffset
        else { return nil }
        return change
    }

    /// The pieces of one source without overlaps: the finer stage wins, and being awake wins over all.
    private func segments(of night: StoredNight) -> [SleepSegment] {
        let own = ownPieces(from: night.bed, to: night.wake, source: night.source)
        var taken = IntervalUnion([])
        var result: [SleepSegment] = []
        for stage in [SleepStage.awake, .deep, .rem, .core, .asleepUnspecified] {
            let all = IntervalUnion(own.filter { $0.stage == stage }.map { ($0.start, $0.end) })
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

    /// The pieces between two instants by sources of one rank.
    private func ownPieces(from bed: Int, to wake: Int, source: Int) -> [StoredSleep] {
        let first = pieces.partitioningIndex { $0.start >= bed - 3600 }
        let rank = ranks.rank(of: source)
        return pieces[first...].prefix { $0.start < wake }.filter {
            $0.stage != .inBed && $0.end <= wake && $0.end > bed && ranks.rank(of: $0.source) == rank
        }
    }

    // MARK: The last weeks

    private var pattern: SleepPattern {
        let napMinutes = Dictionary(grouping: naps, by: \.day).mapValues { $0.reduce(0) { $0 + $1.nap.asleepMinutes } }
        let journeys = StoredNight.journeys(nights, home: zone)
        return SleepPattern(
            nights.map { stored in
                var night = stored.patternNight
                night.napMinutes = napMinutes[stored.day] ?? 0
                night.isTravel = journeys.contains(night.day)
                night.isSettled = SocialJetlag.isSettled(night.day, journeys: journeys)
                return night
            })
    }

    /// As `sleep_report` tells it of the same dates.
    private func regularityIndex(_ pattern: SleepPattern) -> Double? {
        let dates = CivilDay(number: day - Self.days + 1)...CivilDay(number: day)
        let clusters = SleepClusters(pieces, ranks: ranks)
        let asleep =
            nights.filter { $0.day >= dates.lowerBound.number }
            .flatMap { clusters.around($0.bed..<$0.wake, source: $0.source).spans }
            + naps.flatMap { clusters.around($0.start..<$0.end, source: $0.source).spans }
        return NoonBlocks(
            dates, asleep: asleep, zone: zone.identifier,
            leavingOut: Set(pattern.nights.filter(\.isTravel).map(\.day)), until: now)?.regularity
    }
}
