/// Words by which a number is of what would be, of what was not, or of what came next.
extension AnswerMentions {
    /// Whether a number is of what would be, by the words before it in its sentence or right behind it: no claim of what is.
    func isHypothetical(_ figure: Figure) -> Bool {
        // `without it you'd be at 7 h 13` is worked out from what was recorded.
        guard !leavesOut(within: figure.context) else { return false }
        let end = min(figure.context.upperBound, figure.place.upperBound + 24)
        let behind = text.words.within(figure.place.upperBound..<max(end, figure.place.upperBound)) { $0.place }
        if behind.contains(where: isConditional) { return true }
        let before = text.words.within(figure.context.lowerBound..<figure.place.lowerBound) { $0.place }
        if goesOnAtRate(before.map(\.text)), figure.readings.allSatisfy({ $0.measure == .count }) { return true }
        guard let last = before.lastIndex(where: isConditional) else { return false }
        return !before[last...].contains {
            language.cues.claims.contains($0.text) && !language.cues.weakClaims.contains($0.text)
        }
    }

    private func isConditional(_ word: TextTokens.Word) -> Bool {
        // `you'd` is read as two words.
        let start = word.place.lowerBound
        let isShort =
            word.text == "d" && language == .english && start > 0
            && "'’".unicodeScalars.contains(text.scalars[start - 1])
        return isShort || Self.conditionals.contains(word.text)
    }

    /// `at this pace a kilo takes nine or ten weeks`
    private func goesOnAtRate(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains { Self.demonstratives.contains($0) && Self.rates.contains($1) }
    }

    private static let demonstratives: Set<String> = [
        "this", "that", "diesem", "ce", "cette", "este", "ese", "questo", "esse", "dit", "deze",
    ]
    private static let rates: Set<String> = ["pace", "rate", "tempo", "rythme", "ritmo", "passo"]

    private static let conditionals: Set<String> = [
        "would", "projected", "extrapolated", "würde", "würdest", "würden", "wäre", "wären", "wärst", "käme",
        "kämst", "bräuchte", "bräuchtest", "müsste", "müsstest", "hättest", "hochgerechnet", "serait", "serais",
        "seraient", "faudrait", "suffirait", "aurais", "sería", "serías", "serían", "necesitarías", "tendrías",
        "haría", "sarebbe", "saresti", "sarebbero", "servirebbe", "servirebbero", "avresti", "seria", "serias",
        "seriam", "precisarias", "terias", "zou", "zouden",
    ]

    /// The words of the sentence of a number.
    func words(of figure: Figure) -> Set<String> {
        Set(text.words.within(figure.context) { $0.place }.map(\.text))
    }

    /// Whether a thing that is named before a number is said not to be: `no exercise, 7.3 h`.
    func isDenied(_ mention: Range<Int>, before figure: Figure) -> Bool {
        guard mention.upperBound <= figure.place.lowerBound,
            let word = text.words.within(max(0, mention.lowerBound - 12)..<mention.lowerBound, by: { $0.place }).last,
            noneWords.contains(word.text)
        else { return false }
        return hasMark(in: mention.upperBound..<figure.place.lowerBound)
    }

    /// `then`: what follows is of a later day or period.
    func tellsOfNext(_ words: some Sequence<TextTokens.Word>) -> Bool {
        words.contains { Self.following.contains($0.text) }
    }

    private static let following: Set<String> = [
        "then", "afterwards", "followed", "subsequently", "dann", "danach", "anschließend", "darauf", "puis",
        "ensuite", "luego", "después", "poi", "dopo", "depois", "daarna", "vervolgens",
    ]
}
