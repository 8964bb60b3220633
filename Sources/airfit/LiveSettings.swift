import ChatModel
import Foundation
import Providers
import SettingsModel
import Synchronization

/// The settings that hold now, with what is made from them, for everything that has a share in it.
final class LiveSettings: Sendable {
    private struct Held {
        var settings: Settings
        var directory: ProviderDirectory
        var zone: TimeZone
    }

    private let held: Mutex<Held>
    private let environment: [String: String]
    private let keys: KeySupply

    init(_ settings: Settings, environment: [String: String], keys: KeySupply) {
        self.environment = environment
        self.keys = keys
        keys.take(commands: settings.providers.mapValues(\.keyCommand))
        held = Mutex(
            Held(
                settings: settings, directory: keys.directory(settings, environment),
                zone: Self.zone(settings, environment)))
    }

    var settings: Settings { held.withLock { $0.settings } }
    var directory: ProviderDirectory { held.withLock { $0.directory } }

    var zone: TimeZone { held.withLock { $0.zone } }

    func take(_ settings: Settings) {
        held.withLock { held in
            let isElsewhere = held.settings.providers != settings.providers
            if held.settings.profile.timeZone != settings.profile.timeZone {
                held.zone = Self.zone(settings, environment)
            }
            held.settings = settings
            guard isElsewhere else { return }
            keys.take(commands: settings.providers.mapValues(\.keyCommand))
            held.directory = keys.directory(settings, environment)
        }
    }

    private static func zone(_ settings: Settings, _ environment: [String: String]) -> TimeZone {
        settings.profile.timeZone.flatMap(TimeZone.init(identifier:)) ?? Surroundings.timeZone(environment)
    }
}

extension ProviderSettings {
    init(_ settings: Settings.Provider) {
        self.init(
            baseURL: settings.baseURL, model: settings.model, api: settings.api?.rawValue, models: settings.models,
            apiKeyEnv: settings.apiKeyEnv, isLocal: settings.isLocal, headers: settings.headers)
    }
}
