/// The words of a clause about its numbers: that they differ, that nothing is, that a range or a spread is meant.
extension AnswerMentions {
    /// Whether words say how far days lie apart.
    func tellsOfInterval(in sentence: Range<Int>) -> Bool {
        text.words.within(sentence) { $0.place }.contains { Self.intervals.contains($0.text) }
    }

    private static let intervals: Set<String> = [
        "apart", "between", "later", "earlier", "after", "before", "within", "auseinander", "zwischen", "später",
        "früher",
        "danach", "écart", "entre", "tard", "après", "después", "dopo", "tra", "fra", "depois", "tussen", "later",
        "uiteen",
    ]

    /// `55 (3, 4 and 21 November), highest 58`: where a parenthesis ends that was opened behind the number before; 0 where none does.
    func endOfParenthesis(within before: Range<Int>, of figure: Figure) -> Int {
        guard before.lowerBound > figure.sentence.lowerBound, !figure.isInTable,
            let end = text.scalars[before].lastIndex(of: ")")
        else { return 0 }
        let opened = text.scalars[before.lowerBound..<end].lastIndex(of: "(")
        return opened.map { $0 - before.lowerBound <= 1 } ?? true ? end : 0
    }

    /// Whether words say that a number is a difference: `fewer`, `the gap`; `than` and `against` alone only come before what
    /// something is held against.
    func tellsOfDifference(within range: Range<Int>) -> Bool {
        let superlatives = statistics.within(range).filter { [.least, .greatest, .extreme].contains($0.kind) }
        return text.words.within(range) { $0.place }.contains { word in
            (language.cues.comparing.contains(word.text) && !Self.against.contains(word.text)
                || Self.rests.contains(word.text))
                && !superlatives.contains { $0.place.overlaps(word.place) }
                && workouts.within(word.place.lowerBound..<range.upperBound).first?.place.lowerBound
                    != word.place.lowerBound  // `entre semana`
        } || text.words.within(range) { $0.place }.contains { language.negations.contains($0.text) }
            || text.scalars[range.clamped(to: text.scalars.indices)].contains { $0 == "Δ" || $0 == "=" }
            || statistics.within(range).contains { $0.kind == .missing || $0.kind == .shortfall }
    }

    /// `−16 %, or 1,986 steps`: the same once more in another unit.
    func isSaidAgain(_ one: Figure, _ two: Figure) -> Bool {
        let gap = one.place.upperBound..<max(one.place.upperBound, two.place.lowerBound)
        guard gap.count <= 20, one.sentence == two.sentence else { return false }
        // `713 steps a day, about 5 %`
        let rates = RelationLexicon.of(language).per.union(language.cues.spans)
        let words = text.words.within(gap) { $0.place }.map(\.text)
        guard gap.count <= 12 || words.contains(where: language.cues.spans.contains) else { return false }
        return words.allSatisfy { Self.again.contains($0) || one.isRateItself && rates.contains($0) }
            && (!words.isEmpty || text.scalars[gap].contains { "(,=/".unicodeScalars.contains($0) })
    }

    private static let again: Set<String> = [
        "or", "oder", "ou", "o", "ofwel", "of", "soit", "about", "rund", "etwa", "circa", "ie", "i", "e", "d", "h",
        "cioè", "isto", "é", "es", "decir", "il", "el", "le", "the", "um", "un", "una", "uns", "unos", "a", "das",
        "sind",
        "dat", "sono", "son", "roughly", "environ",
    ]

    /// `the night to Wednesday`: the night that ends on a day, and not the one that begins on it.
    func isNightBefore(_ day: Range<Int>) -> Bool {
        let words = text.words.within(max(0, day.lowerBound - 20)..<day.lowerBound) { $0.place }.map(\.text)
        guard let night = words.lastIndex(where: Self.nights.contains), night + 1 < words.count else { return false }
        return words.count - night <= 3 && Self.towards.contains(words[night + 1])
    }

    private static let nights: Set<String> = ["night", "nacht", "nuit", "noche", "notte", "noite"]
    private static let towards: Set<String> = ["to", "into", "auf", "zu", "zum", "au", "al", "naar", "op"]

    /// The sentence right before that of a number, in its paragraph, where it holds numbers.
    func sentence(before figure: Figure, among figures: [Figure]) -> Range<Int>? {
        guard let other = figures.last(where: { $0.place.upperBound <= figure.sentence.lowerBound }) else { return nil }
        let gap = other.place.upperBound..<max(other.place.upperBound, figure.sentence.lowerBound)
        guard gap.count < 160, !text.scalars[gap].contains(where: \.isLineEnd),
            !text.scalars[gap].dropLast(2).contains(where: { ".!?".unicodeScalars.contains($0) })
        else { return nil }
        return other.sentence
    }

    /// The statistics that the paragraph of a number had named before it.
    func topicStatistics(of figure: Figure) -> Set<SeriesStatistic> {
        var start = min(figure.sentence.lowerBound, text.scalars.count)
        let last = max(0, start - 400)
        while start > last, !(start > 1 && text.scalars[start - 1].isLineEnd && text.scalars[start - 2].isLineEnd) {
            start -= 1
        }
        return Set(statistics.within(start..<max(start, figure.place.lowerBound)).map(\.kind))
    }

    /// Whether a period that has passed is named, or something that was done so far.
    func tellsOfPast(in sentence: Range<Int>) -> Bool {
        text.words.within(sentence) { $0.place }.contains { Self.past.contains($0.text) }
    }

    private static let past: Set<String> = [
        "last", "past", "far", "base", "logged", "log", "letzten", "bisher", "bislang", "derniers", "dernières",
        "jusqu", "últimos", "últimas", "ultimi", "ultime", "finora", "agora", "laatste", "afgelopen",
    ]

    /// Whether words say that nothing is, or that it is not so.
    func isNegated(within range: Range<Int>) -> Bool {
        text.words.within(range) { $0.place }.contains {
            language.negations.contains($0.text) || Self.without.contains($0.text)
        }
    }

    /// Whether words add one thing to another: `deep plus REM`.
    func addsUp(within range: Range<Int>) -> Bool {
        text.words.within(range) { $0.place }.contains {
            Self.plus.contains($0.text) || language.cues.sums.contains($0.text)
        } || text.scalars[range].contains("+")
    }

    private static let plus: Set<String> = ["plus", "più", "más", "mais"]

    /// Whether words say that days have no value: `you skipped 57 days`.
    func tellsOfGaps(within range: Range<Int>) -> Bool {
        text.words.within(range) { $0.place }.contains { Self.skips.contains($0.text) }
    }

    private static let skips: Set<String> = [
        "skipped", "skip", "blank", "empty", "forgot", "unlogged", "leer", "ausgelassen", "vergessen", "sauté",
        "oublié", "vides", "vacíos", "olvidaste", "saltaste", "vuoti", "saltato", "dimenticato", "vazios", "esqueceste",
        "overgeslagen", "vergeten", "leeg", "gap", "gaps", "holes",
    ]

    private static let without: Set<String> = [
        "none", "without", "ohne", "sans", "sin", "senza", "sem", "zonder", "nothing", "gaps", "gap", "lücken", "never",
        "nie", "jamais", "nunca", "mai", "nooit", "unrecorded", "weren", "wasn", "aren", "isn", "didn", "hasn",
        "haven",
    ]

    /// Words for nothing at all.
    var noneWords: Set<String> {
        [
            "none", "no", "zero", "nothing", "kein", "keine", "keinen", "null", "aucun", "aucune", "ninguno", "ninguna",
            "nessun", "nessuno", "nessuna", "nenhum", "nenhuma", "geen",
        ]
    }

    /// Whether words speak of a range or of its ends.
    func tellsOfRange(within range: Range<Int>) -> Bool {
        text.words.within(range) { $0.place }.contains { Self.bounds.contains($0.text) }
    }

    private static let bounds: Set<String> = [
        "range", "ranges", "band", "between", "bereich", "normalbereich", "zwischen", "plage", "fourchette", "entre",
        "rango", "intervallo", "tra", "fra", "intervalo", "bereik", "tussen", "upper", "lower", "top", "bottom",
        "limit", "end", "grenze",
    ]

    /// `13.8 vs 6.6 km`: of two things that were named before.
    func isComparedNext(_ figure: Figure) -> Bool {
        let end = min(figure.place.upperBound + 12, figure.sentence.upperBound)
        return text.words.within(figure.place.upperBound..<max(end, figure.place.upperBound)) { $0.place }.first
            .map { Self.against.contains($0.text) } ?? false
    }

    /// The part of the week that the question is about, where it is one.
    var askedPart: String? {
        let isWeekend =
            askedWords.contains { $0.hasPrefix("weekend") || $0.hasPrefix("wochenende") }
            || askedWords.isSuperset(of: ["fin", "semana"]) || askedWords.isSuperset(of: ["fim", "semana"])
            || askedWords.isSuperset(of: ["fine", "settimana"]) || askedWords.isSuperset(of: ["week", "end"])
        return isWeekend ? "weekend" : nil
    }

    /// The measure that a number without a unit shares with the one it is held against.
    func inherited(from one: Figure, by two: Figure) -> Measure? {
        let gap = one.place.upperBound..<max(one.place.upperBound, two.place.lowerBound)
        guard gap.count <= 40, one.sentence == two.sentence, !one.isInTable, one.aside == nil,
            !text.words.within(max(0, one.place.lowerBound - 5)..<one.place.lowerBound, by: { $0.place }).contains(
                where: {
                    language.joints.contains($0.text)
                }),
            two.readings.allSatisfy({ $0.measure == nil }), Self.against.contains(two.lead),
            let measure = one.readings.first?.measure, measure != .count, measure != .percent, measure != .clock
        else { return nil }
        return measure
    }

    /// Whether a phrase ends within a part of the text.
    func hasMark(in range: Range<Int>) -> Bool {
        range.clamped(to: text.scalars.indices).prefix(200).contains { at in
            guard ",;:|.!?\n·•→".unicodeScalars.contains(text.scalars[at]) else { return false }
            // `mín. 55`
            return text.scalars[at] != "." || !(at + 2 < text.scalars.count && text.scalars[at + 2].isDigit)
        }
    }

    /// `0.9 kg from Q1 to Q2`: what directly precedes two periods is how far they are apart.
    func tellsOfWay(behind range: Range<Int>) -> Bool {
        let words = text.words.within(range) { $0.place }
        guard let first = words.first, Self.fromWords.contains(first.text),
            first.place.lowerBound - range.lowerBound <= 2,
            let to = words.dropFirst().first(where: { Self.toWords.contains($0.text) })
        else { return false }
        func names(_ part: Range<Int>) -> Bool {
            (Array(days.within(part)) + days.others.within(part, by: { $0.place })).contains { !$0.named.isOneDay }
        }
        return names(first.place.upperBound..<to.place.lowerBound) && names(to.place.upperBound..<range.upperBound)
    }

    /// `64 instead of 57`
    func isInstead(within range: Range<Int>) -> Bool {
        text.words.within(range) { $0.place }.contains { Self.instead.contains($0.text) }
    }

    private static let instead: Set<String> = [
        "instead", "rather", "statt", "anstatt", "lieu", "vez", "lugar", "invece", "anziché", "plaats",
    ]

    /// `never over`
    func isLimiting(_ word: String) -> Bool {
        language.negations.contains(word) || Self.without.contains(word) || LimitSide(of: [word]) != nil
    }

    func isComparedWith(_ word: String) -> Bool { Self.against.contains(word) }

    /// Where a word stands that holds what comes behind it against what comes before.
    func endOfCompared(within range: Range<Int>) -> Int? {
        text.words.within(range) { $0.place }.last { Self.opposing.contains($0.text) }?.place.upperBound
    }

    private static let opposing: Set<String> = [
        "versus", "vs", "against", "gegenüber", "contre", "contra", "tegenover", "tegen",
    ]

    /// `−3.1`, with a sign of its own.
    func isNegative(_ figure: Figure) -> Bool {
        isSigned(figure) && "-−–".unicodeScalars.contains(text.scalars[figure.place.lowerBound - 1])
    }

    /// Whether the heading of a column says that its numbers are differences.
    func tellsOfChange(in heading: Range<Int>) -> Bool {
        tellsOfDifference(within: heading)
            || text.words.within(heading) { $0.place }.contains { Self.against.contains($0.text) }
    }

    /// `+12`, `−3.1`.
    func isSigned(_ figure: Figure) -> Bool {
        let start = figure.place.lowerBound
        guard start > 0, "+-−–±".unicodeScalars.contains(text.scalars[start - 1]) else { return false }
        return start == 1 || !text.scalars[start - 2].isDigit
    }

    func isAgainst(_ word: String) -> Bool { Self.against.contains(word) }

    /// `−0.11`
    func isMinus(_ figure: Figure) -> Bool {
        figure.place.lowerBound > 0 && "-−–".unicodeScalars.contains(text.scalars[figure.place.lowerBound - 1])
    }

    private static let against: Set<String> = [
        "than", "against", "compared", "vs", "versus", "als", "gegenüber", "verglichen", "vergleich", "que", "contre",
        "comparé", "rapport", "contra", "frente", "comparado", "comparación", "comparação", "che", "rispetto",
        "confronto", "tegen", "tegenover", "dan", "vergeleken", "face",
    ]
    private static let rests: Set<String> = [
        "left", "leaves", "leaving", "spare", "cushion", "headroom", "go", "remaining", "remain", "other", "others",
        "rest", "range", "without", "gap", "übrig", "übrigen",
        "anderen", "spanne", "ohne", "restlichen", "reste", "restent", "autres", "amplitude", "sans", "quedan",
        "resto", "otras", "otros", "sin", "restano", "altre", "altri", "senza", "restam", "outras", "outros", "sem",
        "andere", "zonder", "bereik", "differ", "differs", "loss", "off", "moved", "lighter", "heavier", "leichter",
        "schwerer", "verlust", "perte", "pérdida", "perdita", "perda", "verlies", "lichter", "zwaarder", "between",
        "zwischen", "entre", "tra", "fra", "tussen", "leggero", "pesante", "léger", "lourd", "ligero", "pesado",
        "noch", "nog", "mist", "erbij", "eraf", "still", "extra", "span", "apart", "auseinander", "uiteen", "slower",
        "faster",
        "langsamer",
        "schneller", "trager", "sneller", "few", "wenig", "peu", "poco", "pouco", "weinig", "additional",
        "zusätzlich", "supplémentaires", "adicionales",
        "adicionais",
    ]

    /// Whether the words speak of how far values spread.
    func tellsOfSpread(within range: Range<Int>) -> Bool {
        text.words.within(range) { $0.place }.contains { Self.spread.contains($0.text) }
            || text.scalars[range.clamped(to: text.scalars.indices)].contains("±")
    }

    private static let spread: Set<String> = [
        "sd", "standard", "spread", "variación", "variabilidad", "variazione", "variabilità", "variação",
        "variabilidade", "variabilité", "variatie", "variabiliteit", "variabilität", "regularity", "consistent",
        "erratic", "volatile", "variable", "±", "drifts", "drift", "drifted", "wanders", "wander", "wandered",
        "scatter",
        "scatters", "dérive",
        "fluctue", "oscile", "oscilla", "deriva", "driftet", "weichen", "abweichung", "afwijking", "wisselt", "vary",
        "varies", "varied", "genau", "schwankte", "schwankten", "variation", "variability", "swing", "swings", "give",
        "fluctuates", "standardabweichung", "streuung", "schwankt", "schwanken", "schwankung", "écart", "varie",
        "varient", "desviación", "varía", "varían", "oscila", "deviazione", "varia", "variano", "oscilla", "desvio",
        "variam", "standaarddeviatie", "varieert", "schommelt", "spreiding", "spread", "streut", "streuen", "schwankte",
        "schwankten", "varía", "variait", "variaient", "variaba",
        "variavano", "variava", "fluctuate", "fluctuated", "deviation", "spreidt", "schommelde", "ecart", "std",
    ]
}
