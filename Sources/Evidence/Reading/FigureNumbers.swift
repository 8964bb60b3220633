/// Numbers in digits and in words.
extension FigureReader {
    mutating func readNumber() {
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
        relate(&figure)
        linkUnit(&figure, scan)
        if let unit = sentence.unitAhead, figure.aside == nil, scan.unit == nil, figure.readings.count == 1 {
            figure.readings += scan.values.map { NumberScan.reading($0, unit: unit, isRough: scan.isRough) }
        }
        figures.append(figure)
        linkDates(scan)
        judge()
        pending = scan.goesOn ? PendingUnit(figure: figures.count - 1, values: scan.values, rough: scan.isRough) : nil
        pass(scan.unitWord)
    }

    /// The last figure is advised where its sentence advises.
    mutating func judge() {
        // A statistic is nobody's advice.
        guard figures[figures.count - 1].aside == nil, figures[figures.count - 1].statistic == nil else { return }
        if sentence.mood == .advice {
            figures[figures.count - 1].aside = .advice
        } else if sentence.mood == .open, !sentence.isOfData {
            sentence.open.append((figures.count - 1, sentence.words))
        }
    }

    mutating func pass(_ unitWord: String) {
        before = PrecedingWord(text: unitWord, earlier: before.text, end: at)
        beginsClause = false
        sentence.words += 1
        if cues.comparing.contains(unitWord) { sentence.compares = true }
    }

    /// A number in words.
    mutating func readPhrase(at start: Int) -> Bool {
        guard let phrase = NumberPhrase(text, at: start, in: language, isBare: mayBeBare(before: start)) else {
            return false
        }
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
        // `eineinhalb Mal so viel`
        if NumberScan.multiples.contains(phrase.unitWord),
            phrase.value.decimals > 0 || NumberScan.likened.contains(nextWord)
        {
            figure.isMultiple = true
            // `nearly ten times the smallest`
            let half = (phrase.value.decimals > 0 ? 0.05 : 0.5) * (isRough ? 2 : 1)
            let range = phrase.value.value - half...phrase.value.value + half
            figure.readings = [Figure.Reading(measure: nil, value: phrase.value.value, range: range, written: range)]
        }
        (figure.isPartOfGiven, figure.isPartOfWhole) = (phrase.isPartOfGiven, phrase.isPartOfWhole)
        if let whole = phrase.whole { figure.parts = [phrase.value.value, whole] }
        relate(&figure)
        let isSpan = cues.spans.contains(phrase.unitWord)
        if start < codeEnd {
            figure.aside = .code
        } else if isSpan, figure.text.contains("-"), !NumberScan.runs.contains(nextWord), phrase.value.value > 1 {
            figure.aside = .period
        } else if isSpan, cues.periods.contains(before.text) || cues.offsets.contains(nextWord) || before.leadsBack {
            figure.aside = .period
        }
        place(&figure)
        figures.append(figure)
        judge()
        pending = nil
        pass(phrase.unitWord)
        return true
    }

    /// `a six-day streak, your best was nine`: a number word at the end of a clause that has counted before.
    private func mayBeBare(before start: Int) -> Bool {
        relations.equals.contains(before.text) && before.end < start
    }

    /// Relates a number to the words of its sentence so far, and to the word behind it.
    private func relate(_ figure: inout Figure) {
        let next = nextWord
        figure.differs = cues.comparing.contains(next)
        figure.isRate = sentence.isRate || relations.per.contains(next) || isPerSlash
        figure.isRateItself = relations.per.contains(next)
        figure.mayBeRatio = sentence.namesRatio
        figure.isRefused = sentence.isRefused
        figure.isClaimed = sentence.isClaimed
        figure.isAdvised = sentence.mood == .advice
    }

    /// `695/day`.
    private var isPerSlash: Bool { at < text.count && text[at] == "/" && cues.spans.contains(word(from: at + 1)) }

    var nextWord: String {
        var start = at
        while start < text.count, text[start].isBlank, start - at < 2 { start += 1 }
        return word(from: start)
    }

    private func word(from start: Int) -> String {
        var end = start
        while end < text.count, text[end].isLetter, end - start < 24 { end += 1 }
        return String(word: text[start..<end])
    }
}
