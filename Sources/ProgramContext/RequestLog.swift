import LogFile
import Logging
import Networking
import RESTClient

/// Writes a line for each request into the log file, failures as warnings, and notes when each host answered.
public struct RequestLog: Sendable {
    private let logger: Logger
    private let records: ServiceRecords?

    public init(file: LogFile, records: ServiceRecords? = nil) {
        self.records = records
        logger = Logger(label: "network") { RotatingLogFile(label: $0, file: file) }
    }

    /// Logs a request: what failed as a warning.
    public func log(_ entry: RequestLogEntry) {
        records?.record(entry)
        let isGood = entry.error == nil && (entry.status ?? 0) < 400
        logger.log(level: isGood || entry.error == .cancelled ? .info : .warning, "\(entry.line)")
    }
}
