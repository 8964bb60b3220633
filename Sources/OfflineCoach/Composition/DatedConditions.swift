import HealthModel
import HealthQuery
import HealthQuestions

/// The days that conditions are of, where a night, an evening or an entry tells them.
extension Composer {
    func withDatedConditions(_ question: HealthQuestion) -> HealthQuestion {
        withEntries(
            withEvenings(withNightAfter(withDaysOfNights(withEveningOfDay(withNightBefore(question))))))
    }

    /// `steps when I slept eight hours the night before`: of the night that ended on that day. Of a night it is the one before.
    private func withNightBefore(_ question: HealthQuestion) -> HealthQuestion {
        guard form.saysNightBefore else { return question }
        if case .day(let field) = question.quantity, field.category == .sleep { return question }
        return question.replacingConditions { test in
            guard test.lag == 1, case .day(let field) = test.subject, field.isOfMainSleep else { return test }
            return test.lagged(by: 0)
        }
    }

    /// `what time do I go to bed on days when I run`: in the night after, which has the date of waking.
    private func withEveningOfDay(_ question: HealthQuestion) -> HealthQuestion {
        guard question.quantity == .day(.bedTime), !form.saysNightBefore else { return question }
        return question.replacingConditions(\.ofDayBefore)
    }

    /// `deep sleep on nights when I drank`: on the evening before the date of waking.
    private func withDaysOfNights(_ question: HealthQuestion) -> HealthQuestion {
        guard form.namesNights, !form.saysNightBefore,
            question.quantity.isOfNight || question.conditions.contains(where: { $0.lag == 0 && $0.isOfMainSleep })
        else { return question }
        return question.replacingConditions(\.ofDayBefore)
    }

    /// `do I sleep worse when I drink`: in the night that follows, as the one that ended that morning was before the drink. `on
    /// days when I drink` is of the same date.
    private func withNightAfter(_ question: HealthQuestion) -> HealthQuestion {
        guard form.saysWhenDone, !form.saysNightBefore, case .day(let field) = question.quantity, field.isOfMainSleep
        else { return question }
        return question.replacingConditions(\.ofDayBefore)
    }

    /// `deep sleep when I drank`: before the night that ended on the date of waking.
    private func withEvenings(_ question: HealthQuestion) -> HealthQuestion {
        guard form.tellsOfEvening, !form.saysNightBefore,
            question.quantity.isOfNight || question.quantity == .day(.restingHeartRate),
            ![.day(.naps), .day(.napMinutes)].contains(question.quantity)
        else { return question }
        return question.replacingConditions(\.ofDayBefore)
    }

    /// `days with neither water nor caffeine logged`: without an entry, which is not known to be none.
    private func withEntries(_ question: HealthQuestion) -> HealthQuestion {
        guard form.deniesEntries else { return question }
        return question.replacingConditions { test in
            guard case .day(let field) = test.subject, field.category == .nutrition,
                test.sign == .equal, test.value == .number(0)
            else { return test }
            return Requirement(test.subject, .missing, .none, lag: test.lag)
        }
    }
}

extension Requirement {
    fileprivate var isOfMainSleep: Bool {
        if case .day(let field) = subject { field.isOfMainSleep } else { false }
    }

    /// The same of the day before, where it tests what is done in the course of a day.
    fileprivate var ofDayBefore: Requirement {
        if case .noneOf(let tests) = subject, tests.allSatisfy(\.isDoneInDay) {
            return Requirement(.noneOf(tests.map { $0.lagged(by: 1) }), sign, value)
        }
        return isDoneInDay ? lagged(by: 1) : self
    }

    /// Tests what is done or adds up in the course of the day itself.
    var isDoneInDay: Bool {
        guard lag == 0 else { return false }
        return switch subject {
        case .day(let field): field.kind == .cumulative && field.category != .sleep
        case .workout: true
        default: false
        }
    }
}
