import HealthModel
import HealthQuery

/// Sums and means over some of the parts of a reply: `zones 1 and 2`, `without Monday`, `per run`.
extension FigureCheck {
    /// `27 minutes in zones 1 and 2`, `zone 4: 80 %`: how long all zones together are that its sentence names, or their share.
    func ofNamedZones(_ figure: Figure) -> FigureSource? {
        let zones = mentions.zones.named(in: figure.context, mentions.text)
        guard !zones.isEmpty else { return nil }
        for (number, sheet) in numbered.reversed() {
            let facts = sheet.facts
            for name in ["sum", "mean"] {
                // The first of each zone: those of a selection follow.
                var seen: Set<Int> = []
                let spent = facts.facts(named: name, of: .minutes).filter { place in
                    facts.zone(of: place).map { seen.insert($0).inserted } ?? false
                }
                guard spent.count > 1 else { continue }
                let all = spent.reduce(0) { $0 + facts.facts[$1].value }
                let chosen = spent.filter { facts.zone(of: $0).map(zones.contains) ?? false }
                let sum = chosen.reduce(0) { $0 + facts.facts[$1].value }
                let isFound = figure.readings.contains { reading in
                    switch reading.measure {
                    case .percent: all > 0 && reading.range.contains(100 * sum / all)
                    case .minutes: chosen.count > 1 && reading.range.contains(sum)
                    default: false
                    }
                }
                if isFound, let first = chosen.first {
                    return source(first, facts, number, sheet.callID, isPrompt: false)
                }
            }
        }
        return nil
    }

    /// `7.6 km per run`, `3.4 days a week`: a sum over the days that have a value, or a count of days for each week.
    func averageOfOccasions(_ figure: Figure, _ binding: FigureBinding) -> FigureSource? {
        let isOfWeek = isOfWeek(figure)
        for (number, sheet) in numbered.reversed() {
            let facts = sheet.facts
            for (place, fact) in facts.facts.enumerated() {
                let quotient: Double
                if isOfWeek, fact.name == "count", let days = facts.member("calendar_days", beside: place), days > 7 {
                    quotient = 7 * fact.value / days
                } else if binding.tellsOfMean || figure.isRate, fact.name == "sum",
                    let days = facts.member("nonzero", beside: place), days > 1, binding.allows(place, in: facts)
                {
                    quotient = fact.value / days
                } else {
                    continue
                }
                let isFound = figure.readings.contains { reading in
                    (reading.measure == nil || reading.measure == fact.measure) && reading.range.contains(quotient)
                }
                if isFound { return source(place, facts, number, sheet.callID, isPrompt: false) }
            }
        }
        return nil
    }

    private func isOfWeek(_ figure: Figure) -> Bool {
        mentions.text.words.within(figure.place.upperBound..<figure.place.upperBound + 24) { $0.place }.prefix(3)
            .contains { Self.spans[$0.text] == 7 }
    }

    /// `without it you would be at 7 h 13`: the mean of all values but one that the answer gives or whose day is named.
    func withoutOne(_ figure: Figure, _ binding: FigureBinding) -> FigureSource? {
        guard mentions.leavesOut(within: figure.context) else { return nil }
        func isFound(_ mean: Double, _ fact: Fact) -> Bool {
            figure.readings.contains { reading in
                (reading.measure == nil || reading.measure == fact.measure) && reading.range.contains(mean)
            }
        }
        for (number, sheet) in numbered.reversed() {
            let facts = sheet.facts
            for places in facts.rowColumns where binding.allowsMetric(places[0], in: facts) {
                let sum = places.reduce(0) { $0 + facts.facts[$1].value }
                let found = places.contains { place in
                    let fact = facts.facts[place]
                    let isMeant =
                        isShown(fact, besides: figure)
                        || facts.subject(of: place).day.map { binding.names($0...$0) } ?? false
                    return isMeant && isFound((sum - fact.value) / Double(places.count - 1), fact)
                }
                if found { return source(places[0], facts, number, sheet.callID, isPrompt: false) }
            }
            for place in facts.facts.indices where facts.facts[place].name == "sum" {
                guard let count = facts.size(beside: place), count > 2, let ends = facts.extremes(beside: place),
                    binding.allowsMetric(place, in: facts)
                else { continue }
                let fact = facts.facts[place]
                let found = [ends.lowerBound, ends.upperBound].contains {
                    isFound((fact.value - $0) / (count - 1), fact)
                }
                if found { return source(place, facts, number, sheet.callID, isPrompt: false) }
            }
        }
        return nil
    }

    /// `deep plus REM come to 2 h 50 min`: the same statistic of the metrics that are named before it, added up.
    func ofNamedMetrics(_ figure: Figure, _ binding: FigureBinding) -> FigureSource? {
        let before = figure.sentence.lowerBound..<max(figure.sentence.lowerBound, figure.place.lowerBound)
        let told = mentions.metrics.within(before)
        guard (2...4).contains(told.count), let first = told.first, let reading = figure.readings.first,
            reading.measure != nil, mentions.addsUp(within: first.place.lowerBound..<before.upperBound)
        else { return nil }
        for (number, sheet) in numbered.reversed() {
            let facts = sheet.facts
            for name in ["mean", "value", "median", "sum"] {
                let places = told.compactMap { mention in
                    facts.facts.indices.first { place in
                        let (fact, subject) = (facts.facts[place], facts.subject(of: place))
                        return fact.name == name && fact.measure == reading.measure && !subject.hasOwnDay
                            && subject.metric.map(mention.metrics.contains) ?? false
                    }
                }
                guard Set(places).count == told.count,
                    reading.range.contains(places.reduce(0) { $0 + facts.facts[$1].value })
                else { continue }
                return source(places[0], facts, number, sheet.callID, isPrompt: false)
            }
        }
        return nil
    }

    /// `43 readings`: how many values all parts of a reply have together, or how many of them are missing.
    func countOfParts(_ figure: Figure, _ binding: FigureBinding) -> FigureSource? {
        guard let reading = figure.readings.first(where: { $0.measure == .count || $0.measure == nil }),
            reading.value > 4, reading.value == reading.value.rounded(), !binding.hasDays, binding.role != .part,
            !binding.namesWorkouts
        else { return nil }
        for (number, sheet) in numbered.reversed() {
            let facts = sheet.facts
            for name in ["n", "nonzero", "missing", "count"] {
                let parts = Dictionary(grouping: facts.facts(named: name, of: .count)) { facts.columnKey(of: $0) }
                for places in parts.values.filter({ (2...24).contains($0.count) }).sorted(by: { $0[0] < $1[0] })
                where places.allSatisfy({ facts.subject(of: $0).isPart }) && binding.allowsMetric(places[0], in: facts)
                {
                    let tellsOfMissing = binding.sentenceStatistics.contains(.missing) || binding.isNegated
                    guard name != "missing" || tellsOfMissing else { continue }
                    if reading.value == places.reduce(0, { $0 + facts.facts[$1].value }) {
                        return source(places[0], facts, number, sheet.callID, isPrompt: false)
                    }
                }
            }
        }
        return nil
    }

    /// `SD 7.0, so most days lie between 48.5 and 62.6`: the mean less the spread, and with it.
    func bandOfSpread(_ figure: Figure, _ binding: FigureBinding) -> FigureSource? {
        guard let end = binding.rangeEnd, mentions.tellsOfSpread(within: figure.context) || binding.namesSpread else {
            return nil
        }
        for (number, sheet) in numbered.reversed() {
            let facts = sheet.facts
            let found = facts.facts.indices.first { place in
                guard facts.facts[place].name == "sd", binding.allowsMetric(place, in: facts),
                    let mean = facts.member("mean", beside: place)
                else { return false }
                let value = mean + (end == .lower ? -1 : 1) * facts.facts[place].value
                return figure.readings.contains { reading in
                    (reading.measure == nil || reading.measure == facts.facts[place].measure)
                        && reading.range.contains(value)
                }
            }
            if let found { return source(found, facts, number, sheet.callID, isPrompt: false) }
        }
        return nil
    }

    /// The energy of what was eaten of a nutrient, or its share of all of it.
    func energyOfNutrient(_ figure: Figure, _ binding: FigureBinding) -> FigureSource? {
        for (metric, energy) in Self.energyPerGram where binding.speaksOf(metric) || binding.spoken.contains(metric) {
            for (number, sheet) in numbered.reversed() {
                let facts = sheet.facts
                for place in facts.facts.indices where facts.subject(of: place).metric == metric {
                    let fact = facts.facts[place]
                    guard Self.amounts.contains(fact.name), fact.measure == .kilograms else { continue }
                    let energyOfIt = fact.written * energy
                    let wholes = facts.facts(named: fact.name, of: .kilocalories).map { facts.facts[$0].value }
                    let isFound = figure.readings.contains { reading in
                        switch reading.measure {
                        case .kilocalories: reading.range.contains(energyOfIt)
                        case .percent: wholes.contains { $0 > 0 && reading.range.contains(100 * energyOfIt / $0) }
                        default: false
                        }
                    }
                    if isFound { return source(place, facts, number, sheet.callID, isPrompt: false) }
                }
            }
        }
        return nil
    }

    /// Kilocalories, after Atwater.
    private static let energyPerGram: [(DayField, Double)] = [(.protein, 4), (.carbohydrates, 4), (.fat, 9)]
    private static let amounts: Set<String> = ["mean", "median", "sum", "value", "last"]
}
