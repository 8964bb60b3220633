import HealthModel
import HealthQuery

/// A night, or the nights of a span.
enum SleepAnswer {
    static func markdown(_ ask: Ask, _ lookup: inout Lookup) -> String {
        switch ask.sleepFocus {
        case .debt?: debt(ask, &lookup)
        case .regularity?: regularity(ask, &lookup)
        case .jetlag?: regularity(ask, &lookup)
        case .naps?: naps(ask, &lookup)
        default:
            if let span = ask.span, !span.isDay { nights(span, &lookup) } else { night(ask, &lookup) }
        }
    }

    // MARK: One night

    private static let parts: [DayField] = [
        .sleep, .timeInBed, .awake, .latency, .deep, .core, .rem, .sleepEfficiency,
    ]

    private static func night(_ ask: Ask, _ lookup: inout Lookup) -> String {
        let day = min(ask.span?.days.upperBound ?? lookup.today, lookup.today)
        guard let recorded = lookup.recorded(parts) else { return "" }
        guard recorded.contains(.sleep) else { return NeverRecorded.markdown(.sleep, &lookup) }
        let report = lookup.ask("sleep_report", ["range": .range(.day(day))])
        let readings = recorded.map { DayReading($0, on: day, &lookup) }
        guard let reading = readings.first else { return "" }
        guard let shown = reading.shown, let night = report["nights"].array?.last else {
            return reading.missing(today: lookup.today)
        }
        let when = DayName.night(day, today: lookup.today)
        var text = "You slept **\(shown)** \(when), \(night["bed"].text ?? "?")–\(night["wake"].text ?? "?")"
        if let source = night["source"].text { text += " (recorded by \(Wording.plain(source)))" }
        text += ". \(reading.comparison)"
        let rows = DayRows.of(readings.dropFirst().filter { $0.value != nil })
        var lines = [text]
        if !rows.isEmpty { lines.append(Wording.table(["", "That night", "Usual"], rows)) }
        if report.count("naps") > 0, let mean = report.number("nap_mean_min") {
            lines.append("Naps: \(report.count("naps")), \(Wording.hours(mean)) on average.")
        }
        if rows.contains(where: { $0[0] == "Deep sleep" }) { lines.append("Stages are estimates of the device.") }
        return lines.joined(separator: "\n\n")
    }

    // MARK: Several nights

    private static func nights(_ asked: Span, _ lookup: inout Lookup) -> String {
        var span = asked
        span.days = min(span.days.lowerBound, lookup.today)...min(span.days.upperBound, lookup.today)
        let report = lookup.ask("sleep_report", ["range": .range(span)])
        let finding = lookup.statistics(.sleep, span)
        let bed = lookup.statistics(.bedTime, span)
        let wake = lookup.statistics(.wakeTime, span)
        let weeks = Span.weeksBefore(span)
        let before = span.isEverything ? nil : lookup.statistics(.sleep, weeks)
        let table = StatisticsAnswer.table(.sleep, span, &lookup)
        if finding.isUnknown { return NeverRecorded.markdown(.sleep, &lookup) }
        guard finding.hasData, let mean = finding.number("mean"), let low = finding.number("min"),
            let high = finding.number("max"), let lowDay = finding.days("min_dates").first,
            let highDay = finding.days("max_dates").first
        else {
            return "No night was recorded \(span.within): missing, not zero.\(StatisticsAnswer.elsewhere(finding))"
        }
        var text = "\(Wording.capitalised(span.within)) you slept **\(Wording.hours(mean))** a night on average "
        text += "(\(Wording.coverage(finding, .sleep))), from \(Wording.hours(low)) (\(DayName.short(lowDay))) to "
        text += "\(Wording.hours(high)) (\(DayName.short(highDay)))."
        if let before, let old = before.number("mean"), before.count("n") >= 7 {
            let change = mean - old
            let word =
                change.magnitude < 5
                ? "about as much as" : "\(Wording.hours(change.magnitude)) \(change > 0 ? "more than" : "less than")"
            text += " That is \(word) in the 4 weeks before: \(Wording.hours(old)) a night (n = \(before.count("n")))."
        }
        var times = ""
        if let bed = bed["circular_mean"].text, let wake = wake["circular_mean"].text {
            times = "In bed at \(bed) and up at \(wake) on average."
        }
        if let shortfall = report.number("shortfall_h"), let need = report.number("need_hours") {
            times +=
                (times.isEmpty ? "" : " ")
                + "Against \(Wording.number(need)) h a night, \(Wording.hours(shortfall * 60)) are missing in all."
        }
        return [text, times, table ?? ""].filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private static func report(
        _ ask: Ask, _ days: Int, sri: Bool, _ lookup: inout Lookup
    ) -> (span: Span, finding: Finding) {
        let span = ask.span.flatMap { $0.isDay ? nil : $0 } ?? .last(days, until: lookup.today)
        return (
            span, lookup.ask("sleep_report", ["range": .range(span), "sri": sri ? .boolean(true) : nil])
        )
    }

    private static func debt(_ ask: Ask, _ lookup: inout Lookup) -> String {
        let (span, finding) = report(ask, 14, sri: false, &lookup)
        guard finding.hasData, let shortfall = finding.number("shortfall_h"), let balance = finding.number("balance_h"),
            let need = finding.number("need_hours")
        else { return none(span, finding) }
        let n = finding.count("n")
        var text = ""
        if let debt = finding.number("debt_h") {
            text +=
                "Your sleep debt is **\(Wording.hours(debt * 60))**: what the last 14 nights fell short of your need "
            text += "of \(Wording.number(need)) h, naps minded.\n\n"
        }
        text += "The short nights \(span.within), without naps, add up to "
        text += "\(Wording.hours(shortfall * 60)) (n = \(n) nights)."
        text +=
            balance >= 0
            ? " With the longer nights counted too, \(Wording.hours(balance * 60)) are still missing."
            : " With the longer nights counted too, there are \(Wording.hours(-balance * 60)) to spare."
        return text + " How much you need is your own; 8 h is only a usual figure."
    }

    /// Which nights and naps make the debt.
    static func whyDebt(_ ask: Ask, _ lookup: inout Lookup) -> String {
        let (span, report) = report(ask, SleepRegularity.debtNights, sri: false, &lookup)
        guard let last = report.day("debt_to"), let first = report.day("debt_from"),
            let need = report.number("debt_need_hours")
        else { return debt(ask, &lookup) }
        let finding = lookup.ask(
            "days",
            [
                "range": .range(Span(days: first...last)),
                "columns": .list([DayField.sleep, .napMinutes].map { .string($0.rawValue) }),
            ])
        guard report.hasData, finding.hasData, let debt = report.number("debt_h") else {
            return "A sleep debt needs ten nights among fourteen days; \(report.count("n")) are recorded "
                + "\(span.within)."
        }
        let nights = finding.rows().compactMap { row -> (day: CivilDay, asleep: Double, nap: Double)? in
            guard let day = row["date"].text.flatMap({ CivilDay(iso: $0) }), let asleep = row["sleep_min"].number
            else { return nil }
            return (day, asleep, row["nap_min"].number ?? 0)
        }
        let short = nights.filter { $0.asleep + $0.nap < need * 60 }
        let rows = nights.filter { $0.asleep + $0.nap < need * 60 || $0.nap > 0 }.map { night in
            [
                DayName.short(night.day), Wording.hours(night.asleep), night.nap > 0 ? Wording.hours(night.nap) : "–",
                Wording.hours(max(0, need * 60 - night.asleep - night.nap)),
            ]
        }
        var text = "Your sleep debt of **\(Wording.hours(debt * 60))** comes from \(short.count) of "
        text += "\(nights.count) nights: each fell short of your need of \(Wording.number(need)) h, naps of the day "
        text += "added. Longer nights are not set off against it."
        let missing = last - first + 1 - nights.count
        if missing > 0 {
            text += missing == 1 ? " 1 night is" : " \(missing) nights are"
            text += " not recorded, and \(missing == 1 ? "adds" : "add") nothing."
        }
        return "\(text)\n\n\(Wording.table(["Night to", "Asleep", "Naps", "Short by"], rows))"
    }

    private static func regularity(_ ask: Ask, _ lookup: inout Lookup) -> String {
        let (span, finding) = report(ask, 30, sri: true, &lookup)
        let bed = lookup.statistics(.bedTime, span)
        let wake = lookup.statistics(.wakeTime, span)
        guard finding.hasData else { return none(span, finding) }
        var sentences: [String] = []
        if let mean = bed["circular_mean"].text, let spread = bed.number("circular_sd_min") {
            sentences.append("Bedtime \(span.within): \(mean) on average, spread (SD) **\(Wording.hours(spread))**.")
        }
        if let mean = wake["circular_mean"].text, let spread = wake.number("circular_sd_min") {
            sentences.append("Up at \(mean), spread **\(Wording.hours(spread))**.")
        }
        if let sri = finding.number("sri") {
            sentences.append("Sleep regularity index: **\(Wording.number(sri))** of 100.")
        }
        if let jetlag = finding.number("social_jetlag_min") {
            let side = jetlag >= 0 ? "later" : "earlier"
            sentences.append(
                "Social jetlag: on free days the middle of your sleep is \(Wording.hours(jetlag.magnitude)) \(side).")
        } else if ask.sleepFocus == .jetlag {
            sentences.append(
                "Social jetlag needs at least \(SocialJetlag.fewestFreeNights) nights to free days and \(SocialJetlag.fewestWorkNights) to working days with a usual time of sleep; there are fewer."
            )
        }
        return sentences.joined(separator: " ") + " n = \(finding.count("n")) nights."
    }

    private static func naps(_ ask: Ask, _ lookup: inout Lookup) -> String {
        let (span, finding) = report(ask, 30, sri: false, &lookup)
        guard finding.hasData || finding["naps"].integer != nil else { return none(span, finding) }
        let count = finding.count("naps")
        guard count > 0, let mean = finding.number("nap_mean_min") else {
            return "No nap was recorded \(span.within) (\(finding.count("n")) nights were)."
        }
        return "**\(count) nap\(count == 1 ? "" : "s")** \(span.within), \(Wording.hours(mean)) on average."
    }

    private static func none(_ span: Span, _ finding: Finding) -> String {
        "No night was recorded \(span.within): missing, not zero.\(StatisticsAnswer.elsewhere(finding))"
    }
}
