import ChatModel
import HealthModel
import HealthQuery
import JSON

/// Screens what tools answer, and the day's report, for values that are worth a doctor's word. A notice names no value and
/// no condition. Thresholds: health-metric practice, section 15.2.
///
/// Of a query in SQL it reads columns that are called by a metric, or by its least, greatest or mean value, in rows that tell
/// their date in a column `date`. It cannot know what stands under another name, what was reckoned and then given a metric's
/// name, or how old a row without a date is: such rows are passed over. Of formulas it reads values in the metric's own unit
/// whose days are told: not a rank among values of unknown age.
struct ReadingScreen {
    let today: CivilDay
    /// Older values are history: nobody hurries for them.
    private static let recentDays = 14

    /// The gravest first, one of each concern.
    func notices(for results: [ToolResult]) -> [SafetyNotice] {
        Self.notices(results.filter { !$0.isError }.flatMap { found(in: $0) })
    }

    func notices(for report: DayReport) -> [SafetyNotice] {
        var found = report.comparisons.compactMap { metric, comparison -> ReadingSign? in
            guard metric != .restingHeartRate || (comparison.value ?? 0) > 120 else { return nil }
            return comparison.value.flatMap { sign(metric, $0) }
        }
        if let rate = report.comparisons[.restingHeartRate], let sign = raised(rate.recent) { found.append(sign) }
        if let weight = report.comparisons[.weight]?.recent.compactMap(\.self), weight.count >= 6,
            let before = weight.prefix(3).min(), let now = weight.suffix(3).max(), isLoss(before, now)
        {
            found.append(loss(before, now))
        }
        return Self.notices(found)
    }

    // MARK: Signs

    private func sign(_ field: DayField, _ value: Double) -> ReadingSign? {
        switch field {
        case .bloodOxygen: value > 50 && value <= 92 ? sign(.bloodOxygen, 92 - value, band: 2) : nil
        case .respiratoryRate where value >= 25: sign(.respiratoryRate, value - 25, band: 5)
        case .respiratoryRate: value <= 8 && value > 0 ? sign(.respiratoryRate, 8 - value, band: 2) : nil
        case .restingHeartRate where value > 120: sign(.highHeartRate, value - 120, band: 10)
        case .restingHeartRate: value < 40 && value > 0 ? sign(.lowHeartRate, 40 - value, band: 4) : nil
        case .systolicPressure: value > 180 ? sign(.bloodPressure, value - 180, band: 10) : nil
        case .diastolicPressure: value > 120 ? sign(.bloodPressure, value - 120, band: 5) : nil
        default: nil
        }
    }

    /// - Parameters:
    ///   - excess: how far beyond the threshold.
    ///   - band: by how much more a notice is worth being shown again.
    private func sign(_ concern: ReadingConcern, _ excess: Double, band: Double) -> ReadingSign {
        ReadingSign(concern, level: 1 + Int(min(1_000, excess / band)))
    }

    /// A level for every twentieth of the weight, so that a longer look back does not pass for a greater loss.
    private func loss(_ first: Double, _ last: Double) -> ReadingSign {
        sign(.weightLoss, (first - last) / first - 0.05, band: 0.05)
    }

    /// A change is one of at least three days: a single value that slipped makes none. What the days fell short of the first
    /// together is that of three, and the last one lies near the others.
    private func isSeenOften(_ reply: JSONValue, _ first: Double, _ last: Double) -> Bool {
        guard let count = reply["n"].integer, count >= 6, let mean = reply["mean"].number else { return false }
        return Double(count) * (first - mean) >= 3 * 0.05 * first && last >= 0.9 * mean
    }

    private func isLoss(_ first: Double, _ last: Double) -> Bool { first > 0 && (first - last) / first >= 0.05 }

    /// Ten beats more in the last two weeks than in the two before, on most days.
    private func raised(_ recent: [Double?]) -> ReadingSign? {
        guard recent.count >= 28 else { return nil }
        let old = recent.suffix(28).prefix(14).compactMap(\.self)
        let new = recent.suffix(14).compactMap(\.self)
        guard old.count >= 10, new.count >= 10 else { return nil }
        let usual = old.sorted()[old.count / 2]
        guard new.count(where: { $0 >= usual + 10 }) * 5 >= new.count * 4 else { return nil }
        return sign(.raisedHeartRate, max(0, new.sorted()[new.count / 2] - usual - 10), band: 5)
    }

    // MARK: Replies

    private func found(in result: ToolResult) -> [ReadingSign] {
        guard let reply = JSONValue(result.json), reply["error"].isMissing else { return [] }
        switch result.name {
        case "metric_stats":
            guard let field = reply["metric"].text.flatMap(DayField.init(rawValue:)) else { return [] }
            return statistics(field, reply) + (reply["segments"].array ?? []).flatMap { statistics(field, $0) }
                + grouped(field, reply["rows"].array ?? [])
                + (reply["also"].array ?? []).flatMap { also in
                    found(in: ToolResult(callID: result.callID, name: result.name, json: also.json ?? "{}"))
                }
        case "trend":
            return reply["metric"].text.flatMap(DayField.init(rawValue:)).map { statistics($0, reply) } ?? []
        case "days": return (reply["rows"].array ?? []).flatMap(row)
        case "sql_readonly": return selected(reply)
        case "compute": return computed(reply)
        default: return []
        }
    }

    private func statistics(_ field: DayField, _ reply: JSONValue) -> [ReadingSign] {
        guard let last = reply["last"].number, isRecent(reply["last_date"]) else { return [] }
        if field == .weight, let first = reply["first"].number, isLoss(first, last), isSeenOften(reply, first, last),
            let from = day(reply["first_date"]), let to = day(reply["last_date"]), (21...100).contains(to - from)
        {
            return [loss(first, last)]
        }
        return sign(field, last).map { [$0] } ?? []
    }

    /// The groups of one metric as if they had been asked for together, in whatever order they stand.
    private func grouped(_ field: DayField, _ rows: [JSONValue]) -> [ReadingSign] {
        let rows = rows.compactMap { row in day(row["first_date"]).map { (from: $0, row: row) } }
            .sorted { $0.from < $1.from }.map(\.row)
        guard rows.count > 1, let first = rows.first, let last = rows.last else { return [] }
        let count = rows.reduce(0) { $0 + ($1["n"].integer ?? 0) }
        guard count > 0 else { return [] }
        let sum = rows.reduce(0.0) { $0 + ($1["sum"].number ?? 0) }
        let whole = JSONTree.object([
            ("n", .integer(count)), ("mean", .figure(sum / Double(count))), ("first", .figure(first["first"].number)),
            ("first_date", .text(first["first_date"].text)), ("last", .figure(last["last"].number)),
            ("last_date", .text(last["last_date"].text)),
        ])
        return JSONValue(whole.compact).map { statistics(field, $0) } ?? []
    }

    private func row(_ row: JSONValue) -> [ReadingSign] {
        guard isRecent(row["date"]) else { return [] }
        let watched: [DayField] = [
            .bloodOxygen, .respiratoryRate, .restingHeartRate, .systolicPressure, .diastolicPressure,
        ]
        return watched.compactMap { field in row[field.rawValue].number.flatMap { sign(field, $0) } }
    }

    /// Rows of a query that tell their date.
    private func selected(_ reply: JSONValue) -> [ReadingSign] {
        let columns = (reply["columns"].array ?? []).map { $0.text?.lowercased() ?? "" }
        guard let date = columns.firstIndex(of: "date") else { return [] }
        let watched = columns.enumerated().compactMap { index, name in Self.metric(of: name).map { (index, $0) } }
        return (reply["rows"].array ?? []).compactMap(\.array).flatMap { cells -> [ReadingSign] in
            guard cells.count == columns.count, isRecent(cells[date]) else { return [] }
            return watched.compactMap { index, field in cells[index].number.flatMap { sign(field, $0) } }
        }
    }

    /// `spo2_pct` and `min(spo2_pct)`, whose values are in the metric's unit; `nil` for every other name.
    private static func metric(of column: String) -> DayField? {
        if let field = DayField(rawValue: column) { return field }
        let parts = column.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, ["min", "max", "avg"].contains(parts[0]), parts[1].hasSuffix(")") else { return nil }
        return DayField(rawValue: String(parts[1].dropLast()))
    }

    private func computed(_ reply: JSONValue) -> [ReadingSign] {
        if reply["name"].text == "energy_from_trend" { return statistics(.weight, reply["weights"]) }
        guard let field = reply["metric"].text.flatMap(DayField.init(rawValue:)) else { return [] }
        switch reply["name"].text {
        case "robust_z" where reply["today"].isMissing:
            return isRecent(reply["date"])
                ? reply["date_value"].number.flatMap { sign(field, $0) }.map { [$0] } ?? [] : []
        case "robust_z": return reply["today"].number.flatMap { sign(field, $0) }.map { [$0] } ?? []
        case "normal_range":
            // A mean of more days is history too.
            guard reply["scale"].text == field.rawValue, let days = reply["recent_n"].number,
                days <= Double(Self.recentDays)
            else { return [] }
            return reply["recent_mean"].number.flatMap { sign(field, $0) }.map { [$0] } ?? []
        case "outliers":
            return (reply["rows"].array ?? []).compactMap { row in
                isRecent(row["date"]) ? row["value"].number.flatMap { sign(field, $0) } : nil
            }
        default: return []
        }
    }

    private func day(_ value: JSONValue) -> CivilDay? { value.text.flatMap { CivilDay(iso: $0) } }
    private func isRecent(_ value: JSONValue) -> Bool { day(value).map { today - $0 < Self.recentDays } ?? false }
}
