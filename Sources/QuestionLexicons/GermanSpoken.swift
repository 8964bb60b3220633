/// German as it is spoken and typed in haste, in words that the lexicon knows.
package enum GermanSpoken {
    /// Puts plain words in place of every turn that has other ones.
    package static func spellOut(_ tokens: inout [Token]) {
        expand(&tokens)
        joinSports(&tokens)
        nameMonths(&tokens)
        dropStill(&tokens)
        rateEach(&tokens)
        preferOften(&tokens)
        compareActivity(&tokens)
        compareMood(&tokens)
        nameWhy(&tokens)
        askWhyAfter(&tokens)
        nameFeasts(&tokens)
        sameTime(&tokens)
        nameEvenings(&tokens)
    }

    /// `warns` as `waren es`, `eig` as `eigentlich`.
    private static func expand(_ tokens: inout [Token]) {
        for place in tokens.indices.reversed() {
            guard let meant = short[tokens[place].text] else { continue }
            // `gehts rauf` says nothing of somebody.
            if tokens[place].text == "gehts", place + 1 == tokens.count || tokens[place + 1].text != "mir" { continue }
            replace(&tokens, place..<(place + 1), with: meant)
        }
    }

    /// `laufen + radfahren` as `laufen und radfahren`, `keinen Tropfen Alkohol` as `keinen Alkohol`.
    private static func joinSports(_ tokens: inout [Token]) {
        for place in tokens.indices.dropFirst().dropLast() {
            switch tokens[place].text {
            case "+", "plus":
                guard sports.contains(tokens[place - 1].text), sports.contains(tokens[place + 1].text) else { continue }
                tokens[place] = Token(word: "und")
            case "tropfen":
                guard tokens[place + 1].text == "alkohol",
                    ["einzigen", "keinen", "einen", "kein"].contains(tokens[place - 1].text)
                else { continue }
                tokens.remove(at: place)
                return
            default: continue
            }
        }
    }

    private static let sports: Set<String> = [
        "laufen", "joggen", "radfahren", "rad", "schwimmen", "wandern", "gehen", "rudern", "yoga", "krafttraining",
        "laeufe", "radtouren", "wanderungen", "spaziergaenge", "spazieren",
    ]

    /// `diesen Mon`, `letzte 3 Mon`: months, and no Monday.
    private static func nameMonths(_ tokens: inout [Token]) {
        for place in tokens.indices.dropFirst() where tokens[place].text == "mon" {
            let before = tokens[place - 1]
            if case .number(2..., false, false) = before.kind {
                tokens[place].forms = ["monate"]
            } else if before.forms.contains(where: NumberWords.counts.contains) {
                tokens[place].forms = ["monate"]
            } else if ["diesen", "letzten", "vorigen", "pro"].contains(before.text) {
                tokens[place].forms = ["monat"]
            }
        }
    }

    /// `wenn ich nach 21 Uhr noch Sport mache`: that late, and no more of it.
    private static func dropStill(_ tokens: inout [Token]) {
        guard
            let place = tokens.indices.dropFirst().dropLast().first(where: {
                tokens[$0].text == "noch" && ["uhr", "abends", "spaet"].contains(tokens[$0 - 1].text)
            }), ["wenn", "falls", "nachdem"].contains(where: { word in tokens.contains { $0.text == word } })
        else { return }
        tokens.remove(at: place)
    }

    /// `die letzten zwei Wochen jeweils` as `die letzten zwei Wochen pro Woche`.
    private static func rateEach(_ tokens: inout [Token]) {
        let units = ["wochen": "woche", "monate": "monat", "monaten": "monat"]
        guard let place = tokens.firstIndex(where: { $0.text == "jeweils" }), place > 0,
            let unit = units[tokens[place - 1].text]
        else { return }
        replace(&tokens, place..<(place + 1), with: ["pro", unit])
    }

    /// `trainiere ich lieber morgens oder abends`: what is done more often. `an mehr Tagen als` as `öfter als`.
    private static func preferOften(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        if let place = words.firstIndex(of: "lieber"), words[place...].contains("oder") {
            replace(&tokens, place..<(place + 1), with: ["oefter"])
        }
        // Of a sport it would be how often, and not on how many days.
        guard words.contains("als"), words.contains(where: { drinks.contains($0) }),
            let place = words.indices.dropLast(2).first(where: {
                words[$0] == "an" && ["mehr", "weniger"].contains(words[$0 + 1]) && words[$0 + 2] == "tagen"
            }), !words.contains("mit"), !words.contains("ueber"), !words.contains("unter"), !words.contains("denen")
        else { return }
        replace(&tokens, place..<(place + 3), with: [words[place + 1] == "mehr" ? "oefter" : "seltener"])
    }

    /// `aktiver` and `fauler` by the energy of moving, as `aktivster` is.
    private static func compareActivity(_ tokens: inout [Token]) {
        let degrees: [String: [String]] = [
            "aktiver": ["mehr", "aktive", "energie"], "fauler": ["weniger", "aktive", "energie"],
            "inaktiver": ["weniger", "aktive", "energie"],
            "faulste": ["niedrigste", "aktive", "energie"], "faulster": ["niedrigste", "aktive", "energie"],
            "faulsten": ["niedrigsten", "aktive", "energie"], "faulstes": ["niedrigste", "aktive", "energie"],
            "inaktivsten": ["niedrigsten", "aktive", "energie"], "inaktivster": ["niedrigste", "aktive", "energie"],
        ]
        guard let place = tokens.firstIndex(where: { degrees[$0.text] != nil }),
            let meant = degrees[tokens[place].text],
            // `aktiver Puls` is one that is active.
            tokens[place].text.hasPrefix("faul") || tokens[place].text.hasPrefix("inaktiv")
                || tokens[place...].contains(where: { $0.text == "als" })
        else { return }
        replace(&tokens, place..<(place + 1), with: meant)
        // `aktiver als unter der Woche, in Kalorien`: as it is told.
        let end = tokens.map(\.text).suffix(2)
        if end.elementsEqual(["in", "kalorien"]) || end.elementsEqual(["nach", "kalorien"]) { tokens.removeLast(2) }
    }

    /// `geht es mir besser als letzten Monat` as `ist meine Stimmung besser als letzten Monat`.
    private static func compareMood(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        guard words.contains("als"),
            let place = words.indices.dropLast(3).first(where: {
                ["geht", "ging"].contains(words[$0]) && words[$0 + 1] == "es" && words[$0 + 2] == "mir"
            }), words.contains(where: { ["besser", "schlechter"].contains($0) })
        else { return }
        replace(&tokens, place..<(place + 3), with: [words[place] == "geht" ? "ist" : "war", "meine", "stimmung"])
    }

    /// `warum bin ich immer so schlapp` as `warum bin ich müde`.
    private static func nameWhy(_ tokens: inout [Token]) {
        guard let first = tokens.first, why.contains(first.text), tokens.count > 3 else { return }
        guard tokens[1].text == "bin", tokens[2].text == "ich", let last = tokens.last, tired.contains(last.text),
            tokens[3...].dropLast().allSatisfy({ always.contains($0.text) })
        else { return }
        tokens = Token.words("warum", "bin", "ich", "muede")
    }

    /// `ich schlafe in letzter Zeit mies, woran liegt es` as `warum schlafe ich in letzter Zeit schlecht`.
    private static func askWhyAfter(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        guard words.count > 3, words[0] == "ich", ["schlafe", "schlaf"].contains(words[1]),
            let tail = [["woran", "liegt", "es"], ["woran", "liegt", "das"], ["warum"], ["wieso"], ["weshalb"]]
                .first(where: { words.suffix($0.count).elementsEqual($0) }),
            case let manner = words.count - tail.count - 1, manner > 1, badly.contains(words[manner])
        else { return }
        let between = tokens[2..<manner].filter { !["so", "immer", "total", "ziemlich", "sehr"].contains($0.text) }
        tokens = Token.words("warum", "schlafe", "ich") + between + Token.words("schlecht")
    }

    /// `in der Silvesternacht` as `in der Nacht auf Neujahr`; what somebody gained at Christmas is of all its days.
    private static func nameFeasts(_ tokens: inout [Token]) {
        if let place = tokens.firstIndex(where: { ["silvesternacht", "neujahrsnacht"].contains($0.text) }) {
            replace(&tokens, place..<(place + 1), with: ["nacht", "auf", "neujahr"])
        }
        guard let place = tokens.firstIndex(where: { $0.text == "weihnachten" }), place > 0,
            ["an", "zu", "ueber"].contains(tokens[place - 1].text),
            tokens.contains(where: { ["zugenommen", "abgenommen"].contains($0.text) })
        else { return }
        tokens[place].forms = ["weihnachtstage"]
    }

    /// `wann gehe ich am Sonntagabend ins Bett` as `wann gehe ich sonntags ins Bett`: of each of them.
    private static func nameEvenings(_ tokens: inout [Token]) {
        guard tokens.contains(where: { $0.text == "bett" }),
            tokens.contains(where: { ["gehe", "geh"].contains($0.text) })
        else { return }
        for place in tokens.indices {
            let word = tokens[place].text
            let isApart =
                place + 1 < tokens.count && weekdays.contains(word)
                && ["abend", "abends"].contains(tokens[place + 1].text)
            let joined = weekdays.first { word == $0 + "abend" || word == $0 + "abends" }
            guard let day = isApart ? word : joined else { continue }
            replace(&tokens, place..<(place + (isApart ? 2 : 1)), with: [day + "s"])
            if place > 0, tokens[place - 1].text == "am" { tokens.remove(at: place - 1) }
            return
        }
    }

    private static let weekdays = [
        "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag",
    ]

    /// `um die gleiche Zeit` as `um diese Zeit`.
    private static func sameTime(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        let phrases = [
            ["um", "die", "gleiche", "zeit"], ["um", "dieselbe", "zeit"], ["zur", "gleichen", "zeit"],
            ["zum", "gleichen", "zeitpunkt"], ["um", "die", "selbe", "zeit"],
        ]
        for place in words.indices {
            guard let phrase = phrases.first(where: { words[place...].starts(with: $0) }) else { continue }
            replace(&tokens, place..<(place + phrase.count), with: ["um", "diese", "zeit"])
            return
        }
    }

    private static func replace(_ tokens: inout [Token], _ range: Range<Int>, with words: [String]) {
        var meant = words.map { Token(word: $0) }
        meant[meant.count - 1].endsClause = tokens[range.upperBound - 1].endsClause
        tokens.replaceSubrange(range, with: meant)
    }

    private static let short: [String: [String]] = [
        "warn": ["waren"], "warns": ["waren", "es"], "wars": ["war", "es"], "eig": ["eigentlich"],
        "gehts": ["geht", "es"],
        "liegts": ["liegt", "es"], "brauch": ["brauche"], "gew": ["gewicht"], "scho": ["schon"],
        "gings": ["ging", "es"], "hatt": ["hatte"], "bissl": ["bisschen"],
        "wievl": ["wieviel"], "dauernd": ["staendig"],
    ]
    private static let drinks: Set<String> = ["alkohol", "koffein", "kaffee", "bier", "wein"]
    private static let why: Set<String> = ["warum", "wieso", "weshalb", "weswegen", "wiso"]
    private static let tired: Set<String> = [
        "muede", "schlapp", "kaputt", "platt", "erschoepft", "fertig", "ausgelaugt", "schlaefrig", "energielos",
        "antriebslos", "kraftlos",
    ]
    private static let always: Set<String> = [
        "immer", "so", "dauernd", "staendig", "heute", "nur", "eigentlich", "denn", "total", "oft", "in", "letzter",
        "zeit", "zurzeit", "derzeit", "gerade", "momentan", "sehr", "wieder", "andauernd",
    ]
    private static let badly: Set<String> = ["mies", "schlecht", "beschissen", "miserabel", "schlechter"]
}
