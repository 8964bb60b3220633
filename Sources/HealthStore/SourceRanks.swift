import GRDB
import HealthImport
import HealthModel

/// The order of preference of sources: watch, phone, others, each by name. Sources of one name are one source: a device
/// writes another device text after every update of its system.
struct SourceRanks {
    struct Source {
        var name: String
        var sourceClass: ImportedSource.Class
        var rank: Int32
    }

    /// By number; numbers without a source are of no class and come last.
    private(set) var byID: [Int: Source] = [:]

    init(_ db: Database) throws {
        let rows = try Row.fetchAll(db, sql: "SELECT id, name, class FROM source ORDER BY class, name, id")
        var rank: Int32 = 0
        var previous: (ImportedSource.Class, String)?
        for row in rows {
            let sourceClass = ImportedSource.Class(rawValue: row[2]) ?? .other
            let name: String = row[1]
            if previous.map({ $0 != (sourceClass, name) }) ?? true { rank += 1 }
            previous = (sourceClass, name)
            byID[row[0]] = Source(name: name, sourceClass: sourceClass, rank: rank)
        }
    }

    /// Rank of each source by its number, from 1; 0 is kept for what was typed in by hand.
    var table: [Int32] {
        var table = [Int32](repeating: .max, count: (byID.keys.max() ?? 0) + 1)
        for (id, source) in byID { table[id] = source.rank }
        return table
    }
}
