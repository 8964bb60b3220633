/// Masks what looks like a key. The last of the defences: nothing that logs hands keys on in the first place.
public enum Redaction {
    static let mask = "•••"

    /// `text` without keys, tokens and mail addresses.
    ///
    /// To compile a pattern is more work than all else that a line costs: only those are that could find something.
    public static func cleaned(_ text: String) -> String {
        let clues = Clues(text)
        var text = text
        if clues.hold(anyOf: ["bearer", "basic"]) {
            text.replace(/(?i)\b(bearer|basic)\s+[^\s"',;]+/) { "\($0.output.1) \(mask)" }
        }
        if clues.hold(anyOf: ["key", "token", "secret", "password", "authorization"]) {
            text.replace(/(?i)((?:key|token|secret|password|authorization)["']?\s*[=:]\s*["']?)[^\s"'&,;]+/) {
                "\($0.output.1)\(mask)"
            }
        }
        // As the well-known services begin theirs.
        if clues.hold(anyOf: ["sk-", "sk_", "xai-", "hf_", "gh", "r8_", "pplx-", "aiza", "eyj"]) {
            text.replace(/\b(?:sk[-_]|gsk_|xai-|hf_|gh[opsu]_|r8_|pplx-|AIza|eyJ)[A-Za-z0-9_\-.]{8,}/) { _ in mask }
        }
        if clues.hold(anyOf: ["@"]) {
            text.replace(/[A-Za-z0-9_.+\-]+@[A-Za-z0-9\-]+\.[A-Za-z0-9.\-]+/) { _ in mask }
        }
        // Hexadecimal and base 64. The number a service gives a request is no secret: support asks for it.
        if clues.holdLongRun {
            text.replace(/(req_)?([A-Za-z0-9+=]{32,})/) { match in
                let run = match.output.2
                let isRandom = run.contains(where: \.isNumber) && run.contains(where: \.isLetter)
                return isRandom && match.output.1 == nil ? Substring(mask) : match.output.0
            }
        }
        return text
    }
}

/// Features of a line that show that a pattern cannot match in it.
private struct Clues {
    /// In small letters.
    private let bytes: [UInt8]
    /// Patterns that look for letters of any case may find others than ASCII has.
    private let isASCII: Bool

    init(_ text: String) {
        bytes = text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        isASCII = bytes.allSatisfy { $0 < 0x80 }
    }

    /// - Parameter words: One of them stands in all that the pattern finds; in small letters.
    func hold(anyOf words: [StaticString]) -> Bool {
        !isASCII
            || words.contains { word in
                word.withUTF8Buffer { word in
                    bytes.indices.dropLast(word.count - 1).contains { bytes[$0...].starts(with: word) }
                }
            }
    }

    /// Whether 32 letters, digits or signs of base 64 follow each other.
    var holdLongRun: Bool {
        var run = 0
        return bytes.contains { byte in
            switch byte {
            case 0x30...0x39, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "="): run += 1
            default: run = 0
            }
            return run >= 32
        }
    }
}
