import HealthModel
import HealthQuery

/// The metrics and days that the words around a number bind it to: those named between the number before and the number
/// after it. A fact of another metric or of other days is not where it comes from.
struct FigureBinding {
    private var metrics: Set<DayField> = []
    private var days: [DayMentions.Named] = []
    private var workouts: Set<String> = []
    /// All metrics that are named, whatever the number is measured in.
    private var named: Set<DayField> = []
    /// The metrics that were named last before it, or by the question, where nothing nearer names one.
    var topic: Set<DayField> = []
    /// The statistics that its paragraph had named before it.
    var topicStatistics: Set<SeriesStatistic> = []
    /// It is the whole that the number before it is a part of.
    var isWhole = false
    /// The measures of the numbers before it in its paragraph.
    var nearMeasures: Set<Measure> = []
    /// All that its sentence names.
    var spoken: Set<DayField> = []
    /// The measure of the number that it is held against, where it has no unit of its own: `42 min against 28`.
    var inherited: Measure?
    /// Which statistic it is told as.
    var statistic: SeriesStatistic?
    /// Its role within its sentence.
    var role: SentenceRole?
    /// Which end of a range it is, of one that is written as two numbers.
    var rangeEnd: RangeEnd?
    private var latest: LatestMentions.Mention?
    var zone: (zone: Int, bound: ZoneMentions.Bound?)?
    /// The words around it say that it is a difference or what is left of a whole.
    var isDifference = false
    /// Where the words end that belong to it alone.
    private(set) var end = 0

    /// The words of its sentence and of the question.
    private(set) var words: Set<String> = []
    /// The word before it.
    private var lastWord: String? { figure?.lead }
    private static let parts: [String: DayField] = [
        "heart_rate_variability": .heartRateVariability, "resting_heart_rate": .restingHeartRate, "sleep": .sleep,
        "respiration": .respiratoryRate,
    ]
    private static let scores: [String: Set<String>] = [
        "recovery": [
            "recovery", "erholung", "récupération", "recuperación", "recupero", "recuperação", "herstel", "score",
            "readiness", "pieces", "parts", "punteggio", "puntuación", "pontuação",
        ]
    ]

    /// The bound number; `nil` where nothing around speaks of it.
    private(set) var figure: Figure?
    /// Statistics that its sentence names, whichever number they are of.
    private(set) var sentenceStatistics: Set<SeriesStatistic> = []
    /// The words that say whether it is of a streak or of a gap: those before it, else those behind.
    private(set) var ownWords: Set<String> = []
    /// The words between the number before it and itself.
    private(set) var wordsBefore: Set<String> = []
    /// Whether a usual value was spoken of before it in its sentence.
    private(set) var isAfterUsual = false
    /// The words around it speak of a range or of a limit.
    private(set) var isAtLimit = false
    /// Its sentence tells of a rise or a fall.
    private(set) var tellsOfChange = false
    /// It names itself the metric that it is a value of: `6 floors`.
    private(set) var countsValue = false
    /// Whether a debt of sleep was named last before it.
    private(set) var tellsOfDebt = false
    /// Its sentence speaks of how far values spread.
    private(set) var tellsOfSpread = false
    /// Its clause tells of nothing, or of what did not happen.
    private(set) var isNegated = false

    /// Of a number that nothing around speaks of.
    init() {}

    init(_ figure: Figure, between ends: Range<Int>, _ mentions: AnswerMentions) {
        self.figure = figure
        sentenceStatistics = Set(mentions.statistics.within(figure.context).map(\.kind))
        let before = ends.lowerBound..<max(ends.lowerBound, figure.place.lowerBound)
        let isNamedBefore = !mentions.metrics.within(before).isEmpty || !mentions.workouts.within(before).isEmpty
        let behind = figure.place.upperBound..<max(figure.place.upperBound, ends.upperBound)
        let hasOwnWords = isNamedBefore || !mentions.days.within(before).isEmpty
        let isStart = mentions.text.words.within(before) { $0.place }.contains {
            AnswerMentions.fromWords.contains($0.text)
        }
        let reach = Self.reach(
            behind, mentions, endsAtJoint: hasOwnWords || mentions.isWhole(figure), isStart: isStart,
            isFollowed: ends.upperBound < figure.sentence.upperBound)
        let measures = Set(figure.readings.map(\.measure))
        func isLike(_ metric: DayField) -> Bool {
            guard !measures.contains(nil) else { return true }
            return WrittenUnit(toolUnit: metric.unit).map { measures.contains($0.measure) } ?? false
        }
        isOfMinutes = measures == [.minutes]
        // `93 min of deep sleep and 72 min`: what follows a number that nothing before it speaks of belongs to it alone.
        let owned =
            isNamedBefore
            ? nil : mentions.metrics.within(reach).first?.place ?? mentions.workouts.within(reach).first?.place
        let ownedDay = mentions.days.within(before).isEmpty ? mentions.days.within(reach).first?.place : nil
        let parts = mentions.workouts.within(reach).filter { WorkoutLexicon.isPartOfWeek($0.kind) }
        let isPartBefore = mentions.workouts.within(before).contains { WorkoutLexicon.isPartOfWeek($0.kind) }
        let ownedPart = isPartBefore ? nil : parts.first?.place
        var toldBefore = mentions.statistics.within(before).last
        // `the mean is pulled down by 3 November, when you logged 14.5 g`
        if let told = toldBefore, told.kind == .mean || told.kind == .median,
            mentions.days.within(told.place.upperBound..<before.upperBound).last?.named.isOneDay == true,
            mentions.text.scalars[told.place.upperBound..<before.upperBound].contains(",")
        {
            toldBefore = nil
        }
        // `54 (usual 56)`: what stands nearer to the next number is said of that one.
        let ownedStatistic =
            toldBefore == nil
            ? mentions.statistics.within(reach).first {
                mentions.hasMark(in: $0.place.upperBound..<max($0.place.upperBound, ends.upperBound))
                    || $0.place.lowerBound - figure.place.upperBound < ends.upperBound - $0.place.upperBound
            } : nil
        statistic = (toldBefore ?? ownedStatistic)?.kind
        // `Total: 7 h 06 per night`
        // `Total sleep: 398 min on average`
        if statistic == .total, figure.isRate || mentions.statistics.within(reach).contains(where: { $0.kind == .mean })
        {
            statistic = nil
        }
        let toldParts = mentions.parts.within(before) { $0.place }
        let joint = mentions.text.words.within(reach) { $0.place }.first {
            mentions.language.joints.contains($0.text) || mentions.isComparedWith($0.text)
        }
        let following = mentions.parts.within(reach.lowerBound..<(joint?.place.lowerBound ?? reach.upperBound)) {
            $0.place
        }
        let heading = figure.isInTable ? mentions.firstCell(of: figure) : nil
        let inFirstCell = heading.map { mentions.parts.within($0) { $0.place } } ?? []
        partNames = (!inFirstCell.isEmpty ? inFirstCell : toldParts.isEmpty ? following : toldParts).map(\.word)
        rowNumber = heading.flatMap { mentions.number(alone: $0) }
        let ownedName = toldParts.isEmpty && !figure.isInTable ? following.last?.place : nil
        end = [owned, ownedDay, ownedPart, ownedName, ownedStatistic?.place].compactMap { $0?.upperBound }
            .reduce(figure.place.upperBound, max)
        // `45.1, reached on 19 November, versus 42.9`: the day is that of the other.
        let compared = figure.isInTable ? 0 : mentions.endOfCompared(within: before) ?? 0
        for range in [before, reach, figure.heading] where !range.isEmpty {
            for mention in mentions.metrics.within(range)
            where (!mention.needsUnit || !measures.contains(nil)) && !mentions.isDenied(mention.place, before: figure) {
                named.formUnion(mention.metrics)
                metrics.formUnion(mention.metrics.filter(isLike))
            }
            workouts.formUnion(mentions.workouts.within(range).map(\.kind))
            days += mentions.days.within(range).filter { $0.place.lowerBound >= compared }.prefix(8).map(\.named)
        }
        let earlier = figure.context.lowerBound..<max(figure.context.lowerBound, figure.place.lowerBound)
        isAfterUsual =
            mentions.statistics.within(earlier).contains { $0.kind == .usual || $0.kind == .median }
        if mentions.isComparedWith(figure.lead) || mentions.isInstead(within: before) { isAfterUsual = true }
        isAtLimit = mentions.tellsOfRange(within: before.lowerBound..<reach.upperBound)
        words = Set(mentions.text.words.within(figure.context) { $0.place }.map(\.text)).union(mentions.askedWords)
        wordsBefore = Set(mentions.text.words.within(before) { $0.place }.map(\.text))
        clockEnd = Self.clockEnd(wordsBefore)
        tellsOfDebt = Self.tellsOfDebt(mentions.text.words.within(earlier) { $0.place }.map(\.text))
        let namesRun = Self.nameRunOfDays(wordsBefore) || !wordsBefore.isDisjoint(with: Self.gaps)
        ownWords = namesRun ? wordsBefore : Set(mentions.text.words.within(reach) { $0.place }.map(\.text))
        isNegated = mentions.isNegated(within: before.lowerBound..<reach.upperBound)
        isDifference =
            figure.differs || mentions.tellsOfDifference(within: before.lowerBound..<reach.upperBound)
            || mentions.isSigned(figure)
            || mentions.tellsOfWay(behind: reach)
            || figure.lead == "um" && figure.readings.allSatisfy { $0.measure != nil && $0.measure != .clock }
        tellsOfChange = mentions.direction(within: figure.context) != nil
        tellsOfSpread = mentions.tellsOfSpread(within: figure.context)
        namesDays = !days.isEmpty || !mentions.days.within(figure.context).isEmpty
        // `2,226 steps` names itself what it counts.
        let counted = mentions.metrics.within(figure.place).reduce(into: Set<DayField>()) { $0.formUnion($1.metrics) }
        if !counted.isEmpty { (named, metrics) = (counted, counted.filter(isLike)) }
        countsValue = !counted.isEmpty
        // `nine walks` names itself what it counts.
        let own = mentions.workouts.beginning(in: figure.place)
        if !own.isEmpty { workouts = Set(own.map(\.kind)) }
        // `Kraft (51), Gehen (41)`: the word before the parenthesis says of what.
        let isOfOwnWord = figure.place.lowerBound > 0 && mentions.text.scalars[figure.place.lowerBound - 1] == "("
        if workouts.isEmpty, !figure.isInTable, !isOfOwnWord {
            let told = Set(mentions.workouts.within(earlier).map(\.kind))
            if told.count == 1, !told.contains(where: WorkoutLexicon.isPartOfWeek) { workouts = told }
        }
        namesDaysBefore = !mentions.days.within(before).isEmpty
        namesNightsByWaking = mentions.days.within(before.lowerBound..<reach.upperBound).contains {
            mentions.isNightBefore($0.place)
        }
        latest = mentions.latest(for: figure, own: before.lowerBound..<reach.upperBound)
        if workouts.isEmpty, let asked = mentions.askedWorkout,
            mentions.workouts.mentions.first.map({ $0.place.lowerBound >= figure.place.lowerBound }) ?? true
        {
            workouts = [asked]
        }
        // `less: 6 h 51, against 7 h 23 on weekdays`, where weekends were asked about
        if workouts.isEmpty, let part = mentions.askedPart,
            mentions.workouts.within(figure.context).contains(where: {
                WorkoutLexicon.isPartOfWeek($0.kind) && $0.kind != part
                    && $0.place.lowerBound >= figure.place.upperBound
            })
        {
            workouts = [part]
        }
        direction = mentions.direction(within: before.lowerBound..<reach.upperBound)
    }

    /// Whether it is told as one statistic of many values, and not as how far two of them are apart.
    func isValue(_ figure: Figure) -> Bool {
        guard let statistic, [.mean, .median, .least, .greatest, .usual].contains(statistic), !isDifference, role == nil
        else { return false }
        return !figure.isMultiple && !figure.isRate
            && figure.readings.allSatisfy { $0.measure != .percent && $0.measure != .points }
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
        let own = min(max(other.end, gap.lowerBound), gap.upperBound)..<gap.upperBound
        let words = mentions.text.words.within(gap) { $0.place }
        // `740 more than week 44 (3,876)` has come to another week.
        let staysThere = mentions.days.others.within(gap, by: { $0.place }).allSatisfy { other in
            mentions.days.starts.contains { $0.place == other.place }
        }
        if days.isEmpty, staysThere, gap.count <= 12, !figure.isInTable, !mentions.text.scalars[gap].contains("→"),
            words.allSatisfy({ mentions.language.joints.contains($0.text) })
        {
            (days, namesDays) = (other.days, namesDays || other.namesDays)
        }
        // `the mean of 54 weigh-ins is 78.8 kg`
        let isCount = before.readings.allSatisfy { $0.measure == nil || $0.measure == .count }
        if statistic == nil, isCount, !before.text.contains(where: { ",.".contains($0) }), other.isSampleSize,
            other.statistic == .mean || other.statistic == .median
        {
            statistic = other.statistic
        }
        // `two-week maximum of resting HR: 59`
        if named.isEmpty, isCount, let last = mentions.metrics.within(gap).last, !figure.isInTable,
            figure.place.lowerBound - last.place.upperBound <= 2
        {
            named = last.metrics
            let measures = Set(figure.readings.map(\.measure))
            metrics = last.metrics.filter { metric in
                measures.contains(nil)
                    || WrittenUnit(toolUnit: metric.unit).map { measures.contains($0.measure) } ?? false
            }
        }
        if named.isEmpty, role == .end, other.role == .start { (named, metrics) = (other.named, other.metrics) }
        // `the mean goes from 7 h 18 to 6 h 35`
        if statistic == nil, role == .end, other.role == .start { statistic = other.statistic }
        // `16 runs with 698 minutes`
        if workouts.isEmpty, gap.count <= 24, !figure.isInTable, !mentions.hasMark(in: gap) {
            workouts = Set(mentions.workouts.beginning(in: before.place).map(\.kind))
        }
        if named.isEmpty, words.isEmpty, gap.count <= 3, !figure.isInTable { named = other.named }
        // `stress was never under 2 and never over 5`
        if named.isEmpty, gap.count <= 24, !figure.isInTable, !mentions.hasMark(in: gap),
            figure.readings.allSatisfy({ $0.measure == nil }), before.readings.allSatisfy({ $0.measure == nil }),
            words.allSatisfy({ mentions.language.joints.contains($0.text) || mentions.isLimiting($0.text) })
        {
            (named, metrics) = (other.named, other.metrics)
        }
        // `July ranged from 57 to 61`: both ends are of what is named before the first.
        if days.isEmpty, role == .end && other.role == .start || rangeEnd == .upper && other.rangeEnd == .lower,
            staysThere, other.namesDaysBefore
        {
            (days, namesDays, namesDaysBefore) = (other.days, true, true)
        }
        // `112 min on 26 September and 45.1 km`: the day behind the number before is its own.
        let isNext = words.last.map { mentions.language.joints.contains($0.text) } ?? false
        if isNext, !mentions.days.within(gap).isEmpty { return }
        // `then yoga for 26 min` may be of another day.
        // The day between the two is of both: `im Oktober (ab dem 22.) brachten 33,8 km`.
        let reach = mentions.days.within(gap).isEmpty ? 30 : 60
        // `0 (W42) → 26.6 → 13.3` has come to another week.
        let isNextOfPath = mentions.text.scalars[gap].contains("→") && !mentions.days.within(gap).isEmpty
        // `fell from 79.9 in August to 79.0` has come to another month.
        let isOtherEnd = role == .end && other.role == .start && !mentions.days.within(gap).isEmpty
        if days.isEmpty, staysThere, gap.count <= reach, !figure.isInTable, !mentions.isComparedNext(figure),
            !isNextOfPath, mentions.workouts.within(own).isEmpty, !mentions.tellsOfPresent(figure),
            !mentions.tellsOfEarlier(words),
            !mentions.tellsOfNext(words), !isOtherEnd, !mentions.tellsOfEarlier(behind: figure)
        {
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

    /// Whether one of two rows is of a kind of workout that is named, where one is named.
    func allowsKinds(_ one: FactSubject, _ two: FactSubject) -> Bool {
        let kinds = [one.workout, two.workout].compactMap(\.self)
        return workouts.isEmpty || kinds.isEmpty || kinds.contains(where: workouts.contains)
    }

    /// A streak is no gap, and a gap no streak.
    private func isOtherRun(_ place: Int, in facts: FactSheet) -> Bool {
        switch facts.facts[place].name {
        case "calendar_days", "recorded_days", "count":
            role == nil && facts.hasRuns && (namesRunOfDays || !ownWords.isDisjoint(with: Self.gaps))
        case "longest_gap_days": !ownWords.isDisjoint(with: Self.streaks)
        case "length", "from", "current":
            !ownWords.isDisjoint(with: Self.gaps) && facts.path(of: place).hasPrefix("longest")
        default: false
        }
    }

    /// `longest run`: a run alone is a workout.
    private static func nameRunOfDays(_ words: Set<String>) -> Bool {
        !words.isDisjoint(with: streaks) || words.contains("run") && !words.isDisjoint(with: ["longest", "current"])
    }
    private var namesRunOfDays: Bool { Self.nameRunOfDays(ownWords) }

    private static let streaks: Set<String> = [
        "streak", "row", "serie", "serien", "série", "racha", "reeks", "sequência", "consecutive", "hintereinander",
        "reeksen",
    ]
    private static let gaps: Set<String> = [
        "gap", "gaps", "break", "breaks", "pause", "pausen", "lücke", "pausa", "pauze", "hueco", "interruption",
        "interruzione",
    ]

    /// Whether a statistic is of all workouts where a kind is named that has a row of its own.
    private func isOfAllKinds(_ subject: FactSubject, in facts: FactSheet) -> Bool {
        subject.isOfWorkouts && subject.workout == nil && !isWhole && facts.kinds.count > 1
            && !workouts.isDisjoint(with: facts.kinds)
    }

    var namesWorkouts: Bool { !workouts.isEmpty }
    /// Whether the kind of workout that a row is of is named.
    func names(_ row: FactSubject) -> Bool { row.workout.map { workouts.contains($0) } ?? false }

    private static let ofNight: Set<String> = ["bed", "wake", "in_bed_min", "asleep_min"]

    /// `latest wake-up`, `am frühesten`: which of several times of day it is.
    private(set) var clockEnd: RangeEnd?

    private static func clockEnd(_ words: Set<String>) -> RangeEnd? {
        let (isFirst, isLast) = (!words.isDisjoint(with: earliest), !words.isDisjoint(with: latestTimes))
        return isFirst == isLast ? nil : isFirst ? .lower : .upper
    }

    private static let earliest: Set<String> = [
        "earliest", "früheste", "frühester", "frühestes", "frühesten", "vroegste",
    ]
    private static let latestTimes: Set<String> = [
        "latest", "späteste", "spätester", "spätestes", "spätesten", "laatste",
    ]

    /// The words that name parts of a reply for it, and the number that its row is called by.
    private var partNames: [String] = []
    private var rowNumber: Int?

    /// Whether a value is of a part of the reply that another name stands for.
    func isOfOtherPart(_ subject: FactSubject, in facts: FactSheet) -> Bool {
        if let number = subject.number, let rowNumber,
            facts.parts.excludes(number, in: subject.list, whereNamed: rowNumber)
        {
            return true
        }
        return !subject.part.isEmpty && facts.parts.excludes(subject.part, in: subject.list, where: partNames)
    }

    /// Days that the number before it was bound to: a value of a list of days is of them, too.
    private var daysOfRow: [DayMentions.Named] = []

    /// The answer calls nights by the day of waking.
    var namesNightsByWaking = false

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

    /// Whether the number of days or nights that it is of follows: `6 h 48 over six nights`.
    var isOverSample = false

    /// Its days are named before it.
    private var namesDaysBefore = false

    /// A day is named for it, or anywhere in its sentence.
    private(set) var namesDays = false

    /// The range of the words that follow directly: up to a mark that ends a phrase.
    /// - Parameter endsAtJoint: what follows an `and` belongs to the next number.
    private static func reach(
        _ behind: Range<Int>, _ mentions: AnswerMentions, endsAtJoint: Bool, isStart: Bool, isFollowed: Bool
    ) -> Range<Int> {
        let text = mentions.text
        var end = behind.lowerBound
        let last = min(behind.upperBound, text.scalars.count, behind.lowerBound + 40)
        // `78.5 and now 78.4`
        if isFollowed,
            let first = text.words.within(behind.lowerBound..<last, by: { $0.place }).first,
            first.place.lowerBound - behind.lowerBound <= 1, mentions.language.joints.contains(first.text)
        {
            return behind.lowerBound..<behind.lowerBound
        }
        var isOpen = false
        while end < last, !",;:|.!?\n·•→/—".unicodeScalars.contains(text.scalars[end]) || isDotOfDay(end, text) {
            if text.scalars[end].isDash, text.scalars[end] != "-", end > 0, text.scalars[end - 1].isBlank { break }
            if text.scalars[end] == "(" { isOpen = true }
            // What follows its parenthesis is of another number.
            if text.scalars[end] == ")", !isOpen { break }
            end += 1
        }
        // `from the first reading of 79.35 to today's 78.3`
        if isStart,
            let to = text.words.within(behind.lowerBound..<end, by: { $0.place }).first(where: {
                AnswerMentions.toWords.contains($0.text)
            })
        {
            return behind.lowerBound..<to.place.lowerBound
        }
        // `at 23:53 to bed and up at 6:57`: what follows an `and` after a metric is named belongs to the next number.
        let named =
            endsAtJoint ? behind.lowerBound : mentions.metrics.within(behind.lowerBound..<end).first?.place.upperBound
        guard let named else { return behind.lowerBound..<end }
        let joint = text.words.within(named..<end) { $0.place }.first { mentions.language.joints.contains($0.text) }
        return behind.lowerBound..<(joint?.place.lowerBound ?? end)
    }

    /// `am 29. November`
    private static func isDotOfDay(_ at: Int, _ text: TextTokens) -> Bool {
        at > 0 && at + 2 < text.scalars.count && text.scalars[at] == "." && text.scalars[at - 1].isDigit
            && text.scalars[at + 1].isBlank && text.scalars[at + 2].isLetter
    }

    func allows(_ place: Int, in facts: FactSheet) -> Bool {
        let (fact, subject) = (facts.facts[place], facts.subject(of: place))
        if let workout = subject.workout, !workouts.contains(workout),
            workouts.contains(where: { WorkoutLexicon.exclude($0, workout) })
        {
            return false
        }
        if subject.isPrompt, subject.metric == nil, !metrics.isEmpty, fact.name.hasSuffix("progress") { return false }
        // A part of a score is called so.
        if fact.measure == nil, let score = subject.score,
            !words.contains(where: { Self.scores[score]?.contains($0) == true })
        {
            return false
        }
        if subject.score != nil, let part = Self.parts[fact.name], !named.isEmpty, !named.contains(part) {
            return false
        }
        if subject.metric != .heartRateRecovery,
            fact.measure != nil || subject.metric != nil
                || !fact.name.contains("recovery") && !fact.name.contains("score"),
            let last = lastWord, Self.scores["recovery"]?.contains(last) == true
        {
            return false
        }
        if !allowsRank(place, in: facts) || isOtherRun(place, in: facts) { return false }
        if isOfOtherPart(subject, in: facts) { return false }
        if fact.name != "from", isOfAllKinds(subject, in: facts) { return false }
        // `5 walks` are not the number of kinds.
        if !workouts.isEmpty, fact.name.hasPrefix("groups") { return false }
        let weekdays = days.isEmpty ? daysOfRow : days
        if let weekday = subject.weekday, !weekdays.isEmpty, !weekdays.contains(where: { $0.mayBe(weekday: weekday) }) {
            return false
        }
        return allowsMetric(subject, fact.measure, fact.name) && allowsDays(subject, fact)
    }

    /// The largest is not the smallest nor an average, the last workout no earlier one, the bound of one zone not that of another.
    private func allowsRank(_ place: Int, in facts: FactSheet) -> Bool {
        let (fact, subject) = (facts.facts[place], facts.subject(of: place))
        if !allowsStatistic(place, in: facts) || !allowsRole(place, in: facts) { return false }
        if let rangeEnd, let end = RangeEnd(member: fact.name, index: Int(fact.index)), end != rangeEnd { return false }
        // `zone 2 (109–127)`
        if zone != nil, rangeEnd != nil, fact.measure == .perMinute, subject.zone == nil { return false }
        if let zone, let named = subject.zone {
            guard zone.zone == named else { return false }
            if let bound = zone.bound, fact.index != (bound == .lower ? 1 : 2) { return false }
        }
        if let zone, let spent = facts.zone(of: place), spent != zone.zone { return false }
        // The bound of a zone is no resting heart rate.
        if subject.zone != nil, zone == nil, !named.isEmpty, !named.contains(.heartRate) { return false }
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

    /// Whether the mean or the sum of a column could be meant, and which of the two.
    func allowsTotal(_ place: Int, in facts: FactSheet) -> (mean: Bool, sum: Bool) {
        let (fact, subject) = (facts.facts[place], facts.subject(of: place))
        guard allowsMetric(subject, fact.measure, fact.name), !isCountOfOthers(subject),
            !days.contains(where: \.isOneDay)
        else {
            return (false, false)
        }
        switch statistic {
        case nil, .single?, .count?, .change?:
            let isSum =
                figure?.sums == true
                || figure?.isRate == false && subject.isRow && (fact.measure != .count || fact.value >= 1000)
                // `you ran 606 km`, of all quarters
                || figure?.isRate == false && subject.isGroup && !hasDaysOfRow && fact.name == "sum"
                    && figure?.readings.contains(where: \.isExact) == true
            // `deep sleep averaged 75 min, REM 98 min`
            return (
                figure?.isRate == true || isOverSample || statistic == nil && sentenceStatistics.contains(.mean), isSum
            )
        case .mean?: return (true, false)
        case .total?: return (false, true)
        default: return (false, false)
        }
    }

    /// Whether a value is of a metric that is named for the number, or none is.
    func allowsMetric(_ place: Int, in facts: FactSheet) -> Bool {
        let subject = facts.subject(of: place)
        return !isCountOfOthers(subject) && allowsMetric(subject, facts.facts[place].measure, facts.facts[place].name)
    }

    /// Days that were selected by one metric are no count of another.
    private func isCountOfOthers(_ subject: FactSubject) -> Bool {
        !subject.conditions.isEmpty && !named.isEmpty && subject.metric == nil
            && subject.conditions.isDisjoint(with: named)
    }

    var namesMetrics: Bool { !named.isEmpty }
    var hasDays: Bool { !days.isEmpty }
    /// It is told as a mean, or in a sentence that tells of one.
    var tellsOfMean: Bool { statistic == .mean || statistic == nil && sentenceStatistics.contains(.mean) }
    /// How many months, quarters or days are named for it.
    var periodCount: Int { days.count }
    /// A time of day is named for it.
    var namesClock: Bool { named.contains { $0.kind == .clock } }
    /// One day is named for it and nothing else.
    var namesOneDay: Bool { days.count == 1 && days[0].isOneDay }

    /// One weekday is named for it and nothing else.
    var namesWeekday: Bool {
        guard days.count == 1, case .weekday = days[0] else { return false }
        return true
    }

    /// Whether a metric named for it is itself told in percent.
    var namesShare: Bool {
        named.contains { WrittenUnit(toolUnit: $0.unit)?.measure == .percent && !$0.isShareOfSleep }
    }

    /// Whether what is named for it is measured and never planned.
    var isOfData: Bool { !named.isDisjoint(with: Self.measured) || statistic != nil && statistic != .total }

    private static let measured: Set<DayField> = [
        .restingHeartRate, .walkingHeartRate, .heartRateVariability, .bloodOxygen, .respiratoryRate, .vo2Max, .weight,
        .bodyFat,
    ]

    /// Whether any of the days is named for it or for the number before it.
    func namesRow(_ range: ClosedRange<CivilDay>) -> Bool {
        (days.isEmpty ? daysOfRow : days).contains { $0.meets(range) }
    }
    var hasDaysOfRow: Bool { !days.isEmpty || !daysOfRow.isEmpty }

    /// Whether the period or the weekday that a part of a reply is of is named for it.
    func namesPart(_ subject: FactSubject) -> Bool {
        guard let weekday = subject.weekday else { return subject.range.map(names) ?? false }
        return days.contains { $0 == .weekday(weekday) }
    }

    /// Whether any of the days is named for it.
    func names(_ range: ClosedRange<CivilDay>) -> Bool { days.contains { $0.meets(range) } }

    private func allowsMetric(_ subject: FactSubject, _ measure: Measure?, _ name: String) -> Bool {
        // A label that is no metric of days names another one: `heart_rate_bpm`.
        if subject.metric == nil, !subject.label.isEmpty, !metrics.isEmpty { return false }
        guard let metric = subject.metric, !mayBe(metric) else { return true }
        // How many days have a value is no value of the metric.
        return (measure == .count || named.contains(metric)) && WrittenUnit(toolUnit: metric.unit)?.measure != measure
            && FactSheet.field(name) != metric
    }

    /// Every reading is in minutes, as the spread of a time of day is.
    private var isOfMinutes = false

    /// Whether a number may be of a metric, by those that are named for it or that the text had come to.
    func mayBe(_ metric: DayField) -> Bool {
        // `bedtime varies by 38 min` is not how the time of waking varies.
        if isOfMinutes, metric.kind == .clock {
            let clocks = named.filter { $0.kind == .clock }
            if !clocks.isEmpty { return clocks.contains(metric) }
        }
        if !metrics.isEmpty { return metrics.contains(metric) }
        // A share of one thing is none of another.
        if !named.isEmpty, metric.isShareOfSleep || metric == .core,
            figure?.readings.allSatisfy({ $0.measure == .percent }) == true
        {
            return named.contains(metric)
        }
        guard named.isEmpty, let measure = WrittenUnit(toolUnit: metric.unit)?.measure, measure != .count else {
            return true
        }
        let alike = topic.filter { WrittenUnit(toolUnit: $0.unit)?.measure == measure }
        // Without a unit it may be any of those that were named.
        if let figure, figure.readings.allSatisfy({ $0.measure == nil }) {
            if topic.contains(metric) || topic.isEmpty { return true }
            return alike.isEmpty && (spoken.contains(metric) || nearMeasures.contains(measure))
        }
        return alike.isEmpty || alike.contains(metric)
    }

    /// Whether the numbers before it are measured as a metric is.
    func continues(_ metric: DayField) -> Bool {
        WrittenUnit(toolUnit: metric.unit).map { nearMeasures.contains($0.measure) } ?? false
    }

    /// Whether a metric is named for it, or was named last.
    func speaksOf(_ metric: DayField) -> Bool {
        metrics.isEmpty && named.isEmpty
            ? topic.contains(metric) || spoken.contains(metric) : metrics.contains(metric) || named.contains(metric)
    }

    /// Whether sleep in general was spoken of, and the metric is a part of it that nothing names.
    func isPartOfNight(_ metric: DayField) -> Bool {
        let told = named.isEmpty ? topic : named
        return MetricPhrases.isPartOfNight(metric) && MetricPhrases.night.isSubset(of: told)
    }

    private static func isOfRange(_ name: String) -> Bool {
        ["usual", "normal", "day_low", "day_high"].contains { name.hasPrefix($0) }
    }

    private func allowsDays(_ subject: FactSubject, _ fact: Fact) -> Bool {
        // What is usual is not what a day had.
        if !days.isEmpty, subject.isPrompt, Self.isOfRange(fact.name) { return false }
        let isRow = subject.isRow || subject.isPart
        let isOwnRow = isRow && subject.day != nil || subject.isGroup
        // The smallest is of another day than the largest.
        let isExtreme = fact.name == "min" || fact.name == "max"
        let named = days.isEmpty && isOwnRow ? daysOfRow.filter { !isExtreme || !$0.isOneDay } : days
        guard !named.isEmpty, let about = subject.bindingDays(of: fact.name) else { return true }
        // A night is called by the day it began on, too.
        let isNight = MetricMentions.isOfNight(subject.metric) || Self.ofNight.contains(fact.name)
        let slack = isNight && !namesNightsByWaking && about.lowerBound == about.upperBound ? 1 : 0
        let reach = about.lowerBound.advanced(by: -slack)...about.upperBound
        return named.contains { $0.meets(reach) }
    }
}
