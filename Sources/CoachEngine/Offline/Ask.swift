import HealthModel
import HealthQuery

/// What a question asks for, as far as words tell.
struct Ask: Equatable {
    enum Subject: Equatable {
        case sleep, rings, heart, body, workouts, recovery, summary, brief, review, help, identity, greeting, thanks,
            catalogue
        case formula(Formula)
        /// Whether the person's own goal of a metric was reached.
        case goal(DayField)
    }
    /// Named formulas, as the tool knows them.
    enum Formula: String {
        case bmi, mifflin, ctl, acwr, monotony
        case leanMass = "lean_mass"
        case energyFromTrend = "energy_from_trend"
        case goalDistance = "goal_distance"
        case vo2Percentile = "vo2_percentile"
        case zones = "hr_zones"
    }
    enum Operation: Equatable {
        case average, median, total, best, worst, highest, lowest, trend, compare
        /// By the day of the week, or working days beside weekends.
        case weekdays, weekends
        /// Whether two metrics move together.
        case relation
        /// What was else that day.
        case why
        /// Held against the own normal range.
        case normal
        case outliers
        case last
        case count(Threshold)
        /// Days in a row; without a bound those on which there was any.
        case streak(Threshold?)
        /// The longest time without.
        case gap
    }
    /// A bound in the metric's own unit.
    struct Threshold: Equatable {
        enum Relation: String {
            case moreThan = "more than", atLeast = "at least", lessThan = "less than", atMost = "at most"

            var sign: String {
                switch self {
                case .moreThan: ">"
                case .atLeast: ">="
                case .lessThan: "<"
                case .atMost: "<="
                }
            }
        }
        var relation: Relation
        var value: Double
    }
    /// The part of the night that was asked for.
    enum SleepFocus: Equatable { case stages, debt, regularity, jetlag, naps }
    /// What an extreme is sought among.
    enum Grouping: String { case day, week, month, year }

    var subject: Subject?
    var metrics: [DayField] = []
    var operation: Operation?
    var span: Span?
    /// The days that `span` is compared with.
    var other: Span?
    var sleepFocus: SleepFocus?
    var grouping = Grouping.day
    /// Which workouts, and which of their figures.
    var workouts = WorkoutWish()
    /// Exercise late in the day.
    var isLate = false
    /// Begins like a follow-up: `and yesterday?`, `what about HRV?`.
    var isFollowUp = false
    /// Asks how a night was, not for one figure of it.
    var isNight = false
    /// A `since` whose day is not known by rules: `easter`.
    var unclearSince: String?

    init(_ question: Question, today: CivilDay) {
        metrics = MetricTerms.metrics(in: question)
        let periods = PeriodPair(question: question, today: today)
        span = periods.span
        other = periods.other
        grouping = Self.grouping(of: question)
        operation = OperationPhrase(question: question, metric: metrics.first).operation
        if operation == nil, other != nil { operation = .compare }
        sleepFocus = Self.sleepFocus(of: question)
        subject = SubjectPhrase(question: question, metrics: metrics, operation: operation).subject
        workouts = WorkoutWish(question)
        isLate = question.says("late", "evening", "at night", "before bed")
        if sleepFocus != nil { subject = .sleep }
        unclearSince = span == nil ? DayPhrase(question: question, today: today).unclearSince : nil
        isNight =
            question.has(
                "how did i sleep", "how have i slept", "how was my sleep", "how was my night", "how did i slep",
                "how is my sleep", "how was last night",
                "how was the night")
            || question.words.count <= 3 && metrics == [.sleep] && operation == nil && span?.isDay != false
        isFollowUp = ["and", "what about", "how about", "also", "but", "same for", "or", "then"].contains {
            question.matches($0.split(separator: " ").map(String.init), at: 0)
        }
        settle(question, today)
    }

    /// What words mean together that they do not mean alone.
    private mutating func settle(_ question: Question, _ today: CivilDay) {
        if metrics.contains(.bedTime) {
            // Yesterday's evening begins last night.
            if question.has("yesterday"), span?.isDay == true { span = .day(today) }
            if operation == .compare, other == nil { operation = .average }
        }
        if metrics.first == .wakeTime, operation == .compare, other == nil { operation = .average }
        let isPattern = operation == .weekdays || operation == .weekends
        if isPattern, let asked = span, asked.count < 14 { span = nil }
        if grouping != .day, span?.isDay == true || span.map({ $0.count <= 7 }) == true,
            [.best, .worst, .highest, .lowest].contains(operation)
        {
            span = nil
        }
        if operation == .why, metrics.isEmpty, subject == .recovery { metrics = [.energy] }
    }

    /// Whether it names something to tell about.
    var hasTopic: Bool { subject != nil || !metrics.isEmpty }

    /// A short question that leans on the one before takes from it what it does not say itself.
    func completed(by previous: Ask?) -> Ask {
        guard let previous, previous.hasTopic else { return self }
        guard isFollowUp || (!hasTopic && (span != nil || operation != nil)) else { return self }
        var ask = self
        if !hasTopic {
            ask.subject = previous.subject
            ask.metrics = previous.metrics
            ask.sleepFocus = sleepFocus ?? previous.sleepFocus
            ask.workouts = workouts == WorkoutWish() ? previous.workouts : workouts
        }
        ask.span = span ?? previous.span
        if operation == nil {
            let isKept = span?.isDay != true && !([.compare, .why].contains(previous.operation) && span != nil)
            ask.operation = isKept ? previous.operation : nil
            if isKept, span == nil { ask.other = previous.other }
        }
        if !hasTopic, grouping == .day { ask.grouping = previous.grouping }
        return ask
    }

    private static func grouping(of question: Question) -> Grouping {
        let leads = [
            "best", "worst", "highest", "lowest", "most", "which", "biggest", "hardest", "busiest", "strongest",
            "record",
        ]
        for (unit, grouping) in [("week", Grouping.week), ("month", .month), ("year", .year)] {
            if question.has(leads, near: [unit], within: 1) || question.has("what \(unit)", "in which \(unit)") {
                return grouping
            }
        }
        return .day
    }

    private static func sleepFocus(of question: Question) -> SleepFocus? {
        if question.has("debt", "sleep debt", "shortfall", "sleep deficit", "sleep balance") { return .debt }
        if question.has("jetlag", "jet lag", "social jetlag") { return .jetlag }
        if question.has("consistency", "consistent", "regular", "regularity", "sri", "irregular"),
            !question.has("heart", "heartbeat", "rhythm")
        {
            return .regularity
        }
        if question.has("stage", "stages", "phases") { return .stages }
        if question.spells(anyOf: ["nap", "naps", "napped", "napping"]) { return .naps }
        return nil
    }
}
