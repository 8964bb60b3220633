import Foundation
import HealthModel
import QuestionLexicons
import QuestionParser

@testable import OfflineCoach

/// A question of the corpus as words, for rewordings.
struct Wording {
    var text: String
    var language: Language
    var words: [String]
    /// Lower case, without signs around them.
    var plain: [String]

    init(_ text: String, _ language: Language) {
        self.text = text
        self.language = language
        words = text.split(separator: " ").map(String.init)
        plain = words.map { word in
            var word = Substring(word.lowercased().replacing("’", with: "'"))
            while let last = word.last, "?!.,;:)\"".contains(last) { word.removeLast() }
            while let first = word.first, "(\"".contains(first) { word.removeFirst() }
            return String(word)
        }
    }

    /// Every place of a phrase, each replaced alone.
    func replacing(_ phrase: String, by other: String) -> [String] {
        let sought = phrase.split(separator: " ").map(String.init)
        guard !sought.isEmpty, words.count >= sought.count else { return [] }
        return (0...(words.count - sought.count)).compactMap { start in
            let end = start + sought.count
            guard plain[start..<end].elementsEqual(sought) else { return nil }
            // No phrase reaches over a sign between its words.
            guard words[start..<(end - 1)].allSatisfy({ $0.last?.isLetter ?? false || $0.last?.isNumber ?? false })
            else { return nil }
            let signs = words[end - 1].suffix(words[end - 1].count - stem(words[end - 1]).count)
            let tail = other.isEmpty ? [] : [other + signs]
            return (words[..<start] + tail + words[end...]).joined(separator: " ")
        }
    }

    func replacing(_ pairs: [(String, String)]) -> [String] { pairs.flatMap { replacing($0.0, by: $0.1) } }

    /// Pairs of phrases that stand for each other.
    func exchanging(_ pairs: [(String, String)]) -> [String] {
        pairs.flatMap { replacing($0.0, by: $0.1) + replacing($0.1, by: $0.0) }
    }

    private func stem(_ word: String) -> Substring {
        var word = Substring(word)
        while let last = word.last, "?!.,;:)\"".contains(last) { word.removeLast() }
        return word
    }

    /// Without signs at the end.
    var bare: String { String(stem(text)) }

    func hasAny(_ some: Set<String>) -> Bool { !some.isDisjoint(with: plain) }

    private static let verbs: Set<String> = [
        "did", "do", "does", "was", "is", "are", "were", "have", "has", "am", "had", "can", "could", "should", "will",
        "habe", "hab", "bin", "war", "waren", "ist", "sind", "hatte", "schlafe", "laufe", "trinke", "esse", "gibt",
        "gab", "hat", "kann", "soll", "werde", "nehme", "nimmt", "liegt", "lag", "mache", "gehe",
    ]
    private static let askers: Set<String> = [
        "how", "what", "what's", "whats", "which", "when", "wie", "was", "welche", "welcher", "welches", "welchen",
        "wann", "wieviel", "wieviele", "who", "why", "warum", "where", "wo", "on", "in", "at", "an", "am", "um",
    ]
    private static let leads: Set<String> = [
        "show", "tell", "give", "list", "compare", "zeig", "zeige", "sag", "gib", "liste", "vergleiche", "hey", "ok",
        "so", "and", "und", "please", "bitte", "i", "ich", "i'd", "i'm", "count", "let", "lemme", "count", "find",
        "also", "um", "uh", "äh", "ähm", "hi", "hallo", "since", "seit", "if", "wenn", "plot", "yesterday", "last",
        "gestern", "letzte", "letzten", "this", "diese", "today", "heute", "during", "for", "over", "from", "after",
        "before", "between", "bei", "mit", "nach", "vor", "any", "been", "ever", "would", "compared", "explain",
        "zähl", "wondering", "make", "just", "not", "only", "kein", "keine", "no", "without", "nur", "whats",
    ]
    var isYesNo: Bool { plain.first.map(Self.verbs.contains) ?? false }
    var isAsked: Bool { plain.first.map(Self.askers.contains) ?? false }
    /// Begins with a noun or what belongs to one.
    var isNoun: Bool {
        guard let first = plain.first, !text.contains("?") || language == .german else { return false }
        return !isYesNo && !isAsked && !Self.leads.contains(first)
    }

    /// Where two things or days are set against each other, or days joined.
    private static let joints: Set<String> = [
        "than", "vs", "versus", "compared", "comparison", "between", "from", "to", "and", "or", "against", "als",
        "gegen", "gegenüber", "vergleich", "verglichen", "zwischen", "von", "bis", "und", "oder", "compare", "after",
        "before", "nach", "vor", "when", "where", "wenn", "with", "mit", "&", "till", "until", "minus", "davor", "if",
        "that", "which", "without", "ohne", "at", "night", "nights", "an", "denen", "exactly",
    ]
    private static let dateWords: Set<String> = [
        "last", "this", "past", "previous", "the", "in", "on", "during", "over", "since", "for", "of", "week", "weeks",
        "month", "months", "year", "years", "days", "day", "weekend", "quarter", "spring", "summer", "autumn", "winter",
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "monday", "tuesday",
        "wednesday", "thursday", "friday", "saturday", "sunday", "yesterday", "today", "two", "three", "four", "five",
        "six", "seven", "ten",
        "letzte", "letzten", "letzter", "letztes", "diese", "diesen", "dieser", "dieses", "im", "am", "seit", "gestern",
        "heute", "woche", "wochen", "monat", "monate", "monaten", "jahr", "jahre", "jahren", "tage", "tagen",
        "wochenende", "quartal", "frühling", "frühjahr", "sommer", "herbst", "januar", "februar", "märz", "mai", "juni",
        "juli", "oktober", "dezember", "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag",
        "der", "den", "vorgestern",
    ]
    private static let dateStarts: Set<String> = [
        "last", "this", "in", "on", "during", "over", "since", "yesterday", "today", "letzte", "letzten", "letzter",
        "letztes", "diese", "diesen", "dieses", "im", "am", "seit", "gestern", "heute", "vorgestern",
    ]
    private static let dateHeads = dateWords.subtracting(
        dateStarts.subtracting(["yesterday", "today", "gestern", "heute", "vorgestern"])
    ).subtracting([
        "of", "the", "for", "past", "previous", "der", "den", "two", "three", "days", "day", "tage", "tagen",
    ])

    private static func isDated(_ word: String) -> Bool {
        dateWords.contains(word) || word.allSatisfy(\.isNumber) || ["st", "nd", "rd", "th"].contains(word.suffix(2))
    }

    /// The question and the only date in it, which ends it.
    var datedAtEnd: (rest: String, date: String)? {
        guard !hasAny(Self.joints) else { return nil }
        var start = words.count
        while start > 0, Self.isDated(plain[start - 1]), start == words.count || !words[start - 1].hasSuffix(",") {
            start -= 1
        }
        while start < words.count, !Self.dateStarts.contains(plain[start]) { start += 1 }
        guard start > 0, start < words.count, plain[start...].contains(where: Self.dateHeads.contains),
            !plain[..<start].contains(where: { Self.dateHeads.contains($0) })
        else { return nil }
        let rest = words[..<start].joined(separator: " ")
        return (String(stem(rest)), String(stem(words[start...].joined(separator: " "))))
    }
}

/// A way to word a question otherwise.
struct Rewording: Sendable {
    var name: String
    /// Whether the meaning stays what it was; it has to change where not.
    var keepsMeaning = true
    var variants: @Sendable (Wording) -> [String]

    init(_ name: String, keepsMeaning: Bool = true, _ variants: @escaping @Sendable (Wording) -> [String]) {
        self.name = name
        self.keepsMeaning = keepsMeaning
        self.variants = variants
    }
}

extension Rewording {
    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]
    private static let germanMonths = [
        "januar", "februar", "märz", "april", "mai", "juni", "juli", "august", "september", "oktober", "november",
        "dezember",
    ]
    private static let small = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen",
    ]
    private static let smallGerman = [
        "null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf",
    ]

    /// What keeps the meaning.
    static let same: [Rewording] = [
        Rewording("lead in") { wording in
            let leads =
                wording.language == .english
                ? [
                    "hey, ", "hey coach ", "quick question: ", "I was wondering, ", "ok so ", "just curious, ",
                    "please, ",
                ]
                : ["hey, ", "sag mal, ", "weißt du, ", "kurze Frage: ", "du, ", "ok, ", "bitte, "]
            return leads.map { $0 + wording.text }
        },
        Rewording("asked to tell") { wording in
            guard !wording.isYesNo, wording.isAsked || wording.isNoun else { return [] }
            if wording.language == .english {
                return [
                    "can you tell me ", "could you please tell me ", "do you know ", "I'd like to know ", "tell me ",
                ].map {
                    $0 + wording.text
                }
            }
            return ["kannst du mir sagen, ", "ich wüsste gern, ", "ich will wissen ", "sag mir "].map {
                $0 + wording.text
            }
        },
        Rewording("noun asked for") { wording in
            // `what were nights under 6 hours` asks for their dates.
            guard wording.isNoun, !wording.hasAny(["days", "nights", "tage", "nächte"]) else { return [] }
            let leads =
                wording.language == .english
                ? ["what's the number for ", "give me ", "what was ", "i need ", "my "]
                : ["gib mir ", "ich brauche: ", "was ist mit: "]
            return leads.map { $0 + wording.text }
        },
        Rewording("trailer") { wording in
            let ends =
                wording.language == .english
                ? [" please", ", thanks", ", do you know?", " btw", ", can you check?"]
                : [" bitte", ", danke", ", weißt du das?"]
            // Without its mark a noun asks for no yes or no.
            guard wording.isAsked || wording.isYesNo || !wording.text.hasSuffix("?") else { return [] }
            return ends.map { wording.bare + $0 }
        },
        Rewording("date to the front") { wording in
            guard let (rest, date) = wording.datedAtEnd else { return [] }
            return ["\(date) \(rest)", "\(date), \(rest)", "\(date): \(rest)"]
        },
        Rewording("date after a comma") { wording in
            guard let (rest, date) = wording.datedAtEnd else { return [] }
            return ["\(rest), \(date)", "\(rest) - \(date)", "\(rest) (\(date))"]
        },
        Rewording("date in the middle") { wording in
            guard let (rest, date) = wording.datedAtEnd else { return [] }
            let inner = Wording(rest, wording.language)
            for verb in ["did i", "have i", "do i", "habe ich", "hab ich", "bin ich"] {
                let moved = inner.replacing(verb, by: "\(date) \(verb)")
                let isFirst = inner.text.lowercased().hasPrefix(verb)
                if !moved.isEmpty, !isFirst {
                    return wording.language == .english
                        ? moved : inner.replacing(verb, by: "\(verb) \(date)")
                }
            }
            return []
        },
        Rewording("small letters") { [$0.text.lowercased()] },
        Rewording("capitals") { [$0.text.uppercased()] },
        Rewording("no signs") { wording in
            guard wording.isAsked || wording.isYesNo || !wording.text.hasSuffix("?") else { return [] }
            return [
                wording.bare,
                wording.text.filter { !"'’?,;".contains($0) || $0 == "," && wording.text.contains { $0.isNumber } },
            ]
        },
        Rewording("signs at the end") { wording in
            wording.isAsked || wording.isYesNo
                ? [wording.bare + "?", wording.bare + "??", wording.bare + " ?"] : []
        },
        Rewording("contraction") { wording in
            wording.exchanging([
                ("what's", "what is"), ("i've", "i have"), ("didn't", "did not"), ("haven't", "have not"),
                ("don't", "do not"), ("how's", "how is"), ("i'm", "i am"), ("wasn't", "was not"), ("when's", "when is"),
                ("i'd", "i had"), ("hab", "habe"), ("whats", "what is"),
            ])
        },
        Rewording("numeral") { wording in
            var variants: [String] = []
            for (place, word) in wording.words.enumerated() {
                let digits = word.filter(\.isNumber)
                let plain = wording.plain[place]
                func put(_ other: String) {
                    var words = wording.words
                    words[place] = word.replacing(plain, with: other)
                    if words[place] != word { variants.append(words.joined(separator: " ")) }
                }
                let isGerman = wording.language == .german
                let mark = isGerman ? "." : ","
                if plain.count >= 5, plain.filter({ String($0) != mark }) == digits, let value = Int(digits),
                    value >= 1000,
                    value % 100 == 0, !(1900...2100).contains(value)
                {
                    put(digits)
                    put("\(value / 1000)\(mark)\(String(1000 + value % 1000).dropFirst())")
                    if value % 1000 == 0, value / 1000 < 13 {
                        put(isGerman ? smallGerman[value / 1000] + "tausend" : small[value / 1000] + " thousand")
                        if wording.hasAny(["steps", "schritte", "schritten"]) { put("\(value / 1000)k") }
                    }
                } else if let value = Int(plain), (2...12).contains(value),
                    place + 1 == wording.words.count || Int(wording.plain[place + 1]) == nil,
                    !wording.plain.contains(where: { months.contains($0) || germanMonths.contains($0) }),
                    place == 0 || !["week", "kw", "woche", "zone", "percentile"].contains(wording.plain[place - 1])
                {
                    put(isGerman ? smallGerman[value] : small[value])
                } else if let value = (isGerman ? smallGerman : small).firstIndex(of: plain), value > 1 {
                    put(String(value))
                }
            }
            return variants
        },
        Rewording("month") { wording in
            if wording.language == .english {
                return months.flatMap { month in
                    month == "may" || month == "march"
                        ? [] : wording.replacing(month, by: String(month.prefix(3)).capitalized)
                }
            }
            return germanMonths.flatMap { month in
                month == "mai" || month == "märz"
                    ? [] : wording.replacing(month, by: String(month.prefix(3)).capitalized + ".")
            }
        },
        Rewording("day and month") { wording in
            guard wording.language == .english else { return [] }
            var variants: [String] = []
            for place in wording.words.indices.dropLast() {
                let (one, other) = (wording.plain[place], wording.plain[place + 1])
                guard wording.words[place].last.map({ $0.isLetter || $0.isNumber }) ?? false else { continue }
                // A year or another day after it would go with the day.
                let next = place + 2 < wording.plain.count ? wording.plain[place + 2] : ""
                guard next.first?.isNumber != true, !["to", "and", "-", "or", "till", "until"].contains(next) else {
                    continue
                }
                let (day, month) = months.contains(one) ? (other, one) : (one, other)
                let before = place > 0 ? wording.plain[place - 1] : ""
                guard months.contains(month), !["to", "and", "between", "or", "from"].contains(before),
                    let number = Int(day.filter(\.isNumber)), (1...31).contains(number), day.count <= 4
                else { continue }
                let name = month.capitalized
                for date in [
                    "\(name) \(number)", "\(number) \(name)", "\(name.prefix(3)) \(number)",
                    "the \(number)th of \(name)",
                ] {
                    if date.hasPrefix("the"), before == "the" || [1, 2, 3].contains(number % 10) { continue }
                    if before == "the", date.first?.isLetter ?? false { continue }
                    variants += wording.replacing("\(one) \(other)", by: date)
                }
            }
            return variants
        },
        Rewording("period of days") { wording in
            guard wording.language == .english else {
                return wording.exchanging([
                    ("in den letzten", "während der letzten"), ("in den letzten", "innerhalb der letzten"),
                    ("letzte woche", "in der letzten woche"), ("letzten monat", "im letzten monat"),
                    ("letztes jahr", "im letzten jahr"), ("diesen monat", "in diesem monat"),
                    ("dieses jahr", "in diesem jahr"),
                    ("diese woche", "in dieser woche"), ("letzten monat", "vorigen monat"),
                    ("letzte woche", "vorige woche"),
                    ("letzte woche", "vergangene woche"), ("letztes jahr", "voriges jahr"),
                ])
            }
            var pairs: [(String, String)] = []
            for count in ["7", "14", "30", "90", "two", "three", "six", "3", "4", "5", "10", "6"] {
                for unit in ["days", "weeks", "months"] {
                    pairs += [
                        ("last \(count) \(unit)", "past \(count) \(unit)"),
                        ("the last \(count) \(unit)", "the previous \(count) \(unit)"),
                        ("in the last \(count) \(unit)", "over the last \(count) \(unit)"),
                        ("in the last \(count) \(unit)", "during the last \(count) \(unit)"),
                        ("in the last \(count) \(unit)", "within the past \(count) \(unit)"),
                    ]
                }
            }
            return wording.exchanging(
                pairs + [
                    ("in november", "during november"), ("in october", "during october"),
                    ("in december", "for december"),
                    ("in june", "throughout june"), ("last month", "the previous month"),
                    ("last week", "the previous week"),
                    ("so far this year", "this year so far"), ("this year", "so far this year"),
                ])
        },
        Rewording("bound") { wording in
            var variants: [String] = []
            let groups =
                wording.language == .english
                ? [
                    ["at least", "no less than", "a minimum of", "not less than", ">="],
                    ["more than", "over", "above", "greater than", "upwards of", ">"],
                    ["less than", "under", "below", "fewer than", "<"],
                    ["at most", "no more than", "up to", "a maximum of", "<="],
                ]
                : [
                    ["mindestens", "wenigstens", "nicht weniger als", "minimum"], ["mehr als", "über", "größer als"],
                    ["weniger als", "unter", "kleiner als"], ["höchstens", "maximal", "nicht mehr als"],
                ]
            for place in wording.words.indices.dropFirst() where wording.plain[place].first?.isNumber ?? false {
                for group in groups {
                    for phrase in group {
                        let count = phrase.split(separator: " ").count
                        guard place >= count, wording.plain[(place - count)..<place].joined(separator: " ") == phrase
                        else { continue }
                        if phrase == "over" || phrase == "unter" || phrase == "über" || phrase == "above",
                            place + 1 < wording.words.count,
                            ["days", "weeks", "months", "nights", "tage", "wochen"].contains(wording.plain[place + 1])
                        {
                            continue
                        }
                        if phrase == "no more than" || phrase == "up to" { continue }
                        for other in group where other != phrase {
                            var words = wording.words
                            words.replaceSubrange((place - count)..<place, with: [other])
                            variants.append(words.joined(separator: " "))
                        }
                    }
                }
            }
            return variants
        },
        Rewording("how many as number of") { wording in
            guard wording.language == .english, wording.plain.starts(with: ["how", "many"]),
                !wording.hasAny(["each", "every", "kind"]), wording.plain.dropFirst(2).first != "of"
            else { return [] }
            let rest = wording.words.dropFirst(2).joined(separator: " ")
            return ["what number of \(rest)", "the number of \(rest)"]
        },
        Rewording("told as a statement") { wording in
            guard wording.language == .english else { return [] }
            let verbs = [
                ("take", "took"), ("run", "ran"), ("sleep", "slept"), ("drink", "drank"), ("eat", "ate"),
                ("walk", "walked"),
                ("burn", "burned"), ("do", "did"), ("get", "got"), ("weigh", "weighed"), ("have", "had"),
                ("climb", "climbed"),
                ("swim", "swam"), ("ride", "rode"), ("cycle", "cycled"), ("spend", "spent"), ("go", "went"),
                ("hit", "hit"),
                ("reach", "reached"), ("lift", "lifted"), ("log", "logged"), ("average", "averaged"),
                ("train", "trained"),
            ]
            guard wording.isAsked else { return [] }
            return verbs.flatMap { verb, past in
                wording.replacing("did i \(verb)", by: "I \(past)").flatMap { [$0, "I want to know " + $0] }
            }
        },
        Rewording("singular and plural") { wording in
            wording.language == .english
                ? wording.replacing([
                    ("how many steps", "how many step"), ("how many runs", "how many run"),
                    ("how many hours", "how many hour"),
                    ("how many nights", "how many night"),
                    ("how many workouts", "how many workout"), ("how many minutes", "how many minute"),
                ])
                : wording.replacing([
                    ("wie viele schritte", "wie viel schritte"), ("wie viele", "wieviele"), ("wie viel", "wieviel"),
                ])
        },
        Rewording("and as a sign") { wording in
            wording.replacing([("and", "&"), ("and", "and also"), ("und", "&"), ("und", "sowie"), ("und", "und auch")])
        },
        Rewording("spelling") { wording in
            wording.exchanging([
                ("kilometres", "kilometers"), ("litres", "liters"), ("fibre", "fiber"), ("metres", "meters"),
                ("litre", "liter"),
                ("kilometre", "kilometer"), ("avg", "average"), ("km", "kilometers"), ("kg", "kilos"),
                ("vs", "versus"), ("vs", "vs."), ("hrv", "HRV"), ("kcal", "calories"), ("hours", "hrs"),
                ("max", "maximum"), ("stunden", "std"),
            ])
        },
        Rewording("my") { wording in
            // `what's BMI` asks what it is.
            wording.plain.starts(with: ["what's"]) || wording.plain.starts(with: ["what", "is"])
                ? [] : wording.replacing([("my", ""), ("the", ""), ("meine", ""), ("mein", "")])
        },
        Rewording("average moved") { wording in
            guard wording.language == .english, wording.isNoun || wording.plain.starts(with: ["what"]) else {
                return []
            }
            return wording.replacing([("average", "mean"), ("average", "avg"), ("on average", "in average")])
                + (wording.isNoun && wording.plain.first == "average"
                    && !wording.hasAny(["than", "vs", "and", "between", "versus"])
                    ? [wording.bare.dropFirst(8) + " on average", wording.bare.dropFirst(8) + ", average"].map(
                        String.init) : [])
        },
        Rewording("conditions swapped") { wording in
            let ends: Set<String> = [
                "last", "this", "in", "since", "during", "over", "on", "letzte", "letzten", "im", "seit", "dieses",
                "diesen",
            ]
            guard let start = wording.plain.firstIndex(where: { ["with", "mit"].contains($0) }), start > 0,
                ["days", "nights", "tage", "tagen"].contains(wording.plain[start - 1]),
                let and = wording.plain[start...].firstIndex(where: { ["and", "und"].contains($0) })
            else { return [] }
            let end = wording.plain[and...].firstIndex(where: { ends.contains($0) }) ?? wording.words.count
            let one = wording.words[(start + 1)..<and]
            let other = Wording(wording.words[(and + 1)..<end].joined(separator: " "), wording.language).bare
            guard !one.isEmpty, !other.isEmpty, !one.contains(where: { $0.hasSuffix(",") }),
                Set(one.map { $0.lowercased() }).isDisjoint(with: ends.union(["or", "between", "at", "more", "and"])),
                !other.lowercased().contains(" and "), !other.lowercased().contains("or ")
            else { return [] }
            let tail = wording.words[end...].joined(separator: " ")
            let head = wording.words[...start].joined(separator: " ")
            return ["\(head) \(other) \(wording.plain[and]) \(one.joined(separator: " ")) \(tail)"]
        },
        Rewording("slip of a letter") { wording in
            // Neighbours changed, a letter left out, one doubled: in one long word each.
            wording.words.indices.flatMap { place -> [String] in
                let word = Array(wording.words[place])
                guard word.count >= 7, word.allSatisfy(\.isLetter) else { return [] }
                let cut = 2 + Int(fnv(wording.text) % UInt64(word.count - 4))
                var changed = word
                changed.swapAt(cut, cut + 1)
                var short = word
                short.remove(at: cut)
                var long = word
                long.insert(word[cut], at: cut)
                return [changed, short, long].filter { $0 != word }.map { letters in
                    var words = wording.words
                    words[place] = String(letters)
                    return words.joined(separator: " ")
                }
            }
        },
        Rewording("filler") { wording in
            guard wording.words.count > 2 else { return [] }
            let fillers = wording.language == .english ? ["actually", "um", "like, uh"] : ["eigentlich", "äh", "denn"]
            let place = wording.language == .english ? 2 : 3
            guard wording.words.count > place, wording.isAsked else { return [] }
            return fillers.map { filler in
                if wording.language == .english { return "\(filler) \(wording.text)" }
                return (wording.words[..<place] + [filler] + wording.words[place...]).joined(separator: " ")
            }
        },
        Rewording("phrase of the same sense") { wording in
            synonyms(wording)
        },
    ]

    static func fnv(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    /// Phrases of a lexicon with what they mean, where that is one thing only, and the phrases of each meaning.
    private struct Thesaurus {
        var meanings: [String: Part?] = [:]
        var phrases: [Part: [String]] = [:]

        init(_ lexicon: Lexicon) {
            for entry in lexicon.entries.values.joined() {
                let phrase = entry.words.joined(separator: " ")
                meanings[phrase] = .some(meanings[phrase] == nil ? entry.part : nil)
            }
            for case (let phrase, let part?) in meanings {
                switch part {
                case .quantity(_, isVerb: false), .kind(_, isVerb: false), .operation, .attribute, .pair:
                    phrases[part, default: []].append(phrase)
                default: break
                }
            }
            phrases = phrases.mapValues { $0.sorted() }
        }
    }
    private static let thesauri: [Language: Thesaurus] = [
        .english: Thesaurus(.ofEnglish), .german: Thesaurus(.ofGerman),
    ]

    /// Each phrase in turn replaced by up to three of the same sense; a phrase within a longer one is not.
    private static func synonyms(_ wording: Wording) -> [String] {
        guard let thesaurus = thesauri[wording.language] else { return [] }
        let plain = wording.plain.map(Tokenizer.folded)
        var start = 0
        var variants: [String] = []
        while start < plain.count {
            let ends = stride(from: min(plain.count, start + 6), to: start, by: -1)
            guard
                let end = ends.first(where: { thesaurus.meanings[plain[start..<$0].joined(separator: " ")] != nil })
            else {
                start += 1
                continue
            }
            if let part = thesaurus.meanings[plain[start..<end].joined(separator: " ")].flatMap(\.self),
                let others = thesaurus.phrases[part]
            {
                let seed = fnv(wording.text)
                for step in 0..<3 {
                    let other = others[Int((seed &+ UInt64(step) &* 7919) % UInt64(others.count))]
                    variants.append(
                        (wording.words[..<start] + [other] + wording.words[end...]).joined(separator: " "))
                }
            }
            start = end
        }
        return variants
    }

    private static let units = [
        "km": "miles", "miles": "km", "kg": "lbs", "hours": "minutes", "minutes": "hours", "litres": "ml",
        "ml": "litres",
        "stunden": "minuten", "minuten": "stunden", "kilometres": "miles", "pounds": "kilos",
    ]

    /// What changes the meaning.
    static let other: [Rewording] = [
        Rewording("another number", keepsMeaning: false) { wording in
            wording.words.indices.compactMap { place in
                let word = wording.words[place]
                guard let value = Int(word), value < 1900 || value > 2100 else { return nil }
                var words = wording.words
                words[place] = String(value + 1)
                return words.joined(separator: " ")
            }
        },
        Rewording("another year", keepsMeaning: false) { wording in
            wording.replacing([("2024", "2023"), ("2025", "2024")])
        },
        Rewording("another day", keepsMeaning: false) { wording in
            wording.replacing([
                ("monday", "tuesday"), ("tuesday", "wednesday"), ("wednesday", "thursday"), ("thursday", "friday"),
                ("friday", "saturday"), ("saturday", "sunday"), ("sunday", "monday"), ("sundays", "saturdays"),
                ("mondays", "tuesdays"), ("weekends", "weekdays"), ("weekdays", "weekends"), ("yesterday", "today"),
                ("today", "yesterday"), ("montags", "dienstags"), ("sonntags", "samstags"), ("montag", "dienstag"),
                ("sonntag", "samstag"), ("gestern", "vorgestern"), ("heute", "gestern"), ("am wochenende", "werktags"),
            ])
        },
        Rewording("another month", keepsMeaning: false) { wording in
            months.indices.flatMap { index in
                wording.replacing(months[index], by: months[(index + 1) % 12])
            }
                + (wording.language == .german
                    ? germanMonths.indices.flatMap {
                        wording.replacing(germanMonths[$0], by: germanMonths[($0 + 1) % 12])
                    }
                    : [])
        },
        Rewording("another period", keepsMeaning: false) { wording in
            wording.replacing([
                ("last week", "this week"), ("this week", "last week"), ("last month", "this month"),
                ("this month", "last month"),
                ("last year", "this year"), ("this year", "last year"), ("last week", "last month"),
                ("this month", "this quarter"),
                ("days", "weeks"), ("weeks", "months"), ("last", "first"), ("first", "last"), ("spring", "autumn"),
                ("letzte woche", "diese woche"), ("letzten monat", "diesen monat"), ("dieses jahr", "letztes jahr"),
                ("diesen monat", "letzten monat"), ("tage", "wochen"), ("letzten", "ersten"),
            ])
        },
        Rewording("other unit", keepsMeaning: false) { wording in
            wording.words.indices.dropFirst().flatMap { place -> [String] in
                guard wording.plain[place - 1].allSatisfy(\.isNumber), let unit = units[wording.plain[place]] else {
                    return []
                }
                var words = wording.words
                words[place] = unit
                return [words.joined(separator: " ")]
            }
        },
        Rewording("opposite bound", keepsMeaning: false) { wording in
            wording.exchanging([
                ("at least", "at most"), ("more than", "less than"), ("over", "under"), ("above", "below"),
                ("mindestens", "höchstens"), ("mehr als", "weniger als"), ("über", "unter"), ("at least", "less than"),
                ("before", "after"), ("vor", "nach"), ("earlier than", "later than"),
            ])
        },
        Rewording("opposite end", keepsMeaning: false) { wording in
            wording.exchanging([
                ("highest", "lowest"), ("longest", "shortest"), ("best", "worst"), ("max", "min"),
                ("maximum", "minimum"),
                ("most", "least"), ("most", "fewest"), ("fastest", "slowest"), ("first", "last"),
                ("earliest", "latest"),
                ("höchster", "niedrigster"), ("höchste", "niedrigste"), ("längster", "kürzester"),
                ("längste", "kürzeste"),
                ("meisten", "wenigsten"), ("beste", "schlechteste"), ("erste", "letzte"), ("heaviest", "lightest"),
            ])
        },
        Rewording("opposite", keepsMeaning: false) { wording in
            wording.exchanging([
                ("with", "without"), ("mit", "ohne"), ("indoor", "outdoor"), ("did i", "did i not"),
                ("i did", "i did not"),
                ("days i", "days i did not"), ("when i", "when i never"), ("habe ich", "habe ich nicht"),
                ("bin ich", "bin ich nicht"),
                ("including", "excluding"), ("only", "except"), ("days i had", "days i didn't have"),
                ("and", "but not"),
            ])
        },
        Rewording("other statistic", keepsMeaning: false) { wording in
            wording.exchanging([
                ("average", "total"), ("average", "median"), ("average", "maximum"), ("average", "minimum"),
                ("mean", "median"), ("durchschnittliche", "maximale"), ("durchschnitt", "median"),
                ("how many days", "how many weeks"), ("im schnitt", "insgesamt"),
                ("per day", "per week"), ("a week", "a month"), ("a day", "an hour"), ("pro tag", "pro woche"),
                ("average", "variability of"), ("median", "90th percentile of"),
            ])
        },
        Rewording("other quantity", keepsMeaning: false) { wording in
            wording.exchanging([
                ("steps", "floors"), ("protein", "carbs"), ("deep sleep", "rem sleep"), ("run", "ride"),
                ("runs", "rides"), ("resting heart rate", "heart rate"), ("water", "caffeine"),
                ("weight", "body fat"), ("weight", "lean mass"), ("distance", "pace"), ("schritte", "etagen"),
                ("schlaf", "tiefschlaf"),
                ("ruhepuls", "puls"), ("läufe", "radtouren"), ("hrv", "respiratory rate"), ("systolic", "diastolic"),
                ("bedtime", "wake time"), ("mood", "energy"), ("workouts", "swims"), ("distance", "duration"),

                ("alcohol", "caffeine"), ("gewicht", "körperfett"), ("eiweiß", "fett"), ("time in bed", "time awake"),
            ])
        },
        Rewording("qualifier put in", keepsMeaning: false) { wording in
            let (ends, nouns): ([String], [String]) =
                wording.language == .english
                ? (
                    [
                        " before noon", " on days with alcohol", " compared to the year before", " on the treadmill",
                        " at altitude", " or the day after", " in the rain", " with my wife", " per kilo", " twice",
                        " for men", " tomorrow", " in bed", " on an empty stomach", " in a row", " after lunch",
                        " with the new shoes", " above average", " for each run",
                    ], ["longest", "indoor", "left", "missing", "planned", "second", "other", "new"]
                )
                : (
                    [
                        " vor Mittag", " an Tagen mit Alkohol", " im Vergleich zum Vorjahr", " im Regen",
                        " mit meiner Frau",
                        " morgen", " zweimal", " im Bett", " am Stück", " nach dem Essen",
                    ], ["längste", "fehlende", "geplante", "andere", "neue", "zweite"]
                )
            var variants = ends.map { wording.bare + $0 }
            for noun in [
                "steps", "sleep", "weight", "runs", "run", "hrv", "workouts", "protein", "schritte", "läufe", "schlaf",
                "gewicht",
            ] {
                variants += nouns.flatMap { wording.replacing(noun, by: "\($0) \(noun)") }
            }
            return variants.filter { variant in
                // What is said already changes nothing.
                Wording(variant, wording.language).plain.filter { !wording.plain.contains($0) }.count > 0
            }
        },
    ]
}
