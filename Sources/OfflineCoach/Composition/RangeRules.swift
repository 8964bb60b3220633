import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

extension Composer {
    struct Said { var days: Days? }

    /// The days that were said; `nil` where two of them do not go together.
    func consumeDays(_ frame: inout Frame, withCount: Bool) -> Said? {
        var days = frame.days
        if withCount {
            // `90 days`, where nothing is asked in whole words.
            // `seven nights in a row` are no last seven nights.
            guard days.isEmpty, !frame.has(.streak),
                frame.asked.isEmpty && !form.isYesNo && frame.superlatives.isEmpty || Self.isSpan(frame.counted),
                !frame.superlatives.contains(where: { $0.aspect == .last || $0.aspect == .first }), !frame.has(.last),
                frame.counted.count == 1, frame.counted[0].count > 1,
                let last = calendar.last(frame.counted[0].count, frame.counted[0].period)
            else { return nil }
            frame.counted = []
            days = [last]
        }
        guard days.count > 1 else {
            frame.days = []
            if let day = days.first, day.isDay, !day.isNight, frame.goesToBed {
                // Who goes to bed on a Monday wakes on the day after, which is the date of that night.
                return Said(days: (day.to < calendar.today ? day.shifted(1) : day).ofNight)
            }
            return Said(days: days.first)
        }
        if let common = Self.common(days) {
            // `how far off the mean of the last 14 nights was last night`, `last night in the last 30 days`: which is meant?
            guard !common.isDay || common.own != nil || days.allSatisfy({ $0 == common }) else { return nil }
            frame.days = []
            return Said(days: common)
        }
        // Two days side by side are left for the rule of lists.
        return days.count == 2 && days.allSatisfy(\.isDay) ? Said(days: nil) : nil
    }

    /// `90 days`: so many that no answer is counted in them.
    private static func isSpan(_ counted: [Frame.Counted]) -> Bool {
        guard counted.count == 1 else { return false }
        switch counted[0].period {
        case .day, .night: return counted[0].count >= 7
        case .week, .month: return counted[0].count >= 2
        default: return false
        }
    }

    /// The days that all hold, where one lies within the other; `nil` where they do not.
    static func common(_ days: [Days]) -> Days? {
        let own = days.filter { $0.own != nil }
        if let period = own.first?.own {
            // `on my trip in May`: the one that touches May
            guard own.count == 1, days.count == 2, let other = days.first(where: { $0.own == nil }),
                period.within == nil,
                let from = other.from
            else { return nil }
            var narrowed = own[0]
            narrowed.own?.within = from...other.to
            return narrowed
        }
        // `since September, Sunday to Thursday`: each of them, and not those of this week.
        // `over Easter, 17 to 22 April`: not both.
        let isLong = days.contains { ($0.count ?? .max) > 7 || !$0.isSpan && (2...6).contains($0.count ?? 0) }
        if isLong, days.contains(where: { $0.isSpan && ($0.count ?? 0) < 7 }) { return nil }
        // `overnight oxygen ever recorded` is of no single night.
        if days.contains(where: \.isDay), days.contains(where: { $0.from == nil && !$0.isEarlier }) { return nil }
        var common = days[0]
        for other in days.dropFirst() {
            let isInside = { (inner: Days, outer: Days) in
                inner.to <= outer.to && (outer.from == nil || inner.from.map { $0 >= outer.from! } == true)
            }
            if isInside(other, common) {
                common = other
            } else if isInside(common, other) {
                continue
            } else if common.from == nil || other.from == nil, let from = common.from ?? other.from {
                common = Days(from: from, to: min(common.to, other.to))
                guard from <= common.to else { return nil }
            } else {
                return nil
            }
        }
        return common
    }
}

extension Calendar {
    /// The question of the day so many months ago in the place of that month.
    func dayMonthsAgo(_ question: HealthQuestion) -> HealthQuestion? {
        guard let count = question.days.monthsAgo, !question.days.isDay else { return question }
        guard question.comparison == nil, let day = shifted(today, months: -count) else { return nil }
        var ofDay = question
        ofDay.days = Days(from: day, to: day)
        if question.statistic == .mean, question.quantity.isLevel { ofDay.statistic = .value }
        return ofDay
    }
}

extension HealthQuestion {
    /// `how much did I weigh a month ago`, `steps a year ago`: one figure with no statistic named, which is of that day.
    func isOfOneDayAgo(_ said: [Part]) -> Bool {
        guard let months = days.monthsAgo, case .day(let field) = quantity, more.isEmpty, comparison == nil,
            grouping == nil,
            conditions.isEmpty, [.value, .last, .mean, .sum].contains(statistic), threshold == nil,
            field.kind != .cumulative || months == 1 || months == 12
        else { return false }
        return said.allSatisfy { part in
            switch part {
            case .operation, .per, .rate, .by, .period, .groupNoun, .every: false
            default: true
            }
        }
    }
}
