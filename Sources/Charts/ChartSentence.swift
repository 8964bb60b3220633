import Findings
import HealthModel
import HealthQuery

extension ChartData {
    /// A chart in words, a sentence for each metric: what a screen reader says in its place, and what stands below it.
    public func sentences(_ language: FindingLanguage, units: UnitSystem = .metric, today: CivilDay) -> [String] {
        let wording = FindingWording(language, units: units, today: today)
        guard kind != .scatter else { return [scatter(wording)] }
        return series.map { kind == .weekdays ? weekdays($0, wording) : overTime($0, wording) } + marks.map(\.text)
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
        let known = zip(slotDays, series.values).enumerated().compactMap { index, slot in
            slot.1.map { (slot.0, $0, grain == .hour ? ", \(index % 24):00" : "") }
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
            text += wording.pick(
                "; \(step) from \(wording.value(low.1, metric, isMean: isMean)) (\(wording.dates(low.0))\(low.2)) to \(wording.value(high.1, metric, isMean: isMean)) (\(wording.dates(high.0))\(high.2))",
                "; \(step) von \(wording.value(low.1, metric, isMean: isMean)) (\(wording.dates(low.0))\(low.2)) bis \(wording.value(high.1, metric, isMean: isMean)) (\(wording.dates(high.0))\(high.2))"
            )
        }
        if let goal = series.goal {
            text += wording.pick("; goal ", "; Ziel ") + wording.value(goal, metric)
        }
        return text + "."
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
