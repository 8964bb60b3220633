import Canvas
import HealthModel
import HealthQuery
import ScreenKit
import Widgets

/// Fitness, fatigue and form from the load of every day (health-metrics.md 7.2), at the end of each slot.
struct FormContent: Equatable, Sendable {
    /// Load smoothed over 42 days, CTL.
    private(set) var fitness: [Double?]
    /// Load smoothed over 7 days, ATL.
    private(set) var fatigue: [Double?]
    /// Fitness less fatigue of the day before, TSB.
    private(set) var form: [Double?]
    /// Days since the first record up to the last day shown; fitness builds up for 42 of them.
    let recorded: Int
    /// Days with a load among those shown.
    let loadedDays: Int
    let slotDays: [ClosedRange<CivilDay>]

    init(_ data: TrendsData, _ page: TrendPage) {
        slotDays = page.slotDays
        let empty = [Double?](repeating: nil, count: page.slotDays.count)
        (fitness, fatigue, form) = (empty, empty, empty)
        let last = page.days.upperBound
        guard let first = data.first, first <= last else {
            (recorded, loadedDays) = (0, 0)
            return
        }
        recorded = last - first + 1
        let known = Dictionary(data.values(.load, in: first...last).map { ($0.day, $0.value) }) { $1 }
        loadedDays = known.count { $0.value > 0 && page.days.contains($0.key) }
        // Never recorded is missing, not rest.
        guard !known.isEmpty else { return }
        // A date without a workout is a day of rest.
        let loads = (0..<recorded).map { known[first.advanced(by: $0)] ?? 0 }
        let chronic = TrainingLoad.smoothed(loads, days: TrainingLoad.fitnessDays)
        let acute = TrainingLoad.smoothed(loads, days: TrainingLoad.fatigueDays)
        let balance = TrainingLoad.form(fitness: chronic, fatigue: acute)
        for (slot, days) in page.slotDays.enumerated() {
            let index = days.upperBound - first
            guard loads.indices.contains(index) else { continue }
            (fitness[slot], fatigue[slot], form[slot]) = (chronic[index], acute[index], balance[index])
        }
    }

    /// The values at a slot, or the newest.
    func values(at cursor: Int?) -> (day: CivilDay, fitness: Double, fatigue: Double, form: Double)? {
        guard let slot = cursor ?? fitness.lastIndex(where: { $0 != nil }), slotDays.indices.contains(slot),
            let fitness = fitness[slot], let fatigue = fatigue[slot], let form = form[slot]
        else { return nil }
        return (slotDays[slot].upperBound, fitness, fatigue, form)
    }

    var sentence: String {
        guard let last = values(at: nil), fitness.contains(where: { ($0 ?? 0) > 0 }) else {
            return "No load in these days: a workout needs minutes in heart-rate zones."
        }
        func text(_ value: Double) -> String { MetricFormat.decimal(value, decimals: 0) }
        let building =
            recorded < TrainingLoad.fitnessDays
            ? " It still builds up: \(recorded) of \(TrainingLoad.fitnessDays) days." : ""
        return
            "Fitness (CTL) \(text(last.fitness)) is the load of all days smoothed over 42 days, fatigue (ATL) \(text(last.fatigue)) over 7; form (TSB) \(text(last.form)) is fitness less fatigue of the day before. \(loadedDays) days here have a load (minutes in zones by their number, Edwards). It describes training and foretells nothing.\(building)"
    }
}

/// Draws fitness with fatigue behind it, and form below.
struct FormDrawing {
    let content: FormContent
    let labels: [Chart.Label]
    let cursor: Int?

    /// The name of the view and its figures, in groups that are not to be cut.
    static func titles(_ content: FormContent, _ cursor: Int?) -> [InkLine] {
        let name = InkLine("  Fitness and form", .accent, .bold)
        guard let values = content.values(at: cursor) else { return [name] }
        func text(_ value: Double) -> String { MetricFormat.decimal(value, decimals: 0) }
        return [
            name,
            InkLine("⠒⠒ fitness ", .accent).adding(text(values.fitness), .strong, .bold),
            InkLine("⠒ ⠒ fatigue ", .trend).adding(text(values.fatigue), .strong, .bold),
            InkLine("form ", .muted).adding(text(values.form), .strong, .bold),
            InkLine(DayText.medium(values.day), .accent),
        ]
    }

    /// - Returns: the chart whose slots the mouse hits, with its area.
    @discardableResult func draw(in area: Rect, on canvas: inout Canvas) -> (chart: Chart, area: Rect) {
        let hasForm = area.height >= 12
        guard content.fitness.contains(where: { $0 != nil }) else {
            let empty = chart(content.fitness, with: [0, 1], in: area, .accent)
            EmptyState("No load is recorded").draw(in: area, on: &canvas)
            return (empty, area)
        }
        let (top, bottom) = area.splitBottom(hasForm ? area.height / 3 : 0)
        var upper = chart(content.fitness, with: content.fatigue, in: top, .accent)
        upper.trend = content.fatigue
        upper.isTrendDashed = true
        upper.draw(in: top, on: &canvas)
        if hasForm {
            let (head, place) = bottom.splitTop(1)
            InkLine("  form", .muted).draw(in: head, on: &canvas)
            var lower = chart(content.form, with: [0], in: place, .accentSecondary)
            lower.goal = 0
            lower.draw(in: place, on: &canvas)
        }
        return (upper, top)
    }

    private func chart(_ values: [Double?], with others: [Double?], in area: Rect, _ role: StyleRole) -> Chart {
        let scale = ChartScale(
            covering: (values + others).compactMap(\.self), startsAtZero: false,
            tickCount: area.height >= 13 ? 5 : area.height >= 8 ? 4 : 3)
        var chart = Chart(
            .line, slots: values.map { Chart.Slot($0) }, role: role, scale: scale,
            tickLabels: scale.ticks.map { MetricFormat.decimal($0, decimals: 0) }, slotLabels: labels)
        chart.cursor = cursor
        return chart
    }
}
