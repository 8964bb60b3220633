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
        case "s", "sec", "secs", "second", "seconds": number
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

    /// Takes `an hour`, `half an hour`, `two hours` from the front.
    static func inWords(_ pieces: inout [EntryPiece]) -> Double? {
        var number: Double?
        var count = 0
        while count < pieces.count, let part = pieces[count].word.flatMap(NumberWord.value) {
            number = (number ?? 1) * part
            count += 1
        }
        guard let number, count < pieces.count, let unit = pieces[count].word,
            let seconds = seconds(number, unit)
        else { return nil }
        pieces.removeFirst(count + 1)
        return seconds
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
