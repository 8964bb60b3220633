import HealthModel
import HealthQuery
import HealthQuestions
import QuestionParser

/// Two questions that differ in one part, told against each other: `the difference?`, `which was better?`, `both together?`
extension FollowUp {
    func paired(_ said: [Part]) -> HealthQuestion? {
        guard let before = previous.contrast.before, [.sum, .mean, .value, .median, .last].contains(previous.statistic)
        else { return nil }
        if previous.statistic == .last { return changeUntilNow(said, before) }
        var (isTogether, isDifference, isPercent, isWhich) = (false, false, false, false)
        var isMore: Bool?
        let isTwo = says(["two", "both", "beiden", "beide", "them"])
        if let mean = meanOfBoth(said, before) { return mean }
        for part in said {
            switch part {
            // `the difference between the two`
            case .number(2, _, _) where isTwo: isWhich = true
            case .noise, .article, .and, .but, .or, .current, .asked(.how), .asked(.much), .asked(.many),
                .preposition(.in), .preposition(.of), .preposition(.between):
                continue
            case .asked(.which), .asked(.when), .both: isWhich = true
            case .period, .groupNoun: guard isWhich else { return nil }
            // `which summer was longer`, of one of both
            case .days(let days): guard isWhich, days == previous.days || days == before.days else { return nil }
            case .operation(.difference), .compare, .versus: isDifference = true
            case .rise, .risen, .weightRise, .weightRisen: isDifference = true
            case .unit(.percent), .operation(.percentChange): isPercent = true
            case .operation(.sum), .plus: isTogether = true
            case .comparative(let more, let aspect):
                guard isMore == nil, [.plain, .long, .good, .far, .fast, .heavy].contains(aspect),
                    let direction = Composer(calendar: calendar)
                        .direction(Frame.Degree(isMore: more, aspect: aspect), previous.quantity)
                else { return nil }
                isMore = direction
            default: return nil
            }
        }
        if isPercent, before.quantity == .day(.sleep) { return shareOfSleep }
        if isTogether { return isDifference || isPercent || isMore != nil ? nil : together(before) }
        guard isDifference || isMore != nil || isPercent && previous.quantity.keptUnit != .percent else { return nil }
        let isAsked =
            isDifference || isWhich || isPercent || said.contains(.asked(.much)) || said.contains(.asked(.many))
            || language == .german && words.first == "was"
        var question = previous
        question.comparison = before
        // Later days are told against earlier ones, but where `was it more?` asks of the last.
        let isLater = before.days.map { $0.to > previous.days.to || previous.days.from == nil } ?? false
        if isAsked, isLater {
            question = FollowUp(previous: question, calendar: calendar, language: language).turned ?? question
        }
        question.statistic = isPercent ? .percentChange : .difference
        question.inner = [.sum, .median].contains(previous.statistic) ? previous.statistic : .mean
        if isPercent { question.unit = .percent }
        question.output = isAsked ? .value : .yesNo
        question.isYesAbove = isAsked ? nil : isMore
        return question.plan == nil ? nil : question
    }

    /// `sleep on Tuesday? – Monday? – the average of both`
    private func meanOfBoth(_ said: [Part], _ before: Comparison) -> HealthQuestion? {
        let rest = said.filter { ![.noise, .article, .and, .preposition(.of)].contains($0) }
        let isBoth = rest.contains(.both) || rest.contains(.number(2, isThousands: false, isYear: false))
        guard rest.contains(.operation(.mean)), isBoth, rest.count == 2, before.days != nil,
            !previous.isOfWorkouts, var question = together(before)
        else { return nil }
        question.statistic = .mean
        return question
    }

    /// `how much did I weigh on New Year's Day? – and now? – the difference?`: the change since then.
    private func changeUntilNow(_ said: [Part], _ before: Comparison) -> HealthQuestion? {
        let isOfTwo = said.allSatisfy {
            switch $0 {
            case .noise, .article, .and, .operation(.difference), .both, .number(2, _, _), .preposition(.between),
                .preposition(.of), .asked(.which), .asked(.how):
                true
            default: false
            }
        }
        guard isOfTwo, said.contains(.operation(.difference)), let days = before.days, days.isDay, days.own == nil
        else { return nil }
        let change = HealthQuestion(previous.quantity, .change, Days(from: days.to, to: previous.days.to))
        return change.plan == nil ? nil : change
    }

    /// `was there more the night before?`: that night against the one that was told, as no `than` stands before it.
    func turnedWithoutThan(_ question: HealthQuestion, _ said: [Part]) -> HealthQuestion {
        let ties: Set<Part> = [.than, .versus, .compare, .normal, .againstMean(true), .againstMean(false)]
        let isCompared = said.contains { if case .comparative = $0 { true } else { false } }
        guard isCompared, !said.contains(where: ties.contains), !words.contains("als"), !words.contains("wie"),
            question.output == .yesNo,
            question.statistic == .difference, question.days == previous.days, question.comparison?.days != nil
        else { return question }
        return FollowUp(previous: question, calendar: calendar, language: language).turned ?? question
    }

    /// The comparison with its sides the other way round.
    var turned: HealthQuestion? {
        guard let other = previous.comparison else { return nil }
        var (question, comparison) = (previous, other)
        if let days = other.days { (question.days, comparison.days) = (days, previous.days) }
        if let quantity = other.quantity { (question.quantity, comparison.quantity) = (quantity, previous.quantity) }
        if let tests = other.conditions { (question.conditions, comparison.conditions) = (tests, previous.conditions) }
        question.comparison = comparison
        return question
    }

    /// `how long did I sleep? – how much of it was deep? – in percent`: of the sleep, and no change of it; `nil` where that is
    /// not recorded.
    private var shareOfSleep: HealthQuestion? {
        let stages: [DayField: DayField] = [.sleepDeep: .deepShare, .sleepREM: .remShare]
        guard case .day(let field) = previous.quantity, let share = stages[field] else { return nil }
        var question = previous
        (question.quantity, question.unit) = (.day(share), .percent)
        return question
    }

    /// The days that go on from one to the other, or the figures that add up.
    private func together(_ before: Comparison) -> HealthQuestion? {
        var question = previous
        if let days = before.days, let from = days.from, let other = previous.days.from {
            guard days.to.advanced(by: 1) == other || previous.days.to.advanced(by: 1) == from else { return nil }
            question.days = Days(from: min(from, other), to: max(days.to, previous.days.to))
            if question.statistic == .value { question.statistic = .mean }
            return question
        }
        guard let quantity = before.quantity, [.sum, .mean].contains(question.statistic) || question.days.isDay else {
            return nil
        }
        if case .workout(let first, let field) = quantity, case .workout(let second, field) = previous.quantity {
            question.quantity = .workout(types: (first + second).sorted(), field: field)
            return question
        }
        guard [quantity, previous.quantity].allSatisfy({ $0.isSum || $0.isDuration }) else { return nil }
        question.quantity = .combined(quantity, .plus, previous.quantity)
        return question.plan == nil ? nil : question
    }
}

extension QuestionReader {
    /// `March? – and April? – in which month was I lighter`: of the two, and no month of all records.
    static func asksWhichOfTwo(_ covers: [Chart.Cover], after previous: HealthQuestion?) -> Bool {
        guard let said = covers.first?.said, previous?.contrast.before?.days != nil else { return false }
        var isChoice = false
        var isCompared = false
        for part in said {
            switch part {
            case .asked(.which), .asked(.when): isChoice = true
            case .comparative: isCompared = true
            case .than, .versus, .days, .relative, .test, .only: return false
            case .quantity(let quantity, isVerb: false): if quantity != previous?.quantity { return false }
            default: continue
            }
        }
        return isChoice && isCompared
    }
}

extension HealthQuestion {
    /// Sets the part that the question before had instead, where one part alone was changed, and not for the second time.
    mutating func setContrast(to previous: HealthQuestion) {
        let earlier = previous.contrast.before
        contrast = Contrast()
        // `last night? – my average?`
        let isUsual = previous.statistic == .value && statistic == .mean && days.from == nil && previous.days.isDay
        // `on New Year's Day? – and now?`
        let isNewest = previous.statistic == .value && statistic == .last && days.from == nil && previous.days.isDay
        guard statistic == previous.statistic || isUsual || isNewest, comparison == nil, previous.comparison == nil,
            grouping == nil,
            previous.grouping == nil, more.isEmpty, previous.more.isEmpty
        else { return }
        var before = Comparison()
        if days != previous.days { before.days = previous.days }
        if conditions != previous.conditions { before.conditions = previous.conditions }
        if quantity != previous.quantity { before.quantity = previous.quantity }
        switch (before.days, before.conditions, before.quantity) {
        // The same again leaves the pair.
        case (nil, nil, nil): contrast = previous.contrast
        case (let other?, nil, nil):
            if earlier?.days == nil, other.from != nil, days.from != nil || isUsual || isNewest {
                contrast.before = before
            }
        // Days of which some were left out are no other days.
        case (nil, let other?, nil): if earlier?.conditions == nil, !other.isEmpty { contrast.before = before }
        case (nil, nil, let other?):
            let unit = quantity.keptUnit
            if earlier?.quantity == nil, unit == other.keptUnit, unit != nil || quantity.isOfWorkouts {
                contrast.before = before
            }
        default: break
        }
    }
}
