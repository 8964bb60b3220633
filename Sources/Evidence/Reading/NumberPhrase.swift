/// A number in words with what it counts: `eleven nights`, `seven and a half hours`, `three in four`, `four of them`.
struct NumberPhrase {
    private(set) var end: Int
    private(set) var value = LexedNumber.Value(value: 0, decimals: 0, endingNoughts: 0)
    private(set) var unit: WrittenUnit?
    private(set) var unitWord = ""
    /// `four of them`: some of what the answer has told.
    private(set) var isPartOfGiven = false
    /// `two of your last seven nights`.
    private(set) var isPartOfWhole = false
    /// How much of a whole it is, in percent, to the whole parts.
    private(set) var share: ClosedRange<Double>?
    /// The whole that it is a part of, where that is written as a word too.
    private(set) var whole: Double?

    private let text: [Unicode.Scalar]
    private let language: AnswerLanguage
    /// Longer numbers are not written as words.
    private static let mostWords = 8

    /// Whether a word could begin a number; a look at a table.
    static func mayBegin(_ word: String, in language: AnswerLanguage) -> Bool {
        let words = SpelledNumbers.of(language)
        if words.part(word) != nil || language.fractions[word] != nil { return true }
        return language.numberEndings.contains { word.hasSuffix($0) }
    }

    /// `nil` where the word at `start` begins no number that counts something.
    /// - Parameter isBare: it may count what was counted before, at the end of a clause.
    init?(_ text: [Unicode.Scalar], at start: Int, in language: AnswerLanguage, isBare: Bool = false) {
        (self.text, self.language, end) = (text, language, start)
        if readFraction(of: 1) { return }
        guard let number = readNumber() else { return nil }
        if number < 10, let start = next(end) {
            let before = end
            end = start
            if readFraction(of: number) { return }
            end = before
        }
        let isWhole = number == number.rounded()
        value = LexedNumber.Value(value: number, decimals: isWhole ? 0 : 1, endingNoughts: 0)
        readHalf()
        let behind = end
        readUnit()
        let hasUnit = unit != nil
        if hasUnit { readHalf() }
        readWhole(of: number)
        if share != nil { return }
        if hasUnit, number > 1 || value.decimals > 0 { return }
        guard end == behind else { return nil }
        if number > 1, isPartOfSome {
            (unit, isPartOfGiven) = (WrittenUnit(word: "times"), true)
        } else if isPartOfCounted(needsNumber: number <= 1 || language != .english) || number > 1 && isWholeInDigits {
            (unit, isPartOfWhole) = (WrittenUnit(word: "times"), true)
        } else if number > 1, let start = next(end), RelationLexicon.of(language).per.contains(word(at: start).text),
            !isHalfOfPair(start)
        {
            // `ten a day`
            unit = WrittenUnit(word: "times")
        } else if isBare, number > 1, end == text.count || ",;.)!?\n".unicodeScalars.contains(text[end]) {
            unit = WrittenUnit(word: "times")
        } else {
            return nil
        }
    }

    /// `two thirds`, `a quarter of`, `die Hälfte der`: a part of a whole; a single one only where the whole follows.
    private mutating func readFraction(of number: Double) -> Bool {
        let (name, behind) = word(at: end)
        guard let part = language.fractions[name], number * part < 1 else { return false }
        if number == 1 {
            guard let start = next(behind), language.beforeWholes.contains(word(at: start).text),
                let whole = next(word(at: start).end), !["a", "an", "hora", "uur"].contains(word(at: whole).text)
            else { return false }
        }
        end = behind
        value = LexedNumber.Value(value: number, decimals: 0, endingNoughts: 0)
        let percent = 100 * number * part
        share = max(0, percent - 4)...min(100, percent + 4)
        return true
    }

    /// `two by two`, `one a penny`: only what is told for a length of time counts.
    private func isHalfOfPair(_ start: Int) -> Bool {
        guard let next = next(word(at: start).end) else {
            return !["daily", "nightly", "weekly", "täglich", "dagelijks"].contains(word(at: start).text)
        }
        return !language.cues.spans.contains(word(at: next).text)
    }

    private func word(at start: Int) -> (text: String, end: Int) {
        var at = start
        while at < text.count, text[at].isLetter, at - start < 40 { at += 1 }
        return (String(word: text[start..<at]), at)
    }

    /// Where the next word begins, over one blank or hyphen and emphasis.
    private func next(_ start: Int) -> Int? {
        var at = start
        while at < text.count, at - start < 4, text[at].isBlank || text[at].isEmphasis || text[at].isDash { at += 1 }
        return at > start && at < text.count && text[at].isLetter ? at : nil
    }

    private mutating func readNumber() -> Double? {
        let words = SpelledNumbers.of(language)
        var parts: [(part: SpelledNumbers.Part, end: Int)] = []
        var at = end
        while parts.count < Self.mostWords {
            let (name, behind) = word(at: at)
            if let part = part(name, words) {
                parts.append((part, behind))
            } else if parts.isEmpty || !words.isJoint(name) {
                break
            }
            guard let following = next(behind) else { break }
            at = following
        }
        guard let number = SpelledNumbers.number(of: parts.map(\.part)) else { return nil }
        end = parts[number.count - 1].end
        return number.value
    }

    /// `siebeneinhalb` and `dreimal` are numbers with an ending.
    private func part(_ name: String, _ words: SpelledNumbers) -> SpelledNumbers.Part? {
        if let part = words.part(name) { return part }
        for ending in language.numberEndings where name.hasSuffix(ending) {
            guard case .value(let value)? = words.part(String(name.dropLast(ending.count))) else { continue }
            return .value(ending.hasPrefix("einhalb") ? value + 0.5 : value)
        }
        return nil
    }

    /// `and a half`, `et demie`.
    private mutating func readHalf() {
        var at = end
        for step in language.halves where !step.isEmpty {
            at = end
            var isWhole = true
            for name in step {
                guard let start = next(at), word(at: start).text == name else {
                    isWhole = false
                    break
                }
                at = word(at: start).end
            }
            guard isWhole else { continue }
            value = LexedNumber.Value(value: value.value + 0.5, decimals: 1, endingNoughts: 0)
            end = at
            return
        }
    }

    private mutating func readUnit() {
        guard let start = next(end) else { return }
        let (name, behind) = word(at: start)
        guard let unit = WrittenUnit(word: name), name.unicodeScalars.count > 2 else { return }
        (self.unit, unitWord, end) = (unit, name, behind)
    }

    /// `in four`, `out of ten`, `von 30`.
    private mutating func readWhole(of number: Double) {
        guard var at = next(end) else { return }
        let (first, behind) = word(at: at)
        guard language.partOf.contains(first) else { return }
        at = behind
        for _ in 0..<2 {
            guard let start = next(at), language.partOf.contains(word(at: start).text) else { break }
            at = word(at: start).end
        }
        while at < text.count, text[at].isBlank || text[at].isEmphasis, at - end < 24 { at += 1 }
        let before = end
        var whole: Double?
        if at < text.count, text[at].isDigit {
            // Both are counts; the second is read by itself.
            return
        } else if at < text.count {
            end = at
            whole = readNumber()
        }
        guard let whole, whole > number, whole <= 100 else {
            end = before
            return
        }
        self.whole = whole
        share = max(0, number - 0.5) / whole * 100...min(whole, number + 0.5) / whole * 100
    }

    /// `two of your last seven nights`, `fünf deiner letzten sieben Nächte`.
    private func isPartOfCounted(needsNumber: Bool) -> Bool {
        var at = end
        var isPart = false
        for _ in 0..<6 {
            var start = at
            while start < text.count, start - at < 4, text[start].isBlank || text[start].isEmphasis { start += 1 }
            guard start > at, start < text.count else { return false }
            if text[start].isDigit { return isPart }
            let (name, behind) = word(at: start)
            guard behind > start else { return false }
            if isPart, case .value(let value)? = part(name, SpelledNumbers.of(language)), value > 1 { return true }
            if !isPart { isPart = language.possessives.contains(name) }
            if isPart, !needsNumber { return true }
            guard isPart || language.partOf.contains(name) else { return false }
            at = behind
        }
        return false
    }

    /// `four in 90 days`, `vijf van de 30`.
    private var isWholeInDigits: Bool {
        var at = end
        for step in 0..<3 {
            var start = at
            while start < text.count, start - at < 4, text[start].isBlank || text[start].isEmphasis { start += 1 }
            guard start > at, start < text.count else { return false }
            if text[start].isDigit { return step > 0 }
            let (name, behind) = word(at: start)
            guard language.partOf.contains(name) else { return false }
            at = behind
        }
        return false
    }

    /// `four of them`, `drei davon`.
    private var isPartOfSome: Bool {
        guard let start = next(end) else { return false }
        let (first, behind) = word(at: start)
        if language.partitives.contains(first) { return true }
        guard let second = next(behind) else { return false }
        return language.partitives.contains(first + " " + word(at: second).text)
    }
}
