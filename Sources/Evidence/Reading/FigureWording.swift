/// Words and marks between the numbers.
extension FigureReader {
    mutating func readWord() {
        let start = at
        while at < text.count, text[at].isLetter || text[at].isDigit || text[at] == "'" || text[at] == "’" {
            at += 1
            // `l'8`
            if text[at - 1] == "'" || text[at - 1] == "’", at < text.count, text[at].isDigit { break }
        }
        if at + 2 < text.count, text[at] == ":", text[at + 1] == "/", text[at + 2] == "/" { return skipAddress() }
        let word = String(word: text[start..<min(at, start + 24)])
        if readRecurring(at: start) { return }
        if NumberPhrase.mayBegin(word, in: language), readPhrase(at: start) { return }
        add(language.elides ? word.withoutElision : word, isCapital: !text[start].properties.isLowercase)
    }

    mutating func skipAddress() {
        while at < text.count, !text[at].isBlank, !text[at].isLineEnd { at += 1 }
    }

    /// A word, or the unit of a number.
    mutating func add(_ word: String, isCapital: Bool = false) {
        line.hasContent = true
        line.endsWithColon = false
        if line.isHeading, cues.headings.contains(word) { headingMood = .advice }
        // `… 10 min cool-down. That's about 50 min.`
        if sentence.words == 0, followsAdvice, Self.totals.contains(word) {
            sentence.mood = .advice
        }
        // `Next is 7 November with 20,440`: the second of what is ranked.
        let ranks = word == "next" && Self.ranked.contains(nextWord)
        // `on 9 May`, `Apr 59.2, May 59.0`
        // `| May | 80.1 |`
        let isMonth =
            word == "may" && isCapital && (sentence.words > 0 || isFollowedByDigit || line.isTable)
        // `Sleep: 7 h 31`
        let isHead =
            at < text.count && text[at] == ":" && cues.orders.contains(word) && !cues.advice.contains(word)
        sentence.mood =
            ranks || isMonth || isHead
            ? sentence.mood
            : sentence.mood.after(
                word, beginsClause: beginsClause, isInside: sentence.words > 0, before: before.text, by: cues)
        if cues.comparing.contains(word) { sentence.compares = true }
        if cues.sums.contains(word) || Self.sumPhrases[word]?.contains(before.text) == true {
            sentence.sums = true
        }
        recordMeaning(of: word)
        if ClockChange.isNamed(word, before: before.text, earlier: before.earlier) { tellsOfClocks = true }
        if cues.efforts.contains(word), sentence.mood == .open, !sentence.open.isEmpty { adviseAll() }
        // `sleep: you lack 15 hours`
        if sentence.mood == .advice, beginsClause, RelationLexicon.data.contains(word) { sentence.mood = .claim }
        if cues.trailingAdvice.contains(word), !isMonth {
            adviseAll(within: 15)
        }
        sentence.words += 1
        before = PrecedingWord(text: word, isCapital: isCapital, earlier: before.text, end: at)
        beginsClause = false
    }

    /// Records the meaning of a word for its sentence.
    private mutating func recordMeaning(of word: String) {
        if cues.claims.contains(word), !cues.weakClaims.contains(word), !cues.sums.contains(word) {
            sentence.isClaimed = true
        }
        if cues.spans.contains(word), relations.per.contains(before.text) { sentence.isRate = true }
        if Self.unitLeads.contains(before.text), Self.otherUnits.contains(word) {
            sentence.unitAhead = WrittenUnit(word: word)
        }
        if RelationLexicon.data.contains(word) { sentence.isOfData = true }
        if RelationLexicon.everyUsual.contains(word) { sentence.isOfUsual = true }
        if relations.ratios.contains(word) { sentence.namesRatio = true }
        if relations.extremes.contains(word) { sentence.isOfMany = true }
        if relations.turns.contains(word) { sentence.isRefused = false }
        if relations.abilities.contains(word) { sentence.canDo = true }
        if sentence.canDo, relations.negations.contains(word) { sentence.isRefused = true }
    }

    /// Marks the sentence so far as advice. With an effort, what follows is too.
    mutating func adviseAll(within reach: Int? = nil) {
        for (figure, words) in sentence.open where sentence.words - words < reach ?? 15 {
            figures[figure].aside = figures[figure].aside ?? .advice
        }
        sentence.open.removeAll()
        if reach == nil { sentence.mood = .advice }
    }

    /// Reads the text between backticks, if it is code.
    mutating func readCode() {
        guard at >= codeEnd, at < text.count, text[at] != "`" else { return }
        var end = at
        while end < text.count, text[end] != "`", !text[end].isLineEnd, end - at < 200 { end += 1 }
        guard end < text.count, text[end] == "`" else { return }
        if CodeSpan.isCode(text[at..<end]) { codeEnd = end + 1 }
    }

    mutating func readMark(_ scalar: Unicode.Scalar) {
        at += 1
        switch scalar {
        case "." where before.end == at - 1 && Self.abbreviations.contains(before.text) && !isFollowedByCapital: break
        case ".", "!", "?", ";":
            if at == text.count || text[at].isBlank || text[at].isLineEnd || text[at].isEmphasis || text[at] == ")" {
                endSentence()
            }
        case ":":
            line.endsWithColon = true
            listMood = sentence.mood
            beginsClause = true
            return
        case ",", "(", "—", "–": beginsClause = true
        case "`": readCode()
        case "|":
            if line.isTable {
                blocks.column += 1
                if sentence.mood != .advice { sentence.mood = tableMood }
            }
        case "+", "−", "±": if at < text.count, text[at].isDigit { sentence.compares = true }
        default: break
        }
    }

    /// A sentence begins.
    private var isFollowedByCapital: Bool {
        at + 1 < text.count && text[at].isBlank && text[at + 1].properties.isUppercase
    }

    private var isFollowedByDigit: Bool { at + 1 < text.count && text[at].isBlank && text[at + 1].isDigit }

    private static let abbreviations: Set<String> = [
        "mín", "máx", "min", "max", "ca", "vs", "approx", "av", "avg", "med",
    ]
    /// Words that add up behind another: `all told`, `from these two`.
    private static let sumPhrases: [String: Set<String>] = [
        "two": ["these", "those"], "told": ["all"], "beiden": ["diesen", "diese"], "deux": ["ces"],
        "dos": ["estos", "estas"],
    ]
    private static let unitLeads: Set<String> = ["in", "en", "em"]
    private static let otherUnits: Set<String> = ["miles", "mile", "lb", "lbs", "pounds", "feet", "kilojoules"]
    private static let ranked: Set<String> = ["is", "was", "are", "were", "comes", "come", "came"]
    private static let totals: Set<String> = ["that", "that's", "das", "cela", "ça", "eso", "isso", "dat"]

    var tableMood: Mood { headingMood == .advice || listMood == .advice ? .advice : .open }
}
