/// The entities that occur in prose. Others are shown as they were written.
enum HTMLEntity {
    private static let named: [Substring: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–", "mdash": "—",
        "hellip": "…", "deg": "°", "times": "×", "divide": "÷", "plusmn": "±", "minus": "−", "le": "≤", "ge": "≥",
        "ne": "≠", "asymp": "≈", "rarr": "→", "larr": "←", "uarr": "↑", "darr": "↓", "bull": "•", "middot": "·",
        "copy": "©", "reg": "®", "trade": "™", "euro": "€", "pound": "£", "frac12": "½", "frac14": "¼", "frac34": "¾",
        "sup2": "²", "sup3": "³", "micro": "µ", "laquo": "«", "raquo": "»", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
        "rdquo": "”", "check": "✓", "hearts": "♥", "thinsp": " ", "ensp": " ", "emsp": " ", "shy": "", "auml": "ä",
        "ouml": "ö", "uuml": "ü", "szlig": "ß", "eacute": "é", "egrave": "è", "ccedil": "ç", "ntilde": "ñ",
    ]

    /// The text of an entity such as `&amp;` or `&#176;`.
    static func text(of entity: String) -> String {
        let name = entity.dropFirst().dropLast()
        guard name.first == "#" else { return named[name] ?? entity }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let number, number != 0, let scalar = Unicode.Scalar(number) else { return "\u{FFFD}" }
        return String(Character(scalar))
    }
}
