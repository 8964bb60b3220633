import Foundation

/// Finds the line that somebody meant who mistyped a word: `watr 500ml`, `Gewciht 72,4`.
package enum EntrySpelling {
    /// The line with one word corrected, where it then is an entry; `nil` where none is near. It is asked about, never stored.
    static func meant(by line: String, reader: EntryLine) -> String? {
        let words = line.split(separator: " ").map(String.init)
        guard words.count <= 12 else { return nil }
        for (place, word) in words.enumerated() {
            let key = word.lowercased().trimmingCharacters(in: .punctuationCharacters)
            guard key.count >= 4, key.allSatisfy(\.isLetter), !EntryVocabulary.words.contains(key),
                !EntryVocabulary.smallTalk.contains(key)
            else { continue }
            for near in near(key) {
                var corrected = words
                corrected[place] =
                    word.first?.isUppercase ?? false ? near.prefix(1).uppercased() + near.dropFirst() : near
                let text = corrected.joined(separator: " ")
                guard let pieces = try? EntryPieces.of(text), EntryLine.Subject(pieces) != nil,
                    (try? reader.one(text)) != nil
                else { continue }  // A correction that is no entry either is not proposed.
                return text
            }
        }
        return nil
    }

    /// The scale that one slip turns into the word; `nil` where none is near, or it is one.
    static func scale(near word: String) -> String? {
        let key = word.lowercased()
        guard key.count >= 4, key.allSatisfy(\.isLetter), !EntryVocabulary.words.contains(key) else { return nil }
        let names = [
            "mood", "energy", "stress", "motivation", "soreness", "stimmung", "laune", "energie", "muskelkater",
        ]
        return names.first { slips(Array(key), Array($0)) == 1 }
    }

    /// Words of the vocabulary that one slip turns into the word, the likeliest slip first; of long words two.
    private static func near(_ word: String) -> [String] {
        let letters = Array(word)
        let most = letters.count >= 8 ? 2 : 1
        var found: [(word: String, slips: Int)] = []
        for known in EntryVocabulary.words where known.count >= 4 && abs(known.count - letters.count) <= most {
            let slips = slips(letters, Array(known))
            if slips <= most { found.append((known, slips)) }
        }
        return found.sorted { ($0.slips, $0.word) < ($1.slips, $1.word) }.map(\.word)
    }

    /// Letters that were left out, added, exchanged or swapped with their neighbour (Damerau's distance, without overlaps).
    package static func slips(_ one: [Character], _ other: [Character]) -> Int {
        guard !one.isEmpty, !other.isEmpty else { return max(one.count, other.count) }
        var before: [Int] = []
        var last = Array(0...other.count)
        for row in 1...one.count {
            var line = [row]
            for column in 1...other.count {
                let isSame = one[row - 1] == other[column - 1]
                var least = min(last[column] + 1, line[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, one[row - 1] == other[column - 2], one[row - 2] == other[column - 1] {
                    least = min(least, before[column - 2] + 1)
                }
                line.append(least)
            }
            (before, last) = (last, line)
        }
        return last[other.count]
    }
}
