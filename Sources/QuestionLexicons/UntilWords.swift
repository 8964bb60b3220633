/// English negations that end at a time: what was not done until then was done after it.
package enum UntilWords {
    /// `when I don't get to bed until after 1` as `when I get to bed after 1`; without `after`, the time itself counts.
    package static func makeAfter(_ tokens: inout [Token]) {
        guard
            let until = tokens.indices.dropFirst(3).dropLast().first(where: {
                ["until", "till", "til"].contains(tokens[$0].text)
            }),
            let denial = tokens[..<until].lastIndex(where: { negations.contains($0.text) }),
            until - denial <= 5, denial + 1 < until, isTime(tokens, until + 1),
            !tokens[denial..<until].contains(where: \.endsClause)
        else { return }
        if tokens[until + 1].text == "after" || tokens[until + 1].text == "past" {
            tokens.remove(at: until)
        } else {
            tokens[until] = Token(word: "from")
        }
        // `didn't` leaves the verb of its time, and `not` alone says none.
        if tokens[denial].text != "not", let auxiliary = auxiliaries[tokens[denial].text] {
            tokens[denial] = Token(word: auxiliary)
        } else {
            tokens.remove(at: denial)
        }
    }

    /// Whether a time of the day begins there, and no date.
    private static func isTime(_ tokens: [Token], _ start: Int) -> Bool {
        let first = ["after", "past"].contains(tokens[start].text) ? start + 1 : start
        guard first < tokens.count else { return false }
        switch tokens[first].kind {
        case .clock: return true
        case .number(1...12, false, false):
            guard first + 1 < tokens.count else { return true }
            return behindTime.contains(tokens[first + 1].text)
        default: return ["midnight", "noon"].contains(tokens[first].text)
        }
    }

    private static let negations: Set<String> = ["dont", "didnt", "doesnt", "not", "havent"]
    private static let auxiliaries = ["dont": "do", "didnt": "did", "havent": "have"]
    private static let behindTime: Set<String> = [
        "am", "pm", "oclock", "in", "on", "this", "last", "since", "during", "over", "yesterday", "at", "the",
    ]
}
