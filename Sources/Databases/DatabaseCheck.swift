import GRDBSQLite

/// Whether a database is whole.
public enum DatabaseCheck {
    /// The damage that SQLite finds in a database, in its words; `nil` for one that is sound. Reads all of it: seconds
    /// for a gigabyte. Changes nothing.
    /// - Throws: where it cannot be looked at, for another reason than damage.
    public static func damage(of path: String) throws(SQLiteFailure) -> String? {
        do throws(SQLiteFailure) {
            let lines = try FileConnection.readable(path).texts("PRAGMA quick_check(3)")
            return lines == ["ok"] ? nil : lines.joined(separator: "; ").replacing("\n", with: " ")
        } catch {
            guard error.isDamage else { throw error }
            return error.reason
        }
    }
}
