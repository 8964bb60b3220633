/// How far the running work is.
public struct DataProgress: Equatable, Sendable {
    /// The running work and its object, for example `Importing export.zip`.
    public var title: String
    /// Done so far.
    public var bytes: Int
    /// 0 where it is not known.
    public var totalBytes: Int
    /// Rows or records so far; `nil` where none are counted.
    public var rows: Int?
    /// 0 where it is not known.
    public var totalRows = 0
    /// Since it began.
    public var seconds: Double
    /// The file that is being read, where there are several; empty where that is the title's.
    public var file = ""
    /// From 1; 0 where files are not counted.
    public var fileNumber = 0
    /// Files in all; 0 where that is not known.
    public var fileCount = 0
    /// The step where no bytes move, in one sentence; empty while they do.
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
    public var bytesPerSecond: Double? { seconds >= 0.5 && bytes > 0 ? Double(bytes) / seconds : nil }

    /// `nil` where nothing can be said yet.
    public var secondsLeft: Int? {
        guard seconds >= 0.5, let fraction, fraction > 0.02, fraction < 1 else { return nil }
        return Int((seconds / fraction * (1 - fraction)).rounded(.up))
    }

    /// `42 %, 812 MB of 1.9 GB, 240 MB/s, 5 s left`
    public var words: String {
        var words: [String] = []
        if let fraction { words.append("\(Int(fraction * 100)) %") }
        words.append(DataWording.bytes(bytes) + (totalBytes > 0 ? " of \(DataWording.bytes(totalBytes))" : ""))
        if let rows { words.append("\(DataWording.count(rows)) rows") }
        if let bytesPerSecond { words.append("\(DataWording.bytes(Int(bytesPerSecond)))/s") }
        if let secondsLeft { words.append("\(DataWording.span(secondsLeft)) left") }
        return words.joined(separator: ", ")
    }
}
