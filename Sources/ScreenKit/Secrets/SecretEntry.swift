import Synchronization

/// A passphrase or a code while it is typed. Nothing that prints or mirrors it shows it.
///
/// Its letters are the one thing in the state that all copies share: so that they can be overwritten everywhere at once.
/// Copies made in between by the system's text functions are beyond reach.
public struct SecretEntry: Sendable {
    private let letters = SecretLetters()
    /// Tells two moments of the same entry apart.
    private var revision = 0

    /// As many bytes are taken; more are refused.
    public static let longest = 1024

    public init(_ text: String = "") { append(text) }

    public var isEmpty: Bool { letters.bytes.withLock { $0.isEmpty } }

    /// In characters, as a person counts them.
    public var count: Int { withText { $0.count } }

    /// Adds what was typed or pasted; line ends at its end, as copying leaves them, are dropped.
    /// - Returns: false when it would be too long, and nothing is added.
    @discardableResult
    public mutating func append(_ text: some StringProtocol) -> Bool {
        var added = Array(text.utf8)
        defer { Self.overwrite(&added) }
        while let last = added.last, last == 0x0A || last == 0x0D { added.removeLast() }
        guard !added.isEmpty else { return true }
        revision += 1
        return letters.bytes.withLock { bytes in
            guard bytes.count + added.count <= Self.longest else { return false }
            bytes += added
            return true
        }
    }

    /// Takes the last letter back: a whole scalar.
    public mutating func deleteLast() {
        revision += 1
        letters.bytes.withLock { bytes in
            while let last = bytes.popLast(), last & 0xC0 == 0x80 {}
        }
    }

    /// Overwrites it, here and in every copy.
    public mutating func wipe() {
        revision += 1
        letters.wipe()
    }

    /// Hands it over: what is left here is empty, and the copies that were made of it hold what goes.
    public mutating func taken() -> SecretEntry {
        defer { self = SecretEntry() }
        return self
    }

    /// Lends the text; it must not be kept.
    public func withText<Result>(_ body: (String) throws -> Result) rethrows -> Result {
        try body(letters.bytes.withLock { String(decoding: $0, as: UTF8.self) })
    }

    /// Whether both hold the same text; neither leaves its entry.
    public func hasSameText(as other: SecretEntry) -> Bool {
        withText { mine in other.withText { mine == $0 } }
    }

    fileprivate static func overwrite(_ bytes: inout [UInt8]) {
        for index in bytes.indices { bytes[index] = 0 }
    }
}

extension SecretEntry: Equatable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Whether nothing happened in between; two entries with the same text differ.
    public static func == (left: SecretEntry, right: SecretEntry) -> Bool {
        left.letters === right.letters && left.revision == right.revision
    }

    public var description: String { "•••" }
    public var debugDescription: String { "•••" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

private final class SecretLetters: Sendable {
    let bytes: Mutex<[UInt8]>

    init() {
        var room: [UInt8] = []
        room.reserveCapacity(SecretEntry.longest)  // so that growing leaves no copy behind
        bytes = Mutex(room)
    }

    func wipe() {
        bytes.withLock { bytes in
            SecretEntry.overwrite(&bytes)
            bytes.removeAll(keepingCapacity: true)
        }
    }

    deinit { wipe() }
}
