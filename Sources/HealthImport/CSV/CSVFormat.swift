import HealthModel
import ImportKit

/// A plain table: one value in each row (`date,metric,value[,unit][,source][,note]`) or one column for each metric.
///
/// Everything of one day, metric and source becomes one value: totals add up, of anything else the last line stands.
enum CSVFormat: HealthFormat {
    static let id = "csv"

    static func recognises(_ document: HealthDocument) -> Bool {
        guard let head = TableHead(document.head), !isOfVendor(document) else { return false }
        let survey = CSVSurvey(head)
        guard survey.datePlace != nil else { return false }
        if survey.long != nil || !survey.columns.isEmpty { return true }
        // Unknown columns beside dates: a table whose columns can be named.
        let name = document.lastComponent
        return [".csv", ".tsv"].contains { name.hasSuffix($0) }
            && head.rows.count > 1 && head.rows.allSatisfy { $0.count == head.headings.count }
    }

    private static func isOfVendor(_ document: HealthDocument) -> Bool {
        OuraFormat.recognises(document) || WhoopFormat.recognises(document) || WithingsFormat.recognises(document)
            || FitbitFormat.recognises(document) || GoogleFitFormat.recognises(document)
    }

    static func read(
        _ document: HealthDocument, into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        guard let head = TableHead(document.head) else {
            throw ImportError.refused(path: document.name, reason: "it is not a table with a line of headings")
        }
        var (survey, ambiguities) =
            if let known = CSVSurvey(head, from: context.resumed) {
                (known, [CSVAmbiguity]())
            } else { try CSVPreview.survey(document, head, isCancelled: { !progress(0) }) }
        let mapping = context.csvMappings[CSVPreview.hash(survey.headings)]
        if let mapping {
            try survey.follow(mapping, document.name)
            // A mapping that was made for one person's table does not say whose rows another one of that form has.
            ambiguities.removeAll { $0.isPerson ? mapping.person != nil : true }
        }
        if mapping?.person == nil, let wanted = context.person, survey.select(only: wanted) {
            ambiguities.removeAll(where: \.isPerson)
        }
        if let first = ambiguities.first { throw error(of: first, survey, document.name) }
        let plan = survey
        return try DocumentImport.perform(document, sink, context, isCorrecting: true, progress) { reading in
            let table = CSVTable(reading, plan)
            reading.emitPending = table.finish
            try reading.eachNumberedRow(notes: plan.notes, holdsNothing: { table.holdsNothing }) { line, row in
                try table.read(row, line: line)
            }
        }
    }
}

extension CSVFormat {
    /// The choices by which a table is read; empty where it is read by its own headings alone.
    static func choices(for head: TableHead?, _ mappings: [String: CSVMapping], person: String?) -> [String] {
        let mapping = head.flatMap { mappings[CSVPreview.hash(CSVSurvey($0).headings)] }
        guard let mapping else { return [person].compactMap(\.self) }
        let columns = mapping.columns.flatMap { [$0.heading, $0.metric, $0.unit ?? ""] }
        let dates = [mapping.dateHeading, mapping.timeHeading ?? "", mapping.dateOrder.rawValue]
        let people = mapping.person.map { [$0.heading, $0.value] } ?? ["", person ?? ""]
        return dates + [mapping.decimalSign.rawValue] + people + columns
    }

    private static func error(of ambiguity: CSVAmbiguity, _ survey: CSVSurvey, _ path: String) -> ImportError {
        guard case .person(_, let people) = ambiguity else {
            return .refused(path: path, reason: ambiguity.reason)
        }
        return .severalPeople(
            path: path, people: Array(people.prefix(ImportError.mostPeopleNamed)), reason: ambiguity.reason)
    }
}

extension CSVSurvey {
    /// Reads by a mapping in place of what was guessed.
    mutating func follow(_ mapping: CSVMapping, _ path: String) throws {
        func place(_ heading: String) throws -> Int {
            guard let place = headings.firstIndex(of: heading) else {
                throw ImportError.refused(path: path, reason: "it has no column \(heading.prefix(60))")
            }
            return place
        }
        datePlace = try place(mapping.dateHeading)
        timePlace = try mapping.timeHeading.map(place)
        dateOrder = mapping.dateOrder
        decimalSign = mapping.decimalSign
        if let wanted = mapping.person { select(wanted, at: try place(wanted.heading)) }
        guard long == nil || !mapping.columns.isEmpty else { return }
        long = nil
        columns = try mapping.columns.map { column in
            guard CSVMetric.named(column.metric) != nil else {
                throw ImportError.refused(path: path, reason: "nothing is known as \(column.metric.prefix(60))")
            }
            return (try place(column.heading), column)
        }
        guard !columns.isEmpty else {
            throw ImportError.refused(path: path, reason: CSVAmbiguity.noMetric.reason)
        }
    }
}
