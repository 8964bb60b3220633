import HealthModel

/// Days within a line: a weekday, `14.3.`, `March 14`, `3 days ago`.
extension TypedDay {
    /// The side of today on which a day without a year lies.
    enum Direction { case past, future }

    /// Brings every day that is named to one piece, an ISO date.
    /// - Parameter datesAlone: whether words such as `tuesday` stay.
    /// - Throws: for a date that no calendar has, and for one with two readings.
    static func brought(
        _ pieces: [EntryPiece], today: CivilDay, _ direction: Direction = .past, datesAlone: Bool = false
    ) throws(EntryProblem) -> [EntryPiece] {
        var result: [EntryPiece] = []
        var index = 0
        while index < pieces.count {
            guard
                let (day, count) = datesAlone
                    ? try written(pieces[index...], today, direction)
                    : try named(pieces[index...], behind: index == 0 ? nil : pieces[index - 1], today, direction)
            else {
                result.append(pieces[index])
                index += 1
                continue
            }
            while let word = result.last?.word, before.contains(word) { result.removeLast() }
            // `by the first of August`
            if count == 3, result.last?.word == "the" { result.removeLast() }
            let source = pieces[index..<(index + count)].map(\.source).joined(separator: " ")
            result.append(EntryPiece(kind: .word(day.iso), source: source))
            index += count
        }
        return result
    }

    /// Words before a day that say nothing: `on`, `last Tuesday`.
    private static let before: Set = [
        "on", "am", "last", "letzten", "letzter", "letzte", "vergangenen", "vorigen",
    ]

    /// The day that the pieces begin with, and how many of them name it.
    private static func named(
        _ pieces: ArraySlice<EntryPiece>, behind previous: EntryPiece?, _ today: CivilDay, _ direction: Direction
    ) throws(EntryProblem) -> (CivilDay, Int)? {
        guard let first = pieces.first else { return nil }
        if first.word == "daybeforeyesterday" { return (today.advanced(by: -2), 1) }
        if let ago = daysAgo(pieces) { return (today.advanced(by: -ago.days), ago.count) }
        if let date = try written(pieces, today, direction) { return date }
        guard let word = first.word, let weekday = weekday(word) else { return nil }
        guard stands(pieces, behind: previous) else { return nil }
        let back = (today.weekday - weekday + 7) % 7
        guard back != 0 else {
            let earlier = today.advanced(by: -7)
            throw .twoReadings(first.source, "today", earlier.iso, write: "today or \(earlier.iso)")
        }
        return (today.advanced(by: direction == .past ? -back : 7 - back), 1)
    }

    /// A weekday says when at the beginning, behind `on`, beside a time and at the end; elsewhere it is part of a text.
    private static func stands(_ pieces: ArraySlice<EntryPiece>, behind previous: EntryPiece?) -> Bool {
        guard let previous, pieces.count > 1 else { return true }
        let next = pieces[pieces.startIndex + 1]
        return next.clock != nil || next.word == "at" || before.union(["from", "to"]).contains(previous.word ?? "")
    }

    /// `3 days ago`, `before 2 days`, `a week ago`.
    private static func daysAgo(_ pieces: ArraySlice<EntryPiece>) -> (days: Int, count: Int)? {
        let isBefore = pieces.first?.word == "before"
        let rest = Array(pieces.dropFirst(isBefore ? 1 : 0).prefix(3))
        guard rest.count >= 2, isBefore || rest.count > 2 && rest[2].word == "ago" else { return nil }
        let number = rest[0].number ?? rest[0].word.flatMap(NumberWord.value)
        guard let number, let count = Int(exactly: number), (1...400).contains(count), let unit = rest[1].word else {
            return nil
        }
        // A month ago is no day.
        switch DayVocabulary.unit(unit) {
        case .day: return (count, 3)
        case .week: return (7 * count, 3)
        case .month, .year, nil: return nil
        }
    }

    /// `14.3.`, `14.3.2026`, `March 14`, `14 March 2026`.
    private static func written(
        _ pieces: ArraySlice<EntryPiece>, _ today: CivilDay, _ direction: Direction
    ) throws(EntryProblem) -> (CivilDay, Int)? {
        guard let first = pieces.first else { return nil }
        if let word = first.word, let day = try pointed(word, first.source, today, direction) { return (day, 1) }
        guard pieces.count > 1 else { return nil }
        // `first of August`, `August the 1st`
        let isParted = pieces.count > 2 && ["of", "the"].contains(pieces[pieces.startIndex + 1].word)
        let count = isParted ? 3 : 2
        let second = pieces[pieces.startIndex + count - 1]
        guard let (month, number) = monthAndNumber(first, second) else { return nil }
        let year = year(pieces.dropFirst(count).first, today)
        let length = count + (year == nil ? 0 : 1)
        let source = pieces.prefix(length).map(\.source).joined(separator: " ")
        return (try day(number, month, year, source, today, direction), length)
    }

    /// `14 March 2026`: a bare figure of four digits behind a date, near enough to today.
    private static func year(_ piece: EntryPiece?, _ today: CivilDay) -> Int? {
        guard let year = piece?.wholeNumber, abs(year - today.components.year) <= 20 else { return nil }
        return year
    }

    private static func monthAndNumber(_ first: EntryPiece, _ second: EntryPiece) -> (month: Int, day: Int)? {
        func number(_ piece: EntryPiece) -> Int? {
            if let number = piece.number { return Int(exactly: number) }
            if let ordinal = piece.word.flatMap(DayVocabulary.dayOfMonth) { return ordinal }
            guard case .quantity(let number, let unit) = piece.kind, ["st", "nd", "rd", "th"].contains(unit) else {
                return nil
            }
            return Int(exactly: number)
        }
        func month(_ piece: EntryPiece) -> Int? { piece.word.flatMap(DayVocabulary.month) }
        if let month = month(first), let day = number(second), (1...31).contains(day) { return (month, day) }
        if let month = month(second), let day = number(first), (1...31).contains(day) { return (month, day) }
        return nil
    }

    private static func pointed(
        _ word: String, _ source: String, _ today: CivilDay, _ direction: Direction
    ) throws(EntryProblem) -> CivilDay? {
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let day = Int(parts[0]), let month = Int(parts[1]) else { return nil }
        guard [0, 2, 4].contains(parts[2].count), parts[2].isEmpty || Int(parts[2]) != nil else { return nil }
        let year = Int(parts[2]).map { $0 < 100 ? 2000 + $0 : $0 }
        return try self.day(day, month, year, source, today, direction)
    }

    private static func day(
        _ day: Int, _ month: Int, _ year: Int?, _ source: String, _ today: CivilDay, _ direction: Direction
    ) throws(EntryProblem) -> CivilDay {
        func civil(_ year: Int) -> CivilDay? { CivilDay(year: year, month: month, day: day) }
        let this = today.components.year
        let candidates = year.map { [$0] } ?? (direction == .past ? [this, this - 1] : [this, this + 1])
        let days = candidates.compactMap(civil)
        guard
            let nearest = year != nil
                ? days.first : days.first(where: { direction == .past ? $0 <= today : $0 > today })
        else {
            throw EntryProblem("“\(source)” is no day of the calendar: write it as \(today.iso).")
        }
        return nearest
    }

    static func isWeekday(_ word: String) -> Bool { weekday(word) != nil }

    /// Whether a word of a line says a day: `today`, `yesterday` or an ISO date, which the others have been brought to.
    static func namesDay(_ word: String) -> Bool {
        ["today", "yesterday"].contains(word) || CivilDay(iso: word) != nil
    }

    /// By its whole English name: other names have been brought to that, and a part of one may be another word.
    private static func weekday(_ word: String) -> Int? { DayVocabulary.weekdays[0].firstIndex(of: word) }
}
