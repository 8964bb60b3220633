import HealthModel

/// Whether a metric rises or falls, with the doubt that belongs to it.
enum TrendAnswer {
    /// Fourteen values over three weeks at least, by the practice of health metrics.
    static func markdown(_ metric: MetricID, _ values: [DailyValue], span: Span) -> String {
        let name = Wording.capitalised(Wording.name(metric))
        let reach = values.last.flatMap { last in values.first.map { last.day - $0.day + 1 } } ?? 0
        guard values.count >= 14, reach >= 21 else {
            let days = Wording.days(values.count)
            return "Not enough data yet for a trend of \(Wording.name(metric)): \(days) recorded \(span.within), "
                + "and it takes 14 over at least 21 days."
        }
        let points = thinned(values)
        guard let slope = SampleStatistics.slope(points) else { return "\(name) did not change \(span.within)." }
        let perWeek = slope * 7
        let isClear = SampleStatistics.mannKendallZ(points.map(\.value)).magnitude >= 1.96
        let first = SampleStatistics.median(values.prefix(7).map(\.value)) ?? 0
        let last = SampleStatistics.median(values.suffix(7).map(\.value)) ?? 0
        var text: String
        if isClear, perWeek != 0 {
            text =
                "\(name) is **\(perWeek > 0 ? "going up" : "going down")**: about \(rate(perWeek.magnitude, metric)) \(span.within)"
        } else {
            text =
                "\(name) shows **no clear trend** \(span.within); the slope of \(rate(perWeek, metric, signed: true)) is within chance"
        }
        text += ", n = \(Wording.days(values.count))."
        text += " The first seven recorded days had a median of \(Wording.value(first, metric)), "
        text += "the last seven \(Wording.value(last, metric))."
        return text + (isClear ? verdict(metric, isRising: perWeek > 0) : "")
    }

    private static func rate(_ perWeek: Double, _ metric: MetricID, signed: Bool = false) -> String {
        let sign = signed && perWeek > 0 ? "+" : ""
        if metric.isDuration { return "\(sign)\(Wording.number(perWeek, decimals: 1)) min a week" }
        let unit = Wording.units.unit(of: metric)
        let shown = unit.shown(perWeek)
        let text = Wording.number(shown, decimals: shown.magnitude < 10 ? 2 : 0)
        let name = metric == .steps ? "steps" : metric == .flights ? "flights" : unit.symbol
        return "\(sign)\(text) \(name) a week"
    }

    private static func verdict(_ metric: MetricID, isRising: Bool) -> String {
        switch metric.betterDirection {
        case .higher?: isRising ? " That is the direction most people want." : ""
        case .lower?: isRising ? "" : " That is the direction most people want."
        case nil: ""
        }
    }

    /// Weekly medians for long ranges: pairs grow with the square.
    private static func thinned(_ values: [DailyValue]) -> [(time: Double, value: Double)] {
        guard values.count > 400 else { return values.map { (Double($0.day.number), $0.value) } }
        let weeks = Dictionary(grouping: values) { ($0.day.number + 3) / 7 }
        return weeks.sorted { $0.key < $1.key }.compactMap { week, values in
            SampleStatistics.median(values.map(\.value)).map { (Double(week * 7), $0) }
        }
    }
}
