/// Lengths of time as people type them.
enum TypedLength {
    /// `nil` for what is no length, or may be something else (`5m`).
    static func seconds(of piece: EntryPiece) -> Double? {
        switch piece.kind {
        case .quantity(let number, let unit): seconds(number, unit)
        case .word(let word): compound(word)
        default: nil
        }
    }

    /// Whether a word is `1h30` or the like.
    static func isLength(_ word: String) -> Bool { compound(word) != nil }

    static func seconds(_ number: Double, _ unit: String) -> Double? {
        switch unit {
        case "s", "sec", "secs", "second", "seconds", "sek", "sekunden": number
        case "min", "mins", "minute", "minutes", "minuten", "'": number * 60
        case "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden": number * 3600
        default: nil
        }
    }

    /// Takes the length at the front, in figures or words: `1 h 20 min`, `half an hour`; `nil` where there is none.
    static func taken(from pieces: inout [EntryPiece]) -> Double? {
        var seconds: Double?
        while let first = pieces.first {
            if let part = Self.seconds(of: first) {
                seconds = (seconds ?? 0) + part
                pieces.removeFirst()
            } else if seconds == nil, let part = inWords(&pieces) {
                seconds = part
            } else {
                break
            }
        }
        return seconds
    }

    /// Takes `an hour`, `half an hour`, `two and a half hours`, `an hour and a half`, `a quarter of an hour` from the front.
    static func inWords(_ pieces: inout [EntryPiece]) -> Double? {
        var number: Double?
        var count = 0
        while count < pieces.count, let part = factor(pieces[count]) {
            number = (number ?? 1) * part
            count += 1
            if isHalfMore(pieces[count...]) {
                number = (number ?? 0) + 0.5
                count += 3
            }
            // `a quarter of an hour`
            if count < pieces.count, pieces[count].word == "of" { count += 1 }
        }
        guard count < pieces.count, let unit = pieces[count].word else { return nil }
        let isMore = isHalfMore(pieces[(count + 1)...])
        // `hour and a half` needs no number; nor has a quarter one.
        guard let length = quarters[unit] ?? seconds(1, unit), number != nil || isMore || quarters[unit] != nil else {
            return nil
        }
        pieces.removeFirst(count + (isMore ? 4 : 1))
        return length * ((number ?? 1) + (isMore ? 0.5 : 0))
    }

    /// Lengths that are one word.
    private static let quarters = ["viertelstunde": 900.0, "dreiviertelstunde": 2700]

    private static func factor(_ piece: EntryPiece) -> Double? {
        ["quarter": 0.25, "viertel": 0.25, "quarters": 0.25][piece.word ?? ""]
            ?? piece.word.flatMap(NumberWord.value)
    }

    /// Whether the pieces begin with `and a half`.
    private static func isHalfMore(_ pieces: ArraySlice<EntryPiece>) -> Bool {
        let words = pieces.prefix(3).map(\.word)
        return words == ["and", "a", "half"]
    }

    /// `1h30`, `1h30m`, `1h05min`, `26m10s`.
    private static func compound(_ word: String) -> Double? {
        for (big, small, names) in [
            ("h", 60.0, ["", "m", "min", "mins"]), ("m", 1, ["s", "sec"]), ("min", 1, ["s", "sec"]),
        ] {
            guard let cut = word.range(of: big), let whole = Double(word[..<cut.lowerBound]) else { continue }
            let rest = word[cut.upperBound...]
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard let part = Int(digits), part < 60, names.contains(String(rest.dropFirst(digits.count))) else {
                continue
            }
            guard whole == whole.rounded(), whole >= 0, whole < 1000 else { continue }
            return whole * small * 60 + Double(part) * small
        }
        return nil
    }
}
