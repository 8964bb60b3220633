import GRDBSQLite

/// The SQLite that keeps the data.
public enum SQLiteVersion {
    public static var text: String { String(cString: sqlite3_libversion()) }
}
