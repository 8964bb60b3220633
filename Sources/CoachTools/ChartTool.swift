import Charts
import Findings
import HealthModel
import HealthQuery

/// `chart`: a chart in the conversation, as its data; whoever shows the conversation draws it.
package struct ChartTool: QueryTool {
    package static let name = "chart"
    package let toolkit: QueryToolkit

    /// Days of the longest scatter: a point a day.
    static let mostPairs = 366

    package func answer(_ call: QueryCall) async throws(ToolProblem) -> ToolReply {
        let kind: ChartData.Kind = call.arguments.option("kind") ?? .overTime
        let metrics = try Self.metrics(call)
        try call.need("by", with: "kind over_time", if: kind == .overTime)
        try call.need("marks", with: "kind over_time", if: kind == .overTime, usual: "false")
        guard kind != .scatter || metrics.count == 2 else {
            throw ToolProblem(
                .invalidArguments, "A scatter takes two metrics: the first is up, the second across.", path: "metrics")
        }
        let asked = try call.range()
        let table = try await call.table(metrics, also: Self.markFields(call))
        let days = try Self.days(asked, table, call)
        var chart = ChartData(
            kind, of: metrics.map(\.field), in: days, by: kind == .overTime ? call.arguments.option("by") : .day,
            from: table,
            running: call.clock.partialUntil == nil ? nil : call.today)
        try Self.checkSize(chart)
        var categories = QueryCall.categories(metrics.map(\.field))
        if !call.consent.withheld.contains(.profile) { try await Self.addGoals(to: &chart, call) }
        if kind == .overTime, call.arguments.value["marks"].flag ?? true {
            categories.formUnion(try await Self.addMarks(to: &chart, table, call))
        }
        return Self.reply(chart, table, call, categories)
    }

    // MARK: Arguments

    private static func metrics(_ call: QueryCall) throws(ToolProblem) -> [QueryCall.Named] {
        var metrics: [QueryCall.Named] = []
        for name in call.arguments.texts("metrics") ?? [] {
            let named = try call.field(name, at: "metrics", isMetric: true)
            guard !named.field.isText else {
                throw ToolProblem(.invalidArguments, "A chart is of metrics of numbers, not of texts.", path: "metrics")
            }
            if !metrics.contains(where: { $0.field == named.field }) { metrics.append(named) }
        }
        return metrics
    }

    /// The dates asked for, up to today.
    private static func days(
        _ range: DayRange, _ table: DayTable, _ call: QueryCall
    ) throws(ToolProblem) -> ClosedRange<CivilDay> {
        let asked = table.dates(of: range)
        guard asked.lowerBound <= call.today else {
            throw ToolProblem(.invalidArguments, "These dates lie ahead; nothing is foretold.", path: "range")
        }
        let end = min(asked.upperBound, call.today)
        guard end - asked.lowerBound < ChartData.longest else {
            throw ToolProblem(.limitExceeded, "A chart is of a hundred years at most.", path: "range")
        }
        return asked.lowerBound...end
    }

    private static func checkSize(_ chart: ChartData) throws(ToolProblem) {
        let values = chart.series.reduce(0) { $0 + $1.values.count }
        guard values <= ChartData.mostValues else {
            throw ToolProblem(
                .limitExceeded,
                "That is \(values) values, a chart has \(ChartData.mostValues) at most: by week, month or year, or fewer metrics.",
                path: "by")
        }
        guard chart.pairs.count <= mostPairs else {
            throw ToolProblem(
                .limitExceeded, "A scatter has \(mostPairs) days at most; ask for a shorter range.", path: "range")
        }
    }

    // MARK: Beside the values

    private static func addGoals(to chart: inout ChartData, _ call: QueryCall) async throws(ToolProblem) {
        let person: QueryPerson
        do throws(HealthStoreError) { person = try await call.reading.person(on: call.today) } catch {
            throw ToolProblem(error)
        }
        for index in chart.series.indices {
            chart.series[index].goal = person.goals[chart.series[index].metric]?.daily
        }
    }

    private static func markFields(_ call: QueryCall) -> Set<DayField> {
        call.consent.shares(.location) ? [.zone] : []
    }

    /// Marks of one chart.
    private static let mostMarks = 20

    /// Journeys, tags and changes of devices in the days shown, as far as the reader may see them.
    /// - Returns: whose data they are.
    private static func addMarks(
        to chart: inout ChartData, _ table: DayTable, _ call: QueryCall
    ) async throws(ToolProblem) -> Set<HealthCategory> {
        var (marks, categories): ([ChartData.Mark], Set<HealthCategory>) = ([], [])
        if call.consent.shares(.location) {
            let home: String
            do throws(HealthStoreError) { home = try await call.reading.person(on: call.today).homeZone } catch {
                throw ToolProblem(error)
            }
            let away = table.span(chart.days).compactMap { day in
                table.text(.zone, on: day).flatMap { $0 == home ? nil : (day, $0) }
            }
            let trips = DayStretch.joined(away).map { ChartData.Mark(days: $0.days, text: "in \($0.placeName)") }
            if !trips.isEmpty { categories.insert(.location) }
            marks += trips
        }
        if call.consent.shares(.clinical) {
            let tags = try await call.journal().tags.compactMap { tag in tag.name.map { (tag.date, $0) } }
            let stretches = DayStretch.joined(tags).filter { $0.days.overlaps(chart.days) }
            if !stretches.isEmpty { categories.insert(.clinical) }
            marks += stretches.map { ChartData.Mark(days: $0.days.clamped(to: chart.days), text: $0.name) }
        }
        for metric in chart.metrics {
            marks += try await call.deviceBreaks(of: metric, in: chart.days, table).map {
                ChartData.Mark(days: $0.day...$0.day, text: $0.sentence(of: metric, today: call.today))
            }
        }
        marks.sort { ($0.days.lowerBound, $0.text) < ($1.days.lowerBound, $1.text) }
        chart.marks = Array(marks.suffix(mostMarks))
        return categories
    }

    // MARK: Reply

    private static func reply(
        _ chart: ChartData, _ table: DayTable, _ call: QueryCall, _ categories: Set<HealthCategory>
    ) -> ToolReply {
        var reply = ToolReply(chart.fields)
        var told = chart
        told.marks = []
        // Metric, as the figures of all tools are.
        reply.add("text", .string(told.sentences(.english, units: .metric, today: call.today).joined(separator: " ")))
        if chart.isEmpty {
            reply.noData(call.nothing(in: chart.days), available: chart.metrics.first.flatMap(table.recorded))
        } else {
            reply.notes = ["the user sees the chart above your answer; do not draw it again"]
        }
        reply.notes += call.partialNote(chart.metrics, chart.days)
        if chart.metrics.contains(where: { $0.kind == .clock }) { reply.notes.append(DayNotes.clockLine) }
        reply.categories = categories
        return reply
    }
}
