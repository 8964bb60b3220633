import HealthModel

/// Sums, rates and repetitions.
extension OwnArithmetic {
    /// Of the numbers of its kind before it: the nearest two or more, or any two where its sentence adds up.
    func sum(of operands: [Operand], for figure: Figure) -> FigureSource? {
        for reading in figure.readings {
            let alike = Self.ofDifferentFigures(
                operands.filter {
                    $0.reading.measure == reading.measure || figure.sums && isCount($0.reading) && isCount(reading)
                })
            var (sum, slack) = (0.0, 0.0)
            for (count, operand) in alike.enumerated() {
                (sum, slack) = (sum + operand.reading.value, slack + half(operand.reading))
                // Two numbers come to a third by chance: that they are added up has to be said.
                guard count > (figure.sums ? 0 : 1), let source = figures[operand.place].standing.source else {
                    continue
                }
                if reading.range.lowerBound - slack <= sum && sum <= reading.range.upperBound + slack { return source }
            }
            guard figure.sums else { continue }
            for start in alike.indices.dropFirst() where alike.count - start > 2 {
                var (sum, slack) = (0.0, 0.0)
                for (count, operand) in alike[start...].prefix(6).enumerated() {
                    (sum, slack) = (sum + operand.reading.value, slack + half(operand.reading))
                    guard count > 1, reading.range.lowerBound - slack <= sum, sum <= reading.range.upperBound + slack,
                        let source = figures[operand.place].standing.source
                    else { continue }
                    return source
                }
            }
            for (offset, one) in alike.enumerated() {
                for two in alike[(offset + 1)...] {
                    let sum = one.reading.value + two.reading.value
                    let slack = half(one.reading) + half(two.reading)
                    guard reading.range.lowerBound - slack <= sum, sum <= reading.range.upperBound + slack else {
                        continue
                    }
                    if let source = figures[one.place].standing.source { return source }
                }
            }
        }
        return nil
    }

    /// `Sat 20,661, Sun 18,471, Thu 18,072 made up 63 % of it`: the share of the numbers of one kind that stand before it in
    /// its sentence.
    func shareOfList(at index: Int, _ operands: [Operand]) -> FigureSource? {
        let figure = figures[index].figure
        guard let share = figure.readings.first, share.measure == .percent else { return nil }
        var list: [Operand] = []
        for operand in operands where !operand.isBehind && figures[operand.place].figure.sentence == figure.sentence {
            guard list.last?.place != operand.place else { continue }
            if let first = list.first, !isOfOneKind(first.reading, operand.reading) { break }
            list.append(operand)
        }
        if list.isEmpty, figure.sums, let source = shareOfSum(share, operands) { return source }
        guard list.count > 1, let source = figures[list[0].place].standing.source else { return nil }
        let sum = list.reduce(0) { $0 + $1.reading.value }
        let isFound = operands.contains { whole in
            figures[whole.place].figure.sentence != figure.sentence
                && isOfOneKind(whole.reading, list[0].reading)
                && whole.reading.value > sum && share.range.contains(100 * sum / whole.reading.value)
        }
        return isFound ? source : nil
    }

    /// `7 h 16, of which 66 min were deep and 104 REM. Together 39 % of the night`: the share of the last two or more numbers of
    /// the sentence before in a larger one that stands before them.
    private func shareOfSum(_ share: Figure.Reading, _ operands: [Operand]) -> FigureSource? {
        let before = operands.filter { !$0.isBehind }
        guard let last = before.first, let source = figures[last.place].standing.source else { return nil }
        var alike: [Operand] = []
        for operand in before where alike.last?.place != operand.place {
            guard isOfOneKind(operand.reading, last.reading) else { continue }
            alike.append(operand)
        }
        let isFound = (2...4).contains { count in
            guard alike.count > count else { return false }
            let parts = alike.prefix(count)
            guard parts.allSatisfy({ figures[$0.place].figure.sentence == figures[last.place].figure.sentence }) else {
                return false
            }
            let sum = parts.reduce(0) { $0 + $1.reading.value }
            return alike.dropFirst(count).contains {
                $0.reading.value > sum && share.range.contains(100 * sum / $0.reading.value)
            }
        }
        return isFound ? source : nil
    }

    /// `1.3 kg to go at 0.105 kg a week: 12 weeks`
    func timeAtRate(of operands: [Operand], for figure: Figure) -> FigureSource? {
        guard let reading = figure.readings.first, reading.measure == .count else { return nil }
        for rate in operands where !rate.isBehind && rate.reading.value > 0 {
            guard let source = figures[rate.place].standing.source, source.path.hasSuffix("slope") else { continue }
            let isFound = operands.contains { whole in
                whole.place != rate.place && whole.reading.measure == rate.reading.measure
                    && reading.range.contains(whole.reading.value / rate.reading.value)
            }
            if isFound { return source }
        }
        return nil
    }

    private func isOfOneKind(_ one: Figure.Reading, _ two: Figure.Reading) -> Bool {
        one.measure == two.measure || isCount(one) && isCount(two)
    }

    /// Of a whole list above it, where its sentence adds up.
    func sumOfList(before index: Int) -> FigureSource? {
        let figure = figures[index].figure
        guard figure.sums, let reading = figure.readings.first, reading.measure != nil, reading.measure != .count else {
            return nil
        }
        var (sum, slack, count) = (0.0, 0.0, 0)
        for other in figures[max(0, index - 80)..<index].reversed() {
            guard let source = other.standing.source,
                let part = other.figure.readings.first(where: { $0.measure == reading.measure })
            else { continue }
            (sum, slack, count) = (sum + part.value, slack + half(part), count + 1)
            let range = reading.range.lowerBound - slack...reading.range.upperBound + slack
            if count > 2, range.contains(sum) { return source }
        }
        return nil
    }

    /// Of a column of the table, or of the numbers of one kind in the list, that directly precedes.
    func sumOfBlock(before index: Int) -> FigureSource? {
        let figure = figures[index].figure
        guard !figure.isInTable, let reading = figure.readings.first, let count = figure.listed.max(), count > 1 else {
            return nil
        }
        var groups: [BlockKey: (sum: Double, slack: Double, count: Int, source: FigureSource)] = [:]
        var sentences: Set<Int> = []
        var seen: Set<BlockKey> = []
        for other in figures[max(0, index - 160)..<index].reversed() where other.figure.sentence != figure.sentence {
            guard other.figure.isInTable || isItem(other.figure.sentence) else { continue }
            if sentences.insert(other.figure.sentence.lowerBound).inserted {
                guard sentences.count <= count else { break }
                seen = []
            }
            guard let source = other.standing.source, let part = other.figure.readings.first else { continue }
            let isInTable = other.figure.isInTable
            let key = BlockKey(
                column: isInTable ? other.figure.heading.lowerBound : nil, measure: isInTable ? nil : part.measure)
            guard seen.insert(key).inserted else { continue }
            let (value, slack) =
                isInTable
                ? (part.plain, (part.written.upperBound - part.written.lowerBound) / 2) : (part.value, half(part))
            let before = groups[key] ?? (0, 0, 0, source)
            groups[key] = (before.sum + value, before.slack + slack, before.count + 1, source)
        }
        return groups.values.filter { group in
            group.count > 2 && group.count >= count - 1
        }.sorted { ($0.sum, $0.source.path) < ($1.sum, $1.source.path) }.first { group in
            let slack = min(group.slack, 0.01 * group.sum)
            return reading.written.lowerBound - slack <= group.sum && group.sum <= reading.written.upperBound + slack
                || reading.range.lowerBound - slack <= group.sum && group.sum <= reading.range.upperBound + slack
        }?.source
    }

    private func isItem(_ sentence: Range<Int>) -> Bool {
        var start = min(sentence.lowerBound, mentions.text.scalars.count)
        // The number of an item ends with a point.
        while start > 0, !mentions.text.scalars[start - 1].isLineEnd {
            start -= 1
            if sentence.lowerBound - start > 8 { return false }
        }
        guard start + 1 < mentions.text.scalars.count else { return false }
        let first = mentions.text.scalars[start]
        return first.isDigit || "-*•+".unicodeScalars.contains(first) && mentions.text.scalars[start + 1].isBlank
    }

    private struct BlockKey: Hashable {
        var column: Int?
        var measure: Measure?
    }

    private static func ofDifferentFigures(_ operands: [Operand]) -> [Operand] {
        var seen: Set<Int> = []
        return operands.filter { seen.insert($0.place).inserted }
    }

    /// `2.5 km a day`: one number divided by a count or by the days of a week, for each or for a week.
    /// - Parameters:
    ///   - isOfCounts: only by a count that the answer gives.
    ///   - isOfSessions: it may be a small count, of one workout.
    func rate(
        of operands: [Operand], for figure: Figure, isOfCounts: Bool = false, isOfSessions: Bool = false
    ) -> FigureSource? {
        let counts = operands.filter { isCount($0.reading) && $0.reading.value > 1 && $0.reading.value <= 366 }
            .map(\.reading.value)
        for reading in figure.readings
        where !isCount(reading) || figure.isRateItself || isOfSessions || reading.value >= 1000
            || reading.value != reading.value.rounded()
        {
            for operand in operands
            where operand.reading.measure == reading.measure || isCount(operand.reading) && isCount(reading) {
                guard let source = figures[operand.place].standing.source else { continue }
                // The days that the reply is about need not be written.
                let days = source.range.map { [Double($0.upperBound - $0.lowerBound + 1)] } ?? []
                for value in [operand.reading.value, operand.exact.map { $0 * scale(of: operand) }].compactMap(\.self) {
                    let quotients =
                        counts.map { value / $0 }
                        + (isOfCounts ? [] : [value / 7] + days.flatMap { [value / $0, 7 * value / $0] })
                    if quotients.contains(where: { reading.range.contains($0) && $0 != value }) { return source }
                }
            }
        }
        return nil
    }

    /// `24.8 km/h`, `5:43 /km`: a distance and a time that the answer gives.
    func speed(of operands: [Operand], for figure: Figure) -> FigureSource? {
        guard figure.isSpeed || figure.readings.contains(where: { $0.measure == .pace }) else { return nil }
        for distance in operands where distance.reading.measure == .kilometres && distance.reading.value > 0 {
            for time in operands where time.reading.measure == .minutes && time.reading.value > 0 {
                let isFound = pairs(of: distance, time).contains { length, duration in
                    figure.readings.contains { reading in
                        figure.isSpeed
                            ? reading.written.contains(length / duration * 60)
                            : reading.measure == .pace && reading.range.contains(duration * 60 / length)
                    }
                }
                if isFound, let source = figures[distance.place].standing.source { return source }
            }
        }
        return nil
    }

    /// From the unit of the reply to that of the measure, to a power of sixty.
    private func scale(of operand: Operand) -> Double {
        guard let exact = operand.exact, exact > 0 else { return 1 }
        let factor = operand.reading.value / exact
        return [1, 60, 1.0 / 60].first { abs(factor / $0 - 1) < 0.2 } ?? 1
    }

    /// `165 min, 2 h 45 min`: the number right before it, told once more.
    func repeated(at index: Int) -> FigureStanding? {
        guard index > 0 else { return nil }
        let (figure, before) = (figures[index].figure, figures[index - 1])
        // `- Saturday: 7 h 35` below `- Sunday: 7 h 35` tells of another thing.
        guard mentions.isSaidAgain(before.figure, figure), !figure.isInTable, before.standing.source != nil else {
            return nil
        }
        let isSame = figure.readings.contains { reading in
            reading.measure != nil && reading.measure != .count && reading.measure != .percent
                && before.figure.readings.contains { $0.measure == reading.measure && $0.range.overlaps(reading.range) }
        }
        return isSame ? before.standing : nil
    }

    /// `below 0.05` and `far from p < 0.001` where p itself was told: a level it is held against.
    func isLevelOfSignificance(at index: Int) -> Bool {
        guard let reading = figures[index].figure.readings.first, reading.measure == nil else { return false }
        let levels = [0.1, 0.05, 0.01, 0.001, 0.0001]
        guard levels.contains(where: { abs($0 - reading.value) < $0 * 1e-6 }) else { return false }
        let sentence = figures[index].figure.context
        if figures[index].figure.statistic == nil,
            mentions.text.words.within(sentence, by: { $0.place }).contains(where: { $0.text == "p" })
        {
            return true
        }
        return figures[max(0, index - 4)..<index].contains { other in
            other.figure.statistic?.name == "p" && other.standing.source != nil
        }
    }

    /// `45: 20 km; 46: 21 km`: a number that goes on counting what the label before it began.
    func isNextLabel(at index: Int) -> Bool {
        guard let value = figures[index].figure.readings.first?.value,
            figures[index].figure.readings.first?.measure == nil,
            value == value.rounded(), value > 1, value < 100
        else { return false }
        return figures[max(0, index - 6)..<index].contains { other in
            guard other.standing == .aside(.label), let before = other.figure.readings.first?.value else {
                return false
            }
            return before < value && value - before <= 3
        }
    }
}

extension Figure.Reading {
    /// By its metric, or by what the reply calls it: `distance_km`.
    private static func unit(of source: FigureSource) -> WrittenUnit? {
        if let metric = source.metric { return WrittenUnit(toolUnit: metric.unit) }
        guard let name = source.path.split(separator: ".").last, case .known(let unit) = FactUnit(String(name)) else {
            return nil
        }
        return unit
    }

    /// A number without a unit, in the unit of what it was taken from.
    func measured(by source: FigureSource?) -> Figure.Reading {
        guard measure == nil, let source, let unit = Self.unit(of: source),
            unit.measure != .count || source.metric != nil,
            unit.factor == 1, unit.offset == 0, unit.measure != .clock, written.contains(source.value)
        else { return self }
        return Figure.Reading(measure: unit.measure, value: value, range: range, written: written)
    }
}

extension Figure {
    /// Half a marathon and a whole one.
    var isRaceDistance: Bool {
        readings.contains { reading in
            reading.measure == .kilometres && [21.0975, 42.195].contains { abs(reading.value - $0) < 0.11 }
        }
    }
}
