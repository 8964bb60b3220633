/// Where a text speaks of one workout as the last one: `your last run`, `dein letztes Training`, `ta dernière sortie`.
struct LatestMentions: Sendable {
    struct Mention: Sendable {
        var place: Range<Int>
        /// `nil` where any kind is meant.
        var kind: String?
    }

    private(set) var mentions: [Mention] = []

    init(in text: TextTokens) {
        for (adjective, noun) in zip(text.words, text.words.dropFirst()) {
            guard Self.adjectives.contains(adjective.text), Self.nouns.contains(noun.text) else { continue }
            let kind = WorkoutLexicon.kind(noun.text)
            mentions.append(Mention(place: adjective.place.lowerBound..<noun.place.upperBound, kind: kind))
        }
    }

    /// The nearest before a place.
    func last(in range: Range<Int>) -> Mention? { mentions.within(range) { $0.place }.last }

    private static let adjectives = words(
        """
        last latest recent letzter letzten letztes letzte jüngster dernier dernière último última ultimo ultima laatste
        """)

    /// One of them: `last runs` are several.
    private static let nouns = words(
        """
        run walk ride swim jog workout session lauf spaziergang radtour training einheit course sortie marche séance \
        entraînement carrera caminata entrenamiento sesión corsa camminata allenamento uscita corrida caminhada treino \
        sessão wandeling fietstocht rit sessie hardlooptraining
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
