/// A way into the vault to write down on paper: 128 random bits in eight groups of four letters and digits, the last ones a
/// check of the others.
public struct RecoveryCode: Sendable {
    private static let secretBytes = 16
    private static let checkBytes = 4
    /// Crockford's base 32: without I, L, O and U, which are taken for others.
    private static let letters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

    let secret: Secret

    /// A new code from the system's random source.
    public static func random() -> RecoveryCode { RecoveryCode(secret: .random(count: secretBytes)) }

    private init(secret: Secret) {
        self.secret = secret
    }

    /// As people type it: small letters, other dashes and blanks do not matter, nor O for 0 or I and L for 1.
    /// - Throws: `.notARecoveryCode` when a letter is missing or wrong.
    public init(_ text: String) throws(VaultError) {
        var bits: UInt64 = 0
        var bitCount = 0
        var bytes: [UInt8] = []
        defer { Sodium.wipe(&bytes) }
        for letter in text.uppercased() where !letter.isWhitespace && !"-–—_".contains(letter) {
            let meant = letter == "O" ? "0" : letter == "I" || letter == "L" ? "1" : letter
            guard let value = Self.letters.firstIndex(of: meant) else { throw .notARecoveryCode }
            bits = (bits << 5 | UInt64(value)) & 0xFFFF
            bitCount += 5
            guard bitCount >= 8 else { continue }
            bitCount -= 8
            bytes.append(UInt8(bits >> UInt64(bitCount) & 0xFF))
        }
        guard bytes.count == Self.secretBytes + Self.checkBytes, bitCount == 0 else { throw .notARecoveryCode }
        let secret = bytes.withUnsafeBytes {
            Secret(copying: UnsafeRawBufferPointer(rebasing: $0[..<Self.secretBytes]))
        }
        guard bytes[Self.secretBytes...].elementsEqual(Self.check(of: secret)) else { throw .notARecoveryCode }
        self.secret = secret
    }

    /// `7Q2M-…`, to be shown once.
    public var text: String {
        var bytes = secret.withBytes { Array($0) } + Self.check(of: secret)
        defer { Sodium.wipe(&bytes) }
        var text = ""
        var bits: UInt64 = 0
        var bitCount = 0
        for byte in bytes {
            bits = bits << 8 | UInt64(byte)
            bitCount += 8
            while bitCount >= 5 {
                bitCount -= 5
                if !text.isEmpty, text.filter({ $0 != "-" }).count % 4 == 0 { text.append("-") }
                text.append(Self.letters[Int(bits >> UInt64(bitCount) & 31)])
            }
        }
        return text
    }

    private static func check(of secret: Secret) -> [UInt8] {
        var bytes = secret.withBytes { Array("airfit recovery v1".utf8) + Array($0) }
        defer { Sodium.wipe(&bytes) }
        return Sodium.hash(bytes, count: 16).dropLast(16 - checkBytes)
    }
}

extension RecoveryCode: CustomStringConvertible, CustomReflectable {
    public var description: String { "•••" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
