/// One word or number of a message, as the lexicons know it.
struct SafetyToken {
    enum Pause: UInt8 { case none, comma, sentence }

    /// The separation from the token before.
    let pause: Pause
    /// A word of a lexicon, if need be with a slip or stretched.
    let isKnown: Bool
    /// Read through a disguise as any of several words: none of them denies.
    let isGuess: Bool
    // A message can have half a million: each takes 32 bytes, and not the 80 that ranges and optionals would.
    private let elementCount, letterCount: UInt16
    private let firstElement, firstLetter: UInt32
    /// -1 for none.
    private let entryOrNone: Int32
    /// Not a number for none.
    private let number: Double

    init(
        pause: Pause = .none, elements: Range<Int> = 0..<0, letters: Range<Int> = 0..<0, entry: Int? = nil,
        value: Double? = nil, isKnown: Bool = false, isGuess: Bool = false
    ) {
        self.pause = pause
        self.isKnown = isKnown
        self.isGuess = isGuess
        elementCount = UInt16(clamping: elements.count)
        letterCount = UInt16(clamping: letters.count)
        firstElement = UInt32(clamping: elements.lowerBound)
        firstLetter = UInt32(clamping: letters.lowerBound)
        entryOrNone = entry.map { Int32(clamping: $0) } ?? -1
        number = value ?? .nan
    }

    /// Of `SafetyTokens.elements`.
    var elements: Range<Int> { Int(firstElement)..<Int(firstElement) + Int(elementCount) }
    /// Of `SafetyTokens.letters`.
    var letters: Range<Int> { Int(firstLetter)..<Int(firstLetter) + Int(letterCount) }
    /// The word of a lexicon that it was read as through a disguise, where its own letters are not held; `nil` for none.
    var entry: Int? { entryOrNone < 0 ? nil : Int(entryOrNone) }
    /// The number that it is, in figures or in words; `nil` for none.
    var value: Double? { number.isNaN ? nil : number }
}

/// The words of a message, read through accents, look-alikes, invisible letters, letters set apart (`k i l l`, `k.i.l.l`), broken
/// between lines, run together (`killmyself`), stretched (`killll`) or written as figures (`k1ll`), and slips of the keyboard.
///
/// One pass over the scalars; the time is linear in their number, whatever they are.
struct SafetyTokens {
    private(set) var tokens: [SafetyToken] = []
    /// The elements of patterns that each token satisfies, one token's after the other's.
    private(set) var elements: [UInt16] = []
    private(set) var letters: [UInt8] = []
    /// Scalars read, letters hashed and looked up, tokens copied: what reading cost.
    private(set) var work = 0

    let vocabulary: SafetyVocabulary
    private var knownNumbers: [Double: Range<Int>] = [:]
    private var chunk: [FoldedLetter] = []
    private var pause = SafetyToken.Pause.none
    /// A word was read whose letters stood apart or were replaced.
    private var isDisguised = false
    /// A chunk without white space is cut here at its next joiner, and at the longest at twice of it.
    private static let longestChunk = 256
    private static let longestWord = 24
    /// The last tokens that are a chunk each, between which nothing but ends of lines stands.
    private var pieces: [Int] = []
    /// White space came behind the last piece; the end of the line may follow yet.
    private var isSpaced = false
    /// So many lines one word may be broken into.
    private static let mostPieces = 6

    init(_ text: String, _ vocabulary: SafetyVocabulary) {
        self.vocabulary = vocabulary
        var folding = LetterFolding()
        var scalars = DecodedScalars(text)
        while let scalar = scalars.next() {
            if let glyph = LetterFolding.ascii(scalar.value) {
                read(glyph)
            } else {
                switch scalar {
                case "ß": for _ in 0..<2 { read(.letter("s")) }
                case "æ", "Æ": read(.letter("a")); read(.letter("e"))
                case "œ", "Œ": read(.letter("o")); read(.letter("e"))
                default: for glyph in folding.glyphs(of: scalar) { read(glyph) }
                }
            }
        }
        endChunk()
        work += scalars.work
        joinSetApart()
    }

    private mutating func read(_ glyph: FoldedLetter) {
        switch glyph.kind {
        case .space:
            if !chunk.isEmpty { isSpaced = true }
            endChunk()
        case .newline:
            endChunk()
            isSpaced = false
            pause = .sentence
        default:
            if isSpaced { (pieces, isSpaced) = ([], false) }
            let isFull =
                chunk.count >= Self.longestChunk && glyph.kind != .letter || chunk.count >= 2 * Self.longestChunk
            if isFull { endChunk() }
            chunk.append(glyph)
        }
    }

    /// Whether a token was read as its letters stand, through no disguise and no slip.
    func isPlain(_ token: SafetyToken) -> Bool {
        guard token.isKnown, token.value == nil else { return true }
        guard !token.isGuess, token.entry == nil else { return false }
        return isOfLexicon(Array(letters[token.letters]))
    }

    // MARK: Chunks

    private mutating func endChunk() {
        defer { chunk.removeAll(keepingCapacity: true) }
        guard !chunk.isEmpty else { return }
        let first = tokens.count
        let isPlain = chunk.allSatisfy { $0.kind == .letter }
        if isPlain {
            addWord(chunk.map(\.byte))
        } else {
            addParts()
            squeeze(from: first)
        }
        joinAcrossLines(from: first)
    }

    /// The words and numbers between the joiners.
    private mutating func addParts() {
        var index = 0
        var previousWasStop = false
        while index < chunk.count {
            let glyph = chunk[index]
            switch glyph.kind {
            case .letter: index = addLetters(at: index)
            case .digit: index = addFigures(at: index)
            case .stop:
                // Dots in a row are a hesitation, no end.
                pause = previousWasStop ? .none : .sentence
                index += 1
            case .comma:
                if pause == .none { pause = .comma }
                index += 1
            default: index += 1
            }
            previousWasStop = glyph.kind == .stop
        }
    }

    /// A word with its apostrophe: `don't` is one, `j'ai` are two.
    private mutating func addLetters(at start: Int) -> Int {
        var index = start
        var word: [UInt8] = []
        while index < chunk.count {
            if chunk[index].kind == .letter {
                word.append(chunk[index].byte)
                index += 1
            } else if chunk[index].kind == .apostrophe, let tail = tail(after: index), Self.joined.contains(tail) {
                index += 1
            } else {
                break
            }
        }
        addWord(word)
        return index
    }

    private static let joined: Set<[UInt8]> = Set(["t", "m", "s", "d", "n", "ve", "re", "ll"].map { Array($0.utf8) })

    private func tail(after apostrophe: Int) -> [UInt8]? {
        let tail = chunk[(apostrophe + 1)...].prefix { $0.kind == .letter }.prefix(3).map(\.byte)
        return tail.isEmpty ? nil : tail
    }

    /// `39.5`, `1,200`, `190`; a unit behind it is the next word.
    private mutating func addFigures(at start: Int) -> Int {
        var index = start
        var text = ""
        var groups: [Int] = []
        while index < chunk.count, text.count < 12 {
            let glyph = chunk[index]
            if glyph.kind == .digit {
                text.unicodeScalars.append(Unicode.Scalar(glyph.byte))
                if !groups.isEmpty { groups[groups.count - 1] += 1 }
            } else if glyph.kind == .comma || glyph.kind == .stop, index + 1 < chunk.count,
                chunk[index + 1].kind == .digit
            {
                text += "."
                groups.append(0)
            } else {
                break
            }
            index += 1
        }
        // Three figures behind the mark are thousands: nobody weighs to the gram.
        if groups.count > 1 || groups == [3] { text = text.replacing(".", with: "") }
        add(SafetyToken(pause: takePause(), elements: numberElements(Double(text)), value: Double(text), isKnown: true))
        return index
    }

    private mutating func numberElements(_ value: Double?) -> Range<Int> {
        guard let value else { return elements.count..<elements.count }
        if let known = knownNumbers[value] { return known }
        let start = elements.count
        vocabulary.addNumbers(value, to: &elements)
        knownNumbers[value] = start..<elements.count
        return start..<elements.count
    }

    // MARK: Letters set apart or replaced

    /// `k.i.l.l`, `su!cide`, `k1ll`, `s*icide`: the letters alone, if they are a word and what stands there is none.
    private mutating func squeeze(from first: Int) {
        guard tokens.count > first, chunk.count <= 64, chunk.contains(where: { $0.kind == .letter }) else { return }
        let isSuspect = isAnyStrange(from: first) || hasFigureInside
        let isBroken = chunk.contains { $0.kind != .letter && $0.kind != .apostrophe }
        guard isSuspect, isBroken else { return }
        let isSetApart = isSetApart(from: first)
        // `10s` and `3am` are more often what they say than a word.
        let shortest =
            isSetApart || isDisguised || chunk.contains { $0.kind == .star } || isShortFigure
            ? 2 : chunk.first?.kind == .digit ? 4 : 3
        var entries: [Int] = []
        for one in [UInt8(ascii: "i"), UInt8(ascii: "l")] {
            for word in squeezed(one: one) where word.count >= shortest {
                work += word.count
                if let entry = vocabulary.entry(of: word), !entries.contains(entry) { entries.append(entry) }
            }
        }
        if !entries.isEmpty {
            let pause = tokens[first].pause
            removeTokens(from: first)
            append(entries, pause: pause)
            isDisguised = true
            if entries.count == 1 { for extra in vocabulary.further(after: entries[0]) { append(extra, pause: .none) } }
            return
        }
        let letters = chunk.compactMap { $0.kind == .letter ? $0.byte : nil }
        if tokens.count - first >= 4, isSetApart,
            let entries = vocabulary.segments(letters, &work)
        {
            replace(from: first, by: entries)
        }
    }

    /// Whether a token of the chunk is a single letter, or no word. By places: a slice that lived on would share the array,
    /// and whoever removed a token then would copy all of them.
    private func isAnyStrange(from first: Int) -> Bool {
        (first..<tokens.count).contains { tokens[$0].letters.count == 1 || !tokens[$0].isKnown }
    }

    /// Whether each token of the chunk is a single letter.
    private func isSetApart(from first: Int) -> Bool {
        (first..<tokens.count).allSatisfy { tokens[$0].letters.count == 1 }
    }

    /// Removes the tokens of a chunk. Where the array is shared all of them are copied, which counts as work.
    private mutating func removeTokens(from first: Int) {
        let before = tokens.withUnsafeBufferPointer { $0.baseAddress }
        tokens.removeLast(tokens.count - first)
        let isCopied = tokens.withUnsafeBufferPointer { $0.baseAddress } != before
        if isCopied { work += tokens.count }
    }

    /// A figure beside a letter that is no number with its unit behind.
    private var hasFigureInside: Bool {
        zip(chunk, chunk.dropFirst()).contains { $0.kind == .letter && $1.kind == .digit }
            || chunk.first?.kind == .digit && chunk.dropFirst().first?.kind == .letter
    }

    /// `n0`, `m3`: as short as the words of two letters that are no unit.
    private var isShortFigure: Bool {
        chunk.count == 2 && chunk[0].kind == .letter
            && (chunk[1].byte == UInt8(ascii: "0") || chunk[1].byte == UInt8(ascii: "3"))
    }

    private func squeezed(one: UInt8) -> [[UInt8]] {
        var words: [[UInt8]] = [[]]
        for glyph in chunk {
            switch glyph.kind {
            case .letter: for index in words.indices { words[index].append(glyph.byte) }
            case .digit:
                guard let letter = Self.figures[glyph.byte] else { return [] }
                for index in words.indices { words[index].append(letter == 0 ? one : letter) }
            case .joiner where glyph.byte != 0, .stop where glyph.byte != 0:
                let without = words
                for index in words.indices { words[index].append(glyph.byte) }
                if words.count < 8 { words += without }
            case .star:
                guard words.count <= 6 else { continue }
                words += "aeiou".utf8.flatMap { vowel in words.map { $0 + [vowel] } }
            default: continue
            }
        }
        return words
    }

    private static let figures: [UInt8: UInt8] = [
        UInt8(ascii: "0"): UInt8(ascii: "o"), UInt8(ascii: "1"): 0, UInt8(ascii: "3"): UInt8(ascii: "e"),
        UInt8(ascii: "4"): UInt8(ascii: "a"), UInt8(ascii: "5"): UInt8(ascii: "s"),
        UInt8(ascii: "7"): UInt8(ascii: "t"),
        UInt8(ascii: "8"): UInt8(ascii: "b"), UInt8(ascii: "9"): UInt8(ascii: "g"),
    ]

    private mutating func replace(from first: Int, by entries: [Int]) {
        let pause = tokens[first].pause
        removeTokens(from: first)
        for (index, entry) in entries.enumerated() {
            append(entry, pause: index == 0 ? pause : .none)
            for extra in vocabulary.further(after: entry) { append(extra, pause: .none) }
        }
    }

    /// `k i l l  m y s e l f`, `ki ll my se lf`: short pieces in a row, of which some are no words.
    private mutating func joinSetApart() {
        guard tokens.contains(where: { $0.letters.count == 1 || $0.letters.count == 2 }) else { return }
        // In place: what is joined is shorter than what it is made of.
        let end = tokens.count
        var kept = 0
        var index = 0
        while index < end {
            let limit = min(end, index + 128)
            var next = index
            var strange = 0
            while next < limit, (1...2).contains(tokens[next].letters.count) {
                if tokens[next].letters.count == 1 || !tokens[next].isKnown { strange += 1 }
                next += 1
            }
            work += next - index
            if next - index >= 4, strange >= 3,
                let entries = vocabulary.segments((index..<next).flatMap { letters[tokens[$0].letters] }, &work),
                entries.count < next - index
            {
                for entry in entries { append(entry, pause: .none) }
                for place in end..<tokens.count {
                    tokens[kept] = tokens[place]
                    kept += 1
                }
                tokens.removeLast(tokens.count - end)
                index = next
            } else {
                // One that is no piece stands for itself.
                for place in index..<max(next, index + 1) {
                    tokens[kept] = tokens[place]
                    kept += 1
                }
                index = max(next, index + 1)
            }
        }
        tokens.removeLast(end - kept)
    }

    // MARK: Words between lines

    /// `ki⏎ll`, `sui-⏎cide`: a word that is broken between lines, if it is one and its pieces are none.
    private mutating func joinAcrossLines(from first: Int) {
        guard pause == .none, tokens.count == first + 1, !tokens[first].letters.isEmpty else {
            pieces = []
            return
        }
        pieces.append(first)
        if pieces.count > Self.mostPieces { pieces.removeFirst() }
        for start in pieces where start < first {
            let place = tokens[start].letters.lowerBound..<tokens[first].letters.upperBound
            guard (3...Self.longestWord).contains(place.count) else { continue }
            let word = Array(letters[place])
            work += 2 * word.count
            guard isOfLexicon(word), isBroken(from: start, to: first) else { continue }
            let before = tokens[start].pause
            removeTokens(from: start)
            pause = before
            addWord(word)
            isDisguised = true
            pieces = []
            return
        }
    }

    /// Whether these tokens can be pieces of a word. A short word of a lexicon may be one, beside letters that are none; a
    /// single letter begins a word, and ends none that is one without it. Single letters alone are joined with all others.
    private func isBroken(from start: Int, to end: Int) -> Bool {
        let pieces = (start...end).map { place in
            let letters = Array(letters[tokens[place].letters])
            return (isWord: isOfLexicon(letters), count: letters.count)
        }
        guard pieces.allSatisfy({ !$0.isWord || $0.count <= 3 }) else { return false }
        if pieces.contains(where: { !$0.isWord && $0.count >= 2 }) { return true }
        return pieces[0].count <= 2 && pieces.contains { $0.count == 1 } && pieces.contains { $0.count > 1 }
    }

    /// Whether it is a word of a lexicon or begins as patterns ask for.
    private func isOfLexicon(_ word: [UInt8]) -> Bool {
        if vocabulary.entry(of: word) != nil { return true }
        var prefixes: [UInt16] = []
        vocabulary.addPrefixes(of: word, to: &prefixes)
        return !prefixes.isEmpty
    }

    // MARK: Words

    private mutating func takePause() -> SafetyToken.Pause {
        defer { pause = .none }
        return pause
    }

    private mutating func add(_ token: SafetyToken) { tokens.append(token) }

    private mutating func append(_ entry: Int, pause: SafetyToken.Pause) { append([entry], pause: pause) }

    /// One word that can be read as any of these.
    private mutating func append(_ entries: [Int], pause: SafetyToken.Pause, letters: Range<Int> = 0..<0) {
        let start = elements.count
        for entry in entries { vocabulary.addElements(of: entry, to: &elements) }
        tokens.append(
            SafetyToken(
                pause: pause, elements: start..<elements.count, letters: letters, entry: entries.first,
                value: vocabulary.value(of: entries), isKnown: true, isGuess: entries.count > 1))
    }

    private mutating func addWord(_ word: [UInt8]) {
        guard !word.isEmpty else { return }
        let pause = takePause()
        let start = letters.count
        let from = elements.count
        letters += word
        var entries = vocabulary.entry(of: word).map { [$0] } ?? []
        vocabulary.addPrefixes(of: word, to: &elements)
        work += word.count
        if entries.isEmpty { entries = stretched(word) }
        if entries.isEmpty { entries = slips(word) }
        if entries.isEmpty, elements.count == from, word.count >= 7, let parts = vocabulary.segments(word, &work) {
            letters.removeSubrange(start...)
            for (index, part) in parts.enumerated() { append(part, pause: index == 0 ? pause : .none) }
            return
        }
        for entry in entries { vocabulary.addElements(of: entry, to: &elements) }
        let value = vocabulary.value(of: entries)
        if let value { vocabulary.addNumbers(value, to: &elements) }
        tokens.append(
            SafetyToken(
                pause: pause, elements: from..<elements.count, letters: start..<letters.count, value: value,
                isKnown: !entries.isEmpty || elements.count > from))
        for extra in entries.first.map({ vocabulary.further(after: $0) }) ?? [] { append(extra, pause: .none) }
    }

    /// `killlll`: letters thrice and more in a row stand for two or for one.
    private mutating func stretched(_ word: [UInt8]) -> [Int] {
        guard zip(zip(word, word.dropFirst()), word.dropFirst(2)).contains(where: { $0.0 == $0.1 && $0.1 == $1 }) else {
            return []
        }
        work += word.count
        return vocabulary.stretched(word)
    }

    /// A long word with one letter too many, too few, wrong, or two swapped.
    private mutating func slips(_ word: [UInt8]) -> [Int] {
        guard (5...Self.longestWord).contains(word.count) else { return [] }
        work += word.count
        return vocabulary.near(word)
    }
}
