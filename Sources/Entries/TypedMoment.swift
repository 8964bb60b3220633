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
        "earlier",
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
        if pieces.count > 1, let place = [0, pieces.count - 1].first(where: { pieces[$0].word == "now" }) {
            pieces.remove(at: place)
        }
        moment.takeAgo(&pieces)
        try moment.takeTime(&pieces, clock, clockIsLength: clockIsLength)
        try moment.takeDay(&pieces, clock, holdsText: holdsText)
        return moment
    }

    /// Without words that say the time once more and less exactly: `this morning 6:50`, `since 11:30`. A part of the day that
    /// is another one stays, and is refused. Where a text may stand only `this morning` is of the time for certain.
    func withoutRepetition(in pieces: [EntryPiece], holdsText: Bool) -> [EntryPiece] {
        guard let minute else { return pieces }
        return pieces.filter { piece in
            guard !holdsText || piece.source.lowercased().hasPrefix("this ") else { return true }
            return switch piece.word {
            case "since", "seit", "earlier": false
            case "morning": !(180...720).contains(minute)
            case "afternoon": !(690...1110).contains(minute)
            case "evening": minute < 960
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
            }
            return
        }
        guard let index = pieces.indices.last(where: { pieces[$0].word == "ago" }), index > 0 else { return }
        for start in max(0, index - 4)..<index {
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
        case .quantity(let hour, let unit) where half(unit) != nil:
            return (try minute(Int(exactly: hour) ?? -1, 0, half(unit), first.source), 1)
        case .number where next == "oclock" && pointed(first) != nil: return (pointed(first) ?? 0, 2)
        case .number(let hour) where next == "oclock":
            return (try minute(Int(exactly: hour) ?? -1, 0, nil, first.source), 2)
        case .word("noon"): return (720, 1)
        default: return nil
        }
    }

    /// `23.30`, as clocks are written in German, in minutes after midnight; `nil` for another number.
    static func pointed(_ piece: EntryPiece) -> Int? {
        guard piece.number != nil, let match = piece.source.wholeMatch(of: /(\d{1,2})\.([0-5]\d)/),
            let hour = Int(match.1), let minute = Int(match.2), hour < 24
        else { return nil }
        return hour * 60 + minute
    }

    /// `at 7:30`, `7:30pm`, `7 pm`, `at 7`, `18 oclock`, `half eight`; without a length to be told, `7:30` alone too.
    private mutating func takeTime(
        _ pieces: inout [EntryPiece], _ clock: EntryClock, clockIsLength: Bool
    ) throws(EntryProblem) {
        for index in pieces.indices {
            func isDay(_ place: Int) -> Bool {
                pieces.indices.contains(place) && pieces[place].word.map(Self.namesDay) ?? false
            }
            let isBehindAt = index > 0 && ["at", "@", "around"].contains(pieces[index - 1].word)
            let first = isBehindAt ? index - 1 : index
            let isBehindDay = isDay(first - 1)
            let isBare =
                pieces[index].clock != nil && index + 1 < pieces.count
                ? Self.half(pieces[index + 1].word ?? "") == nil : pieces[index].clock != nil
            guard !isBare || isBehindAt || isBehindDay || !clockIsLength else { continue }
            let count: Int
            if let (read, used) = try Self.clockTime(pieces[index...]) {
                (minute, count) = (read, used)
            } else if isBehindAt, let (hour, half, used) = Self.bareHour(pieces[index...]) {
                let base = hour * 60 + half
                let isPast = day(beside: isBehindDay ? first - 1 : index + used, pieces, clock) == clock.today
                minute = try Self.resolved(
                    base, isToday: isPast, clock, pieces[first].source + " " + pieces[index].source)
                count = used
            } else {
                continue
            }
            let end = index + count
            // The day beside the time belongs to it: at the beginning it is taken for that, and for nothing else.
            let day = isBehindDay ? pieces[first - 1] : isDay(end) ? pieces[end] : nil
            pieces.removeSubrange((isBehindDay ? first - 1 : first)..<(isBehindDay || day == nil ? end : end + 1))
            if let day { pieces.insert(day, at: 0) }
            return
        }
    }

    /// `7`, `half eight` behind `at`: the hour, the minutes to it, and how many pieces say it.
    private static func bareHour(_ pieces: ArraySlice<EntryPiece>) -> (hour: Int, minutes: Int, count: Int)? {
        let spoken = Array(pieces.prefix(2))
        guard let first = spoken.first else { return nil }
        if let hour = first.wholeNumber { return (0...24).contains(hour) ? (hour, 0, 1) : nil }
        guard spoken.count == 2, first.word == "half" else { return nil }
        let named = spoken[1].word.flatMap(NumberWord.value).map { Int($0) }
        guard let hour = spoken[1].wholeNumber ?? named, (1...12).contains(hour) else { return nil }
        return (hour - 1, 30, 2)
    }

    /// The day that is named there, else today.
    private func day(beside index: Int, _ pieces: [EntryPiece], _ clock: EntryClock) -> CivilDay {
        guard pieces.indices.contains(index), let word = pieces[index].word else { return clock.today }
        return Self.day(word, today: clock.today) ?? clock.today
    }

    /// An hour up to twelve is one of two; the one that lies in the future is not meant.
    private static func resolved(
        _ minute: Int, isToday: Bool, _ clock: EntryClock, _ source: String
    ) throws(EntryProblem) -> Int {
        guard minute <= 12 * 60 else { return minute }
        let later = minute + 720
        guard isToday, let instant = clock.instant(of: clock.today, minute: later % 1440), instant > clock.latest else {
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

    private static func namesDay(_ word: String) -> Bool {
        ["today", "yesterday"].contains(word) || CivilDay(iso: word) != nil
    }

    /// Hours that are added.
    private static func half(_ word: String) -> Int? { ["am": 0, "pm": 12][word] }

    private static func minute(_ hour: Int, _ minute: Int, _ half: Int?, _ text: String) throws(EntryProblem) -> Int {
        if let half {
            guard (1...12).contains(hour) else { throw EntryProblem("“\(text)” is no time of day: write 7:30 or 7pm.") }
            return (hour % 12 + half) * 60 + minute
        }
        guard (0...23).contains(hour) else { throw EntryProblem("“\(text)” is no time of day: write 7:30 or 19:00.") }
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
            throw EntryProblem("There was no \(time) on \(day.iso): the clocks were put forward over it.")
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
