/// Words of a talk, of both languages, folded as the tokenizer does: around a question, and by which it goes on with another.
package enum TalkWords {
    /// `does it affect my sleep`, `beeinflusst das meinen Schlaf`, of what was talked about.
    package static func nameCause(_ tokens: inout [Token], _ name: [String]) {
        let words = tokens.map(\.text)
        let start = ["and", "und"].contains(words.first ?? "") ? 1 : 0
        guard words.count > start + 3 else { return }
        let isEnglish =
            ["does", "did"].contains(words[start]) && ["it", "that", "this"].contains(words[start + 1])
            && ["affect", "influence", "impact"].contains(words[start + 2])
        let isGerman = words[start] == "beeinflusst" && ["das", "es", "dies"].contains(words[start + 1])
        guard isEnglish || isGerman else { return }
        tokens.replaceSubrange((start + 1)...(start + 1), with: name.map { Token(word: $0) })
    }

    private static let linking: Set<String> = ["and", "und", "but", "aber", "only", "nur", "same", "just", "bloss"]
    /// Of what was told before.
    package static let within: Set<String> = ["davon", "darunter", "those", "them", "these"]
    /// Begin a clause that says which ones are meant.
    package static let relative: Set<String> = ["when", "where", "that", "which", "with", "without", "i"]
    /// Begin what leaves something out of what was asked.
    package static let without: Set<String> = [
        "without", "no", "none", "ohne", "kein", "keine", "keinen", "keinem", "nichts",
    ]
    /// Ask for the person's own figure: `and mine?`
    package static let own: Set<String> = ["mine", "meiner", "meine", "meins", "meinen"]
    /// Put something beside what was said last.
    package static let also: Set<String> = ["too", "also", "well", "either", "auch", "ebenso", "ebenfalls"]
    /// Of the period before the running one: `and last?`
    package static let earlier: Set<String> = [
        "last", "previous", "prior", "letzte", "letzten", "letzter", "letztes", "vorige", "vorigen", "voriger",
        "voriges", "vergangene", "vergangenen",
    ]
    /// Of something that was told: `how much was it`.
    package static let pointers: Set<String> = ["it", "that", "es", "das"]
    /// Of all days, after some of them: `and overall?`
    package static let overall: Set<String> = ["overall", "insgesamt", "generally", "ueberhaupt", "generell"]
    /// Of a span, and not of a part of it: `the whole year`.
    package static let whole: Set<String> = [
        "whole", "entire", "full", "ganze", "ganzen", "ganzes", "gesamte", "gesamten",
    ]
    /// Verbs before a pointer.
    package static let pointing: Set<String> = ["was", "is", "were", "war", "waren", "ist"]
    /// Said politely behind a question.
    package static let courtesies: Set<String> = [
        "please", "pls", "thanks", "thx", "btw", "cheers", "bitte", "danke",
    ]
    /// Begin a question.
    package static let openers: Set<String> = [
        "what", "whats", "how", "hows", "when", "which", "who", "why", "was", "wie", "wann", "welche", "welcher",
    ]
    /// Begin a condition or a date before a question.
    package static let beforeClause: Set<String> = [
        "on", "in", "at", "over", "during", "after", "before", "since", "when", "if", "whenever", "with", "without",
    ]
    /// Make a verb that of a lead-in: `do you know`, `any idea`.
    package static let addressing: Set<String> = ["you", "du", "idea", "ideas", "clue"]
    /// Stand before an `if` that sets no condition: `tell me if`.
    package static let asking: Set<String> = [
        "me", "know", "wondering", "wonder", "wondered", "check", "see", "curious", "sure", "tell", "remember",
        "idea", "out",
    ]

    /// `and their average length`, after workouts: theirs, and nobody else's.
    package static func ownTheirs(_ tokens: inout [Token]) {
        for place in tokens.indices {
            switch tokens[place].text {
            case "their": tokens[place].forms = ["the"]
            case "they": tokens[place].forms = ["it"]
            case "ihre", "deren": tokens[place].forms = ["die"]
            default: continue
            }
        }
    }

    /// Whether a word begins what goes on with the question before.
    package static func links(_ token: Token) -> Bool { !linking.isDisjoint(with: token.forms) }
}
