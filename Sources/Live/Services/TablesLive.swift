import RecordsScreen
import ScreenKit
import AppStore
import Archive
import Console
import DataWork
import Foundation
import HealthImport
import HealthModel
import ImportKit
import Threads

/// Tables whose columns a person names in the app; remembered where the command line remembers them.
struct TablesLive: Sendable {
    /// Where the mappings are kept.
    let folder: String
    /// By which rows without a zone are read.
    let home: @Sendable () -> HomeTime

    func table(at place: Records.TablePlace) async throws(RecordsServices.Failure) -> Records.Table {
        let preview = try await preview(of: place)
        let known = TableMappings(folder: folder).all[preview.headerHash]
        guard let start = known ?? preview.guess else {
            throw RecordsServices.Failure("This table has no column with dates; add one with the heading date.")
        }
        var mapping = Records.TableMapping(place: place, start)
        if known == nil {
            if preview.ambiguities.contains(.dateColumn(heading: start.dateHeading)) { mapping.dateHeading = nil }
            if preview.ambiguities.contains(.dateOrder) { mapping.dateOrder = nil }
            if preview.ambiguities.contains(.decimalSign) { mapping.hasDecimalComma = nil }
        }
        return Records.Table(
            headings: preview.headings, rows: preview.firstRows, isLongForm: preview.isLongForm,
            personHeading: preview.personHeading, people: preview.people,
            metrics: CSVMetric.all.map { .init(id: $0.id, unit: $0.unit, units: $0.units) }, mapping: mapping)
    }

    func rows(by mapping: Records.TableMapping) async throws(RecordsServices.Failure) -> [Records.ReadRow] {
        let preview = try await preview(of: mapping.place)
        return preview.rows(by: CSVMapping(mapping, preview), home: home().clock).map { row in
            Records.ReadRow(time: row.time, values: row.values.map { $0.map(Self.words) })
        }
    }

    private static func words(_ value: CSVPreview.ReadValue) -> String {
        let number = value.value.formatted(
            .number.precision(.fractionLength(0...3)).locale(Locale(identifier: "en_US_POSIX")))
        return value.unit.isEmpty || value.unit == "count" ? number : "\(number) \(value.unit)"
    }

    /// Tables with the same headings are read so from now on.
    func remember(_ mapping: Records.TableMapping) async throws(RecordsServices.Failure) {
        let preview = try await preview(of: mapping.place)
        var mappings = TableMappings(folder: folder)
        do {
            try mappings.remember(CSVMapping(mapping, preview), for: preview)
            try mappings.save()
        } catch {
            throw RecordsServices.Failure((error as? Failure)?.sentence ?? "\(error)")
        }
    }

    /// Found again in the file, folder or archive that was imported.
    private func preview(of place: Records.TablePlace) async throws(RecordsServices.Failure) -> CSVPreview {
        let folder = folder
        do {
            let found = try await DedicatedThread.run { isCancelled in
                try HealthCollection.open(path: place.path, temporary: folder, isCancelled: isCancelled)
                    .files.first { $0.name == place.file }?.tablePreview()
            }
            if let found { return found }
        } catch let error as ImportError {
            throw RecordsServices.Failure(error.message)
        } catch {
            throw RecordsServices.Failure("This table cannot be read: \(error).")
        }
        throw RecordsServices.Failure("This table is no longer where it was imported from.")
    }
}

extension Records.TableMapping {
    init(place: Records.TablePlace, _ mapping: CSVMapping) {
        self.init(
            place: place, dateHeading: mapping.dateHeading, timeHeading: mapping.timeHeading,
            dateOrder: .init(mapping.dateOrder), hasDecimalComma: mapping.decimalSign == .comma,
            columns: mapping.columns.map { .init(heading: $0.heading, metric: $0.metric, unit: $0.unit) },
            person: mapping.person.map { $0.value == CSVMapping.Person.everybody ? Records.everybody : $0.value })
    }
}

extension CSVMapping {
    /// Fills open points with the preview's guess.
    public init(_ mapping: Records.TableMapping, _ preview: CSVPreview) {
        let guess = preview.guess
        self.init(
            dateHeading: mapping.dateHeading ?? guess?.dateHeading ?? "", timeHeading: mapping.timeHeading,
            dateOrder: mapping.dateOrder.map(DateOrder.init) ?? guess?.dateOrder ?? .yearMonthDay,
            decimalSign: mapping.hasDecimalComma.map { $0 ? .comma : .point } ?? guess?.decimalSign ?? .point,
            columns: mapping.columns.map { .init(heading: $0.heading, metric: $0.metric, unit: $0.unit) },
            person: preview.personHeading.flatMap { heading in
                mapping.person.map {
                    CSVMapping.Person(
                        heading: heading, value: $0 == Records.everybody ? CSVMapping.Person.everybody : $0)
                }
            })
    }
}

extension Records.DateOrder {
    fileprivate init(_ order: DateOrder) {
        self =
            switch order {
            case .yearMonthDay: .yearFirst
            case .dayMonthYear: .dayFirst
            case .monthDayYear: .monthFirst
            }
    }
}

extension DateOrder {
    fileprivate init(_ order: Records.DateOrder) {
        self =
            switch order {
            case .yearFirst: .yearMonthDay
            case .dayFirst: .dayMonthYear
            case .monthFirst: .monthDayYear
            }
    }
}
