import HealthModel

/// The day by which something is to be reached, where it is said by a month, a year or a length of time.
extension TypedDay {
    /// Brings `by June`, `by the end of June`, `bis Ende des Jahres`, `in 10 weeks` to one piece, an ISO date. Of a month or
    /// year it is the last day, of its beginning the first.
    static func dueBrought(_ pieces: [EntryPiece], today: CivilDay) -> [EntryPiece] {
        for index in pieces.indices {
            guard let word = pieces[index].word else { continue }
            if ["by", "to", "until", "till", "before"].contains(word),
                let (day, count) = monthEnd(pieces[(index + 1)...], today)
            {
                return replaced(pieces, (index + 1)..<(index + 1 + count), by: day)
            }
            if ["in", "within", "innerhalb"].contains(word), let (day, count) = ahead(pieces[(index + 1)...], today) {
                return replaced(pieces, index..<(index + 1 + count), by: day)
            }
        }
        return pieces
    }

    private static func replaced(_ pieces: [EntryPiece], _ range: Range<Int>, by day: CivilDay) -> [EntryPiece] {
        var pieces = pieces
        let source = pieces[range].map(\.source).joined(separator: " ")
        pieces.replaceSubrange(range, with: [EntryPiece(kind: .word(day.iso), source: source)])
        return pieces
    }

    /// `june`, `end of june 2027`, `anfang mai`, `end of the year`.
    private static func monthEnd(_ pieces: ArraySlice<EntryPiece>, _ today: CivilDay) -> (CivilDay, Int)? {
        var rest = pieces
        var isStart = false
        func drop(_ words: Set<String>) -> Bool {
            guard let word = rest.first?.word, words.contains(word) else { return false }
            rest.removeFirst()
            return true
        }
        while drop(["the", "zum"]) {}
        if drop(["start", "beginning", "anfang"]) {
            isStart = true
        } else {
            _ = drop(["end", "ende"])
        }
        let isBounded = rest.startIndex > pieces.startIndex
        while drop(["of", "the", "this", "des", "von", "dieses", "from"]) {}
        guard let word = rest.first?.word else { return nil }
        let this = today.components
        if word == "jahresende" || isBounded && ["year", "jahres"].contains(word) {
            return CivilDay(year: this.year, month: 12, day: 31).map { ($0, rest.startIndex - pieces.startIndex + 1) }
        }
        guard let month = DayVocabulary.month(word) else { return nil }
        rest.removeFirst()
        var year = month < this.month ? this.year + 1 : this.year
        if let said = rest.first?.wholeNumber, (this.year...(this.year + 20)).contains(said) {
            year = said
            rest.removeFirst()
        } else if rest.first?.amount != nil {
            // `june 15` has been a date, or is none.
            return nil
        }
        let days = isStart ? [1] : [31, 30, 29, 28]
        let day = days.lazy.compactMap { CivilDay(year: year, month: month, day: $0) }.first
        return day.map { ($0, rest.startIndex - pieces.startIndex) }
    }

    /// `10 weeks`, `three months`.
    private static func ahead(_ pieces: ArraySlice<EntryPiece>, _ today: CivilDay) -> (CivilDay, Int)? {
        var rest = pieces
        if let word = rest.first?.word, ["the", "next", "den", "nächsten", "von"].contains(word) { rest.removeFirst() }
        guard let first = rest.first, let unit = rest.dropFirst().first?.word,
            let count = first.wholeNumber ?? first.word.flatMap(NumberWord.value).flatMap({ Int(exactly: $0) }),
            (1...400).contains(count)
        else { return nil }
        // Nobody sets a goal for years.
        guard let unit = DayVocabulary.unit(unit), unit != .year,
            let day = DayVocabulary.day(today, movedBy: count, unit)
        else { return nil }
        return (day, rest.startIndex - pieces.startIndex + 2)
    }
}
