import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// A part of a reading that can be changed, with the questions that change it.
public struct QuestionChip: Equatable, Sendable {
    /// The part of the question that a chip stands for.
    public enum Kind: String, Sendable { case quantity, statistic, condition, range, comparison, grouping }
    /// A change of the part, with the question that makes it.
    public struct Choice: Equatable, Sendable {
        public var label: String
        /// The question that is asked when this is chosen.
        public var question: String
    }
    public var kind: Kind
    public var label: String
    public var choices: [Choice]
}

/// The parts of a reading as chips.
package struct QuestionChips {
    private var question: HealthQuestion
    private var text: QuestionText
    private var wording: QuestionWording

    package init(_ question: HealthQuestion, text: QuestionText, wording: QuestionWording) {
        (self.question, self.text, self.wording) = (question, text, wording)
    }

    package var chips: [QuestionChip] {
        var chips = [
            QuestionChip(kind: .quantity, label: wording.name(question.quantity), choices: quantities)
        ]
        chips += question.more.map { QuestionChip(kind: .quantity, label: wording.name($0), choices: []) }
        chips.append(QuestionChip(kind: .statistic, label: wording.statistic(question), choices: statistics))
        if let other = question.other {
            let with = text.language == .german ? "mit" : "with"
            chips.append(QuestionChip(kind: .quantity, label: "\(with) \(wording.name(other))", choices: []))
        }
        for (index, condition) in question.conditions.enumerated() {
            chips.append(QuestionChip(kind: .condition, label: wording.condition(condition), choices: without(index)))
        }
        if let grouping = question.grouping {
            chips.append(QuestionChip(kind: .grouping, label: wording.grouping(grouping), choices: []))
        }
        if let last = wording.last(question) { chips.append(QuestionChip(kind: .range, label: last, choices: [])) }
        chips.append(QuestionChip(kind: .range, label: wording.days(question.days), choices: ranges))
        if let comparison = question.comparison {
            chips.append(QuestionChip(kind: .comparison, label: wording.comparison(comparison), choices: []))
        }
        return chips
    }

    private func choice(_ label: String, _ changed: HealthQuestion) -> QuestionChip.Choice? {
        guard changed != question, let words = text.text(changed) else { return nil }
        return QuestionChip.Choice(label: label, question: words)
    }

    private var statistics: [QuestionChip.Choice] {
        guard question.comparison == nil else { return [] }
        return [Statistic.mean, .sum, .median, .max, .min, .trend].compactMap { statistic in
            var changed = question
            changed.statistic = statistic
            changed.output = .value
            if changed.isOfClock { changed.output = .clock }
            changed.perDays = nil
            return choice(wording.statistic(changed), changed)
        }
    }

    private var ranges: [QuestionChip.Choice] {
        QuestionText.spans(Calendar(today: text.reader.today)).compactMap { span in
            guard let days = span.days else { return nil }
            var changed = question
            changed.days = days
            if days.isDay, [.mean, .last].contains(changed.statistic) {
                changed.statistic = question.quantity.isSum ? .sum : .value
            }
            if !days.isDay, [.value, .last].contains(changed.statistic) { changed.statistic = .mean }
            return choice(text.language == .german ? span.german : span.english, changed)
        }
    }

    /// The other metrics of its category.
    private var quantities: [QuestionChip.Choice] {
        guard case .day(let field) = question.quantity, let category = field.category else { return [] }
        return DayField.allCases.filter { $0.category == category && $0.kind == field.kind }.prefix(12).compactMap {
            other in
            var changed = question
            changed.quantity = .day(other)
            return choice(wording.name(other), changed)
        }
    }

    private func without(_ index: Int) -> [QuestionChip.Choice] {
        var changed = question
        changed.conditions.remove(at: index)
        let label = text.language == .german ? "ohne diese Bedingung" : "without this"
        return [choice(label, changed)].compactMap(\.self)
    }
}
