import QuestionLexicons
import QuestionParser

/// Words around a question by which it is put to somebody: `hey coach, can you tell me …`, `…, do you know?`. Its form is that
/// of the words between them.
enum LeadIn {
    /// The question from its first word that is more than a lead-in; all of it where nothing is left.
    static func withoutLeadIn(_ tokens: [Token], _ lexicon: Lexicon) -> [Token] {
        var start = 0
        while let length = leadIn(tokens[start...], lexicon), start + length < tokens.count { start += length }
        return start < tokens.count ? Array(tokens[start...]) : tokens
    }

    /// The question without lead-in and without what is said politely behind it: reading it is the same then, as each word
    /// without meaning could tip the balance between two readings.
    static func withoutCourtesies(_ tokens: [Token], _ lexicon: Lexicon) -> [Token] {
        var rest = withoutLeadIn(tokens, lexicon)[...]
        if endsInTag(tokens), let end = rest.dropLast().lastIndex(where: \.endsClause),
            isNoise(rest[(end + 1)...], lexicon)
        {
            rest = rest[...end]
        }
        while rest.count > 1, let last = rest.last, TalkWords.courtesies.contains(last.text) { rest.removeLast() }
        return Array(rest)
    }

    /// The question without a word back before it: `wow, and last week?`, `nice. what about May?`
    static func withoutWordBack(_ tokens: [Token], _ lexicon: Lexicon) -> [Token] {
        guard let first = tokens.first, !first.isGuess else { return tokens }
        let lengths = first.forms.flatMap { lexicon.entries[$0] ?? [] }.filter {
            [.request("greeting"), .request("thanks")].contains($0.part) && $0.words.count < tokens.count
                && zip(tokens, $0.words).allSatisfy { $0.forms.contains($1) }
        }.map(\.words.count)
        guard let length = lengths.max(),
            tokens[length - 1].endsClause || TalkWords.links(tokens[length]) || opensQuestion([tokens[length].text])
        else { return tokens }
        return withoutWordBack(Array(tokens[length...]), lexicon)
    }

    /// How many tokens at the front say nothing; `nil` where the first can mean something.
    private static func leadIn(_ tokens: ArraySlice<Token>, _ lexicon: Lexicon) -> Int? {
        guard let first = tokens.first, !first.isGuess else { return nil }
        var noise: Int?
        var other = 0
        for entry in first.forms.flatMap({ lexicon.entries[$0] ?? [] })
        where entry.words.count <= tokens.count && zip(tokens, entry.words).allSatisfy({ $0.forms.contains($1) }) {
            // A greeting before a question asks for none.
            let isGreeting = [.request("greeting"), .request("thanks")].contains(entry.part)
            if entry.part == .noise, !opensQuestion(entry.words) {
                noise = max(noise ?? 0, entry.words.count)
            } else if !isGreeting || tokens.count < entry.words.count + 3 {
                other = max(other, entry.words.count)
            }
        }
        return noise.flatMap { $0 > other ? $0 : nil }
    }

    private static func isNoise(_ tokens: ArraySlice<Token>, _ lexicon: Lexicon) -> Bool {
        var rest = tokens
        while let length = leadIn(rest, lexicon) { rest = rest.dropFirst(length) }
        return rest.isEmpty
    }

    /// Whether the form of a question hangs on the words, though they say nothing of what it is about: `was there`, `what is`.
    private static func opensQuestion(_ words: [String]) -> Bool {
        guard let first = words.first, TalkWords.addressing.isDisjoint(with: words) else { return false }
        return TalkWords.openers.contains(first) || QuestionForm.isVerb(first, .english)
            || QuestionForm.isVerb(first, .german)
    }

    /// The question after the days or the condition that stand before its verb: `this year, did I …`.
    static func withoutLeadingDate(_ tokens: [Token], _ lexicon: Lexicon) -> [Token] {
        let subjects: Set<String> = ["i", "my", "the", "there"]
        let verb = tokens.indices.dropFirst().dropLast().first {
            QuestionForm.isVerb(tokens[$0].text, .english) && subjects.contains(tokens[$0 + 1].text)
        }
        guard let verb,
            // `on rest days, is my pulse`
            tokens[verb - 1].endsClause && TalkWords.beforeClause.contains(tokens[0].text)
                || tokens[..<verb].allSatisfy(lexicon.isOfDate)
        else { return tokens }
        return Array(tokens[verb...])
    }

    /// Whether a clause that only asks for the answer ends it, so that its question mark is not the question's.
    static func endsInTag(_ tokens: [Token]) -> Bool {
        guard let end = tokens.dropLast().lastIndex(where: \.endsClause) else { return false }
        let tag = tokens[(end + 1)...].prefix(2).map(\.text)
        return tag.count == 2 && ["do", "can", "could", "would", "will", "weißt", "weisst", "kannst"].contains(tag[0])
            && ["you", "du"].contains(tag[1])
    }

    /// `tell me if I ran` as `tell me whether I ran`, which sets no condition.
    static func makeIndirect(_ tokens: inout [Token]) {
        for place in tokens.indices.dropFirst().dropLast() where tokens[place].text == "if" {
            guard TalkWords.asking.contains(tokens[place - 1].text),
                !["you", "possible"].contains(tokens[place + 1].text)
            else {
                continue
            }
            tokens[place].forms = ["whether"]
        }
    }

    /// `can you tell me whether`
    static func asksIndirectly(_ tokens: [Token]) -> Bool {
        zip(tokens, tokens.dropFirst()).contains { TalkWords.asking.contains($0.text) && $1.forms.first == "whether" }
    }
}
