import ScreenKit
import AppStore
import ChatModel
import Console
import ConversationStore
import DataWork
import Entries
import Foundation
import HealthModel
import HealthQuery
import HealthStore
import ProgramContext
import RecordsScreen

/// The services of the records screen, with the live store.
struct RecordsLive: Sendable {
    let health: HealthStore
    let conversations: ConversationStore
    let tables: TablesLive
    let today: @Sendable () -> CivilDay
    /// Metres of a split: a kilometre, or a mile.
    let splitMetres: @Sendable () -> Double

    var services: RecordsServices {
        RecordsServices(
            read: { request throws(RecordsServices.Failure) in
                switch request {
                case .table(let place): return .table(try await tables.table(at: place))
                case .tableRows(let mapping): return .tableRows(try await tables.rows(by: mapping))
                default: break
                }
                do throws(HealthStoreError) { return try await read(request) } catch {
                    throw RecordsServices.Failure(error.sentence)
                }
            },
            change: { change, progress throws(RecordsServices.Failure) in
                if case .table(let mapping) = change {
                    try await tables.remember(mapping)
                    return ""
                }
                do throws(HealthStoreError) { return try await make(change, progress) } catch {
                    throw RecordsServices.Failure(error.sentence)
                }
            })
    }

    // MARK: - Reading

    private func read(_ request: RecordsRequest) async throws(HealthStoreError) -> RecordsAnswer {
        switch request {
        case .table, .tableRows: throw .failed(reason: "no table is in the store")
        case .imports: return .imports(try await health.importBatches().map(Records.ImportEntry.init))
        case .importFiles(let batch):
            let path = try await health.importPaths(of: [batch])[batch] ?? ""
            return .importFiles(try await health.importFiles(of: batch).map { Records.ImportFile($0, at: path) })
        case .undoForecast(let batch):
            let undone = try await CombinedUndo(health: health, conversations: conversations).forecast(of: batch)
            return .undoForecast(.init(rows: undone.rows, days: undone.health.days))
        case .sources(let metric): return .sources(try await sources(of: metric))
        case .contents: return .contents(try await contents())
        case .days(let type, let place): return .days(try await days(of: type, at: place))
        case .samples(let type, let day, let filter, let place):
            return .samples(try await samples(of: type, on: day, filter, at: place))
        case .workouts(let filter, let place):
            return .workouts(
                page(
                    try await health.workouts(from: place.after, place.olderFirst, filter: filter, limit: place.limit),
                    at: place,
                    Records.Workout.init))
        case .workout(let key):
            guard let detail = try await health.workout(key) else {
                throw .failed(reason: "this workout is gone")
            }
            let today = today()
            var workout = Records.Workout(detail)
            let near = try await health.workouts(
                beside: key.day, after: Records.WorkoutFigures.compared, upTo: today)
            workout.figures = Records.WorkoutFigures(
                detail, among: near, sets: try await health.sets(beside: key.day, upTo: today))
            if let own = Records.WorkoutFigures.whole(detail, among: near) {
                let table = DayTable(try await health.days([.restingHeartRate], upTo: today), today: today)
                workout.figures?.impulse = .init(of: own, table, try await health.person(on: today))
            }
            workout.way = Records.WorkoutTrack(detail, splitsOf: splitMetres())
            workout.weather = try await health.weather(ofWorkoutAt: detail.record.start)
            return .workout(workout)
        case .nights(let place):
            return .nights(
                page(
                    try await health.nights(from: place.after, place.olderFirst, limit: place.limit), at: place,
                    { $0 }))
        case .night(let day):
            let nights = try await health.nights(from: day.advanced(by: 1), .older, limit: 1)
            guard let night = nights.records.first, night.day == day else {
                throw .failed(reason: "this night is gone")
            }
            return .night(night)
        case .sleepLeftOut:
            return .sleepLeftOut(try await health.excludedSleep(limit: 1_000))
        case .findings(let kind, let place):
            return .findings(
                page(
                    try await health.findings(kind: kind, from: place.after, place.olderFirst, limit: place.limit),
                    at: place, { $0 }))
        case .explanation(let metric, let day):
            let summaries = try await health.sources()
            let kinds = Dictionary(summaries.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })
            return .explanation(
                Records.Explanation(try await health.explanation(of: metric, on: day), kinds: kinds))
        }
    }

    /// A page of a list, in the order of the screen: what was read backwards is turned round.
    private func page<Record, Row, Key>(
        _ page: RecordPage<Record>, at place: Records.Place<Key>, _ row: (Record) -> Row
    ) -> Records.Page<Row> {
        let rows = page.records.map(row)
        return Records.Page(place.isBackwards ? rows.reversed() : rows, isLast: !page.hasMore)
    }

    private func sources(of metric: MetricID?) async throws(HealthStoreError) -> Records.SourceOrder {
        let summaries = Dictionary(
            try await health.sources().map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let ranked = try await health.sourceOrder(of: metric)
        let rows = ranked.compactMap { source -> Records.Source? in
            let summary = summaries[source.name]
            let samples = metric.map { summary?.samplesByMetric[$0] ?? 0 } ?? summary?.samples ?? 0
            guard metric == nil || samples > 0 || source.isExcluded else { return nil }
            return Records.Source(
                name: source.name, kind: source.kind, devices: summary?.devices ?? [], samples: samples,
                first: summary?.days?.lowerBound, last: summary?.days?.upperBound, isExcluded: source.isExcluded)
        }
        return Records.SourceOrder(rows, isOwn: ranked.contains { $0.isListed || $0.isExcluded })
    }

    private func contents() async throws(HealthStoreError) -> Records.Contents {
        let types = try await health.types().map(Records.SampleType.init)
        let hasWorkouts = try await !health.workouts(from: nil, limit: 1).records.isEmpty
        let hasNights = try await !health.nights(from: nil, limit: 1).records.isEmpty
        return Records.Contents(
            types: types, hasWorkouts: hasWorkouts, hasNights: hasNights, findings: try await health.findingKinds(),
            sleepLeftOut: try await health.excludedSleep(limit: 1_000).count)
    }

    private func days(
        of type: Int, at place: Records.Place<CivilDay>
    ) async throws(HealthStoreError) -> Records.Page<Records.DayOfType> {
        let days = try await health.days(type: type, from: place.after, place.olderFirst, limit: place.limit)
        return page(days, at: place) {
            Records.DayOfType(
                day: $0.day, count: $0.samples, least: $0.least, most: $0.most, merged: $0.merged)
        }
    }

    private func samples(
        of type: Int, on day: CivilDay, _ filter: String, at place: Records.Place<SampleKey>
    ) async throws(HealthStoreError) -> Records.Page<Records.Sample> {
        let found = try await health.samples(
            type: type, on: day, sourceLetters: filter, from: place.after, place.isBackwards ? .older : .newer,
            limit: place.limit)
        let records = found.page.records
        let paths = try await health.importPaths(of: Set(records.compactMap(\.imports.last)))
        let edited = Set(records.compactMap { record in record.replacement.map { [Double(record.key.start), $0] } })
        let rows = zip(records, found.offsets).filter { record, _ in
            // What stands in the place of another sample shows with that one.
            !(record.imports.isEmpty && edited.contains([Double(record.key.start), record.key.value]))
        }.map { record, offset in
            Records.Sample(record, offset: offset, path: record.imports.last.flatMap { paths[$0] })
        }
        return Records.Page(place.isBackwards ? rows.reversed() : rows, isLast: !found.page.hasMore)
    }

    // MARK: - Changing

    private func make(
        _ change: RecordsChange, _ progress: @escaping RecordsServices.Progress
    ) async throws(HealthStoreError) -> String {
        switch change {
        case .table: break
        case .undo(let batch):
            let undone = try await CombinedUndo(health: health, conversations: conversations).run(batch: batch)
            return "\(grouped(undone.rows)) rows are gone, and \(grouped(undone.health.days)) days were reckoned anew."
        case .order(let metric, let choices):
            try await setOrder(of: metric, choices, progress)
            return ""
        case .merge(let one, let other): return try await merge(one, other)
        case .split(let entry):
            try await health.undoEntry(entry)
            return "They are two workouts again."
        case .sample(let key, .exclude): try await health.exclude(key)
        case .sample(let key, .restore): try await health.include(key)
        case .sleep(let key, let isExcluded):
            if isExcluded { try await health.exclude(key) } else { try await health.include(key) }
        case .sample(let key, .replace(let value)): _ = try await health.replace(key, with: value)
        }
        return ""
    }

    private func merge(_ one: WorkoutKey, _ other: WorkoutKey) async throws(HealthStoreError) -> String {
        guard let first = try await health.workout(one)?.record, let second = try await health.workout(other)?.record
        else { throw .failed(reason: "one of the two recordings is gone") }
        let pair: WorkoutPair
        do throws(EntryProblem) {
            pair = try WorkoutPair(WorkoutPair.Recording(first), WorkoutPair.Recording(second))
        } catch {
            throw .failed(reason: "the two recordings have no time in common")
        }
        _ = try await health.log(.sameWorkout(pair))
        return "They count as one workout; m, or the log, makes them two again."
    }

    /// Sets which sources count and their order. The excluded ones change first, the order last: each recomputes the
    /// days, so only differences are written.
    private func setOrder(
        of metric: MetricID?, _ choices: [Records.SourceChoice], _ progress: @escaping RecordsServices.Progress
    ) async throws(HealthStoreError) {
        let before = try await health.sourceOrder(of: metric)
        let excluded = Set(choices.filter(\.isExcluded).map(\.name))
        for source in before where source.isExcluded != excluded.contains(source.name) {
            try await health.setExcluded(
                name: source.name, metric: metric, isExcluded: !source.isExcluded, progress: Self.percent(progress))
        }
        let names = choices.map(\.name)
        guard names.isEmpty ? before.contains(where: \.isListed) : before.map(\.name) != names else { return }
        try await health.setOrder(metric: metric, names: names, progress: Self.percent(progress))
    }

    private static func percent(_ progress: @escaping RecordsServices.Progress) -> @Sendable (Double) -> Void {
        { progress(Int($0 * 100), 100) }
    }
}

extension WorkoutPair.Recording {
    fileprivate init(_ record: WorkoutRecord) {
        self.init(activity: record.activity, source: record.sourceName, start: record.start, end: record.end)
    }
}

extension Records.Place {
    /// Of a list with the newest first.
    fileprivate var olderFirst: BrowsingDirection { isBackwards ? .newer : .older }
}
