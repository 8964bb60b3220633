import HealthModel

/// Words by which somebody says what was meant by a vague one, folded as the tokenizer does: `easy runs, i.e. under 140 bpm`.
package struct GlossWords: Sendable {
    /// Stand between the vague word and what it means, the longest first.
    package let marks: [[String]]
    /// Say nothing that can be tested until they are explained.
    package let vague: Set<String>
    /// Stand for what was named before the mark: `ones starting after eight`.
    package let pronouns: Set<String>

    package static func of(_ language: Language) -> GlossWords { language == .english ? english : german }

    private static let english = GlossWords(
        marks: [
            ["by", "which", "i", "mean"], ["by", "that", "i", "mean"], ["that", "is", "to", "say"],
            ["that", "means"], ["which", "means"], ["that", "is"], ["i", "mean"], ["as", "in"], ["meaning"], ["ie"],
            ["say"], ["lets", "say"],
        ].sorted { $0.count > $1.count },
        vague: [
            "easy", "hard", "late", "early", "long", "short", "badly", "poorly", "well", "bad", "poor", "good", "slow",
            "fast", "quick", "big", "small", "decent", "proper", "serious", "heavy", "light", "little", "low", "high",
            "active", "lazy", "longer", "shorter", "sizeable", "real", "boozy", "intense", "gentle", "relaxed",
        ],
        pronouns: ["ones", "those", "anything", "everything"])

    private static let german = GlossWords(
        marks: [
            ["das", "heisst"], ["soll", "heissen"], ["will", "sagen"], ["ich", "meine"], ["ich", "mein"],
            ["damit", "meine", "ich"], ["sagen", "wir"], ["sagen", "wir", "mal"], ["dh"], ["also"], ["sprich"],
        ].sorted { $0.count > $1.count },
        vague: [
            "lockere", "lockeren", "lockerer", "locker", "harte", "harten", "hart", "spaete", "spaeten", "spaet",
            "fruehe", "fruehen", "frueh", "lange", "langen", "lang", "kurze", "kurzen", "kurz", "schlecht", "schlechte",
            "schlechten", "gut", "gute", "guten", "langsame", "langsamen", "langsam", "schnelle", "schnellen",
            "schnell", "grosse", "grossen", "kleine", "kleinen", "richtige", "richtigen", "ordentliche", "ordentlichen",
            "anstrengende", "anstrengenden", "ruhige", "ruhigen", "wenig", "viel", "niedrig", "hoch", "faule", "faulen",
            "aktive", "aktiven",
        ],
        pronouns: ["welche", "solche", "die", "alles"])
}
