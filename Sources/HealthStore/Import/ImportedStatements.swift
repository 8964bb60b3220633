import GRDB
import HealthModel
import JSON

/// Which files gave what a person said, table `imported_statement`, so that undoing an import takes it back.
enum ImportedStatements {
    enum Kind: String, CaseIterable {
        case goal, entry, exclusion
        case sleepExclusion = "sleep_exclusion"
        case sourcePlace = "source_place"
    }

    /// The rows that these files gave and no remaining file gives.
    struct OrphanedRows {
        var goals: [Int] = []
        var entries: [Int] = []
        var exclusions: [SampleKey] = []
        var sleepExclusions: [SleepPieceKey] = []
        var sourcePlaces: [(metric: String, name: String)] = []

        var count: Int {
            goals.count + entries.count + exclusions.count + sleepExclusions.count + sourcePlaces.count
        }
    }

    /// Notes that a file gives something. What was there without an import stays the person's own.
    /// - Parameter isNew: this file brought it.
    static func record(_ kind: Kind, _ item: String, isNew: Bool, of part: Int64, _ db: Database) throws {
        try db.cachedStatement(
            sql: """
                INSERT OR IGNORE INTO imported_statement (part, kind, item) SELECT ?1, ?2, ?3
                WHERE ?4 OR EXISTS (SELECT 1 FROM imported_statement WHERE kind = ?2 AND item = ?3)
                """
        ).execute(arguments: [part, kind.rawValue, item, isNew])
    }

    static func item(_ key: SampleKey) -> String {
        "\(key.type)/\(key.start)/\(key.source)/\(key.duration)/\(key.value)"
    }

    static func item(_ key: SleepPieceKey) -> String {
        "\(key.start)/\(key.source)/\(key.duration)/\(key.stage.rawValue)"
    }

    static func item(metric: String, name: String) -> String { "\(metric)/\(name)" }

    /// The rows that go with the files of the SQL function `withdrawn`.
    static func gone(_ db: Database) throws -> OrphanedRows {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT DISTINCT kind, item FROM imported_statement AS given WHERE withdrawn(part) AND NOT EXISTS (
                    SELECT 1 FROM imported_statement AS other
                    WHERE other.kind = given.kind AND other.item = given.item AND NOT withdrawn(other.part))
                """)
        var gone = OrphanedRows()
        for row in rows {
            let item: String = row[1]
            let parts = item.split(separator: "/").map(String.init)
            switch Kind(rawValue: row[0]) {
            case .goal: if let id = Int(item) { gone.goals.append(id) }
            case .entry: if let id = Int(item) { gone.entries.append(id) }
            case .exclusion:
                let numbers = parts.prefix(4).compactMap { Int($0) }
                guard parts.count == 5, numbers.count == 4, let value = Double(parts[4]) else { continue }
                gone.exclusions.append(
                    SampleKey(
                        type: numbers[0], start: numbers[1], source: numbers[2], duration: numbers[3], value: value))
            case .sleepExclusion:
                let numbers = parts.compactMap { Int($0) }
                guard numbers.count == 4, let stage = SleepStage(rawValue: numbers[3]) else { continue }
                gone.sleepExclusions.append(
                    SleepPieceKey(start: numbers[0], source: numbers[1], duration: numbers[2], stage: stage))
            case .sourcePlace:
                guard let slash = item.firstIndex(of: "/") else { continue }
                gone.sourcePlaces.append((String(item[..<slash]), String(item[item.index(after: slash)...])))
            case nil: continue
            }
        }
        return gone
    }

    /// The rows that came of an entry; none for one that is not there or cannot be read any more.
    static func made(_ entry: Int, _ db: Database) throws -> EntryChanges.Made {
        let text = try String.fetchOne(
            db, sql: "SELECT made FROM log_entry WHERE id = ? AND undone_at IS NULL", arguments: [entry])
        // Of an entry that a later version wrote nothing can be told.
        return text.flatMap { try? CodedJSON.value(EntryChanges.Made.self, from: $0) }
            ?? EntryChanges.Made()
    }

    /// Takes it all back; what has to be computed again is for `Withdrawal` to say.
    static func withdraw(_ gone: OrphanedRows, clock: DayClock, _ db: Database) throws {
        for goal in gone.goals { try db.execute(sql: "DELETE FROM goal WHERE id = ?", arguments: [goal]) }
        for entry in gone.entries {
            var changes = EntryChanges(db: db, now: 0) { _ in clock }
            try changes.remove(made(entry, db))
            try db.execute(sql: "DELETE FROM log_entry WHERE id = ?", arguments: [entry])
        }
        for key in gone.exclusions { try SampleEdit(db: db, now: 0).include(key) }
        for key in gone.sleepExclusions {
            try db.execute(
                sql: "DELETE FROM sleep_exclusion WHERE start = ? AND source = ? AND duration = ? AND stage = ?",
                arguments: [key.start, key.source, key.duration, key.stage.rawValue])
        }
        for place in gone.sourcePlaces {
            try db.execute(
                sql: "DELETE FROM source_order WHERE metric = ? AND name = ?", arguments: [place.metric, place.name])
        }
        try db.execute(sql: "DELETE FROM imported_statement WHERE withdrawn(part)")
    }
}
