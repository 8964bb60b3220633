import Foundation
import HealthModel

/// Sleep typed by hand, and minutes of meditation.
extension EntryLine {
    // MARK: Sleep

    /// One of the two times of a sleep.
    private struct SleepTime {
        var day: CivilDay?
        var minute: Int
        var source: String
        /// `am` or `pm` was said, or the hour has two digits.
        var isExact = false
        /// An hour alone, which may be one of the other half of the day.
        var isHour = false
        /// `am` or `pm` was said.
        var saysHalf = false
        /// An hour alone of the 24 of a day.
        var isOfDay = false

        /// In a part of the day, which says which half is meant.
        func inside(_ part: PartOfDay) throws(EntryProblem) -> SleepTime {
            guard let minute = part.minute(minute, isExact: false) else {
                throw EntryProblem("“\(source)” says no time there: write “slept 23:10-6:45”.")
            }
            var time = self
            (time.minute, time.isHour) = (minute, false)
            return time
        }
    }

    private static let missingTimes = EntryProblem("Say when you fell asleep and when you woke: “slept 23:10-6:45”.")

    func sleep(_ pieces: [EntryPiece]) throws(EntryProblem) -> LogEntry {
        let pieces = withSpans(pieces)
        let times = try sleepTimes(try TypedDay.brought(pieces, today: clock.today))
        guard times.count == 2 else {
            throw Self.missingTimes
        }
        let words = pieces.compactMap(\.word).filter { ["slept", "woke"].contains($0) }
        // `woke 6:40, bed at 23:10`: told backwards, where each word stands before its time.
        let isBackwards = words == ["woke", "slept"] && pieces.first?.word == "woke"
        let isNap = pieces.contains { $0.word == "nap" }
        // One goes to bed at night.
        let isBed = pieces.contains {
            $0.source.lowercased().split(separator: " ").contains { $0 == "bed" || $0 == "bett" }
        }
        let (first, second) = try resolved(
            times[isBackwards ? 1 : 0], times[isBackwards ? 0 : 1], isNap: isNap, isBed: isBed)
        let (start, end) = try sleepSpan(first, second)
        // A night is told on the day behind it, a nap on its own: one that is not over may be a slip, and not yesterday's.
        if isNap, first.day == nil, second.day == nil, clock.local(end).day != clock.today {
            throw EntryProblem("Say on which day the nap was: “nap yesterday 14:00-14:30”.")
        }
        _ = try EntryBounds.sleep.check((end.timeIntervalSince(start) / 60).nineDecimals, "A sleep", .minutes)
        return .sleep(from: start, to: end)
    }

    // Made once: a regex literal is compiled wherever it is evaluated. It is never changed.
    nonisolated(unsafe) private static let span =
        /(\d{4}|\d{1,2}(?:[:.h]\d\d)?)h?[-–—](\d{4}|\d{1,2}(?:[:.h]\d\d)?)h?/

    /// `23-7`, `2240-0610` and `22h40-6h20` as two times with `to` between, and `2240` beside such a word as a time.
    private func withSpans(_ pieces: [EntryPiece]) -> [EntryPiece] {
        func time(_ text: Substring) -> EntryPiece {
            let piece = EntryPieces.piece(String(text).replacing("h", with: ":"))
            guard let minute = TypedMoment.joined(piece) else { return piece }
            return EntryPiece(kind: .clock([minute / 60, minute % 60]), source: EntryClock.text(minute: minute))
        }
        return pieces.enumerated().flatMap { index, piece -> [EntryPiece] in
            if piece.wholeNumber != nil, isTime(beside: index, in: pieces) { return [time(piece.source[...])] }
            guard let ends = piece.word?.wholeMatch(of: Self.span) else { return [piece] }
            return [time(ends.1), EntryPiece(kind: .word("to"), source: "-"), time(ends.2)]
        }
    }

    private func sleepTimes(_ pieces: [EntryPiece]) throws(EntryProblem) -> [SleepTime] {
        let filler = EntryVocabulary.smallTalk.union([
            "slept", "nap", "woke", "from", "to", "at", "i", "and", "was", "my", "last", "night", "lastnight", "a",
            "had", "fell", "oclock", "auf", "out", "around", "between", "zwischen", "gegangen", "im", "short", "kurz",
            "then", "dann",
        ])
        var times: [SleepTime] = []
        var part: PartOfDay?
        var day: CivilDay?
        var index = 0
        while index < pieces.count {
            let piece = pieces[index]
            if let said = part, let last = times.last, last.isHour {
                times[times.count - 1] = try last.inside(said)
                part = nil
            }
            if let (minute, count) = try TypedMoment.clockTime(pieces[index...])
                ?? TypedMoment.pointed(piece).map({ ($0, 1) })
            {
                let isExact =
                    count > 1 || piece.source.hasPrefix("0")
                    || piece.clock == nil && TypedMoment.pointed(piece) == nil
                let half = piece.amount?.unit ?? (count > 1 ? pieces[index + 1].word ?? "" : "")
                times.append(
                    SleepTime(
                        day: day, minute: minute, source: piece.source, isExact: isExact,
                        saysHalf: ["am", "pm"].contains(half)))
                (day, index) = (nil, index + count)
                // `22 Uhr 30`
                if pieces.indices.contains(index), let more = pieces[index].wholeNumber, (0..<60).contains(more),
                    pieces[index - 1].word == "oclock"
                {
                    times[times.count - 1].minute += more
                    index += 1
                }
            } else if let spoken = SpokenClock.time(pieces[index...], isBehindAt: false) {
                times.append(SleepTime(day: day, minute: spoken.minute, source: piece.source, isHour: true))
                (day, index) = (nil, index + spoken.count)
            } else if let hour = piece.wholeNumber ?? SpokenClock.word(piece), (0...24).contains(hour),
                isTime(beside: index, in: pieces)
            {
                times.append(
                    SleepTime(
                        day: day, minute: hour % 24 * 60, source: piece.source, isHour: (1...12).contains(hour),
                        isOfDay: hour > 12))
                (day, index) = (nil, index + 1)
            } else if let named = TypedMoment.day(piece.word ?? "", today: clock.today) {
                // Behind the only time it says the day of that.
                if times.count == 1, day == nil, times[0].day == nil, index == pieces.count - 1 {
                    times[0].day = named
                } else if times.count == 2, times[0].day == nil {
                    times[0].day = named
                } else {
                    day = named
                }
                index += 1
            } else if let said = PartOfDay(piece, behind: index > 0 ? pieces[index - 1] : nil) {
                // `11 last night`, or `in the evening at 10`.
                if let last = times.last, last.isHour, index > 0,
                    pieces[index - 1].holdsFigure || pieces[index - 1].word == "oclock"
                {
                    times[times.count - 1] = try last.inside(said)
                } else {
                    part = said
                }
                index += 1
            } else if piece.word.map(filler.contains) ?? false {
                index += 1
            } else if piece.holdsFigure {
                // A length says not when.
                throw Self.missingTimes
            } else {
                try refuse([piece], of: "a line about sleep", example: "slept 23:10-6:45")
            }
        }
        if let part, let last = times.last, last.isHour { times[times.count - 1] = try last.inside(part) }
        return times
    }

    /// Whether a number stands where only a time does: behind `from`, `to`, `at`, or before `to`.
    private func isTime(beside index: Int, in pieces: [EntryPiece]) -> Bool {
        let words: Set = ["from", "to", "at", "woke"]
        let previous = index > 0 ? pieces[index - 1] : nil
        let before =
            previous?.word.map(words.contains) ?? false || previous?.source.lowercased().hasSuffix(" from") ?? false
        return before || pieces.indices.contains(index + 1) && pieces[index + 1].word == "to"
    }

    /// Hours alone brought to the half of the day in which they make a night, or a nap of up to three hours.
    /// - Throws: with both readings where either may be meant.
    private func resolved(
        _ first: SleepTime, _ second: SleepTime, isNap: Bool, isBed: Bool
    ) throws(EntryProblem) -> (SleepTime, SleepTime) {
        guard first.isHour || second.isHour || first.saysHalf && !second.saysHalf else { return (first, second) }
        var (first, second) = (first, second)
        // Beside one of 24 hours the other hour is one too: `23-7`.
        if first.isOfDay { second.isHour = false }
        if second.isOfDay { first.isHour = false }
        guard first.isHour || second.isHour || first.saysHalf else { return (first, second) }
        // Beside an hour alone `1:30` may be of either half too.
        func isOpen(_ time: SleepTime) -> Bool { (60..<780).contains(time.minute) && !time.isExact }
        if second.isHour, isOpen(first) { first.isHour = true }
        // `1pm to 1:30`
        if first.saysHalf, isOpen(second) { second.isHour = true }
        if first.isHour, isOpen(second) { second.isHour = true }
        func halves(_ time: SleepTime) -> [Int] {
            time.isHour ? [time.minute % 720, time.minute % 720 + 720] : [time.minute]
        }
        let spans = halves(first).flatMap { start in halves(second).map { (start: start, end: $0) } }
        var likely = spans.filter { (5...(isNap ? 180 : 960)).contains(($0.end - $0.start + 1440) % 1440) }
        // A nap is taken by day.
        let byDay = likely.filter { (480..<1260).contains($0.start) }
        if isNap, byDay.count == 1 { likely = byDay }
        let byNight = likely.filter { $0.start >= 1080 || $0.start < 300 }
        if isBed, byNight.count == 1 { likely = byNight }
        guard likely.count < 2 else {
            let said = likely.prefix(2).map {
                "\(EntryClock.text(minute: $0.start))-\(EntryClock.text(minute: $0.end))"
            }
            throw .twoReadings(
                first.source + " to " + second.source, said[0], said[1], write: "\(said[0]) or \(said[1])")
        }
        var (from, to) = (first, second)
        if let span = likely.first { (from.minute, to.minute) = (span.start, span.end) }
        return (from, to)
    }

    /// Without a day, the last sleep between these times that is over; with one, that of its beginning.
    private func sleepSpan(_ first: SleepTime, _ second: SleepTime) throws(EntryProblem) -> (Date, Date) {
        func instant(_ day: CivilDay, _ time: SleepTime) throws(EntryProblem) -> Date {
            guard let instant = clock.instant(of: day, minute: time.minute) else {
                throw clock.absence(of: time.minute, on: day)
            }
            return instant
        }
        let overMidnight = second.minute <= first.minute ? 1 : 0
        let wake: CivilDay
        if let day = second.day {
            wake = day
        } else if let day = first.day {
            wake = day.advanced(by: overMidnight)
        } else {
            let today = try instant(clock.today, second)
            wake = today <= clock.latest ? clock.today : clock.today.advanced(by: -1)
        }
        let start = try instant(first.day ?? wake.advanced(by: -overMidnight), first)
        let end = try instant(wake, second)
        guard end <= clock.latest else {
            throw EntryProblem(
                "\(EntryClock.text(minute: second.minute)) \(clock.name(of: wake)) lies in the future; only what has happened is written down."
            )
        }
        guard start < end else { throw EntryProblem("A sleep ends after it began: “slept 23:10-6:45”.") }
        return (start, end)
    }

    // MARK: Mindfulness

    func mindfulness(_ pieces: [EntryPiece], _ moment: TypedMoment) throws(EntryProblem) -> LogEntry {
        // `a quarter of an hour` needs its words.
        let words: Set = ["a", "an", "of", "and"]
        var rest = pieces.filter { piece in
            guard let word = piece.word else { return true }
            return !["meditated", "did"].contains(word)
                && (words.contains(word) || !EntryVocabulary.smallTalk.contains(word))
        }
        try refuseAmbiguous(rest)
        // Nobody meditates a distance.
        for index in rest.indices {
            if case .quantity(let minutes, "m") = rest[index].kind {
                rest[index].kind = .quantity(minutes, unit: "min")
            }
        }
        var length = TypedLength.taken(from: &rest)
        if length == nil, rest.count == 1, let number = rest.first?.number {
            length = number * 60
            rest = []
        }
        rest.removeAll { $0.word.map(words.contains) ?? false }
        try refuse(rest, of: "a line about meditation", example: "meditated 10 min")
        guard let seconds = length else { throw EntryProblem("Say how long: “meditated 10 min”.") }
        let minutes = try EntryBounds.length.check(seconds / 60, "The length", .minutes)
        let at = try moment.instant(by: clock)
        let isNow = moment.minute == nil && moment.secondsAgo == nil
        let start = isNow ? at - seconds : at
        guard start + seconds <= clock.latest + 60 else {
            throw EntryProblem("A meditation that began then and took that long is not over yet.")
        }
        return .mindfulness(minutes: minutes, start: start)
    }
}
