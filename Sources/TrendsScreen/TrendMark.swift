import ScreenKit
import Canvas
import Charts
import Findings
import HealthModel
import HealthQuery

/// Something that happened in the days shown: a journey, a tag, a source that began, workouts that were done or planned.
public struct TrendMark: Equatable, Sendable {
    /// The event that a mark stands for.
    public enum Kind: Equatable, Sendable {
        case source, trip, tag
        /// Workouts that were done on a day; sessions that were planned for it and not done.
        case workout, planned
    }

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
        case .workout: .exerciseRing
        case .planned: .muted
        }
    }

    /// A glyph of one cell.
    var symbol: String {
        switch kind {
        case .source: "◆"
        case .trip: "━"
        case .tag: "•"
        case .workout: "▴"
        case .planned: "▫"
        }
    }

    /// By their days, those of one day by their words.
    static func inOrder(_ marks: [TrendMark]) -> [TrendMark] {
        marks.sorted { ($0.days.lowerBound, $0.text) < ($1.days.lowerBound, $1.text) }
    }

    /// Journeys and tags, which are marked on the chart of every metric.
    /// - Parameter hidden: categories whose data are not shown: places, tags.
    static func stays(
        _ context: TrendsContext, in days: ClosedRange<CivilDay>, hidden: Set<HealthCategory>
    ) -> [TrendMark] {
        var marks: [TrendMark] = []
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
        return marks
    }

    /// Days of the longest range whose workouts are marked: in longer ones hardly a column is without.
    private static let mostTrainingDays = 400

    /// A mark for the workouts of each day, and one for what was planned and not done, in order of their days. None where
    /// a slot is longer than a day.
    static func training(
        _ sessions: [TrendsContext.Session], in days: ClosedRange<CivilDay>, _ grain: TrendGrain,
        hidden: Set<HealthCategory>
    ) -> [TrendMark] {
        guard grain == .day || grain == .hour, days.upperBound - days.lowerBound < mostTrainingDays,
            !hidden.contains(.workouts)
        else { return [] }
        let inside = sessions.filter { days.contains($0.day) }
        // Kinds are few: their names are made safe to draw once.
        let names = Dictionary(
            uniqueKeysWithValues: Set(inside.map(\.name)).map { ($0, ShortText.oneLine(SafeText.line($0), 40)) })
        return Grouped.by(inside, \.day).flatMap { day, ofDay -> [TrendMark] in
            func words(_ states: Set<TrendsContext.Session.State>) -> String? {
                let texts = ofDay.filter { states.contains($0.state) }.map { session in
                    let name = names[session.name] ?? ""
                    let minutes = session.minutes.map { " \(MetricFormat.duration(minutes: $0))" } ?? ""
                    return name + minutes + (session.state == .asPlanned ? " as planned" : "")
                }
                return texts.isEmpty ? nil : texts.joined(separator: ", ")
            }
            return [
                words([.done, .asPlanned]).map { TrendMark(kind: .workout, days: day...day, text: $0) },
                words([.missed]).map { TrendMark(kind: .planned, days: day...day, text: "\($0) planned, not done") },
                words([.open]).map { TrendMark(kind: .planned, days: day...day, text: "\($0) planned for today") },
            ].compactMap(\.self)
        }.sorted { $0.days.lowerBound < $1.days.lowerBound }
    }

    /// Changes of the device that measures a metric, with the step of the values there.
    static func changes(
        of metric: MetricID, _ data: TrendsData, in days: ClosedRange<CivilDay>, _ format: MetricFormat
    ) -> [TrendMark] {
        let today = days.upperBound
        let changes = data.context.changes[metric] ?? starts(of: metric, data.context)
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
