import CoachTools
import HealthModel
import HealthQuery
import HealthQuestions
import JSON

/// A line of small bars for the values that an answer rests on: by day, or as means of weeks or months where the days are
/// too many for a line.
struct AnswerChart {
    let field: DayField
    let days: Days
    let language: Language
    /// A value as it is said, of a day or as a mean of days.
    let shown: (_ value: Double, _ isMean: Bool) -> String

    /// A range of so few values has no chart.
    static let fewest = 6
    /// Cells of a line; narrower than the narrowest screen.
    private static let widest = 52
    private static let bars = Array("▁▂▃▄▅▆▇█")

    private enum Step: String { case day, week, month, year }

    /// `nil` where the values are no more than a few, or of a kind that bars do not show.
    init?(_ question: HealthQuestion, language: Language, shown: @escaping (Double, Bool) -> String) {
        guard case .day(let field) = question.quantity, [.cumulative, .discrete, .latest].contains(field.kind),
            !field.isText,
            [.mean, .sum, .median, .max, .min, .range, .dateOfMax, .dateOfMin, .trend, .change, .list, .value].contains(
                question.statistic),
            question.conditions.isEmpty, question.comparison == nil, question.grouping == nil, question.best == nil,
            question.more.isEmpty,
            question.days.count.map({ $0 >= Self.fewest }) ?? true
        else { return nil }
        (self.field, self.days, self.language, self.shown) = (field, question.days, language, shown)
    }

    /// `nil` where the first day is not known: that of all records.
    private var step: Step? {
        guard let count = days.count else { return nil }
        if count <= Self.widest { return .day }
        if count <= 7 * (Self.widest - 1) { return .week }
        return count <= 30 * Self.widest ? .month : .year
    }

    /// Empty while the tool has not answered, `nil` where there are too few values.
    func markdown(_ lookup: inout Lookup) -> String? {
        var step = step ?? .month
        var values = step == .day ? daily(&lookup) : grouped(by: step, &lookup)
        if values.count > Self.widest {
            step = .year
            values = grouped(by: step, &lookup)
        }
        let known = values.compactMap(\.self)
        guard known.count >= Self.fewest, let low = known.min(), let high = known.max() else { return nil }
        let line = values.map { $0.map { Self.bar($0, low, high) } ?? " " }.joined()
        return "`\(line)` \(name(of: step)): \(shown(low, step != .day)) – \(shown(high, step != .day))"
    }

    private func daily(_ lookup: inout Lookup) -> [Double?] {
        var fields: [(key: String, value: JSONTree)] = [
            ("range", .string(days.from.map { "\($0.iso)..\(days.to.iso)" } ?? "all")),
            ("columns", .list([.string(field.rawValue)])),
        ]
        if days.count ?? 0 > DaysTool.usualRows { fields.append(("limit", .integer(Self.widest))) }
        let finding = lookup.ask(PlannedCall(tool: "days", fields: fields))
        var (byDay, slips): ([CivilDay: Double], Set<CivilDay>) = ([:], [])
        for row in finding.rows() {
            guard let day = row["date"].text.flatMap({ CivilDay(iso: $0) }) else { continue }
            byDay[day] = row[field.rawValue].number
            if row["left_out"].array?.contains(where: { $0.text == field.rawValue }) == true { slips.insert(day) }
        }
        guard let from = days.from else { return [] }
        let values = (0...(days.to - from)).map {
            (day: from.advanced(by: $0), value: byDay[from.advanced(by: $0)])
        }
        // One slip would make a line of all the others, as in the chart of Today.
        let leftOut = field.leftOutOfCharts(values.compactMap { day, value in value.map { (day, $0) } }, slips: slips)
        return values.map { leftOut.contains($0.day) ? nil : $0.value }
    }

    private func grouped(by step: Step, _ lookup: inout Lookup) -> [Double?] {
        let finding = lookup.ask(
            PlannedCall(
                tool: "metric_stats",
                fields: [
                    ("metric", .string(field.rawValue)),
                    ("range", .string(days.from.map { "\($0.iso)..\(days.to.iso)" } ?? "all")),
                    ("group_by", .string(step.rawValue)),
                ]))
        return finding.rows().map { row in (row["n"].integer ?? 0) > 0 ? row["mean"].number : nil }
    }

    private static func bar(_ value: Double, _ low: Double, _ high: Double) -> String {
        guard high > low else { return String(bars[3]) }
        let level = ((value - low) / (high - low) * Double(bars.count - 1)).rounded()
        return String(bars[Int(exactly: level) ?? 0])
    }

    private func name(of step: Step) -> String {
        let isGerman = language == .german
        return switch step {
        case .day: isGerman ? "je Tag" : "by day"
        case .week: isGerman ? "Wochenmittel" : "means of weeks"
        case .month: isGerman ? "Monatsmittel" : "means of months"
        case .year: isGerman ? "Jahresmittel" : "means of years"
        }
    }
}
