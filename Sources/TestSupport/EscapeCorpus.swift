import Foundation

/// Attacks on terminals, from a file that tests in Swift and in other languages read.
public struct EscapeCorpus: Sendable {
    /// A text that commands a terminal, with its name.
    public struct Attack: Sendable, CustomStringConvertible {
        public var name: String
        /// Often no valid UTF-8.
        public var bytes: [UInt8]

        /// As a program gets it that decodes bytes as it should.
        public var text: String { String(decoding: bytes, as: UTF8.self) }
        public var description: String { name }
    }

    public var attacks: [Attack]

    /// The corpus of this repository: `Tests/Fuzzing/escapes.txt`.
    public static let standard: EscapeCorpus = {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = sources.deletingLastPathComponent().appending(path: "Tests/Fuzzing/escapes.txt")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            preconditionFailure("\(file.path) cannot be read")
        }
        return EscapeCorpus(String(decoding: data, as: UTF8.self))
    }()

    /// One attack a line: name, tab, bytes with `\e`, `\xHH`, `\u{HEX}` and `\\`. A line that begins with `#` is a comment.
    public init(_ text: String) {
        attacks = text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t", maxSplits: 1)
            guard parts.count == 2, !line.hasPrefix("#") else { return nil }
            return Attack(name: String(parts[0]), bytes: Self.bytes(parts[1]))
        }
    }

    private static func bytes(_ text: Substring) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = text[...]
        while let letter = rest.popFirst() {
            guard letter == "\\", let kind = rest.popFirst() else {
                bytes += String(letter).utf8
                continue
            }
            switch kind {
            case "e": bytes.append(0x1B)
            case "x":
                bytes.append(UInt8(rest.prefix(2), radix: 16) ?? 0)
                rest = rest.dropFirst(2)
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                rest = rest.dropFirst(digits.count + 2)
                if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) { bytes += String(scalar).utf8 }
            default: bytes += String(kind).utf8
            }
        }
        return bytes
    }
}
