/// A part, its whole and the share that they come to: `22 of 30 days (73 %)`.
enum ShareOfDays {
    private static let spans: Set<Substring> = ["calendar_days", "recorded_days", "from", "n"]

    /// Which of the three numbers that begin at a place cannot be right, where the first two do not come to the third: the whole,
    /// unless a reply gives it as the length of a period.
    static func contradiction(at index: Int, in checked: [CheckedFigure], _ bindings: [FigureBinding]) -> Int? {
        guard index + 2 < checked.count, bindings[index].role == .part, bindings[index + 1].role == .whole,
            checked[index + 2].figure.sentence == checked[index].figure.sentence,
            checked[index + 2].figure.place.lowerBound - checked[index + 1].figure.place.upperBound <= 20,
            let share = checked[index + 2].figure.readings.first, share.measure == .percent,
            let part = count(checked[index]), let whole = count(checked[index + 1]), whole >= part, whole > 0
        else { return nil }
        guard checked[index...index + 2].allSatisfy({ $0.standing.source != nil }) else { return nil }
        let value = 100 * part / whole
        // As near as a share is told.
        if (share.written.lowerBound - 0.6...share.written.upperBound + 0.6).contains(value) { return nil }
        let name = checked[index + 1].standing.source?.path.split(separator: ".").last ?? ""
        return spans.contains(name) ? index : index + 1
    }

    private static func count(_ checked: CheckedFigure) -> Double? {
        checked.figure.readings.first { $0.measure == nil || $0.measure == .count }?.value
    }
}
