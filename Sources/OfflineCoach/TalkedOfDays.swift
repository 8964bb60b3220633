import HealthModel
import HealthQuery
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// The days that were counted or listed in the question before: `which nights were short? – what was my mood on those days`.
struct TalkedOfDays {
    /// The words that point to them, as they were typed.
    let pointer: String
    /// Days by which those that are meant come later.
    private let lag: Int
    private let rest: String
    private let previous: HealthQuestion

    /// `nil` where nothing points to them, or a single day was talked about.
    init?(in tokens: [Token], after previous: HealthQuestion, today: CivilDay) {
        guard TalkedOfDay(previous: previous, today: today).day == nil, previous.days.own == nil else { return nil }
        let isOfSome = [.countDays, .list].contains(previous.statistic) && !previous.isOfAllDays
        guard let found = TalkPointer.days(in: tokens.map(\.text)), found.lag == 0 || isOfSome else { return nil }
        pointer = found.place.map { tokens[$0].text }.joined(separator: " ")
        lag = found.lag
        rest = tokens.indices.filter { !found.place.contains($0) }.map { tokens[$0].text }.joined(separator: " ")
        self.previous = previous
    }

    /// The figure that was asked for, of those days; `nil` where it is not known which they are.
    func question(_ reader: QuestionReader, _ language: Language) -> HealthQuestion? {
        guard let conditions, !previous.days.isDay,
            case .question(var question) = reader.read(rest, after: nil, isFollowing: false, in: language).result,
            case .day = question.quantity, question.comparison == nil, question.grouping == nil,
            [.value, .last, .sum, .mean, .median].contains(question.statistic), question.conditions.isEmpty,
            question.days.from == nil || question.days == Days(from: reader.today, to: reader.today)
        else { return nil }
        if question.statistic == .value || question.statistic == .last { question.statistic = .mean }
        (question.days, question.conditions) = (previous.days, conditions)
        return question.plan == nil ? nil : question
    }

    /// The tests that those days pass.
    private var conditions: [Requirement]? {
        let known: [Statistic] = [.countDays, .shareDays, .list, .sum, .mean, .median, .n]
        guard previous.comparison == nil, previous.other == nil, previous.lastCount == nil,
            previous.grouping == nil || previous.grouping == .date, known.contains(previous.statistic),
            previous.output != .yesNo || previous.quantifier != .every
        else { return nil }
        var tests = previous.conditions
        if case .workout(let types, _) = previous.quantity {
            guard tests.allSatisfy(\.isCalendar) else { return nil }
            tests.append(.worked(types))
        }
        guard lag > 0 else { return tests }
        // The day after a night is that of waking, or the one after it.
        guard tests.allSatisfy({ $0.lag == 0 && !$0.isCalendar && !$0.isOfNight }) else { return nil }
        return tests.map { $0.lagged(by: lag) }
    }
}

extension HealthQuestion {
    /// Whether no day was left out of what was told, but by the calendar.
    fileprivate var isOfAllDays: Bool { !isOfWorkouts && conditions.allSatisfy(\.isCalendar) }
}

extension Requirement {
    fileprivate var isOfNight: Bool { if case .day(let field) = subject { field.isOfNight } else { false } }
}
