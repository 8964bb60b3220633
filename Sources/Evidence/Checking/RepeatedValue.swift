/// One value of a reply that a sentence tells twice, as of two things: `47.4 km and 47.4 km`, `from 81.4 to 81.4 kg`.
struct RepeatedValue {
    /// So far back a sentence is looked through.
    private static let reach = 8

    /// Whether a number says again what an earlier one of its sentence said, in the same words: two things that are told apart
    /// are hardly the same member of a reply. What only repeats a value for a further statement is written otherwise.
    static func isRepeated(at index: Int, in checked: [CheckedFigure], _ bindings: [FigureBinding]) -> Bool {
        let figure = checked[index].figure
        guard !figure.isInTable, let source = checked[index].standing.source, isQuantity(figure) else { return false }
        return (max(0, index - reach)..<index).contains { earlier in
            let other = checked[earlier]
            // `97 % (usual 96–97)`: the value is an end of its range as well.
            guard (bindings[earlier].rangeEnd == nil) == (bindings[index].rangeEnd == nil) else { return false }
            return other.figure.sentence == figure.sentence && isWrittenAlike(figure, other.figure)
                && other.standing.source?.path == source.path && other.standing.source?.reply == source.reply
                && isOther(checked[index].standing, other.standing)
        }
    }

    private static func isWrittenAlike(_ one: Figure, _ two: Figure) -> Bool {
        guard let first = one.readings.first, let second = two.readings.first else { return false }
        return first.written == second.written
            && (first.measure == second.measure || first.measure == nil || second.measure == nil)
    }

    /// Whether both were found in one place, or worked out from the same two.
    private static func isOther(_ one: FigureStanding, _ two: FigureStanding) -> Bool {
        switch (one, two) {
        case (.supported, .supported), (.told, .told): true
        case (.derived(_, let first), .derived(_, let second)): first.path == second.path
        default: false
        }
    }

    private static func isQuantity(_ figure: Figure) -> Bool {
        figure.readings.contains { reading in
            reading.measure != .count && reading.value > 0
                && (reading.measure != nil || reading.value >= 100 || reading.value != reading.value.rounded())
        }
    }
}
