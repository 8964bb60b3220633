import HealthModel
import HealthQuery
import HealthQuestions
import QuestionLexicons
import QuestionParser

/// Follow-ups that ask of other days.
extension FollowUp {
    /// `without Sunday`
    func leaveOutWeekday(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .days(let days) = part, change.isExcepted, days.isDay, days.dayOfWeek == .alone else {
            return .passed
        }
        let dates = Requirement.weekdays(datesOfWaking([days.to.weekday], change))
        guard !change.question.days.isDay, let test = dates.opposed else { return .refused }
        change.setCalendar(test)
        return .changed
    }

    /// `the three days before`
    func takeDaysBefore(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .daysBefore(let count) = part else { return .passed }
        guard let earlier = days(count, before: change.question.days), change.question.comparison == nil else {
            return .refused
        }
        // `a week before`, and not `the week before`
        let isOne = change.question.days.isDay && !says(["the", "die", "der", "den", "dem"])
        change.question.days = isOne && count > 1 ? change.question.days.shifted(-count) : earlier
        return .changed
    }

    /// So many days before others; `nil` where those have no first one.
    func days(_ count: Int, before days: Days) -> Days? {
        guard let from = days.from, days.own == nil else { return nil }
        let span = Days(from: from.advanced(by: -count), to: from.advanced(by: -1))
        return days.count == count ? calendar.before(days) ?? span : span
    }

    /// `what happened that day?`, which names nothing that is told of it.
    func refuseThatDay(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .days(let days) = part, days.own?.isDay == true else { return .passed }
        return change.parts.contains(where: \.isSubject) ? .passed : .refused
    }

    /// `last night? – and a month ago?`, `in November? – and two years ago?`: the day, or the period, so long before.
    func shiftByMonths(_ part: Part, _ change: inout Change) -> Change.Outcome {
        let asked = change.question.days
        guard case .days(let days) = part, let count = days.monthsAgo, asked.own == nil, canTakeDays(change) else {
            return .passed
        }
        // `what do I weigh? – and a month ago?`
        if asked.from == nil, asked.to == calendar.today, change.question.statistic == .last,
            change.question.conditions.isEmpty, let day = calendar.shifted(calendar.today, months: -count)
        {
            (change.question.days, change.question.statistic) = (Days(from: day, to: day), .value)
            return .changed
        }
        // `a week ago? – a month ago?` is told from today.
        let isOfYear = count % 12 == 0
        if asked.isDay, isOfYear || asked.to.advanced(by: 1) >= calendar.today,
            let day = calendar.shifted(asked.to, months: -count)
        {
            change.question.days = Days(from: day, to: day)
            return .changed
        }
        guard isOfYear, !asked.isDay, let from = asked.from else { return .passed }
        let years = from.components.year - days.to.components.year
        let back = (0..<max(years, 0)).reduce(asked as Days?) { earlier, _ in earlier.flatMap(calendar.yearBefore) }
        guard let back, years > 0 else { return .refused }
        change.question.days = back
        return .changed
    }

    /// `and in May?`
    func replaceDays(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .days(let days) = part else { return .passed }
        guard canTakeDays(change) else { return .refused }
        if days.isBetween, days.isNight || change.question.quantity.isOfNight {
            // `from Friday to Saturday? – and Saturday to Sunday?`
            guard change.question.quantity.isOfNight else { return .refused }
            return replaceDays(.days(Days(from: days.to, to: days.to).ofNight), &change)
        }
        // Who goes to bed on a Monday wakes on the day after, as in the question before.
        let isNext = change.question.isOfBedtimes && !says(NeighbourWords.waking)
        change.question.days = isNext ? BedtimeEvenings(today: calendar.today).dated(days) : days
        // `on Sundays? – yesterday?`: of one day no day of the week is left out.
        if days.isDay { change.question.conditions.removeAll(where: \.isCalendar) }
        // `the last three Mondays`
        if let weekday = days.eachWeekday { change.setCalendar(.weekdays(datesOfWaking([weekday], change))) }
        change.question.statistic = fitting(change.question.statistic, change.question.quantity, days)
        // `how was my mood that day`, after which day it was
        if change.question.statistic != previous.statistic, change.question.output == .date {
            change.question.output = change.question.isOfClock ? .clock : .value
        }
        return .changed
    }

    /// Whether other days can take the place of those before.
    private func canTakeDays(_ change: Change) -> Bool { change.question.comparison?.days == nil && !change.isExcepted }

    /// `my last run? – and the one before?`
    func takeWorkoutBefore(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard part == .relative(.before), change.question.isOneOfLast else { return .passed }
        guard previous.workoutTypes == change.question.workoutTypes else { return .refused }
        change.question.count = (change.question.count ?? 1) + 1
        return .changed
    }

    /// `and the week before?`
    func takeEarlier(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .relative(let relative) = part else { return .passed }
        let asked = change.question.days
        if relative == .before, asked.isDay, asked.dayOfWeek != nil, asked.own == nil,
            change.question.comparison == nil,
            says(["one", "der", "den", "dem"])
        {
            // `last Friday? – and the one before?`: the Friday before it.
            change.question.days = asked.shifted(-7)
            return .changed
        }
        guard let earlier = calendar.earlier(relative, change.question.days), change.question.comparison == nil else {
            return .refused
        }
        change.question.days = earlier
        return .changed
    }

    /// `on Christmas? – and the day after?`
    func takeLater(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .lag(let count) = part, count > 0 else { return .passed }
        let days = change.question.days
        guard days.isDay, days.own == nil, days.to.advanced(by: count) <= calendar.today,
            change.question.comparison == nil
        else { return .refused }
        change.question.days = days.shifted(count)
        return .changed
    }

    /// `now?`; said beside something else it means nothing: `now split it by week`.
    func takeNow(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard part == .current else { return .passed }
        let question = change.question
        if [.value, .mean].contains(question.statistic), question.quantity.isLevel, question.conditions.isEmpty,
            question.grouping == nil, question.comparison == nil
        {
            (change.question.days, change.question.statistic) = (calendar.all, .last)
        } else if question.statistic == .sum, question.days.isDay {
            change.question.days = calendar.day(ago: 0)
        } else if question.statistic == .longestStreak {
            change.question.statistic = .currentStreak
        } else if change.parts.count == 1 {
            return .refused
        }
        return .changed
    }

    /// `and on Sundays?`
    func restrictToWeekdays(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .habit(let days) = part else { return .passed }
        let dates = Requirement.weekdays(datesOfWaking(days, change))
        guard widened(&change.question, isExcepted: change.isExcepted),
            let test = change.isExcepted ? dates.opposed : dates
        else { return .refused }
        change.setCalendar(test)
        return .changed
    }

    /// The days of the week that are the dates of what was asked: of a bedtime those after its evenings.
    private func datesOfWaking(_ days: [Int], _ change: Change) -> [Int] {
        change.question.isOfBedtimes && !says(NeighbourWords.waking) ? BedtimeEvenings.dayAfter(days) : days
    }

    /// `Monday to Wednesday of it`: of one week they are days that follow on each other.
    func takePartOfWeek(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .daysOfWeek(let weekdays) = part else { return .passed }
        guard change.question.days.from != nil, change.question.days.own == nil, !change.isExcepted else {
            return .refused
        }
        if let part = calendar.part(of: change.question.days, onDaysOfWeek: weekdays) {
            change.question.days = change.question.isOfBedtimes ? part.shifted(1).ofNight : part
        } else {
            change.setCalendar(.weekdays(datesOfWaking(weekdays, change)))
        }
        return .changed
    }

    /// `and at the weekend?`
    func restrictToWeekend(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard case .weekend(let said) = part else { return .passed }
        let asked = change.question.days
        if !said, !change.isExcepted, asked.count == 2, let saturday = asked.from, saturday.weekday == 5,
            asked.own == nil, change.question.comparison == nil, change.question.conditions.isEmpty
        {
            // `last weekend? – and on weekdays?`: of the same week
            change.question.days = Days(from: saturday.advanced(by: -5), to: saturday.advanced(by: -1))
            return .changed
        }
        guard widened(&change.question, isExcepted: change.isExcepted) else { return .refused }
        change.setCalendar(.weekend(said != change.isExcepted))
        return .changed
    }

    /// `on Sundays? – and overall?`
    func takeAllDays(_ part: Part, _ change: inout Change) -> Change.Outcome {
        guard part == .operation(.sum), change.question.statistic == .mean,
            change.question.conditions.contains(where: \.isCalendar), says(TalkWords.overall)
        else { return .passed }
        change.question.conditions.removeAll(where: \.isCalendar)
        return .changed
    }

    /// Takes all records where what was asked is of a single day: `steps yesterday? – and on weekends?`
    /// - Returns: `false` where that is no question.
    private func widened(_ question: inout HealthQuestion, isExcepted: Bool) -> Bool {
        // `at the weekend? – at weekends?`
        let isWeekend = question.days.count == 2 && question.days.from?.weekday == 5
        guard question.days.isDay || isWeekend, question.days.own == nil else { return true }
        guard case .day = question.quantity, !isExcepted, question.comparison == nil,
            [.sum, .mean, .value].contains(question.statistic)
        else { return false }
        question.days = calendar.all
        question.statistic = .mean
        return true
    }

    /// A single day has a value, several days a mean or a sum.
    private func fitting(_ statistic: Statistic, _ quantity: Quantity, _ days: Days) -> Statistic {
        guard case .day(let field) = quantity else { return statistic == .value && !days.isDay ? .mean : statistic }
        if statistic == .value || statistic == .last || statistic == .first, !days.isDay {
            return field.kind == .cumulative ? .sum : .mean
        }
        if statistic == .last, days.isDay { return .value }
        if days.isDay, field != .heartRate, [.dateOfMax, .dateOfMin].contains(statistic) {
            return field.kind == .cumulative ? .sum : .value
        }
        return statistic
    }
}

extension HealthQuestion {
    /// `on how many days did I drink in May? – how many drinks in total?`: in May, where no other days are said.
    func totalled(after previous: HealthQuestion?) -> HealthQuestion {
        guard let previous, previous.statistic == .countDays, statistic == .sum, quantity == previous.quantity,
            days.from == nil, !days.isEarlier, days.own == nil, conditions.isEmpty, output == .value
        else { return self }
        var question = self
        question.days = previous.days
        return question
    }
}

extension Change {
    /// Puts a test of the calendar in the place of those before.
    fileprivate mutating func setCalendar(_ test: Requirement) {
        question.conditions = question.conditions.filter { !$0.isCalendar } + [test]
    }
}
