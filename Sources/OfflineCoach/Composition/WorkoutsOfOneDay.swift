import HealthModel
import HealthQuery
import HealthQuestions

extension Composer {
    /// `did I run and swim on the same day`, `how often did I do two workouts in one day`: the days with all of them.
    func daysOfSeveral(_ frame: inout Frame) -> Topic? {
        let isOneDay = frame.lags == [0] && frame.pers.isEmpty || frame.lags.isEmpty && frame.pers == [.date]
        // `which days did I train twice`
        let isOfDays =
            frame.times.count == 1 && frame.lags.isEmpty && frame.pers.isEmpty && frame.periods == [.day]
            && frame.kinds.count == 1
        guard isOneDay || isOfDays, countsDays(frame), let tests = testsOfSeveral(frame) else { return nil }
        var rest = frame
        (rest.kinds, rest.numbers, rest.times, rest.lags, rest.pers, rest.isByVerb) = ([], [], [], [], [], false)
        rest.consume(.both)
        guard rest.quantities.isEmpty, rest.verbs.isEmpty, rest.words.isEmpty, rest.attributes.isEmpty,
            rest.heart == 0, rest.calories == 0, rest.bounds.isEmpty, rest.tests.isEmpty, rest.units.isEmpty
        else { return nil }
        rest.tests = tests
        if rest.periods.isEmpty { rest.periods = [.day] }
        frame = rest
        return Topic(quantity: .days)
    }

    /// Whether it asks for days, and not for the workouts of each.
    private func countsDays(_ frame: Frame) -> Bool {
        switch frame.asked {
        case []:
            form.isYesNo && (frame.lags == [0] || form.saysOnce || form.isPerfect || frame.flags.contains(.any))
                || form.namesDays
        case [.often], [.when]: frame.periods.isEmpty
        case [.many], [.which]: frame.periods == [.day]
        default: false
        }
    }

    /// So many of one kind, or one of each kind that is named.
    private func testsOfSeveral(_ frame: Frame) -> [Requirement]? {
        guard frame.kinds.count == 1 else {
            let isEach = frame.flags.contains(.and) || frame.flags.contains(.both)
            guard isEach, frame.numbers.isEmpty, frame.times.isEmpty, frame.kinds.count > 1,
                frame.kinds.allSatisfy({ $0.count == 1 }), Set(frame.kinds).count == frame.kinds.count
            else { return nil }
            return frame.kinds.map { .worked($0) }
        }
        let subject = Requirement.Subject.workout(types: frame.kinds[0], field: nil)
        switch (frame.numbers.count, frame.times.count) {
        case (1, 0) where (2...9).contains(frame.numbers[0]):
            return [Requirement(subject, .atLeast, .number(frame.numbers[0]))]
        case (0, 1):
            guard case .number(let count, false, nil) = frame.times[0].limit, (2...9).contains(count) else {
                return nil
            }
            return [Requirement(subject, frame.times[0].sign, .number(count))]
        default: return nil
        }
    }
}
