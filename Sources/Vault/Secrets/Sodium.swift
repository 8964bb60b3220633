import CSodium

/// The pieces of libsodium that the vault is made of, with our own types.
enum Sodium {
    static let keyBytes = 32
    static let nonceBytes = 24
    static let tagBytes = 16

    private static let isReady: Bool = sodium_init() >= 0

    /// Nothing of the library may be used before.
    static func begin() {
        precondition(isReady, "libsodium cannot be used on this system.")
    }

    static func random(_ count: Int) -> [UInt8] {
        begin()
        var bytes = [UInt8](repeating: 0, count: count)
        randombytes_buf(&bytes, count)
        return bytes
    }

    /// BLAKE2b. With a key only who knows it gets the same.
    static func hash(_ bytes: [UInt8], count: Int = 32, key: Secret? = nil) -> [UInt8] {
        begin()
        var hash = [UInt8](repeating: 0, count: count)
        if let key {
            key.withBytes {
                _ = crypto_generichash(
                    &hash, count, bytes, UInt64(bytes.count), $0.bindMemory(to: UInt8.self).baseAddress, $0.count)
            }
        } else {
            crypto_generichash(&hash, count, bytes, UInt64(bytes.count), nil, 0)
        }
        return hash
    }

    /// A key for one purpose out of a key for all of them.
    static func key(_ purpose: Purpose, of parent: Secret, count: Int = keyBytes) -> Secret {
        Secret(count: count) { child in
            parent.withBytes { parent in
                _ = crypto_kdf_derive_from_key(
                    child.bindMemory(to: UInt8.self).baseAddress!, count, purpose.rawValue, "AirFitVt",
                    parent.bindMemory(to: UInt8.self).baseAddress!)
            }
        }
    }

    /// The purpose of a key. The numbers are part of the format of the files, but for that of `memory`.
    enum Purpose: UInt64 { case payload = 1, check = 2, stream = 3, memory = 4, sealing = 5 }

    /// XChaCha20-Poly1305: the tag follows the text.
    static func seal(_ text: Secret, key: Secret, nonce: [UInt8], associated: [UInt8]) -> [UInt8] {
        var sealed = [UInt8](repeating: 0, count: text.count + tagBytes)
        text.withBytes { text in
            key.withBytes { key in
                _ = crypto_aead_xchacha20poly1305_ietf_encrypt(
                    &sealed, nil, text.bindMemory(to: UInt8.self).baseAddress, UInt64(text.count), associated,
                    UInt64(associated.count), nil, nonce, key.bindMemory(to: UInt8.self).baseAddress!)
            }
        }
        return sealed
    }

    /// `nil` when key, nonce, associated bytes or any byte of it are others than at sealing.
    static func open(_ sealed: [UInt8], key: Secret, nonce: [UInt8], associated: [UInt8]) -> Secret? {
        guard sealed.count >= tagBytes, nonce.count == nonceBytes, key.count == keyBytes else { return nil }
        var isRight = false
        let text = Secret(count: sealed.count - tagBytes) { text in
            key.withBytes { key in
                isRight =
                    crypto_aead_xchacha20poly1305_ietf_decrypt(
                        text.bindMemory(to: UInt8.self).baseAddress, nil, nil, sealed, UInt64(sealed.count),
                        associated, UInt64(associated.count), nonce, key.bindMemory(to: UInt8.self).baseAddress!) == 0
            }
        }
        return isRight ? text : nil
    }

    /// Overwrites bytes that held a secret, as far as they have not been copied on the way.
    static func wipe(_ bytes: inout [UInt8]) {
        begin()
        bytes.withUnsafeMutableBytes { if let start = $0.baseAddress { sodium_memzero(start, $0.count) } }
    }
}
