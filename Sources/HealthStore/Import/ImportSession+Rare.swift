import Foundation
import GRDB
import HealthModel
import ImportKit
import JSON

/// The rare records of a file: not samples and not sleep.
extension ImportSession {
    func add(summary: ImportedActivitySummary) throws {
        hasRecords = true
        counts.givenBesides += 1
        guard keeps(.activity) else { return }
        let values: [any DatabaseValueConvertible] = [
            summary.day.number, summary.activeEnergyKcal, summary.activeEnergyGoalKcal, summary.moveMinutes,
            summary.moveGoalMinutes, summary.exerciseMinutes, summary.exerciseGoalMinutes, summary.standHours,
            summary.standGoalHours,
        ]
        try db.cachedStatement(sql: ActivitySummaries.insertOfPart).execute(
            arguments: StatementArguments([sets.part] + values))
        try db.cachedStatement(sql: ActivitySummaries.insert).execute(arguments: StatementArguments(values))
        counts.addedBesides += db.changesCount
    }

    func add(checkIn: ImportedCheckIn) throws {
        hasRecords = true
        guard admits(.checkIns) else { return }
        counts.givenBesides += 1
        guard keeps(.mood) else { return }
        try ImportedCheckIns.add(checkIn, of: sets.part, db)
        counts.addedBesides += db.changesCount
    }

    /// Where somebody went is a matter of places, and of no use without the workout.
    func add(route: ImportedRoute) throws {
        hasRecords = true
        guard admits(source: route.source), let first = route.points.first, let last = route.points.last else { return }
        counts.givenBesides += 1
        guard keeps(.location), keeps(.workouts) else { return }
        let points = RoutePacking.pack(route.points)
        try addRow(
            """
            INSERT INTO route (start_at, source, end_at, point_count, points, batch) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET batch = joined(batch)
            """,
            [
                first.atMs.unixSeconds, route.source, last.atMs.unixSeconds, route.points.count, Data(points),
                sets.part,
            ])
    }

    func add(beats: ImportedBeats) throws {
        hasRecords = true
        guard admits(source: beats.source) else { return }
        counts.givenBesides += 1
        guard keeps(.heart) else { return }
        try addRow(
            """
            INSERT INTO beat_list (start_at, source, beats, batch) VALUES (?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET batch = joined(batch)
            """,
            [beats.start, beats.source, Data(BeatPacking.pack(beats.beats)), sets.part])
    }

    func add(finding: ImportedFinding) throws {
        hasRecords = true
        guard admits(source: finding.source) else { return }
        counts.givenBesides += 1
        guard keeps(finding.category) else { return }
        let fields = try CodedJSON.text(finding.fields)
        try addRow(
            """
            INSERT INTO finding (kind, start_at, source, end_at, title, fields, batch) VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET batch = joined(batch)
            """,
            [
                finding.kind.rawValue, finding.start, finding.source, finding.end, finding.title, fields, sets.part,
            ])
    }

    private func addRow(_ sql: String, _ values: [any DatabaseValueConvertible]) throws {
        let met = sets.met
        try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(values))
        if sets.met == met { counts.addedBesides += 1 }
    }

    // MARK: - What the person changed elsewhere

    /// The value that stands in its place comes with the samples; from now on it goes with what it stands for.
    func add(exclusion: ImportedExclusion) throws {
        let sample = exclusion.sample
        guard admits(.corrections), isKept(sample.type) else { return }
        let key: StatementArguments = [
            sample.type, sample.start, sample.source, sample.duration, sample.value,
        ]
        try db.execute(
            sql: "INSERT OR IGNORE INTO sample_exclusion VALUES (?, ?, ?, ?, ?, ?, ?)",
            arguments: key + [exclusion.replacement, exclusion.excludedAt])
        let isNew = db.changesCount > 0
        try ImportedStatements.record(
            .exclusion,
            ImportedStatements.item(
                SampleKey(
                    type: Int(sample.type), start: Int(sample.start), source: Int(sample.source),
                    duration: Int(sample.duration), value: sample.value)), isNew: isNew, of: sets.part, db)
        guard isNew else { return }
        mark(sample)
        guard let value = exclusion.replacement else { return }
        let own = ImportedSource(name: SampleEdit.sourceName, device: "", sourceClass: .other)
        try db.execute(
            sql: """
                UPDATE sample SET batch = 0, flags = flags | 1
                WHERE type = ? AND start = ? AND source = ? AND duration = ? AND value = ?
                """,
            arguments: [sample.type, sample.start, try number(of: own), sample.duration, value])
    }

    func add(exclusionOf piece: ImportedSleep, at moment: Int64) throws {
        guard admits(.corrections), keeps(.sleep) else { return }
        try db.execute(
            sql: "INSERT OR IGNORE INTO sleep_exclusion VALUES (?, ?, ?, ?, ?)",
            arguments: [piece.start, piece.source, piece.duration, piece.stage.rawValue, moment])
        let isNew = db.changesCount > 0
        try ImportedStatements.record(
            .sleepExclusion,
            ImportedStatements.item(
                SleepPieceKey(
                    start: Int(piece.start), source: Int(piece.source), duration: Int(piece.duration),
                    stage: piece.stage)), isNew: isNew, of: sets.part, db)
        guard isNew else { return }
        changed.addSleep(from: Int(piece.start), to: Int(piece.start) + max(0, Int(piece.duration)))
    }

    /// An order that the person made here for the same metric stands.
    func add(sourcePlace place: ImportedSourcePlace) throws {
        guard admits(.sourceOrder) else { return }
        guard place.metric.isEmpty || MetricID(rawValue: place.metric)?.isRolledUp == true else { return }
        let own = try ownOrders ?? Set(String.fetchAll(db, sql: "SELECT DISTINCT metric FROM source_order"))
        ownOrders = own
        guard !own.contains(place.metric) else { return }
        try db.execute(
            sql: "INSERT OR IGNORE INTO source_order VALUES (?, ?, ?, ?)",
            arguments: [place.metric, place.name, place.position, place.isExcluded])
        let isNew = db.changesCount > 0
        if isNew { changed.isEverything = true }
        try ImportedStatements.record(
            .sourcePlace, ImportedStatements.item(metric: place.metric, name: place.name), isNew: isNew, of: sets.part,
            db)
    }

    // MARK: - Workouts

    /// The columns of a workout that another file may know when the first one did not.
    private static let details = [
        "energy_kcal", "distance_m", "average_bpm", "maximum_bpm", "minimum_bpm", "elevation_m", "steps",
        "average_power_w", "average_cadence", "is_indoor", "title", "external_id",
    ]
    private static let fillIn = """
        UPDATE workout SET batch = joined(batch), \(details.map { "\($0) = coalesce(\($0), ?)" }.joined(separator: ", "))
        WHERE day = ? AND start_at = ? AND source = ? AND activity = ? AND end_at = ?
        """
    private static let insertWorkout = """
        INSERT INTO workout (
            \(details.joined(separator: ", ")), day, start_at, source, activity, end_at, duration_s, zone, batch
        ) VALUES (\(details.map { _ in "?" }.joined(separator: ", ")), ?, ?, ?, ?, ?, ?, ?, ?)
        """

    func add(workout: ImportedWorkout) throws {
        hasRecords = true
        guard admits(source: workout.source) else { return }
        counts.givenBesides += 1
        guard keeps(.workouts) else { return }
        let details: [(any DatabaseValueConvertible)?] = [
            workout.energyKcal, workout.distanceMeters, workout.averageHeartRateBPM, workout.maximumHeartRateBPM,
            workout.minimumHeartRateBPM, workout.elevationGainMeters, workout.steps, workout.averagePowerWatts,
            workout.averageCadence, workout.isIndoor, workout.title, workout.externalID,
        ]
        if let same = try same(as: workout) {
            try db.cachedStatement(sql: Self.fillIn).execute(arguments: StatementArguments(details + same))
            try add(workout.events, start: same[1], source: same[2])
            return
        }
        let clock = workout.zoneName.flatMap { $0 == home.zoneName ? home : DayClock(zoneName: $0) } ?? home
        let key: [(any DatabaseValueConvertible)?] = [
            clock.day(atUnix: Int(workout.start)).number, workout.start, workout.source, workout.activity, workout.end,
            workout.durationSeconds, try zoneNumber(workout.zoneName), sets.part,
        ]
        try db.cachedStatement(sql: Self.insertWorkout).execute(arguments: StatementArguments(details + key))
        counts.addedBesides += 1
        try add(workout.events, start: workout.start, source: workout.source)
    }

    /// The key of a workout that is the same, on whatever day it is counted: of the same time, kind and source, or with the
    /// same number by the program that wrote it and begun within five minutes.
    private func same(as workout: ImportedWorkout) throws -> [(any DatabaseValueConvertible)?]? {
        let day = utcDay(ofUnix: Int(workout.start))
        let row = try Row.fetchOne(
            try db.cachedStatement(
                sql: """
                    SELECT day, start_at, source, activity, end_at FROM workout WHERE day BETWEEN ?1 - 2 AND ?1 + 2
                        AND (start_at = ?2 AND source = ?3 AND activity = ?4 AND end_at = ?5
                            OR external_id = ?6 AND abs(start_at - ?2) <= 300)
                    ORDER BY external_id IS NOT NULL AND external_id = ?6 DESC LIMIT 1
                    """),
            arguments: [day, workout.start, workout.source, workout.activity, workout.end, workout.externalID])
        return row.map { [$0[0] as Int, $0[1] as Int, $0[2] as Int, $0[3] as String, $0[4] as Int] }
    }

    private func add(
        _ events: [ImportedWorkoutEvent], start: (any DatabaseValueConvertible)?,
        source: (any DatabaseValueConvertible)?
    ) throws {
        for event in events {
            try db.cachedStatement(
                sql: """
                    INSERT INTO workout_event (workout_start, source, kind, at, duration_s, batch)
                    VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET batch = joined(batch)
                    """
            ).execute(arguments: [start, source, event.kind.rawValue, event.start, event.durationSeconds, sets.part])
        }
    }
}

extension ImportedFinding {
    /// Whose it is to say whether it is kept.
    var category: HealthCategory {
        if let subject { return subject }
        return switch kind {
        case .electrocardiogram, .audiogram, .visionPrescription, .clinicalRecord, .medication, .symptom: .clinical
        case .stateOfMind, .note: .mood
        case .correlation: HealthCategory(correlationTitle: title)
        }
    }
}

extension Int64 {
    /// Of milliseconds, rounded down.
    fileprivate var unixSeconds: Int64 { self >= 0 ? self / 1000 : (self - 999) / 1000 }
}
