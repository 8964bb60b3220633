import HealthModel

/// A date as files write it, with or without a time of day and an offset from UTC.
package struct WrittenTime: Equatable {
    /// As written: `offset` has not moved it.
    package var day: CivilDay
    /// Seconds after midnight by the clock; `nil` for a date alone. Fractions are dropped.
    package var secondOfDay: Int?
    /// Seconds east of UTC; `nil` when the text does not say.
    package var offset: Int?

    /// Whether the month is written as a word: such a date needs no order.
    package private(set) var namesMonth = false

    /// Reads `2025-03-20`, `2025-03-20T07:13:20.000+01:00`, `2025-03-20 07:13:20 +0100`, `03/20/25 07:00:00`,
    /// `20.03.2025 07:00`, `3/20/2025 7:00 PM`, and with names of months `20 Mar 2025`, `Thu, March 20th, 2025 7:00`,
    /// `20. März 2025`, `20 de marzo de 2025`. `order` is needed for numbers alone that do not begin with the year.
    ///
    /// Not generic, as the formats of another module call it for every row.
    package init?(_ text: String, order: DateOrder = .yearMonthDay) { self.init(Scanner(text), order) }

    /// The same of a part of a text.
    package init?(_ text: Substring, order: DateOrder = .yearMonthDay) { self.init(Scanner(text), order) }

    private init?(_ text: Scanner, _ order: DateOrder) {
        var scanner = text
        scanner.skipBlanks()
        guard let day = scanner.date(order) else { return nil }
        self.day = day
        secondOfDay = nil
        offset = nil
        namesMonth = scanner.hasMetMonth
        if scanner.consume("T") || scanner.skipBlanks() {
            guard !scanner.isAtEnd else { return }
            guard let second = scanner.clock() else { return nil }
            secondOfDay = second
            scanner.skipBlanks()
            if !scanner.isAtEnd {
                guard let offset = scanner.offset() else { return nil }
                self.offset = offset
            }
        }
        scanner.skipBlanks()
        guard scanner.isAtEnd else { return nil }
    }

    /// Unix seconds, by its own offset, else by the clock given. A date alone is its midnight.
    package func unix(by clock: DayClock) -> Int64 {
        guard let offset else { return clock.unix(of: day, second: secondOfDay ?? 0) }
        return Int64(day.number) * 86_400 + Int64(secondOfDay ?? 0) - Int64(offset)
    }

    /// Unix seconds, whatever the offset says: for texts that are in UTC without saying so.
    package var unixAsUTC: Int64 { Int64(day.number) * 86_400 + Int64(secondOfDay ?? 0) }

    /// `UTC+01:00`, `UTCZ`, `Z`, `-05:00`, `+0530` in seconds.
    package static func offset(_ text: some StringProtocol) -> Int? {
        var scanner = Scanner(text)
        scanner.skipBlanks()
        if scanner.consume("U") || scanner.consume("G") {
            while scanner.consume("T") || scanner.consume("C") || scanner.consume("M") {}
            if scanner.isAtEnd { return 0 }
        }
        guard let offset = scanner.offset(), scanner.isAtEnd else { return nil }
        return offset
    }

    private struct Scanner {
        private let bytes: [UInt8]
        private var at = 0
        private static let longest = 48
        private(set) var hasMetMonth = false

        init(_ text: some StringProtocol) { bytes = Array(text.utf8.prefix(Self.longest)) }

        var isAtEnd: Bool { at >= bytes.count }

        @discardableResult mutating func skipBlanks() -> Bool {
            let start = at
            while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 || bytes[at] == 0x2C { at += 1 }
            // The narrow space that some phones write before AM and PM.
            while at + 2 < bytes.count, bytes[at] == 0xE2, bytes[at + 1] == 0x80, bytes[at + 2] == 0xAF { at += 3 }
            return at > start
        }

        mutating func consume(_ character: Character) -> Bool {
            guard at < bytes.count, let value = character.asciiValue else { return false }
            guard bytes[at] == value || bytes[at] == value | 0x20 else { return false }
            at += 1
            return true
        }

        /// Digits, at most nine.
        mutating func digits() -> (value: Int, count: Int)? {
            var value = 0
            let start = at
            while at < bytes.count, at - start < 9, bytes[at] &- 0x30 <= 9 {
                value = value * 10 + Int(bytes[at] &- 0x30)
                at += 1
            }
            return at > start ? (value, at - start) : nil
        }

        mutating func date(_ order: DateOrder) -> CivilDay? {
            let start = at
            if let day = numericDate(order) { return day }
            at = start
            return namedDate()
        }

        /// Day, month as a word, and year, in any order; the day stands before a year of two digits.
        private mutating func namedDate() -> CivilDay? {
            var (day, month, year): (Int?, Int?, Int?)
            while day == nil || month == nil || year == nil {
                skipMarks()
                if let number = digits() {
                    if number.count == 4, year == nil {
                        year = number.value
                    } else if number.count <= 2, day == nil {
                        day = number.value
                    } else if number.count == 2, year == nil {
                        year = number.value + (number.value < 70 ? 2000 : 1900)
                    } else {
                        return nil
                    }
                } else if let word = word() {
                    if let named = DateLexicon.month(word) {
                        guard month == nil else { return nil }
                        month = named
                    } else if !DateLexicon.fillers.contains(word) {
                        guard day == nil, month == nil, year == nil, DateLexicon.isWeekday(word) else { return nil }
                    }
                } else {
                    return nil
                }
            }
            guard let day, let month, let year else { return nil }
            hasMetMonth = true
            let end = at
            skipBlanks()
            if word() != "at" { at = end }
            return CivilDay(year: year, month: month, day: day)
        }

        private mutating func skipMarks() {
            while at < bytes.count, [0x20, 0x09, 0x2C, 0x2D, 0x2E, 0x2F].contains(bytes[at]) { at += 1 }
        }

        /// Letters, in lower case and without accents.
        private mutating func word() -> String? {
            let start = at
            while at < bytes.count, bytes[at] >= 0x80 || (0x61...0x7A).contains(bytes[at] | 0x20) { at += 1 }
            return at > start ? DateLexicon.plain(String(decoding: bytes[start..<at], as: UTF8.self)) : nil
        }

        private mutating func numericDate(_ order: DateOrder) -> CivilDay? {
            guard let first = digits(), let mark = separator(), let second = digits(), separator() == mark,
                let third = digits()
            else { return nil }
            if first.count == 4 {
                return CivilDay(year: first.value, month: second.value, day: third.value)
            }
            guard order != .yearMonthDay, first.count <= 2, second.count <= 2, third.count == 2 || third.count == 4
            else { return nil }
            let year = third.count == 4 ? third.value : third.value + (third.value < 70 ? 2000 : 1900)
            let isMonthFirst = order == .monthDayYear
            return CivilDay(
                year: year, month: isMonthFirst ? first.value : second.value,
                day: isMonthFirst ? second.value : first.value)
        }

        private mutating func separator() -> UInt8? {
            guard at < bytes.count, [0x2D, 0x2E, 0x2F].contains(bytes[at]) else { return nil }
            at += 1
            return bytes[at - 1]
        }

        mutating func clock() -> Int? {
            guard var hour = digits()?.value, consume(":"), let minute = digits(), minute.count == 2 else { return nil }
            var second = 0
            if consume(":") {
                guard let written = digits(), written.count == 2 else { return nil }
                second = written.value
                if consume(".") || consume(",") { _ = digits() }
            }
            skipBlanks()
            if let half = half() {
                guard (1...12).contains(hour) else { return nil }
                hour = hour % 12 + half
            }
            guard hour < 24, minute.value < 60, second < 60 else { return nil }
            return hour * 3600 + minute.value * 60 + second
        }

        /// 0 for AM, 12 for PM.
        private mutating func half() -> Int? {
            let start = at
            let isAfternoon = consume("P")
            if isAfternoon || consume("A") {
                _ = consume(".")
                if consume("M") {
                    _ = consume(".")
                    return isAfternoon ? 12 : 0
                }
            }
            at = start
            return nil
        }

        mutating func offset() -> Int? {
            if consume("Z") { return 0 }
            if consume("U") { return consume("T") && consume("C") && isAtEnd ? 0 : nil }
            guard at < bytes.count, bytes[at] == 0x2B || bytes[at] == 0x2D else { return nil }
            let isWest = bytes[at] == 0x2D
            at += 1
            guard let hours = digits() else { return nil }
            var (hour, minute) = (hours.value, 0)
            if hours.count == 4 {
                (hour, minute) = (hours.value / 100, hours.value % 100)
            } else if consume(":") {
                guard let written = digits() else { return nil }
                minute = written.value
            }
            guard hour <= 14, minute < 60 else { return nil }
            return (isWest ? -1 : 1) * (hour * 3600 + minute * 60)
        }
    }
}

extension DayClock {
    /// The instant of a clock time. Of an hour that the clocks going back repeat, the first; a time that the clocks
    /// going forward leave out is read as if they had not.
    package func unix(of day: CivilDay, second: Int) -> Int64 {
        let local = day.number * 86_400 + second
        let before = offset(atUnix: local - 86_400)
        if offset(atUnix: local - before) == before { return Int64(local - before) }
        let after = offset(atUnix: local + 86_400)
        return Int64(local - (offset(atUnix: local - after) == after ? after : before))
    }

    /// The day from one midnight to the next, in Unix seconds; 23 or 25 hours when the clocks change.
    package func span(of day: CivilDay) -> (start: Int64, duration: Int64) {
        let start = Int64(self.start(of: day))
        return (start, Int64(self.start(of: day.advanced(by: 1))) - start)
    }

    /// The instant of the one value of a day: noon, which is on the same date in every zone nearby.
    package func noon(of day: CivilDay) -> Int64 { unix(of: day, second: 43_200) }
}
