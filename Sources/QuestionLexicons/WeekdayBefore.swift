import HealthModel

/// A day of the week beside the same one a week earlier: `last Tuesday against the Tuesday before`.
package enum WeekdayBefore {
    /// Names it as the one before last, where the first is the latest.
    package static func name(_ tokens: inout [Token], _ language: Language) {
        let pointers: Set<String> = language == .english ? ["before"] : ["davor", "zuvor", "vorher"]
        for place in tokens.indices.dropFirst(2).dropLast().reversed()
        where days.contains(tokens[place].text) && pointers.contains(tokens[place + 1].text) {
            var end = place + 2
            if language == .english, end < tokens.count, ["that", "it", "then"].contains(tokens[end].text) { end += 1 }
            guard !tokens[place].endsClause, end == tokens.count || tokens[end - 1].endsClause,
                let first = tokens[..<place].firstIndex(where: { $0.text == tokens[place].text }),
                isLatest(first, tokens)
            else { continue }
            let words =
                language == .english ? [tokens[place].text, "before", "last"] : ["vorletzten", tokens[place].text]
            var phrase = words.map { Token(word: $0) }
            phrase[phrase.count - 1].endsClause = tokens[end - 1].endsClause
            tokens.replaceSubrange(place..<end, with: phrase)
            return
        }
    }

    /// Whether the day is the latest of its name: neither `the first Tuesday in May` nor `Tuesday of last week`.
    private static func isLatest(_ place: Int, _ tokens: [Token]) -> Bool {
        let next = tokens[place + 1]
        let isCompared = place + 2 < tokens.count && ["vergleich", "comparison"].contains(tokens[place + 2].text)
        return next.kind == .word && (isCompared || !ofOther.contains(next.text))
            && (place == 0 || beforeLatest.contains(tokens[place - 1].text) || tokens[place].endsClause || place == 1)
    }

    private static let ofOther: Set<String> = [
        "of", "in", "last", "this", "week", "the", "den", "dem", "der", "letzter", "letzte", "vor", "im",
    ]
    private static let beforeLatest: Set<String> = [
        "last", "on", "past", "letzten", "letzter", "letztem", "am", "vergangenen", "vom", "from",
    ]
    private static let days: Set<String> = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "montag", "dienstag", "mittwoch",
        "donnerstag", "freitag", "samstag", "sonntag", "sonnabend",
    ]
}
