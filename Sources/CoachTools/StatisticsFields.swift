import Foundation
import HealthModel
import HealthQuery

/// Statistics as they stand in replies.
struct StatisticsFields {
    /// 0 to 100.
    var percentiles: [Double] = []
    /// Dates that are listed of each extreme; of more, the first and the last.
    var mostDates = 8
    /// Whose values they are, where it matters how they are told: a share, a time of day.
    var field: DayField?

    func fields(_ summary: ValueSummary) -> ToolReply.Fields {
        let counts: ToolReply.Fields = [("n", .integer(summary.count)), ("missing", .integer(summary.missing))]
        switch summary.figures {
        case .none: return counts
        case .numbers(let figures): return counts + fields(figures)
        case .clock(let figures): return counts + Self.fields(figures)
        case .texts(let texts):
            let values = texts.map { (key: PlainName.cut($0.text, keeping: "/+"), value: JSONTree.integer($0.count)) }
            return counts + [("values", .object(values))]
        }
    }

    /// With the reason where there is not a value.
    func fieldsOrReason(_ summary: ValueSummary, _ reason: String) -> ToolReply.Fields {
        guard summary.count == 0 else { return fields(summary) }
        return fields(summary) + [("no_data", .boolean(true)), ("reason", .string(reason))]
    }

    private func fields(_ figures: FieldStatistics) -> ToolReply.Fields {
        let (least, most) = (figures.dates(of: figures.min), figures.dates(of: figures.max))
        var fields: ToolReply.Fields = [
            ("sum", .figure(figures.sum)), ("mean", .figure(figures.mean)), ("median", .figure(figures.median)),
            ("min", .figure(figures.min)), ("max", .figure(figures.max)),
            ("min_dates", .days(listed(least))), ("max_dates", .days(listed(most))),
            ("min_ties", .integer(least.count)), ("max_ties", .integer(most.count)),
            ("sd", .figure(figures.deviation)), ("iqr", .figure(figures.interquartileRange)),
            ("first", .figure(figures.first.value)), ("last", .figure(figures.last.value)),
            ("first_date", .day(figures.first.day)), ("last_date", .day(figures.last.day)),
            ("nonzero", .integer(figures.nonzero)),
        ]
        for percent in percentiles {
            fields.append((String(format: "p%.10g", percent), .figure(figures.percentile(percent))))
        }
        guard let field else { return fields }
        if field.kind == .flag { fields.append(("share_pct", .figure(100 * figures.mean))) }
        for (name, value) in [
            ("mean", figures.mean), ("median", figures.median), ("min", figures.min), ("max", figures.max),
        ] {
            fields += Self.clock(name, value, field)
        }
        return fields
    }

    /// A value of a column of times of day as a clock shows it, under the name with `_hhmm`.
    static func clock(_ name: String, _ value: Double?, _ field: DayField) -> ToolReply.Fields {
        value.flatMap(field.clock).map { [(name + "_hhmm", .string($0))] } ?? []
    }

    private func listed(_ dates: [CivilDay]) -> [CivilDay] {
        guard dates.count > mostDates, let first = dates.first, let last = dates.last else { return dates }
        return [first, last]
    }

    private static func fields(_ figures: ClockStatistics) -> ToolReply.Fields {
        [
            ("circular_mean", .string(LocalTime.clock(minuteOfDay: figures.roundedMean))),
            ("circular_mean_min", .figure(figures.mean)), ("circular_sd_min", .figure(figures.deviation)),
            ("R", .figure(figures.concentration)),
        ]
    }
}

extension JSONTree {
    /// A value of a day or a workout. Names of apps are cut to plain letters.
    static func cell(_ cell: FieldValue) -> JSONTree {
        switch cell {
        case .missing: .null
        case .number(let number): .figure(number)
        case .text(let text): .string(PlainName.cut(text, keeping: "/+:"))
        }
    }
}
