import ChatModel
import HealthModel
import HealthQuery

/// Which fact a number was taken from.
struct FigureCheck {
    /// Replies by their number in the conversation, the newest last.
    let sheets: ArraySlice<EvidenceBase.Sheet>
    let told: [EvidenceBase.Sheet]
    let said: ArraySlice<Figure.Reading>
    let asked: ArraySlice<Figure.Reading>
    let across: DerivedFigures
    let words: NearWords
    /// All numbers of the answer.
    let figures: [Figure]
    let mentions: AnswerMentions
    let askedMetrics: Set<DayField>
    let askedWords: Set<String>
    let askedDays: [DayMentions.Named]
    let today: CivilDay?
    private static let mostCompared = 400
    /// So many facts are held against the numbers of one answer: what is left over is of no honest answer.
    private static let mostLookups = 40_000

    init(
        _ base: EvidenceBase, within extent: EvidenceBase.Extent, words: NearWords, figures: [Figure],
        mentions: AnswerMentions
    ) {
        self.mentions = mentions
        (askedWords, askedDays, today) = (base.askedWords, base.askedDays, base.today)
        sheets = base.sheets.prefix(extent.sheets).suffix(EvidenceBase.mostReplies)
        told = base.told
        said = base.said.prefix(extent.said).suffix(Self.mostCompared)
        asked = base.asked.prefix(extent.asked).suffix(Self.mostCompared)
        across = DerivedFigures(across: base.sheets.prefix(extent.sheets).map(\.facts))
        self.words = words
        self.figures = figures
        askedMetrics = base.askedMetrics
    }

    /// Facts that were looked at.
    private(set) var lookups = 0

    /// So many numbers of an answer may be worked out from others: more are nobody's honest arithmetic.
    var derivationsLeft = 300

    mutating func standing(of figure: Figure, _ binding: FigureBinding) -> FigureStanding {
        if let aside = figure.aside, !isClaim(figure, aside, binding) { return .aside(aside) }
        if let statistic = figure.statistic {
            if statistic.name != "n" { return standing(of: figure, statistic) }
            if let source = count(figure, binding) { return .supported(source) }
            return isSaid(figure, by: said) ? .said : .unsupported
        }
        if figure.isRecurring { return recurring(figure) }
        if figure.isMultiple { return multiple(figure, binding).map { .derived($0.0, $0.1) } ?? .unsupported }
        if let source = best(for: figure, binding, in: sheets, isPrompt: false) { return .supported(source) }
        if let source = best(for: figure, binding, in: told[...], isPrompt: true) { return .told(source) }
        if isSaid(figure, by: said) || isSaid(figure, by: asked) { return .said }
        guard derivationsLeft > 0, binding.role != .spread else { return .unsupported }
        derivationsLeft -= 1
        if figure.readings.contains(where: { isPaceOfSaid($0, figure) }) { return .said }
        if let source = total(for: figure, binding) { return .derived(source, source) }
        if let source = ofChosenRows(figure, binding) ?? betweenNamedDays(figure, binding)
            ?? withoutOne(figure, binding) ?? bandOfSpread(figure, binding)
            ?? energyOfNutrient(figure, binding) ?? averageOfOccasions(figure, binding)
            ?? countOfParts(figure, binding) ?? ofNamedMetrics(figure, binding)
        {
            return .derived(source, source)
        }
        if let source = rateOfRow(figure, binding) { return .derived(source, source) }
        if let source = restOfCount(figure) ?? zeros(figure) ?? weeksOfDays(figure) ?? partBesideWhole(figure)
            ?? ofNamedZones(figure)
        {
            return .derived(source, source)
        }
        for reading in figure.readings {
            if let source = wholeChange(reading, of: figure) ?? (binding.namesFat ? fatMass(reading) : nil) {
                return .derived(source, source)
            }
        }
        if let pair = derivation(of: figure, binding) { return .derived(pair.0, pair.1) }
        if let source = earlierSum(for: figure) { return .told(source) }
        return .unsupported
    }

    /// `p < 0.001` is true of every smaller one; `r = 0.12` is one of those that are called so.
    func standing(of figure: Figure, _ statistic: Figure.Statistic) -> FigureStanding {
        guard let reading = figure.readings.first else { return .unsupported }
        let names = Self.statisticNames[statistic.name] ?? []
        let isMinus = statistic.relation == .equal && mentions.isMinus(figure)
        for (number, sheet) in numbered.reversed() {
            let range: ClosedRange<Double> =
                switch statistic.relation {
                case .equal: reading.written
                case .below: 0...reading.plain
                case .above: reading.plain...Double.greatestFiniteMagnitude
                }
            let found = sheet.facts.facts(of: nil, in: range, limit: 400).first { place in
                let fact = sheet.facts.facts[place]
                let isNamed = names.contains(fact.name) || isRobustScore(place, in: sheet.facts, statistic)
                return isNamed && (fact.isNegative || !isMinus)
            }
            if let found { return .supported(source(found, sheet.facts, number, sheet.callID, isPrompt: false)) }
        }
        return isSaid(figure, by: said) ? .said : .unsupported
    }

    /// How many spreads a value is from the median: what a reply of that formula gives.
    private func isRobustScore(_ place: Int, in facts: FactSheet, _ statistic: Figure.Statistic) -> Bool {
        statistic.name == "z" && facts.facts[place].name == "value" && facts.member("mad_s", beside: place) != nil
    }

    /// `n = 27`: how many values a reply rests on.
    private func count(_ figure: Figure, _ binding: FigureBinding) -> FigureSource? {
        guard let reading = figure.readings.first else { return nil }
        for (number, sheet) in numbered.reversed() {
            let found = sheet.facts.facts(written: reading.written).first { place in
                Self.sizes.contains(sheet.facts.facts[place].name) && binding.allows(place, in: sheet.facts)
            }
            if let found { return source(found, sheet.facts, number, sheet.callID, isPrompt: false) }
        }
        return nil
    }

    private static let sizes: Set<String> = ["n", "count", "days", "recorded_days", "n_eff", "usual_n_days", "nights"]

    static let statisticNames: [String: Set<String>] = [
        "p": ["p", "p_eff", "p_value"], "r": ["r", "rho", "R"], "q": ["q"], "rho": ["r", "rho"], "ρ": ["r", "rho"],
        "z": ["z"],
    ]

    /// The sum of the day as it may have been while the day went on.
    func earlierSum(for figure: Figure) -> FigureSource? {
        let nearby = words.around(figure.place)
        for sheet in told where sheet.hasGrown {
            for (place, fact) in sheet.facts.facts.enumerated() {
                let subject = sheet.facts.subject(of: place)
                guard !subject.isRow, let metric = subject.metric, metric.kind == .cumulative,
                    fact.name == metric.rawValue || fact.name == "value", nearby.speakOf(metric) > 0
                else { continue }
                let fits = figure.readings.contains { reading in
                    guard reading.measure == nil || reading.measure == fact.measure else { return false }
                    return reading.value <= fact.value
                }
                if fits { return source(place, sheet.facts, 0, nil, isPrompt: true) }
            }
        }
        return nil
    }

    /// Whether it is the value of a metric that is told in percent, as efficiency is: no `three of nine` nights.
    private func isPercentOfOneDay(_ place: Int, in facts: FactSheet) -> Bool {
        let fact = facts.facts[place]
        guard fact.measure == .percent, !fact.name.contains("share"), let metric = facts.subject(of: place).metric
        else { return false }
        return WrittenUnit(toolUnit: metric.unit)?.measure == .percent
    }

    /// The fact that fits best: what the words around speak of, then a statistic rather than one row of many, then the
    /// newest reply.
    mutating func best(
        for figure: Figure, _ binding: FigureBinding, in sheets: ArraySlice<EvidenceBase.Sheet>, isPrompt: Bool
    ) -> FigureSource? {
        var best: (score: Int, source: FigureSource)?
        let nearby = words.around(figure.place)
        for number in sheets.indices.reversed() {
            let facts = sheets[number].facts
            for place in Self.places(of: figure, in: facts) {
                guard lookups < Self.mostLookups else { return best?.source }
                lookups += 1
                // An index is no share of something that is told in percent itself.
                if binding.namesShare, facts.facts[place].measure == nil,
                    figure.readings.allSatisfy({ $0.measure == .percent })
                {
                    continue
                }
                if !figure.parts.isEmpty, isPercentOfOneDay(place, in: facts) { continue }
                if !figure.parts.isEmpty, facts.facts[place].measure == .percent,
                    FactSheet.wordings.contains(facts.facts[place].name)
                        || facts.path(of: place).hasPrefix("notes"),
                    !binding.sentenceStatistics.contains(.missing)
                {
                    continue
                }
                if isPrompt,
                    Self.isScoreForQuantity(facts.facts[place], figure) || isDaysForOthers(facts.facts[place], figure)
                {
                    continue
                }
                if let inherited = binding.inherited, let measure = facts.facts[place].measure, measure != inherited {
                    continue
                }
                let isOfWeeks = facts.names(beside: place).contains("r")
                guard !isIncidental(facts.facts[place].name, of: figure, isOfWeeks: isOfWeeks),
                    binding.allows(place, in: facts)
                else {
                    continue
                }
                let subject = facts.subject(of: place)
                if isOfOtherPeriod(subject, binding) || isOfOtherSpan(place, facts, figure)
                    || isShareOfOther(facts.facts[place].name, figure)
                {
                    continue
                }
                if isPrompt {
                    guard isNamed(place, facts, figure, nearby, binding) else { continue }
                    // One of a long list is meant only where its day is named or several are spoken of.
                    if Self.isOfUsual(facts.facts[place].name), !figure.isOfUsual, !figure.isInTable,
                        askedWords.isDisjoint(with: RelationLexicon.everyUsual)
                    {
                        continue
                    }
                    guard
                        !subject.isRow || binding.namesDays || figure.isOfMany || figure.isInTable
                            || isRange(facts, place) || facts.facts[place].value >= 1000
                    else { continue }
                }
                var score = subject.metric.map { nearby.speakOf($0) * 4 } ?? 0
                if subject.metric != nil { score += 1 }
                if !subject.isRow { score += 2 }
                if facts.facts[place].measure != .count { score += 1 }
                guard score > best?.score ?? -1 else { continue }
                best = (score, source(place, facts, number, sheets[number].callID, isPrompt: isPrompt))
            }
        }
        return best?.source
    }

    /// Whether a reply about the period that is named was there, and this one is about another.
    private func isOfOtherPeriod(_ subject: FactSubject, _ binding: FigureBinding) -> Bool {
        guard let period = binding.period, let metric = subject.metric, let length = subject.dayCount,
            length != period, !subject.isRow || subject.isGroup
        else { return false }
        let ranges = sheets.compactMap { $0.facts.periods[metric]?[period] }.flatMap { $0 }
        guard subject.isRow || subject.isGroup else { return !ranges.isEmpty }
        return subject.day.map { day in !ranges.isEmpty && !ranges.contains { $0.contains(day) } } ?? false
    }

    /// Whether no more than one thing that the replies hold is as large as a number.
    func isUnique(_ figure: Figure) -> Bool {
        var found: Set<Place> = []
        for (number, sheet) in numbered {
            for place in Self.places(of: figure, in: sheet.facts) {
                found.insert(
                    Place(
                        sheet: number, parent: sheet.facts.facts[place].parent, value: sheet.facts.facts[place].written)
                )
            }
        }
        return found.count <= 1
    }

    private struct Place: Hashable {
        var sheet: Int
        var parent: Int32
        var value: Double
    }

    /// Whether the answer gives a number itself, apart from one.
    func isShown(_ fact: Fact, besides figure: Figure) -> Bool {
        figures.contains { other in
            other.place != figure.place
                && other.readings.contains { reading in
                    reading.measure == nil || fact.measure == nil
                        ? reading.written.contains(fact.written)
                        : reading.measure == fact.measure && reading.range.contains(fact.value)
                }
        }
    }

    func source(
        _ place: Int, _ facts: FactSheet, _ number: Int, _ callID: String?, isPrompt: Bool
    ) -> FigureSource {
        let subject = facts.subject(of: place)
        return FigureSource(
            reply: isPrompt ? nil : number, callID: callID, path: facts.path(of: place),
            value: facts.facts[place].written, metric: subject.metric, range: subject.range, day: subject.day)
    }

    /// Facts that a number could be, in every way it can be understood.
    static func places(of figure: Figure, in facts: FactSheet) -> [Int] {
        var places: [Int] = []
        for reading in figure.readings {
            // From minutes a kilometre.
            if figure.isSpeed, reading.written.lowerBound > 0 {
                places += facts.facts(of: nil, in: 60 / reading.written.upperBound...60 / reading.written.lowerBound)
                places += facts.facts(
                    of: .pace, in: 3600 / reading.written.upperBound...3600 / reading.written.lowerBound)
            }
            guard let measure = reading.measure else {
                places += facts.facts(written: reading.range).filter { place in
                    // A share is written with its sign.
                    let fact = facts.facts[place]
                    return fact.measure != .percent || figure.mayBeShare || fact.written > 50
                }
                // Under a heading with hours, minutes are written as hours.
                if figure.isInTable, reading.value < 100,
                    figure.headsHours || reading.range.upperBound - reading.range.lowerBound < 0.5
                {
                    let range = reading.range.lowerBound * 60...reading.range.upperBound * 60
                    places += facts.facts(of: .minutes, in: range)
                }
                if figure.headsLitres {
                    let range = reading.range.lowerBound * 1000...reading.range.upperBound * 1000
                    places += facts.facts(of: .millilitres, in: range)
                }
                continue
            }
            places += facts.facts(of: measure, in: reading.range)
            var plain = facts.facts(of: nil, in: reading.written)
            if reading.range != reading.written { plain += facts.facts(of: nil, in: reading.range) }
            places += plain.filter { isPlainQuantity(facts.facts[$0], facts.subject(of: $0), for: measure) }
            // Minutes a kilometre.
            if measure == .pace {
                places += facts.facts(of: nil, in: reading.range.lowerBound / 60...reading.range.upperBound / 60)
            }
            if measure == .percent {
                places += facts.facts(of: nil, in: reading.range.lowerBound / 100...reading.range.upperBound / 100)
            }
        }
        return places
    }

    /// Whether a number that a reply gives without a unit may be of a measure: a ratio is no distance, and half a thing no
    /// count.
    private static func isPlainQuantity(_ fact: Fact, _ subject: FactSubject, for measure: Measure) -> Bool {
        let isRelation =
            DerivedFigures.relations.contains(fact.name) || fact.name.hasSuffix("ratio")
            || Self.scores.contains(fact.name)
        // What a text says without a unit is in that of its subject.
        if fact.name == "text", let unit = subject.unit, unit.measure != measure, measure != .percent { return false }
        if measure == .count, Self.calendarFields.contains(fact.name) { return false }
        switch measure {
        case .percent, .pace, .points: return true
        case .clock: return false
        case .count: return !isRelation && (fact.written == fact.written.rounded() || fact.written >= 100)
        default: return !isRelation && !Self.counts.contains(fact.name)
        }
    }

    /// Numbers of the clock and of the calendar: no count of anything.
    private static let calendarFields: Set<String> = [
        "hour", "minute", "day", "weekday", "week", "isoweek", "month", "quarter", "year", "day_of_month",
        "day_of_week", "day_of_year",
    ]

    private static let counts: Set<String> = [
        "sets", "days", "nights", "count", "length", "ties", "min_ties", "max_ties",
    ]

    private static let scores: Set<String> = ["points", "weight", "z", "share", "score"]

    func isSaid(_ figure: Figure, by said: ArraySlice<Figure.Reading>) -> Bool {
        figure.readings.contains { reading in
            said.contains { other in
                if let one = reading.measure, let two = other.measure {
                    return one == two && reading.range.contains(other.value)
                }
                // A limit is no share.
                if reading.measure == .percent, other.measure == nil || other.measure == .count {
                    return other.plain < 1 && reading.written.contains(100 * other.plain)
                }
                return reading.written.contains(other.plain)
                    || (other.measure == nil && reading.range.contains(other.value))
            }
        }
    }
}
