/// Requests to write something down, of both languages.
package enum EntryPhrasing {
    /// Stand before what somebody is to do: `could you log`, `I want to add`.
    private static let pleas: Set<String> = [
        "can", "could", "would", "will", "you", "kannst", "koenntest", "wuerdest", "du", "mir", "i", "id", "like",
        "want", "to", "wanna", "lets", "ok", "okay", "hey", "so", "now", "let", "me", "just",
    ]
    /// Of what is shown or added up, and not written down.
    private static let shown: Set<String> = [
        "list", "table", "chart", "graph", "plot", "up", "together", "total", "average", "liste", "tabelle", "diagramm",
    ]

    /// Whether somebody is asked to do something: with a question mark it is no question.
    package static func asksToDo(_ tokens: [Token]) -> Bool {
        ["can", "could", "would", "will", "kannst", "koenntest", "wuerdest"].contains(tokens.first?.text ?? "")
    }

    /// `log 500 ml water`: something to be written down, not asked.
    package static func isEntry(_ tokens: [Token]) -> Bool {
        var words = tokens.filter { $0.kind == .word }.map(\.text).filter { !["please", "bitte"].contains($0) }
        if !isTold(words) { words = Array(words.drop { pleas.contains($0) }) }
        let hasNumber = tokens.contains {
            if case .word = $0.kind { return $0.forms.first.map { NumberWords.counts.contains($0) } ?? false }
            return true
        }
        if hasNumber && EntryStatement.isMeant(tokens) || EntryStatement.namesOneDrink(tokens) { return true }
        guard hasNumber, let first = words.first, let last = words.last else { return false }
        // `record distance 2025`, `record sleep, 90 days`: the most there was.
        if first == "record",
            tokens.last?.isYear ?? false || words.contains(where: NumberWords.pluralSpans.contains)
        {
            return false
        }
        let isAsked = words.contains { ["how", "what", "which", "when", "wie", "was", "welche", "wann"].contains($0) }
        return !isAsked && shown.isDisjoint(with: words) && words.dropFirst().first != "of"
            && (InstructionWords.entryVerbs.contains(first) || InstructionWords.entryInfinitives.contains(first)
                || InstructionWords.entryEnds.contains(last)
                || isToBeNoted(words) || isTold(words) || setsGoal(words))
    }

    /// `log it`, `put it in`, `trag das ein`, after what was told.
    private static func isToBeNoted(_ words: [String]) -> Bool {
        words.indices.contains { place in
            InstructionWords.entryVerbs.contains(words[place]) && place > 1 && place + 3 >= words.count
                && place + 1 < words.count
                && ["it", "that", "this", "es", "das"].contains(words[place + 1])
        }
    }

    /// `my step goal to be 9000`, `change my step goal to 9000`, `mein Schrittziel soll 9000 sein`
    private static func setsGoal(_ words: [String]) -> Bool {
        if GoalWords.areTold(words) { return true }
        guard let goal = words.firstIndex(where: { ["goal", "target"].contains($0) || $0.hasSuffix("ziel") }) else {
            return false
        }
        if changing.contains(words[0]) {
            return words[(goal + 1)...].contains { ["to", "auf", "by", "um"].contains($0) }
        }
        // `ich will Ziel haben 9000 Schritte`
        if words.starts(with: ["ich", "will"]) || words.starts(with: ["ich", "moechte"]) { return true }
        guard ["my", "mein"].contains(words[0]) else { return false }
        let rest = words[(goal + 1)...]
        return rest.starts(with: ["to", "be"]) || rest.first == "soll" && ["sein", "betragen"].contains(rest.last)
    }

    private static let changing: Set<String> = [
        "change", "raise", "lower", "increase", "reduce", "update", "bump", "move", "aendere", "aender", "stell",
        "stelle",
        "erhoehe", "senke",
    ]

    /// `I just drank 330 ml of water`, of this moment.
    private static func isTold(_ words: [String]) -> Bool {
        let isNow = words.prefix(4).contains { ["just", "gerade", "eben", "grad", "soeben"].contains($0) }
        guard isNow, let first = words.first else { return false }
        return ["i", "ive", "ich"].contains(first)
            || first == "just" && words.count > 1 && InstructionWords.done.contains(words[1])
    }
}
