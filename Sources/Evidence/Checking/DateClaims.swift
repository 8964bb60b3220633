import HealthModel
import HealthQuery

/// Dates that an answer names for a value, an extreme, the last of several or the end of a streak: each has to be a day that a
/// reply gives for it. Dates of plans, of the period that is asked about, and of what something is held against are no facts.
extension FigureCheck {
    /// Takes the support from dates that no reply backs. Where a value is told as an extreme and is that extreme on another
    /// day, the date is wrong and the value right.
    mutating func judgeDates(in checked: inout [CheckedFigure], _ bindings: [FigureBinding]) {
        for index in checked.indices {
            guard let mention = claimedDay(at: index, in: checked) else { continue }
            let beside = valuesBeside(index, mention, in: checked)
            let values = values(of: mention, beside, in: checked, bindings)
            if let right = extremeOfOtherDay(values, mention.named, in: checked, bindings) {
                checked[right.index].standing = right.standing
                deny(mention, at: index, in: &checked)
            } else if values.isEmpty
                ? isOtherExtreme(mention, beside, in: checked)
                : isOfOtherDays(
                    values, mention.named, in: checked, bindings)
            {
                deny(mention, at: index, in: &checked)
            }
        }
    }

    /// Takes the support from a date, and calls it by all of its words.
    private func deny(_ mention: DayMentions.Mention, at index: Int, in checked: inout [CheckedFigure]) {
        let place = checked[index].figure.place
        let whole =
            min(place.lowerBound, mention.place.lowerBound)..<max(place.upperBound, mention.place.upperBound)
        let text = String(word: mentions.text.scalars[whole], isLowercased: false)
        checked[index].figure.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        checked[index].standing = .unsupported
    }

    /// The day that a date names; `nil` where the date claims nothing.
    private func claimedDay(at index: Int, in checked: [CheckedFigure]) -> DayMentions.Mention? {
        let figure = checked[index].figure
        guard !figure.isInTable,
            figure.namesDay || AnswerMentions.isNumberOfDay(figure, in: mentions.text), !figure.isAdvised,
            let mention = mentions.days.within(
                max(0, figure.place.lowerBound - 16)..<figure.place.upperBound + 16
            ).first(where: { $0.place.overlaps(figure.place) }),
            mention.named.isOneDay, !askedDays.contains(mention.named), !mentions.isHypothetical(figure)
        else { return nil }
        let isAdvised = neighbours(of: index, in: checked).contains {
            checked[$0].standing == .aside(.advice)
        }
        return isAdvised ? nil : mention
    }

    /// The other numbers of the sentence of a number.
    private func neighbours(of index: Int, in checked: [CheckedFigure]) -> [Int] {
        let sentence = checked[index].figure.sentence
        return (max(0, index - 12)..<min(checked.count, index + 13)).filter {
            $0 != index && checked[$0].figure.sentence == sentence
        }
    }

    /// The numbers of a sentence that stand near a date and are no dates.
    private func valuesBeside(
        _ index: Int, _ mention: DayMentions.Mention, in checked: [CheckedFigure]
    ) -> [Int] {
        neighbours(of: index, in: checked).filter { other in
            let place = checked[other].figure.place
            guard ![.date, .label, .period].contains(checked[other].figure.aside), checked[other].standing != .said
            else { return false }
            return max(place.lowerBound - mention.place.upperBound, mention.place.lowerBound - place.upperBound) < 60
        }
    }

    /// The numbers that a date is told of: those that it binds, or the one that its clause follows: `142, on the 5th`.
    private func values(
        of mention: DayMentions.Mention, _ beside: [Int], in checked: [CheckedFigure], _ bindings: [FigureBinding]
    ) -> [Int] {
        let bound = beside.filter { value in
            bindings[value].days.contains(mention.named)
                && !isOfOtherClause(checked[value].figure.place, mention)
        }
        let start = mentions.startOfEnumeration(before: mention.place)
        let followed = beside.last { value in
            let end = checked[value].figure.place.upperBound
            return end <= start && start - end <= 3
        }
        // `80.55 kg, on the 18th, and the minimum 78.8 kg`
        let isNext = bound.allSatisfy { value in
            let place = checked[value].figure.place
            return place.lowerBound > mention.place.upperBound
                && mentions.text.scalars[mention.place.upperBound..<place.lowerBound].contains(",")
        }
        if let followed, isNext, !bound.contains(followed), mentions.isEnclosed(mention.place) { return [followed] }
        return bound.isEmpty ? followed.map { [$0] } ?? [] : bound
    }

    /// Whether a mark divides a number from a date, and another date or a semicolon stands between.
    private func isOfOtherClause(_ place: Range<Int>, _ mention: DayMentions.Mention) -> Bool {
        let gap =
            place.lowerBound < mention.place.lowerBound
            ? place.upperBound..<max(place.upperBound, mention.place.lowerBound)
            : mention.place.upperBound..<max(mention.place.upperBound, place.lowerBound)
        let marks = mentions.text.scalars[gap].filter { ",;".unicodeScalars.contains($0) }
        return marks.contains(";") || !marks.isEmpty && !mentions.days.within(gap).isEmpty
    }

    /// A path without the places in its lists.
    private static func column(_ path: String) -> [Substring] {
        path.split(separator: "[").map { $0.split(separator: "]").last ?? "" }
    }

    /// Whether a day is one of such an extreme of the metric itself.
    private func isExtremeDay(_ named: DayMentions.Named, of source: FigureSource, _ binding: FigureBinding) -> Bool {
        let name = source.path.split(separator: ".").last.map(String.init) ?? ""
        let column = Self.column(source.path)
        return sheets.contains { sheet in
            sheet.facts.facts.indices.contains { place in
                let (fact, subject) = (sheet.facts.facts[place], sheet.facts.subject(of: place))
                guard fact.name == name, subject.metric == source.metric,
                    Self.column(sheet.facts.path(of: place)) == column
                else { return false }
                let days = subject.tiedDays.isEmpty ? [subject.day].compactMap(\.self) : subject.tiedDays
                guard days.contains(where: { named.meets($0...$0) }) else { return false }
                if fact.name == "max" || fact.name == "min" { return true }
                return binding.ends.contains { sheet.facts.isEnd(place, $0) == true }
            }
        }
    }

    /// A value that nothing supports on the day that is named for it, but that is the extreme it is told as on another day.
    private mutating func extremeOfOtherDay(
        _ values: [Int], _ named: DayMentions.Named, in checked: [CheckedFigure], _ bindings: [FigureBinding]
    ) -> (index: Int, standing: FigureStanding)? {
        for value in values where checked[value].standing == .unsupported {
            guard bindings[value].isExtreme else { continue }
            let standing = standing(of: checked[value].figure, bindings[value].onDays([]))
            guard case .supported(let source) = standing, isOfSingleDays(source),
                !isExtremeDay(named, of: source, bindings[value])
            else { continue }
            return (value, standing)
        }
        return nil
    }

    /// Whether values that a date is told of are known to be of other days alone.
    private mutating func isOfOtherDays(
        _ values: [Int], _ named: DayMentions.Named, in checked: [CheckedFigure], _ bindings: [FigureBinding]
    ) -> Bool {
        var isOther = false
        for value in values where !isCount(checked[value].figure) {
            guard case .supported(let source) = checked[value].standing else {
                if checked[value].standing.source != nil { return false }
                continue
            }
            guard isOfSingleDays(source) else { return false }
            if best(for: checked[value].figure, bindings[value].onDays([named]), in: sheets, isPrompt: false) != nil {
                return false
            }
            isOther = true
        }
        return isOther
    }

    private func isCount(_ figure: Figure) -> Bool { figure.readings.allSatisfy { $0.measure == .count } }

    /// Whether the days are known that a value was on.
    private func isOfSingleDays(_ source: FigureSource) -> Bool {
        if source.day != nil { return true }
        guard let number = source.reply, sheets.indices.contains(number) else { return false }
        let facts = sheets[number].facts
        return facts.hasTiedDays(at: source.path)
    }

    // MARK: Extremes without a value

    /// Whether a date is told as that of an extreme or of the end of a streak, and replies give other days for it.
    private func isOtherExtreme(
        _ mention: DayMentions.Mention, _ beside: [Int], in checked: [CheckedFigure]
    ) -> Bool {
        let clause = mentions.clause(around: mention.place)
        let hasValue = beside.contains { other in
            clause.contains(checked[other].figure.place.lowerBound)
                && checked[other].figure.readings.contains { $0.measure != nil && $0.measure != .count }
        }
        guard !hasValue else { return false }
        let words = mentions.text.words.within(clause) { $0.place }
        let spoken = Set(words.map(\.text))
        let ends = sheets.flatMap(\.facts.runEnds)
        if FigureBinding.nameRunOfDays(spoken), !ends.isEmpty {
            return !ends.contains { mention.named.meets($0...$0) }
                && !(today.map { mention.named.meets($0...$0) } ?? false)
        }
        if mentions.tellsOfLastDay(in: clause) {
            let lasts = sheets.flatMap(\.facts.lastDays)
            return !lasts.isEmpty && !lasts.contains { mention.named.meets($0.advanced(by: -1)...$0) }
        }
        let metrics = metrics(of: clause, beside, checked)
        guard let claim = ExtremeClaim(in: clause, before: mention.place, mentions, metrics: metrics) else {
            return false
        }
        let days = sheets.flatMap { claim.days(in: $0.facts) }
        return !days.isEmpty && !days.contains { mention.named.meets($0) }
    }

    /// The metrics that a clause speaks of: those that it names, else that of the number before it, else those of the question.
    private func metrics(of clause: Range<Int>, _ beside: [Int], _ checked: [CheckedFigure]) -> Set<DayField> {
        let named = mentions.metrics.within(clause).reduce(into: Set<DayField>()) { $0.formUnion($1.metrics) }
        if !named.isEmpty { return named }
        let before = beside.last { checked[$0].figure.place.upperBound <= clause.lowerBound }
        if let metric = before.flatMap({ checked[$0].standing.source?.metric }) { return [metric] }
        return askedMetrics
    }
}

extension FigureBinding {
    /// Told as the largest, the smallest, the earliest or the latest, or as the length of a streak.
    var isExtreme: Bool {
        clockEnd != nil || namesRunOfDays || [.least, .greatest, .extreme].contains(statistic)
    }

    /// The ends of a column that it may be told as.
    var ends: [RangeEnd] {
        if let clockEnd { return [clockEnd] }
        switch statistic {
        case .least?: return [.lower]
        case .greatest?: return [.upper]
        default: return [.lower, .upper]
        }
    }

    /// With other days in the place of those named.
    func onDays(_ days: [DayMentions.Named]) -> FigureBinding {
        var binding = self
        (binding.days, binding.daysOfRow) = (days, [])
        binding.namesDays = !days.isEmpty
        return binding
    }
}

extension AnswerMentions {
    /// The words around a place up to a mark that ends a phrase.
    func clause(around place: Range<Int>) -> Range<Int> {
        func ends(_ at: Int) -> Bool {
            ",;:|!?\n()—".unicodeScalars.contains(text.scalars[at])
                || text.scalars[at] == "." && !FigureBinding.isDotOfDay(at, text)
        }
        var (start, end) = (place.lowerBound, min(place.upperBound, text.scalars.count))
        while start > 0, place.lowerBound - start < 160, !ends(start - 1) { start -= 1 }
        while end < text.scalars.count, end - place.upperBound < 160, !ends(end) { end += 1 }
        return start..<end
    }

    /// `the last night with seven hours was …`: the last of the days that were asked for.
    func tellsOfLastDay(in clause: Range<Int>) -> Bool {
        let words = text.words.within(clause) { $0.place }
        let isLast = zip(words, words.dropFirst()).contains {
            Self.lasts.contains($0.text) && Self.lastOnes.contains($1.text)
        }
        return isLast && !isNegated(within: clause)
            && words.contains { RelationLexicon.of(language).equals.contains($0.text) }
    }

    private static let lasts: Set<String> = [
        "last", "latest", "letzte", "letzter", "dernière", "dernier", "última", "último", "ultima", "ultimo", "laatste",
    ]
    private static let lastOnes: Set<String> = [
        "day", "night", "one", "tag", "nacht", "mal", "jour", "nuit", "día", "noche", "vez", "giorno", "notte", "dia",
        "noite", "dag",
    ]

    /// Where the dates begin that are told one after the other, up to a date: `142, on the 5th and the 21st`.
    func startOfEnumeration(before place: Range<Int>) -> Int {
        var start = place.lowerBound
        while start > 0, place.lowerBound - start < 120 {
            let words = text.words.within(max(0, start - 24)..<start) { $0.place }
            guard let word = words.last, !hasEnd(between: word, and: start) else { break }
            let day = days.within(max(0, word.place.lowerBound - 14)..<start).last
            let isDay = day.map { $0.place.upperBound >= word.place.upperBound } ?? false
            let isFiller =
                Self.beforeDates.contains(word.text) || language.joints.contains(word.text)
                || Self.ordinalEndings.contains(word.text)
            guard isDay || isFiller else { break }
            start = isDay ? day?.place.lowerBound ?? word.place.lowerBound : word.place.lowerBound
        }
        return start
    }

    /// Whether a mark that ends a phrase stands behind a word; the dot of `am 17. und 19. November` ends none.
    private func hasEnd(between word: TextTokens.Word, and end: Int) -> Bool {
        text.scalars[word.place.upperBound..<end].contains { scalar in
            if scalar == ".", word.number != nil { return false }
            return ";:|\n.!?)".unicodeScalars.contains(scalar)
        }
    }

    private static let beforeDates: Set<String> = [
        "on", "the", "of", "at", "also", "again", "last", "am", "den", "der", "dem", "und", "auch", "zuletzt", "vom",
        "le",
        "el", "día", "del", "de", "il", "dia", "em", "op", "most", "recently", "set", "reached", "jour",
    ]

    /// `the 2nd best`, `15th percentile`: no day of a month.
    static func isRank(_ place: Range<Int>, in text: TextTokens, _ statistics: StatisticMentions) -> Bool {
        let behind = text.words.within(place.upperBound..<place.upperBound + 16) { $0.place }
        guard let next = behind.first, next.place.lowerBound - place.upperBound <= 2 else { return false }
        return !statistics.within(next.place).isEmpty || ranked.contains(next.text)
    }

    /// `80.55 kg, on the 18th, and the minimum 78.8 kg, on the 25th`: where the day of the number before ends.
    func endOfEnclosedDay(within before: Range<Int>, of figure: Figure) -> Int {
        guard before.lowerBound > 0, !before.isEmpty, text.scalars[before.lowerBound] == ",",
            let day = days.within(before).first, isEnclosed(day.place), day.named.isOneDay,
            day.place.lowerBound - before.lowerBound <= 12,
            let own = days.within(figure.place.upperBound..<figure.place.upperBound + 28).first,
            own.place.upperBound <= figure.sentence.upperBound
        else { return 0 }
        return day.place.upperBound
    }

    /// Whether a comma follows a place.
    func isEnclosed(_ place: Range<Int>) -> Bool {
        place.upperBound < text.scalars.count && text.scalars[place.upperBound] == ","
    }

    /// `el día 25`
    static func isNumberOfDay(_ figure: Figure, in text: TextTokens) -> Bool {
        guard figure.aside == .label, let value = figure.readings.first?.plain, (1...31).contains(value) else {
            return false
        }
        let before = text.words.within(max(0, figure.place.lowerBound - 10)..<figure.place.lowerBound) { $0.place }
        return zip(before, before.dropFirst()).suffix(1).contains {
            articlesOfDays.contains($0.text) && namesOfDays.contains($1.text)
        }
    }

    private static let articlesOfDays: Set<String> = ["el", "del", "al", "o", "no", "do", "ao", "il", "nel"]
    private static let namesOfDays: Set<String> = ["día", "dia", "giorno"]
    private static let ordinalEndings: Set<String> = ["st", "nd", "rd", "th", "er", "ère", "e", "ème"]
    private static let ranked: Set<String> = [
        "percentile", "place", "rank", "time", "day", "night", "run", "week", "month", "quarter", "workout",
        "session",
    ]
}
