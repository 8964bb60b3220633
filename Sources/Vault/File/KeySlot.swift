import Foundation

/// One of the ways to open a vault or a sealed file: its key, encrypted with a key of the slot's own.
struct KeySlot: Codable, Equatable, Sendable {
    /// How the slot's own key comes about. The names are part of the format.
    struct Derivation: Codable, Equatable, Sendable {
        /// `argon2id13` of a passphrase, `blake2b` of random bytes, `none`: the key lies open in the file.
        var name: String
        var memory: Int?
        var passes: Int?
        var salt: Data?
        var open: Data?
    }

    /// 16 hexadecimal digits.
    var id: String
    var kind: String
    var kdf: Derivation
    var nonce: Data
    var wrapped: Data
    /// Seconds since 1970.
    var made: Int

    /// The slot's own fields, bound to the key it wraps: a slot put into another file, or changed, opens nothing.
    private func associated(_ vault: String) -> [UInt8] {
        let parts = [
            "airfit slot v1", vault, id, kind, kdf.name, "\(kdf.memory ?? 0)", "\(kdf.passes ?? 0)",
            Hex.text(kdf.salt ?? Data()),
        ]
        return Array(parts.joined(separator: "\u{0}").utf8)
    }
}

/// The secret that opens a slot, or that a new one is to be opened with.
enum SlotSecret: Sendable {
    case passphrase(Secret, PassphraseCost)
    /// Random bytes that are kept elsewhere: in the system's keyring, or written on paper.
    case random(Secret, VaultSlot.Kind)
    /// Nothing protects it.
    case unprotected
}

extension KeySlot {
    /// Wraps `key`. With a passphrase it takes a while.
    static func wrapping(
        _ key: Secret, with secret: SlotSecret, of vault: String, at date: Date
    ) throws(VaultError) -> KeySlot {
        let salt = Sodium.random(PassphraseCost.saltBytes)
        var slot = KeySlot(
            id: Hex.text(Sodium.random(8)), kind: VaultSlot.Kind.passphrase.rawValue,
            kdf: Derivation(name: "blake2b", salt: Data(salt)), nonce: Data(Sodium.random(Sodium.nonceBytes)),
            wrapped: Data(), made: Int(date.timeIntervalSince1970))
        let own: Secret
        switch secret {
        case .passphrase(let text, let cost):
            slot.kdf = Derivation(
                name: "argon2id13", memory: cost.memoryBytes, passes: cost.passes, salt: Data(salt))
            own = try cost.key(of: text, salt: salt)
        case .random(let bytes, let kind):
            slot.kind = kind.rawValue
            own = keyOfRandom(bytes, salt: salt)
        case .unprotected:
            slot.kind = VaultSlot.Kind.unprotected.rawValue
            own = .random(count: Sodium.keyBytes)
            slot.kdf = Derivation(name: "none", open: own.withBytes { Data($0) })
        }
        slot.wrapped = Data(
            Sodium.seal(key, key: own, nonce: [UInt8](slot.nonce), associated: slot.associated(vault)))
        return slot
    }

    /// The key in it; `nil` when `secret` is not the one, or is for another kind of slot. With a passphrase it takes a while.
    /// - Throws: `.costRefused`, before anything is computed, and `.notEnoughMemory`.
    func key(with secret: SlotSecret, of vault: String) throws(VaultError) -> Secret? {
        let own: Secret
        switch (secret, VaultSlot.Kind(rawValue: kind)) {
        case (.passphrase(let text, _), .passphrase):
            guard let cost, let salt = kdf.salt else { throw .costRefused }
            own = try cost.key(of: text, salt: [UInt8](salt))
        case (.random(let bytes, let wanted), let kind) where wanted == kind:
            own = Self.keyOfRandom(bytes, salt: [UInt8](kdf.salt ?? Data()))
        case (.unprotected, .unprotected):
            guard let open = kdf.open, open.count == Sodium.keyBytes else { return nil }
            own = open.withUnsafeBytes { Secret(copying: $0) }
        default: return nil
        }
        return Sodium.open(
            [UInt8](wrapped), key: own, nonce: [UInt8](nonce), associated: associated(vault))
    }

    /// `nil` for a slot without one, or for one beyond the bounds.
    var cost: PassphraseCost? {
        guard let memory = kdf.memory, let passes = kdf.passes else { return nil }
        return PassphraseCost(memoryBytes: memory, passes: passes)
    }

    /// Bytes that nobody can guess need no slow derivation.
    private static func keyOfRandom(_ bytes: Secret, salt: [UInt8]) -> Secret {
        var hash = Sodium.hash(Array("airfit slot v1".utf8) + salt, key: bytes)
        defer { Sodium.wipe(&hash) }
        return hash.withUnsafeBytes { Secret(copying: $0) }
    }

    /// - Throws: `.newerVersion` for a kind of slot this version does not know, `.damaged` for one that cannot be,
    ///   `.costRefused` for one that asks for too much.
    func check() throws(VaultError) {
        let sizesFit =
            id.count == 16 && Hex.isHex(id) && nonce.count == Sodium.nonceBytes
            && wrapped.count == Sodium.keyBytes + Sodium.tagBytes
        guard sizesFit else { throw .damaged(.changed) }
        switch (VaultSlot.Kind(rawValue: kind), kdf.name) {
        case (.passphrase, "argon2id13"):
            guard kdf.salt?.count == PassphraseCost.saltBytes else { throw .damaged(.changed) }
            guard cost != nil else { throw .costRefused }
        case (.keyring, "blake2b"), (.recovery, "blake2b"):
            guard kdf.salt?.count == PassphraseCost.saltBytes else { throw .damaged(.changed) }
        case (.unprotected, "none"): break
        default: throw .newerVersion
        }
    }
}

/// The facts about a slot, for people.
public struct VaultSlot: Equatable, Sendable, Identifiable {
    /// The kind of secret that opens a slot.
    public enum Kind: String, Equatable, Sendable, CaseIterable {
        case passphrase, keyring, recovery
        /// Nothing protects the vault: whoever has the file has the keys.
        case unprotected
    }
    public let id: String
    public let kind: Kind
    /// When the slot was made.
    public let madeAt: Date
    /// Of a passphrase; `nil` for other kinds.
    public let cost: PassphraseCost?
}

enum Hex {
    static func text(_ bytes: some Sequence<UInt8>) -> String {
        let digits = Array("0123456789abcdef")
        return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }

    static func isHex(_ text: String) -> Bool { text.utf8.allSatisfy { (48...57 ~= $0) || (97...102 ~= $0) } }
}
