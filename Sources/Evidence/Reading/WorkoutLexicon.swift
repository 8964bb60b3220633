/// The names of kinds of exercise in the languages that answers are read in, in single words, by the name that tools
/// give them. A row of one kind is not where a number of another comes from.
struct WorkoutLexicon: Sendable {
    struct Mention: Sendable {
        var place: Range<Int>
        var kind: String
    }

    private(set) var mentions: [Mention] = []

    init(in text: TextTokens) {
        var at = 0
        while at < text.words.count {
            var length = min(Self.longestPhrase, text.words.count - at)
            while length > 0 {
                let words = text.words[at..<at + length]
                if let kind = Self.kinds[words.map(\.text).joined(separator: " ")] {
                    let place = words[at].place.lowerBound..<words[at + length - 1].place.upperBound
                    mentions.append(Mention(place: place, kind: kind))
                    break
                }
                length -= 1
            }
            at += max(1, length)
        }
    }

    private static let longestPhrase = 3

    /// Whether two kinds are of one sort, so that a number is of one of them alone: two exercises, two parts of a week.
    static func exclude(_ one: String, _ other: String) -> Bool {
        one != other && partsOfWeek.contains(one) == partsOfWeek.contains(other)
    }

    static func isPartOfWeek(_ kind: String) -> Bool { partsOfWeek.contains(kind) }

    private static let partsOfWeek: Set<String> = ["weekend", "weekdays"]

    func beginning(in range: Range<Int>) -> ArraySlice<Mention> {
        mentions.within(range.lowerBound..<range.upperBound + 24) { $0.place }.prefix {
            $0.place.lowerBound < range.upperBound
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
    }.merging(phrases) { first, _ in first }

    private static let phrases: [String: String] = [
        "weekend": """
        weekend|weekends|wochenende|wochenenden|week end|week ends|fin de semana|fines de semana|fim de semana|fins de semana\
        |fine settimana
        """,
        "weekdays": """
        weekday|weekdays|weeknights|working days|work days|workdays|arbeitstage|arbeitstagen|werktags|werktagen|wochentags|unter der woche|en semaine|entre semana|laborables|feriali\
        |in settimana|giorni lavorativi|jours ouvrés|días laborables|durante a semana|dias úteis|doordeweeks|werkdagen
        """,
    ].reduce(into: [:]) { phrases, entry in
        for phrase in entry.value.split(separator: "|") { phrases[String(phrase)] = entry.key }
    }
}
