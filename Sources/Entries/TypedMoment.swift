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
        "tonight", "tomorrow", "noon", "midday", "midnight", "morning", "afternoon", "evening", "night", "ago",
        "earlier",
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]

    static let example = "at 7:30, yesterday 21:00, 2026-03-14 7:30 or 20 min ago"

    /// Takes what says when out of the pieces.
    static func taken(from pieces: inout [EntryPiece], by clock: EntryClock, clockIsLength: Bool) throws(EntryProblem)
        -> TypedMoment
    {
        var moment = TypedMoment()
        if pieces.count > 1, let place = [0, pieces.count - 1].first(where: { pieces[$0].word == "now" }) {
            pieces.remove(at: place)
        }
        moment.takeAgo(&pieces)
        try moment.takeTime(&pieces, clockIsLength: clockIsLength)
        try moment.takeDay(&pieces, clock)
        return moment
    }

    /// `20 min ago`.
    private mutating func takeAgo(_ pieces: inout [EntryPiece]) {
        guard let index = pieces.indices.last(where: { pieces[$0].word == "ago" }), index > 0 else { return }
        var first = index
        var seconds = 0.0
        while first > 0, let part = TypedLength.seconds(of: pieces[first - 1]) {
            seconds += part
            first -= 1
        }
        guard first < index else { return }
        secondsAgo = seconds
        pieces.removeSubrange(first...index)
    }

    /// `at 7:30`, `7:30pm`, `7 pm`; without a length to be told, `7:30` alone too.
    private mutating func takeTime(_ pieces: inout [EntryPiece], clockIsLength: Bool) throws(EntryProblem) {
        for index in pieces.indices {
            func isDay(_ place: Int) -> Bool {
                pieces.indices.contains(place) && pieces[place].word.map(Self.namesDay) ?? false
            }
            let isBehindAt = index > 0 && ["at", "@"].contains(pieces[index - 1].word)
            let first = isBehindAt ? index - 1 : index
            let isBehindDay = isDay(first - 1)
            let half = index + 1 < pieces.count ? pieces[index + 1].word.flatMap(Self.half) : nil
            var end = index + 1
            switch pieces[index].kind {
            case .clock(let parts)
            where parts.count == 2 && (isBehindAt || isBehindDay || half != nil || !clockIsLength):
                minute = try Self.minute(parts[0], parts[1], half, pieces[index].source)
                end += half == nil ? 0 : 1
            case .quantity(let hour, let unit) where Self.half(unit) != nil:
                minute = try Self.minute(Int(exactly: hour) ?? -1, 0, Self.half(unit), pieces[index].source)
            case .number(let hour) where isBehindAt:
                guard let hour = Int(exactly: hour), (0...24).contains(hour) else { continue }
                guard hour > 12 else {
                    throw .twoReadings(
                        "at \(hour)", EntryClock.text(minute: hour * 60), EntryClock.text(minute: (hour + 12) * 60),
                        write: "at \(hour):00 or at \((hour + 11) % 12 + 1)pm")
                }
                minute = try Self.minute(hour, 0, nil, pieces[index].source)
            default: continue
            }
            // The day beside the time belongs to it: at the beginning it is taken for that, and for nothing else.
            let day = isBehindDay ? pieces[first - 1] : isDay(end) ? pieces[end] : nil
            pieces.removeSubrange((isBehindDay ? first - 1 : first)..<(isBehindDay || day == nil ? end : end + 1))
            if let day { pieces.insert(day, at: 0) }
            return
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
    private mutating func takeDay(_ pieces: inout [EntryPiece], _ clock: EntryClock) throws(EntryProblem) {
        for index in pieces.indices.reversed() {
            guard let word = pieces[index].word else { continue }
            let named = word == "yesterday" ? clock.today.advanced(by: -1) : word == "today" ? clock.today : nil
            guard let day = named ?? CivilDay(iso: word) else { continue }
            let isSaid = index == 0 || (index == pieces.count - 1 && pieces[index - 1].word == nil)
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

    /// Words that say a time without saying which.
    static func refuseVague(_ pieces: [EntryPiece]) throws(EntryProblem) {
        guard let piece = pieces.first(where: { $0.word.map(vague.contains) ?? false }) else { return }
        throw EntryProblem("“\(piece.source)” is no exact time: write \(example).")
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
