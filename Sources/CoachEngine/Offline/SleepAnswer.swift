import HealthModel

/// The night that ended on a day.
enum SleepAnswer {
    static func markdown(_ report: DayReport, today: CivilDay, focus: Ask.SleepFocus? = nil) -> String {
        let sleep = report.snapshot.sleep
        switch focus {
        case .debt: return debt(sleep)
        case .consistency: return consistency(sleep, report)
        case .bedtime: return times(sleep, report, today: today)
        case .stages, nil: break
        }
        guard let night = sleep.lastNight else {
            return [UsualRange.missing(.sleep, report, today: today), week(sleep)].compactMap { $0 }
                .joined(separator: "\n\n")
        }
        let usual = UsualRange.sentence(night.asleepMinutes, report.comparisons[.sleep], .sleep)
        var first =
            "You slept **\(Wording.hours(night.asleepMinutes))** \(nightName(report.day, today)), \(span(night))."
        if let usual { first += " \(usual)" }
        var parts = [first]
        if let table = stages(night, report) { parts.append(table) }
        if let percent = night.efficiencyPercent {
            var text = "Efficiency: \(Wording.number(percent))% of \(Wording.hours(night.inBedMinutes)) in bed"
            if let quality = night.quality { text += ", which counts as \(quality.rawValue)" }
            parts.append(text + ".")
        } else {
            parts.append("Time in bed was not recorded, so there is no sleep efficiency.")
        }
        if night.napMinutes > 0 { parts.append("Naps on top: \(Wording.hours(night.napMinutes)).") }
        if focus == nil {
            if let week = week(sleep) { parts.append(week) }
            if let suggestion = suggestion(sleep) { parts.append(suggestion) }
        } else if night.deepMinutes != nil {
            parts.append("Stages are a wearable's estimates; weeks say more than one night.")
        }
        return parts.joined(separator: "\n\n")
    }

    private static func stages(_ night: SleepNight, _ report: DayReport) -> String? {
        let stages: [(String, Double?, MetricID)] = [
            ("Deep", night.deepMinutes, .sleepDeep), ("Core", night.coreMinutes, .sleepCore),
            ("REM", night.remMinutes, .sleepREM), ("Awake", night.awakeMinutes, .sleepAwake),
        ]
        let rows = stages.compactMap { name, minutes, metric -> [String]? in
            guard let minutes else { return nil }
            let isPart = metric != .sleepAwake && night.asleepMinutes > 0
            let share = isPart ? "\(Wording.number(100 * minutes / night.asleepMinutes))%" : "–"
            let usual = report.comparisons[metric]?.baseline.map { Wording.hours($0.median) } ?? "–"
            return [name, Wording.hours(minutes), share, usual]
        }
        return rows.isEmpty ? nil : Wording.table(["Stage", "Time", "Share", "Usual"], rows)
    }

    private static func week(_ sleep: HealthSnapshot.Sleep) -> String? {
        guard let week = sleep.weeklyAverage, let asleep = week.asleepMinutes else { return nil }
        guard week.nights >= 4 else {
            return "Too few nights for a weekly average: \(week.nights) of 7 were recorded."
        }
        var text = "Last 7 days: \(Wording.hours(asleep)) a night on average (n = \(week.nights))"
        if let bed = week.bedMinuteOfDay, let wake = week.wakeMinuteOfDay {
            text += ", usually \(LocalTime.clock(minuteOfDay: bed)) to \(LocalTime.clock(minuteOfDay: wake))"
        }
        return text + "."
    }

    private static func debt(_ sleep: HealthSnapshot.Sleep) -> String {
        guard let debt = sleep.debtMinutes else {
            return "There are not enough nights on record to tell a sleep shortfall (it runs over 14 nights)."
        }
        let rounded = Wording.hours(min(debt, 1200))
        let shown = debt > 1200 ? "more than \(rounded)" : rounded
        return """
            Your running shortfall over the last 14 nights is **\(shown)** against your sleep need. Short nights add \
            up in it and long nights give no credit, so read it as a direction, not as a bank account.

            If you want to bring it down, a bedtime 15 minutes earlier for three or four days is a small way to start.
            """
    }

    private static func consistency(_ sleep: HealthSnapshot.Sleep, _ report: DayReport) -> String {
        let score = sleep.weeklyAverage?.consistencyPercent ?? report.snapshot.trends.sleepConsistencyScore
        guard let score else {
            let nights = sleep.weeklyAverage?.nights ?? 0
            return "There are too few nights to tell how regular your sleep is (\(nights) of the last 7 recorded)."
        }
        var text =
            "Your sleep consistency is **\(Wording.number(score)) of 100**, from how much the middle of your nights moves"
        if let week = sleep.weeklyAverage { text += " (n = \(week.nights) nights)" }
        text += "."
        if let times = sleep.weeklyAverage, let bed = times.bedMinuteOfDay, let wake = times.wakeMinuteOfDay {
            text += " Your typical night runs from \(LocalTime.clock(minuteOfDay: bed)) to "
            text += "\(LocalTime.clock(minuteOfDay: wake))."
        }
        return text
    }

    private static func times(_ sleep: HealthSnapshot.Sleep, _ report: DayReport, today: CivilDay) -> String {
        guard let night = sleep.lastNight else { return UsualRange.missing(.sleep, report, today: today) }
        var text = "Bedtime **\(LocalTime.clock(night.bedtime, offset: night.bedtimeOffset))**, up at "
        text += "**\(LocalTime.clock(night.wakeTime, offset: night.wakeOffset))** \(nightName(report.day, today))."
        if let week = sleep.weeklyAverage, let bed = week.bedMinuteOfDay, let wake = week.wakeMinuteOfDay {
            text += " Your average over the last 7 days is \(LocalTime.clock(minuteOfDay: bed)) to "
            text += "\(LocalTime.clock(minuteOfDay: wake)) (n = \(week.nights) nights)."
        }
        return text
    }

    private static func suggestion(_ sleep: HealthSnapshot.Sleep) -> String? {
        guard let debt = sleep.debtMinutes, debt >= 300 else { return nil }
        return "Your shortfall over 14 nights is \(Wording.hours(min(debt, 1200))). "
            + "One thing you could try: lights out 15 minutes earlier for the next three nights."
    }

    private static func nightName(_ day: CivilDay, _ today: CivilDay) -> String {
        switch today - day {
        case 0: "last night"
        case 1: "the night before last"
        default: "in the night to \(DayName.short(day))"
        }
    }

    private static func span(_ night: SleepNight) -> String {
        let from = LocalTime.clock(night.bedtime, offset: night.bedtimeOffset)
        let to = LocalTime.clock(night.wakeTime, offset: night.wakeOffset)
        let source = Wording.plain(night.sourceName)
        return "\(from)–\(to)" + (source.isEmpty ? "" : " (recorded by \(source))")
    }
}
