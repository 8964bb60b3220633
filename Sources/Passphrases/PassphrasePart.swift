import Foundation

/// A part of a passphrase that is tried before all others of its length.
struct PassphrasePart: Equatable {
    enum Kind: Equatable { case common, name, word, date, keyboard, sequence, wordSequence, repetition, digits }

    var kind: Kind
    /// Of the first character, and behind the last.
    var range: Range<Int>
    /// As a power of ten.
    var guesses: Double
}

/// The cheapest way to put a passphrase together of parts and single characters.
struct PassphraseCut {
    /// As a power of ten.
    let guesses: Double
    /// Of the parts that the cut is made of, that which covers most.
    let weakness: PassphrasePart.Kind?

    /// A character by itself is one of ten, as in zxcvbn: more would flatter words of other languages.
    private static let single = 1.0

    init(_ characters: [Character]) {
        let parts = PassphraseParts.all(in: characters)
        let byEnd = Dictionary(grouping: parts) { $0.range.upperBound }
        // best[end][count]: guesses for what stands before `end`, in so many parts. Whoever guesses does not know their
        // order, so n parts cost n! times as much; characters in a row are one part.
        typealias Best = (guesses: Double, last: PassphrasePart?, isSingle: Bool, from: Int)
        var best: [[Int: Best]] = Array(repeating: [:], count: characters.count + 1)
        best[0][0] = (0, nil, false, 0)
        for end in stride(from: 1, through: characters.count, by: 1) {
            func offer(_ count: Int, _ new: Best) {
                if new.guesses < best[end][count]?.guesses ?? .infinity { best[end][count] = new }
            }
            for (count, before) in best[end - 1] {
                offer(before.isSingle ? count : count + 1, (before.guesses + Self.single, nil, true, end - 1))
            }
            for part in byEnd[end] ?? [] {
                for (count, before) in best[part.range.lowerBound] {
                    offer(count + 1, (before.guesses + part.guesses, part, false, part.range.lowerBound))
                }
            }
        }
        let whole = best[characters.count].min { Self.inAll($0) < Self.inAll($1) }
        guesses = whole.map(Self.inAll) ?? 0
        weakness = whole.flatMap { Self.longestPart(in: best, end: characters.count, count: $0.key) }
    }

    private static func inAll(
        _ entry: (key: Int, value: (guesses: Double, last: PassphrasePart?, isSingle: Bool, from: Int))
    ) -> Double {
        entry.value.guesses + logFactorial(entry.key)
    }

    private static func logFactorial(_ number: Int) -> Double {
        stride(from: 2, through: number, by: 1).reduce(0) { $0 + log10(Double($1)) }
    }

    private static func longestPart(
        in best: [[Int: (guesses: Double, last: PassphrasePart?, isSingle: Bool, from: Int)]], end: Int, count: Int
    ) -> PassphrasePart.Kind? {
        var (end, count) = (end, count)
        var longest: PassphrasePart?
        while end > 0, let step = best[end][count] {
            if let part = step.last, part.range.count > longest?.range.count ?? 0 { longest = part }
            // Within a row of single characters the number of parts stays.
            let before = best[step.from]
            let stays = step.isSingle && before[count]?.isSingle == true
            (end, count) = (step.from, stays ? count : count - 1)
        }
        return longest?.kind
    }
}
