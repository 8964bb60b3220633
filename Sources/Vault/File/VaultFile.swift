/// A vault as the bytes of its file, without the file:
/// `AIRFITV1`, the length of the header, the header, a nonce, the encrypted keys, and a checksum over all of it.
///
/// The checksum tells damage before anybody is asked for a passphrase. It keeps its place in every version, so that a whole
/// file of a newer version is told from a damaged one. Against people it is the encryption that stands: everything before
/// the nonce is authenticated with the keys.
struct VaultFile: Sendable {
    static let mark = Array("AIRFITV".utf8)
    static let layout = UInt8(ascii: "1")
    /// The largest file that is read.
    static let largest = 1 << 20
    static let largestHeader = 64 << 10
    static let checksumBytes = 32

    let header: SealedHeader
    /// Mark and header as they stand in the file.
    private let associated: [UInt8]
    private let nonce: [UInt8]
    private let sealed: [UInt8]

    /// - Throws: `.notOurs`, `.damaged`, `.newerVersion`, `.costRefused`; nothing is decrypted or derived.
    init(_ bytes: [UInt8]) throws(VaultError) {
        let (body, header) = try Self.parts(of: bytes)
        self.header = try SealedHeader(bytes: Array(header), cipher: SealedHeader.vaultCipher)
        let rest = body[header.endIndex...]
        guard rest.count >= Sodium.nonceBytes + Sodium.tagBytes else { throw .damaged(.cutOff) }
        associated = Array(body[..<header.endIndex])
        nonce = Array(rest.prefix(Sodium.nonceBytes))
        sealed = Array(rest.dropFirst(Sodium.nonceBytes))
    }

    /// The file without its checksum, and the header in it.
    private static func parts(of bytes: [UInt8]) throws(VaultError) -> (ArraySlice<UInt8>, ArraySlice<UInt8>) {
        let known = bytes.prefix(mark.count)
        guard mark.starts(with: known) else { throw .notOurs }
        let prefix = mark.count + 1 + 4
        guard bytes.count >= prefix + checksumBytes else { throw .damaged(.cutOff) }
        let body = bytes.dropLast(checksumBytes)
        guard Sodium.hash(Array(body), count: checksumBytes).elementsEqual(bytes.suffix(checksumBytes)) else {
            throw .damaged(.changed)
        }
        guard bytes[mark.count] == layout else { throw .newerVersion }
        let length = bytes[(mark.count + 1)..<prefix].reversed().reduce(0) { $0 << 8 | Int($1) }
        guard length <= largestHeader, length <= body.count - prefix else { throw .damaged(.changed) }
        return (body, body[prefix..<prefix + length])
    }

    /// The keys in it.
    /// - Throws: `.wrongSecret` when `key` is not that of this file, `.damaged` when it is and nothing comes out.
    func contents(key: Secret) throws(VaultError) -> VaultContents {
        guard SealedHeader.check(of: key) == header.check else { throw .wrongSecret }
        let payload = Sodium.key(.payload, of: key)
        guard let text = Sodium.open(sealed, key: payload, nonce: nonce, associated: associated),
            let contents = VaultContents(bytes: text), contents.names == header.holds
        else { throw .damaged(.changed) }
        return contents
    }

    /// The bytes of a file. `header.holds` is set to the names of the contents.
    static func bytes(_ header: SealedHeader, _ contents: VaultContents, key: Secret) -> [UInt8] {
        var header = header
        header.holds = contents.names
        let said = header.bytes
        let associated = preamble(mark + [layout], header: said)
        let nonce = Sodium.random(Sodium.nonceBytes)
        let payload = Sodium.key(.payload, of: key)
        let body = associated + nonce + Sodium.seal(contents.bytes, key: payload, nonce: nonce, associated: associated)
        return body + Sodium.hash(body, count: checksumBytes)
    }

    /// The bytes before the encrypted part: mark, length of the header, header.
    static func preamble(_ mark: [UInt8], header: [UInt8]) -> [UInt8] {
        mark + withUnsafeBytes(of: UInt32(header.count).littleEndian) { Array($0) } + header
    }
}
