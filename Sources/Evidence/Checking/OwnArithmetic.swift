import HealthModel

/// The arithmetic of an answer on numbers that it gives itself: differences, sums, shares and multiples of two of them,
/// and counts of what it lists.
struct OwnArithmetic {
    private(set) var figures: [CheckedFigure]
    let mentions: AnswerMentions
    private let today: CivilDay?
    /// The last numbers that the person named.
    private let said: ArraySlice<Figure.Reading>
    /// So many numbers before and behind are looked at, none further away.
    private static let reach = 8
    private static let furthest = 400
    /// Small counts come true by chance: only their whole less one part of it counts.
    private static let smallCount = 100.0

    /// Pairs that were looked at.
    private(set) var lookups = 0

    init(
        _ figures: [CheckedFigure], _ mentions: AnswerMentions, today: CivilDay?, said: ArraySlice<Figure.Reading>
    ) {
        (self.figures, self.mentions, self.today, self.said) = (figures, mentions, today, said)
    }

    /// Records the standing of a number for those behind it.
    mutating func record(_ standing: FigureStanding, at index: Int) { figures[index].standing = standing }

    struct Operand {
        var place: Int
        var reading: Figure.Reading
        /// As it stands in the reply.
        var exact: Double?
        var isBehind: Bool
        /// The whole that the number is a part of.
        var isWhole = false
        /// It is written as a part of a whole: `three in four`.
        var isPart = false
    }

    /// `nil` where it is none of them.
    mutating func standing(at index: Int, _ binding: FigureBinding) -> FigureStanding? {
        let figure = figures[index].figure
        // `energy 4, mood 3`: what a metric is named right before is a value of it.
        let isValue = mentions.metrics.within(max(0, figure.place.lowerBound - 24)..<figure.place.lowerBound).last.map {
            figure.place.lowerBound - $0.place.upperBound <= 2
        }
        if isValue != true, isListed(figure, at: index) { return .aside(.listed) }
        if isLevelOfSignificance(at: index) { return .aside(.scale) }
        if isNextLabel(at: index) { return .aside(.label) }
        let sentence = mentions.text.words.within(figure.context) { $0.place }
        if figure.isRaceDistance,
            sentence.contains(where: { Self.races.contains($0.text) })
                || !mentions.askedWords.isDisjoint(with: Self.races)
        {
            return .aside(.scale)
        }
        if isBetweenDates(figure, binding) { return .aside(.betweenDates) }
        if isLimit(at: index) || isNorm(figure) { return .aside(.scale) }
        if let source = differenceToSaid(at: index) { return .derived(source, source) }
        if let standing = repeated(at: index) { return standing }
        let operands = operands(around: index, isDifference: binding.isDifference)
        let whole = operands.filter { isCount($0.reading) }.map(\.reading.value).max() ?? 0
        let ahead = operands.filter { !$0.isBehind && isInSentence(of: figure, $0) }
        // What follows is of something else where two such numbers come before.
        let isOfNext = mentions.text.words.within(figure.place.upperBound..<figure.place.upperBound + 12) { $0.place }
            .prefix(2).contains { mentions.language.wholes.contains($0.text) }
        let operandsOfShare = ahead.count > 1 && !isOfNext ? operands.filter { !$0.isBehind } : operands
        let nearest = Set(
            Set(operandsOfShare.map(\.place)).sorted { (distance($0, index), $0) < (distance($1, index), $1) }.prefix(4)
        )
        // `the lowest was 1.35 l` is no difference of two others.
        for (offset, one) in operands.enumerated() where !binding.isValue(figure) {
            for two in operands[(offset + 1)...]
            where (one.place != two.place || one.isWhole != two.isWhole) && isLike(one.reading, two.reading, of: figure)
            {
                lookups += 1
                guard !areChanges(one, two, besides: figure), !isOpposed(binding.direction, one, two),
                    !isBackwards(binding, one, two),
                    figure.readings.contains(where: {
                        isWorkedOut($0, of: figure, binding, from: one, two, whole, nearest)
                    })
                else {
                    continue
                }
                let sources = [one, two].compactMap { figures[$0.place].standing.source }
                return sources.isEmpty ? .said : .derived(sources[0], sources[sources.count - 1])
            }
        }
        if figure.statistic != nil { return nil }
        if let source = shareOfRatio(at: index, binding) ?? shareOfRace(at: index)
            ?? shareOfChange(at: index, binding.direction) ?? shareOfPrevious(at: index) ?? product(at: index)
            ?? energyOfNutrient(at: index) ?? portions(at: index)
        {
            return .derived(source, source)
        }
        if let source = shareOfList(at: index, operands) ?? timeAtRate(of: operands, for: figure) {
            return .derived(source, source)
        }
        if let source = speed(of: operands, for: figure) { return .derived(source, source) }
        let isOfSessions = mentions.tellsPerSession(behind: figure)
        if figure.isRate || binding.statistic == .mean || isOfSessions,
            let source = rate(of: operands, for: figure, isOfCounts: !figure.isRate, isOfSessions: isOfSessions)
        {
            return .derived(source, source)
        }
        if let source = sum(of: operands.filter { !$0.isBehind }, for: figure) ?? sumOfList(before: index)
            ?? sumOfBlock(before: index) ?? equation(at: index)
        {
            return .derived(source, source)
        }
        return ofOneMetric(at: index, binding).map { .derived($0.0, $0.1) }
    }

    // MARK: Counting

    private func isListed(_ figure: Figure, at index: Int) -> Bool {
        if figure.statistic == Figure.Statistic(name: "n", relation: .equal), figure.readings.first?.value == 1 {
            return true
        }
        let part = figure.parts.first.map {
            NumberScan.reading(LexedNumber.Value(value: $0, decimals: 0, endingNoughts: 0), unit: nil, isRough: false)
        }
        guard let reading = part ?? figure.readings.first(where: { $0.measure == nil || $0.measure == .count }),
            reading.value >= 2, reading.value <= 50, reading.value == reading.value.rounded()
        else { return false }
        if figure.listed.contains(Int(reading.value)) { return true }
        if figure.isPartOfGiven, isPartOfGiven(reading.value, at: index) { return true }
        var (values, dates) = (0, 0)
        var measure: Measure??
        for other in figures[(index + 1)...].prefix(60) {
            guard other.figure.place.upperBound <= figure.sentence.upperBound else { break }
            if other.figure.aside == .date {
                dates += 1
            } else if other.standing.source != nil {
                let kind = other.figure.readings.first?.measure
                if measure == nil { measure = .some(kind) }
                if measure == .some(kind) { values += 1 }
            }
        }
        return values == Int(reading.value) || dates == Int(reading.value)
    }

    /// Of more things than that, as the numbers beside it say.
    private func isPartOfGiven(_ value: Double, at index: Int) -> Bool {
        operands(around: index).contains { operand in
            abs(operand.place - index) <= 2 && isCount(operand.reading) && operand.reading.value > value
                && operand.reading.value <= 100
        }
    }

    private static let races: Set<String> = [
        "marathon", "marathons", "halbmarathon", "half", "semi", "maratón", "maratona", "mezza", "meia", "halve",
        "race",
    ]
    static let starts: Set<String> = ["from", "von", "de", "da", "van", "was"]
    static let ends: Set<String> = ["to", "auf", "à", "a", "para", "naar"]

    /// `1.48, which is above 1.3`: what the number before it is compared with.
    private func isLimit(at index: Int) -> Bool {
        guard index > 0, let limit = figures[index].figure.readings.first, limit.measure == nil,
            figures[index - 1].figure.sentence == figures[index].figure.sentence,
            let value = figures[index - 1].figure.readings.first(where: { $0.measure == nil })?.value
        else { return false }
        return LimitSide.isNamed(figures[index].figure.lead, value: value, limit: limit.value)
    }

    /// Whether it is a norm that everybody is measured by: ten thousand steps, eight hours of sleep.
    private func isNorm(_ figure: Figure) -> Bool {
        guard let reading = figure.readings.first, figure.statistic == nil else { return false }
        switch reading.measure {
        case nil, .count: return reading.value == 10_000 && !figure.isRate
        case .minutes:
            return [420, 480, 540].contains(reading.value)
                && (LimitSide(of: [figure.lead]) != nil || mentions.isComparedWith(figure.lead))
        default: return false
        }
    }

    /// `55 bpm, 3 bpm lower`, where the person had named 58.
    private func differenceToSaid(at index: Int) -> FigureSource? {
        let figure = figures[index].figure
        guard figure.compares, index > 0, let source = figures[index - 1].standing.source,
            figures[index - 1].figure.sentence == figure.sentence
        else { return nil }
        for reading in figure.readings {
            for other in figures[index - 1].figure.readings where other.measure == reading.measure {
                let isFound = said.contains { named in
                    (named.measure == nil || named.measure == other.measure)
                        && reading.range.contains((named.value - other.value).magnitude)
                }
                if isFound { return source }
            }
        }
        return nil
    }

    /// A number that is told as a statistic lies between dates only where those stand in its sentence.
    private func isBetweenDates(_ figure: Figure, _ binding: FigureBinding) -> Bool {
        guard let reading = figure.readings.first(where: { isCount($0) }), reading.value >= 2, reading.value < 365
        else {
            return false
        }
        // `the peak was 118, on 25 July`
        if reading.measure == nil, binding.statistic == .greatest || binding.statistic == .least { return false }
        let dates = mentions.days.dates.filter { date in
            binding.statistic == nil || mentions.tellsOfInterval(in: figure.context)
                || date.place.overlaps(figure.sentence)
        }
        return NamedDate.lie(reading.value, apart: dates, around: figure.place, today: today)
    }

    // MARK: Working out

    func operands(around index: Int, isDifference: Bool = false) -> [Operand] {
        let place = figures[index].figure.place
        var operands: [Operand] = []
        func add(_ other: Int) {
            let checked = figures[other]
            let isGiven = checked.standing.source != nil || checked.standing == .said || checked.figure.isRaceDistance
            // `at least 150 minutes: you're 95 above it`
            let isGuideline = checked.standing == .aside(.advice) && isDifference
            let isPeriod =
                checked.standing == .aside(.period) || isGuideline
                || isDifference && checked.standing == .aside(.scale) && checked.figure.readings[0].value >= 150
            let statistic = checked.figure.statistic?.name ?? "n"
            guard isGiven || isPeriod, statistic == "n" else { return }
            for (number, part) in checked.figure.parts.enumerated() {
                let value = LexedNumber.Value(value: part, decimals: 0, endingNoughts: 0)
                operands.append(
                    Operand(
                        place: other, reading: NumberScan.reading(value, unit: nil, isRough: false), exact: nil,
                        isBehind: other > index, isWhole: number == 1, isPart: true))
            }
            for reading in checked.figure.readings.prefix(3) {
                operands.append(
                    Operand(
                        place: other, reading: reading.measured(by: checked.standing.source),
                        exact: checked.standing.source?.value, isBehind: other > index))
            }
        }
        let phrases = figures[max(0, index - Self.reach)..<index].count(where: \.figure.isRecurring)
        for other in stride(from: index - 1, through: max(0, index - Self.reach - phrases), by: -1) {
            guard place.lowerBound - figures[other].figure.place.upperBound <= Self.furthest else { break }
            add(other)
        }
        // What is told exactly is worked out from what stands further off, too.
        if let reading = figures[index].figure.readings.first, reading.isExact, isDifference {
            var count = 0
            for other in stride(from: index - 1 - Self.reach, through: max(0, index - 5 * Self.reach), by: -1)
            where count < Self.reach {
                guard place.lowerBound - figures[other].figure.place.upperBound <= 3 * Self.furthest else { break }
                guard let far = figures[other].figure.readings.first, far.isExact,
                    far.measure == reading.measure || isCount(far) && isCount(reading)
                else { continue }
                add(other)
                count += 1
            }
        }
        for other in (index + 1)..<max(index + 1, min(figures.count, index + 1 + Self.reach / 2)) {
            guard figures[other].figure.place.lowerBound - place.upperBound <= Self.furthest else { break }
            add(other)
        }
        return Array(operands.prefix(2 * Self.reach))
    }

    private func isLike(_ one: Figure.Reading, _ two: Figure.Reading, of figure: Figure) -> Bool {
        if one.measure == two.measure || isCount(one) && isCount(two) { return true }
        // In a share the unit is written once.
        let isPart = figure.isMultiple || figure.readings.contains { $0.measure == .percent }
        return isPart && (one.measure == nil || two.measure == nil)
    }

    func isCount(_ reading: Figure.Reading) -> Bool { reading.measure == nil || reading.measure == .count }

    /// Whether a number is the difference, the share or the ratio of two others, as they are written or as the replies
    /// hold them; that it is one has to be said.
    private func isWorkedOut(
        _ reading: Figure.Reading, of figure: Figure, _ binding: FigureBinding, from one: Operand, _ two: Operand,
        _ whole: Double, _ nearest: Set<Int>
    ) -> Bool {
        if figure.isMultiple { return isRatio(reading.written, one, two) }
        if figure.mayBeRatio, reading.measure == nil, isNear(figure, one, two), isRatio(reading.written, one, two) {
            return true
        }
        if reading.measure == .percent, one.reading.measure != .percent {
            guard nearest.contains(one.place), nearest.contains(two.place), !binding.namesShare,
                figure.parts.isEmpty || max(one.reading.value, two.reading.value) <= 366
            else { return false }
            return pairs(of: one, two).contains {
                isShare(
                    reading.range, $0.0, $0.1, orChange: binding.isDifference || isChange(one, two),
                    binding.direction)
            }
        }
        guard binding.rangeEnd == nil else { return false }
        if one.isPart || two.isPart {
            // `on seventeen of thirty days; on thirteen not`
            return one.place == two.place && binding.isDifference && isCount(reading)
                && (one.reading.value - two.reading.value).magnitude == reading.value
        }
        let isClock = one.reading.measure == .clock
        // `19 seconds per kilometre slower`
        let isPace = one.reading.measure == .pace && reading.measure == .minutes
        guard
            reading.measure == nil || reading.measure == .points
                || reading.measure == (isClock || isPace ? .minutes : one.reading.measure)
                || isCount(reading) && isCount(one.reading)
        else { return false }
        let isPlain = reading.measure == nil || reading.measure == .points
        let range = isPlain ? reading.written : reading.range
        let differences = pairs(of: one, two).map { first, second in
            let difference = (first - second).magnitude / (isPace ? 60 : 1)
            return isClock ? min(difference, 1440 - difference) : difference
        }
        // Of two lengths of time that are told to the minute.
        let isLoose =
            reading.measure == .minutes && one.reading.measure == .minutes && reading.value >= 10
            && reading.value == reading.value.rounded() && one.reading.value >= 60 && two.reading.value >= 60
        let loose = isLoose ? range.lowerBound - 1...range.upperBound + 0.5 : range
        guard differences.contains(where: { $0 > 0 && loose.contains($0) }) else { return false }
        // What has decimals is no count.
        let isWhole = reading.written.upperBound - reading.written.lowerBound > 0.9
        if isCount(reading), isWhole, reading.value < Self.smallCount, isCount(one.reading) {
            if figure.differs, isInSentence(of: figure, one), isInSentence(of: figure, two) { return true }
            // `on 23 of 31 days; so you ran on 8`
            let (first, second) = one.place < two.place ? (one, two) : (two, one)
            if second.place - first.place == 1,
                mentions.isPart(figures[first.place].figure, of: figures[second.place].figure)
            {
                return true
            }
            // Of the whole, the largest of the numbers around, less a part of it.
            return max(one.reading.value, two.reading.value) == whole
        }
        // What is nearly as large as one of the two is no difference that goes without saying.
        let isPlainlyLess = reading.isExact && reading.plain < 0.6 * max(one.reading.plain, two.reading.plain)
        return binding.isDifference || isClock || isPlainlyLess || reading.measure == .points || isChange(one, two)
            || isBehindBoth(figure, one, two)
    }

    /// `7 h 32 and not 6 h 48: 43 minutes`: it follows the two, and nothing else of their kind stands between.
    private func isBehindBoth(_ figure: Figure, _ one: Operand, _ two: Operand) -> Bool {
        let (first, second) = one.place < two.place ? (one, two) : (two, one)
        return !second.isBehind && !isCount(one.reading) && second.place - first.place == 1
            && figures[first.place].figure.sentence == figures[second.place].figure.sentence
            && figure.place.lowerBound - figures[second.place].figure.place.upperBound <= 24
    }

    /// `from 81.4 to 77.8`: what follows two such numbers is how far they are apart.
    private func isChange(_ one: Operand, _ two: Operand) -> Bool {
        let (first, second) = one.place < two.place ? (one, two) : (two, one)
        return !second.isBehind && second.place - first.place == 1
            && Self.starts.contains(figures[first.place].figure.lead)
            && Self.ends.contains(figures[second.place].figure.lead)
    }

    /// The values of two numbers: as they are written, and as the replies hold them.
    func pairs(of one: Operand, _ two: Operand) -> [(Double, Double)] {
        let written = (one.reading.value, two.reading.value)
        // What is no figure of a reply, as a target, is as it is written.
        func value(_ operand: Operand) -> Double? {
            operand.exact == nil ? operand.reading.value : replyValue(operand)
        }
        guard let first = value(one), let second = value(two) else { return [written] }
        return [written, (first, second)]
    }

    /// The value of a reply in the unit of the measure; `nil` where the two differ by more than rounding.
    private func replyValue(_ operand: Operand) -> Double? {
        guard let exact = operand.exact else { return nil }
        return [exact, exact * 60, exact / 60].first { operand.reading.range.contains($0) }
    }

    /// Whether both stand in its sentence or before it.
    private func isNear(_ figure: Figure, _ one: Operand, _ two: Operand) -> Bool {
        [one, two].allSatisfy { !$0.isBehind || isInSentence(of: figure, $0) }
    }

    func half(_ reading: Figure.Reading) -> Double {
        min(0.5, (reading.range.upperBound - reading.range.lowerBound) / 2)
    }

    private func isInSentence(of figure: Figure, _ operand: Operand) -> Bool {
        figures[operand.place].figure.sentence == figure.sentence
    }

    private func distance(_ one: Int, _ two: Int) -> Int { abs(one - two) }
}
