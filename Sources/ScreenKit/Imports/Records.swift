import Foundation

/// Imports and stored records as the screens show them: plain values, without the store.
public enum Records {
    /// In place of a person's name: all rows of a table are one's own.
    public static let everybody = "all"

    /// The result of one file of an import.
    public struct ImportFile: Equatable, Sendable {
        /// The status of a file; see `ImportOutcome.Status`.
        public enum Status: String, Sendable { case imported, partial, rejected, duplicate, unfinished }

        public var name: String
        public var format: String
        public var status: Status
        /// Records that were read.
        public var records: Int
        /// Records that the store did not have.
        public var added: Int
        /// Records that were left out.
        public var skipped: Int
        /// Records left out, by reason in plain words; empty where only their number is known.
        public var skippedReasons: [String: Int]
        /// Why it was rejected or is partial: one sentence.
        public var reason: String?
        /// Where it is a plain table whose columns can be named.
        public var table: TablePlace?

        public init(
            name: String, format: String, status: Status, records: Int = 0, added: Int = 0, skipped: Int = 0,
            skippedReasons: [String: Int] = [:], reason: String? = nil, table: TablePlace? = nil
        ) {
            self.table = table
            (self.name, self.format, self.status) = (name, format, status)
            (self.records, self.added, self.skipped) = (records, added, skipped)
            (self.skippedReasons, self.reason) = (skippedReasons, reason)
        }
    }

    /// A plain table among the files of an import.
    public struct TablePlace: Hashable, Sendable {
        /// The imported path.
        public var path: String
        /// The table in it, as the import named it; from outside.
        public var file: String

        public init(path: String, file: String) { (self.path, self.file) = (path, file) }
    }
}
