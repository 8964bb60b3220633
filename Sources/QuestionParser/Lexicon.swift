import HealthModel
import HealthQuery
import HealthQuestions
import QuestionLexicons

/// Phrases of a language with what they can mean.
package struct Lexicon: Sendable {
    /// A phrase with one part that it can mean.
    package struct Entry: Sendable {
        package let words: [String]
        package let part: Part
    }
    /// By the first word.
    package private(set) var entries: [String: [Entry]] = [:]
    /// The first phrase of each part.
    package private(set) var names: [Part: String] = [:]
    /// Every word of the phrases.
    package private(set) var vocabulary: Set<String> = []
    /// The vocabulary by first letter and length, for slips of the keyboard.
    private var likely: [Int: [[UInt8]]] = [:]

    package static let ofEnglish = Lexicon(
        [
            metrics(\.english, \.englishVerbs), LexiconTable.english, LexiconTable.englishJournal,
            LexiconTable.placeTable, LexiconTable.englishRefusals,
        ], numbers: NumberWords.english)
    package static let ofGerman = Lexicon(
        [
            metrics(\.german, \.germanVerbs), LexiconTable.german, LexiconTable.germanJournal, LexiconTable.placeTable,
            LexiconTable.germanRefusals,
        ], numbers: NumberWords.german)

    /// Those that other parts of meaning stand for: formulas, kinds of workout, dates, what depends on the words beside it.
    private static let otherParts: Set<MetricID> = [
        .heartRate, .heartRateRecovery, .bodyMassIndex, .leanMass, .sleepDebt, .workouts, .strength, .runDistance,
        .cyclingDistance, .weekday, .zone,
    ]

    /// The words of the catalogue of metrics, as lines of a table.
    private static func metrics(_ nouns: KeyPath<PlainWords, String>, _ verbs: KeyPath<PlainWords, String>) -> String {
        Metric.all.filter { !otherParts.contains($0.id) }.reduce(into: "") { table, metric in
            table += "q \(metric.id.rawValue): \(metric.words[keyPath: nouns])\n"
            table += "v \(metric.id.rawValue): \(metric.words[keyPath: verbs])\n"
        }
    }

    /// The lexicon of the language.
    package static func of(_ language: Language) -> Lexicon { language == .english ? ofEnglish : ofGerman }

    init(_ tables: [String], numbers: [([String], Double)]) {
        let table = tables.joined(separator: "\n")
        // By bytes: the tables are read before the first question, and characters take ten times as long.
        for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
            guard let colon = Self.colon(line) else { continue }
            let key = Self.words(line[..<colon])
            guard let part = Self.part(key) else { preconditionFailure("unknown part of meaning: \(line)") }
            for phrase in line[line.index(after: colon)...].split(separator: UInt8(ascii: ",")) {
                let words = Self.words(phrase)
                guard let first = words.first else { continue }
                if names[part] == nil { names[part] = words.joined(separator: " ") }
                let known = entries[first] ?? []
                if known.contains(where: { $0.words == words && $0.part == part }) { continue }
                entries[first, default: []].append(Entry(words: words, part: part))
                vocabulary.formUnion(words)
                addShort(words, part)
                if case .superlative(let isMore, let aspect) = part, words.count == 1, key[0].hasPrefix("sup"),
                    aspect != .last, aspect != .first
                {
                    // `zweitniedrigster`
                    for (index, ordinal) in ["zweit", "dritt", "viert", "fuenft"].enumerated() {
                        let rank = Part.rank(index + 2, isOrdinal: true, isMore, aspect)
                        entries[ordinal + first, default: []].append(Entry(words: [ordinal + first], part: rank))
                        vocabulary.insert(ordinal + first)
                    }
                }
                if case .weekday(let day) = part {
                    for nights in ["nights", "naechte", "naechten"] {
                        entries[first, default: []].append(Entry(words: words + [nights], part: .nights(day)))
                    }
                    for nights in ["naechte", "naechten"] {
                        entries[nights, default: []].append(Entry(words: [nights, "auf"] + words, part: .habit([day])))
                    }
                    add(["a", "an", "every", "each", "any", "einem", "jeden", "jedem"], phrase: words, .habit([day]))
                }
            }
        }
        for (words, value) in numbers {
            guard let first = words.first else { continue }
            entries[first, default: []].append(
                Entry(words: words, part: .number(value, isThousands: false, isYear: false)))
            vocabulary.formUnion(words)
        }
        for word in vocabulary {
            let letters = Array(word.utf8)
            if letters.count >= 4 { likely[Self.place(letters[0], letters.count), default: []].append(letters) }
        }
    }

    private static func place(_ first: UInt8, _ length: Int) -> Int { length << 8 | Int(first) }

    /// The colon before the phrases: the first that a blank follows.
    private static func colon(_ line: Substring.UTF8View) -> Substring.UTF8View.Index? {
        var index = line.startIndex
        while let colon = line[index...].firstIndex(of: UInt8(ascii: ":")) {
            index = line.index(after: colon)
            if index < line.endIndex, line[index] == UInt8(ascii: " ") { return colon }
        }
        return nil
    }

    private static func words(_ text: Substring.UTF8View) -> [String] {
        text.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    }

    /// `close rings` as `close my rings`, `top number of blood pressure` as that of the blood pressure.
    private mutating func addShort(_ words: [String], _ part: Part) {
        guard words.count > 2, let place = words.dropFirst().firstIndex(where: { $0 == "my" || $0 == "the" }) else {
            return
        }
        switch part {
        case .test, .quantity:
            var short = words
            short.remove(at: place)
            entries[short[0], default: []].append(Entry(words: short, part: part))
        default: break
        }
    }

    /// `a Friday`, `every Friday`: not a certain one.
    private mutating func add(_ heads: [String], phrase: [String], _ part: Part) {
        for head in heads { entries[head, default: []].append(Entry(words: [head] + phrase, part: part)) }
        for (head, kind) in [("a", "typical"), ("an", "average"), ("a", "normal"), ("a", "usual")]
        where heads.contains("a") {
            entries[head, default: []].append(Entry(words: [head, kind] + phrase, part: part))
        }
    }

    /// Words of the vocabulary that a slip of the keyboard, or of the ear, may have made this one of: one letter, two where
    /// both sound alike or are long. In a word of four letters neighbours may have changed places, a letter may be missing,
    /// or a vowel be another.
    package func corrections(of word: String, within most: Int = 2) -> [String] {
        if let meant = Spelling.heard[word], vocabulary.contains(meant) { return [meant] }
        guard word.utf8.count >= 4, !Spelling.everyday.contains(word), word.allSatisfy(\.isLetter) else { return [] }
        let typed = Array(word.utf8)
        let sound = Spelling.sound(typed)
        // `jully`
        let isDoubled = zip(typed, typed.dropFirst()).contains { $0 == $1 }
        var best: (rank: Int, words: [String]) = (Int.max, [])
        for length in max(4, typed.count - 2)...(typed.count + 2) {
            for known in likely[Self.place(typed[0], length)] ?? [] {
                let distance = Spelling.distance(typed, known)
                guard distance <= most, !Spelling.neverMeant.contains(known) else { continue }
                let soundsAlike = Spelling.sound(known) == sound
                let isNear =
                    typed.count < 5
                    ? distance == 1 && (known.sorted() == typed.sorted() || length > typed.count || soundsAlike)
                    : distance == 1 && (length > 4 || soundsAlike && isDoubled && length < typed.count)
                        || distance == 2 && (soundsAlike && length > 5 || length >= 9)
                guard isNear else { continue }
                let rank = 2 * distance + (soundsAlike ? 0 : 1)
                if rank < best.rank { best = (rank, []) }
                if rank == best.rank { best.words.append(String(decoding: known, as: UTF8.self)) }
            }
        }
        // `amny`
        let swapped = String(word.prefix(2).reversed()) + word.dropFirst(2)
        if best.words.isEmpty, vocabulary.contains(swapped) { return [swapped] }
        return best.words.count <= 4 ? best.words.sorted() : []
    }

    /// Whether the word alone is a month, a weekday, a season or a quarter.
    package func isDate(_ word: String) -> Bool {
        entries[word]?.contains {
            guard $0.words.count == 1 else { return false }
            return switch $0.part {
            case .month, .weekday, .season, .quarter: true
            default: false
            }
        } ?? false
    }

    /// Whether the word alone is a week, month, quarter or year.
    package func isSpan(_ word: String) -> Bool {
        entries[word]?.contains {
            guard $0.words.count == 1, case .period(let period) = $0.part else { return false }
            return [.week, .month, .quarter, .year].contains(period)
        } ?? false
    }

    /// Whether the word means something by itself.
    package func standsAlone(_ word: String) -> Bool { entries[word]?.contains { $0.words.count == 1 } ?? false }

    /// Whether the word alone is an event of somebody's life.
    package func isOccasion(_ word: String) -> Bool {
        entries[word]?.contains { $0.part == .occasion && $0.words.count == 1 } ?? false
    }

    /// Whether the word alone is every one of a day of the week: `Mondays`.
    package func isHabit(_ word: String) -> Bool {
        entries[word]?.contains { if case .habit = $0.part { $0.words.count == 1 } else { false } } ?? false
    }

    /// Whether the word alone is a comparative: `longer`.
    package func isComparative(_ word: String) -> Bool {
        entries[word]?.contains { if case .comparative = $0.part { $0.words.count == 1 } else { false } } ?? false
    }

    /// Whether the word can stand in `on the last Sunday of May` and asks for nothing, as `when` does.
    package func isOfDate(_ word: String) -> Bool {
        let parts = (entries[word] ?? []).filter { $0.words.count == 1 }.map(\.part)
        return ["the", "so", "far"].contains(word)
            || !parts.contains { if case .asked = $0 { true } else { false } }
                && parts.contains {
                    switch $0 {
                    case .month, .weekday, .season, .quarter, .half, .feast, .weekend, .period, .relative, .preposition,
                        .open, .number, .and, .superlative(true, .first):
                        true
                    default: false
                    }
                }
    }

    /// Whether the token is a number, or one of its words can stand in a date.
    package func isOfDate(_ token: Token) -> Bool { token.kind != .word || token.forms.contains { isOfDate($0) } }

    /// Whether the word alone is a day of the week.
    package func isWeekday(_ word: String) -> Bool { weekday(word) != nil }

    /// The day of the week that the word alone names, 0 for Monday; `nil` for none.
    package func weekday(_ word: String) -> Int? {
        entries[word]?.lazy.compactMap { entry in
            if case .weekday(let day) = entry.part, entry.words.count == 1 { day } else { nil }
        }.first
    }

    /// Whether the word alone names something that compounds can begin with.
    package func isName(_ word: String) -> Bool {
        entries[word]?.contains {
            guard $0.words.count == 1 else { return false }
            return switch $0.part {
            case .quantity, .kind, .attribute, .calories, .heart, .period, .weekday, .habit, .month, .season, .pair,
                .daytime, .weekend, .verb, .place:
                true
            case .test(let tests): tests.allSatisfy { $0.subject == .day(.tags) }
            default: false
            }
        } ?? false
    }

    /// The words that were written together: `howmany`, `lastweek`.
    package func split(_ word: String) -> [String]? {
        let letters = Array(word)
        guard letters.count >= 6, !Spelling.everyday.contains(word) else { return nil }
        for cut in stride(from: letters.count - 3, through: 3, by: -1) {
            let (head, tail) = (String(letters[..<cut]), String(letters[cut...]))
            if vocabulary.contains(head), vocabulary.contains(tail) { return [head, tail] }
        }
        return nil
    }

    private static func part(_ key: [String]) -> Part? {
        let name = key[0]
        let rest = key.dropFirst().joined(separator: " ")
        switch name {
        case "n": return .noise
        case "art": return .article
        case "and": return .and
        case "plus": return .plus
        case "or": return .or
        case "not": return .not
        case "but": return .but
        case "except": return .except
        case "exceptafter": return .exceptAfter
        case "neither": return .neither
        case "free": return .free
        case "why": return .why
        case "adj": return .adjective
        case "reach": return .reaching
        case "every": return .every
        case "others": return .others
        case "both": return .both
        case "opposite": return .opposite
        case "minus": return .minus
        case "lag": return Int(rest).map { .lag($0) }
        case "method": return .method(rest)
        case "own":
            return .own(OwnPeriod(.tags(rest.split(separator: "|").map { String($0).replacing("_", with: " ") })))
        case "place":
            guard key.count == 3 else { return nil }
            return .place(
                Place(
                    name: key[1].replacing("_", with: " "), zones: key[2].split(separator: "|").map { String($0) }))
        case "thatday": return Int(rest).map { .thatDay($0) }
        case "ex": return .exercise(rest)
        case "lift": return StrengthFigure(rawValue: rest).map { .lifted($0) }
        case "enough": return .enough
        case "missed": return .missed
        case "tag": return .test([Requirement(.day(.tags), .equal, .text(rest))])
        case "event": return Conclusion.Event(rawValue: rest).map { .event($0) }
        case "con": return Conclusion.Kind(rawValue: rest).map { .conclusion($0) }
        case "req": return .request(rest)
        case "peru": return ValueUnit(rawValue: rest).map { .perUnit($0) }
        case "burned":
            return .quantity(.combined(.day(.activeEnergy), .plus, .day(.basalEnergy)), isVerb: false)
        case "balance": return .quantity(.energyBalance, isVerb: false)
        case "t":
            guard key.count == 4, let sign = Requirement.Sign(rawValue: key[2]), let value = Double(key[3]) else {
                return nil
            }
            let tested: Requirement.Value = sign == .present || sign == .missing ? .none : .number(value)
            return DayField(rawValue: key[1]).map { .test([Requirement(.day($0), sign, tested)]) }
        case "bound":
            guard key.count == 4, let sign = Requirement.Sign(rawValue: key[1]), let value = Double(key[2]),
                let unit = ValueUnit(rawValue: key[3])
            else { return nil }
            return .bounds([Part.Bound(sign: sign, limit: .number(value, isThousands: false, unit))])
        case "lastn":
            guard key.count == 3, let count = Int(key[1]), let period = Part.Period(rawValue: key[2]) else {
                return nil
            }
            return .open(.over, [.ordinal(count), .period(period)])
        case "than": return .than
        case "vs": return .versus
        case "compare": return .compare
        case "ago": return .ago
        case "normal": return .normal
        case "cur": return .current
        case "yn": return .any
        case "closed": return .verb("close")
        case "ask": return Part.Asked(rawValue: rest).map { .asked($0) }
        case "p": return Part.Preposition(rawValue: rest).map { .preposition($0) }
        case "s": return Part.Operation(rawValue: rest).map { .operation($0) }
        case "fromlast": return Int(rest).map { .rank($0, isOrdinal: true, true, .last) }
        case "sup+", "sup-", "sup":
            return (rest.isEmpty ? .plain : Part.Aspect(rawValue: rest)).map { .superlative(name != "sup-", $0) }
        case "cmp+", "cmp-":
            return (rest.isEmpty ? .plain : Part.Aspect(rawValue: rest)).map { .comparative(name == "cmp+", $0) }
        case "rise+": return .rise(true)
        case "rise-": return .rise(false)
        case "risen+", "risen-": return .risen(name == "risen+")
        case "improving", "worsening": return .turn(isBetter: name == "improving", isOngoing: true)
        case "improved", "worsened": return .turn(isBetter: name == "improved", isOngoing: false)
        case "wrise+", "wrise-": return .weightRise(name == "wrise+")
        case "wrisen+", "wrisen-": return .weightRisen(name == "wrisen+")
        case "wtrend": return .weightTrend
        case "restrict": return .restrict
        case "sg": return Requirement.Sign(rawValue: rest).map { .sign($0) }
        case "post": return Requirement.Sign(rawValue: rest).map { .signAfter($0) }
        case "rate": return rest == "week" ? .rate(.week) : .rate(.month)
        case "faring": return .faring
        case "by": return HealthQuestion.Grouping(rawValue: rest).map { .by($0) }
        case "per", "unit":
            let grouping = rest == "day" || rest == "night" ? .date : HealthQuestion.Grouping(rawValue: rest)
            return grouping.map { name == "per" ? .per($0) : .groupNoun($0) }
        case "d": return Part.Period(rawValue: rest).map { .period($0) }
        case "rel": return Part.Relative(rawValue: rest).map { .relative($0) }
        case "edge": return Part.Edge(rawValue: rest).map { .edge($0) }
        case "future": return .future
        case "tomorrow": return .tomorrow
        case "daypart":
            guard key.count == 3, let count = Int(key[1]), let time = part(["tod", key[2]]) else { return nil }
            return .open(.when, [.ordinal(count), time])
        case "time": return .timeNoun
        case "should": return .should
        case "atnight": return .atNight
        case "occasion": return .occasion
        case "samespan": return .sameSpan
        case "nightto": return .nightTo
        case "becoming": return .becoming
        case "halfyear": return Int(rest).map { .open(.until, [.half($0)]) }
        case "withnaps": return .withNaps
        case "withoutnaps": return .withoutNaps
        case "ofsleep": return .ofSleep
        case "inbedawake": return .quantity(.combined(.day(.timeInBed), .minus, .day(.sleep)), isVerb: false)
        case "pair":
            return .pair(rest.split(separator: " ").compactMap { DayField(rawValue: String($0)) }.map { .day($0) })
        case "past": return Double(rest).map { .minutesFrom($0) }
        case "all": return .open(.of, [.period(.day)])
        case "back":
            guard key.count == 3, let period = Part.Period(rawValue: key[1]), let count = Int(key[2]) else {
                return nil
            }
            return .open(.before, [.period(period), .ordinal(count)])
        case "yearago": return .open(.before, [.period(.year)])
        case "lastweek": return .open(.in, [.relative(.last), .period(.week)])
        case "lastmonth": return .open(.in, [.relative(.last), .period(.month)])
        case "day", "night": return Int(rest).map { .open(name == "day" ? .at : .on, [.ordinal($0)]) }
        case "weekend": return .weekend(true)
        case "workday": return .weekend(false)
        case "wd": return Int(rest).map { .weekday($0) }
        case "wds": return Int(rest).map { .habit([$0]) }
        case "mon": return Int(rest).map { .month($0) }
        case "season": return Int(rest).map { .season($0) }
        case "quarter": return Int(rest).map { .quarter($0) }
        case "half": return rest.isEmpty ? .andHalf : Int(rest).map { .half($0) }
        case "feast": return .feast(rest)
        case "am": return .hoursAfter(0)
        case "pm": return .hoursAfter(12)
        case "oclock": return .oClock
        case "halfpast": return .halfPast
        case "clock": return minutes(rest).map { .clock($0) }
        case "tod":
            let sign = String(rest.prefix { "<>=".contains($0) })
            guard let sign = Requirement.Sign(rawValue: sign),
                let clock = minutes(String(rest.drop { "<>=".contains($0) }))
            else { return nil }
            return .daytime(sign, clock)
        case "measure":
            return key.count == 3
                ? Double(key[1]).flatMap { v in ValueUnit(rawValue: key[2]).map { .measure(v, $0) } } : nil
        case "u": return ValueUnit(rawValue: rest).map { .unit($0) }
        case "q", "v":
            switch rest {
            case "calories": return .calories
            case "heart": return .heart
            case "walk", "climb", "unbroken", "up": return .verb(rest)
            default: return DayField(rawValue: rest).map { .quantity(.day($0), isVerb: name == "v") }
            }
        case "f": return .quantity(.formula(rest, nil), isVerb: false)
        case "k", "kv", "kvx": return .kind(rest == "*" ? [] : [rest], isVerb: name != "k")
        case "kd": return .only([.worked(rest == "*" ? [] : [rest])])
        case "ka": return key.count == 3 ? WorkoutField(rawValue: key[2]).map { .kindAttribute([key[1]], $0) } : nil
        case "a": return rest == "count" ? .noise : WorkoutField(rawValue: rest).map { .attribute($0) }
        case "indoor": return .indoor(rest == "1")
        case "flag": return DayField(rawValue: rest).map { .test([Requirement(.day($0), .equal, .number(1))]) }
        case "num": return Double(rest).map { .number($0, isThousands: false, isYear: false) }
        case "ord": return Int(rest).map { .ordinal($0) }
        case "no": return Refusal(rawValue: rest).map { .refusal($0) }
        default: return nil
        }
    }

    private static func minutes(_ clock: String) -> Double? {
        let parts = clock.split(separator: ":").compactMap { Double($0) }
        return parts.count == 2 ? parts[0] * 60 + parts[1] : nil
    }
}

extension Tokenizer {
    /// A tokenizer that knows the dates of the language's lexicon.
    package init(language: Language) {
        let lexicon = Lexicon.of(language)
        self.init(language: language, isDate: lexicon.isDate, isOfDate: lexicon.isOfDate, isName: lexicon.isName)
    }
}
