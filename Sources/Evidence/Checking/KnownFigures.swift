/// Figures of general knowledge, which are nobody's own: the bounds of the body mass index, the energy of a gram, the factors
/// of activity. Each counts only in a sentence that names what it belongs to.
enum KnownFigures {
    private struct Entry {
        let words: Set<String>
        let measures: [Measure?]
        let values: [Double]

        init(_ words: String, _ measures: [Measure?], _ values: [Double]) {
            self.words = Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
            (self.measures, self.values) = (measures, values)
        }
    }

    /// - Parameter words: those of its sentence.
    static func isMeant(_ figure: Figure, among words: Set<String>) -> Bool {
        guard !figure.isMultiple, let reading = figure.readings.first else { return false }
        return entries.contains { entry in
            entry.measures.contains(reading.measure) && !entry.words.isDisjoint(with: words)
                && entry.values.contains { abs($0 - reading.plain) < 1e-6 }
        }
    }

    private static let load = """
        ratio load acwr verhältnis belastung trainingslast rapport charge rapporto carico razón carga razão rácio \
        verhouding belasting
        """
    private static let fitness = """
        load fitness chronic form fitnesswert belastung charge forme forma carico conditiewaarde conditie
        """
    private static let activity = """
        activity active lifestyle aktivität aktiv aktiven aktives activité actif active actividad activo attività attivo \
        atividade ativo ativa activiteit actief
        """

    private static let entries = [
        // World Health Organization, adults.
        Entry("bmi imc", [nil], [18.5, 24.9, 25, 29.9, 30]),
        // The window that acute and chronic load are held against, and the days that each is a mean of.
        Entry(load, [nil], [0.8, 1.3, 1.5]), Entry(fitness, [.count], [7, 28, 42]),
        // Body mass, protein, carbohydrates and fat.
        Entry("kilo kilogram kg kilogramm kilogramme mass kilos", [nil, .kilocalories], [7700]),
        Entry("gram gramm g gramme gramo grammo grama", [.kilocalories], [4, 7, 9]),
        // Physical activity levels.
        Entry(activity, [nil], [1.2, 1.375, 1.4, 1.5, 1.55, 1.6, 1.7, 1.725, 1.8, 1.9]),
        // The largest heart rate by age.
        Entry("age alter âge edad età idade leeftijd formula formel", [nil], [208, 0.7, 220]),
        // The polarised division of endurance training.
        Entry("split polarized polarised easy advice locker", [nil, .percent], [80, 20]),
    ]
}

extension AnswerMentions {
    /// Whether a number is of what would be, by the words before it in its sentence or right behind it: no claim of what is.
    func isHypothetical(_ figure: Figure) -> Bool {
        // `without it you'd be at 7 h 13` is worked out from what was recorded.
        guard !leavesOut(within: figure.context) else { return false }
        let end = min(figure.context.upperBound, figure.place.upperBound + 24)
        let behind = text.words.within(figure.place.upperBound..<max(end, figure.place.upperBound)) { $0.place }
        if behind.contains(where: isConditional) { return true }
        let before = text.words.within(figure.context.lowerBound..<figure.place.lowerBound) { $0.place }
        guard let last = before.lastIndex(where: isConditional) else { return false }
        return !before[last...].contains {
            language.cues.claims.contains($0.text) && !language.cues.weakClaims.contains($0.text)
        }
    }

    private func isConditional(_ word: TextTokens.Word) -> Bool {
        // `you'd` is read as two words.
        let start = word.place.lowerBound
        let isShort =
            word.text == "d" && language == .english && start > 0
            && "'’".unicodeScalars.contains(text.scalars[start - 1])
        return isShort || Self.conditionals.contains(word.text)
    }

    private static let conditionals: Set<String> = [
        "would", "projected", "extrapolated", "würde", "würdest", "würden", "wäre", "wären", "wärst", "käme",
        "kämst", "bräuchte", "bräuchtest", "müsste", "müsstest", "hättest", "hochgerechnet", "serait", "serais",
        "seraient", "faudrait", "suffirait", "aurais", "sería", "serías", "serían", "necesitarías", "tendrías",
        "haría", "sarebbe", "saresti", "sarebbero", "servirebbe", "servirebbero", "avresti", "seria", "serias",
        "seriam", "precisarias", "terias", "zou", "zouden",
    ]

    /// The words of the sentence of a number.
    func words(of figure: Figure) -> Set<String> {
        Set(text.words.within(figure.context) { $0.place }.map(\.text))
    }

    /// Whether a thing that is named before a number is said not to be: `no exercise, 7.3 h`.
    func isDenied(_ mention: Range<Int>, before figure: Figure) -> Bool {
        guard mention.upperBound <= figure.place.lowerBound,
            let word = text.words.within(max(0, mention.lowerBound - 12)..<mention.lowerBound, by: { $0.place }).last,
            noneWords.contains(word.text)
        else { return false }
        return hasMark(in: mention.upperBound..<figure.place.lowerBound)
    }

    /// `then`: what follows is of a later day or period.
    func tellsOfNext(_ words: some Sequence<TextTokens.Word>) -> Bool {
        words.contains { Self.following.contains($0.text) }
    }

    private static let following: Set<String> = [
        "then", "afterwards", "followed", "subsequently", "dann", "danach", "anschließend", "darauf", "puis",
        "ensuite", "luego", "después", "poi", "dopo", "depois", "daarna", "vervolgens",
    ]
}
