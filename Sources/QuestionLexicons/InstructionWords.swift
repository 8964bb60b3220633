/// Words of both languages by which somebody asks for something to be done, folded as the tokenizer does.
package enum InstructionWords {
    /// Begin what is to be written down: `log 500 ml water`.
    package static let entryVerbs: Set<String> = [
        "log", "record", "note", "enter", "put", "add", "save", "set", "make", "track", "write", "jot", "goal",
        "notiere", "notier", "eintragen", "trage", "trag", "protokolliere", "speichere", "setze", "setz", "merke",
        "logge", "schreib", "schreibe", "erfasse", "erfass", "vermerke", "vermerk",
    ]
    /// The same, as strangers are asked or in a note: `notieren Sie`, `bitte schreiben: 500 ml Wasser`.
    package static let entryInfinitives: Set<String> = [
        "eintragen", "notieren", "schreiben", "aufschreiben", "speichern", "vermerken", "erfassen", "protokollieren",
        "loggen", "tragen",
    ]

    /// `tragen Sie ein` as `tragen ein`: who is asked is not who is asked about.
    package static func dropAddressed(_ tokens: inout [Token]) {
        guard
            let place = tokens.indices.dropFirst().first(where: {
                tokens[$0].text == "sie" && entryInfinitives.contains(tokens[$0 - 1].text)
            }),
            tokens[..<place].allSatisfy({ entryInfinitives.contains($0.text) || ["bitte", "so"].contains($0.text) })
        else { return }
        tokens.remove(at: place)
    }

    /// End it.
    package static let entryEnds: Set<String> = [
        "eintragen", "notieren", "setzen", "loggen", "speichern", "aufschreiben", "down",
    ]
    /// Tell of this moment after `just`.
    package static let done: Set<String> = [
        "drank", "ate", "had", "ran", "did", "took", "finished", "walked", "swam", "cycled", "slept",
    ]

    /// Whether something is to be done, and nothing is asked: `start a workout`, `log my weight`, `einen Lauf aufzeichnen`.
    package static func isInstruction(_ tokens: [Token]) -> Bool {
        guard tokens.allSatisfy({ $0.kind == .word }) else { return false }
        let words = tokens.map(\.text).drop { leads.contains($0) }
        guard let first = words.first, let last = words.last, (2...5).contains(words.count),
            asking.isDisjoint(with: words)
        else { return false }
        return verbs.contains(first) && determiners.contains(words[words.startIndex + 1])
            || plainVerbs.contains(first) && words.count == 2 || infinitives.contains(last)
    }

    /// Stand before the verb: `can you log`.
    private static let leads: Set<String> = [
        "please", "can", "could", "you", "i", "want", "to", "wanna", "id", "like", "lets", "let", "me", "us", "now",
        "bitte", "kannst", "du", "ich", "will", "moechte", "wuerde", "gern", "jetzt",
    ]
    /// Verbs before what is to be done or written down: `start a workout`.
    private static let verbs: Set<String> = [
        "start", "begin", "record", "log", "track", "add", "end", "stop", "finish", "pause",
        "starte", "beginne", "beende", "stoppe", "logge", "notiere", "pausiere",
    ]
    /// Verbs that need no article after them: `log weight`.
    private static let plainVerbs: Set<String> = ["log", "logge", "begin", "beginne", "starte"]
    /// Verbs at the end: `ein Training starten`.
    private static let infinitives: Set<String> = [
        "starten", "beginnen", "beenden", "aufzeichnen", "mitschneiden", "eintragen", "loggen", "notieren",
    ]
    private static let determiners: Set<String> = [
        "a", "an", "my", "the", "this", "another", "new", "tracking", "recording",
        "ein", "eine", "einen", "mein", "meine", "meinen", "das", "den", "die", "neues", "neuen",
    ]
    /// Words that make it a question, or say of which days.
    private static let asking: Set<String> = [
        "when", "what", "how", "which", "did", "do", "was", "were", "of", "time", "times", "on", "in", "last", "each",
        "first", "average", "usual", "earliest", "latest", "every",
        "wann", "wie", "welche", "habe", "hab", "bin", "war", "von", "im", "um", "letzte", "letzten", "letztes",
        "durchschnittlich", "ueblicherweise", "immer", "meistens",
    ]
}
