import HealthModel
import HealthQuestions
import QuestionLexicons

/// All readings of the parts of a question, bottom-up over its tokens.
package struct Chart {
    /// Parts that stand side by side and together hold every word, or leave some out.
    package struct Cover {
        package var parts: [Part] = []
        package var cost = 0.0
        /// Indices of tokens that no part holds.
        package var unread: [Int] = []

        package init(parts: [Part] = [], cost: Double = 0, unread: [Int] = []) {
            (self.parts, self.cost, self.unread) = (parts, cost, unread)
        }
    }
    private struct Edge: Hashable {
        var part: Part
        var cost: Double
    }

    private let tokens: [Token]
    private let language: Language
    /// The edges that start at the first index and end before the second.
    private var edges: [[[Edge]]]

    /// Tokens of the longest constituent.
    private static let longest = 14
    private static let mostReadings = 24

    /// Parses the tokens of a question by the lexicon and the grammar of its language.
    package init(_ tokens: [Token], lexicon: Lexicon, grammar: Grammar) {
        (self.tokens, language) = (tokens, grammar.language)
        let count = tokens.count
        edges = Array(repeating: Array(repeating: [], count: count + 1), count: count + 1)
        for start in 0..<count { scan(start, lexicon, grammar) }
        guard count > 1 else { return }
        for length in 2...count {
            for start in 0...(count - length) where length <= Self.longest { join(start, start + length, grammar) }
        }
    }

    private mutating func add(_ part: Part, _ cost: Double, _ start: Int, _ end: Int) {
        if let known = edges[start][end].firstIndex(where: { $0.part == part }) {
            edges[start][end][known].cost = min(edges[start][end][known].cost, cost)
        } else if edges[start][end].count < Self.mostReadings {
            edges[start][end].append(Edge(part: part, cost: cost))
        }
    }

    /// Whether only a preposition, a link or a date stands before it: `on which days`, `and which`, `in May which nights`.
    private func isFirst(_ start: Int, _ lexicon: Lexicon) -> Bool {
        let said = tokens[..<start]
        if said.allSatisfy({ !NeighbourWords.leads.isDisjoint(with: $0.forms) }) { return true }
        return start + 1 < tokens.count && NeighbourWords.counted.contains(tokens[start + 1].text)
            && said.allSatisfy(lexicon.isOfDate)
    }

    /// The length of the fixed phrase that the word is part of, 1 without one: `at all` is no place, and not everything.
    private func fixedLength(_ start: Int) -> Int {
        NeighbourWords.fixed.first { phrase in
            phrase.indices.contains { place in
                let first = start - place
                return first >= 0 && first + phrase.count <= tokens.count
                    && phrase.indices.allSatisfy { tokens[first + $0].text == phrase[$0] }
            }
        }?.count ?? 1
    }

    /// Whether `my`, `last` or `longest` stands before it: a verb does not follow.
    private func isNamed(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        if tokens[start - 1].text == "my" { return true }
        return edges[start - 1][start].contains {
            switch $0.part {
            case .superlative, .rank, .relative: true
            default: false
            }
        }
    }

    /// Whether it is a word for any workout behind the kind of it.
    private func isSession(_ place: Int) -> Bool {
        place > 0 && !tokens[place - 1].endsClause && NeighbourWords.sessions.contains(tokens[place].text)
            && edges[..<place].contains { ends in
                ends[place].contains { if case .kind(let types, _) = $0.part { !types.isEmpty } else { false } }
            }
    }

    private static func saysNights(_ tokens: ArraySlice<Token>) -> Bool {
        tokens.contains { $0.text.hasPrefix("night") || $0.text.hasPrefix("naecht") || $0.text == "nacht" }
    }

    private static let spanNouns = NumberWords.pluralSpans.union([
        "day", "week", "month", "tag", "woche", "monat",
    ])

    /// Whether a number or `a` begins there, which tells a distance, and no span: `a week after Christmas`.
    private func isPoint(_ start: Int) -> Bool {
        guard !(start > 0 && NeighbourWords.spanning.contains(tokens[start - 1].text)) else { return false }
        if case .number(_, _, false) = tokens[start].kind { return true }
        return ["a", "eine"].contains(tokens[start].text)
            || tokens[start].forms.contains(where: NumberWords.counts.contains)
    }

    /// Whether `when` or the like stands before it, or before its article.
    private func isConditional(_ start: Int) -> Bool {
        tokens[..<start].last { $0.text != "the" }.map { NeighbourWords.conditional.contains($0.text) } ?? false
    }

    /// Whether a score from 1 to 5 stands before it, or before its `of`.
    private func isScore(before start: Int) -> Bool {
        var end = start
        while end > 0, NeighbourWords.beforeScore.contains(tokens[end - 1].text) { end -= 1 }
        return edges[..<end].contains { $0[end].contains { $0.part.isScore } }
    }

    /// Whether another number follows that may be meant as well: `one or two`.
    private func isFirstOfTwo(_ end: Int) -> Bool {
        end + 1 < tokens.count && ["or", "oder"].contains(tokens[end].text)
            && edges[end + 1][end + 2].contains { if case .number = $0.part { true } else { false } }
    }

    /// Whether it is the `on` after a beginning: `from May on`.
    private func isOnward(_ place: Int) -> Bool {
        tokens[place].text == "on"
            && edges[..<place].contains { ends in
                ends[place].contains { if case .open(.from, _) = $0.part { true } else { false } }
            }
    }

    /// Whether a word may be without meaning there.
    private func isNoise(_ place: Int) -> Bool { edges[place][place + 1].contains { $0.part == .noise } }

    /// The length of the longest phrase that begins here and is a part of a figure.
    private func meaningLength(_ start: Int, _ lexicon: Lexicon) -> Int {
        var longest = 0
        for form in tokens[start].forms {
            for entry in lexicon.entries[form] ?? [] where entry.part.isOfFigure {
                let count = entry.words.count
                guard count > longest, start + count <= tokens.count else { continue }
                let isSaid = entry.words.indices.allSatisfy { tokens[start + $0].forms.contains(entry.words[$0]) }
                if isSaid { longest = count }
            }
        }
        return longest
    }

    private mutating func scan(_ start: Int, _ lexicon: Lexicon, _ grammar: Grammar) {
        let token = tokens[start]
        let least = fixedLength(start)
        let guess = token.isGuess ? 0.5 : 0
        switch token.kind {
        case .number(let value, let isThousands, let isOrdinal):
            let isYear = token.isYear
            if isOrdinal, let number = Int(exactly: value) {
                add(.ordinal(number), 1, start, start + 1)
            } else {
                add(.number(value, isThousands: isThousands, isYear: isYear), 1, start, start + 1)
                if isYear, let days = grammar.calendar.year(Int(value)) { add(.days(days), 1.1, start, start + 1) }
                if isYear, grammar.calendar.year(Int(value)) == nil { add(.future, 1, start, start + 1) }
            }
        case .clock(let minutes):
            for part in grammar.lexical(.clock(minutes)) { add(part, 1, start, start + 1) }
        case .date(let year, let month, let day):
            for part in grammar.calendar.date(year, month, day).map({ [Part.days($0)] }) ?? [.future] {
                add(part, 1, start, start + 1)
            }
        case .word:
            let meaning = meaningLength(start, lexicon)
            for form in token.forms {
                for entry in lexicon.entries[form] ?? [] {
                    let end = start + entry.words.count
                    guard end <= tokens.count, entry.words.count >= least else { continue }
                    var slips = guess
                    let matches = entry.words.indices.dropFirst().allSatisfy { index in
                        let other = tokens[start + index]
                        if tokens[start + index - 1].endsClause, entry.words.count == 2 { return false }
                        if other.isGuess { slips += 0.5 }
                        return other.forms.contains(entry.words[index])
                            || other.kind != .word && other.text == entry.words[index]
                    }
                    guard matches else { continue }
                    // `which days` asks; `the days which` does not.
                    if isFirst(start, lexicon), entry.part == .preposition(.when),
                        NeighbourWords.asking.contains(where: entry.words.contains)
                    {
                        continue
                    }
                    // `when did I` asks; `when I did` does not.
                    if start == 0, entry.part == .preposition(.when), entry.words == ["when"], tokens.count > 1,
                        tokens[1].forms.contains(where: NeighbourWords.auxiliaries.contains)
                    {
                        continue
                    }
                    // `in the week after a run` is no working day.
                    if entry.part == .weekend(false), entry.words.last == "week", end < tokens.count,
                        NeighbourWords.ofSpan.contains(tokens[end].text)
                    {
                        continue
                    }
                    // `my longest run on days off` is no series of days.
                    if entry.part == .operation(.streakLongest), entry.words.last == "run", end < tokens.count,
                        NeighbourWords.ofWorkout.contains(tokens[end].text)
                    {
                        continue
                    }
                    // `burned running` is no running mean.
                    if entry.part == .operation(.rolling), [["running"], ["moving"]].contains(entry.words),
                        !tokens.contains(where: { !NeighbourWords.means.isDisjoint(with: $0.forms) })
                    {
                        continue
                    }
                    // `a rowing session`: of that kind, and not of any.
                    if entry.part == .kind([], isVerb: false), entry.words.count == 1, isSession(start) { continue }
                    // A word that was only guessed is none without meaning, but for letters that changed places.
                    if token.isGuess, entry.words.count == 1, entry.part == .noise || entry.part == .article,
                        !TalkWords.courtesies.contains(form),
                        Tokenizer.folded(token.text).sorted() != form.sorted()
                    {
                        continue
                    }
                    if entry.part == .verb("walk"), entry.words == ["walk"], isNamed(start) {
                        add(.kind(["Walking"], isVerb: false), 1 + slips, start, end)
                    }
                    // `put` of `put on` says nothing only where the two together say nothing either.
                    let isHead = entry.part == .noise && entry.words.count < meaning
                    let cost = isHead ? 1.1 : entry.part.cost
                    for part in grammar.lexical(entry.part) { add(part, cost + slips, start, end) }
                    if case .kind(let types, _) = entry.part, !types.isEmpty, end < tokens.count, isSession(end) {
                        add(.kind(types, isVerb: false), cost + slips, start, end + 1)
                    }
                }
            }
        }
        // Phrases that begin with a digit: `2 quarter` of German tables and the like.
        if token.kind != .word {
            for entry in lexicon.entries[token.text] ?? [] {
                let end = start + entry.words.count
                guard end <= tokens.count,
                    entry.words.indices.dropFirst().allSatisfy({ tokens[start + $0].forms.contains(entry.words[$0]) })
                else { continue }
                for part in grammar.lexical(entry.part) { add(part, 1, start, end) }
            }
        }
    }

    private mutating func join(_ start: Int, _ end: Int, _ grammar: Grammar) {
        let bounds = end < tokens.count ? edges[end][(end + 1)...min(end + 3, tokens.count)].joined() : nil
        let isBounded = bounds?.contains { if case .sign = $0.part { true } else { false } } ?? false
        for middle in (start + 1)..<end {
            guard !edges[start][middle].isEmpty, !edges[middle][end].isEmpty else { continue }
            // `after 1 January` is no hour.
            // `the day before, June`
            let endsClause = tokens[middle - 1].endsClause
            let isAfterLast = start > 0 && !NeighbourWords.latest.isDisjoint(with: tokens[start - 1].forms)
            let next = end < tokens.count ? edges[end][end + 1].map(\.part) : []
            let isBeforeMonth = next.contains { if case .month = $0 { true } else { false } }
            let isBeforePeriod = next.contains { if case .period = $0 { true } else { false } }
            // `vor drei Tagen` is no hour and no bound.
            let isAgo = isBeforePeriod && grammar.language == .german && tokens[middle - 1].text == "vor"
            // `in the two days after a run`: each of them, and not the second.
            let isSpan =
                NeighbourWords.spanning.contains(tokens[start].text)
                || start > 0 && NeighbourWords.spanning.contains(tokens[start - 1].text)
            // `after a run and without alcohol`: both are of the day before.
            let isAfter = NeighbourWords.following.contains(tokens[start].text)
            // `one or two`, but not `stress of one or two`
            let isScored = isScore(before: start)
            let isAlternative = isFirstOfTwo(end)
            let isDayOfMonth = !endsClause && middle + 1 == end && !isNoise(middle - 1)
            // `from May on as a table`: the `on` is of May.
            let endsOnward = isOnward(start) && NeighbourWords.afterOnward.contains(tokens[middle].text)
            for left in edges[start][middle] {
                for right in edges[middle][end] {
                    if endsOnward, left.part == .preposition(.on) { continue }
                    if isBeforeMonth, case .preposition = left.part, case .number = right.part { continue }
                    // `vom 3. auf den 4. Mai`
                    if isBeforeMonth, left.part.opensDates, case .ordinal = right.part { continue }
                    if isAgo, case .number = right.part { continue }
                    // `vor 6:30` is no length of time.
                    if tokens[middle - 1].text == "vor", case .sign = left.part, case .measure = right.part,
                        case .clock = tokens[middle].kind
                    {
                        continue
                    }
                    // `under 7 five nights in a row` is no clock time.
                    if isBeforePeriod, case .number = left.part, case .number = right.part { continue }
                    if endsClause, left.part.isTiedToNext { continue }
                    // `before 8 am, all of September`: an hour, and no day of the month.
                    if !isDayOfMonth, case .number = left.part, case .month = right.part { continue }
                    // `in 2024, miles`
                    if endsClause, case .number = left.part, case .unit = right.part { continue }
                    // `when I drank at least two litres` sets that alone.
                    if isBounded, left.part == .preposition(.when), case .quantity(_, true) = right.part { continue }
                    // `from May on Sundays` is tied to these.
                    if case .open(.from, _) = left.part, right.part == .preposition(.on), end < tokens.count,
                        !tokens[end - 1].endsClause, !NeighbourWords.afterOnward.contains(tokens[end].text)
                    {
                        continue
                    }
                    if isScored, case .number = left.part, right.part == .or { continue }
                    // `after one or two drinks` is no hour either.
                    if isAlternative,
                        [.preposition(.after), .preposition(.before), .preposition(.by)].contains(left.part),
                        case .number = right.part
                    {
                        continue
                    }
                    // `after 2+ drinks` is no hour.
                    if case .bounds(let bounds) = left.part, case .signAfter = right.part,
                        bounds.contains(where: \.isClock),
                        !tokens[middle..<end].contains(where: { NeighbourWords.ofHours.contains($0.text) })
                    {
                        continue
                    }
                    // `the last five readings` are counted, and no readings of five.
                    if isAfterLast, case .number = left.part, case .quantity = right.part { continue }
                    // `the last weeks, 1 to 24 December` are not the week of the first.
                    if endsClause, left.part == .period(.week),
                        NumberWords.pluralSpans.contains(tokens[middle - 1].text)
                    {
                        continue
                    }
                    // `the last months`: how many is not said. In English it may be `last month's`.
                    if left.part == .relative(.last), case .period = right.part,
                        !NumberWords.pluralSpans.isDisjoint(with: tokens[middle].forms),
                        grammar.language == .german || end == tokens.count
                    {
                        continue
                    }
                    // `I drink` is no drink.
                    if left.part == .article, right.part == .unit(.drinks), tokens[start].text == "i" { continue }
                    // `the last time I ran` is a date, and no time spent.
                    if isAfterLast, left.part == .timeNoun { continue }
                    // `when did I last go a week` is not last week.
                    if case .relative(let relative) = left.part, !relative.isEarlier,
                        NeighbourWords.parting.contains(tokens[middle].text)
                    {
                        continue
                    }
                    // `the night before a run` is no run on the day before; `when I ran the day before` is one.
                    if case .relative(let relative) = left.part, relative.isDayBefore, right.part.isEvent,
                        tokens[middle - 1].text == "before", !isConditional(start)
                    {
                        continue
                    }
                    // `last night mornings` is no morning of that day.
                    if case .days = left.part, right.part == .period(.morning), tokens[middle].text == "mornings" {
                        continue
                    }
                    // `die Nacht auf Montag` is that of the Monday, and not the one after it.
                    if left.part == .period(.night), case .days = right.part,
                        ["auf", "zum"].contains(tokens[middle].text)
                    {
                        continue
                    }
                    // `a week after Christmas` is no week of all the days since.
                    if [.preposition(.after), .preposition(.before)].contains(left.part), case .days = right.part,
                        start > 1, Self.spanNouns.contains(tokens[start - 1].text), isPoint(start - 2)
                    {
                        continue
                    }
                    // `the night before 3 December` is none of the day before it.
                    if left.part == .daysBefore(1), case .days = right.part,
                        Self.saysNights(tokens[start..<middle])
                    {
                        continue
                    }
                    // `the three nights before 7 September`: the last of them has that date.
                    if case .spanBeside(let count, isAfter: false) = left.part, case .days(let days) = right.part,
                        !days.isNight, let from = days.from, Self.saysNights(tokens[start..<middle])
                    {
                        let nights = Days(from: from.advanced(by: 1 - count), to: from)
                        add(.days(nights), max(1, left.cost + right.cost - 1), start, end)
                        continue
                    }
                    // `an den Tagen nach dem 1. Mai`: all of them, and not the first.
                    if left.part == .period(.day) || left.part == .open(.per, [.ordinal(1), .period(.day)]),
                        tokens[middle - 1].text.hasPrefix("tage"),
                        right.part == .preposition(.after) || right.part == .preposition(.before)
                    {
                        continue
                    }
                    // Words without meaning stand anywhere: `did I actually sleep`.
                    if left.part == .noise, right.part != .noise, right.part != .article {
                        add(right.part, left.cost + right.cost, start, end)
                    }
                    if right.part == .noise, left.part != .noise, left.part != .article {
                        add(left.part, left.cost + right.cost, start, end)
                    }
                    if case .days(let days) = right.part, isPoint(start),
                        let later = grammar.distance(left.part, days)
                    {
                        for part in later { add(part, max(1, left.cost + right.cost - 1), start, end) }
                        continue
                    }
                    for part in grammar.join(left.part, right.part) {
                        if isSpan, case .lagAfter = part { continue }
                        if !isSpan, case .spanAfter = left.part, case .only = part { continue }
                        if isAfter, case .onlyAnd = left.part, case .only(let tests) = part,
                            Set(tests.map(\.lag)) == [0, 1], !tests.contains(where: \.isOfNight)
                        {
                            continue
                        }
                        add(part, max(1, left.cost + right.cost - 1), start, end)
                    }
                }
            }
        }
    }

    /// The cheapest covers: few parts, few guesses, hardly a word left out.
    package func covers(_ count: Int) -> [Cover] {
        var best: [[Cover]] = [[Cover()]]
        for end in 1...max(1, tokens.count) where end <= tokens.count {
            var covers: [Cover] = best[end - 1].map {
                Cover(parts: $0.parts, cost: $0.cost + 100, unread: $0.unread + [end - 1])
            }
            for start in max(0, end - Self.longest - 6)..<end {
                for edge in edges[start][end] where !edge.part.isIntermediate {
                    // `was hatte ich an`: it makes another verb of `hatte`.
                    if end == tokens.count, start > 0, language == .german, edge.part.isParticle { continue }
                    for cover in best[start] {
                        covers.append(
                            Cover(parts: cover.parts + [edge.part], cost: cover.cost + edge.cost, unread: cover.unread))
                    }
                }
            }
            covers.sort { $0.cost < $1.cost }
            var seen: Set<[Part]> = []
            var kept: [Cover] = []
            for cover in covers where kept.count < count {
                if seen.insert(cover.parts).inserted { kept.append(cover) }
            }
            best.append(kept)
        }
        return best[tokens.count]
    }
}

extension Part {
    /// A verb that goes with many quantities gives way to a workout.
    fileprivate var cost: Double {
        switch self {
        case .noise, .article: 0.4
        case .verb: 1.3
        default: 1
        }
    }

    fileprivate var isOfFigure: Bool {
        switch self {
        case .noise, .article, .refusal, .request, .conclusion: false
        default: true
        }
    }

    /// A preposition that ends no German question but as a part of its verb.
    fileprivate var isParticle: Bool {
        self == .preposition(.on) || self == .preposition(.with)
    }

    /// Whether it is of what follows it without a pause.
    fileprivate var isTiedToNext: Bool {
        switch self {
        case .preposition, .daysBefore: true
        default: false
        }
    }

    /// `the 3rd to`, `the 3rd and`, before another date of the month.
    fileprivate var opensDates: Bool {
        switch self {
        case .open(.at, _): true
        case .open(.as, let parts): if case .ordinal? = parts.first { true } else { false }
        default: false
        }
    }

    /// Something done or passed on a day.
    fileprivate var isEvent: Bool {
        switch self {
        case .kind, .test, .workoutTest, .quantity(_, true): true
        default: false
        }
    }

    fileprivate var isScore: Bool {
        if case .quantity(.day(let field), _) = self { field.rawValue.hasSuffix("_1to5") } else { false }
    }

    /// Only good inside a larger part.
    var isIntermediate: Bool {
        switch self {
        case .restrict, .ago, .oClock, .hoursAfter, .halfPast, .andHalf, .edge, .feast, .sign, .signAfter,
            .edgeDays, .withAnd, .withAndWithout, .signed, .minutesFrom, .openNight, .lagAfter, .spanAfter, .weekOf,
            .nightTo, .sameSpan, .occasion, .spanBeside:
            return true
        case .open(.with, let parts):
            if case .ordinal? = parts.first { return false }
            return true
        case .open(.in, let parts):
            if case .unit? = parts.first { return false }
            return true
        case .open(.per, _), .open(.until, _): return false
        case .edgeOf, .habitsAnd, .daysOfWeekTo, .testAnd, .testOr, .exceptAfter, .neither, .free, .weekNumber,
            .reaching, .daysAnd,
            .onlyAnd, .boundsAnd, .figureAnd, .figures, .workoutTest, .withBounds, .degreeOf, .degreeOfThan, .weekdayOf:
            return true
        case .open: return true
        default: return false
        }
    }
}
