import HealthModel
import ScreenKit
import Widgets

/// The places of the cursor in a view that is no chart over time.
enum TrendSteps: Equatable {
    /// The slots of the range.
    case slots
    /// Each stands for days.
    case days([ClosedRange<CivilDay>])
    /// So many groups of days: weekdays, hours, bars of a distribution.
    case groups(Int)
}

extension TrendContent {
    var steps: TrendSteps {
        switch self {
        case .before, .form: .slots
        case .weekdays(let content): .groups(content.slots.count)
        case .hours: .groups(24)
        case .distribution(let content): .groups(content.bins?.counts.count ?? 0)
        case .scatter(let content):
            .days(
                content.across.map { index in
                    let day = ScatterContent.day(of: content.pairs[index])
                    return day...day
                })
        case .calendar(let content): .days(content.days.eachDay)
        case .nights(let content): .days(content.days.eachDay)
        case .zones(let content): .days(content.slotDays)
        case .records(let content): .days(content.rows.map(\.days))
        }
    }

    /// The place where the cursor begins: the newest days, of a distribution the most frequent values.
    var firstStep: Int {
        switch self {
        case .before, .form, .weekdays, .hours, .records: return 0
        case .distribution(let content):
            let counts = content.bins?.counts ?? []
            return counts.indices.max { counts[$0] < counts[$1] } ?? 0
        case .scatter(let content):
            return content.across.indices.max { content.across[$0] < content.across[$1] } ?? 0
        case .calendar(let content):
            let newest = content.values.keys.max() ?? content.days.upperBound
            return newest - content.days.lowerBound
        case .nights(let content):
            return (content.nights.last?.day ?? content.days.upperBound) - content.days.lowerBound
        case .zones(let content):
            return content.bars.lastIndex { $0 != nil } ?? max(0, content.bars.count - 1)
        }
    }

    /// How far ← and → go; ↑ and ↓ go by one where this is more.
    var stride: Int { if case .calendar = self { 7 } else { 1 } }

    /// Whether ↑ and ↓ move the cursor, once there is one.
    var isStacked: Bool {
        switch self {
        case .calendar, .records: true
        default: false
        }
    }

    /// The value at a place of the cursor, in words.
    func reading(at step: Int, _ format: MetricFormat) -> InkLine? {
        switch self {
        case .before, .form: nil
        case .weekdays(let content): content.reading(at: step, format)
        case .hours(let content): content.reading(at: step, format)
        case .distribution(let content): content.reading(at: step, format)
        case .scatter(let content): content.reading(at: step, format)
        case .calendar(let content): content.reading(at: step, format)
        case .nights(let content): content.reading(at: step)
        case .zones(let content): content.reading(at: step)
        case .records: nil
        }
    }
}

extension ClosedRange<CivilDay> {
    /// Its days, one by one.
    var eachDay: [ClosedRange<CivilDay>] {
        (lowerBound.number...upperBound.number).map { CivilDay(number: $0)...CivilDay(number: $0) }
    }
}

// MARK: - Words

/// Counted days: `1 day`, `21 days`.
private func count(_ days: Int) -> String { "\(days) \(days == 1 ? "day" : "days")" }

private func line(_ what: String, _ value: String, _ more: String) -> InkLine {
    InkLine(value, .strong, .bold).adding("  \(what)", .accent).adding(more.isEmpty ? "" : "  \(more)", .muted)
}

/// The mean of days as a line, with their number and their middle half.
private func line(
    _ name: String, _ slot: Chart.Slot, days: Int, of metric: MetricID, _ format: MetricFormat
) -> InkLine {
    guard let value = slot.value else { return line(name, "not recorded", "") }
    let half = slot.low.flatMap { low in slot.high.map { "half of them \(format.range(low, $0, of: metric))" } }
    return line(
        name, format.average(value, of: metric), [count(days), half].compactMap(\.self).joined(separator: ", "))
}

extension WeekdayContent {
    fileprivate func reading(at step: Int, _ format: MetricFormat) -> InkLine? {
        guard slots.indices.contains(step) else { return nil }
        return line("\(DayText.weekdays[step])s", slots[step], days: counts[step], of: metric, format)
    }
}

extension HoursContent {
    fileprivate func reading(at step: Int, _ format: MetricFormat) -> InkLine? {
        guard slots.indices.contains(step) else { return nil }
        return line(HoursContent.name(step), slots[step], days: counts[step], of: metric, format)
    }
}

extension DistributionContent {
    fileprivate func reading(at step: Int, _ format: MetricFormat) -> InkLine? {
        guard let bins, bins.counts.indices.contains(step) else { return nil }
        let (low, high) = (bins.low + Double(step) * bins.step, bins.low + Double(step + 1) * bins.step)
        let unit = format.unit(of: metric)
        let axis = MetricChart(metric: metric, slots: [], labels: [], baseline: nil, average: nil, format: format)
        let name =
            bins.areSingle ? axis.tickText(low) : "\(axis.tickText(low)) to below \(axis.tickText(high))"
        let share = MetricFormat.decimal(100 * Double(bins.counts[step]) / Double(max(1, sorted.count)))
        return line(
            name + (unit.isEmpty ? "" : " \(unit)"), count(bins.counts[step]), "\(share) % of \(sorted.count)")
    }
}

extension ScatterContent {
    fileprivate func reading(at step: Int, _ format: MetricFormat) -> InkLine? {
        guard across.indices.contains(step) else { return nil }
        let pair = pairs[across[step]]
        return InkLine(format.text(pair.y, of: metric), .strong, .bold).adding("  against ", .muted)
            .adding(format.text(pair.x, of: other), .strong, .bold)
            .adding("  \(DayText.medium(CivilDay(number: pair.place)))", .accent)
    }
}

extension CalendarContent {
    fileprivate func reading(at step: Int, _ format: MetricFormat) -> InkLine? {
        let day = days.lowerBound.advanced(by: step)
        guard days.contains(day) else { return nil }
        return line(DayText.medium(day), values[day].map { format.text($0, of: metric) } ?? "not recorded", "")
    }
}

extension NightsContent {
    fileprivate func reading(at step: Int) -> InkLine? {
        let day = days.lowerBound.advanced(by: step)
        guard days.contains(day) else { return nil }
        guard let night = nights.first(where: { $0.day == day }) else {
            return line("night to \(DayText.medium(day))", "not recorded", "")
        }
        func clock(_ minutes: Double) -> String {
            let whole = Int(minutes.rounded())
            return ClockText.text(minute: (whole % 1440 + 1440) % 1440)
        }
        return line(
            "night to \(DayText.medium(day))", "\(clock(night.bed))–\(clock(night.wake))",
            "\(MetricFormat.duration(minutes: night.wake - night.bed)) in bed")
    }
}

extension ZonesContent {
    fileprivate func reading(at step: Int) -> InkLine? {
        guard bars.indices.contains(step) else { return nil }
        let name = grain.name(of: slotDays[step])
        guard let bar = bars[step] else { return line(name, "no workout with a pulse", "") }
        let parts = bar.enumerated().filter { $1 >= 0.5 }.map {
            "zone \($0 + 1) \(MetricFormat.duration(minutes: $1))"
        }
        return line(name, MetricFormat.duration(minutes: bar.reduce(0, +)), parts.joined(separator: ", "))
    }
}
