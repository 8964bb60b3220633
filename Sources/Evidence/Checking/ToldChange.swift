import HealthModel

/// A change that is told from one value to another: `fell from 200 to 160`.
enum ToldChange {
    /// Whether what is told as a rise from one number to the next is a fall, or the other way round.
    static func isContradicted(
        at index: Int, in checked: [CheckedFigure], _ bindings: [FigureBinding], _ mentions: AnswerMentions
    ) -> Bool {
        guard index + 1 < checked.count, bindings[index].role == .start, bindings[index + 1].role == .end,
            let from = quantity(checked[index]), let to = quantity(checked[index + 1]), from.measure == to.measure,
            !from.range.overlaps(to.range)
        else { return false }
        let (first, last) = (checked[index].figure, checked[index + 1].figure)
        let before = index > 0 ? checked[index - 1].figure.place.upperBound : 0
        let start = max(first.context.lowerBound, min(before, first.place.lowerBound))
        let next = index + 2 < checked.count ? checked[index + 2].figure.place.lowerBound : Int.max
        let end = max(last.place.upperBound, min(last.context.upperBound, next))
        let told =
            mentions.change(within: start..<first.place.lowerBound)
            ?? mentions.change(within: last.place.upperBound..<end)
        return told.map { (to.value > from.value) != ($0 == .up) } ?? false
    }

    /// `October 1.89 l against 1.71 l in July: a fall of 10 %`: whether the change that follows two values held against each other
    /// is told the wrong way round.
    static func isOppositeOfTwo(
        at index: Int, in checked: [CheckedFigure], _ bindings: [FigureBinding], _ mentions: AnswerMentions
    ) -> Bool {
        guard index > 1, let direction = bindings[index].changeVerb, checked[index].standing != .unsupported,
            let one = quantity(checked[index - 2]), let two = quantity(checked[index - 1]), one.measure == two.measure,
            !one.range.overlaps(two.range), bindings[index - 2].role == nil, bindings[index - 1].role == nil
        else { return false }
        let figures = checked[index - 2...index].map(\.figure)
        let own = figures[2]
        guard figures.allSatisfy({ $0.sentence == own.sentence && !$0.isInTable }),
            own.place.lowerBound - figures[1].place.upperBound <= 48,
            own.readings.contains(where: { $0.measure == .percent || $0.measure == one.measure }),
            mentions.text.words.within(figures[0].place.upperBound..<figures[1].place.lowerBound, by: { $0.place })
                .contains(where: { mentions.isAgainst($0.text) })
        else { return false }
        return (one.value > two.value) != (direction == .up)
    }

    /// The figure as one that may rise or fall; `nil` for a time of day, and for a pace, of which the smaller is more.
    private static func quantity(_ checked: CheckedFigure) -> Figure.Reading? {
        guard checked.standing.source != nil, let reading = checked.figure.readings.first,
            reading.measure != .clock, reading.measure != .pace
        else { return nil }
        return reading
    }
}
