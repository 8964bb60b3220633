import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// Better, faster or later without days to hold against each other: the last 30 days against those before them, or against
/// the days that are named.
extension Composer {
    /// Days of the running span, where only how it goes now is said.
    private var recent: Days? { calendar.last(30, .day) }

    /// `am I getting faster`, `is my pace improving`, `am I sleeping better`: sets the last 30 days, and gives those before
    /// them. `nil` where something else is asked, and where a slope tells it.
    func divideNow(_ frame: inout Frame) -> Frame? {
        guard form.isOngoing, frame.saysNoDays, frame.asked.isEmpty, frame.operations.isEmpty, frame.rises.isEmpty,
            frame.risen.isEmpty, frame.superlatives.isEmpty, frame.ranks.isEmpty, frame.tests.isEmpty,
            frame.bounds.isEmpty,
            frame.flags.isSubset(of: [.becoming, .current]), let recent, let from = recent.from
        else { return nil }
        var degree = frame.comparatives.first
        if frame.turns.count == 1, frame.turns[0].isOngoing, frame.comparatives.isEmpty {
            degree = Frame.Degree(isMore: frame.turns[0].isBetter, aspect: .good)
        }
        guard let degree, frame.comparatives.count + frame.turns.count == 1 else { return nil }
        if frame.namesNothing, degree.aspect == .fast { frame.kinds = [["Running"]] }
        let isOfWorkouts = !frame.kinds.isEmpty || !frame.attributes.isEmpty
        let hasSlope = frame.turns.count == 1 || frame.flags.contains(.becoming)
        // `is my HRV better` may mean than what is usual; `am I sleeping better` tells how it goes.
        let isOfVerb = frame.quantities.isEmpty && !frame.verbs.isEmpty && degree.aspect == .good && !hasSlope
        guard isOfWorkouts ? [.good, .fast, .long].contains(degree.aspect) : isOfVerb else { return nil }
        (frame.comparatives, frame.turns, frame.days) = ([degree], [], [recent])
        frame.flags.subtract([.becoming, .current])
        var earlier = Frame()
        earlier.days = [Days(from: from.advanced(by: -30), to: from.advanced(by: -1))]
        return earlier
    }

    /// `do I run faster than in summer`, `am I sleeping worse than before`: of the last 30 days, where the other side names
    /// days before them.
    func setNow(_ left: inout Frame, beside right: Frame) {
        guard form.isOngoing, left.saysNoDays, left.comparatives.count == 1, left.operations.isEmpty,
            left.asked.isEmpty,
            right.conditions.isEmpty, right.daysBefore.isEmpty, right.operations.isEmpty, let recent,
            let from = recent.from
        else { return }
        if right.relatives == [.before], right.days.isEmpty {
            left.days = [recent]
        } else if right.relatives.isEmpty, right.days.count == 1, right.days[0].own == nil, right.days[0].from != nil,
            !right.days[0].isDay, right.days[0].to < from
        {
            left.days = [recent]
        }
        if left.days == [recent] { left.consume(.current) }
    }
}

extension Frame {
    /// Whether no days are said, nor any test of them.
    fileprivate var saysNoDays: Bool {
        days.isEmpty && counted.isEmpty && relatives.isEmpty && daysBefore.isEmpty && conditions.isEmpty
            && periods.isEmpty && pers.isEmpty && rates.isEmpty && leftOut.isEmpty
    }
}
