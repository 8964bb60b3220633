/// `gehen` of sports: who goes swimming does it, and does not walk.
package enum GermanGoing {
    /// `wie oft gehe ich im Winter schwimmen` as `wie oft mache ich im Winter schwimmen`: nobody walks there. Without the
    /// preposition of `ins Gym`.
    package static func make(_ tokens: inout [Token]) {
        guard let verb = tokens.firstIndex(where: { going[$0.text] != nil }), let word = going[tokens[verb].text],
            let sport = tokens.indices.first(where: {
                sports.contains(tokens[$0].text)
                    && ($0 > verb || $0 + 1 == verb || toSport.contains(tokens[max($0, 1) - 1].text))
                    && !($0 > 0 && besideSport.contains(tokens[$0 - 1].text))
            }), tokens[min(verb, sport)..<max(verb, sport)].allSatisfy({ !$0.endsClause })
        else { return }
        let isLed = sport > 0 && toSport.contains(tokens[sport - 1].text)
        // `wie weit gehe ich zum Training`: there somebody does walk.
        guard isLed ? !tokens.contains(where: { ofWay.contains($0.text) }) : infinitives.contains(tokens[sport].text)
        else { return }
        tokens[verb].text = word
        tokens[verb].forms = [word]
        if isLed { tokens.remove(at: sport - 1) }
    }

    private static let going = [
        "gehe": "mache", "geh": "mache", "ging": "machte", "gegangen": "gemacht", "gangen": "gemacht",
    ]
    private static let infinitives: Set<String> = [
        "schwimmen", "laufen", "joggen", "trainieren", "radeln", "radfahren", "wandern", "klettern", "rudern", "tanzen",
        "boxen", "pumpen", "langlaufen",
    ]
    private static let sports = infinitives.union([
        "gym", "fitnessstudio", "training", "sport", "yoga", "pilates", "krafttraining", "spinning", "crossfit",
    ])
    private static let toSport: Set<String> = ["ins", "zum"]
    private static let ofWay: Set<String> = [
        "lange", "lang", "weit", "kilometer", "km", "schritte", "minuten", "schnell",
    ]
    /// Words that make a sport something else than where somebody goes.
    private static let besideSport: Set<String> = [
        "mit", "ohne", "nach", "vor", "beim", "dem", "und", "oder", "statt", "als", "vom", "im", "am", "gegen",
    ]
}
