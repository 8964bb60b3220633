import ChatModel
import Providers
import SettingsModel
import Synchronization

/// The context by the settings as they stand now.
final class LiveContext: Sendable {
    private let context: Mutex<Context>

    init(_ context: Context) { self.context = Mutex(context) }

    var now: Context { context.withLock { $0 } }

    /// The settings were changed, in the program or by hand.
    func take(_ settings: Settings) { context.withLock { $0.take(settings) } }
}
