import ChatModel
import HealthModel
import HealthQuery
import JSON
import OfflineCoach

/// The answer to a question that was read whole: the figure, then what was asked, then how much it rests on.
struct QuestionAnswer {
    let question: HealthQuestion
    let language: Language
    let today: CivilDay

    private var isGerman: Bool { language == .german }
    private var wording: QuestionWording {
        QuestionWording(language: language, today: today) { value, field in said(Wording.value(value, field)) }
    }

    /// The calls that it takes, in their order.
    static func calls(_ question: HealthQuestion) -> [PlannedCall]? {
        question.plan.map { $0.map { PlannedCall(tool: $0.tool, fields: $0.fields) } }
    }

    /// What was read, in a sentence.
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
        guard let calls = Self.calls(question) else { return nil }
        let findings = calls.map { lookup.ask($0) }
        let usual = usualRange(&lookup)
        let details = details(&lookup)
        guard lookup.isComplete else { return "" }
        if findings.contains(where: { $0.isUnknown }) {
            // The one that was never recorded may be the metric of a condition.
            let missing = findings.lazy.compactMap(\.unknownField).first
            if let missing, !isGerman { return NeverRecorded.markdown(missing, &lookup) }
            return isGerman ? "\(capital(sentence)): nie aufgezeichnet." : "\(capital(sentence)): never recorded."
        }
        guard let first = findings.first else { return nil }
        if !first.hasData, findings.count == 1 {
            guard isValueOfDay, case .day(let field) = question.quantity else { return nothing(first) }
            let reading = DayReading(field, on: question.days.to, &lookup)
            return isGerman ? missing(field, reading) : reading.missing(today: today)
        }
        guard let answer = answer(findings) else { return nothing(first) }
        let lead = "**\(answer.value)**: \(sentence)."
        return ([lead] + answer.more + [usual ?? ""] + details).filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// What helps beside the figure: a remark on closed rings, the stages of a night, a line of bars.
    private func details(_ lookup: inout Lookup) -> [String] {
        let rings = RingsRemark(question, language)?.markdown(&lookup)
        var night: String?
        if isValueOfDay, question.quantity == .day(.sleep) {
            night = NightTable(day: question.days.to, language: language).markdown(&lookup) { wording.name($0) }
        }
        let chart = AnswerChart(question, language: language, shown: { shown($0) }, date: { wording.date($0) })?
            .markdown(&lookup)
        return [rings, night, chart].compactMap(\.self)
    }

    /// That a day has no value, and which is the newest before it, in German.
    private func missing(_ field: DayField, _ reading: DayReading) -> String {
        let lead =
            "\(capital(wording.name(field))), \(wording.days(question.days)): nicht erfasst. Das fehlt, es ist nicht null."
        guard let newest = reading.newest else { return lead }
        return
            "\(lead) Der neueste Wert davor ist \(said(Wording.value(newest.value, field))) (\(wording.date(newest.day)))."
    }

    private var isValueOfDay: Bool {
        guard case .day(let field) = question.quantity, !field.isText, field.kind != .flag else { return false }
        return question.days.isDay && question.more.isEmpty && question.conditions.isEmpty && question.comparison == nil
            && [.value, .sum, .mean].contains(question.statistic)
    }

    /// Where the value of a single day usually lies.
    private func usualRange(_ lookup: inout Lookup) -> String? {
        guard isValueOfDay, case .day(let field) = question.quantity else { return nil }
        guard let usual = DayReading(field, on: question.days.to, &lookup).usual else { return nil }
        let (low, high) = (shown(usual.low), shown(usual.high))
        return isGerman
            ? "Üblich waren \(low) – \(high) in den 28 Tagen davor (n = \(usual.n))."
            : "Usual: \(low) – \(high) in the 28 days before (n = \(usual.n))."
    }

    private func nothing(_ finding: Finding) -> String {
        let range = finding.available.map {
            isGerman
                ? " Werte gibt es vom \(wording.date($0.lowerBound)) bis zum \(wording.date($0.upperBound))."
                : " There are values from \(wording.date($0.lowerBound)) to \(wording.date($0.upperBound))."
        }
        return (isGerman ? "Keine Daten für: \(sentence)." : "No data for: \(sentence).") + (range ?? "")
    }

    private func capital(_ text: String) -> String { Wording.capitalised(text) }

    // MARK: Values

    private struct Answer {
        var value: String
        var more: [String] = []
    }

    /// A text of the English wording in the language of the answer.
    private func said(_ text: String) -> String {
        guard isGerman else { return text }
        var german = ""
        for (index, character) in zip(text.indices, text) {
            let isBetween = index > text.startIndex && text[text.index(before: index)].isNumber
            switch character {
            case "," where isBetween: german.append(".")
            case "." where isBetween: german.append(",")
            default: german.append(character)
            }
        }
        for (english, word) in [
            (" steps", " Schritte"), (" step", " Schritt"), (" flights", " Stockwerke"), (" flight", " Stockwerk"),
            (" strength workouts", " Krafttrainings"),
            (" workouts", " Trainings"), (" workout", " Training"), (" naps", " Nickerchen"), (" nap", " Nickerchen"),
            (" drinks", " Getränke"), (" of 5", " von 5"),
        ] {
            german = german.replacing(english, with: word)
        }
        return german == "yes" ? "ja" : german == "no" ? "nein" : german
    }

    private func shown(_ value: Double, isMean: Bool = false) -> String {
        if let unit = question.unit, let text = converted(value, unit) { return said(text) }
        switch question.quantity {
        case .day(let field): return said(isMean ? Wording.mean(value, field) : Wording.value(value, field))
        case .workout(_, let field?): return said(Self.workout(value, field))
        case .combined(_, .over, _): return said(Wording.number(value, decimals: 2))
        case .combined(let left, _, _):
            var single = question
            single.quantity = left
            return QuestionAnswer(question: single, language: language, today: today).shown(value, isMean: isMean)
        case .workout, .days, .formula: return said(Wording.number(value, decimals: value == value.rounded() ? 0 : 1))
        }
    }

    private func converted(_ value: Double, _ unit: ValueUnit) -> String? {
        if unit == .perMile || unit == .mile, case .workout(_, .pace?) = question.quantity {
            return Self.clock(seconds: value * UnitSystem.kilometresInMile) + " /mi"
        }
        if unit == .perKilometre { return Self.clock(seconds: value) + " /km" }
        guard let number = question.quantity.shown(value, in: unit) else { return nil }
        let wholes: Set<ValueUnit> = [.minute, .metre, .yard, .foot, .millilitre, .kilocalorie, .milligram]
        let fine: Set<ValueUnit> = [.hour, .litre, .kilometre, .mile]
        let decimals = wholes.contains(unit) ? 0 : fine.contains(unit) ? 2 : 1
        return Wording.number(number, decimals: decimals) + (unit == .percent ? "%" : " \(unit.rawValue)")
    }

    private static func clock(seconds: Double) -> String {
        guard let whole = Int(exactly: seconds.rounded()) else { return "?" }
        return "\(whole / 60):\(LocalTime.two(whole % 60))"
    }

    private static func workout(_ value: Double, _ field: WorkoutField) -> String {
        switch field {
        case .duration, .zone1, .zone2, .zone3, .zone4, .zone5, .hardZones: return Wording.hours(value)
        case .distance: return Wording.value(value, in: Wording.units.distance(decimals: 2))
        case .pace:
            let perUnit = Wording.units.distance().kept(1)
            return "\(clock(seconds: value * perUnit)) /\(Wording.units.distance().symbol)"
        case .startClock: return LocalTime.clock(minuteOfDay: Int(exactly: value.rounded()) ?? 0)
        case .effort: return "\(Wording.number(value, decimals: 1)) of 10"
        default:
            return
                "\(Wording.number(value, decimals: field == .activeEnergy || field == .elevation ? 0 : 1)) \(field.unit)"
        }
    }

    private func difference(_ value: Double) -> String {
        let isMinutes: Bool = if case .day(let field) = question.quantity { field.kind == .clock } else { false }
        let text = isMinutes ? Wording.hours(value.magnitude) : shown(value.magnitude, isMean: true)
        guard text.contains(where: { ("1"..."9").contains($0) }) else { return text }
        return value < 0 ? "−\(text)" : "+\(text)"
    }

    private func coverage(_ finding: Finding) -> String {
        guard !question.days.isDay else { return "" }
        let (n, missing) = (finding.count("n"), finding.count("missing"))
        return isGerman ? "n = \(n) von \(n + missing) Tagen." : "n = \(n) of \(n + missing) days."
    }

    private func yesNo(_ isYes: Bool) -> String { isYes ? (isGerman ? "Ja" : "Yes") : isGerman ? "Nein" : "No" }

    private func partial(_ finding: Finding) -> String {
        let notes = finding["notes"].array ?? []
        guard notes.contains(where: { $0.text?.hasPrefix("today is partial") == true }) else { return "" }
        return isGerman
            ? "Der heutige Tag läuft noch und zählt, wie er bis jetzt ist."
            : "Today is still running and counts as it is so far."
    }

    private func counted(_ count: Int, _ one: (String, String), _ many: (String, String)) -> String {
        let noun = count == 1 ? one : many
        return "\(said(Wording.number(Double(count)))) \(isGerman ? noun.1 : noun.0)"
    }

    private func days(_ count: Int) -> String { counted(count, ("day", "Tag"), ("days", "Tage")) }

    private func dates(_ days: [CivilDay]) -> String { days.prefix(3).map { wording.date($0) }.joined(separator: ", ") }

    // MARK: Answers

    private func answer(_ findings: [Finding]) -> Answer? {
        let first = findings[0]
        if first["columns"].array != nil { return selected(findings) }
        switch question.quantity {
        case .day(let field):
            if !question.more.isEmpty { return several(findings) }
            switch question.statistic {
            case .countDays, .shareDays, .longestStreak, .currentStreak, .lastDate, .firstDate: return count(first)
            case .list: return list(first, field)
            case _ where field.kind == .clock && [.max, .min, .dateOfMax, .dateOfMin].contains(question.statistic):
                return ranking(first, field)
            case .topK, .bottomK, .kthMax, .kthMin: return ranking(first, field)
            case .difference, .percentChange, .ratio:
                return question.comparison?.quantity == nil ? segments(first, field) : besides(findings, field)
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
        case .combined(let left, .over, let right): return ratio(first, left, right)
        case .combined: return nil
        case .workout(_, let field): return workouts(findings, field)
        case .formula(let name, _): return formula(name, first)
        }
    }

    private func statistic(_ finding: Finding, _ field: DayField) -> Answer? {
        if question.grouping != nil { return table(finding, field) }
        if field.isText {
            guard let name = finding["values"].members?.first?.name else { return nil }
            return Answer(value: Wording.plain(name))
        }
        let more = [[coverage(finding), partial(finding)].filter { !$0.isEmpty }.joined(separator: " ")]
        if field.kind == .clock {
            if question.statistic == .sd {
                return finding.number("circular_sd_min").map { Answer(value: Wording.hours($0), more: more) }
            }
            if question.statistic == .n { return Answer(value: days(finding.count("n"))) }
            return finding["circular_mean"].text.map { Answer(value: $0, more: more) }
        }
        let span = finding.count("n") + finding.count("missing")
        switch question.statistic {
        case .n: return Answer(value: said(Wording.number(Double(finding.count("n")))), more: more)
        case .sum, .value:
            return finding.number("sum").map {
                Answer(
                    value: shown(
                        field.kind == .cumulative || question.statistic == .sum ? $0 : finding.number("mean") ?? $0),
                    more: more)
            }
        case .mean, .rollingMean:
            return finding.number("mean").map { Answer(value: shown($0, isMean: true), more: more) }
        case .median: return finding.number("median").map { Answer(value: shown($0, isMean: true), more: more) }
        case .sd: return finding.number("sd").map { Answer(value: shown($0, isMean: true), more: more) }
        case .iqr: return finding.number("iqr").map { Answer(value: shown($0, isMean: true), more: more) }
        case .cv:
            guard let sd = finding.number("sd"), let mean = finding.number("mean"), mean != 0 else { return nil }
            return Answer(value: said(Wording.number(100 * sd / mean, decimals: 1)) + "%", more: more)
        case .max, .min, .dateOfMax, .dateOfMin:
            let isMax = question.statistic == .max || question.statistic == .dateOfMax
            let on = finding.days(isMax ? "max_dates" : "min_dates")
            guard let value = finding.number(isMax ? "max" : "min") else { return nil }
            let isDate = question.output == .date
            let figure = (isGerman ? "Der Wert: " : "The value: ") + shown(value) + "."
            let day = (isGerman ? "Am " : "On ") + dates(on) + "."
            return Answer(value: isDate ? dates(on) : shown(value), more: [isDate ? figure : day] + more)
        case .first, .last:
            let key = question.statistic.rawValue
            let on = finding.day(key + "_date").map { (isGerman ? "Am " : "On ") + wording.date($0) + "." }
            return finding.number(key).map { Answer(value: shown($0), more: [on ?? ""]) }
        case .change:
            guard let from = finding.number("first"), let to = finding.number("last"), finding.count("n") > 1 else {
                return nil
            }
            let values = isGerman ? "Von \(shown(from)) auf \(shown(to))." : "From \(shown(from)) to \(shown(to))."
            let change = difference(to - from)
            guard question.output == .yesNo else { return Answer(value: change, more: [values] + more) }
            return Answer(
                value: "\(yesNo((to - from > 0) == (question.isYesAbove ?? true) && to != from)), \(change)",
                more: [values] + more)
        case .percentile:
            let p = question.percentile ?? 50
            let key = "p" + (DecimalText.text(of: p, decimals: 3, trimmed: true) ?? "")
            return finding.number(key).map { Answer(value: shown($0, isMean: true), more: more) }
        case .ratePerWeek, .ratePerMonth:
            guard let sum = finding.number("sum"), span > 0 else { return nil }
            let length = question.statistic == .ratePerWeek ? 7 : 365.25 / 12
            return Answer(value: shown(sum * length / Double(span), isMean: true), more: more)
        default: return nil
        }
    }

    private func several(_ findings: [Finding]) -> Answer? {
        let rows = zip([question.quantity] + question.more, findings).map { quantity, finding -> [String] in
            var single = question
            single.quantity = quantity
            single.more = []
            guard case .day(let field) = quantity, finding.hasData else {
                return [capital(wording.name(quantity)), "–"]
            }
            let part = QuestionAnswer(question: single, language: language, today: today).statistic(finding, field)
            return [capital(wording.name(quantity)), part?.value ?? "–"]
        }
        return Answer(
            value: rows.map { $0[1] }.joined(separator: " · "),
            more: [Wording.table(["", isGerman ? "Wert" : "Value"], rows)])
    }

    private func count(_ finding: Finding) -> Answer? {
        let recorded = finding.count("recorded_days")
        let calendar = finding.count("calendar_days")
        let base =
            isGerman
            ? "\(recorded) von \(calendar) Tagen sind erfasst." : "\(recorded) of \(calendar) days are recorded."
        switch question.statistic {
        case .countDays:
            let count = finding.count("count")
            let isYes = question.quantifier == .every ? count > 0 && count == calendar : count > 0
            if question.output == .yesNo, question.days.isDay {
                let isUnknown = recorded == 0
                let unknown = isGerman ? "Nicht erfasst" : "Not recorded"
                return Answer(value: isUnknown ? unknown : yesNo(isYes))
            }
            let value = question.output == .yesNo ? "\(yesNo(isYes)), \(days(count))" : days(count)
            return Answer(value: value, more: [base])
        case .shareDays:
            return finding.number("share_recorded_pct").map {
                Answer(value: said(Wording.number($0, decimals: 1)) + "%", more: [base])
            }
        case .currentStreak: return Answer(value: days(finding.count("current")), more: [base])
        case .longestStreak:
            let longest = finding["longest"]
            let length = longest["length"].integer ?? 0
            let span = longest["from"].text.flatMap { CivilDay(iso: $0) }.flatMap { from in
                longest["to"].text.flatMap { CivilDay(iso: $0) }.map { "\(wording.date(from)) – \(wording.date($0))." }
            }
            return Answer(value: days(length), more: [span ?? "", base])
        case .lastDate, .firstDate:
            return finding.day(question.statistic == .lastDate ? "last" : "first").map {
                Answer(value: wording.date($0), more: [base])
            }
        case .list: return countList(finding)
        default: return nil
        }
    }

    private func countList(_ finding: Finding) -> Answer? {
        let on = finding.rows().compactMap { $0["date"].text.flatMap { CivilDay(iso: $0) } }
        let count = finding.count("count")
        let list = on.map { "- \(wording.date($0))" }.joined(separator: "\n")
        return Answer(value: days(count), more: [list])
    }

    private func rows(_ finding: Finding, _ field: DayField) -> [[String]] {
        finding.rows().compactMap { row in
            guard let day = row["date"].text.flatMap({ CivilDay(iso: $0) }) else { return nil }
            return [
                wording.date(day), row[field.rawValue].number.map { shown($0) } ?? (isGerman ? "fehlt" : "missing"),
            ]
        }
    }

    private func list(_ finding: Finding, _ field: DayField) -> Answer? {
        if question.conditions.contains(where: { $0.subject == .day(field) }) { return countList(finding) }
        let rows = rows(finding, field)
        guard !rows.isEmpty else { return nil }
        return Answer(
            value: days(rows.count),
            more: [Wording.table([isGerman ? "Tag" : "Day", capital(wording.name(field))], rows)])
    }

    private func ranking(_ finding: Finding, _ field: DayField) -> Answer? {
        let rows = rows(finding, field)
        switch question.statistic {
        case .kthMax, .kthMin:
            guard let count = question.count, rows.count == count, let last = rows.last else { return nil }
            return Answer(value: last[1], more: [(isGerman ? "Am " : "On ") + last[0] + "."])
        case .max, .min:
            return rows.first.map { Answer(value: $0[1], more: [(isGerman ? "Am " : "On ") + $0[0] + "."]) }
        case .dateOfMax, .dateOfMin:
            return rows.first.map {
                Answer(value: $0[0], more: [(isGerman ? "Der Wert: " : "The value: ") + $0[1] + "."])
            }
        default:
            guard !rows.isEmpty else { return nil }
            return Answer(
                value: rows.map { $0[1] }.joined(separator: " · "),
                more: [Wording.table([isGerman ? "Tag" : "Day", capital(wording.name(field))], rows)])
        }
    }

    private func segments(_ finding: Finding, _ field: DayField) -> Answer? {
        let segments = finding.rows("segments").map { Finding(json: $0) }
        guard segments.count == 2 else { return nil }
        let isClock = field.kind == .clock
        let key = question.inner == .sum ? "sum" : question.inner == .median ? "median" : "mean"
        func value(_ segment: Finding) -> Double? {
            isClock ? segment.number("circular_mean_min") : segment.number(key)
        }
        guard let second = value(segments[0]), let first = value(segments[1]) else { return nil }
        guard let gap = question.inner == .mean ? finding.number("difference") : first - second else { return nil }
        return compared(
            gap, (first, second), isClock ? segments[1]["circular_mean"].text ?? "?" : shown(first, isMean: true),
            isClock ? segments[0]["circular_mean"].text ?? "?" : shown(second, isMean: true),
            "n = \(segments[1].count("n")) / \(segments[0].count("n")).")
    }

    private func compared(
        _ gap: Double, _ sides: (Double, Double), _ first: String, _ second: String, _ base: String
    ) -> Answer? {
        let values = isGerman ? "\(first) gegenüber \(second). \(base)" : "\(first) against \(second). \(base)"
        if question.statistic == .percentChange || question.statistic == .ratio {
            guard sides.1 != 0, question.isOfClock == false else { return nil }
            let quotient = sides.0 / sides.1
            guard question.statistic == .percentChange else {
                return Answer(
                    value: said(Wording.number(quotient, decimals: 2)) + (isGerman ? "-fach" : " times"), more: [values]
                )
            }
            let percent = 100 * (quotient - 1)
            let text = said(Wording.number(percent.magnitude, decimals: 1)) + "%"
            return Answer(value: percent < 0 ? "−\(text)" : "+\(text)", more: [values])
        }
        guard question.output == .yesNo else { return Answer(value: difference(gap), more: [values]) }
        let isYes = question.isYesAbove == false ? gap < 0 : gap > 0
        return Answer(value: "\(yesNo(isYes)), \(difference(gap))", more: [values])
    }

    private func trend(_ findings: [Finding]) -> Answer? {
        guard findings.count == 2, let slope = findings[0].number("slope"), let p = findings[1].number("p") else {
            return nil
        }
        guard findings[0].count("n") >= 14 else {
            let count = "n = \(findings[0].count("n"))."
            return Answer(value: isGerman ? "Noch nicht genug Daten" : "Not enough data yet", more: [count])
        }
        let isClear = p < 0.05
        let chance =
            isClear
            ? (isGerman ? "Zufall allein macht so etwas selten." : "Chance alone seldom makes this.")
            : isGerman ? "Das könnte auch Zufall sein." : "Chance alone could make this."
        let rate = difference(slope) + slopeUnit
        let n = "n = \(findings[0].count("n"))."
        let direction = isGerman ? slope > 0 ? "steigt" : "sinkt" : slope > 0 ? "going up" : "going down"
        guard let isAbove = question.isYesAbove else {
            return Answer(
                value: isClear
                    ? "\(direction), \(rate)" : isGerman ? "kein klarer Trend, \(rate)" : "no clear trend, \(rate)",
                more: ["\(chance) \(n)"])
        }
        let isYes = isClear && (isAbove ? slope > 0 : slope < 0)
        return Answer(value: "\(yesNo(isYes)), \(rate)", more: ["\(chance) \(n)"])
    }

    private var slopeUnit: String {
        switch question.perDays ?? 30 {
        case 1: isGerman ? " am Tag" : " a day"
        case 7: isGerman ? " in der Woche" : " a week"
        case let days: isGerman ? " in \(days) Tagen" : " in \(days) days"
        }
    }

    private func relation(_ finding: Finding) -> Answer? {
        guard let result = finding.rows("results").first, let r = result["r"].number, let p = result["p"].number else {
            return nil
        }
        let chance =
            p < 0.05
            ? (isGerman ? "Zufall allein macht so etwas selten." : "Chance alone seldom makes this.")
            : isGerman ? "Das könnte auch Zufall sein." : "Chance alone could make this."
        let figure = "r = " + said(Wording.number(r, decimals: 2)).replacing("-", with: "−")
        return Answer(value: "\(link(r, p)), \(figure)", more: [chance + pairs(result["n"].integer ?? 0)])
    }

    /// How far two go together, in words: below 0.1 not at all, from 0.3 moderately, from 0.5 closely (Cohen 1988).
    private func link(_ r: Double, _ p: Double) -> String {
        guard p < 0.05, r.magnitude >= 0.1 else { return isGerman ? "kein klarer Zusammenhang" : "no clear link" }
        let strength: (String, String) =
            r.magnitude < 0.3 ? ("weakly", "schwach") : r.magnitude < 0.5 ? ("moderately", "mäßig") : ("closely", "eng")
        if isGerman { return "\(strength.1) \(r > 0 ? "gleichläufig" : "gegenläufig")" }
        return r > 0 ? "\(strength.0) linked, they rise together" : "\(strength.0) linked, one falls as the other rises"
    }

    private func pairs(_ count: Int) -> String {
        if question.isWeekly { return isGerman ? " n = \(count) Wochen." : " n = \(count) weeks." }
        return isGerman ? " n = \(count) Tage mit beidem." : " n = \(count) days with both."
    }

    private func key(_ key: String) -> String { isGerman ? GroupKey.german(key) : GroupKey.words(key) }

    private func table(_ finding: Finding, _ field: DayField) -> Answer? {
        let isClock = field.kind == .clock
        let groups = finding.rows().sorted { GroupKey.order($0["key"].text) < GroupKey.order($1["key"].text) }
        let rows = groups.compactMap { row -> [String]? in
            guard let name = row["key"].text, (row["n"].integer ?? 0) > 0 else { return nil }
            let value =
                isClock
                ? row["circular_mean"].text : row[question.statistic.rawValue].number.map { shown($0, isMean: true) }
            return [key(name), value ?? "–", "\(row["n"].integer ?? 0)"]
        }
        guard !rows.isEmpty else { return nil }
        let values = isClock ? [] : groups.compactMap { $0[question.statistic.rawValue].number }
        let span = values.min().flatMap { low in
            values.max().map { "\(shown(low, isMean: true)) – \(shown($0, isMean: true))" }
        }
        return Answer(
            value: rows.count == 1 ? rows[0][1] : span ?? "\(rows[0][1]) …",
            more: [Wording.table(["", capital(wording.name(field)), "n"], rows)])
    }

    private func topGroup(_ finding: Finding, _ isClock: Bool) -> Answer? {
        let agg = (question.inner ?? .mean).rawValue
        let rows = finding.rows().compactMap { row -> [String]? in
            guard let name = row["key"].text, let value = row[agg].number else { return nil }
            return [key(name), shown(value, isMean: true), "\(row["n"].integer ?? 0)"]
        }
        guard let first = rows.first else { return nil }
        return Answer(
            value: "\(first[0]), \(first[1])",
            more: [Wording.table(["", capital(wording.name(question.quantity)), "n"], rows)])
    }

    // MARK: Workouts

    private func workouts(_ findings: [Finding], _ field: WorkoutField?) -> Answer? {
        let first = findings[0]
        func value(_ finding: Finding, _ statistic: Statistic) -> Double? {
            let source = question.lastCount == nil ? finding.json : finding["selected"]
            guard let field else { return source["count"].number }
            let key = statistic == .median ? "p50" : statistic == .value ? "mean" : statistic.rawValue
            return source[field.rawValue][key].number
                ?? (statistic == .sum && (source["count"].integer ?? 0) == 0 ? 0 : nil)
        }
        func base(_ finding: Finding) -> String {
            let count = question.lastCount == nil ? finding.count("count") : finding["selected"]["count"].integer ?? 0
            return counted(count, ("workout", "Training"), ("workouts", "Trainings")) + "."
        }
        switch question.statistic {
        case .share:
            guard findings.count == 2 else { return nil }
            let (all, some) = (first.count("count"), findings[1].count("count"))
            guard all > 0 else { return nil }
            return Answer(
                value: said(Wording.number(100 * Double(some) / Double(all), decimals: 1)) + "%",
                more: [isGerman ? "\(some) von \(all) Trainings." : "\(some) of \(all) workouts."])
        case .difference, .percentChange, .ratio:
            guard findings.count == 2, let one = value(first, question.inner ?? .sum),
                let other = value(findings[1], question.inner ?? .sum)
            else { return nil }
            return compared(
                one - other, (one, other), shown(one), shown(other),
                "\(first.count("count")) / \(findings[1].count("count")).")
        case .ratePerWeek, .ratePerMonth:
            guard let sum = value(first, .sum), let from = question.days.from ?? first.day("from"),
                question.days.to >= from
            else { return nil }
            let length = question.statistic == .ratePerWeek ? 7 : 365.25 / 12
            return Answer(value: rate(sum * length / Double(question.days.to - from + 1)), more: [base(first)])
        case .list, .lastDate, .firstDate, .dateOfMax, .dateOfMin, .topK, .bottomK, .kthMax, .kthMin:
            return ranked(first, field)
        case .groupOfMax, .groupOfMin: return groups(first, field, question.inner ?? .sum)
        default:
            if question.grouping != nil { return groups(first, field, question.statistic) }
            guard let number = value(first, question.statistic) else { return nil }
            let text =
                field == nil ? counted(Int(number), ("workout", "Training"), ("workouts", "Trainings")) : shown(number)
            let shownValue = question.output == .yesNo ? "\(yesNo(number > 0)), \(text)" : text
            return Answer(value: shownValue, more: field == nil ? [] : [base(first)])
        }
    }

    private func rate(_ value: Double) -> String {
        if case .workout(_, nil) = question.quantity { return said(Wording.number(value, decimals: 1)) }
        return shown(value)
    }

    private func groups(_ finding: Finding, _ field: WorkoutField?, _ statistic: Statistic) -> Answer? {
        let rows = finding.rows().compactMap { row -> [String]? in
            guard let name = row["key"].text else { return nil }
            let number = field.map { row[$0.rawValue][statistic.rawValue].number } ?? row["count"].number
            return [key(name), number.map { shown($0) } ?? "–", "\(row["count"].integer ?? 0)"]
        }
        guard let first = rows.first else { return nil }
        let isTop = question.statistic == .groupOfMax || question.statistic == .groupOfMin
        return Answer(
            value: isTop ? "\(first[0]), \(first[1])" : "\(rows.count)",
            more: [
                Wording.table(
                    ["", capital(wording.name(question.quantity)), isGerman ? "Trainings" : "Workouts"], rows)
            ])
    }

    private func ranked(_ finding: Finding, _ field: WorkoutField?) -> Answer? {
        let rows = finding.rows()
        func day(_ row: JSONValue) -> String {
            row["start"].text.flatMap { CivilDay(iso: $0.prefix(10)) }.map { wording.date($0) } ?? "?"
        }
        func figure(_ row: JSONValue) -> String { field.flatMap { row[$0.rawValue].number }.map { shown($0) } ?? "–" }
        let shownField = field.flatMap { [.duration, .distance].contains($0) ? nil : $0 }
        let table = Wording.table(
            [
                isGerman ? "Tag" : "Day", isGerman ? "Art" : "Type", isGerman ? "Dauer" : "Duration",
                isGerman ? "Strecke" : "Distance",
            ]
                + (shownField.map { [capital(wording.name($0))] } ?? []),
            rows.map { row in
                [
                    day(row), Wording.plain(row["type"].text ?? "–"),
                    row["duration_min"].number.map { Wording.hours($0) } ?? "–",
                    row["distance_km"].number.map { said(Self.workout($0, .distance)) } ?? "–",
                ] + (shownField == nil ? [] : [figure(row)])
            }, words: [1])
        switch question.statistic {
        case .list:
            let count = finding.count("count")
            return Answer(
                value: counted(
                    question.lastCount == nil ? count : rows.count, ("workout", "Training"), ("workouts", "Trainings")),
                more: rows.isEmpty ? [] : [table])
        case .kthMax, .kthMin:
            guard let count = question.count, rows.count == count, let last = rows.last else { return nil }
            return Answer(value: figure(last), more: [(isGerman ? "Am " : "On ") + day(last) + "."])
        case .topK, .bottomK:
            return rows.isEmpty ? nil : Answer(value: rows.map(figure).joined(separator: " · "), more: [table])
        default:
            return rows.first.map { Answer(value: field == nil ? day($0) : "\(day($0)), \(figure($0))", more: [table]) }
        }
    }

    private func outliers(_ finding: Finding) -> Answer? {
        guard case .formula(_, let field?) = question.quantity else { return nil }
        let rows = finding.rows().compactMap { row -> [String]? in
            guard let day = row["date"].text.flatMap({ CivilDay(iso: $0) }), let value = row["value"].number else {
                return nil
            }
            return [
                wording.date(day), Wording.value(value, field), said(Wording.number(row["z"].number ?? 0, decimals: 1)),
            ]
        }
        guard !rows.isEmpty else { return nil }
        return Answer(
            value: rows.map { $0[1] }.joined(separator: " · "),
            more: [Wording.table([isGerman ? "Tag" : "Day", capital(wording.name(field)), "z"], rows)])
    }

    private func formula(_ name: String, _ finding: Finding) -> Answer? {
        switch name {
        case "nap_length":
            return finding.number("nap_mean_min").map {
                Answer(value: Wording.hours($0), more: ["n = \(finding.count("naps"))."])
            }
        case "sleep_debt":
            return finding.number("debt_h").map { Answer(value: Wording.hours($0 * 60)) }
        case "robust_z": return finding.number("value").map { Answer(value: said(Wording.number($0, decimals: 2))) }
        case "energy_from_trend":
            return finding.number("value").map {
                Answer(value: ($0 < 0 ? "−" : "+") + said(Wording.number($0.magnitude)) + " kcal")
            }
        case "vo2_percentile":
            return finding.number("value").map { Answer(value: said(Wording.number($0)), more: []) }
        case "hr_zones":
            let rows = finding.rows("zones").compactMap { zone -> [String]? in
                guard let parts = zone.array, parts.count == 3, let from = parts[1].number, let to = parts[2].number
                else {
                    return nil
                }
                return ["\(parts[0].integer ?? 0)", "\(Wording.number(from)) – \(Wording.number(to)) bpm"]
            }
            guard let low = finding.rows("zones").first?.array?[1].number,
                let high = finding.rows("zones").last?.array?[2].number, !rows.isEmpty
            else { return nil }
            let span = "\(Wording.number(low)) – \(Wording.number(high)) bpm"
            return Answer(
                value: isGerman ? "\(span) in \(rows.count) Zonen" : "\(span) in \(rows.count) zones",
                more: [Wording.table(["Zone", "bpm"], rows)])
        case "outliers": return outliers(finding)
        case "sri": return finding.number("sri").map { Answer(value: said(Wording.number($0, decimals: 1))) }
        case "social_jetlag": return finding.number("social_jetlag_min").map { Answer(value: Wording.hours($0)) }
        case "normal_range":
            guard let place = finding["value"].text else { return nil }
            let words =
                isGerman
                ? ["below": "darunter", "within": "innerhalb", "above": "darüber"]
                : ["below": "below it", "within": "within it", "above": "above it"]
            let n = "n = \(finding.count("n"))."
            return Answer(value: words[place] ?? place, more: [n])
        case "lean_mass", "goal_distance":
            return finding.number("value").map { Answer(value: said(Wording.value($0, .weight))) }
        case "mifflin": return finding.number("value").map { Answer(value: said(Wording.number($0)) + " kcal") }
        case "bmi":
            let on = finding.day("weight_date").map {
                (isGerman ? "Gewicht vom " : "Weight of ") + wording.date($0) + "."
            }
            return finding.number("value").map {
                Answer(value: said(Wording.number($0, decimals: 1)), more: [on ?? ""])
            }
        default: return finding.number("value").map { Answer(value: said(Wording.number($0, decimals: 2))) }
        }
    }

    // MARK: Other plans

    /// One row of a SELECT, two where sides are compared.
    private func selected(_ findings: [Finding]) -> Answer? {
        let rows = findings.map { Self.row($0) }
        guard let first = rows.first else { return nil }
        if question.comparison != nil {
            let key = (question.inner ?? .mean).rawValue
            guard rows.count == 2, let one = first[key]?.number, let other = rows[1][key]?.number else { return nil }
            let counts = "n = \(first["n"]?.integer ?? 0) / \(rows[1]["n"]?.integer ?? 0)."
            return compared(
                one - other, (one, other), shown(one, isMean: true), shown(other, isMean: true), counts)
        }
        switch question.statistic {
        case .list:
            let on = findings[0].rows().compactMap { $0.array?.first?.text.flatMap { CivilDay(iso: $0) } }
            return Answer(value: days(on.count), more: [on.map { "- \(wording.date($0))" }.joined(separator: "\n")])
        case .countDays:
            let count = first["count"]?.integer ?? 0
            return Answer(value: question.output == .yesNo ? "\(yesNo(count > 0)), \(days(count))" : days(count))
        case .firstDate, .lastDate:
            let key = question.statistic == .lastDate ? "last" : "first"
            return first[key]?.text.flatMap { CivilDay(iso: $0) }.map { Answer(value: wording.date($0)) }
        default:
            let count = first["n"]?.integer ?? 0
            let key = question.statistic == .value ? "mean" : question.statistic.rawValue
            guard count > 0, let value = first[key]?.number else { return nil }
            return Answer(value: shown(value, isMean: question.statistic == .mean), more: ["n = \(count)."])
        }
    }

    private static func row(_ finding: Finding) -> [String: JSONValue] {
        let names = (finding["columns"].array ?? []).compactMap(\.text)
        let values = finding.rows().first?.array ?? []
        return Dictionary(zip(names, values), uniquingKeysWith: { first, _ in first })
    }

    /// Two metrics of the same days.
    private func besides(_ findings: [Finding], _ field: DayField) -> Answer? {
        let key = question.inner == .sum ? "sum" : "mean"
        guard findings.count == 2, let one = findings[0].number(key), let other = findings[1].number(key) else {
            return nil
        }
        return compared(
            one - other, (one, other), shown(one, isMean: true), shown(other, isMean: true),
            "n = \(findings[0].count("n")) / \(findings[1].count("n")).")
    }

    private func gap(_ finding: Finding) -> Answer? {
        guard let longest = finding["longest_gap_days"].integer else { return nil }
        let count = finding.count("count")
        return Answer(value: days(longest), more: [isGerman ? "n = \(count) Tage." : "n = \(count) days."])
    }

    private func smoothed(_ finding: Finding) -> Answer? {
        finding.number("latest").map { Answer(value: shown($0, isMean: true), more: ["n = \(finding.count("n"))."]) }
    }

    private func groupCount(_ finding: Finding) -> Answer? {
        guard let count = finding["having_count"].integer else { return nil }
        let groups = finding.count("groups")
        let keys = (finding["having_keys"].array ?? []).compactMap(\.text).suffix(12).map { "- \(key($0))" }
        let of = isGerman ? "von \(groups)" : "of \(groups)"
        return Answer(value: "\(said(Wording.number(Double(count)))) \(of)", more: [keys.joined(separator: "\n")])
    }

    private func ratio(_ finding: Finding, _ left: Quantity, _ right: Quantity) -> Answer? {
        guard let value = finding.number("ratio") else { return nil }
        let unit = finding["ratio_unit"].text.map { " \($0)" } ?? ""
        return Answer(value: said(Wording.number(value, decimals: 2)) + unit, more: ["n = \(finding.count("count"))."])
    }
}
