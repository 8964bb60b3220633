import HealthModel

/// What an answer names beside its numbers.
struct AnswerMentions: Sendable {
    let text: TextWords
    let metrics: MetricMentions
    let days: DayMentions
    let workouts: WorkoutWords
    let extremes: ExtremeMentions
    let latest: LatestMentions
    let zones: ZoneMentions
    let language: AnswerLanguage
    /// The kind of workout that the question is about; an answer need not name it again.
    let askedWorkout: String?

    init(in answer: String, figures: [Figure], today: CivilDay?, askedWorkout: String?) {
        self.askedWorkout = askedWorkout
        language = AnswerLanguage(of: answer.unicodeScalars)
        text = TextWords(answer)
        metrics = MetricMentions(in: text, language: language)
        workouts = WorkoutWords(in: text)
        // `the 14th` is a day, `zone 4` is none.
        let dates = figures.filter { figure in
            figure.aside == .date || figure.aside == .label && figure.text.last?.isNumber == false
        }.map(\.place)
        days = DayMentions(in: text, dates: dates, today: today, language: language)
        extremes = ExtremeMentions(in: text)
        latest = LatestMentions(in: text)
        zones = ZoneMentions(in: text, figures: figures)
    }

    /// What the words between a number and its neighbours bind it to.
    func bindings(of figures: [Figure]) -> [FigureBinding] {
        let isBetween = figures.map { ![.date, .label, .period].contains($0.aside) }
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
            bindings[index].period = period(of: figure, at: index, among: figures)
            bindings[index].zone = zones.zone(of: figure, among: figures, text)
            if let last, figures[last].sentence == figure.sentence {
                bindings[index].carry(from: bindings[last], of: figures[last], to: figure, self)
            } else if let last, index == last + 1,
                isNextClause(figures[last].place.upperBound..<figure.place.lowerBound)
            {
                bindings[index].carryDay(from: bindings[last])
            }
            (previous, last) = (bindings[index].end, index)
        }
        return bindings
    }

    /// The length that is named last before a number in its sentence, in days.
    private func period(of figure: Figure, at index: Int, among figures: [Figure]) -> Int? {
        for other in figures[max(0, index - 6)..<index].reversed() where other.sentence == figure.sentence {
            guard let value = other.readings.first(where: { $0.measure == .count })?.value else { continue }
            let words = text.words.within(other.place) { $0.place }.map(\.text)
            if words.contains(where: Self.days.contains) { return Int(value) }
            if words.contains(where: Self.weeks.contains) { return 7 * Int(value) }
        }
        return nil
    }

    private static let days: Set<String> = [
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
        return workouts.within(gap).isEmpty && days.others.within(gap, by: { $0.place }).isEmpty
    }

    /// Whether the words tell of a rise or a fall; a superlative tells of neither.
    func direction(within range: Range<Int>) -> ChangeDirection? {
        let words = text.words.within(range) { $0.place }.filter { word in
            !extremes.within(range).contains { $0.place.overlaps(word.place) }
        }
        return ChangeDirection(of: words.map(\.text))
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

    private static let ranges: Set<String> = ["between", "zwischen", "entre", "tra", "fra", "tussen"]
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

    /// Whether the words speak of how far values spread.
    func tellsOfSpread(within range: Range<Int>) -> Bool {
        text.words.within(range) { $0.place }.contains { Self.spread.contains($0.text) }
            || text.scalars[range.clamped(to: text.scalars.indices)].contains("±")
    }

    private static let spread: Set<String> = [
        "sd", "standard", "spread", "vary", "varies", "varied", "variation", "variability", "swing", "swings", "give",
        "fluctuates", "standardabweichung", "streuung", "schwankt", "schwanken", "schwankung", "écart", "varie",
        "varient", "desviación", "varía", "varían", "oscila", "deviazione", "varia", "variano", "oscilla", "desvio",
        "variam", "standaarddeviatie", "varieert", "schommelt", "spreiding",
    ]

    /// The workout that a number is told of as the last one, where nothing between names another.
    func latest(for figure: Figure, own words: Range<Int>) -> LatestMentions.Mention? {
        guard let mention = latest.last(in: figure.sentence) else { return nil }
        let gap = mention.place.upperBound..<max(mention.place.upperBound, figure.place.lowerBound)
        guard days.others.within(gap, by: { $0.place }).isEmpty else { return nil }
        let isOther = workouts.within(gap).contains { mention.kind != nil && $0.kind != mention.kind }
        let compares = text.words.within(words) { $0.place }.contains { language.cues.comparing.contains($0.text) }
        return isOther || compares ? nil : mention
    }
}
