import ChatModel
import Entries
import Foundation
import HealthModel
import HealthQuery
import JSON
import Plans

/// `plan`: the sessions of the plan with what became of them, and the goals that stand with how far they are; a week by
/// rules, where one is asked for.
public struct PlanTool: CoachTool {
    package static let name = "plan"
    private let entries: any EntryKeeping
    private let reading: any QueryReading
    private let clock: @Sendable () -> EntryClock

    public init(entries: any EntryKeeping, reading: any QueryReading, clock: @escaping @Sendable () -> EntryClock) {
        (self.entries, self.reading, self.clock) = (entries, reading, clock)
    }

    public var definition: ToolDefinition { ToolSchemas.definition(Self.name) }

    /// Days from the Monday of this week.
    private static let usualDays = 14
    private static let mostDays = 92

    /// The sessions of at most 92 days, two weeks from this Monday unless said, and the goals with their progress.
    public func run(_ arguments: JSONValue, for consent: ConsentFilter) async -> ToolOutcome {
        do throws(ToolProblem) {
            try ToolSchemas.check(arguments, for: Self.name)
            return try await answer(ToolArguments(arguments), consent).outcome
        } catch {
            return error.outcome
        }
    }

    private func answer(_ arguments: ToolArguments, _ consent: ConsentFilter) async throws(ToolProblem) -> ToolReply {
        let clock = clock()
        guard consent.shares(.workouts) || consent.shares(.profile) else {
            throw ToolProblem.notShared(.workouts, by: consent)
        }
        guard !arguments.has("count") || arguments.has("propose") else {
            throw ToolProblem(.invalidArguments, "It goes with propose.", path: "count")
        }
        let days = try days(arguments, clock.today)
        var reply = ToolReply([("from", .day(days.lowerBound)), ("to", .day(days.upperBound))])
        do throws(HealthStoreError) {
            if consent.shares(.workouts) {
                let plan = try await PlanReview(from: entries, reading, in: days, today: clock.today)
                reply.add("summary", .text(plan.summary))
                reply.rows = ("sessions", plan.standings.map(Self.row))
                reply.categories.insert(.workouts)
                if let kind: UsualWeek.Kind = arguments.option("propose") {
                    let week = try await proposed(kind, arguments.integer("count"), from: days.lowerBound, clock)
                    reply.fields += week
                }
            }
            if consent.shares(.profile) {
                let goals = try await entries.goals()
                reply.add("goals", .list(try await told(goals, clock, consent)))
                if goals.contains(where: { $0.aim.period == nil }) { reply.notes.append(DayNotes.levelGoal) }
                reply.categories.insert(.profile)
            }
        } catch {
            throw ToolProblem(error)
        }
        reply.notes.append(
            "done goes by workouts of the same kind on the day, from any source; nothing moves without a yes")
        return reply
    }

    /// The first whole week from a day on, by rules: its sessions as `plan_week` reads them, or why there is none.
    private func proposed(
        _ kind: UsualWeek.Kind, _ count: Int?, from day: CivilDay, _ clock: EntryClock
    ) async throws(HealthStoreError) -> ToolReply.Fields {
        let first = max(day, clock.today)
        let monday = first.advanced(by: (7 - first.weekday) % 7)
        let usual = UsualWeek(of: try await reading.workouts(upTo: clock.today), today: clock.today)
        let words = EntryWording(clock: clock, units: .metric)
        do throws(PlanProblem) {
            let plan = try usual.plan(kind, count: count, from: monday)
            let sessions = plan.sessions.map { session -> JSONTree in
                .object([("line", .string(PlanWording.line(session, words))), ("reason", .text(session.reason))])
            }
            return [("proposed_week", .day(monday)), ("proposed", .list(sessions)), ("remark", .string(plan.remark))]
        } catch {
            return [("proposed_week", .day(monday)), ("not_proposed", .string(error.sentence))]
        }
    }

    private func days(_ arguments: ToolArguments, _ today: CivilDay) throws(ToolProblem) -> ClosedRange<CivilDay> {
        let first = arguments.text("from").flatMap { CivilDay(iso: $0) } ?? today.advanced(by: -today.weekday)
        let last = arguments.text("to").flatMap { CivilDay(iso: $0) } ?? first.advanced(by: Self.usualDays - 1)
        guard first <= last, last - first < Self.mostDays else {
            throw ToolProblem(
                .invalidArguments, "from and to are dates in order, at most \(Self.mostDays) days apart.", path: "from")
        }
        return first...last
    }

    private static func row(_ standing: PlanStanding) -> JSONTree {
        let session = standing.session
        let state: String
        var done: ToolReply.Fields = []
        switch standing.state {
        case .upcoming: state = "to come"
        case .today: state = "today"
        case .missed: state = "missed"
        case .cancelled: state = "let go"
        case .done(let workout):
            state = "done"
            done = [("done_min", .figure(workout.minutes.rounded())), ("done_km", .figure(workout.kilometres))]
        }
        let fields: ToolReply.Fields =
            [
                ("date", .day(session.day)), ("time", .text(session.minute.map { EntryClock.text(minute: $0) })),
                ("type", .string(session.type)), ("minutes", .figure(session.minutes)),
                ("km", .figure(session.kilometres)), ("zone", session.zone.map { .integer($0) } ?? .null),
                ("intensity", .text(session.intensity?.rawValue)), ("note", .text(session.note)),
                ("reason", .text(session.cancellation ?? session.reason)), ("state", .string(state)),
            ] + done
        return .object(fields.filter { if case .null = $0.value { false } else { true } })
    }

    private func told(
        _ goals: [Goal], _ clock: EntryClock, _ consent: ConsentFilter
    ) async throws(HealthStoreError) -> [JSONTree] {
        guard !goals.isEmpty else { return [] }
        let shown = Set(goals.map(\.aim.metric)).filter { $0.categories.allSatisfy { consent.shares($0) } }
        let days = try await reading.days(shown, upTo: clock.today)
        return goals.map { goal in
            let aim = goal.aim
            let numbers = days.numbers[aim.metric] ?? []
            let isReached = aim.isReached(by: numbers, on: clock.today, setOn: clock.local(goal.setAt).day)
            let pace = aim.pace(of: numbers, on: clock.today)
            return .object([
                ("metric", .string(aim.metric.rawValue)), ("target", .figure(aim.target)),
                ("period", .text(aim.period?.rawValue)), ("by", .day(aim.due)),
                ("set_on", .day(clock.local(goal.setAt).day)),
                ("value", .figure(aim.value(of: numbers, on: clock.today).map { ($0 * 100).rounded() / 100 })),
                ("reached", .boolean(isReached)), ("pace", .text(pace?.standing.rawValue)),
            ])
        }
    }
}
