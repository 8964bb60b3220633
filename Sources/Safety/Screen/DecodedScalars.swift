/// The scalars of a text as a browser shows them: `%20`, `&#32;` and `&nbsp;` are spaces. What is encoded twice is read
/// too. Words in base64 are read as what they say, on lines of their own. How far it looks ahead is bounded, and no run
/// of letters is decoded twice, so the time is linear in the length of the text.
struct DecodedScalars {
    private let text: String.UnicodeScalarView
    private var place: String.UnicodeScalarView.Index
    /// The one that was read last, as it stands in the text.
    private var previous: Unicode.Scalar = " "
    /// Something was encoded with per cent signs, so what stands behind a figure is too.
    private var isPercentEncoded = false
    /// Where the next run of letters may begin that are words in base64.
    private var runEnd: String.UnicodeScalarView.Index
    /// The last run was cut, and goes on there.
    private var isInRun = false
    /// Decoded letters of such a run, read next from the end.
    private var words: [Unicode.Scalar] = []
    /// Scalars looked at.
    private(set) var work = 0

    private static let longestName = 16
    private static let mostDigits = 8

    init(_ text: String) {
        self.text = text.unicodeScalars
        place = text.unicodeScalars.startIndex
        runEnd = place
    }

    /// `nil` at the end.
    mutating func next() -> Unicode.Scalar? {
        if let word = words.popLast() { return word }
        guard let scalar = scalar(at: place) else { return nil }
        if place >= runEnd, EncodedWords.value(of: scalar) != nil, readRun() { return words.popLast() }
        place = text.index(after: place)
        work += 1
        let decoded =
            switch scalar {
            case "%": percentEncoded()
            case "&": entity()
            default: Unicode.Scalar?.none
            }
        previous = scalar
        return decoded ?? scalar
    }

    private func scalar(at place: String.UnicodeScalarView.Index) -> Unicode.Scalar? {
        place < text.endIndex ? text[place] : nil
    }

    // MARK: Base64

    /// Looks at the run of letters that begins here.
    /// - Returns: whether it is words in base64; then they are to be read, and the run is passed.
    private mutating func readRun() -> Bool {
        var values: [UInt8] = []
        var end = place
        while values.count < EncodedWords.mostLetters {
            if let value = scalar(at: end).flatMap(EncodedWords.value) {
                values.append(value)
                end = text.index(after: end)
            } else if let next = nextLine(of: values.count, at: end) {
                end = next
            } else {
                break
            }
        }
        var padding = 0
        var behind = end
        while padding < 2, scalar(at: behind) == "=" {
            padding += 1
            behind = text.index(after: behind)
        }
        work += values.count + padding
        runEnd = end
        let isContinued = isInRun
        isInRun = false
        guard let said = EncodedWords.text(of: values, padding: padding) else { return false }
        isInRun = values.count == EncodedWords.mostLetters
        words = (isInRun ? [] : ["\n"]) + said.unicodeScalars.reversed() + (isContinued ? [] : ["\n"])
        work += words.count
        (place, runEnd) = (behind, behind)
        previous = "\n"
        return true
    }

    /// The place behind the end of a line at which a run of so many letters is broken, as in mail; `nil` where it is at its end.
    private func nextLine(
        of count: Int, at place: String.UnicodeScalarView.Index
    ) -> String.UnicodeScalarView.Index? {
        guard count >= EncodedWords.fewestInLine, count % 4 == 0, let first = scalar(at: place) else { return nil }
        var next = text.index(after: place)
        if first == "\r", scalar(at: next) == "\n" { next = text.index(after: next) }
        guard first == "\n" || first == "\r", scalar(at: next).flatMap(EncodedWords.value) != nil else { return nil }
        return next
    }

    // MARK: Per cent signs

    /// The ASCII scalar of the two digits behind a per cent sign; `nil` where it is one: `50%20`, `%20 less`.
    private mutating func percentEncoded() -> Unicode.Scalar? {
        if let first = hexadecimalPair(at: place), first >= 0xC2,
            let many = manyBytes(first, behind: text.index(place, offsetBy: 2))
        {
            (place, isPercentEncoded) = (many.end, true)
            return many.scalar
        }
        let isInsideWord = !previous.properties.isWhitespace && Self.digit(previous, radix: 10) == nil
        guard isPercentEncoded || isInsideWord else { return nil }
        var start = place
        while let value = hexadecimalPair(at: start) {
            let end = text.index(start, offsetBy: 2)
            if value == 0x25 {
                start = end
                continue
            }
            guard (0x20..<0x7F).contains(value) || [0x09, 0x0A, 0x0D].contains(value) else { return nil }
            place = end
            isPercentEncoded = true
            return Unicode.Scalar(value)
        }
        return nil
    }

    /// A scalar of two to four bytes in UTF-8, which is no percentage wherever it stands; `nil` where the bytes are none.
    private mutating func manyBytes(
        _ first: UInt32, behind start: String.UnicodeScalarView.Index
    ) -> (scalar: Unicode.Scalar, end: String.UnicodeScalarView.Index)? {
        var (value, count): (UInt32, Int)
        switch first {
        case 0xC2...0xDF: (value, count) = (first & 0x1F, 1)
        case 0xE0...0xEF: (value, count) = (first & 0x0F, 2)
        case 0xF0...0xF4: (value, count) = (first & 0x07, 3)
        default: return nil
        }
        var end = start
        while count > 0 {
            guard scalar(at: end) == "%", let next = hexadecimalPair(at: text.index(after: end)), next & 0xC0 == 0x80
            else { return nil }
            value = value << 6 | next & 0x3F
            end = text.index(end, offsetBy: 3)
            count -= 1
        }
        return Unicode.Scalar(value).map { ($0, end) }
    }

    private mutating func hexadecimalPair(at start: String.UnicodeScalarView.Index) -> UInt32? {
        work += 2
        guard let high = scalar(at: start).flatMap({ Self.digit($0, radix: 16) }),
            let low = scalar(at: text.index(after: start)).flatMap({ Self.digit($0, radix: 16) })
        else { return nil }
        return high << 4 | low
    }

    private static func digit(_ scalar: Unicode.Scalar, radix: UInt32) -> UInt32? {
        let digit: UInt32
        switch scalar {
        case "0"..."9": digit = scalar.value - 0x30
        case "a"..."f": digit = scalar.value - 0x61 + 10
        case "A"..."F": digit = scalar.value - 0x41 + 10
        default: return nil
        }
        return digit < radix ? digit : nil
    }

    // MARK: Entities of HTML

    /// The scalar of an ampersand and the name or number behind it; `nil` where it is an ampersand.
    private mutating func entity() -> Unicode.Scalar? {
        // The ampersand itself, and what is encoded twice.
        while let name = name(at: place), name.text == "amp" { place = name.end }
        if scalar(at: place) == "#" { return number(at: text.index(after: place)) }
        guard let name = name(at: place), let scalar = Self.named[name.text] ?? Self.withoutAccent(name.text) else {
            return nil
        }
        place = name.end
        return scalar
    }

    /// `32`, `x20`, with or without a semicolon.
    private mutating func number(at start: String.UnicodeScalarView.Index) -> Unicode.Scalar? {
        var end = start
        let isHexadecimal = scalar(at: end) == "x" || scalar(at: end) == "X"
        if isHexadecimal { end = text.index(after: end) }
        let radix: UInt32 = isHexadecimal ? 16 : 10
        var value: UInt32 = 0
        var digits = 0
        while digits < Self.mostDigits, let digit = scalar(at: end).flatMap({ Self.digit($0, radix: radix) }) {
            value = value &* radix &+ digit
            digits += 1
            end = text.index(after: end)
        }
        work += digits + 2
        guard digits > 0, let decoded = Unicode.Scalar(value) else { return nil }
        place = scalar(at: end) == ";" ? text.index(after: end) : end
        return decoded
    }

    /// The letters and figures before a semicolon, and the place behind it; `nil` where there is none.
    private mutating func name(
        at start: String.UnicodeScalarView.Index
    ) -> (text: String, end: String.UnicodeScalarView.Index)? {
        var name = String.UnicodeScalarView()
        var end = start
        while name.count < Self.longestName, let scalar = scalar(at: end), scalar.isASCII,
            scalar.properties.isAlphabetic
        {
            name.append(scalar)
            end = text.index(after: end)
        }
        work += name.count + 1
        guard !name.isEmpty, scalar(at: end) == ";" else { return nil }
        return (String(name), text.index(after: end))
    }

    private static let named: [String: Unicode.Scalar] = [
        "nbsp": " ", "ensp": " ", "emsp": " ", "thinsp": " ", "hairsp": " ", "numsp": " ", "puncsp": " ", "Tab": "\t",
        "NewLine": "\n", "shy": "\u{AD}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "ZeroWidthSpace": "\u{200B}",
        "NoBreak": "\u{2060}", "apos": "'", "lsquo": "’", "rsquo": "’", "quot": "\"", "lt": "<", "gt": ">", "excl": "!",
        "ast": "*", "comma": ",", "period": ".", "hyphen": "-", "dash": "-", "ndash": "–", "mdash": "—", "hellip": "…",
        "szlig": "ß", "aelig": "æ", "AElig": "Æ", "oelig": "œ", "OElig": "Œ",
    ]

    /// `auml`, `Eacute`: the letter alone, as which it is read either way.
    private static func withoutAccent(_ name: String) -> Unicode.Scalar? {
        guard let letter = name.unicodeScalars.first, accents.contains(String(name.dropFirst())) else { return nil }
        return letter
    }

    private static let accents: Set<String> = [
        "uml", "acute", "grave", "circ", "tilde", "cedil", "ring", "slash", "caron",
    ]
}
