import ChatModel
import Findings
import HealthModel
import HealthQuery
import JSON

/// The day that tools call today.
public struct ToolClock: Equatable, Sendable {
    public var today: CivilDay
    /// Clock time up to which today is known, `14:05`; `nil` where the day is over or taken as a whole.
    public var partialUntil: String?

    public init(today: CivilDay, partialUntil: String? = nil) {
        self.today = today
        self.partialUntil = partialUntil
    }

    /// Unix seconds up to which today is known; `nil` where the day is over or taken as a whole.
    /// - Parameter zone: IANA identifier of the home zone.
    func now(in zone: String) -> Int? {
        let parts = partialUntil.map { $0.split(separator: ":").compactMap { Int($0) } } ?? []
        guard parts.count == 2, let clock = DayClock(zoneName: zone) else { return nil }
        let guess = clock.start(of: today) + parts[0] * 3600 + parts[1] * 60
        return guess + parts[0] * 3600 + parts[1] * 60 - clock.secondOfDay(atUnix: guess)
    }
}

/// A tool that answers questions about the person's data. The arguments have passed its schema.
package protocol QueryTool: CoachTool {
    static var name: String { get }
    var toolkit: QueryToolkit { get }
    func answer(_ call: QueryCall) async throws(ToolProblem) -> ToolReply
}

extension QueryTool {
    public var definition: ToolDefinition { ToolSchemas.definition(Self.name) }

    /// Checks the arguments by the schema, and answers as far as the consent goes.
    public func run(_ arguments: JSONValue, for consent: ConsentFilter) async -> ToolOutcome {
        do throws(ToolProblem) {
            try ToolSchemas.check(arguments, for: Self.name)
            let reply = try await answer(QueryCall(ToolArguments(arguments), toolkit, consent))
            // What is answered all the same rests on the calendar, and tells how far the records reach.
            guard !consent.sharesNoMeasurement else { throw ToolProblem.notShared(.activity, by: consent) }
            return reply.outcome
        } catch {
            return error.outcome
        }
    }
}

/// The services that all tools that answer questions share.
public struct QueryToolkit: Sendable {
    let reading: any QueryReading
    /// Which findings were told, and what the person thinks of them; `nil` where nothing keeps that.
    let findings: (any FindingKeeping)?
    let clock: @Sendable () -> ToolClock

    /// - Parameter clock: the day that is today at the moment of a call; nothing after it exists.
    public init(
        _ reading: any QueryReading, findings: (any FindingKeeping)? = nil, clock: @escaping @Sendable () -> ToolClock
    ) {
        (self.reading, self.findings) = (reading, findings)
        self.clock = clock
    }

    /// The tools that read, in the order they are offered.
    public var tools: [any CoachTool] {
        [
            MetricsCatalogTool(toolkit: self),
            MetricStatsTool(toolkit: self),
            DaysTool(toolkit: self),
            RelateTool(toolkit: self),
            TrendTool(toolkit: self),
            WorkoutsTool(toolkit: self),
            JournalTool(toolkit: self),
            SleepReportTool(toolkit: self),
            ComputeTool(toolkit: self),
            FindingsTool(toolkit: self),
            ChartTool(toolkit: self),
            SQLTool(toolkit: self),
        ]
    }
}
