import GRDB
import HealthModel
import ImportKit

/// Facts about the person as each file gave them: table `imported_fact`.
enum ImportedFacts {
    static func record(_ value: String?, for fact: StoredFact, of part: Int64, _ db: Database) throws {
        guard let value else { return }
        try db.execute(
            sql: "INSERT OR REPLACE INTO imported_fact VALUES (?, ?, ?)", arguments: [part, fact.rawValue, value])
    }

    /// Takes back what some files gave: the newest of the others stands again, unless another value came later.
    /// - Parameter gone: a condition on `part`.
    static func withdraw(_ db: Database, where gone: String) throws {
        let values = try Row.fetchAll(
            db,
            sql: """
                SELECT name, value FROM imported_fact JOIN (
                    SELECT name, max(part) AS part FROM imported_fact WHERE \(gone) GROUP BY name
                ) USING (name, part)
                """)
        try db.execute(sql: "DELETE FROM imported_fact WHERE \(gone)")
        for row in values {
            guard let fact = StoredFact(rawValue: row[0]), try StoredFact.value(of: fact, db) == row[1] else {
                continue
            }
            let newest = try String.fetchOne(
                db, sql: "SELECT value FROM imported_fact WHERE name = ? ORDER BY part DESC LIMIT 1",
                arguments: [fact.rawValue])
            if let newest {
                try StoredFact.set(newest, for: fact, db)
            } else {
                try db.execute(sql: "DELETE FROM fact WHERE name = ?", arguments: [fact.rawValue])
            }
        }
    }
}

extension ImportedProfile {
    var facts: [(StoredFact, String?)] {
        [(.dateOfBirth, dateOfBirth?.iso), (.sex, sex?.rawValue), (.zoneGuess, newestZoneName)]
    }

    /// Merges a further profile, whose facts take precedence.
    mutating func merge(_ new: ImportedProfile) {
        if let birth = new.dateOfBirth { dateOfBirth = birth }
        if let sex = new.sex { self.sex = sex }
        if let zone = new.newestZoneName { newestZoneName = zone }
    }
}

/// Check-ins as each file gave them: table `imported_check_in`.
enum ImportedCheckIns {
    private static let contents = CheckIn.Scale.allCases.map(\.rawValue) + ["notes"]
    private static let columns = "day, \(contents.joined(separator: ", ")), written_at"

    /// Adds what a file gives, and notes it beside what the person wrote themselves that it may change.
    static func add(_ checkIn: ImportedCheckIn, of part: Int64, _ db: Database) throws {
        try db.cachedStatement(
            sql: """
                INSERT OR IGNORE INTO imported_check_in SELECT 0, \(columns) FROM check_in WHERE day = ?1
                    AND NOT EXISTS (SELECT 1 FROM imported_check_in AS other
                        WHERE other.day = ?1 AND other.written_at = check_in.written_at)
                """
        ).execute(arguments: [checkIn.day.number])
        let answers = checkIn.answers
        let values: [(any DatabaseValueConvertible)?] =
            [checkIn.day.number] + CheckIn.Scale.allCases.map { answers[$0] } + [answers.notes, checkIn.writtenAt]
        try db.cachedStatement(sql: intoImported).execute(arguments: StatementArguments([part] + values))
        try db.cachedStatement(sql: intoDay).execute(arguments: StatementArguments(values))
    }

    private static let intoImported = adding(to: "imported_check_in (part, \(columns))", key: "part, day", columns: 9)
    private static let intoDay = adding(to: "check_in (\(columns))", key: "day", columns: 8)

    /// A later one replaces what it says; what only one of two says stands.
    private static func adding(to table: String, key: String, columns: Int) -> String {
        let values = contents.map { name in
            """
            \(name) = CASE WHEN written_at <= excluded.written_at THEN coalesce(excluded.\(name), \(name))
                ELSE coalesce(\(name), excluded.\(name)) END
            """
        }
        let changes = contents.map { name in
            """
            excluded.\(name) IS NOT NULL AND \(name) IS NOT excluded.\(name)
                AND (\(name) IS NULL OR written_at <= excluded.written_at)
            """
        }
        let marks = Array(repeating: "?", count: columns).joined(separator: ", ")
        return """
            INSERT INTO \(table) VALUES (\(marks)) ON CONFLICT (\(key)) DO UPDATE SET
                \(values.joined(separator: ", ")), written_at = max(written_at, excluded.written_at)
            WHERE \(changes.joined(separator: " OR "))
            """
    }

    /// Takes back what some files gave, those of the SQL function `withdrawn`: the others are put together anew. What was
    /// written later stays, and what was taken back by hand stays away.
    static func withdraw(_ db: Database) throws {
        let days = try Int.fetchAll(
            db,
            sql: """
                SELECT DISTINCT gone.day FROM imported_check_in AS gone JOIN check_in USING (day) WHERE withdrawn(part)
                    AND EXISTS (SELECT 1 FROM imported_check_in AS given WHERE given.day = gone.day
                        AND given.written_at = check_in.written_at)
                """)
        try db.execute(sql: "DELETE FROM imported_check_in WHERE withdrawn(part)")
        for day in days {
            try db.execute(sql: "DELETE FROM check_in WHERE day = ?", arguments: [day])
            let rest = try Row.fetchAll(
                db, sql: "SELECT \(columns) FROM imported_check_in WHERE day = ? ORDER BY written_at, part",
                arguments: [day])
            for row in rest {
                try db.cachedStatement(sql: intoDay).execute(arguments: StatementArguments(row.databaseValues))
            }
        }
    }
}
