/// The parts behind a number: its unit, an ending, how often something was done.
extension NumberScan {
    /// Reads the text right behind without a blank: `12.3k`, `3rd`, `3×10`.
    mutating func readAttached(_ number: LexedNumber) -> Bool {
        guard end < text.count else { return false }
        if let half = ["½": 0.5, "¼": 0.25, "¾": 0.75][text[end]] {
            values = [LexedNumber.Value(value: number.values[0].value + half, decimals: 1, endingNoughts: 0)]
            end += 1
            return false
        }
        var at = end
        while at < text.count, text[at].isBlank, at - end < 2 { at += 1 }
        if at + 1 < text.count, text[at] == "×" || text[at] == "x" {
            var next = at + 1
            while next < text.count, text[next].isBlank, next - at < 3 { next += 1 }
            if next < text.count, text[next].isDigit, let second = NumberLexer.number(in: text, at: next, language) {
                (end, aside) = (second.place.upperBound, .scheme)
                return true
            }
        }
        if let blank = afterBlank(end), Self.millions.contains(letters(from: blank)) {
            values = values.map {
                LexedNumber.Value(
                    value: $0.value * 1e6, decimals: $0.decimals - 6, endingNoughts: max(0, 6 - $0.decimals))
            }
            end = blank + letters(from: blank).unicodeScalars.count
            return readThousands()
        }
        // `15 mil passos`
        if let blank = afterBlank(end), Self.thousands.contains(letters(from: blank)),
            values.allSatisfy({ $0.value < 1000 })
        {
            values = values.map {
                LexedNumber.Value(
                    value: $0.value * 1000, decimals: $0.decimals - 3, endingNoughts: max(0, 3 - $0.decimals))
            }
            end = blank + letters(from: blank).unicodeScalars.count
            return readThousands()
        }
        let word = letters(from: end)
        switch word {
        case _ where number.isWhole && language.ordinalEndings.contains(word):
            end += word.unicodeScalars.count
            // The 69th percentile is a value.
            if followingWord.hasPrefix("percentil") { return false }
            aside = .label
            return true
        case "x" where end + 1 >= text.count || !text[end + 1].isDigit:
            (end, isMultiple) = (end + 1, true)
            return false
        case "k":
            values = values.map {
                LexedNumber.Value(
                    value: $0.value * 1000, decimals: $0.decimals - 3, endingNoughts: max(0, 3 - $0.decimals))
            }
            end += 1
            return readThousands()
        default: return false
        }
    }

    private static let thousands: Set<String> = ["thousand", "tausend", "mil", "mille", "mila", "duizend"]
    private static let millions: Set<String> = [
        "million", "millions", "millionen", "mio", "millón", "millones", "milione", "milioni", "milhão", "milhões",
        "miljoen",
    ]

    /// The digits that `k` stands for are not written: half of the last one that is.
    mutating func readThousands() -> Bool {
        let next = peekUnit()
        if ["run", "race", "walk"].contains(next?.text), values[0].value >= 3000 {
            aside = .label
            return true
        }
        let unit = next.flatMap { WrittenUnit(word: $0.text) }
        if let next, unit != nil { (end, unitWord, self.unit) = (next.end, next.text, unit) }
        readings = values.map { value in
            var half = 0.5
            for _ in 0..<max(0, -value.decimals) { half *= 10 }
            for _ in 0..<max(0, value.decimals) { half /= 10 }
            let written = (value.value - half)...(value.value + half)
            let factor = unit?.factor ?? 1
            return Figure.Reading(
                measure: unit?.measure, value: value.value * factor,
                range: (written.lowerBound * factor)...(written.upperBound * factor), written: written)
        }
        return true
    }

    func letters(from start: Int) -> String {
        var at = start
        while at < text.count, text[at].isLetter, at - start < 24 { at += 1 }
        return String(word: text[start..<at])
    }

    /// The word behind the number, over emphasis, one blank or a hyphen.
    func peekUnit() -> (text: String, end: Int, isHyphened: Bool)? {
        var at = end
        var hyphened = false
        var (blanks, marks) = (0, 0)
        while at < text.count {
            if text[at].isBlank, blanks < 1 {
                blanks += 1
            } else if text[at].isEmphasis, marks < 4 {
                marks += 1
            } else if text[at] == "-" || text[at] == "‑", !hyphened, blanks == 0, at + 1 < text.count,
                text[at + 1].isLetter
            {
                hyphened = true
            } else {
                break
            }
            at += 1
        }
        let first = at
        while at < text.count, at - first < 24, text[at].isLetter || "%°/".unicodeScalars.contains(text[at]) { at += 1 }
        while at > first, text[at - 1] == "/" { at -= 1 }
        guard at > first else { return nil }
        return (String(word: text[first..<at]), at, hyphened)
    }

    /// `1.5 times as many`, `1,4-mal so viel`, `1.5×`: a whole number may also be how often something was done.
    mutating func readMultiple() {
        let isParted = values.contains { $0.decimals > 0 }
        let isLikened = ["as", "your", "so"].contains(followingWord)
        if isMultiple || (Self.multiples.contains(unitWord) && (isParted || isLikened)) {
            (isMultiple, unit) = (true, nil)
        } else if end < text.count, text[end] == "×", unit == nil, (values.first?.value ?? 0) >= 3, !isParted {
            // `18×` is how often something was done.
            (unit, end) = (WrittenUnit(.count), end + 1)
        } else if end < text.count, text[end] == "×" {
            (isMultiple, unit, end) = (true, nil, end + 1)
        }
    }

    /// The words for days that follow one another: a `6-day streak` is no period that was chosen.
    static let runs: Set<String> = ["streak", "streaks", "run", "serie", "série", "racha", "reeks", "gap"]

    /// Behind `times`: what is compared.
    static let likened: Set<String> = [
        "as", "the", "your", "so", "que", "más", "plus", "più", "mais", "zoveel", "zo", "der", "die", "des",
        "spring", "summer", "autumn", "winter",
    ]

    static let multiples: Set<String> = [
        "times", "fold", "mal", "fois", "veces", "volte", "vezes", "keer", "fach", "fache", "fachen", "faches",
    ]

    mutating func readUnit(_ number: LexedNumber) {
        guard let word = peekUnit() else { return }
        // `au` is the French `at the`; elsewhere an arbitrary unit.
        var found = language == .french && word.text == "au" ? nil : WrittenUnit(word: word.text)
        var foundEnd = word.end
        if found == nil, let slash = word.text.firstIndex(of: "/"), slash != word.text.startIndex {
            let head = String(word.text[..<slash])
            // Speed is no distance.
            isSpeed = ["km/h", "km/u", "km/std", "kmh"].contains(word.text)
            if !["km", "m", "mi"].contains(head) { found = WrittenUnit(word: head) }
            if found != nil { foundEnd = word.end }
        }
        unitWord = word.text
        if word.isHyphened, cues.spans.contains(word.text), found?.measure == .count {
            (end, aside) = (word.end, Self.runs.contains(followingWord) ? nil : .period)
        }
        guard let found else { return }
        (unit, end) = (found, foundEnd)
    }
}
