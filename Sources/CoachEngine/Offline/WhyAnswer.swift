import Foundation
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
        guard !recorded.isEmpty else { return NeverRecorded.markdown(ofAll: [field] + own, &lookup) }
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
        guard let standing = finding["value"].text, let week = Week(finding, of: field) else {
            if let shown = reading.shown, reading.usual != nil {
                return
                    "\(name) \(Wording.when(field, lookup.today, today: lookup.today)): **\(shown)**. \(reading.comparison) "
                    + "For a normal range of whole weeks there is not enough on record yet."
            }
            let reason = finding["reason"].text.map { ": \(Wording.plain($0))" } ?? ""
            return "There is not enough on record to know your normal range of \(Wording.name(field))\(reason)."
        }
        var text = "\(name) over the last 7 days averages **\(week.mean)**. That is **\(standing)** your own normal "
        text += "range for a week, \(week.low) – \(week.high): half a standard deviation about the mean of the 60 days "
        text += "before "
        text += "(z = \(Wording.number(week.z, decimals: 1)), n = \(finding.count("n")))."
        // What is usual for a single day is another range; both in one answer would seem to contradict each other.
        if let shown = reading.shown { text += " Today: \(shown)." }
        return text
    }

    /// The mean of a week and the range that is normal for one, with as many decimals as tell them apart.
    private struct Week {
        let (mean, low, high): (String, String, String)
        let z: Double

        /// `nil` where there is no range.
        init?(_ finding: Finding, of field: DayField) {
            guard let mean = finding.number("recent_mean"), let low = finding.number("low"),
                let high = finding.number("high"), let z = finding.number("z")
            else { return nil }
            // HRV is judged in logarithms.
            let isLogarithm = finding["scale"].text != field.rawValue
            let values = [mean, low, high].map { isLogarithm ? exp($0) : $0 }
            let texts = (0...3).map { more in values.map { Wording.value($0, field, extraDecimals: more) } }
            let told = texts.first { $0[0] != $0[1] && $0[0] != $0[2] } ?? texts[3]
            (self.mean, self.low, self.high) = (told[0], told[1], told[2])
            self.z = z
        }
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
