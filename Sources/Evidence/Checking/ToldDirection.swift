import HealthModel
import HealthQuery

/// A rise that is told as a fall, or a fall as a rise, by the dates of the two values.
enum ToldDirection {
    /// Whether the change from the earlier value to the later one goes the other way.
    /// - Parameter days: the days that the change is told of: what is told of the earlier one may look back from the later.
    static func isContradicted(
        _ direction: ChangeDirection?, _ one: FigureSource, _ two: FigureSource, days: [DayMentions.Named]
    ) -> Bool {
        guard let direction, one.value != two.value, !one.path.contains("pace"), one.metric == two.metric,
            one.metric?.kind != .clock, let (earlier, later) = ordered(one, two)
        else { return false }
        if let dates = dates(of: earlier), days.contains(where: { $0.meets(dates) }) { return false }
        return (later.value > earlier.value) != (direction == .up)
    }

    /// The earlier one first; `nil` where their dates do not tell.
    private static func ordered(
        _ one: FigureSource, _ two: FigureSource
    ) -> (FigureSource, FigureSource)? {
        let isBefore = [one, two].map { source in befores.contains { source.path.hasSuffix($0) } }
        if isBefore[0] != isBefore[1] { return isBefore[0] ? (one, two) : (two, one) }
        guard one.day == nil, two.day == nil, let first = dates(of: one), let second = dates(of: two),
            !first.overlaps(second)
        else { return nil }
        return first.upperBound < second.lowerBound ? (one, two) : (two, one)
    }

    private static func dates(of source: FigureSource) -> ClosedRange<CivilDay>? {
        source.day.map { $0...$0 } ?? source.range
    }

    /// Values of the time before that stand beside a later one.
    private static let befores = [".mean_28_days_before", ".usual", ".before", ".usual_median"]
}

extension FigureBinding {
    /// Whether a change of a reply is told the other way round: `the pulse fell by 1.9`, where it is 1.9 more than before.
    func isOppositeChange(_ place: Int, in facts: FactSheet) -> Bool {
        let fact = facts.facts[place]
        if fact.isNegative, fact.name == "value", !words.isDisjoint(with: Self.surpluses) { return true }
        guard fact.name == "difference", fact.value > 0, let changeVerb,
            facts.member("usual", beside: place) != nil || facts.member("before", beside: place) != nil
        else { return false }
        return fact.isNegative == (changeVerb == .up)
    }

    private static let surpluses: Set<String> = [
        "surplus", "überschuss", "excédent", "superávit", "excedente", "eccedenza", "overschot",
    ]
}

extension OwnArithmetic {
    /// `gained 3.6 kg, from 81.4 to 77.8`: what is told as a rise is a fall.
    func isOpposed(_ direction: ChangeDirection?, _ one: Operand, _ two: Operand) -> Bool {
        guard let direction, abs(one.place - two.place) == 1 else { return false }
        let (first, second) = one.place < two.place ? (one, two) : (two, one)
        let (from, to) = (figures[first.place].figure, figures[second.place].figure)
        guard from.sentence == to.sentence, Self.starts.contains(from.lead), Self.ends.contains(to.lead) else {
            return false
        }
        return (second.reading.value > first.reading.value) != (direction == .up)
    }

    /// Whether a rise from the earlier of two values to the later one is told as a fall, or a fall as a rise.
    func isBackwards(_ binding: FigureBinding, _ one: Operand, _ two: Operand) -> Bool {
        guard let first = figures[one.place].standing.source, let second = figures[two.place].standing.source else {
            return false
        }
        return ToldDirection.isContradicted(binding.changeVerb, first, second, days: binding.days)
    }
}

extension FigureCheck {
    /// Whether a change from an earlier figure to a later one is told as what it is, a rise or a fall.
    func agrees(
        _ pair: DerivedFigures.Pair, _ first: FactSheet, _ second: FactSheet, _ figure: Figure, _ binding: FigureBinding
    ) -> Bool {
        let (one, two) = (first.facts[pair.first.fact], second.facts[pair.second.fact])
        guard binding.direction != nil,
            let days = first.subject(of: pair.first.fact).bindingDays(of: one.name),
            let others = second.subject(of: pair.second.fact).bindingDays(of: two.name)
        else { return true }
        var baselines = mentions.days.others.within(figure.context) { $0.place }.map(\.named)
        // A change since July is none within November.
        if !baselines.isEmpty, !baselines.contains(where: { $0.meets(days) || $0.meets(others) }) { return false }
        guard !days.overlaps(others) else { return true }
        let isLater = days.lowerBound > others.upperBound
        let change = isLater ? one.value - two.value : two.value - one.value
        // From the first value to the last one.
        if one.name == "last", two.name == "first" { baselines.append(.days(isLater ? others : days)) }
        return !binding.contradicts(change, since: isLater ? others : days, baselines: baselines)
    }

    /// Whether a rise from the earlier of two figures to the later one is told as a fall, or a fall as a rise.
    func isBackwards(
        _ pair: DerivedFigures.Pair, _ first: FactSheet, _ second: FactSheet, _ binding: FigureBinding
    ) -> Bool {
        ToldDirection.isContradicted(
            binding.changeVerb, source(pair.first.fact, first, 0, nil, isPrompt: false),
            source(pair.second.fact, second, 0, nil, isPrompt: false), days: binding.days)
    }
}
