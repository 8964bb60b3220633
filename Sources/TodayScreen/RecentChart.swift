import ScreenKit
import HealthModel
import Widgets

extension MetricChart {
    /// The last weeks up to a report's day, as tiles and the preview show them.
    init(recentOf reading: MetricReading, format: MetricFormat) {
        let recent = Array(reading.recent.suffix(28))
        let first = reading.day.advanced(by: 1 - recent.count)
        let known = recent.enumerated().compactMap { index, value in value.map { (first.advanced(by: index), $0) } }
        let leftOut = Set(reading.metric.leftOutOfCharts(known, slips: reading.slips).map { $0 - first })
        self.init(
            metric: reading.metric,
            slots: recent.enumerated().map { index, value in
                Chart.Slot(value, isPartial: index == recent.count - 1 && reading.isRunning)
            },
            labels: recent.indices.filter { first.advanced(by: $0).weekday == 0 }
                .map { Chart.Label($0, DayText.dayAndMonth(first.advanced(by: $0))) },
            baseline: reading.baseline,
            average: (reading.isRunning ? recent.dropLast() : recent[...]).enumerated()
                .compactMap { leftOut.contains($0.offset) ? nil : $0.element }.mean,
            format: format)
        self.leftOut = leftOut
        reach = reading.metric.kind == .latest ? 28 : 1
    }
}
