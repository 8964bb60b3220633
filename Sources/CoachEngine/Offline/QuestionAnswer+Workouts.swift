import ChatModel
import HealthModel
import HealthQuery
import HealthQuestions
import JSON

/// Answers on workouts.
extension QuestionAnswer {
    func workouts(_ findings: [Finding], _ field: WorkoutField?) -> Answer? {
        let first = findings[0]
        func value(_ finding: Finding, _ statistic: Statistic) -> Double? {
            let source = question.lastCount == nil ? finding.json : finding["selected"]
            guard let field else { return source["count"].number }
            let isClock = field == .startClock
            let key =
                switch statistic {
                case .median where !isClock: "p50"
                case .mean where isClock, .value where isClock: "circular_mean_min"
                case .sd where isClock: "circular_sd_min"
                case .value: "mean"
                default: statistic.rawValue
                }
            return source[field.rawValue][key].number
                ?? (statistic == .sum && (source["count"].integer ?? 0) == 0 ? 0 : nil)
        }
        func base(_ finding: Finding) -> String {
            let count = question.lastCount == nil ? finding.count("count") : finding["selected"]["count"].integer ?? 0
            return Self.joined([trainings(count) + ".", question.lastCount == nil ? covered([finding]) : ""])
        }
        if question.isOneOfLast, let place = question.count {
            let rows = first.rows()
            return rows.count == place ? one(rows[place - 1], field) : nil
        }
        switch question.statistic {
        case .share:
            guard findings.count == 2 else { return nil }
            let (all, some) = (first.count("count"), findings[1].count("count"))
            guard all > 0 else { return nil }
            let share = 100 * Double(some) / Double(all)
            return Answer(
                value: judged(share, said(Wording.number(share, decimals: 1) + " %")),
                more: [
                    Self.joined([
                        isGerman ? "\(some) von \(all) Trainings." : "\(some) of \(all) workouts.", covered([first]),
                    ])
                ])
        case .difference, .percentChange, .ratio:
            guard findings.count == 2, let one = value(first, question.inner ?? .sum),
                let other = value(findings[1], question.inner ?? .sum)
            else { return nil }
            return compared(
                one - other, (one, other), shown(one), shown(other),
                Self.joined([
                    field == nil
                        ? ""
                        : "n = \(first.count("count")) / \(findings[1].count("count")) \(isGerman ? "Trainings" : "workouts").",
                    covered(findings),
                ]))
        case .ratePerWeek, .ratePerMonth:
            guard let sum = value(first, .sum), let days = recordedDays(first, of: question.days) else { return nil }
            let length = question.statistic == .ratePerWeek ? 7 : 365.25 / 12
            return Answer(value: rate(sum * length / days), more: [base(first)])
        case .list, .lastDate, .firstDate, .dateOfMax, .dateOfMin, .topK, .bottomK, .kthMax, .kthMin:
            return ranked(first, field)
        case .groupOfMax, .groupOfMin: return groups(findings.last ?? first, field, question.inner ?? .sum)
        case .countGroups: return groupCount(first)
        case .range: return field.flatMap { workoutRange(first, $0) }
        default:
            if question.grouping != nil { return groups(first, field, question.statistic) }
            guard let number = value(first, question.statistic) else { return nil }
            let text =
                field == nil ? trainings(Int(number)) : shown(number)
            let isSome = question.output == .yesNo && question.threshold == nil
            let shownValue = isSome ? "\(yesNo(number > 0)), \(text)" : judged(number, text)
            // Of a single one its day says more than that it is one.
            let row = first.rows().first
            let day = (row?["start"].text ?? row?["date"].text).flatMap { CivilDay(iso: $0.prefix(10)) }
            if question.lastCount == 1, field != nil, let day {
                return Answer(value: shownValue, more: [(isGerman ? "Am " : "On ") + wording.date(day) + "."])
            }
            return Answer(value: shownValue, more: field == nil ? [covered([first])] : [base(first)])
        }
    }

    /// The day of the longest or fastest workout, where only its figure was asked for.
    func dayOfExtreme(_ lookup: inout Lookup) -> String? {
        guard case .workout(_, _?) = question.quantity, [.max, .min].contains(question.statistic),
            question.grouping == nil, question.lastCount == nil
        else { return nil }
        var dated = question
        dated.statistic = question.statistic == .max ? .dateOfMax : .dateOfMin
        guard let call = Self.calls(dated)?.first, let start = lookup.ask(call).rows().first?["start"].text else {
            return nil
        }
        return CivilDay(iso: start.prefix(10)).map { (isGerman ? "Am " : "On ") + wording.date($0) + "." }
    }

    func rate(_ value: Double) -> String {
        if case .workout(_, nil) = question.quantity {
            return said(Wording.number(value, decimals: 1)) + (isGerman ? " Trainings" : " workouts")
        }
        return shown(value)
    }

    /// - Parameter finding: of all groups where those with the least are asked for.
    func groups(_ finding: Finding, _ field: WorkoutField?, _ statistic: Statistic) -> Answer? {
        let isTop = question.statistic == .groupOfMax || question.statistic == .groupOfMin
        let listed = finding.rows().compactMap { row in
            row["key"].text.map { key in
                let count = row["count"].integer ?? 0
                return (
                    key: key, number: field.map { row[$0.rawValue][statistic.rawValue].number } ?? Double(count), count
                )
            }
        }
        let isSum = field == nil || statistic == .sum
        let isLeast = isSum && question.statistic == .groupOfMin
        let empty =
            isSum && question.statistic != .groupOfMax
            ? emptyGroups(finding, areWhole: isTop).map { (key: $0, number: Double?(0), 0) } : []
        var all = listed + empty
        if !empty.isEmpty { all.sort { $0.key < $1.key } }
        if isLeast { all = Array(all.ranked(.smallestFirst) { $0.number }.prefix(max(3, question.count ?? 1))) }
        let rows = all.map { key, number, count in
            let group = question.grouping == .type ? wording.kind(key) : self.key(key)
            return [group, number.map { shown($0) } ?? "–"] + (field == nil ? [] : ["\(count)"])
        }
        guard let top = firstGroups(rows) else { return nil }
        let table = Wording.table(
            ["", capital(wording.name(question.quantity))]
                + (field == nil ? [] : [isGerman ? "Trainings" : "Workouts"]), rows)
        return Answer(
            value: isTop ? top : counted(rows.count, groupNames.one, groupNames.many),
            more: [table, covered([finding])])
    }

    /// The name of a group, and of several, in both languages.
    var groupNames: (one: (String, String), many: (String, String)) {
        switch question.grouping ?? .date {
        case .date: (("day", "Tag"), ("days", "Tage"))
        case .weekday: (("weekday", "Wochentag"), ("weekdays", "Wochentage"))
        case .dayType: (("group", "Gruppe"), ("groups", "Gruppen"))
        case .week: (("week", "Woche"), ("weeks", "Wochen"))
        case .month: (("month", "Monat"), ("months", "Monate"))
        case .quarter: (("quarter", "Quartal"), ("quarters", "Quartale"))
        case .year: (("year", "Jahr"), ("years", "Jahre"))
        case .type: (("kind of workout", "Sportart"), ("kinds of workout", "Sportarten"))
        }
    }

    /// One workout: its figure, or its day where none was asked for.
    private func one(_ row: JSONValue, _ field: WorkoutField?) -> Answer {
        guard field != nil else { return Answer(value: day(row), more: [table([row], nil)]) }
        return Answer(value: figure(row, field), more: [(isGerman ? "Am " : "On ") + day(row) + "."])
    }

    private func day(_ row: JSONValue) -> String {
        row["start"].text.flatMap { CivilDay(iso: $0.prefix(10)) }.map { wording.date($0) } ?? "?"
    }

    private func figure(_ row: JSONValue, _ field: WorkoutField?) -> String {
        field.flatMap { row[$0.rawValue].number }.map { shown($0) } ?? "–"
    }

    /// The heads of a table of workouts.
    var workoutColumns: [String] {
        isGerman ? ["Tag", "Art", "Dauer", "Strecke"] : ["Day", "Type", "Duration", "Distance"]
    }

    private func table(_ rows: [JSONValue], _ field: WorkoutField?) -> String {
        workoutTable(rows, [field] + question.more.map { if case .workout(_, let field) = $0 { field } else { nil } })
    }

    /// The same of another figure of these workouts.
    private func of(_ field: WorkoutField) -> QuestionAnswer {
        guard case .workout(let types, let own) = question.quantity, own != field else { return self }
        var single = question
        (single.quantity, single.unit) = (.workout(types: types, field: field), nil)
        return QuestionAnswer(question: single, language: language, today: today)
    }

    /// Workouts one by one, with their length and these figures.
    func workoutTable(_ rows: [JSONValue], _ figures: [WorkoutField?]) -> String {
        let fields = figures.compactMap(\.self).filter { ![.duration, .distance].contains($0) }
        return Wording.table(
            workoutColumns
                + fields.map { capital(wording.name($0)) },
            rows.map { row in
                [
                    day(row), Wording.plain(row["type"].text.map { wording.kind($0) } ?? "–"),
                    row["duration_min"].number.map { Wording.hours($0) } ?? "–",
                    row["distance_km"].number.map { said(Self.workout($0, .distance)) } ?? "–",
                ] + fields.map { of($0).figure(row, $0) }
            }, words: [1])
    }

    func ranked(_ finding: Finding, _ field: WorkoutField?) -> Answer? {
        let rows = finding.rows()
        func figure(_ row: JSONValue) -> String { self.figure(row, field) }
        let table = table(rows, field)
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
        case .lastDate:
            return rows.first.map { row in
                let date = (row["start"].text ?? row["date"].text).flatMap { CivilDay(iso: $0.prefix(10)) }
                let value = field == nil ? day(row) : "\(day(row)), \(figure(row))"
                return Answer(value: value, more: [date.map(ago) ?? "", table].filter { !$0.isEmpty })
            }
        default:
            return rows.first.map { Answer(value: field == nil ? day($0) : "\(day($0)), \(figure($0))", more: [table]) }
        }
    }
}
