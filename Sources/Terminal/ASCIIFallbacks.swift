import Canvas

/// Draws with ASCII characters only: every glyph of our own has one that stands in for it, in as many cells.
///
/// Charts stay readable: what is fuller is denser. Letters of a person's or a model's text are kept where the locale has
/// them.
struct ASCIIFallbacks {
    /// Whether letters beyond ASCII are drawn: not in a locale without them.
    let keepsLetters: Bool

    /// The scalar that is drawn for a cell's base. A cell of two columns gets its stand-in twice.
    func standIn(for scalar: UInt32) -> UInt32 {
        guard scalar > 0x7E else { return scalar }
        let ascii = Self.drawing(scalar)
        if ascii != 0 { return UInt32(ascii) }
        guard !keepsLetters else { return scalar }
        return Self.plainLetter(scalar)
    }

    /// Whether combining marks may stay on it.
    func keepsMarks(on scalar: UInt32) -> Bool { keepsLetters && Self.drawing(scalar) == 0 }

    // MARK: Drawings

    /// 0 for what is a letter rather than a drawing.
    private static func drawing(_ scalar: UInt32) -> UInt8 {
        switch scalar {
        case 0xA0, 0x2000...0x200A, 0x202F: UInt8(ascii: " ")
        case 0xB0...0xB7, 0xB9, 0xD7, 0xF7, 0xAB, 0xBB: latin[scalar] ?? 0
        case 0x2070, 0x2074...0x2079: UInt8(ascii: "0") + UInt8(scalar - 0x2070)  // superscripts
        case 0x2080...0x2089: UInt8(ascii: "0") + UInt8(scalar - 0x2080)  // SpO₂, VO₂max
        case 0x2010...0x203A: punctuation(scalar)
        case 0x2190...0x21FF: arrow(scalar)
        case 0x2200...0x22FF: mathematics(scalar)
        case 0x2500...0x257F: line(scalar)
        case 0x2580...0x259F: block(scalar)
        case 0x25A0...0x25FF: shape(scalar)
        case 0x2800...0x28FF: braille(UInt8(scalar & 0xFF))
        case 0x2300...0x24FF, 0x2600...0x27EF, 0x2900...0x2BFF: sign(scalar)
        default: 0
        }
    }

    private static let latin: [UInt32: UInt8] = [
        0xB0: UInt8(ascii: "o"), 0xB1: UInt8(ascii: "~"), 0xB2: UInt8(ascii: "2"), 0xB3: UInt8(ascii: "3"),
        0xB4: UInt8(ascii: "'"), 0xB5: UInt8(ascii: "u"), 0xB7: UInt8(ascii: "."), 0xB9: UInt8(ascii: "1"),
        0xD7: UInt8(ascii: "x"),
        0xF7: UInt8(ascii: "/"), 0xAB: UInt8(ascii: "<"), 0xBB: UInt8(ascii: ">"),
    ]

    private static func punctuation(_ scalar: UInt32) -> UInt8 {
        switch scalar {
        case 0x2010...0x2015: UInt8(ascii: "-")
        case 0x2018...0x201B, 0x2032, 0x2035: UInt8(ascii: "'")
        case 0x201C...0x201F, 0x2033, 0x2036: UInt8(ascii: "\"")
        case 0x2022, 0x2023: UInt8(ascii: "*")
        case 0x2024...0x2027: UInt8(ascii: ".")
        case 0x2030: UInt8(ascii: "%")
        case 0x2039: UInt8(ascii: "<")
        case 0x203A: UInt8(ascii: ">")
        default: UInt8(ascii: "'")
        }
    }

    private static func arrow(_ scalar: UInt32) -> UInt8 {
        switch scalar {
        case 0x2190, 0x219A, 0x21A9, 0x21B5, 0x21D0, 0x21E6: UInt8(ascii: "<")
        case 0x2191, 0x21D1, 0x21E7, 0x21A5: UInt8(ascii: "^")
        case 0x2193, 0x21D3, 0x21E9, 0x21A7: UInt8(ascii: "v")
        case 0x2195: UInt8(ascii: "|")
        case 0x2194: UInt8(ascii: "-")
        case 0x2196, 0x2198: UInt8(ascii: "\\")
        case 0x2197, 0x2199: UInt8(ascii: "/")
        default: UInt8(ascii: ">")
        }
    }

    private static func mathematics(_ scalar: UInt32) -> UInt8 {
        switch scalar {
        case 0x2212: UInt8(ascii: "-")
        case 0x2215: UInt8(ascii: "/")
        case 0x2217, 0x2219, 0x22C5: UInt8(ascii: "*")
        case 0x2248, 0x223C, 0x2243, 0x2245: UInt8(ascii: "~")
        case 0x2260: UInt8(ascii: "!")
        case 0x2264, 0x2266, 0x226A: UInt8(ascii: "<")
        case 0x2265, 0x2267, 0x226B: UInt8(ascii: ">")
        case 0x22EE: UInt8(ascii: ":")
        case 0x22EF: UInt8(ascii: ".")
        default: 0
        }
    }

    private static func line(_ scalar: UInt32) -> UInt8 {
        switch scalar {
        case 0x2501, 0x2505, 0x2509, 0x254D, 0x2550, 0x2578, 0x257A: UInt8(ascii: "=")
        case 0x2500, 0x2504, 0x2508, 0x254C, 0x2574, 0x2576, 0x257C, 0x257E: UInt8(ascii: "-")
        case 0x2502, 0x2503, 0x2551, 0x2575, 0x2577, 0x2579, 0x257B, 0x257D, 0x257F: UInt8(ascii: "|")
        case 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F: UInt8(ascii: ":")
        case 0x2571: UInt8(ascii: "/")
        case 0x2572: UInt8(ascii: "\\")
        case 0x2573: UInt8(ascii: "X")
        default: UInt8(ascii: "+")
        }
    }

    /// From the lowest eighth to the whole cell.
    private static let rising = Array("_.,-=+*#".utf8)

    private static func block(_ scalar: UInt32) -> UInt8 {
        switch scalar {
        case 0x2581...0x2588: rising[Int(scalar - 0x2581)]
        case 0x2589...0x258B: UInt8(ascii: "#")
        case 0x258C, 0x2590: UInt8(ascii: "=")
        case 0x258D, 0x258E: UInt8(ascii: "-")
        case 0x258F, 0x2595: UInt8(ascii: "|")
        case 0x2580: UInt8(ascii: "\"")
        case 0x2591: UInt8(ascii: ".")
        case 0x2592: UInt8(ascii: ":")
        case 0x2593: UInt8(ascii: "%")
        case 0x2594: UInt8(ascii: "-")
        case 0x2596, 0x2597: UInt8(ascii: ".")
        case 0x2598, 0x259D: UInt8(ascii: "'")
        default: UInt8(ascii: "#")
        }
    }

    private static func shape(_ scalar: UInt32) -> UInt8 {
        switch scalar {
        case 0x25A0, 0x25A3...0x25A9: UInt8(ascii: "#")
        case 0x25A1, 0x25A2, 0x25AB, 0x25AD, 0x25AF: UInt8(ascii: ".")
        case 0x25B2...0x25B5: UInt8(ascii: "^")
        case 0x25B6...0x25BB: UInt8(ascii: ">")
        case 0x25BC...0x25BF: UInt8(ascii: "v")
        case 0x25C0...0x25C5: UInt8(ascii: "<")
        case 0x25C7, 0x25CB, 0x25CC, 0x25D0...0x25D5, 0x25E6, 0x25EF: UInt8(ascii: "o")
        case 0x25C9, 0x25CE: UInt8(ascii: "@")
        default: UInt8(ascii: "*")
        }
    }

    /// By how many of the eight dots are set; a few in the upper half stand high.
    private static func braille(_ dots: UInt8) -> UInt8 {
        switch dots.nonzeroBitCount {
        case 0: UInt8(ascii: " ")
        case 1, 2: dots & 0b1110_0100 == 0 ? UInt8(ascii: "'") : UInt8(ascii: ".")
        case 3, 4: UInt8(ascii: ":")
        case 5, 6: UInt8(ascii: "*")
        default: UInt8(ascii: "#")
        }
    }

    /// Ticks, hearts, stars and the like. What is an emoji to the person or the model is a letter.
    private static func sign(_ scalar: UInt32) -> UInt8 {
        switch scalar {
        case 0x2705, 0x2713, 0x2714, 0x2611: UInt8(ascii: "+")
        case 0x2610: UInt8(ascii: ".")
        case 0x2612, 0x2715...0x2718, 0x2702: UInt8(ascii: "x")
        case 0x2605, 0x2606, 0x2726, 0x2731...0x273D, 0x2665, 0x2764, 0x2B50: UInt8(ascii: "*")
        case 0x26A0, 0x2757: UInt8(ascii: "!")
        case 0x2753: UInt8(ascii: "?")
        case 0x276E, 0x2770, 0x2039, 0x27E8: UInt8(ascii: "<")
        case 0x276F, 0x2771, 0x279C, 0x2794, 0x27E9: UInt8(ascii: ">")
        case 0x23CE, 0x232B: UInt8(ascii: "<")
        case 0x2424, 0x240A: UInt8(ascii: "$")
        default: 0
        }
    }

    // MARK: Letters

    /// Of the letters U+00C0 to U+017F, those of Europe.
    private static let plain = Array(
        ("AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty"
            + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlL"
            + "lLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs").utf8)

    /// The letter without its accent, where there is one; else a question mark.
    private static func plainLetter(_ scalar: UInt32) -> UInt32 {
        (0xC0..<0x180).contains(scalar) ? UInt32(plain[Int(scalar - 0xC0)]) : UInt32(UInt8(ascii: "?"))
    }
}
