/// The words of all lexicons by the hash of their letters, with the elements of patterns that each satisfies.
struct SafetyVocabulary: Sendable {
    private struct Entry {
        var elements: [UInt16] = []
        /// One bit a language.
        var languages: UInt8 = 0
        var value: Double?
        /// Entries of further words that it is written together with: `jai` is `j ai`.
        var further: [Int] = []
        var length = 0
    }
    private struct NumberRange {
        var range: ClosedRange<Double>
        var element: UInt16
    }

    private var entries: [Entry] = []
    private var byHash: [UInt64: Int] = [:]
    private var prefixes: [UInt64: [UInt16]] = [:]
    /// Entries of long words by the hash of what remains without one letter.
    private var slips: [UInt64: Int] = [:]
    private var numbers: [NumberRange] = []

    private static let longestWord = 20
    private static let shortestPrefix = 3
    static let english: UInt8 = 1

    // MARK: Building

    /// Adds a word to what satisfies an element.
    mutating func add(_ word: [UInt8], element: UInt16?, language: UInt8) {
        let index = place(of: word, language)
        if let element, !entries[index].elements.contains(element) { entries[index].elements.append(element) }
    }

    mutating func add(prefix: [UInt8], element: UInt16) {
        precondition(prefix.count >= Self.shortestPrefix, "a prefix of a pattern is too short")
        prefixes[Self.hash(prefix), default: []].append(element)
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
        if let known = byHash[hash] {
            entries[known].languages |= language
            return known
        }
        entries.append(Entry(languages: language, length: word.count))
        byHash[hash] = entries.count - 1
        if word.count >= 6 {
            for index in word.indices {
                let hash = Self.hash(word, without: index)
                if slips[hash] == nil { slips[hash] = entries.count - 1 }
            }
        }
        return entries.count - 1
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

    func entry(of word: [UInt8]) -> Int? { byHash[Self.hash(word)] }
    func value(of entry: Int) -> Double? { entries[entry].value }
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
            if index + 1 >= Self.shortestPrefix, let found = prefixes[hash] { elements += found }
        }
    }

    /// A word of six letters or more that this one is a slip away from.
    func near(_ word: [UInt8]) -> Int? {
        // One letter too many here; then one too few here, one wrong, or two swapped.
        for index in word.indices {
            if let entry = byHash[Self.hash(word, without: index)], entries[entry].length >= 6 { return entry }
        }
        if let entry = slips[Self.hash(word)] { return entry }
        for index in word.indices.dropFirst() {
            if let entry = slips[Self.hash(word, without: index)] { return entry }
        }
        return nil
    }

    /// The words of one language that these letters are made of, the fewest letters apart; `nil` where some are left over.
    func segments(_ letters: [UInt8], _ work: inout Int) -> [Int]? {
        var reach = [UInt8](repeating: 0, count: letters.count + 1)
        reach[0] = 0xFF
        for start in letters.indices where reach[start] != 0 {
            var hash = Self.seed
            for length in 1...min(Self.longestWord, letters.count - start) {
                hash = Self.step(hash, letters[start + length - 1])
                work += 1
                guard let entry = byHash[hash], isWhole(entry, letters[start]) else { continue }
                reach[start + length] |= reach[start] & entries[entry].languages
            }
        }
        guard let last = reach.last, last != 0 else { return nil }
        let language = last & (~last &+ 1)
        var words: [Int] = []
        var end = letters.count
        while end > 0 {
            var found: (start: Int, entry: Int)?
            for start in max(0, end - Self.longestWord)..<end where reach[start] & language != 0 {
                work += end - start
                guard let entry = byHash[Self.hash(letters[start..<end])], entries[entry].languages & language != 0,
                    isWhole(entry, letters[start])
                else { continue }
                found = (start, entry)
                break
            }
            guard let found else { return nil }
            words.append(found.entry)
            end = found.start
        }
        return words.reversed()
    }

    /// Single letters are no words here, but for the English `I`.
    private func isWhole(_ entry: Int, _ first: UInt8) -> Bool {
        entries[entry].length >= 2
            || first == UInt8(ascii: "i") && entries[entry].languages & Self.english != 0
    }

    // MARK: Hashes

    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    private static func step(_ hash: UInt64, _ letter: UInt8) -> UInt64 { (hash ^ UInt64(letter)) &* 0x100_0000_01B3 }

    private static func hash(_ letters: some Sequence<UInt8>) -> UInt64 { letters.reduce(seed, step) }

    private static func hash(_ letters: [UInt8], without index: Int) -> UInt64 {
        var hash = seed
        for (place, letter) in letters.enumerated() where place != index { hash = step(hash, letter) }
        return hash
    }
}
