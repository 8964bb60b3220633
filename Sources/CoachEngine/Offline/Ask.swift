import HealthModel

/// What a question asks for, as far as words tell.
struct Ask: Equatable {
    enum Subject: Equatable {
        case sleep, activity, rings, heart, body, workouts, recovery, summary, streak, help, identity, greeting, thanks
    }
    enum Operation: Equatable {
        case average, total, best, worst, highest, lowest, trend, compare
        /// By the day of the week.
        case weekdays
        /// Whether two metrics move together.
        case relation
        case count(Threshold)
        case streak(Threshold)
    }
    /// A bound in the metric's own unit.
    struct Threshold: Equatable {
        enum Relation: String {
            case moreThan = "more than", atLeast = "at least", lessThan = "less than", atMost = "at most"
        }
        var relation: Relation
        var value: Double

        func holds(for value: Double) -> Bool {
            switch relation {
            case .moreThan: value > self.value
            case .atLeast: value >= self.value
            case .lessThan: value < self.value
            case .atMost: value <= self.value
            }
        }
    }
    /// The part of the night that was asked for.
    enum SleepFocus: Equatable { case stages, debt, consistency, bedtime }

    var subject: Subject?
    var metrics: [MetricID] = []
    var operation: Operation?
    var span: Span?
    /// The days that `span` is compared with.
    var other: Span?
    var sleepFocus: SleepFocus?
    /// Which workouts, and whether only the longest or the newest.
    var workouts = WorkoutWish()
    /// Begins like a follow-up: `and yesterday?`, `what about HRV?`.
    var isFollowUp = false

    init(_ question: Question, today: CivilDay) {
        metrics = MetricTerms.metrics(in: question)
        let periods = PeriodPair(question: question, today: today)
        span = periods.span
        other = periods.other
        operation = Self.operation(of: question, metric: metrics.first)
        if operation == nil, other != nil { operation = .compare }
        sleepFocus = Self.sleepFocus(of: question)
        subject = Self.subject(of: question, metrics: metrics)
        workouts = WorkoutWish(question)
        if sleepFocus != nil, subject == nil || subject == .sleep || metrics.isEmpty { subject = .sleep }
        if sleepFocus == .bedtime {
            // `Usually` asks for the mean that the answer gives anyway; yesterday's evening begins last night.
            if operation == .compare { operation = nil }
            let isEvening = question.has("yesterday") && question.has("go to bed", "went to bed", "bedtime", "bed time")
            if isEvening { span = .day(today) }
        }
        if operation == .weekdays, let asked = span, asked.count < 28 { span = nil }
        isFollowUp = ["and", "what about", "how about", "also", "but", "same for", "or"].contains {
            question.matches($0.split(separator: " ").map(String.init), at: 0)
        }
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
        }
        ask.span = span ?? previous.span
        if operation == nil, span?.isDay != true { ask.operation = previous.operation }
        return ask
    }

    private static func subject(of question: Question, metrics: [MetricID]) -> Subject? {
        if question.has(
            "who are you", "what are you", "are you an ai", "are you ai", "are you real", "are you human",
            "are you a human", "are you a bot", "what model", "which model", "are you a doctor", "are you chatgpt")
        {
            return .identity
        }
        if question.has("what can you do", "what can i ask", "help me use", "how do you work", "what do you know") {
            return .help
        }
        if question.words == ["help"] || question.words == ["commands"] { return .help }
        if isAboutTraining(question) { return .recovery }
        if question.has(
            "how am i doing", "how am i", "summary", "summarise", "summarize", "overview", "how was my day", "my day",
            "how is my day", "hows my day", "how does my day", "daily report", "recap", "how did i do",
            "how is it going",
            "my week", "how was my week", "how was yesterday", "how was today", "how healthy am i")
            && metrics.allSatisfy({ $0 == .sleep }) && !question.has("sleep", "slept")
        {
            return .summary
        }
        if metrics.isEmpty, question.says("how was", "how were", "how did", "how is", "hows"),
            question.words.count <= 6,
            question.has("week", "weeks", "month", "months", "year", "days")
        {
            return .summary
        }
        if question.has("ring", "rings", "goal", "goals") { return .rings }
        if question.has("streak", "streaks"), metrics.isEmpty { return .streak }
        if question.has(
            "workout", "workouts", "training session", "sessions", "run", "runs", "ran", "ride", "rides", "swim",
            "swims", "hike", "yoga", "strength training")
            || question.has("did i train", "my training", "did i exercise", "work out", "worked out")
        {
            return .workouts
        }
        if let metric = metrics.first { return subject(of: metric) }
        if question.has("active", "activity", "move", "moved", "sedentary") { return .activity }
        if question.has("heart", "cardio", "vitals") { return .heart }
        if question.has("bmi", "body", "body composition") { return .body }
        if question.has("tired", "nap", "naps", "insomnia") { return .sleep }
        if question.has("usual", "compare", "normal") { return .summary }
        if let first = question.words.first, question.words.count <= 3 {
            if ["hi", "hello", "hey", "hallo", "morning", "yo"].contains(first) || question.has("good morning") {
                return .greeting
            }
            if first.hasPrefix("thank") || ["thx", "cheers"].contains(first) { return .thanks }
        }
        return nil
    }

    private static func isAboutTraining(_ question: Question) -> Bool {
        if question.has(
            "recovery", "recovered", "recover", "readiness", "overtraining", "overtrained", "overreaching", "rest day",
            "ready to train", "ready for", "should i do", "should i do today", "do today", "plan for today",
            "take it easy", "push hard", "go hard", "day off")
            && !question.has("heart rate recovery", "hr recovery")
        {
            return true
        }
        let verbs = ["train", "run", "workout", "exercise", "lift", "ride", "swim", "rest", "work", "jog"]
        return question.has(["should", "can", "could", "ready", "fit"], near: verbs, within: 3)
            && !question.has("how many")
    }

    static func subject(of metric: MetricID) -> Subject? {
        switch metric {
        case .sleep, .timeInBed, .sleepREM, .sleepCore, .sleepDeep, .sleepAwake, .sleepEfficiency: .sleep
        case .steps, .flights, .distance, .activeEnergy, .basalEnergy, .exerciseMinutes, .standHours, .daylightMinutes:
            .activity
        case .heartRate, .restingHeartRate, .walkingHeartRate, .heartRateVariability, .heartRateVariabilityRMSSD,
            .heartRateRecovery, .respiratoryRate, .bloodOxygen, .vo2Max, .systolicPressure, .diastolicPressure:
            .heart
        case .weight, .bodyFat, .leanMass, .wristTemperature: .body
        case .water, .dietaryEnergy, .mindfulMinutes, .caffeine, .alcohol, .protein, .carbohydrates, .fat, .fiber,
            .glucose:
            nil
        }
    }

    private static func sleepFocus(of question: Question) -> SleepFocus? {
        if question.has("debt", "sleep debt", "shortfall", "sleep deficit") { return .debt }
        if question.has("consistency", "consistent", "regular", "regularity") { return .consistency }
        if question.has("stage", "stages", "phases", "rem", "deep sleep", "core sleep", "light sleep") {
            return .stages
        }
        if question.has(
            "bedtime", "bed time", "go to bed", "went to bed", "going to bed", "wake up", "woke up", "wake time",
            "get up",
            "got up", "fall asleep")
        {
            return .bedtime
        }
        return nil
    }

    private static func operation(of question: Question, metric: MetricID?) -> Operation? {
        if let threshold = ThresholdPhrase(question: question, metric: metric).threshold {
            if question.says("streak", "in a row", "consecutive", "running") { return .streak(threshold) }
            return .count(threshold)
        }
        if question.says("day of the week", "days of the week", "weekday", "weekdays", "weekend", "weekends") {
            return .weekdays
        }
        if question.says(
            "affect", "affects", "affected", "influence", "influences", "related", "relation", "relationship",
            "correlate",
            "correlates", "correlated", "correlation", "impact", "depend", "depends", "linked", "connected")
        {
            return .relation
        }
        if question.says(
            "trend", "trends", "trending", "going up", "going down", "go up", "go down", "improving", "improve",
            "improved", "worsening", "increasing", "decreasing", "rising", "falling", "dropping", "declining",
            "changing", "changed", "over time", "getting better", "getting worse", "better or worse", "gaining",
            "losing", "gained", "lost", "progress", "developing", "fitter", "getting fit")
        {
            return .trend
        }
        if question.says(
            "average", "avg", "mean", "on average", "typically", "typical", "median", "per night", "a night")
        {
            return .average
        }
        if question.says("total", "in total", "sum", "altogether", "in all") { return .total }
        if question.says("best") { return .best }
        if question.says("worst") { return .worst }
        if question.says("highest", "most", "max", "maximum", "record", "longest", "biggest", "peak") {
            return .highest
        }
        if question.says("lowest", "least", "min", "minimum", "fewest", "shortest", "smallest") { return .lowest }
        if question.says(
            "compare", "compared", "comparison", "versus", "vs", "usual", "usually", "normal", "baseline", "than last",
            "than before", "better than", "worse than", "more than last", "less than last")
        {
            return .compare
        }
        return nil
    }
}
