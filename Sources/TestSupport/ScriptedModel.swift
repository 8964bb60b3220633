@_spi(RequestClearance) import ChatModel
import Synchronization

/// A model that says what a test tells it to, when it tells it to: answers written down before, one for each request,
/// then whatever `say` is given.
public final class ScriptedModel: LanguageModel {
    private struct Script {
        var answers: [ScriptedAnswer]
        var requests: [ReplyRequest] = []
        var current: AsyncStream<ReplyEvent>.Continuation?
        var stopped = 0
        /// Who waits for so many requests.
        var watchers: [(count: Int, resume: CheckedContinuation<Void, Never>)] = []
    }

    public let reference: ModelReference
    private let clock: ManualClock
    private let script: Mutex<Script>

    /// - Parameters:
    ///   - answers: one for each request, in order; after them the model waits for `say`.
    ///   - clock: what its pauses are measured by.
    public init(
        _ answers: ScriptedAnswer..., clock: ManualClock = ManualClock(),
        reference: ModelReference = ModelReference(provider: .custom, model: "scripted-1")
    ) {
        self.reference = reference
        self.clock = clock
        script = Mutex(Script(answers: answers))
    }

    /// The requests so far.
    public var requests: [ReplyRequest] { script.withLock(\.requests) }

    /// How many replies lost their reader before they had ended.
    public var stoppedCount: Int { script.withLock(\.stopped) }

    /// Answers for requests to come, after those that are written down already.
    public func add(_ answers: ScriptedAnswer...) { script.withLock { $0.answers += answers } }

    /// Notes the request, and plays the next answer written down; without one the stream waits for `say`.
    public func reply(to request: ClearedRequest) -> AsyncStream<ReplyEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: ReplyEvent.self)
        let (answer, watchers) = script.withLock { script in
            script.requests.append(request.content)
            script.current = continuation
            let count = script.requests.count
            let watchers = script.watchers.filter { $0.count <= count }.map(\.resume)
            script.watchers.removeAll { $0.count <= count }
            return (script.answers.isEmpty ? nil : script.answers.removeFirst(), watchers)
        }
        for watcher in watchers { watcher.resume() }
        // Owned by the stream: it ends with whoever reads it.
        let speaking = answer.map { answer in Task { await answer.play(to: continuation, clock: clock) } }
        continuation.onTermination = { [weak self] end in
            guard case .cancelled = end else { return }
            speaking?.cancel()
            self?.script.withLock { $0.stopped += 1 }
        }
        return stream
    }

    /// Returns when so many requests were made.
    public func untilAsked(times count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = script.withLock { script in
                if script.requests.count < count { script.watchers.append((count, continuation)) }
                return script.requests.count >= count
            }
            if isThere { continuation.resume() }
        }
    }

    /// Sends events of the reply that was asked for last; `.ended` ends its stream.
    public func say(_ events: ReplyEvent...) {
        guard let current = script.withLock(\.current) else { return }
        for event in events {
            current.yield(event)
            if case .ended = event { current.finish() }
        }
    }
}

/// One answer of a scripted model, step by step.
public struct ScriptedAnswer: Sendable {
    /// A step of a scripted reply.
    public enum Step: Sendable {
        /// `.ended` ends the answer.
        case say(ReplyEvent)
        /// By the model's clock.
        case pause(seconds: Double)
        /// Goes on when the test opens the gate.
        case wait(for: AsyncGate)
        /// The stream ends without an end, as no model should.
        case breakOff
    }
    public var steps: [Step]

    /// After the last step the model says nothing more, until `say` is called or its reader goes away.
    public init(_ steps: [Step]) {
        self.steps = steps
    }

    /// Those events, one after the other.
    public static func events(_ events: ReplyEvent...) -> ScriptedAnswer { ScriptedAnswer(events.map { .say($0) }) }

    /// A whole answer.
    public static func text(_ pieces: String..., finish: FinishReason = .stop) -> ScriptedAnswer {
        ScriptedAnswer(pieces.map { .say(.text($0)) } + [.say(.ended(.finished(finish)))])
    }

    /// A whole round that asks for tools, with what the model says and records beside them.
    public static func calls(
        _ calls: ToolCall..., saying text: String = "", record: ProviderRecord? = nil
    ) -> ScriptedAnswer {
        var events: [ReplyEvent] = text.isEmpty ? [] : [.text(text)]
        events += record.map { [.record($0)] } ?? []
        events += calls.map { .toolCall($0) } + [.ended(.finished(.toolCalls))]
        return ScriptedAnswer(events.map { .say($0) })
    }

    /// - Parameter text: what is said before it goes wrong.
    public static func failure(_ error: ServiceError, after text: String = "") -> ScriptedAnswer {
        ScriptedAnswer((text.isEmpty ? [] : [.say(.text(text))]) + [.say(.ended(.failed(error)))])
    }

    func play(to reply: AsyncStream<ReplyEvent>.Continuation, clock: ManualClock) async {
        for step in steps {
            switch step {
            case .say(let event):
                reply.yield(event)
                if case .ended = event { return reply.finish() }
            case .pause(let seconds): await clock.pause(seconds)
            case .wait(let gate): await gate.pass()
            case .breakOff: return reply.finish()
            }
            if Task.isCancelled { return }
        }
    }
}

extension LanguageModel {
    /// Replies to a request that a test makes without a coach.
    public func reply(to request: ReplyRequest) -> AsyncStream<ReplyEvent> { reply(to: ClearedRequest(request)) }
}
