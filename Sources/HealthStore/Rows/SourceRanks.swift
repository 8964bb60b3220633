import GRDB
import HealthModel
import ImportKit

/// The order of preference of sources: those that the person listed, then watch, phone, others, each by name. Sources of
/// one name are one source: a device writes another device text after every update of its system. A plain table of values
/// comes last and counts only on a day of which no device knows anything.
struct SourceRanks {
    struct Source {
        var name: String
        var sourceClass: ImportedSource.Class
        /// Where nothing is listed, from 1.
        var rank: Int32
        /// Whether a person wrote its values down by the day.
        var isTable: Bool
    }

    /// Rank of a source that counts nowhere.
    static let excluded: Int32 = -1
    /// Unlisted ranks begin behind every place in a list.
    private static let listed: Int32 = 1 << 20
    /// Unlisted ranks of plain tables begin behind all others.
    static let tables: Int32 = 1 << 28

    /// By number; numbers without a source are of no class and come last.
    private(set) var byID: [Int: Source] = [:]
    let order: SourceOrder

    init(_ db: Database) throws {
        order = try SourceOrder(db)
        // Row by row: a hostile file can have a source for each of its samples.
        let row = try RawStatement(
            db,
            "SELECT id, name, class, device = ?1 FROM source WHERE id BETWEEN 0 AND ?2 ORDER BY 4, class, name, id")
        row.bind(ImportedSource.tableDevice, at: 1)
        row.bind(StoredBounds.largestNumber, at: 2)
        var rank: Int32 = 0
        var previous: (ImportedSource.Class, String, Bool)?
        while try row.step() {
            let sourceClass = ImportedSource.Class(rawValue: row.int(2)) ?? .other
            let name = row.text(1) ?? ""
            let isTable = row.int(3) != 0
            if previous.map({ $0 != (sourceClass, name, isTable) }) ?? true { rank += 1 }
            previous = (sourceClass, name, isTable)
            byID[row.int(0)] = Source(name: name, sourceClass: sourceClass, rank: rank, isTable: isTable)
        }
    }

    /// Rank of each source by its number, from 1, or `excluded`; 0 is kept for what was typed in by hand.
    func table(for metric: MetricID) -> [Int32] {
        table(for: metric) { ($0.isTable ? Self.tables : Self.listed) + $0.rank }
    }

    /// The same where only what the person listed goes before the rest: unlisted sources are all of one rank.
    func tableOfListed(for metric: MetricID) -> [Int32] {
        table(for: metric) { $0.isTable ? Self.tables : Self.listed }
    }

    private func table(for metric: MetricID, unlisted: (Source) -> Int32) -> [Int32] {
        var table = [Int32](repeating: .max, count: (byID.keys.max() ?? 0) + 1)
        let places = order.places(for: metric)
        for (id, source) in byID {
            table[id] =
                order.isExcluded(source.name, for: metric)
                ? Self.excluded : places[source.name].map { Int32($0) } ?? unlisted(source)
        }
        return table
    }
}

/// The person's order of their sources: table `source_order`.
struct SourceOrder {
    private struct Entry {
        var name: String
        var position: Int
        var isExcluded: Bool
    }

    /// By metric, the empty one for all; ascending by position.
    private var entries: [String: [Entry]] = [:]

    init(_ db: Database) throws {
        let rows = try RawStatement(
            db, "SELECT metric, name, position, is_excluded FROM source_order ORDER BY metric, position, name")
        while try rows.step() {
            guard let metric = rows.text(0), let name = rows.text(1) else { continue }
            entries[metric, default: []].append(
                Entry(name: name, position: rows.int(2), isExcluded: rows.int(3) != 0))
        }
    }

    /// The metric whose list holds for another: all that comes of sleep goes by one source.
    static func key(of metric: MetricID?) -> String {
        guard let metric else { return "" }
        return metric.isOfSleep ? MetricID.sleep.rawValue : metric.rawValue
    }

    /// Place from 1 of each listed name: those of the metric's own list, then those of the general one.
    func places(for metric: MetricID) -> [String: Int] {
        var places: [String: Int] = [:]
        for name in names(for: metric) + names(for: nil) where places[name] == nil { places[name] = places.count + 1 }
        return places
    }

    /// Of the general list alone.
    var generalPlaces: [String: Int] { Dictionary(zip(names(for: nil), 1...), uniquingKeysWith: min) }

    /// One list alone, first place first.
    func names(for metric: MetricID?) -> [String] {
        (entries[Self.key(of: metric)] ?? []).filter { $0.position > 0 }.map(\.name)
    }

    /// Whether samples of a source count nowhere, or not for a metric.
    func isExcluded(_ name: String, for metric: MetricID?) -> Bool {
        func isIn(_ key: String) -> Bool { entries[key]?.contains { $0.name == name && $0.isExcluded } ?? false }
        return isIn("") || (metric != nil && isIn(Self.key(of: metric)))
    }

    /// Whether any source is left out for a metric.
    func leavesOut(for metric: MetricID) -> Bool {
        ["", Self.key(of: metric)].contains { entries[$0]?.contains(where: \.isExcluded) ?? false }
    }

    /// Metrics that a source is left out for by itself.
    func excludedMetrics(of name: String) -> [MetricID] {
        entries.compactMap { key, list in
            list.contains { $0.name == name && $0.isExcluded } ? MetricID(rawValue: key) : nil
        }.sorted { $0.rawValue < $1.rawValue }
    }

    /// Writes one list in place of the one that was there; what is left out stays so.
    static func write(_ db: Database, metric: MetricID?, names: [String]) throws {
        let key = key(of: metric)
        try db.execute(sql: "UPDATE source_order SET position = 0 WHERE metric = ?", arguments: [key])
        for (index, name) in names.enumerated() {
            try db.execute(
                sql: """
                    INSERT INTO source_order (metric, name, position) VALUES (?, ?, ?)
                    ON CONFLICT (metric, name) DO UPDATE SET position = excluded.position
                    """, arguments: [key, name, index + 1])
        }
        try tidy(db)
    }

    static func write(_ db: Database, metric: MetricID?, name: String, isExcluded: Bool) throws {
        try db.execute(
            sql: """
                INSERT INTO source_order (metric, name, position, is_excluded) VALUES (?, ?, 0, ?)
                ON CONFLICT (metric, name) DO UPDATE SET is_excluded = excluded.is_excluded
                """, arguments: [key(of: metric), name, isExcluded])
        try tidy(db)
    }

    /// A row that says nothing goes.
    private static func tidy(_ db: Database) throws {
        try db.execute(sql: "DELETE FROM source_order WHERE position = 0 AND is_excluded = 0")
    }
}

extension MetricID {
    /// Whether it comes of the nights.
    var isOfSleep: Bool { category == .sleep }
}

extension [MergePiece] {
    /// Takes out of the pieces of a day what plain tables say of it, where a device knows of that day.
    mutating func leaveOutTables() {
        guard contains(where: { $0.rank >= SourceRanks.tables }),
            contains(where: { $0.rank > 0 && $0.rank < SourceRanks.tables })
        else { return }
        removeAll { $0.rank >= SourceRanks.tables }
    }
}
