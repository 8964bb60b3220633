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
    private static let mostCompared = 400

    init(
        _ base: EvidenceBase, within extent: EvidenceBase.Extent, words: NearWords, figures: [Figure],
        mentions: AnswerMentions
    ) {
        self.mentions = mentions
        askedWords = base.askedWords
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
        if let aside = figure.aside { return .aside(aside) }
        if let statistic = figure.statistic, statistic.name != "n" { return standing(of: figure, statistic) }
        if figure.isMultiple { return multiple(figure).map { .derived($0.0, $0.1) } ?? .unsupported }
        if let source = best(for: figure, binding, in: sheets, isPrompt: false) { return .supported(source) }
        if let source = best(for: figure, binding, in: told[...], isPrompt: true) { return .told(source) }
        if isSaid(figure, by: said) || isSaid(figure, by: asked) { return .said }
        guard derivationsLeft > 0 else { return .unsupported }
        derivationsLeft -= 1
        if figure.readings.contains(where: { isPaceOfSaid($0, figure) }) { return .said }
        if let source = total(for: figure, binding) { return .derived(source, source) }
        if let source = ofNamedDays(figure, binding) { return .derived(source, source) }
        if let source = restOfCount(figure) { return .derived(source, source) }
        for reading in figure.readings {
            if let source = wholeChange(reading) ?? fatMass(reading) { return .derived(source, source) }
        }
        if let pair = derivation(of: figure, binding) { return .derived(pair.0, pair.1) }
        if let source = earlierSum(for: figure) { return .told(source) }
        return .unsupported
    }

    /// `p < 0.001` is true of every smaller one; `r = 0.12` is one of those that are called so.
    func standing(of figure: Figure, _ statistic: Figure.Statistic) -> FigureStanding {
        guard let reading = figure.readings.first else { return .unsupported }
        let names = Self.statisticNames[statistic.name] ?? []
        for (number, sheet) in numbered.reversed() {
            let range: ClosedRange<Double> =
                switch statistic.relation {
                case .equal: reading.written
                case .below: 0...reading.plain
                case .above: reading.plain...Double.greatestFiniteMagnitude
                }
            let found = sheet.facts.facts(of: nil, in: range, limit: 400).first { place in
                names.contains(sheet.facts.facts[place].name)
            }
            if let found { return .supported(source(found, sheet.facts, number, sheet.callID, isPrompt: false)) }
        }
        return isSaid(figure, by: said) ? .said : .unsupported
    }

    static let statisticNames: [String: Set<String>] = [
        "p": ["p", "p_eff", "p_value"], "r": ["r", "rho", "R"], "rho": ["r", "rho"], "ρ": ["r", "rho"], "z": ["z"],
    ]

    /// `1.5 times`: a ratio of a reply, or of two figures that stand for the same.
    func multiple(_ figure: Figure) -> (FigureSource, FigureSource)? {
        guard let reading = figure.readings.first else { return nil }
        let range = reading.written
        for (number, sheet) in numbered.reversed() {
            let ratio = sheet.facts.facts(of: nil, in: range).first { sheet.facts.facts[$0].name.contains("ratio") }
            if let ratio {
                let source = source(ratio, sheet.facts, number, sheet.callID, isPrompt: false)
                return (source, source)
            }
        }
        let ratios = 100 * range.lowerBound...100 * range.upperBound
        for (number, sheet) in numbered.reversed() {
            let pair = sheet.derived.pair(withShareIn: ratios) { pair in
                isShown(sheet.facts.facts[pair.first.fact], besides: figure)
                    || isShown(sheet.facts.facts[pair.second.fact], besides: figure)
            }
            guard let pair else { continue }
            return (
                source(pair.first.fact, sheet.facts, number, sheet.callID, isPrompt: false),
                source(pair.second.fact, sheet.facts, number, sheet.callID, isPrompt: false)
            )
        }
        guard let pair = across.pair(withShareIn: ratios) else { return nil }
        let (one, two) = (pair.first.sheet, pair.second.sheet)
        return (
            source(pair.first.fact, sheets[one].facts, one, sheets[one].callID, isPrompt: false),
            source(pair.second.fact, sheets[two].facts, two, sheets[two].callID, isPrompt: false)
        )
    }

    /// Pace or speed over a distance and a time that the person named.
    func isPaceOfSaid(_ reading: Figure.Reading, _ figure: Figure) -> Bool {
        guard reading.measure == .pace || figure.isSpeed else { return false }
        let named = said.suffix(24)
        return named.contains { time in
            guard time.measure == .minutes, time.value > 0 else { return false }
            return named.contains { distance in
                guard distance.measure == .kilometres, distance.value > 0 else { return false }
                return figure.isSpeed
                    ? reading.written.contains(distance.value / time.value * 60)
                    : reading.range.contains(time.value * 60 / distance.value)
            }
        }
    }

    /// What a sum of the day may have been while the day went on.
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
                lookups += 1
                if isPrompt, Self.isScoreForQuantity(facts.facts[place], figure) { continue }
                guard !isIncidental(facts.facts[place].name, of: figure), binding.allows(place, in: facts) else {
                    continue
                }
                let subject = facts.subject(of: place)
                if isOfOtherPeriod(subject, binding) { continue }
                if isPrompt {
                    guard isNamed(place, facts, figure, nearby) else { continue }
                    // One of a long list is meant only where its day is named or several are spoken of.
                    if Self.isOfUsual(facts.facts[place].name), !figure.isOfUsual, !figure.isInTable { continue }
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
            length != period, !subject.isRow
        else { return false }
        return sheets.contains { $0.facts.periods[metric]?.contains(period) == true }
    }

    /// A number of the prompt without a unit is a score, an index or a share: no quantity with a unit comes from it.
    static func isScoreForQuantity(_ fact: Fact, _ figure: Figure) -> Bool {
        fact.measure == nil && !fact.name.isEmpty
            && figure.readings.allSatisfy { reading in
                reading.measure.map { ![.count, .percent, .points, .fitness, .clock, .pace].contains($0) } ?? false
            }
    }

    /// What a reply holds beside its values: how often a value occurs twice, how far values spread. A number without a
    /// unit that happens to be as large is not that.
    func isIncidental(_ name: String, of figure: Figure) -> Bool {
        // One nap is no part of seven nights.
        if figure.isPartOfWhole, ["naps", "phone_only_nights", "duplicate_samples"].contains(name) { return true }
        if name.hasSuffix("ties") { return !figure.readings.contains { $0.measure == .count } }
        guard ["sd", "iqr"].contains(name) || name.hasSuffix("_sd_min") else { return false }
        if mentions.tellsOfSpread(within: figure.sentence) { return false }
        if !figure.readings.contains(where: { $0.measure != nil && $0.measure != .count }) { return true }
        return mentions.direction(within: figure.sentence) != nil
    }

    /// The prompt holds a thousand numbers: a value of one of its long lists, and a number without a unit, count only where
    /// the text speaks of what they are.
    func isNamed(_ place: Int, _ facts: FactSheet, _ figure: Figure, _ nearby: NearWords.Around) -> Bool {
        let subject = facts.subject(of: place)
        let hasUnit = figure.readings.contains { $0.measure != nil && $0.measure != .count }
        if hasUnit, !subject.isRow { return true }
        if let metric = subject.metric, nearby.name(metric) { return true }
        if subject.metric == nil, !subject.label.isEmpty, nearby.hold(subject.label) { return true }
        if !subject.isRow, facts.facts[place].name.hasSuffix("_score"),
            NearWords.Around(words: askedWords).hold(facts.facts[place].name)
        {
            return true
        }
        // Large values of what was asked for are no chance, nor are those of the one metric that was asked for.
        if let metric = subject.metric, askedMetrics.contains(metric),
            askedMetrics.count == 1 || facts.facts[place].value >= 1000
        {
            return true
        }
        return !subject.isRow && nearby.hold(facts.facts[place].name)
    }

    /// The ends of a range are no values: what is said of them is that they are usual.
    static func isOfUsual(_ name: String) -> Bool {
        name.hasSuffix("usual_range") || name.hasPrefix("normal_") || name.hasPrefix("day_low")
            || name.hasPrefix("day_high")
    }

    func isRange(_ facts: FactSheet, _ place: Int) -> Bool { facts.facts[place].name.hasSuffix("range") }

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

    /// How many values of a list are as large as the number beside it says: `on 4 days it was 57`.
    func count(at index: Int, among checked: [CheckedFigure]) -> FigureStanding? {
        let figure = checked[index].figure
        guard let wanted = figure.readings.first(where: { $0.measure == nil || $0.measure == .count })?.value,
            wanted >= 2,
            wanted <= 366
        else { return nil }
        if let source = countBeyondLimit(Int(wanted), figure) { return .derived(source, source) }
        for other in checked[max(0, index - 2)..<min(checked.count, index + 3)] {
            guard other.figure.place != figure.place, other.figure.sentence == figure.sentence,
                let source = other.standing.source, let metric = source.metric,
                let reading = other.figure.readings.first
            else { continue }
            for sheet in sheets + told {
                let rows = sheet.facts.facts.indices.filter { place in
                    let subject = sheet.facts.subject(of: place)
                    return subject.metric == metric && subject.isRow && subject.day != nil
                }
                let fitting = rows.count { place in
                    let fact = sheet.facts.facts[place]
                    return reading.measure == nil
                        ? reading.written.contains(fact.written) : reading.range.contains(fact.value)
                }
                if fitting == Int(wanted) { return .derived(source, source) }
            }
        }
        return nil
    }

    /// What is usual for the metric that the number before was of: `54 today; normally it's 57`.
    func usual(at index: Int, among checked: [CheckedFigure]) -> FigureStanding? {
        let figure = checked[index].figure
        guard figure.isOfUsual, index > 0, let metric = checked[index - 1].standing.source?.metric,
            figure.place.lowerBound - checked[index - 1].figure.place.upperBound < 60
        else { return nil }
        for sheet in told {
            let found = Self.places(of: figure, in: sheet.facts).first { place in
                sheet.facts.facts[place].name.hasPrefix("usual_") && sheet.facts.subject(of: place).metric == metric
            }
            if let found { return .told(source(found, sheet.facts, 0, nil, isPrompt: true)) }
        }
        return nil
    }

    /// How many values of a list lie below or above a limit that the sentence or the question names: `five of your last
    /// seven nights were under seven hours`.
    private func countBeyondLimit(_ wanted: Int, _ figure: Figure) -> FigureSource? {
        let sentence = mentions.text.words.within(figure.sentence) { $0.place }.map(\.text)
        let own = figures.filter { $0.sentence == figure.sentence && $0.place != figure.place }
        var limits: [(reading: Figure.Reading, side: LimitSide?)] = []
        let (ownSide, askedSide) = (LimitSide(of: sentence), LimitSide(of: askedWords))
        for reading in own.flatMap(\.readings) { limits.append((reading, ownSide)) }
        for reading in said.suffix(8) { limits.append((reading, askedSide)) }
        for (number, sheet) in numbered.reversed() {
            for places in sheet.facts.rowColumns {
                let (fact, subject) = (sheet.facts.facts[places[0]], sheet.facts.subject(of: places[0]))
                // Of a night, the time asleep is meant where nothing else is named.
                guard let metric = subject.metric, metric != .timeInBed || askedMetrics.contains(metric) else {
                    continue
                }
                for limit in limits where limit.reading.measure == fact.measure && fact.measure != .count {
                    let below = places.count { sheet.facts.facts[$0].value < limit.reading.value }
                    let counts =
                        switch limit.side {
                        case .below?: [below]
                        case .above?: [places.count - below]
                        case nil: [below, places.count - below]
                        }
                    guard counts.contains(wanted) else { continue }
                    return source(places[0], sheet.facts, number, sheet.callID, isPrompt: false)
                }
            }
        }
        return nil
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
            guard let measure = reading.measure else {
                places += facts.facts(written: reading.range)
                // Under a heading with hours, minutes are written as hours.
                if figure.isInTable, reading.value < 100 {
                    let range = reading.range.lowerBound * 60...reading.range.upperBound * 60
                    places += facts.facts(of: .minutes, in: range)
                }
                continue
            }
            places += facts.facts(of: measure, in: reading.range)
            places += facts.facts(of: nil, in: reading.written)
            if reading.range != reading.written { places += facts.facts(of: nil, in: reading.range) }
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

    func isSaid(_ figure: Figure, by said: ArraySlice<Figure.Reading>) -> Bool {
        figure.readings.contains { reading in
            said.contains { other in
                if let one = reading.measure, let two = other.measure {
                    return one == two && reading.range.contains(other.value)
                }
                return reading.written.contains(other.plain) || other.written.contains(reading.plain)
                    || (other.measure == nil && reading.range.contains(other.value))
            }
        }
    }
}
