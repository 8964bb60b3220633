import HealthModel
import HealthQuery

/// Shares, products and portions of the numbers that an answer gives itself.
extension OwnArithmetic {
    /// `from 369 to 254 km you lost 114, which is 31 %`: the share of one of the two that the difference before it is of.
    /// A rise is told in percent of the smaller one, a fall of the larger one.
    func shareOfChange(at index: Int, _ direction: ChangeDirection?) -> FigureSource? {
        let figure = figures[index].figure
        guard index > 0, figures[index - 1].figure.sentence == figure.sentence,
            let share = figure.readings.first, share.measure == .percent,
            case .derived(let one, let two) = figures[index - 1].standing, one.path != two.path,
            one.metric == two.metric,
            one.value > 0, two.value > 0
        else { return nil }
        let (smaller, larger) = one.value < two.value ? (one, two) : (two, one)
        let bases =
            switch direction {
            case .up?: [smaller]
            case .down?: [larger]
            case nil: [smaller, larger]
            }
        return bases.first { share.range.contains(100 * (larger.value - smaller.value) / $0.value) }
    }

    /// `1.21, that is 21 % above your base`: how far a ratio of the replies is from one.
    func shareOfRatio(at index: Int, _ binding: FigureBinding) -> FigureSource? {
        guard index > 0, let share = figures[index].figure.readings.first, share.measure == .percent,
            let ratio = figures[index - 1].figure.readings.first, ratio.measure == nil,
            ratio.plain != ratio.plain.rounded(),
            figures[index - 1].figure.sentence == figures[index].figure.sentence,
            let source = figures[index - 1].standing.source, (0.2...5).contains(source.value)
        else { return nil }
        if let direction = binding.direction, (source.value > 1) != (direction == .up) { return nil }
        return share.range.contains(100 * (source.value - 1).magnitude) ? source : nil
    }

    /// `13.3 km, so 63 % of the distance` of a race that the sentence or the question names.
    func shareOfRace(at index: Int) -> FigureSource? {
        guard index > 0, let share = figures[index].figure.readings.first, share.measure == .percent,
            let source = figures[index - 1].standing.source,
            let length = figures[index - 1].figure.readings.first, length.measure == .kilometres
        else { return nil }
        let words = mentions.words(of: figures[index].figure).union(mentions.askedWords)
        guard let race = Self.lengthOfRace(words) else { return nil }
        return share.range.contains(100 * length.value / race) ? source : nil
    }

    /// In kilometres.
    private static func lengthOfRace(_ words: Set<String>) -> Double? {
        if words.contains(where: { $0.hasPrefix("halbmarathon") || $0.hasPrefix("semi") }) { return 21.0975 }
        guard words.contains(where: { $0.hasPrefix("marat") }) else { return nil }
        return words.isDisjoint(with: ["half", "media", "mezza", "meia", "halve"]) ? 42.195 : 21.0975
    }

    /// `Saturday alone brought 20,661 steps, 23 % of the week`, `432 min in bed, so 92 % of that was sleep`: the share of the
    /// number before it in a sum, or of another metric's same statistic in it, that the same reply holds.
    func shareOfPrevious(at index: Int) -> FigureSource? {
        let figure = figures[index].figure
        guard index > 0, figures[index - 1].figure.sentence == figure.sentence,
            let share = figure.readings.first, share.measure == .percent,
            let own = figures[index - 1].standing.source, own.value > 0, own.reply != nil
        else { return nil }
        func name(_ source: FigureSource) -> Substring? { source.path.split(separator: ".").last }
        let others = figures[max(0, index - 24)..<index - 1].compactMap(\.standing.source)
        let isFound = others.contains { other in
            guard other.reply == own.reply, other.value > 0, other.path != own.path else { return false }
            let isWhole = other.metric == own.metric && name(other) == "sum"
            let isBeside = other.metric != own.metric && name(other) == name(own)
            return isWhole && share.range.contains(100 * own.value / other.value)
                || isBeside && share.range.contains(100 * min(own.value, other.value) / max(own.value, other.value))
        }
        return isFound ? own : nil
    }

    /// `with light activity (× 1.4) you need 2,395 kcal`: a number that is given, times a factor of its sentence.
    func product(at index: Int) -> FigureSource? {
        let figure = figures[index].figure
        guard let reading = figure.readings.first, reading.isExact else { return nil }
        let factors = figures[max(0, index - 3)..<index].filter { other in
            guard other.figure.sentence == figure.sentence, case .aside(let aside) = other.standing,
                ![.date, .label, .period].contains(aside), let factor = other.figure.readings.first
            else { return false }
            return factor.measure == nil && factor.plain != factor.plain.rounded() && factor.plain < 10
        }.map(\.figure.readings[0].plain)
        guard !factors.isEmpty else { return nil }
        return figures[max(0, index - 8)..<index].lazy.compactMap { other -> FigureSource? in
            guard let source = other.standing.source,
                let own = other.figure.readings.first?.measured(by: source), own.measure == reading.measure
            else { return nil }
            return factors.contains { reading.range.contains(own.value * $0) } ? source : nil
        }.first
    }

    /// `210 g of carbohydrates and 66 g of fat, i.e. 841 and 598 kcal`
    func energyOfNutrient(at index: Int) -> FigureSource? {
        let figure = figures[index].figure
        guard figure.readings.contains(where: { $0.measure == .kilocalories }) else { return nil }
        return figures[max(0, index - 8)..<index].lazy.compactMap { other -> FigureSource? in
            guard let source = other.standing.source, let metric = source.metric,
                let energy = Self.energyPerGram[metric]
            else { return nil }
            return figure.readings.contains {
                $0.measure == .kilocalories && $0.range.contains(source.value * energy)
            } ? source : nil
        }.first
    }

    private static let energyPerGram: [DayField: Double] = [.protein: 4, .carbohydrates: 4, .fat: 9]

    /// `one cup is 80 mg: 2.3 on Sundays`: so many portions, of a size that the sentence names.
    func portions(at index: Int) -> FigureSource? {
        let figure = figures[index].figure
        guard let reading = figure.readings.first, reading.measure == nil,
            reading.value != reading.value.rounded()
        else { return nil }
        let sizes = figures[max(0, index - 4)..<index].filter { other in
            guard other.figure.sentence == figure.sentence, case .aside = other.standing else { return false }
            return other.figure.readings.first?.measure != nil
        }.map(\.figure.readings[0])
        guard !sizes.isEmpty else { return nil }
        return figures[max(0, index - 8)..<index].lazy.compactMap { other -> FigureSource? in
            guard let source = other.standing.source, let own = other.figure.readings.first?.measured(by: source) else {
                return nil
            }
            return sizes.contains { size in
                size.measure == own.measure && size.value > 0 && reading.written.contains(own.value / size.value)
            } ? source : nil
        }.first
    }

    /// - Parameter orChange: it may be told by how much the one is more than the other.
    func isShare(
        _ range: ClosedRange<Double>, _ one: Double, _ two: Double, orChange: Bool, _ direction: ChangeDirection?
    ) -> Bool {
        guard one > 0, two > 0 else { return false }
        let shares = [100 * one / two, 100 * two / one]
        return shares.contains(where: range.contains)
            || orChange && ChangeDirection.changes(of: shares[0], shares[1], direction).contains(where: range.contains)
    }

    func isRatio(_ range: ClosedRange<Double>, _ one: Operand, _ two: Operand) -> Bool {
        pairs(of: one, two).contains { first, second in
            first > 0 && second > 0 && (range.contains(first / second) || range.contains(second / first))
        }
    }
}
