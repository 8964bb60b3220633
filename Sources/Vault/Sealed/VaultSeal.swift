import Foundation

/// Seals files so that whatever opens a vault opens them too, also when the vault itself is gone: a sealed file carries the
/// vault's own key slots. It holds no secret, so that a locked vault seals as well as an open one.
public struct VaultSeal: Sendable {
    /// The check value of the vault's header.
    let check: Data
    let slots: [KeySlot]
    let vault: String
    let sealingKey: [UInt8]
}

/// Opens what a vault sealed. It holds the vault's key; not to be kept longer than the file is read.
public struct VaultSealOpener: Sendable {
    let key: Secret
}

extension Vault {
    /// Locked or not; `nil` without a vault that can be used, and for one of an earlier version that has not been unlocked
    /// since. Waits for nothing but the disk.
    public nonisolated var seal: VaultSeal? {
        guard let header = headerOnDisk.header(in: place), let sealingKey = header.sealingKey else { return nil }
        return VaultSeal(
            check: header.check, slots: header.slots, vault: header.vault, sealingKey: Array(sealingKey))
    }

    /// - Throws: `.locked`, `.changedElsewhere`.
    public func sealOpener() throws(VaultError) -> VaultSealOpener { VaultSealOpener(key: try current().key) }
}
