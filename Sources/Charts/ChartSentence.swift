import Findings
import HealthModel
import HealthQuery

extension ChartData {
    /// A chart in words, a sentence for each metric: what a screen reader says in its place, and what stands below it.
    public func sentences(_ language: Language, units: UnitSystem = .metric, today: CivilDay) -> [String] {
        let wording = FindingWording(language, units: units, today: today)
        guard kind != .scatter else { return [scatter(wording)] }
        return series.map { sentence($0, wording) } + markSentences(wording)
    }

    /// The events in the days shown: changes of devices as they are worded, of everything else one sentence that names each
    /// thing once, with how often it was there and its newest days.
    private func markSentences(_ wording: FindingWording) -> [String] {
        let sentences = marks.map(\.text).filter { $0.hasSuffix(".") }
        var counts: [(newest: Mark, count: Int)] = []
        for mark in marks.reversed() where !mark.text.hasSuffix(".") {
            if let index = counts.firstIndex(where: { $0.newest.text == mark.text }) {
                counts[index].count += 1
            } else {
                counts.append((mark, 1))
            }
        }
        guard !counts.isEmpty else { return sentences }
        let named = counts.map { newest, count in
            let before = count > 1 ? wording.pick("\(count) times, last ", "\(count)-mal, zuletzt ") : ""
            return "\(newest.text) (\(before)\(wording.dates(newest.days)))"
        }
        return sentences + [wording.pick("Marked: ", "Markiert: ") + named.joined(separator: ", ") + "."]
    }

    private func sentence(_ series: Series, _ wording: FindingWording) -> String {
        switch kind {
        case .weekdays: weekdays(series, wording)
        case .hours: hours(series, wording)
        case .zones: zones(series, wording)
        case .overTime, .scatter: overTime(series, wording)
        }
    }

    /// The name of a series, at the head of its picture and of its sentence.
    func title(of series: Series, _ wording: FindingWording) -> String {
        kind == .zones
            ? wording.pick("Minutes in zones of heart rate", "Minuten in Pulszonen") : wording.name(of: series.metric)
    }

    private func hours(_ series: Series, _ wording: FindingWording) -> String {
        let head = "\(title(of: series, wording)), \(wording.dates(days))"
        let known = series.values.enumerated().compactMap { hour, value in value.map { (hour, $0) } }
        guard let low = known.min(by: { $0.1 < $1.1 }), let high = known.max(by: { $0.1 < $1.1 }) else {
            return head + wording.pick(": nothing recorded.", ": nichts erfasst.")
        }
        func text(_ hour: (Int, Double)) -> String {
            "\(wording.value(hour.1, series.metric, isMean: true)) (\(ChartClock.text(hour.0))–\(ChartClock.text(hour.0 + 1)))"
        }
        return head
            + wording.pick(
                ", means of hours: from \(text(low)) to \(text(high)), \(wording.days(series.recordedDays)).",
                ", Stundenmittel: von \(text(low)) bis \(text(high)), \(wording.days(series.recordedDays)).")
    }

    private func zones(_ series: Series, _ wording: FindingWording) -> String {
        let head = "\(title(of: series, wording)), \(wording.dates(days))"
        let sums = (0..<5).map { zone in
            zoneMinutes.reduce(0) { $0 + ($1.flatMap { $0.count == 5 ? $0[zone] : nil } ?? 0) }
        }
        guard sums.contains(where: { $0 > 0 }) else {
            return head + wording.pick(": no workout with a pulse.", ": kein Training mit Puls.")
        }
        let parts = sums.enumerated().map { "\($0.offset + 1): \(wording.number($0.element)) min" }
        return head + ": " + parts.joined(separator: ", ") + " (\(wording.days(series.recordedDays)))."
    }

    private func overTime(_ series: Series, _ wording: FindingWording) -> String {
        let metric = series.metric
        let head = "\(wording.name(of: metric)), \(wording.dates(days))"
        guard let average = series.average else {
            return head + wording.pick(": nothing recorded.", ": nichts erfasst.")
        }
        let count = "\(series.recordedDays) \(wording.pick("of", "von")) \(series.possibleDays)"
        var text =
            head
            + wording.pick(
                ": \(wording.value(average, metric, isMean: true)) on average (\(count) days)",
                ": \(wording.value(average, metric, isMean: true)) im Mittel (\(count) Tagen)")
        let uncounted = uncounted(series)
        let known = zip(slotDays, series.values).enumerated().compactMap { index, slot in
            uncounted.contains { $0.day == slot.0.lowerBound }
                ? nil : slot.1.map { (slot.0, $0, grain == .hour ? ", \(index % 24):00" : "") }
        }
        if let low = known.min(by: { $0.1 < $1.1 }), let high = known.max(by: { $0.1 < $1.1 }), low.1 < high.1 {
            let isMean = grain != .day && grain != .hour
            let step = wording.pick(
                [
                    "hour": "hours", "day": "days", "week": "means of weeks", "month": "means of months",
                    "year": "means of years",
                ][
                    grain.rawValue] ?? "",
                [
                    "hour": "Stunden", "day": "Tage", "week": "Wochenmittel", "month": "Monatsmittel",
                    "year": "Jahresmittel",
                ][grain.rawValue]
                    ?? "")
            // The first of the days with a value, and how many more have the same.
            func told(_ slot: (days: ClosedRange<CivilDay>, value: Double, hour: String)) -> String {
                let same = grain == .day ? known.count { $0.1 == slot.value } - 1 : 0
                let more = same > 0 ? wording.pick(" and \(same) more", " und \(same) weitere") : ""
                let value = wording.value(slot.value, metric, isMean: isMean)
                return "\(value) (\(wording.dates(slot.days))\(slot.hour)\(more))"
            }
            text += wording.pick(
                "; \(step) from \(told(low)) to \(told(high))", "; \(step) von \(told(low)) bis \(told(high))")
        }
        text += told(uncounted, of: metric, wording)
        if let goal = series.goal {
            text += wording.pick("; goal ", "; Ziel ") + wording.value(goal, metric)
        }
        return text + "."
    }

    /// Days that are left out of mean and extremes: the one that still runs, and values that hardly can be.
    private func uncounted(_ series: Series) -> [(day: CivilDay, value: Double)] {
        guard grain == .day else { return [] }
        let runningDay = series.metric.runningDay(running)
        return zip(slotDays, series.values).compactMap { slot, value -> (day: CivilDay, value: Double)? in
            let day = slot.lowerBound
            guard let value, series.leftOut.contains(day) || day == runningDay else { return nil }
            return (day, value)
        }
    }

    /// Doubted values that are named; of more, how many there are.
    private static let mostDoubted = 3

    private func told(
        _ uncounted: [(day: CivilDay, value: Double)], of metric: MetricID, _ wording: FindingWording
    ) -> String {
        let runningDay = metric.runningDay(running)
        var text = ""
        if let today = uncounted.first(where: { $0.day == runningDay }) {
            let value = wording.value(today.value, metric)
            text += wording.pick("; today so far \(value), not counted", "; heute bis jetzt \(value), nicht mitgezählt")
        }
        let doubted = uncounted.filter { $0.day != runningDay }
        guard !doubted.isEmpty else { return text }
        let named = doubted.prefix(Self.mostDoubted).map {
            "\(wording.value($0.value, metric)) (\(wording.dates($0.day...$0.day)))"
        }
        let more = doubted.count - named.count
        let list =
            named.joined(separator: ", ") + (more > 0 ? wording.pick(" and \(more) more", " und \(more) weitere") : "")
        return text + wording.pick("; hardly possible, left out: \(list)", "; kaum möglich, ausgelassen: \(list)")
    }

    private func weekdays(_ series: Series, _ wording: FindingWording) -> String {
        let names =
            wording.isGerman
            ? ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"] : ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        let days = zip(names, series.values).compactMap { name, value in
            value.map { "\(name) \(wording.value($0, series.metric, isMean: true))" }
        }
        let head = "\(wording.name(of: series.metric)), \(wording.dates(self.days))"
        return days.isEmpty
            ? head + wording.pick(": nothing recorded.", ": nichts erfasst.")
            : head + wording.pick(", means of weekdays: ", ", Mittel der Wochentage: ")
                + days.joined(separator: ", ") + "."
    }

    private func scatter(_ wording: FindingWording) -> String {
        let names = series.map { wording.name(of: $0.metric) }
        let head = names.joined(separator: wording.pick(" against ", " gegen ")) + ", \(wording.dates(days))"
        let related = pairs.map { RelatedPair(place: $0.day.number, x: $0.x, y: $0.y) }
        guard let found = Correlation(related) else {
            return head
                + wording.pick(
                    ": too few days with both (\(pairs.count)).", ": zu wenige Tage mit beidem (\(pairs.count)).")
        }
        let r = wording.number(found.r, decimals: 2)
        return head
            + wording.pick(
                ": r = \(r) (\(pairs.count) days). That goes together or not; it proves no cause.",
                ": r = \(r) (\(pairs.count) Tage). Das beweist keinen Grund.")
    }
}
