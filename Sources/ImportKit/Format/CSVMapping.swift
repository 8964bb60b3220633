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
    /// `nil` reads every row.
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
