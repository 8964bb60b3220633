import HealthModel
import HealthQuery

/// Whether two metrics move together. A link is told with its n, p and strength, and never as a cause.
enum RelationAnswer {
    static func markdown(_ ask: Ask, _ lookup: inout Lookup) -> String {
        guard let (x, y) = pair(ask) else {
            return
                "Which two do you mean? I can hold two metrics against each other, for example: does alcohol affect my "
                + "HRV, or is my sleep related to my steps?"
        }
        if ask.isLate, [.exerciseMinutes, .workouts].contains(x), y.category == .sleep || y.category == .heart {
            return late(y, ask, &lookup)
        }
        let span = ask.span.flatMap { $0.isDay ? nil : $0 } ?? .last(365, until: lookup.today)
        let lag = lag(x, y)
        let finding = lookup.ask(
            "relate",
            [
                "x": .string(x.rawValue), "y": .string(y.rawValue), "lags": .list([.integer(lag)]),
                "range": .range(span), "method": .string("spearman"),
            ])
        let halves = groups(x, y, lag, span, &lookup)
        if finding.isUnknown { return NeverRecorded.markdown(finding["error"]["path"].isText("y") ? y : x, &lookup) }
        guard let result = finding["results"].array?.first, let r = result["r"].number, let p = result["p"].number
        else {
            let n = finding["results"].array?.first?["n"].integer ?? 0
            return "There are too few days with both \(Wording.name(x)) and \(Wording.name(y)) to tell (n = \(n))."
        }
        let n = result["n"].integer ?? 0
        let moves = r > 0 ? "higher" : "lower"
        var text: String
        if p < 0.05, r.magnitude >= 0.1 {
            text =
                "After days with more \(Wording.name(x)), \(Wording.name(y)) \(Wording.isPlural(y) ? "tend" : "tends") to be "
            if lag == 0 { text = text.replacing("After days", with: "On days") }
            text += "**\(moves)**: a \(strength(r)) link (rank correlation \(Wording.number(r, decimals: 2)), "
        } else {
            text =
                "I see **no clear link** between \(Wording.name(x))\(lag > 0 ? " of a day" : "") and \(Wording.name(y))"
            text += "\(lag > 0 ? " of the next" : "") (rank correlation \(Wording.number(r, decimals: 2)), "
        }
        text += "p \(PValue.words(p)), n = \(n) days with both, \(span.described))."
        if let halves { text += "\n\n" + halves }
        if n < 20 { text += "\n\nWith fewer than 20 days this is no more than a hint." }
        return text + "\n\nA link is not a cause: both may go along with something else, such as weekends."
    }

    /// What people do comes before what the body shows.
    static func pair(_ ask: Ask) -> (x: DayField, y: DayField)? {
        var metrics = ask.metrics
        if metrics.count == 1, metrics[0] != .sleep { metrics.append(.sleep) }
        guard metrics.count > 1, metrics[0] != metrics[1] else { return nil }
        let (first, second) = (metrics[0], metrics[1])
        return isBehaviour(second) && !isBehaviour(first) ? (second, first) : (first, second)
    }

    private static func isBehaviour(_ field: DayField) -> Bool {
        switch field.category {
        case .activity?, .workouts?, .nutrition?: true
        default: field == .mindfulMinutes || field == .stress
        }
    }

    /// Behaviour shows in the night that ends, and on the morning of, the next day.
    private static func lag(_ x: DayField, _ y: DayField) -> Int {
        let isNightly =
            y.category == .sleep || [.heartRateVariability, .restingHeartRate, .respiratoryRate].contains(y)
        return isBehaviour(x) && isNightly ? 1 : 0
    }

    private static func strength(_ r: Double) -> String {
        r.magnitude >= 0.5 ? "strong" : r.magnitude >= 0.3 ? "moderate" : "weak"
    }

    /// Days with and without what can be left: alcohol, caffeine, a workout.
    private static func groups(
        _ x: DayField, _ y: DayField, _ lag: Int, _ span: Span, _ lookup: inout Lookup
    ) -> String? {
        guard [.alcohol, .caffeine, .workouts, .mindfulMinutes, .strength, .naps].contains(x) else { return nil }
        func segment(_ label: String, _ op: String) -> JSONTree {
            .object([("label", .string(label)), ("where", .list([.condition(x, op, 0, lag: lag)]))])
        }
        let finding = lookup.ask(
            "metric_stats",
            [
                "metric": .string(y.rawValue), "range": .range(span),
                "segments": .list([segment("without", "=="), segment("with", ">")]),
            ])
        guard let segments = finding["segments"].array, segments.count == 2 else { return nil }
        let cells = segments.map { segment -> (text: String, n: Int) in
            let mean = segment["mean"].number.map { Wording.mean($0, y) } ?? segment["circular_mean"].text ?? "–"
            return (mean, segment["n"].integer ?? 0)
        }
        guard cells.allSatisfy({ $0.n > 0 }), let difference = finding.number("difference") else { return nil }
        let when = lag > 0 ? "After a day" : "On a day"
        return "\(when) without \(Wording.name(x)): \(cells[0].text) (n = \(cells[0].n)); with: \(cells[1].text) "
            + "(n = \(cells[1].n)); difference \(Wording.difference(difference, y))."
    }

    /// The night after a workout that began at 19:00 or later, beside that after an earlier one.
    private static func late(_ y: DayField, _ ask: Ask, _ lookup: inout Lookup) -> String {
        let query = """
            select case when w.h >= 19 then 'late' else 'earlier' end as kind, count(d.\(y.rawValue)) as n, \
            avg(d.\(y.rawValue)) as mean from day d join (select date, max(start_hour) as h from workout group by date) w \
            on d.date = date(w.date, '+1 day') where d.\(y.rawValue) is not null group by kind order by kind
            """
        let finding = lookup.ask("sql_readonly", ["query": .string(query)])
        var found: [String: (n: Int, mean: Double)] = [:]
        for row in finding.rows() {
            guard let kind = row[0].text, let n = row[1].integer, let mean = row[2].number else { continue }
            found[kind] = (n, mean)
        }
        guard let early = found["earlier"], let late = found["late"], y.kind != .clock else {
            return
                "There are no nights after both late (19:00 or later) and earlier workouts to hold against each other."
        }
        let name = Wording.capitalised(Wording.name(y))
        var text =
            "\(name) after a workout begun at 19:00 or later: **\(Wording.mean(late.mean, y))** (n = \(late.n)); after "
        text += "an earlier one: **\(Wording.mean(early.mean, y))** (n = \(early.n))."
        if min(early.n, late.n) < 20 { text += " With so few nights this is no more than a hint." }
        return text
            + "\n\nA link is not a cause: late workouts may go along with something else, such as the day of the week."
    }
}
