import HealthModel
import HealthQuery

/// Reads out of a question what it is about, beside the metrics it names.
struct SubjectPhrase {
    var question: Question
    var metrics: [DayField]
    var operation: Ask.Operation?

    var subject: Ask.Subject? {
        talk ?? formula ?? training ?? overview ?? records ?? metrics.first.flatMap(Self.subject)
            ?? (metrics.isEmpty ? rest : nil)
    }

    private var talk: Ask.Subject? {
        if question.has("brief of my day", "daily brief", "brief of the day", "morning brief") { return .brief }
        if question.has(
            "who are you", "what are you", "are you an ai", "are you ai", "are you real", "are you human",
            "are you a human", "are you a bot", "what model", "which model", "are you a doctor", "are you chatgpt")
        {
            return .identity
        }
        if question.has(
            "what can you do", "what can i ask", "help me use", "how do you work", "what do you know about yourself",
            "what can i say")
            || ["help", "commands", "examples"].contains(question.words.joined(separator: " "))
        {
            return .help
        }
        if question.has(
            "what data do you have", "what data do i have", "which data", "what metrics", "which metrics",
            "what do you know about me", "what do you know", "what is recorded", "what have i recorded", "what data",
            "list metrics", "catalog", "catalogue", "what do i track", "what am i tracking")
        {
            return .catalogue
        }
        return nil
    }

    private var formula: Ask.Subject? {
        if question.has("bmi", "body mass index") { return .formula(.bmi) }
        if question.has("lean mass", "lean body mass", "muscle mass") { return .formula(.leanMass) }
        if question.has("bmr", "basal metabolic", "metabolic rate", "maintenance calories", "mifflin") {
            return .formula(.mifflin)
        }
        if question.has("heart rate zones", "hr zones", "my zones", "zones", "heart zones", "training zones"),
            !question.has("time zones")
        {
            return .formula(.zones)
        }
        if metrics.contains(.vo2Max), question.says("percentile", "compare to others", "for my age", "my age", "good") {
            return .formula(.vo2Percentile)
        }
        if question.has("acute chronic", "acwr", "acute to chronic", "ramping up") { return .formula(.acwr) }
        if question.has("monotony") { return .formula(.monotony) }
        if question.has("ctl", "chronic load", "fitness load", "chronic training load") { return .formula(.ctl) }
        if question.has(
            "energy balance", "calorie deficit", "caloric deficit", "calorie surplus", "calorie balance",
            "energy deficit")
        {
            return .formula(.energyFromTrend)
        }
        if question.has("goal weight", "weight goal", "target weight", "from my goal", "to my goal") {
            return .formula(.goalDistance)
        }
        return goal.map { .goal($0) }
    }

    /// What the person's own goal is asked about for: `did I reach my step goal`.
    private var goal: DayField? {
        guard question.has("goal", "goals", "target"), operation != .relation, operation != .trend else { return nil }
        return metrics.lazy.compactMap { metric -> DayField? in
            switch metric {
            case .steps, .sleepHours, .water, .runDistance, .workouts, .mindfulMinutes: metric
            case .sleep: .sleepHours
            default: nil
            }
        }.first
    }

    private var training: Ask.Subject? {
        guard operation != .relation, operation != .trend else { return nil }
        if question.has("heart rate recovery", "hr recovery", "hrr") { return .workouts }
        if question.has(
            "recovery", "recovered", "recover", "readiness", "overtraining", "overtrained", "overreaching", "rest day",
            "ready to train", "ready for", "should i do", "do today", "plan for today", "take it easy", "push hard",
            "go hard", "day off")
        {
            return .recovery
        }
        let verbs = ["train", "run", "workout", "exercise", "lift", "ride", "swim", "rest", "work", "jog"]
        let asks = question.has(["should", "can", "could", "ready", "fit"], near: verbs, within: 3)
        return asks && !question.has("how many") ? .recovery : nil
    }

    private var overview: Ask.Subject? {
        if question.has("review my week", "weekly review", "week in review", "review of my week") { return .review }
        let namesNoMetric = metrics.allSatisfy { $0 == .sleep } && !question.has("sleep", "slept", "night", "bed")
        if namesNoMetric,
            question.has(
                "how am i doing", "how am i", "summary", "summarise", "summarize", "overview", "how was my day",
                "my day", "how is my day", "hows my day", "daily report", "recap", "how did i do", "how is it going",
                "my week", "how was my week", "how was yesterday", "how was today", "how healthy am i",
                "hows it going", "how are my numbers", "my stats")
        {
            return .summary
        }
        if metrics.isEmpty, question.says("how was", "how were", "how did", "how is", "hows"),
            question.words.count <= 6, question.has("week", "weeks", "month", "months", "year", "days", "weekend")
        {
            return .summary
        }
        let isOfRing = question.has("goal", "goals", "target") && metrics.contains(where: Self.rings.contains)
        if isOfRing || question.has("ring", "rings")
            || question.spells(anyOf: ["goals", "my goal", "daily goal", "move goal"])
        {
            return .rings
        }
        return nil
    }

    private static let rings: Set<DayField> = [.activeEnergy, .exerciseMinutes, .standHours]

    private var records: Ask.Subject? {
        guard operation != .relation else { return nil }
        var stands: [DayField] = [.workouts, .runDistance, .strength, .exerciseMinutes, .distance]
        if !question.has("resting") { stands.append(.restingHeartRate) }
        let names = metrics.filter { !stands.contains($0) }
        let isMinutes = question.has("minutes", "how long") && metrics.first == .exerciseMinutes
        if isMinutes || metrics == [.exerciseMinutes] && question.has("ring", "goal") { return nil }
        let isMovement =
            question.has(
                "workout", "workouts", "training session", "sessions", "run", "runs", "ran", "running", "ride", "rides",
                "cycling", "rode", "swim", "swims", "swam", "swimming", "hike", "hikes", "hiked", "yoga",
                "strength training", "jog", "pace", "races", "race")
            || question.has("did i train", "my training", "did i exercise", "work out", "worked out", "did i lift")
        if isMovement, names.isEmpty || names == [.activeEnergy] || names == [.steps] && question.has("pace") {
            return .workouts
        }
        return nil
    }

    private var rest: Ask.Subject? {
        if question.has("active", "activity", "move", "moved", "sedentary") { return .summary }
        if question.has("heart", "cardio", "vitals") { return .heart }
        if question.has("body", "body composition") { return .body }
        if question.has("tired", "insomnia", "exhausted", "fatigued") { return .recovery }
        if question.has("usual", "compare", "normal") { return .summary }
        if let first = question.words.first, question.words.count <= 3 {
            if ["hi", "hello", "hey", "hallo", "morning", "yo"].contains(first) || question.has("good morning") {
                return .greeting
            }
            if first.hasPrefix("thank") || ["thx", "cheers", "ta"].contains(first) { return .thanks }
        }
        return nil
    }

    private static func subject(of metric: DayField) -> Ask.Subject? {
        switch metric {
        case .sleep: .sleep
        case .workouts: .workouts
        default: nil
        }
    }
}
