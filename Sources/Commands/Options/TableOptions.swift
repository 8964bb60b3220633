import ArgumentParser
import Console
import DataWork
import HealthImport
import ImportKit

/// The options for a plain table that is ambiguous by itself.
struct TableOptions: ParsableArguments {
    @Option(help: ArgumentHelp("How a table writes dates.", valueName: "ymd|dmy|mdy"))
    var csvDates: DateOrder?

    @Option(help: ArgumentHelp("How a table writes numbers.", valueName: "point|comma"))
    var csvDecimals: DecimalSign?

    @Option(
        help: ArgumentHelp(
            "Whose values to take from a table or a scale of several people; all where every row of a table is yours.",
            valueName: "value"))
    var csvPerson: String?

    @Option(
        name: [.customLong("csv-map"), .customLong("map")],
        help: ArgumentHelp(
            "What a column of a table is, or heading=date for the one with the dates; may be given for several. Remembered for tables with the same headings.",
            valueName: "heading=metric[:unit]"))
    var map: [String] = []

    var isEmpty: Bool { csvDates == nil && csvDecimals == nil && csvPerson == nil && map.isEmpty }

    /// Whether nothing is said but whose values to take.
    var isPersonAlone: Bool { csvPerson != nil && csvDates == nil && csvDecimals == nil && map.isEmpty }

    /// How to read a table: as it was remembered or is guessed, with what the options say.
    /// - Throws: `Failure` where they do not fit the table.
    func mapping(of table: CSVPreview, before: CSVMapping?, path: String) throws -> CSVMapping {
        guard var mapping = before ?? table.guess ?? Self.withDates(namedIn: map) else {
            throw Failure("The columns of \(path) cannot be chosen: it has none with dates, or needs none.", .usage)
        }
        mapping.dateOrder = csvDates ?? mapping.dateOrder
        mapping.decimalSign = csvDecimals ?? mapping.decimalSign
        if let csvPerson { mapping.person = try Self.person(csvPerson, in: table, path) }
        for entry in map { try Self.apply(entry, into: &mapping, table, path) }
        if let open = table.ambiguities.first(where: { isOpen($0, mapping, isKnown: before != nil) }) {
            throw Failure("\(path) cannot be read yet: \(open.reason).", .badInput)
        }
        return mapping
    }

    private static func person(
        _ wanted: String, in table: CSVPreview, _ path: String
    ) throws -> CSVMapping.Person {
        if let heading = table.heading(of: wanted) { return CSVMapping.Person(heading: heading, value: wanted) }
        guard let heading = table.personHeading else {
            throw Failure("\(path) has no column in which \(wanted) stands.", .usage)
        }
        guard wanted == CSVMapping.Person.everybody else {
            let people = table.people.prefix(20).joined(separator: ", ")
            throw Failure("\(path) has nobody called \(wanted); its column \(heading) has \(people).", .usage)
        }
        return CSVMapping.Person(heading: heading, value: wanted)
    }

    /// Whether neither the options nor what was remembered answer what the table leaves open: its guess is none.
    private func isOpen(_ ambiguity: CSVAmbiguity, _ mapping: CSVMapping, isKnown: Bool) -> Bool {
        switch ambiguity {
        case .dateOrder: !isKnown && csvDates == nil
        case .decimalSign: !isKnown && csvDecimals == nil
        case .person: mapping.person == nil
        case .dateColumn, .noDateColumn: !isKnown && !map.contains { $0.hasSuffix("=date") }
        case .noMetric: mapping.columns.isEmpty
        }
    }

    /// For a table in which no column of dates is found: the one that is said to be it.
    private static func withDates(namedIn map: [String]) -> CSVMapping? {
        guard let entry = map.first(where: { $0.hasSuffix("=date") }) else { return nil }
        return CSVMapping(
            dateHeading: String(entry.dropLast("=date".count)), dateOrder: .yearMonthDay, decimalSign: .point,
            columns: [])
    }

    private static func apply(
        _ entry: String, into mapping: inout CSVMapping, _ table: CSVPreview, _ path: String
    ) throws {
        guard let equals = entry.lastIndex(of: "=") else {
            throw Failure("\(entry) does not say what a column is; write it as heading=metric.", .usage)
        }
        let heading = String(entry[..<equals])
        let parts = entry[entry.index(after: equals)...].split(separator: ":", maxSplits: 1).map(String.init)
        guard table.headings.contains(heading) else {
            throw Failure(
                "\(path) has no column \(heading); it has \(table.headings.prefix(20).joined(separator: ", ")).", .usage
            )
        }
        if parts == ["date"] {
            mapping.columns.removeAll { $0.heading == heading }
            mapping.dateHeading = heading
            return
        }
        guard let metric = parts.first, let known = CSVMetric.all.first(where: { $0.id == metric }) else {
            let names = CSVMetric.all.map(\.id).joined(separator: ", ")
            throw Failure("\(parts.first ?? "Nothing") is no metric; there are \(names).", .usage)
        }
        mapping.columns.removeAll { $0.heading == heading }
        mapping.columns.append(
            CSVMapping.Column(heading: heading, metric: known.id, unit: parts.count > 1 ? parts[1] : nil))
    }
}

extension TableMappings {
    /// Remembers what the options say of each table among `paths`.
    mutating func learn(_ options: TableOptions, for paths: [String]) throws {
        guard !options.isEmpty else { return }
        for path in paths {
            // Whose values to take is said of a scale, too, which needs no mapping.
            if options.isPersonAlone, !Self.isTable(path) { continue }
            let table: CSVPreview
            do {
                table = try CSVPreview.of(path: path)
            } catch let error as ImportError {
                throw Failure("The options for tables do not fit: \(error.message)", .badInput)
            }
            try remember(try options.mapping(of: table, before: all[table.headerHash], path: path), for: table)
        }
    }

    private static func isTable(_ path: String) -> Bool {
        // What cannot be opened is told of by the import itself.
        (try? CSVPreview.of(path: path)) != nil
    }
}

extension DateOrder: ExpressibleByArgument {}
extension DecimalSign: ExpressibleByArgument {}
