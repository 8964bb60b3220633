import HealthModel
import HealthQuery

/// Reads out of a question what is to be done with a metric.
struct OperationPhrase {
    var question: Question
    var metric: DayField?

    var operation: Ask.Operation? {
        if isWhy { return .why }
        if let bounded { return bounded }
        if question.says("longest gap", "longest break", "longest time without", "longest pause", "gap", "gaps") {
            return .gap
        }
        if question.says("streak", "streaks", "in a row", "consecutive") { return .streak(nil) }
        return pattern ?? relation ?? ranged
    }

    private var isWhy: Bool {
        question.words.first == "why"
            || question.says("how come", "what is the reason", "whats the reason", "the reason", "reason why")
            || question.spells(anyOf: ["and why", "but why", "explain why", "know why"])
    }

    private var bounded: Ask.Operation? {
        let phrase = ThresholdPhrase(question: question, metric: metric)
        if question.says("days without", "nights without"), !question.says("longest", "how long") {
            return .count(Ask.Threshold(relation: .atMost, value: 0))
        }
        let isRun = question.says("streak", "in a row", "consecutive")
        guard let threshold = phrase.threshold ?? (isRun ? phrase.bare : nil) else { return nil }
        return question.says("streak", "in a row", "consecutive", "running") ? .streak(threshold) : .count(threshold)
    }

    private var pattern: Ask.Operation? {
        let namesDays = question.says("weekday", "weekdays", "working days", "workdays", "work days")
        let namesEnds = question.says("weekend", "weekends")
        if namesDays && namesEnds
            || (namesEnds && question.says("compare", "differ", "different", "than", "more", "less"))
        {
            return .weekends
        }
        if question.says("day of the week", "days of the week", "by weekday", "which weekday") || namesDays {
            return .weekdays
        }
        let isWhichDay = question.says("which day", "what day", "which days") && question.says("usually", "typically")
        return isWhichDay ? .weekdays : nil
    }

    private var relation: Ask.Operation? {
        question.says(
            "affect", "affects", "affected", "affecting", "influence", "influences", "related", "relate", "relates",
            "relation", "relationship", "correlate", "correlates", "correlated", "correlation", "impact", "impacts",
            "depend", "depends", "linked", "link", "connected", "effect", "hurt my", "ruin", "ruins", "help me sleep",
            "helps me sleep", "make me sleep", "makes me sleep", "good for my", "bad for my")
            ? .relation : nil
    }

    private var ranged: Ask.Operation? {
        if question.says("outlier", "outliers", "unusual", "strange", "odd values", "anomaly", "anomalies") {
            return .outliers
        }
        if question.says("normal range", "within normal", "normal for me", "out of range", "usual range", "as usual")
            || (question.has("normal") && question.words.first.map { ["is", "are", "was"].contains($0) } == true)
        {
            return .normal
        }
        if isTrend { return .trend }
        if question.says("median") { return .median }
        if question.says(
            "average", "avg", "mean", "on average", "typically", "typical", "per night", "a night", "per day", "a day",
            "usually", "normally")
        {
            return .average
        }
        if question.says("total", "in total", "sum", "altogether", "in all") { return .total }
        if question.has("when did i last", "last time", "when was the last", "when was my last", "most recent") {
            return .last
        }
        return extreme ?? comparison
    }

    private var isTrend: Bool {
        question.says(
            "trend", "trends", "trending", "going up", "going down", "go up", "go down", "improving", "improve",
            "improved", "worsening", "increasing", "decreasing", "rising", "falling", "dropping", "declining",
            "changing", "changed", "over time", "getting better", "getting worse", "better or worse", "gaining",
            "losing", "gained", "progress", "developing", "fitter", "getting fit", "gone up", "gone down",
            "increased", "decreased", "dropped", "getting")
            || question.spells(anyOf: ["lost", "going"]) && !question.has("going to")
    }

    private var extreme: Ask.Operation? {
        if question.says("best") { return .best }
        if question.says("worst") { return .worst }
        if question.says(
            "highest", "most", "max", "maximum", "record", "records", "longest", "biggest", "peak", "latest", "top")
            || question.spells(anyOf: ["farthest", "furthest", "heaviest"])
        {
            return .highest
        }
        if question.says("lowest", "least", "min", "minimum", "fewest", "shortest", "smallest", "earliest", "lightest")
        {
            return .lowest
        }
        return nil
    }

    private var comparison: Ask.Operation? {
        question.says(
            "compare", "compared", "comparison", "versus", "vs", "usual", "baseline", "than last", "than before",
            "better than", "worse than", "more than last", "less than last", "difference between")
            ? .compare : nil
    }
}
