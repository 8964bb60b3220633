import ChatModel
import LogFile
import Logging
import Networking
import Providers
import Settings

/// Writes a line for each request into the log file: failures as warnings.
struct RequestLog: Sendable {
    private let logger: Logger

    init(file: LogFile) {
        logger = Logger(label: "network") { RotatingLogFile(label: $0, file: file) }
    }

    func note(_ entry: RequestLogEntry) {
        let isGood = entry.error == nil && (entry.status ?? 0) < 400
        logger.log(level: isGood || entry.error == .cancelled ? .info : .warning, "\(entry.line)")
    }
}

extension Settings {
    /// What the provider layer needs of them.
    var ofProviders: [ProviderID: ProviderSettings] {
        providers.mapValues {
            ProviderSettings(
                baseURL: $0.baseURL, model: $0.model, api: $0.api?.rawValue, models: $0.models,
                apiKeyEnv: $0.apiKeyEnv, isLocal: $0.isLocal, headers: $0.headers)
        }
    }
}
