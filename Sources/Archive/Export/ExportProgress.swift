/// How far an export is.
public struct ExportProgress: Equatable, Sendable {
    /// Rows written so far, of all tables.
    public var rows = 0
    /// Written so far.
    public var bytes = 0
    /// Rows to come in all, as far as that is known; 0 where it is not.
    public var expectedRows = 0

    public init(rows: Int = 0, bytes: Int = 0, expectedRows: Int = 0) {
        self.rows = rows
        self.bytes = bytes
        self.expectedRows = expectedRows
    }

    /// 0 to 1; `nil` where it is not known.
    public var fraction: Double? {
        expectedRows > 0 ? min(1, Double(rows) / Double(expectedRows)) : nil
    }
}

/// The metadata of an export: facts about the export itself.
public struct ExportHead: Sendable {
    /// Unix seconds.
    public var madeAt: Int64
    /// For example `airfit 0.1.0`.
    public var madeBy: String
    /// The settings as a JSON object, without keys.
    public var settingsJSON: String

    public init(madeAt: Int64, madeBy: String, settingsJSON: String) {
        self.madeAt = madeAt
        self.madeBy = madeBy
        self.settingsJSON = settingsJSON
    }

    /// Versions of the two formats. A reader refuses a higher one.
    static let version = 1
    static let formatName = "airfit-export"
}
