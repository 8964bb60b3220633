import HealthModel
import HealthQuery

/// Whether a fact that is as large as a number could be meant at all: what a reply holds beside its values, and what the
/// prompt holds that nothing speaks of.
extension FigureCheck {
    /// A number of the prompt without a unit is a score, an index or a share: no quantity with a unit comes from it.
    static func isScoreForQuantity(_ fact: Fact, _ figure: Figure) -> Bool {
        fact.measure == nil && !fact.name.isEmpty
            && figure.readings.allSatisfy { reading in
                reading.measure.map { ![.count, .percent, .points, .fitness, .pace].contains($0) } ?? false
            }
    }

    /// How many days or nights something in the prompt rests on is no count of another thing: `six workouts`.
    func isDaysForOthers(_ fact: Fact, _ figure: Figure) -> Bool {
        guard fact.measure == .count, Self.countsOfDays.contains(where: fact.name.hasSuffix) else { return false }
        let words = mentions.text.words.within(figure.place) { $0.place }.map(\.text)
        guard let unit = words.last, WrittenUnit(word: unit)?.measure == .count else { return false }
        return !AnswerMentions.days.contains(unit) && !Self.times.contains(unit)
    }

    private static let countsOfDays = ["days", "nights"]
    private static let times: Set<String> = [
        "day", "night", "tag", "nacht", "jour", "nuit", "día", "noche", "giorno", "notte", "dia", "noite", "dag",
        "values", "readings", "samples", "value", "times", "mal", "fois", "veces", "volte", "vezes", "keer",
    ]

    /// Whether a fact is incidental to the reply: how often a value occurs twice, how far values spread. A number
    /// without a unit that happens to be as large is not that.
    /// - Parameter isOfWeeks: the values that the reply counts may be weeks.
    func isIncidental(_ name: String, of figure: Figure, isOfWeeks: Bool = false) -> Bool {
        // One nap is no part of seven nights.
        if figure.isPartOfWhole, ["naps", "phone_only_nights", "duplicate_samples"].contains(name) { return true }
        // Seven values are no seven weeks.
        if !isOfWeeks, ["n", "missing", "nonzero", "calendar_days", "recorded_days", "days"].contains(name),
            mentions.text.words.within(figure.place, by: { $0.place }).contains(where: { word in
                Self.lengths.values.contains { $0.contains(word.text) }
            })
        {
            return true
        }
        if let units = Self.lengths[name] {
            return !mentions.text.words.within(figure.place, by: { $0.place }).contains { units.contains($0.text) }
        }
        if name == "from" {
            let isShare = figure.place.lowerBound > 0 && mentions.text.scalars[figure.place.lowerBound - 1] == "/"
            return figure.statistic != nil
                || !(Self.beforeLengths.contains(figure.lead) || figure.aside == .period || isShare)
        }
        if name.hasSuffix("ties") { return !figure.readings.contains { $0.measure == .count } }
        guard ["sd", "iqr"].contains(name) || name.hasSuffix("_sd_min") else { return false }
        if mentions.tellsOfSpread(within: figure.context) { return false }
        // `The spread has halved. In October it was 3.2.`
        if mentions.statistics.within(figure.context).isEmpty, mentions.metrics.within(figure.context).isEmpty,
            let before = mentions.sentence(before: figure, among: figures), mentions.tellsOfSpread(within: before)
        {
            return false
        }
        return !(figure.isInTable && mentions.tellsOfSpread(within: figure.heading))
    }

    static let lengths: [String: Set<String>] = [
        "weeks": ["weeks", "wochen", "semaines", "semanas", "settimane", "weken"],
        "months": ["months", "monate", "monaten", "mois", "meses", "mesi", "maanden"],
    ]

    /// Before how many days something was told of.
    private static let beforeLengths: Set<String> = AnswerLanguage.allCases.reduce(
        into: [
            "over", "for", "the", "these", "those", "than", "über", "an", "den", "der", "während", "durant", "durante",
            "pendant", "les", "los", "las", "gli", "le", "os", "as", "de", "afgelopen", "gedurende", "laatste", "all",
            "alle", "toute", "tutti", "todos", "from", "your", "our", "the", "to", "out", "at", "on",
        ]
    ) { $0.formUnion($1.partOf.union($1.cues.periods)) }

    /// The prompt holds a thousand numbers: a value of one of its long lists, and a number without a unit, count only where
    /// the text speaks of what they are.
    func isNamed(
        _ place: Int, _ facts: FactSheet, _ figure: Figure, _ nearby: NearWords.Around, _ binding: FigureBinding
    ) -> Bool {
        let subject = facts.subject(of: place)
        let hasUnit = figure.readings.contains { $0.measure != nil && $0.measure != .count }
        let isShared = figure.readings.allSatisfy { $0.measure == .minutes || $0.measure == .percent }
        if hasUnit, !subject.isRow, !isShared || subject.metric == nil { return true }
        if let metric = subject.metric, hasUnit, !subject.isRow, binding.speaksOf(metric) || nearby.speakOf(metric) > 0
        {
            return true
        }
        if let metric = subject.metric, nearby.name(metric) { return true }
        if let metric = subject.metric, !binding.mayBe(metric) { return false }
        if subject.metric == nil, !subject.label.isEmpty,
            nearby.hold(subject.label) || NearWords.Around(words: askedWords).hold(subject.label)
        {
            return true
        }
        // `342 kcal of 540`
        if let metric = subject.metric, binding.isWhole, !subject.isRow, binding.continues(metric) { return true }
        if !subject.isRow, facts.facts[place].name.hasSuffix("_score"),
            NearWords.Around(words: askedWords).hold(facts.facts[place].name)
        {
            return true
        }
        // Large values of what was asked for are no chance, nor are those of the one metric that was asked for.
        if let metric = subject.metric, askedMetrics.contains(metric),
            askedMetrics.count == 1 || facts.facts[place].value >= 1000
        {
            return true
        }
        // What is called `usual_median` speaks of no metric.
        if let metric = subject.metric, facts.facts[place].name != "usual",
            FactSheet.field(facts.facts[place].name) == nil
        {
            return binding.speaksOf(metric) && !subject.isRow
        }
        return !subject.isRow && nearby.hold(facts.facts[place].name)
    }

    /// The ends of a range are no values: what is said of them is that they are usual.
    static func isOfUsual(_ name: String) -> Bool {
        name.hasSuffix("usual_range") || name.hasPrefix("normal_") || name.hasPrefix("day_low")
            || name.hasPrefix("day_high")
    }

    func isRange(_ facts: FactSheet, _ place: Int) -> Bool { facts.facts[place].name.hasSuffix("range") }
}
