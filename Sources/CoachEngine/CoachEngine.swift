import ChatModel
import HealthModel

/// The conversation loop: it prepares what a model is told, passes on what the model answers, and sees to it that
/// every reply ends.
public struct CoachEngine: Sendable {
    private let health: any HealthReading
    private let prompt: CoachPrompt

    public init(health: any HealthReading, prompt: CoachPrompt = CoachPrompt()) {
        self.health = health
        self.prompt = prompt
    }

    /// The reply to the last of `messages` (oldest first), told about `day` as its today.
    ///
    /// The stream never throws and its last element is always `.ended`. Cancelling the task that reads it ends the
    /// request. Without health data the coach still answers, told that it has none.
    public func reply(
        from model: any LanguageModel, to messages: [ChatMessage], on day: CivilDay,
        options: ReplyOptions = ReplyOptions()
    ) -> AsyncStream<ReplyEvent> {
        AsyncStream { continuation in
            // Owned by the stream: it ends with whoever reads it.
            let work = Task {
                let end = await converse(with: model, messages: messages, day: day, options: options) {
                    continuation.yield($0)
                }
                continuation.yield(.ended(end))
                continuation.finish()
            }
            continuation.onTermination = { _ in work.cancel() }
        }
    }

    /// The request that `reply` would send: to look at before it is sent.
    public func request(
        for messages: [ChatMessage], on day: CivilDay, options: ReplyOptions = ReplyOptions()
    ) async -> ReplyRequest {
        let system = prompt.text(for: await briefing(on: day), instructions: options.instructions)
        let spent = TokenEstimate.tokens(in: system) + (options.maxOutputTokens ?? 0)
        return ReplyRequest(
            system: system,
            messages: HistoryBudget(tokens: max(0, options.contextTokens - spent)).trimmed(messages),
            temperature: options.temperature, maxOutputTokens: options.maxOutputTokens,
            thinkingEffort: options.thinkingEffort)
    }

    private func briefing(on day: CivilDay) async -> CoachPrompt.Briefing {
        do { return .report(try await health.report(of: day)) } catch { return .unavailable(day) }
    }

    /// The request, sent; every event but the end goes to `pass`.
    private func converse(
        with model: any LanguageModel, messages: [ChatMessage], day: CivilDay, options: ReplyOptions,
        pass: (ReplyEvent) -> Void
    ) async -> ReplyEnd {
        let request = await request(for: messages, on: day, options: options)
        if Task.isCancelled { return .cancelled }
        return await round(request, with: model, pass: pass)
    }

    /// One request and its answer.
    private func round(
        _ request: ReplyRequest, with model: any LanguageModel, pass: (ReplyEvent) -> Void
    ) async -> ReplyEnd {
        for await event in model.reply(to: request) {
            if case .ended(let end) = event { return end }
            pass(event)
        }
        return Task.isCancelled ? .cancelled : .failed(.streamingError(detail: "the answer stopped without an end"))
    }
}

/// What a person can set for a reply.
public struct ReplyOptions: Equatable, Sendable {
    /// The person's own wishes for the coach, added to its instructions.
    public var instructions: String?
    public var temperature: Double?
    public var maxOutputTokens: Int?
    public var thinkingEffort: ThinkingEffort?
    /// How much the model reads at most, instructions and answer included; older turns are left out beyond it.
    public var contextTokens: Int

    public init(
        instructions: String? = nil, temperature: Double? = nil, maxOutputTokens: Int? = nil,
        thinkingEffort: ThinkingEffort? = nil, contextTokens: Int = 24_000
    ) {
        self.instructions = instructions
        self.temperature = temperature
        self.maxOutputTokens = maxOutputTokens
        self.thinkingEffort = thinkingEffort
        self.contextTokens = contextTokens
    }
}
