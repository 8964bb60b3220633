import HealthModel
import HealthQuery

/// Whether a fact is the statistic that a number is told as. Where none is named it may be any, but for
/// what is usual and how far two values are apart, which have to be called so.
extension FigureBinding {
    func allowsStatistic(_ place: Int, in facts: FactSheet) -> Bool {
        let (fact, subject) = (facts.facts[place], facts.subject(of: place))
        if isOtherSample(fact, subject) { return false }
        // How long one should lie in bed is no debt.
        if fact.name == "minutes", fact.measure == .minutes, statistic == .missing || statistic == .shortfall {
            return false
        }
        guard let member = statistic(of: place, in: facts),
            !(subject.isOfQuery && member == .single)  // a query's column may hold any statistic of what it is called
        else {
            let isRanked = rank != nil && subject.isOfWorkouts && subject.isRow && fact.index < 0 && !hasDays
            return !(isRanked && statistic.map { isInside($0, place, facts) } ?? false)
        }
        if member == .single, fact.measure == .clock, subject.isRow, !hasDays, rank == nil, let clockEnd,
            facts.isEnd(place, clockEnd) == false
        {
            return false
        }
        // When one usually wakes is told beside other things.
        if member == .single, subject.metric == nil, !subject.isOfWorkouts, fact.measure == .clock { return true }
        let isCount = fact.measure == .count && subject.metric == nil
        // `the most was 29` is no number of days with a value.
        let isOfValues = statistic.map { [.least, .greatest, .mean, .median, .usual].contains($0) } ?? false
        if member == .count, isOfValues, subject.metric != nil, !isSampleSize,
            figure?.readings.contains(where: { $0.measure == nil }) == true
        {
            return false
        }
        if fact.name == "slope", !tellsOfSlope { return false }
        // `you lack 26.8 hours, 62 minutes a night`
        if isPerOccasion, !isInTable, member == .shortfall || member == .total,
            subject.day == nil, (subject.dayCount ?? 2) > 1
        {
            return false
        }
        // `the latest value is 45.3`, and not the largest
        if tellsOfLatestValue, fact.name == "last", facts.hasLater(than: place) { return false }
        if tellsOfLatestValue, fact.name == "first" || [.least, .greatest, .mean, .median, .total].contains(member) {
            return false
        }
        if countsValue, member == .count || member == .missing, subject.metric != nil { return false }
        if member == .count || isCount
            || member == .missing && fact.measure == .count && (subject.isRow || subject.isGroup || subject.isPart)
        {
            return allowsCount(fact, member)
        }
        // How far two values are apart is neither of them.
        if ["difference", "percent_change"].contains(fact.name), !isDifference, role != .difference, !tellsOfChange,
            !isInTable, figure.map({ Self.summing.contains($0.lead) }) != true
        {
            return false
        }
        // What two means differ by is not what two largest values do.
        if ["difference", "percent_change"].contains(fact.name), let statistic,
            facts.member("usual", beside: place) == nil, facts.member("before", beside: place) == nil,
            [.least, .greatest, .median].contains(statistic)
        {
            return false
        }
        if fact.name.hasPrefix("need"), statistic != nil, statistic != .shortfall, statistic != .missing {
            return false
        }
        // What a night lacks of what is needed is no debt of a fortnight.
        if fact.name.hasPrefix("debt"), words.isDisjoint(with: Self.debts) { return false }
        if fact.name == "shortfall_h" || fact.name == "balance_h", tellsOfDebt, facts.namesDebt { return false }
        if fact.name == "usual_median" {
            return statistic.map { [.median, .usual, .mean].contains($0) } ?? (isInTable || isAfterUsual)
        }
        if member == .usual, fact.index >= 0 || fact.name.hasSuffix("low") || fact.name.hasSuffix("high") {
            return isInTable || rangeEnd != nil || isAtLimit || role == .start || role == .end
        }
        // The ends of a range are no averages, but for those of several rows.
        if rangeEnd != nil, !subject.isRow, !subject.isGroup, subject.workout == nil, subject.weekday == nil,
            [.mean, .median, .spread, .total].contains(member), !fact.name.dropFirst().allSatisfy(\.isNumber)
        {
            return false
        }
        // Where both ends are given, no other value is one.
        if let rangeEnd, fact.name == "first" || fact.name == "last", let ends = facts.extremes(beside: place),
            fact.value != (rangeEnd == .lower ? ends.lowerBound : ends.upperBound)
        {
            return false
        }
        // What was on one day is no mean or sum of more of them.
        if namesOneDay || namesWeekday && subject.weekday == nil && (2...13).contains(subject.dayCount ?? 0),
            statistic == nil || statistic == .greatest || statistic == .least || statistic == .extreme,
            [.mean, .median, .total].contains(member), (subject.dayCount ?? 1) > 1, !subject.isRow, subject.day == nil,
            !isInTable
        {
            return false
        }
        // One of several is not all of them together.
        if statistic == .total, member == .single, subject.isRow || subject.isPart,
            subject.metric == nil || !subject.isPrompt,
            !namesDays, !isInTable
        {
            return false
        }
        // What is told of a period without a word is its mean or its sum, where either is known.
        func isBesideMean() -> Bool { ["mean", "sum"].contains { facts.member($0, beside: place) != nil } }
        if member == .median, statistic == nil, fact.name == "median" || fact.name == "p50", !isInTable, role == nil,
            rangeEnd == nil, sentenceStatistics.isDisjoint(with: Self.middles),
            topicStatistics.isDisjoint(with: Self.middles), words.isDisjoint(with: Self.middleWords), isBesideMean()
        {
            return false
        }
        // `the most erratic relative to its mean: 2,741 to 20,661`
        // `it varied most in October, from 25 to 68.5`
        let isOfSpread = tellsOfSpread && [.least, .greatest, .extreme].contains(statistic)
        let isEnd = rangeEnd != nil || role == .start || role == .end
        let isOfEnds = rangeEnd != nil && [.mean, .median].contains(statistic) || isEnd && isOfSpread
        guard let statistic, !isOfEnds else { return true }
        // `on Saturday 1,131 kcal came together`
        if statistic == .total, namesOneDay || namesWeekday, subject.day != nil { return true }
        // `the spread is largest in October, 8.9 ms`
        if member == .spread, [.least, .greatest, .extreme].contains(statistic), tellsOfSpread { return true }
        if member == .single, subject.isRow, !hasDays, fact.measure != .clock, isInside(statistic, place, facts) {
            return false
        }
        if statistic == .mean, let extremeOfMeans, member == extremeOfMeans { return true }
        guard statistic.mayBe(member, isRow: subject.isRow || subject.isGroup || subject.isPart) else { return false }
        if let rank, subject.isGroup, [.total, .mean, .median].contains(member), !hasDays {
            let ends: [RangeEnd] =
                statistic == .least ? [.lower] : statistic == .greatest ? [.upper] : [.lower, .upper]
            return ends.contains { facts.isRanked(rank, from: $0, inRowOf: place, by: fact.measure.map { [$0] }) }
        }
        // The second largest is not the largest.
        if rank != nil, !subject.isRow { return member != .least && member != .greatest }
        if statistic == .extreme, member != .total, !subject.isRow, let ends = facts.extremes(beside: place) {
            return fact.value == ends.lowerBound || fact.value == ends.upperBound
        }
        if statistic == .least || statistic == .greatest, member != .total, let ends = facts.extremes(beside: place) {
            let end = statistic == .greatest ? ends.upperBound : ends.lowerBound
            let other = statistic == .greatest ? ends.lowerBound : ends.upperBound
            // Where the largest is given, another value beside it is not the largest.
            if fact.value == other || !subject.isRow && fact.value != end { return false }
        }
        return true
    }

    /// The statistic that a member is; `nil` where its name tells none.
    private func statistic(of place: Int, in facts: FactSheet) -> SeriesStatistic? {
        let (fact, subject) = (facts.facts[place], facts.subject(of: place))
        // The hours and the load of several workouts are added up.
        if Self.addedUp.contains(fact.name), !subject.isOfQuery, subject.day == nil { return .total }
        return subject.statistic ?? SeriesStatistic(member: fact.name)
    }

    private static let addedUp: Set<String> = ["duration_h", "volume_kg"]

    /// Whether it could be how fast values change: told for a length of time, and as no value itself.
    private var tellsOfSlope: Bool {
        guard !isInTable, let figure else { return true }
        if role == .start || role == .end { return false }
        if let statistic, [.mean, .median, .least, .greatest, .total].contains(statistic) { return false }
        // `kg/week`; `the drops: 0.9, 0.5 and 0.1`
        return figure.isRateItself || figure.text.contains("/") || Self.joints.contains(figure.lead)
            || !wordsBefore.isDisjoint(with: Self.slopes)
    }

    private static let slopes: Set<String> = [
        "trend", "rate", "pace", "slope", "tendance", "tendencia", "tendenza", "tendência", "tempo", "ritmo", "week",
        "weekly", "woche", "wöchentlich", "semaine", "semana", "settimana", "month", "monthly", "monat", "mois", "mes",
        "mese", "mês", "maand", "falling", "rising",
    ]
    private static let joints: Set<String> = ["and", "und", "et", "y", "e", "en"]

    /// Whether another value of its column is larger or smaller than what is told as the largest, the smallest or an extreme.
    private func isInside(_ statistic: SeriesStatistic, _ place: Int, _ facts: FactSheet) -> Bool {
        guard let isLeast = facts.isEnd(place, .lower), let isGreatest = facts.isEnd(place, .upper) else {
            return false
        }
        if let rank {
            let ends: [RangeEnd] =
                statistic == .least ? [.lower] : statistic == .greatest ? [.upper] : [.lower, .upper]
            return !ends.contains { facts.isRanked(rank, from: $0, inRowOf: place, by: rankMeasures) }
        }
        return switch statistic {
        case .least: !isLeast
        case .greatest: !isGreatest
        case .extreme: !isLeast && !isGreatest
        default: false
        }
    }

    private static let middles: Set<SeriesStatistic> = [.median, .usual]
    private static let middleWords: Set<String> = [
        "median", "medians", "half", "hälfte", "mediane", "medianwert", "moitié", "mitad", "metà", "metade", "helft",
        "usual", "typical", "typically", "typisch", "typische",
    ]

    /// It is told as the last of several values.
    private var tellsOfLatestValue: Bool {
        !wordsBefore.isDisjoint(with: Self.latest) && !wordsBefore.isDisjoint(with: Self.values)
            && wordsBefore.isDisjoint(with: AnswerMentions.days)
    }

    private static let latest: Set<String> = [
        "latest", "last", "newest", "letzte", "letzter", "neueste", "dernière", "último", "última", "ultimo", "ultima",
        "laatste",
    ]
    private static let values: Set<String> = [
        "value", "reading", "measurement", "wert", "messung", "valeur", "mesure", "valor", "medición", "valore",
        "misura", "medição", "waarde", "meting",
    ]

    /// Its sentence gives a standard deviation.
    var namesSpread: Bool {
        !words.isDisjoint(with: ["sd", "σ", "standardabweichung", "streuung", "deviation", "standaarddeviatie"])
    }

    /// Words before the result of a comparison: `that's 35 minutes`.
    static let summing: Set<String> = [
        "that's", "that", "is", "or", "so", "sind", "macht", "das", "also", "oder", "soit", "donc", "fait", "ou",
        "son", "sea", "decir", "o", "cioè", "sono", "seja", "são", "dus", "dat", "ofwel", "of", "scheelt", "i.e",
        "elkaar",
    ]

    /// `the average over all 196 weigh-ins`
    var isSampleSize: Bool {
        figure.map { Self.beforeSamples.contains($0.lead) } ?? false || !ownWords.isDisjoint(with: Self.samples)
    }
    /// Whether a number told as how many values there are is none, or is of a period that nothing names.
    private func isOtherSample(_ fact: Fact, _ subject: FactSubject) -> Bool {
        if tellsOfSample, fact.measure != .count, fact.measure != nil || ["first", "last"].contains(fact.name) {
            return true
        }
        guard fact.name == "n" || fact.name == "nonzero", subject.isGroup, !isInTable, statistic == nil else {
            return false
        }
        let namesPeriod = hasDaysOfRow || namesDays || sentenceStatistics.contains(.period)
        let namesPart = !workouts.isEmpty || !partNames.isEmpty || rowNumber != nil
        let isListed = lastWord.map { $0.isEmpty || Self.joints.contains($0) } ?? true
        return !namesPeriod && !namesPart && !isListed && rangeEnd == nil && role != .start && role != .end
    }

    /// `based on 48 estimates`
    private var tellsOfSample: Bool {
        guard let figure, figure.readings.allSatisfy({ $0.measure == nil || $0.measure == .count }) else {
            return false
        }
        return !wordsBefore.isDisjoint(with: Self.bases)
    }
    private static let bases: Set<String> = [
        "based", "basierend", "basé", "basée", "basado", "basada", "basato", "basata",
        "baseado", "baseada", "gebaseerd",
    ]
    private static let samples: Set<String> = [
        "readings", "measurements", "messungen", "wägungen", "mesures", "pesées", "mediciones", "pesajes", "misure",
        "metingen", "wegingen",
    ]
    private static let beforeSamples: Set<String> = [
        "over", "from", "all", "across", "of", "these", "those", "über", "aus", "aller", "alle", "sur", "les", "sobre",
        "de", "las", "los", "su", "delle", "dei", "tutte", "das", "dos", "todas", "van", "de", "n", "en", "em", "bei",
        "an",
        "op", "auf",
    ]

    /// Of the debt of a fortnight, and not of what single nights lack.
    static func tellsOfDebt(_ words: some BidirectionalCollection<String>) -> Bool {
        words.last { debts.contains($0) || shortfalls.contains($0) }.map(debts.contains) ?? false
    }

    private static let shortfalls: Set<String> = [
        "short", "shortfall", "lack", "lacking", "missing", "fehlen", "fehlt", "fehlbetrag", "defizit", "manque",
        "manquent", "falta", "faltan", "manca", "mancano", "faltam", "tekort", "mist", "ontbreken",
    ]

    private static let debts: Set<String> = [
        "debt", "schlafschuld", "schlafdefizit", "schuld", "dette", "deuda", "debito", "dívida", "slaapschuld",
        "slaaptekort",
    ]

    private var isInTable: Bool { figure?.isInTable ?? false }

    /// How many values there are is no number of days that are missing, and how long a range is no number of values.
    private func allowsCount(_ fact: Fact, _ member: SeriesStatistic) -> Bool {
        if member == .missing {
            return sentenceStatistics.contains(.missing) || isDifference || isNegated || sentenceTellsOfGaps
        }
        if statistic == .missing, !isDifference { return false }
        if fact.name == "nonzero" { return !isNegated }
        return true
    }
}
