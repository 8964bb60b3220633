/// How far an import is.
public struct ImportProgress: Equatable, Sendable {
    /// The phase of an import.
    public enum Phase: Equatable, Sendable {
        /// Another import is running.
        case waiting
        case reading
        /// Everything is read; days and nights are computed.
        case computing
    }

    public var phase: Phase
    /// The file that is read, from 0.
    public var file: Int
    /// Files in all.
    public var fileCount: Int
    /// Bytes of all files, unpacked. Files that are not read again count as done.
    public var done: Int64
    /// Bytes to read in all, unpacked.
    public var total: Int64
    /// Samples and pieces of sleep so far.
    public var records: Int
    /// The share of days that is computed, 0 to 1.
    public var computed: Double

    public init(
        phase: Phase, file: Int = 0, fileCount: Int = 0, done: Int64 = 0, total: Int64 = 0, records: Int = 0,
        computed: Double = 0
    ) {
        self.computed = computed
        self.phase = phase
        self.file = file
        self.fileCount = fileCount
        self.done = done
        self.total = total
        self.records = records
    }
}
