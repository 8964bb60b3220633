import CSodium

/// The random secrets of an authorisation: its state and its PKCE verifier.
enum OAuthSecrets {
    /// 32 random bytes.
    static func random() -> String {
        begin()
        var bytes = [UInt8](repeating: 0, count: 32)
        randombytes_buf(&bytes, bytes.count)
        return Base64URL.encoded(bytes)
    }

    /// The S256 challenge of a verifier (RFC 7636, 4.2).
    static func challenge(of verifier: String) -> String { Base64URL.encoded(sha256(Array(verifier.utf8))) }

    static func sha256(_ bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
        return digest
    }

    /// Takes the same time wherever two texts of the same length differ.
    static func areEqual(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        return one.count == other.count && !one.isEmpty && sodium_memcmp(one, other, one.count) == 0
    }

    private static func begin() { precondition(sodium_init() >= 0, "libsodium cannot be used on this system.") }
}

/// RFC 4648, 5, without padding.
enum Base64URL {
    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".unicodeScalars)

    static func encoded(_ bytes: [UInt8]) -> String {
        var text = String.UnicodeScalarView()
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
            for place in 0...group.count { text.append(letters[Int(bits >> UInt32(18 - 6 * place) & 63)]) }
        }
        return String(text)
    }
}
