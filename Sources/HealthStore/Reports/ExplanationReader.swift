import Foundation
import GRDB
import HealthModel

extension HealthStore {
    /// How one day of a metric came about. A day on which nothing was recorded has an explanation too.
    public func explanation(of metric: MetricID, on day: CivilDay) throws(HealthStoreError) -> DayExplanation {
        let options = options
        return try reading { db in
            let time = try HomeTime(db, options)
            // A temperature is compared with two months.
            let clock = metric == .wristTemperature ? time.clock : time.clock(around: day)
            return try ExplanationReader(
                rollUp: RollUp(db, clock: clock), metric: metric, day: day, needMinutes: options.sleepNeedMinutes
            ).explanation()
        }
    }
}

/// Computes one day of one metric once more, and keeps what it was made of.
struct ExplanationReader {
    let rollUp: RollUp
    let metric: MetricID
    let day: CivilDay
    let needMinutes: Double

    private var db: Database { rollUp.db }
    private var clock: DayClock { rollUp.clock }
    private var start: Int { clock.start(of: day) }
    private var end: Int { clock.start(of: day.advanced(by: 1)) }

    func explanation() throws -> DayExplanation {
        let row = try Row.fetchOne(
            db, sql: "SELECT value, merged FROM daily WHERE metric = ? AND day = ?",
            arguments: [metric.rawValue, day.number])
        var zones = [clock.zoneName(atUnix: start)]
        for zone in clock.trips.filter({ $0.start < end && $0.end > start }).map(\.zoneName)
            + [clock.zoneName(atUnix: end - 1)] where !zones.contains(zone)
        {
            zones.append(zone)
        }
        var explanation = DayExplanation(
            metric: metric, day: day, value: row?[0], fromSamples: row?[1], rule: "", zoneNames: zones,
            start: Date(timeIntervalSince1970: Double(start)), end: Date(timeIntervalSince1970: Double(end)),
            startOffset: clock.offset(atUnix: start), endOffset: clock.offset(atUnix: end))
        guard let source = MetricSource.of(metric) else {
            if metric == .sleepDebt { try explainDebt(&explanation) } else { try explainSleep(&explanation) }
            return explanation
        }
        explanation.rule = source.rule.sentence
        if source.dependsOnNight { explanation.night = try night() }
        explanation.excluded = try excluded(source, explanation.night)
        if source.isMerged { try explainMerged(source, &explanation) } else { try explainChosen(source, &explanation) }
        try explainSummary(&explanation)
        return explanation
    }

    private func night() throws -> DayExplanation.Night? {
        try Row.fetchOne(
            db,
            sql: """
                SELECT bed_at, wake_at, bed_offset, wake_offset, source.name FROM night
                JOIN source ON source.id = source WHERE day = ?
                """, arguments: [day.number]
        ).map { row in
            DayExplanation.Night(
                bedtime: Date(timeIntervalSince1970: row[0]), wakeTime: Date(timeIntervalSince1970: row[1]),
                bedtimeOffset: row[2], wakeOffset: row[3], sourceName: row[4])
        }
    }

    private func excluded(_ source: MetricSource, _ night: DayExplanation.Night?) throws -> [DayExplanation.Excluded] {
        let from = min(start, night.map { Int($0.bedtime.timeIntervalSince1970) } ?? start)
        return try rollUp.infos(of: source).flatMap { info in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT sample.start, sample.source, sample.duration, sample.value, source.name, replacement
                    FROM sample JOIN source ON source.id = sample.source
                    LEFT JOIN sample_exclusion AS x ON x.type = sample.type AND x.start = sample.start
                        AND x.source = sample.source AND x.duration = sample.duration AND x.value = sample.value
                    WHERE sample.type = ? AND sample.start >= ? AND sample.start < ? AND flags & 2 != 0
                        AND sample.start + sample.duration >= ?
                    """, arguments: [info.id, from - info.longest, end, from]
            ).map { row in
                let key = SampleKey(
                    type: info.id, start: row[0], source: row[1], duration: row[2], value: row[3])
                return DayExplanation.Excluded(
                    key: key, value: key.value * source.factor, sourceName: row[4],
                    replacement: (row[5] as Double?).map { $0 * source.factor })
            }
        }
    }

    // MARK: - Sums

    private struct Owner: Hashable {
        var rank: Int32
        var name: String
    }

    private func explainMerged(_ source: MetricSource, _ explanation: inout DayExplanation) throws {
        var parts: [Owner: DayExplanation.Part] = [:]
        let inMinutes = source.rule == .minutesCovered
        let factor = inMinutes ? 1.0 / 60 : source.factor
        for info in rollUp.infos(of: source) {
            let all = try rollUp.pieces(info, of: source, on: day, all: true)
            var counting = all.map(\.piece).filter { $0.rank != SourceRanks.excluded }
            counting.leaveOutTables()
            var merge = IntervalMerge()
            let shares = merge.shares(&counting, seconds: inMinutes)
            var named: [Int32: Owner] = [:]
            for (number, piece) in all {
                let owner = Owner(rank: piece.rank, name: rollUp.ranks.byID[number]?.name ?? "")
                var part =
                    parts[owner]
                    ?? DayExplanation.Part(
                        name: owner.name, isTyped: piece.rank == 0, rank: nil, samples: 0, raw: 0, counted: 0,
                        isUsed: false)
                part.samples += 1
                part.raw += (inMinutes ? Double(piece.end - piece.start) : piece.value) * factor
                // What is typed in covers nothing that is typed in by another: each counts whole.
                if piece.rank == 0, !inMinutes { part.counted = part.raw }
                parts[owner] = part
                named[piece.rank] = owner
            }
            for (rank, share) in shares where rank != 0 || inMinutes {
                guard let owner = named[rank], var part = parts[owner] else { continue }
                part.counted = (part.counted ?? 0) + share * factor
                parts[owner] = part
            }
        }
        explanation.parts = ranked(
            parts.map { owner, part in
                var part = part
                part.isUsed = owner.rank != SourceRanks.excluded && part.counted ?? 0 > 0
                return (owner.rank, part)
            })
        if explanation.parts.isEmpty, explanation.value == 0 {
            explanation.rule = "The watch was worn that day and recorded none: it is a true zero."
        }
    }

    /// By rank; ranks in use are numbered from 1.
    private func ranked(_ parts: [(rank: Int32, part: DayExplanation.Part)]) -> [DayExplanation.Part] {
        let ranks = Set(parts.map(\.rank)).filter { $0 != SourceRanks.excluded }.sorted()
        return parts.sorted { left, right in
            func place(_ rank: Int32) -> Int32 { rank == SourceRanks.excluded ? .max : rank }
            return (place(left.rank), left.part.name) < (place(right.rank), right.part.name)
        }.map { rank, part in
            var part = part
            part.rank = ranks.firstIndex(of: rank).map { $0 + 1 }
            return part
        }
    }

    // MARK: - One value of many

    private func explainChosen(_ source: MetricSource, _ explanation: inout DayExplanation) throws {
        guard !rollUp.infos(of: source).isEmpty else { return }
        let scan = try DiscreteScan(rollUp, source, day.number...day.number)
        let ofDay = DiscreteDays.slice(of: scan.samples, from: start, to: end - 1)
        var used: ArraySlice<DiscreteSample>
        switch source.rule {
        case .mean, .meanOverTime:
            used = DiscreteSample.preferred(ofDay)
        case .nightDeviation:
            used = scan.samples.filter { $0.end >= start && $0.end < end }[...]
            let nights = DiscreteDays.nightValues(of: scan.samples, in: scan.table)
            explanation.baseline = DiscreteDays.baseline(before: day.number, nights)
        default:
            used = scan.chooser.choice(of: scan.samples, on: day.number, in: scan.table)?.used ?? []
        }
        let isByNight =
            source.rule == .nightMedian
            && used.contains { sample in !ofDay.contains(sample) || isInNight(sample, explanation.night) }
        if source.rule == .nightMedian, !isByNight {
            explanation.rule = "The median of the day's samples, as none was taken during the main sleep."
        }
        if source.isChoice { explanation.chosenAt = used.first.map { Date(timeIntervalSince1970: Double($0.at)) } }
        var from = start
        var to = end
        if isByNight, let night = explanation.night {
            from = Int(night.bedtime.timeIntervalSince1970)
            to = Int(night.wakeTime.timeIntervalSince1970) + 1
        }
        explanation.parts = try parts(source, from: from, to: to, used: used)
    }

    private func isInNight(_ sample: DiscreteSample, _ night: DayExplanation.Night?) -> Bool {
        guard let night else { return false }
        let at = Double(sample.at)
        return night.bedtime.timeIntervalSince1970 <= at && at <= night.wakeTime.timeIntervalSince1970
    }

    /// The part of each source between two instants, or for a night's value, of sleep that ended between them.
    private func parts(
        _ source: MetricSource, from: Int, to: Int, used: ArraySlice<DiscreteSample>
    ) throws -> [DayExplanation.Part] {
        let table = rollUp.ranks.table(for: source.metric)
        var sums: [Owner: (part: DayExplanation.Part, sum: Double)] = [:]
        for info in rollUp.infos(of: source) {
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT start, source, duration, value, flags FROM sample WHERE type = ? AND start >= ? AND start < ?
                    AND flags & 2 = 0
                    """, arguments: [info.id, source.rule == .nightDeviation ? from - 86_400 : from, to])
            for row in rows {
                let (at, number, duration): (Int, Int, Int) = (row[0], row[1], row[2])
                let value: Double = row[3]
                guard table.indices.contains(number), StoredBounds.hold(start: at, duration: duration, value: value)
                else { continue }
                if source.rule == .nightDeviation, !(from..<to).contains(at + duration) { continue }
                let isTyped = (row[4] as Int) & SampleFlags.typed != 0
                let rank = isTyped && table[number] != SourceRanks.excluded ? 0 : table[number]
                let owner = Owner(rank: rank, name: rollUp.ranks.byID[number]?.name ?? "")
                var entry =
                    sums[owner]
                    ?? (
                        DayExplanation.Part(
                            name: owner.name, isTyped: isTyped, rank: nil, samples: 0, raw: 0, isUsed: false), 0
                    )
                entry.part.samples += 1
                entry.sum += value
                if rank != SourceRanks.excluded, used.contains(where: { $0.at == at && $0.value == value }) {
                    entry.part.isUsed = true
                }
                sums[owner] = entry
            }
        }
        return ranked(
            sums.map { owner, entry in
                var part = entry.part
                part.raw = entry.sum / Double(part.samples) * source.factor
                return (owner.rank, part)
            })
    }

    // MARK: - Apple's totals and sleep

    private func explainSummary(_ explanation: inout DayExplanation) throws {
        guard let total = SummaryTotal.all.first(where: { $0.metric == metric }) else { return }
        let value = try Double.fetchOne(
            db, sql: "SELECT \(total.column) FROM activity_summary WHERE day = ? AND \(total.column) > 0",
            arguments: [day.number])
        guard let value else { return }
        let stands =
            try Int.fetchOne(
                db, sql: "SELECT 1 WHERE ? IN (\(try total.daysOn(rollUp)))", arguments: [day.number]) != nil
        explanation.summary = stands ? .stands(value) : .setAside(value)
    }

    private func explainSleep(_ explanation: inout DayExplanation) throws {
        explanation.night = try night()
        explanation.rule = metric.nightRule
        let from = explanation.night.map { Int($0.bedtime.timeIntervalSince1970) } ?? start - 43_200
        let to = explanation.night.map { Int($0.wakeTime.timeIntervalSince1970) } ?? end
        var byName: [String: (pieces: [StoredSleep], isExcluded: Bool)] = [:]
        for piece in try SleepRollUp.pieces(db, from: from - 86_400, to: to) where piece.end > from && piece.end <= to {
            let name = rollUp.ranks.byID[piece.source]?.name ?? ""
            byName[name, default: ([], rollUp.ranks.order.isExcluded(name, for: .sleep))].pieces.append(piece)
        }
        let chosen = explanation.night?.sourceName
        let parts = byName.map { name, entry in
            let asleep = Self.counted(metric, entry.pieces)
            return DayExplanation.Part(
                name: name, rank: entry.isExcluded ? nil : name == chosen ? 1 : 2, samples: entry.pieces.count,
                raw: Double(asleep.length) / 60, isUsed: name == chosen)
        }
        explanation.parts = parts.sorted { ($0.rank ?? .max, -$0.raw, $0.name) < ($1.rank ?? .max, -$1.raw, $1.name) }
    }

    /// The part of a source's pieces that the metric is of: one stage, or the time asleep.
    private static func counted(_ metric: MetricID, _ pieces: [StoredSleep]) -> IntervalUnion {
        let stage: SleepStage? =
            switch metric {
            case .sleepREM: .rem
            case .sleepCore: .core
            case .sleepDeep: .deep
            case .sleepAwake: .awake
            default: nil
            }
        if let stage { return IntervalUnion(pieces.filter { $0.stage == stage }.map { ($0.start, $0.end) }) }
        return IntervalUnion(pieces.filter { $0.stage.isAsleep }.map { ($0.start, $0.end) })
            .subtracting(IntervalUnion(pieces.filter { $0.stage == .awake }.map { ($0.start, $0.end) }))
    }

    /// The nights and naps that a debt is of, the newest first.
    private func explainDebt(_ explanation: inout DayExplanation) throws {
        let days = (day.number - SleepRegularity.debtNights + 1)...day.number
        let nights = try StoredNight.read(db, days: days).filter { days.contains($0.day) }
        let naps = Dictionary(grouping: try StoredNap.read(db, days: days), by: \.day)
        func napped(_ day: Int) -> Double { (naps[day] ?? []).reduce(0) { $0 + $1.nap.asleepMinutes } }
        let asleep = nights.map { (day: $0.day, minutes: Double($0.asleep) / 60, nap: napped($0.day)) }
        explanation.value = SleepRegularity.debt(
            asleepMinutes: asleep.map { $0.minutes + $0.nap }, needMinutes: needMinutes)
        func hours(_ minutes: Double) -> String {
            let whole = Int(minutes.rounded())
            return "\(whole / 60) h \(whole % 60 < 10 ? "0" : "")\(whole % 60)"
        }
        let lines = days.reversed().map { number -> String in
            let date = CivilDay(number: number)
            guard let night = asleep.last(where: { $0.day == number }) else { return "\(date.iso)  no night recorded" }
            let nap = night.nap >= 0.5 ? " and a nap of \(hours(night.nap))" : ""
            let short = max(0, needMinutes.rounded() - night.minutes.rounded() - night.nap.rounded())
            return "\(date.iso)  \(hours(night.minutes))\(nap)" + (short >= 0.5 ? ", \(hours(short)) short" : "")
        }
        explanation.rule =
            "What \(asleep.count) nights of 14 days fell short of your need of \(hours(needMinutes)), added up. A nap makes its "
            + "day's shortfall smaller, a longer night no other one. Below 10 nights none is told.\n\n"
            + lines.joined(separator: "\n")
    }
}
