/// Times of the day in words: `half past seven`, `quarter to ten`, `Viertel nach acht`, `fünf vor halb neun`.
enum SpokenClock {
    /// The time that the pieces begin with, in minutes of a half day, and how many pieces say it; `nil` where they say none.
    /// - Parameter isBehindAt: `at` stands before them; without it `ten to eight` may be something else.
    static func time(_ pieces: ArraySlice<EntryPiece>, isBehindAt: Bool) -> (minute: Int, count: Int)? {
        let spoken = Array(pieces.prefix(6))
        var start = 0
        if spoken.first?.word == "a", spoken.count > 1, spoken[1].word == "quarter" { start = 1 }
        if let whole = base(spoken[start...], isBehindAt: isBehindAt) { return (whole.minute, whole.count + start) }
        guard start < spoken.count, let offset = offset(spoken[start], isBehindAt: isBehindAt) else { return nil }
        var place = start + 1
        if place < spoken.count, ["min", "minutes", "minuten"].contains(spoken[place].word) { place += 1 }
        guard place < spoken.count, let word = spoken[place].word else { return nil }
        let sign: Int
        switch word {
        case "past", "after", "nach": sign = 1
        case "to", "before", "till": sign = -1
        default: return nil
        }
        let rest = spoken[(place + 1)...]
        if let half = base(rest, isBehindAt: true) {
            return ((half.minute + sign * offset + 720) % 720, place + 1 + half.count)
        }
        guard let hour = rest.first.flatMap(hour) else { return nil }
        return ((hour % 12 * 60 + sign * offset + 720) % 720, place + 2)
    }

    /// `half past seven`, `halb acht`, `dreiviertel acht`; behind `at` also `half seven`, which is as much in Britain.
    private static func base(_ pieces: ArraySlice<EntryPiece>, isBehindAt: Bool) -> (minute: Int, count: Int)? {
        guard let first = pieces.first else { return nil }
        let rest = pieces.dropFirst()
        if first.word == "dreiviertel", let hour = rest.first.flatMap(hour) {
            return ((hour * 60 - 15 + 720) % 720, 2)
        }
        guard first.word == "half" else { return nil }
        if rest.first?.word == "past", let hour = rest.dropFirst().first.flatMap(hour) {
            return ((hour % 12) * 60 + 30, 3)
        }
        guard let hour = rest.first.flatMap(hour) else { return nil }
        if first.source.lowercased() == "halb" { return (((hour + 11) % 12) * 60 + 30, 2) }
        return isBehindAt ? ((hour % 12) * 60 + 30, 2) : nil
    }

    private static func offset(_ piece: EntryPiece, isBehindAt: Bool) -> Int? {
        if ["quarter", "viertel"].contains(piece.word) { return 15 }
        guard isBehindAt else { return nil }
        if case .quantity(let minutes, "min") = piece.kind { return Int(exactly: minutes).flatMap(small) }
        return (piece.wholeNumber ?? word(piece)).flatMap(small)
    }

    private static func small(_ minutes: Int) -> Int? { (1..<30).contains(minutes) ? minutes : nil }

    /// An hour of a half day.
    static func hour(_ piece: EntryPiece) -> Int? {
        guard let hour = piece.wholeNumber ?? word(piece), (1...12).contains(hour) else { return nil }
        return hour
    }

    /// A number in words; an article is none.
    static func word(_ piece: EntryPiece) -> Int? {
        guard let word = piece.word, !["a", "an", "no", "half", "ein", "eine", "einem", "einer"].contains(word) else {
            return nil
        }
        return NumberWord.value(word).flatMap { Int(exactly: $0) }
    }
}

/// The part of the day that is said beside a time: `this morning`, `abends`.
enum PartOfDay {
    case morning, afternoon, evening, night, lastNight

    /// - Parameter previous: the word before it: `morgen` behind a day is its morning.
    init?(_ piece: EntryPiece, behind previous: EntryPiece?) {
        switch piece.word {
        case "morning": self = .morning
        case "morgen":
            guard let day = previous?.word, TypedDay.namesDay(day) else { return nil }
            self = .morning
        case "afternoon": self = .afternoon
        case "evening": self = .evening
        case "night": self = .night
        case "lastnight": self = .lastNight
        default: return nil
        }
    }

    /// The one of the two times that lies in it, in minutes after midnight; `nil` where neither does.
    /// - Parameter minute: of a half day, or of the day where `isExact`.
    func minute(_ minute: Int, isExact: Bool) -> Int? {
        let candidates = isExact ? [minute] : [minute % 720, minute % 720 + 720]
        let held = candidates.filter(holds)
        // `at night at 12` may be either end of it.
        return held.count == 1 ? held[0] : nil
    }

    private func holds(_ minute: Int) -> Bool { hours.contains { $0.contains(minute) } }

    private var hours: [ClosedRange<Int>] {
        switch self {
        case .morning: [180...720]
        case .afternoon: [720...1110]
        case .evening: [960...1439]
        case .night: [0...300, 1140...1439]
        case .lastNight: [0...300, 1080...1439]
        }
    }
}
