import Foundation

/// The letter that one scalar of a message counts as when it is screened: one from `a` to `z` whatever its accent,
/// width, alphabet or decoration; a digit; or what stands between them.
struct FoldedLetter: Equatable {
    enum Kind: UInt8 {
        case letter, digit, apostrophe
        /// Punctuation and symbols, which may stand between the letters of a word.
        case joiner
        /// An asterisk, which may stand for a vowel.
        case star
        case comma
        /// Ends a sentence.
        case stop
        case space, newline
    }

    var kind: Kind
    /// ASCII of a letter or digit; of a joiner the letter that it may stand for, else zero.
    var byte: UInt8 = 0

    /// A letter outside the Latin alphabet that looks like none of it.
    static let foreign = FoldedLetter(kind: .letter, byte: 0x7F)
    static let joiner = FoldedLetter(kind: .joiner)

    static func letter(_ scalar: Unicode.Scalar) -> FoldedLetter {
        FoldedLetter(kind: .letter, byte: UInt8(truncatingIfNeeded: scalar.value))
    }
}

/// Folds scalars into glyphs. Each scalar outside ASCII is looked up once for a text.
struct LetterFolding {
    private var known: [Unicode.Scalar: [FoldedLetter]] = [:]

    /// None for what is not seen: zero-width letters, marks that combine, directions.
    mutating func glyphs(of scalar: Unicode.Scalar) -> [FoldedLetter] {
        if let glyphs = known[scalar] { return glyphs }
        let glyphs = Self.folded(scalar)
        known[scalar] = glyphs
        return glyphs
    }

    /// One of the 128, without a look-up; `nil` for every other.
    static func ascii(_ value: UInt32) -> FoldedLetter? { value < 128 ? basic[Int(value)] : nil }

    private static let basic: [FoldedLetter] = (0..<128).map { value in
        let byte = UInt8(value)
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): return FoldedLetter(kind: .letter, byte: byte)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): return FoldedLetter(kind: .letter, byte: byte | 0x20)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return FoldedLetter(kind: .digit, byte: byte)
        case UInt8(ascii: "'"), UInt8(ascii: "`"): return FoldedLetter(kind: .apostrophe)
        case UInt8(ascii: "*"): return FoldedLetter(kind: .star)
        case UInt8(ascii: ","): return FoldedLetter(kind: .comma)
        case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "?"):
            return FoldedLetter(kind: .stop)
        case UInt8(ascii: "!"): return FoldedLetter(kind: .stop, byte: UInt8(ascii: "i"))
        case UInt8(ascii: "|"): return FoldedLetter(kind: .joiner, byte: UInt8(ascii: "l"))
        case UInt8(ascii: "$"): return FoldedLetter(kind: .joiner, byte: UInt8(ascii: "s"))
        case UInt8(ascii: "@"): return FoldedLetter(kind: .joiner, byte: UInt8(ascii: "a"))
        case 10, 13: return FoldedLetter(kind: .newline)
        case 9, 11, 12, 32: return FoldedLetter(kind: .space)
        case 0..<32, 127: return FoldedLetter(kind: .space)
        default: return .joiner
        }
    }

    private static func folded(_ scalar: Unicode.Scalar) -> [FoldedLetter] {
        if let glyph = ascii(scalar.value) { return [glyph] }
        if isInvisible(scalar) { return [] }
        switch scalar {
        case "’", "‘", "ʼ", "′", "´", "ʹ", "＇": return [FoldedLetter(kind: .apostrophe)]
        case "–", "—", "，", "、": return [FoldedLetter(kind: .comma)]
        case "。", "？", "！", "¡", "¿": return [FoldedLetter(kind: .stop)]
        case "…": return [.joiner]
        case "\u{2028}", "\u{2029}", "\u{85}": return [FoldedLetter(kind: .newline)]
        default: break
        }
        if let letter = enclosed(scalar) ?? lookAlike(scalar) { return [letter] }
        // The letters that Unicode says it is made of: full-width, mathematical, ligatures, with accents.
        let parts = String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars
        if parts.count == 1, parts.first == scalar { return [class_(of: scalar)] }
        return parts.compactMap { part in
            if let glyph = ascii(part.value) { return glyph }
            if isInvisible(part) { return nil }
            return lookAlike(part) ?? class_(of: part)
        }
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        if properties.isDefaultIgnorableCodePoint || scalar.value == 0x2800 { return true }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark, .format: return true
        default: return false
        }
    }

    private static func class_(of scalar: Unicode.Scalar) -> FoldedLetter {
        if scalar.properties.isWhitespace { return FoldedLetter(kind: .space) }
        return scalar.properties.isAlphabetic ? .foreign : .joiner
    }

    /// Letters in circles and squares that have no decomposition.
    private static func enclosed(_ scalar: Unicode.Scalar) -> FoldedLetter? {
        for first: UInt32 in [0x1F130, 0x1F150, 0x1F170, 0x1F1E6] where (first..<first + 26).contains(scalar.value) {
            return FoldedLetter(kind: .letter, byte: UInt8(scalar.value - first) + UInt8(ascii: "a"))
        }
        return nil
    }

    private static func lookAlike(_ scalar: Unicode.Scalar) -> FoldedLetter? {
        if let letter = lookAlikes[scalar] { return .letter(letter) }
        guard let lower = scalar.properties.lowercaseMapping.unicodeScalars.first, lower != scalar else { return nil }
        return lookAlikes[lower].map(FoldedLetter.letter)
    }

    /// Letters of other alphabets that are taken for Latin ones, and Latin ones that Unicode does not take apart.
    private static let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = {
        let rows: [(String, String)] = [
            ("абвгдезіїјкӏмнорсѕтухьԁԛԝһҽпҙ", "abbrdeziijklmhopcstyxbdqwhenz"),  // Cyrillic
            ("αβγδεζηικλμνοπρστυχωϲϳ", "abyoeznikaunonpotuxwcj"),  // Greek
            ("օսոհզցհք", "ounhqghf"),  // Armenian
            ("ıȷɑɡɩɪɴʀʙʜʟɢᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡʏᴢꜰꜱℓ", "ijagiinrbhlgacdejkmoptuvwyzfsl"),  // phonetic and small capitals
            ("øđłħŧŋæœßþð", "odlhtnaospd"),  // of one kind here; of two letters below
        ]
        var table: [Unicode.Scalar: Unicode.Scalar] = [:]
        for (from, to) in rows {
            for (look, letter) in zip(from.unicodeScalars, to.unicodeScalars) where !["æ", "œ", "ß"].contains(look) {
                table[look] = letter
            }
        }
        return table
    }()
}
