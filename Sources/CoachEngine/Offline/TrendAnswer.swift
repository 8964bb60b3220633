import HealthModel
import HealthQuery

/// Whether a metric rises or falls, with the chance that it is none.
enum TrendAnswer {
    static func markdown(_ field: DayField, _ ask: Ask, _ lookup: inout Lookup) -> String {
        let asked = ask.span.flatMap { $0.isDay ? nil : $0 } ?? .last(90, until: lookup.today)
        let (span, leavesOutToday) = lookup.counted(asked, field)
        // Clock times have no order round midnight; the evening has.
        let counted = field == .bedTime ? DayField.bedAfterNoon : field
        let arguments: (name: JSONTree, range: JSONTree) = (.string(counted.rawValue), .range(span))
        let slope = lookup.ask(
            "trend", ["metric": arguments.name, "range": arguments.range, "per_days": .integer(30)])
        let test = lookup.ask(
            "trend", ["metric": arguments.name, "range": arguments.range, "method": .string("mann_kendall")])
        let finding = lookup.statistics(counted, span)
        if finding.isUnknown { return NeverRecorded.markdown(field, &lookup) }
        let name = Wording.capitalised(Wording.name(field))
        let n = finding.count("n")
        guard n >= 14, let change = slope.number("slope"), let p = test.number("p"), let mean = finding.number("mean")
        else {
            return "Not enough data yet for a trend of \(Wording.name(field)) \(span.within): "
                + "\(Wording.coverage(finding, field)), and 14 are the least.\(StatisticsAnswer.elsewhere(finding))"
        }
        let verb = Wording.isPlural(field) ? "are" : "is"
        let size = Self.size(change, counted)
        var text: String
        if p < 0.05, !size.contains(where: { ("1"..."9").contains($0) }) {
            text = "\(name) **hardly \(verb == "are" ? "move" : "moves")**: the slope over 30 days rounds to nothing "
        } else if p < 0.05 {
            text = "\(name) \(verb) **going \(change > 0 ? "up" : "down")**: about \(size) in 30 days "
        } else {
            text =
                "\(name) \(verb == "are" ? "show" : "shows") **no clear trend**: the slope is \(size) in 30 days, which "
            text += "chance alone could make "
        }
        text +=
            "(Theil–Sen slope; Mann–Kendall p \(PValue.words(p)), \(Wording.coverage(finding, field))) \(span.within). "
        text += "The average is \(Wording.mean(mean, counted))."
        if [.weight, .bodyFat].contains(field) { text += " Single days go up and down; only the slope counts." }
        return text + (leavesOutToday ? "\n\nToday is left out: it is still running." : "")
    }

    private static func size(_ change: Double, _ field: DayField) -> String {
        if field == .bedAfterNoon { return "\(change > 0 ? "+" : "")\(Wording.hours(change))" }
        let unit = Wording.unit(of: field)
        let isSmall = (unit.shown(change) - unit.shown(0)).magnitude < 20
        let decimals = unit.decimals + (isSmall ? 1 : 0)
        if Wording.isDuration(field) { return Wording.difference(change, field) }
        let text = "\(Wording.number(unit.shown(change) - unit.shown(0), decimals: decimals)) \(unit.symbol)"
        return (change > 0 ? "+" : "") + (unit.symbol.isEmpty ? text + Wording.name(field) : text)
    }
}

enum PValue {
    /// `= 0.03`, `< 0.001`.
    static func words(_ p: Double) -> String {
        p < 0.001 ? "< 0.001" : "= \(Wording.number(p, decimals: p < 0.01 ? 3 : 2))"
    }
}
