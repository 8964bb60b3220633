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
    /// The sentence on the values that lie elsewhere since a source began: what was before is measured otherwise.
    var stepSentence: String?

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
        var marks =
            changes(of: metric, context.changes[metric] ?? starts(of: metric, context), data, in: days, format)
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

    /// Changes of the device that measures the metric, with the step of the values there.
    private static func changes(
        of metric: MetricID, _ changes: [SourceChange], _ data: TrendsData, in days: ClosedRange<CivilDay>,
        _ format: MetricFormat
    ) -> [TrendMark] {
        let today = days.upperBound
        let steps = DeviceBreak.all(of: metric, at: changes, in: days) { around in
            data.values(metric, in: around).filter { metric.isPlausible($0.value) }
        }
        return changes.filter { days.contains($0.day) }.map { change in
            let name = name(of: change.source)
            var mark = TrendMark(
                kind: .source, days: change.day...change.day,
                text: "values from \(name) since \(DayText.medium(change.day))")
            if let step = steps.first(where: { $0.day == change.day }) {
                let sentence = FindingWording(.english, units: format.units, today: today)
                    .sentence(step.remark(of: metric))
                mark.stepSentence = sentence
                mark.text += ". \(sentence)"
            }
            return mark
        }
    }

    /// One line of the name and what kind of device it is.
    private static func name(of source: DaySource) -> String {
        let device = SafeText.line(source.device)
        let name = SafeText.line(source.name)
        return ShortText.oneLine(device.isEmpty ? name : "\(name) (\(device))", 60)
    }

    /// The first days of sources, other than the metric's first one: of what no device measures, where the source of each
    /// day is not read.
    private static func starts(of metric: MetricID, _ context: TrendsContext) -> [SourceChange] {
        context.sources.filter { $0.metrics.contains(metric) }.dropFirst().map {
            SourceChange(day: $0.day, source: DaySource(name: $0.name, device: "", kind: .other))
        }
    }
}
