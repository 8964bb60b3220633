/// Lines and sentences, lists and tables.
extension FigureReader {
    mutating func beginLine() {
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
    var endOfLine: Int {
        var end = at
        while end < text.count, !text[end].isLineEnd, end - at < 2_000 { end += 1 }
        return end
    }

    /// Three backticks or tildes begin or end a block.
    mutating func readFence() -> Bool {
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
    mutating func beginBlock() {
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

    mutating func countPart() {
        blocks.count += 1
        guard blocks.count > 1 else { return }
        for figure in blocks.intro {
            figures[figure].listed.remove(blocks.count - 1)
            figures[figure].listed.insert(blocks.count)
        }
    }

    /// `It comes to`, `together`: what follows a plan and adds it up.
    var beginsWithSum: Bool {
        var end = at
        while end < text.count, text[end].isLetter, end - at < 24 { end += 1 }
        let word = String(word: text[at..<end])
        return cues.sums.contains(word) || Self.resuming.contains(word)
    }

    static let resuming: Set<String> = [
        "it", "that", "this", "these", "das", "cela", "ça", "soit", "en", "in", "au", "eso", "isso", "dat",
    ]

    func cells(upTo end: Int) -> [Range<Int>] {
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
    var isBold: Bool {
        guard at + 4 < text.count, text[at] == "*", text[at + 1] == "*" else { return false }
        var end = at + 2
        while end < text.count, !text[end].isLineEnd, end - at < 80 { end += 1 }
        while end > at, text[end - 1].isBlank || text[end - 1] == ":" { end -= 1 }
        guard end - at > 4, text[end - 1] == "*", text[end - 2] == "*" else { return false }
        return !text[(at + 2)..<(end - 2)].contains("*")
    }

    mutating func beginItem() {
        endSentence()
        line.isItem = true
        sentence.start = at
        sentence.mood = listMood == .advice ? .advice : headingMood
    }

    mutating func endLine() {
        if line.isHeading || line.isTable || line.isItem || !line.hasContent { endSentence() }
        at += 1
        if at < text.count, text[at - 1] == "\r", text[at] == "\n" { at += 1 }
        beginLine()
    }

    /// `1.25 l at least, 2.1 at most`: a number with decimals and no unit may be told in that of a neighbour.
    private mutating func addElidedUnit(_ index: Int) {
        let reading = figures[index].readings[0]
        guard reading.measure == nil, reading.value != reading.value.rounded() else { return }
        let others = [index - 1, index - 2, index - 3, index + 1, index + 2].filter {
            $0 >= sentence.first && $0 < figures.count
        }
        for other in others.map({ figures[$0] }) {
            guard let near = other.readings.first, near.measure == .millilitres || near.measure == .minutes,
                near.plain > 0, near.value / near.plain > 1.5, !other.text.contains(":")
            else { continue }
            let factor = near.value / near.plain
            figures[index].readings.append(
                Figure.Reading(
                    measure: near.measure, value: reading.value * factor,
                    range: reading.range.lowerBound * factor...reading.range.upperBound * factor,
                    written: reading.written))
            return
        }
    }

    mutating func endSentence() {
        let hasShare = figures[sentence.first...].contains { $0.readings.contains { $0.measure == .percent } }
        for index in sentence.first..<figures.count {
            figures[index].mayBeShare = hasShare || figures[index].isInTable
            figures[index].compares = figures[index].compares || sentence.compares
            figures[index].sums = sentence.sums
            figures[index].isOfMany = sentence.isOfMany
            figures[index].isOfUsual = sentence.isOfUsual
            figures[index].sentence = sentence.start..<max(at, sentence.start)
            if tellsOfClocks, ClockChange.isMeant(figures[index]) { figures[index].aside = .clockChange }
        }
        for index in sentence.first..<figures.count where figures[index].readings.count == 1 { addElidedUnit(index) }
        followsAdvice = sentence.mood == .advice && line.hasContent
        let mood: Mood = line.isItem ? (listMood == .advice ? .advice : headingMood) : .open
        sentence = Sentence(mood: mood, first: figures.count, start: at)
        if line.isTable, headingMood == .advice || listMood == .advice { sentence.mood = .advice }
        beginsClause = true
    }
}
