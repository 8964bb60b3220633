import CSodium

/// How much memory and time it takes to make a key of a passphrase, with Argon2id: what every guess costs an attacker.
public struct PassphraseCost: Equatable, Sendable {
    /// Memory of the key derivation, in bytes.
    public let memoryBytes: Int
    /// How often Argon2id goes over its memory.
    public let passes: Int

    /// The least for anything that is written: 64 MiB and 3 passes, the second choice of RFC 9106.
    public static let least = PassphraseCost(unchecked: 64 << 20, passes: 3)
    /// The most memory that is written; a file may ask for up to four times as much.
    static let mostMemoryWritten = 256 << 20

    /// Bytes times passes of all slots of a file together: some seconds on a slow machine.
    static let mostWork = 4 << 30

    /// `nil` beyond the bounds of what is ever read: a file that asks for more is meant to bring the program down.
    public init?(memoryBytes: Int, passes: Int) {
        guard (8192...(1 << 30)).contains(memoryBytes), (1...24).contains(passes),
            memoryBytes * passes <= Self.mostWork
        else { return nil }
        self.init(unchecked: memoryBytes, passes: passes)
    }

    private init(unchecked memoryBytes: Int, passes: Int) {
        self.memoryBytes = memoryBytes
        self.passes = passes
    }

    /// Whether a guess at the other one costs more in memory or in time.
    func isWeaker(than other: PassphraseCost) -> Bool {
        memoryBytes < other.memoryBytes || passes < other.passes
    }

    /// The cost that takes about half a second here: `least`, or more memory on a fast machine with enough of it.
    /// - Parameters:
    ///   - measured: what `least` took on this machine.
    ///   - freeMemory: bytes; at most a quarter is taken.
    public static func fitting(measured: Duration, freeMemory: Int) -> PassphraseCost {
        var memory = least.memoryBytes
        var time = measured
        while memory * 2 <= min(mostMemoryWritten, freeMemory / 4), time * 2 <= .milliseconds(600) {
            memory *= 2
            time *= 2
        }
        return PassphraseCost(unchecked: memory, passes: least.passes)
    }

    /// Measures this machine; takes some tenths of a second.
    public static func calibrated() -> PassphraseCost {
        let word = Secret.random(count: 16)
        let measured = ContinuousClock().measure {
            // Without the memory for the least one there is nothing to measure, and making the slot tells of it.
            _ = try? least.key(of: word, salt: Sodium.random(saltBytes))
        }
        return fitting(measured: measured, freeMemory: Self.freeMemory)
    }

    static let saltBytes = Int(crypto_pwhash_argon2id_SALTBYTES)

    /// Takes a while: never on the main actor.
    func key(of passphrase: Secret, salt: [UInt8]) throws(VaultError) -> Secret {
        try Secret(count: Sodium.keyBytes) { key throws(VaultError) in
            let status = passphrase.withBytes { text in
                crypto_pwhash(
                    key.bindMemory(to: UInt8.self).baseAddress!, UInt64(key.count),
                    text.bindMemory(to: CChar.self).baseAddress!, UInt64(text.count), salt, UInt64(passes),
                    memoryBytes, crypto_pwhash_ALG_ARGON2ID13)
            }
            guard status == 0 else { throw .notEnoughMemory }
        }
    }
}
