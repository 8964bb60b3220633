import Foundation

/// Finds the parts of a passphrase that are tried first.
enum PassphraseParts {
    static func all(in characters: [Character]) -> [PassphrasePart] {
        let lower = characters.map { Character($0.lowercased().first.map(String.init) ?? String($0)) }
        return words(lower, characters) + WordSequences.all(in: lower) + sequences(lower) + keyboardRuns(lower)
            + repetitions(lower) + dates(lower)
    }

    // MARK: - Words

    /// The digits and signs that stand for a letter in the spelling of a password.
    private static let standIns: [Character: Character] = [
        "0": "o", "1": "l", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "9": "g", "@": "a", "$": "s", "!": "i",
        "|": "l", "+": "t", "(": "c",
    ]

    private static func words(_ lower: [Character], _ typed: [Character]) -> [PassphrasePart] {
        let spelled = lower.map { standIns[$0] ?? $0 }
        let backwards = Array(lower.reversed())
        var parts = found(lower, typed, extra: 0)
        if spelled != lower {
            parts += found(spelled, typed, extra: log10(4)).filter { lower[$0.range] != spelled[$0.range] }
        }
        parts += found(backwards, typed.reversed(), extra: log10(2)).map { part in
            var part = part
            part.range = lower.count - part.range.upperBound..<lower.count - part.range.lowerBound
            return part
        }
        return parts
    }

    private static func found(
        _ letters: [Character], _ typed: [Character], extra: Double
    ) -> [PassphrasePart] {
        letters.indices.flatMap { start in
            (start
                + CommonPassphraseParts.shortest..<max(
                    start + CommonPassphraseParts.shortest,
                    min(letters.count, start + CommonPassphraseParts.longest) + 1))
                .compactMap { end -> PassphrasePart? in
                    guard end <= letters.count, let entry = CommonPassphraseParts.ranks[String(letters[start..<end])]
                    else {
                        return nil
                    }
                    let guesses = log10(Double(entry.rank)) + capitals(typed[start..<end]) + extra
                    return PassphrasePart(kind: entry.kind, range: start..<end, guesses: guesses)
                }
        }
    }

    /// The bits that capitals add: little for a first or for all of them, more for some in the middle.
    private static func capitals(_ typed: ArraySlice<Character>) -> Double {
        let count = typed.count(where: \.isUppercase)
        if count == 0 { return 0 }
        if count == typed.count || (count == 1 && typed.first?.isUppercase == true) { return log10(2) }
        return Double(min(count, typed.count - count) + 1) * log10(3)
    }

    // MARK: - Runs

    /// `abcdef`, `7654`: each the one after, or before, the last.
    private static func sequences(_ lower: [Character]) -> [PassphrasePart] {
        let values = lower.map { $0.unicodeScalars.count == 1 ? Int($0.unicodeScalars.first?.value ?? 0) : nil }
        return runs(lower.count) { index in
            guard let one = values[index], let next = values[index + 1], abs(next - one) == 1 else { return nil }
            return next - one
        }.map { PassphrasePart(kind: .sequence, range: $0, guesses: log10(50 * Double($0.count))) }
    }

    private static let rows = [
        "1234567890-=", "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./", "qwertzuiopü+", "asdfghjklöä#", "yxcvbnm,.-",
        "azertyuiop", "qsdfghjklm", "wxcvbn", "1qaz2wsx3edc4rfv5tgb6yhn7ujm", "147258369", "789456123",
    ].flatMap { row in [Array(row), Array(row.reversed())] }

    /// `qwertz`, `1qaz2wsx`: keys side by side.
    private static func keyboardRuns(_ lower: [Character]) -> [PassphrasePart] {
        rows.flatMap { row in
            let place = Dictionary(row.enumerated().map { ($1, $0) }) { first, _ in first }
            return runs(lower.count) { index in
                guard let one = place[lower[index]], let next = place[lower[index + 1]], next == one + 1 else {
                    return nil
                }
                return 1
            }
        }.map { PassphrasePart(kind: .keyboard, range: $0, guesses: log10(60 * Double($0.count))) }
    }

    /// Ranges of three or more in which every step is the same.
    private static func runs(_ count: Int, step: (Int) -> Int?) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = 0
        while start + 1 < count {
            guard let first = step(start) else {
                start += 1
                continue
            }
            var end = start + 1
            while end + 1 < count, step(end) == first { end += 1 }
            if end - start >= 2 { found.append(start..<end + 1) }
            start = end
        }
        return found
    }

    /// `aaaa`, `abcabcabc`, `sunsun`: the same again and again.
    private static func repetitions(_ lower: [Character]) -> [PassphrasePart] {
        var parts: [PassphrasePart] = []
        for length in stride(from: 1, through: min(lower.count / 2, 20), by: 1) {
            var start = 0
            while start + 2 * length <= lower.count {
                var end = start + length
                while end < lower.count, lower[end] == lower[end - length] { end += 1 }
                let times = (end - start) / length
                if times >= 2, times * length >= 3 {
                    let unit = Array(lower[start..<start + length])
                    let isSame = length > 1 && Set(unit).count == 1  // found with a shorter one
                    if !isSame {
                        let one = length == 1 ? 1 : PassphraseCut(unit).guesses
                        parts.append(
                            PassphrasePart(
                                kind: .repetition, range: start..<start + times * length,
                                guesses: one + log10(Double(times))))
                    }
                    start += max(1, times * length - length + 1)
                } else {
                    start += 1
                }
            }
        }
        return parts
    }

    // MARK: - Dates

    /// `1985`, `24121985`, `24.12.85`, `1985-12-24`: a year is one of 120, a date one of 365 times that.
    private static func dates(_ lower: [Character]) -> [PassphrasePart] {
        var parts: [PassphrasePart] = []
        for start in lower.indices {
            for length in [4, 6, 7, 8, 9, 10] where start + length <= lower.count {
                let text = lower[start..<start + length]
                let digits = text.filter { ("0"..."9").contains($0) }
                let marks = Set(text).subtracting(digits)
                guard digits.count >= 4, text.count - digits.count <= 2, marks.isSubset(of: [".", "-", "/"]),
                    text.first.map(digits.contains) == true, text.last.map(digits.contains) == true
                else { continue }
                if length == 4, marks.isEmpty, let year = Int(String(digits)), (1900...2050).contains(year) {
                    parts.append(.init(kind: .date, range: start..<start + length, guesses: log10(150)))
                } else if isDate(String(digits)), length > 4, marks.count <= 1 {
                    // A day of 150 years, and which of four marks stands between.
                    let guesses = log10(Double(365 * 150 * (marks.isEmpty ? 1 : 4)))
                    parts.append(.init(kind: .date, range: start..<start + length, guesses: guesses))
                }
            }
        }
        return parts
    }

    /// Day, month and year in one of the usual orders.
    private static func isDate(_ digits: String) -> Bool {
        let numbers = Array(digits)
        func number(_ range: Range<Int>) -> Int { Int(String(numbers[range])) ?? 0 }
        func isDayAndMonth(_ one: Int, _ other: Int) -> Bool {
            (1...31).contains(one) && (1...12).contains(other) || (1...12).contains(one) && (1...31).contains(other)
        }
        switch numbers.count {
        case 6: return isDayAndMonth(number(0..<2), number(2..<4)) || isDayAndMonth(number(2..<4), number(4..<6))
        case 8:
            let isLast = (1900...2050).contains(number(4..<8)) && isDayAndMonth(number(0..<2), number(2..<4))
            return isLast || (1900...2050).contains(number(0..<4)) && isDayAndMonth(number(4..<6), number(6..<8))
        default: return false
        }
    }
}
