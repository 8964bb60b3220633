import ChatModel
import HealthModel
import HealthQuery
import HealthQuestions
import JSON

/// Answers of plans of several calls.
extension QuestionAnswer {
    /// The latest values with their days, the latest first.
    private func latestValues(_ finding: Finding) -> Answer? {
        let fields = ([question.quantity] + question.more).compactMap { quantity -> DayField? in
            if case .day(let field) = quantity { field } else { nil }
        }
        let rows = finding.rows().compactMap { row -> [String]? in
            guard let cells = row.array, cells.count == fields.count + 1, let day = cells[0].text,
                let date = CivilDay(iso: day)
            else { return nil }
            return [wording.date(date)] + zip(fields, cells.dropFirst()).map { shownCell($0, $1) }
        }
        guard !rows.isEmpty else { return nil }
        return Answer(
            value: rows.map { $0.dropFirst().joined(separator: " / ") }.joined(separator: " · "),
            more: [Wording.table([isGerman ? "Tag" : "Day"] + fields.map { capital(wording.name($0)) }, rows)])
    }

    private func shownCell(_ field: DayField, _ cell: JSONValue) -> String {
        var single = question
        (single.quantity, single.more) = (.day(field), [])
        let answer = QuestionAnswer(question: single, language: language, today: today)
        return cell.number.map { answer.shown($0) } ?? (isGerman ? "fehlt" : "missing")
    }

    /// One row of a SELECT, two where sides are compared.
    func selected(_ findings: [Finding]) -> Answer? {
        let rows = findings.map { Self.row($0) }
        guard let first = rows.first else { return nil }
        if question.comparison != nil {
            let key = (question.inner ?? .mean).rawValue
            guard rows.count == 2, let one = first[key]?.number, let other = rows[1][key]?.number else { return nil }
            let counts = "n = \(first["n"]?.integer ?? 0) / \(rows[1]["n"]?.integer ?? 0)."
            return compared(
                differenceOfMeans(one, other), (one, other), shown(one, isMean: true, beside: one - other),
                shown(other, isMean: true, beside: one - other), counts)
        }
        switch question.statistic {
        case .countGroups: return selectedGroups(findings[0])
        case .list where question.having != nil: return selectedGroups(findings[0])
        case .list where question.isOfWorkouts: return selectedWorkouts(findings[0])
        case .sum where question.isOfCount:
            let count = first["n"]?.integer ?? 0
            let text = counted(count, ("workout", "Training"), ("workouts", "Trainings"))
            return Answer(value: question.output == .yesNo ? "\(yesNo(count > 0)), \(text)" : text)
        case .list where question.lastCount != nil: return latestValues(findings[0])
        case .list:
            let on = findings[0].rows().compactMap { $0.array?.first?.text.flatMap { CivilDay(iso: $0) } }
            return Answer(value: days(on.count), more: [on.map { "- \(wording.date($0))" }.joined(separator: "\n")])
        case .longestGap, .longestStreak: return selectedSeries(first)
        case .countDays:
            let count = first["count"]?.integer ?? 0
            guard question.output == .yesNo, question.threshold == nil else {
                return Answer(value: judged(Double(count), days(count)))
            }
            let isYes = question.quantifier == .every ? count > 0 && count == daysAsked : count > 0
            return Answer(value: "\(yesNo(isYes)), \(days(count))")
        case .firstDate:
            return first["first"]?.text.flatMap { CivilDay(iso: $0) }.map { Answer(value: wording.date($0)) }
        case .lastDate:
            return first["last"]?.text.flatMap { CivilDay(iso: $0) }.map {
                Answer(value: wording.date($0), more: [ago($0)])
            }
        default:
            let count = first["n"]?.integer ?? 0
            let key = question.statistic == .value ? "mean" : question.statistic.rawValue
            guard count > 0, let value = first[key]?.number else { return nil }
            // Without a condition the days that lack one of the metrics are missing.
            let calendar = question.conditions.isEmpty && !question.days.isDay ? question.days.count : nil
            let base = calendar.map { "n = \(part(count, of: $0))." }
            let verdict = question.isYesAbove.map { "\(yesNo($0 ? value > 0 : value < 0)), " } ?? ""
            return Answer(
                value: verdict + shown(value, isMean: question.statistic == .mean), more: [base ?? "n = \(count)."])
        }
    }

    /// The workouts of the days that pass.
    private func selectedWorkouts(_ finding: Finding) -> Answer? {
        let rows = finding.rows().compactMap(\.array).filter { $0.count == 4 }
        let cells = rows.map { row in
            [
                row[0].text.flatMap { CivilDay(iso: $0) }.map(wording.date) ?? "?",
                Wording.plain(row[1].text.map { wording.kind($0) } ?? "–"),
                row[2].number.map { Wording.hours($0) } ?? "–",
                row[3].number.map { said(Self.workout($0, .distance)) } ?? "–",
            ]
        }
        return Answer(
            value: counted(rows.count, ("workout", "Training"), ("workouts", "Trainings")),
            more: rows.isEmpty ? [] : [Wording.table(workoutColumns, cells, words: [1])])
    }

    /// The days of the calendar that are asked about; `nil` without a first one.
    private var daysAsked: Int? {
        question.days.from.map { from in
            (0...max(0, question.days.to - from)).count { step in
                question.conditions.allSatisfy { $0.admits(from.advanced(by: step)) }
            }
        }
    }

    /// Weeks, months or years that pass, the latest last.
    private func selectedGroups(_ finding: Finding) -> Answer? {
        let rows = finding.rows().compactMap(\.array).filter { $0.count == 3 }
        let count = rows.first?[2].integer ?? 0
        let keys = rows.prefix(Self.mostGroups).reversed().compactMap(\.first?.text).map { "- \(key($0))" }
        let last = isGerman ? "Die letzten \(keys.count):" : "The last \(keys.count):"
        let passed = Set(rows.compactMap(\.first?.text))
        return Answer(
            value: everyGroup(passed) ?? counted(count, groupNames.one, groupNames.many),
            more: [count > keys.count ? last : "", keys.joined(separator: "\n")])
    }

    /// Whether each week, month or year passes, and how many do; `nil` where that is not asked. One that is not over may still
    /// pass.
    private func everyGroup(_ passed: Set<String>) -> String? {
        guard question.quantifier == .every, let from = question.days.from, from <= question.days.to else { return nil }
        let spans: [HealthQuestion.Grouping: CalendarSpan] = [.week: .week, .month: .month, .year: .year]
        guard let span = question.grouping.flatMap({ spans[$0] }) else { return nil }
        var all: [String] = []
        var start = span.start(of: from)
        while start <= question.days.to {
            let key = span == .week ? start.iso : String(start.iso.prefix(span == .month ? 7 : 4))
            if span.end(of: start) < today || passed.contains(key) { all.append(key) }
            start = span.end(of: start).advanced(by: 1)
        }
        let count = all.count { passed.contains($0) }
        let of = "\(isGerman ? "von" : "of") \(all.count)"
        return "\(yesNo(count == all.count && count > 0)), \(counted(count, groupNames.one, groupNames.many)) \(of)"
    }

    /// The length of a series or a break, and its ends.
    private func selectedSeries(_ row: [String: JSONValue]) -> Answer? {
        guard let length = row["length"]?.integer else { return nil }
        let ends = [row["first"], row["last"]].compactMap { $0?.text.flatMap { CivilDay(iso: $0) } }
        let span = ends.count == 2 ? "\(wording.date(ends[0])) – \(wording.date(ends[1]))." : ""
        return Answer(value: days(length), more: [span, "n = \(days(row["days"]?.integer ?? 0))."])
    }

    static func row(_ finding: Finding) -> [String: JSONValue] {
        let names = (finding["columns"].array ?? []).compactMap(\.text)
        let values = finding.rows().first?.array ?? []
        return Dictionary(zip(names, values), uniquingKeysWith: { first, _ in first })
    }

    /// Two metrics of the same days.
    func besides(_ findings: [Finding], _ field: DayField) -> Answer? {
        let key = question.inner == .sum ? "sum" : "mean"
        guard findings.count == 2, let one = findings[0].number(key), let other = findings[1].number(key) else {
            return nil
        }
        return compared(
            differenceOfMeans(one, other), (one, other), shown(one, isMean: true, beside: one - other),
            shown(other, isMean: true, beside: one - other),
            Self.joined([sides(findings[0], findings[1]), partial(findings[0])]))
    }

    func gap(_ finding: Finding) -> Answer? {
        guard let longest = finding["longest_gap_days"].integer else { return nil }
        let count = finding.count("count")
        return Answer(value: days(longest), more: ["n = \(days(count))."])
    }

    /// Of the weight, the trend that Today shows, which a slip and a gap leave where it was.
    func smoothed(_ finding: Finding) -> Answer? {
        (finding.number("weight_trend_kg") ?? finding.number("latest")).map {
            Answer(value: shown($0, isMean: true), more: ["n = \(finding.count("n"))."])
        }
    }

    func groupCount(_ finding: Finding) -> Answer? {
        guard let count = finding["having_count"].integer else { return nil }
        let all = (finding["having_keys"].array ?? []).compactMap(\.text)
        let keys = all.suffix(Self.mostGroups).map { "- \(key($0))" }
        let last = isGerman ? "Die letzten \(keys.count):" : "The last \(keys.count):"
        let of = "\(isGerman ? "von" : "of") \(finding.count("groups"))"
        return Answer(
            value: "\(counted(count, groupNames.one, groupNames.many)) \(of)",
            more: [all.count > keys.count ? last : "", keys.joined(separator: "\n")])
    }

    /// Groups that are listed.
    private static let mostGroups = 12

    func ratio(_ finding: Finding, _ left: Quantity, _ right: Quantity) -> Answer? {
        guard let value = finding.number("ratio") else { return nil }
        if let unit = question.unit, unit.dimension == .speed {
            let sums = finding["ratio_sums"]
            let parts = [
                sums["distance_km"].number.map { said(Self.workout($0, .distance)) },
                sums["duration_min"].number.map { Wording.hours($0) },
            ].compactMap(\.self)
            let count = counted(finding.count("ratio_n"), ("workout", "Training"), ("workouts", "Trainings"))
            return Answer(
                value: said(Wording.number(value * 60 / unit.size, decimals: 1)) + " \(unit.rawValue)",
                more: [parts.joined(separator: " in ") + ", \(count)."])
        }
        let unit = finding["ratio_unit"].text.map { " \($0)" } ?? ""
        return Answer(value: said(Wording.number(value, decimals: 2)) + unit, more: ["n = \(finding.count("count"))."])
    }

    /// What was eaten over the weight of the same days, or over the last weight before them.
    func perWeight(_ findings: [Finding], _ field: DayField) -> Answer? {
        guard findings.count == 3, let eaten = findings[0].number("mean") else { return nil }
        let own = findings[1].number("mean")
        guard let weight = own ?? findings[2].number("last"), weight > 0 else { return nil }
        let isPound = question.unit == .pound
        let figure = eaten / (isPound ? weight / ValueUnit.pound.size : weight)
        let unit = "\(field.unit)/\(isPound ? "lb" : "kg")"
        let daily = question.days.isDay ? "" : isGerman ? " am Tag" : " a day"
        let (amount, kilograms) = (said(Wording.mean(eaten, field)), said(Wording.mean(weight, .weight)))
        let date = findings[2].day("last_date").map(wording.date) ?? "?"
        let source =
            own == nil
            ? (isGerman ? "gewogen am \(date)" : "weighed on \(date)")
            : isGerman
                ? "Mittel dieses Zeitraums, n = \(findings[1].count("n"))"
                : "mean over these dates, n = \(findings[1].count("n"))"
        return Answer(
            value: said(Wording.number(figure, decimals: 2)) + " \(unit)" + daily,
            more: [
                Self.joined([
                    isGerman ? "\(amount) bei \(kilograms) (\(source))." : "\(amount) at \(kilograms) (\(source)).",
                    coverage(findings[0]), partial(findings[0]),
                ])
            ])
    }
}
