import QuestionLexicons

/// Numbers of several words in figures: `seventy two point four`, `three hundred and fifty`, `zweihundertfünfzig`.
enum SpokenNumber {
    /// The line with such numbers in figures. Small numbers of one word stay, as they may be part of a time or of a name; where
    /// sets are counted (`three sets of eight`) they are figures too.
    static func plain(_ line: String) -> String {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(Word.init)
        guard words.contains(where: { $0.value != nil }) else { return line }
        let countsSets = words.contains { setWords.contains($0.key) } || namesSquareSets(words)
        var result: [String] = []
        var index = 0
        while index < words.count {
            // `120 over eighty`
            let isBehindOver =
                index > 1 && ["over", "zu"].contains(words[index - 1].key)
                && result.dropLast().last?.allSatisfy(\.isNumber) ?? false
            if let (minutes, count) = time(words[index...], behind: index > 0 ? words[index - 1].key : "") {
                result.append(EntryClock.text(minute: minutes) + words[index + count - 1].tail)
                index += count
            } else if let (text, count) = number(words[index...], isAlone: countsSets || isBehindOver) {
                result.append(text + words[index + count - 1].tail)
                index += count
            } else {
                result.append(words[index].text)
                index += 1
            }
        }
        return result.joined(separator: " ")
    }

    private static let setWords: Set = [
        "set", "sets", "rep", "reps", "repetitions", "satz", "sätze", "wiederholungen", "wdh",
    ]

    /// `five by five`.
    private static func namesSquareSets(_ words: [Word]) -> Bool {
        words.indices.dropFirst().dropLast().contains { index in
            words[index].key == "by" && words[index - 1].count != nil && words[index + 1].count != nil
        }
    }

    /// A word without what stands behind it.
    private struct Word {
        var text: String
        /// In lower case.
        var key: String
        var tail: String

        init(_ text: Substring) {
            self.text = String(text)
            let core = text.prefix { $0.isLetter || $0 == "-" }
            let tail = text.dropFirst(core.count)
            let isWord = !core.isEmpty && tail.allSatisfy { ",;.!?)".contains($0) }
            (key, self.tail) = isWord ? (core.lowercased(), String(tail)) : ("", "")
        }

        /// Whether a number may go on behind it.
        var isOpen: Bool { tail.isEmpty }
        var value: Int? { SpokenNumber.value(key) }
        /// A number that is no article.
        var count: Int? { ["a", "an", "ein", "eine", "einem", "einer"].contains(key) ? nil : value }
    }

    /// The number that the words begin with, in figures; `nil` where it is one small word.
    private static func number(_ words: ArraySlice<Word>, isAlone: Bool) -> (text: String, count: Int)? {
        guard let (whole, count) = spokenHundreds(words) ?? NumberWords.phrase(keys(words), value: value) else {
            return nil
        }
        let last = words.startIndex + count - 1
        if words[last].isOpen, let decimals = decimals(words[(last + 1)...]) {
            return ("\(whole).\(decimals.text)", count + decimals.count)
        }
        let first = words[words.startIndex]
        let isCompound = count > 1 || first.key.contains("-") || NumberWord.value(first.key) == nil
        guard isCompound || isAlone && first.count != nil else { return nil }
        return (String(whole), count)
    }

    /// `point four`, `Komma zwei fünf`.
    private static func decimals(_ words: ArraySlice<Word>) -> (text: String, count: Int)? {
        guard let point = words.first, point.isOpen, ["point", "komma"].contains(point.key) else { return nil }
        var text = ""
        var count = 1
        for word in words.dropFirst() {
            guard let digit = word.count, digit < 100, digit < 10 || text.isEmpty else { break }
            text += String(digit)
            count += 1
            if !word.isOpen || digit >= 10 { break }
        }
        guard !text.isEmpty else { return nil }
        return (text, count)
    }

    /// `one twenty eight over`, `one ten over`: as pressures are said.
    private static func spokenHundreds(_ words: ArraySlice<Word>) -> (Int, Int)? {
        guard let first = words.first, first.isOpen, let hundreds = first.count, (1...2).contains(hundreds),
            let (rest, count) = NumberWords.small(keys(words.dropFirst()), value), rest >= 10,
            words[words.startIndex + count].isOpen,
            words.dropFirst(count + 1).first.map({ ["over", "zu", "auf"].contains($0.key) }) ?? false
        else { return nil }
        return (hundreds * 100 + rest, count + 1)
    }

    /// The words that a number may go on through.
    private static func keys(_ words: ArraySlice<Word>) -> ArraySlice<String> {
        let end = words.firstIndex { !$0.isOpen }.map { $0 + 1 } ?? words.endIndex
        return words[..<end].prefix(10).map(\.key)[...]
    }

    /// `at ten thirty`, `six fifteen am`, in minutes of a half day.
    private static func time(_ words: ArraySlice<Word>, behind before: String) -> (minutes: Int, count: Int)? {
        guard let first = words.first, first.isOpen, let hour = first.count, (1...12).contains(hour),
            let (minute, count) = NumberWords.small(keys(words.dropFirst()), value), (10...59).contains(minute)
        else { return nil }
        let isOpen = words[words.startIndex + count].isOpen
        let next = words.dropFirst(count + 1).first?.key ?? ""
        let isHalf = isOpen && ["am", "pm"].contains(next)
        let isBehindAt = ["at", "from", "to", "until", "till"].contains(before)
        // `at ten twenty kilos`
        guard isHalf || isBehindAt && (!isOpen || ["", "to", "until", "till", "and"].contains(next)) else { return nil }
        return (hour * 60 + minute, count + 1)
    }

    // MARK: Words

    /// A whole number of one word, an article too: `eight`, `twenty-eight`, `zweiundsiebzig`.
    private static func value(_ word: String) -> Int? {
        guard !["no", "half"].contains(word) else { return nil }
        if let value = NumberWord.value(word) { return Int(exactly: value) }
        let parts = word.split(separator: "-")
        if parts.count == 2, let tens = value(String(parts[0])), (20...90).contains(tens), tens % 10 == 0,
            let ones = value(String(parts[1])), (1...9).contains(ones)
        {
            return tens + ones
        }
        return german(word)
    }

    /// How German numbers end that are put together in one word.
    private static let endings = [
        "zig", "ßig", "hundert", "tausend", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun",
        "zehn", "elf", "zwölf",
    ]

    /// `zweiundsiebzig`, `hundertfünf`, `dreitausendfünfhundert`; `nil` for another word.
    private static func german(_ word: String) -> Int? {
        guard word.utf8.count > 8, endings.contains(where: word.hasSuffix) else { return nil }
        for (scale, size) in [("tausend", 1000), ("hundert", 100)] {
            guard let cut = word.firstRange(of: scale) else { continue }
            let (before, behind) = (word[..<cut.lowerBound], word[cut.upperBound...])
            guard let count = before.isEmpty ? 1 : value(String(before)),
                let rest = behind.isEmpty ? 0 : value(String(behind)), count < 1000, rest < size
            else { return nil }
            return count * size + rest
        }
        guard let cut = word.firstRange(of: "und"), let ones = value(String(word[..<cut.lowerBound])),
            let tens = value(String(word[cut.upperBound...])), (1...9).contains(ones), (20...90).contains(tens)
        else { return nil }
        return tens + ones
    }
}
