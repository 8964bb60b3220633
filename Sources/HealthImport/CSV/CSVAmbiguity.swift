import ImportKit

/// An ambiguity of a table.
public enum CSVAmbiguity: Codable, Equatable, Sendable {
    /// All dates make sense with the day first and with the month first.
    case dateOrder
    /// `8.991` may be nearly nine or nearly nine thousand.
    case decimalSign
    /// Rows of several people, told apart by a column.
    case person(heading: String, people: [String])
    case noDateColumn
    /// A column has numbers that can be Unix times, and nothing else says that they are.
    case dateColumn(heading: String)
    /// No heading is the name of something that AirFit keeps.
    case noMetric

    var isPerson: Bool { if case .person = self { true } else { false } }

    /// The ambiguity and the advice, as the end of a sentence.
    public var reason: String {
        switch self {
        case .dateOrder:
            "its dates could have the day or the month first; say which with --csv-dates dmy or --csv-dates mdy"
        case .decimalSign:
            "its numbers could have a decimal point or a decimal comma; say which with --csv-decimals point or comma"
        case .person(let heading, let people):
            "its column \(heading.prefix(60)) tells "
                + (people.count == 1 ? "one person from others" : "\(people.count) people apart")
                + " (\(Self.listed(people))); say whose rows to take with --csv-person and one of these, or "
                + "--csv-person \(CSVMapping.Person.everybody) where all are yours"
        case .dateColumn(let heading):
            "its dates may be the numbers in its column \(heading.prefix(60)); say so with "
                + "--csv-map \"\(heading.prefix(60))=date\", or name the column that has them"
        case .noDateColumn: "it has no column with dates; add one with the heading date"
        case .noMetric:
            "none of its columns is known; name them as in date,steps,weight_kg or say which is which with --csv-map"
        }
    }

    private static func listed(_ people: [String]) -> String {
        let shown = people.prefix(5).map { String($0.prefix(40)) }.joined(separator: ", ")
        return people.count > 5 ? "\(shown), …" : shown
    }
}
