/// The words of all lexicons by the hash of their letters, with the elements of patterns that each satisfies.
struct SafetyVocabulary: Sendable {
    private struct Entry {
        var elements: [UInt16] = []
        /// One bit a language.
        var languages: UInt8 = 0
        var value: Double?
        /// Entries of further words that it is written together with: `jai` is `j ai`.
        var further: [Int] = []
        var letters: [UInt8] = []
    }
    private struct NumberRange {
        var range: ClosedRange<Double>
        var element: UInt16
    }

    private var entries: [Entry] = []
    private var byHash = HashedNumbers(capacity: 8_000)
    /// Elements.
    private var prefixes = HashedNumbers(capacity: 2_000)
    /// Entries of long words by the hash of what remains without one letter.
    private var slips = HashedNumbers(capacity: 60_000)
    /// Entries by the hash of their letters with those that stand twice in a row taken as one.
    private var collapsed = HashedNumbers(capacity: 8_000)
    private var numbers: [NumberRange] = []

    private static let longestWord = 20
    private static let shortestPrefix = 3
    private static let shortestSlip = 5
    static let english: UInt8 = 1

    // MARK: Building

    /// Adds a word to what satisfies an element.
    mutating func add(_ word: [UInt8], element: UInt16?, language: UInt8) {
        let index = place(of: word, language)
        if let element, !entries[index].elements.contains(element) { entries[index].elements.append(element) }
    }

    mutating func add(prefix: [UInt8], element: UInt16) {
        precondition(prefix.count >= Self.shortestPrefix, "a prefix of a pattern is too short")
        prefixes.add(Int(element), for: Self.hash(prefix))
    }

    mutating func add(range: ClosedRange<Double>, element: UInt16) {
        numbers.append(NumberRange(range: range, element: element))
    }

    mutating func set(_ value: Double, of word: [UInt8], language: UInt8) {
        entries[place(of: word, language)].value = value
    }

    /// `word` is read as `parts`.
    mutating func set(spelling word: [UInt8], as parts: [[UInt8]], language: UInt8) {
        let places = parts.map { place(of: $0, language) }
        guard let first = places.first else { return }
        let index = place(of: word, language)
        aliases.append((index, first))
        entries[index].further = Array(places.dropFirst())
    }
    private var aliases: [(alias: Int, word: Int)] = []

    private mutating func place(of word: [UInt8], _ language: UInt8) -> Int {
        let hash = Self.hash(word)
        if let known = byHash.first(for: hash) {
            entries[known].languages |= language
            return known
        }
        entries.append(Entry(languages: language, letters: word))
        let place = entries.count - 1
        byHash.add(place, for: hash)
        collapsed.add(place, for: Self.collapsedHash(word))
        if word.count >= Self.shortestSlip {
            // Without the one or the other of two equal letters in a row the same remains.
            for index in word.indices where index == 0 || word[index] != word[index - 1] {
                slips.add(place, for: Self.hash(word, without: index))
            }
        }
        return place
    }

    /// To be called when all words are added.
    mutating func finish() {
        for (alias, word) in aliases {
            let missing = entries[word].elements.filter { !entries[alias].elements.contains($0) }
            entries[alias].elements += missing
        }
        aliases = []
    }

    // MARK: Reading

    func entry(of word: [UInt8]) -> Int? { byHash.first(for: Self.hash(word)) }
    func value(of words: [Int]) -> Double? { words.lazy.compactMap { entries[$0].value }.first }
    func letters(of entry: Int) -> [UInt8] { entries[entry].letters }
    func further(after entry: Int) -> [Int] { entries[entry].further }

    func addElements(of entry: Int, to elements: inout [UInt16]) { elements += entries[entry].elements }

    func addNumbers(_ value: Double, to elements: inout [UInt16]) {
        for number in numbers where number.range.contains(value) { elements.append(number.element) }
    }

    /// Of patterns that ask for a word that begins so.
    func addPrefixes(of word: [UInt8], to elements: inout [UInt16]) {
        var hash = Self.seed
        for (index, letter) in word.prefix(Self.longestWord).enumerated() {
            hash = Self.step(hash, letter)
            if index + 1 >= Self.shortestPrefix {
                prefixes.forEach(of: hash) { elements.append(UInt16(truncatingIfNeeded: $0)) }
            }
        }
    }

    /// Words of five letters and more that this one is a slip away from: a letter too many, too few or wrong, or two swapped.
    /// Of the shortest the first letter is right.
    func near(_ word: [UInt8]) -> [Int] {
        var found: [Int] = []
        func add(_ entry: Int) {
            let letters = entries[entry].letters
            guard letters.count >= Self.shortestSlip, letters.count > Self.shortestSlip || letters.first == word.first,
                !found.contains(entry), Self.isSlip(word, of: letters)
            else { return }
            found.append(entry)
        }
        slips.forEach(of: Self.hash(word), add)
        for index in word.indices {
            let hash = Self.hash(word, without: index)
            byHash.forEach(of: hash, add)
            slips.forEach(of: hash, add)
        }
        return found
    }

    /// Whether what is left, after what both begin and end with, is one letter on either side, or two that are swapped.
    private static func isSlip(_ word: [UInt8], of other: [UInt8]) -> Bool {
        let shorter = min(word.count, other.count)
        let before = zip(word, other).prefix { $0 == $1 }.count
        let after = min(shorter - before, zip(word.reversed(), other.reversed()).prefix { $0 == $1 }.count)
        let (left, right) = (word[before..<(word.count - after)], other[before..<(other.count - after)])
        return max(left.count, right.count) <= 1 || left.count == 2 && left.elementsEqual(right.reversed())
    }

    /// Words that these letters are, each run of one letter stretched: `killlll`, `zeeelfmooooord`.
    func stretched(_ word: [UInt8]) -> [Int] {
        var alike: [Int] = []
        collapsed.forEach(of: Self.collapsedHash(word)) { alike.append($0) }
        return alike.filter { entry in
            var place = 0
            return Self.runs(entries[entry].letters).allSatisfy { run in
                let end = word[place...].firstIndex { $0 != run.letter } ?? word.count
                defer { place = end }
                return run.count <= end - place && (end - place >= 3 || run.count == end - place)
            }
        }
    }

    private static func runs(_ word: [UInt8]) -> [(letter: UInt8, count: Int)] {
        word.reduce(into: []) { runs, letter in
            if runs.last?.letter == letter { runs[runs.count - 1].count += 1 } else { runs.append((letter, 1)) }
        }
    }

    /// The words of one language that these letters are made of, the fewest letters apart; `nil` where some are left over.
    func segments(_ letters: [UInt8], _ work: inout Int) -> [Int]? {
        var reach = [UInt8](repeating: 0, count: letters.count + 1)
        reach[0] = 0xFF
        // The entry that begins at a letter and has a length, one row a letter.
        var found = [Int](repeating: -1, count: letters.count * Self.longestWord)
        for start in letters.indices where reach[start] != 0 {
            var hash = Self.seed
            for length in 1...min(Self.longestWord, letters.count - start) {
                hash = Self.step(hash, letters[start + length - 1])
                work += 1
                guard let entry = byHash.first(for: hash), isWhole(entry, letters[start]) else { continue }
                reach[start + length] |= reach[start] & entries[entry].languages
                found[start * Self.longestWord + length - 1] = entry
            }
        }
        guard let last = reach.last, last != 0 else { return nil }
        let language = last & (~last &+ 1)
        var words: [Int] = []
        var end = letters.count
        while end > 0 {
            let start = (max(0, end - Self.longestWord)..<end).first { start in
                let entry = found[start * Self.longestWord + end - start - 1]
                return entry >= 0 && reach[start] & entries[entry].languages & language != 0
            }
            guard let start else { return nil }
            words.append(found[start * Self.longestWord + end - start - 1])
            work += end - start
            end = start
        }
        return words.reversed()
    }

    /// Single letters are no words here, but for the English `I`.
    private func isWhole(_ entry: Int, _ first: UInt8) -> Bool {
        entries[entry].letters.count >= 2
            || first == UInt8(ascii: "i") && entries[entry].languages & Self.english != 0
    }

    // MARK: Hashes

    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    private static func step(_ hash: UInt64, _ letter: UInt8) -> UInt64 { (hash ^ UInt64(letter)) &* 0x100_0000_01B3 }

    private static func hash(_ letters: some Sequence<UInt8>) -> UInt64 { letters.reduce(seed, step) }

    private static func collapsedHash(_ letters: [UInt8]) -> UInt64 {
        var last: UInt8 = 0
        return letters.reduce(seed) { hash, letter in
            defer { last = letter }
            return letter == last ? hash : step(hash, letter)
        }
    }

    private static func hash(_ letters: [UInt8], without index: Int) -> UInt64 {
        var hash = seed
        for (place, letter) in letters.enumerated() where place != index { hash = step(hash, letter) }
        return hash
    }
}
