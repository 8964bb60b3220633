/// Nouns of workouts that are counted after a degree, of both languages.
package enum CountedNouns {
    /// `fewer swims` as `less often swims`, `the most runs` as `the most often runs`, `mehr Läufe` as `mehr oft Läufe`: how often,
    /// and not how far.
    package static func mark(_ tokens: inout [Token]) {
        for place in tokens.indices.dropLast().reversed() {
            // `the most bike rides`
            let noun = place + (sorts.contains(tokens[place + 1].text) ? 2 : 1)
            guard let degree = degrees[tokens[place].text], noun < tokens.count, nouns.contains(tokens[noun].text)
            else { continue }
            if place > 0, uncounted.contains(tokens[place - 1].text) { continue }
            tokens[place].forms = [degree]
            let often = german[tokens[place].text] ?? "often"
            tokens.insert(Token(word: often), at: place + 1)
        }
    }

    private static let nouns = EnglishPhrasing.workoutNouns.union([
        "laeufe", "laeufen", "radtouren", "radfahrten", "ausfahrten", "wanderungen", "spaziergaenge",
        "schwimmeinheiten", "laufeinheiten", "einheiten", "trainings",
    ])
    private static let sorts: Set<String> = [
        "bike", "bicycle", "cycling", "running", "swim", "swimming", "pool", "hiking", "rowing", "walking", "strength",
        "weights", "gym", "yoga", "training", "indoor", "outdoor", "morning", "evening",
    ]
    /// Each as it stands before `often`.
    private static let degrees = [
        "more": "more", "fewer": "less", "most": "most", "fewest": "least", "least": "least", "mehr": "mehr",
        "weniger": "weniger", "meisten": "meisten", "wenigsten": "wenigsten",
    ]
    private static let german = ["mehr": "oft", "weniger": "oft", "meisten": "wieoft", "wenigsten": "wieoft"]
    /// Words before a degree that is none of how many.
    private static let uncounted: Set<String> = [
        "many", "or", "no", "on", "of", "in", "for", "at", "oder", "nicht", "keine", "am", "viele",
    ]
}
