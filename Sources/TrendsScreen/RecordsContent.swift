import Canvas
import HealthModel
import HealthQuery
import ScreenKit
import Workouts

/// The best of a metric, of kinds of workouts and of exercises, with their days.
struct RecordsContent: Equatable, Sendable {
    /// One record.
    struct Row: Equatable, Sendable {
        /// The subject, where it differs from the row before: a metric, a kind of workout, an exercise.
        var heading: String?
        var title: String
        var value: String
        var days: ClosedRange<CivilDay>
        /// `of 31 workouts`, `the year`.
        var note: String
        /// How many have the same value, the first of which it is.
        var equals = 1

        /// The note with how many others have the same, and one for little room.
        var notes: [String] {
            equals == 1 ? [note] : ["\(note) (and \(equals - 1) more)", "1st of \(equals)"]
        }
    }

    let metric: MetricID
    let rows: [Row]
    /// How many of them are of the metric.
    let ofMetric: Int
    /// The sentence on the step since which records are counted; `nil` for none.
    let step: String?
    /// The days that were looked at.
    let since: CivilDay?

    init(_ metric: MetricID, _ state: TrendsState) {
        self.metric = metric
        let (data, environment) = (state.data, state.environment)
        let format = environment.format
        guard let first = data.first, first <= environment.today else {
            (rows, ofMetric, step, since) = ([], 0, nil, nil)
            return
        }
        let all = first...environment.today
        let mark = TrendMark.changes(of: metric, data, in: all, format).last { $0.stepSentence != nil }
        (step, since) = (mark?.stepSentence, mark?.days.lowerBound)
        let days = (mark?.days.lowerBound ?? first)...environment.today
        var rows = Self.rows(of: metric, Self.values(metric, data, days, state.running), days, format)
        ofMetric = rows.count
        rows += Self.kinds(Self.joined(data.context.records, data.efforts ?? []), environment.hidden, format)
        self.rows = rows
    }

    /// The recorded days that count.
    private static func values(
        _ metric: MetricID, _ data: TrendsData, _ days: ClosedRange<CivilDay>, _ running: CivilDay?
    ) -> [DatedValue] {
        let all = data.values(metric, in: days)
        let doubted = data.leftOut(metric, of: all)
        let runningDay = metric.runningDay(running)
        return all.filter { !doubted.contains($0.day) && $0.day != runningDay && $0.value.isFinite }
    }

    // MARK: Of the metric

    /// A period whose records are told.
    private struct Span {
        var note: String
        var from: CivilDay
    }

    private static func rows(
        of metric: MetricID, _ values: [DatedValue], _ days: ClosedRange<CivilDay>, _ format: MetricFormat
    ) -> [Row] {
        guard metric.kind != .flag, values.count > 1 else { return [] }
        let today = days.upperBound
        let year = today.components.year
        let spans = [
            Span(note: "so far", from: days.lowerBound),
            Span(note: "in \(year)", from: CivilDay(year: year, month: 1, day: 1) ?? days.lowerBound),
            Span(note: "in 90 days", from: today.advanced(by: -89)),
        ]
        let isClock = metric.kind == .clock
        var rows: [Row] = []
        func add(_ what: String, _ known: [(days: ClosedRange<CivilDay>, value: Double)], isMean: Bool) {
            for isHigh in [true, false] {
                var told: ClosedRange<CivilDay>?
                for span in spans {
                    let inside = known.filter { $0.days.lowerBound >= span.from }
                    guard inside.count > 1, var best = inside.first else { continue }
                    for one in inside where isHigh ? one.value > best.value : one.value < best.value { best = one }
                    guard best.days != told else { continue }
                    told = best.days
                    let name = isHigh ? (isClock ? "latest" : "highest") : isClock ? "earliest" : "lowest"
                    let unit = format.unit(of: metric)
                    let text =
                        isMean
                        ? format.average(best.value, of: metric) + (unit.isEmpty ? "" : " \(unit)")
                        : format.text(best.value, of: metric)
                    rows.append(
                        Row(
                            heading: rows.isEmpty ? metric.chartTitle : nil, title: "\(name) \(what)", value: text,
                            days: best.days, note: span.note, equals: inside.count { $0.value == best.value }))
                }
            }
        }
        add("day", values.map { ($0.day...$0.day, $0.value) }, isMean: false)
        // Weighings and other rare values: a mean of a week would be that of a day.
        if metric.kind != .latest {
            add("week", means(metric, values, .week, fewest: 5), isMean: true)
            add("month", means(metric, values, .month, fewest: 20), isMean: true)
        }
        return rows
    }

    /// Means of weeks or months with enough recorded days, the one that is not over among them.
    private static func means(
        _ metric: MetricID, _ values: [DatedValue], _ grain: TrendGrain, fewest: Int
    ) -> [(days: ClosedRange<CivilDay>, value: Double)] {
        guard let first = values.first?.day, let last = values.last?.day else { return [] }
        let slots = grain.slots(of: first...last)
        return zip(slots, TrendSeries.grouped(values, slots)).compactMap { days, values in
            guard values.count >= fewest else { return nil }
            return metric.mean(of: values).map { (days, $0) }
        }
    }

    // MARK: Of kinds

    /// The fastest pieces of a kind stand behind its other records.
    private static func joined(_ records: [KindRecord], _ efforts: [BestEffort]) -> [KindRecord] {
        var fastest = Dictionary(grouping: KindRecord.fastest(efforts), by: \.kind)
        var joined: [KindRecord] = []
        for (index, record) in records.enumerated() {
            joined.append(record)
            if index + 1 == records.count || records[index + 1].kind != record.kind {
                joined += fastest.removeValue(forKey: record.kind) ?? []
            }
        }
        return joined + fastest.sorted { $0.key < $1.key }.flatMap(\.value)
    }

    private static func kinds(
        _ records: [KindRecord], _ hidden: Set<HealthCategory>, _ format: MetricFormat
    ) -> [Row] {
        guard !hidden.contains(.workouts) else { return [] }
        var kind: String?
        return records.compactMap { record in
            if record.measure == .heartRate, hidden.contains(.heart) { return nil }
            guard let value = record.text(format) else { return nil }
            let isNew = kind != record.kind
            kind = record.kind
            let name = ShortText.oneLine(SafeText.line(record.kind), 40)
            let isExercise = [.heaviest, .maximum, .volume].contains(record.measure)
            return Row(
                heading: isNew ? name : nil, title: record.measure.title, value: value,
                days: record.day...record.day, note: "of \(record.count) \(isExercise ? "days" : "workouts")")
        }
    }

    var sentence: String {
        guard !rows.isEmpty else {
            return "No records yet: two recorded days or two workouts of a kind make the first."
        }
        let scope = "The first of equal ones; days that can be no measurement are left out."
        guard let step, let since else { return "Records of all recorded days. \(scope)" }
        return "Counted from \(DayText.medium(since)): before, it was measured otherwise. \(step) \(scope)"
    }
}

extension KindRecord {
    /// The value with its unit; `nil` where it can be none.
    fileprivate func text(_ format: MetricFormat) -> String? {
        switch measure {
        case .distance: format.text(value, of: .distance)
        case .duration: MetricFormat.duration(minutes: value)
        case .pace: format.units.pace(minutes: value, kilometres: 1)
        case .fastest: StopwatchText.of((value * 60).rounded())
        case .climb: RecordWording.climb(value, format.units)
        case .energy: format.text(value, of: .activeEnergy)
        case .heartRate: "\(MetricFormat.decimal(value)) bpm"
        case .heaviest, .maximum, .volume: format.text(value, of: .weight)
        }
    }
}
