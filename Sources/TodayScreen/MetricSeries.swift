import ScreenKit
import HealthModel
import Widgets

/// The contents of a metric's chart over its period: slots, their names, the trend.
public struct MetricSeries {
    public let metric: MetricID
    public let period: MetricDetailState.Period
    public private(set) var slots: [Chart.Slot] = []
    private(set) var trend: [Double?] = []
    /// Slots that the axis need not reach.
    private(set) var leftOut: Set<Int> = []
    private let detail: MetricDetailState

    public init(_ detail: MetricDetailState) {
        self.detail = detail
        metric = detail.metric
        period = detail.period
        switch period.span {
        case .day: slots = metric.hasHours ? hours() : quarterHours()
        case .week, .month:
            slots = days()
            let first = period.days.lowerBound
            leftOut = Set(detail.leftOut(in: period.days).map { $0 - first })
        case .year: slots = (0..<detail.slotCount).map(week)
        }
        if period.span == .month || (period.span != .day && metric.kind == .latest) { trend = smoothed() }
    }

    /// First day of a slot; of a week, its seven days are the slot's.
    public func days(ofSlot slot: Int) -> ClosedRange<CivilDay> {
        let first = period.days.lowerBound
        switch period.span {
        case .day: return first...first
        case .week, .month: return first.advanced(by: slot)...first.advanced(by: slot)
        case .year:
            let start = first.advanced(by: slot * period.slotDays)
            return start...max(start, min(start.advanced(by: period.slotDays - 1), period.last))
        }
    }

    /// Names under the chart, the most important first where two would touch.
    func labels() -> [Chart.Label] {
        switch period.span {
        case .day:
            let perHour = slots.count / 24
            return [0, 3, 6, 9, 12, 15, 18, 21].map { Chart.Label($0 * perHour, ClockText.text(hour: $0)) }
        case .week,
            .month where slots.count <= 10:
            return (0..<slots.count).map { slot in
                let day = days(ofSlot: slot).lowerBound
                return Chart.Label(slot, "\(DayText.weekday(day)) \(day.components.day)")
            }
        case .month:
            let mondays = (0..<slots.count).filter { days(ofSlot: $0).lowerBound.weekday == 0 }
            return mondays.map { Chart.Label($0, DayText.dayAndMonth(days(ofSlot: $0).lowerBound)) }
        case .year:
            let starts = (0..<slots.count).filter { slot in
                let week = days(ofSlot: slot)
                // The name of a month of which only the end is shown would take the place of the next one's.
                return slot == 0
                    ? week.lowerBound.components.day <= 8
                    : week.lowerBound.advanced(by: -period.slotDays).components.month
                        != week.lowerBound.components.month
            }
            return starts.map { Chart.Label($0, DayText.month(days(ofSlot: $0).lowerBound)) }
        }
    }

    /// How far apart two values may be and still be joined by the line.
    public var reach: Int {
        switch period.span {
        case .day: 6  // an hour and a half
        case .week, .month: metric.kind == .latest ? 14 : 1
        case .year: metric.kind == .latest ? 8 : 1
        }
    }

    private func hours() -> [Chart.Slot] {
        var slots = Array(repeating: Chart.Slot(nil), count: 24)
        guard let known = detail.recordedIntraday else { return slots }
        for value in known where (0..<1440).contains(value.minuteOfDay) {
            let hour = value.minuteOfDay / 60
            slots[hour].value = (slots[hour].value ?? 0) + value.value
        }
        return slots
    }

    private func quarterHours() -> [Chart.Slot] {
        var slots = Array(repeating: Chart.Slot(nil), count: 96)
        guard let known = detail.recordedIntraday else { return slots }
        let groups = Dictionary(grouping: known.filter { (0..<1440).contains($0.minuteOfDay) }) { $0.minuteOfDay / 15 }
        for (slot, group) in groups {
            let values = group.map(\.value)
            slots[slot] = Chart.Slot(values.mean, low: values.min(), high: values.max())
        }
        return slots
    }

    private func days() -> [Chart.Slot] {
        (0..<period.dayCount).map { offset in
            let day = period.days.lowerBound.advanced(by: offset)
            guard let known = detail.values[day] else { return Chart.Slot(nil) }
            let isPartial = day == detail.runningDay
            if metric.row.pair != nil {
                let lower = detail.lowerValues[day]?.value
                return Chart.Slot(known.value, low: lower, high: lower.map { _ in known.value }, isPartial: isPartial)
            }
            let hasSpread = metric.kind == .discrete && !metric.isDrawnAsBars
            return Chart.Slot(
                known.value, low: hasSpread ? known.minimum : nil, high: hasSpread ? known.maximum : nil,
                isPartial: isPartial)
        }
    }

    private func week(_ slot: Int) -> Chart.Slot {
        let week = days(ofSlot: slot)
        let known = MetricStatistics(
            metric, in: week, values: detail.believedValues(in: week), today: detail.today, running: detail.runningDay)
        if metric.row.pair != nil {
            let lower = detail.lowerMean(in: week)
            return Chart.Slot(known.mean, low: lower, high: lower.flatMap { _ in known.mean })
        }
        return Chart.Slot(known.mean, low: known.lowest?.value, high: known.highest?.value)
    }

    /// Weight and its like: `WeightTrend`. Others: the mean of the seven days up to each, blank with fewer than five of
    /// them.
    private func smoothed() -> [Double?] {
        if metric.kind == .latest { return exponentiallySmoothed() }
        return (0..<slots.count).map { slot in
            let last = days(ofSlot: slot).upperBound
            let week = (0..<7).compactMap { offset -> Double? in
                let day = last.advanced(by: -offset)
                if day == detail.runningDay { return nil }
                return detail.values[day]?.value
            }
            return week.count >= 5 ? metric.mean(of: week) : nil
        }
    }

    /// As the tile of Today smooths it, slips left out.
    private func exponentiallySmoothed() -> [Double?] {
        let points = detail.values.values.filter { metric.isPlausible($0.value) }.sorted { $0.day < $1.day }
            .map { WeightTrend.Point(day: $0.day, kilograms: $0.value) }
        let trends = Dictionary(
            uniqueKeysWithValues: zip(points.map(\.day), WeightTrend.smoothed(points)))
        return (0..<slots.count).map { slot in
            let week = days(ofSlot: slot)
            return (0...(week.upperBound - week.lowerBound))
                .compactMap { trends[week.upperBound.advanced(by: -$0)] }.first
        }
    }
}

extension MetricDetailState {
    /// Days whose values average, extremes and axis of these days go without, as the tools do.
    func leftOut(in days: ClosedRange<CivilDay>) -> Set<CivilDay> {
        let shown = (0...(days.upperBound - days.lowerBound)).compactMap { values[days.lowerBound.advanced(by: $0)] }
        return metric.leftOutOfCharts(shown.map { ($0.day, $0.value) }, slips: slips)
    }

    /// The values that average and extremes of these days are computed from.
    func believedValues(in days: ClosedRange<CivilDay>) -> [CivilDay: DailyValue] {
        let leftOut = leftOut(in: days)
        return leftOut.isEmpty ? values : values.filter { !leftOut.contains($0.key) }
    }

    /// Mean and extremes of these days.
    func statistics(in days: ClosedRange<CivilDay>) -> MetricStatistics {
        MetricStatistics(metric, in: days, values: believedValues(in: days), today: today, running: runningDay)
    }

    /// The day's stretches, once they were read for the day that is shown.
    var recordedIntraday: [IntradayValue]? { intradayDay == period.last ? intraday : nil }

    /// The mean of a pair's second number; `nil` without a pair or a value.
    func lowerMean(in days: ClosedRange<CivilDay>) -> Double? {
        metric.row.pair?.lower.mean(of: lowerValues.values.filter { days.contains($0.day) }.map(\.value))
    }
}

extension [Double] {
    /// `nil` for none.
    var mean: Double? { isEmpty ? nil : reduce(0, +) / Double(count) }
}
