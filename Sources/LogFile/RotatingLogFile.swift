import Logging

/// Sends the events of a `Logger` to a log file: redacted, on one line each, never to the terminal.
public struct RotatingLogFile: LogHandler {
    public var logLevel: Logger.Level
    public var metadata: Logger.Metadata = [:]
    public var metadataProvider: Logger.MetadataProvider?
    private let label: String
    private let file: LogFile

    /// - Parameter label: which part of the program speaks.
    public init(label: String, file: LogFile, level: Logger.Level = .info) {
        self.label = label
        self.file = file
        logLevel = level
    }

    /// A value written with every event of this handler; `nil` removes it.
    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    /// Appends an event; where keys meet, the event's own metadata win, then those of the provider.
    public func log(event: LogEvent) {
        let provided = metadataProvider?.get() ?? [:]
        let all = metadata.merging(provided) { $1 }.merging(event.metadata ?? [:]) { $1 }
        let (time, level, message) = (file.clock(), event.level, event.message)
        file.append { [label] in
            LogLine.text(time: time, level: level, label: label, message: "\(message)", metadata: all)
        }
    }
}
