import HealthModel

/// Words by which somebody takes back what was just said, folded as the tokenizer does: `no, I mean`.
package struct CorrectionMark: Sendable {
    package var words: [String]
    /// Whether it takes something back only where a pause stands before it.
    package var needsPause = false
    package var isDoubtful = false

    private init(_ words: String, needsPause: Bool = false, isDoubtful: Bool = false) {
        self.words = words.split(separator: " ").map(String.init)
        (self.needsPause, self.isDoubtful) = (needsPause, isDoubtful)
    }

    /// The marks of a language, the longest first, as one may end in another.
    package static func all(in language: Language) -> [CorrectionMark] { language == .english ? english : german }

    private static let english = longestFirst(
        [
            "no sorry i meant", "no sorry i mean", "no wait i meant", "no wait i mean", "sorry i meant", "sorry i mean",
            "wait i meant", "wait i mean", "oops i meant", "oops i mean", "i meant to say", "i mean to say", "i meant",
            "no i mean", "no sorry", "no wait", "wait no", "sorry no", "oops no", "actually no", "hang on no",
            "hold on no", "no hang on", "no hold on", "no make that", "scratch that", "strike that",
            "correction", "my mistake",
        ].map { CorrectionMark($0) }
            + ["make that", "or rather", "sorry", "oops", "wait", "no", "rather", "nope"].map {
                CorrectionMark($0, needsPause: true)
            }
            + [CorrectionMark("i mean", isDoubtful: true)])

    private static let german = longestFirst(
        [
            "nein sorry ich meinte", "nein sorry ich meine", "sorry ich meinte", "sorry ich meine", "nein ich meinte",
            "nein ich meine", "nein ich mein", "ich meinte", "nein sorry", "nein warte", "nein moment", "nein halt",
            "ach nein", "nein quatsch", "quatsch nein", "besser gesagt", "nein entschuldigung", "korrektur",
        ].map { CorrectionMark($0) }
            + [
                "sorry", "entschuldigung", "quatsch", "vielmehr", "nein", "ups", "moment", "moment mal", "warte",
                "warte mal",
            ].map {
                CorrectionMark($0, needsPause: true)
            }
            + [CorrectionMark("ich meine", isDoubtful: true), CorrectionMark("ich mein", isDoubtful: true)])

    private static func longestFirst(_ marks: [CorrectionMark]) -> [CorrectionMark] {
        marks.sorted { $0.words.count > $1.words.count }
    }

    /// Words of hesitation before it.
    package static let fillers: Set<String> = [
        "hm", "hmm", "mm", "um", "uh", "er", "erm", "oh", "ah", "ok", "okay", "well", "aehm", "aeh", "ach", "naja",
        "na",
        "also", "",
    ]
    package static let auxiliaries: Set<String> = [
        "did", "do", "does", "was", "were", "is", "are", "am", "have", "has", "had", "habe", "hab", "bin", "war",
        "hatte",
    ]
    /// Words that no question ends with.
    package static let inner: Set<String> = [
        "did", "do", "does", "was", "were", "is", "are", "am", "have", "has", "had", "i", "we", "you", "my", "the", "a",
        "an",
        "of", "in", "on", "at", "for", "to", "and", "or", "than", "with", "from", "by", "habe", "hab", "bin", "war",
        "ich",
        "wir", "mein", "meine", "der", "die", "das", "den", "im", "am", "um", "von", "mit", "und", "oder", "als",
    ]
}
