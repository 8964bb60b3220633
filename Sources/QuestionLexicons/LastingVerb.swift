/// The verb of `how long did my run last`, which is no last one.
package enum LastingVerb {
    /// Makes the verb a duration, which is what it asks for.
    package static func mark(_ tokens: inout [Token]) {
        guard let verb = tokens.firstIndex(where: { ["did", "do", "does"].contains($0.text) }),
            let place = tokens.indices.dropFirst(verb + 2).last(where: { tokens[$0].text == "last" }),
            tokens[..<verb].contains(where: { ["long", "many"].contains($0.text) }),
            !determiners.contains(tokens[place - 1].text),
            place > verb + 2 || !pronouns.contains(tokens[place - 1].text),
            place + 1 == tokens.count || followers.contains(tokens[place + 1].text)
        else { return markAlone(&tokens) }
        tokens[place].forms = ["duration"]
    }

    /// `how long did it last`, of what was talked about.
    private static func markAlone(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        guard words.count >= 5, words.suffix(5).starts(with: ["how", "long", "did"]), words.last == "last",
            pronouns.contains(words[words.count - 2])
        else { return }
        tokens[tokens.count - 1].forms = ["take"]
    }

    /// Stand for what was talked about.
    private static let pronouns: Set<String> = ["it", "that", "this", "they", "those"]
    /// Words before `last` that make it an adjective.
    private static let determiners: Set<String> = [
        "the", "my", "this", "in", "over", "for", "during", "since", "of", "than", "vs", "versus", "and", "to", "on",
        "did", "i", "before", "after", "with", "against", "from", "by",
    ]
    /// Words that follow the verb, and not the adjective.
    private static let followers: Set<String> = [
        "in", "on", "at", "during", "over", "since", "yesterday", "today", "when", "if", "altogether", "typically",
        "usually", "normally", "generally", "overall", "before", "after", "until", "per",
    ]
}
