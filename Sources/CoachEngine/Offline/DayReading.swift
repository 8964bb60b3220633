import HealthModel
import HealthQuery

/// A metric on one day beside the four weeks before it.
struct DayReading {
    let field: DayField
    let day: CivilDay
    private let now: Finding
    private let before: Finding
    private let isRunning: Bool

    init(_ field: DayField, on day: CivilDay, _ lookup: inout Lookup) {
        self.field = field
        self.day = day
        now = lookup.statistics(field, .day(day))
        let weeks = Span(days: day.advanced(by: -28)...day.advanced(by: -1))
        before = lookup.statistics(field, weeks, percentiles: field.kind == .clock ? [] : [10, 90])
        isRunning = day == lookup.today && lookup.clock.partialUntil != nil && field.kind == .cumulative
    }

    /// `nil` where nothing was recorded.
    var value: Double? { now.hasData ? now.number(field.kind == .clock ? "circular_mean_min" : "last") : nil }
    /// No tool knows the metric: there never was a value.
    var isUnknown: Bool { now.isUnknown }

    /// Where four days of five of the four weeks lie, as Today has it; `nil` below 14 recorded days.
    var usual: (low: Double, high: Double, median: Double, n: Int)? {
        guard before.count("n") >= 14 else { return nil }
        if let mean = before.number("circular_mean_min"), let spread = before.number("circular_sd_min") {
            return (mean - spread, mean + spread, mean, before.count("n"))
        }
        guard let low = before.number("p10"), let high = before.number("p90"), let median = before.number("median")
        else {
            return nil
        }
        return (low, high, median, before.count("n"))
    }

    /// The newest value of the four weeks before.
    var newest: (value: Double, day: CivilDay)? {
        guard before.hasData, let day = before.day("last_date"), let value = before.number("last") else { return nil }
        return (value, day)
    }

    enum Place: String { case below, within, above }

    /// A day that is still adding up has no place yet.
    var place: Place? {
        guard let value, let usual, !isRunning else { return nil }
        if field.kind == .clock {
            let apart = Self.apart(value, usual.median)
            return apart.magnitude <= (usual.high - usual.low) / 2 ? .within : apart > 0 ? .above : .below
        }
        return value < usual.low ? .below : value > usual.high ? .above : .within
    }

    /// Minutes round the clock, -720 to 720.
    static func apart(_ value: Double, _ other: Double) -> Double {
        let minutes = (value - other + 720).truncatingRemainder(dividingBy: 1440)
        return (minutes < 0 ? minutes + 1440 : minutes) - 720
    }

    // MARK: Words

    var shown: String? {
        value.map { value in
            // A whole number stays one beside a finer range.
            let isWhole = value == value.rounded()
            return Wording.value(value, field, extraDecimals: isWhole ? 0 : extraDecimals)
        }
    }

    /// As many more as tell a value from the end of the usual range that it lies beyond.
    private var extraDecimals: Int {
        guard let value, let usual, let place, place != .within else { return 0 }
        let end = place == .above ? usual.high : usual.low
        return (0...2).first {
            Wording.value(value, field, extraDecimals: $0) != Wording.value(end, field, extraDecimals: $0)
        } ?? 0
    }

    /// `52 – 55 bpm`, `7 h 05 – 7 h 45`.
    var usualRange: String? {
        guard let usual else { return nil }
        let high = Wording.value(usual.high, field, extraDecimals: extraDecimals)
        let unit = Wording.unit(of: field)
        let isPlain = !Wording.isDuration(field) && field.kind != .clock && field.unit != "1..5"
        let low =
            isPlain
            ? Wording.number(unit.shown(usual.low), decimals: unit.decimals + extraDecimals)
            : Wording.value(usual.low, field)
        return "\(low) – \(high)"
    }

    /// `That is above your usual 52 – 55 bpm (median 53, n = 27 days).`
    var comparison: String {
        guard let usual, let usualRange else {
            return "Your usual range is not known yet (\(before.count("n")) of 14 recorded days)."
        }
        let days = "n = \(usual.n) \(Wording.unitOfTime(field))s"
        if isRunning { return "A full day usually brings you \(usualRange) (\(days))." }
        if field.kind == .clock {
            let apart = Self.apart(value ?? usual.median, usual.median)
            let side = apart > 0 ? "later" : "earlier"
            let middle = Wording.value(usual.median, field)
            return apart.magnitude < 1
                ? "That is your average of the 28 days before, \(middle) (\(days))."
                : "That is \(Wording.hours(apart.magnitude)) \(side) than your average of \(middle) (\(days))."
        }
        return "That is \(place?.rawValue ?? "within") your usual \(usualRange) "
            + "(median \(Wording.value(usual.median, field)), \(days))."
    }

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

/// What is said of a metric that was never recorded.
enum NeverRecorded {
    static func markdown(_ field: DayField, _ lookup: inout Lookup) -> String {
        let catalogue = lookup.ask("metrics_catalog")
        guard catalogue.hasData || !catalogue.json.isObject else { return empty }
        let verb = Wording.isPlural(field) ? "were" : "was"
        let name = Wording.capitalised(Wording.name(field))
        return
            "\(name) \(verb) never recorded in your data, so there is nothing to say about \(Wording.isPlural(field) ? "them" : "it"). "
            + "Ask \"what data do you have?\" to see what there is."
    }

    static let empty =
        "There are no health data yet. Import an Apple Health export with `airfit import PATH`, or look around with "
        + "`airfit --demo`."
}
