import HealthModel
import ImportKit

/// Reads the tables of a Health Connect database. Times are milliseconds since 1970.
final class HealthConnectReader {
    private let reading: DocumentImport
    private let database: UntrustedDatabase
    private var apps: [Int64: (name: String, package: String)] = [:]
    private var devices: [Int64: (name: String, sourceClass: ImportedSource.Class)] = [:]
    private var sources: [Int64: Int32] = [:]
    /// Steps of SQLite's machine that one query may take: some dozens for each byte of the file.
    private let work: Int64

    private static let common = ["app_info_id", "device_info_id", "recording_method"]

    init(_ reading: DocumentImport, _ database: UntrustedDatabase) {
        self.reading = reading
        self.database = database
        work = 50_000_000 + 50 * reading.document.byteCount
    }

    func read() throws {
        try readNames()
        for kind in HealthConnectKind.all { try read(kind) }
        try readHeartRate()
        try readSleep()
        try readWorkouts()
    }

    // MARK: - Sources

    private func readNames() throws {
        try database.rows(of: "application_info_table", ["row_id", "app_name", "package_name"], work: work) { row in
            guard let id = row.integer(0), self.apps.count < 10_000 else { return }
            let package = row.text(2) ?? ""
            let name = row.text(1).flatMap { $0.isEmpty ? nil : $0 } ?? package
            self.apps[id] = (name, package.cut(toScalars: 200))
        }
        try database.rows(of: "device_info_table", ["row_id", "manufacturer", "model", "device_type"], work: work) {
            row in
            guard let id = row.integer(0), self.devices.count < 10_000 else { return }
            let name = [row.text(1), row.text(2)].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
            // Watch, ring, fitness band and chest strap are worn; 2 is a phone.
            let sourceClass: ImportedSource.Class =
                switch row.integer(3) {
                case 1, 4, 6, 7: .watch
                case 2: .phone
                default: .other
                }
            self.devices[id] = (name.cut(toScalars: 200), sourceClass)
        }
    }

    private func source(_ app: Int64?, _ device: Int64?) throws -> Int32 {
        let key = (app ?? -1) &* 100_003 &+ (device ?? -1)
        if let known = sources[key] { return known }
        let app = app.flatMap { apps[$0] }
        let device = device.flatMap { devices[$0] }
        let text = [app?.package ?? "", device?.name ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
        let number = try reading.source(
            app.map { $0.name.isEmpty ? "Health Connect" : $0.name } ?? "Health Connect", device: text,
            device?.sourceClass ?? .other)
        if sources.count < 100_000 { sources[key] = number }
        return number
    }

    private static func seconds(_ milliseconds: Int64?) -> Int64? {
        milliseconds.map { $0 >= 0 ? $0 / 1000 : ($0 - 999) / 1000 }
    }

    // MARK: - Values

    private func read(_ kind: HealthConnectKind) throws {
        let times = kind.isInterval ? ["start_time", "end_time"] : ["time", "time"]
        let columns = times + Self.common + kind.values.map(\.column)
        try database.rows(of: kind.table, columns, work: work) { row in
            try self.reading.step()
            guard let start = Self.seconds(row.integer(0)), let end = Self.seconds(row.integer(1)) else {
                return self.reading.skip(.noStart)
            }
            let source = try self.source(row.integer(2), row.integer(3))
            for (index, value) in kind.values.enumerated() {
                // The smallest number there is stands for what was not recorded.
                guard let number = row.number(Int32(5 + index)), abs(number) > 1e-300 || number == 0 else { continue }
                try self.reading.add(
                    value.identifier, number * value.factor, value.unit, at: start, lasting: end - start, from: source,
                    isUserEntered: row.integer(4) == 3)
            }
        }
    }

    private func readHeartRate() throws {
        try database.rows(
            of: "heart_rate_record_series_table", ["epoch_millis", "beats_per_minute"],
            parent: ("heart_rate_record_table", Self.common), work: work
        ) { row in
            try self.reading.step()
            guard let rate = row.number(1) else { return self.reading.skip(.noValue) }
            try self.reading.add(
                "HKQuantityTypeIdentifierHeartRate", rate, at: Self.seconds(row.integer(0)),
                from: try self.source(row.integer(2), row.integer(3)), isUserEntered: row.integer(4) == 3)
        }
    }

    // MARK: - Sleep

    private func readSleep() throws {
        var staged: Set<Int64> = []
        let stages: [Int64: SleepStage] = [
            1: .awake, 2: .asleepUnspecified, 3: .awake, 4: .core, 5: .deep, 6: .rem, 7: .awake,
        ]
        try database.rows(
            of: "sleep_stages_table", ["stage_start_time", "stage_end_time", "stage_type", "parent_key"],
            parent: ("sleep_session_record_table", Self.common), work: work
        ) { row in
            try self.reading.step()
            guard let code = row.integer(2), let stage = stages[code] else { return self.reading.skip(.unknownStage) }
            guard let start = Self.seconds(row.integer(0)), let end = Self.seconds(row.integer(1)) else {
                return self.reading.skip(.noStart)
            }
            if stage.isAsleep, let session = row.integer(3), staged.count < 1_000_000 { staged.insert(session) }
            try self.reading.add(
                stage, at: start, lasting: end - start, from: try self.source(row.integer(4), row.integer(5)))
        }
        try database.rows(
            of: "sleep_session_record_table", ["row_id", "start_time", "end_time"] + Self.common, work: work
        ) { row in
            guard let start = Self.seconds(row.integer(1)), let end = Self.seconds(row.integer(2)) else {
                return self.reading.skip(.noStart)
            }
            let source = try self.source(row.integer(3), row.integer(4))
            try self.reading.add(.inBed, at: start, lasting: end - start, from: source)
            guard let id = row.integer(0), !staged.contains(id) else { return }
            try self.reading.add(.asleepUnspecified, at: start, lasting: end - start, from: source)
        }
    }

    // MARK: - Workouts

    private func readWorkouts() throws {
        try database.rows(
            of: "exercise_session_record_table",
            ["start_time", "end_time", "exercise_type", "title", "uuid"] + Self.common, work: work
        ) { row in
            guard let start = Self.seconds(row.integer(0)), let end = Self.seconds(row.integer(1)), end >= start else {
                return self.reading.skip(.noStart)
            }
            let title = row.text(3) ?? ""
            // A title that names a kind says more than the number: writers do not agree on the numbers.
            let kind = row.integer(2).flatMap { HealthConnectKind.activities[$0] }
            var workout = ImportedWorkout(
                source: try self.source(row.integer(5), row.integer(6)),
                activity: WorkoutNames.activity(title) ?? kind.flatMap { WorkoutNames.activity($0) } ?? "Other",
                start: start, end: end, durationSeconds: Double(end - start))
            workout.title = title.isEmpty ? nil : title
            workout.externalID = row.hexadecimal(4)
            workout.isIndoor = WorkoutNames.isIndoor(title) ?? kind.flatMap { WorkoutNames.isIndoor($0) }
            try self.reading.add(workout)
        }
        try readRoutes()
    }

    private func readRoutes() throws {
        var routes: [Int64: (source: Int32, points: [ImportedRoute.Point])] = [:]
        var count = 0
        try database.rows(
            of: "exercise_route_table", ["parent_key", "timestamp", "latitude", "longitude", "altitude"],
            parent: ("exercise_session_record_table", Self.common), work: work
        ) { row in
            try self.reading.step()
            count += 1
            guard count <= 20_000_000, let session = row.integer(0), let at = row.integer(1),
                let latitude = row.number(2),
                let longitude = row.number(3), abs(latitude) <= 90, abs(longitude) <= 180, at > 0
            else { return }
            let source = try self.source(row.integer(5), row.integer(6))
            routes[session, default: (source, [])].points.append(
                ImportedRoute.Point(atMs: at, latitude: latitude, longitude: longitude, altitude: row.number(4)))
        }
        for session in routes.keys.sorted() {
            guard let route = routes[session] else { continue }
            try reading.add(ImportedRoute(source: route.source, points: route.points.sorted { $0.atMs < $1.atMs }))
        }
    }
}
