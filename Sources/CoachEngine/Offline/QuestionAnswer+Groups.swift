import ChatModel
import HealthModel
import HealthQuery
import HealthQuestions
import JSON

/// Answers by weekday, week, month or kind.
extension QuestionAnswer {
    func key(_ key: String) -> String { GroupKey.words(key, language) }

    func table(_ finding: Finding, _ field: DayField) -> Answer? {
        let isClock = field.kind == .clock
        let groups = finding.rows().sorted { GroupKey.order($0["key"].text) < GroupKey.order($1["key"].text) }
        let rows = groups.compactMap { row -> [String]? in
            guard let name = row["key"].text, (row["n"].integer ?? 0) > 0 else { return nil }
            let value = isClock ? row["circular_mean"].text : self.value(row).map { figure($0) }
            return [key(name), value ?? "–", "\(row["n"].integer ?? 0)"]
        }
        guard !rows.isEmpty else { return nil }
        let values = isClock ? [] : groups.compactMap { self.value($0) }
        let span = values.min().flatMap { low in values.max().map { "\(figure(low)) – \(figure($0))" } }
        return Answer(
            value: rows.count == 1 ? rows[0][1] : span ?? "\(rows[0][1]) …",
            more: [Wording.table(["", capital(wording.name(field)), "n"], rows), fewWeeks(finding)])
    }

    /// Values of each weekday that a pattern of weekdays takes (health-metrics.md 0).
    private static let fewestOfWeekday = 8

    /// That there are too few weeks for a pattern of weekdays; empty where there are enough.
    private func fewWeeks(_ finding: Finding) -> String {
        guard question.grouping == .weekday,
            finding.rows().contains(where: { ($0["n"].integer ?? 0) < Self.fewestOfWeekday })
        else { return "" }
        return isGerman
            ? "Wenige Wochen: Ein Muster der Wochentage braucht von jedem \(Self.fewestOfWeekday) Werte."
            : "Few weeks: a pattern of weekdays takes \(Self.fewestOfWeekday) values of each."
    }

    /// How many days of each group pass, or the group with most of them.
    func countTable(_ finding: Finding) -> Answer? {
        let groups = finding.rows().sorted { GroupKey.order($0["key"].text) < GroupKey.order($1["key"].text) }
        let counts = groups.compactMap { row in row["key"].text.map { (name: $0, count: row["n"].integer ?? 0) } }
            .filter { $0.count > 0 }
        guard !counts.isEmpty else { return nil }
        let table = Wording.table(
            ["", isGerman ? "Tage" : "Days"], counts.map { [key($0.name), "\($0.count)"] })
        if question.statistic == .groupOfMax {
            let most = counts.map(\.count).max() ?? 0
            let names = counts.filter { $0.count == most }.map { key($0.name) }
            return Answer(value: "\(names.joined(separator: ", ")): \(days(most))", more: [table])
        }
        let rest = isGerman ? "Was nicht dasteht, hat keinen solchen Tag." : "What is not listed has no such day."
        return Answer(value: days(counts.reduce(0) { $0 + $1.count }), more: [table, rest])
    }

    /// The statistic of a group; its variation is that of the spread to the mean, in percent.
    private func value(_ row: JSONValue) -> Double? {
        guard question.statistic == .cv else { return row[question.statistic.rawValue].number }
        guard let sd = row["sd"].number, let mean = row["mean"].number, mean != 0 else { return nil }
        return 100 * sd / mean
    }

    private func figure(_ value: Double) -> String {
        question.statistic == .cv ? said(Wording.number(value, decimals: 1) + " %") : shown(value, isMean: true)
    }

    /// The first of ranked groups, or as many as were asked for, each with its figure; `nil` for none.
    func firstGroups(_ rows: [[String]]) -> String? {
        rows.isEmpty ? nil : rows.prefix(question.count ?? 1).map { "\($0[0]), \($0[1])" }.joined(separator: "; ")
    }

    /// The group that comes first, with those behind it. Bedtimes are put in order by minutes after noon, and told as a
    /// clock shows them.
    func topGroup(_ finding: Finding, _ isClock: Bool) -> Answer? {
        let agg = (question.inner ?? .mean).rawValue
        let rows = finding.rows().compactMap { row -> [String]? in
            let value =
                isClock
                ? row["circular_mean"].text ?? row["mean_hhmm"].text
                : row[agg].number.map { shown($0, isMean: true) }
            guard let name = row["key"].text, let value else { return nil }
            return [key(name), value, "\(row["n"].integer ?? 0)"]
        }
        guard let value = firstGroups(rows) else { return nil }
        return Answer(
            value: value,
            more: [Wording.table(["", capital(wording.name(question.quantity)), "n"], rows), fewWeeks(finding)])
    }
}
