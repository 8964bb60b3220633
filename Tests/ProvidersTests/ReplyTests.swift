import ChatModel
import Networking
import Synchronization
import TestSupport
import Testing

@testable import Providers

@Suite(.timeLimit(.minutes(10))) struct `A reply over the network` {
    @Test func `text arrives, with usage and times before the end`() async throws {
        let server = try LoopbackServer.start { _ in .chatCompletionStream(of: ["Hello", " there"]) }
        defer { server.stop() }
        let events = await ask(server)
        #expect(events.text == "Hello there")
        #expect(events.usage?.input == 9)
        #expect(events.usage?.secondsToFirstToken != nil)
        #expect(events.end == .finished(.stop))
        #expect(server.requests.first?.path == "/v1/chat/completions")
        #expect(server.requests.first?["Authorization"] == "Bearer secret-0123456789")
    }

    @Test func `a character cut between two chunks arrives whole`() async throws {
        let event = Array(LoopbackAnswer.chatDelta("心拍 👍🏽").utf8)
        let steps: [LoopbackAnswer.Step] =
            [.send(Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n".utf8))]
            + event.map { .send(Array("1\r\n".utf8) + [$0] + Array("\r\n".utf8)) }
            + [.send(LoopbackAnswer.chunk(LoopbackAnswer.chatFinish("stop"))), .send(Array("0\r\n\r\n".utf8))]
        let server = try LoopbackServer.start { _ in LoopbackAnswer(steps) }
        defer { server.stop() }
        #expect(await ask(server).text == "心拍 👍🏽")
    }

    @Test func `after a failure of the server it asks again and says so`() async throws {
        let server = try LoopbackServer.start { request in
            request.number == 1
                ? .whole(status: 500, #"{"error":{"message":"boom"}}"#) : .chatCompletionStream(of: ["Yes"])
        }
        defer { server.stop() }
        let events = await ask(server)
        let reason = ServiceError.providerError(status: 500, message: "boom")
        #expect(events.first == .retrying(afterSeconds: 1, attempt: 2, of: 4, reason: reason))
        #expect(events.text == "Yes")
        #expect(events.end == .finished(.stop))
    }

    @Test func `what the server asks to wait is waited`() async throws {
        let server = try LoopbackServer.start { request in
            request.number == 1
                ? .whole(status: 429, headers: ["Retry-After: 7"], "{}") : .chatCompletionStream(of: ["Yes"])
        }
        defer { server.stop() }
        let waits = Mutex<[Duration]>([])
        let events = await ask(server, onWait: { wait in waits.withLock { $0.append(wait) } })
        #expect(waits.withLock { $0 } == [.seconds(7)])
        #expect(
            events.first
                == .retrying(afterSeconds: 7, attempt: 2, of: 4, reason: .rateLimitExceeded(retryAfterSeconds: 7)))
    }

    @Test(arguments: [([], 48.5), (["Retry-After: 7"], 7.0)])
    func `what the body asks to wait is waited where the headers say nothing`(
        headers: [String], seconds: Double
    ) async throws {
        let server = try LoopbackServer.start { request in
            request.number == 1
                ? .whole(status: 429, headers: headers, #"{"error":{"details":[{"retryDelay":"48.5s"}]}}"#)
                : .chatCompletionStream(of: ["Yes"])
        }
        defer { server.stop() }
        let waits = Mutex<[Duration]>([])
        #expect(await ask(server, onWait: { wait in waits.withLock { $0.append(wait) } }).text == "Yes")
        #expect(waits.withLock { $0 } == [.seconds(seconds)])
    }

    @Test(arguments: [400, 401, 402, 403, 404, 422])
    func `what cannot pass is asked once`(status: Int) async throws {
        let server = try LoopbackServer.start { _ in .whole(status: status, "{}") }
        defer { server.stop() }
        #expect(await ask(server).error != nil)
        #expect(server.requests.count == 1)
    }

    @Test func `it gives up after three retries`() async throws {
        let server = try LoopbackServer.start { _ in .whole(status: 503, "") }
        defer { server.stop() }
        #expect(await ask(server).error == .overloaded(retryAfterSeconds: nil))
        #expect(server.requests.count == 4)
    }

    @Test(arguments: ["999999999", "Fri, 31 Dec 9999 23:59:59 GMT"])
    func `years are not waited for, nor tried in before`(wait: String) async throws {
        let server = try LoopbackServer.start { _ in .whole(status: 429, headers: ["Retry-After: \(wait)"], "{}") }
        defer { server.stop() }
        let error = await ask(server).error
        #expect(try #require(error?.retryAfterSeconds) > 900_000_000)
        #expect(server.requests.count == 1)
    }

    /// Each try may be silent for five minutes at a server of this machine.
    @Test func `a server that keeps every try waiting gets no further one after two minutes`() async throws {
        let instant = Mutex(ContinuousClock.now)
        let server = try LoopbackServer.start { _ in
            instant.withLock { $0 = $0.advanced(by: .seconds(50)) }
            return LoopbackAnswer([.close])
        }
        defer { server.stop() }
        let error = await ask(server, now: { instant.withLock { $0 } }).error
        #expect(error?.code == "networkUnavailable")
        #expect(server.requests.count == 3)
    }

    @Test(arguments: [LoopbackAnswer.Step.close, .reset])
    func `once something was shown it is not asked again`(ending: LoopbackAnswer.Step) async throws {
        let gate = Gate()
        let server = try LoopbackServer.start { _ in
            var answer = LoopbackAnswer.sse([LoopbackAnswer.chatDelta("Sev")], ending: .wait(for: gate))
            answer.steps.append(ending)
            return answer
        }
        defer { server.stop() }
        let events = await ask(server, onText: { gate.open() })
        #expect(events.text == "Sev")
        #expect(events.error?.code == "streamingError")
        #expect(server.requests.count == 1)
    }

    @Test func `a web page instead of an answer is an invalid response`() async throws {
        let server = try LoopbackServer.start { _ in .whole(type: "text/html", "<html></html>") }
        defer { server.stop() }
        #expect(await ask(server).error?.code == "invalidResponse")
    }

    @Test func `a refused parameter is left out and the question asked again`() async throws {
        let server = try LoopbackServer.start { request in
            request.bodyText.contains("stream_options")
                ? .whole(status: 400, #"{"error":{"message":"unknown field stream_options"}}"#)
                : .chatCompletionStream(of: ["Yes"])
        }
        defer { server.stop() }
        #expect(await ask(server).text == "Yes")
    }

    @Test func `a port where nobody listens is no network`() async throws {
        let server = try LoopbackServer.start { _ in .whole("") }
        server.stop()
        #expect(await ask(server).error?.code == "networkUnavailable")
    }

    @Test func `cancelling ends the reply and the connection`() async throws {
        let server = try LoopbackServer.start { _ in .sse([LoopbackAnswer.chatDelta("Sev")], ending: .hang) }
        defer { server.stop() }
        let (heard, voice) = AsyncStream.makeStream(of: Void.self)
        let reader = Task { await ask(server, onText: { voice.yield() }) }
        for await _ in heard { break }
        reader.cancel()
        let events = await reader.value
        #expect(events.text == "Sev")
        #expect(events.end == .cancelled)
        await server.abandoned(request: 1)
    }

    @Test func `an answer that begins with its failure is asked for again`() async throws {
        let server = try LoopbackServer.start { request in
            request.number == 1
                ? .sse([": ping\n\n", "data: {\"error\":{\"message\":\"Overloaded\",\"code\":529}}\n\n"])
                : .chatCompletionStream(of: ["Yes"])
        }
        defer { server.stop() }
        let events = await ask(server)
        let reason = ServiceError.overloaded(retryAfterSeconds: nil, detail: "Overloaded")
        #expect(events.first == .retrying(afterSeconds: 1, attempt: 2, of: 4, reason: reason))
        #expect(events.text == "Yes")
    }

    @Test(arguments: [LoopbackAnswer.Step.close, .reset, .send(Array("0\r\n\r\n".utf8))])
    func `an answer cut before anything of it was shown is asked for again`(ending: LoopbackAnswer.Step) async throws {
        let server = try LoopbackServer.start { request in
            request.number == 1
                ? .sse(["data: {\"choices\":[{\"delta\":{\"role\":\"assistant\"}}]}\n\n"], ending: ending)
                : .chatCompletionStream(of: ["Yes"])
        }
        defer { server.stop() }
        let events = await ask(server)
        guard case .retrying(afterSeconds: 1, attempt: 2, of: 4, _)? = events.first else {
            Issue.record("\(events)")
            return
        }
        #expect(events.text == "Yes")
        #expect(events.end == .finished(.stop))
    }

    @Test func `an answer garbled before anything of it was shown is asked for again, once`() async throws {
        let server = try LoopbackServer.start { _ in .sse(["data: {\"choices\":[{\"del\n\n"]) }
        defer { server.stop() }
        let events = await ask(server)
        #expect(events.error == .invalidResponse(detail: "The answer is not JSON where it should be"))
        #expect(server.requests.count == 2)
    }

    @Test func `calls alone are no text by which to measure`() async throws {
        let call = #"{"index":0,"id":"a","function":{"name":"f","arguments":"{}"}}"#
        let server = try LoopbackServer.start { _ in
            .sse([
                "data: {\"choices\":[{\"delta\":{\"tool_calls\":[\(call)]}}]}\n\n",
                LoopbackAnswer.chatUsage(input: 9, output: 5), "data: [DONE]\n\n",
            ])
        }
        defer { server.stop() }
        let events = await ask(server)
        #expect(events.toolCalls.count == 1)
        #expect(events.usage?.output == 5 && events.usage?.secondsInAll != nil)
        #expect(events.usage?.tokensPerSecond == nil)
    }

    @Test(arguments: ["", LoopbackAnswer.chatDelta("Sev")])
    func `signs of life alone run out of time`(begin: String) async throws {
        let clock = SetClock()
        let gate = Gate()
        let server = try LoopbackServer.start { _ in
            let first = LoopbackAnswer.sse([": ping\n\n", begin], ending: .wait(for: gate)).steps
            return LoopbackAnswer(first + [.send(LoopbackAnswer.chunk(": ping\n\n")), .hang])
        }
        defer { server.stop() }
        let reply = Task { await ask(server, now: clock.now, onText: { clock.pass(.seconds(301), then: gate) }) }
        await server.received(1)
        if begin.isEmpty { clock.pass(.seconds(301), then: gate) }
        let events = await reply.value
        #expect(events.error == .timeout(detail: "Custom sends signs of life and no answer"))
        #expect(server.requests.count == 1)
        await server.abandoned(request: 1)
    }

    @Test func `a stall in the middle keeps what was said and lets the connection go`() async throws {
        let server = try LoopbackServer.start { _ in .sse([LoopbackAnswer.chatDelta("Sev")], ending: .hang) }
        defer { server.stop() }
        var limits = ReplyLimits()
        limits.silenceOfLocal = .seconds(10)
        let events = await ask(server, limits: limits)
        #expect(events.text == "Sev")
        #expect(events.error == .timeout(detail: "Custom fell silent in the middle of the answer"))
        await server.abandoned(request: 1)
    }

    @Test func `with a further piece of the answer the time begins anew`() async throws {
        let clock = SetClock()
        let gate = Gate()
        let server = try LoopbackServer.start { _ in
            let first = LoopbackAnswer.sse([LoopbackAnswer.chatDelta("Sev")], ending: .wait(for: gate)).steps
            let rest = LoopbackAnswer.chatDelta("en") + LoopbackAnswer.chatFinish("stop") + "data: [DONE]\n\n"
            return LoopbackAnswer(first + [.send(LoopbackAnswer.chunk(rest) + Array("0\r\n\r\n".utf8))])
        }
        defer { server.stop() }
        let events = await ask(server, now: clock.now, onText: { clock.pass(.seconds(301), then: gate) })
        #expect(events.text == "Seven")
        #expect(events.end == .finished(.stop))
    }

    @Test(arguments: [false, true])
    func `the next reply uses the same connection`(endsLate: Bool) async throws {
        let gate = Gate()
        let server = try LoopbackServer.start { _ in
            let answer = LoopbackAnswer.chatCompletionStream(of: ["Yes"])
            guard endsLate, let last = answer.steps.last else { return answer }
            return LoopbackAnswer(answer.steps.dropLast() + [.wait(for: gate), last])
        }
        defer { server.stop() }
        // A connection is free when its request is over at the client, not when the server has sent all.
        let (over, log) = AsyncStream.makeStream(of: RequestLogEntry.self)
        let client = HTTPClient(log: { log.yield($0) })
        var requests = over.makeAsyncIterator()
        var limits = ReplyLimits()
        limits.rest = .seconds(3600)  // a busy machine may need long to open the gate
        for _ in 1...2 {
            #expect(await ask(server, client: client, limits: limits).end == .finished(.stop))
            gate.open()
            #expect(await requests.next()?.error == nil)
        }
        #expect(server.connectionCount == 1)
    }

    @Test(arguments: [401, 500])
    func `a key that the server repeats is in no event`(status: Int) async throws {
        let server = try LoopbackServer.start { request in
            .whole(status: status, #"{"error":{"message":"bad \#(request["authorization"] ?? "")"}}"#)
        }
        defer { server.stop() }
        let shown = String(describing: await ask(server))
        #expect(shown.contains("•••"))
        #expect(!shown.contains("0123456789"))
    }
}

/// A clock that stands still until it is moved on.
private final class SetClock: Sendable {
    private let instant = Mutex(ContinuousClock.now)

    var now: @Sendable () -> ContinuousClock.Instant { { self.instant.withLock { $0 } } }

    func pass(_ time: Duration, then gate: Gate) {
        instant.withLock { $0 = $0.advanced(by: time) }
        gate.open()
    }
}

/// Asks the server with waits that take no time.
private func ask(
    _ server: LoopbackServer, client: HTTPClient = HTTPClient(),
    limits: ReplyLimits = ReplyLimits(), now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    onText: @Sendable () -> Void = {},
    onWait: @escaping @Sendable (Duration) -> Void = { _ in }
) async -> [ReplyEvent] {
    let provider = ProviderConfiguration(
        id: .custom, name: "Custom", baseURL: server.url + "/v1", defaultModel: "m", key: APIKey("secret-0123456789"),
        authorization: [HTTPHeader("Authorization", "Bearer secret-0123456789")])
    let pacing = Pacing(
        now: now, secondsSince1970: { 0 }, sleep: { wait in onWait(wait) }, jitter: { 1 })
    let model = StreamedModel(
        Custom(id: .custom), provider, model: nil, client: client, retry: RetryPolicy(), limits: limits,
        pacing: pacing)
    let request = ReplyRequest(system: "", messages: [ChatMessage(.person, "Hi")])
    var events: [ReplyEvent] = []
    for await event in model.reply(to: request) {
        events.append(event)
        if case .text = event { onText() }
    }
    return events
}
