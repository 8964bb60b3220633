import ChatModel
import Findings
import HealthModel
import HealthQuery
import HealthQuestions
import JSON

/// Answers that put two or more things beside each other.
extension QuestionAnswer {
    func segments(_ finding: Finding, _ field: DayField) -> Answer? {
        let segments = finding.rows("segments").map { Finding(json: $0) }
        guard segments.count == 2 else { return nil }
        let isClock = field.kind == .clock
        let isSpread = question.inner == .sd
        let key = question.inner?.rawValue ?? "mean"
        func value(_ segment: Finding) -> Double? {
            segment.number(isClock ? isSpread ? "circular_sd_min" : "circular_mean_min" : key)
        }
        guard let second = value(segments[0]), let first = value(segments[1]) else { return nil }
        guard !isClock || question.inner != .mean || finding.number("difference") != nil else { return nil }
        func text(_ value: Double, _ segment: Finding) -> String {
            if isClock { return isSpread ? Wording.hours(value) : segment["circular_mean"].text ?? "?" }
            return shown(value, isMean: true, beside: first - second)
        }
        return compared(
            isClock && isSpread ? first.rounded() - second.rounded() : differenceOfMeans(first, second),
            (first, second),
            text(first, segments[1]), text(second, segments[0]),
            Self.joined(
                [sides(segments[1], segments[0]), covered(segments.reversed()), partial(finding)]
                    + segments.map { doubted($0) }))
    }

    /// On how many days, or on which share of them, on one side and on the other.
    func counts(_ findings: [Finding]) -> Answer? {
        let isShare = question.inner == .shareDays
        let values = findings.compactMap { finding in
            isShare
                ? finding.number("share_recorded_pct")
                : (Self.row(finding)["count"]?.integer ?? finding["count"].integer).map(Double.init)
        }
        guard findings.count == 2, values.count == 2 else { return nil }
        let texts = values.map { isShare ? said(Wording.number($0, decimals: 1) + " %") : days(Int($0)) }
        let recorded = findings.map { "\($0.count("recorded_days"))" }.joined(separator: " / ")
        let base = isGerman ? "Erfasst: \(recorded) Tage." : "Recorded: \(recorded) days."
        var plain = question
        plain.quantity = .days
        return QuestionAnswer(question: plain, language: language, today: today).compared(
            values[0] - values[1], (values[0], values[1]), texts[0], texts[1],
            Self.joined([findings.allSatisfy { $0.count("recorded_days") > 0 } ? base : "", covered(findings)]))
    }

    /// How much came to a week or a month on either side, or how fast it changed.
    func rates(_ findings: [Finding]) -> Answer? {
        let sides = [question.days, question.comparison?.days ?? question.days]
        let count = findings.count / 2
        let values = zip(sides, [findings.prefix(count), findings.suffix(count)]).compactMap { days, findings in
            findings.first.flatMap { rate($0, over: days) }
        }
        guard count > 0, values.count == 2 else { return nil }
        let unit = question.inner == .trend ? slopeUnit : ""
        func text(_ value: Double) -> String { question.inner == .trend ? difference(value) : rate(value) }
        let answer = compared(
            values[0] - values[1], (values[0], values[1]), text(values[0]), text(values[1]), covered(findings))
        return answer.map { Answer(value: $0.value + unit, more: $0.more) }
    }

    private func rate(_ finding: Finding, over days: Days) -> Double? {
        if question.inner == .trend { return finding.count("n") >= fewestOfTrend ? finding.number("slope") : nil }
        guard let recorded = recordedDays(finding, of: days) else { return nil }
        let sum: Double? =
            switch question.quantity {
            case .workout(_, nil): finding.json["count"].number
            case .workout(_, let field?): finding[field.rawValue]["sum"].number
            default: finding.number("sum")
            }
        let length = question.inner == .ratePerWeek ? 7 : 365.25 / 12
        return sum.map { $0 * length / recorded }
    }

    func compared(
        _ gap: Double, _ sides: (Double, Double), _ first: String, _ second: String, _ base: String
    ) -> Answer? {
        let values = Self.joined([
            isGerman ? "\(first) gegenüber \(QuestionWording.dative(second))." : "\(first) against \(second).", base,
        ])
        if question.statistic == .percentChange || question.statistic == .ratio {
            guard sides.1 != 0, question.isOfClock == false else { return nil }
            let quotient = sides.0 / sides.1
            guard question.statistic == .percentChange else {
                return Answer(
                    value: said(Wording.number(quotient, decimals: 2)) + (isGerman ? "-fach" : " times"), more: [values]
                )
            }
            let percent = 100 * (quotient - 1)
            let text = said(Wording.number(percent.magnitude, decimals: 1) + " %")
            return Answer(value: percent < 0 ? "−\(text)" : "+\(text)", more: [values])
        }
        guard question.output == .yesNo else {
            return Answer(value: difference(gap), more: [againstDirection(gap), values].filter { !$0.isEmpty })
        }
        let isYes = question.isYesAbove == false ? gap < 0 : gap > 0
        return Answer(value: "\(yesNo(isYes)), \(difference(gap))", more: [values])
    }

    /// That a figure has the other sign than it was asked for: `how much have I lost`, where something was gained. Else empty.
    func againstDirection(_ gap: Double) -> String {
        guard let isUp = question.contrast.isUp, gap != 0, isUp != (gap > 0) else { return "" }
        return isUp
            ? (isGerman ? "Das ist weniger, nicht mehr." : "That is less, not more.")
            : (isGerman ? "Das ist mehr, nicht weniger." : "That is more, not less.")
    }

    /// The direction and its chance. Where a new device moved the values, those of the days since are judged, as on the page of
    /// trends: a step between devices is no trend.
    func trend(_ all: [Finding]) -> Answer? {
        let since = all.map { Finding(json: $0["since_change"]) }
        let isSince = !since.isEmpty && since.allSatisfy { $0.count("n") >= fewestOfTrend }
        let findings = isSince ? since : all
        guard findings.count == 2, let slope = findings[0].number("slope"), let p = findings[1].number("p") else {
            return nil
        }
        let n = findings[0].count("n")
        guard n >= fewestOfTrend else { return tooFew(n, isGerman ? "Werte" : "values", fewestOfTrend) }
        let rate = difference(slope) + slopeUnit
        // A direction is told where slope and ranks have the same, and the slope is more than nothing as it is shown.
        let isClear =
            p < 0.05 && slope * (findings[1].number("z") ?? 0) > 0
            && difference(slope).contains { ("1"..."9").contains($0) }
        let small =
            isGerman ? "Für eine Richtung ändert es sich zu wenig." : "It changes too little to tell a direction."
        let chance = p < 0.05 && !isClear ? small : chance(p)
        let from = isSince ? findings[0].day("from").map(wording.date) : nil
        let counted = from.map { isGerman ? "Gezählt ab \($0)." : "Counted from \($0)." }
        let more =
            [[counted, "\(chance) n = \(n)."].compactMap(\.self).joined(separator: " ")]
            + deviceChange(all[0]) + [recentTrend(all[0])].compactMap(\.self)
        // What is not clear is no `no` either.
        guard isClear else {
            return Answer(value: isGerman ? "kein klarer Trend, \(rate)" : "no clear trend, \(rate)", more: more)
        }
        let direction = isGerman ? slope > 0 ? "steigt" : "sinkt" : slope > 0 ? "going up" : "going down"
        let verdict = question.isYesAbove.map { yesNo($0 ? slope > 0 : slope < 0) } ?? direction
        return Answer(value: "\(verdict), \(rate)", more: more)
    }

    /// `The 28 days to 27 Nov 2026: stable, 0.00 kg a week (n = 20).`: beside the trend of all records the one that Today tells.
    private func recentTrend(_ finding: Finding) -> String? {
        let recent = Finding(json: finding["trend_28_days"])
        guard let slope = recent.number("slope"), let to = recent.day("to").map(wording.date),
            let direction = recent["direction"].text
        else { return nil }
        let words =
            isGerman
            ? [
                "increasing": "steigend", "decreasing": "fallend", "stable": "gleichbleibend",
                "not clear": "nicht klar",
            ]
            : ["increasing": "going up", "decreasing": "going down"]
        let rate = difference(slope, extraDecimals: 1) + (isGerman ? " in der Woche" : " a week")
        let told = "\(words[direction] ?? direction), \(rate) (n = \(recent.count("n")))."
        return isGerman ? "Die 28 Tage bis \(to): \(told)" : "The 28 days to \(to): \(told)"
    }

    /// Values that a trend takes.
    private var fewestOfTrend: Int {
        if case .day(let field) = question.quantity { field.fewestOfTrend } else { MetricID.steps.fewestOfTrend }
    }

    /// Pairs that a correlation takes (health-metrics.md 0).
    private static let fewestPairs = 20

    private func tooFew(_ count: Int, _ things: String, _ need: Int) -> Answer {
        Answer(
            value: isGerman ? "noch nicht genug Daten" : "not enough data yet",
            more: [
                isGerman ? "n = \(count); nötig sind \(need) \(things)." : "n = \(count); it takes \(need) \(things)."
            ])
    }

    /// How easily chance makes what has this probability.
    private func chance(_ p: Double) -> String {
        p < 0.05
            ? (isGerman ? "Zufall allein macht so etwas selten." : "Chance alone seldom makes this.")
            : isGerman ? "Das könnte auch Zufall sein." : "Chance alone could make this."
    }

    /// The sentence on the last change of the device in these days after which the values lie elsewhere; empty without one.
    private func deviceChange(_ finding: Finding) -> [String] {
        guard let change = finding.rows("source_changes").last,
            let metric = finding["metric"].text.flatMap(MetricID.init(rawValue:)),
            let day = change["date"].text.flatMap({ CivilDay(iso: $0) }), let shift = change["shift"].number,
            let before = change["before"].number, let after = change["after"].number
        else { return [] }
        var remark = Remark(
            .deviceChange, metric,
            [
                .difference: shift, .before: before, .after: after, .n: change["n_before"].number ?? 0,
                .m: change["n_after"].number ?? 0,
            ], dates: day...day, kind: change["new"].text)
        remark.figures[.pairs] = change["paired_days"].number
        return [FindingWording(isGerman ? .german : .english, today: today).sentence(remark)]
    }

    var slopeUnit: String {
        switch question.perDays ?? 30 {
        case 1: isGerman ? " am Tag" : " a day"
        case 7: isGerman ? " in der Woche" : " a week"
        case let days: isGerman ? " je \(days) Tage" : " every \(days) days"
        }
    }

    func relation(_ finding: Finding) -> Answer? {
        guard let result = finding.rows("results").first, let r = result["r"].number, let p = result["p"].number else {
            return nil
        }
        let n = result["n"].integer ?? 0
        guard n >= Self.fewestPairs else { return tooFew(n, pairs(2), Self.fewestPairs) }
        let figure = "r = " + said(Wording.number(r, decimals: 2)).replacing("-", with: "−")
        let isWeak = p < 0.05 && r.magnitude < Self.weakest
        let weak = isGerman ? "Das ist zu schwach, um etwas zu sagen." : "That is too weak to tell anything."
        return Answer(
            value: "\(link(r, p)), \(figure)", more: ["\(isWeak ? weak : chance(p)) n = \(n) \(pairs(n))."])
    }

    /// Correlations below it are none.
    private static let weakest = 0.1

    /// How far two go together, in words: below 0.1 not at all, from 0.3 moderately, from 0.5 closely (Cohen 1988).
    func link(_ r: Double, _ p: Double) -> String {
        guard p < 0.05, r.magnitude >= Self.weakest else {
            return isGerman ? "kein klarer Zusammenhang" : "no clear link"
        }
        let strength: (String, String) =
            r.magnitude < 0.3 ? ("weakly", "schwach") : r.magnitude < 0.5 ? ("moderately", "mäßig") : ("closely", "eng")
        if isGerman { return "\(strength.1) \(r > 0 ? "gleichläufig" : "gegenläufig")" }
        return r > 0 ? "\(strength.0) linked, they rise together" : "\(strength.0) linked, one falls as the other rises"
    }

    /// The noun for the spans that pairs of values are of: `days with both`.
    private func pairs(_ count: Int) -> String {
        let isOne = count == 1
        if question.isWeekly { return isGerman ? isOne ? "Woche" : "Wochen" : isOne ? "week" : "weeks" }
        return isGerman ? "\(isOne ? "Tag" : "Tage") mit beidem" : "\(isOne ? "day" : "days") with both"
    }
}
