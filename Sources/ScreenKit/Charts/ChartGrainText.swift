import Charts
import HealthModel
import Widgets

/// How the slots of a grain are named and joined.
extension ChartGrain {
    /// How far apart two values may be and still be joined by the line: weighings are joined over gaps, other gaps stay.
    public func reach(of metric: MetricID) -> Int {
        guard metric.kind == .latest else { return 1 }
        switch self {
        case .hour: return 336
        case .day: return 14
        case .week: return 8
        case .month: return 3
        case .year: return 1
        }
    }

    /// `Sat 21 Nov 2026`, `16–22 Nov 2026`, `Nov 2026`, `2026`.
    public func name(of days: ClosedRange<CivilDay>) -> String {
        let (year, _, _) = days.upperBound.components
        switch self {
        case .hour, .day, .week: return DayText.range(days)
        case .month: return "\(DayText.month(days.lowerBound)) \(year)"
        case .year: return String(year)
        }
    }

    /// The name of a slot of a chart: of an hour `Sat 21 Nov 2026, 14:00–15:00`, else that of its days.
    public func name(of slots: [ClosedRange<CivilDay>], at index: Int) -> String {
        guard self == .hour else { return name(of: slots[index]) }
        let hour = index % 24
        return
            "\(DayText.medium(slots[index].lowerBound)), \(ClockText.text(hour: hour))–\(ClockText.text(hour: hour + 1))"
    }

    /// Names under a chart, the same for all charts of a range.
    public func labels(of slots: [ClosedRange<CivilDay>]) -> [Chart.Label] {
        guard let first = slots.first?.lowerBound, let last = slots.last?.upperBound else { return [] }
        let length = last - first + 1
        func starts(_ isStart: (CivilDay, CivilDay) -> Bool, _ text: (CivilDay) -> String) -> [Chart.Label] {
            zip(slots.indices.dropFirst(), slots).compactMap { index, before in
                let slot = slots[index]
                return isStart(before.lowerBound, slot.lowerBound) ? Chart.Label(index, text(slot.lowerBound)) : nil
            }
        }
        if self == .hour, length <= 10 {
            let step = length == 1 ? 3 : length == 2 ? 6 : 24
            return stride(from: 0, to: slots.count, by: step).map { slot in
                let day = slots[slot].lowerBound
                let isDay = slot % 24 == 0 && length > 1
                return Chart.Label(
                    slot, isDay ? "\(DayText.weekday(day)) \(day.components.day)" : ClockText.text(hour: slot % 24))
            }
        }
        switch length {
        case ...10:
            return slots.indices.map {
                let day = slots[$0].lowerBound
                return Chart.Label($0, "\(DayText.weekday(day)) \(day.components.day)")
            }
        case ...100:
            return starts({ $0.advanced(by: -$0.weekday) != $1.advanced(by: -$1.weekday) }, DayText.dayAndMonth)
        case ...800:
            return starts({ $0.components.month != $1.components.month }) { day in
                let (year, month, _) = day.components
                return month == 1 ? String(year) : DayText.month(day)
            }
        default:
            let years = length / 365 + 1
            let step = years > 60 ? 10 : years > 24 ? 5 : 1
            return starts({ $0.components.year != $1.components.year && $1.components.year % step == 0 }) {
                String($0.components.year)
            }
        }
    }
}
