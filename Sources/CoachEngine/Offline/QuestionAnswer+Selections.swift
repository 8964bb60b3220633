import HealthModel
import HealthQuery
import HealthQuestions
import JSON

/// Answers of statistics of the best days, workouts or groups, of all groups, and of highest and lowest together.
extension QuestionAnswer {
    // MARK: The best of them

    func ofBest(_ finding: Finding, _ best: HealthQuestion.Best) -> Answer? {
        if question.grouping != nil { return ofBestGroups(finding) }
        let key =
            switch question.quantity {
            case .day(let field): field.rawValue
            case .workout(_, let field?): field.rawValue
            default: ""
            }
        let selected = Finding(json: finding["selected"][key])
        guard let value = figure(of: selected) else { return nil }
        let text = shown(value, isMean: question.statistic != .sum)
        let n = selected.count("n")
        if case .workout(_, let field) = question.quantity {
            let count = counted(n, ("workout", "Training"), ("workouts", "Trainings"))
            let order: WorkoutField? = if case .workout(_, let other?)? = best.order { other } else { nil }
            return Answer(value: text, more: [count + ".", workoutTable(finding.rows(), [field, order])])
        }
        guard case .day(let field) = question.quantity else { return nil }
        return Answer(value: text, more: ["n = \(days(n)).", dayTable(finding, field, best.order)])
    }

    /// The statistic that is asked for, of a summary by its names in replies.
    private func figure(of summary: Finding) -> Double? {
        switch question.statistic {
        case .sum: summary.number("sum")
        case .median: summary.number("median") ?? summary.number("p50")
        default: summary.number("mean")
        }
    }

    private func dayTable(_ finding: Finding, _ field: DayField, _ order: Quantity?) -> String {
        let fields = [field] + [order].compactMap { if case .day(let other)? = $0 { other } else { nil } }
        let columns = fields.map { field in
            var single = question
            single.quantity = .day(field)
            return QuestionAnswer(question: single, language: language, today: today).rows(finding, field)
        }
        let rows = columns[0].indices.map { place in [columns[0][place][0]] + columns.map { $0[place][1] } }
        return Wording.table([isGerman ? "Tag" : "Day"] + fields.map { capital(wording.name($0)) }, rows)
    }

    /// Of the figures of the groups that were listed.
    private func ofBestGroups(_ finding: Finding) -> Answer? {
        let inner = (question.inner ?? .sum).rawValue
        let groups = finding.rows().compactMap { row -> (key: String, value: Double)? in
            var value = row[inner].number ?? row["count"].number
            if case .workout(_, let field?) = question.quantity, row[field.rawValue].isObject {
                value = row[field.rawValue][inner].number
            }
            guard let key = row["key"].text, let value else { return nil }
            return (key, value)
        }
        guard !groups.isEmpty else { return nil }
        let values = groups.map(\.value)
        let sum = CompensatedSum.of(values)
        let value: Double
        switch question.statistic {
        case .sum: value = sum
        case .median:
            let sorted = values.sorted()
            value = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
        default: value = sum / Double(values.count)
        }
        let table = Wording.table(
            ["", capital(wording.name(question.quantity))],
            groups.map { [key($0.key), shown($0.value, isMean: inner != "sum")] })
        return Answer(
            value: shown(value, isMean: question.statistic != .sum),
            more: [counted(groups.count, groupNames.one, groupNames.many) + ".", table])
    }

    // MARK: All groups

    func ofGroups(_ finding: Finding) -> Answer? {
        let row = Self.row(finding)
        guard let n = row["n"]?.integer, n > 0, let mean = row["mean"]?.number else { return nil }
        let value: String
        switch question.statistic {
        case .median:
            guard let median = row["median"]?.number else { return nil }
            value = shown(median, isMean: true)
        default:
            guard n > 1, let squares = row["squares"]?.number else { return nil }
            let deviation = (max(0, squares - Double(n) * mean * mean) / Double(n - 1)).squareRoot()
            if question.statistic == .cv {
                guard mean != 0 else { return nil }
                value = said(Wording.number(100 * deviation / mean, decimals: 1) + " %")
            } else {
                value = shown(deviation, isMean: true)
            }
        }
        let ends = ["min", "max"].compactMap { row[$0]?.number }.map { shown($0, isMean: true) }
        guard ends.count == 2 else { return nil }
        let groups = counted(n, groupNames.one, groupNames.many)
        return Answer(
            value: value,
            more: [
                isGerman
                    ? "n = \(groups), nur volle. Von \(ends[0]) bis \(ends[1])."
                    : "n = \(groups), full ones only. From \(ends[0]) to \(ends[1])."
            ])
    }

    // MARK: Highest and lowest

    func range(_ findings: [Finding], _ field: DayField) -> Answer? {
        if field.kind == .clock { return clockRange(findings, field) }
        let finding = findings[0]
        let ends = ["min", "max"].map { end -> (value: Double?, days: [CivilDay]) in
            if field == .heartRate, let sample = finding.number("samples_" + end) {
                return (sample, finding.day("samples_\(end)_date").map { [$0] } ?? [])
            }
            return (finding.number(end), finding.days(end + "_dates"))
        }
        guard finding.count("n") > 1, let low = ends[0].value, let high = ends[1].value else { return nil }
        let gap =
            question.unit == nil
            ? Wording.shownDifference(high, low, field) { _ in Wording.unit(of: field).decimals } : high - low
        return Answer(
            value: unsigned(difference(gap, isMean: false)),
            more: [
                between(shown(low), ends[0].days.first, shown(high), ends[1].days.first),
                Self.joined([coverage(finding), partial(finding), doubted(finding)]),
            ])
    }

    /// The lowest and the highest, with their days: how far the values went.
    func ends(_ finding: Finding) -> String {
        guard let low = finding.number("min"), let high = finding.number("max") else { return "" }
        return between(
            shown(low), finding.days("min_dates").first, shown(high), finding.days("max_dates").first)
    }

    private func unsigned(_ text: String) -> String { text.hasPrefix("+") ? String(text.dropFirst()) : text }

    private func between(_ low: String, _ first: CivilDay?, _ high: String, _ second: CivilDay?) -> String {
        func dated(_ text: String, _ day: CivilDay?) -> String { day.map { "\(text) (\(wording.date($0)))" } ?? text }
        return isGerman
            ? "Von \(dated(low, first)) bis \(dated(high, second))."
            : "From \(dated(low, first)) to \(dated(high, second))."
    }

    /// From the earliest to the latest time of day. Evenings run on past midnight.
    private func clockRange(_ findings: [Finding], _ field: DayField) -> Answer? {
        guard findings.count == 2, let latest = findings[0].rows().first, let earliest = findings[1].rows().first,
            let high = latest[field.rawValue].number, let low = earliest[field.rawValue].number
        else { return nil }
        let gap = (high - low + (high < low ? 1440 : 0)).rounded()
        let on = [earliest, latest].map { $0["date"].text.flatMap { CivilDay(iso: $0) } }
        return Answer(
            value: Wording.hours(gap),
            more: [between(Requirement.clock(low), on[0], Requirement.clock(high), on[1])])
    }

    func workoutRange(_ finding: Finding, _ field: WorkoutField) -> Answer? {
        let figures = Finding(json: finding[field.rawValue])
        guard figures.count("n") > 1, let low = figures.number("min"), let high = figures.number("max") else {
            return nil
        }
        return Answer(
            value: shown(high - low),
            more: [
                between(shown(low), figures.days("min_dates").first, shown(high), figures.days("max_dates").first),
                counted(figures.count("n"), ("workout", "Training"), ("workouts", "Trainings")) + ".",
            ])
    }
}
