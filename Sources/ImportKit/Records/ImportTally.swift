/// The counts of a reader for one file.
public struct ImportTally: Codable, Equatable, Sendable {
    /// Records read, whatever became of them.
    public var records = 0
    /// Records left out, by reason in plain words.
    public var skipped: [String: Int] = [:]
    /// Records by type identifier.
    public var byType: [String: Int] = [:]
    /// When the file was made, Unix seconds; `nil` when it does not say.
    public var exportedAt: Int64?
    /// Why reading stopped before the end of the file; `nil` for a whole file. What came before is good.
    public var cutOff: String?
    /// A remark for people, as a sentence without its point: for example why a file gives nothing because another one
    /// says the same; `nil` for none.
    public var note: String?

    /// How the remark begins that names the columns of a table that were not read.
    public static let unreadColumns = "Columns that were not read"

    public init() {}
}
