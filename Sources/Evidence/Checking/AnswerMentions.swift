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

    /// Whether nothing but a semicolon divides two clauses, and no other day or workout is named.
    private func isNextClause(_ gap: Range<Int>) -> Bool {
        guard gap.count <= 30, text.scalars[gap].contains(";"), !text.scalars[gap].contains(where: \.isLineEnd) else {
            return false
        }
        return workouts.within(gap).isEmpty && days.others.within(gap, by: { $0.place }).isEmpty
    }

    /// Whether the words tell of a rise or a fall; a superlative tells of neither.
    func direction(within range: Range<Int>) -> ChangeDirection? {
        let words = text.words.within(range) { $0.place }.filter { word in
            !extremes.within(range).contains { $0.place.overlaps(word.place) }
        }
        return ChangeDirection(of: words.map(\.text))
    }

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
