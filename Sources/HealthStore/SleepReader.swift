import Foundation
import GRDB
import HealthModel

/// Reads the sleep of the last weeks.
struct SleepReader {
    /// Nights that regularity, debt and stages look at.
    static let days = SleepRegularity.debtNights
    /// Nights before those, to know whether the first of them follow a journey.
    private static let lead = 4
    /// Days of the sleep regularity index begin in the evening, so that a night lies in one.
    private static let eveningSeconds = 18 * 3600

    private let day: Int
    private let zone: TimeZone
    private let now: Int
    private let nights: [StoredNight]
    private let naps: [StoredNap]
    private let sources: SleepSources
    private let pieces: [StoredSleep]

    init(db: Database, day: Int, zone: TimeZone, now: Date) throws {
        self.day = day
        self.zone = zone
        self.now = Int(now.timeIntervalSince1970)
        nights = try StoredNight.read(db, days: (day - Self.days - Self.lead + 1)...day)
        naps = try StoredNap.read(db, days: (day - Self.days + 1)...day)
        guard !nights.isEmpty || !naps.isEmpty else {
            (sources, pieces) = (SleepSources(), [])
            return
        }
        sources = try SleepSources(db)
        let begin = min(Self.evening(of: day - Self.days, zone), nights.last?.bed ?? .max) - 3600
        let end = max(Self.evening(of: day, zone), nights.last?.wake ?? 0)
        pieces = try SleepRollUp.pieces(db, from: begin, to: end)
    }

    /// With one night alone.
    private init?(db: Database, nightOf day: Int) throws {
        nights = try StoredNight.read(db, days: day...day)
        guard let night = nights.last else { return nil }
        (self.day, zone, now) = (day, .gmt, night.wake)
        naps = try StoredNap.read(db, days: day...day)
        sources = try SleepSources(db)
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
        night.remMinutes = minutes(stored.rem)
        night.coreMinutes = minutes(stored.core)
        night.deepMinutes = minutes(stored.deep)
        night.awakeMinutes = minutes(stored.awake)
        if stored.hasInBed { night.latencyMinutes = minutes(max(0, stored.firstAsleep - stored.bed)) }
        night.wakeAfterOnsetMinutes = minutes(max(0, stored.lastAsleep - stored.firstAsleep - stored.asleep))
        return night
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

    /// The pieces between two instants by devices of one name.
    private func ownPieces(from bed: Int, to wake: Int, source: Int) -> [StoredSleep] {
        let first = pieces.partitioningIndex { $0.start >= bed - 3600 }
        let name = sources.names[source]
        return pieces[first...].prefix { $0.start < wake }.filter {
            $0.stage != .inBed && $0.end <= wake && $0.end > bed && sources.names[$0.source] == name
        }
    }

    // MARK: The last weeks

    private var pattern: SleepPattern {
        let napMinutes = Dictionary(grouping: naps, by: \.day).mapValues { $0.reduce(0) { $0 + $1.nap.asleepMinutes } }
        let isTravel = isTravel
        return SleepPattern(
            nights.enumerated().map { index, stored in
                var night = stored.patternNight
                night.napMinutes = napMinutes[stored.day] ?? 0
                night.isTravel = isTravel[index]
                return night
            })
    }

    /// Nights within or since which the clock was moved by something else than the zone of home.
    private var isTravel: [Bool] {
        var result = [Bool](repeating: false, count: nights.count)
        // With one offset all through, nobody went anywhere.
        guard Set(nights.flatMap { [$0.bedOffset, $0.wakeOffset] }).count > 1 else { return result }
        func away(_ offset: Int, _ at: Int) -> Int {
            offset - zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(at)))
        }
        var before: Int?
        for (index, night) in nights.enumerated() {
            let (bed, wake) = (away(night.bedOffset, night.bed), away(night.wakeOffset, night.wake))
            result[index] = bed != wake || (before.map { $0 != bed } ?? false)
            before = wake
        }
        return result
    }

    private func regularityIndex(_ pattern: SleepPattern) -> Double? {
        let known = Set(pattern.nights.filter { !$0.isTravel }.map(\.day.number))
        guard known.count > SleepRegularityIndex.fewestPairs else { return nil }
        let days = (day - Self.days + 1)...day
        let start = Self.evening(of: day, zone) - Self.days * 86_400
        let spans =
            nights.map { (start: $0.bed, end: $0.wake, source: $0.source) }
            + naps.map { (start: $0.start, end: $0.end, source: $0.source) }
        let asleep = spans.filter { $0.end > start }.flatMap { span in
            let own = ownPieces(from: span.start, to: span.end, source: span.source)
            return IntervalUnion(own.filter(\.stage.isAsleep).map { ($0.start, $0.end) })
                .subtracting(IntervalUnion(own.filter { $0.stage == .awake }.map { ($0.start, $0.end) })).parts
        }
        return SleepRegularityIndex.value(
            asleep: asleep, from: start, validDays: days.map(known.contains), until: now)
    }

    /// The evening in which a day ends, in the zone of home.
    private static func evening(of day: Int, _ zone: TimeZone) -> Int {
        let local = day * 86_400 + eveningSeconds
        return local - zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(local)))
    }
}

/// The names of sources by their numbers: one name may have several, for each version of a device.
struct SleepSources {
    private(set) var names: [Int: String] = [:]

    init() {}

    init(_ db: Database) throws {
        let statement = try RawStatement(db, "SELECT id, name FROM source")
        while try statement.step() { names[statement.int(0)] = statement.text(1) }
    }
}
