import ChatModel
import Foundation
import Networking

/// Told of each request as it goes out, further tries included, with its conversation.
public typealias RequestNote = @Sendable (OutgoingRequest, UUID?) -> Void

/// A model behind a server: sends the question, passes on the answer as it comes, tries again where that can help and
/// nothing was shown. What goes over the wire is the provider's `Dialogue`.
struct StreamedModel: RequestShowing {
    let reference: ModelReference
    private let provider: ProviderConfiguration
    private let client: HTTPClient
    private let retry: RetryPolicy
    private let limits: ReplyLimits
    private let pacing: Pacing
    private let dialogue: any Dialogue
    private let sent: RequestNote

    /// - Parameter model: `nil` for the provider's default.
    init(
        _ provider: any Provider, _ configuration: ProviderConfiguration, model: String?, client: HTTPClient,
        retry: RetryPolicy, limits: ReplyLimits, pacing: Pacing, sent: @escaping RequestNote = { _, _ in }
    ) {
        let model = model ?? configuration.defaultModel
        reference = ModelReference(provider: configuration.id, model: model)
        self.provider = configuration
        self.client = client
        self.retry = retry
        self.limits = limits
        self.pacing = pacing
        self.sent = sent
        dialogue = provider.dialogue(configuration, model: model)
    }

    /// Tries after refusals that taught another form.
    private static let mostAdjustments = 4

    func reply(to request: ClearedRequest) -> AsyncStream<ReplyEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: ReplyEvent.self)
        let outlet = ReplyOutlet(continuation)
        let work = Task { await answer(request.content, to: outlet) }
        continuation.onTermination = { termination in
            guard case .cancelled = termination else { return }
            outlet.end(.cancelled)  // the reader gets its last event although its task is cancelled
            work.cancel()
        }
        return stream
    }

    private func answer(_ request: ReplyRequest, to outlet: ReplyOutlet) async {
        var retries = 0
        var adjustments = 0
        var hasRepeated = false
        let startedAt = pacing.now()
        while !Task.isCancelled {
            let attempt = await attempt(request, to: outlet, within: limits.total - (pacing.now() - startedAt))
            guard case .failed(let failure) = attempt else { return }
            if adjustments < Self.mostAdjustments, let refusal = failure.refusal, dialogue.adjust(to: refusal) {
                adjustments += 1
                continue
            }
            if failure.isWorthAnotherTry, !hasRepeated {
                hasRepeated = true
                outlet.send(.retrying(afterSeconds: 0, attempt: 2, of: 2, reason: failure.error))
                continue
            }
            retries += 1
            let wait =
                failure.isPassing
                ? retry.wait(beforeRetry: retries, asked: failure.asked, jitter: pacing.jitter()) : nil
            guard let wait, pacing.now() - startedAt + wait <= limits.tries else {
                return outlet.end(.failed(failure.error))
            }
            outlet.send(
                .retrying(
                    afterSeconds: wait.inSeconds, attempt: retries + 1, of: retry.maxRetries + 1, reason: failure.error)
            )
            do { try await pacing.sleep(wait) } catch { break }  // only cancelling ends a wait early
        }
        outlet.end(.cancelled)
    }

    /// A try that failed with nothing shown.
    private struct Failure {
        var error: ServiceError
        var isPassing = false
        /// The model failed at writing its answer: asked once more at once.
        var isWorthAnotherTry = false
        var asked: Duration?
        var refusal: ProviderFailure?
    }
    private enum Attempt { case ended, failed(Failure) }

    /// - Parameter time: what is left of the time for all tries.
    private func attempt(_ request: ReplyRequest, to outlet: ReplyOutlet, within time: Duration) async -> Attempt {
        let message: WireMessage
        do throws(ServiceError) {
            message = try dialogue.message(request)
        } catch {
            return .failed(Failure(error: error))
        }
        var watch = Stopwatch(pacing)
        var decoder = dialogue.decoder()
        let outgoing = httpRequest(message, within: time)
        sent(shown(outgoing, of: request), request.conversation)
        var events = client.stream(outgoing).makeAsyncIterator()
        do throws(TransportError) {
            while let event = try await events.next(isolation: nil) {
                var decoded: [ReplyEvent] = []
                switch event {
                case .head(let head) where !(200...299).contains(head.status):
                    return .failed(await refusal(head, &events))
                case .head: break
                case .chunk(let bytes):
                    decoded = decoder.feed(bytes)
                    if decoder.hasProgressed { watch.progressed() }
                    if watch.sinceProgress > limits.withoutEvent {
                        decoded += decoder.finish(
                            cut: .timeout(detail: "\(provider.name) sends signs of life and no answer"))
                    }
                case .end: decoded = decoder.finish(cut: nil)
                }
                if !decoder.hasShown, let failure = Self.failureToRepeat(in: decoded, decoder) {
                    return .failed(failure)
                }
                send(decoded, to: outlet, &watch)
                if decoder.hasEnded {
                    events.drain(within: limits.rest)
                    return .ended
                }
            }
        } catch {
            return failed(error, decoder, outlet, &watch)
        }
        send(decoder.finish(cut: nil), to: outlet, &watch)
        return .ended
    }

    /// An answer that begins with its failure, as overloaded servers send with status 200.
    private static func failureToRepeat(in events: [ReplyEvent], _ decoder: any ReplyDecoding) -> Failure? {
        guard case .ended(.failed(let error))? = events.last else { return nil }
        if decoder.isWorthAnotherTry { return Failure(error: error, isWorthAnotherTry: true) }
        guard error.isPassing else { return nil }
        if case .timeout = error { return nil }  // long waited for: told, the person decides
        return Failure(error: error, isPassing: true, asked: error.retryAfterSeconds.map { .seconds($0) })
    }

    private func failed(
        _ error: TransportError, _ unfinished: any ReplyDecoding, _ outlet: ReplyOutlet, _ watch: inout Stopwatch
    ) -> Attempt {
        var decoder = unfinished
        if error == .cancelled {
            outlet.end(.cancelled)
            return .ended
        }
        let meaning = ServiceError(error, from: provider)
        // Nobody will start listening on this machine while we wait.
        let isPassing = (error.isPassing || error.isCut) && !(provider.isOnThisMachine && error.isRefusal)
        if !decoder.hasShown && isPassing { return .failed(Failure(error: meaning, isPassing: true)) }
        send(decoder.finish(cut: meaning), to: outlet, &watch)
        return .ended
    }

    /// Reads the body of an error.
    private func refusal(_ head: HTTPHead, _ events: inout HTTPStream.Iterator) async -> Failure {
        var body: [UInt8] = []
        do throws(TransportError) {
            while body.count < 1 << 20, case .chunk(let bytes)? = try await events.next(isolation: nil) {
                body += bytes
            }
        } catch {
            if error == .cancelled { return Failure(error: .cancelled) }  // else: the status and what came say enough
        }
        let failure = ProviderFailure(status: head.status, body: body)
        let asked =
            head.askedWait(secondsSince1970: pacing.secondsSince1970())
            ?? failure.retryAfterSeconds.map { .seconds($0) }
        let error = dialogue.advised(
            failure.serviceError(model: reference.model, key: provider.key, retryAfterSeconds: asked?.inSeconds))
        var isPassing = RetryPolicy.isPassing(head)
        if case .quotaExceeded = error { isPassing = false }
        return Failure(error: error, isPassing: isPassing, asked: asked, refusal: failure)
    }

    private func send(_ events: [ReplyEvent], to outlet: ReplyOutlet, _ watch: inout Stopwatch) {
        for event in events.withTextJoined {
            switch event {
            case .text, .thinking:
                watch.showed()
                outlet.send(event)
            case .usage(let usage): watch.usage = usage
            case .ended(let ending):
                outlet.send(.usage(watch.timedUsage))
                outlet.end(ending)
            default: outlet.send(event)
            }
        }
    }

    func outgoing(_ request: ReplyRequest) throws(ServiceError) -> OutgoingRequest {
        shown(httpRequest(try dialogue.message(request), within: limits.total), of: request)
    }

    /// A header's value is shown where it is known to be harmless; the person's own may hold anything.
    private func shown(_ http: HTTPRequest, of request: ReplyRequest) -> OutgoingRequest {
        let harmless: Set = ["content-type", "accept", "anthropic-version", "anthropic-beta", "x-title"]
        return OutgoingRequest(
            model: reference, url: BaseAddress.shown(http.url),
            headers: http.headers.map {
                .init($0.name, harmless.contains($0.name.lowercased()) ? $0.value : nil)
            },
            body: http.body ?? [], instructions: request.system)
    }

    private func httpRequest(_ message: WireMessage, within time: Duration) -> HTTPRequest {
        HTTPRequest(
            .post, provider.baseURL + message.path,
            headers: provider.httpHeaders + message.headers + [
                HTTPHeader("Content-Type", "application/json"), HTTPHeader("Accept", message.accept),
            ],
            body: message.body, connectTimeout: limits.connect,
            idleTimeout: provider.isOnThisMachine ? limits.silenceOfLocal : limits.silence,
            totalTimeout: max(time, .milliseconds(1)), maxBodyBytes: limits.bytes, isLocalHost: provider.isLocal,
            priority: .interactive)
    }
}
