/// Turns the bytes of an attribute into text: the five entities and character references, blanks for line breaks, no
/// other control characters, no invalid UTF-8, at most 256 scalars.
enum AttributeText {
    static let longest = 256

    static func decode(_ bytes: some Collection<UInt8>, atMost longest: Int = longest) -> String {
        // Nearly all of them are plain: no entity, no control character, nothing beyond ASCII.
        if bytes.count <= longest, bytes.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "&") }) {
            return String(decoding: bytes, as: UTF8.self)
        }
        var scalars = String.UnicodeScalarView()
        var raw = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
        var count = 0
        while count < longest, let scalar = raw.popFirst() {
            if scalar == "&", let (character, rest) = reference(raw) {
                raw = rest
                if isKept(character) { scalars.append(character) }
            } else if "\t\n\r".unicodeScalars.contains(scalar) {
                scalars.append(" ")
            } else if isKept(scalar) {
                scalars.append(scalar)
            }
            count += 1
        }
        return String(scalars)
    }

    /// The same for text that is not markup: an `&` is an `&`.
    static func plain(_ bytes: some Collection<UInt8>, atMost longest: Int = longest) -> String {
        // Nearly all of them are plain: no entity, no control character, nothing beyond ASCII.
        if bytes.count <= longest, bytes.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "&") }) {
            return String(decoding: bytes, as: UTF8.self)
        }
        var scalars = String.UnicodeScalarView()
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix(longest) where isKept(scalar) {
            scalars.append(scalar == "\n" || scalar == "\t" ? " " : scalar)
        }
        return String(scalars)
    }

    private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) || scalar == "\n" || scalar == "\t"
    }

    /// Decodes `amp;` or `#10;` and returns the rest; `nil` if it is no reference: the `&` stands for itself.
    private static func reference(
        _ text: Substring.UnicodeScalarView
    ) -> (Unicode.Scalar, Substring.UnicodeScalarView)? {
        guard let semicolon = text.prefix(12).firstIndex(of: ";") else { return nil }
        let rest = text[text.index(after: semicolon)...]
        let name = String(text[..<semicolon])
        switch name {
        case "amp": return ("&", rest)
        case "lt": return ("<", rest)
        case "gt": return (">", rest)
        case "quot": return ("\"", rest)
        case "apos": return ("'", rest)
        default: break
        }
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let number =
            digits.first.map { "xX".contains($0) } == true ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let number, let scalar = Unicode.Scalar(number) else { return nil }
        return (scalar, rest)
    }
}
