/// What kinds of exercise are called in the languages that answers are read in, in single words, by the name that tools
/// give them. A row of one kind is not where a number of another comes from.
struct WorkoutWords: Sendable {
    struct Mention: Sendable {
        var place: Range<Int>
        var kind: String
    }

    private(set) var mentions: [Mention] = []

    init(in text: TextWords) {
        for word in text.words {
            if let kind = Self.kinds[word.text] { mentions.append(Mention(place: word.place, kind: kind)) }
        }
    }

    func within(_ range: Range<Int>) -> ArraySlice<Mention> { mentions.within(range) { $0.place } }

    /// The name of a kind as a tool writes it; `nil` for other keys.
    static func kind(_ key: String) -> String? { kinds[key.lowercased()] }

    private static let kinds: [String: String] = [
        "running": """
        running run runs ran jogging laufen lauf läufe gelaufen course courses couru carrera carreras corriste \
        corrido corsa corse corso corrida corridas correste hardlopen hardgelopen
        """,
        "walking": """
        walking walk walks walked spaziergang spaziergänge spazieren marche marches caminata caminatas camminata \
        camminate caminhada caminhadas wandeling wandelingen wandelen
        """,
        "cycling": """
        cycling ride rides cycled bike radfahren rad radtour radtouren vélo bici bicicleta ciclismo bicicletta \
        fietsen fietste fiets
        """,
        "yoga": "yoga ioga",
        "strength": "strength kraft krafttraining musculation fuerza forza força musculação kracht krachttraining",
        "swimming": "swimming swim swims swam schwimmen natation natación nuoto natação zwemmen",
    ].reduce(into: [:]) { kinds, entry in
        for word in entry.value.split(whereSeparator: \.isWhitespace) { kinds[String(word)] = entry.key }
    }
}
