import ChatModel
import HealthModel
import HealthQuery

/// Which fact a number was taken from.
struct FigureCheck {
    /// Replies by their number in the conversation, the newest last.
    private let sheets: ArraySlice<EvidenceBase.Sheet>
    private let told: [EvidenceBase.Sheet]
    private let said: ArraySlice<Figure.Reading>
    private let asked: ArraySlice<Figure.Reading>
    private let across: DerivedFigures
    private let words: NearWords
    private let askedMetrics: Set<DayField>
    private static let mostCompared = 400

    init(_ base: EvidenceBase, within extent: EvidenceBase.Extent, words: NearWords) {
        sheets = base.sheets.prefix(extent.sheets).suffix(EvidenceBase.mostReplies)
        told = base.told
        said = base.said.prefix(extent.said).suffix(Self.mostCompared)
        asked = base.asked.prefix(extent.asked).suffix(Self.mostCompared)
        across = DerivedFigures(across: base.sheets.prefix(extent.sheets).map(\.facts))
        self.words = words
        askedMetrics = base.askedMetrics
    }

    /// Facts that were looked at.
    private(set) var lookups = 0

    /// So many numbers of an answer may be worked out from others: more are nobody's honest arithmetic.
    private var derivationsLeft = 300

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
        if let source = restOfCount(figure) { return .derived(source, source) }
        if let pair = derivation(of: figure) { return .derived(pair.0, pair.1) }
        if let source = earlierSum(for: figure) { return .told(source) }
        return .unsupported
    }

    /// `p < 0.001` is true of every smaller one; `r = 0.12` is one of those that are called so.
    private func standing(of figure: Figure, _ statistic: Figure.Statistic) -> FigureStanding {
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

    private static let statisticNames: [String: Set<String>] = [
        "p": ["p", "p_eff", "p_value"], "r": ["r", "rho", "R"], "rho": ["r", "rho"], "ρ": ["r", "rho"], "z": ["z"],
    ]

    /// `1.5 times`: a ratio of a reply, or of two figures that stand for the same.
    private func multiple(_ figure: Figure) -> (FigureSource, FigureSource)? {
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
        guard let pair = across.pair(withShareIn: ratios) else { return nil }
        let (one, two) = (pair.first.sheet, pair.second.sheet)
        return (
            source(pair.first.fact, sheets[one].facts, one, sheets[one].callID, isPrompt: false),
            source(pair.second.fact, sheets[two].facts, two, sheets[two].callID, isPrompt: false)
        )
    }

    /// Pace or speed over a distance and a time that the person named.
    private func isPaceOfSaid(_ reading: Figure.Reading, _ figure: Figure) -> Bool {
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
    private func earlierSum(for figure: Figure) -> FigureSource? {
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
    private mutating func best(
        for figure: Figure, _ binding: FigureBinding, in sheets: ArraySlice<EvidenceBase.Sheet>, isPrompt: Bool
    ) -> FigureSource? {
        var best: (score: Int, source: FigureSource)?
        let nearby = words.around(figure.place)
        for number in sheets.indices.reversed() {
            let facts = sheets[number].facts
            for place in Self.places(of: figure, in: facts) {
                lookups += 1
                guard !Self.isIncidental(facts.facts[place].name, of: figure), binding.allows(place, in: facts) else {
                    continue
                }
                let subject = facts.subject(of: place)
                if isPrompt, !isNamed(place, facts, figure, nearby) { continue }
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

    /// What a reply holds beside its values: how often a value occurs twice, how far values spread. A number without a
    /// unit that happens to be as large is not that.
    private static func isIncidental(_ name: String, of figure: Figure) -> Bool {
        if name.hasSuffix("ties") { return !figure.readings.contains { $0.measure == .count } }
        return ["sd", "iqr"].contains(name) && !figure.readings.contains { $0.measure != nil && $0.measure != .count }
    }

    /// The prompt holds a thousand numbers: a value of one of its long lists, and a number without a unit, count only where
    /// the text speaks of what they are.
    private func isNamed(_ place: Int, _ facts: FactSheet, _ figure: Figure, _ nearby: NearWords.Around) -> Bool {
        let subject = facts.subject(of: place)
        let hasUnit = figure.readings.contains { $0.measure != nil && $0.measure != .count }
        if hasUnit, !subject.isRow { return true }
        if let metric = subject.metric, nearby.name(metric) { return true }
        if subject.metric == nil, !subject.label.isEmpty, nearby.hold(subject.label) { return true }
        // Large values of what was asked for are no chance.
        if let metric = subject.metric, askedMetrics.contains(metric), facts.facts[place].value >= 1000 { return true }
        return !subject.isRow && nearby.hold(facts.facts[place].name)
    }

    private func source(
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

    private func isSaid(_ figure: Figure, by said: ArraySlice<Figure.Reading>) -> Bool {
        figure.readings.contains { reading in
            said.contains { other in
                if let one = reading.measure, let two = other.measure {
                    return one == two && (reading.range.contains(other.value) || other.range.contains(reading.value))
                }
                return reading.written.contains(other.plain) || other.written.contains(reading.plain)
                    || (other.measure == nil && reading.range.contains(other.value))
            }
        }
    }

    /// Two figures whose difference, change or share it is. Looked for where its sentence compares, or a share is named.
    private func derivation(of figure: Figure) -> (FigureSource, FigureSource)? {
        for reading in figure.readings where figure.compares || reading.measure == .percent {
            for (number, sheet) in numbered.reversed() {
                guard let pair = sheet.derived.pair(for: reading) else { continue }
                return (
                    source(pair.first.fact, sheet.facts, number, sheet.callID, isPrompt: false),
                    source(pair.second.fact, sheet.facts, number, sheet.callID, isPrompt: false)
                )
            }
            if let pair = across.pair(for: reading) {
                let (one, two) = (pair.first.sheet, pair.second.sheet)
                return (
                    source(pair.first.fact, sheets[one].facts, one, sheets[one].callID, isPrompt: false),
                    source(pair.second.fact, sheets[two].facts, two, sheets[two].callID, isPrompt: false)
                )
            }
            for sheet in told {
                let nearby = words.around(figure.place)
                let pair = sheet.derived.pair(for: reading) { pair in
                    sheet.facts.subject(of: pair.first.fact).metric.map { nearby.speakOf($0) > 0 } ?? false
                }
                guard let pair else { continue }
                return (
                    source(pair.first.fact, sheet.facts, 0, nil, isPrompt: true),
                    source(pair.second.fact, sheet.facts, 0, nil, isPrompt: true)
                )
            }
            if let source = differenceToSaid(reading) { return (source, source) }
        }
        return nil
    }

    /// `the other six nights`: all but the one that was spoken of.
    private func restOfCount(_ figure: Figure) -> FigureSource? {
        guard Self.others.contains(figure.lead),
            let reading = figure.readings.first(where: { $0.measure == nil || $0.measure == .count }),
            reading.value < 100
        else { return nil }
        let all = reading.value + 0.5...reading.value + 1.5
        for (number, sheet) in numbered.reversed() {
            guard let place = sheet.facts.facts(of: .count, in: all).first else { continue }
            return source(place, sheet.facts, number, sheet.callID, isPrompt: false)
        }
        return nil
    }

    private static let others: Set<String> = [
        "other", "remaining", "übrigen", "anderen", "restlichen", "autres", "otras", "otros", "demás", "altre", "altri",
        "outras", "outros", "andere", "overige",
    ]

    private var numbered: [(Int, EvidenceBase.Sheet)] { sheets.indices.map { ($0, sheets[$0]) } }

    private func total(for figure: Figure, _ binding: FigureBinding) -> FigureSource? {
        for (number, sheet) in numbered.reversed() {
            for reading in figure.readings {
                guard let total = sheet.derived.total(for: reading), binding.allows(total.fact, in: sheet.facts) else {
                    continue
                }
                return source(total.fact, sheet.facts, number, sheet.callID, isPrompt: false)
            }
        }
        return nil
    }

    /// How far a figure is from a number that the person named.
    private func differenceToSaid(_ reading: Figure.Reading) -> FigureSource? {
        let named = (Array(said) + asked).suffix(24)
        guard !named.isEmpty else { return nil }
        for (number, sheet) in numbered.reversed() {
            for place in sheet.derived.main {
                let fact = sheet.facts.facts[place]
                guard reading.measure == nil || reading.measure == fact.measure else { continue }
                for other in named where other.measure == nil || other.measure == fact.measure {
                    let value = other.measure == nil ? fact.written : fact.value
                    let range = reading.measure == nil || other.measure == nil ? reading.written : reading.range
                    guard range.contains((value - other.value).magnitude) else { continue }
                    return source(place, sheet.facts, number, sheet.callID, isPrompt: false)
                }
            }
        }
        return nil
    }
}
