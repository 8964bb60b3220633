/// The meaning of a number by its neighbours: its column, its list, the number before it.
extension FigureReader {
    /// Its column of a table, its list, its enumeration.
    mutating func place(_ figure: inout Figure) {
        figure.lead = before.text
        if line.isTable, blocks.isBody, blocks.headings.indices.contains(blocks.column - 1) {
            figure.heading = blocks.headings[blocks.column - 1]
            let words = text[figure.heading].split { !$0.isLetter }.prefix(4).map { String(word: $0) }
            figure.headsHours = words.contains { WrittenUnit(word: $0) == WrittenUnit(.minutes, 60) }
            figure.headsLitres = words.contains { WrittenUnit(word: $0) == WrittenUnit(.millilitres, 1000) }
            let isNumbered = text[figure.heading].contains("#") && words.isEmpty
            let isPlain = figure.readings.allSatisfy { $0.measure == nil && $0.value < 100 }
            if isPlain, figure.aside == nil,
                isNumbered || words.count == 1 && words.first.map(cues.labels.contains) == true
            {
                figure.aside = .label
            }
        }
        if !line.isTable, !line.isItem {
            if blocks.intro.count < 8 { blocks.intro.append(figures.count) }
            if blocks.above > 1 { figure.listed.insert(blocks.above) }
        }
        let (start, end) = (figure.place.lowerBound, figure.place.upperBound)
        // `that of 13 November (4 h 43) and that of 16 (4 h 41)`
        let isDay =
            figure.readings.count == 1
            && figure.readings.allSatisfy {
                $0.measure == nil && (1...31).contains($0.value) && $0.value == $0.value.rounded()
            }
        if isDay, figure.aside == nil, end + 1 < text.count, text[end].isBlank, text[end + 1] == "(",
            cues.beforeDays.contains(before.text) || Self.ofDays.contains(before.text),
            figures[sentence.first...].contains(where: { $0.aside == .date })
        {
            figure.aside = .date
        }
        guard start > 0, end < text.count, text[start - 1] == "(", text[end] == ")",
            figure.readings.first?.value == nextParenthesis, figure.readings.first?.measure == nil
        else { return }
        figure.aside = .label
        nextParenthesis += 1
    }

    /// `p < 0.001`, `r = 0.12`, `n = 27`.
    func statistic(before start: Int) -> Figure.Statistic? {
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

    private static let ofDays: Set<String> = ["de", "of", "the", "di", "van", "op"]

    static let statistics: Set<String> = ["p", "q", "r", "n", "z", "rho", "ρ"]

    /// Days whose month stands behind a later one: `on 12 (…) and on 15 November`, `14, 15 and 16 November`; and numbers
    /// of one label: `weeks 44, 45 and 46`.
    mutating func linkDates(_ scan: NumberScan) {
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
    mutating func linkEnumeratedDays(before last: Int) {
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

    private static let alternatives: Set<String> = ["or", "oder", "ou", "o", "of"]

    /// `20,440 and 101 minutes` are no minutes both.
    private func isOfOneSize(_ pending: PendingUnit, _ scan: NumberScan) -> Bool {
        guard let one = pending.values.first?.value, let two = scan.values.first?.value, one > 100 else { return true }
        return one < 12 * two
    }

    mutating func linkUnit(_ figure: inout Figure, _ scan: NumberScan) {
        guard let pending, pending.figure == figures.count - 1 else { return }
        // `1.3 or 3 %` tells the same twice.
        let isOtherUnit = scan.unit?.measure == .percent && Self.alternatives.contains(before.text)
        if let unit = scan.unit, isOfOneSize(pending, scan), !isOtherUnit {
            figures[pending.figure].readings = pending.values.map {
                NumberScan.reading($0, unit: unit, isRough: pending.rough)
            }
        }
        let isDay = figures[pending.figure].readings.allSatisfy { $0.value <= 31 && $0.value == $0.value.rounded() }
        if !scan.readings.isEmpty, scan.readings.allSatisfy({ $0.measure == .clock }),
            let clock = NumberScan.dottedClock(figures[pending.figure].text)
        {
            figures[pending.figure].readings = [clock]
        }
        if scan.aside == .date && isDay || scan.aside == .period && isDay { figures[pending.figure].aside = scan.aside }
        if figures[pending.figure].aside == .label, figure.aside == nil, scan.unit == nil,
            figure.readings.allSatisfy({ $0.measure == nil && $0.value < 100 }),
            scan.values.allSatisfy({ $0.decimals == 0 })
        {
            figure.aside = .label
        }
        if figures[pending.figure].aside == .date,
            figure.readings.allSatisfy({ $0.measure == nil && ((1...31).contains($0.value) || $0.value > 1900) })
        {
            figure.aside = .date
        }
    }
}
