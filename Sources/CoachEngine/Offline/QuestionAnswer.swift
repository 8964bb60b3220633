import ChatModel
import HealthModel
import HealthQuery
import HealthQuestions
import JSON
import OfflineCoach

/// The answer to a question that was read whole: the figure, then what was asked, then how much it rests on.
struct QuestionAnswer {
    let question: HealthQuestion
    let language: Language
    let today: CivilDay
    /// The values are to be seen in a chart of their own.
    var wantsChart = false

    var isGerman: Bool { language == .german }
    var wording: QuestionWording {
        QuestionWording(language: language, today: today) { value, field in said(Wording.value(value, field)) }
    }

    /// The calls that it takes, in their order.
    static func calls(_ question: HealthQuestion) -> [PlannedCall]? {
        guard question.openPeriods.isEmpty else { return nil }
        return question.plan.map { $0.map { PlannedCall(tool: $0.tool, fields: $0.fields) } }
    }

    /// The reading, in a sentence.
    var sentence: String { wording.sentence(question) }

    /// The parts of the reading, each with the questions that change it.
    func chips(_ reader: QuestionReader) -> [QuestionReading.Chip] {
        let text = QuestionText(language: language, reader: reader)
        return QuestionChips(question, text: text, wording: wording).chips.map { chip in
            QuestionReading.Chip(
                label: chip.label,
                choices: chip.choices.map { QuestionReading.Chip.Choice(label: $0.label, question: $0.question) })
        }
    }

    func markdown(_ lookup: inout Lookup) -> String? {
        // An extreme of times of day is that of the first workout in their order: a tool has only their mean.
        if case .workout(_, .startClock?) = question.quantity, [.max, .min].contains(question.statistic) {
            var dated = question
            dated.statistic = question.statistic == .max ? .dateOfMax : .dateOfMin
            return QuestionAnswer(question: dated, language: language, today: today).markdown(&lookup)
        }
        guard let calls = Self.calls(question) else { return nil }
        let findings = (calls + [allGroups].compactMap(\.self)).map { lookup.ask($0) }
        let usual = usualRange(&lookup)
        let details = details(&lookup)
        guard lookup.isComplete else { return "" }
        if findings.contains(where: { $0.isUnknown }) {
            // The one that was never recorded may be the metric of a condition.
            let missing = findings.lazy.compactMap(\.unknownField).first
            if let missing {
                let isPair = question.more == [.day(.diastolicPressure)] && missing == .systolicPressure
                return NeverRecorded.markdown(missing, language, wording.name(missing), isPair: isPair, &lookup)
            }
            return isGerman ? "\(capital(sentence)): nie aufgezeichnet." : "\(capital(sentence)): never recorded."
        }
        guard let first = findings.first else { return nil }
        if !first.hasData, findings.count == 1 {
            guard isValueOfDay, case .day(let field) = question.quantity else {
                return [nothing(findings), usual ?? ""].filter { !$0.isEmpty }.joined(separator: "\n\n")
            }
            let reading = DayComparison(field, on: question.days.to, &lookup)
            return isGerman ? missing(field, reading) : reading.missing(today: today)
        }
        // What one side of two has no records of is not zero.
        let lacksSide = question.comparison != nil && findings.contains { !$0.hasData }
        guard !lacksSide, let answer = answer(findings) else { return nothing(findings) }
        if let day = dayBesideWeek(answer, &lookup) { return day }
        let lead = "**\(answer.value)**: \(sentence)."
        return ([lead] + answer.more + [usual ?? ""] + details).filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// Details beside the figure: a remark on closed rings, the stages of a night, a line of bars.
    func details(_ lookup: inout Lookup) -> [String] {
        let rings = RingsRemark(question, language)?.markdown(&lookup)
        var night: String?
        if isValueOfDay, question.quantity == .day(.sleep) {
            night = NightTable(day: question.days.to, language: language).markdown(&lookup) { wording.name($0) }
        }
        if wantsChart, let call = ChartWish.call(for: question) {
            // What is drawn above the answer needs no line of bars in it; where it was refused the line stands.
            let drawn = lookup.ask(call)
            if !lookup.isComplete || drawn.problem == nil { return [rings, night].compactMap(\.self) }
        }
        let chart = AnswerChart(question, language: language) { shown($0, isMean: $1) }?.markdown(&lookup)
        return [rings, night, dayOfExtreme(&lookup), seriesUpToYesterday(&lookup), chart].compactMap(\.self)
    }

    /// How long the series was up to yesterday, where today, which is not over, does not pass yet.
    private func seriesUpToYesterday(_ lookup: inout Lookup) -> String? {
        guard question.statistic == .currentStreak, question.days.to == today, lookup.clock.partialUntil != nil,
            let call = Self.calls(question)?.first, lookup.ask(call)["current"].integer == 0
        else { return nil }
        var earlier = question
        earlier.days.to = today.advanced(by: -1)
        earlier.days.isEarlier = true
        guard let before = Self.calls(earlier)?.first, let count = lookup.ask(before)["current"].integer, count > 0
        else {
            return nil
        }
        return isGerman
            ? "Bis gestern waren es \(days(count)); der heutige Tag läuft noch."
            : "Up to yesterday it was \(days(count)); today is not over."
    }

    /// That a day has no value, and which is the newest before it, in German.
    func missing(_ field: DayField, _ reading: DayComparison) -> String {
        let lead =
            "\(capital(wording.name(field))), \(wording.days(question.days)): nicht erfasst. Das fehlt, es ist nicht null."
        guard let newest = reading.newest else { return lead }
        return
            "\(lead) Der neueste Wert davor ist \(said(Wording.value(newest.value, field))) (\(wording.date(newest.day)))."
    }

    var isValueOfDay: Bool {
        guard case .day(let field) = question.quantity, !field.isText, field.kind != .flag else { return false }
        return question.days.isDay && question.more.isEmpty && question.conditions.isEmpty && question.comparison == nil
            && [.value, .sum, .mean].contains(question.statistic)
    }

    /// Where the value of a single day usually lies.
    func usualRange(_ lookup: inout Lookup) -> String? {
        let asked: DayField? =
            switch question.quantity {
            case .day(let field) where isValueOfDay: field
            case .formula("normal_range", let field): field
            default: nil
            }
        guard let field = asked else { return nil }
        let reading = DayComparison(field, on: question.days.to, &lookup)
        if case .formula = question.quantity {
            var single = question
            single.quantity = .day(field)
            let answer = QuestionAnswer(question: single, language: language, today: today)
            let value = reading.value.map { answer.shown($0) } ?? (isGerman ? "nicht erfasst" : "not recorded")
            return answer.usualRange(&lookup).map { "\(capital(wording.days(question.days))): \(value). \($0)" }
        }
        guard let usual = reading.usual else { return nil }
        let isMean = question.statistic == .mean
        let (low, high) = (shown(usual.low, isMean: isMean), shown(usual.high, isMean: isMean))
        let place = place(usual, reading)
        return isGerman
            ? "Üblich waren \(low) – \(high) in den 28 Tagen davor (n = \(usual.days))\(place)."
            : "Usual: \(low) – \(high) in the 28 days before (n = \(usual.days))\(place)."
    }

    /// `; that is just above it`, by the value itself, not by what is shown of it.
    private func place(_ usual: DayComparison.Usual, _ reading: DayComparison) -> String {
        guard let standing = usual.standing, let value = reading.value else { return "" }
        let isMean = question.statistic == .mean
        let end = standing == .below ? usual.low : usual.high
        let isHidden = shown(value, isMean: isMean) == shown(end, isMean: isMean)
        switch standing {
        case .within: return isGerman ? "; darin liegt der Wert" : "; the value lies within"
        case .below, .above:
            let isAbove = standing == .above
            return isGerman
                ? "; der Wert liegt \(isHidden ? "knapp " : "")\(isAbove ? "darüber" : "darunter")"
                : "; the value lies \(isHidden ? "just " : "")\(standing.rawValue)"
        }
    }

    func capital(_ text: String) -> String { Wording.capitalised(text) }

    func answer(_ findings: [Finding]) -> Answer? {
        let first = findings[0]
        if question.grouping != nil, question.statistic == .countDays || question.inner == .countDays {
            return countTable(first)
        }
        if question.inner == .countDays || question.inner == .shareDays { return counts(findings) }
        if question.inner?.isRate ?? false { return rates(findings) }
        if let best = question.best { return ofBest(first, best) }
        if question.isOfGroups { return ofGroups(first) }
        if first["columns"].array != nil { return selected(findings) }
        switch question.quantity {
        case .day(let field):
            if !question.more.isEmpty, question.statistic != .list { return several(findings) }
            switch question.statistic {
            case .countDays, .shareDays, .longestStreak, .currentStreak, .lastDate, .firstDate: return count(first)
            case .list: return list(first, field)
            case _ where field.kind == .clock && [.max, .min, .dateOfMax, .dateOfMin].contains(question.statistic):
                return ranking(first, field)
            case .topK, .bottomK, .kthMax, .kthMin: return ranking(first, field)
            case .percentChange where question.comparison == nil: return statistic(first, field)
            case .difference, .percentChange, .ratio:
                return question.comparison?.quantity == nil ? segments(first, field) : besides(findings, field)
            case .range: return range(findings, field)
            case .longestGap: return gap(first)
            case .smoothed: return smoothed(first)
            case .countGroups: return groupCount(first)
            case .trend: return trend(findings)
            case .rollingMax, .rollingMin:
                return first.number("value").map { value in
                    let end = first.day("window_end").map {
                        isGerman
                            ? "Das Fenster endet am \(wording.date($0))." : "The window ends on \(wording.date($0))."
                    }
                    return Answer(value: shown(value, isMean: true), more: [end ?? ""])
                }
            case .correlation: return relation(first)
            case .groupOfMax, .groupOfMin: return topGroup(first, field.kind == .clock)
            default: return statistic(first, field)
            }
        case .days:
            return question.statistic == .list
                ? countList(first) : question.statistic == .longestGap ? gap(first) : count(first)
        case .combined(.day(let field), .over, .day(.weight)): return perWeight(findings, field)
        case .combined(let left, .over, let right): return ratio(first, left, right)
        case .combined: return nil
        case .workout(_, let field): return workouts(findings, field)
        case .formula(let name, _):
            return question.statistic == .difference ? formulaDifference(name, findings) : formula(name, first)
        }
    }
}
