import HealthModel
import HealthQuery

/// A metric over a range of days: mean, sum, extremes.
enum StatisticsAnswer {
    static func markdown(_ field: DayField, _ ask: Ask, _ lookup: inout Lookup) -> String {
        let asked = ask.span ?? .last(30, until: lookup.today)
        let (span, leavesOutToday) = lookup.counted(asked, field)
        let finding = lookup.statistics(field, span)
        if finding.isUnknown { return NeverRecorded.markdown(field, &lookup) }
        let rows = table(field, span, &lookup)
        guard finding.hasData else {
            return "\(Wording.capitalised(Wording.name(field))) has no recorded \(Wording.unitOfTime(field)) "
                + "\(span.within): missing, not zero.\(elsewhere(finding))"
        }
        let body =
            switch ask.operation {
            case .total? where field.kind == .cumulative || Wording.isDuration(field): total(field, finding, span)
            case .median?: median(field, finding, span)
            default: average(field, finding, span)
            }
        let note = leavesOutToday ? "\n\nToday is left out: it is still running." : ""
        return body + (rows.map { "\n\n" + $0 } ?? "") + note
    }

    static func elsewhere(_ finding: Finding) -> String {
        finding.available.map {
            " There are values from \(DayName.dateWithYear($0.lowerBound)) to \(DayName.dateWithYear($0.upperBound))."
        } ?? ""
    }

    private static func average(_ field: DayField, _ finding: Finding, _ span: Span) -> String {
        let coverage = Wording.coverage(finding, field)
        let unit = Wording.unitOfTime(field)
        if field.kind == .clock {
            let mean = finding["circular_mean"].text ?? "?"
            let spread = finding.number("circular_sd_min").map { ", spread (SD) \(Wording.hours($0))" } ?? ""
            return "Average \(Wording.name(field)) \(span.within): **\(mean)**\(spread), \(coverage)."
        }
        guard let mean = finding.number("mean") else { return "" }
        var text =
            "Average \(Wording.name(field)) \(span.within): **\(Wording.mean(mean, field))** a \(unit), \(coverage)."
        if finding.count("n") > 1 { text += extremes(field, finding) }
        if field.kind == .cumulative, let sum = finding.number("sum") {
            text += " In all: \(Wording.value(sum, field))."
        }
        return text
    }

    private static func median(_ field: DayField, _ finding: Finding, _ span: Span) -> String {
        guard let median = finding.number("median") else { return average(field, finding, span) }
        return "Median \(Wording.name(field)) \(span.within): **\(Wording.mean(median, field))**, "
            + "\(Wording.coverage(finding, field)).\(extremes(field, finding))"
    }

    private static func total(_ field: DayField, _ finding: Finding, _ span: Span) -> String {
        guard let sum = finding.number("sum"), let mean = finding.number("mean") else { return "" }
        return "In all **\(Wording.value(sum, field))** \(span.within), \(Wording.coverage(finding, field)); "
            + "\(Wording.mean(mean, field)) a recorded \(Wording.unitOfTime(field))."
    }

    private static func extremes(_ field: DayField, _ finding: Finding) -> String {
        func part(_ word: String, _ value: String, _ days: String) -> String? {
            guard let number = finding.number(value), let day = finding.days(days).first else { return nil }
            return "\(word) \(Wording.value(number, field)) on \(DayName.short(day))"
        }
        let parts = [part("lowest", "min", "min_dates"), part("highest", "max", "max_dates")].compactMap(\.self)
        return parts.count == 2 ? " \(Wording.capitalised(parts.joined(separator: ", ")))." : ""
    }

    /// The days of a short span, the weeks or months of a longer one.
    static func table(_ field: DayField, _ span: Span, _ lookup: inout Lookup) -> String? {
        guard !span.isDay, !span.isEverything else { return nil }
        if span.count <= 14 {
            let days = lookup.ask(
                "days", ["range": .range(span), "columns": .list([.string(field.rawValue)]), "limit": .integer(14)])
            let rows = days.rows().compactMap { row -> [String]? in
                guard let day = row["date"].text.flatMap({ CivilDay(iso: $0) }) else { return nil }
                let value = row[field.rawValue].number
                return [DayName.short(day), value.map { Wording.value($0, field) } ?? "missing"]
            }
            return rows.count > 1 ? Wording.table(["Day", Wording.title(field)], rows) : nil
        }
        guard span.count <= 1_100 else { return nil }
        let grouping = span.count <= 92 ? "week" : "month"
        let groups = lookup.statistics(field, span, groupedBy: grouping)
        let rows = groups.rows().compactMap { row -> [String]? in
            guard let key = row["key"].text, (row["n"].integer ?? 0) > 0 else { return nil }
            let mean = row["mean"].number.map { Wording.mean($0, field) } ?? row["circular_mean"].text ?? "–"
            return [GroupKey.words(key), mean, "\(row["n"].integer ?? 0)"]
        }
        return rows.count > 1
            ? Wording.table([Wording.capitalised(grouping), "Average a \(Wording.unitOfTime(field))", "n"], rows) : nil
    }
}

/// Keys of groups in words: `2026-W12` is the week of a Monday, `2026-03` a month.
enum GroupKey {
    static func words(_ key: String) -> String {
        let parts = key.split(separator: "-")
        guard parts.count == 2, let year = Int(parts[0]) else { return key }
        if parts[1].hasPrefix("W"), let week = Int(parts[1].dropFirst()), let monday = monday(year, week) {
            return "Week from \(DayName.dateWithYear(monday))"
        }
        guard let month = Int(parts[1]), (1...12).contains(month) else { return key }
        return "\(DayName.months[month - 1]) \(year)"
    }

    /// The week with 4 January is the first of its year.
    private static func monday(_ year: Int, _ week: Int) -> CivilDay? {
        CivilDay(year: year, month: 1, day: 4).map { $0.advanced(by: 7 * (week - 1) - $0.weekday) }
    }
}
