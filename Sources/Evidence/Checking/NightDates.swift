import HealthModel
import HealthQuery

/// By which day an answer calls a night: that of waking, as the tools do, or the one that it began on.
enum NightDates {
    /// The numbers of nights whose day is named that come out only by the day before, where most others of the answer go by that
    /// of waking.
    /// - Parameter standing: that of a number where its night is that of the named day alone.
    static func strays(
        in checked: [CheckedFigure], _ bindings: [FigureBinding], standing: (Int) -> FigureStanding
    ) -> [Int: FigureStanding] {
        var (agreeing, others) = (0, [Int: FigureStanding]())
        for (index, figure) in checked.enumerated() where bindings[index].hasDays {
            guard let source = figure.standing.source, source.day != nil,
                MetricMentions.isOfNight(source.metric) || source.path.hasPrefix("nights[")
            else { continue }
            let strict = standing(index)
            if strict.source?.day == nil { others[index] = strict } else { agreeing += 1 }
        }
        return agreeing > 1 && agreeing > 2 * others.count ? others : [:]
    }
}
