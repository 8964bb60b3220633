/// The verb of `how high did my glucose climb`, which asks for the highest value as `go` does.
package enum HeightVerbs {
    /// Leaves the verb out, and `at its worst` behind it, where the question word says which end is meant.
    package static func leaveOut(_ tokens: inout [Token]) {
        guard let asker = tokens.indices.dropLast(3).first(where: { tokens[$0].text == "how" }),
            let verbs = verbs[tokens[asker + 1].text], auxiliaries.contains(tokens[asker + 2].text),
            !["i", "we"].contains(tokens[asker + 3].text),
            let verb = tokens.indices.dropFirst(asker + 4).first(where: { verbs.contains(tokens[$0].text) })
        else { return }
        let isLow = tokens[asker + 1].text == "low"
        var end = verb + 1
        if end < tokens.count, ["to", isLow ? "down" : "up"].contains(tokens[end].text) { end += 1 }
        if end + 2 < tokens.count, tokens[end].text == "at", owners.contains(tokens[end + 1].text),
            (isLow ? lowest : highest).contains(tokens[end + 2].text)
        {
            end += 3
        }
        guard tokens[asker..<verb].allSatisfy({ !$0.endsClause }) else { return }
        tokens.removeSubrange(verb..<end)
    }

    /// `unter 4000 Schritten geblieben` as `unter 4000 Schritten`.
    package static func leaveOutStaying(_ tokens: inout [Token]) {
        guard
            let bound = tokens.indices.dropLast().first(where: {
                ["unter", "ueber", "unterhalb", "oberhalb"].contains(tokens[$0].text) && tokens[$0 + 1].kind != .word
            }), !tokens.contains(where: { ["bett", "wach", "auf"].contains($0.text) }),
            let verb = tokens.indices.first(where: { staying.contains(tokens[$0].text) && $0 != bound })
        else { return }
        let ends = tokens[verb].endsClause
        tokens.remove(at: verb)
        if ends, verb > 0 { tokens[verb - 1].endsClause = true }
    }

    private static let staying: Set<String> = ["geblieben", "blieb", "bleibe", "blieben", "bleib"]

    /// `wie hoch ist mein Blutzucker gestiegen` as `was war maximal mein Blutzucker`.
    package static func leaveOutGerman(_ tokens: inout [Token]) {
        if let asker = tokens.indices.dropLast(3).first(where: { tokens[$0].text == "wie" }),
            let german = german[tokens[asker + 1].text], goes.contains(tokens[asker + 2].text),
            ["mein", "meine", "der", "die"].contains(tokens[asker + 3].text)
        {
            // `wie hoch geht mein Puls`
            tokens[asker].forms = ["was"]
            tokens[asker + 1] = Token(word: "war")
            tokens[asker + 2] = Token(word: german.end)
            return
        }
        guard let asker = tokens.indices.dropLast(3).first(where: { tokens[$0].text == "wie" }),
            let german = german[tokens[asker + 1].text], ["ist", "war", "sind"].contains(tokens[asker + 2].text),
            let verb = tokens.indices.dropFirst(asker + 4).first(where: { german.verbs.contains(tokens[$0].text) }),
            tokens[asker..<verb].allSatisfy({ !$0.endsClause })
        else { return }
        tokens.remove(at: verb)
        tokens[asker].forms = ["was"]
        tokens[asker + 1] = Token(word: "war")
        tokens[asker + 2] = Token(word: german.end)
    }

    /// Whether a word is of climbing.
    package static func namesClimb(_ word: String) -> Bool {
        [
            "hoehenmeter", "hm", "anstieg", "aufstieg", "hoehe", "climb", "climbs", "climbed", "climbing", "ascent",
            "elevation", "gain", "gained", "vert", "vertical", "uphill",
        ]
        .contains(Tokenizer.folded(word)) || Tokenizer.folded(word).hasPrefix("hoehenm")
    }

    private static let german: [String: (end: String, verbs: Set<String>)] = [
        "hoch": ("maximal", ["gestiegen", "geklettert", "raufgegangen", "hochgegangen"]),
        "tief": ("minimal", ["gefallen", "gesunken", "runtergegangen"]),
        "niedrig": ("minimal", ["gefallen", "gesunken", "runtergegangen"]),
    ]

    private static let goes: Set<String> = ["geht", "steigt", "klettert", "kommt", "faellt", "sinkt", "ging", "stieg"]
    private static let auxiliaries: Set<String> = ["did", "does", "has", "have"]
    private static let owners: Set<String> = ["its", "the", "their", "my"]
    private static let verbs: [String: Set<String>] = [
        "high": [
            "go", "gone", "get", "climb", "climbed", "rise", "risen", "spike", "spiked", "jump", "jumped", "shoot",
            "peak", "peaked",
        ],
        "low": ["go", "gone", "get", "drop", "dropped", "fall", "fallen", "dip", "dipped", "sink", "sunk"],
    ]
    private static let highest: Set<String> = ["worst", "highest", "peak", "maximum", "most"]
    private static let lowest: Set<String> = ["worst", "lowest", "minimum", "least"]
}
