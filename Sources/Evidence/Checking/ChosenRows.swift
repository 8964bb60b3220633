import HealthModel
import HealthQuery

/// Sums, means and shares of some of the rows of a reply: of the days or periods that the words name, of the
/// days that the question names, or of as many of the largest, smallest, first or last rows as the sentence counts.
extension FigureCheck {
    /// Values of one name, in the rows or in the periods of a reply.
    private struct Column {
        var places: [Int]
        var isOfGroups: Bool
        /// Its values are sums, of which a part may be told in percent.
        var isSum: Bool
    }

    func ofChosenRows(_ figure: Figure, _ binding: FigureBinding) -> FigureSource? {
        let inSentence = mentions.days.within(figure.context).map(\.named)
        let counts = counts(beside: figure, binding)
        for (number, sheet) in numbered.reversed() {
            let facts = sheet.facts
            for column in Self.columns(of: facts) where binding.allowsMetric(column.places[0], in: facts) {
                let measure = facts.facts[column.places[0]].measure
                var results: [Double] = []
                var shares: [Double] = []
                for chosen in choices(column, facts, figure, binding, inSentence, counts) {
                    let values = chosen.places.map { facts.facts[$0].value }
                    let sum = values.reduce(0, +)
                    if chosen.isShare {
                        let whole = column.places.reduce(0) { $0 + facts.facts[$1].value }
                        if whole > 0 { shares.append(100 * sum / whole) }
                    }
                    guard values.count > 1 else { continue }
                    if chosen.isSum { results.append(sum) }
                    let sizes =
                        column.isOfGroups && !chosen.isCounted
                        ? chosen.places.compactMap { facts.size(beside: $0) } : []
                    if !column.isOfGroups || chosen.isCounted {
                        if chosen.isMean { results.append(sum / Double(values.count)) }
                    } else if column.isSum, sizes.count == values.count, binding.tellsOfMean || figure.isRate {
                        results.append(sum / sizes.reduce(0, +))
                    }
                }
                let isFound = figure.readings.contains { reading in
                    if reading.measure == .percent, measure != .percent {
                        return shares.contains { $0 < 100 && reading.range.contains($0) }
                    }
                    return (reading.measure == nil || reading.measure == measure)
                        && results.contains { $0 > 0 && reading.range.contains($0) }
                }
                if isFound { return source(column.places[0], facts, number, sheet.callID, isPrompt: false) }
            }
        }
        return nil
    }

    private static func columns(of facts: FactSheet) -> [Column] {
        let rows = facts.rowColumns.filter { !facts.subject(of: $0[0]).isGroup }.map { places in
            let (fact, subject) = (facts.facts[places[0]], facts.subject(of: places[0]))
            let field = FactSheet.field(fact.name) ?? subject.metric
            return Column(
                places: places, isOfGroups: false,
                isSum: field?.kind == .cumulative || ["distance_km", "duration_min", "active_kcal"].contains(fact.name))
        }
        let groups = facts.groupColumns.map { column in
            Column(
                places: column.places, isOfGroups: true,
                isSum: column.isSum || ["count", "nonzero"].contains(facts.facts[column.places[0]].name)
                    || facts.subject(of: column.places[0]).isOfQuery)
        }
        return (rows + groups).filter { facts.facts[$0.places[0]].measure != .clock }
    }

    private struct Choice {
        var places: [Int]
        var isSum = true
        var isMean = true
        var isShare = false
        /// The largest, smallest, first or last of them.
        var isCounted = false
    }

    private func choices(
        _ column: Column, _ facts: FactSheet, _ figure: Figure, _ binding: FigureBinding,
        _ inSentence: [DayMentions.Named], _ counts: [Int]
    ) -> [Choice] {
        let places = column.places
        let isShare = column.isSum && !binding.namesShare
        func day(_ place: Int) -> ClosedRange<CivilDay>? {
            let subject = facts.subject(of: place)
            return column.isOfGroups ? subject.range : subject.day.map { $0...$0 }
        }
        var choices: [Choice] = []
        func add(_ chosen: [Int], isSum: Bool = true, isMean: Bool = true, isShare: Bool, isCounted: Bool = false) {
            guard !chosen.isEmpty, chosen.count <= 31 || column.isOfGroups else { return }
            choices.append(
                Choice(
                    places: chosen,
                    isSum: isSum && (!column.isOfGroups || chosen.count < places.count || isCounted),
                    isMean: isMean, isShare: isShare && chosen.count < places.count, isCounted: isCounted))
        }
        if column.isOfGroups {
            let named = binding.hasDays ? places.filter { binding.namesPart(facts.subject(of: $0)) } : places
            add(named, isShare: isShare)
        } else if binding.hasDaysOfRow {
            add(places.filter { day($0).map(binding.namesRow) ?? false }, isShare: isShare)
        } else if !askedDays.isEmpty, !figure.isInTable, figure.readings.allSatisfy({ $0.measure != nil }) {
            let asked = places.filter { place in
                day(place).map { days in askedDays.contains { $0.meets(days) } } ?? false
            }
            if asked.count < places.count { add(asked, isShare: false) }
        }
        // `both strength sessions together`
        if figure.sums, !column.isOfGroups {
            let ofKind = places.filter { binding.names(facts.subject(of: $0)) }
            if ofKind.count < places.count { add(ofKind, isMean: false, isShare: false) }
        }
        // `Tuesdays and Thursdays together make up 38 %`
        if figure.sums || isShare, !inSentence.isEmpty {
            let named = places.filter { place in
                let subject = facts.subject(of: place)
                if column.isOfGroups, let weekday = subject.weekday { return inSentence.contains(.weekday(weekday)) }
                return day(place).map { days in inSentence.contains { $0.meets(days) } } ?? false
            }
            if named.count > 1 { add(named, isSum: figure.sums, isMean: false, isShare: isShare) }
        }
        let sorted = counts.isEmpty ? [] : places.sorted { facts.facts[$0].value < facts.facts[$1].value }
        for count in counts where count < places.count {
            for some in [sorted.suffix(count), sorted.prefix(count), places.suffix(count), places.prefix(count)] {
                add(Array(some), isShare: isShare, isCounted: true)
            }
        }
        if column.isOfGroups, column.isSum, counts.contains(places.count) {
            add(places, isShare: false, isCounted: true)
        }
        return choices
    }

    /// `the two biggest weeks`, `those four days`: how many rows its sentence counts, where it is told so exactly that it hardly
    /// comes true by chance; for what is told to a thousandth, also what the numbers before it count.
    private func counts(beside figure: Figure, _ binding: FigureBinding) -> [Int] {
        guard isToldExactly(figure, binding), let reading = figure.readings.first else { return [] }
        let isExact = (reading.written.upperBound - reading.written.lowerBound) / reading.plain < 0.001
        let before = isExact ? figures.filter { $0.place.upperBound <= figure.place.lowerBound }.suffix(8) : []
        let beside = figures.filter { $0.sentence == figure.sentence && $0.place != figure.place } + before
        var counts: [Int] = []
        for other in beside where other.aside != .date && other.aside != .label {
            let values = other.parts + other.readings.filter { $0.measure == nil || $0.measure == .count }.map(\.value)
            for value in values
            where value >= 2 && value <= 60 && value == value.rounded() && !counts.contains(Int(value)) {
                counts.append(Int(value))
            }
        }
        return Array(counts.prefix(4))
    }

    /// Whether a number is written so exactly that few others come to it by chance; less so where it is called a sum or a mean.
    private func isToldExactly(_ figure: Figure, _ binding: FigureBinding) -> Bool {
        guard let reading = figure.readings.first, reading.plain > 0, reading.measure != .clock else { return false }
        let width = (reading.written.upperBound - reading.written.lowerBound) / reading.plain
        return width < (figure.sums || binding.tellsOfMean || figure.isRate ? 0.06 : 0.02)
    }

    /// How far the two days are apart that its sentence names.
    func betweenNamedDays(_ figure: Figure, _ binding: FigureBinding) -> FigureSource? {
        let inSentence = mentions.days.within(figure.context).map(\.named)
        guard figure.compares, inSentence.count == 2 else { return nil }
        for (number, sheet) in numbered.reversed() {
            let facts = sheet.facts
            for places in facts.rowColumns
            where binding.allowsMetric(places[0], in: facts) && !facts.subject(of: places[0]).isGroup {
                let measure = facts.facts[places[0]].measure
                let ends = inSentence.map { named in
                    places.filter { facts.subject(of: $0).day.map { named.meets($0...$0) } ?? false }
                }
                guard measure != .clock, ends.allSatisfy({ $0.count == 1 }) else { continue }
                let difference = (facts.facts[ends[0][0]].value - facts.facts[ends[1][0]].value).magnitude
                let isFound = figure.readings.contains { reading in
                    if measure == .pace, reading.measure == .minutes {
                        // Each of the two is told to the second.
                        let seconds = 60 * reading.range.lowerBound - 0.5...60 * reading.range.upperBound + 0.5
                        return difference > 0 && seconds.contains(difference)
                    }
                    return (reading.measure == nil || reading.measure == measure)
                        && difference > 0 && reading.range.contains(difference)
                }
                if isFound { return source(places[0], facts, number, sheet.callID, isPrompt: false) }
            }
        }
        return nil
    }
}
