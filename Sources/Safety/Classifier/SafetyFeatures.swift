/// The features of the classifier: words, their stems and parts, the concepts that they stand for, and pairs with a concept.
///
/// Every feature has a name, by which its weight is written down: `tired`, `tired*` for a stem, `~<ti` for a part, `@end` for
/// a concept, `of+@end` for a stem and a concept in a row, `@not+@wake` for concepts with up to five words between.
struct SafetyFeatures: Sendable {
    /// A part of a name, with its hash.
    struct Atom {
        var name: [UInt8]
        var hash: UInt64

        init(_ name: [UInt8]) {
            self.name = name
            hash = name.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        }
    }

    struct Feature {
        var first: Atom
        var second: Atom?
        /// Parts of words and pairs of concepts are many for one word, and count less.
        var scale: Float = 1

        var hash: UInt64 {
            guard let second else { return first.hash }
            return (first.hash &* 31 &+ second.hash) &* 0x9E37_79B9_7F4A_7C15
        }
        var name: String {
            [first, second].compactMap(\.self).map { String(decoding: $0.name, as: UTF8.self) }.joined(separator: "+")
        }
    }

    private var concepts: [Atom] = []
    private var words = HashedNumbers(capacity: 4_000)
    private var prefixes = HashedNumbers(capacity: 2_000)
    private static let longestPrefix = 14
    private static let longestWord = 24
    /// Words between two concepts, and one more.
    private static let reach = 6

    init(concepts table: String) {
        for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
            let items = line.split(separator: UInt8(ascii: " ")).map(Array.init)
            guard let name = items.first?.dropLast(), !name.isEmpty else { continue }
            for word in items.dropFirst() {
                if word.last == UInt8(ascii: "*") {
                    prefixes.add(concepts.count, for: Atom(word.dropLast()).hash)
                } else {
                    words.add(concepts.count, for: Atom(word).hash)
                }
            }
            concepts.append(Atom([UInt8(ascii: "@")] + name))
        }
    }

    /// The features of a message, each with the word that it ends at.
    func forEach(of text: [[UInt8]], _ body: (Int, Feature) -> Void) {
        let atoms = text.map { Atom(Array($0.prefix(Self.longestWord))) }
        let stems = atoms.map { atom in
            Atom(atom.name.count > 5 && Self.isLetters(atom) ? atom.name.prefix(5) + [UInt8(ascii: "*")] : atom.name)
        }
        let known = atoms.map(standsFor)
        for index in atoms.indices {
            body(index, Feature(first: atoms[index]))
            if stems[index].hash != atoms[index].hash { body(index, Feature(first: stems[index])) }
            if Self.isLetters(atoms[index]) {
                for part in Self.parts(of: atoms[index].name) { body(index, Feature(first: part, scale: 0.4)) }
            }
            for concept in known[index] {
                pair(concept, at: index, stems, known, body)
            }
        }
    }

    private func pair(
        _ concept: Int, at index: Int, _ stems: [Atom], _ known: [[Int]], _ body: (Int, Feature) -> Void
    ) {
        body(index, Feature(first: concepts[concept]))
        var met: [Int] = []
        for place in stride(from: index - 1, through: max(0, index - Self.reach), by: -1) {
            for other in known[place] where !met.contains(other) {
                met.append(other)
                body(index, Feature(first: concepts[other], second: concepts[concept], scale: 0.4))
            }
        }
        if index >= 1 { body(index, Feature(first: stems[index - 1], second: concepts[concept])) }
        if index + 1 < stems.count {
            body(index, Feature(first: concepts[concept], second: stems[index + 1]))
        }
    }

    /// Whether a word stands for the concept of this name.
    func stands(_ word: [UInt8], for concept: String) -> Bool {
        standsFor(Atom(Array(word.prefix(Self.longestWord)))).contains {
            concepts[$0].name.dropFirst().elementsEqual(concept.utf8)
        }
    }

    private func standsFor(_ word: Atom) -> [Int] {
        var found: [Int] = []
        words.forEach(of: word.hash) { found.append($0) }
        guard word.name.count >= 3 else { return found }
        for length in 3...min(Self.longestPrefix, max(3, word.name.count)) {
            prefixes.forEach(of: Atom(Array(word.name.prefix(length))).hash) { found.append($0) }
        }
        return found.sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    private static func isLetters(_ atom: Atom) -> Bool { atom.name.first != UInt8(ascii: "#") }

    /// Three or four letters in a row, with the ends of the word as `<` and `>`.
    private static func parts(of word: [UInt8]) -> [Atom] {
        let marked = [UInt8(ascii: "<")] + word + [UInt8(ascii: ">")]
        return (3...4).flatMap { length in
            (0..<max(0, marked.count - length + 1)).map { start in
                Atom([UInt8(ascii: "~")] + marked[start..<(start + length)])
            }
        }
    }
}

extension SafetyTokens {
    /// The words as the classifier reads them: folded letters, and numbers by their size.
    func words(upTo count: Int = .max) -> [[UInt8]] { words(0..<min(count, tokens.count)) }

    func words(_ range: some RangeExpression<Int>) -> [[UInt8]] {
        tokens[range].map { token in
            if !token.letters.isEmpty { return Array(letters[token.letters]) }
            if let entry = token.entry { return vocabulary.letters(of: entry) }
            return Array(Self.size(token.value ?? 0).utf8)
        }
    }

    private static func size(_ value: Double) -> String {
        let steps: [Double] = [3, 10, 20, 45, 100, 300, 1200]
        return "#" + (steps.first { value <= $0 }.map { String(Int($0)) } ?? "more")
    }
}
