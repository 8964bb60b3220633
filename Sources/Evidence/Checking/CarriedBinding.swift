import HealthModel
import HealthQuery

/// What a number takes over from the number before it in its sentence, where nothing names anything else.
extension FigureBinding {
    /// Takes over the day of the number before it in the clause before: `… on Monday; you went to bed at 22:46`.
    mutating func carryDay(from other: FigureBinding) {
        if days.isEmpty { daysOfRow = other.days.isEmpty ? other.daysOfRow : other.days }
    }

    /// Takes over what the number before it in the sentence was bound to, where nothing names anything else.
    mutating func carry(
        from other: FigureBinding, of before: Figure, to figure: Figure, _ mentions: AnswerMentions
    ) {
        let gap = before.place.upperBound..<max(before.place.upperBound, figure.place.lowerBound)
        let own = min(max(other.end, gap.lowerBound), gap.upperBound)..<gap.upperBound
        let words = mentions.text.words.within(gap) { $0.place }
        // `740 more than week 44 (3,876)` has come to another week.
        let staysThere = mentions.days.others.within(gap, by: { $0.place }).allSatisfy { other in
            mentions.days.starts.contains { $0.place == other.place }
        }
        if days.isEmpty, staysThere, gap.count <= 12, !figure.isInTable, !mentions.text.scalars[gap].contains("→"),
            words.allSatisfy({ mentions.language.joints.contains($0.text) })
        {
            (days, namesDays) = (other.days, namesDays || other.namesDays)
        }
        // `the mean of 54 weigh-ins is 78.8 kg`
        let isCount = before.readings.allSatisfy { $0.measure == nil || $0.measure == .count }
        if statistic == nil, isCount, !before.text.contains(where: { ",.".contains($0) }), other.isSampleSize,
            other.statistic == .mean || other.statistic == .median
        {
            statistic = other.statistic
        }
        // `the median was 160 mg in July and 150 mg in August`
        // `the median is 9,491 on Saturdays, 11,760 on Sundays`
        let goesOn = words.contains { mentions.language.joints.contains($0.text) } || Self.isComma(gap, mentions)
        if statistic == nil, gap.count <= 30, words.count <= 5, !figure.isInTable,
            !mentions.hasMark(in: gap) || Self.isComma(gap, mentions),
            mentions.statistics.within(gap).isEmpty, mentions.metrics.within(gap).isEmpty,
            !mentions.days.within(gap).isEmpty, !mentions.days.within(gap).contains(where: { $0.named.isOneDay }),
            goesOn,
            Set(figure.readings.map(\.measure)) == Set(before.readings.map(\.measure))
        {
            statistic = other.statistic
        }
        // `two-week maximum of resting HR: 59`
        if named.isEmpty, isCount, let last = mentions.metrics.within(gap).last, !figure.isInTable,
            figure.place.lowerBound - last.place.upperBound <= 2
        {
            named = last.metrics
            let measures = Set(figure.readings.map(\.measure))
            metrics = last.metrics.filter { metric in
                measures.contains(nil)
                    || WrittenUnit(toolUnit: metric.unit).map { measures.contains($0.measure) } ?? false
            }
        }
        if named.isEmpty, role == .end, other.role == .start { (named, metrics) = (other.named, other.metrics) }
        // `zone 2 goes from 109 to 127`
        if role == .end, other.role == .start, let start = other.zone { zone = (start.zone, .upper) }
        // `the mean goes from 7 h 18 to 6 h 35`
        if statistic == nil, role == .end, other.role == .start { statistic = other.statistic }
        // `16 runs with 698 minutes`
        if workouts.isEmpty, gap.count <= 24, !figure.isInTable, !mentions.hasMark(in: gap) {
            workouts = Set(mentions.workouts.beginning(in: before.place).map(\.kind))
        }
        if named.isEmpty, words.isEmpty, gap.count <= 3, !figure.isInTable { named = other.named }
        // `stress was never under 2 and never over 5`
        if named.isEmpty, gap.count <= 24, !figure.isInTable, !mentions.hasMark(in: gap),
            figure.readings.allSatisfy({ $0.measure == nil }), before.readings.allSatisfy({ $0.measure == nil }),
            words.allSatisfy({ mentions.language.joints.contains($0.text) || mentions.isLimiting($0.text) })
        {
            (named, metrics) = (other.named, other.metrics)
        }
        // `July ranged from 57 to 61`: both ends are of what is named before the first.
        if days.isEmpty, role == .end && other.role == .start || rangeEnd == .upper && other.rangeEnd == .lower,
            staysThere, other.namesDaysBefore
        {
            (days, namesDays, namesDaysBefore) = (other.days, true, true)
        }
        // `112 min on 26 September and 45.1 km`: the day behind the number before is its own.
        let isNext = words.last.map { mentions.language.joints.contains($0.text) } ?? false
        if isNext, !mentions.days.within(gap).isEmpty { return }
        // `then yoga for 26 min` may be of another day.
        // The day between the two is of both: `im Oktober (ab dem 22.) brachten 33,8 km`.
        let reach = mentions.days.within(gap).isEmpty ? 30 : 60
        // `0 (W42) → 26.6 → 13.3` has come to another week.
        let isNextOfPath = mentions.text.scalars[gap].contains("→") && !mentions.days.within(gap).isEmpty
        // `fell from 79.9 in August to 79.0` has come to another month.
        let isOtherEnd = role == .end && other.role == .start && !mentions.days.within(gap).isEmpty
        if days.isEmpty, rank == nil, staysThere, gap.count <= reach, !figure.isInTable,
            !mentions.isComparedNext(figure),
            !isNextOfPath, mentions.workouts.within(own).isEmpty, !mentions.tellsOfPresent(figure),
            !mentions.tellsOfEarlier(words),
            !mentions.tellsOfNext(words), !isOtherEnd, !mentions.tellsOfEarlier(behind: figure)
        {
            daysOfRow = other.days.isEmpty ? other.daysOfRow : other.days
        }
        let measures = Set(figure.readings.map(\.measure))
        guard metrics.isEmpty, measures.count == 1, let measure = measures.first, let measure,
            Self.confusable.contains(measure), before.readings.contains(where: { $0.measure == measure })
        else { return }
        metrics = other.metrics
    }

    /// A comma and no other mark lies between two numbers.
    private static func isComma(_ gap: Range<Int>, _ mentions: AnswerMentions) -> Bool {
        let marks = mentions.text.scalars[gap].filter { !$0.isLetter && !$0.isDigit && !$0.isBlank }
        return marks.count == 1 && marks.first == ","
    }

    /// Several metrics are told in these, and a sentence speaks of one of them.
    static let confusable: Set<Measure> = [.perMinute, .milliseconds, .kilocalories]
}
