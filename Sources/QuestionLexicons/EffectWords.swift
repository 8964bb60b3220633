import HealthModel

/// What has an effect on sleep, and bad sleep on what follows, as words of a relation.
package enum EffectWords {
    /// Puts words that are read in place of these.
    package static func relate(_ tokens: inout [Token], _ language: Language) {
        joinCorrelated(&tokens, language)
        if language == .english {
            keepAwake(&tokens)
            nameEffect(&tokens)
            sleepWith(&tokens)
        } else {
            keepAwakeInGerman(&tokens)
            nameEffectInGerman(&tokens)
            dependOnClause(&tokens)
            sleepWithInGerman(&tokens)
        }
        relateBadSleep(&tokens, language)
    }

    /// `what affects my mood`, `was beeinflusst meinen Schlaf`: any effect, for the better or the worse.
    package static func asksInfluences(_ tokens: [Token]) -> Bool {
        guard ["what", "which", "was"].contains(tokens.first?.text ?? "") else { return false }
        return tokens.dropFirst().contains { token in
            ["affect", "influenc", "effect", "impact", "beeinfluss", "einfluss", "auswirk", "ausgewirk", "wirkt"]
                .contains {
                    token.text.hasPrefix($0)
                }
        }
    }

    /// `corr caffeine x deep sleep` as `correlation caffeine and deep sleep`.
    private static func joinCorrelated(_ tokens: inout [Token], _ language: Language) {
        guard let first = tokens.first, ["corr", "correl", "korr", "correlation", "korrelation"].contains(first.text),
            let cross = tokens.indices.dropFirst(2).dropLast().first(where: {
                ["x", "\u{d7}", "vs", "versus", "/"].contains(tokens[$0].text)
            })
        else { return }
        tokens[cross] = Token(word: language == .english ? "and" : "und")
        tokens[cross - 1].endsClause = false
    }

    /// `does coffee keep me awake` as `does coffee affect my awake minutes`.
    private static func keepAwake(_ tokens: inout [Token]) {
        guard tokens.first?.text == "does" || tokens.first?.text == "do",
            let place = tokens.indices.dropLast(2).first(where: {
                $0 > 1 && ["keep", "keeps"].contains(tokens[$0].text) && tokens[$0 + 1].text == "me"
                    && ["awake", "up"].contains(tokens[$0 + 2].text)
            })
        else { return }
        var end = place + 3
        if tokens[end...].map(\.text).starts(with: ["at", "night"]) { end += 2 }
        tokens.replaceSubrange(place..<end, with: Token.words("affect", "my", "awake", "minutes"))
    }

    /// `hält mich Kaffee wach` as `beeinflusst Kaffee Wachminuten`.
    private static func keepAwakeInGerman(_ tokens: inout [Token]) {
        guard tokens.first.map({ ["haelt", "halten"].contains($0.forms.first ?? "") }) ?? false,
            tokens.last?.text == "wach", let me = tokens.firstIndex(where: { $0.text == "mich" }), tokens.count > 3
        else { return }
        tokens[0] = Token(word: "beeinflusst")
        tokens[tokens.count - 1] = Token(word: "wachminuten")
        tokens.remove(at: me)
    }

    /// `does more sleep mean better hrv` as `does sleep affect hrv`: the answer tells which way it goes.
    private static func nameEffect(_ tokens: inout [Token]) {
        guard tokens.count > 4, tokens[0].text == "does", amounts.contains(tokens[1].text),
            let verb = tokens.firstIndex(where: { ["mean", "means"].contains($0.text) }), verb > 2,
            verb + 2 < tokens.count, outcomes.contains(tokens[verb + 1].text)
        else { return }
        tokens[verb] = Token(word: "affect")
        tokens.remove(at: verb + 1)
        tokens.remove(at: 1)
    }

    /// `bedeutet mehr Schlaf bessere HRV` as `beeinflusst Schlaf HRV`.
    private static func nameEffectInGerman(_ tokens: inout [Token]) {
        guard tokens.count > 4, ["bedeutet", "heisst"].contains(tokens[0].forms.first ?? ""),
            ["mehr", "weniger"].contains(tokens[1].text),
            let outcome = tokens.indices.dropFirst(3).first(where: {
                germanOutcomes.contains(tokens[$0].forms.first ?? "")
            }),
            outcome + 1 < tokens.count
        else { return }
        tokens.remove(at: outcome)
        tokens[0] = Token(word: "beeinflusst")
        tokens.remove(at: 1)
    }

    /// `hängt meine Stimmung davon ab, wie lange ich schlafe` without the particle, which is no `since`.
    private static func dependOnClause(_ tokens: inout [Token]) {
        guard
            ["haengt", "haengen", "abhaengig"].contains(where: { verb in tokens.contains { $0.forms.first == verb } })
        else { return }
        for place in tokens.indices.dropFirst().dropLast(2)
        where tokens[place].text == "ab" && tokens[place - 1].text == "davon" && tokens[place + 1].text == "wie" {
            tokens.removeSubrange((place - 1)...place)
            return
        }
    }

    /// `do I sleep worse when I drink a lot of coffee` as `does coffee affect my sleep`: how much is a lot is not said.
    private static func sleepWith(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        guard words.starts(with: ["do", "i", "sleep"]), words.count > 8, slept.contains(words[3]),
            ["when", "if"].contains(words[4]), words[5] == "i", taking.contains(words[6])
        else { return }
        let amount = [["a", "lot", "of"], ["lots", "of"], ["much"], ["more"], ["little"], ["less"]].first {
            words[7...].starts(with: $0)
        }
        guard let amount, case let rest = tokens.dropFirst(7 + amount.count), (1...2).contains(rest.count) else {
            return
        }
        tokens = [Token(word: "does")] + rest + Token.words("affect", "my", "sleep")
    }

    /// `schlafe ich schlechter wenn ich viel Kaffee trinke` as `beeinflusst Kaffee Schlaf`.
    private static func sleepWithInGerman(_ tokens: inout [Token]) {
        let words = tokens.map { $0.forms.first ?? $0.text }
        guard words.starts(with: ["schlafe", "ich"]), words.count > 7, germanSlept.contains(words[2]),
            ["wenn", "falls"].contains(words[3]), words[4] == "ich", ["viel", "mehr", "wenig"].contains(words[5]),
            let verb = words.last, germanTaking.contains(verb),
            case let rest = tokens[6..<(tokens.count - 1)], (1...2).contains(rest.count)
        else { return }
        tokens = [Token(word: "beeinflusst")] + rest + [Token(word: "schlaf")]
    }

    /// `how is my mood when I sleep badly` as `how is my mood correlated with my sleep`: no bound says which night was a bad
    /// one.
    private static func relateBadSleep(_ tokens: inout [Token], _ language: Language) {
        let words = tokens.map { $0.forms.first ?? $0.text }
        // What is measured in a night is none after it.
        guard words.allSatisfy({ !ofNight.contains($0) && !counting.contains($0) }) else { return }
        for phrase in language == .english ? badSleep : germanBadSleep {
            guard words.count > phrase.count, words.suffix(phrase.count).elementsEqual(phrase) else { continue }
            tokens.removeLast(phrase.count)
            // `steps the next day after a bad night`: a night has the date of the day after it.
            if let day = daysAfter.first(where: { tokens.map(\.text).suffix($0.count).elementsEqual($0) }) {
                tokens.removeLast(day.count)
            }
            guard !tokens.isEmpty else { return }
            tokens +=
                language == .english
                ? Token.words("correlated", "with", "my", "sleep") : Token.words("zusammenhang", "mit", "schlaf")
            return
        }
    }

    private static let slept: Set<String> = ["better", "worse", "longer", "shorter", "less", "more"]
    private static let germanSlept: Set<String> = ["besser", "schlechter", "laenger", "kuerzer", "weniger", "mehr"]
    private static let taking: Set<String> = ["drink", "have", "eat", "take"]
    private static let germanTaking: Set<String> = ["trinke", "esse", "nehme", "habe"]
    private static let amounts: Set<String> = ["more", "less", "better", "longer"]
    private static let outcomes: Set<String> = [
        "better", "more", "less", "higher", "lower", "worse", "longer", "shorter",
    ]
    private static let germanOutcomes: Set<String> = [
        "bessere", "besserer", "besseren", "hoehere", "hoeherer", "hoeheren", "niedrigere", "niedrigerer",
        "niedrigeren",
        "schlechtere", "weniger", "mehr",
    ]
    private static let counting: Set<String> = ["many", "often", "viele", "oft", "headaches", "kopfschmerzen"]
    private static let ofNight: Set<String> = [
        "hrv", "variability", "breathing", "respiratory", "oxygen", "spo2", "temperature", "sauerstoff",
        "sauerstoffsaettigung", "atemfrequenz", "handgelenktemperatur",
    ]
    private static let badSleep = phrases(
        "when i sleep badly, when i sleep poorly, when i slept badly, when i slept poorly, if i sleep badly, if i slept badly, "
            + "when i have slept badly, after bad nights, after a bad night, after bad sleep, after poor sleep, "
            + "after sleeping badly, after sleeping poorly, on days after bad sleep, on days after a bad night, "
            + "on days after bad nights, after a bad nights sleep, after a poor nights sleep, after a terrible night")
    private static let daysAfter = phrases(
        "on the next day, the next day, on the following day, the following day, on the day, the day, "
            + "am naechsten tag, am folgetag, am tag, am tag danach")
    private static let germanBadSleep = phrases(
        "wenn ich schlecht schlafe, wenn ich schlecht geschlafen habe, nach schlechten naechten, nach einer schlechten nacht, "
            + "nach schlechtem schlaf, bei schlechtem schlaf, nach miesen naechten, nach einer miesen nacht")

    private static func phrases(_ list: String) -> [[String]] {
        list.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
    }
}
