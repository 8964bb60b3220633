/// Reads the numbers of an answer: what each could mean, and whether it may be about the person at all.
///
/// One pass over the text with a bounded look around each number, so that the work grows with the length alone.
public struct FigureReader {
    /// As much of an answer is read.
    public static let longestText = 400_000
    /// As many numbers are.
    public static let mostFigures = 2_000

    let text: [Unicode.Scalar]
    private let language: AnswerLanguage
    private let cues: Cues
    var at = 0
    private(set) var figures: [Figure] = []
    private var sentence = Sentence()
    private var line = Line()
    private var before = PrecedingWord()
    private var beginsClause = true
    /// What the lines of a list are about, by the line above them or their heading.
    private var listMood = Mood.open
    private var headingMood = Mood.open
    private var blocks = Blocks()
    /// Up to where what is read is code.
    private var codeEnd = 0
    private var fence: (sign: Unicode.Scalar, isCode: Bool)?
    /// The paragraph tells of a change of clocks.
    private var tellsOfClocks = false
    /// What the next number in parentheses is called, if they are counted up: `(1) … (2) …`.
    private var nextParenthesis = 1.0

    /// The numbers in the order they stand in the text.
    public static func figures(in text: String) -> [Figure] {
        var reader = FigureReader(text)
        reader.read()
        return reader.figures
    }

    private init(_ text: String) {
        self.text = Array(text.unicodeScalars.prefix(Self.longestText))
        language = AnswerLanguage(of: self.text)
        cues = language.cues
    }

    private struct Sentence {
        var mood = Mood.open
        var compares = false
        var first = 0
        /// Numbers that have no aside yet, with how many words were read before them.
        var open: [(figure: Int, words: Int)] = []
        var words = 0
        var start = 0
        var sums = false
    }

    /// Lists and tables, and what stands above and below them.
    private struct Blocks {
        /// Figures of the last paragraph that is no list, the newest, and the items or rows that followed so far.
        var intro: [Int] = []
        var count = 0
        /// Items or rows of the list or table above.
        var above = 0
        /// It proposes.
        var isPlan = false
        /// The cells of the table's heading.
        var headings: [Range<Int>] = []
        var isBody = false
        var column = 0
    }

    private struct Line {
        var isTable = false
        var isHeading = false
        var isItem = false
        var hasContent = false
        var endsWithColon = false
        var isBlank = true
    }

    struct PrecedingWord {
        var text = ""
        var isCapital = false
        /// The word before it.
        var earlier = ""
        /// Where it ended.
        var end = -1
    }

    private mutating func read() {
        beginLine()
        while at < text.count, figures.count < Self.mostFigures {
            let scalar = text[at]
            if scalar.isLineEnd {
                endLine()
            } else if scalar.isDigit {
                readNumber()
            } else if scalar.isLetter {
                readWord()
            } else {
                readMark(scalar)
            }
        }
        endSentence()
    }

    // MARK: Lines and sentences

    private mutating func beginLine() {
        line = Line()
        while at < text.count, text[at].isBlank || text[at] == ">" { at += 1 }
        guard at < text.count else { return }
        line.isBlank = text[at].isLineEnd
        if readFence() { return }
        if fence?.isCode == true { codeEnd = max(codeEnd, endOfLine) }
        switch text[at] {
        case "|": line.isTable = true
        case "#": line.isHeading = true
        case "-", "+", "•", "*":
            if at + 1 < text.count, text[at + 1].isBlank { beginItem() }
            line.isHeading = isBold
        case let digit where digit.isDigit:
            var end = at
            while end < text.count, text[end].isDigit, end - at < 4 { end += 1 }
            if end + 1 < text.count, text[end] == "." || text[end] == ")", text[end + 1].isBlank { beginItem() }
        default: break
        }
        if line.isHeading || line.isTable { endSentence() }
        if line.isHeading { (headingMood, listMood) = (.open, .open) }
        beginBlock()
        if sentence.first == figures.count, sentence.words == 0 { sentence.start = at }
        beginsClause = true
    }

    /// Where the line ends, at most so far away.
    private var endOfLine: Int {
        var end = at
        while end < text.count, !text[end].isLineEnd, end - at < 2_000 { end += 1 }
        return end
    }

    /// Three backticks or tildes begin or end a block.
    private mutating func readFence() -> Bool {
        guard at + 2 < text.count, text[at] == "`" || text[at] == "~", text[at + 1] == text[at],
            text[at + 2] == text[at],
            fence == nil || fence?.sign == text[at]
        else { return false }
        let sign = text[at]
        while at < text.count, text[at] == sign { at += 1 }
        let kind = String(word: text[at..<min(endOfLine, at + 24)].prefix { $0.isLetter })
        fence = fence == nil ? (sign, CodeSpan.isCode(kind: kind)) : nil
        while at < text.count, !text[at].isLineEnd { at += 1 }
        return true
    }

    /// Counts the items of a list and the rows of a table for the lines above and below.
    private mutating func beginBlock() {
        if line.isTable {
            if blocks.headings.isEmpty {
                blocks.headings = cells(upTo: endOfLine)
                (blocks.count, blocks.isBody) = (-1, false)
            }
            let isRule = text[at..<min(endOfLine, at + 80)].allSatisfy { "|-: \t".unicodeScalars.contains($0) }
            if isRule { blocks.isBody = true } else { countPart() }
            blocks.column = 0
            blocks.isPlan = headingMood == .advice || listMood == .advice
        } else if line.isItem {
            countPart()
            blocks.isPlan = headingMood == .advice || listMood == .advice
        } else if !line.isBlank {
            let wasPlan = blocks.isPlan && blocks.count > 0
            blocks = Blocks(above: blocks.count > 0 ? blocks.count : 0)
            if wasPlan, sentence.words == 0, beginsWithSum { sentence.mood = .advice }
        } else if line.isBlank {
            tellsOfClocks = false
        }
    }

    private mutating func countPart() {
        blocks.count += 1
        guard blocks.count > 1 else { return }
        for figure in blocks.intro {
            figures[figure].listed.remove(blocks.count - 1)
            figures[figure].listed.insert(blocks.count)
        }
    }

    /// `It comes to`, `together`: what follows a plan and adds it up.
    private var beginsWithSum: Bool {
        var end = at
        while end < text.count, text[end].isLetter, end - at < 24 { end += 1 }
        let word = String(word: text[at..<end])
        return cues.sums.contains(word) || Self.resuming.contains(word)
    }

    private static let resuming: Set<String> = [
        "it", "that", "this", "these", "das", "cela", "ça", "soit", "en", "in", "au", "eso", "isso", "dat",
    ]

    private func cells(upTo end: Int) -> [Range<Int>] {
        var cells: [Range<Int>] = []
        var start = at
        for place in at..<end where text[place] == "|" {
            if place > start || !cells.isEmpty || place > at { cells.append(start..<place) }
            start = place + 1
            if cells.count >= 24 { break }
        }
        return cells
    }

    /// The whole line is bold: a heading in all but name.
    private var isBold: Bool {
        guard at + 4 < text.count, text[at] == "*", text[at + 1] == "*" else { return false }
        var end = at + 2
        while end < text.count, !text[end].isLineEnd, end - at < 80 { end += 1 }
        while end > at, text[end - 1].isBlank || text[end - 1] == ":" { end -= 1 }
        guard end - at > 4, text[end - 1] == "*", text[end - 2] == "*" else { return false }
        return !text[(at + 2)..<(end - 2)].contains("*")
    }

    private mutating func beginItem() {
        endSentence()
        line.isItem = true
        sentence.start = at
        sentence.mood = listMood == .advice ? .advice : headingMood
    }

    private mutating func endLine() {
        if line.isHeading || line.isTable || line.isItem || !line.hasContent { endSentence() }
        at += 1
        if at < text.count, text[at - 1] == "\r", text[at] == "\n" { at += 1 }
        beginLine()
    }

    mutating func endSentence() {
        for index in sentence.first..<figures.count {
            figures[index].compares = figures[index].compares || sentence.compares
            figures[index].sums = sentence.sums
            figures[index].sentence = sentence.start..<max(at, sentence.start)
            if tellsOfClocks, ClockChange.isMeant(figures[index]) { figures[index].aside = .clockChange }
        }
        let mood: Mood = line.isItem ? (listMood == .advice ? .advice : headingMood) : .open
        sentence = Sentence(mood: mood, first: figures.count, start: at)
        if line.isTable, headingMood == .advice || listMood == .advice { sentence.mood = .advice }
        beginsClause = true
    }

    // MARK: Words and marks

    private mutating func readWord() {
        let start = at
        while at < text.count, text[at].isLetter || text[at].isDigit || text[at] == "'" || text[at] == "’" { at += 1 }
        if at + 2 < text.count, text[at] == ":", text[at + 1] == "/", text[at + 2] == "/" { return skipAddress() }
        let word = String(word: text[start..<min(at, start + 24)])
        if NumberPhrase.mayBegin(word, in: language), readPhrase(at: start) { return }
        take(language.elides ? word.withoutElision : word, isCapital: !text[start].properties.isLowercase)
    }

    private mutating func skipAddress() {
        while at < text.count, !text[at].isBlank, !text[at].isLineEnd { at += 1 }
    }

    /// A word, or the unit of a number.
    mutating func take(_ word: String, isCapital: Bool = false) {
        line.hasContent = true
        line.endsWithColon = false
        if line.isHeading, cues.headings.contains(word) { headingMood = .advice }
        sentence.mood = sentence.mood.after(word, beginsClause: beginsClause, before: before.text, by: cues)
        if cues.comparing.contains(word) { sentence.compares = true }
        if cues.sums.contains(word) { sentence.sums = true }
        if ClockChange.isNamed(word, before: before.text, earlier: before.earlier) { tellsOfClocks = true }
        if cues.efforts.contains(word), sentence.mood == .open, !sentence.open.isEmpty { adviseAll() }
        if cues.trailingAdvice.contains(word) {
            adviseAll(within: 15)
        }
        sentence.words += 1
        before = PrecedingWord(text: word, isCapital: isCapital, earlier: before.text, end: at)
        beginsClause = false
    }

    /// What the sentence has told so far was advised. With an effort, what follows is too.
    private mutating func adviseAll(within reach: Int? = nil) {
        for (figure, words) in sentence.open where sentence.words - words < reach ?? 15 {
            figures[figure].aside = figures[figure].aside ?? .advice
        }
        sentence.open.removeAll()
        if reach == nil { sentence.mood = .advice }
    }

    /// What stands between backticks, if it is code.
    private mutating func readCode() {
        guard at >= codeEnd, at < text.count, text[at] != "`" else { return }
        var end = at
        while end < text.count, text[end] != "`", !text[end].isLineEnd, end - at < 200 { end += 1 }
        guard end < text.count, text[end] == "`" else { return }
        if CodeSpan.isCode(text[at..<end]) { codeEnd = end + 1 }
    }

    private mutating func readMark(_ scalar: Unicode.Scalar) {
        at += 1
        switch scalar {
        case ".", "!", "?", ";":
            if at == text.count || text[at].isBlank || text[at].isLineEnd || text[at].isEmphasis || text[at] == ")" {
                endSentence()
            }
        case ":":
            line.endsWithColon = true
            listMood = sentence.mood
            beginsClause = true
            return
        case ",", "(", "—", "–": beginsClause = true
        case "`": readCode()
        case "|":
            if line.isTable {
                blocks.column += 1
                if sentence.mood != .advice { sentence.mood = tableMood }
            }
        case "+", "−", "±": if at < text.count, text[at].isDigit { sentence.compares = true }
        default: break
        }
    }

    private var tableMood: Mood { headingMood == .advice || listMood == .advice ? .advice : .open }

    // MARK: Numbers

    private mutating func readNumber() {
        let start = at
        let isFirst = !line.hasContent
        var scan = NumberScan(text, at: start, before: before, isFirstOfItem: isFirst, in: language)
        scan.read()
        at = max(scan.end, start + 1)
        // A list that has begun is not broken by its numbers.
        if scan.aside != .label || !isFirst { line.hasContent = true }
        guard !scan.readings.isEmpty || scan.aside != nil else { return }
        var figure = Figure(
            text: String(word: text[start..<at].filter { !$0.isEmphasis }, isLowercased: false), place: start..<at,
            readings: scan.readings,
            aside: scan.aside)
        figure.isInTable = line.isTable
        (figure.isMultiple, figure.isSpeed) = (scan.isMultiple, scan.isSpeed)
        figure.statistic = statistic(before: start)
        if start < codeEnd { figure.aside = .code }
        place(&figure)
        linkUnit(&figure, scan)
        figures.append(figure)
        linkDates(scan)
        judge()
        pending = scan.goesOn ? PendingUnit(figure: figures.count - 1, values: scan.values, rough: scan.isRough) : nil
        pass(scan.unitWord)
    }

    /// The last figure is advised where its sentence advises.
    private mutating func judge() {
        guard figures[figures.count - 1].aside == nil else { return }
        if sentence.mood == .advice {
            figures[figures.count - 1].aside = .advice
        } else if sentence.mood == .open {
            sentence.open.append((figures.count - 1, sentence.words))
        }
    }

    private mutating func pass(_ unitWord: String) {
        before = PrecedingWord(text: unitWord, earlier: before.text, end: at)
        beginsClause = false
        sentence.words += 1
        if cues.comparing.contains(unitWord) { sentence.compares = true }
    }

    /// A number in words.
    private mutating func readPhrase(at start: Int) -> Bool {
        guard let phrase = NumberPhrase(text, at: start, in: language) else { return false }
        line.hasContent = true
        at = phrase.end
        let isRough = cues.rough.contains(before.text)
        var readings = [NumberScan.reading(phrase.value, unit: phrase.unit, isRough: isRough)]
        if let share = phrase.share {
            let middle = (share.lowerBound + share.upperBound) / 2
            let reading = Figure.Reading(measure: .percent, value: middle, range: share, written: share)
            readings = phrase.unit == nil ? [reading] : [reading] + readings
        }
        var figure = Figure(
            text: String(word: text[start..<at].filter { !$0.isEmphasis }, isLowercased: false), place: start..<at,
            readings: readings)
        figure.isPartOfGiven = phrase.isPartOfGiven
        let isSpan = cues.spans.contains(phrase.unitWord)
        if start < codeEnd {
            figure.aside = .code
        } else if isSpan, cues.periods.contains(before.text) || cues.offsets.contains(nextWord) {
            figure.aside = .period
        }
        place(&figure)
        figures.append(figure)
        judge()
        pending = nil
        pass(phrase.unitWord)
        return true
    }

    private var nextWord: String {
        var start = at
        while start < text.count, text[start].isBlank, start - at < 2 { start += 1 }
        var end = start
        while end < text.count, text[end].isLetter, end - start < 24 { end += 1 }
        return String(word: text[start..<end])
    }

    /// Its column of a table, its list, its enumeration.
    private mutating func place(_ figure: inout Figure) {
        figure.lead = before.text
        if line.isTable, blocks.isBody, blocks.headings.indices.contains(blocks.column - 1) {
            figure.heading = blocks.headings[blocks.column - 1]
            let words = text[figure.heading].split { !$0.isLetter }.prefix(4).map { String(word: $0) }
            let isPlain = figure.readings.allSatisfy { $0.measure == nil && $0.value < 100 }
            if isPlain, figure.aside == nil, let first = words.first, words.count == 1, cues.labels.contains(first) {
                figure.aside = .label
            }
        }
        if !line.isTable, !line.isItem {
            if blocks.intro.count < 8 { blocks.intro.append(figures.count) }
            if blocks.above > 1 { figure.listed.insert(blocks.above) }
        }
        let (start, end) = (figure.place.lowerBound, figure.place.upperBound)
        guard start > 0, end < text.count, text[start - 1] == "(", text[end] == ")",
            figure.readings.first?.value == nextParenthesis, figure.readings.first?.measure == nil
        else { return }
        figure.aside = .label
        nextParenthesis += 1
    }

    /// `p < 0.001`, `r = 0.12`, `n = 27`.
    private func statistic(before start: Int) -> Figure.Statistic? {
        guard before.end > 0, before.end < start, start - before.end <= 6, Self.statistics.contains(before.text) else {
            return nil
        }
        var relation: Figure.Statistic.Relation?
        for scalar in text[before.end..<start] {
            switch scalar {
            case "=", "≈", ":": relation = relation ?? .equal
            case "<", "≤": relation = .below
            case ">", "≥": relation = .above
            case "-", "−", "–", "+": break
            case _ where scalar.isBlank || scalar.isEmphasis: break
            default: return nil
            }
        }
        return relation.map { Figure.Statistic(name: before.text, relation: $0) }
    }

    private static let statistics: Set<String> = ["p", "r", "n", "z", "rho", "ρ"]

    /// Days whose month stands behind a later one: `on 12 (…) and on 15 November`, `14, 15 and 16 November`; and numbers
    /// of one label: `weeks 44, 45 and 46`.
    private mutating func linkDates(_ scan: NumberScan) {
        let last = figures.count - 1
        leads.append((last, before.text))
        if leads.count > 8 { leads.removeFirst() }
        guard figures[last].aside == .date else { return }
        linkEnumeratedDays(before: last)
        guard !before.text.isEmpty else { return }
        for (figure, lead) in leads.dropLast() where figure >= sentence.first && lead == before.text {
            let isDay = figures[figure].readings.contains { $0.measure == nil && (1...31).contains($0.value) }
            if isDay, figures[figure].readings.allSatisfy({ $0.measure == nil }), figures[figure].aside == nil,
                lead.unicodeScalars.count <= 3
            {
                figures[figure].aside = .date
            }
        }
    }

    /// `2, 5 and 9 November`: the days before a date, with nothing but commas and joining words between.
    private mutating func linkEnumeratedDays(before last: Int) {
        for index in stride(from: last - 1, through: max(sentence.first, last - 8), by: -1) {
            let gap = text[figures[index].place.upperBound..<figures[index + 1].place.lowerBound]
            guard gap.count <= 5, gap.contains(","), gap.allSatisfy({ $0 == "," || $0.isBlank }) || index + 1 < last,
                figures[index].aside == nil || figures[index].aside == .date,
                figures[index].readings.allSatisfy({ $0.measure == nil && (1...31).contains($0.value) })
            else {
                if figures[index].aside == .date { continue }
                return
            }
            figures[index].aside = .date
        }
    }

    /// The last figures with the word before each.
    private var leads: [(figure: Int, word: String)] = []

    /// A number without a unit that a further one follows: `6–7 h`.
    private var pending: PendingUnit?

    private struct PendingUnit {
        var figure: Int
        var values: [LexedNumber.Value]
        var rough: Bool
    }

    private mutating func linkUnit(_ figure: inout Figure, _ scan: NumberScan) {
        guard let pending, pending.figure == figures.count - 1 else { return }
        if let unit = scan.unit {
            figures[pending.figure].readings = pending.values.map {
                NumberScan.reading($0, unit: unit, isRough: pending.rough)
            }
        }
        if scan.aside == .date || scan.aside == .period { figures[pending.figure].aside = scan.aside }
        if figures[pending.figure].aside == .label, figure.aside == nil, scan.unit == nil,
            figure.readings.allSatisfy({ $0.measure == nil && $0.value < 100 }),
            scan.values.allSatisfy({ $0.decimals == 0 })
        {
            figure.aside = .label
        }
        if figures[pending.figure].aside == .date, figure.readings.allSatisfy({ $0.measure == nil }) {
            figure.aside = .date
        }
    }
}

extension String {
    /// A word as cues and units are looked up.
    init(word scalars: some Sequence<Unicode.Scalar>, isLowercased: Bool = true) {
        var word = ""
        for scalar in scalars { word.unicodeScalars.append(scalar == "’" ? "'" : scalar) }
        self = isLowercased ? word.lowercased() : word
    }

    /// `objectif` of `l'objectif`.
    var withoutElision: String {
        guard let mark = firstIndex(of: "'"), mark != startIndex, distance(from: startIndex, to: mark) <= 5,
            index(after: mark) < endIndex
        else { return self }
        return String(self[index(after: mark)...])
    }
}
