/// Ordinal numbers before a superlative: `the third longest`, `der zweitbeste`.
enum Ordinals {
    static func rank(_ word: String) -> Int? { words[word] }

    /// A German superlative without the ordinal that it begins with: `zweitbeste`.
    static func split(_ word: String) -> (rest: String, rank: Int?) {
        for (rank, stem) in stems where word.hasPrefix(stem) && word.utf8.count > stem.utf8.count + 3 {
            return (String(word.dropFirst(stem.count)), rank)
        }
        return (word, nil)
    }

    /// Behind the digits of an ordinal number.
    static let endings: Set<String> = ["st", "nd", "rd", "th", "e", "ème", "de", "ste", "er", "o", "a"]

    /// What a superlative ranks by: the longest one is no matter of heart rate.
    static func measures(of superlative: String) -> Set<Measure>? {
        let words = superlative.split(separator: " ")
        return lengths.contains { length in words.contains { $0.hasPrefix(length) } } ? [.kilometres, .minutes] : nil
    }

    private static let lengths = [
        "longe", "shorte", "läng", "kürze", "longu", "court", "largo", "larga", "cort", "lung", "breve", "longo",
        "longa", "curt", "langst",
    ]

    private static let stems = [(2, "zweit"), (3, "dritt"), (4, "viert"), (5, "fünft")]

    private static let words: [String: Int] = [
        (2, "second 2nd zweite zweiter zweiten deuxième second seconde segundo segunda secondo seconda tweede"),
        (3, "third 3rd dritte dritter dritten troisième tercer tercero tercera terzo terza terceiro terceira derde"),
        (4, "fourth 4th vierte vierter vierten quatrième cuarto cuarta quarto quarta vierde"),
        (5, "fifth 5th fünfte fünfter fünften cinquième quinto quinta vijfde"),
    ].reduce(into: [:]) { table, entry in
        for word in entry.1.split(separator: " ") { table[String(word)] = entry.0 }
    }
}
