import Glibc
import Synchronization

/// The log entry of a request: nothing of its query, headers, bodies and keys, and of the answer's headers only the
/// number the provider gave it.
public struct RequestLogEntry: Equatable, Sendable {
    public var method: HTTPRequest.Method
    public var host: String
    /// Without the query.
    public var path: String
    /// `nil` where nothing was answered.
    public var status: Int?
    /// Why it brought no whole answer; `nil` for one that did, whatever its status, or that its reader had enough of.
    public var error: TransportError?
    public var metrics: HTTPMetrics
    /// The provider's own number of the request, for its support; `nil` where it gave none.
    public var requestID: String?
    /// Seconds since 1970.
    public var endedAt: Double = 0

    /// One line: `POST api.openai.com/v1/responses 200 · lookup 3, connect 12, tls 31, first byte 480, total 2100 ms …`
    public var line: String {
        var parts = ["\(method.rawValue) \(host)\(path)", status.map { "\($0)" } ?? "no answer"]
        if let error { parts.append("error=\(error.caseName)") }
        let times = [
            ("lookup", metrics.lookup), ("connect", metrics.connect), ("tls", metrics.tls),
            ("first", metrics.firstByte), ("total", metrics.total),
        ]
        parts += times.map { "\($0)=\($1.inMilliseconds)ms" }
        parts += ["sent=\(metrics.sentBytes)", "received=\(metrics.bodyBytes)"]
        if let version = metrics.version { parts.append("http=\(version)") }
        parts.append(metrics.reusedConnection ? "reused" : "new")
        if let requestID { parts.append("id=\(requestID)") }
        return parts.joined(separator: " ")
    }
}

extension TransportError {
    /// `timedOut.connecting`, without anything from outside.
    public var caseName: String {
        switch self {
        case .badURL: "badURL"
        case .badHeader: "badHeader"
        case .insecure: "insecure"
        case .cannotResolve: "cannotResolve"
        case .refused: "refused"
        case .unreachable: "unreachable"
        case .tls: "tls"
        case .timedOut(let phase): "timedOut.\(phase.rawValue)"
        case .cutOff: "cutOff"
        case .tooLarge: "tooLarge"
        case .malformed: "malformed"
        case .redirected: "redirected"
        case .cancelled: "cancelled"
        case .failed: "failed"
        }
    }
}

/// The last requests of a client, and who hears of them.
final class RequestJournal: Sendable {
    static let capacity = 100
    private let entries = Mutex<[RequestLogEntry]>([])
    private let clock: @Sendable () -> Double
    private let log: (@Sendable (RequestLogEntry) -> Void)?

    init(clock: @escaping @Sendable () -> Double, log: (@Sendable (RequestLogEntry) -> Void)?) {
        self.clock = clock
        self.log = log
    }

    var recent: [RequestLogEntry] { entries.withLock { $0 } }

    func record(_ entry: RequestLogEntry) {
        var entry = entry
        entry.endedAt = clock()
        entries.withLock { entries in
            if entries.count == Self.capacity { entries.removeFirst() }
            entries.append(entry)
        }
        log?(entry)
    }
}

/// The system's clock, in seconds since 1970.
@Sendable public func wallClock() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}
