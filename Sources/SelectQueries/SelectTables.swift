import GRDBSQLite
import HealthModel
import HealthQuery

/// The two tables that a SELECT of the tools sees, in memory: one row a day, one row a workout. They hold nothing but what
/// the tools give anyway, and only the columns that the query names.
struct SelectTables {
    static let workoutColumns = [
        "id", "type", "start", "end", "tz", "date", "weekday", "start_clock", "start_hour", "duration_min",
        "distance_km", "elevation_m", "avg_hr", "max_hr", "active_kcal", "zone1_min", "zone2_min", "zone3_min",
        "zone4_min", "zone5_min", "zone45_min", "rpe", "hrr1_bpm", "indoor", "pace_s_km", "load_edwards", "load_srpe",
    ]
    private static let workoutTexts: Set = ["type", "start", "end", "tz", "date", "weekday"]

    static var schema: String {
        let days = DayField.allCases.map { ", \"\($0.rawValue)\" \($0.isText ? "TEXT" : "REAL")" }.joined()
        let workouts = workoutColumns.map { name in
            "\"\(name)\" " + (name == "id" ? "INTEGER PRIMARY KEY" : workoutTexts.contains(name) ? "TEXT" : "REAL")
        }
        return """
            CREATE TABLE day (date TEXT PRIMARY KEY\(days)) WITHOUT ROWID;
            CREATE TABLE workout (\(workouts.joined(separator: ", ")));
            """
    }

    static func fillDays(_ connection: OpaquePointer, _ columns: DayColumns) throws {
        guard let first = columns.first else { return }
        let numbers = columns.numbers.map { ($0.key.rawValue, $0.value) }
        let texts = columns.texts.map { ($0.key.rawValue, $0.value) }
        let count = numbers.first?.1.count ?? texts.first?.1.count ?? 0
        let names = ["date"] + numbers.map(\.0) + texts.map(\.0)
        try insert(connection, "day", names, rows: count) { index, bind in
            bind(.text(first.advanced(by: index).iso))
            for (_, values) in numbers { bind(values[index].map(FieldValue.number) ?? .missing) }
            for (_, values) in texts { bind(values[index].map(FieldValue.text) ?? .missing) }
        }
    }

    static func fillWorkouts(_ connection: OpaquePointer, _ workouts: [QueryWorkout], _ columns: Set<String>) throws {
        let names = workoutColumns.filter { columns.contains($0) || $0 == "id" }
        try insert(connection, "workout", names, rows: workouts.count) { index, bind in
            for name in names { bind(cell(name, workouts[index])) }
        }
    }

    private static func cell(_ name: String, _ workout: QueryWorkout) -> FieldValue {
        switch name {
        case "type": .text(workout.type)
        case "start": .text(workout.start)
        case "end": .text(workout.end)
        case "tz": .text(workout.zone)
        case "date": .text(workout.date.iso)
        case "weekday": .text(workout.date.weekdayName)
        default: number(name, workout).map(FieldValue.number) ?? .missing
        }
    }

    private static func number(_ name: String, _ workout: QueryWorkout) -> Double? {
        switch name {
        case "id": Double(workout.id)
        case "start_clock": Double(workout.startClock)
        case "start_hour": Double(workout.startClock) / 60
        case "duration_min": workout.duration
        case "distance_km": workout.distance
        case "elevation_m": workout.elevation
        case "avg_hr": workout.averageHeartRate
        case "max_hr": workout.maximumHeartRate
        case "active_kcal": workout.activeEnergy
        case "zone1_min": workout.zoneMinutes?[0]
        case "zone2_min": workout.zoneMinutes?[1]
        case "zone3_min": workout.zoneMinutes?[2]
        case "zone4_min": workout.zoneMinutes?[3]
        case "zone5_min": workout.zoneMinutes?[4]
        case "zone45_min": workout.zoneMinutes.map { ($0[3] + $0[4]).nineDecimals }
        case "rpe": workout.effort
        case "hrr1_bpm": workout.heartRateRecovery
        case "indoor": workout.isIndoor.map { $0 ? 1 : 0 }
        case "pace_s_km": workout.distance.flatMap { $0 > 0 ? 60 * workout.duration / $0 : nil }
        case "load_edwards": workout.zoneMinutes.map(TrainingLoad.edwards)
        case "load_srpe": workout.effort.map { TrainingLoad.session(effort: $0, minutes: workout.duration) }
        default: nil
        }
    }

    private static func insert(
        _ connection: OpaquePointer, _ table: String, _ names: [String], rows: Int,
        _ row: (Int, (FieldValue) -> Void) -> Void
    ) throws {
        let columns = names.map { "\"\($0)\"" }.joined(separator: ", ")
        let marks = names.map { _ in "?" }.joined(separator: ", ")
        let statement = try MemoryStatement(connection, "INSERT INTO \(table) (\(columns)) VALUES (\(marks))")
        for index in 0..<rows {
            var place: Int32 = 0
            row(index) { cell in
                place += 1
                statement.bind(cell, at: place)
            }
            _ = try statement.step()
            statement.reset()
        }
    }
}

/// A statement of the tables in memory.
final class MemoryStatement {
    struct Failure: Error { var code: Int32 }

    let handle: OpaquePointer

    convenience init(_ connection: OpaquePointer, _ sql: String) throws(Failure) {
        var hasMore = false
        try self.init(connection, sql, hasMore: &hasMore)
    }

    /// - Parameter hasMore: whether anything but blanks and semicolons stands behind the statement.
    init(_ connection: OpaquePointer, _ sql: String, hasMore: inout Bool) throws(Failure) {
        var statement: OpaquePointer?
        var rest = ""
        let code = sql.withCString { text in
            var tail: UnsafePointer<CChar>?
            let code = sqlite3_prepare_v3(connection, text, -1, 0, &statement, &tail)
            rest = tail.map { String(cString: $0) } ?? ""
            return code
        }
        guard code == SQLITE_OK, let statement else { throw Failure(code: code) }
        hasMore = rest.contains { !$0.isWhitespace && $0 != ";" }
        handle = statement
    }

    deinit { sqlite3_finalize(handle) }

    func bind(_ cell: FieldValue, at place: Int32) {
        switch cell {
        case .missing: sqlite3_bind_null(handle, place)
        case .number(let number): sqlite3_bind_double(handle, place, number)
        // SQLITE_TRANSIENT: SQLite copies the bytes.
        case .text(let text):
            sqlite3_bind_text(handle, place, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
        }
    }

    /// Whether there is a row.
    func step() throws(Failure) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw Failure(code: code)
        }
    }

    func reset() { sqlite3_reset(handle) }

    var columnNames: [String] {
        (0..<sqlite3_column_count(handle)).map { sqlite3_column_name(handle, $0).map { String(cString: $0) } ?? "" }
    }

    var row: [FieldValue] {
        (0..<sqlite3_column_count(handle)).map { column in
            switch sqlite3_column_type(handle, column) {
            case SQLITE_INTEGER, SQLITE_FLOAT: .number(sqlite3_column_double(handle, column))
            case SQLITE_TEXT: sqlite3_column_text(handle, column).map { .text(String(cString: $0)) } ?? .missing
            default: .missing
            }
        }
    }
}
