import HealthModel
import HealthQuery

/// The names in an answer beside its numbers.
struct AnswerMentions: Sendable {
    let text: TextTokens
    let metrics: MetricMentions
    let days: DayMentions
    let workouts: WorkoutLexicon
    let statistics: StatisticMentions
    let latest: LatestMentions
    let zones: ZoneMentions
    let language: AnswerLanguage
    /// The kind of workout that the question is about; an answer need not name it again.
    let askedWorkout: String?

    /// Words that name parts of a reply.
    let parts: [PartMention]

    struct PartMention: Sendable {
        var place: Range<Int>
        var word: String
    }

    /// The metrics that the question is about.
    let askedMetrics: Set<DayField>
    let askedWords: Set<String>
    /// Where the answer first names a metric that the question does not.
    private let endOfTopic: Int

    init(
        in answer: String, figures: [Figure], today: CivilDay?, lastDay: CivilDay?, askedWorkout: String?,
        askedMetrics: Set<DayField>, askedWords: Set<String>, partNames: Set<String> = []
    ) {
        (self.askedWorkout, self.askedMetrics, self.askedWords) = (askedWorkout, askedMetrics, askedWords)
        language = AnswerLanguage(of: answer.unicodeScalars)
        text = TextTokens(answer)
        metrics = MetricMentions(in: text, language: language)
        endOfTopic = metrics.mentions.first { !askedMetrics.isSuperset(of: $0.metrics) }?.place.upperBound ?? .max
        workouts = WorkoutLexicon(in: text)
        parts =
            partNames.isEmpty
            ? []
            : text.words.compactMap { word in
                let name = PartNames.word(word.text)
                return partNames.contains(name) ? PartMention(place: word.place, word: name) : nil
            }
        // `the 14th` is a day, `zone 4` is none.
        let (words, told) = (text, StatisticMentions(in: text))
        statistics = told
        let dates = figures.filter { figure in
            (figure.namesDay || Self.isNumberOfDay(figure, in: words)) && !Self.isRank(figure.place, in: words, told)
        }.map(\.place)
        days = DayMentions(
            in: text, dates: dates, today: today, lastDay: lastDay, language: language)
        latest = LatestMentions(in: text)
        zones = ZoneMentions(in: text, figures: figures)
    }

    /// The bindings of numbers by the words between them and their neighbours.
    func bindings(of figures: [Figure]) -> [FigureBinding] {
        let isBetween = figures.map { figure in
            ![.date, .label, .period].contains(figure.aside) && !days.weeks.contains { $0.place == figure.place }
        }
        var bindings = Array(repeating: FigureBinding(), count: figures.count)
        var (previous, last): (Int, Int?) = (0, nil)
        for (index, figure) in figures.enumerated() where isBetween[index] {
            // In a row of a table the first cell says what all of them are of.
            let isFirst = figure.isInTable || previous <= figure.sentence.lowerBound
            let start = isFirst ? figure.sentence.lowerBound : previous
            var next = index + 1
            while next < figures.count, !isBetween[next], next - index < 8 { next += 1 }
            let end = next < figures.count ? figures[next].place.lowerBound : figure.sentence.upperBound
            let ends =
                min(start, figure.place.lowerBound)..<max(min(end, figure.sentence.upperBound), figure.place.upperBound)
            bindings[index] = FigureBinding(figure, between: ends, self)
            bindings[index].topic = topic(of: figure)
            bindings[index].topicStatistics = topicStatistics(of: figure)
            bindings[index].isWhole = isWhole(figure)
            bindings[index].nearMeasures = figures[max(0, index - 8)..<index].reduce(into: []) { measures, other in
                guard figure.place.lowerBound - other.place.upperBound < 160 else { return }
                measures.formUnion(other.readings.compactMap(\.measure))
            }
            if let unit = unitAhead(of: figure) { bindings[index].nearMeasures.insert(unit) }
            for mention in metrics.within(figure.context) { bindings[index].spoken.formUnion(mention.metrics) }
            bindings[index].period = period(of: figure, at: index, among: figures)
            bindings[index].zone = zones.zone(of: figure, among: figures, text)
            bindings[index].role = role(of: figure, at: index, among: figures)
            bindings[index].rangeEnd = rangeEnd(of: figure, at: index, among: figures)
            if let last, bindings[last].isDifference {
                let isListed = isNextOfList(figure, bindings[index], figures[last], bindings[last])
                bindings[index].isOfListedChanges = isListed
                if isListed || isSaidAgain(figures[last], figure) { bindings[index].isDifference = true }
            }
            bindings[index].isOverSample = isOverSample(figure, at: index, among: figures)
            bindings[index].inherited = last.flatMap { inherited(from: figures[$0], by: figure) }
            if let last, figures[last].sentence == figure.sentence {
                bindings[index].carry(from: bindings[last], of: figures[last], to: figure, self)
            } else if let last, index == last + 1,
                isNextClause(figures[last].place.upperBound..<figure.place.lowerBound)
            {
                bindings[index].carryDay(from: bindings[last])
            }
            if let last, bindings[index].isDifference, isSaidAgain(figures[last], figure) {
                bindings[last].isDifference = true
            }
            (previous, last) = (bindings[index].end, index)
        }
        return bindings
    }

    /// `September took off 0.9 kg, October 0.5`: the same of the next period.
    private func isNextOfList(
        _ figure: Figure, _ binding: FigureBinding, _ before: Figure, _ other: FigureBinding
    ) -> Bool {
        let gap = before.place.upperBound..<max(before.place.upperBound, figure.place.lowerBound)
        guard other.changeVerb != nil || other.isOfListedChanges || other.wordsBefore.contains("off"),
            before.sentence == figure.sentence, gap.count <= 24, !figure.isInTable, text.scalars[gap].contains(","),
            binding.days.count == 1, other.days.count == 1, binding.days != other.days, !binding.namesOneDay,
            text.words.within(gap, by: { $0.place }).count <= 2
        else { return false }
        let (own, first) = (figure.readings.first?.measure, before.readings.first?.measure)
        return own == nil || own == first
    }

    /// `8 h 20 min of sleep`: the metric that a number with a unit is said to be of.
    func metric(directlyBehind figure: Figure, within range: Range<Int>) -> Set<DayField>? {
        guard !figure.isInTable, figure.readings.allSatisfy({ $0.measure != nil && $0.measure != .clock }),
            let own = metrics.within(range).first, own.place.lowerBound - figure.place.upperBound <= 6
        else { return nil }
        let between = text.words.within(figure.place.upperBound..<own.place.lowerBound) { $0.place }
        guard between.count == 1, Self.ofs.contains(between[between.startIndex].text) else { return nil }
        return own.metrics == MetricPhrases.night ? MetricPhrases.asleep : own.metrics
    }

    private static let ofs: Set<String> = ["of", "de", "di", "d", "van", "do", "da"]

    /// `In kilometres: 21.8`: the measure that its sentence says its numbers are told in.
    private func unitAhead(of figure: Figure) -> Measure? {
        let before = text.words.within(figure.sentence.lowerBound..<figure.place.lowerBound) { $0.place }
        return zip(before, before.dropFirst()).lazy.compactMap { lead, unit in
            Self.unitLeads.contains(lead.text) && unit.text.count > 3 ? WrittenUnit(word: unit.text)?.measure : nil
        }.first
    }

    private static let unitLeads: Set<String> = ["in", "en", "em"]

    /// Whether how many days or nights a number is of follows directly.
    private func isOverSample(_ figure: Figure, at index: Int, among figures: [Figure]) -> Bool {
        guard index + 1 < figures.count, figures[index + 1].sentence == figure.sentence,
            figures[index + 1].place.lowerBound - figure.place.upperBound <= 16,
            Self.oversampling.contains(figures[index + 1].lead)
        else { return false }
        return text.words.within(figures[index + 1].place) { $0.place }.contains { Self.days.contains($0.text) }
    }

    private static let oversampling: Set<String> = ["over", "from", "across", "aus", "über", "sur", "su", "uit", "en"]

    /// The first cell of the row of a table that a number stands in.
    func firstCell(of figure: Figure) -> Range<Int>? {
        var start = figure.sentence.lowerBound
        while start < figure.place.lowerBound, text.scalars[start] == "|" || text.scalars[start].isBlank { start += 1 }
        guard let end = text.scalars[start..<figure.place.lowerBound].firstIndex(of: "|") else { return nil }
        return start..<end
    }

    /// The whole number that stands alone in a part of the text.
    func number(alone range: Range<Int>) -> Int? {
        let words = text.words.within(range) { $0.place }
        return words.count == 1 ? words.first?.number : nil
    }

    /// Whether words say that something is not counted in.
    func leavesOut(within range: Range<Int>) -> Bool {
        text.words.within(range) { $0.place }.contains { Self.leavingOut.contains($0.text) }
    }

    private static let leavingOut: Set<String> = [
        "without", "excluding", "except", "ohne", "sans", "sin", "senza", "sem", "zonder",
    ]

    func isWhole(_ figure: Figure) -> Bool {
        let words = text.words.within(max(0, figure.place.lowerBound - 16)..<figure.place.lowerBound) { $0.place }
        // `of the total 19,531`
        let isTotal = words.last.map { statistics.within($0.place).first?.kind == .total } ?? false
        return words.suffix(isTotal ? 3 : 2).contains { language.wholes.contains($0.text) }
    }

    /// The metrics of the question, as long as the answer has named no other.
    private func topic(of figure: Figure) -> Set<DayField> {
        // `72 min of 413`: the whole is another metric.
        if isWhole(figure) { return [] }
        let isClock = figure.readings.contains { $0.measure == .clock }
        return isClock || figure.place.lowerBound >= endOfTopic ? [] : askedMetrics
    }

    /// The length that is named last before a number in its sentence, in days.
    private func period(of figure: Figure, at index: Int, among figures: [Figure]) -> Int? {
        for other in figures[max(0, index - 6)..<index].reversed() where other.sentence == figure.sentence {
            guard let value = other.readings.first(where: { $0.measure == .count })?.value else { continue }
            // `… over 31 days, September to 18,502` has come to another month.
            let gap = other.place.upperBound..<max(other.place.upperBound, figure.place.lowerBound)
            guard days.within(gap).isEmpty, days.others.within(gap, by: { $0.place }).isEmpty else { return nil }
            let words = text.words.within(other.place) { $0.place }.map(\.text)
            if words.contains(where: Self.days.contains) { return Int(value) }
            if words.contains(where: Self.weeks.contains) { return 7 * Int(value) }
        }
        return nil
    }

    /// `56–58`, `between 56 and 58`, `56 bis 58`: which of the two a number is.
    private func rangeEnd(of figure: Figure, at index: Int, among figures: [Figure]) -> RangeEnd? {
        func joins(_ one: Figure, _ two: Figure) -> Bool {
            let gap = one.place.upperBound..<max(one.place.upperBound, two.place.lowerBound)
            guard gap.count <= 6, one.sentence == two.sentence, one.aside == two.aside, !two.isMultiple else {
                return false
            }
            let words = text.words.within(gap) { $0.place }.map(\.text)
            // `: −3.6 kg` is a sign, and in the next cell of a table, too.
            if words.isEmpty {
                return text.scalars[gap].contains(where: \.isDash)
                    && !text.scalars[gap].contains { ",:(|".unicodeScalars.contains($0) }
            }
            guard words.count == 1, !text.scalars[gap].contains(",") else { return false }
            let isTime = one.readings.contains { $0.measure == .clock }
            return Self.until.contains(words[0])
                && (!Self.starts.contains(one.lead) || Self.ranging.contains(words[0]) && !isTime)
                || Self.ranges.contains(one.lead) && Self.joints.contains(words[0])
        }
        if index + 1 < figures.count, joins(figure, figures[index + 1]) { return .lower }
        if index > 0, joins(figures[index - 1], figure) { return .upper }
        return nil
    }

    private static let until: Set<String> = ["to", "bis", "à", "a", "até", "hasta", "tot"]
    /// They join the ends of a range, whatever stands before it: `von 25 bis 68`.
    private static let ranging: Set<String> = ["bis", "tot", "até", "hasta"]
    private static let starts: Set<String> = ["from", "von", "de", "da", "van"]
    private static let joints: Set<String> = ["and", "und", "et", "y", "e", "en"]

    static let days: Set<String> = [
        "day", "days", "nights", "tage", "tagen", "nächte", "nächten", "jours", "nuits", "días", "noches", "giorni",
        "notti", "dias", "noites", "dagen", "nachten",
    ]
    private static let weeks: Set<String> = [
        "weeks", "wochen", "semaines", "semanas", "settimane", "weken",
    ]

    /// Whether nothing but a semicolon divides two clauses, and no other day or workout is named.
    private func isNextClause(_ gap: Range<Int>) -> Bool {
        guard gap.count <= 30, text.scalars[gap].contains(";"), !text.scalars[gap].contains(where: \.isLineEnd) else {
            return false
        }
        // `; 45: 20.2 km` goes on counting.
        guard !text.words.within(gap, by: { $0.place }).isEmpty else { return false }
        // `on Monday 4 h 41; the other five nights …`
        return workouts.within(gap).isEmpty && days.others.within(gap, by: { $0.place }).isEmpty
            && !text.words.within(gap) { $0.place }.contains { FigureCheck.others.contains($0.text) }
    }

    /// Whether the words tell of a rise or a fall; a superlative tells of neither.
    func direction(within range: Range<Int>) -> ChangeDirection? {
        let words = text.words.within(range) { $0.place }.filter { word in
            !statistics.within(range).contains { $0.place.overlaps(word.place) }
        }
        return ChangeDirection(of: words.map(\.text))
    }

    /// Whether verbs tell of a rise or a fall: `fell`, and not `lower`.
    func change(within range: Range<Int>) -> ChangeDirection? {
        let words = text.words.within(range) { $0.place }.map(\.text)
        // `with up to 67 bpm`
        let told = words.indices.filter { words[$0] != "up" || $0 + 1 == words.count || words[$0 + 1] != "to" }
        return ChangeDirection(ofVerbs: told.map { words[$0] })
    }

    /// `between 0.8 and 1.3 is fine`, `under 60 is better`: a range that is judged, and nobody's own value.
    func isReference(_ figure: Figure, among figures: [Figure]) -> Bool {
        let range = figures.filter { other in
            other.sentence == figure.sentence && abs(other.place.lowerBound - figure.place.lowerBound) < 24
        }
        guard let first = range.first, let last = range.last, range.count <= 2,
            LimitSide(of: [first.lead]) != nil || Self.ranges.contains(first.lead)
        else { return false }
        let behind = last.place.upperBound..<max(last.place.upperBound, figure.sentence.upperBound)
        return text.words.within(behind) { $0.place }.prefix(2).contains { Self.judging.contains($0.text) }
    }

    private static let ranges: Set<String> = [
        "between", "zwischen", "entre", "tra", "fra", "tussen",
    ]
    private static let judging: Set<String> = [
        "is", "are", "counts", "ist", "sind", "gilt", "gelten", "est", "sont", "es", "son", "è", "sono", "é", "são",
        "zijn",
    ]

    /// Whether a sentence speaks to the person.
    func addressesPerson(in sentence: Range<Int>) -> Bool {
        text.words.within(sentence) { $0.place }.contains { Self.persons.contains($0.text) }
    }

    private static let persons: Set<String> = [
        "you", "your", "yours", "du", "dein", "deine", "deinen", "deiner", "dir", "tu", "ton", "ta", "tes", "vous",
        "votre", "vos", "tus", "te", "su", "usted", "tuo", "tua", "tuoi", "tue", "hai", "ti", "teu", "teus", "seu",
        "sua", "você", "je", "jij", "jouw", "uw",
    ]

    /// `57 in Q1 and 58 now`
    func tellsOfPresent(_ figure: Figure) -> Bool {
        text.words.within(figure.place.upperBound..<figure.place.upperBound + 12) { $0.place }.first.map {
            DayNames.of(language).isPresent($0.text)
        } ?? false
    }

    /// `last week 4,751, before that 3,596`
    func tellsOfEarlier(_ words: some Sequence<TextTokens.Word>) -> Bool {
        words.contains { Self.preceding.contains($0.text) }
    }

    /// `7.6 the day before`
    func tellsOfEarlier(behind figure: Figure) -> Bool {
        tellsOfEarlier(
            text.words.within(figure.place.upperBound..<figure.place.upperBound + 24) { $0.place }.prefix(4))
    }

    private static let preceding: Set<String> = [
        "before", "previous", "veille", "avant", "vortag", "víspera", "vigilia", "véspera", "davor", "zuvor",
        "vorherige",
        "vorher", "précédente", "précédent", "anterior",
        "precedente", "vorige", "daarvoor",
    ]

    /// The workout that a number is told of as the last one, where nothing between names another.
    func latest(for figure: Figure, own words: Range<Int>) -> LatestMentions.Mention? {
        guard let mention = latest.last(in: figure.context) else { return nil }
        let gap = mention.place.upperBound..<max(mention.place.upperBound, figure.place.lowerBound)
        guard days.others.within(gap, by: { $0.place }).isEmpty else { return nil }
        let isOther = workouts.within(gap).contains { mention.kind != nil && $0.kind != mention.kind }
        let compares = text.words.within(words) { $0.place }.contains {
            language.cues.comparing.contains($0.text) || Self.preceding.contains($0.text)
        }
        return isOther || compares ? nil : mention
    }
}
