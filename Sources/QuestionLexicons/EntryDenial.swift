/// Words that deny that something was written down. Of such a day nothing is known, and a zero would be a value.
package enum EntryDenial {
    /// `when I did not log water` as `when I logged no water`, `forgot to log caffeine` as `logged no caffeine`.
    package static func joinNegation(_ tokens: inout [Token]) {
        for place in tokens.indices.dropFirst().dropLast().reversed() where entering.contains(tokens[place].text) {
            let before = tokens[..<place].suffix(2).map(\.text)
            let length = forgetting.contains(before) ? 2 : denying.contains(before.last ?? "") ? 1 : 0
            guard length > 0 else { continue }
            var end = place + 1
            while end < tokens.count, ["my", "any", "the"].contains(tokens[end].text) { end += 1 }
            guard end < tokens.count, !["that", "it", "on", "in", "this", "last"].contains(tokens[end].text) else {
                continue
            }
            tokens.replaceSubrange((place + 1)..<end, with: [Token(word: "without")])
            tokens.removeSubrange((place - length)..<place)
        }
    }

    /// Whether what there was none of has no entry: `neither water nor caffeine logged`, `I logged no water`.
    package static func isMeant(_ tokens: [Token]) -> Bool {
        let words = tokens.map(\.text)
        return words.indices.contains { place in
            guard entering.contains(words[place]) || entered.contains(words[place]) else { return false }
            if place + 1 < words.count, none.contains(words[place + 1]) { return true }
            // What stands behind the verb is what was written down.
            guard place + 1 == words.count || tokens[place].endsClause || closing.contains(words[place + 1]) else {
                return false
            }
            let clause = words[..<place].lastIndex { opening.contains($0) }.map { $0 + 1 } ?? 0
            return words[clause..<place].contains(where: none.contains)
        }
            || words.contains { word in ["eingetragene", "erfasste"].contains { word.hasPrefix($0) } }
                && words.contains(where: none.contains)
    }

    private static let entering: Set<String> = [
        "log", "logged", "record", "recorded", "enter", "entered", "track", "tracked", "note", "noted",
    ]
    private static let entered: Set<String> = [
        "eingetragen", "geloggt", "erfasst", "protokolliert", "notiert", "aufgezeichnet", "aufgeschrieben",
    ]
    private static let denying: Set<String> = ["didnt", "not", "havent", "hadnt", "never"]
    private static let forgetting = [["forgot", "to"], ["forget", "to"], ["forgotten", "to"]]
    private static let none: Set<String> = [
        "no", "without", "neither", "nor", "none", "ohne", "kein", "keine", "keinen", "weder", "noch", "keinerlei",
    ]
    /// Words that begin a clause with a subject of its own.
    private static let opening: Set<String> = [
        "where", "when", "that", "which", "but", "with", "denen", "wo", "aber", "wenn", "mit",
    ]
    /// Words that begin another part of the question.
    private static let closing: Set<String> = [
        "in", "on", "at", "during", "since", "this", "last", "yesterday", "and", "or", "from", "between", "over", "how",
        "what", "was", "were", "vs", "compared", "habe", "hab", "hatte", "wurde", "ist", "war", "im", "am", "letzten",
        "letzte", "diesen", "diese", "seit", "und", "oder", "worden",
    ]
}
