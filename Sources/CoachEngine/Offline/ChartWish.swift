import Charts
import CoachTools
import HealthModel
import HealthQuery
import HealthQuestions
import JSON

/// A question that wants to see its values, not only hear them: `show me`, `plot`, `zeig mir`.
enum ChartWish {
    /// Words that ask for a picture, in small letters.
    private static let words: Set<Substring> = [
        "show", "display", "plot", "chart", "graph", "draw", "curve", "zeig", "zeige", "zeigen", "zeichne", "plotte",
        "diagramm", "grafik", "kurve",
    ]

    static func isIn(_ text: String) -> Bool {
        text.lowercased().split { !$0.isLetter }.contains { words.contains($0) }
    }

    /// The call that draws the values of a question; `nil` where they are not values of days over time, or too few.
    static func call(for question: HealthQuestion) -> PlannedCall? {
        guard [.mean, .sum, .median, .list, .value, .trend, .change, .last, .max, .min].contains(question.statistic),
            question.conditions.isEmpty, question.comparison == nil, question.grouping == nil, question.best == nil,
            question.days.count.map({ $0 >= AnswerChart.fewest }) ?? true
        else { return nil }
        let quantities = [question.quantity] + question.more
        let fields = quantities.compactMap { quantity -> DayField? in
            guard case .day(let field) = quantity, !field.isText, field.kind != .flag else { return nil }
            return field
        }
        guard fields.count == quantities.count, fields.count <= ChartData.mostMetrics else { return nil }
        return PlannedCall(
            tool: ChartTool.name,
            fields: [
                ("metrics", .list(fields.map { .string($0.rawValue) })),
                ("range", .string(question.days.from.map { "\($0.iso)..\(question.days.to.iso)" } ?? "all")),
            ])
    }
}
