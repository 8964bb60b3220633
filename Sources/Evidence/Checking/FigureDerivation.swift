import HealthModel
import HealthQuery

/// The derivation of a number: from facts of replies, and numbers that the person named.
extension FigureCheck {
    /// Two figures whose difference, change or share it is. Looked for where its sentence compares, or a share is named.
    func derivation(of figure: Figure, _ binding: FigureBinding) -> (FigureSource, FigureSource)? {
        if binding.isValue(figure) { return nil }
        for reading in figure.readings
        where binding.isDifference || reading.isExact || reading.measure == .points
            || reading.measure == .percent && !binding.namesShare
        {
            for (number, sheet) in numbered.reversed() {
                let pair = sheet.derived.pair(
                    for: reading, orChange: binding.isDifference, direction: binding.direction
                ) { pair in
                    isMeant(pair, sheet.facts, sheet.facts, figure, binding)
                }
                guard let pair else { continue }
                return (
                    source(pair.first.fact, sheet.facts, number, sheet.callID, isPrompt: false),
                    source(pair.second.fact, sheet.facts, number, sheet.callID, isPrompt: false)
                )
            }
            let between = across.pair(for: reading, orChange: binding.isDifference, direction: binding.direction) {
                pair in
                isMeant(pair, sheets[pair.first.sheet].facts, sheets[pair.second.sheet].facts, figure, binding)
            }
            if let pair = between {
                let (one, two) = (pair.first.sheet, pair.second.sheet)
                return (
                    source(pair.first.fact, sheets[one].facts, one, sheets[one].callID, isPrompt: false),
                    source(pair.second.fact, sheets[two].facts, two, sheets[two].callID, isPrompt: false)
                )
            }
            for sheet in told {
                let pair = sheet.derived.pair(
                    for: reading, orChange: binding.isDifference, direction: binding.direction
                ) { pair in
                    guard let metric = sheet.facts.subject(of: pair.first.fact).metric else { return false }
                    return binding.mayBe(metric) && !binding.isPartOfNight(metric)
                        && (binding.speaksOf(metric) || words.around(figure.place).speakOf(metric) > 0)
                }
                guard let pair else { continue }
                return (
                    source(pair.first.fact, sheet.facts, 0, nil, isPrompt: true),
                    source(pair.second.fact, sheet.facts, 0, nil, isPrompt: true)
                )
            }
            if binding.statistic != .shortfall, let source = differenceToSaid(reading) { return (source, source) }
            if binding.isDifference, let source = differenceToGuideline(reading, figure, binding) {
                return (source, source)
            }
            if let source = explainedShare(reading)
                ?? (mentions.tellsOfInterval(in: figure.context) ? daysApart(reading) : nil)
            {
                return (source, source)
            }
        }
        return nil
    }

    /// Whether two figures could be those that a difference or a share is of. What the answer gives itself counts first: a
    /// figure that it does not give is one of a pair only where the other is given, and stands for the same.
    func isMeant(
        _ pair: DerivedFigures.Pair, _ first: FactSheet, _ second: FactSheet, _ figure: Figure, _ binding: FigureBinding
    ) -> Bool {
        let (one, two) = (first.facts[pair.first.fact], second.facts[pair.second.fact])
        guard binding.allowsMetric(pair.first.fact, in: first),
            binding.allowsKinds(first.subject(of: pair.first.fact), second.subject(of: pair.second.fact)),
            agrees(pair, first, second, figure, binding), !isBackwards(pair, first, second, binding),
            isAlike(one, figure), isOfTime(one, figure, binding),
            meetsPeriods(pair, first, second, figure, binding)
        else { return false }
        if binding.statistic == .missing, one.measure != .count, figure.readings.allSatisfy({ $0.measure == nil }) {
            return false
        }
        if binding.isOfOtherPart(first.subject(of: pair.first.fact), in: first),
            binding.isOfOtherPart(second.subject(of: pair.second.fact), in: second)
        {
            return false
        }
        // `the minimum is two beats lower`, and not the mean.
        if let statistic = binding.statistic, [.least, .greatest, .median].contains(statistic), one.name == "mean",
            two.name == "mean", !first.subject(of: pair.first.fact).isGroup, binding.extremeOfMeans == nil,
            first.extremes(beside: pair.first.fact) != nil
        {
            return false
        }
        // `four of seven` are counted.
        if isCounted(figure), one.measure != .count { return false }
        // What is owed to sleep is no difference of two nights.
        if binding.statistic == .shortfall, !one.name.hasPrefix("debt"), !one.name.hasPrefix("shortfall") {
            return false
        }
        let shown = [isShown(one, besides: figure), isShown(two, besides: figure)]
        // Where no word says that it is a difference, it is one of two that the answer gives.
        let isShare = figure.readings.contains { $0.measure == .percent } && (shown.contains(true) || pair.isPart)
        if !binding.isDifference, shown != [true, true], !isShare,
            figure.readings.allSatisfy({ $0.measure != .points }), !figure.isMultiple
        {
            return false
        }
        // Nor is that one told as a value where nothing compares.
        if !binding.isDifference, !isShare, !figure.isMultiple, !isAnnounced(figure, binding),
            figure.readings.allSatisfy({ $0.measure != .points })
        {
            return false
        }
        // Days that are missing are those of the months that are named.
        if pair.isPart, binding.hasDays, let range = first.subject(of: pair.first.fact).range, !binding.names(range) {
            return false
        }
        // Two months are apart by their means or their sums, where no other statistic is named.
        if pair.isOfGroups, shown != [true, true], binding.sentenceStatistics.isEmpty,
            Self.namedAlone.contains(one.name)
        {
            return false
        }
        if one.name == "max", two.name == "min", !figure.isOfMany,
            binding.sentenceStatistics.isDisjoint(with: [.least, .greatest, .extreme])
        {
            return false
        }
        let isAlike = one.name == two.name && !["first", "last", "min", "max"].contains(one.name)
        if shown == [true, true] { return isAlike || pair.isOpposed || pair.isPart || !pair.isOfGroups }
        // `im September ging es um 0,9 kg nach unten`
        if pair.isNext, binding.isDifference, binding.periodCount == 1, ["mean", "sum"].contains(one.name),
            second.subject(of: pair.second.fact).isGroup,
            second.subject(of: pair.second.fact).range.map(binding.names) == true,
            figure.lead == "um" || figure.lead == "by"
                || !binding.wordsBefore.isDisjoint(with: ["um", "by"])
        {
            return true
        }
        guard shown.contains(true) || !pair.isOfGroups || pair.isOfTwo,
            one.name == two.name || pair.isPart || pair.isOpposed && shown.contains(true)
        else { return false }
        // `859 of 2,902 minutes, walking 20 %`: the part that is named need not be given.
        if shown.contains(true),
            binding.names(shown[0] ? second.subject(of: pair.second.fact) : first.subject(of: pair.first.fact))
        {
            return true
        }
        // Where two such figures are given, the difference is one of those.
        let given = figures.count { other in
            other.sentence == figure.sentence && other.place != figure.place && other.aside == nil
                && other.readings.contains { $0.measure == nil ? $0.value >= 100 : $0.measure == one.measure }
        }
        return given < 2
    }

    /// `that's 35 minutes`, `(35 minutes)`, or a sentence that tells of a rise or a fall.
    private func isAnnounced(_ figure: Figure, _ binding: FigureBinding) -> Bool {
        figure.isInTable || binding.tellsOfChange || FigureBinding.summing.contains(figure.lead)
            || figure.place.lowerBound > 0
                && "(=".unicodeScalars.contains(mentions.text.scalars[figure.place.lowerBound - 1])
    }

    /// Statistics that are called so where two of them are compared.
    private static let namedAlone: Set<String> = ["min", "max", "median", "first", "last", "sd", "iqr"]

    /// `four of seven`, and not `four in every five`.
    private func isCounted(_ figure: Figure) -> Bool {
        !figure.parts.isEmpty
            && !mentions.text.words.within(figure.place) { $0.place }.contains { Self.each.contains($0.text) }
    }

    private static let each: Set<String> = ["every", "each", "chaque", "cada", "ogni", "elke", "in", "sur"]

    /// `353 min, that's 27 more`: a number without a unit is measured as the one right before it.
    private func isAlike(_ fact: Fact, _ figure: Figure) -> Bool {
        guard !figure.isInTable, figure.readings.allSatisfy({ $0.measure == nil }), !figure.isMultiple,
            let before = figures.last(where: { $0.place.upperBound <= figure.place.lowerBound }),
            before.sentence == figure.sentence, figure.place.lowerBound - before.place.upperBound <= 24,
            before.aside == nil, let measure = before.readings.first?.measure, measure != .count, measure != .percent,
            measure != .clock
        else { return true }
        return fact.measure == nil || fact.measure == measure
    }

    /// How far two times of day are apart is told of those, and called earlier or later.
    private func isOfTime(_ fact: Fact, _ figure: Figure, _ binding: FigureBinding) -> Bool {
        guard fact.measure == .clock else { return true }
        if mentions.tellsOfInterval(in: figure.context) || binding.namesClock { return true }
        return figures.contains { other in
            other.sentence == figure.sentence && other.readings.contains { $0.measure == .clock }
        }
    }

    /// Where the periods that are compared are named, those are the two; since one alone, the latest is the other.
    private func meetsPeriods(
        _ pair: DerivedFigures.Pair, _ first: FactSheet, _ second: FactSheet, _ figure: Figure, _ binding: FigureBinding
    ) -> Bool {
        // The first and the last value of another period are not meant.
        let subject = first.subject(of: pair.first.fact)
        if pair.isOpposed, subject.isGroup, binding.hasDays, let range = subject.range, !binding.names(range) {
            return false
        }
        guard pair.isOfGroups, let one = first.subject(of: pair.first.fact).range,
            let two = second.subject(of: pair.second.fact).range, !one.overlaps(two)
        else { return true }
        let named = [one, two].filter(binding.names).count
        // `July's mean was 1.6 ms above August's`
        let others = mentions.days.others.within(figure.place.upperBound..<figure.place.upperBound + 30) { $0.place }
            .filter { $0.place.upperBound <= figure.sentence.upperBound }
        if let other = others.first?.named, binding.hasDays, named > 0, !other.meets(one), !other.meets(two) {
            return false
        }
        if binding.hasDays, named == 0 || named == 1 && binding.periodCount > 1 { return false }
        guard let since = mentions.days.starts.within(figure.context, by: { $0.place }).first?.named, !binding.hasDays
        else { return true }
        guard since.meets(one) != since.meets(two), let last = first.lastRange else { return true }
        return since.meets(one) ? two == last : one == last
    }

    /// How much of the variation a correlation explains: its square.
    func explainedShare(_ reading: Figure.Reading) -> FigureSource? {
        guard reading.measure == .percent else { return nil }
        for (number, sheet) in numbered.reversed() {
            let found = sheet.facts.facts.indices.first { place in
                let fact = sheet.facts.facts[place]
                return Self.correlations.contains(fact.name)
                    && reading.range.contains(100 * fact.written * fact.written)
            }
            if let found { return source(found, sheet.facts, number, sheet.callID, isPrompt: false) }
        }
        return nil
    }

    /// How many days lie between the first and the last value of a reply, or between its largest and its smallest.
    func daysApart(_ reading: Figure.Reading) -> FigureSource? {
        guard reading.measure == .count, reading.value >= 2 else { return nil }
        for (number, sheet) in numbered.reversed() {
            var days: [Int32: [(place: Int, day: CivilDay)]] = [:]
            for (place, fact) in sheet.facts.facts.enumerated() where Self.dated.contains(fact.name) {
                let subject = sheet.facts.subject(of: place)
                if subject.hasOwnDay, let day = subject.day { days[fact.parent, default: []].append((place, day)) }
            }
            for dated in days.values.sorted(by: { $0[0].place < $1[0].place }) {
                for one in dated {
                    guard dated.contains(where: { Double($0.day - one.day) == reading.value }) else { continue }
                    return source(one.place, sheet.facts, number, sheet.callID, isPrompt: false)
                }
            }
        }
        return nil
    }

    /// The change of a trend over all days of its reply.
    func wholeChange(_ reading: Figure.Reading, of figure: Figure) -> FigureSource? {
        let span = span(of: figure)
        for (number, sheet) in numbered.reversed() {
            let facts = sheet.facts.facts
            for (place, fact) in facts.enumerated() where fact.name == "slope" && fact.measure == reading.measure {
                guard let range = sheet.facts.subject(of: place).range,
                    let days = sheet.facts.member("per_days", beside: place), days > 0
                else { continue }
                // A month has four weeks, or thirty days.
                let whole = Double(range.upperBound - range.lowerBound + 1)
                let lengths: [Double] = span.map { $0 > 7 && $0 < 31 ? [$0, 30, 28] : [$0] } ?? [whole]
                if lengths.contains(where: { reading.range.contains(fact.value * $0 / days) }) {
                    return source(place, sheet.facts, number, sheet.callID, isPrompt: false)
                }
            }
        }
        return nil
    }

    /// How many days a change is told for, by the words around it.
    private func span(of figure: Figure) -> Double? {
        let behind = mentions.text.words.within(figure.place.upperBound..<figure.place.upperBound + 20) { $0.place }
        let before = mentions.text.words.within(max(0, figure.place.lowerBound - 24)..<figure.place.lowerBound) {
            $0.place
        }
        return behind.prefix(3).lazy.compactMap { Self.spans[$0.text] }.first
            ?? before.suffix(4).lazy.compactMap { Self.spans[$0.text] }.last
    }

    /// Whether a slope is for another number of days than the words directly behind a number name.
    func isOfOtherSpan(_ place: Int, _ facts: FactSheet, _ figure: Figure) -> Bool {
        guard facts.facts[place].name == "slope", let days = facts.member("per_days", beside: place) else {
            return false
        }
        let behind = mentions.text.words.within(figure.place.upperBound..<figure.place.upperBound + 12) { $0.place }
        guard let span = behind.prefix(2).lazy.compactMap({ Self.spans[$0.text] }).first else { return false }
        return abs(span - days) > 0.1 * span
    }

    /// `14.6 % of the time` is no share of how many there were, and a share of those none of the time.
    func isShareOfOther(_ name: String, _ figure: Figure) -> Bool {
        let others =
            switch name {
            case "count_share_pct": Self.times
            case "duration_share_pct": Self.sessions
            default: Set<String>()
            }
        let behind = mentions.text.words.within(figure.place.upperBound..<figure.place.upperBound + 32) { $0.place }
        return behind.prefix(4).contains { others.contains($0.text) }
    }

    private static let times: Set<String> = [
        "time", "minutes", "hours", "zeit", "trainingszeit", "minuten", "stunden", "temps", "tiempo", "tempo", "tijd",
    ]
    private static let sessions: Set<String> = [
        "sessions", "workouts", "einheiten", "trainings", "séances", "sesiones", "entrenamientos", "allenamenti",
        "sedute", "treinos", "sessões", "sessies",
    ]

    /// How many days a change is told for: `0.45 kg a month`.
    static let spans: [String: Double] = [
        "week", "woche", "semaine", "semana", "settimana",
    ].reduce(into: [:]) { $0[$1] = 7 }.merging(
        ["month", "monat", "mois", "mes", "mese", "mês", "maand"].reduce(into: [:]) { $0[$1] = 30.44 }
    ) { first, _ in first }.merging(
        ["year", "jahr", "an", "año", "anno", "ano", "jaar"].reduce(into: [:]) { $0[$1] = 365 }
    ) { first, _ in first }

    /// Kilograms of fat: its share of the weight.
    func fatMass(_ reading: Figure.Reading) -> FigureSource? {
        guard reading.measure == .kilograms else { return nil }
        var weights: [Double] = []
        var shares: [(value: Double, source: FigureSource)] = []
        for (isPrompt, number, sheet) in numbered.map({ (false, $0.0, $0.1) }) + told.map({ (true, 0, $0) }) {
            for (place, fact) in sheet.facts.facts.enumerated() {
                let subject = sheet.facts.subject(of: place)
                guard !subject.isRow,
                    ["value", "last", "mean", "weight_kg", "body_fat_percent", "body_fat_pct"].contains(fact.name)
                else { continue }
                let metric = FactSheet.field(fact.name) ?? subject.metric
                if metric == .weight, fact.measure == .kilograms { weights.append(fact.value) }
                guard metric == .bodyFat, fact.measure == .percent else { continue }
                shares.append((fact.value, source(place, sheet.facts, number, sheet.callID, isPrompt: isPrompt)))
            }
        }
        return shares.first { share in weights.contains { reading.range.contains(share.value / 100 * $0) } }?.source
    }

    static let dated: Set<String> = ["first", "last", "min", "max"]
    static let correlations: Set<String> = ["r", "rho"]

    /// `the other six nights`: all but the one that was spoken of.
    func restOfCount(_ figure: Figure) -> FigureSource? {
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

    /// `on a quarter of the days (7 of 28) you did nothing`: how many values are zero.
    func zeros(_ figure: Figure) -> FigureSource? {
        guard let reading = figure.readings.first(where: { $0.measure == nil || $0.measure == .count }),
            reading.value > 0, mentions.isNegated(within: figure.context)
        else { return nil }
        for (number, sheet) in numbered.reversed() {
            let facts = sheet.facts
            let found = facts.facts.indices.first { place in
                facts.facts[place].name == "nonzero"
                    && facts.size(beside: place).map { $0 - facts.facts[place].value == reading.value } ?? false
            }
            if let found { return source(found, facts, number, sheet.callID, isPrompt: false) }
        }
        return nil
    }

    /// `the four weeks before`, where a reply speaks of 28 days.
    func weeksOfDays(_ figure: Figure) -> FigureSource? {
        guard let reading = figure.readings.first(where: { $0.measure == .count }), reading.value > 1,
            let words = Self.lengths["weeks"],
            mentions.text.words.within(figure.place, by: { $0.place }).contains(where: { words.contains($0.text) })
        else { return nil }
        let days = 7 * reading.value - 0.5...7 * reading.value + 0.5
        for (number, sheet) in numbered.reversed() {
            let found = sheet.facts.facts(of: .count, in: days).first { place in
                let fact = sheet.facts.facts[place]
                return fact.name == "from" || FactSheet.wordings.contains(fact.name)
            }
            if let found { return source(found, sheet.facts, number, sheet.callID, isPrompt: false) }
        }
        return nil
    }

    /// `nine out of eleven weeks`: a part and its whole that stand side by side in a reply.
    func partBesideWhole(_ figure: Figure) -> FigureSource? {
        guard figure.parts.count == 2 else { return nil }
        for (number, sheet) in numbered.reversed() {
            let facts = sheet.facts
            func counts(_ value: Double) -> [Int] {
                facts.facts(written: value...value).filter { place in
                    let fact = facts.facts[place]
                    return fact.measure == .count || fact.measure == nil && FactSheet.wordings.contains(fact.name)
                }
            }
            let wholes = Set(counts(figure.parts[1]).map { facts.facts[$0].parent })
            if let part = counts(figure.parts[0]).first(where: { wholes.contains(facts.facts[$0].parent) }) {
                return source(part, facts, number, sheet.callID, isPrompt: false)
            }
        }
        return nil
    }

    static let others: Set<String> = [
        "other", "remaining", "übrigen", "anderen", "restlichen", "autres", "otras", "otros", "demás", "altre", "altri",
        "outras", "outros", "andere", "overige",
    ]

    var numbered: [(Int, EvidenceBase.Sheet)] { sheets.indices.map { ($0, sheets[$0]) } }

    func total(for figure: Figure, _ binding: FigureBinding) -> FigureSource? {
        for (number, sheet) in numbered.reversed() {
            for reading in figure.readings {
                let total = sheet.derived.total(for: reading) { binding.allowsTotal($0, in: sheet.facts) }
                guard let total else { continue }
                return source(total.fact, sheet.facts, number, sheet.callID, isPrompt: false)
            }
        }
        return nil
    }

    /// How far a figure that the answer gives is from a guideline or a target in the sentence: `at least 7 hours: 9 minutes short`.
    func differenceToGuideline(
        _ reading: Figure.Reading, _ figure: Figure, _ binding: FigureBinding
    ) -> FigureSource? {
        let guidelines = figures.filter { $0.sentence == figure.sentence && $0.aside == .advice }.prefix(4)
            .compactMap(\.readings.first)
        for (number, sheet) in numbered.reversed() where !guidelines.isEmpty {
            for place in sheet.derived.main where binding.allowsMetric(place, in: sheet.facts) {
                let fact = sheet.facts.facts[place]
                guard fact.measure != .count, reading.measure == nil || reading.measure == fact.measure,
                    guidelines.contains(where: {
                        $0.measure == fact.measure && reading.range.contains((fact.value - $0.value).magnitude)
                    }),
                    isShown(fact, besides: figure)
                else { continue }
                return source(place, sheet.facts, number, sheet.callID, isPrompt: false)
            }
        }
        return nil
    }

    /// How far a figure is from a number that the person named.
    func differenceToSaid(_ reading: Figure.Reading) -> FigureSource? {
        // What a tool was asked with holds noughts and ones, which are no limits; a count comes true by chance.
        let named = (reading.measure == .count ? Array(said) : Array(said) + asked).suffix(24).filter { $0.value > 1 }
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
