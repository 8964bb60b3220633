import ScreenKit
import Canvas
import HealthModel
import Widgets

/// One metric of a day as a tile shows it: the value, where it stands in the person's own range, or why it is missing.
public struct MetricReading: Equatable, Sendable {
    public let metric: MetricID
    public let day: CivilDay
    public let today: CivilDay
    /// Whether it is today's value of a metric that is final only after the day. A day that a date was asked for may be
    /// over though it counts as today.
    let isRunning: Bool
    /// In the metric's unit; `nil` where none is known.
    public let value: Double?
    /// The day of a value that was carried forward; `nil` when it is of the day itself.
    let carriedFrom: CivilDay?
    /// The last 28 days up to the day, in the metric's unit; `nil` for a day without a value.
    public let recent: [Double?]
    /// See `MetricComparison.slips`.
    let slips: Set<CivilDay>
    /// See `MetricComparison.leftOut`.
    let leftOut: DailyValue?
    let baseline: Baseline?
    let recordedDays: Int
    /// Whether the metric was ever recorded.
    public let isKnown: Bool
    /// The person does not want to see it.
    var isHidden = false

    public init(_ metric: MetricID, in report: DayReport, today: CivilDay) {
        self.metric = metric
        self.today = today
        day = report.day
        isRunning = report.snapshot.isPartial && metric.isFinalAfterDay
        let comparison = report.comparisons[metric]
        let own = Self.value(of: metric, in: report.snapshot)
        value = comparison?.value ?? own.value
        let valueDay = comparison?.valueDay ?? own.day
        carriedFrom = valueDay == report.day ? nil : valueDay
        recent = comparison?.recent ?? []
        slips = comparison?.slips ?? []
        leftOut = comparison?.leftOut
        baseline = comparison?.baseline
        recordedDays = comparison?.recordedDays ?? 0
        isKnown = comparison != nil || own.value != nil
    }

    /// Whether its last weeks make a picture: one value alone makes none.
    var hasPicture: Bool { recent.count { $0 != nil } > 1 }

    /// Where the day's own value stands; `nil` while the day runs, while the range is being learned, and for weight
    /// and what else is carried forward, which is not judged by days.
    public var standing: NormalRange.Standing? {
        guard let value, let baseline, !isRunning, metric.kind != .latest, carriedFrom == nil else { return nil }
        return baseline.standing(of: value)
    }

    /// Inside is good; outside is good or a warning only where the direction can be defended, else plain information.
    var standingRole: StyleRole {
        switch (standing, metric) {
        case (.within, _): .good
        case (.above, .restingHeartRate), (.above, .respiratoryRate), (.above, .walkingHeartRate): .warning
        case (.below, .heartRateVariability), (.below, .bloodOxygen), (.below, .respiratoryRate): .warning
        case (.below, .sleep), (.below, .sleepEfficiency): .warning
        case (.above, let metric) where metric.betterDirection == .higher: .good
        case (.below, let metric) where metric.betterDirection == .higher: .warning
        case (nil, _): .muted
        default: .info
        }
    }

    /// The year of a day behind a blank; empty for that of the day that is shown.
    private func otherYear(_ other: CivilDay) -> String {
        other.components.year == day.components.year ? "" : " \(other.components.year)"
    }

    /// The same in fewer cells, for a narrow tile; empty where nothing of it has to be said.
    var briefNote: String { briefNotes[0] }

    /// The longest form of it that fits into so many cells.
    func briefNote(within width: Int) -> String { briefNotes.first { $0.cellWidth <= width } ?? briefNotes[0] }

    /// The longest first, never empty.
    private var briefNotes: [String] {
        if value == nil { return [isHidden ? "hidden" : "no data"] }
        if let carriedFrom {
            let year = otherYear(carriedFrom)
            return year.isEmpty
                ? [DayText.dayAndMonth(carriedFrom)]
                : [DayText.month(carriedFrom) + year, "\(carriedFrom.components.year)"]
        }
        guard !isRunning, metric.kind != .latest, baseline == nil else { return [""] }
        // Half of such a figure would be another one.
        return ["\(recordedDays)/14 days", "\(recordedDays)/14", ""]
    }

    /// A few words for the tile: `in range`, `above 51–56`, `as of 12 Nov`, `not recorded`.
    func shortNote(_ format: MetricFormat) -> InkLine {
        guard let value else { return InkLine(reasonMissing, .muted) }
        if let carriedFrom {
            return InkLine("as of \(DayText.dayAndMonth(carriedFrom))\(otherYear(carriedFrom))", .muted)
        }
        if isRunning { return InkLine("so far", .muted) }
        guard metric.kind != .latest else { return InkLine() }
        guard let baseline, let standing else { return InkLine("learning, \(recordedDays) of 14 days", .muted) }
        let range = format.range(baseline.low, baseline.high, of: metric)
        guard standing != .within else { return InkLine("in range \(range)", .good) }
        return InkLine("\(format.outside(baseline, value, standing, of: metric)) \(range)", standingRole)
    }

    /// The whole sentence for the focused tile.
    public func sentence(_ format: MetricFormat) -> InkLine {
        var line = InkLine(metric.chartTitle, metric.role, .bold)
        line.add("  ")
        line.add(format.text(value, of: metric), .strong, .bold)
        if let carriedFrom { line.add(" as of \(DayText.short(carriedFrom))\(otherYear(carriedFrom))", .muted) }
        if let leftOut {
            let text = format.text(leftOut.value, of: metric)
            line.add("  \(text) of \(DayText.dayAndMonth(leftOut.day)) hardly possible, left out", .muted)
        }
        guard let value else { return line.adding("  \(reasonMissing)", .muted) }
        guard metric.kind != .latest else { return line }
        guard let baseline else {
            return line.adding("  learning your range (\(recordedDays) of 14 days)", .muted)
        }
        let range = format.range(baseline.low, baseline.high, of: metric)
        switch standing {
        case .within: line.add("  in your usual \(range)", .good)
        case let standing?:
            let place = format.outside(baseline, value, standing, of: metric)
            line.add("  \(place) your usual \(range)", standingRole)
        case nil: line.add(isRunning ? "  so far; full days \(range)" : "  your usual \(range)", .muted)
        }
        return line
    }

    var reasonMissing: String {
        switch metric {
        case _ where isHidden: "hidden"
        case .sleepEfficiency: "no time in bed recorded"
        case let metric where metric.category == .sleep: "no sleep recorded"
        case _ where isRunning: "nothing yet"
        default: isKnown ? "not recorded" : "never recorded"
        }
    }

    /// The snapshot's own value, for a day without comparisons.
    private static func value(of metric: MetricID, in snapshot: HealthSnapshot) -> (value: Double?, day: CivilDay?) {
        let (activity, heart, body, night) = (
            snapshot.activity, snapshot.heart, snapshot.body, snapshot.sleep.lastNight
        )
        switch metric {
        case .steps: return (activity.steps.map(Double.init), nil)
        case .flights: return (activity.flightsClimbed.map(Double.init), nil)
        case .distance: return (activity.distanceKm, nil)
        case .activeEnergy: return (activity.activeEnergyKcal, nil)
        case .exerciseMinutes: return (activity.exerciseMinutes.map(Double.init), nil)
        case .standHours: return (activity.standHours.map(Double.init), nil)
        case .sleep: return (night?.asleepMinutes, nil)
        case .sleepDebt: return (snapshot.sleep.debtMinutes, nil)
        case .sleepREM: return (night?.remMinutes, nil)
        case .sleepCore: return (night?.coreMinutes, nil)
        case .sleepDeep: return (night?.deepMinutes, nil)
        case .sleepAwake: return (night?.awakeMinutes, nil)
        case .sleepEfficiency: return (night?.efficiencyPercent, nil)
        case .restingHeartRate: return (heart.restingHeartRateBPM.map(Double.init), nil)
        case .heartRateVariability: return (heart.hrvSDNNMs, nil)
        case .respiratoryRate: return (heart.respiratoryRatePerMinute, nil)
        case .bloodOxygen: return (heart.bloodOxygenPercent, nil)
        case .vo2Max: return (heart.vo2Max, heart.vo2MaxDay)
        case .weight: return (body.weightKg, body.weightDay)
        case .bodyFat: return (body.bodyFatPercent, nil)
        case .leanMass: return (body.leanMassKg, nil)
        default: return (nil, nil)
        }
    }
}
