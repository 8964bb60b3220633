/// An address of the web that may be opened: `http` or `https`, as printable ASCII, so that it can stand in a terminal's
/// sequence and among the arguments of a program.
public struct WebAddress: Hashable, Sendable {
    public let text: String
    /// In bytes: what browsers and terminals take.
    private static let longest = 2_000

    /// `nil` for anything else: other schemes, blanks and control characters, an empty host. Other letters than ASCII are
    /// percent-encoded.
    public init?(_ address: some StringProtocol) {
        guard let schemeEnd = address.firstRange(of: "://"),
            ["http", "https"].contains(address[..<schemeEnd.lowerBound].lowercased())
        else { return nil }
        let rest = address[schemeEnd.upperBound...]
        guard let first = rest.first, !["/", "?", "#", ":", "@"].contains(first) else { return nil }
        var text = ""
        for byte in address.utf8 {
            switch byte {
            case 0x21...0x7E: text.unicodeScalars.append(Unicode.Scalar(byte))
            case 0x80...: text += "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            default: return nil
            }
        }
        guard text.utf8.count <= Self.longest else { return nil }
        self.text = text
    }
}
