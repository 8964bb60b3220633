import QuestionLexicons
import QuestionParser

extension QuestionReader {
    /// Words of the vocabulary that differ by an ending alone: `ess` is `esse`, `gegessenen` is `gegessene` and `warens` is
    /// `waren`. An `er` may make who does it of what is done, so that it stands for another ending of an adjective only.
    static func inflections(of word: String, _ lexicon: Lexicon) -> [String]? {
        guard word.allSatisfy(\.isLetter), !Spelling.everyday.contains(word) else { return nil }
        if word.count >= 3, lexicon.vocabulary.contains(word + "e") { return [word + "e"] }
        if word.count >= 5, word.hasSuffix("s"), lexicon.vocabulary.contains(String(word.dropLast())) {
            return [String(word.dropLast())]
        }
        for ending in ["en", "er", "es", "em", "e", "n"] where word.count >= 5 + ending.count && word.hasSuffix(ending)
        {
            let stem = String(word.dropLast(ending.count))
            let others = ending == "er" ? ["es", "em"] : ["e", "en", "er", "es", "em", "n", ""]
            let known = others.map { stem + $0 }.filter { $0 != word && lexicon.vocabulary.contains($0) }
            if !known.isEmpty { return known }
        }
        return nil
    }

    /// `ab 1.7. bis 30.9.` is `von 1.7. bis 30.9.`: what has an end does not go on until today.
    static func makeSpans(_ tokens: inout [Token]) {
        func isDate(_ token: Token) -> Bool {
            switch token.kind {
            case .date, .number(_, _, true): true
            default: token.forms.contains { Lexicon.ofGerman.isDate($0) || ["anfang", "mitte", "ende"].contains($0) }
            }
        }
        for place in tokens.indices.dropLast() where tokens[place].text == "ab" {
            let rest = tokens[(place + 1)...].drop { ["dem", "den", "der"].contains($0.text) }.prefix(5)
            guard let first = rest.first, isDate(first) else { continue }
            if rest.contains(where: { $0.text == "bis" }) {
                tokens[place].forms = ["von"]
            } else if place > 1, tokens[place - 1].text == "woche", ["der", "die"].contains(tokens[place - 2].text),
                first.kind != .word
            {
                // `in der Woche ab dem 1. Dezember`: the one that begins then.
                tokens[place].forms = ["vom"]
                tokens.removeSubrange((place + 1)..<rest.startIndex)
                return
            }
        }
    }

    /// Separable verbs as one word: `stehe ich meistens auf` as `aufstehe ich meistens`.
    static func joined(_ tokens: [Token]) -> [Token] {
        if let verb = tokens.firstIndex(where: { ["nehme", "nahm", "nehm"].contains($0.text) }),
            let end = tokens.indices.dropLast().last(where: {
                tokens[$0].text == "zu" && tokens[$0 + 1].text == "mir"
            }), end > verb
        {
            // `nehme ich am Tag zu mir` as `zu mir nehme ich am Tag`
            var joined = tokens
            let particles = joined[end...(end + 1)]
            joined.removeSubrange(end...(end + 1))
            joined.insert(contentsOf: particles, at: verb)
            return joined
        }
        let parted: [String: Set<String>] = [
            "nehme": ["ab", "zu"], "nimmt": ["ab", "zu"], "nahm": ["ab", "zu"],
            "geht": ["hoch", "runter", "rauf", "zurueck"], "ging": ["hoch", "runter", "rauf", "zurueck"],
        ]
        if let verb = tokens.firstIndex(where: { $0.forms.contains { parted[$0] != nil } }),
            let ends = tokens[verb].forms.compactMap({ parted[$0] }).first,
            let end = tokens.lastIndex(where: { $0.forms.contains { ends.contains($0) } }), end > verb + 1,
            !tokens[end - 1].forms.contains("oder"), end + 1 == tokens.count || !tokens[end + 1].forms.contains("oder")
        {
            var joined = tokens
            let particle = joined.remove(at: end)
            joined.insert(particle, at: verb + 1)
            return joined
        }
        if let rest = withoutFrame(tokens) { return rest }
        let verbs = [
            "stehe": "aufstehe", "stand": "aufstehe", "wache": "aufwache", "wachte": "aufwache", "steh": "aufstehe",
            "schlafe": "einschlafe", "schlief": "einschlafe",
        ]
        guard let verb = tokens.firstIndex(where: { $0.forms.contains { verbs[$0] != nil } }),
            let particle = tokens[verb].forms.compactMap({ verbs[$0] }).first.map({
                $0.hasPrefix("ein") ? "ein" : "auf"
            }),
            let end = tokens.lastIndex(where: { $0.forms.contains(particle) }), end > verb,
            end == tokens.count - 1
                || Self.afterParticle.contains(tokens[end + 1].forms.first ?? "")
        else { return tokens }
        var joined = tokens
        joined[verb].forms = joined[verb].forms.compactMap { verbs[$0] }
        joined.remove(at: end)
        return joined
    }

    /// Words that frame others, with what the first means then; both say nothing without one.
    private static let frames: [(first: Set<String>, last: [String], meant: String?)] = [
        // `wie viele Läufe fanden drinnen statt`, `mein bester Monat, was Schritte angeht`, `nach Koffein gerechnet`
        (["fanden", "fand", "finden", "findet"], ["statt"], nil), (["liegen", "liegt", "lagen", "lag"], ["vor"], nil),
        (["was"], ["angeht"], nil), (["was"], ["anbelangt"], nil), (["was"], ["betrifft"], nil),
        (["nach"], ["gerechnet"], nil), (["macht", "machen"], ["kaputt"], "beeinflusst"),
        (["wirkt", "wirken"], ["aus"], "beeinflusst"),
        (["bringt", "bringen"], ["irgendwas", "fuer"], "beeinflusst"),
        (["bringt", "bringen"], ["was", "fuer"], "beeinflusst"),
        (["liste", "list", "zaehl", "zaehle"], ["auf"], "liste"), (["zeig", "zeige"], ["an"], "zeig"),
        (["zeigt", "geht", "tendiert", "weist"], ["nach", "oben"], "steigt"),
        (["zeigt", "geht", "tendiert", "weist"], ["nach", "unten"], "sinkt"),
        (["von", "vom"], ["an"], "seit"),
        // `den Sommer über`
        (["den", "das", "die"], ["ueber"], nil),
    ]

    /// Whether a word begins something else than what a bound is of: `die Woche über gelaufen`, and not `über dem Schnitt`.
    private static func overEnds(_ next: Token) -> Bool {
        let bounds: Set<String> = [
            "den", "dem", "der", "das", "die", "meinem", "meinen", "meiner", "ein", "eine", "einen",
        ]
        return next.kind == .word && next.forms.allSatisfy { !bounds.contains($0) && !NumberWords.counts.contains($0) }
    }

    private static func withoutFrame(_ tokens: [Token]) -> [Token]? {
        for (first, last, meant) in frames {
            guard let end = tokens.indices.last(where: { tokens[$0...].map(\.text).starts(with: last) }),
                let start = tokens[..<end].lastIndex(where: { first.contains($0.text) }), start + 1 < end,
                // `nach dem Lauf` says when it is, and `von Montag an` since when.
                meant != nil || first != ["nach"] || start + 2 == end,
                meant != "seit" && last != ["ueber"] || tokens[(start + 1)..<end].allSatisfy(isOfDate),
                last != ["ueber"] || end + 1 == tokens.count || overEnds(tokens[end + 1])
            else { continue }
            let endsClause = tokens[end + last.count - 1].endsClause
            // `zeig mir die Schritte an Wochenenden`
            let isMiddle = !endsClause && end + last.count < tokens.count
            if isMiddle, meant != "seit", ["auf", "an", "statt", "vor"].contains(last[0]) { continue }
            var rest = tokens
            if endsClause { rest[end - 1].endsClause = true }
            rest.removeSubrange(end..<(end + last.count))
            if let meant { rest[start].forms = [meant] } else { rest.remove(at: start) }
            return rest
        }
        return nil
    }

    private static func isOfDate(_ token: Token) -> Bool {
        token.kind != .word || token.forms.contains { Lexicon.ofGerman.isOfDate($0) || $0 == "dem" }
    }

    /// `ruhepulsdurchschnitt` is `ruhepuls durchschnitt`, `wochensummen` are `wochen summen`.
    static func compound(_ word: String, _ lexicon: Lexicon) -> [String]? {
        let letters = Array(word)
        guard letters.count >= 7, !Spelling.everyday.contains(word) else { return nil }
        if let parts = GermanPhrasing.parts(of: word, isMonth: lexicon.isDate, isName: lexicon.isName) { return parts }
        // `Vorjahresnovember`
        if word.hasPrefix("vorjahres"), lexicon.isDate(String(letters[9...])) {
            return [String(letters[9...]), "vorjahres"]
        }
        for cut in 3...(letters.count - 3) {
            let tail = String(letters[cut...])
            guard lexicon.vocabulary.contains(tail), tail.count >= 4 || Self.shortTails.contains(tail) else { continue }
            let head = String(letters[..<cut])
            for link in ["", "s", "n", "es", "en"] where head.hasSuffix(link) {
                let stem = String(head.dropLast(link.count))
                if stem.count >= 4 || Self.shortHeads.contains(stem), lexicon.isName(stem) {
                    // `am Montagmorgen` is no tomorrow.
                    return [stem, tail == "morgen" ? "morgens" : tail]
                }
            }
        }
        return nil
    }

    /// The words that begin a part of the sentence behind the particle of a verb.
    private static let afterParticle: Set<String> = [
        "im", "seit", "am", "an", "in", "und", "wenn", "letzte", "letzten", "diese", "diesen", "dieses", "heute",
        "gestern", "vor", "nach", "werktags", "wochentags", "montags", "dienstags", "mittwochs", "donnerstags",
        "freitags", "samstags", "sonntags",
    ]
    private static let shortTails: Set<String> = ["tag", "tage"]
    private static let shortHeads: Set<String> = ["rad", "hrv", "rem"]
}
