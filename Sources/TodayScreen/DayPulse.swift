import Canvas
import HealthModel
import ScreenKit
import Widgets

/// The heart rate over the hours of the day that shows.
struct DayPulse: Equatable, Sendable {
    var day: CivilDay
    /// By the clock on the wall, in beats per minute; empty where none was recorded.
    var values: [IntradayValue]

    private static let quarters = 96

    /// Means of quarters of an hour with the lowest and highest value of each.
    var slots: [Chart.Slot] {
        var groups = [[Double]](repeating: [], count: Self.quarters)
        for value in values where (0..<1440).contains(value.minuteOfDay) && value.value.isFinite {
            groups[value.minuteOfDay / 15].append(value.value)
        }
        return groups.map { Chart.Slot($0.mean, low: $0.min(), high: $0.max()) }
    }
}

/// The pulse curve of the day, below the tiles where there is room.
struct PulsePanel: Widget {
    let pulse: DayPulse
    let format: MetricFormat
    let look: Panel.Look

    func draw(in area: Rect, on canvas: inout Canvas) {
        let panel = Panel("Pulse of the day", note: DayText.medium(pulse.day), look: look)
        panel.draw(in: area, on: &canvas)
        canvas.mark(area, as: TodayTarget.hours(.heartRate))
        let content = panel.content(of: area)
        let slots = pulse.slots
        guard let low = slots.compactMap(\.low).min(), let high = slots.compactMap(\.high).max() else {
            return EmptyState("No pulse was recorded on this day").draw(in: content, on: &canvas)
        }
        var words = InkLine(" \(format.range(low, high, of: .heartRate)) bpm", .strong, .bold)
        let hours = slots.count { $0.value != nil } / 4
        words.addIfItFits("  recorded in about \(hours) of 24 h", .muted, within: content.width)
        words.draw(in: content.line(0), on: &canvas)
        let place = content.splitTop(1).rest
        let labels = [0, 3, 6, 9, 12, 15, 18, 21].map { Chart.Label($0 * 4, ClockText.text(hour: $0)) }
        var chart = MetricChart(
            metric: .heartRate, slots: slots, labels: labels, baseline: nil, average: nil, format: format)
        (chart.isIntraday, chart.reach) = (true, 2)
        chart.chart(in: place).draw(in: place, on: &canvas)
    }
}
