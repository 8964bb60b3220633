import QuestionLexicons

/// A question as words, to be matched with a vocabulary in spite of typing slips.
struct Question {
    /// Lower case, without apostrophes; digits keep points and hyphens inside, not commas.
    let words: [String]

    /// Of words that were read already.
    init(words: some Sequence<String>) { self.words = Array(words) }

    init(_ text: String) {
        var words: [String] = []
        var word = ""
        var previousIsDigit = false
        for character in text.lowercased() {
            switch character {
            case "'", "’", "‘", "`": continue
            case ",", "\u{202F}": if !previousIsDigit { Self.end(&word, into: &words) }
            case "₂": word.append("2")
            case "-", ".", ":", "_": word.append(character)
            case _ where character.isLetter || character.isNumber: word.append(character)
            default: Self.end(&word, into: &words)
            }
            previousIsDigit = character.isNumber
        }
        Self.end(&word, into: &words)
        self.words = words
    }

    private static func end(_ word: inout String, into words: inout [String]) {
        var kept = Substring(word)
        word = ""
        while let last = kept.last, "-.:".contains(last) { kept.removeLast() }
        while let first = kept.first, "-.:".contains(first) { kept.removeFirst() }
        guard !kept.isEmpty else { return }
        // A hyphen joins words in `resting-heart-rate`, but days in `2026-03-02`.
        let isNumber = kept.contains { $0.isNumber }
        words += isNumber ? [String(kept)] : kept.split { "-.:".contains($0) }.map(String.init)
    }

    /// Whether any of the phrases occurs, its words in a row.
    func has(_ phrases: String...) -> Bool { phrases.contains { position(of: $0) != nil } }
    func has(anyOf phrases: [String]) -> Bool { phrases.contains { position(of: $0) != nil } }

    /// As `has`, but only words of seven letters and more may have a slip: short ones are too like each other (`last`,
    /// `least`).
    func says(_ phrases: String...) -> Bool {
        phrases.contains { phrase in
            let parts = phrase.split(separator: " ").map(String.init)
            return words.indices.contains { matches(parts, at: $0, slipsFrom: 7) }
        }
    }

    /// Whether any of the phrases occurs letter by letter: where a look-alike (`does`, `doses`) would do harm.
    func spells(anyOf phrases: [String]) -> Bool {
        phrases.contains { phrase in
            let parts = phrase.split(separator: " ")
            return words.indices.contains { words[$0...].starts(with: parts, by: ==) }
        }
    }

    /// Where a phrase begins.
    func position(of phrase: String) -> Int? {
        let parts = phrase.split(separator: " ").map(String.init)
        guard !parts.isEmpty, words.count >= parts.count else { return nil }
        return (0...(words.count - parts.count)).first { matches(parts, at: $0) }
    }

    func matches(_ phrase: [String], at start: Int, slipsFrom length: Int = 5) -> Bool {
        guard start + phrase.count <= words.count else { return false }
        return phrase.indices.allSatisfy { FuzzyMatch.matches(words[start + $0], phrase[$0], slipsFrom: length) }
    }

    /// Whether a word of `ones` and one of `others` stand at most `distance` words apart, in either order.
    func has(_ ones: [String], near others: [String], within distance: Int = 4) -> Bool {
        let isSecond = words.map { word in others.contains { FuzzyMatch.matches(word, $0) } }
        return words.indices.contains { index in
            guard ones.contains(where: { FuzzyMatch.matches(words[index], $0) }) else { return false }
            let around = max(0, index - distance)...min(words.count - 1, index + distance)
            return around.contains { $0 != index && isSecond[$0] }
        }
    }

    /// A number as people type it: `10000`, `10k`, `7.5`; `nil` for anything else.
    static func number(_ word: String) -> Double? {
        if let number = Double(word), number.isFinite { return number }
        if word.hasSuffix("k"), let thousands = Double(word.dropLast()) { return thousands * 1000 }
        return nil
    }
}

/// Whether a typed word means a word of the vocabulary.
enum FuzzyMatch {
    /// Equal, or one slip away (two in long words). Short words and the first letter must be right, and everyday words
    /// that look like ours mean themselves.
    /// - Parameter length: Letters of the shortest word that may have a slip.
    static func matches(_ typed: String, _ word: String, slipsFrom length: Int = 5) -> Bool {
        if typed == word { return true }
        guard word.utf8.count >= length, typed.utf8.first == word.utf8.first, !everyday.contains(typed) else {
            return false
        }
        let allowed = word.utf8.count >= 9 ? 2 : 1
        guard abs(typed.utf8.count - word.utf8.count) <= allowed else { return false }
        return Spelling.distance(Array(typed.utf8), Array(word.utf8)) <= allowed
    }

    private static let everyday: Set<String> = [
        "heard", "heat", "hear", "heavy", "hears", "steep", "stops", "stop", "sheep", "mouth", "read", "really",
        "steak", "stream", "street", "stress", "pause", "purse", "sand", "start", "state", "stars", "flour", "whether",
        "meal", "great", "does", "trail", "tried", "treat", "brain", "thanks", "think", "drunk", "works", "worker",
        "walled", "walks", "compute", "dairy", "dying", "died", "diet", "height", "fasting", "faster", "feast",
        "stroke", "strike", "least", "lease", "best", "rest", "days", "date", "aware", "awake", "avoid", "loss", "lost",
        "most", "more", "fewer", "fever", "worse", "worst", "lower", "lowest", "longer", "longest", "month", "months",
        "weak", "weekly", "week", "this", "that", "these", "those", "chess", "cheat", "sides", "since", "improved",
        "tired", "trained", "step", "last", "lest", "late", "later", "slow", "same", "some", "time", "times", "said",
        "side", "such", "well", "went", "want", "what", "when", "where", "which", "while", "white", "often", "under",
        "today", "morning", "party", "place", "point", "right", "price", "prize", "words", "world", "prefer", "present",
        "press", "never", "every", "early", "earn", "would", "could", "should", "night", "might",
    ]
}
