/// German phrases and compounds whose words mean something at one place of a question alone, or stand in another order.
package enum GermanPhrasing {
    /// - Parameter isDate: whether a word alone is a month, a weekday, a season or a quarter.
    package static func make(_ tokens: inout [Token], isDate: (String) -> Bool) {
        multiply(&tokens)
        numberWeeks(&tokens)
        countSince(&tokens)
        markBounds(&tokens)
        nameSundays(&tokens, isDate)
        nameSpans(&tokens, isDate)
        nameAscent(&tokens)
        countNouns(&tokens)
        putRight(&tokens)
        askOnce(&tokens)
        holdAgainst(&tokens)
        listEach(&tokens)
        makePossessives(&tokens)
        dropMore(&tokens)
        GermanGoing.make(&tokens)
        GermanSynonyms.make(&tokens)
    }

    /// `wie lange habe ich keinen Alkohol mehr getrunken` as `wie lange habe ich keinen Alkohol getrunken`: it is no degree.
    private static func dropMore(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        guard
            zip(words, words.dropFirst()).contains(where: {
                ["wie lange", "seit wann", "seit wie"].contains("\($0) \($1)")
            }),
            let place = words.lastIndex(of: "mehr"), place + 1 == words.count || words[place + 1] != "als",
            words[..<place].suffix(3).contains(where: { $0 == "nicht" || $0 == "nie" || $0.hasPrefix("kein") })
        else { return }
        tokens.remove(at: place)
    }

    /// `bin ich letzte Woche einmal gelaufen`: on some day.
    private static func askOnce(_ tokens: inout [Token]) {
        guard tokens.count > 2, QuestionVerbs.german.contains(tokens[0].text), tokens[1].text == "ich" else { return }
        for place in tokens.indices.dropFirst(2).dropLast() where tokens[place].text == "einmal" {
            let isRate = tokens[(place + 1)...].prefix(3).contains { ofRate.contains($0.text) }
            if !isRate, !counting.contains(tokens[place - 1].text) { tokens[place].forms = ["irgendwann"] }
        }
    }

    /// Words before `einmal` that make it a number, and behind it that make it a rate.
    private static let counting: Set<String> = [
        "als", "mindestens", "hoechstens", "nur", "genau", "auf", "noch", "nicht", "erst", "wieder", "bloss", "gerade",
    ]
    private static let ofRate: Set<String> = ["woche", "monat", "tag", "jahr", "pro", "je", "oder", "taeglich"]

    /// `in jedem der letzten drei Monate` as `monatsweise die letzten drei Monate`.
    private static func listEach(_ tokens: inout [Token]) {
        if let first = tokens.first, QuestionVerbs.german.contains(first.text) { return }
        for place in tokens.indices.dropLast(3) where eachOne.contains(tokens[place].text) {
            guard tokens[place + 1].text == "der",
                let group = tokens[(place + 2)...].prefix(4).lazy.compactMap({ groups[$0.text] }).first
            else { continue }
            let isTied = place > 0 && ["in", "fuer"].contains(tokens[place - 1].text)
            tokens.replaceSubrange(
                (isTied ? place - 1 : place)...(place + 1),
                with: (group + ["die"]).map { Token(word: $0) })
            return
        }
    }

    private static let eachOne: Set<String> = ["jedem", "jeder", "jede", "jeden", "jedes"]
    private static let groups = [
        "wochen": ["wochenweise"], "monate": ["monatsweise"], "jahre": ["nach", "jahren"],
        "quartale": ["nach", "quartalen"],
    ]

    /// `liege ich beim Laufen vor dem letzten Jahr` as `… mehr als im letzten Jahr`: not of the time before it.
    private static func holdAgainst(_ tokens: inout [Token]) {
        guard saysToDate(tokens),
            let place = tokens.lastIndex(where: { ["vor", "hinter"].contains($0.text) }), place + 1 < tokens.count
        else { return }
        let more = tokens[place].text == "vor" ? "mehr" : "weniger"
        tokens[place].forms = ["als"]
        tokens.insert(Token(word: more), at: place)
        if ["dem", "der"].contains(tokens[place + 2].text) { tokens.remove(at: place + 2) }
    }

    /// Whether a span is held against an earlier one up to the same date.
    package static func saysToDate(_ tokens: [Token]) -> Bool {
        tokens.starts(with: ["liege", "ich"], by: { $0.text == $1 })
            && tokens.dropFirst(2).contains { NeighbourWords.latest.contains($0.text) || $0.text == "vorjahr" }
    }

    /// `wie viel Stockwerke` as `wie viele Stockwerke`: how many, and not by how much.
    private static func countNouns(_ tokens: inout [Token]) {
        for place in tokens.indices.dropLast() where counted.contains(tokens[place + 1].text) {
            if tokens[place].text == "wieviel" { tokens[place].forms = ["wieviele"] }
            if tokens[place].text == "viel" { tokens[place].forms = ["viele"] }
        }
    }

    /// `11 Tausend`, `11 tsd.`
    private static func multiply(_ tokens: inout [Token]) {
        for place in tokens.indices.dropLast().reversed() where ["tausend", "tsd"].contains(tokens[place + 1].text) {
            guard case .number(let count, false, false) = tokens[place].kind, count < 1000 else { continue }
            tokens[place].kind = .number(count * 1000)
            tokens.remove(at: place + 1)
        }
    }

    /// `in der 40. KW` as `in der KW 40`.
    private static func numberWeeks(_ tokens: inout [Token]) {
        for place in tokens.indices.dropFirst() where ["kw", "kalenderwoche"].contains(tokens[place].text) {
            guard case .number(let week, false, _) = tokens[place - 1].kind,
                place < 2 || NeighbourWords.latest.isDisjoint(with: tokens[place - 2].forms)
            else { continue }
            let name = tokens[place]
            tokens[place] = Token(
                kind: .number(week), text: tokens[place - 1].text, forms: [], endsClause: name.endsClause)
            tokens[place - 1] = Token(kind: .word, text: name.text, forms: name.forms)
        }
    }

    /// `seit zwei Wochen`, `seit einem Jahr` as `letzten zwei Wochen`, `letzten 1 Jahr`: what runs since then is not what runs
    /// since the week or year began.
    private static func countSince(_ tokens: inout [Token]) {
        for place in tokens.indices.dropLast(2) where ["seit", "seid"].contains(tokens[place].text) {
            let (count, unit) = (tokens[place + 1], tokens[place + 2])
            let isOne = ["einer", "einem", "nem", "ner"].contains(count.text)
            guard isOne || isCount(count), !spans.isDisjoint(with: unit.forms),
                place + 3 == tokens.count || tokens[place + 3].text != "vor"
            else { continue }
            tokens[place].forms = ["letzten"]
            if isOne { tokens[place + 1] = Token(kind: .number(1), text: "1", forms: []) }
        }
    }

    /// `min. 12 km` and `max. 6 Stunden`: bounds, and neither minutes nor a maximum.
    private static func markBounds(_ tokens: inout [Token]) {
        for place in tokens.indices.dropLast() {
            guard let sign = signs[tokens[place].text], isCount(tokens[place + 1]),
                place == 0 || !isCount(tokens[place - 1])
            else { continue }
            if case .number(1990...2100, _, _) = tokens[place + 1].kind { continue }
            tokens[place].forms = [sign]
        }
    }

    /// `Fr-So`, `Fr bis So`: a Sunday, and no word without meaning.
    private static func nameSundays(_ tokens: inout [Token], _ isDate: (String) -> Bool) {
        for place in tokens.indices.dropFirst(2)
        where tokens[place].text == "so" && ["-", "bis"].contains(tokens[place - 1].text) {
            if tokens[place - 2].forms.contains(where: isDate) { tokens[place].forms = ["sonntag"] }
        }
    }

    /// Slips that are words themselves, and what runs until now: `am wenigstens`, `fur`, `die Woche bisher`.
    private static func putRight(_ tokens: inout [Token]) {
        for place in tokens.indices {
            if tokens[place].text == "fur" { tokens[place].forms = ["fuer"] }
            guard place + 1 < tokens.count else { continue }
            if tokens[place].text == "tag", tokens[place + 1].text == "mit",
                tokens[place...].dropFirst(2).prefix(2).contains(where: { $0.text.hasSuffix("sten") })
            {
                // `der Tag mit den meisten Schritten`: which one it was, and not so many a day.
                tokens[place].forms = ["tages"]
            }
            if tokens[place].text == "am", let meant = degrees[tokens[place + 1].text] {
                tokens[place + 1].forms = [meant]
            }
            if let running = runningSpans[tokens[place].text], running.spans.contains(tokens[place + 1].text),
                place + 2 < tokens.count, ["bisher", "bislang"].contains(tokens[place + 2].text)
            {
                tokens[place].forms = [running.word]
            }
        }
        // `was die größte Strecke war` as `was war die größte Strecke`
        if let first = tokens.dropLast(2).firstIndex(where: { $0.text == "was" }), let verb = tokens.last,
            ["war", "waren", "ist", "sind"].contains(verb.text),
            ["der", "die", "das", "mein", "meine"].contains(tokens[first + 1].text),
            !tokens[first...].contains(where: \.endsClause)
        {
            tokens.removeLast()
            tokens.insert(verb, at: first + 1)
        }
    }

    /// `Körper Gewicht` as `koerpergewicht`, where one of the words has no meaning by itself.
    /// - Parameters:
    ///   - isName: whether a word alone names what is measured.
    ///   - standsAlone: whether it means anything by itself.
    package static func joinCompounds(
        _ tokens: inout [Token], isName: (String) -> Bool, standsAlone: (String) -> Bool
    ) {
        for place in tokens.indices.dropLast().reversed() {
            let (head, tail) = (tokens[place], tokens[place + 1])
            guard head.kind == .word, tail.kind == .word, !head.endsClause, head.text.count > 2, tail.text.count > 2,
                !standsAlone(head.text) || !standsAlone(tail.text), isCompound(head.text, tail.text, isName: isName)
            else { continue }
            let joined = head.text + tail.text
            tokens[place] = Token(word: joined, endsClause: tail.endsClause)
            tokens.remove(at: place + 1)
        }
    }

    /// Whether two words name one thing. What begins with an abbreviation has phrases of its own: `REM-Schlaf`.
    static func isCompound(_ head: String, _ tail: String, isName: (String) -> Bool) -> Bool {
        let joined = head + tail
        return !["rem", "hrv", "vo2max"].contains(head)
            && (isName(joined)
                || endings.contains { joined.hasSuffix($0) && isName(String(joined.dropLast($0.count))) })
    }

    /// `hm beim Wandern`, `wie viele hm`: metres of ascent, and nobody who thinks.
    private static func nameAscent(_ tokens: inout [Token]) {
        for place in tokens.indices.dropLast() where tokens[place].text == "hm" && !tokens[place].endsClause {
            let isCounted =
                place > 0 && ["viel", "viele", "wieviel", "wieviele", "meine"].contains(tokens[place - 1].text)
            guard isCounted || place == 0 && behindAscent.contains(tokens[1].text) else { continue }
            tokens[place].forms = ["hoehenmeter"]
        }
    }

    /// `den November über` as `den november`, `übers Jahr` and `im ganzen Jahr` as `dieses jahr`.
    private static func nameSpans(_ tokens: inout [Token], _ isDate: (String) -> Bool) {
        for place in tokens.indices.dropFirst(2).reversed() where tokens[place].text == "ueber" {
            let (article, span) = (tokens[place - 2].text, tokens[place - 1].text)
            // `die Woche über` may be its working days.
            guard span != "woche", let running = runningSpans[article], running.spans.contains(span) || isDate(span),
                place + 1 == tokens.count || !isCount(tokens[place + 1]) && !compared.contains(tokens[place + 1].text)
            else { continue }
            if running.spans.contains(span) { tokens[place - 2].forms = [running.word] }
            tokens[place - 1].endsClause = tokens[place].endsClause
            tokens.remove(at: place)
        }
        for place in tokens.indices.dropLast().reversed() where wholeSpans.contains(tokens[place + 1].text) {
            let isWhole = tokens[place].text == "ganzen" && place > 0 && tokens[place - 1].text == "im"
            guard isWhole || tokens[place].text == "uebers",
                place + 2 == tokens.count || tokens[place + 2].kind == .word && !isDate(tokens[place + 2].text)
            else { continue }
            tokens[place].forms = ["diesem"]
        }
    }

    /// `Monatsbeginn` as `anfang des monats`, `Wochenkilometer` as `kilometer pro woche`, `Novemberhälfte` as
    /// `haelfte november`, `Gesamtschritte` as `gesamt schritte`; `nil` for another compound.
    /// - Parameters:
    ///   - isMonth: whether a word alone is a month or a season.
    ///   - isName: whether it names what is measured.
    package static func parts(
        of word: String, isMonth: (String) -> Bool, isName: (String) -> Bool
    ) -> [String]? {
        for (head, span) in edgedSpans where word.hasPrefix(head) {
            if let edge = edges[String(word.dropFirst(head.count))] { return [edge] + span }
        }
        for (head, span) in rates where word.hasPrefix(head) {
            let unit = String(word.dropFirst(head.count))
            if ratedUnits.contains(unit) { return [unit, "pro", span] }
        }
        for (adjective, noun) in ofFeelings
        where word.hasPrefix(adjective) && word.dropFirst(adjective.count).hasPrefix("st") {
            return ["meisten", noun]
        }
        for tail in tails where word.hasSuffix(tail) {
            let head = String(word.dropLast(tail.count))
            if isMonth(head) { return tail == "woche" ? [tail, "im", head] : [tail, head] }
        }
        for (head, statistic) in statistics where word.hasPrefix(head) && !ofOtherMeaning.contains(word) {
            let name = String(word.dropFirst(head.count))
            if isName(name) { return [statistic, name] }
        }
        return nil
    }

    /// `sein Puls` is another's; where no noun follows, `sein` is the verb.
    private static func makePossessives(_ tokens: inout [Token]) {
        let links: Set<String> = ["dass", "und", "oder", "wenn", "kann", "koennte", "sollte", "soll", "muss", "wird"]
        for place in tokens.indices.dropLast() where tokens[place].text == "sein" {
            if links.isDisjoint(with: tokens[place + 1].forms) { tokens[place].forms = ["seine"] }
        }
    }

    /// What somebody wanted, before it is asked whether it worked: `ich wollte nichts trinken, wie oft hat das geklappt`.
    package static func makeGoals(_ tokens: inout [Token]) {
        let worked: Set<String> = ["geklappt", "hingehauen", "gelungen", "geschafft", "funktioniert"]
        guard let start = tokens.firstIndex(where: { ["wollte", "wollt"].contains($0.text) }),
            let end = tokens.lastIndex(where: { worked.contains($0.text) }), start < end
        else { return }
        tokens[start].forms = ["eigentlich"]
        // `hat das mit dem Alkohol nicht geklappt`
        if let said = tokens[start..<end].lastIndex(where: { $0.text == "das" }), tokens[said + 1].text == "mit" {
            tokens.removeSubrange((said + 1)..<(tokens[end - 1].text == "nicht" ? end - 1 : end))
        }
    }

    /// Without the time of the day that says nothing more beside the verb: `stehe ich morgens auf`, `abends ins Bett`.
    package static func withoutUsualTime(_ tokens: [Token]) -> [Token] {
        func isOf(_ verbs: Set<String>, _ place: Int) -> Bool {
            tokens.indices.contains(place) && !verbs.isDisjoint(with: tokens[place].forms)
        }
        let waking: Set<String> = ["aufgestanden", "aufstehe", "aufgewacht", "aufwache", "aufstehen", "aufwachen"]
        if let place = tokens.indices.first(where: { tokens[$0...].map(\.text).starts(with: ["in", "der", "frueh"]) }),
            tokens.contains(where: { ["wann", "uhr"].contains($0.text) }),
            tokens.indices.contains(where: { isOf(waking, $0) || isUp(tokens, $0) })
        {
            var rest = tokens
            rest.removeSubrange(place..<(place + 3))
            return rest
        }
        for place in tokens.indices.dropFirst() where tokens[place - 1].kind == .word && tokens[place - 1].text != "uhr"
        {
            let isTime =
                switch tokens[place].text {
                case "morgens": isOf(waking, place + 1) || isOf(["ich"], place - 1) && isOf(waking, place - 2)
                case "abends": isOf(["ins"], place + 1) && isOf(["bett"], place + 2)
                default: false
                }
            guard isTime else { continue }
            var rest = tokens
            rest.remove(at: place)
            return rest
        }
        return tokens
    }

    /// `wann bin ich auf`: out of bed.
    private static func isUp(_ tokens: [Token], _ place: Int) -> Bool {
        tokens[place].text == "auf" && (place + 1 == tokens.count || tokens[place].endsClause)
            && tokens[..<place].contains { ["bin", "war"].contains($0.text) }
    }

    private static func isCount(_ token: Token) -> Bool {
        if case .number(_, _, false) = token.kind { return true }
        return token.forms.contains { NumberWords.counts.contains($0) }
    }

    private static let spans: Set<String> = [
        "tag", "tage", "tagen", "nacht", "naechten", "woche", "wochen", "monat", "monate", "monaten", "quartal",
        "quartalen", "jahr", "jahre", "jahren",
    ]
    private static let degrees = ["wenigstens": "wenigsten", "meistens": "meisten"]
    private static let runningSpans: [String: (word: String, spans: Set<String>)] = [
        "die": ("diese", ["woche"]), "den": ("diesen", ["monat"]), "das": ("dieses", ["jahr", "quartal"]),
    ]
    private static let endings = ["s", "es", "n", "en"]
    private static let wholeSpans: Set<String> = ["jahr", "quartal", "monat"]
    /// Words after an `über` that is of them, and not of the span before it.
    private static let compared: Set<String> = [
        "durchschnitt", "schnitt", "mittel", "ziel", "dem", "den", "der", "meinem", "meinen", "meiner", "mein",
        "normal",
    ]
    private static let behindAscent: Set<String> = [
        "beim", "bei", "aller", "meiner", "pro", "je", "auf", "aufm", "mit", "gesamt", "insgesamt",
    ]
    private static let counted: Set<String> = [
        "stockwerke", "etagen", "treppen", "stiegen", "liegestuetze", "liegestuetzen", "klimmzuege", "burpees",
        "situps", "dips",
        "crunches", "pushups", "pullups",
    ]
    private static let signs = [
        "min": "mindestens", "mind": "mindestens", "max": "hoechstens",
    ]
    private static let edges = [
        "anfang": "anfang", "beginn": "anfang", "ersten": "anfang", "ende": "ende", "mitte": "mitte",
    ]
    private static let edgedSpans = [
        ("monats", ["des", "monats"]), ("wochen", ["der", "woche"]), ("quartals", ["des", "quartals"]),
        ("jahres", ["des", "jahres"]),
    ]
    private static let rates = [("wochen", "woche"), ("monats", "monat")]
    private static let ratedUnits: Set<String> = ["kilometer", "kilometern", "km", "minuten", "stunden", "hoehenmeter"]
    /// Adjectives whose superlative is the most of a feeling: `am stressigsten`.
    private static let ofFeelings = [("stressig", "stress"), ("gestresste", "stress"), ("motivierte", "motivation")]
    private static let tails = ["haelfte", "woche", "tage", "tagen", "anfang", "beginn", "mitte", "ende"]
    /// The highest pace is the slowest, no weight of the body is a total, and all calories are more than the active ones.
    private static let ofOtherMeaning: Set<String> = [
        "gesamtgewicht", "gesamtkalorien", "gesamtkcal", "hoechstgeschwindigkeit", "hoechsttempo",
        "maximalgeschwindigkeit", "maximaltempo",
        "minimalgeschwindigkeit", "minimaltempo",
    ]
    private static let statistics = [
        ("gesamt", "gesamt"), ("durchschnitts", "durchschnitt"), ("median", "median"), ("maximal", "maximaler"),
        ("minimal", "minimaler"), ("hoechst", "hoechster"), ("tiefst", "tiefster"),
    ]
}
