import Files
import GRDBSQLite

/// Copies of a live database as of one moment. Other programs may write meanwhile.
public enum DatabaseCopy {
    /// A copy in a file without a name, so that a kill leaves nothing that anybody could read. Blocks for seconds: not for the
    /// main thread. It needs as much room in `folder` as the database has bytes.
    ///
    /// The database is checked first (`quick_check`), and is not brought to a newer schema.
    /// - Parameter isCancelled: asked for every megabyte or so.
    /// - Throws: `SQLITE_CORRUPT` for a damaged one, `SQLITE_INTERRUPT` when cancelled.
    public static func anonymous(
        of path: String, in folder: String, isCancelled: @escaping @Sendable () -> Bool
    ) throws(SQLiteFailure) -> AnonymousFile {
        let source = try FileConnection.readable(path)
        // One transaction, so that what is checked is what is copied, and nobody's commit makes it begin anew.
        try source.run("BEGIN")
        try check(source, isCancelled)
        var opened: Result<FileConnection, SQLiteFailure>?
        let file: AnonymousFile
        do throws(FileFailure) {
            file = try AnonymousFile(in: folder) { path in
                opened = Result { () throws(SQLiteFailure) in try FileConnection(path: path, .readWrite) }
            }
        } catch {
            throw SQLiteFailure(code: error.isDiskFull ? SQLITE_FULL : SQLITE_CANTOPEN)
        }
        guard let target = try opened?.get() else { throw SQLiteFailure(code: SQLITE_CANTOPEN) }
        // A journal would be another file, and this one is of no use before it is whole.
        try target.run("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
        guard let backup = sqlite3_backup_init(target.handle, "main", source.handle, "main") else {
            throw SQLiteFailure(code: sqlite3_errcode(target.handle))
        }
        var code: Int32
        repeat {
            code = sqlite3_backup_step(backup, 256)
            if isCancelled() { code = SQLITE_INTERRUPT }
        } while code == SQLITE_OK
        sqlite3_backup_finish(backup)
        guard code == SQLITE_DONE else { throw SQLiteFailure(code: code) }
        return file
    }

    /// - Throws: `SQLITE_CORRUPT` for a damaged one.
    private static func check(
        _ source: FileConnection, _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(SQLiteFailure) {
        let asked = Cancellation(isCancelled)
        return try withExtendedLifetime(asked) { () throws(SQLiteFailure) in
            sqlite3_progress_handler(
                source.handle, 100_000,
                { context in
                    // Alive until the handler is taken away below.
                    Unmanaged<Cancellation>.fromOpaque(context!).takeUnretainedValue().isCancelled() ? 1 : 0
                }, Unmanaged.passUnretained(asked).toOpaque())
            defer { sqlite3_progress_handler(source.handle, 0, nil, nil) }
            guard try source.texts("PRAGMA quick_check(1)") == ["ok"] else { throw SQLiteFailure(code: SQLITE_CORRUPT) }
        }
    }

    private final class Cancellation: Sendable {
        let isCancelled: @Sendable () -> Bool
        init(_ isCancelled: @escaping @Sendable () -> Bool) { self.isCancelled = isCancelled }
    }
}
