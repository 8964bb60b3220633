/// `gehen` of sports: who goes swimming does it, and does not walk.
package enum GermanGoing {
    static func make(_ tokens: inout [Token]) {
        goSwimming(&tokens)
        goToWorkouts(&tokens)
        goToBed(&tokens)
    }

    /// `an wie vielen Tagen ging ich nach Mitternacht ins Bett`: who goes to bed walks nowhere.
    private static func goToBed(_ tokens: inout [Token]) {
        guard tokens.contains(where: { ["tagen", "tage"].contains($0.text) }),
            let bed = tokens.indices.dropLast().first(where: {
                tokens[$0].text == "ins" && tokens[$0 + 1].text == "bett"
            }),
            let verb = tokens[..<bed].firstIndex(where: { ["gehe", "geh", "ging"].contains($0.text) }),
            verb + 1 < bed
        else { return }
        tokens[verb].forms = ["machte"]
    }

    /// `wie oft gehe ich im Winter schwimmen` as `wie oft mache ich im Winter schwimmen`.
    private static func goSwimming(_ tokens: inout [Token]) {
        guard let verb = tokens.firstIndex(where: { going[$0.text] != nil }), let word = going[tokens[verb].text],
            let sport = tokens.indices.first(where: {
                infinitives.contains(tokens[$0].text) && ($0 > verb || $0 + 1 == verb)
                    && !($0 > 0 && besideSport.contains(tokens[$0 - 1].text))
            }), tokens[min(verb, sport)..<max(verb, sport)].allSatisfy({ !$0.endsClause })
        else { return }
        tokens[verb].text = word
        tokens[verb].forms = [word]
    }

    /// `wie oft gehe ich ins Krafttraining`, `wann zum Yoga gegangen`: who goes to it does it. How long or how far that is, is
    /// another thing.
    private static func goToWorkouts(_ tokens: inout [Token]) {
        let isTo = zip(tokens, tokens.dropFirst()).contains { to, sport in
            ["ins", "zum"].contains(to.text)
                && (sport.text.hasSuffix("training") || !sports.isDisjoint(with: sport.forms))
        }
        guard isTo, tokens.contains(where: { timesAsked.contains($0.text) }),
            !tokens.contains(where: { extents.contains($0.text) }),
            let verb = tokens.firstIndex(where: { going[$0.text] != nil })
        else { return }
        tokens[verb].forms = ["mache"]
    }

    private static let going = [
        "gehe": "mache", "geh": "mache", "ging": "machte", "gegangen": "gemacht", "gangen": "gemacht",
    ]
    private static let infinitives: Set<String> = [
        "schwimmen", "laufen", "joggen", "trainieren", "radeln", "radfahren", "wandern", "klettern", "rudern", "tanzen",
        "boxen", "pumpen", "langlaufen",
    ]
    /// Words that make a sport something else than where somebody goes.
    private static let besideSport: Set<String> = [
        "mit", "ohne", "nach", "vor", "beim", "dem", "und", "oder", "statt", "als", "vom", "im", "am", "gegen", "zum",
    ]
    private static let timesAsked: Set<String> = [
        "oft", "oefter", "haeufig", "haeufiger", "selten", "seltener", "male", "wann", "zuletzt",
    ]
    private static let extents: Set<String> = [
        "weit", "lang", "lange", "kilometer", "km", "meter", "minuten", "stunden", "schritte",
    ]
    private static let sports: Set<String> = [
        "sport", "gym", "fitnessstudio", "yoga", "pilates", "schwimmen", "laufen", "joggen", "klettern", "bouldern",
        "tanzen", "rudern",
        "boxen",
        "fussball", "tennis", "hiit", "workout", "wandern", "radfahren",
    ]
}
