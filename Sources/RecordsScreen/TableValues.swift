import ScreenKit

extension Records {
    /// How a table writes its dates.
    public enum DateOrder: String, CaseIterable, Sendable {
        case yearFirst, dayFirst, monthFirst

        public var title: String {
            switch self {
            case .yearFirst: "Year first"
            case .dayFirst: "Day first"
            case .monthFirst: "Month first"
            }
        }

        public var example: String {
            switch self {
            case .yearFirst: "2026-12-31"
            case .dayFirst: "31.12.2026"
            case .monthFirst: "12/31/2026"
            }
        }
    }

    /// A table, as far as it tells by itself what it is.
    public struct Table: Equatable, Sendable {
        /// Something that a column can hold.
        public struct Metric: Equatable, Sendable {
            public var id: String
            /// Of values without one.
            public var unit: String
            /// Its own first.
            public var units: [String]

            public init(id: String, unit: String, units: [String]) {
                (self.id, self.unit, self.units) = (id, unit, units)
            }
        }

        /// From outside.
        public var headings: [String]
        /// The first rows; from outside.
        public var rows: [[String]]
        /// One value in each row, with the metric's name beside it: its columns need no names.
        public var isLongForm: Bool
        /// The column that tells people apart, and who there is; empty for rows of one person.
        public var personHeading: String?
        public var people: [String]
        public var metrics: [Metric]
        /// As it is read so far; what it does not tell is `nil`.
        public var mapping: TableMapping

        public init(
            headings: [String], rows: [[String]], isLongForm: Bool = false, personHeading: String? = nil,
            people: [String] = [], metrics: [Metric], mapping: TableMapping
        ) {
            (self.headings, self.rows, self.isLongForm) = (headings, rows, isLongForm)
            (self.personHeading, self.people) = (personHeading, people)
            (self.metrics, self.mapping) = (metrics, mapping)
        }
    }

    /// The meaning of a table's columns.
    public struct TableMapping: Hashable, Sendable {
        /// How one column of a table is read.
        public struct Column: Hashable, Sendable {
            public var heading: String
            /// As in `Table.Metric.id`.
            public var metric: String
            /// `nil` for the metric's own.
            public var unit: String?

            public init(heading: String, metric: String, unit: String? = nil) {
                (self.heading, self.metric, self.unit) = (heading, metric, unit)
            }
        }

        public var place: TablePlace
        /// `nil` where no column is known to have dates.
        public var dateHeading: String?
        /// `nil` where the date's column has the time, or there is none.
        public var timeHeading: String?
        /// `nil` where it must be said.
        public var dateOrder: DateOrder?
        public var hasDecimalComma: Bool?
        public var columns: [Column]
        /// Whose rows are read, or `Records.everybody`; `nil` where it was not said.
        public var person: String?

        public init(
            place: TablePlace, dateHeading: String?, timeHeading: String? = nil, dateOrder: DateOrder?,
            hasDecimalComma: Bool?, columns: [Column], person: String? = nil
        ) {
            (self.place, self.dateHeading, self.timeHeading) = (place, dateHeading, timeHeading)
            (self.dateOrder, self.hasDecimalComma) = (dateOrder, hasDecimalComma)
            (self.columns, self.person) = (columns, person)
        }
    }

    /// A row as it would be read.
    public struct ReadRow: Equatable, Sendable {
        /// `nil` where the date cannot be read.
        public var time: String?
        /// `72.4 kg`, of each column that is read; `nil` for an empty cell or what is no number of the unit.
        public var values: [String?]

        public init(time: String?, values: [String?]) { (self.time, self.values) = (time, values) }
    }
}
