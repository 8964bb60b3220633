import HealthModel
import HealthQuery

/// Counts of values in the lists of a reply, and what is usual for the metric of the number before.
extension FigureCheck {
    /// How many values of a list are as large as the number beside it says: `on 4 days it was 57`.
    func count(at index: Int, among checked: [CheckedFigure], _ binding: FigureBinding) -> FigureStanding? {
        let figure = checked[index].figure
        guard
            let wanted = figure.parts.first
                ?? figure.readings.first(where: { $0.measure == nil || $0.measure == .count })?.value,
            wanted >= 2, wanted <= 366, wanted == wanted.rounded()
        else { return nil }
        if let source = countBeyondLimit(Int(wanted), figure) { return .derived(source, source) }
        guard !binding.isDifference else { return nil }
        if let source = countOfNamedDays(Int(wanted), binding) ?? countOfKind(Int(wanted), binding) {
            return .derived(source, source)
        }
        for other in checked[max(0, index - 2)..<min(checked.count, index + 3)] {
            guard other.figure.place != figure.place, other.figure.sentence == figure.sentence,
                let source = other.standing.source, let metric = source.metric,
                let reading = other.figure.readings.first
            else { continue }
            for sheet in sheets + told {
                let rows = sheet.facts.facts.indices.filter { place in
                    let subject = sheet.facts.subject(of: place)
                    return subject.metric == metric && subject.isRow && subject.day != nil
                }
                let fitting = rows.count { place in
                    let fact = sheet.facts.facts[place]
                    return reading.measure == nil
                        ? reading.written.contains(fact.written) : reading.range.contains(fact.value)
                }
                if fitting == Int(wanted) { return .derived(source, source) }
            }
        }
        return nil
    }

    /// The usual value of the metric that the number before was of: `54 today; normally it's 57`.
    func usual(at index: Int, among checked: [CheckedFigure], _ binding: FigureBinding) -> FigureStanding? {
        let figure = checked[index].figure
        guard figure.isOfUsual, index > 0, let metric = checked[index - 1].standing.source?.metric,
            figure.place.lowerBound - checked[index - 1].figure.place.upperBound < 60
        else { return nil }
        func isEnd(_ fact: Fact) -> Bool {
            fact.name.hasPrefix("usual_") && binding.rangeEnd != nil
                && RangeEnd(member: fact.name, index: Int(fact.index)) == binding.rangeEnd
        }
        for sheet in told {
            let found = Self.places(of: figure, in: sheet.facts).first { place in
                let name = sheet.facts.facts[place].name
                return (name == "usual_median" || isEnd(sheet.facts.facts[place]))
                    && sheet.facts.subject(of: place).metric == metric
            }
            if let found { return .told(source(found, sheet.facts, 0, nil, isPrompt: true)) }
        }
        return nil
    }

    private static let articles: Set<String> = ["an", "eine", "einer", "une", "una", "uma", "een"]
    private static let hours: Set<String> = ["hour", "stunde", "heure", "hora", "ora", "uur"]

    /// How many days or workouts of a list are of the days that are named: `six in October`.
    private func countOfNamedDays(_ wanted: Int, _ binding: FigureBinding) -> FigureSource? {
        guard binding.hasDays, !binding.namesOneDay else { return nil }
        for (number, sheet) in numbered.reversed() {
            for places in sheet.facts.rowColumns {
                let days = places.filter { sheet.facts.subject(of: $0).day.map { binding.names($0...$0) } ?? false }
                guard days.count == wanted, days.count < places.count else { continue }
                return source(days[0], sheet.facts, number, sheet.callID, isPrompt: false)
            }
        }
        return nil
    }

    /// How many workouts of a list are of the kind that is named.
    private func countOfKind(_ wanted: Int, _ binding: FigureBinding) -> FigureSource? {
        for (number, sheet) in numbered.reversed() {
            for places in sheet.facts.rowColumns where sheet.facts.facts[places[0]].name == "duration_min" {
                let named = places.filter { binding.names(sheet.facts.subject(of: $0)) }
                guard named.count == wanted, named.count < places.count else { continue }
                return source(named[0], sheet.facts, number, sheet.callID, isPrompt: false)
            }
        }
        return nil
    }

    /// How many values of a list lie below or above a limit that the sentence or the question names: `five of your last
    /// seven nights were under seven hours`.
    private func countBeyondLimit(_ wanted: Int, _ figure: Figure) -> FigureSource? {
        let sentence = mentions.text.words.within(figure.context) { $0.place }.map(\.text)
        let own = figures.lazy.filter {
            figure.context.overlaps($0.place) && $0.sentence == figure.sentence && $0.place != figure.place
        }.prefix(24)
        let side = LimitSide(of: sentence)
        let hasNone = !mentions.noneWords.isDisjoint(with: sentence) || mentions.isNegated(within: figure.context)
        var limits: [(reading: Figure.Reading, side: LimitSide?)] = []
        for other in own {
            // `you reached seven hours on 14 nights and fell below six on three`
            let before = max(figure.context.lowerBound, other.place.lowerBound - 24)..<other.place.lowerBound
            let ownSide = side ?? LimitSide(of: mentions.text.words.within(before) { $0.place }.map(\.text))
            for reading in other.readings { limits.append((reading, ownSide)) }
        }
        // `more than an hour`
        let isHour = zip(sentence, sentence.dropFirst()).contains {
            Self.articles.contains($0) && Self.hours.contains($1)
        }
        if isHour || sentence.contains("un'ora") {
            let one = LexedNumber.Value(value: 1, decimals: 0, endingNoughts: 0)
            limits.append((NumberScan.reading(one, unit: WrittenUnit(.minutes, 60), isRough: false), side))
        }
        for reading in said.suffix(8) { limits.append((reading, LimitSide(of: askedWords))) }
        for (number, sheet) in numbered.reversed() {
            for places in sheet.facts.rowColumns {
                let (fact, subject) = (sheet.facts.facts[places[0]], sheet.facts.subject(of: places[0]))
                // Of a night, the time asleep is meant where nothing else is named.
                guard let metric = subject.metric, metric != .timeInBed || askedMetrics.contains(metric) else {
                    continue
                }
                if hasNone, places.count(where: { sheet.facts.facts[$0].value == 0 }) == wanted {
                    return source(places[0], sheet.facts, number, sheet.callID, isPrompt: false)
                }
                for limit in limits
                where limit.side != nil && limit.reading.measure == fact.measure && fact.measure != .count
                    || fact.measure == .count && limit.reading.value >= 1000
                        && (limit.reading.measure == nil || limit.reading.measure == .count)
                {
                    let below = places.count { sheet.facts.facts[$0].value < limit.reading.value }
                    let counts =
                        switch limit.side {
                        case .below?: [below]
                        case .above?: [places.count - below]
                        case nil: [below, places.count - below]
                        }
                    guard counts.contains(wanted) else { continue }
                    return source(places[0], sheet.facts, number, sheet.callID, isPrompt: false)
                }
            }
        }
        return nil
    }
}
