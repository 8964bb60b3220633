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
        reader = try DayColumnReader(db, options, upTo: today, for: Set(DayField.allCases))
    }

    func entries() throws -> [CatalogueEntry] {
        let counted = try DayCounts(db).spans(upTo: today)
        var reader = reader
        let nights = try reader.days.map { try reader.nightSpans($0) } ?? [:]
        let columns = try reader.columns(
            Set(DayField.allCases.filter { !$0.isOfSamples && !$0.isOfEveryDate && nights[$0] == nil }))
        return DayField.allCases.compactMap { field in
            let known =
                (field.isOfSamples ? entry(field, counted[field]) : nil) ?? nights[field].map { entry(field, $0) }
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
