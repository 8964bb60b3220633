import Foundation
import HealthModel

/// When something happened, as far as it was said.
struct TypedMoment: Equatable {
    var day: CivilDay?
    /// After midnight.
    var minute: Int?
    /// Before now.
    var secondsAgo: Double?

    /// Words about time that say no moment.
    private static let vague: Set = [
        "tonight", "tomorrow", "midnight", "morning", "afternoon", "evening", "night", "ago", "before", "since", "seit",
        "earlier", "lastnight", "beforemeal", "morgen",
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]

    static let example = "at 7:30, yesterday 21:00, 2026-03-14 7:30 or 20 min ago"

    /// Takes what says when out of the pieces.
    static func taken(
        from pieces: inout [EntryPiece], by clock: EntryClock, clockIsLength: Bool, holdsText: Bool = true
    )
        throws(EntryProblem) -> TypedMoment
    {
        var moment = TypedMoment()
        Self.dropNow(&pieces, holdsText: holdsText)
        moment.takeAgo(&pieces)
        try moment.takeTime(&pieces, clock, clockIsLength: clockIsLength)
        try moment.takeDay(&pieces, clock, holdsText: holdsText)
        return moment
    }

    /// `now` says nothing; where a text may stand it does so only at its ends and behind `I had`.
    private static func dropNow(_ pieces: inout [EntryPiece], holdsText: Bool) {
        guard pieces.count > 1 else { return }
        let spoken: Set = ["i", "had", "drank", "ate", "did"]
        let lead = pieces.prefix { $0.word.map(spoken.contains) ?? false }.count
        for place in pieces.indices.reversed() where pieces[place].word == "now" {
            if !holdsText || place <= lead || place == pieces.count - 1 { pieces.remove(at: place) }
        }
    }

    /// Without words that say the time once more and less exactly: `this morning 6:50`, `since 11:30`. A part of the day that
    /// is another one stays, and is refused. Where a text may stand only `this morning` is of the time for certain.
    func withoutRepetition(in pieces: [EntryPiece], holdsText: Bool) -> [EntryPiece] {
        guard let minute else { return pieces }
        return pieces.filter { piece in
            let source = piece.source.lowercased()
            guard !holdsText || source.hasPrefix("this ") || source.hasPrefix("heute ") else { return true }
            return switch piece.word {
            case "since", "seit", "earlier", "beforemeal": false
            case "morning": !(180...720).contains(minute)
            case "afternoon": !(690...1110).contains(minute)
            case "evening": minute < 960
            case "lastnight": (301..<1080).contains(minute)
            case "night": (361..<1140).contains(minute)
            default: true
            }
        }
    }

    /// `20 min ago`, `an hour ago`, `before 20 min`.
    private mutating func takeAgo(_ pieces: inout [EntryPiece]) {
        if let index = pieces.firstIndex(where: { $0.word == "before" }) {
            var rest = Array(pieces[(index + 1)...])
            if let seconds = TypedLength.taken(from: &rest) {
                secondsAgo = seconds
                pieces = Array(pieces[..<index]) + rest
                return
            }
        }
        guard let index = pieces.indices.last(where: { pieces[$0].word == "ago" }), index > 0 else { return }
        for start in max(0, index - 7)..<index {
            var rest = Array(pieces[start..<index])
            guard let seconds = TypedLength.taken(from: &rest), rest.isEmpty else { continue }
            secondsAgo = seconds
            pieces.removeSubrange(start...index)
            return
        }
    }

    /// The time that the pieces begin with, in minutes after midnight, and how many of them say it; an hour alone is none.
    static func clockTime(_ pieces: ArraySlice<EntryPiece>) throws(EntryProblem) -> (minute: Int, count: Int)? {
        guard let first = pieces.first else { return nil }
        let next = pieces.dropFirst().first?.word
        switch first.kind {
        case .clock(let parts) where parts.count == 2:
            let half = next.flatMap(Self.half)
            let minute = try minute(parts[0], parts[1], half, first.source)
            return (minute, half != nil || next == "oclock" ? 2 : 1)
        case .quantity(let hour, "uhr"):
            return (try minute(Int(exactly: hour) ?? -1, 0, nil, first.source), 1)
        case .quantity(_, let unit) where half(unit) != nil && first.source.contains(pointedHour):
            let figures = first.source.prefix { !$0.isLetter && $0 != " " }.split(separator: ".").compactMap { Int($0) }
            return (try minute(figures[0], figures[1], half(unit), first.source), 1)
        case .quantity(let hour, let unit) where half(unit) != nil:
            return (try minute(Int(exactly: hour) ?? -1, 0, half(unit), first.source), 1)
        case .number where first.source.hasPrefix("0") && joined(first) != nil:
            return (joined(first) ?? 0, next == "oclock" ? 2 : 1)
        case .number where next == "oclock" && pointed(first) != nil: return (pointed(first) ?? 0, 2)
        case .number where next == "oclock" && first.source.count == 4 && first.source.allSatisfy(\.isNumber):
            let figures = Int(first.source) ?? 2400
            return (try minute(figures / 100, figures % 100, nil, first.source), 2)
        case .number(let hour) where next == "oclock":
            return (try minute(Int(exactly: hour) ?? -1, 0, nil, first.source), 2)
        case .word where next == "oclock":
            guard let hour = SpokenClock.word(first) else { return nil }
            return (try minute(hour, 0, nil, first.source), 2)
        case .word("noon"): return (720, 1)
        default: return nil
        }
    }

    // Made once: a regex literal is compiled wherever it is evaluated. None is ever changed.
    nonisolated(unsafe) private static let pointedHour = /^\d{1,2}\.\d\d(?!\d)/
    nonisolated(unsafe) private static let pointedTime = /(\d{1,2})\.([0-5]\d)/

    /// `0830`, in minutes after midnight; `nil` for another number.
    static func joined(_ piece: EntryPiece) -> Int? {
        let figures = piece.source
        guard piece.number != nil, figures.count == 4, figures.allSatisfy({ $0.isASCII && $0.isNumber }),
            let hour = Int(figures.prefix(2)), let minute = Int(figures.suffix(2)), hour < 24, minute < 60
        else { return nil }
        return hour * 60 + minute
    }

    /// `23.30`, as clocks are written in German, in minutes after midnight; `nil` for another number.
    static func pointed(_ piece: EntryPiece) -> Int? {
        guard piece.number != nil, let match = piece.source.wholeMatch(of: pointedTime),
            let hour = Int(match.1), let minute = Int(match.2), hour < 24
        else { return nil }
        return hour * 60 + minute
    }

    /// `at 7:30`, `7:30pm`, `7 pm`, `at 7`, `18 oclock`, `half eight`, `yesterday evening at 8`; without a length to be told,
    /// `7:30` alone too.
    private mutating func takeTime(
        _ pieces: inout [EntryPiece], _ clock: EntryClock, clockIsLength: Bool
    ) throws(EntryProblem) {
        for index in pieces.indices {
            let isBehindAt = index > 0 && Self.prepositions.contains(pieces[index - 1].word ?? "")
            var first = isBehindAt ? index - 1 : index
            let partBefore = first > 0 ? PartOfDay(pieces[first - 1], behind: first > 1 ? pieces[first - 2] : nil) : nil
            if partBefore != nil { first -= 1 }
            let isBehindDay = Self.isDay(pieces, first - 1)
            let isBare =
                pieces[index].clock != nil && index + 1 < pieces.count
                ? Self.half(pieces[index + 1].word ?? "") == nil : pieces[index].clock != nil
            guard !isBare || isBehindAt || isBehindDay || partBefore != nil || !clockIsLength else { continue }
            guard let said = try Self.time(pieces, at: index, isBehindAt: isBehindAt) else { continue }
            let end = index + said.count
            let whole = pieces
            var part = partBefore
            // `8 in the evening`, and `8 yesterday evening`.
            let place = Self.isDay(pieces, end) && !isBehindDay ? end + 1 : end
            if part == nil, place < pieces.count, let behind = PartOfDay(pieces[place], behind: pieces[place - 1]) {
                part = behind
                pieces.remove(at: place)
            }
            let day = isBehindDay ? pieces[first - 1] : Self.isDay(pieces, end) ? pieces[end] : nil
            let dayName = day?.word.flatMap { Self.day($0, today: clock.today) }
            let source = pieces[first].source + " " + pieces[index].source
            if let part, let inside = part.minute(said.minute, isExact: said.isExact) {
                minute = inside
            } else if let part, part == partBefore, said.isExact {
                throw EntryProblem("“\(source)” says two times: write \(Self.example).")
            } else if said.isExact {
                minute = said.minute
                // Another part of the day stays, and is refused.
                if part != nil, partBefore == nil { pieces = whole }
            } else if part != nil {
                throw EntryProblem("“\(source)” is no exact time: write \(Self.example).")
            } else {
                minute = try Self.resolved(
                    said.minute, isToday: (dayName ?? clock.today) == clock.today, clock, source)
            }
            // The day beside the time belongs to it: at the beginning it is taken for that, and for nothing else.
            pieces.removeSubrange((isBehindDay ? first - 1 : first)..<(isBehindDay || day == nil ? end : end + 1))
            if let day { pieces.insert(day, at: 0) }
            try self.place(night: part, dayName, &pieces, clock)
            return
        }
    }

    /// The night behind `last night` and `yesterday night` begins yesterday and ends today.
    private func place(
        night part: PartOfDay?, _ day: CivilDay?, _ pieces: inout [EntryPiece], _ clock: EntryClock
    ) throws(EntryProblem) {
        guard let part, let minute else { return }
        if part == .lastNight, day == nil {
            let name = minute > 720 ? "yesterday" : "today"
            pieces.insert(EntryPiece(kind: .word(name), source: name), at: 0)
        } else if part == .night || part == .lastNight, let day, day != clock.today, minute < 360 {
            let time = EntryClock.text(minute: minute)
            let next = day.advanced(by: 1)
            throw .twoReadings(
                "\(time) at night", "\(day.iso) \(time)", "\(next.iso) \(time)",
                write: "\(day.iso) \(time) or \(next.iso) \(time)")
        }
    }

    /// Words behind which an hour alone is a time.
    private static let prepositions: Set = ["at", "@", "around", "since", "seit"]
    /// Words that make a length of the number before them.
    private static let lengths: Set = [
        "day", "days", "week", "weeks", "month", "months", "years", "tage", "tagen", "wochen", "monaten", "jahren",
        "hours", "hour", "stunden", "times", "mal",
    ]

    private static func isDay(_ pieces: [EntryPiece], _ place: Int) -> Bool {
        pieces.indices.contains(place) && pieces[place].word.map(TypedDay.namesDay) ?? false
    }

    /// The time that stands there and how many pieces say it; where it is not exact it is one of a half day.
    private static func time(
        _ pieces: [EntryPiece], at index: Int, isBehindAt: Bool
    ) throws(EntryProblem) -> (minute: Int, count: Int, isExact: Bool)? {
        let rest = pieces[index...]
        if let spoken = SpokenClock.time(rest, isBehindAt: isBehindAt) {
            let half = rest.dropFirst(spoken.count).first?.word.flatMap(Self.half)
            return (spoken.minute + (half ?? 0), spoken.count + (half == nil ? 0 : 1), half != nil)
        }
        if let (minute, count) = try clockTime(rest) {
            // `8 oclock` is one of two times, where a part of the day says which; else it is the one of the morning.
            guard count == 2, let next = rest.dropFirst().first?.word, next == "oclock" else {
                return (minute, count, true)
            }
            // `13 Uhr 20`, where another number is left for the entry.
            guard let more = rest.dropFirst(2).first?.wholeNumber, (0..<60).contains(more), minute % 60 == 0,
                pieces.indices.contains(where: { !(index...(index + 2)).contains($0) && pieces[$0].holdsFigure })
            else { return (minute, count, minute > 720 || !hasPart(beside: index, count, pieces)) }
            return (minute + more, 3, true)
        }
        guard isBehindAt, let first = rest.first else { return nil }
        // `since 2 days`
        if let unit = rest.dropFirst().first?.word, lengths.contains(unit) { return nil }
        if let minute = pointed(first) ?? joined(first) { return (minute, 1, true) }
        guard let hour = first.wholeNumber ?? SpokenClock.word(first), (0...24).contains(hour) else { return nil }
        return hour > 12 || hour == 0 ? (hour % 24 * 60, 1, true) : (hour * 60, 1, false)
    }

    /// Whether a part of the day stands on either side of the time.
    private static func hasPart(beside index: Int, _ count: Int, _ pieces: [EntryPiece]) -> Bool {
        [index - 1, index - 2, index + count, index + count + 1].contains { place in
            pieces.indices.contains(place)
                && PartOfDay(pieces[place], behind: place > 0 ? pieces[place - 1] : nil) != nil
        }
    }

    /// An hour up to twelve is one of two; the one that lies in the future is not meant.
    private static func resolved(
        _ minute: Int, isToday: Bool, _ clock: EntryClock, _ source: String
    ) throws(EntryProblem) -> Int {
        let (minute, later) = (minute % 720, minute % 720 + 720)
        guard isToday, minute > 0, let instant = clock.instant(of: clock.today, minute: later % 1440),
            instant > clock.latest
        else {
            throw .twoReadings(
                source, EntryClock.text(minute: minute), EntryClock.text(minute: later),
                write: "at \(minute / 60):\(EntryClock.two(minute % 60)) or at \((minute / 60 + 11) % 12 + 1)pm")
        }
        return minute
    }

    /// The day that a word says; `nil` for another word.
    static func day(_ word: String, today: CivilDay) -> CivilDay? {
        switch word {
        case "today": today
        case "yesterday": today.advanced(by: -1)
        default: CivilDay(iso: word)
        }
    }

    /// Hours that are added.
    private static func half(_ word: String) -> Int? { ["am": 0, "pm": 12][word] }

    private static func minute(_ hour: Int, _ minute: Int, _ half: Int?, _ text: String) throws(EntryProblem) -> Int {
        if let half {
            guard (1...12).contains(hour) else { throw EntryProblem("“\(text)” is no time of day: write 7:30 or 7pm.") }
            return (hour % 12 + half) * 60 + minute
        }
        guard (0...23).contains(hour), minute < 60 else {
            throw EntryProblem("“\(text)” is no time of day: write 7:30 or 19:00.")
        }
        return hour * 60 + minute
    }

    /// `yesterday` or a date: at the beginning, beside the time, or at the end behind a number. Elsewhere it may be part
    /// of a text.
    private mutating func takeDay(
        _ pieces: inout [EntryPiece], _ clock: EntryClock, holdsText: Bool
    ) throws(EntryProblem) {
        for index in pieces.indices.reversed() {
            guard let word = pieces[index].word else { continue }
            guard let day = Self.day(word, today: clock.today) else { continue }
            let isSaid = !holdsText || index == 0 || (index == pieces.count - 1 && pieces[index - 1].word == nil)
            guard isSaid else {
                if word == "today" { continue }
                throw EntryProblem(
                    "“\(word)” may say when, or be part of the text: put it first, or the text in quotes.")
            }
            guard self.day == nil || self.day == day else { throw EntryProblem("There are two days in it; say one.") }
            self.day = day
            pieces.remove(at: index)
        }
    }

    /// Whether no time of the day was said: what happened is taken to have happened now.
    var isNow: Bool { minute == nil && secondsAgo == nil }

    /// - Parameters:
    ///   - pieces: what is left of the line without its moment.
    ///   - phrases: whether `at breakfast` and the like say a time there. What stands in quotes never does.
    /// - Throws: for words that say a time without saying which, with what would do.
    static func refuseVague(_ pieces: [EntryPiece], phrases: Bool) throws(EntryProblem) {
        func refusal(_ words: String) -> EntryProblem {
            EntryProblem("“\(words)” is no exact time: write \(example).")
        }
        // What is no word parts them, and a figure such as `26:10` is no time of the day.
        let text = pieces.map { $0.word == nil ? "x" : $0.source }.joined(separator: " ")
        if phrases, let words = VagueTime.said(in: text) { throw refusal(words) }
        guard let piece = pieces.first(where: { $0.word.map(vague.contains) ?? false }) else { return }
        throw refusal(piece.source)
    }

    /// - Throws: where no time is said for another day, where the clock never showed it, and for the future.
    func instant(by clock: EntryClock) throws(EntryProblem) -> Date {
        if let secondsAgo {
            guard day == nil, minute == nil else { throw EntryProblem("Say when once: \(Self.example).") }
            return clock.now - secondsAgo
        }
        guard let minute else {
            guard let day, day != clock.today else { return clock.now }
            throw EntryProblem("Say at what time: \(clock.name(of: day)) 21:00, for example.")
        }
        let day = day ?? clock.today
        let time = EntryClock.text(minute: minute)
        guard let instant = clock.instant(of: day, minute: minute) else {
            throw clock.absence(of: minute, on: day)
        }
        guard instant <= clock.latest else {
            throw EntryProblem(
                "\(time) \(clock.name(of: day)) lies in the future; only what has happened is written down.")
        }
        return instant
    }

    /// - Throws: for a time, which a whole day has not, and for the future.
    func wholeDay(by clock: EntryClock) throws(EntryProblem) -> CivilDay {
        guard minute == nil, secondsAgo == nil else {
            throw EntryProblem("A check-in is of a whole day: leave the time out.")
        }
        let day = day ?? clock.today
        guard day <= clock.today else {
            throw EntryProblem("\(day.iso) lies in the future; only what has happened is written down.")
        }
        return day
    }
}
