import HealthModel
import HealthQuery

/// What the words around a number say it is of: the metrics and the days that are named between the number before and the
/// number after it. A fact of another metric or of other days is not where it comes from.
struct FigureBinding {
    private var metrics: Set<DayField> = []
    private var days: [DayMentions.Named] = []
    private var workouts: Set<String> = []
    /// Where the words end that belong to it alone.
    private(set) var end = 0

    /// Of a number that nothing around speaks of.
    init() {}

    init(
        _ figure: Figure, between ends: Range<Int>, _ text: TextWords, _ metricMentions: MetricMentions,
        _ dayMentions: DayMentions, _ workoutWords: WorkoutWords
    ) {
        let before = ends.lowerBound..<max(ends.lowerBound, figure.place.lowerBound)
        let isNamedBefore = !metricMentions.within(before).isEmpty || !workoutWords.within(before).isEmpty
        let behind = figure.place.upperBound..<max(figure.place.upperBound, ends.upperBound)
        let reach = Self.reach(behind, text)
        let measures = Set(figure.readings.map(\.measure))
        func isLike(_ metric: DayField) -> Bool {
            guard !measures.contains(nil) else { return true }
            return WrittenUnit(toolUnit: metric.unit).map { measures.contains($0.measure) } ?? false
        }
        // `93 min of deep sleep and 72 min`: what follows a number that nothing before it speaks of belongs to it alone.
        let owned =
            isNamedBefore ? nil : metricMentions.within(reach).first?.place ?? workoutWords.within(reach).first?.place
        let ownedDay = dayMentions.within(before).isEmpty ? dayMentions.within(reach).first?.place : nil
        end = max(figure.place.upperBound, owned?.upperBound ?? 0, ownedDay?.upperBound ?? 0)
        for range in [before, reach, figure.heading] where !range.isEmpty {
            for mention in metricMentions.within(range) { metrics.formUnion(mention.metrics.filter(isLike)) }
            workouts.formUnion(workoutWords.within(range).map(\.kind))
            days += dayMentions.within(range).prefix(8).map(\.named)
        }
        // `nine walks` names itself what it counts.
        let own = workoutWords.within(figure.place)
        if !own.isEmpty { workouts = Set(own.map(\.kind)) }
    }

    /// What follows directly: up to a mark that ends a phrase.
    private static func reach(_ behind: Range<Int>, _ text: TextWords) -> Range<Int> {
        var end = behind.lowerBound
        let last = min(behind.upperBound, text.scalars.count, behind.lowerBound + 40)
        while end < last, !",;:|.!?\n".unicodeScalars.contains(text.scalars[end]) { end += 1 }
        return behind.lowerBound..<end
    }

    func allows(_ place: Int, in facts: FactSheet) -> Bool {
        let (fact, subject) = (facts.facts[place], facts.subject(of: place))
        if let workout = subject.workout, !workouts.isEmpty, !workouts.contains(workout) { return false }
        return allowsMetric(subject, fact.measure) && allowsDays(subject, fact)
    }

    private func allowsMetric(_ subject: FactSubject, _ measure: Measure?) -> Bool {
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
        guard !days.isEmpty, let about = subject.bindingDays(of: fact.name) else { return true }
        let slack = MetricMentions.isOfNight(subject.metric) ? 1 : 0
        let reach = about.lowerBound.advanced(by: -slack)...about.upperBound.advanced(by: slack)
        return days.contains { $0.meets(reach) }
    }
}

extension FactSubject {
    private static let ofOneDay: Set<String> = ["value", "first", "last", "max", "min"]

    /// The days that a member is of; `nil` where the reply does not say.
    func bindingDays(of name: String) -> ClosedRange<CivilDay>? {
        if let day, isRow || hasOwnDay || Self.ofOneDay.contains(name) || DayField(rawValue: name) != nil {
            return day...day
        }
        return isPrompt ? nil : range
    }
}
