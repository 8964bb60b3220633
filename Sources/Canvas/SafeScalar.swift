/// The treatment of one scalar on its way to the screen.
enum SafeScalar: Equatable {
    /// Nothing is drawn for it: invisible, or it would move what stands around it.
    case dropped
    /// U+200D: a picture that follows belongs to the one before it.
    case joiner
    /// Drawn as `base`, 1 or 2 cells wide: itself or what stands for it.
    case shown(base: UInt32, width: Int)
    /// Combines with the base before it.
    case mark

    init(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        switch value {
        // Letters, dashes and quotes, frames, blocks, the composer's mark, braille: most of a screen.
        case 0x20..<0x7F, 0xA1...0xAC, 0xAE...0x17F, 0x2013...0x2014, 0x2018...0x2019, 0x201C...0x201D, 0x2026,
            0x2500...0x25FC, 0x276F, 0x2800...0x28FF:
            self = .shown(base: value, width: 1)
        case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: self = .shown(base: 0x20, width: 1)
        case 0x00...0x1F: self = .shown(base: 0x2400 + value, width: 1)
        case 0x7F: self = .shown(base: 0x2421, width: 1)
        case 0x200D: self = .joiner
        case 0x20E3: self = .mark  // a keycap: without U+FE0F, which is dropped, one cell to every terminal
        case 0x1F3FB...0x1F3FF: self = .dropped  // skin tones: terminals disagree on their width
        default: self = Self.byProperties(scalar)
        }
    }

    /// Emoji and other pictures that emoji sequences are made of; not the digits that Unicode counts among them.
    static func isPictograph(_ scalar: Unicode.Scalar) -> Bool { scalar.value > 0xFF && scalar.properties.isEmoji }

    private static let replacement = SafeScalar.shown(base: 0xFFFD, width: 1)

    private static func byProperties(_ scalar: Unicode.Scalar) -> SafeScalar {
        let properties = scalar.properties
        if properties.isNoncharacterCodePoint { return replacement }
        if properties.isDefaultIgnorableCodePoint || properties.isVariationSelector { return .dropped }
        switch properties.generalCategory {
        case .format: return .dropped
        case .surrogate, .unassigned, .privateUse, .control: return replacement
        case .lineSeparator, .paragraphSeparator: return .shown(base: 0x20, width: 1)
        default: break
        }
        switch DisplayWidth.cells(of: scalar.value) {
        case 0: return .mark  // also the vowels and final consonants of decomposed Hangul
        case let width where width > 0: return .shown(base: scalar.value, width: min(width, 2))
        default: return replacement
        }
    }
}
