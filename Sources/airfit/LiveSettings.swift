import SettingsModel
import Synchronization

/// The settings as they hold at this moment, for what runs beside the screen.
final class LiveSettings: Sendable {
    private let settings: Mutex<Settings>

    init(_ settings: Settings) { self.settings = Mutex(settings) }

    var value: Settings { settings.withLock { $0 } }
    func take(_ new: Settings) { settings.withLock { $0 = new } }
}
