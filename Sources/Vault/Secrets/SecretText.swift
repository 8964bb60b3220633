import Foundation

/// A fault of a text that was typed or pasted as a secret. Holds nothing of it.
public enum SecretTextProblem: Error, Equatable, Sendable {
    case empty
    case controlCharacter
    /// A key goes into a header of a request, where other letters cannot be sent.
    case notASCII
    case tooLong(limit: Int)

    /// One sentence for people. `what` is its name with the article: `the key`.
    public func sentence(of what: String) -> String {
        let what = what.prefix(1).uppercased() + what.dropFirst()
        return switch self {
        case .empty: "\(what) is empty."
        case .controlCharacter:
            "\(what) holds a line break or another character that cannot be seen; copy it again, without the lines around."
        case .notASCII: "\(what) holds a letter that no key has, or a blank; copy it again."
        case .tooLong(let limit): "\(what) is longer than \(limit) characters."
        }
    }
}

extension Secret {
    /// The most bytes of a key or passphrase.
    public static let longestText = 4096

    /// A provider's key. Blanks and line ends around it, as pasting leaves them, are dropped.
    public init(key text: some StringProtocol) throws(SecretTextProblem) {
        try self.init(trimming: text)
        let isPrintable = withBytes { $0.allSatisfy { $0 > 0x20 && $0 < 0x7F } }
        guard isPrintable else { throw .notASCII }
    }

    /// A passphrase, in any script and with blanks inside. Composed and decomposed letters count as the same.
    public init(passphrase text: some StringProtocol) throws(SecretTextProblem) {
        try self.init(trimming: text.precomposedStringWithCanonicalMapping)
    }

    /// Text that came from a program, a file or a terminal.
    /// - Throws: also `.notASCII` for a key that is not UTF-8.
    public init(keyBytes bytes: UnsafeRawBufferPointer) throws(SecretTextProblem) {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .notASCII }
        try self.init(key: text)
    }

    private init(trimming text: some StringProtocol) throws(SecretTextProblem) {
        let scalars = Substring(text).unicodeScalars
        let trimmed = scalars.trimmingBlanks
        guard !trimmed.isEmpty else { throw .empty }
        guard trimmed.allSatisfy({ $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) && !$0.isLineSeparator }) else {
            throw .controlCharacter
        }
        var bytes = Array(Substring(trimmed).utf8)
        defer { Sodium.wipe(&bytes) }
        guard bytes.count <= Self.longestText else { throw .tooLong(limit: Self.longestText) }
        self = bytes.withUnsafeBytes { Secret(copying: $0) }
    }

    /// The text, for a header of a request or to be typed anew. A copy that is not guarded: not to be kept.
    public func revealed() -> String { withBytes { String(decoding: $0, as: UTF8.self) } }

    /// The last four characters of a key, by which a person knows it again; empty for a short one, of which they would tell
    /// too much.
    public var lastFour: String {
        guard count >= 12 else { return "" }
        return withBytes { String(decoding: $0.suffix(4), as: UTF8.self) }
    }
}

extension Substring.UnicodeScalarView {
    fileprivate var trimmingBlanks: Substring.UnicodeScalarView {
        var view = self
        while let last = view.last, last.properties.isWhitespace { view.removeLast() }
        while let first = view.first, first.properties.isWhitespace { view.removeFirst() }
        return view
    }
}

extension Unicode.Scalar {
    fileprivate var isLineSeparator: Bool { value == 0x2028 || value == 0x2029 }
}
