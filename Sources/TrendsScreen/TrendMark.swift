import ScreenKit
import Canvas
import Charts
import Findings
import HealthModel
import HealthQuery

/// Something that happened in the days shown: a journey, a tag, a source that began.
public struct TrendMark: Equatable, Sendable {
    public enum Kind: Equatable, Sendable { case source, trip, tag }

    public var kind: Kind
    public var days: ClosedRange<CivilDay>
    /// Its words: one line, already safe to draw.
    public var text: String
    /// The name of the source from which on values lie elsewhere: what was before is measured otherwise.
    var stepSource: String?

    var role: StyleRole {
        switch kind {
        case .source: .warning
        case .trip: .info
        case .tag: .accentSecondary
        }
    }

    /// A glyph of one cell.
    var symbol: String {
        switch kind {
        case .source: "◆"
        case .trip: "━"
        case .tag: "•"
        }
    }

    /// The marks of a metric's chart, in order of their days.
    /// - Parameter hidden: categories whose data are not shown: places, tags.
    static func all(
        of metric: MetricID, _ data: TrendsData, in days: ClosedRange<CivilDay>, hidden: Set<HealthCategory>,
        format: MetricFormat
    ) -> [TrendMark] {
        let context = data.context
        var marks = sources(of: metric, data, in: days, format)
        if !hidden.contains(.location) {
            marks += context.trips.filter { $0.days.overlaps(days) }.map { trip in
                let name = SafeText.line(trip.placeName)
                return TrendMark(kind: .trip, days: trip.days, text: "in \(name), \(DayText.range(trip.days))")
            }
        }
        if !hidden.contains(.clinical) {
            marks += context.tags.filter { $0.days.overlaps(days) }.map { tag in
                TrendMark(
                    kind: .tag, days: tag.days, text: "\(SafeText.line(tag.name)), \(DayText.range(tag.days))")
            }
        }
        return marks.sorted { ($0.days.lowerBound, $0.text) < ($1.days.lowerBound, $1.text) }
    }

    /// Sources that began in the range, other than the metric's first one, with the step of the values there.
    private static func sources(
        of metric: MetricID, _ data: TrendsData, in days: ClosedRange<CivilDay>, _ format: MetricFormat
    ) -> [TrendMark] {
        let starts = data.context.sources.filter { $0.metrics.contains(metric) }.dropFirst()
        return starts.filter { days.contains($0.day) }.map { start in
            let name = SafeText.line(start.name)
            var stepSource: String?
            var text = "first values from \(name), \(DayText.medium(start.day))"
            let around = start.day.advanced(by: -DeviceBreak.reach)...start.day.advanced(by: DeviceBreak.reach)
            if let found = DeviceBreak.at(start.day, of: metric, in: data.values(metric, in: around)) {
                text += ": \(format.distance(found.shift.shift, of: metric)) since, maybe by the device"
                stepSource = name
            }
            return TrendMark(kind: .source, days: start.day...start.day, text: text, stepSource: stepSource)
        }
    }
}
