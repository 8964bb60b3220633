import LogFile
import Logging
import Networking

/// Writes a line for each request into the log file: failures as warnings.
public struct RequestLog: Sendable {
    private let logger: Logger

    public init(file: LogFile) {
        logger = Logger(label: "network") { RotatingLogFile(label: $0, file: file) }
    }

    /// Logs a request: what failed as a warning.
    public func note(_ entry: RequestLogEntry) {
        let isGood = entry.error == nil && (entry.status ?? 0) < 400
        logger.log(level: isGood || entry.error == .cancelled ? .info : .warning, "\(entry.line)")
    }
}
