import ChatModel
import HealthModel
import HealthQuery
import HealthQuestions
import JSON

/// Answers of one statistic, counts, lists and ranks.
extension QuestionAnswer {
    func statistic(_ finding: Finding, _ field: DayField) -> Answer? {
        if question.grouping != nil { return table(finding, field) }
        if field.isText {
            guard let name = finding["values"].members?.first?.name else { return nil }
            return Answer(value: Wording.plain(name))
        }
        let more = [Self.joined([coverage(finding), covered([finding]), partial(finding), doubted(finding)])]
        if field.kind == .clock {
            if question.statistic == .sd {
                return finding.number("circular_sd_min").map { Answer(value: Wording.hours($0), more: more) }
            }
            if question.statistic == .n { return Answer(value: days(finding.count("n"))) }
            if question.statistic == .median {
                // Of minutes after noon, so that the evening comes before midnight.
                return finding.number("median").map {
                    Answer(
                        value: Requirement.clock(($0 + 720).truncatingRemainder(dividingBy: 1440)),
                        more: more)
                }
            }
            return finding["circular_mean"].text.map { Answer(value: $0, more: more) }
        }
        let span = finding.count("n") + finding.count("missing")
        switch question.statistic {
        case .n: return Answer(value: said(Wording.number(Double(finding.count("n")))), more: more)
        case .sum, .value:
            return finding.number("sum").map { sum in
                let figure =
                    field.kind == .cumulative || question.statistic == .sum ? sum : finding.number("mean") ?? sum
                return Answer(value: judged(figure, shown(figure)), more: more)
            }
        case .mean, .rollingMean:
            return finding.number("mean").map {
                Answer(value: judged($0, shown($0, isMean: true)), more: more)
            }
        case .median:
            return finding.number("median").map { Answer(value: judged($0, shown($0, isMean: true)), more: more) }
        case .sd:
            guard let sd = finding.number("sd") else { return nil }
            return Answer(value: shown(sd, isMean: true), more: [ends(finding)] + more)
        case .iqr: return finding.number("iqr").map { Answer(value: shown($0, isMean: true), more: more) }
        case .cv:
            guard let sd = finding.number("sd"), let mean = finding.number("mean"), mean != 0 else { return nil }
            return Answer(value: said(Wording.number(100 * sd / mean, decimals: 1) + " %"), more: more)
        case .max, .min, .dateOfMax, .dateOfMin:
            let isMax = question.statistic == .max || question.statistic == .dateOfMax
            let on = finding.days(isMax ? "max_dates" : "min_dates")
            guard let value = finding.number(isMax ? "max" : "min") else { return nil }
            let end = isMax ? "samples_max" : "samples_min"
            if field.kind == .discrete, !question.days.isDay || question.output != .date,
                let sample = finding.number(end)
            {
                return extreme(sample, on: finding.day(end + "_date"), ofDay: value, more)
            }
            let isDate = question.output == .date
            let figure = (isGerman ? "Der Wert: " : "The value: ") + shown(value) + "."
            let dates = dates(on, of: finding.count(isMax ? "max_ties" : "min_ties"))
            return Answer(
                value: isDate ? dates.value : shown(value), more: [isDate ? figure : dates.sentence] + more)
        case .last where field == .heartRate && finding.number("samples_last") != nil:
            let mean = finding.number("last").map { shown($0, isMean: true) } ?? "–"
            let told =
                isGerman
                ? "Die neueste Messung von heute; im Mittel waren es heute bisher \(mean)."
                : "The newest reading of today; the mean of today so far is \(mean)."
            return finding.number("samples_last").map { Answer(value: shown($0), more: [told]) }
        case .first, .last:
            let key = question.statistic.rawValue
            let on = finding.day(key + "_date").map { (isGerman ? "Am " : "On ") + wording.date($0) + "." }
            return finding.number(key).map { Answer(value: shown($0), more: [on ?? ""]) }
        case .change, .percentChange:
            guard let from = finding.number("first"), let to = finding.number("last"), finding.count("n") > 1 else {
                return nil
            }
            if question.statistic == .percentChange {
                return compared(to - from, (to, from), shown(to), shown(from), more[0])
            }
            let values = isGerman ? "Von \(shown(from)) auf \(shown(to))." : "From \(shown(from)) to \(shown(to))."
            let gap =
                question.unit == nil
                ? Wording.shownDifference(to, from, field) { _ in Wording.unit(of: field).decimals } : to - from
            let change = difference(gap, isMean: false)
            guard question.output == .yesNo, question.threshold == nil else {
                // `1.1 − 0.1` is a little more than 1.
                let exact = (gap * 1e6).rounded() / 1e6
                return Answer(
                    value: judged(exact, change), more: [values, againstDirection(gap)].filter { !$0.isEmpty } + more)
            }
            return Answer(
                value: "\(yesNo((gap > 0) == (question.isYesAbove ?? true) && gap != 0)), \(change)",
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

    /// The largest or the smallest sample: of several days with its date, of one with the day's own value.
    private func extreme(_ sample: Double, on date: CivilDay?, ofDay value: Double, _ more: [String]) -> Answer {
        guard let date else {
            let ofDay = isGerman ? "Wert des Tages: \(shown(value))." : "The day's own value: \(shown(value))."
            return Answer(value: shown(sample), more: [ofDay])
        }
        let day = wording.date(date)
        if question.output == .date {
            return Answer(value: day, more: [(isGerman ? "Der Wert: " : "The value: ") + shown(sample) + "."] + more)
        }
        return Answer(value: shown(sample), more: [(isGerman ? "Am " : "On ") + day + "."] + more)
    }

    func several(_ findings: [Finding]) -> Answer? {
        let rows = zip([question.quantity] + question.more, findings).map { quantity, finding -> [String] in
            var single = question
            single.quantity = quantity
            single.more = []
            let answer = QuestionAnswer(question: single, language: language, today: today)
            let recorded = finding["n"].integer.map {
                answer.part($0, of: answer.whole($0 + finding.count("missing"), finding))
            }
            return [
                capital(wording.name(quantity)), (finding.hasData ? answer.answer([finding])?.value : nil) ?? "–",
                question.days.isDay ? "" : recorded ?? "",
            ]
        }
        return Answer(
            value: rows.map { $0[1] }.joined(separator: " · "),
            more: [
                rows.allSatisfy { $0[2].isEmpty }
                    ? Wording.table(["", isGerman ? "Wert" : "Value"], rows.map { Array($0.prefix(2)) })
                    : Wording.table(["", isGerman ? "Wert" : "Value", "n"], rows)
            ])
    }

    func count(_ finding: Finding) -> Answer? {
        let recorded = finding.count("recorded_days")
        let calendar = finding.count("calendar_days")
        let known = part(recorded, of: whole(calendar, finding))
        // Of days without a value it says nothing how many have one.
        let isOfMissing = question.conditions.contains { $0.sign == .missing }
        let told =
            isGerman
            ? "\(known) \(recorded == 1 ? "ist" : "sind") erfasst."
            : "\(known) \(recorded == 1 ? "is" : "are") recorded."
        let base = Self.joined([isOfMissing ? "" : told, covered([finding])])
        switch question.statistic {
        case .countDays:
            let count = finding.count("count")
            let isYes = question.quantifier == .every ? count > 0 && count == calendar : count > 0
            if question.output == .yesNo, question.days.isDay {
                let isUnknown = recorded == 0
                let unknown = isGerman ? "Nicht erfasst" : "Not recorded"
                return Answer(value: isUnknown ? unknown : yesNo(isYes))
            }
            let isSome = question.output == .yesNo && question.threshold == nil
            let value = isSome ? "\(yesNo(isYes)), \(days(count))" : judged(Double(count), days(count))
            return Answer(value: value, more: [base])
        case .shareDays:
            return finding.number("share_recorded_pct").map {
                Answer(value: said(Wording.number($0, decimals: 1) + " %"), more: [base])
            }
        case .currentStreak: return Answer(value: days(finding.count("current")), more: [base])
        case .longestStreak:
            let longest = finding["longest"]
            let length = longest["length"].integer ?? 0
            let span = longest["from"].text.flatMap { CivilDay(iso: $0) }.flatMap { from in
                longest["to"].text.flatMap { CivilDay(iso: $0) }.map { "\(wording.date(from)) – \(wording.date($0))." }
            }
            // `when was that`
            if question.output == .date, let span { return Answer(value: span, more: [days(length) + ".", base]) }
            return Answer(value: days(length), more: [span ?? "", base])
        case .lastDate:
            return finding.day("last").map { Answer(value: wording.date($0), more: [ago($0), base]) }
        case .firstDate: return finding.day("first").map { Answer(value: wording.date($0), more: [base]) }
        case .list: return countList(finding)
        default: return nil
        }
    }

    func countList(_ finding: Finding) -> Answer? {
        let on = finding.rows().compactMap { $0["date"].text.flatMap { CivilDay(iso: $0) } }
        let count = finding.count("count")
        let list = on.map { "- \(wording.date($0))" }.joined(separator: "\n")
        return Answer(value: days(count), more: [list])
    }

    func rows(_ finding: Finding, _ field: DayField) -> [[String]] {
        finding.rows().compactMap { row in
            guard let day = row["date"].text.flatMap({ CivilDay(iso: $0) }) else { return nil }
            return [
                wording.date(day), row[field.rawValue].number.map { shown($0) } ?? (isGerman ? "fehlt" : "missing"),
            ]
        }
    }

    func list(_ finding: Finding, _ field: DayField) -> Answer? {
        if question.conditions.contains(where: { $0.subject == .day(field) }) { return countList(finding) }
        let more = question.more.compactMap { if case .day(let field) = $0 { field } else { nil } }
        let columns = more.map { field in
            var single = question
            (single.quantity, single.more) = (.day(field), [])
            return QuestionAnswer(question: single, language: language, today: today).rows(finding, field)
        }
        let rows = rows(finding, field).enumerated().map { place, row in row + columns.map { $0[place][1] } }
        guard !rows.isEmpty else { return nil }
        return Answer(
            value: days(rows.count),
            more: [Wording.table([isGerman ? "Tag" : "Day"] + ([field] + more).map { capital(wording.name($0)) }, rows)]
        )
    }

    func ranking(_ finding: Finding, _ field: DayField) -> Answer? {
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
}
