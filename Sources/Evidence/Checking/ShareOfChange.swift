/// A change that is told twice, as a difference and in percent: `0.4 h less (3 %)`.
enum ShareOfChange {
    /// Whether a number in percent that follows a difference directly is none of the two values that the difference is of.
    static func isOfOther(at index: Int, in checked: [CheckedFigure], _ mentions: AnswerMentions) -> Bool {
        guard index > 0, mentions.isSaidAgain(checked[index - 1].figure, checked[index].figure),
            case .derived = checked[index].standing, case .derived(let one, let two) = checked[index - 1].standing,
            one.path != two.path, one.metric == two.metric, one.value > 0, two.value > 0,
            let share = checked[index].figure.readings.first, share.measure == .percent,
            let told = checked[index - 1].figure.readings.first, told.measure != .percent
        else { return false }
        let difference = (one.value - two.value).magnitude
        // What is told may be in minutes where the reply has hours.
        guard difference > 0, [1, 60, 1.0 / 60].contains(where: { told.range.contains(difference * $0) }) else {
            return false
        }
        // Worked out from rounded values it may be off by a little.
        let slack = 0.1 * share.value
        let range = share.range.lowerBound - slack...share.range.upperBound + slack
        return ![one.value, two.value].contains { range.contains(100 * difference / $0) }
    }
}
