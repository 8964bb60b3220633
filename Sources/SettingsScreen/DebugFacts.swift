import HealthModel

/// Measurements of the running program. They hold no texts, no values and no keys.
public struct DebugFigures: Equatable, Sendable {
    /// The last requests, the newest first.
    public var requests: [Request] = []
    public var frames = Frames()
    /// Reads of the health store by what was read.
    public var reads: [Read] = []
    /// Files and folders with their sizes.
    public var stores: [Store] = []
    /// Resident memory.
    public var memoryBytes = 0
    /// Times the process slept and was woken since it began.
    public var wakeUps = 0
    /// Processor time of the process since it began.
    public var cpuSeconds = 0.0
    /// Since the program began.
    public var upSeconds = 0.0

    public init() {}

    /// Nothing of query, headers and bodies.
    public struct Request: Equatable, Sendable {
        public var method: String
        public var place: String
        /// `nil` where nothing was answered.
        public var status: Int?
        /// Why it brought no whole answer.
        public var error: String?
        /// Size in bytes.
        public var bytes: Int
        /// Milliseconds to the first byte of the answer.
        public var firstByteMs: Double
        /// Milliseconds to the end of the answer.
        public var totalMs: Double

        public init(
            method: String, place: String, status: Int?, error: String?, bytes: Int, firstByteMs: Double,
            totalMs: Double
        ) {
            self.method = method
            self.place = place
            self.status = status
            self.error = error
            self.bytes = bytes
            self.firstByteMs = firstByteMs
            self.totalMs = totalMs
        }
    }

    /// The last frames, the oldest first.
    public struct Frames: Equatable, Sendable {
        /// From the state to the last byte handed to the terminal.
        public var milliseconds: [Double] = []
        /// Bytes written for each of these frames.
        public var bytes: [Int] = []
        /// Since the start.
        public var count = 0

        public init() {}

        /// The time below which `percentile` (0 to 1) of the frames were drawn; `nil` before the first frame.
        public func milliseconds(percentile: Double) -> Double? { Percentile.value(percentile, of: milliseconds) }
    }

    /// How long one kind of query took, each time.
    public struct Read: Equatable, Sendable {
        public var name: String
        /// The last reads, in milliseconds each.
        public var milliseconds: [Double]

        public init(_ name: String, milliseconds: [Double]) {
            self.name = name
            self.milliseconds = milliseconds
        }
    }

    /// The size of one database.
    public struct Store: Equatable, Sendable {
        public var name: String
        /// Size in bytes.
        public var bytes: Int

        public init(_ name: String, bytes: Int) {
            self.name = name
            self.bytes = bytes
        }
    }
}

/// How one part is doing, as `airfit doctor` finds it.
public struct DebugCheck: Equatable, Sendable {
    /// The verdict on a part.
    public enum Standing: Equatable, Sendable {
        case good, attention, bad
        /// Not set up, or not asked.
        case unknown
    }

    public var title: String
    public var standing: Standing
    public var message: String
    /// The advice; `nil` where there is nothing to do.
    public var advice: String?
    /// How long looking took.
    public var milliseconds: Double

    public init(
        _ title: String, _ standing: Standing, _ message: String, advice: String? = nil, milliseconds: Double = 0
    ) {
        self.title = title
        self.standing = standing
        self.message = message
        self.advice = advice
        self.milliseconds = milliseconds
    }
}

/// A request of the debug page, or the answer to one.
public enum DebugAction: Equatable, Sendable {
    /// One part was looked at.
    case checked(DebugCheck)
    case checksDone
    case measured(DebugFigures)
    /// The state's shape is in this file.
    case outlined(path: String)
    case outlineFailed(String)
    /// Until when the debug log is kept, in words; `nil` for none.
    case logKept(until: String?, path: String)
}

/// Work that the debug page asks for.
public enum DebugEffect: Equatable, Sendable {
    /// Looks at every part; providers are asked only where `asksProviders`.
    case check(asksProviders: Bool)
    case measure
    /// Writes the shape of the program's state into a file.
    case outline
    /// Begins or ends the log that is kept for a day; `nil` asks how it stands.
    case keepLog(Bool?)
}
