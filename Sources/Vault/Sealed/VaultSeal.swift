import Foundation

/// Seals files so that whatever opens a vault opens them too, also when the vault itself is gone: a sealed file carries the
/// vault's own key slots. It holds the vault's key; not to be kept longer than the file is written.
public struct VaultSeal: Sendable {
    let key: Secret
    let slots: [KeySlot]
    /// The number of the vault, to which the slots are bound.
    let vault: String
}

extension Vault {
    /// - Throws: `.locked`, `.changedElsewhere`.
    public func seal() throws(VaultError) -> VaultSeal {
        let open = try current()
        return VaultSeal(key: open.key, slots: open.header.slots, vault: open.header.vault)
    }
}
