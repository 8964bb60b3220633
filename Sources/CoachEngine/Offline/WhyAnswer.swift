import HealthModel
import HealthQuery

/// What else was recorded about a day that stood out: a look, not a cause.
enum WhyAnswer {
    private static let own: [DayField] = [
        .sleep, .bedTime, .awake, .heartRateVariability, .restingHeartRate, .respiratoryRate, .wristTemperature,
    ]
    /// What people do, of the day before.
    private static let before: [DayField] = [.alcohol, .caffeine, .exerciseMinutes, .load, .stress]

    static func markdown(_ field: DayField, _ ask: Ask, _ lookup: inout Lookup) -> String {
        let day = min(ask.span?.days.upperBound ?? lookup.today, lookup.today)
        guard let recorded = lookup.recorded([field] + own + before) else { return "" }
        guard !recorded.isEmpty else { return NeverRecorded.empty }
        guard recorded.contains(field) else { return NeverRecorded.markdown(field, &lookup) }
        let reading = DayReading(field, on: day, &lookup)
        let others = own.filter { $0 != field && recorded.contains($0) }.map { DayReading($0, on: day, &lookup) }
        let eve = day.advanced(by: -1)
        let doings = before.filter { $0 != field && recorded.contains($0) }.map { DayReading($0, on: eve, &lookup) }
        guard let shown = reading.shown else { return reading.missing(today: lookup.today) }
        let when = DayName.relative(day, to: lookup.today)
        var parts = [
            "\(Wording.capitalised(Wording.name(field))) \(Wording.when(field, day, today: lookup.today)): **\(shown)**. "
                + reading.comparison + (reading.place == .within ? " By your own range that is nothing unusual." : "")
        ]
        let odd = (others + doings).filter { $0.place == .above || $0.place == .below }
        if odd.isEmpty {
            parts.append("Nothing else that was recorded that day or the day before lies outside your usual range.")
        } else {
            let rows = odd.map { reading in
                [
                    Wording.title(reading.field), reading.day == day ? Wording.capitalised(when) : "The day before",
                    reading.shown ?? "–", reading.usualRange ?? "–",
                ]
            }
            parts.append("What else lay outside its usual range:")
            parts.append(Wording.table(["", "When", "Value", "Usual"], rows, words: [1]))
        }
        parts.append(
            "Why it was so is not in the data: these stood beside it, and may have nothing to do with it. Does one of them "
                + "fit what you remember?")
        return parts.joined(separator: "\n\n")
    }
}

/// A metric against the own normal range, and values that stand out.
enum NormalAnswer {
    static func markdown(_ field: DayField, _ ask: Ask, _ lookup: inout Lookup) -> String {
        if let span = ask.span, span.isDay { return MetricAnswer.markdown(field, ask.on(span), &lookup) }
        let finding = lookup.ask("compute", ["name": .string("normal_range"), "metric": .string(field.rawValue)])
        let reading = DayReading(field, on: lookup.today, &lookup)
        if finding.isUnknown { return NeverRecorded.markdown(field, &lookup) }
        let name = Wording.capitalised(Wording.name(field))
        guard let value = finding["value"].text, let z = finding.number("z") else {
            if let shown = reading.shown, reading.usual != nil {
                return
                    "\(name) \(Wording.when(field, lookup.today, today: lookup.today)): **\(shown)**. \(reading.comparison) "
                    + "For a normal range of whole weeks there is not enough on record yet."
            }
            let reason = finding["reason"].text.map { ": \(Wording.plain($0))" } ?? ""
            return "There is not enough on record to know your normal range of \(Wording.name(field))\(reason)."
        }
        var text = "\(name) over the last 7 days is **\(value)** your own normal range, which is the 60 days before "
        text += "(z = \(Wording.number(z, decimals: 1)), n = \(finding.count("n")))."
        if let shown = reading.shown { text += " Today: \(shown). \(reading.comparison)" }
        return text
    }

    static func outliers(_ field: DayField, _ lookup: inout Lookup) -> String {
        let finding = lookup.ask(
            "compute", ["name": .string("outliers"), "metric": .string(field.rawValue), "limit": .integer(5)])
        if finding.isUnknown { return NeverRecorded.markdown(field, &lookup) }
        let rows = finding.rows("rows").isEmpty ? finding.rows("value") : finding.rows("rows")
        let lines = rows.compactMap { row -> [String]? in
            guard let day = row["date"].text.flatMap({ CivilDay(iso: $0) }), let value = row["value"].number,
                let z = row["z"].number
            else { return nil }
            return [DayName.dateWithYear(day), Wording.value(value, field), Wording.number(z, decimals: 1)]
        }
        guard !lines.isEmpty else {
            return "There are too few values of \(Wording.name(field)) to tell what stands out."
        }
        return "The values of \(Wording.name(field)) farthest from your own middle (robust z; beyond 3.5 is rare):\n\n"
            + Wording.table(["Day", "Value", "z"], lines)
    }
}
