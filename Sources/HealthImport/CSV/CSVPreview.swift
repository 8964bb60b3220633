import Archive
import ImportKit

/// A preview of a plain table and of how it would be read.
public struct CSVPreview: Sendable {
    /// As written; from outside.
    public var headings: [String]
    /// The first rows, at most ten; from outside.
    public var firstRows: [[String]]
    /// The same for the same headings in the same order.
    public var headerHash: String
    /// One value in each row (`date,metric,value`): its columns need no names.
    public var isLongForm: Bool
    /// As far as headings and values tell; without columns for the long form, `nil` without a column of dates.
    public var guess: CSVMapping?
    /// Values of the column that tells people apart, in order, where there are several; from outside.
    public var people: [String] {
        ambiguities.lazy.compactMap { if case .person(_, let people) = $0 { people } else { nil } }.first ?? []
    }
    /// The heading of that column.
    public var personHeading: String? {
        ambiguities.lazy.compactMap { if case .person(let heading, _) = $0 { heading } else { nil } }.first
    }
    /// The ambiguities to settle before it can be read; empty for a table without any.
    public var ambiguities: [CSVAmbiguity]
    private let survey: CSVSurvey

    static let rowsShown = 10

    /// Reads the whole table once, so that the order of dates is decided by all of them.
    /// - Throws: `ImportError`; `.refused` for what is no table.
    public static func of(path: String) throws -> CSVPreview { try of(HealthDocument(path: path)) }

    static func of(_ document: HealthDocument) throws -> CSVPreview {
        guard let head = TableHead(document.head) else {
            throw ImportError.refused(path: document.name, reason: "it is not a table with a line of headings")
        }
        let (survey, ambiguities) = try survey(document, head)
        return CSVPreview(
            headings: survey.headings, firstRows: Array(head.rows.prefix(rowsShown)), headerHash: hash(survey.headings),
            isLongForm: survey.long != nil, guess: survey.mapping, ambiguities: ambiguities, survey: survey)
    }

    /// The heading of the column in which somebody stands; `nil` where nobody is called so.
    public func heading(of person: String) -> String? { survey.place(of: person).map { headings[$0] } }

    private static let rowsBetweenQuestions = 4096

    /// - Parameter isCancelled: asked now and then.
    static func survey(
        _ document: HealthDocument, _ head: TableHead, isCancelled: () -> Bool = { false }
    ) throws -> (CSVSurvey, [CSVAmbiguity]) {
        var survey = CSVSurvey(head)
        let source = try DocumentSource(document)
        let text = DelimitedText(source, delimiter: head.delimiter)
        do {
            _ = try text.row()
            var rows = 0
            while let cells = try text.row() {
                survey.see(cells)
                rows += 1
                if rows % rowsBetweenQuestions == 0, isCancelled() { throw ImportError.cancelled }
            }
        } catch is DelimitedText.Problem {
            // The reading itself meets the damage again and reports it.
        } catch let error as ArchiveError {
            throw source.failure ?? error
        }
        let ambiguities = survey.finish(delimiter: head.delimiter)
        return (survey, ambiguities)
    }

    /// FNV-1a of the headings, as hexadecimal digits.
    static func hash(_ headings: [String]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in headings.joined(separator: "\u{1F}").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension CSVSurvey {
    /// The mapping with open points filled by the commonest answer, for people to correct.
    var mapping: CSVMapping? {
        guard let datePlace else { return nil }
        return CSVMapping(
            dateHeading: headings[datePlace], timeHeading: timePlace.map { headings[$0] },
            dateOrder: dateOrder ?? .dayMonthYear, decimalSign: decimalSign ?? .point, columns: columns.map(\.column))
    }
}
