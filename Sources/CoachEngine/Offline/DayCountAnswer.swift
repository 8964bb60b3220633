import HealthModel
import HealthQuery

/// How many days, how many in a row, how long without.
enum DayCountAnswer {
    static func markdown(_ field: DayField, _ ask: Ask, _ lookup: inout Lookup) -> String {
        switch ask.operation {
        case .count(let threshold)?: count(field, threshold, ask, &lookup)
        case .streak(let threshold)?: streak(field, threshold, ask, &lookup)
        default: gap(field, ask, &lookup)
        }
    }

    private static func call(
        _ field: DayField, _ bound: Ask.Threshold, _ span: Span, streaks: Bool, _ lookup: inout Lookup
    ) -> Finding {
        lookup.ask(
            "days",
            [
                "range": .range(span),
                "where": .list([.condition(field, bound.relation.sign, bound.value)]),
                "streaks": streaks ? .boolean(true) : nil,
            ])
    }

    private static func count(
        _ field: DayField, _ bound: Ask.Threshold, _ ask: Ask, _ lookup: inout Lookup
    ) -> String {
        let (span, leavesOutToday) = lookup.counted(ask.span ?? .last(30, until: lookup.today), field)
        let finding = call(field, bound, span, streaks: false, &lookup)
        if finding.isUnknown { return NeverRecorded.markdown(field, &lookup) }
        guard finding.hasData else { return nothing(field, span, finding) }
        let (count, recorded) = (finding.count("count"), finding.count("recorded_days"))
        let share = finding.number("share_recorded_pct").map { Wording.number($0) } ?? "0"
        let unit = Wording.unitOfTime(field)
        var text = "**\(count) \(unit)\(count == 1 ? "" : "s")** with \(words(bound, field)) \(span.within): "
        text += "\(share)% of the \(recorded) recorded \(unit)s"
        let missing = finding.count("calendar_days") - recorded
        if missing > 0 { text += " (\(missing) not recorded, so neither counted nor missed)" }
        text += "."
        if let last = finding.day("last") { text += " The latest was \(DayName.short(last))." }
        return text + (leavesOutToday ? "\n\nToday is left out: it is still running." : "")
    }

    private static func streak(
        _ field: DayField, _ threshold: Ask.Threshold?, _ ask: Ask, _ lookup: inout Lookup
    ) -> String {
        let bound = threshold ?? Ask.Threshold(relation: .moreThan, value: 0)
        let span = ask.span ?? .everything(until: lookup.today)
        let finding = call(field, bound, span, streaks: true, &lookup)
        if finding.isUnknown { return NeverRecorded.markdown(field, &lookup) }
        guard finding.hasData else { return nothing(field, span, finding) }
        let what = threshold == nil ? "with \(Wording.name(field))" : "with \(words(bound, field))"
        let longest = finding["longest"]
        let length = longest["length"].integer ?? 0
        guard length > 0, let from = longest["from"].text.flatMap({ CivilDay(iso: $0) }),
            let to = longest["to"].text.flatMap({ CivilDay(iso: $0) })
        else { return "There was no day \(what) \(span.within)." }
        var text = "Longest run of days \(what) \(span.within): **\(Wording.days(length))**, "
        text += "\(DayName.date(from)) to \(DayName.dateWithYear(to))."
        let current = finding.count("current")
        text += current > 0 ? " The current run is \(Wording.days(current))." : " No run is going on."
        return text
    }

    private static func gap(_ field: DayField, _ ask: Ask, _ lookup: inout Lookup) -> String {
        let span = ask.span ?? .everything(until: lookup.today)
        let finding = call(field, Ask.Threshold(relation: .moreThan, value: 0), span, streaks: false, &lookup)
        if finding.isUnknown { return NeverRecorded.markdown(field, &lookup) }
        guard finding.hasData else { return nothing(field, span, finding) }
        guard let distance = finding["longest_gap_days"].integer else {
            return
                "There are fewer than two days with \(Wording.name(field)) \(span.within), so there is no gap between them."
        }
        let last = finding.day("last").map { " The latest such day was \(DayName.short($0))." } ?? ""
        guard distance > 1 else {
            return
                "There was no gap: every day from the first to the last has \(Wording.name(field)) \(span.within).\(last)"
        }
        return "The longest way from one day with \(Wording.name(field)) to the next \(span.within) was "
            + "**\(Wording.days(distance))**, so \(Wording.days(distance - 1)) without.\(last)"
    }

    private static func nothing(_ field: DayField, _ span: Span, _ finding: Finding) -> String {
        "\(Wording.capitalised(Wording.name(field))) has no recorded \(Wording.unitOfTime(field)) \(span.within): missing, "
            + "not zero.\(StatisticsAnswer.elsewhere(finding))"
    }

    private static func words(_ bound: Ask.Threshold, _ field: DayField) -> String {
        let value = "\(bound.relation.rawValue) \(Wording.value(bound.value, field))"
        return Wording.unit(of: field).symbol.isEmpty ? value : "\(value) (\(Wording.name(field)))"
    }
}
