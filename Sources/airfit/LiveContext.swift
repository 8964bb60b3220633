import ChatModel
import Providers
import SettingsModel
import Synchronization

/// The context of the full screen by the settings as they stand now.
final class LiveContext: Sendable {
    private let context: Mutex<Context>
    /// The newest note of a key's use; those before are through or as good as it.
    private let note = Mutex<Task<Void, Never>?>(nil)

    init(_ context: Context) {
        context.keys.advice.withLock { $0 = "unlock it in the settings: F9, API keys" }
        self.context = Mutex(context)
    }

    var now: Context { context.withLock { $0 } }

    /// The settings were changed, in the program or by hand.
    func take(_ settings: Settings) { context.withLock { $0.take(settings) } }

    /// Keys have come or gone.
    func keysChanged() {
        let context = now
        context.catalog.take(context.providerDirectory)
    }

    /// A question goes to the provider; where the vault's key counts, that is noted beside.
    func noteUse(of id: ProviderID) {
        let context = now
        guard context.providerDirectory.keySources(of: id).counting == .vault else { return }
        note.withLock { $0 = Task { await context.keys.noteUse(of: id) } }
    }

    /// Returns when everything is noted.
    func settled() async { await note.withLock { $0 }?.value }
}
