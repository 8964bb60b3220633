import Foundation
import GRDB
import HealthModel
import ImportKit
@testable import HealthStore

/// A store in a folder of its own that goes away with it.
final class TemporaryStore: Sendable {
    let folder: String
    let path: String
    let store: HealthStore

    init(home: String? = "Europe/Berlin", now: String = "2026-06-01T12:00:00Z") {
        folder = NSTemporaryDirectory() + "airfit-store-" + UUID().uuidString
        path = folder + "/health.sqlite"
        let moment = Date(timeIntervalSince1970: Double(unix(now)))
        store = HealthStore(path: path, options: .init(homeZoneName: home, now: { moment }))
    }

    /// - Parameter often: imports commit as often as they can.
    convenience init(home: String? = "Europe/Berlin", often: Bool) {
        self.init(home: home)
        var options = store.options
        if often { options.checkpointInterval = .zero }
        store.apply(options)
    }

    /// Another store in the folder of `other`, which it leaves where it is.
    init(copyAt path: String, of other: TemporaryStore) {
        (folder, self.path) = ("", path)
        store = HealthStore(path: path, options: other.store.options)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }  // in the temporary folder: may stay

    /// Imports what `records` puts into the sink, as a file of its own.
    @discardableResult
    func add(
        fingerprint: String = UUID().uuidString, cutOff: String? = nil,
        _ records: @escaping @Sendable (Recorder) throws -> Void
    ) async throws -> ImportOutcome {
        let origin = ImportOrigin(path: "/export.zip", format: "test", fingerprint: fingerprint, byteCount: 1)
        return try await store.importing(origin) { sink in
            let recorder = Recorder(sink)
            try records(recorder)
            var tally = ImportTally()
            tally.records = recorder.count
            tally.cutOff = cutOff
            return tally
        }
    }

    func value(of metric: MetricID, on day: String) async throws -> Double? {
        let day = civil(day)
        return try await store.dailyValues(of: metric, in: day...day).first?.value
    }
}

extension HealthStore {
    /// Stores a day's check-in beside the entries, as the first versions did.
    func setCheckIn(_ checkIn: CheckIn, of day: CivilDay) async throws {
        let writtenAt = Int(options.now().timeIntervalSince1970)
        try await writingInBackground { db in
            try db.execute(
                sql: "INSERT OR REPLACE INTO check_in (day, \(CheckIn.columns), written_at) VALUES (?,?,?,?,?,?,?,?)",
                arguments: StatementArguments(
                    [day.number] + CheckIn.Scale.allCases.map { checkIn[$0] } + [checkIn.notes, writtenAt]))
        }
    }
}

/// Writes records into a sink in few words.
final class Recorder {
    let sink: any ImportSink
    private(set) var count = 0
    init(_ sink: any ImportSink) { self.sink = sink }

    static let watch = ImportedSource(name: "Watch", device: "model:Watch", sourceClass: .watch)
    static let phone = ImportedSource(name: "Phone", device: "model:iPhone", sourceClass: .phone)
    static let ring = ImportedSource(name: "Ring", device: "", sourceClass: .other)

    /// `name` without Apple's prefix; `at` in UTC.
    func sample(
        _ name: String, _ value: Double, at: String, minutes: Double = 0, from source: ImportedSource = watch,
        typed: Bool = false, recorded: String? = nil, unit: String = ""
    ) throws {
        let prefix = name.hasPrefix("HKCategory") ? "" : "HKQuantityTypeIdentifier"
        let type = try sink.number(of: ImportedType(identifier: prefix + name, unit: unit, aggregation: .discrete))
        try sink.add(samples: [
            ImportedSample(
                type: type, source: try sink.number(of: source), start: Int64(unix(at)),
                duration: Int32(minutes * 60), isUserEntered: typed, value: value,
                recordedAt: Int64(recorded.map(unix) ?? 0))
        ])
        count += 1
    }

    func sleep(
        _ stage: SleepStage, _ from: String, _ to: String, by source: ImportedSource = watch, zone: String? = nil
    ) throws {
        try sink.add(sleep: [
            ImportedSleep(
                source: try sink.number(of: source), start: Int64(unix(from)), duration: Int32(unix(to) - unix(from)),
                stage: stage, zoneName: zone)
        ])
        count += 1
    }
}

/// Unix seconds of `2026-01-09T12:00:00Z` or, shorter, `2026-01-09 12:00` in UTC.
func unix(_ text: String) -> Int {
    let full = text.hasSuffix("Z") ? text : text.replacingOccurrences(of: " ", with: "T") + ":00Z"
    // A formatter costs a millisecond to make: the style is a value.
    guard let date = try? Date(full, strategy: .iso8601) else { preconditionFailure(text) }
    return Int(date.timeIntervalSince1970)
}

func civil(_ text: String) -> CivilDay {
    guard let day = CivilDay(iso: text) else { preconditionFailure(text) }
    return day
}
