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
    }

    private struct Line {
        var isTable = false
        var isHeading = false
        var isItem = false
        var hasContent = false
        var endsWithColon = false
    }

    struct PrecedingWord {
        var text = ""
        var isCapital = false
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
        beginsClause = true
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
        sentence.mood = listMood == .advice ? .advice : headingMood
    }

    private mutating func endLine() {
        if line.isHeading || line.isTable || line.isItem || !line.hasContent { endSentence() }
        at += 1
        if at < text.count, text[at - 1] == "\r", text[at] == "\n" { at += 1 }
        beginLine()
    }

    mutating func endSentence() {
        if sentence.compares {
            for index in sentence.first..<figures.count { figures[index].compares = true }
        }
        let mood: Mood = line.isItem ? (listMood == .advice ? .advice : headingMood) : .open
        sentence = Sentence(mood: mood, first: figures.count)
        beginsClause = true
    }

    // MARK: Words and marks

    private mutating func readWord() {
        let start = at
        while at < text.count, text[at].isLetter || text[at].isDigit || text[at] == "'" || text[at] == "’" { at += 1 }
        if at + 2 < text.count, text[at] == ":", text[at + 1] == "/", text[at + 2] == "/" { return skipAddress() }
        let word = String(word: text[start..<min(at, start + 24)])
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
        if cues.trailingAdvice.contains(word) {
            for (figure, words) in sentence.open where sentence.words - words < 15 { figures[figure].aside = .advice }
            sentence.open.removeAll()
        }
        sentence.words += 1
        before = PrecedingWord(text: word, isCapital: isCapital, end: at)
        beginsClause = false
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
        case "|": line.isTable ? endSentence() : ()
        case "+", "−", "±": if at < text.count, text[at].isDigit { sentence.compares = true }
        default: break
        }
    }

    // MARK: Numbers

    private mutating func readNumber() {
        let start = at
        let isFirst = !line.hasContent && line.isItem
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
        linkUnit(&figure, scan)
        figures.append(figure)
        if figure.aside == nil {
            if sentence.mood == .advice {
                figures[figures.count - 1].aside = .advice
            } else if sentence.mood == .open {
                sentence.open.append((figures.count - 1, sentence.words))
            }
        }
        pending = scan.goesOn ? PendingUnit(figure: figures.count - 1, values: scan.values, rough: scan.isRough) : nil
        before = PrecedingWord(text: scan.unitWord, end: at)
        beginsClause = false
        sentence.words += 1
        if cues.comparing.contains(scan.unitWord) { sentence.compares = true }
    }

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
