import HealthModel
import HealthQuery

/// The metrics and days that the words around a number bind it to: those named between the number before and the number
/// after it. A fact of another metric or of other days is not where it comes from.
struct FigureBinding {
    var metrics: Set<DayField> = []
    var days: [DayMentions.Named] = []
    var workouts: Set<String> = []
    /// All metrics that are named, whatever the number is measured in.
    var named: Set<DayField> = []
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
    /// Two for the second largest; `nil` for what is ranked by nothing.
    private(set) var rank: Int?
    /// What it is ranked by, where the word says so.
    private(set) var rankMeasures: Set<Measure>?
    /// `highest session average`: the end of the means that is meant.
    private(set) var extremeOfMeans: SeriesStatistic?
    /// Its role within its sentence.
    var role: SentenceRole?
    /// Which end of a range it is, of one that is written as two numbers.
    var rangeEnd: RangeEnd?
    var latest: LatestMentions.Mention?
    var zone: (zone: Int, bound: ZoneMentions.Bound?)?
    /// The words around it say that it is a difference or what is left of a whole.
    var isDifference = false
    /// It goes on with a list of changes.
    var isOfListedChanges = false
    /// Where the words end that belong to it alone.
    private(set) var end = 0

    /// The words of its sentence and of the question.
    private(set) var words: Set<String> = []
    /// The word before it.
    var lastWord: String? { figure?.lead }

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
    /// Its sentence says that something was not: `nine nights in these months weren't recorded`.
    private(set) var sentenceTellsOfGaps = false
    /// `latest wake-up`, `am frühesten`: which of several times of day it is.
    private(set) var clockEnd: RangeEnd?
    /// The words that name parts of a reply for it, and the number that its row is called by.
    var partNames: [String] = []
    var rowNumber: Int?
    /// Days that the number before it was bound to: a value of a list of days is of them, too.
    var daysOfRow: [DayMentions.Named] = []
    /// The answer calls nights by the day of waking.
    var namesNightsByWaking = false
    /// The days of the period that it is told of, where a length is named: `over 90 days`.
    var period: Int?
    /// Whether it is told as a rise or as a fall; `nil` where that is not said.
    private(set) var direction: ChangeDirection?
    /// The same by verbs and nouns alone: `fell`, and not `lower`.
    private(set) var changeVerb: ChangeDirection?
    /// Whether the number of days or nights that it is of follows: `6 h 48 over six nights`.
    var isOverSample = false
    /// Its days are named before it.
    var namesDaysBefore = false
    /// A day is named for it, or anywhere in its sentence.
    var namesDays = false
    /// The one of going to bed and getting up that is named last in its clause.
    private(set) var endOfNight: DayField?
    /// It is told for one night, one day or one workout of several.
    private(set) var isPerOccasion = false
    /// Every reading is in minutes, as the spread of a time of day is.
    var isOfMinutes = false

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
        // `better than the mean, because a day with 340 kcal drags it down`
        if let told = toldBefore, told.kind == .mean || told.kind == .median,
            mentions.comesToOneDay(within: told.place.upperBound..<before.upperBound)
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
        extremeOfMeans = toldBefore.flatMap { mentions.extreme(rightBefore: $0, within: before) }
        rank = (toldBefore ?? ownedStatistic)?.rank
        rankMeasures = (toldBefore ?? ownedStatistic)?.measures
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
                // `you woke up with 48.5`
                let told = figure.isNoTime ? mention.metrics.filter { $0.kind != .clock } : mention.metrics
                named.formUnion(told)
                metrics.formUnion(told.filter(isLike))
            }
            workouts.formUnion(mentions.workouts.within(range).map(\.kind))
            let closed =
                range == before
                ? max(
                    mentions.endOfParenthesis(within: before, of: figure),
                    mentions.endOfEnclosedDay(within: before, of: figure)) : 0
            days += mentions.days.within(range).filter { $0.place.lowerBound >= max(compared, closed) }.prefix(8)
                .map(\.named)
        }
        let earlier = figure.context.lowerBound..<max(figure.context.lowerBound, figure.place.lowerBound)
        isAfterUsual =
            mentions.statistics.within(earlier).contains { $0.kind == .usual || $0.kind == .median }
        if mentions.isComparedWith(figure.lead) || mentions.isInstead(within: before) { isAfterUsual = true }
        isAtLimit = mentions.tellsOfRange(within: before.lowerBound..<reach.upperBound)
        words = Set(mentions.text.words.within(figure.context) { $0.place }.map(\.text)).union(mentions.askedWords)
        wordsBefore = Set(mentions.text.words.within(before) { $0.place }.map(\.text))
        // `latest at 1:44, up at 6:48`: what stands before a comma is of the number before.
        let clause = mentions.text.scalars[before].lastIndex(of: ",").map { $0..<before.upperBound } ?? before
        clockEnd = Self.clockEnd(Set(mentions.text.words.within(clause) { $0.place }.map(\.text)))
        endOfNight = Self.endOfNight(mentions.metrics.within(clause).last?.metrics ?? [])
        isPerOccasion = mentions.isPerOccasion(figure, before: before)
        tellsOfDebt = Self.tellsOfDebt(mentions.text.words.within(earlier) { $0.place }.map(\.text))
        let namesRun = Self.nameRunOfDays(wordsBefore) || !wordsBefore.isDisjoint(with: Self.gaps)
        ownWords = namesRun ? wordsBefore : Set(mentions.text.words.within(reach) { $0.place }.map(\.text))
        isNegated = mentions.isNegated(within: before.lowerBound..<reach.upperBound)
        sentenceTellsOfGaps = mentions.isNegated(within: figure.context) || mentions.tellsOfGaps(within: figure.context)
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
        // `8 h 20 min of sleep`
        if counted.isEmpty, let own = mentions.metric(directlyBehind: figure, within: reach) {
            (named, metrics) = (own, own.filter(isLike))
        }
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
        changeVerb = mentions.change(within: before.lowerBound..<reach.upperBound)
    }

    /// Whether it is told as one statistic of many values, and not as how far two of them are apart.
    func isValue(_ figure: Figure) -> Bool {
        guard let statistic, [.mean, .median, .least, .greatest, .usual].contains(statistic), !isDifference, role == nil
        else { return false }
        return !figure.isMultiple && !figure.isRate
            && figure.readings.allSatisfy { $0.measure != .percent && $0.measure != .points }
    }
}
