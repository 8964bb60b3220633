import CoachTools
import HealthModel
import HealthQuery

/// A metric on one day beside the 28 days before it.
struct DayComparison {
    let field: DayField
    let day: CivilDay
    private let now: Finding
    private let before: Finding
    /// The day goes on, and its value is final only when it is over.
    let isRunning: Bool

    init(_ field: DayField, on day: CivilDay, _ lookup: inout Lookup) {
        self.field = field
        self.day = day
        now = lookup.statistics(field, .day(day))
        let weeks = Span(days: day.advanced(by: -Baseline.reach)...day.advanced(by: -1))
        let percentiles = field.kind == .clock ? [] : [10, 90]
        var before = lookup.statistics(field, weeks, percentiles: percentiles)
        // What cannot be makes no range, as on Today.
        if let plausible = field.plausible, let least = before.number("min"), let most = before.number("max"),
            !plausible.contains(least) || !plausible.contains(most)
        {
            let possible = JSONTree.list([
                .condition(field, ">=", plausible.lowerBound), .condition(field, "<=", plausible.upperBound),
            ])
            before = lookup.statistics(field, weeks, percentiles: percentiles, ["where": possible])
        }
        self.before = before
        isRunning = day == lookup.today && lookup.clock.partialUntil != nil && field.isFinalAfterDay
    }

    /// `nil` where nothing was recorded.
    var value: Double? { now.hasData ? now.number(field.kind == .clock ? "circular_mean_min" : "last") : nil }
    /// No tool knows the metric: there never was a value.
    var isUnknown: Bool { now.isUnknown }

    /// The usual range of a day, as Today has it.
    struct Usual {
        var low: Double
        var high: Double
        var days: Int
        /// Of the value, before anything is rounded; `nil` where there is none, where it is not judged by days, and
        /// while the day goes on and its value is not final.
        var standing: NormalRange.Standing?
    }

    /// `nil` below 14 recorded days.
    var usual: Usual? {
        let days = before.count("n")
        let judged = isRunning || field.kind == .latest ? nil : value
        if field.kind == .clock {
            guard let mean = before.number("circular_mean_min"),
                let concentration = before.number("R"),
                let usual = ClockBaseline(
                    CircularMean(minutes: mean, concentration: concentration), days: days)
            else { return nil }
            return Usual(low: usual.low, high: usual.high, days: days, standing: judged.map(usual.standing))
        }
        guard days >= Baseline.fewest, let low = before.number("p10"), let high = before.number("p90"),
            let median = before.number("median")
        else { return nil }
        let usual = Baseline(median: median, low: low, high: high, days: days)
        return Usual(low: low, high: high, days: days, standing: judged.map(usual.standing))
    }

    /// The newest value of the four weeks before.
    var newest: (value: Double, day: CivilDay)? {
        guard before.hasData, let day = before.day("last_date"), let value = before.number("last") else { return nil }
        return (value, day)
    }

    // MARK: Words

    /// `HRV was not recorded today: missing, not zero. …`
    func missing(today: CivilDay) -> String {
        let name = Wording.capitalised(Wording.name(field))
        let verb = Wording.isPlural(field) ? "were" : "was"
        let lead = "\(name) \(verb) not recorded \(Wording.when(field, day, today: today)): missing, not zero."
        guard before.hasData, let last = before.day("last_date"), let value = before.number("last") else {
            guard let dates = now.available ?? before.available else { return lead }
            return "\(lead) There are values from \(DayName.dateWithYear(dates.lowerBound)) to "
                + "\(DayName.dateWithYear(dates.upperBound))."
        }
        let n = before.count("n")
        return "\(lead) Of the 28 days before, \(n) \(n == 1 ? "has" : "have") a value. The newest is "
            + "\(Wording.value(value, field)) \(DayName.relative(last, to: today))."
    }
}

/// The wording for a metric that was never recorded.
enum NeverRecorded {
    /// - Parameters:
    ///   - name: the metric in the language.
    ///   - isPair: whether it is upper and lower blood pressure.
    static func markdown(
        _ field: DayField, _ language: Language, _ name: String, isPair: Bool = false, _ lookup: inout Lookup
    ) -> String {
        let catalogue = lookup.ask("metrics_catalog")
        guard catalogue.hasData || !catalogue.json.isObject else { return empty(language) }
        guard language == .english else {
            return
                "\(isPair ? "Blutdruck" : Wording.capitalised(name)): nie aufgezeichnet, deshalb gibt es dazu nichts zu sagen. "
                + "„Welche Daten hast du?“ zeigt, was da ist."
        }
        let verb = Wording.isPlural(field) ? "were" : "was"
        let name = isPair ? "Blood pressure" : Wording.capitalised(Wording.name(field))
        return
            "\(name) \(verb) never recorded in your data, so there is nothing to say about \(Wording.isPlural(field) ? "them" : "it"). "
            + "Ask \"what data do you have?\" to see what there is."
    }

    static func empty(_ language: Language) -> String {
        language == .german
            ? "Es gibt noch keine Gesundheitsdaten. `airfit import PFAD` liest einen Export von Apple Health ein, "
                + "`airfit --demo` zeigt ein Beispieljahr."
            : "There are no health data yet. Import an Apple Health export with `airfit import PATH`, or look around "
                + "with `airfit --demo`."
    }
}
