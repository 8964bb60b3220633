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
        guard one.day == nil, two.day == nil, let first = dates(of: one), let second = dates(of: two), !first.overlaps(second) else { return nil }
        return first.upperBound < second.lowerBound ? (one, two) : (two, one)
    }

    private static func dates(of source: FigureSource) -> ClosedRange<CivilDay>? {
        source.day.map { $0...$0 } ?? source.range
    }

    /// Values of the time before that stand beside a later one.
    private static let befores = [".mean_28_days_before", ".usual", ".before", ".usual_median"]
}

extension FigureBinding {
    /// Whether a change of a reply is told the other way round: `calm fell by 1.9`, where it is 1.9 more than before.
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
