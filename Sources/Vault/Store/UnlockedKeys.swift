import Synchronization

/// The keys of an unlocked vault, for whoever needs one at once: empty while the vault is locked.
public final class UnlockedKeys: Sendable {
    private let keys = Mutex<[String: Secret]>([:])

    /// The key kept under a name; `nil` where there is none or the vault is locked.
    public subscript(name: String) -> Secret? { keys.withLock { $0[name] } }

    func set(_ entries: [String: VaultContents.Entry]) {
        let new = entries.mapValues(\.key)
        keys.withLock { $0 = new }
    }
}
