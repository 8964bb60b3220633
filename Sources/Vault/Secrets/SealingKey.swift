import CSodium

/// A pair of X25519 keys made of a vault's key: with the public one, which stands in the vault's header, something is put into
/// a sealed box (libsodium's `crypto_box_seal`) that only who has the vault's key opens.
enum SealingKey {
    /// Of the public key.
    static let bytes = 32
    /// Of a sealed box with a key in it.
    static let boxBytes = Sodium.keyBytes + 48

    static func publicKey(of vaultKey: Secret) -> [UInt8] { pair(of: vaultKey).publicKey }

    static func seal(_ key: Secret, for publicKey: [UInt8]) -> [UInt8] {
        Sodium.begin()
        var box = [UInt8](repeating: 0, count: boxBytes)
        key.withBytes {
            _ = crypto_box_seal(&box, $0.bindMemory(to: UInt8.self).baseAddress!, UInt64($0.count), publicKey)
        }
        return box
    }

    /// `nil` for a box that was changed, or was sealed for another vault.
    static func open(_ box: [UInt8], vaultKey: Secret) -> Secret? {
        guard box.count == boxBytes else { return nil }
        let (publicKey, privateKey) = pair(of: vaultKey)
        var isRight = false
        let key = Secret(count: Sodium.keyBytes) { key in
            privateKey.withBytes {
                isRight =
                    crypto_box_seal_open(
                        key.bindMemory(to: UInt8.self).baseAddress!, box, UInt64(box.count), publicKey,
                        $0.bindMemory(to: UInt8.self).baseAddress!) == 0
            }
        }
        return isRight ? key : nil
    }

    private static func pair(of vaultKey: Secret) -> (publicKey: [UInt8], privateKey: Secret) {
        Sodium.begin()
        let seed = Sodium.key(.sealing, of: vaultKey)
        var publicKey = [UInt8](repeating: 0, count: bytes)
        let privateKey = Secret(count: bytes) { privateKey in
            seed.withBytes {
                _ = crypto_box_seed_keypair(
                    &publicKey, privateKey.bindMemory(to: UInt8.self).baseAddress!,
                    $0.bindMemory(to: UInt8.self).baseAddress!)
            }
        }
        return (publicKey, privateKey)
    }
}
