import Foundation

/// What the data page knows of what lies on the disk.
public struct DataFacts: Equatable, Sendable {
    public struct ImportEntry: Equatable, Sendable {
        public var path: String
        public var finishedAt: Date
        public var records: Int
        public var added: Int

        public init(path: String, finishedAt: Date, records: Int, added: Int) {
            self.path = path
            self.finishedAt = finishedAt
            self.records = records
            self.added = added
        }
    }

    public struct ExportEntry: Equatable, Sendable {
        public var path: String
        public var madeAt: Date
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
    public var exports: [ExportEntry] = []
    /// By day, the newest first: `2026-11-21  screen today 4, …`.
    public var usage: [String] = []
    /// Where an export and a backup are suggested to go, without an ending: `~/airfit-2026-11-21`.
    public var suggestedPath = "~/airfit"
    public var zone = TimeZone.gmt

    public init() {}
}

/// The format of an export.
public enum DataFormat: String, CaseIterable, Sendable {
    case json, csv

    public var title: String { self == .json ? "JSON, one file" : "CSV, a folder for spreadsheets" }
}

/// How far the running work is.
public struct DataProgress: Equatable, Sendable {
    /// What is done with what, for example `Importing export.zip`.
    public var title: String
    public var bytes: Int
    /// 0 where it is not known.
    public var totalBytes: Int
    /// Rows or records so far; `nil` where none are counted.
    public var rows: Int?
    public var totalRows = 0
    /// Since it began.
    public var seconds: Double
    /// The file that is being read, where there are several; empty where that is the title's.
    public var file = ""
    public var fileNumber = 0
    public var fileCount = 0
    /// What is done where no bytes move, in one sentence; empty while they do.
    public var note = ""

    public init(
        title: String, bytes: Int = 0, totalBytes: Int = 0, rows: Int? = nil, totalRows: Int = 0, seconds: Double = 0
    ) {
        self.title = title
        self.bytes = bytes
        self.totalBytes = totalBytes
        self.rows = rows
        self.totalRows = totalRows
        self.seconds = seconds
    }

    /// 0 to 1; `nil` where it is not known.
    public var fraction: Double? {
        if totalBytes > 0 { return min(1, Double(bytes) / Double(totalBytes)) }
        return totalRows > 0 ? min(1, Double(rows ?? 0) / Double(totalRows)) : nil
    }

    /// `nil` in the first half second, and before anything was read.
    var bytesPerSecond: Double? { seconds >= 0.5 && bytes > 0 ? Double(bytes) / seconds : nil }

    /// `nil` where nothing can be said yet.
    var secondsLeft: Int? {
        guard seconds >= 0.5, let fraction, fraction > 0.02, fraction < 1 else { return nil }
        return Int((seconds / fraction * (1 - fraction)).rounded(.up))
    }

    /// `42 %, 812 MB of 1.9 GB, 240 MB/s, 5 s left`
    public var words: String {
        var words: [String] = []
        if let fraction { words.append("\(Int(fraction * 100)) %") }
        words.append(DataWords.bytes(bytes) + (totalBytes > 0 ? " of \(DataWords.bytes(totalBytes))" : ""))
        if let rows { words.append("\(DataWords.count(rows)) rows") }
        if let bytesPerSecond { words.append("\(DataWords.bytes(Int(bytesPerSecond)))/s") }
        if let secondsLeft { words.append("\(DataWords.span(secondsLeft)) left") }
        return words.joined(separator: ", ")
    }
}

/// What a backup holds that was looked at and can be put back.
public struct BackupFacts: Equatable, Sendable {
    public var path: String
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

/// Numbers and moments in words.
enum DataWords {
    /// `3.4 MB`: powers of 1,000, as file managers show sizes.
    static func bytes(_ bytes: Int) -> String {
        if bytes < 1000 { return "\(bytes) B" }
        var value = Double(bytes) / 1000
        for unit in ["kB", "MB", "GB"] {
            if value < 999.5 || unit == "GB" { return String(format: value < 9.95 ? "%.1f " : "%.0f ", value) + unit }
            value /= 1000
        }
        return "\(bytes) B"
    }

    /// `5 s`, `3 min 05 s`, `1 h 20 min`
    static func span(_ seconds: Int) -> String {
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        if seconds < 60 { return "\(seconds) s" }
        if seconds < 3_600 { return "\(seconds / 60) min \(padded(seconds % 60)) s" }
        return "\(seconds / 3_600) h \(padded(seconds / 60 % 60)) min"
    }

    /// `1,234,567`
    static func count(_ number: Int) -> String {
        number.formatted(.number.grouping(.automatic).locale(Locale(identifier: "en_US")))
    }

    /// `21 Nov 2026, 22:40`
    static func moment(_ date: Date, _ zone: TimeZone) -> String {
        let style = Date.FormatStyle(locale: Locale(identifier: "en_GB"), timeZone: zone)
        let day = date.formatted(style.day().month(.abbreviated).year())
        return day + ", " + date.formatted(style.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits))
    }
}
