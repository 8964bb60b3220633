import HealthModel
import HealthQuery

/// One metric on one day, or its newest value.
enum MetricAnswer {
    static func markdown(_ field: DayField, _ ask: Ask, _ lookup: inout Lookup) -> String {
        if field.kind == .latest, ask.span == nil { return newest(field, &lookup) }
        let day = min(ask.span?.days.upperBound ?? lookup.today, lookup.today)
        let reading = DayReading(field, on: day, &lookup)
        if reading.isUnknown { return NeverRecorded.markdown(field, &lookup) }
        guard let shown = reading.shown else { return reading.missing(today: lookup.today) }
        let when = Wording.when(field, day, today: lookup.today)
        let name = Wording.capitalised(Wording.name(field))
        var sentences = ["\(name) \(when): **\(shown)**.", reading.comparison]
        if day == lookup.today, let time = lookup.clock.partialUntil, field.kind == .cumulative {
            sentences.append("Today is still running (as of \(time)).")
        }
        return sentences.joined(separator: " ")
    }

    /// Weights and the like stand until the next one: the newest, with the way of the last weeks.
    private static func newest(_ field: DayField, _ lookup: inout Lookup) -> String {
        let last = lookup.ask("metric_stats", ["metric": .string(field.rawValue), "last_values": .integer(1)])
        let span = Span.last(90, until: lookup.today)
        let trend = lookup.ask(
            "trend", ["metric": .string(field.rawValue), "range": .range(span), "per_days": .integer(30)])
        let range = lookup.statistics(field, span)
        if last.isUnknown { return NeverRecorded.markdown(field, &lookup) }
        guard let value = last.number("last"), let day = last.day("last_date") else {
            return "\(Wording.capitalised(Wording.name(field))) has no value on record."
        }
        var text = "Your newest \(Wording.name(field)) is **\(Wording.value(value, field))** "
        text += "(\(DayName.relative(day, to: lookup.today)))."
        if range.count("n") > 1, let low = range.number("min"), let high = range.number("max") {
            text += " In the last 90 days it lay between \(Wording.value(low, field)) and "
            text += "\(Wording.value(high, field)) (n = \(range.count("n")))."
        }
        if range.count("n") >= 14, let slope = trend.number("slope") {
            text += " The slope over them is \(Wording.difference(slope, field, extraDecimals: 1)) in 30 days."
        }
        return text
    }
}

/// Several metrics of one day beside their usual ranges.
enum DayRows {
    static func of(_ readings: [DayReading]) -> [[String]] {
        readings.map { [Wording.title($0.field), $0.shown ?? "missing", $0.usualRange ?? "–"] }
    }
}
