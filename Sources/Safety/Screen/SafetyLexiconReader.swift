import ChatModel

/// Reads the tables of lexicons into patterns, elements and words. It works on bytes: the tables are read before the first
/// question is answered.
struct SafetyLexiconReader {
    private(set) var vocabulary = SafetyVocabulary()
    private(set) var elementCount: UInt16 = 0

    private typealias Text = ArraySlice<UInt8>
    private typealias Options = [[UInt16]]

    private var language = SafetyLanguage.english
    private var marks = SafetyMarks(not: 0, but: 0, own: 0, other: 0, common: 0, lose: 0, lost: 0)
    /// The options read from the elements, words and lists of the language, by the hash of their text.
    private var options: [UInt64: Options] = [:]
    private var words: [UInt64: UInt16] = [:]
    private var lists: [UInt64: Options] = [:]
    private var denials: Set<UInt64> = []
    private var denying: Set<UInt16> = []
    /// How often an element's words are met, for each element.
    private var frequency: [Int] = []
    private var folding = LetterFolding()

    /// The less, the rarer its words.
    func commonness(of element: UInt16) -> Int { frequency[Int(element)] }

    mutating func read(_ lexicon: SafetyLexicon, patterns: inout [SafetyPattern]) -> SafetyMarks {
        language = lexicon.language
        options = [:]
        words = [:]
        lists = [:]
        denials = []
        marks = SafetyMarks(
            not: element(), but: element(), own: element(), other: element(), common: element(), lose: element(),
            lost: element())
        var section = ""
        for line in Array(lexicon.table.utf8)[...].split(separator: UInt8(ascii: "\n")) {
            if line.first == UInt8(ascii: "[") {
                section = String(decoding: line.dropFirst().prefix { $0 != UInt8(ascii: "]") }, as: UTF8.self)
            } else if line.first == UInt8(ascii: "@"), let equals = line.firstIndex(of: UInt8(ascii: "=")) {
                lists[hash(line[line.startIndex..<(equals - 1)].dropFirst())] = choices(line[(equals + 2)...])
            } else {
                read(line, in: section, &patterns)
            }
        }
        return marks
    }

    private mutating func element(_ frequency: Int = 1) -> UInt16 {
        elementCount += 1
        self.frequency.append(frequency)
        return elementCount - 1
    }

    // MARK: Sections

    private mutating func read(_ line: Text, in section: String, _ patterns: inout [SafetyPattern]) {
        switch section {
        case "not":
            denials.formUnion(items(line).map(hash))
            addWords(line, to: marks.not)
        case "but": addWords(line, to: marks.but)
        case "own": addWords(line, to: marks.own)
        case "other": addWords(line, to: marks.other)
        case "common": addWords(line, to: marks.common)
        case "lose": addWords(line, to: marks.lose)
        case "lost": addWords(line, to: marks.lost)
        case "word":
            for word in items(line) {
                vocabulary.add(letters(word, umlauts: false), element: nil, language: language.bit)
            }
        case "ask": marks.asks += sequences(items(line))
        case "past": marks.past += sequences(items(line))
        case "number", "mass", "time": addValues(line, in: section)
        case "spelling": addSpelling(line)
        default: addPatterns(line, in: section, &patterns)
        }
    }

    private func items(_ text: Text, _ separator: UInt8 = UInt8(ascii: " ")) -> [Text] {
        text.split(separator: separator)
    }

    private mutating func addWords(_ line: Text, to element: UInt16) {
        for word in items(line) { add(word, to: element) }
    }

    /// `ten=10 kilo|kilos=1`
    private mutating func addValues(_ line: Text, in section: String) {
        for item in items(line) {
            let sides = items(item, UInt8(ascii: "="))
            guard sides.count == 2, let value = number(sides[1]) else {
                preconditionFailure("no value: \(string(item))")
            }
            for word in items(sides[0], UInt8(ascii: "|")) {
                if section == "number" {
                    for letters in spellings(word) { vocabulary.set(value, of: letters, language: language.bit) }
                    continue
                }
                let unit = element()
                add(word, to: unit)
                if section == "mass" { marks.masses[unit] = value } else { marks.times[unit] = value }
            }
        }
    }

    /// `jai=j ai`
    private mutating func addSpelling(_ line: Text) {
        let sides = items(line, UInt8(ascii: "="))
        guard sides.count == 2 else { preconditionFailure("no spelling: \(string(line))") }
        let parts = items(sides[1]).map { letters($0, umlauts: false) }
        for word in items(sides[0]) {
            vocabulary.set(spelling: letters(word, umlauts: false), as: parts, language: language.bit)
        }
    }

    private mutating func addPatterns(_ line: Text, in section: String, _ patterns: inout [SafetyPattern]) {
        let names = section.split(separator: ".").map(String.init)
        let isIdiom = section == "idiom"
        let concern = names[0] == "eating" ? .eatingDisorder : SafetyNotice.Concern(rawValue: names[0])
        let urgency = names.count > 1 ? SafetyNotice.Urgency(rawValue: names[1]) : nil
        precondition(isIdiom || concern != nil && urgency != nil, "no such section: \(section)")
        var parts: [(mark: UInt8, items: [Text])] = [(0, [])]
        for item in items(line) {
            if item.count == 1, let mark = item.first, mark == UInt8(ascii: "&") || mark == UInt8(ascii: "!") {
                parts.append((mark, []))
            } else {
                parts[parts.count - 1].items.append(item)
            }
        }
        let endsSentence = parts[0].items.last.map { $0.elementsEqual("$".utf8) } ?? false
        if endsSentence { parts[0].items.removeLast() }
        let required = parts.filter { $0.mark == UInt8(ascii: "&") }.map { sequences($0.items) }
        let excluded = parts.filter { $0.mark == UInt8(ascii: "!") }.flatMap { sequences($0.items) }
        let denying = denying
        let isDenial = required.contains { rows in
            rows.contains { $0.steps.contains { denying.contains($0.element) } }
        }
        for sequence in sequences(parts[0].items) {
            patterns.append(
                SafetyPattern(
                    concern: concern ?? .reading, urgency: urgency ?? .care, language: language, sequence: sequence,
                    required: required, excluded: excluded,
                    denies: isDenial || sequence.steps.contains { self.denying.contains($0.element) }, isIdiom: isIdiom,
                    isLoss: names.last == "loss", endsSentence: endsSentence))
        }
    }

    // MARK: Elements

    /// Every way to go through the elements of a line.
    private mutating func sequences(_ items: [Text]) -> [SafetySequence] {
        var found = [(sequence: SafetySequence(steps: []), gap: 0)]
        for item in items {
            if item.allSatisfy({ $0 == UInt8(ascii: ".") }) {
                for index in found.indices { found[index].gap += item.count == 2 ? 3 : 7 }
                continue
            }
            let isOptional = item.first == UInt8(ascii: "?")
            let choices = choices(isOptional ? item.dropFirst() : item)
            var next: [(sequence: SafetySequence, gap: Int)] = []
            for (sequence, gap) in found {
                // A single word that may be missing is one step; words in a row are there or not.
                if isOptional, choices.allSatisfy({ $0.count > 1 }) { next.append((sequence, gap)) }
                for choice in choices {
                    var longer = sequence
                    for (index, element) in choice.enumerated() {
                        let isFirst = index == 0 && !longer.steps.isEmpty
                        longer.steps.append(
                            .init(
                                element: element, gap: isFirst ? UInt8(min(gap, 8)) : 0,
                                isOptional: isOptional && choice.count == 1))
                    }
                    next.append((longer, 0))
                }
            }
            found = next
        }
        precondition(found.count <= 500, "a pattern has too many ways: \(items.map(string))")
        return found.map { $0.sequence }.filter { $0.steps.contains { !$0.isOptional } }
    }

    /// `a|b|c_d`: one element for the single words together, and one row for each of several.
    private mutating func choices(_ text: Text) -> Options {
        let key = hash(text)
        if let known = options[key] { return known }
        var rows: Options = []
        var single: UInt16?
        let alternatives = items(text, UInt8(ascii: "|"))
        for item in alternatives {
            if item.first == UInt8(ascii: "@") {
                guard let list = lists[hash(item.dropFirst())] else { preconditionFailure("no list: \(string(item))") }
                rows += list
            } else if item.contains(UInt8(ascii: "_")) {
                rows.append(items(item, UInt8(ascii: "_")).map { word($0) })
            } else if alternatives.count > 1 {
                let element = single ?? element(0)
                single = element
                add(item, to: element)
            } else {
                rows.append([word(item)])
            }
        }
        if let single { rows.insert([single], at: 0) }
        options[key] = rows
        return rows
    }

    private mutating func word(_ text: Text) -> UInt16 {
        let key = hash(text)
        if let known = words[key] { return known }
        let element = element(0)
        add(text, to: element)
        words[key] = element
        return element
    }

    private mutating func add(_ text: Text, to element: UInt16) {
        if denials.contains(hash(text)) { denying.insert(element) }
        if text.first == UInt8(ascii: "#") || text.allSatisfy({ (0x30...0x39).contains($0) }) {
            let ends = items(text.drop { $0 == UInt8(ascii: "#") }, UInt8(ascii: "-")).compactMap(number)
            guard let low = ends.first, let high = ends.last, low <= high else {
                preconditionFailure("no range: \(string(text))")
            }
            vocabulary.add(range: low...high, element: element)
            frequency[Int(element)] += 40
        } else if text.last == UInt8(ascii: "*") {
            for letters in spellings(text.dropLast()) { vocabulary.add(prefix: letters, element: element) }
            frequency[Int(element)] += text.count > 5 ? 1 : 8
        } else {
            for letters in spellings(text) { vocabulary.add(letters, element: element, language: language.bit) }
            frequency[Int(element)] += text.count > 4 ? 1 : text.count > 3 ? 6 : 30
        }
    }

    // MARK: Letters

    /// German umlauts are also written with an `e`.
    private mutating func spellings(_ word: Text) -> [[UInt8]] {
        let plain = letters(word, umlauts: false)
        guard language == .german, word.contains(where: { $0 >= 0x80 }) else { return [plain] }
        return [plain, letters(word, umlauts: true)]
    }

    private mutating func letters(_ word: Text, umlauts: Bool) -> [UInt8] {
        if word.allSatisfy({ (0x61...0x7A).contains($0) }) { return Array(word) }
        var letters: [UInt8] = []
        for scalar in string(word).unicodeScalars {
            switch scalar {
            case "ß": letters += Array("ss".utf8)
            case "æ": letters += Array("ae".utf8)
            case "œ": letters += Array("oe".utf8)
            case "ä" where umlauts: letters += Array("ae".utf8)
            case "ö" where umlauts: letters += Array("oe".utf8)
            case "ü" where umlauts: letters += Array("ue".utf8)
            default: letters += folding.glyphs(of: scalar).filter { $0.kind == .letter }.map(\.byte)
            }
        }
        precondition(!letters.isEmpty, "no word: \(string(word))")
        return letters
    }

    private func string(_ text: Text) -> String { String(decoding: text, as: UTF8.self) }
    private func number(_ text: Text) -> Double? { Double(string(text)) }

    private func hash(_ text: Text) -> UInt64 {
        text.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
