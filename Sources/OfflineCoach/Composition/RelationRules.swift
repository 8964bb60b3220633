import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

extension Composer {
    /// `correlation between steps and sleep the night after`
    func related(_ left: Frame, _ right: Frame?) -> HealthQuestion? {
        var frame = left
        var second = right
        let isNamed =
            frame.has(.correlation) || second?.has(.correlation) == true
            || (frame.methods + (second?.methods ?? [])).contains("spearman")
        guard isNamed else { return nil }
        frame.consume(.correlation)
        second?.consume(.correlation)
        if let other = second { frame.absorb(other) }
        guard let said = consumeDays(&frame, withCount: false) ?? nil, said.days?.isDay != true else { return nil }
        // What a trip or an illness did to something is no relation within its days.
        if frame.flags.contains(.causal), said.days?.own != nil { return nil }
        if frame.flags.contains(.causal), let effect = effect(frame, said.days ?? calendar.all) { return effect }
        guard let pair = pair(&frame) else { return nil }
        // Both values of one name are no two things.
        guard pair != (.day(.systolicPressure), .day(.diastolicPressure)) || !frame.flags.contains(.causal) else {
            return nil
        }
        var question = HealthQuestion(pair.0, .correlation, said.days ?? calendar.all)
        question.other = pair.1
        question.lag = frame.lags.first ?? 0
        let isCausal = frame.consume(.causal)
        if isCausal, frame.lags.isEmpty, pair.1.isOfNight, !pair.0.isOfNight { question.lag = 1 }
        guard frame.lags.count <= 1 else { return nil }
        frame.lags = []
        if !form.namesLag, question.lag == 1, case .day(let field) = pair.0, field.isOfMainSleep, !pair.1.isOfSleep {
            // `bedtime and mood the next day`: a night has the date of the day after it.
            question.lag = 0
        }
        if let name = frame.methods.first, frame.methods.allSatisfy({ $0 == name }) {
            question.method = HealthQuestion.Method(rawValue: name)
            frame.methods = []
        }
        if frame.pers.contains(.week) || frame.rates.contains(.week) || frame.periods.contains(.week) {
            question.isWeekly = true
            frame.pers.removeAll { $0 == .week }
            frame.rates = []
            _ = frame.consumePeriod(.week)
            frame.consume(.sum, .mean)
            frame.consume(.every)
        }
        frame.pers.removeAll { $0 == .date }
        frame.consume(.mean)
        frame.consume(.much, .high, .which, .how, .long, .many)
        frame.consume(.compare)
        frame.consume(.any)
        frame.consume(.both)
        frame.consume(.sum)
        // `do more steps go with longer sleep`
        if frame.comparatives.count == 2 { frame.comparatives = [] }
        // `does alcohol make my pulse higher`
        if isCausal, frame.comparatives.count == 1, direction(frame.comparatives[0], pair.1) != nil {
            frame.comparatives = []
        }
        if form.isYesNo { question.output = .value }
        return frame.isSpent ? question : nil
    }

    /// `does running help my sleep`: days after a workout, or with a tag, against the others.
    private func effect(_ asked: Frame, _ days: Days) -> HealthQuestion? {
        var frame = asked
        let said = frame.quantities + frame.verbs
        let tags = frame.tests.filter { $0.subject == .day(.tags) }
        guard frame.kinds.count + tags.count == 1, said.count == 1, let quantity = said.first, case .day = quantity
        else { return nil }
        let lag = quantity.isOfNight ? 1 : 0
        let test =
            tags.first.map { $0.lagged(by: lag) }
            ?? .worked(frame.kinds[0], lag: lag)
        frame.tests.removeAll { tags.contains($0) }
        (frame.kinds, frame.quantities, frame.verbs) = ([], [], [])
        if frame.comparatives.count == 1, direction(frame.comparatives[0], quantity) != nil { frame.comparatives = [] }
        frame.consume(.causal)
        frame.consume(.any)
        frame.consume(.how, .much)
        guard frame.isSpent, let opposite = test.opposed else { return nil }
        var question = HealthQuestion(quantity, .difference, days)
        question.inner = .mean
        question.conditions = [test]
        question.comparison = Comparison(conditions: [opposite])
        return question
    }

    private func pair(_ frame: inout Frame) -> (Quantity, Quantity)? {
        var named: [Quantity] = []
        func add(_ quantity: Quantity) { if !named.contains(quantity) { named.append(quantity) } }
        frame.quantities.forEach(add)
        frame.attributes.forEach { if $0 == .load { add(.day(.load)) } }
        frame.attributes.removeAll { $0 == .load }
        if frame.kinds.count == 1, frame.attributes.isEmpty, frame.units.count == 1,
            let field = Grammar.field(for: frame.units[0])
        {
            // `weekly running km`
            (frame.attributes, frame.units) = ([field], [])
        }
        if frame.kinds.count == 1, frame.attributes.count == 1,
            let field = Quantity.workout(types: frame.kinds[0], field: frame.attributes[0]).ofDays
        {
            // `weekly running distance`
            named.insert(.day(field), at: 0)
            (frame.kinds, frame.attributes) = ([], [])
        }
        if named.count < 2 { frame.verbs.forEach(add) }
        if named.count < 2, frame.calories > 0 {
            add(.day(form.writesDown ? .dietaryEnergy : .activeEnergy))
            frame.calories = 0
        }
        guard named.count == 2,
            frame.verbs.allSatisfy({ verb in named.contains { Self.accords(verb, $0) } })
        else { return nil }
        (frame.quantities, frame.verbs) = ([], [])
        return (named[0], named[1])
    }
}

extension Frame {
    /// Both sides as one.
    mutating func absorb(_ other: Frame) {
        asked += other.asked
        operations += other.operations.filter { !operations.contains($0) }
        superlatives += other.superlatives
        comparatives += other.comparatives
        ranks += other.ranks
        rises += other.rises
        risen += other.risen
        turns += other.turns
        pers += other.pers.filter { !pers.contains($0) }
        rates += other.rates
        nouns += other.nouns
        periods += other.periods
        counted += other.counted
        numbers += other.numbers
        units += other.units
        bounds += other.bounds
        daytimes += other.daytimes
        parted += other.parted
        daysBefore += other.daysBefore
        times += other.times
        days += other.days.filter { !days.contains($0) }
        relatives += other.relatives
        conditions += other.conditions
        tests += other.tests
        quantities += other.quantities
        verbs += other.verbs
        words += other.words
        kinds += other.kinds
        attributes += other.attributes
        calories += other.calories
        heart += other.heart
        lastCount = lastCount ?? other.lastCount
        perUnits += other.perUnits
        lags += other.lags
        perDays += other.perDays
        methods += other.methods
        flags.formUnion(other.flags)
    }
}

extension Quantity {
    fileprivate var isOfSleep: Bool { if case .day(let field) = self { field.category == .sleep } else { false } }

    /// Measured in the night, so that what was done on a day shows on the date after.
    var isOfNight: Bool {
        guard case .day(let field) = self else { return false }
        return field.isOfNight || field == .restingHeartRate
    }
}
