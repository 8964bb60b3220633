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
