import HealthModel
import HealthQuery

/// Whether a fact of a reply is one that a number could be taken from, by all that it is bound to.
extension FigureBinding {
    func allows(_ place: Int, in facts: FactSheet) -> Bool {
        let (fact, subject) = (facts.facts[place], facts.subject(of: place))
        if let workout = subject.workout, !workouts.contains(workout),
            workouts.contains(where: { WorkoutLexicon.exclude($0, workout) })
        {
            return false
        }
        if subject.isPrompt, subject.metric == nil, !metrics.isEmpty, fact.name.hasSuffix("progress") { return false }
        // A part of a score is called so.
        if fact.measure == nil, let score = subject.score,
            !words.contains(where: { Self.scores[score]?.contains($0) == true })
        {
            return false
        }
        if subject.score != nil, let part = Self.parts[fact.name], !named.isEmpty, !named.contains(part) {
            return false
        }
        if subject.metric != .heartRateRecovery,
            fact.measure != nil || subject.metric != nil
                || !fact.name.contains("recovery") && !fact.name.contains("score"),
            let last = lastWord, Self.scores["recovery"]?.contains(last) == true
        {
            return false
        }
        if isOtherEndOfNight(fact) { return false }
        if !allowsRank(place, in: facts) || isOtherRun(place, in: facts) { return false }
        if isOfOtherPart(subject, in: facts) { return false }
        if fact.name != "from", isOfAllKinds(subject, in: facts) { return false }
        // `5 walks` are not the number of kinds.
        if !workouts.isEmpty, fact.name.hasPrefix("groups") { return false }
        let weekdays = days.isEmpty ? daysOfRow : days
        if let weekday = subject.weekday, !weekdays.isEmpty, !weekdays.contains(where: { $0.mayBe(weekday: weekday) }) {
            return false
        }
        return allowsMetric(subject, fact.measure, fact.name) && allowsDays(subject, fact)
    }

    /// When one went to bed is not when one got up, where either is named before the number.
    private func isOtherEndOfNight(_ fact: Fact) -> Bool {
        guard fact.measure == .clock, let end = FactSheet.field(fact.name), let endOfNight else { return false }
        return (end == .bedTime || end == .wakeTime) && end != endOfNight
    }

    /// The largest is not the smallest nor an average, the last workout no earlier one, the bound of one zone not that of another.
    func allowsRank(_ place: Int, in facts: FactSheet) -> Bool {
        let (fact, subject) = (facts.facts[place], facts.subject(of: place))
        if !allowsStatistic(place, in: facts) || !allowsRole(place, in: facts) { return false }
        if let rangeEnd, let end = RangeEnd(member: fact.name, index: Int(fact.index)), end != rangeEnd { return false }
        // `zone 2 (109–127)`
        if zone != nil, rangeEnd != nil, fact.measure == .perMinute, subject.zone == nil { return false }
        if let zone, let named = subject.zone {
            guard zone.zone == named else { return false }
            if let bound = zone.bound, fact.index != (bound == .lower ? 1 : 2) { return false }
        }
        if let zone, let spent = facts.zone(of: place), spent != zone.zone { return false }
        // The bound of a zone is no resting heart rate.
        if subject.zone != nil, zone == nil, !named.isEmpty, !named.contains(.heartRate) { return false }
        if let direction, fact.name == "slope", fact.value > 0, fact.isNegative == (direction == .up) { return false }
        if isCountOfOthers(subject) || isOppositeChange(place, in: facts) { return false }
        guard let latest, days.isEmpty || subject.day == nil else { return true }
        // A day's deep sleep is no length of the last run.
        if subject.isPrompt, subject.isRow, named.isEmpty { return false }
        if subject.start != nil {
            return latest.kind.map { $0 == subject.workout && subject.isLatestOfKind } ?? subject.isLatest
        }
        return !subject.isOfWorkouts || fact.measure == .count || fact.name == "last" || subject.hasOwnDay
    }

    /// Whether the mean or the sum of a column could be meant, and which of the two.
    func allowsTotal(_ place: Int, in facts: FactSheet) -> (mean: Bool, sum: Bool) {
        let (fact, subject) = (facts.facts[place], facts.subject(of: place))
        guard allowsMetric(subject, fact.measure, fact.name), !isCountOfOthers(subject),
            !days.contains(where: \.isOneDay)
        else {
            return (false, false)
        }
        switch statistic {
        case nil, .single?, .count?, .change?:
            let isSum =
                figure?.sums == true
                || figure?.isRate == false && subject.isRow && (fact.measure != .count || fact.value >= 1000)
                // `you ran 606 km`, of all quarters
                || figure?.isRate == false && subject.isGroup && !hasDaysOfRow && fact.name == "sum"
                    && figure?.readings.contains(where: \.isExact) == true
                // `That's 159 workouts since spring`
                || Self.summing.contains(lastWord ?? "") && subject.isRow && !hasDaysOfRow
            // `deep sleep averaged 75 min, REM 98 min`
            return (
                figure?.isRate == true || isOverSample || statistic == nil && sentenceStatistics.contains(.mean), isSum
            )
        case .mean?: return (true, false)
        case .total?: return (false, true)
        default: return (false, false)
        }
    }

    /// It is told as a mean, or in a sentence that tells of one.
    var tellsOfMean: Bool { statistic == .mean || statistic == nil && sentenceStatistics.contains(.mean) }

    /// Whether a value is of a part of the reply that another name stands for.
    func isOfOtherPart(_ subject: FactSubject, in facts: FactSheet) -> Bool {
        if let number = subject.number, let rowNumber,
            facts.parts.excludes(number, in: subject.list, whereNamed: rowNumber)
        {
            return true
        }
        return !subject.part.isEmpty && facts.parts.excludes(subject.part, in: subject.list, where: partNames)
    }

    /// Whether a statistic is of all workouts where a kind is named that has a row of its own.
    func isOfAllKinds(_ subject: FactSubject, in facts: FactSheet) -> Bool {
        subject.isOfWorkouts && subject.workout == nil && !isWhole && facts.kinds.count > 1
            && !workouts.isDisjoint(with: facts.kinds)
    }

    /// Whether one of two rows is of a kind of workout that is named, where one is named.
    func allowsKinds(_ one: FactSubject, _ two: FactSubject) -> Bool {
        let kinds = [one.workout, two.workout].compactMap(\.self)
        return workouts.isEmpty || kinds.isEmpty || kinds.contains(where: workouts.contains)
    }

    var namesWorkouts: Bool { !workouts.isEmpty }

    /// Whether the kind of workout that a row is of is named.
    func names(_ row: FactSubject) -> Bool { row.workout.map { workouts.contains($0) } ?? false }

    static let parts: [String: DayField] = [
        "heart_rate_variability": .heartRateVariability, "resting_heart_rate": .restingHeartRate, "sleep": .sleep,
        "respiration": .respiratoryRate,
    ]

    static let scores: [String: Set<String>] = [
        "recovery": [
            "recovery", "erholung", "récupération", "recuperación", "recupero", "recuperação", "herstel", "score",
            "readiness", "pieces", "parts", "punteggio", "puntuación", "pontuação",
        ]
    ]
}
