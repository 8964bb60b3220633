import HealthModel
import HealthQuery

/// Whether a fact is the statistic that a number is told as. What is told without naming one is a value, a mean, a sum or a
/// count; a bound, a median or a spread has to be called so.
extension FigureBinding {
    func allowsStatistic(_ place: Int, in facts: FactSheet) -> Bool {
        let (fact, subject) = (facts.facts[place], facts.subject(of: place))
        guard let member = subject.statistic ?? SeriesStatistic(member: fact.name) else { return true }
        let isCount = fact.measure == .count && subject.metric == nil
        // `the most was 29` is no number of days with a value.
        let isOfValues = statistic.map { [.least, .greatest, .mean, .median, .usual].contains($0) } ?? false
        if member == .count, isOfValues, subject.metric != nil, !isSampleSize,
            figure?.readings.contains(where: { $0.measure == nil }) == true
        {
            return false
        }
        if member == .count || isCount { return allowsCount(fact, member) }
        // What a night lacks of what is needed is no debt of a fortnight.
        if fact.name.hasPrefix("debt"), words.isDisjoint(with: Self.debts) { return false }
        if fact.name == "usual_median" {
            return statistic.map { [.median, .usual, .mean].contains($0) } ?? (isInTable || isAfterUsual)
        }
        if member == .usual, fact.index >= 0 || fact.name.hasSuffix("low") || fact.name.hasSuffix("high") {
            return isInTable || rangeEnd != nil || isAtLimit
        }
        // The ends of a range are no averages, but for those of several rows.
        if rangeEnd != nil, !subject.isPart, !subject.isRow, [.mean, .median, .spread, .total].contains(member) {
            return false
        }
        // Where both ends are given, no other value is one.
        if let rangeEnd, fact.name == "first" || fact.name == "last", let ends = facts.extremes(beside: place),
            fact.value != (rangeEnd == .lower ? ends.lowerBound : ends.upperBound)
        {
            return false
        }
        // What was on one day is no mean or sum of more of them.
        if namesOneDay, statistic == nil || statistic == .greatest || statistic == .least,
            [.mean, .median, .total].contains(member), (subject.dayCount ?? 1) > 1, !subject.isRow, subject.day == nil,
            !isInTable
        {
            return false
        }
        if let statistic {
            guard statistic.mayBe(member, isRow: subject.isRow || subject.isGroup || subject.isPart) else {
                return false
            }
            if statistic == .extreme, member != .total, !subject.isRow, let ends = facts.extremes(beside: place) {
                return fact.value == ends.lowerBound || fact.value == ends.upperBound
            }
            if statistic == .least || statistic == .greatest, member != .total, let ends = facts.extremes(beside: place)
            {
                let end = statistic == .greatest ? ends.upperBound : ends.lowerBound
                let other = statistic == .greatest ? ends.lowerBound : ends.upperBound
                // Where the largest is given, another value beside it is not the largest.
                if fact.value == other || !subject.isRow && fact.value != end { return false }
            }
            return true
        }
        guard let figure else { return true }
        guard member == .least || member == .greatest, !figure.isInTable, rangeEnd == nil,
            !(subject.hasOwnDay && namesPart(of: subject))
        else { return true }
        // `from 79.35 down to 78.3` goes from the first value to the last.
        if isEndOfRange { return !tellsOfChange }
        return figure.isOfMany || isOnSoManyDays || !sentenceStatistics.isDisjoint(with: [.least, .greatest, .extreme])
    }

    private var isEndOfRange: Bool { figure.map { Self.ends.contains($0.lead) } ?? false }
    private static let ends: Set<String> = [
        "from", "to", "von", "auf", "bis", "de", "à", "a", "da", "para", "van", "naar", "tot",
    ]

    /// `the average over all 196 weigh-ins`
    var isSampleSize: Bool { figure.map { Self.beforeSamples.contains($0.lead) } ?? false }
    private static let beforeSamples: Set<String> = [
        "over", "from", "all", "across", "of", "these", "those", "über", "aus", "aller", "alle", "sur", "les", "sobre",
        "de", "las", "los", "su", "delle", "dei", "tutte", "das", "dos", "todas", "van", "de", "n",
    ]

    private static let debts: Set<String> = [
        "debt", "schlafschuld", "schlafdefizit", "schuld", "dette", "deuda", "debito", "dívida", "slaapschuld",
        "slaaptekort",
    ]

    private var isInTable: Bool { figure?.isInTable ?? false }

    /// How many values there are is no number of days that are missing, and how long a range is no number of values.
    private func allowsCount(_ fact: Fact, _ member: SeriesStatistic) -> Bool {
        if member == .missing { return sentenceStatistics.contains(.missing) || isNegated || isDifference }
        if statistic == .missing, !isDifference { return false }
        if fact.name == "nonzero" { return !isNegated }
        return true
    }
}
