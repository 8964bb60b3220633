import HealthModel
import HealthQuery
import ScreenKit
import Widgets

/// Minutes in the zones of heart rate of the workouts in each week.
struct ZonesContent: Equatable, Sendable {
    let slotDays: [ClosedRange<CivilDay>]
    let grain: TrendGrain
    /// Five values a slot; `nil` without a workout with samples of heart rate.
    let bars: [[Double]?]
    /// Days with such a workout.
    let workoutDays: Int
    /// Whether the person does not want to see them.
    let isHidden: Bool
    let days: ClosedRange<CivilDay>

    init(_ state: TrendsState, _ page: TrendPage) {
        (slotDays, grain, days) = (page.slotDays, page.grain, page.days)
        isHidden = !state.environment.hidden.isDisjoint(with: [.workouts, .heart])
        var bars = [[Double]?](repeating: nil, count: page.slotDays.count)
        var count = 0
        for day in isHidden ? [] : state.data.context.zoneDays where page.days.contains(day.day) {
            guard let slot = page.slots(touching: day.day...day.day).first else { continue }
            bars[slot] = zip(bars[slot] ?? [0, 0, 0, 0, 0], day.minutes).map { $0 + $1 }
            count += 1
        }
        (self.bars, workoutDays) = (bars, count)
    }

    var sentence: String {
        if isHidden { return "Workouts or heart rate are hidden: Settings, Privacy." }
        let sums = (0..<5).map { zone in bars.reduce(0) { $0 + ($1?[zone] ?? 0) } }
        let total = sums.reduce(0, +)
        guard total > 0 else {
            return "No workout with a pulse in \(DayText.range(days)): zones need samples of heart rate."
        }
        func share(_ zones: [Int]) -> String {
            MetricFormat.decimal(100 * zones.reduce(0) { $0 + sums[$1 - 1] } / total) + " %"
        }
        return "\(MetricFormat.duration(minutes: total)) in zones on \(workoutDays) "
            + "\(workoutDays == 1 ? "day" : "days"): \(share([1, 2])) in zones 1 and 2, \(share([3])) in 3, "
            + "\(share([4, 5])) in 4 and 5. Zones are shares of the maximum pulse: 50, 60, 70, 80, 90 %."
    }
}
