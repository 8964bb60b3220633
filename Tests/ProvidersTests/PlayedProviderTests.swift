import ChatModel
import Networking
import Providers
import Synchronization
import TestSupport
import Testing

/// Every client against a server that plays its provider and refuses what that provider refuses.
@Suite(.timeLimit(.minutes(10))) struct `Every provider, played` {
    @Test(arguments: PlayedProvider.allCases, ProviderDelivery.allCases)
    func `answers however its bytes come`(provider: PlayedProvider, delivery: ProviderDelivery) async throws {
        let server = try ProviderServer(provider, .text, delivery: delivery)
        defer { server.stop() }
        let events = try await ask(server)
        #expect(events.text == ProviderScene.answer)
        #expect(events.end == .finished(.stop))
        #expect(events.usage?.input == ProviderScene.usage.input)
        #expect(events.usage?.output == ProviderScene.usage.output)
        #expect(events.usage?.cachedInput == ProviderScene.usage.cachedInput)
        #expect(server.violations.isEmpty)
    }

    @Test(arguments: PlayedProvider.allCases)
    func `shows what it thinks apart from what it says`(provider: PlayedProvider) async throws {
        let server = try ProviderServer(provider, .thinking)
        defer { server.stop() }
        let events = try await ask(server)
        #expect(events.played.thinking == ProviderScene.thought)
        #expect(events.text == ProviderScene.answer)
        #expect(events.end == .finished(.stop))
        #expect(server.violations.isEmpty)
    }

    @Test(arguments: PlayedProvider.allCases, [ProviderScene.toolCall, .parallelCalls])
    func `takes the results of its tools back with its own record`(
        provider: PlayedProvider, scene: ProviderScene
    ) async throws {
        let server = try ProviderServer(provider, scene)
        defer { server.stop() }
        let first = try await ask(server)
        #expect(first.end == .finished(.toolCalls))
        #expect(first.played.calls.map(\.name) == Array(repeating: "snapshot", count: scene == .toolCall ? 1 : 2))
        #expect(first.played.calls.allSatisfy { $0.argumentsJSON == "{}" && !$0.isMalformed })
        #expect(Set(first.played.calls.map(\.id)).count == first.played.calls.count)
        let second = try await ask(server, history: first.played.history)
        #expect(second.text == ProviderScene.answer, "\(second)")
        #expect(second.end == .finished(.stop))
        #expect(server.violations.isEmpty)
        #expect(server.questions.count == 2)
    }

    @Test(arguments: PlayedProvider.allCases)
    func `goes on with a question after its tools were used`(provider: PlayedProvider) async throws {
        let server = try ProviderServer(provider, .toolCall)
        defer { server.stop() }
        var history = try await ask(server).played.history
        let answer = try await ask(server, history: history).played
        history.append(answer.message)
        history.append(ChatMessage(.person, "And last week?"))
        // It calls again: its last word is no result.
        #expect(try await ask(server, history: history).end == .finished(.toolCalls))
        #expect(server.violations.isEmpty)
    }

    @Test(arguments: PlayedProvider.allCases)
    func `declines in its own words`(provider: PlayedProvider) async throws {
        let server = try ProviderServer(provider, .declined)
        defer { server.stop() }
        let events = try await ask(server)
        #expect(events.text + (events.error?.detail ?? "") == ProviderScene.refusal)
        #expect(events.error == nil || events.error?.code == "refused")
    }

    @Test(arguments: PlayedProvider.allCases)
    func `says when a filter left nothing`(provider: PlayedProvider) async throws {
        let server = try ProviderServer(provider, .filtered)
        defer { server.stop() }
        let events = try await ask(server)
        #expect(["contentFiltered", "refused", "invalidResponse"].contains(events.error?.code))
        if provider == .anthropic { #expect(events.error?.code == "refused") }
        if ![.anthropic, .ollama].contains(provider) { #expect(events.error?.code == "contentFiltered") }
    }

    @Test(arguments: PlayedProvider.allCases)
    func `keeps what it said up to its limit`(provider: PlayedProvider) async throws {
        let server = try ProviderServer(provider, .length)
        defer { server.stop() }
        let events = try await ask(server)
        #expect(events.text == ProviderScene.answer)
        #expect(events.end == .finished(.length))
    }

    @Test(arguments: PlayedProvider.allCases)
    func `keeps what it said before an error in the middle`(provider: PlayedProvider) async throws {
        let server = try ProviderServer(provider, .errorInStream)
        defer { server.stop() }
        let events = try await ask(server)
        #expect(events.text == ProviderScene.answer)
        #expect(events.error?.detail.contains(ProviderScene.trouble) == true, "\(events)")
        #expect(server.questions.count == 1)
    }

    @Test(arguments: PlayedProvider.allCases, [ProviderFault.cut, .unfinished])
    func `keeps what it said before it broke off`(provider: PlayedProvider, trouble: ProviderFault) async throws {
        let server = try ProviderServer(provider, trouble: trouble)
        defer { server.stop() }
        let events = try await ask(server)
        #expect(events.text == ProviderScene.begun)
        #expect(events.error?.code == "streamingError")
        #expect(server.questions.count == 1)
    }

    @Test(arguments: PlayedProvider.allCases, [ProviderFault.stall, .silence, .commentsOnly])
    func `is not waited for without end`(provider: PlayedProvider, trouble: ProviderFault) async throws {
        let server = try ProviderServer(provider, trouble: trouble)
        defer { server.stop() }
        var limits = ReplyLimits()
        // What is said first has to come within the limit, on a busy machine too.
        let silence: Duration = trouble == .stall ? .seconds(20) : .seconds(1)
        if trouble != .commentsOnly { (limits.silence, limits.silenceOfLocal) = (silence, silence) }
        let events = try await ask(server, retry: .never, limits: limits, now: RunningClock(step: .seconds(60)).now)
        #expect(events.text == (trouble == .stall ? ProviderScene.begun : ""), "\(events)")
        try #require(events.error?.code == "timeout", "\(events)")
        await server.abandoned(request: server.requests.count)
    }

    @Test(
        arguments: PlayedProvider.allCases,
        [
            (401, "authenticationFailed"), (402, "quotaExceeded"), (404, "modelNotFound"), (429, "rateLimitExceeded"),
            (500, "providerError"), (529, "overloaded"),
        ])
    func `names its errors`(provider: PlayedProvider, example: (status: Int, code: String)) async throws {
        let server = try ProviderServer(provider, trouble: .status(example.status))
        defer { server.stop() }
        let events = try await ask(server, retry: .never)
        #expect(events.error?.code == example.code, "\(events)")
        // Ollama's own words are replaced by what to do.
        let words = (provider, example.status) == (.ollama, 404) ? "ollama pull" : ProviderScene.trouble
        #expect(events.error?.detail.contains(words) == true, "\(events)")
        #expect(server.questions.count == 1)
    }

    @Test(arguments: PlayedProvider.allCases)
    func `is asked again after what can pass`(provider: PlayedProvider) async throws {
        let server = try ProviderServer(provider, trouble: .status(429, headers: ["retry-after: 3"]), times: 2)
        defer { server.stop() }
        let events = try await ask(server)
        #expect(events.prefix(2).map(\.waited) == [3, 3])
        #expect(events.text == ProviderScene.answer)
        #expect(server.questions.count == 3)
    }

    @Test(arguments: PlayedProvider.allCases)
    func `does not get a key it did not ask for`(provider: PlayedProvider) async throws {
        guard provider != .ollama else { return }
        let server = try ProviderServer(provider)
        defer { server.stop() }
        let events = try await ask(server, key: "sk-wrong-0123456789")
        #expect(events.error?.code == "authenticationFailed")
        #expect(!"\(events)".contains("0123456789"))
    }
}

/// A clock that goes on by a step with each look at it.
private final class RunningClock: Sendable {
    private let instant = Mutex(ContinuousClock.now)
    private let step: Duration

    init(step: Duration) { self.step = step }

    var now: @Sendable () -> ContinuousClock.Instant {
        {
            self.instant.withLock { instant in
                instant += self.step
                return instant
            }
        }
    }
}

/// Asks as a conversation with one tool does; waits take no time.
private func ask(
    _ server: ProviderServer, history: [ChatMessage] = [ChatMessage(.person, "How did I sleep?")],
    retry: RetryPolicy = RetryPolicy(), limits: ReplyLimits = ReplyLimits(), key: String? = nil,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
) async throws -> [ReplyEvent] {
    var environment = server.environment
    if let key { for name in environment.keys where name.hasSuffix("API_KEY") { environment[name] = key } }
    let pacing = Pacing(now: now, secondsSince1970: { 0 }, sleep: { _ in }, jitter: { 1 })
    let model = try ProviderDirectory(environment: environment).model(
        server.provider.id, client: HTTPClient(), retry: retry, limits: limits, pacing: pacing)
    let tool = ToolDefinition(
        name: "snapshot", summary: "Today's data", parametersJSON: #"{"type":"object","properties":{}}"#)
    let request = ReplyRequest(system: "You are a coach.", messages: history, tools: [tool])
    var events: [ReplyEvent] = []
    for await event in model.reply(to: request) { events.append(event) }
    return events
}

/// A reply as the conversation keeps it.
private struct PlayedReply {
    var message = ChatMessage(.coach, "")
    var calls: [ToolCall] { message.toolCalls }
    var thinking: String { message.thinking }

    /// The question, the calls and a result for each.
    var history: [ChatMessage] {
        [ChatMessage(.person, "How did I sleep?"), message]
            + calls.map { .result(ToolResult(callID: $0.id, name: $0.name, json: #"{"asleep_h":7}"#)) }
    }
}

extension [ReplyEvent] {
    fileprivate var played: PlayedReply {
        var reply = PlayedReply()
        for event in self {
            switch event {
            case .text(let text): reply.message.text += text
            case .thinking(let text): reply.message.thinking += text
            case .toolCall(let call): reply.message.toolCalls.append(call)
            case .record(let record):
                reply.message.providerRecord = record
                reply.message.model = record.model
            default: break
            }
        }
        return reply
    }
}

extension ReplyEvent {
    fileprivate var waited: Double? {
        if case .retrying(let seconds, _, _, _) = self { return seconds }
        return nil
    }
}
