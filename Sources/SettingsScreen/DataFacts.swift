import Foundation

/// The facts about the files on the disk, for the data page.
public struct DataFacts: Equatable, Sendable {
    /// A finished import, as its row on the data page.
    public struct ImportEntry: Equatable, Sendable {
        public var path: String
        /// When the import ended.
        public var finishedAt: Date
        /// Records that were read.
        public var records: Int
        /// Records that the store did not have.
        public var added: Int

        public init(path: String, finishedAt: Date, records: Int, added: Int) {
            self.path = path
            self.finishedAt = finishedAt
            self.records = records
            self.added = added
        }
    }

    /// An export or a backup that was made, as its row on the data page.
    public struct ExportEntry: Equatable, Sendable {
        public var path: String
        /// When the file was written.
        public var madeAt: Date
        /// Size of the file in bytes.
        public var bytes: Int
        /// `JSON`, `CSV` or `backup`, with `encrypted` where it is.
        public var kind: String
        /// Whether it still lies there.
        public var isThere: Bool

        public init(path: String, madeAt: Date, bytes: Int, kind: String, isThere: Bool) {
            self.path = path
            self.madeAt = madeAt
            self.bytes = bytes
            self.kind = kind
            self.isThere = isThere
        }
    }

    /// The newest first.
    public var imports: [ImportEntry] = []
    /// The newest first.
    public var exports: [ExportEntry] = []
    /// By day, the newest first: `2026-11-21  screen today 4, …`.
    public var usage: [String] = []
    /// Where an export and a backup are suggested to go, without an ending: `~/airfit-2026-11-21`.
    public var suggestedPath = "~/airfit"
    /// The zone in which the times here are shown.
    public var zone = TimeZone.gmt

    public init() {}
}

/// The format of an export.
public enum DataFormat: String, CaseIterable, Sendable {
    case json, csv

    public var title: String { self == .json ? "JSON, one file" : "CSV, a folder for spreadsheets" }
}

/// The contents of a backup that was examined and can be restored.
public struct BackupFacts: Equatable, Sendable {
    public var path: String
    /// When the file was written.
    public var madeAt: Date
    /// For people: `health data`.
    public var holds: [String]
    /// Settings that run programs or send data: off until they are confirmed.
    public var waiting: Int

    public init(path: String, madeAt: Date, holds: [String], waiting: Int = 0) {
        self.path = path
        self.madeAt = madeAt
        self.holds = holds
        self.waiting = waiting
    }
}
