import ScreenKit
import HealthModel
import Widgets

/// The stretch of time that one slot of a chart stands for.
public enum TrendGrain: String, CaseIterable, Sendable {
    case day, week, month, year

    /// The grain that shows a range well: at most about a hundred and fifty slots.
    static func fitting(_ days: ClosedRange<CivilDay>) -> TrendGrain {
        switch days.upperBound - days.lowerBound + 1 {
        case ...100: .day
        case ...1100: .week
        case ...18_300: .month
        default: .year
        }
    }

    /// The calendar's days, weeks from Monday, months or years that a range touches, cut to it.
    func slots(of days: ClosedRange<CivilDay>) -> [ClosedRange<CivilDay>] {
        var slots: [ClosedRange<CivilDay>] = []
        var start = days.lowerBound
        while start <= days.upperBound {
            let end = min(last(of: start), days.upperBound)
            slots.append(start...end)
            start = end.advanced(by: 1)
        }
        return slots
    }

    /// The last day of the stretch that a day is in.
    private func last(of day: CivilDay) -> CivilDay {
        switch self {
        case .day: return day
        case .week: return day.advanced(by: 6 - day.weekday)
        case .month:
            let (year, month, _) = day.components
            let next = CivilDay(year: month == 12 ? year + 1 : year, month: month == 12 ? 1 : month + 1, day: 1)
            return next?.advanced(by: -1) ?? day
        case .year: return CivilDay(year: day.components.year, month: 12, day: 31) ?? day
        }
    }

    /// How far apart two values may be and still be joined by the line: weighings are joined over gaps, other gaps stay.
    func reach(of metric: MetricID) -> Int {
        guard metric.kind == .latest else { return 1 }
        switch self {
        case .day: return 14
        case .week: return 8
        case .month: return 3
        case .year: return 1
        }
    }

    /// `Sat 21 Nov 2026`, `16–22 Nov 2026`, `Nov 2026`, `2026`.
    func name(of days: ClosedRange<CivilDay>) -> String {
        let (year, _, _) = days.upperBound.components
        switch self {
        case .day, .week: return DayText.range(days)
        case .month: return "\(DayText.month(days.lowerBound)) \(year)"
        case .year: return String(year)
        }
    }

    /// Names under a chart, the same for all charts of a range.
    func labels(of slots: [ClosedRange<CivilDay>]) -> [Chart.Label] {
        guard let first = slots.first?.lowerBound, let last = slots.last?.upperBound else { return [] }
        let length = last - first + 1
        func starts(_ isStart: (CivilDay, CivilDay) -> Bool, _ text: (CivilDay) -> String) -> [Chart.Label] {
            zip(slots.indices.dropFirst(), slots).compactMap { index, before in
                let slot = slots[index]
                return isStart(before.lowerBound, slot.lowerBound) ? Chart.Label(index, text(slot.lowerBound)) : nil
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
