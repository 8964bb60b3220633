import Canvas

/// The characters of two by four dots by their braille pattern, in each shape.
enum DotGlyphs {
    /// - Parameter isFilled: whether dots are areas; lines keep braille where only sextants are there for them.
    static func glyphs(_ shape: DotShape, isFilled: Bool) -> [Glyph] {
        switch shape {
        case .octants: octants
        case .sextants where isFilled: sextants
        case .braille, .sextants: braille
        }
    }

    /// A text whose braille patterns are the lines of a picture, in another shape: only octants have all of the patterns.
    static func redrawn(_ text: String, as shape: DotShape) -> String {
        guard shape == .octants else { return text }
        var redrawn = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let pattern = Int(scalar.value) - 0x2800
            if (0..<256).contains(pattern) {
                redrawn.append(contentsOf: octant(mask: rowMajor(pattern)).unicodeScalars)
            } else {
                redrawn.append(scalar)
            }
        }
        return String(redrawn)
    }

    private static let braille = BrailleCanvas.glyphs
    private static let octants = (0..<256).map { glyph(octant(mask: rowMajor($0))) }
    private static let sextants = (0..<256).map { glyph(sextant(mask: rowMajor($0))) }

    /// The dots of a braille pattern, bit by bit from the top left one on, row by row.
    private static func rowMajor(_ pattern: Int) -> Int {
        let bits = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
        return bits.enumerated().reduce(0) { $0 | (pattern & $1.element != 0 ? 1 << $1.offset : 0) }
    }

    /// The patterns that had a character before Unicode 16; the others are U+1CD00 to U+1CDE5 in their order.
    private static let olderOctants: [Int: UInt32] = [
        0: 0x20, 1: 0x1CEA8, 2: 0x1CEAB, 3: 0x1FB82, 5: 0x2598, 10: 0x259D, 15: 0x2580, 20: 0x1FBE6, 40: 0x1FBE7,
        63: 0x1FB85, 64: 0x1CEA3, 80: 0x2596, 85: 0x258C, 90: 0x259E, 95: 0x259B, 128: 0x1CEA0, 160: 0x2597,
        165: 0x259A, 170: 0x2590, 175: 0x259C, 192: 0x2582, 240: 0x2584, 245: 0x2599, 250: 0x259F, 252: 0x2586,
        255: 0x2588,
    ]

    /// The fields of a mask, 1 for the top left one, 2 for the one beside it.
    static func octant(mask: Int) -> Character {
        if let older = olderOctants[mask] { return character(older) }
        let before = olderOctants.keys.count { $0 < mask }
        return character(0x1CD00 + UInt32(mask - before))
    }

    /// Three rows of four: the two in the middle are one.
    static func sextant(mask: Int) -> Character {
        let (top, middle, bottom) = (mask & 3, (mask >> 2 | mask >> 4) & 3, mask >> 6 & 3)
        return sextant(of: top | middle << 2 | bottom << 4)
    }

    /// The fields of a mask of six.
    private static func sextant(of mask: Int) -> Character {
        switch mask {
        case 0: return " "
        case 0b010101: return "▌"
        case 0b101010: return "▐"
        case 0b111111: return "█"
        default:
            // The two halves and the empty and the full one are left out of the block.
            let before = 1 + (mask > 0b010101 ? 1 : 0) + (mask > 0b101010 ? 1 : 0)
            return character(0x1FB00 + UInt32(mask - before))
        }
    }

    private static func character(_ value: UInt32) -> Character { Character(Unicode.Scalar(value) ?? " ") }
}

extension StyledLine {
    /// A line of a picture that was drawn with braille, with the characters that a canvas asks for.
    public func redrawn(as shape: DotShape) -> StyledLine {
        guard shape == .octants else { return self }
        var line = self
        line.runs = runs.map { StyledRun(DotGlyphs.redrawn($0.text, as: shape), $0.style, address: $0.address) }
        return line
    }
}
