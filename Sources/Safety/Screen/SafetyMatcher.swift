import ChatModel

/// Finds the patterns of the lexicons in a message. Each token starts the patterns of whose anchor it is; a pattern looks at a
/// bounded number of tokens around it, so the time is linear in the length of the message.
struct SafetyMatcher {
    struct Hit: Equatable {
        var pattern: Int
        var tokens: ClosedRange<Int>
    }

    let index: SafetyIndex
    let text: SafetyTokens
    /// Tokens compared with an element: what matching cost, besides reading.
    private(set) var work = 0
    /// Tokens that an idiom covers.
    private var isIdiom: [Bool]
    /// Everyday words of each language.
    private let commonWords: [Int]
    /// The languages with the most of them; none where hardly any are there.
    private let spoken: [SafetyLanguage]

    /// So near have further words to stand, on either side.
    private static let nearby = 14

    init(_ text: SafetyTokens, _ index: SafetyIndex) {
        self.text = text
        self.index = index
        isIdiom = Array(repeating: false, count: text.tokens.count)
        let commonWords = SafetyLanguage.allCases.map { language in
            text.tokens.prefix(2_000).count { text.elements[$0.elements].contains(index.marks[language.place].common) }
        }
        let most = commonWords.max() ?? 0
        spoken = most < 2 ? [] : SafetyLanguage.allCases.filter { commonWords[$0.place] == most }
        self.commonWords = commonWords
        forEachMatch(idioms: true) { matcher, hit in
            guard matcher.holds(hit) else { return }
            for token in hit.tokens { matcher.isIdiom[token] = true }
        }
    }

    /// Calls `body` with all signs, in the order of their anchors, without idioms and what is denied. They are not gathered: a
    /// message can be nothing but signs.
    mutating func forEachHit(_ body: (inout SafetyMatcher, Hit) -> Void) {
        forEachMatch(idioms: false) { matcher, hit in
            guard !hit.tokens.contains(where: { matcher.isIdiom[$0] }), matcher.isAffirmed(hit), matcher.stands(hit)
            else { return }
            body(&matcher, hit)
        }
    }

    func has(_ element: UInt16, at token: Int) -> Bool {
        text.elements[text.tokens[token].elements].contains(element)
    }

    // MARK: Sequences

    private mutating func forEachMatch(idioms: Bool, _ body: (inout SafetyMatcher, Hit) -> Void) {
        for token in text.tokens.indices {
            for element in text.elements[text.tokens[token].elements] {
                for pattern in index.anchored[Int(element)] where index.patterns[pattern].isIdiom == idioms {
                    if let tokens = match(index.patterns[pattern], anchoredAt: token) {
                        body(&self, Hit(pattern: pattern, tokens: tokens))
                    }
                }
            }
        }
    }

    private mutating func match(_ pattern: SafetyPattern, anchoredAt token: Int) -> ClosedRange<Int>? {
        let steps = pattern.sequence.steps
        guard let end = forward(steps, pattern.anchor, from: token, pattern.language),
            let start = backward(steps, pattern.anchor, from: token, pattern.language)
        else { return nil }
        return start...end
    }

    /// Where the steps after `step`, which stands at `token`, come to an end.
    private mutating func forward(
        _ steps: [SafetySequence.Step], _ step: Int, from token: Int, _ language: SafetyLanguage
    ) -> Int? {
        var gap = 0
        for next in (step + 1)..<max(step + 1, steps.count) {
            gap = max(gap, Int(steps[next].gap))
            for place in (token + 1)..<(token + 2 + gap) {
                guard place < text.tokens.count else { break }
                if place > token + 1, !canSkip(place - 1, before: place, language) { break }
                work += 1
                if has(steps[next].element, at: place), let end = forward(steps, next, from: place, language) {
                    return end
                }
            }
            guard steps[next].isOptional else { return nil }
        }
        return token
    }

    private mutating func backward(
        _ steps: [SafetySequence.Step], _ step: Int, from token: Int, _ language: SafetyLanguage
    ) -> Int? {
        var gap = 0
        for previous in stride(from: step - 1, through: 0, by: -1) {
            gap = max(gap, Int(steps[previous + 1].gap))
            for place in stride(from: token - 1, through: max(0, token - 1 - gap), by: -1) {
                if place < token - 1, !canSkip(place + 1, before: place + 2, language) { break }
                work += 1
                if has(steps[previous].element, at: place),
                    let start = backward(steps, previous, from: place, language)
                {
                    return start
                }
            }
            guard steps[previous].isOptional else { return nil }
        }
        return token
    }

    /// A gap passes over no denial, and over no end of a sentence.
    private func canSkip(_ token: Int, before next: Int, _ language: SafetyLanguage) -> Bool {
        text.tokens[token].pause != .sentence && text.tokens[next].pause != .sentence
            && !denies(token, index.marks[language.place])
    }

    private func denies(_ token: Int, _ marks: SafetyMarks) -> Bool {
        !text.tokens[token].isGuess && has(marks.not, at: token)
    }

    /// Whether one of the sequences begins among these tokens.
    mutating func finds(_ sequences: [SafetySequence], in range: Range<Int>, _ language: SafetyLanguage) -> Bool {
        for sequence in sequences {
            for token in range.clamped(to: 0..<text.tokens.count) {
                work += 1
                if has(sequence.steps[0].element, at: token),
                    forward(sequence.steps, 0, from: token, language) != nil
                {
                    return true
                }
            }
        }
        return false
    }

    // MARK: What stands around a match

    /// The words around it are of its own language, or of those of the message: `suicidas` is Spanish and Portuguese.
    private func languages(of hit: Hit) -> [SafetyLanguage] {
        let own = index.patterns[hit.pattern].language
        return [own] + spoken.filter { $0 != own }
    }

    private func marks(of hit: Hit) -> [SafetyMarks] { languages(of: hit).map { index.marks[$0.place] } }

    private mutating func isAffirmed(_ hit: Hit) -> Bool {
        let pattern = index.patterns[hit.pattern]
        guard !pattern.denies else { return true }
        // What denies in one language means something else in others: a tie denies nothing more.
        let marks = spoken.count == 1 ? marks(of: hit) : [index.marks[pattern.language.place]]
        // A denied wish to die is heard closely; a symptom may be one of several that are denied together.
        let reach = pattern.concern == .crisis ? 3 : 5
        for token in stride(from: hit.tokens.lowerBound, to: max(0, hit.tokens.lowerBound - reach), by: -1) {
            if text.tokens[token].pause != .none { return true }
            work += 1
            if marks.contains(where: { denies(token - 1, $0) }) { return false }
            if marks.contains(where: { has($0.but, at: token - 1) }) { return true }
        }
        return true
    }

    /// Whether everything required near it is there, and nothing excluded.
    private mutating func holds(_ hit: Hit) -> Bool {
        let pattern = index.patterns[hit.pattern]
        let next = hit.tokens.upperBound + 1
        if pattern.endsSentence, next < text.tokens.count, text.tokens[next].pause == .none { return false }
        let near = max(0, hit.tokens.lowerBound - Self.nearby)..<(hit.tokens.upperBound + Self.nearby + 1)
        guard pattern.required.allSatisfy({ finds($0, in: near, pattern.language) }) else { return false }
        return !finds(pattern.excluded, in: near, pattern.language)
    }

    private mutating func stands(_ hit: Hit) -> Bool {
        guard holds(hit) else { return false }
        return index.patterns[hit.pattern].concern == .crisis
            || !SafetyLanguage.allCases.contains { isGeneral(hit, $0) }
    }

    /// A question of general knowledge: `what is a heart attack`.
    private mutating func isGeneral(_ hit: Hit, _ language: SafetyLanguage) -> Bool {
        let marks = index.marks[language.place]
        let before = max(0, hit.tokens.lowerBound - 7)..<(hit.tokens.lowerBound + 1)
        guard finds(marks.asks, in: before, language) else { return false }
        let around = max(0, hit.tokens.lowerBound - 7)...min(text.tokens.count - 1, hit.tokens.upperBound + 7)
        return !around.contains { has(marks.own, at: $0) || has(marks.other, at: $0) }
    }

    mutating func isLongAgo(_ hit: Hit) -> Bool {
        let near = max(0, hit.tokens.lowerBound - Self.nearby)..<(hit.tokens.upperBound + Self.nearby + 1)
        return languages(of: hit).contains { finds(index.marks[$0.place].past, in: near, $0) }
    }

    /// It is about somebody else: the nearest word for a person, from its end back, is one for another.
    func isOther(_ hit: Hit) -> Bool {
        let marks = marks(of: hit)
        let start = max(0, hit.tokens.lowerBound - Self.nearby)
        for token in stride(from: hit.tokens.upperBound, through: start, by: -1) {
            if marks.contains(where: { has($0.own, at: token) }) { return false }
            if marks.contains(where: { has($0.other, at: token) }) { return true }
        }
        return false
    }

    /// Only others are spoken of among these tokens.
    func isOther(in tokens: Range<Int>) -> Bool {
        func speaks(of mark: KeyPath<SafetyMarks, UInt16>) -> Bool {
            tokens.contains { token in index.marks.contains { has($0[keyPath: mark], at: token) } }
        }
        return speaks(of: \.other) && !speaks(of: \.own)
    }

    /// Among these tokens is a weight, and that it falls.
    func speaksOfLoss(in tokens: Range<Int>) -> Bool {
        index.marks.contains { marks in
            tokens.contains { has(marks.lose, at: $0) || has(marks.lost, at: $0) }
                && tokens.contains { token in marks.masses.keys.contains { has($0, at: token) } }
        }
    }

    /// The language with the most of its everyday words here; that of the match where others have no more.
    func language(of match: SafetyLanguage) -> SafetyLanguage {
        let counts = SafetyLanguage.allCases.map { commonWords[$0.place] + ($0 == match ? 1 : 0) }
        let most = counts.max() ?? 0
        return counts[match.place] == most ? match : SafetyLanguage.allCases.first { counts[$0.place] == most } ?? match
    }
}

extension SafetyLanguage {
    /// Among all.
    var place: Int { Int(bit.trailingZeroBitCount) }
}
