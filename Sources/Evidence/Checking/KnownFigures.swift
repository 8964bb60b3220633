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
        verhouding belasting comfort sweet komfortzone
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
        Entry("split polarized polarised easy locker", [nil, .percent], [80, 20]),
    ]
}
