import HealthModel
import HealthQuery

/// What the words around a number say it is of: the metrics and the days that are named between the number before and the
/// number after it. A fact of another metric or of other days is not where it comes from.
struct FigureBinding {
    private var metrics: Set<DayField> = []
    private var days: [DayMentions.Named] = []
    private var workouts: Set<String> = []
    /// All metrics that are named, whatever the number is measured in.
    private var named: Set<DayField> = []
    private var extreme: ExtremeMentions.Kind?
    private var latest: LatestMentions.Mention?
    var zone: (zone: Int, bound: ZoneMentions.Bound?)?
    /// Where the words end that belong to it alone.
    private(set) var end = 0

    /// Of a number that nothing around speaks of.
    init() {}

    init(_ figure: Figure, between ends: Range<Int>, _ mentions: AnswerMentions) {
        let before = ends.lowerBound..<max(ends.lowerBound, figure.place.lowerBound)
        let isNamedBefore = !mentions.metrics.within(before).isEmpty || !mentions.workouts.within(before).isEmpty
        let behind = figure.place.upperBound..<max(figure.place.upperBound, ends.upperBound)
        let hasOwnWords = isNamedBefore || !mentions.days.within(before).isEmpty
        let reach = Self.reach(behind, mentions, endsAtJoint: hasOwnWords)
        let measures = Set(figure.readings.map(\.measure))
        func isLike(_ metric: DayField) -> Bool {
            guard !measures.contains(nil) else { return true }
            return WrittenUnit(toolUnit: metric.unit).map { measures.contains($0.measure) } ?? false
        }
        // `93 min of deep sleep and 72 min`: what follows a number that nothing before it speaks of belongs to it alone.
        let owned =
            isNamedBefore
            ? nil : mentions.metrics.within(reach).first?.place ?? mentions.workouts.within(reach).first?.place
        let ownedDay = mentions.days.within(before).isEmpty ? mentions.days.within(reach).first?.place : nil
        let parts = mentions.workouts.within(reach).filter { WorkoutWords.isPartOfWeek($0.kind) }
        let isPartBefore = mentions.workouts.within(before).contains { WorkoutWords.isPartOfWeek($0.kind) }
        let ownedPart = isPartBefore ? nil : parts.first?.place
        let extremeBefore = mentions.extremes.within(before).last
        let ownedExtreme = extremeBefore == nil ? mentions.extremes.within(reach).first : nil
        extreme = (extremeBefore ?? ownedExtreme)?.kind
        end = [owned, ownedDay, ownedPart, ownedExtreme?.place].compactMap { $0?.upperBound }
            .reduce(figure.place.upperBound, max)
        for range in [before, reach, figure.heading] where !range.isEmpty {
            for mention in mentions.metrics.within(range) where !mention.needsUnit || !measures.contains(nil) {
                named.formUnion(mention.metrics)
                metrics.formUnion(mention.metrics.filter(isLike))
            }
            workouts.formUnion(mentions.workouts.within(range).map(\.kind))
            days += mentions.days.within(range).prefix(8).map(\.named)
        }
        namesDays = !days.isEmpty || !mentions.days.within(figure.sentence).isEmpty
        // `nine walks` names itself what it counts.
        let own = mentions.workouts.within(figure.place)
        if !own.isEmpty { workouts = Set(own.map(\.kind)) }
        latest = mentions.latest(for: figure, own: before.lowerBound..<reach.upperBound)
        if workouts.isEmpty, let asked = mentions.askedWorkout,
            mentions.workouts.mentions.first.map({ $0.place.lowerBound >= figure.place.lowerBound }) ?? true
        {
            workouts = [asked]
        }
        direction = mentions.direction(within: before.lowerBound..<reach.upperBound)
    }

    /// Takes over the day of the number before it in the clause before: `… on Monday; you went to bed at 22:46`.
    mutating func carryDay(from other: FigureBinding) {
        if days.isEmpty { daysOfRow = other.days.isEmpty ? other.daysOfRow : other.days }
    }

    /// Takes over what the number before it in the sentence was bound to, where nothing names anything else.
    mutating func carry(
        from other: FigureBinding, of before: Figure, to figure: Figure, _ mentions: AnswerMentions
    ) {
        let gap = before.place.upperBound..<max(before.place.upperBound, figure.place.lowerBound)
        let words = mentions.text.words.within(gap) { $0.place }
        // `740 more than week 44 (3,876)` has come to another week.
        let staysThere = mentions.days.others.within(gap, by: { $0.place }).isEmpty
        if days.isEmpty, staysThere, gap.count <= 12, !figure.isInTable,
            words.allSatisfy({ Self.joints.contains($0.text) })
        {
            (days, namesDays) = (other.days, namesDays || other.namesDays)
        }
        if named.isEmpty, words.isEmpty, gap.count <= 3, !figure.isInTable { named = other.named }
        // `then yoga for 26 min` may be of another day.
        if days.isEmpty, staysThere, gap.count <= 30, !figure.isInTable, mentions.workouts.within(gap).isEmpty {
            daysOfRow = other.days.isEmpty ? other.daysOfRow : other.days
        }
        let measures = Set(figure.readings.map(\.measure))
        guard metrics.isEmpty, measures.count == 1, let measure = measures.first, let measure,
            Self.confusable.contains(measure), before.readings.contains(where: { $0.measure == measure })
        else { return }
        metrics = other.metrics
    }

    /// Several metrics are told in these, and a sentence speaks of one of them.
    private static let confusable: Set<Measure> = [.perMinute, .milliseconds, .kilocalories]

    private static let ofNight: Set<String> = ["bed", "wake", "in_bed_min", "asleep_min"]

    /// Days that the number before it was bound to: a value of a list of days is of them, too.
    private var daysOfRow: [DayMentions.Named] = []

    /// The days of the period that it is told of, where a length is named: `over 90 days`.
    var period: Int?

    /// Whether it is told as a rise or as a fall; `nil` where that is not said.
    private(set) var direction: ChangeDirection?

    /// Whether a fall is told as a rise, or a rise as a fall, from one day or period to a later one.
    func contradicts(_ change: Double, since earlier: ClosedRange<CivilDay>, baselines: [DayMentions.Named]) -> Bool {
        guard let direction, change != 0, !days.contains(where: { $0.meets(earlier) }),
            baselines.contains(where: { $0.meets(earlier) })
        else { return false }
        return (change > 0) != (direction == .up)
    }

    /// A day is named for it, or anywhere in its sentence.
    private(set) var namesDays = false

    /// What follows directly: up to a mark that ends a phrase.
    /// - Parameter endsAtJoint: what follows an `and` belongs to the next number.
    private static func reach(_ behind: Range<Int>, _ mentions: AnswerMentions, endsAtJoint: Bool) -> Range<Int> {
        let text = mentions.text
        var end = behind.lowerBound
        let last = min(behind.upperBound, text.scalars.count, behind.lowerBound + 40)
        var isOpen = false
        while end < last, !",;:|.!?\n".unicodeScalars.contains(text.scalars[end]) || isDotOfDay(end, text) {
            if text.scalars[end] == "(" { isOpen = true }
            // What follows its parenthesis is of another number.
            if text.scalars[end] == ")", !isOpen { break }
            end += 1
        }
        // `at 23:53 to bed and up at 6:57`: what follows an `and` after a metric is named belongs to the next number.
        let named =
            endsAtJoint ? behind.lowerBound : mentions.metrics.within(behind.lowerBound..<end).first?.place.upperBound
        guard let named else { return behind.lowerBound..<end }
        let joint = text.words.within(named..<end) { $0.place }.first { joints.contains($0.text) }
        return behind.lowerBound..<(joint?.place.lowerBound ?? end)
    }

    /// `am 29. November`
    private static func isDotOfDay(_ at: Int, _ text: TextWords) -> Bool {
        at > 0 && at + 2 < text.scalars.count && text.scalars[at] == "." && text.scalars[at - 1].isDigit
            && text.scalars[at + 1].isBlank && text.scalars[at + 2].isLetter
    }

    private static let joints: Set<String> = [
        "and", "und", "et", "y", "e", "en", "but", "aber", "mais", "pero", "ma", "maar",
    ]

    func allows(_ place: Int, in facts: FactSheet) -> Bool {
        let (fact, subject) = (facts.facts[place], facts.subject(of: place))
        if let workout = subject.workout, !workouts.contains(workout),
            workouts.contains(where: { WorkoutWords.exclude($0, workout) })
        {
            return false
        }
        if subject.isPrompt, subject.metric == nil, !metrics.isEmpty, fact.name.hasSuffix("progress") { return false }
        if !allowsRank(place, in: facts) { return false }
        // `5 walks` are not the number of kinds.
        if !workouts.isEmpty, fact.name.hasPrefix("groups") { return false }
        if let weekday = subject.weekday, !days.isEmpty, !days.contains(where: { $0.mayBe(weekday: weekday) }) {
            return false
        }
        return allowsMetric(subject, fact.measure) && allowsDays(subject, fact)
    }

    private static let single: Set<String> = ["min", "max", "sum", "first", "last"]

    /// The largest is not the smallest nor an average, the last workout no earlier one, the bound of one zone not that of another.
    private func allowsRank(_ place: Int, in facts: FactSheet) -> Bool {
        let (fact, subject) = (facts.facts[place], facts.subject(of: place))
        if extreme == .average, days.isEmpty,
            Self.single.contains(fact.name) || Self.isOfRange(fact.name) && fact.index >= 0
        {
            return false
        }
        if let extreme, extreme != .average, let ends = facts.extremes(beside: place),
            fact.measure != .count || subject.metric != nil,
            fact.value == (extreme == .largest ? ends.lowerBound : ends.upperBound)
        {
            return false
        }
        if let zone, let named = subject.zone {
            guard zone.zone == named else { return false }
            if let bound = zone.bound, fact.index != (bound == .lower ? 1 : 2) { return false }
        }
        if let direction, fact.name == "slope", fact.value > 0, fact.isNegative == (direction == .up) { return false }
        if isCountOfOthers(subject) { return false }
        guard let latest, days.isEmpty || subject.day == nil else { return true }
        // A day's deep sleep is no length of the last run.
        if subject.isPrompt, subject.isRow, named.isEmpty { return false }
        if subject.start != nil {
            return latest.kind.map { $0 == subject.workout && subject.isLatestOfKind } ?? subject.isLatest
        }
        return !subject.isOfWorkouts || fact.measure == .count || fact.name == "last" || subject.hasOwnDay
    }

    /// Whether a value is of a metric that is named for the number, or none is.
    func allowsMetric(_ place: Int, in facts: FactSheet) -> Bool {
        let subject = facts.subject(of: place)
        return !isCountOfOthers(subject) && allowsMetric(subject, facts.facts[place].measure)
    }

    /// Days that were selected by one metric are no count of another.
    private func isCountOfOthers(_ subject: FactSubject) -> Bool {
        !subject.conditions.isEmpty && !named.isEmpty && subject.metric == nil
            && subject.conditions.isDisjoint(with: named)
    }

    var hasDays: Bool { !days.isEmpty }

    /// Whether any of the days is named for it.
    func names(_ range: ClosedRange<CivilDay>) -> Bool { days.contains { $0.meets(range) } }

    private func allowsMetric(_ subject: FactSubject, _ measure: Measure?) -> Bool {
        // A label that is no metric of days names another one: `heart_rate_bpm`.
        if subject.metric == nil, !subject.label.isEmpty, !metrics.isEmpty { return false }
        guard let metric = subject.metric, !metrics.isEmpty, !metrics.contains(metric) else { return true }
        // How many days have a value is no value of the metric.
        return measure != WrittenUnit(toolUnit: metric.unit)?.measure
    }

    private static func isOfRange(_ name: String) -> Bool {
        ["usual", "normal", "day_low", "day_high"].contains { name.hasPrefix($0) }
    }

    private func allowsDays(_ subject: FactSubject, _ fact: Fact) -> Bool {
        // What is usual is not what a day had.
        if !days.isEmpty, subject.isPrompt, Self.isOfRange(fact.name) { return false }
        let isOwnRow = subject.isRow && subject.day != nil || subject.isGroup
        let named = days.isEmpty && isOwnRow ? daysOfRow : days
        guard !named.isEmpty, let about = subject.bindingDays(of: fact.name) else { return true }
        // A night is called by the day it began on, too.
        let slack = MetricMentions.isOfNight(subject.metric) || Self.ofNight.contains(fact.name) ? 1 : 0
        let reach = about.lowerBound.advanced(by: -slack)...about.upperBound
        return named.contains { $0.meets(reach) }
    }
}

extension FactSubject {
    private static let ofOneDay: Set<String> = ["value", "first", "last", "max", "min"]

    /// The days that a member is of; `nil` where the reply does not say.
    func bindingDays(of name: String) -> ClosedRange<CivilDay>? {
        if let day, isRow || hasOwnDay || Self.ofOneDay.contains(name) || FactSheet.field(name) != nil {
            return day...day
        }
        return isPrompt ? nil : range
    }
}
