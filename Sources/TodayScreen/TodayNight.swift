import Canvas
import Foundation
import HealthModel
import HealthQuery
import ScreenKit
import Widgets

/// The page of the night that ended on the day: its stages, with pulse and heart rate variability on the same axis.
public struct TodayNight: Equatable, Sendable {
    /// Whether the page is open.
    public internal(set) var isOpen = false
    /// `nil` until they were read.
    var values: NightValues?

    public init() {}
}

/// The samples of a night, by minutes from the midnight before waking: the evening is below zero.
public struct NightValues: Equatable, Sendable {
    /// The day of waking.
    public var day: CivilDay
    /// Of the evening before and of the day.
    public var pulse: [IntradayValue]
    public var variability: [IntradayValue]

    /// - Parameters:
    ///   - pulse: beats a minute; the first are of the day before.
    ///   - variability: the same, in milliseconds.
    public init(
        day: CivilDay, pulse: (before: [IntradayValue], of: [IntradayValue]),
        variability: (before: [IntradayValue], of: [IntradayValue])
    ) {
        self.day = day
        self.pulse = Self.joined(pulse.before, pulse.of)
        self.variability = Self.joined(variability.before, variability.of)
    }

    private static func joined(_ before: [IntradayValue], _ values: [IntradayValue]) -> [IntradayValue] {
        before.map { IntradayValue(minuteOfDay: $0.minuteOfDay - 1440, value: $0.value, instant: $0.instant) } + values
    }
}

extension TodayState {
    /// Whether a night ended on the day that may be seen.
    var showsNight: Bool { shownReport?.hiding(hidden).snapshot.sleep.lastNight != nil }

    mutating func openNight() -> [TodayEffect] {
        guard showsNight else { return [] }
        night.isOpen = true
        return missingNight()
    }

    /// Asks for what was measured in the night that shows, where it is not known.
    mutating func missingNight() -> [TodayEffect] {
        guard night.isOpen, let day = shownReport?.day, night.values?.day != day, !hidden.contains(.heart) else {
            return []
        }
        return [.loadNight(day, recordedVariability)]
    }

    /// The kind of heart rate variability that is recorded.
    var recordedVariability: MetricID {
        guard let report = shownReport else { return .heartRateVariability }
        let isSDNN = MetricReading(.heartRateVariability, in: report, today: today).isKnown
        let isRMSSD = MetricReading(.heartRateVariabilityRMSSD, in: report, today: today).isKnown
        return !isSDNN && isRMSSD ? .heartRateVariabilityRMSSD : .heartRateVariability
    }

    mutating func pressedInNight(_ press: KeyPress) -> [TodayEffect] {
        let day = shownReport?.day ?? day
        switch press.key {
        case .escape, .backspace, .character("q"), .character("n"): night.isOpen = false
        case .character("["), .character("<"), .pageUp, .left: return goTo(day.advanced(by: -1))
        case .character("]"), .character(">"), .pageDown, .right: return goTo(day.advanced(by: 1))
        case .enter: return openDetail(.sleep)
        case .character("a"): return [.openNights(day.advanced(by: -27)...day)]
        default: break
        }
        return []
    }
}

/// Draws the page of a night.
struct NightPage: Widget {
    let report: DayReport
    let values: NightValues?
    let format: MetricFormat
    let variability: MetricID
    /// Whether what the heart did may be seen.
    let showsHeart: Bool

    /// Columns of the names of stages, and of the values beside the curves.
    private static let gutter = 6

    func draw(in area: Rect, on canvas: inout Canvas) {
        guard !area.isEmpty else { return }
        let (head, rest) = area.splitTop(1)
        canvas.mark(head.splitLeft(3).left, as: TodayTarget.back)
        guard let night = report.snapshot.sleep.lastNight else {
            title(nil).draw(in: head.splitLeft(1).rest, on: &canvas)
            return EmptyState(
                "No night is recorded for \(DayText.medium(report.day))", [.init("[ and ] go to others")]
            ).draw(in: rest, on: &canvas)
        }
        title(night).draw(in: head.splitLeft(1).rest, on: &canvas)
        let axis = NightAxis(night)
        let words = words(night, axis, width: max(1, area.width - 2))
        let shownWords = Array(words.prefix(area.height >= 20 ? words.count : area.height >= 12 ? 3 : 1))
        let (pictures, foot) = rest.splitTop(area.height >= 16 ? 1 : 0).rest
            .splitBottom(shownWords.count + (area.height >= 16 ? 1 : 0))
        let lines = foot.splitTop(foot.height - shownWords.count).rest
        for (row, line) in shownWords.enumerated() { line.draw(in: lines.line(row).splitLeft(1).rest, on: &canvas) }
        draw(night, axis, in: pictures.splitLeft(1).rest.splitLeft(pictures.width - 3).left, on: &canvas)
    }

    private func title(_ night: SleepNight?) -> InkLine {
        var line = InkLine("Night to \(DayText.medium(report.day))", .title, .bold)
        guard let night else { return line }
        let bed = ClockText.text(minute: NightBar.wallMinute(of: night.bedtime, offset: night.bedtimeOffset))
        let wake = ClockText.text(minute: NightBar.wallMinute(of: night.wakeTime, offset: night.wakeOffset))
        line.add("  \(MetricFormat.duration(minutes: night.asleepMinutes))", .strong, .bold)
        line.add(" asleep  \(bed) – \(wake)", .text)
        return line.adding("  \(SafeText.line(night.sourceName))", .faint)
    }

    // MARK: Pictures

    private func draw(_ night: SleepNight, _ axis: NightAxis, in area: Rect, on canvas: inout Canvas) {
        let curves = curves(axis)
        let stageRows = curves.isEmpty || area.height < 10 ? area.height : max(5, area.height * 2 / 5)
        let (stages, below) = area.splitTop(stageRows)
        // A title, the axis of time and rows enough to name values: a curve without axes says nothing.
        let shown = curves.prefix(below.height >= 5 ? max(1, below.height / Self.curveHeight) : 0)
        NightBar.bar(of: night, showsTimes: true).draw(
            in: stages.height > 6 ? stages.splitBottom(1).rest : stages, on: &canvas)
        let labels = shown.isEmpty ? [] : hours(of: night, width: below.width)
        for (index, curve) in shown.enumerated() {
            let (top, bottom) = (index * below.height / shown.count, (index + 1) * below.height / shown.count)
            let place = Rect(column: below.column, row: below.row + top, width: below.width, height: bottom - top)
            curve.title.draw(in: place.line(0), on: &canvas)
            draw(curve, labels, in: place.splitTop(1).rest, on: &canvas)
        }
    }

    /// A quantity over the night.
    private struct Curve {
        var metric: MetricID
        var title: InkLine
        var slots: [Chart.Slot]
        /// Slots that are joined over a gap.
        var reach: Int
    }

    private func curves(_ axis: NightAxis) -> [Curve] {
        guard showsHeart, let values, values.day == report.day else { return [] }
        let slots = Self.parts
        func curve(_ metric: MetricID, _ values: [IntradayValue], _ name: String, reach: Int) -> Curve? {
            let groups = axis.groups(values.filter { metric.isPlausible($0.value) }, slots)
            guard groups.contains(where: { !$0.isEmpty }) else { return nil }
            return Curve(
                metric: metric, title: InkLine(name, metric.role, .bold),
                slots: groups.map { Chart.Slot($0.mean, low: $0.min(), high: $0.max()) }, reach: reach)
        }
        return [
            curve(.heartRate, values.pulse, "Pulse of the night, bpm", reach: 4),
            curve(variability, values.variability, "\(variability.label) of the night, ms", reach: slots),
        ].compactMap(\.self)
    }

    /// Rows of one of several curves at least.
    private static let curveHeight = 6

    /// Equal parts of the night, each with the mean of its samples.
    private static let parts = 72

    /// Whole hours by the clock on the wall, as many as there is room for.
    private func hours(of night: SleepNight, width: Int) -> [Chart.Label] {
        let span = max(1, night.wakeTime.timeIntervalSince(night.bedtime) / 60)
        let perHour = Double(width - Self.gutter) * 60 / span
        let step = [1, 2, 3, 4, 6].first { perHour * Double($0) >= 7 } ?? 12
        return NightBar.wholeHours(of: night).filter { $0.hour % step == 0 }.map { minute, hour in
            Chart.Label(min(Self.parts - 1, Int(minute / span * Double(Self.parts))), ClockText.text(hour: hour))
        }
    }

    private func draw(_ curve: Curve, _ labels: [Chart.Label], in area: Rect, on canvas: inout Canvas) {
        var chart = MetricChart(
            metric: curve.metric, slots: curve.slots, labels: labels, baseline: nil, average: nil, format: format)
        (chart.isIntraday, chart.isLine, chart.reach, chart.marksGaps) = (true, true, curve.reach, false)
        var drawn = chart.chart(in: area)
        // As wide as the names of the stages, so that what was at the same time stands below each other.
        drawn.tickLabels = drawn.tickLabels.map {
            String(repeating: " ", count: max(0, Self.gutter - 1 - $0.cellWidth)) + $0
        }
        drawn.draw(in: area, on: &canvas)
    }

    // MARK: Words

    private func words(_ night: SleepNight, _ axis: NightAxis, width: Int) -> [InkLine] {
        var groups: [InkLine] = []
        func add(_ name: String, _ text: String?, _ role: StyleRole = .muted) {
            guard let text else { return }
            groups.append(InkLine("\(name) ", role).adding(text, .strong, .bold))
        }
        let stages: [(MetricID, Double?)] = [
            (.sleepREM, night.remMinutes), (.sleepCore, night.coreMinutes), (.sleepDeep, night.deepMinutes),
            (.sleepAwake, night.awakeMinutes),
        ]
        for (metric, minutes) in stages {
            add(metric.shortTitle, minutes.map { MetricFormat.duration(minutes: $0) }, metric.role)
        }
        add("efficiency", night.efficiencyPercent.map { "\(MetricFormat.decimal($0)) %" })
        add("fell asleep in", night.latencyMinutes.map { MetricFormat.duration(minutes: $0) })
        add("debt in 14 nights", report.snapshot.sleep.debtMinutes.map { MetricFormat.sleepDebt(minutes: $0) })
        return heartWords(axis, width: width) + InkLine.flow(groups, width: width)
            + (stages.contains { $0.1 != nil }
                ? InkLine.wrapped("Stages are an estimate of the device.", .faint, width: width) : [])
    }

    private func heartWords(_ axis: NightAxis, width: Int) -> [InkLine] {
        guard showsHeart else { return [InkLine("Heart rate is hidden: Settings, Privacy.", .muted)] }
        guard let values, values.day == report.day else { return [InkLine("Reading the pulse of the night…", .muted)] }
        var groups: [InkLine] = []
        let samples = values.pulse.map { (minute: axis.minute($0), value: $0.value) }
        if let pulse = NightPulse(samples, asleep: axis.asleep) {
            func text(_ value: Double) -> String { MetricFormat.decimal(value, decimals: 1) }
            var line = InkLine("pulse asleep ", .muted).adding(text(pulse.mean), .strong, .bold).adding(" bpm", .muted)
            if let low = pulse.low {
                line = line.adding(", lowest half hour ", .muted).adding(text(low), .strong, .bold)
            }
            groups.append(line)
        } else if samples.isEmpty {
            groups.append(InkLine("no pulse recorded in this night", .muted))
        } else {
            groups.append(InkLine("pulse known for less than half of the night: no mean", .muted))
        }
        let variable = values.variability.filter {
            (0...axis.span).contains(axis.minute($0)) && variability.isPlausible($0.value)
        }.map(\.value)
        // As the day's variability is made of its night.
        if let median = Percentile.median(variable) {
            let count = variable.count
            groups.append(
                InkLine("\(variability.label) ", .muted).adding(MetricFormat.decimal(median), .strong, .bold)
                    .adding(" ms, \(count == 1 ? "of one value" : "median of \(count) values")", .muted))
        }
        return InkLine.flow(groups, width: width)
    }
}

/// The time axis of a night: minutes that have passed since bedtime, whatever the clock on the wall did.
struct NightAxis {
    /// Minutes from bedtime to waking.
    let span: Double
    /// Stretches asleep, in order.
    let asleep: [Range<Double>]
    /// Unix seconds.
    private let bedtime: Double
    /// Minutes from the midnight before waking to bedtime by the clock at waking; below zero in the evening.
    private let start: Double

    init(_ night: SleepNight) {
        let bedtime = night.bedtime
        self.bedtime = bedtime.timeIntervalSince1970
        span = max(1, night.wakeTime.timeIntervalSince(bedtime) / 60)
        start = Double(NightBar.wallMinute(of: night.wakeTime, offset: night.wakeOffset)) - span
        let whole = span
        asleep = night.segments.compactMap { segment in
            guard segment.stage != .inBed, segment.stage != .awake else { return nil }
            let from = max(0, segment.start.timeIntervalSince(bedtime) / 60)
            let to = min(whole, segment.end.timeIntervalSince(bedtime) / 60)
            return from < to ? from..<to : nil
        }
    }

    /// Minutes since bedtime: of a sample by its instant; by the clock on the wall where that is all that is known.
    func minute(_ value: IntradayValue) -> Double {
        value.instant.map { (Double($0) - bedtime) / 60 } ?? Double(value.minuteOfDay) - start
    }

    /// The values of equal parts of the night.
    func groups(_ values: [IntradayValue], _ count: Int) -> [[Double]] {
        var groups = [[Double]](repeating: [], count: count)
        for value in values where value.value.isFinite {
            let place = minute(value) / span * Double(count)
            guard place >= 0, place < Double(count) else { continue }
            groups[Int(place)].append(value.value)
        }
        return groups
    }
}
