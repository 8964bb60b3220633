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
    }

    func sleep(_ pieces: [EntryPiece]) throws(EntryProblem) -> LogEntry {
        let times = try sleepTimes(try TypedDay.brought(pieces, today: clock.today))
        guard times.count == 2 else {
            throw EntryProblem("Say when you fell asleep and when you woke: “slept 23:10-6:45”.")
        }
        let (start, end) = try sleepSpan(times[0], times[1])
        _ = try EntryBounds.sleep.check((end.timeIntervalSince(start) / 60).nineDecimals, "A sleep", .minutes)
        return .sleep(from: start, to: end)
    }

    private func sleepTimes(_ pieces: [EntryPiece]) throws(EntryProblem) -> [SleepTime] {
        let filler: Set = [
            "slept", "nap", "woke", "from", "to", "at", "i", "and", "was", "my", "last", "night", "a", "had", "fell",
        ]
        var times: [SleepTime] = []
        var day: CivilDay?
        var index = 0
        while index < pieces.count {
            let piece = pieces[index]
            if let (minute, count) = try TypedMoment.clockTime(pieces[index...])
                ?? TypedMoment.pointed(piece).map({ ($0, 1) })
            {
                times.append(SleepTime(day: day, minute: minute, source: piece.source))
                (day, index) = (nil, index + count)
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
            } else if piece.word.map(filler.contains) ?? false {
                index += 1
            } else {
                try refuse([piece], of: "a line about sleep", example: "slept 23:10-6:45")
            }
        }
        return times
    }

    /// Without a day, the last sleep between these times that is over; with one, that of its beginning.
    private func sleepSpan(_ first: SleepTime, _ second: SleepTime) throws(EntryProblem) -> (Date, Date) {
        func instant(_ day: CivilDay, _ time: SleepTime) throws(EntryProblem) -> Date {
            guard let instant = clock.instant(of: day, minute: time.minute) else {
                throw EntryProblem(
                    "There was no \(EntryClock.text(minute: time.minute)) on \(day.iso): the clocks were put forward over it."
                )
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
        var rest = pieces.filter { !["meditated", "i", "for", "of", "a", "did"].contains($0.word) }
        try refuseAmbiguous(rest)
        var length = TypedLength.taken(from: &rest)
        if length == nil, rest.count == 1, let number = rest.first?.number {
            length = number * 60
            rest = []
        }
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
