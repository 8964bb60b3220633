extension SafeText {
    /// The text for a file that other programs open (Markdown, CSV): line ends and tabs stay, and nothing in it does
    /// anything to a terminal or hides from a reader. Unlike on the screen, where every character needs a width that all
    /// terminals agree on, an emoji stays whole, and joiners stay between the letters that need them.
    ///
    /// - Every line end becomes LF; other control characters become pictures (`␛`) or U+FFFD.
    /// - Private use, noncharacters and unassigned characters become U+FFFD.
    /// - U+200C and U+200D stay between two letters or pictures, U+FE0E and U+FE0F behind a picture.
    /// - Other invisible characters are dropped: bidirectional controls, zero-width ones, tags, variation selectors.
    public static func document(_ text: some StringProtocol) -> String {
        let isPlain = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x0A || $0 == 0x09 }
        guard !isPlain else { return String(text) }
        return lines(of: text).map(documentLine).joined(separator: "\n")
    }

    private static func documentLine(_ line: Substring) -> String {
        var kept = String.UnicodeScalarView()
        let scalars = line.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            switch scalar.value {
            case 0x09: kept.append(scalar)
            case 0x200C, 0x200D:
                let next = scalars.index(after: index)
                if kept.last.map(isJoined) == true, next < scalars.endIndex, isJoined(scalars[next]) {
                    kept.append(scalar)
                }
            case 0xFE0E, 0xFE0F: if kept.last?.properties.isEmoji == true { kept.append(scalar) }
            case 0x20E3, 0x1F3FB...0x1F3FF: kept.append(scalar)  // keycap, skin tones
            default:
                switch SafeScalar(scalar) {
                case .dropped, .joiner: break
                case .mark: kept.append(scalar)
                case .shown(let base, _): kept.append(Unicode.Scalar(base) ?? "\u{FFFD}")
                }
            }
        }
        return String(kept)
    }

    /// Whether U+200C and U+200D may stand beside this scalar.
    private static func isJoined(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .otherLetter, .nonspacingMark, .spacingMark: return true
        case .modifierSymbol: return (0x1F3FB...0x1F3FF).contains(scalar.value)
        default: return SafeScalar.isPictograph(scalar)
        }
    }
}
