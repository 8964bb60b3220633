import Databases
import Foundation
import GRDBSQLite
import HealthModel
import HealthQuery

/// Runs one SELECT that somebody else wrote, in a database of its own in memory: it has the tables `day` and `workout` and
/// no way to anything else. Reads of their columns and a list of functions are allowed, nothing more, and a little time and
/// memory.
///
/// Safe to hand to another thread: one thread at a time uses it. `interrupt` may be called from any.
public final class SelectRunner: @unchecked Sendable {
    /// Of the thread that runs it.
    static let mostNanoseconds: UInt64 = 50_000_000
    /// The longest value that an expression may have, in bytes.
    static let longestValue: Int32 = 256 << 10
    /// The memory that SQLite may take more than when the query began, in bytes: a sorter keeps its rows in memory.
    static let mostMemory: Int64 = 64 << 20
    /// Steps of SQLite's machine between two looks at time and memory. Each can make a value of `longestValue`.
    static let stepsBetweenLooks: Int32 = 100
    private static let functions = Set(SelectFunctions.names)

    private let connection: OpaquePointer
    private let guardian = CallbackContext()
    private let printf: LimitedPrintf

    /// The context of SQLite's callbacks; they run on the thread that runs the query.
    private final class CallbackContext {
        var columns: [String: Set<String>] = [:]
        /// The query's own tables: one that is only counted is reported as read, without a column.
        var ownTables: Set<String> = []
        var denied: String?

        /// Names of SQLite's own tables are never the query's.
        func isOwn(_ table: String) -> Bool {
            let table = table.lowercased()
            return ownTables.contains(table) && !["sqlite_", "pragma_", "json_"].contains { table.hasPrefix($0) }
        }

        var until: UInt64 = .max
        /// Of SQLite's memory in the whole program.
        var memoryLimit: Int64 = .max
        var isOver = false
    }

    /// - Throws: `.store` where there is no memory for a database.
    public init() throws(SelectProblem) {
        var connection: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX
        guard sqlite3_open_v2(":memory:", &connection, flags, nil) == SQLITE_OK, let connection else {
            sqlite3_close_v2(connection)
            throw .store(.failed(reason: "there is no memory for the query"))
        }
        self.connection = connection
        guard let printf = LimitedPrintf(longest: Self.longestValue) else {
            sqlite3_close_v2(connection)
            throw .store(.failed(reason: "there is no memory for the query"))
        }
        self.printf = printf
        guard printf.install(in: connection) else {
            throw .store(.failed(reason: "the functions for the query cannot be made"))
        }
        sqlite3_exec(connection, "PRAGMA trusted_schema = OFF; PRAGMA temp_store = MEMORY", nil, nil, nil)
        // An unknown name in double quotes is no text.
        _disableDoubleQuotedStringLiterals(connection)
        guard sqlite3_exec(connection, SelectTables.schema, nil, nil, nil) == SQLITE_OK else {
            throw .store(.failed(reason: "the tables for the query cannot be made"))
        }
        setLimits()
    }

    deinit { sqlite3_close_v2(connection) }

    private func setLimits() {
        let limits: [(Int32, Int32)] = [
            (SQLITE_LIMIT_LENGTH, Self.longestValue), (SQLITE_LIMIT_SQL_LENGTH, 1 << 16), (SQLITE_LIMIT_COLUMN, 200),
            (SQLITE_LIMIT_EXPR_DEPTH, 100), (SQLITE_LIMIT_COMPOUND_SELECT, 10), (SQLITE_LIMIT_ATTACHED, 0),
            (SQLITE_LIMIT_VARIABLE_NUMBER, 100), (SQLITE_LIMIT_TRIGGER_DEPTH, 1), (SQLITE_LIMIT_WORKER_THREADS, 0),
        ]
        for (limit, value) in limits { sqlite3_limit(connection, limit, value) }
    }

    // MARK: Before it runs

    /// The columns that the query reads, by table.
    /// - Throws: `.notAllowed` for anything but one SELECT of what is allowed, `.invalid` for what SQLite cannot read.
    public func columns(of query: String) throws(SelectProblem) -> [String: Set<String>] {
        let word = query.drop { $0.isWhitespace }.prefix { $0.isLetter }.lowercased()
        guard word == "select" || word == "with" else { throw .notAllowed("it must begin with SELECT or WITH") }
        guard !query.unicodeScalars.contains("\0") else { throw .invalid("it holds a character that is no text") }
        guard WithExpansion.copies(in: query) <= WithExpansion.most else {
            throw .invalid("it names the tables of its WITH too often")
        }
        guardian.ownTables = WithExpansion.names(in: query)
        restrict()
        defer { sqlite3_set_authorizer(connection, nil, nil) }
        _ = try prepared(query)
        return guardian.columns
    }

    private func prepared(_ query: String) throws(SelectProblem) -> MemoryStatement {
        var hasMore = false
        let statement: MemoryStatement
        do {
            statement = try MemoryStatement(connection, query, hasMore: &hasMore)
        } catch {
            throw problem()
        }
        if hasMore { throw .notAllowed("it must be one statement") }
        guard sqlite3_stmt_readonly(statement.handle) != 0 else { throw .notAllowed("it can only read") }
        return statement
    }

    private func problem() -> SelectProblem {
        if let denied = guardian.denied { return .notAllowed(denied) }
        if guardian.isOver { return .tooLong }
        let text = sqlite3_errmsg(connection).map { String(cString: $0) } ?? "it is no SQL"
        if text.hasPrefix("no such table") { return .notAllowed("only day and workout can be read: \(text)") }
        if text.hasPrefix("no such function") {
            return .notAllowed("\(text); there are \(SelectFunctions.listed)")
        }
        if text.hasPrefix("unknown or unsupported") { return .notAllowed(text) }
        return .invalid(String(text.prefix(200)))
    }

    private func restrict() {
        sqlite3_set_authorizer(
            connection,
            { context, action, first, second, _, _ in
                guard let context else { return SQLITE_DENY }
                let guardian = Unmanaged<CallbackContext>.fromOpaque(context).takeUnretainedValue()
                func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
                switch action {
                case SQLITE_SELECT: return SQLITE_OK
                case SQLITE_READ where ["day", "workout"].contains(text(first)):
                    guardian.columns[text(first), default: []].insert(text(second))
                    return SQLITE_OK
                case SQLITE_READ where text(second).isEmpty && guardian.isOwn(text(first)): return SQLITE_OK
                case SQLITE_READ: guardian.denied = "only day and workout can be read"
                case SQLITE_FUNCTION where SelectRunner.functions.contains(text(second).lowercased()): return SQLITE_OK
                case SQLITE_FUNCTION:
                    guardian.denied = "the function \(text(second)) is not offered; there are \(SelectFunctions.listed)"
                case SQLITE_RECURSIVE: guardian.denied = "WITH RECURSIVE is not offered"
                default: guardian.denied = "it can only read day and workout"
                }
                return SQLITE_DENY
            }, Unmanaged.passUnretained(guardian).toOpaque())
    }

    // MARK: Running

    /// Fills the tables and runs the query.
    /// - Parameters:
    ///   - limit: rows at most.
    ///   - days: the table `day`; `nil` where the query does not read it.
    ///   - workouts: the table `workout`; `nil` where the query does not read it.
    ///   - columns: as `columns(of:)` told them.
    /// - Throws: `.tooLong` beyond its time or memory, else as `columns(of:)`.
    public func rows(
        of query: String, limit: Int, days: DayColumns?, workouts: [QueryWorkout]?, columns: [String: Set<String>]
    ) throws(SelectProblem) -> SelectedRows {
        do {
            sqlite3_exec(connection, "BEGIN", nil, nil, nil)
            if let days { try SelectTables.fillDays(connection, days) }
            if let workouts { try SelectTables.fillWorkouts(connection, workouts, columns["workout"] ?? []) }
            sqlite3_exec(connection, "COMMIT; PRAGMA query_only = ON", nil, nil, nil)
        } catch {
            throw .store(.failed(reason: "the tables for the query cannot be filled"))
        }
        restrict()
        startClock()
        let statement = try prepared(query)
        var result = SelectedRows(columns: statement.columnNames, rows: [])
        do {
            while result.rows.count < limit, try statement.step() { result.rows.append(statement.row) }
        } catch {
            throw problem()
        }
        if result.rows.count == limit { result.omitted = Self.count(statement) }
        return result
    }

    /// How many rows are left. The rows that were asked for are there already, so that it ends without an error when the
    /// time is over, with at least one.
    private static func count(_ statement: MemoryStatement) -> Int {
        var count = 0
        do {
            while try statement.step() { count += 1 }
            return count
        } catch {
            return max(count, 1)
        }
    }

    /// Ends the query that is running, or the next one.
    public func interrupt() { sqlite3_interrupt(connection) }

    private func startClock() {
        guardian.until = Self.threadTime() + Self.mostNanoseconds
        guardian.memoryLimit = sqlite3_memory_used() + Self.mostMemory
        sqlite3_progress_handler(
            connection, Self.stepsBetweenLooks,
            { context in
                guard let context else { return 1 }
                let guardian = Unmanaged<CallbackContext>.fromOpaque(context).takeUnretainedValue()
                guardian.isOver =
                    SelectRunner.threadTime() > guardian.until || sqlite3_memory_used() > guardian.memoryLimit
                return guardian.isOver ? 1 : 0
            }, Unmanaged.passUnretained(guardian).toOpaque())
    }

    /// Nanoseconds of the processor that this thread used.
    private static func threadTime() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
