import HealthModel
import HealthQuery

/// Two spans of days side by side.
enum ComparisonAnswer {
    static let main: [DayField] = [
        .sleep, .restingHeartRate, .heartRateVariability, .steps, .activeEnergy, .exerciseMinutes,
    ]

    /// The last seven full days against the seven before.
    static func weeks(_ fields: [DayField], _ lookup: inout Lookup) -> String {
        let today = lookup.today
        let end = lookup.clock.partialUntil == nil ? today : today.advanced(by: -1)
        let recent = Span(days: end.advanced(by: -6)...end, name: "the last 7 full days")
        return markdown(fields, recent, .before(recent, "the 7 days before"), &lookup)
    }

    static func markdown(_ asked: [DayField], _ recent: Span, _ before: Span, _ lookup: inout Lookup) -> String {
        var fields = asked
        if asked.count > 2 {
            guard let recorded = lookup.recorded(asked) else { return "" }
            fields = recorded
        }
        guard !fields.isEmpty else { return NeverRecorded.markdown(ofAll: asked, &lookup) }
        var rows: [[String]] = []
        var sentences: [String] = []
        let open = recent.days.contains(lookup.today) && lookup.clock.partialUntil != nil
        for field in fields {
            let (new, old) = (lookup.counted(recent, field).span, before)
            let finding = lookup.ask(
                "metric_stats",
                [
                    "metric": .string(field.rawValue),
                    "range": .range(
                        Span(
                            days: min(
                                old.days.lowerBound, new.days.lowerBound)...max(
                                    old.days.upperBound, new.days.upperBound))),
                    "segments": .list([segment("before", old), segment("recent", new)]),
                ])
            if finding.isUnknown, fields.count == 1 { return NeverRecorded.markdown(field, &lookup) }
            guard let row = Row(field, finding) else { continue }
            rows.append([Wording.title(field), row.new, row.old, row.difference])
            if let sentence = row.sentence { sentences.append(sentence) }
        }
        guard !rows.isEmpty else {
            return "Neither of the two has a recorded value: missing, not zero."
        }
        let head = "**\(Wording.capitalised(recent.described))** against **\(before.described)**, daily means:"
        var parts = [head, Wording.table(["", recent.title, before.title, "Difference"], rows)]
        if rows.count == 1, let sentence = sentences.first { parts.append(sentence) }
        parts.append("The number of recorded days stands in brackets. A difference of few days says little.")
        if open, !recent.isDay { parts.append("Today is left out of sums: it is still running.") }
        if open, recent.isDay { parts.append("Today is still running, so its sums are not those of a full day.") }
        return parts.joined(separator: "\n\n")
    }

    private static func segment(_ label: String, _ span: Span) -> JSONTree {
        .object([("label", .string(label)), ("range", .range(span))])
    }

    private struct Row {
        var new: String
        var old: String
        var difference: String
        var sentence: String?

        init?(_ field: DayField, _ finding: Finding) {
            guard let segments = finding["segments"].array, segments.count == 2 else { return nil }
            let (before, recent) = (Finding(json: segments[0]), Finding(json: segments[1]))
            guard before.count("n") + recent.count("n") > 0 else { return nil }
            old = Self.cell(field, before)
            new = Self.cell(field, recent)
            guard let change = finding.number("difference") else {
                difference = "–"
                return
            }
            difference = Wording.difference(change, field, extraDecimals: field.unit == "bpm" ? 1 : 0)
            if let percent = finding.number("percent_change"), percent.magnitude >= 0.5 {
                sentence = "That is \(Wording.number(percent.magnitude))% \(percent > 0 ? "more" : "less")."
            }
        }

        private static func cell(_ field: DayField, _ finding: Finding) -> String {
            let mean = finding.number("mean").map { Wording.mean($0, field) } ?? finding["circular_mean"].text
            return mean.map { "\($0) (\(finding.count("n")))" } ?? "missing"
        }
    }
}

/// The days of the week, or working days beside weekends.
enum WeekPatternAnswer {
    static func markdown(_ field: DayField, _ ask: Ask, _ lookup: inout Lookup) -> String {
        let (span, _) = lookup.counted(ask.span ?? .last(84, until: lookup.today), field)
        let grouping = ask.operation == .weekends ? "day_type" : "weekday"
        let finding = lookup.statistics(field, span, groupedBy: grouping)
        if finding.isUnknown { return NeverRecorded.markdown(field, &lookup) }
        let groups = finding.rows().compactMap { row -> (key: String, mean: Double, n: Int)? in
            guard let key = row["key"].text, let mean = (row["mean"].number ?? row["circular_mean_min"].number) else {
                return nil
            }
            return (key, mean, row["n"].integer ?? 0)
        }
        let names = DayName.weekdays + ["weekday", "weekend"]
        let rows = groups.sorted { (names.firstIndex(of: $0.key) ?? 9) < (names.firstIndex(of: $1.key) ?? 9) }
        guard rows.count > 1 else {
            return "There are too few recorded days of \(Wording.name(field)) \(span.within) to tell them apart."
        }
        // On the clock a little after midnight is later than a little before it.
        func isLess(_ one: Double, _ other: Double) -> Bool {
            field.kind == .clock ? CircularMean.difference(from: one, to: other) > 0 : one < other
        }
        let most = rows.max { isLess($0.mean, $1.mean) }
        let least = rows.min { isLess($0.mean, $1.mean) }
        func named(_ key: String) -> String { key == "weekday" ? "working days" : key + "s" }
        var text = ""
        if let most, let least {
            let (high, low) = field.kind == .clock ? ("latest", "earliest") : ("highest", "lowest")
            text = "\(Wording.capitalised(Wording.name(field))) \(Wording.isPlural(field) ? "are" : "is") \(high) on "
            text += "**\(named(most.key))** (\(Wording.mean(most.mean, field)) on average) and \(low) on "
            text += "\(named(least.key)) (\(Wording.mean(least.mean, field))), \(span.within)."
        }
        let table = Wording.table(
            ["Day", "Average", "n"],
            rows.map { [Wording.capitalised(named($0.key)), Wording.mean($0.mean, field), "\($0.n)"] })
        let caution =
            (rows.map(\.n).min() ?? 0) < 4 ? "\n\nSome of them have fewer than four days: that says little." : ""
        return "\(text)\n\n\(table)\(caution)"
    }
}
