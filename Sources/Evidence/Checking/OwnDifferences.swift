import HealthModel
import HealthQuery

/// Differences of two values of one metric, and equations that are written out.
extension OwnArithmetic {
    /// `+12 min of exercise`, far below a table that has 286 and 298: how far two values of the metric are apart, or by how
    /// much the one is more than the other, where the answer gives both, wherever they stand, as the same statistic. Of few such
    /// pairs only: chance shall hardly make it true.
    func ofOneMetric(at index: Int, _ binding: FigureBinding) -> (FigureSource, FigureSource)? {
        let figure = figures[index].figure
        guard let told = figure.readings.first, told.plain > 0, told.measure != .clock, binding.rangeEnd == nil,
            binding.isDifference || binding.direction != nil || binding.tellsOfChange && told.measure == .percent
        else { return nil }
        var given: [(value: Double, measure: Measure?, source: FigureSource)] = []
        for (place, other) in figures.enumerated() where place != index && given.count < 24 {
            guard let source = other.standing.source, let metric = source.metric, binding.speaksOf(metric),
                let reading = other.figure.readings.first?.measured(by: source), reading.value > 0,
                reading.measure != .clock, reading.measure != .percent,
                !given.contains(where: { $0.source.path == source.path && $0.source.reply == source.reply })
            else { continue }
            given.append((Self.exact(reading, source), reading.measure, source))
        }
        var found: (FigureSource, FigureSource)?
        var near = 0
        for (offset, one) in given.enumerated() {
            for two in given[(offset + 1)...]
            where Self.isAlike(one.source, two.source) && one.value != two.value
                && !ToldDirection.isContradicted(binding.changeVerb, one.source, two.source, days: binding.days)
            {
                let difference = (one.value - two.value).magnitude
                let changes = ChangeDirection.changes(
                    of: 100 * one.value / two.value, 100 * two.value / one.value, binding.direction)
                let results = told.measure == .percent ? changes : [difference]
                near += results.count { $0 > told.plain / 3 && $0 < told.plain * 3 }
                let isFound = figure.readings.contains { reading in
                    switch reading.measure {
                    case .percent: changes.contains { reading.range.contains($0) }
                    case nil, .points: reading.written.contains(difference)
                    case .minutes where one.measure == .pace: reading.range.contains(difference / 60)
                    default: reading.measure == one.measure && reading.range.contains(difference)
                    }
                }
                if isFound, found == nil { found = (one.source, two.source) }
            }
        }
        let width = (told.written.upperBound - told.written.lowerBound) / told.plain
        return Double(near) * width < 0.5 ? found : nil
    }

    /// The value of the reply in the unit of the measure, where that is what is written.
    private static func exact(_ reading: Figure.Reading, _ source: FigureSource) -> Double {
        [1, 60, 1.0 / 60, 0.001].map { source.value * $0 }.first { reading.range.contains($0) } ?? reading.value
    }

    private static func isAlike(_ one: FigureSource, _ two: FigureSource) -> Bool {
        one.metric == two.metric && one.path.split(separator: ".").last == two.path.split(separator: ".").last
    }

    /// `100 / 78.3 = 1.28`, `8 h × 5 = 40`: what two or more numbers come to that stand before an equals sign.
    func equation(at index: Int) -> FigureSource? {
        let figure = figures[index].figure
        var start = figure.place.lowerBound
        guard let sign = gap(upTo: start, from: max(0, start - 4)), "=≈".contains(where: sign.contains),
            let reading = figure.readings.first
        else { return nil }
        var terms: [(place: Int, sign: Character)] = []
        for other in stride(from: index - 1, through: max(0, index - 12), by: -1) {
            guard let gap = gap(upTo: start, from: figures[other].figure.place.upperBound) else { break }
            let signs = gap.filter { "=≈+−–-×x*·/÷".contains($0) }
            guard let mark = signs.first, signs.count == 1, ("=≈".contains(mark)) == terms.isEmpty else { break }
            terms.append((other, mark))
            start = figures[other].figure.place.lowerBound
        }
        guard terms.count > 1, terms.allSatisfy({ figures[$0.place].standing != .unsupported }),
            let source = terms.lazy.compactMap({ figures[$0.place].standing.source }).first,
            let first = terms.last.flatMap({ figures[$0.place].figure.readings.first })
        else { return nil }
        // Each term's sign stands behind it: the sign before a term is that of the term before it.
        var value = first.plain
        for (term, next) in zip(terms.reversed(), terms.reversed().dropFirst()) {
            guard let operand = figures[next.place].figure.readings.first?.plain else { return nil }
            switch term.sign {
            case "+": value += operand
            case "−", "–", "-": value -= operand
            case "×", "x", "*", "·": value *= operand
            default: value = operand == 0 ? 0 : value / operand
            }
        }
        let slack = 0.005 * value.magnitude
        let isFound =
            reading.written.lowerBound - slack <= value.magnitude
            && value.magnitude <= reading.written.upperBound + slack
        return isFound ? source : nil
    }

    /// What stands between two numbers of a line; `nil` where that is long.
    private func gap(upTo end: Int, from start: Int) -> String? {
        guard start < end, end - start <= 16 else { return nil }
        let text = mentions.text.scalars[start..<end]
        return text.contains(where: \.isLineEnd) ? nil : String(String.UnicodeScalarView(text))
    }

    /// Two numbers of the same column of a table, which says by how much values differ.
    func areChanges(_ one: Operand, _ two: Operand, besides figure: Figure) -> Bool {
        figure.isInTable && mentions.isSigned(figure) && mentions.tellsOfChange(in: figure.heading)
            && [one, two].allSatisfy { figures[$0.place].figure.heading == figure.heading }
    }
}
