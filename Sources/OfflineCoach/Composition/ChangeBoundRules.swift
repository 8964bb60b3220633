import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

extension Composer {
    /// `did I gain more than 1 kg since Monday`, `did my pulse rise by at least 3 bpm`: whether the last value minus the first
    /// passes a bound.
    func changedBy(_ frame: inout Frame, _ topic: Topic) -> HealthQuestion? {
        // `is my body fat down by more than 1 %`
        let degrees = frame.changes.isEmpty ? [] : frame.comparatives.filter { $0.aspect == .plain }
        let directions = frame.rises + frame.risen + degrees.map(\.isMore)
        let bounds = frame.changes + frame.bounds
        guard form.isYesNo || form.hasQuestionMark, directions.count == 1, bounds.count == 1, topic.more.isEmpty,
            case .day(let field) = topic.quantity, topic.quantity.isLevel, topic.said?.isDay != true,
            !isChangeOfMonths(topic), frame.tests.isEmpty, frame.conditions.isEmpty, frame.asked.isEmpty,
            frame.operations.isEmpty, isOfChange(bounds[0], field, isSaid: !frame.changes.isEmpty),
            case .number(let number, _, let unit) = bounds[0].limit, let value = topic.quantity.kept(number, unit),
            value > 0
        else { return nil }
        let (isUp, sign) = (directions[0], bounds[0].sign)
        (frame.rises, frame.risen, frame.changes, frame.bounds) = ([], [], [], [])
        if !degrees.isEmpty { frame.comparatives = [] }
        var question = HealthQuestion(topic.quantity, .change, topic.said ?? calendar.all)
        (question.output, question.isYesAbove) = (.yesNo, isUp)
        question.threshold = HealthQuestion.Having(
            statistic: .change, sign: isUp ? sign : sign == .above ? .below : .atMost,
            value: isUp ? value : -value)
        return question
    }

    /// Whether the bound is of how much something changed, and not of what it came to: `drop under 80 kg`.
    private func isOfChange(_ bound: Part.Bound, _ field: DayField, isSaid: Bool) -> Bool {
        guard [.atLeast, .above].contains(bound.sign), case .number(let value, false, let unit) = bound.limit else {
            return false
        }
        if isSaid { return true }
        // Nobody weighs so little.
        let mostOfChange: Double = unit == .pound ? 55 : 25
        return field == .weight ? value <= mostOfChange : unit != nil && form.saysMoreThan
    }
}
