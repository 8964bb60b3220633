import CSodium

/// A secret while it is being typed, in guarded memory. Not shared between threads.
public final class SecretBuffer {
    private let start: UnsafeMutableRawPointer
    private let limit: Int
    /// In bytes.
    public private(set) var count = 0

    /// - Parameter limit: of bytes; what is typed beyond it is not taken.
    public init(limit: Int = Secret.longestText) {
        Sodium.begin()
        guard let start = sodium_malloc(limit) else { fatalError("There is no memory left.") }
        self.start = start
        self.limit = limit
    }

    deinit { sodium_free(start) }

    /// Whether there was room for it.
    @discardableResult
    public func append(_ byte: UInt8) -> Bool {
        guard count < limit else { return false }
        start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
        count += 1
        return true
    }

    /// Takes back the last character, of however many bytes it is.
    public func removeLast() {
        while count > 0 {
            count -= 1
            let byte = start.load(fromByteOffset: count, as: UInt8.self)
            start.storeBytes(of: 0, toByteOffset: count, as: UInt8.self)
            if byte & 0xC0 != 0x80 { return }
        }
    }

    /// Overwrites everything with zeros and empties the buffer.
    public func removeAll() {
        sodium_memzero(start, limit)
        count = 0
    }

    /// The typed text, as a key.
    public func key() throws(SecretTextProblem) -> Secret {
        try Secret(keyBytes: UnsafeRawBufferPointer(start: start, count: count))
    }

    /// The typed text, as a passphrase.
    public func passphrase() throws(SecretTextProblem) -> Secret {
        try Secret(passphrase: text())
    }

    /// The typed text as it is: for a recovery code or a word to confirm something with.
    public func text() -> String {
        String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
}
