/// Questions after when something began, said as those after its first time.
package enum BeginningWords {
    /// `since when do I run`, `when did I start running`; with a day or more words it is the time of day that is asked for.
    package static func askFirst(_ tokens: inout [Token]) {
        askHowLong(&tokens)
        let said = tokens.map(\.text)
        if said.starts(with: ["since", "when"]), isOfNoBound(tokens) {
            tokens.replaceSubrange(..<2, with: Token.words("when", "for", "the", "first", "time"))
        } else if said.starts(with: ["seit", "wann"]), isOfNoBound(tokens) {
            tokens.replaceSubrange(..<2, with: Token.words("wann", "zum", "ersten", "mal"))
        } else if said.count == 5 || said.count == 6 && said[5] == "out", said.starts(with: ["when", "did", "i"]),
            ["start", "begin"].contains(said[3]), said[4].hasSuffix("ing")
        {
            tokens.replaceSubrange(3..<4, with: Token.words("for", "the", "first", "time"))
        } else if said.count == 7, said[0] == "wann", ["habe", "hab"].contains(said[1]),
            said[2...4] == ["ich", "mit", "dem"],
            ["angefangen", "begonnen"].contains(said[6])
        {
            tokens.replaceSubrange(1..<5, with: Token.words("zum", "ersten", "mal"))
            tokens.removeLast()
        }
    }

    /// `since when do I not drink` as `how long do I not drink`: how long it has been so, and not the first day without.
    private static func askHowLong(_ tokens: inout [Token]) {
        let words = tokens.map(\.text)
        guard words.contains(where: denials.contains), tokens.allSatisfy({ $0.kind == .word }) else { return }
        if words.starts(with: ["since", "when"]) {
            tokens.replaceSubrange(..<2, with: Token.words("how", "long"))
        } else if words.starts(with: ["seit", "wann"]) {
            tokens.replaceSubrange(..<2, with: Token.words("wie", "lange"))
        }
    }

    private static let denials: Set<String> = [
        "not", "no", "never", "dont", "havent", "without", "sober", "dry", "nicht", "nichts", "nie", "kein", "keine",
        "keinen", "keinerlei", "ohne", "alkoholfrei",
    ]

    /// Since when a bound holds, or there has been none of something, is no first time: it may have been so before.
    private static func isOfNoBound(_ tokens: [Token]) -> Bool {
        tokens.allSatisfy { $0.kind == .word && !bounds.contains($0.text) && !$0.text.hasPrefix("kein") }
    }

    private static let bounds: Set<String> = [
        "under", "over", "above", "below", "after", "before", "than", "unter", "ueber", "nach", "vor", "mehr",
        "weniger", "not", "no", "dont", "havent", "never", "without", "nicht", "nichts", "nie", "ohne",
    ]
}
