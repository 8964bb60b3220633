/// The meaning of a number by the words beside it.
extension NumberScan {
    var isNextToWord: Bool {
        guard before.end >= 0, before.end <= start, start - before.end <= 6 else { return false }
        return text[before.end..<start].allSatisfy { $0.isBlank || $0.isEmphasis || $0 == "#" || $0.isDash }
    }

    var isCloseToRoughWord: Bool {
        var at = start - 1
        while at >= 0, start - at < 4, text[at].isBlank || text[at].isEmphasis { at -= 1 }
        if at >= 0, text[at] == "~" || text[at] == "≈" { return true }
        // `closer to 9,800`
        if isNextToWord, before.text == "to", Self.closeness.contains(before.earlier) { return true }
        return isNextToWord && cues.rough.contains(before.text)
    }

    private static let closeness: Set<String> = ["close", "closer", "near", "nearer"]

    /// `this week` names a week without a number.
    static let pointing: Set<String> = [
        "this", "last", "next", "diese", "dieser", "letzte", "letzter", "cette", "esta", "questa", "deze", "vorige",
    ]

    /// The meaning that the words beside it give it.
    func neighbourly(_ number: LexedNumber) -> Figure.Aside? {
        let value = number.values[0].value
        let (word, next) = (isNextToWord ? before.text : "", unitWord)
        if number.isWhole, number.isPlain, value <= 31, value >= 1, unit == nil {
            if language == .english, cues.months.contains(word), before.isCapital || word.count > 3 { return .date }
            if cues.weekdays.contains(word) { return .date }
            if cues.months.contains(next), language != .english || isCapital(next) || next.count > 3 { return .date }
        }
        if number.isPlain, number.isWhole, unit == nil, value >= 1, value <= 31, cues.beforeDays.contains(word) {
            if language != .german || (end < text.count && text[end] == ".") { return .date }
        }
        if number.isPlain, number.place.count == 4, (1900...2100).contains(value), unit == nil { return .date }
        if number.values.allSatisfy({ $0.decimals == 0 }), cues.spans.contains(next),
            cues.periods.contains(word) || cues.offsets.contains(followingWord) || before.leadsBack
        {
            return .period
        }
        if number.isWhole, number.isPlain, value < 100, unit == nil, cues.labels.contains(word),
            !Self.pointing.contains(before.earlier)
        {
            return .label
        }
        if number.isWhole, value < 10, cues.labelled.contains(next) { return .label }
        if [5, 10, 100].contains(value), unit == nil, !["stand", "hours", "h"].contains(next) {
            if start > 0, text[start - 1] == "/" { return .scale }
            if word == "of", start >= 2 { return .scale }
            if language.partOf.contains(word), followsNumber { return .scale }
        }
        if value == 100, unit?.measure == .points { return .scale }
        if [90, 95, 99].contains(value), isBesideInterval { return .scale }
        return nil
    }

    /// `a 95 % interval`, `95-%-Intervall`, `IC à 95 %`.
    private var isBesideInterval: Bool {
        var words: [String] = [before.text, before.earlier]
        var at = end
        while at < text.count, at - end < 24, words.count < 4 {
            if text[at].isLetter {
                let word = letters(from: at)
                words.append(word)
                at += word.unicodeScalars.count
            } else {
                at += 1
            }
        }
        return words.contains { Self.intervals.contains($0) }
    }

    private static let intervals: Set<String> = [
        "interval", "confidence", "ci", "intervall", "ki", "ic", "intervalle", "intervalo", "intervallo",
        "betrouwbaarheidsinterval", "bi",
    ]

    /// `64 von 100`, `64 van de 100`: only such words stand between it and the number before.
    private var followsNumber: Bool {
        var at = start - 1
        var end = start
        while at > 0, start - at < 12, !text[at].isDigit {
            if !text[at].isLetter {
                guard text[at].isBlank || text[at].isEmphasis else { return false }
                if end - at > 1, !language.partOf.contains(String(word: text[(at + 1)..<end])) { return false }
                end = at
            }
            at -= 1
        }
        return at >= 0 && text[at].isDigit
    }

    var followingWord: String {
        var at = end
        while at < text.count, text[at].isBlank, at - end < 2 { at += 1 }
        return letters(from: at)
    }

    func isCapital(_ word: String) -> Bool {
        var at = end
        while at < text.count, !text[at].isLetter, at - end < 4 { at += 1 }
        return at < text.count && text[at].properties.isUppercase
    }

    /// Between two numbers that share a unit.
    static let joining: Set<String> = [
        "to", "and", "or", "vs", "bis", "und", "oder", "à", "et", "ou", "a", "y", "o", "e", "até", "tot", "en", "of",
        "through", "au", "al", "ao", "auf", "naar", "para",
    ]

    var isFollowedByNumber: Bool {
        var at = end
        // `vom 7. bis 13. November`
        if at < text.count, text[at] == "." { at += 1 }
        while at < text.count, at - end < 5, text[at].isBlank || text[at].isEmphasis { at += 1 }
        guard at < text.count else { return false }
        if text[at].isDash || text[at] == "/" {
            at += 1
        } else {
            let word = letters(from: at)
            // The Spanish and French `en` joins nothing.
            guard Self.joining.contains(word), word != "en" || language == .dutch else { return false }
            at += word.unicodeScalars.count
        }
        while at < text.count, at - end < 12, text[at].isBlank || text[at].isEmphasis { at += 1 }
        return at < text.count && text[at].isDigit
    }
}
