import Foundation

/// A key or passphrase while it is typed. Nothing that prints or mirrors it shows it, and its bytes are overwritten when the
/// last copy of it goes: each change makes new bytes, and those before are gone with the state that held them.
public struct SecretField: Sendable {
    /// As much is taken.
    public static let longest = 4096

    private var bytes: ZeroizedBytes

    public init() { bytes = ZeroizedBytes([]) }

    public init(_ text: String) {
        self.init()
        insert(text)
    }

    public var isEmpty: Bool { bytes.count == 0 }
    /// Letters, as a person counts them.
    public var count: Int { withText(\.count) }

    /// Lends the bytes, which must not be kept.
    public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.lend(body)
    }

    /// Inserts at the end. What goes beyond `longest` bytes is left out.
    public mutating func insert(_ text: String) {
        var text = text
        var added: [UInt8] = text.withUTF8 { Array($0.prefix(max(0, Self.longest - bytes.count))) }
        defer { ZeroizedBytes.wipe(&added) }
        bytes = bytes.adding(added)
    }

    mutating func deleteBackward() {
        let kept = withText { $0.dropLast().utf8.count }
        bytes = bytes.prefix(kept)
    }

    /// Empties the field and overwrites what was typed.
    public mutating func clear() { bytes = ZeroizedBytes([]) }

    /// The secret without blanks and line ends around it, as pasting leaves them.
    public func trimmed() -> SecretField {
        let range = withBytes { bytes in
            let isBlank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
            let start = bytes.firstIndex { !isBlank($0) } ?? bytes.count
            let end = bytes.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start
            return start..<max(start, end)
        }
        var field = SecretField()
        field.bytes = bytes.slice(range)
        return field
    }

    /// Whether what was typed begins so; nothing of it leaves the field.
    public func begins(with prefix: String) -> Bool { withBytes { $0.starts(with: prefix.utf8) } }

    /// The text for showing it on the person's own wish, and for counting; a copy that is not wiped.
    public func withText<Result>(_ body: (String) -> Result) -> Result {
        withBytes { body(String(decoding: $0, as: UTF8.self)) }
    }

    /// Why this is no key that can be sent; `nil` where it can. Of what has been trimmed.
    var keyProblem: String? {
        withBytes { bytes in
            if bytes.isEmpty { return "Please paste or type the key first." }
            if bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
                return "The key holds a line break or another character that cannot be seen; copy it again."
            }
            if !bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) {
                return "The key holds a blank or a letter that no key has; copy it again."
            }
            return bytes.count >= Self.longest ? "The key is longer than any key." : nil
        }
    }
}

extension SecretField: Equatable {
    /// Takes the same time wherever two of the same length differ.
    public static func == (one: SecretField, other: SecretField) -> Bool {
        one.withBytes { mine in
            other.withBytes { others in
                guard mine.count == others.count else { return false }
                return zip(mine, others).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
            }
        }
    }
}

extension SecretField: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "•••" }
    public var debugDescription: String { "•••" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Bytes that are overwritten before their memory is given back. Safe to share: nothing changes them once they are made.
private final class ZeroizedBytes: @unchecked Sendable {
    let count: Int
    private let memory: UnsafeMutableRawBufferPointer

    init(_ bytes: some Collection<UInt8>) {
        count = bytes.count
        memory = .allocate(byteCount: max(1, bytes.count), alignment: 1)
        memory.copyBytes(from: bytes)
    }

    deinit {
        explicit_bzero(memory.baseAddress!, memory.count)
        memory.deallocate()
    }

    func lend<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(memory)[..<count]))
    }

    func adding(_ bytes: [UInt8]) -> ZeroizedBytes {
        lend { old in
            var joined = Array(old) + bytes
            defer { Self.wipe(&joined) }
            return ZeroizedBytes(joined)
        }
    }

    func prefix(_ count: Int) -> ZeroizedBytes { slice(0..<min(count, self.count)) }
    func slice(_ range: Range<Int>) -> ZeroizedBytes { lend { ZeroizedBytes($0[range]) } }

    static func wipe(_ bytes: inout [UInt8]) {
        bytes.withUnsafeMutableBytes { if let start = $0.baseAddress { explicit_bzero(start, $0.count) } }
    }
}
