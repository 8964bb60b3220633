import GRDB
import HealthModel
import HealthQuery
import Synchronization

/// How much there is of each column. What has a value on every date of the store is not read for it, and what the roll-ups
/// hold is counted beside them; the nights are looked through, and the rings and the check-ins are few enough to be read.
struct Catalogue {
    private let db: Database
    private let today: CivilDay
    private let reader: DayColumnReader

    init(_ db: Database, _ options: HealthStore.Options, upTo today: CivilDay) throws {
        self.db = db
        self.today = today
        reader = try DayColumnReader(db, options, upTo: today)
    }

    func entries() throws -> [CatalogueEntry] {
        let counted = try DayCounts(db).spans(upTo: today)
        var reader = reader
        let nights = try reader.days.map { try reader.nightSpans($0) } ?? [:]
        let columns = try reader.columns(
            Set(DayField.allCases.filter { $0.stored == nil && !$0.isOfEveryDate && nights[$0] == nil }))
        return DayField.allCases.compactMap { field in
            let known =
                field.stored.map { entry(field, counted[$0]) } ?? nights[field].map { entry(field, $0) }
                ?? entry(field, columns)
            if let known, known.recordedDays > 0 { return known }
            return field.isDerived ? CatalogueEntry(field: field, dates: nil, recordedDays: 0) : nil
        }
    }

    private func entry(_ field: DayField, _ span: DaySpan?) -> CatalogueEntry? {
        span.map { CatalogueEntry(field: field, dates: $0.dates, recordedDays: $0.days) }
    }

    private func entry(_ field: DayField, _ columns: DayColumns) -> CatalogueEntry? {
        guard let start = columns.first, let days = reader.days else { return nil }
        if field.isOfEveryDate {
            return CatalogueEntry(
                field: field, dates: start...CivilDay(number: days.upperBound), recordedDays: days.count)
        }
        let isThere =
            columns.numbers[field].map { $0.map { $0 != nil } } ?? columns.texts[field].map { $0.map { $0 != nil } }
        guard let isThere, let first = isThere.firstIndex(of: true), let last = isThere.lastIndex(of: true) else {
            return nil
        }
        return CatalogueEntry(
            field: field, dates: start.advanced(by: first)...start.advanced(by: last),
            recordedDays: isThere.count { $0 })
    }
}

/// The catalogue as it was read last, for as long as the file stays as it is: it goes along with every question.
final class CatalogueCache: Sendable {
    private struct Known: Sendable {
        /// Of SQLite: it differs after every commit of another connection.
        var version: Int
        var today: CivilDay
        var entries: [CatalogueEntry]
    }
    private struct Held: Sendable {
        var known: Known?
        /// Of the options; what was read by earlier ones is not kept.
        var generation = 0
    }
    private let held = Mutex(Held())

    /// - Parameter db: a connection that writes nothing itself, always the same.
    func entries(_ db: Database, upTo today: CivilDay, _ options: () -> HealthStore.Options) throws -> [CatalogueEntry]
    {
        let version = try Int.fetchOne(db, sql: "PRAGMA data_version") ?? 0
        let held = self.held.withLock { $0 }
        if let known = held.known, known.version == version, known.today == today { return known.entries }
        let entries = try Catalogue(db, options(), upTo: today).entries()
        self.held.withLock { now in
            guard now.generation == held.generation else { return }
            now.known = Known(version: version, today: today, entries: entries)
        }
        return entries
    }

    /// For other options.
    func forget() { held.withLock { $0 = Held(generation: $0.generation + 1) } }
}
