/// Where a text says that the largest, the smallest or the average of many values is meant: `heaviest`, `la plus longue`,
/// `gemiddeld`.
struct ExtremeMentions: Sendable {
    enum Kind: Sendable { case largest, smallest, average }

    struct Mention: Sendable {
        var place: Range<Int>
        var kind: Kind
    }

    private(set) var mentions: [Mention] = []

    init(in text: TextWords) {
        let words = text.words
        for at in words.indices {
            for length in 1...3 where at + length <= words.count {
                let phrase = words[at..<at + length].map(\.text).joined(separator: " ")
                guard let kind = Self.kinds[phrase] ?? Self.averages[phrase] else { continue }
                let place = words[at].place.lowerBound..<words[at + length - 1].place.upperBound
                mentions.append(Mention(place: place, kind: kind))
                break
            }
        }
    }

    func within(_ range: Range<Int>) -> ArraySlice<Mention> { mentions.within(range) { $0.place } }

    /// In all languages: two words and two numbers do not tell their own.
    private static let kinds: [String: Kind] = [
        table(
            "highest largest heaviest longest biggest maximum max peak peaked",
            "lowest smallest lightest shortest minimum fewest"),
        table(
            germanic("höchst längst größt schwerst") + " maximum höchststand höchstwert spitzenwert",
            germanic("niedrigst kürzest kleinst leichtest tiefst geringst") + " minimum tiefststand tiefstwert"),
        table(
            "maximum max pic", "minimum",
            superlatives(of: "haut haute élevé élevée long longue lourd", with: "plus", after: "le la ton ta votre"),
            superlatives(of: "bas basse court courte léger", with: "plus", after: "le la ton ta votre")),
        table(
            "máximo máxima pico", "mínimo mínima",
            superlatives(of: "alto alta largo larga pesado", with: "más", after: "el la lo"),
            superlatives(of: "bajo baja corto corta ligero", with: "más", after: "el la lo")),
        table(
            "massimo massima picco", "minimo minima",
            superlatives(of: "alto alta lungo lunga pesante", with: "più", after: "il la"),
            superlatives(of: "basso bassa corto corta breve leggero", with: "più", after: "il la")),
        table(
            "máximo máxima pico", "mínimo mínima",
            superlatives(of: "alto alta longo longa pesado", with: "mais", after: "o a"),
            superlatives(of: "baixo baixa curto curta leve", with: "mais", after: "o a")),
        table(
            "hoogste langste grootste zwaarste maximum piek hoogtepunt",
            "laagste kortste kleinste lichtste minimum dieptepunt"),
    ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

    private static let averages: [String: Kind] = [
        "average": .average, "averages": .average, "averaged": .average, "mean": .average, "median": .average,
        "mittel": .average, "durchschnitt": .average, "schnitt": .average, "mittelwert": .average,
        "moyenne": .average, "médiane": .average, "promedio": .average, "media": .average, "mediana": .average,
        "média": .average, "gemiddeld": .average, "gemiddelde": .average, "mediaan": .average,
    ]

    private static func germanic(_ stems: String) -> String {
        stems.split(separator: " ").flatMap { stem in ["e", "er", "en", "es"].map { stem + $0 } }
            .joined(separator: " ")
    }

    /// `la plus longue` is one; `plus longue que` compares two.
    private static func superlatives(of adjectives: String, with more: String, after articles: String) -> [String] {
        articles.split(separator: " ").flatMap { article in
            adjectives.split(separator: " ").map { "\(article) \(more) \($0)" }
        }
    }

    private static func table(
        _ largest: String, _ smallest: String, _ larger: [String] = [], _ smaller: [String] = []
    ) -> [String: Kind] {
        var table: [String: Kind] = [:]
        for word in largest.split(separator: " ").map(String.init) + larger { table[word] = .largest }
        for word in smallest.split(separator: " ").map(String.init) + smaller { table[word] = .smallest }
        return table
    }
}
