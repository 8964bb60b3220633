/// German words that stand for others beside certain words of the question, folded as the tokenizer does.
package enum GermanSynonyms {
    static func make(_ tokens: inout [Token]) {
        countDays(&tokens)
        loseWeight(&tokens)
        nameTours(&tokens)
        tabulateCourse(&tokens)
        leaveOutBaseline(&tokens)
        leaveOutLying(&tokens)
        climbStairs(&tokens)
        nameSameTime(&tokens)
        averageDays(&tokens)
        askBedtime(&tokens)
        tellEffect(&tokens)
        askChange(&tokens)
        nameLatency(&tokens)
        orderBests(&tokens)
        askSinceLast(&tokens)
        liftWeight(&tokens)
        nameActivity(&tokens)
    }

    /// `welcher Wochentag ist mein aktivster`: the one with the most active energy, as `most active` is in English.
    private static func nameActivity(_ tokens: inout [Token]) {
        guard
            let place = tokens.firstIndex(where: {
                ["aktivste", "aktivster", "aktivsten", "aktivstes"].contains($0.forms.first ?? "")
            }),
            !tokens[place...].contains(where: { $0.text.hasPrefix("stunde") })
        else { return }
        let end = tokens[place].forms.first == "aktivsten" ? "hoechsten" : "hoechste"
        tokens.replaceSubrange(place...place, with: Token.words(end, "aktive", "energie"))
    }

    /// `wie viel Gewicht habe ich am Montag gestemmt` as `wie viel Gewicht gestemmt am Montag`: no weight of the body.
    private static func liftWeight(_ tokens: inout [Token]) {
        guard let weight = tokens.firstIndex(where: { ["gewicht", "kilo", "kilos"].contains($0.text) }),
            let verb = tokens[weight...].firstIndex(where: { ["gestemmt", "gehoben"].contains($0.text) }),
            verb > weight + 1, tokens[weight..<verb].contains(where: { $0.text == "ich" }),
            !tokens[weight..<verb].contains(where: { ["beim", "mit"].contains($0.text) })
        else { return }
        tokens[verb - 1].endsClause = tokens[verb].endsClause
        let lifted = tokens.remove(at: verb)
        tokens.insert(Token(kind: .word, text: lifted.text, forms: lifted.forms), at: weight + 1)
    }

    /// `wie lange ist denn die letzte Tour her` as `wie lange ist mein letzter …`: how long ago, and not how long it took.
    private static func askSinceLast(_ tokens: inout [Token]) {
        let said = tokens.map(\.text)
        guard let how = said.indices.dropLast(4).first(where: { said[$0...].starts(with: ["wie", "lange", "ist"]) }),
            let last = said[(how + 3)...].firstIndex(where: { ["letzter", "letzte", "letztes"].contains($0) }),
            last < how + 7, said[last...].contains("her")
        else { return }
        tokens.replaceSubrange((how + 3)...last, with: Token.words("mein", "letzter"))
    }

    /// `ging mein Gewicht rauf oder runter, und um wie viel` as `um wie viel veränderte …`: how far it went, and no slope.
    private static func askChange(_ tokens: inout [Token]) {
        let said = tokens.map(\.text)
        guard
            said.contains("wieviel") || zip(said, said.dropFirst()).contains(where: { $0 == "wie" && $1 == "viel" }),
            !said.contains(where: { ["pro", "je"].contains($0) }),
            let or = said.indices.dropFirst().dropLast().first(where: {
                said[$0] == "oder"
                    && [["rauf", "runter"], ["hoch", "runter"], ["runter", "rauf"], ["runter", "hoch"]]
                        .contains([said[$0 - 1], said[$0 + 1]])
            })
        else { return }
        var changed = Token.words("veraendert")
        changed[0].endsClause = tokens[or + 1].endsClause
        tokens.replaceSubrange((or - 1)...(or + 1), with: changed)
        tokens.removeAll { ["ging", "gings", "geht", "gegangen"].contains($0.text) }
    }

    /// `innerhalb von 15 Minuten eingeschlafen` as `höchstens 15 Minuten zum Einschlafen gebraucht`.
    private static func nameLatency(_ tokens: inout [Token]) {
        guard let verb = tokens.firstIndex(where: { $0.text == "eingeschlafen" }), verb > 2,
            ["minuten", "min"].contains(tokens[verb - 1].text)
        else { return }
        let (start, bound): (Int, String) =
            switch (tokens[verb - 4 < 0 ? verb - 3 : verb - 4].text, tokens[verb - 3].text) {
            case ("innerhalb", "von"): (verb - 4, "hoechstens")
            case (_, "innerhalb"), (_, "binnen"): (verb - 3, "hoechstens")
            case ("in", "unter"), ("nach", "unter"): (verb - 4, "unter")
            case ("in", "hoechstens"): (verb - 4, "hoechstens")
            default: (verb, "")
            }
        guard start < verb else { return }
        var clause = Token.words(bound) + tokens[(verb - 2)..<verb] + Token.words("zum", "einschlafen", "gebraucht")
        clause[clause.count - 1].endsClause = tokens[verb].endsClause
        tokens.replaceSubrange(start...verb, with: clause)
        for place in tokens.indices where ["bin", "war"].contains(tokens[place].text) {
            tokens[place] = Token(word: "habe", endsClause: tokens[place].endsClause)
        }
    }

    /// `an wieviel Tagen` as `an wie vielen Tagen`.
    private static func countDays(_ tokens: inout [Token]) {
        for (place, next) in zip(tokens.indices, tokens.dropFirst())
        where tokens[place].text == "wieviel" && counted.contains(next.text) {
            tokens[place].forms = ["wieviele"]
        }
    }

    /// `wie viel nehm ich ab` as `nehme`.
    private static func loseWeight(_ tokens: inout [Token]) {
        guard let verb = tokens.firstIndex(where: { $0.text == "nehm" }),
            ["ab", "zu"].contains(tokens[tokens.count - 1].text)
        else { return }
        tokens[verb].forms = ["nehme"]
    }

    /// `Touren` beside a word for rides or hikes are those.
    private static func nameTours(_ tokens: inout [Token]) {
        guard tokens.contains(where: { token in touring.contains { token.text.contains($0) } || token.text == "rad" })
        else { return }
        for place in tokens.indices where ["tour", "touren"].contains(tokens[place].text) {
            tokens[place].forms = ["einheiten"]
        }
    }

    /// `längste Tour`, after a question of rides or hikes: one of them.
    /// - Parameter types: the kinds of workout that were asked about.
    package static func nameTours(_ tokens: inout [Token], after types: [String]) {
        guard types.count == 1, let name = ["Cycling": "radtour", "Hiking": "wanderung"][types[0]] else { return }
        for place in tokens.indices where ["tour", "touren"].contains(tokens[place].text) {
            tokens[place].forms = [name]
        }
    }

    /// `Verlauf pro Quartal`: a figure for each, and no slope. `Entwicklung pro Monat` may be either.
    private static func tabulateCourse(_ tokens: inout [Token]) {
        guard let course = tokens.firstIndex(where: { ["verlauf", "entwicklung"].contains($0.text) }) else { return }
        let isCourse = tokens[course].text == "verlauf"
        let spans = isCourse ? ["woche", "monat", "quartal", "jahr"] : ["quartal", "jahr"]
        guard
            zip(tokens, tokens.dropFirst()).contains(where: {
                ["pro", "je"].contains($0.text) && spans.contains($1.text)
            })
        else { return }
        tokens[course].forms = ["zeige"]
    }

    /// `was hat die Erkältung mit meinem Puls gemacht`: how it has affected it.
    private static func tellEffect(_ tokens: inout [Token]) {
        guard tokens.count > 4, tokens[0].text == "was", tokens[1].text == "hat",
            tokens[tokens.count - 1].text == "gemacht",
            let with = tokens.lastIndex(where: { $0.text == "mit" }), tokens[with + 1].text.hasPrefix("mein")
        else { return }
        tokens[tokens.count - 1].forms = ["beeinflusst"]
        tokens.remove(at: with)
    }

    /// `bester Monat nach Schritten` as `bester Monat fuer Schritte`: by them, and not after some.
    private static func orderBests(_ tokens: inout [Token]) {
        for place in tokens.indices.dropFirst(2).dropLast() where tokens[place].text == "nach" {
            guard ordering.contains(tokens[place + 1].text),
                let best = tokens[..<place].lastIndex(where: { token in bests.contains { token.text.hasPrefix($0) } }),
                tokens[..<place].contains(where: { spans.contains($0.text) }), best + 5 > place
            else { continue }
            tokens[place].forms = ["fuer"]
        }
    }

    private static let bests = ["beste", "schlechteste", "staerkste", "schwaechste"]
    private static let spans: Set<String> = [
        "tag", "nacht", "woche", "monat", "jahr", "quartal", "wochentag", "wochenende",
    ]
    private static let ordering: Set<String> = [
        "schritten", "schritte", "schrittzahl", "kilometern", "laufkilometern", "radkilometern", "hoehenmetern",
        "distanz",
        "strecke", "schlaf", "schlafdauer", "tiefschlaf", "rem", "hrv", "ruhepuls", "stimmung", "laune", "energie",
        "kalorien", "trainingszeit", "trainingsminuten", "schlafeffizienz",
    ]

    /// `Handgelenktemperatur, Abweichung vom Ausgangswert`: it is recorded as that.
    private static func leaveOutBaseline(_ tokens: inout [Token]) {
        guard !tokens.contains(where: { $0.text == "und" }),
            tokens.contains(where: { $0.text.hasPrefix("handgelenk") || $0.text.hasPrefix("hauttemperatur") }),
            let base = tokens.indices.dropFirst().first(where: { baselines.contains(tokens[$0].text) }),
            ["vom", "zum", "von"].contains(tokens[base - 1].text)
        else { return }
        if base > 1, tokens[base - 2].text == "abweichung" {
            tokens.removeSubrange((base - 2)...base)
        } else if base + 1 < tokens.count, ["abgewichen", "abweicht", "abwich"].contains(tokens[base + 1].text) {
            tokens.removeSubrange((base - 1)...(base + 1))
        }
    }

    /// `die Stimmung lag bei 4 oder 5` as `die Stimmung lag 4 oder 5`.
    private static func leaveOutLying(_ tokens: inout [Token]) {
        guard tokens.contains(where: { lying.contains($0.text) }) else { return }
        for place in tokens.indices.dropLast(3).reversed()
        where tokens[place].text == "bei" && ["oder", "bis"].contains(tokens[place + 2].text) {
            guard isNumber(tokens[place + 1]), isNumber(tokens[place + 3]),
                place + 4 == tokens.count || tokens[place + 3].endsClause
                    || units.contains(tokens[place + 4].text)
            else { continue }
            tokens.remove(at: place)
        }
    }

    /// `wie viele Treppen steige ich am Tag` as `wie viele Treppen mache ich am Tag`: nothing rises.
    private static func climbStairs(_ tokens: inout [Token]) {
        guard tokens.contains(where: { stairs.contains($0.text) }) else { return }
        for place in tokens.indices where ["steige", "steig", "steigen", "stieg"].contains(tokens[place].text) {
            let word = tokens[place].text == "stieg" ? "machte" : "mache"
            tokens[place] = Token(word: word, endsClause: tokens[place].endsClause)
        }
    }

    private static let stairs: Set<String> = ["treppen", "treppe", "stufen", "stockwerke", "etagen"]

    /// `als letzte Woche um die Zeit` as `als letzte Woche um diese Zeit`.
    private static func nameSameTime(_ tokens: inout [Token]) {
        for place in tokens.indices.dropFirst(2).dropLast().reversed()
        where tokens[place].text == "um" && ["die", "dieselbe"].contains(tokens[place + 1].text) {
            let hasSame = place + 2 < tokens.count && ["gleiche", "selbe"].contains(tokens[place + 2].text)
            let time = place + (hasSame ? 3 : 2)
            guard time < tokens.count, tokens[time].text == "zeit",
                ["woche", "monat", "jahr"].contains(tokens[place - 1].text)
            else { continue }
            tokens.replaceSubrange((place + 1)...time, with: Token.words("diese", "zeit"))
        }
    }

    /// `Schritte pro Tag im Wochenschnitt` as `Schritte im Tagesschnitt pro Woche`.
    private static func averageDays(_ tokens: inout [Token]) {
        guard let mean = tokens.firstIndex(where: { ["wochenschnitt", "wochendurchschnitt"].contains($0.text) }),
            let day = tokens.indices.dropLast().first(where: {
                ["pro", "am", "je"].contains(tokens[$0].text) && tokens[$0 + 1].text == "tag"
            })
        else { return }
        let isTied = mean > 0 && tokens[mean - 1].text == "im"
        var rest = tokens
        let start = isTied ? mean - 1 : mean
        let ends = rest[mean].endsClause
        let phrase = Token.words("im", "tagesschnitt", "pro") + [Token(word: "woche", endsClause: ends)]
        if day > mean {
            rest.removeSubrange(day...(day + 1))
            rest.removeSubrange(start...mean)
            rest.insert(contentsOf: phrase, at: day - (mean - start + 1))
        } else {
            rest.replaceSubrange(start...mean, with: phrase)
            rest.removeSubrange(day...(day + 1))
        }
        tokens = rest
    }

    /// `ab wann war ich gestern im Bett` as `wann war ich gestern im Bett`.
    private static func askBedtime(_ tokens: inout [Token]) {
        guard tokens.count > 4, ["ab", "seit"].contains(tokens[0].text), tokens[1].text == "wann",
            zip(tokens, tokens.dropFirst()).contains(where: { ["im", "ins"].contains($0.text) && $1.text == "bett" }),
            !tokens.contains(where: { ["nicht", "nie", "nach", "vor"].contains($0.text) })
        else { return }
        tokens.removeFirst()
    }

    private static func isNumber(_ token: Token) -> Bool {
        if case .number(_, _, false) = token.kind { true } else { NumberWords.counts.contains(token.text) }
    }

    private static let lying: Set<String> = ["lag", "lagen", "liegt", "liegen", "war", "waren", "gelegen"]
    private static let units: Set<String> = [
        "stunden", "std", "h", "minuten", "uhr", "schlaegen", "schlaege", "bpm", "prozent", "punkten", "punkte", "kg",
    ]
    private static let counted: Set<String> = [
        "tage", "tagen", "naechte", "naechten", "wochen", "monate", "monaten", "laeufe", "laeufen", "schritte",
    ]
    private static let touring = ["radl", "radel", "radfahr", "fahrrad", "wander"]
    private static let baselines: Set<String> = [
        "ausgangswert", "basiswert", "normalwert", "ueblichen", "normalen", "baseline",
    ]
}
