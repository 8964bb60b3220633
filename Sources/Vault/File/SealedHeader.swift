import Foundation

/// The header of a vault or a sealed file before the encrypted part: which key slots there are, and how to tell that
/// the right key was found. Nothing in it is secret; all of it is authenticated with the encrypted part.
struct SealedHeader: Codable, Equatable, Sendable {
    static let version = 1
    static let vaultCipher = "xchacha20-poly1305"
    static let streamCipher = "xchacha20-poly1305-stream-64k"
    /// As `streamCipher`, the stream's key being in `streamKey`.
    static let boxedStreamCipher = "xchacha20-poly1305-stream-64k-x25519-sealedbox"
    static let mostSlots = 16
    static let checkBytes = 16

    var version = SealedHeader.version
    /// 32 hexadecimal digits: the same for the whole life of a vault.
    var vault: String
    /// Goes up by one with each change.
    var generation: Int
    var cipher: String
    /// Made of the key: tells whether a key is that of this file, without the encrypted part.
    var check: Data
    var slots: [KeySlot]
    /// The names under which keys are kept: which provider has one can be told without unlocking.
    var holds: [String]
    /// Whether the app lock is on, so that an edit of the configuration alone does not turn it off. `nil` for off, as in
    /// files of versions before.
    var locksApp: Bool?
    /// Of a vault: the public X25519 key with which files are sealed while it is locked. `nil` in vaults of versions before,
    /// until they are unlocked.
    var sealingKey: Data?
    /// Of a sealed file: the key of its stream, in a sealed box for the key of the vault that `check` and `slots` are of.
    /// `nil` where the stream's key is made of the key that the slots hold.
    var streamKey: Data?

    init(cipher: String, key: Secret, slots: [KeySlot], vault: String, generation: Int = 1, holds: [String] = []) {
        self.vault = vault
        self.generation = generation
        self.cipher = cipher
        check = Self.check(of: key)
        self.slots = slots
        self.holds = holds
    }

    static func newID() -> String { Hex.text(Sodium.random(16)) }

    static func check(of key: Secret) -> Data {
        Sodium.key(.check, of: key, count: checkBytes).withBytes { Data($0) }
    }

    /// The key, from the first slot that `secret` opens. With a passphrase it takes a while.
    /// - Throws: `.wrongSecret` when it opens none.
    func key(with secret: SlotSecret) throws(VaultError) -> Secret {
        for slot in slots {
            guard let key = try slot.key(with: secret, of: vault) else { continue }
            guard Self.check(of: key) == check else { throw .damaged(.changed) }
            return key
        }
        throw .wrongSecret
    }

    // MARK: Bytes

    /// JSON with sorted keys and without blanks.
    var bytes: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return [UInt8](try encoder.encode(self))
        } catch {
            // Texts, whole numbers and bytes: there is nothing in it that JSON cannot say.
            preconditionFailure("A header cannot be written: \(type(of: error))")
        }
    }

    /// - Throws: `.newerVersion`, `.damaged`, `.costRefused`.
    init(bytes: [UInt8], cipher: String...) throws(VaultError) {
        struct Version: Decodable { var version: Int }
        let json = Data(bytes)
        guard let said = Self.decoded(Version.self, json) else { throw .damaged(.changed) }
        guard said.version == Self.version else { throw .newerVersion }
        guard let header = Self.decoded(SealedHeader.self, json) else { throw .damaged(.changed) }
        guard cipher.contains(header.cipher) else { throw .newerVersion }
        guard header.vault.count == 32, Hex.isHex(header.vault), header.generation > 0,
            header.check.count == Self.checkBytes, (1...Self.mostSlots).contains(header.slots.count),
            header.sealingKey.map({ $0.count == SealingKey.bytes }) ?? true,
            header.streamKey.map({ $0.count == SealingKey.boxBytes }) ?? (header.cipher != Self.boxedStreamCipher)
        else { throw .damaged(.changed) }
        for slot in header.slots { try slot.check() }
        let work = header.slots.compactMap(\.cost).reduce(0) { $0 + $1.memoryBytes * $1.passes }
        guard work <= PassphraseCost.mostWork else { throw .costRefused }
        self = header
    }

    /// `nil` for what is not the JSON of such a value: what is wrong with it matters to nobody.
    private static func decoded<Value: Decodable>(_ type: Value.Type, _ json: Data) -> Value? {
        try? JSONDecoder().decode(type, from: json)
    }
}
