import ChatModel
import Console
import Foundation
import HealthModel
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
        /// Its zone holds where the settings name none.
        var homeOfRecords: HomeTime?
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

    /// The person's home zone: the configuration's, else the one that days are counted in, else the system's. The trips
    /// are those of the records.
    var home: HomeTime {
        state.withLock { state in
            let zone = state.zoneOfSettings ?? state.homeOfRecords?.zone ?? systemZone
            return HomeTime(zone: zone, trips: state.homeOfRecords?.trips ?? [])
        }
    }

    /// - Parameter home: by which the store counts days.
    func apply(homeOfRecords home: HomeTime) { state.withLock { $0.homeOfRecords = home } }

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
