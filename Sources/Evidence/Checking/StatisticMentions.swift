/// Where a text says which statistic of many values is meant: `heaviest`, `la plus longue`, `gemiddeld`, `median`.
struct StatisticMentions: Sendable {
    struct Mention: Sendable {
        var place: Range<Int>
        var kind: SeriesStatistic
        /// Two for the second longest; `nil` for the longest.
        var rank: Int?
        /// What a word of length or of weight ranks by; `nil` where it may be anything.
        var measures: Set<Measure>?
    }

    private(set) var mentions: [Mention] = []

    init(in text: TextTokens) {
        let words = text.words
        for at in words.indices {
            for length in 1...3 where at + length <= words.count {
                let written = words[at..<at + length].map(\.text).joined(separator: " ")
                let (phrase, ownRank) = length == 1 ? Ordinals.split(written) : (written, nil)
                let rank = ownRank ?? Self.rank(before: at, in: text)
                guard
                    let kind = Self.kinds[phrase] ?? Self.others[phrase]
                        ?? (length == 1 ? Self.superlative(phrase) : nil)
                        ?? (rank == nil ? nil : Self.endOfTimes(phrase))
                else { continue }
                // `elle manque le seuil de peu`
                if kind == .missing, words[(at + 1)...].prefix(2).contains(where: { Self.targets.contains($0.text) }) {
                    continue
                }
                // `VO₂max`
                if phrase == "max", at > 0, words[at - 1].text == "vo" { continue }
                // `That means 83 %`
                if phrase == "means", at > 0, Self.subjects.contains(words[at - 1].text) { continue }
                // `siete y media`
                if phrase == "media", at > 0, words[at - 1].text == "y" || words[at - 1].text == "e" { continue }
                let place = words[at].place.lowerBound..<words[at + length - 1].place.upperBound
                let isRanked = [.least, .greatest, .extreme].contains(kind)
                mentions.append(
                    Mention(
                        place: place, kind: kind, rank: isRanked ? rank : nil, measures: Ordinals.measures(of: phrase)))
                break
            }
        }
    }

    /// `the second latest`
    private static func endOfTimes(_ word: String) -> SeriesStatistic? {
        FigureBinding.clockEnd([word]).map { $0 == .upper ? .greatest : .least }
    }

    /// `third longest`, `3rd longest`, `3. längste`
    private static func rank(before at: Int, in text: TextTokens) -> Int? {
        guard at > 0 else { return nil }
        let word = text.words[at - 1]
        if let rank = Ordinals.rank(word.text) { return rank }
        let isEnding = Ordinals.endings.contains(word.text)
        guard let digits = isEnding ? (at > 1 ? text.words[at - 2] : nil) : word, let number = digits.number,
            (2...9).contains(number)
        else { return nil }
        let behind = digits.place.upperBound
        let isJoined =
            isEnding
            ? word.place.lowerBound == behind : text.scalars[behind] == "." && !text.words[at].isCapital
        return isJoined ? number : nil
    }

    private static let targets: Set<String> = [
        "seuil", "objectif", "barre", "cible", "ziel", "umbral", "objetivo", "soglia", "obiettivo", "limite", "drempel",
        "doel", "threshold", "target", "mark",
    ]
    private static let subjects: Set<String> = ["that", "this", "which", "it"]

    /// `brightest`, `gloomiest`: English makes them of any adjective.
    private static func superlative(_ word: String) -> SeriesStatistic? {
        word.hasSuffix("est") && word.utf8.count >= 7 && !noSuperlatives.contains(word) ? .extreme : nil
    }

    private static let noSuperlatives: Set<String> = [
        "interest", "suggest", "request", "digest", "earnest", "contest", "harvest", "protest", "bequest", "manifest",
        "arrest", "conquest", "disinterest", "midwest", "northwest", "southwest",
    ]

    func within(_ range: Range<Int>) -> ArraySlice<Mention> { mentions.within(range) { $0.place } }

    /// In all languages: two words and two numbers do not tell their own.
    private static let kinds: [String: SeriesStatistic] = [
        table(
            "highest largest heaviest longest biggest maximum max peak peaked ceiling",
            "lowest smallest lightest shortest minimum fewest floor",
            ["topped out", "tops out"], ["bottomed out", "bottoms out"]),
        table(
            germanic("höchst längst größt schwerst") + " höchstens maximum höchststand höchstwert spitzenwert",
            germanic("niedrigst kürzest kleinst leichtest tiefst geringst") + " minimum tiefststand tiefstwert",
            ["am meisten"], ["am wenigsten"]),
        table(
            "maximum max pic", "minimum",
            superlatives(of: "haut haute élevé élevée long longue lourd", with: "plus", after: "le la ton ta votre"),
            superlatives(of: "bas basse court courte léger", with: "plus", after: "le la ton ta votre")),
        table(
            "máximo máxima pico máx", "mínimo mínima mín",
            superlatives(of: "alto alta largo larga pesado", with: "más", after: "el la lo"),
            superlatives(of: "bajo baja corto corta ligero", with: "más", after: "el la lo")),
        table(
            "massimo massima picco", "minimo minima",
            superlatives(of: "alto alta lungo lunga pesante", with: "più", after: "il la"),
            superlatives(of: "basso bassa corto corta breve leggero", with: "più", after: "il la")),
        table(
            "máximo máxima pico máx", "mínimo mínima mín",
            superlatives(of: "alto alta longo longa pesado", with: "mais", after: "o a"),
            superlatives(of: "baixo baixa curto curta leve", with: "mais", after: "o a")),
        table(
            "hoogste langste grootste zwaarste maximum piek hoogtepunt",
            "laagste kortste kleinste lichtste minimum dieptepunt"),
    ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

    private static let others: [String: SeriesStatistic] = [
        (
            SeriesStatistic.mean,
            """
            average averages averaged averaging mean means avg durchschnitt durchschnittlich durchschnittliche schnitt mittel \
            mittelwert moyenne moyennes promedio media média gemiddeld gemiddelde
            """
        ),
        (.median, "median médiane mediana mediaan"),
        (
            .missing,
            """
            missing lack lacks lacked fehlen fehlt fehlten manquent manque manquaient faltan falta faltaron mancano manca mancavano faltam \
            faltaram ontbreken ontbreekt ontbraken
            """
        ),
        (
            .usual,
            """
            usual usually normally typical typically baseline üblich üblicherweise üblichen übliche üblicher gewöhnlich \
            normalerweise habituel habituelle habituellement habituels habituelles habitual habituales habitualmente solito soliti solita abituale abituali normalmente gewohnt gewohnte gewohnten \
            gewoonlijk gebruikelijk gebruikelijke doorgaans
            """
        ),
        (
            .shortfall,
            """
            debt shortfall schlafschuld schlafdefizit dette deuda debito dívida slaaptekort slaapschuld
            """
        ),
        (
            .extreme,
            """
            best worst beste besten bester bestes schlechteste schlechtester schlechtesten meilleur meilleure pire mejor peor \
            migliore peggiore melhor pior slechtste
            """
        ),
        (.period, "month monat mois mes mese mês maand"),
        (
            .total,
            """
            total totals totalled totaled altogether together overall sum sums summed insgesamt gesamt summe zusammen totale totaal samen \
            somaste sumaste sommé addiert summiert \
            ensemble complessivamente complessivi juntos juntas todo tout
            """
        ),
    ].reduce(into: [:]) { table, entry in
        for word in entry.1.split(whereSeparator: \.isWhitespace) { table[String(word)] = entry.0 }
    }

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
    ) -> [String: SeriesStatistic] {
        var table: [String: SeriesStatistic] = [:]
        for word in largest.split(separator: " ").map(String.init) + larger { table[word] = .greatest }
        for word in smallest.split(separator: " ").map(String.init) + smaller { table[word] = .least }
        return table
    }
}
