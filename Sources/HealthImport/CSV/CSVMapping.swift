/// How the columns of a plain table are to be read. Remembered by `CSVPreview.headerHash`, so that the next file with the
/// same headings is read the same way.
public struct CSVMapping: Codable, Equatable, Sendable {
    /// A column with one value of a metric in each row.
    public struct Column: Codable, Equatable, Sendable {
        /// The heading as written.
        public var heading: String
        /// As in `CSVMetric.id`.
        public var metric: String
        /// As written in the file; `nil` for the metric's own.
        public var unit: String?

        public init(heading: String, metric: String, unit: String? = nil) {
            self.heading = heading
            self.metric = metric
            self.unit = unit
        }
    }

    /// The one person whose rows are read, in a file of several.
    public struct Person: Codable, Equatable, Sendable {
        public var heading: String
        public var value: String

        /// In place of a name: all rows are of one person, whatever the column says. Somebody of that name goes before.
        public static let everybody = "all"

        public init(heading: String, value: String) {
            self.heading = heading
            self.value = value
        }
    }

    /// The column with the date, with or without a time.
    public var dateHeading: String
    /// The column with the time of day, where it has one of its own.
    public var timeHeading: String?
    public var dateOrder: DateOrder
    public var decimalSign: DecimalSign
    public var columns: [Column]
    public var person: Person?

    public init(
        dateHeading: String, timeHeading: String? = nil, dateOrder: DateOrder, decimalSign: DecimalSign,
        columns: [Column], person: Person? = nil
    ) {
        self.dateHeading = dateHeading
        self.timeHeading = timeHeading
        self.dateOrder = dateOrder
        self.decimalSign = decimalSign
        self.columns = columns
        self.person = person
    }
}

/// What a table does not say by itself.
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

    /// What is not clear and what to do, as the end of a sentence.
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
