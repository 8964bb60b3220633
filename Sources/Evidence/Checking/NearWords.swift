import HealthModel
import HealthQuery

/// The words around a number, to tell of which metric it speaks.
struct NearWords {
    private let words: [(place: Int, text: String)]
    /// So many words before and behind.
    private static let reach = 10

    init(of text: String) {
        var words: [(place: Int, text: String)] = []
        var word = ""
        for (place, scalar) in text.unicodeScalars.prefix(FigureReader.longestText).enumerated() {
            if scalar.isLetter || (!word.isEmpty && scalar.isDigit) {
                if word.utf8.count < 24 { word.unicodeScalars.append(scalar) }
            } else if !word.isEmpty {
                words.append((place, word.lowercased()))
                word = ""
            }
        }
        if !word.isEmpty { words.append((text.unicodeScalars.count, word.lowercased())) }
        self.words = words
    }

    struct Around {
        var words: Set<String>

        /// Whether a word of a member's name is near.
        func hold(_ name: String) -> Bool {
            name.lowercased().split { !$0.isLetter }.contains { part in
                part.count > 2 && WrittenUnit(word: String(part)) == nil
                    && (words.contains(String(part)) || !words.isDisjoint(with: Self.meanings[String(part)] ?? []))
            }
        }

        /// The words that people use for a member of the prompt's data.
        private static let meanings: [String: Set<String>] = [
            "bmi": ["imc"],
            "respiration": [
                "breathing", "atmung", "atemfrequenz", "respiración", "respirazione", "respiração", "ademhaling",
            ],
            "recovery": [
                "erholung", "récupération", "recuperación", "recupero", "recuperação", "herstel",
            ],
        ]

        /// How many words of the metric's name are near.
        func speakOf(_ metric: DayField) -> Int { metric.nameWords.count { words.contains($0) } }

        /// Whether the metric is named, and no other of its unit by more words: `resting heart rate` is not the walking one.
        func name(_ metric: DayField) -> Bool {
            let own = speakOf(metric)
            return own > 0 && !DayField.allCases.contains { $0.unit == metric.unit && speakOf($0) > own }
        }
    }

    func around(_ place: Range<Int>) -> Around {
        var (low, high) = (0, words.count)
        while low < high {
            let middle = (low + high) / 2
            if words[middle].place < place.lowerBound { low = middle + 1 } else { high = middle }
        }
        let near = words[max(0, low - Self.reach)..<min(words.count, low + 4)]
        return Around(words: Set(near.map(\.text)))
    }
}

extension DayField {
    /// The words of its name, one by one.
    fileprivate var nameWords: Set<String> { Self.allNameWords[self] ?? [] }

    private static let allNameWords: [DayField: Set<String>] = Dictionary(
        uniqueKeysWithValues: DayField.allCases.map { field in
            var words = Set(
                (field.rawValue + " " + field.label).lowercased().split { !$0.isLetter }.map(String.init))
            words.subtract([
                "min", "h", "of", "the", "time", "in", "asleep", "count", "pct", "kg", "km", "kcal", "bpm", "ms",
            ])
            if field == .sleep { words.formUnion(["asleep", "slept", "night"]) }
            if field == .activeEnergy { words.formUnion(["burned", "kcal", "calories", "move"]) }
            if field == .respiratoryRate { words.formUnion(["breathing", "breaths", "breathe", "respiration"]) }
            if field == .flights { words.formUnion(["floors", "stairs", "storeys"]) }
            if field == .bloodOxygen { words.formUnion(["spo2", "saturation"]) }
            if field == .restingHeartRate { words.insert("rhr") }
            if field == .vo2Max { words.formUnion(["vo2max", "vo2"]) }
            if field == .weight { words.formUnion(["weighed", "kg", "weigh"]) }
            return (field, words.union(MetricLexicon.words(of: field)))
        })
}
