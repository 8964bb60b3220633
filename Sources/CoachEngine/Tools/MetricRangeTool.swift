import ChatModel
import HealthModel
import JSON

/// `metric_range`: one daily metric over a range of dates.
public struct MetricRangeTool: CoachTool {
    private let health: any HealthReading
    private let today: @Sendable () -> CivilDay

    /// - Parameter today: The day that the model calls today; nothing after it exists.
    public init(health: any HealthReading, today: @escaping @Sendable () -> CivilDay) {
        self.health = health
        self.today = today
    }

    public var definition: ToolDefinition {
        let ids = MetricID.allCases.map { SnapshotJSON.quoted($0.rawValue) }.joined(separator: ",")
        return ToolDefinition(
            name: "metric_range",
            summary: """
                One daily metric over a range of dates: its values by date, mean, smallest and largest value, sum where \
                days add up, n recorded days and how many are missing. Missing is not zero.
                """,
            parametersJSON: """
                {"type":"object","properties":{"metric":{"type":"string","enum":[\(ids)]},"range":{"type":"string",\
                "description":"One of \(DayRange.forms). Default: all."}},"required":["metric"],\
                "additionalProperties":false}
                """)
    }

    /// Values that are listed, the newest.
    static let mostValues = 60

    public func run(_ arguments: JSONValue, for consent: ConsentFilter) async -> ToolOutcome {
        do throws(ToolProblem) {
            let arguments = try ToolArguments(arguments, allowing: ["metric", "range"])
            let metric = try MetricNames.metric(try arguments.requiredText("metric"))
            guard consent.shares(metric: metric) else { throw .notShared(metric.category, path: "metric") }
            let today = today()
            let range = try DayRange(try arguments.text("range") ?? "all", today: today)
            return try await answer(metric, range, today, consent)
        } catch {
            return error.outcome
        }
    }

    private func answer(
        _ metric: MetricID, _ range: DayRange, _ today: CivilDay, _ consent: ConsentFilter
    ) async throws(ToolProblem) -> ToolOutcome {
        do throws(HealthStoreError) {
            let report = try await health.report(of: today)
            let recorded = report.extent.map { min($0.lowerBound, today)...today }
            let asked: ClosedRange<CivilDay> =
                switch range {
                case .all: recorded ?? today...today
                case .days(let days): days
                }
            // What is counted: the asked dates from the first record to today.
            let span = recorded.flatMap { $0.overlaps(asked) ? asked.clamped(to: $0) : nil }
            var values: [DailyValue] = []
            if let span { values = try await health.dailyValues(of: metric, in: span) }
            var elsewhere: ClosedRange<CivilDay>?
            if values.isEmpty, let recorded {
                let all = try await health.dailyValues(of: metric, in: recorded)
                elsewhere = all.first.flatMap { first in all.last.map { first.day...$0.day } }
            }
            return MetricRangeAnswer(
                metric: metric, asked: asked, span: span, today: report.snapshot, values: values, elsewhere: elsewhere
            ).outcome
        } catch {
            throw ToolProblem(error)
        }
    }
}

/// What `metric_range` answers, computed from the recorded values.
struct MetricRangeAnswer {
    var metric: MetricID
    var asked: ClosedRange<CivilDay>
    /// The dates that count; `nil` where the asked ones lie before the first record or after today.
    var span: ClosedRange<CivilDay>?
    var today: HealthSnapshot
    /// In ascending order, within the span.
    var values: [DailyValue]
    /// First and last day with a value, where the span has none.
    var elsewhere: ClosedRange<CivilDay>?

    var outcome: ToolOutcome {
        var fields: [(key: String, value: JSONTree)] = [
            ("metric", .string(metric.rawValue)), ("unit", .string(metric.unit.isEmpty ? "count" : metric.unit)),
            ("from", .string(asked.lowerBound.iso)), ("to", .string(asked.upperBound.iso)),
            ("n", .integer(values.count)), ("missing", .integer(days - values.count)),
        ]
        fields += values.isEmpty ? noData : statistics + listed
        fields.append(("notes", .list(notes.map { .string($0) })))
        return ToolOutcome(fields)
    }

    private var days: Int { span.map { $0.upperBound - $0.lowerBound + 1 } ?? 0 }

    private var noData: [(key: String, value: JSONTree)] {
        let reason = "no value of \(metric.rawValue) is recorded \(elsewhere == nil ? "at all" : "on these dates")"
        var fields: [(key: String, value: JSONTree)] = [("no_data", .boolean(true)), ("reason", .string(reason))]
        if let elsewhere { fields.append(("available", .extent(elsewhere))) }
        return fields
    }

    private var statistics: [(key: String, value: JSONTree)] {
        let numbers = values.map(\.value)
        let sum = Self.sum(numbers)
        var fields: [(key: String, value: JSONTree)] = [("mean", .figure(sum / Double(numbers.count)))]
        for (name, extreme) in [("min", numbers.min()), ("max", numbers.max())] {
            guard let extreme else { continue }
            let dates = values.filter { $0.value == extreme }.prefix(8).map { JSONTree.string($0.day.iso) }
            fields += [(name, .figure(extreme)), ("\(name)_dates", .list(dates))]
        }
        if metric.kind == .cumulative { fields.append(("sum", .figure(sum))) }
        return fields
    }

    private var listed: [(key: String, value: JSONTree)] {
        let newest = values.suffix(MetricRangeTool.mostValues)
        let rows = newest.map { JSONTree.object([("date", .string($0.day.iso)), ("value", .figure($0.value))]) }
        let omitted = values.count - newest.count
        return (omitted > 0 ? [("omitted", .integer(omitted))] : []) + [("values", .list(rows))]
    }

    private var notes: [String] {
        let holdsToday = span?.contains(today.day) ?? false
        return [
            metric.kind == .cumulative && holdsToday ? DayNotes.partial(today) : nil,
            (1..<14).contains(values.count) ? DayNotes.noTrend : nil,
            !values.isEmpty && values.count * 2 < days ? DayNotes.mostMissing : nil,
        ].compactMap { $0 }
    }

    /// With the rounding errors kept and added at the end (Neumaier).
    static func sum(_ numbers: [Double]) -> Double {
        var (sum, lost) = (0.0, 0.0)
        for number in numbers {
            let next = sum + number
            lost += sum.magnitude >= number.magnitude ? (sum - next) + number : (number - next) + sum
            sum = next
        }
        return sum + lost
    }
}
