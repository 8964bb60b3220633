import ChatModel
import CoachTools
import Foundation
import HealthModel
import HealthQuery
import Safety
import Synchronization

/// The conversation loop: it prepares what a model is told, has the tools run that the model calls, passes on what it
/// answers, keeps account of what that takes, and sees to it that every reply ends.
public struct CoachEngine: Sendable {
    private let health: any HealthReading
    private let records: (any QueryReading)?
    private let prompt: CoachPrompt
    private let memory: (any MemoryKeeping)?
    let notices: NoticeMemory
    private let consent: @Sendable (ModelReference) async -> ConsentFilter
    let toolbox: Toolbox
    let book: SpendBook
    let modelInfo: @Sendable (ModelReference) -> ModelInfo?
    let now: @Sendable () -> Date
    let notice: @Sendable (CoachNotice) -> Void
    let withoutTools = ModelsWithoutTools()
    private let region: String?
    private let replies = RunningReplies()
    private let screened = ScreenedQuestions()

    /// - Parameters:
    ///   - region: ISO 3166 code of the person's country, for emergency numbers; `nil` names several.
    ///   - consent: what a model may see, asked anew for every reply.
    ///   - records: what the tools read, to name in the instructions which metrics there are; without it none is named.
    ///   - tools: offered to every model that takes tools.
    ///   - toolLimit: how long one of them may take.
    ///   - ledger: where each request is noted; without one nothing is, and no budget holds.
    ///   - budget: asked anew before every request.
    ///   - memory: what the person agreed to have kept in mind, read anew for every reply; without one there is none.
    ///   - notices: which notices about measured values were shown before; without it each is shown once in a conversation.
    ///   - modelInfo: what is known about a model, at once.
    ///   - notice: is told what a person should know and what ends no reply.
    public init(
        health: any HealthReading, consent: @escaping @Sendable (ModelReference) async -> ConsentFilter,
        records: (any QueryReading)? = nil, prompt: CoachPrompt = CoachPrompt(), tools: [any CoachTool] = [],
        toolLimit: Duration = .seconds(2), ledger: (any SpendKeeping)? = nil, memory: (any MemoryKeeping)? = nil,
        notices: (any NoticeKeeping)? = nil,
        region: String? = nil, budget: @autoclosure @escaping @Sendable () -> Budget = Budget(),
        modelInfo: @escaping @Sendable (ModelReference) -> ModelInfo? = { _ in nil },
        now: @escaping @Sendable () -> Date = { Date() },
        notice: @escaping @Sendable (CoachNotice) -> Void = { _ in }
    ) {
        self.health = health
        self.records = records
        self.memory = memory
        self.notices = NoticeMemory(notices, now: now)
        self.consent = consent
        self.prompt = prompt
        self.region = region
        self.toolbox = Toolbox(tools, limit: toolLimit)
        self.modelInfo = modelInfo
        self.now = now
        self.notice = notice
        book = SpendBook(ledger: ledger, budget: budget, modelInfo: modelInfo, now: now, notice: notice)
    }

    /// Reads the tables that messages are screened with, some 30 ms of work; else the first question waits for it.
    public static func prepare() { ScreenedQuestions.prepare() }

    /// The reply to the last of `messages` (oldest first), told about `day` as its today.
    ///
    /// The stream never throws and its last element is always `.ended`. Cancelling the task that reads it ends the
    /// request, and no tool begins after that. Without health data the coach still answers, told that it has none.
    /// - Parameter conversation: for the note of what each request took.
    public func reply(
        from model: any LanguageModel, to messages: [ChatMessage], on day: CivilDay,
        options: ReplyOptions = ReplyOptions(), conversation: UUID? = nil
    ) -> AsyncStream<ReplyEvent> {
        AsyncStream { continuation in
            let outlet = ReplyOutlet(continuation)
            replies.began()
            // Owned by the stream: it ends with whoever reads it.
            let work = Task {
                let clearance = await clearance(for: messages, options, day, model.reference)
                let briefing = await briefing(on: day)
                var notice = clearance.safety.notice
                let readings = readings(briefing, day, clearance)
                if notice == nil { notice = await notices.firstDue(readings) }
                if let notice { outlet.send(.safety(notice)) }
                let system = await system(briefing, options, clearance, notice)
                if !system.isEmpty { outlet.send(.told(Self.data(in: system, options))) }
                let turn = Turn(
                    engine: self, model: model, options: clearance.isWithoutData ? options.withoutTools : options,
                    conversation: conversation, system: system, clearance: clearance, safety: notice, day: day,
                    reportShowsLoss: readings.contains { $0.reading?.concern == .weightLoss },
                    pass: { outlet.send($0) })
                outlet.end(await turn.answer(to: messages))
                replies.ended()
            }
            continuation.onTermination = { termination in
                guard case .cancelled = termination else { return }
                outlet.end(.cancelled)  // the reader gets its last event although its task is cancelled
                work.cancel()
            }
        }
    }

    /// The request that `reply` would send first: to look at before it is sent.
    public func request(
        for messages: [ChatMessage], on day: CivilDay, options: ReplyOptions = ReplyOptions(),
        from model: ModelReference
    ) async -> ReplyRequest {
        let clearance = await clearance(for: messages, options, day, model)
        let briefing = await briefing(on: day)
        var notice = clearance.safety.notice
        if notice == nil { notice = await notices.firstDue(readings(briefing, day, clearance), notes: false) }
        let tools = tools(for: model, clearance.isWithoutData ? options.withoutTools : options)
        let system = await system(briefing, options, clearance, notice)
        return request(for: messages, system: system, tools: tools, options: options, clearance).content
    }

    /// Whether the last question tells of a crisis or an emergency, or is asked in one: it is answered at once, whatever there
    /// is of a network.
    public func isUrgent(_ messages: [ChatMessage], on day: CivilDay, options: ReplyOptions = ReplyOptions()) async
        -> Bool
    {
        let gate = await gate(messages, options, day)
        return gate.notice != nil || gate.isWithoutData
    }

    /// The part of a conversation, and of the data, that may go to a model now.
    func clearance(
        for messages: [ChatMessage], _ options: ReplyOptions, _ day: CivilDay?, _ model: ModelReference
    ) async -> Clearance {
        var relatives: [ModelReference: ConsentFilter] = [:]
        for author in Set(messages.compactMap(\.model)) where author != model && author.provider == model.provider {
            relatives[author] = await consent(author)
        }
        return Clearance(
            for: model, await consent(model), await gate(messages, options, day), relatives: relatives,
            earlierTalkUntil: options.earlierTalkUntil)
    }

    private func gate(_ messages: [ChatMessage], _ options: ReplyOptions, _ day: CivilDay?) async -> SafetyGate {
        let isMinor = options.person.profile.birthDate.map { day?.isBefore(birthday: 18, of: $0) ?? false } ?? false
        var elsewhere = options.crisisElsewhere
        if elsewhere == nil, let conversation = options.conversation {
            elsewhere = await notices.spokenCrisis(in: conversation, unlessIn: messages)
        }
        return SafetyGate(
            messages, region: region, isMinor: isMinor, screened: screened,
            subjectChangedAt: options.subjectChangedAt, crisisElsewhere: elsewhere)
    }

    /// The signs in the shared data that come before everything else, and were not shown in this conversation.
    private func readings(
        _ briefing: CoachPrompt.Briefing, _ day: CivilDay, _ clearance: Clearance
    ) -> [SafetyNotice] {
        guard case .report(let report) = briefing else { return [] }
        return clearance.safety.unseen(ReadingScreen(today: day).notices(for: clearance.consent.passed(report)))
    }

    /// Returns when every reply is through, stopped ones too, and what they took is noted.
    public func drain() async { await replies.drain() }

    // MARK: - Requests

    /// - Parameter change: of what the rules of what is sent don't concern.
    func request(
        for messages: [ChatMessage], system: String, tools: [ToolDefinition], options: ReplyOptions,
        _ clearance: Clearance, change: (inout ReplyRequest) -> Void = { _ in }
    ) -> ClearedRequest {
        let offer = tools.reduce(0) { $0 + TokenEstimate.tokens(in: $1) }
        let spent = TokenEstimate.tokens(in: system) + offer + (options.maxOutputTokens ?? 0)
        let most = min(options.contextTokens, modelInfo(clearance.model)?.contextTokens ?? .max)
        var request = ReplyRequest(
            system: system, messages: messages, tools: tools, temperature: options.temperature,
            maxOutputTokens: options.maxOutputTokens, thinkingEffort: options.thinkingEffort)
        change(&request)
        return clearance.cleared(request, within: HistoryBudget(tokens: max(0, most - spent)))
    }

    /// None where the person wants none or the model takes none.
    func tools(for model: ModelReference, _ options: ReplyOptions) -> [ToolDefinition] {
        guard options.tools != .none else { return [] }
        if modelInfo(model)?.canUseTools == false || withoutTools.contains(model) { return [] }
        return toolbox.definitions
    }

    private func system(
        _ briefing: CoachPrompt.Briefing, _ options: ReplyOptions, _ clearance: Clearance, _ notice: SafetyNotice?
    ) async -> String {
        // The offline coach goes by rules: it is told what was shown to the person, and reads no instructions.
        guard clearance.model.provider != .offline else { return "" }
        let text: String
        if clearance.isWithoutData {
            text = CoachPrompt.textWithoutData
        } else {
            let consent = clearance.consent
            let hasTools = !tools(for: clearance.model, options).isEmpty
            text = prompt.text(
                for: briefing, options, consent, memories: await memories(for: consent),
                catalogue: hasTools ? await catalogue(on: briefing.day) : [],
                names: hasTools ? await names(on: briefing.day, for: consent) : [])
        }
        return [text, clearance.safety.instructions(notice)].compactMap(\.self).joined(separator: "\n\n")
    }

    /// Without it the model has to ask for the catalogue: nothing is lost.
    private func catalogue(on day: CivilDay) async -> [CatalogueEntry] {
        guard let records else { return [] }
        do throws(HealthStoreError) { return try await records.catalogue(upTo: day) } catch { return [] }
    }

    private func names(on day: CivilDay, for consent: ConsentFilter) async -> [RecordedNames] {
        guard let records else { return [] }
        do throws(HealthStoreError) {
            return try await RecordedNames.read(records, upTo: day, for: consent)
        } catch {
            return []  // as with the catalogue
        }
    }

    private func memories(for consent: ConsentFilter) async -> [Memory] {
        guard let memory, consent.shares(.profile) else { return [] }
        do throws(ConversationError) {
            return try await memory.memories()
        } catch {
            notice(.memoriesNotRead(error))
            return []
        }
    }

    private func briefing(on day: CivilDay) async -> CoachPrompt.Briefing {
        do { return .report(try await health.report(of: day)) } catch { return .unavailable(day) }
    }
}

/// Models that refused a request because of its tools, so that they are asked without from then on.
final class ModelsWithoutTools: Sendable {
    private let models = Mutex<Set<ModelReference>>([])

    func contains(_ model: ModelReference) -> Bool { models.withLock { $0.contains(model) } }
    func insert(_ model: ModelReference) { models.withLock { _ = $0.insert(model) } }
}

extension CivilDay {
    /// Whether somebody born on `birth` is younger than so many years on this day.
    fileprivate func isBefore(birthday years: Int, of birth: CivilDay) -> Bool {
        let (from, to) = (birth.components, components)
        return (to.year - years, to.month, to.day) < (from.year, from.month, from.day)
    }
}

extension ReplyOptions {
    /// The same, and nothing is looked up.
    fileprivate var withoutTools: ReplyOptions {
        var options = self
        options.tools = .none
        return options
    }
}
