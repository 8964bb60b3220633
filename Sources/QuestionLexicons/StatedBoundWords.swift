import HealthModel

/// Words by which somebody sets a bound and then asks about it: `I try to stay below 300 mg of caffeine, how often did I go
/// over it`. Folded as the tokenizer does.
package struct StatedBoundWords: Sendable {
    /// How the days that are asked about lie to the bound.
    package enum Relation: Sendable { case kept, missed, exceeded }

    /// What stands before the bound, and whether it is one from above.
    package let intentions: [(words: [String], isLimit: Bool)]
    /// Words that may stand before such a phrase.
    package let before: Set<String>
    /// Words of the question that point to the bound; in German those behind its verb are left out as well.
    package let pointers: [(words: [String], relation: Relation)]
    /// Verbs that go with a bound in a question.
    package let verbs: [String]

    package static func of(_ language: Language) -> StatedBoundWords { language == .english ? english : german }

    private static func table(_ lines: String, _ relation: Relation) -> [(words: [String], relation: Relation)] {
        lines.split(separator: ",").map { ($0.split(separator: " ").map(String.init), relation) }
    }

    private static func intentions(_ lines: String, isLimit: Bool) -> [(words: [String], isLimit: Bool)] {
        lines.split(separator: ",").map { ($0.split(separator: " ").map(String.init), isLimit) }
    }

    private static let english = StatedBoundWords(
        intentions: intentions("limit is, limit myself to, limit of", isLimit: true)
            + intentions(
                "try to, trying to, tried to, aim for, aim to, aiming for, aiming to, goal is, target is, want to",
                isLimit: false),
        before: [
            "i", "im", "ive", "my", "own", "daily", "personal", "and", "so", "well", "hi", "hey", "coach", "always",
        ],
        pointers: table(
            "not make it, not make that, not manage it, not manage that, not reach it, not reach that, not hit it, not hit that, miss it, miss that, fall short of it, fall short of that, fall short",
            .missed)
            + table(
                "go over it, go over that, go above it, go above that, get over it, get over that, exceed it, exceed that, go beyond it, go over",
                .exceeded)
            + table(
                "hit it, hit that, reach it, reach that, manage it, manage that, make it, make that, meet it, meet that, achieve it, achieve that, keep to it, keep to that, stick to it, stick to that, do it, do that, get there, stay under it, stay below it, stay within it",
                .kept),
        verbs: ["have", "get", "sleep", "walk", "drink", "eat"])

    private static let german = StatedBoundWords(
        intentions: intentions("limit ist, limit sind, limit liegt bei, obergrenze ist, obergrenze sind", isLimit: true)
            + intentions("ich versuche, ziel ist, ziel sind, ich will, ich moechte", isLimit: false),
        before: [
            "ich", "mein", "meine", "eigenes", "taegliches", "persoenliches", "und", "also", "hallo", "hey", "immer",
        ],
        pointers: table(
            "nicht geschafft, nicht erreicht, nicht eingehalten, nicht hinbekommen, verfehlt, verpasst", .missed)
            + table("ueberschritten, gerissen, ueberzogen", .exceeded)
            + table("geschafft, erreicht, eingehalten, hinbekommen", .kept),
        verbs: ["gehabt", "geschlafen", "gelaufen", "getrunken", "gegessen"])
}
