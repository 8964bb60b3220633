import ChatModel
import Providers
import SettingsModel
import Synchronization

/// The settings that hold now, with what is made from them, for everything that has a share in it.
final class LiveSettings: Sendable {
    private struct Held {
        var settings: Settings
        var directory: ProviderDirectory
    }

    private let held: Mutex<Held>
    private let environment: [String: String]

    init(_ settings: Settings, environment: [String: String]) {
        self.environment = environment
        held = Mutex(Held(settings: settings, directory: Self.directory(settings, environment)))
    }

    var settings: Settings { held.withLock { $0.settings } }
    var directory: ProviderDirectory { held.withLock { $0.directory } }

    func take(_ settings: Settings) {
        held.withLock { held in
            let isElsewhere = held.settings.providers != settings.providers
            held.settings = settings
            if isElsewhere { held.directory = Self.directory(settings, environment) }
        }
    }

    private static func directory(_ settings: Settings, _ environment: [String: String]) -> ProviderDirectory {
        ProviderDirectory(environment: environment, settings: settings.providers.mapValues(ProviderSettings.init))
    }
}

extension ProviderSettings {
    init(_ settings: Settings.Provider) {
        self.init(
            baseURL: settings.baseURL, model: settings.model, api: settings.api?.rawValue, models: settings.models,
            apiKeyEnv: settings.apiKeyEnv, isLocal: settings.isLocal, headers: settings.headers)
    }
}
