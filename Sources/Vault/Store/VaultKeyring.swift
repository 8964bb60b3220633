/// A vault that the system's keyring opens, so that nobody has to type anything.
extension Vault {
    /// Creates a vault as `create(with:)` does, with the keyring as a further way to open it, tried first: where the keyring
    /// does not keep its key, no vault is made.
    public func create(with openers: [VaultOpener], keyring: SecretService) async throws {
        let id = SealedHeader.newID()
        let key = Secret.random(count: Sodium.keyBytes)
        try await keyring.keep(key, of: id)
        do {
            try await create(id: id, with: [.keyring(key)] + openers)
        } catch {
            // The key of a vault that was never made opens nothing.
            try? await keyring.forget(id)
            throw error
        }
    }

    /// Opens the vault with what the keyring keeps for it.
    /// - Parameter mayAsk: a locked keyring may open a dialog on the desktop.
    /// - Throws: `SecretService.Problem`, or as `unlock(with:)`; `.noSuchSlot` for a vault without a keyring slot,
    ///   `.wrongSecret` when the keyring keeps nothing for it.
    public func unlock(with keyring: SecretService, mayAsk: Bool) async throws {
        guard let (id, facts) = try identity() else { throw VaultError.noVault }
        guard facts.has(.keyring) else { throw VaultError.noSuchSlot }
        guard let key = try await keyring.key(of: id, mayAsk: mayAsk) else { throw VaultError.wrongSecret }
        try await unlock(with: .keyring(key))
    }

    /// Lets the keyring open the unlocked vault from now on.
    public func addKeyring(_ keyring: SecretService) async throws {
        guard let (id, facts) = try identity() else { throw VaultError.noVault }
        let key = Secret.random(count: Sodium.keyBytes)
        try await keyring.keep(key, of: id)
        try await addSlot(.keyring(key))
        // What the keyring kept before is replaced; its slot opens nothing any more.
        for slot in facts.slots where slot.kind == .keyring { try removeSlot(slot.id) }
    }

    /// Takes the keyring's way to open the unlocked vault away.
    /// - Throws: `.lastSlot` when nothing else opens it.
    public func removeKeyring(_ keyring: SecretService) async throws {
        guard let (id, facts) = try identity() else { throw VaultError.noVault }
        for slot in facts.slots where slot.kind == .keyring { try removeSlot(slot.id) }
        try await keyring.forget(id)
    }
}
