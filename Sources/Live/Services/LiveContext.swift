import ChatModel
import ProgramContext
import Providers
import Synchronization

/// The context of the full screen beside its services.
final class LiveContext: Sendable {
    /// It goes by the settings as they stand.
    let now: Context
    /// The newest note of a key's use; those before are through or as good as it.
    private let note = Mutex<Task<Void, Never>?>(nil)

    init(_ context: Context) {
        context.keys.advice.withLock { $0 = "unlock it in the settings: F9, API keys" }
        now = context
    }

    /// Keys have come or gone.
    func keysChanged() { now.catalog.apply(now.providerDirectory) }

    /// A question goes to the provider; where the vault's key counts, that is noted beside.
    func noteUse(of id: ProviderID) {
        guard now.providerDirectory.keySources(of: id).counting == .vault else { return }
        note.withLock { $0 = Task { [keys = now.keys] in await keys.noteUse(of: id) } }
    }

    /// Returns when everything is noted.
    func drain() async { await note.withLock { $0 }?.value }
}
