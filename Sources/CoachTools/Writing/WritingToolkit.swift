import ChatModel
import Entries
import Foundation
import HealthModel
import HealthQuery
import Plans

/// The services that all tools that write share: they propose, the person answers, and only then something is stored.
public struct WritingToolkit: Sendable {
    let reading: any QueryReading
    let entries: any EntryKeeping
    let memories: any MemoryKeeping
    let confirming: any Confirming
    let clock: @Sendable () -> EntryClock
    let units: @Sendable () -> UnitSystem

    /// - Parameters:
    ///   - reading: what the gates go by: height, age, the last weight.
    ///   - confirming: asks the person.
    ///   - clock: read anew for every call.
    ///   - units: those of the person.
    public init(
        reading: any QueryReading, entries: any EntryKeeping, memories: any MemoryKeeping,
        confirming: any Confirming, clock: @escaping @Sendable () -> EntryClock,
        units: @escaping @Sendable () -> UnitSystem
    ) {
        self.reading = reading
        self.entries = entries
        self.memories = memories
        self.confirming = confirming
        self.clock = clock
        self.units = units
    }

    /// The tools that write, in the order they are offered.
    public var tools: [any CoachTool] {
        [
            LogWaterTool(toolkit: self),
            LogWeightTool(toolkit: self),
            LogCheckInTool(toolkit: self),
            LogMealTool(toolkit: self),
            LogWorkoutTool(toolkit: self),
            LogEntryTool(toolkit: self),
            LogSetsTool(toolkit: self),
            PlanWeekTool(toolkit: self),
            SaveTemplateTool(toolkit: self),
            SetGoalTool(toolkit: self),
            CompleteGoalTool(toolkit: self),
            RememberTool(toolkit: self),
        ]
    }

    // MARK: Storing

    /// Stores what the person typed, as a tool would.
    public func log(_ proposal: Proposal) async -> ToolOutcome {
        do throws(ToolProblem) { return try await stored(proposal, for: .everything) } catch {
            return error.outcome
        }
    }

    /// Asks about a proposal, and stores what was answered.
    /// - Throws: `not_allowed` behind a gate, `not_confirmed` where nobody can be asked.
    func stored(
        _ proposal: Proposal, for consent: ConsentFilter, in conversation: UUID? = nil
    ) async throws(ToolProblem) -> ToolOutcome {
        let gate = try await WeightGoalGate.of(proposal, self)
        try gate?.check(proposal)
        let reply = WriteReply(proposed: proposal, consent: consent, clock: clock())
        if let known = try await known(proposal) { return reply.outcome(.duplicate, known, proposal) }
        guard let confirmed = try await confirmed(proposal, gate) else { return reply.declined }
        return try await keep(confirmed, reply, conversation)
    }

    /// The proposal as the person confirmed it; `nil` when they declined. An implausible one is asked about once more,
    /// and one typed instead passes the same gate.
    private func confirmed(_ proposal: Proposal, _ gate: WeightGoalGate?) async throws(ToolProblem) -> Proposal? {
        let weight = try await newestWeight(for: proposal)
        let plausibility = Plausibility(weight, on: clock().today)
        let load = try await load(of: proposal)
        var asked = proposal
        var doubt: String?
        while true {
            guard let answer = await confirming.answer(to: asked, doubt: doubt) else {
                let command = ProposalCommand(clock: clock(), units: units()).text(asked)
                throw ToolProblem(
                    .notConfirmed,
                    "Nobody could be asked, so nothing was stored; the person can log it themselves: \(command)",
                    suggestions: [command])
            }
            guard case .confirmed(let confirmed) = answer else { return nil }
            try gate?.check(confirmed)
            let next =
                plausibility.doubt(about: confirmed, units()) ?? gate?.doubt(about: confirmed)
                ?? load?.doubt(about: confirmed.sessions)
            // The same doubt about the same value was answered just now.
            if next == nil || (next == doubt && confirmed == asked) { return confirmed }
            (asked, doubt) = (confirmed, next)
        }
    }

    private func keep(
        _ proposal: Proposal, _ reply: WriteReply, _ conversation: UUID?
    ) async throws(ToolProblem) -> ToolOutcome {
        do {
            switch proposal {
            case .entry(let entry):
                switch try await entries.log(entry) {
                case .saved(let id): return reply.outcome(.saved, .entry(id), proposal)
                case .duplicate(let id): return reply.outcome(.duplicate, .entry(id), proposal)
                }
            case .goal(let aim):
                let (goal, previous) = try await entries.setGoal(aim)
                return reply.outcome(.saved, .goal(goal.id), proposal, previous: previous)
            case .memory(let fact, let about):
                let memory = Memory(fact, about: about, createdAt: clock().now, conversation: conversation)
                guard let memory else {
                    throw ToolProblem(.invalidArguments, "It says nothing.", path: "fact")
                }
                try await memories.keep(memory)
                return reply.outcome(.saved, EntryReference(memory: memory.id), proposal)
            }
        } catch let error as ToolProblem {
            throw error
        } catch {
            throw ToolProblem(storing: error)
        }
    }

    // MARK: What is known

    /// Seconds within which the same entry is taken for the same.
    private static let sameWithin = 120.0
    /// Entries that are looked at for the same one.
    private static let lookedAt = 100

    /// The same, already stored: then nobody is asked.
    private func known(_ proposal: Proposal) async throws(ToolProblem) -> EntryReference? {
        do {
            switch proposal {
            case .entry(let entry):
                let now = clock().now
                return try await entries.entries(limit: Self.lookedAt).first { known in
                    guard known.undoneAt == nil, known.entry.isSame(as: entry) else { return false }
                    let (left, right) = (known.entry.instant ?? known.writtenAt, entry.instant ?? now)
                    return abs(left.timeIntervalSince(right)) <= Self.sameWithin
                }.map { .entry($0.id) }
            case .goal(let aim):
                return try await entries.goals().first { $0.aim == aim }.map { .goal($0.id) }
            case .memory(let fact, _):
                return try await memories.memories().first { $0.fact == fact }.map { EntryReference(memory: $0.id) }
            }
        } catch {
            throw ToolProblem(storing: error)
        }
    }

    /// The weeks that the coach would plan into; `nil` where it plans nothing. What a person plans by hand is not judged.
    private func load(of proposal: Proposal) async throws(ToolProblem) -> PlanLoad? {
        guard proposal.sessions.contains(where: { $0.origin == .coach }) else { return nil }
        do throws(HealthStoreError) {
            let today = clock().today
            return PlanLoad(
                try await entries.plans(), try await reading.workouts(upTo: today), today: today, units: units())
        } catch {
            throw ToolProblem(error)
        }
    }

    func lastWeight(for proposal: Proposal) async throws(ToolProblem) -> Double? {
        try await newestWeight(for: proposal)?.kilograms
    }

    /// Only where a weight is proposed; `nil` where none is known.
    private func newestWeight(for proposal: Proposal) async throws(ToolProblem) -> NewestWeight? {
        switch proposal {
        case .entry(.weight): break
        case .goal(let aim) where aim.metric == .weight: break
        default: return nil
        }
        do throws(HealthStoreError) {
            return try await NewestWeight.read(from: reading, upTo: clock().today)
        } catch {
            throw ToolProblem(error)
        }
    }
}

extension Proposal {
    /// Of a plan; empty for anything else.
    fileprivate var sessions: [PlannedSession] {
        if case .entry(.plan(let sessions)) = self { sessions } else { [] }
    }
}

extension ToolProblem {
    /// Why something was not stored. Reasons of the stores name no values.
    init(storing error: any Error) {
        switch error {
        case HealthStoreError.busy: self.init(.busy, "The health data are being written; try again in a moment.")
        case HealthStoreError.diskFull, ConversationError.diskFull:
            self.init(.failed, "The disk is full; nothing was stored.")
        case HealthStoreError.readOnly, ConversationError.readOnly:
            self.init(.failed, "Nothing was stored: the data cannot be written to.")
        case HealthStoreError.failed(let reason), ConversationError.failed(let reason):
            self.init(.failed, "Nothing was stored: \(reason).")
        default: self.init(.failed, "It could not be stored.")
        }
    }
}
