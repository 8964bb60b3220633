import HealthModel
import HealthQuery

/// What a clause without a value says that a day was: that of the largest value, of the smallest, of either, or of so
/// many from there.
struct ExtremeClaim {
    private var ends: [RangeEnd]
    private var rank: Int?
    private var measures: Set<Measure>?
    private var metrics: Set<DayField>
    private var kinds: Set<String>

    /// `nil` for a clause that tells of no extreme, or of one among some of the days alone.
    init?(in clause: Range<Int>, before date: Range<Int>, _ mentions: AnswerMentions, metrics: Set<DayField>) {
        let told = mentions.statistics.within(clause).filter {
            [.least, .greatest, .extreme].contains($0.kind)
        }
        let words = mentions.text.words.within(clause) { $0.place }
        let namesMetric = !mentions.metrics.within(clause).isEmpty
        let counted =
            told.isEmpty
            ? words.last { word in
                namesMetric && (Self.most.contains(word.text) || Self.fewest.contains(word.text))
                    || Self.highs.contains(word.text) || Self.lows.contains(word.text)
            } : nil
        guard told.count + (counted == nil ? 0 : 1) == 1 else { return nil }
        let place = told.first?.place ?? counted?.place ?? date
        // `your best Saturday`
        let next = mentions.days.within(place.upperBound..<place.upperBound + 14).first
        guard next.map({ $0.place.lowerBound - place.upperBound > 2 }) ?? true else { return nil }
        (rank, measures) = (told.first?.rank, told.first?.measures)
        self.metrics = metrics
        kinds = Set(mentions.workouts.within(clause).map(\.kind))
        if words.contains(where: { $0.text.hasPrefix("weekend") || $0.text.hasPrefix("wochenend") }) {
            kinds.insert("weekend")
        }
        switch told.first?.kind {
        case .least?: ends = [.lower]
        case .greatest?: ends = [.upper]
        case .extreme?:
            let word = mentions.text.words.within(place) { $0.place }.last?.text ?? ""
            let isUpward = metrics.allSatisfy { Self.isMoreBetter($0) } && !metrics.isEmpty
            ends = Self.good(word) && isUpward ? [.upper] : Self.bad(word) && isUpward ? [.lower] : [.lower, .upper]
        default:
            let isUp = counted.map { Self.most.contains($0.text) || Self.highs.contains($0.text) } ?? false
            ends = isUp ? [.upper] : [.lower]
        }
    }

    /// The days on which a reply has it.
    func days(in facts: FactSheet) -> [ClosedRange<CivilDay>] {
        facts.facts.indices.flatMap { place -> [ClosedRange<CivilDay>] in
            let (fact, subject) = (facts.facts[place], facts.subject(of: place))
            guard isMeant(fact, subject), isExtreme(place, in: facts) else { return [] }
            let slack = MetricMentions.isOfNight(subject.metric) ? 1 : 0
            let days = subject.tiedDays.isEmpty ? [subject.day].compactMap(\.self) : subject.tiedDays
            return days.map { $0.advanced(by: -slack)...$0 }
        }
    }

    private func isMeant(_ fact: Fact, _ subject: FactSubject) -> Bool {
        guard fact.index < 0, subject.hasOwnDay || subject.isRow || subject.isPart || !subject.tiedDays.isEmpty else {
            return false
        }
        if let measures, let measure = fact.measure, !measures.contains(measure) { return false }
        let metric = FactSheet.field(fact.name) ?? subject.metric
        let isOfMetrics = metrics.isEmpty || metric.map(metrics.contains) ?? false
        let isOfKinds =
            kinds.isEmpty
            ? subject.workout.map { !WorkoutLexicon.isPartOfWeek($0) } ?? true
            : subject.workout.map(kinds.contains) ?? kinds.allSatisfy { !WorkoutLexicon.isPartOfWeek($0) }
        return isOfKinds && (isOfMetrics || subject.isOfWorkouts)
    }

    private func isExtreme(_ place: Int, in facts: FactSheet) -> Bool {
        let name = facts.facts[place].name
        if let end = name == "max" ? RangeEnd.upper : name == "min" ? .lower : nil {
            return rank == nil && ends.contains(end)
        }
        return ends.contains { end in
            rank.map { facts.isRanked($0, from: end, inRowOf: place, by: measures) }
                ?? (facts.isEnd(place, end) == true)
        }
    }

    private static func isMoreBetter(_ metric: DayField) -> Bool {
        switch metric.betterDirection {
        case .higher?: true
        case .lower?: false
        case nil: metric.kind == .cumulative && !uncounted.contains(metric) || MetricMentions.isOfNight(metric)
        }
    }

    private static let uncounted: Set<DayField> = [.alcohol, .caffeine]

    private static func good(_ word: String) -> Bool {
        ["best", "beste", "besten", "bester", "bestes", "meilleur", "meilleure", "mejor", "migliore", "melhor"]
            .contains(Ordinals.split(word).rest)
    }

    private static func bad(_ word: String) -> Bool { word.hasPrefix("schlecht") || others.contains(word) }
    private static let others: Set<String> = ["worst", "pire", "peor", "peggiore", "pior", "slechtste"]
    private static let highs: Set<String> = ["high", "hoch"]
    private static let lows: Set<String> = ["low", "tief"]
    private static let most: Set<String> = ["most", "meisten", "meiste"]
    private static let fewest: Set<String> = ["least", "wenigsten", "wenigste", "minste"]
}
