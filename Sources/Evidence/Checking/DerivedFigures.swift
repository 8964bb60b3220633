/// The numbers that follow honestly from two figures: their difference, and the one in percent of the other.
///
/// Only figures that stand for the same: a statistic of two segments or groups, the largest and the smallest, the value
/// and the usual one. Any two numbers of a long list would make every small number come true.
struct DerivedFigures: Sendable {
    struct Place: Sendable {
        var sheet: Int
        var fact: Int
    }

    struct Pair: Sendable {
        var first: Place
        var second: Place
        var measure: Measure?
        var difference: Double
        /// The first in percent of the second, and the other way round; `nil` where one of them is 0.
        var shares: (Double, Double)?
        /// One counts a part of what the other counts.
        var isPart = false
        /// They are ends of something: the first and the last, the smallest and the largest, a value and its goal.
        var isOpposed = false
        /// They stand for the same in two of several groups or rows.
        var isOfGroups = false
        /// The one follows the other.
        var isNext = false
        /// There are no more than the two of them.
        var isOfTwo = false
    }

    struct Total: Sendable {
        /// The first of the column.
        var fact: Int
        var measure: Measure?
        var mean: Double
        var sum: Double
    }

    private(set) var pairs: [Pair] = []
    private(set) var totals: [Total] = []
    /// Figures that a person's own number may be held against.
    private(set) var main: [Int] = []
    /// Values of one name that may stand side by side.
    private static let mostAlike = 8
    private static let mostPeriods = 60
    private static let mostPairs = 600
    /// The statistics that measure a relation, which is no quantity to be subtracted.
    static let relations: Set<String> = [
        "r", "p", "ci95", "n_eff", "p_eff", "z", "S", "R", "lag", "rank", "id",
    ]
    private static let opposed: [(String, [String])] = [
        ("max", ["min", "mean"]), ("last", ["first", "mean", "median"]), ("mean", ["median", "min"]),
        ("value", ["usual_median", "usual", "before", "usual_range", "goal", "target", "low", "high"]),
        ("high", ["low"]),
        ("after", ["before"]), ("mean", ["mean_28_days_before", "usual_median"]), ("mean_7_days", ["mean_28_days"]),
        ("active_energy_burned_kcal", ["move_goal_kcal"]), ("exercise_min", ["exercise_goal_min"]),
        ("stand_hours", ["stand_goal_hours"]), ("calendar_days", ["count", "recorded_days"]), ("from", ["n", "count"]),
    ]
    /// The statistics by which two groups are compared, where nothing says by what.
    static let compared: Set<String> = ["sum", "mean", "count", "n", "value"]
    private static let wholes: Set<String> = ["calendar_days", "from"]
    private static let mainNames: Set<String> = [
        "mean", "median", "value", "last", "sum", "latest", "max", "min", "count", "n", "asleep_min",
    ]

    /// Within one reply.
    /// - Parameter isPrompt: of the prompt's lists nothing is put together but a value with its usual one.
    init(of facts: FactSheet, isPrompt: Bool = false) {
        var alike: [FigureKey: [Int]] = [:]
        var members: [Int32: [Int]] = [:]
        for place in facts.facts.indices {
            let fact = facts.facts[place]
            guard !fact.name.isEmpty, !Self.relations.contains(fact.name), !fact.name.hasSuffix("ties"),
                !FactSheet.wordings.contains(fact.name) || fact.name == "usual" && !isPrompt
            else {
                continue
            }
            let metric = facts.subject(of: place).metric?.rawValue
            alike[FigureKey(name: fact.name, metric: metric, measure: fact.measure), default: []].append(place)
            members[fact.parent, default: []].append(place)
            if Self.mainNames.contains(fact.name), main.count < 200 { main.append(place) }
        }
        // In the order of the reply, so that the same answer is judged the same each time.
        for places in alike.values.sorted(by: { $0[0] < $1[0] }) where !isPrompt && places.count > 1 {
            addTotals(places, facts)
            guard places.count <= Self.mostAlike else {
                // Of many periods, each may be held against the one before it, and the last against the first.
                if facts.subject(of: places[0]).isGroup, places.count <= Self.mostPeriods {
                    for (one, two) in zip(places, places.dropFirst()) + [(places[0], places[places.count - 1])] {
                        let isEnds = one == places[0] && two == places[places.count - 1]
                        add(one, two, 0, 0, facts, facts, isOfGroups: true, isNext: !isEnds)
                    }
                }
                continue
            }
            for (offset, one) in places.enumerated() {
                for two in places[(offset + 1)...] {
                    add(
                        one, two, 0, 0, facts, facts, isOfGroups: true,
                        isOfTwo: places.count == 2 && Self.compared.contains(facts.facts[one].name),
                        isNext: two == places[offset + 1])
                }
            }
        }
        for places in members.values.sorted(by: { $0[0] < $1[0] }) where (2...64).contains(places.count) {
            addOpposed(places, facts)
        }
    }

    /// Mean and sum of a column, which a list of nights leaves to who reads it.
    private mutating func addTotals(_ places: [Int], _ facts: FactSheet) {
        let values = places.map { facts.facts[$0] }
        guard let first = values.first, first.measure != .clock, totals.count < 64, Self.isSummed(first.name) else {
            return
        }
        let sum = values.reduce(0) { $0 + $1.value }
        totals.append(Total(fact: places[0], measure: first.measure, mean: sum / Double(values.count), sum: sum))
    }

    /// A sum of spreads or of ties is none of anything.
    private static func isSummed(_ name: String) -> Bool {
        switch SeriesStatistic(member: name) {
        case .total?, .mean?, .missing?: true
        case .single?: !["first", "last", "latest"].contains(name)
        case .count?: ["n", "count"].contains(name)
        case nil:
            FactSheet.field(name) != nil || name == "avg_hr" || name.contains("_min") || name.contains("_km")
                || name.contains("_kcal")
        default: false
        }
    }

    private mutating func addOpposed(_ places: [Int], _ facts: FactSheet) {
        func named(_ name: String) -> Int? { places.first { facts.facts[$0].name == name } }
        // How many values there are of all that there could be.
        if let values = named("n"), let gaps = named("missing"), pairs.count < Self.mostPairs {
            let (count, missing) = (facts.facts[values].value, facts.facts[gaps].value)
            if count > 0, missing > 0 {
                let whole = count + missing
                pairs.append(
                    Pair(
                        first: Place(sheet: 0, fact: values), second: Place(sheet: 0, fact: gaps), measure: .count,
                        difference: whole < 28 ? 0 : whole, shares: (100 * count / whole, 100 * missing / whole),
                        isPart: true))
            }
        }
        for (one, others) in Self.opposed {
            guard let first = named(one) else { continue }
            for second in others.compactMap(named) {
                let isMiddle =
                    ["mean", "median"].contains(facts.facts[second].name)
                    || one == "mean" && facts.facts[second].name == "min"
                add(first, second, 0, 0, facts, facts, isPart: Self.wholes.contains(one), isOpposed: !isMiddle)
            }
        }
    }

    /// Between replies: the same statistic of the same metric, asked for twice.
    init(across sheets: [FactSheet]) {
        var alike: [FigureKey: [Place]] = [:]
        for (number, facts) in sheets.enumerated().suffix(24) {
            for (place, fact) in facts.facts.enumerated().prefix(200) where Self.mainNames.contains(fact.name) {
                let subject = facts.subject(of: place)
                guard !subject.isRow else { continue }
                let kind = FigureKey(name: fact.name, metric: subject.metric?.rawValue, measure: fact.measure)
                alike[kind, default: []].append(Place(sheet: number, fact: place))
            }
        }
        for places in alike.values.sorted(by: { ($0[0].sheet, $0[0].fact) < ($1[0].sheet, $1[0].fact) }) {
            let places = places.suffix(Self.mostAlike)
            for (offset, one) in places.enumerated() {
                for two in places.dropFirst(offset + 1) where one.sheet != two.sheet {
                    add(one.fact, two.fact, one.sheet, two.sheet, sheets[one.sheet], sheets[two.sheet])
                }
            }
        }
    }

    /// Figures that stand for the same.
    private struct FigureKey: Hashable {
        var name: String
        var metric: String?
        var measure: Measure?
    }

    private mutating func add(
        _ one: Int, _ two: Int, _ sheet: Int, _ other: Int, _ facts: FactSheet, _ others: FactSheet,
        isOfGroups: Bool = false, isOfTwo: Bool = false, isPart: Bool = false, isOpposed: Bool = false,
        isNext: Bool = false
    ) {
        let (first, second) = (facts.facts[one], others.facts[two])
        guard first.measure == second.measure, pairs.count < Self.mostPairs else { return }
        var difference = (first.value - second.value).magnitude
        if first.measure == .clock { difference = min(difference, 1440 - difference) }
        let canDivide = first.value > 0 && second.value > 0 && first.measure != .clock
        pairs.append(
            Pair(
                first: Place(sheet: sheet, fact: one), second: Place(sheet: other, fact: two),
                measure: first.measure == .clock ? .minutes : first.measure, difference: difference,
                shares: canDivide ? (100 * first.value / second.value, 100 * second.value / first.value) : nil,
                isPart: isPart, isOpposed: isOpposed, isOfGroups: isOfGroups, isNext: isNext, isOfTwo: isOfTwo))
    }

    /// The column whose mean or sum a number is.
    /// - Parameter isMeant: whether the mean or the sum of the column that begins with a fact may be meant.
    func total(for reading: Figure.Reading, where isMeant: (Int) -> (mean: Bool, sum: Bool)) -> Total? {
        totals.first { total in
            guard
                reading.measure == nil || reading.measure == total.measure
                    || reading.measure == .count && total.measure == nil
            else { return false }
            // A mean of a few counts comes true by chance.
            let hasMean = total.measure != .count || total.mean >= 1000
            let isMean = hasMean && reading.range.contains(total.mean)
            guard isMean || reading.range.contains(total.sum) else { return false }
            let meant = isMeant(total.fact)
            return isMean && meant.mean || meant.sum && reading.range.contains(total.sum)
        }
    }

    /// The pair of which one is so much of the other, in percent.
    func pair(withShareIn range: ClosedRange<Double>, where isMeant: (Pair) -> Bool = { _ in true }) -> Pair? {
        pairs.first { pair in
            (pair.shares.map { range.contains($0.0) || range.contains($0.1) } ?? false) && isMeant(pair)
        }
    }

    /// The pair whose difference or share a number is.
    /// - Parameters:
    ///   - orChange: it may be told by how much the one is more than the other.
    ///   - direction: whether a change is told as a rise or as a fall.
    func pair(
        for reading: Figure.Reading, orChange: Bool, direction: ChangeDirection? = nil,
        where isMeant: (Pair) -> Bool = { _ in true }
    ) -> Pair? {
        pairs.first { pair in isWorth(reading, pair, orChange, direction) && isMeant(pair) }
    }

    /// Whether a number is the difference or the share of a pair.
    private func isWorth(
        _ reading: Figure.Reading, _ pair: Pair, _ orChange: Bool, _ direction: ChangeDirection?
    ) -> Bool {
        if reading.measure == .percent, let shares = pair.shares {
            let part = min(shares.0, shares.1)
            let changes = orChange ? ChangeDirection.changes(of: shares.0, shares.1, direction) : []
            let values = pair.isPart ? [part, 100 - part] : [shares.0, shares.1] + changes
            if values.contains(where: { reading.range.contains($0) }) { return true }
        }
        guard pair.difference > 0, pair.measure != .percent || reading.measure == .points || orChange else {
            return false
        }
        switch reading.measure {
        case nil where pair.measure == .percent: return false
        case nil, .points: return reading.written.contains(pair.difference)
        case pair.measure: return reading.range.contains(pair.difference)
        // `12 s per km faster`
        case .minutes where pair.measure == .pace:
            return (60 * reading.range.lowerBound...60 * reading.range.upperBound).contains(pair.difference)
        // Percentage points.
        default: return pair.measure == nil && reading.written.contains(pair.difference)
        }
    }
}
