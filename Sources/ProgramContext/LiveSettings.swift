import ChatModel
import Console
import Foundation
import KeySupply
import Providers
import SettingsModel
import Synchronization

/// The settings that hold now, with what is made from them, for everything that has a share in it.
final class LiveSettings: Sendable {
    private struct State {
        var settings: Settings
        var directory: ProviderDirectory
        var zoneOfSettings: TimeZone?
        /// Where the settings name no zone.
        var zoneOfRecords: TimeZone?
    }

    private let state: Mutex<State>
    private let environment: [String: String]
    private let systemZone: TimeZone
    private let keys: KeySupply

    init(_ settings: Settings, environment: [String: String], keys: KeySupply) {
        self.environment = environment
        systemZone = ProcessEnvironment.timeZone(environment)
        self.keys = keys
        keys.apply(commands: settings.providers.mapValues(\.keyCommand))
        state = Mutex(
            State(
                settings: settings, directory: keys.directory(settings, environment),
                zoneOfSettings: Self.zone(of: settings)))
    }

    var settings: Settings { state.withLock { $0.settings } }
    var directory: ProviderDirectory { state.withLock { $0.directory } }

    /// The person's home zone: the configuration's, else the one that days are counted in, else the system's.
    var zone: TimeZone { state.withLock { $0.zoneOfSettings ?? $0.zoneOfRecords } ?? systemZone }

    /// - Parameter zone: the one that the store counts days in.
    func apply(zoneOfRecords zone: TimeZone) { state.withLock { $0.zoneOfRecords = zone } }

    private static func zone(of settings: Settings) -> TimeZone? {
        settings.profile.timeZone.flatMap(TimeZone.init(identifier:))
    }

    func apply(_ settings: Settings) {
        state.withLock { state in
            let isElsewhere = state.settings.providers != settings.providers
            state.settings = settings
            state.zoneOfSettings = Self.zone(of: settings)
            guard isElsewhere else { return }
            keys.apply(commands: settings.providers.mapValues(\.keyCommand))
            state.directory = keys.directory(settings, environment)
        }
    }
}
