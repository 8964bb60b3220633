import HealthQuestions
import QuestionParser

/// `which Friday did I go to bed latest`: one of all Fridays, and not the last of them.
enum SingledWeekday {
    /// The covers with the days of that name in the place of the last one, where something singles one of them out.
    static func covers(_ read: [Chart.Cover]) -> [Chart.Cover] {
        read.map { cover in
            guard let isInTime = cover.parts.lazy.compactMap(\.singlesOutInTime).first,
                let (which, place, day) = weekday(in: cover.parts)
            else { return cover }
            var singled = cover
            // `which Friday did I last run` asks when, and not for a day with the most.
            let asked: [Part] = isInTime ? [.asked(.when)] : [.asked(.which), .period(.day)]
            singled.parts.replaceSubrange(which...place, with: asked + [.habit([day])])
            return singled
        }
    }

    /// The day of the week that is asked for, its place and that of the word that asks; `nil` where none is.
    private static func weekday(in parts: [Part]) -> (which: Int, place: Int, day: Int)? {
        guard let which = parts.firstIndex(of: .asked(.which)),
            let place = parts[(which + 1)...].firstIndex(where: { $0 != .noise && $0 != .article })
        else { return nil }
        switch parts[place] {
        case .weekday(let day): return (which, place, day)
        case .days(let days): return days.isDay && days.dayOfWeek == .alone ? (which, place, days.to.weekday) : nil
        case .habit(let days): return days.count == 1 ? (which, place, days[0]) : nil
        default: return nil
        }
    }
}

extension Part {
    /// Whether it singles out the first or the last of several in time; `nil` for what singles out none of them.
    fileprivate var singlesOutInTime: Bool? {
        switch self {
        case .superlative(_, let aspect): aspect == .last || aspect == .first
        case .operation(let operation): [.max, .min, .last, .first].contains(operation) ? false : nil
        default: nil
        }
    }
}
