/// The names by which a reply tells its parts from one another: exercises, labels of segments, the first column of a query.
struct PartNames: Sendable {
    /// The parts of each list by the words of their names.
    private var words: [Int32: [String: Set<String>]] = [:]
    /// The numbers that rows are called by, as of weeks.
    private var numbers: [Int32: Set<Int>] = [:]
    /// All words, for where an answer names one.
    private(set) var vocabulary: Set<String> = []

    mutating func add(_ name: String, in list: Int32) {
        let parts = Self.words(of: name)
        guard !parts.isEmpty else { return }
        for word in parts { words[list, default: [:]][word, default: []].insert(name) }
        vocabulary.formUnion(parts)
    }

    mutating func add(_ number: Int, in list: Int32) { numbers[list, default: []].insert(number) }

    /// Whether a list has other parts than the one that words speak of, and a part is one of those.
    /// - Parameter spoken: the words of an answer, as `word(_:)` gives them.
    func excludes(_ name: String, in list: Int32, where spoken: [String]) -> Bool {
        guard let names = words[list] else { return false }
        var hits: [String: Int] = [:]
        for word in Set(spoken) { for name in names[word] ?? [] { hits[name, default: 0] += 1 } }
        guard let most = hits.values.max() else { return false }
        return hits[name] != most
    }

    /// Whether rows of a list are called by numbers, and one that is named is another's.
    func excludes(_ number: Int, in list: Int32, whereNamed named: Int) -> Bool {
        number != named && numbers[list]?.contains(named) == true
    }

    /// The words of a name that tell something, one for all that mean the same.
    static func words(of name: String) -> Set<String> {
        Set(name.lowercased().split { !$0.isLetter }.map(String.init).filter { $0.count > 2 }.map(word))
            .subtracting(fillers)
    }

    static func word(_ word: String) -> String { meanings[word] ?? word }

    private static let fillers: Set<String> = [
        "after", "before", "with", "without", "the", "and", "than", "from", "over", "under", "days", "day", "nights",
        "night", "min", "more", "less", "own", "other", "others", "all", "date", "main", "week", "month", "year",
    ]

    private static let meanings: [String: String] = [
        "training":
            """
        workout workouts training trainings trained trainingstag trainingstagen trainingstage einheit einheiten \
        entraînement entraînements entrenamiento entrenamientos allenamento allenamenti treino treinos trainen \
        trainingsdag trainingsdagen
        """,
        "rest":
            """
        rest resting ruhetag ruhetage ruhetagen trainingsfrei repos descanso riposo rustdag rustdagen
        """,
        "bench": "bench bankdrücken bankdrukken", "squat": "squat squats kniebeuge kniebeugen",
        "deadlift": "deadlift deadlifts kreuzheben", "row": "row rows rudern roeien",
    ].reduce(into: [:]) { table, entry in
        for word in entry.value.split(whereSeparator: \.isWhitespace) { table[String(word)] = entry.key }
    }
}
