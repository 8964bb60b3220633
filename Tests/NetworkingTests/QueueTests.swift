import Networking
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct `Waiting requests` {
    /// On the main actor requests line up in the order of their tasks.
    @MainActor @Test func `go by priority, and in turn within one`() async throws {
        let client = HTTPClient()
        let (first, others) = (Gate(), Gate())
        let server = try LoopbackServer.start { request in
            switch request.path {
            case "/held/0": LoopbackAnswer([.wait(for: first)] + LoopbackAnswer.whole("").steps)
            case let path where path.hasPrefix("/held"):
                LoopbackAnswer([.wait(for: others)] + LoopbackAnswer.whole("").steps)
            default: .whole("")
            }
        }
        defer { server.stop() }
        let held = (0..<5).map { number in
            Task { try await Self.read(HTTPRequest(.get, "\(server.url)/held/\(number)"), client) }
        }
        await server.received(5)
        let order: [(String, HTTPRequest.Priority)] = [
            ("b1", .background), ("n1", .normal), ("i1", .interactive), ("b2", .background), ("i2", .interactive),
            ("n2", .normal),
        ]
        let waiting = order.map { name, priority in
            Task { @MainActor in
                try await Self.read(HTTPRequest(.get, "\(server.url)/\(name)", priority: priority), client)
            }
        }
        await Task { @MainActor in }.value  // after those above have lined up
        #expect(server.requests.count == 5)
        first.open()  // one place, for one after the other
        for task in waiting { try await task.value }
        others.open()
        for task in held { try await task.value }
        #expect(server.requests.dropFirst(5).map(\.path) == ["/i1", "/i2", "/n1", "/n2", "/b1", "/b2"])
    }

    @MainActor private static func read(_ request: HTTPRequest, _ client: HTTPClient) async throws {
        var events = client.stream(request).makeAsyncIterator()
        while try await events.next(isolation: MainActor.shared) != nil {}
    }

    @Test func `never are more than five under way`() async throws {
        let client = HTTPClient()
        let gates = (0..<20).map { _ in Gate() }
        let server = try LoopbackServer.start { request in
            let number = Int(request.path.dropFirst()) ?? 0
            return LoopbackAnswer([.wait(for: gates[number])] + LoopbackAnswer.whole("").steps)
        }
        defer { server.stop() }
        let tasks = (0..<20).map { number in
            Task { try await client.answer(to: HTTPRequest(.get, "\(server.url)/\(number)")).head.status }
        }
        // Whichever are there are let go one by one; after each exactly one more comes.
        var opened: Set<String> = []
        for count in 0..<20 {
            await server.received(min(20, count + 5))
            let requests = server.requests
            #expect(requests.count == min(20, count + 5))
            let next = try #require(requests.first { !opened.contains($0.path) })
            opened.insert(next.path)
            gates[Int(next.path.dropFirst()) ?? 0].open()
        }
        for task in tasks { #expect(try await task.value == 200) }
        #expect(server.connectionCount <= 5)
    }
}

@Suite(.timeLimit(.minutes(10))) struct `A connection` {
    private let ended: AsyncStream<RequestLogEntry>
    private let client: HTTPClient

    init() {
        let (ended, voice) = AsyncStream.makeStream(of: RequestLogEntry.self)
        self.ended = ended
        client = HTTPClient(log: { voice.yield($0) })
    }

    @Test func `serves again after its reader let go of what was left`() async throws {
        let gate = Gate()
        let server = try LoopbackServer.start { request in
            guard request.path == "/stream" else { return .whole("") }
            let start = LoopbackAnswer.sse(["data: a\n\n"], ending: .wait(for: gate)).steps
            return LoopbackAnswer(start + [.send(LoopbackAnswer.chunk("data: b\n\n") + Array("0\r\n\r\n".utf8))])
        }
        defer { server.stop() }
        var events = client.stream(HTTPRequest(.get, server.url + "/stream")).makeAsyncIterator()
        while let event = try await events.next() { if case .chunk = event { break } }
        events.drain()
        gate.open()
        for await entry in ended {
            #expect(entry.error == nil)
            break
        }
        _ = try await client.answer(to: HTTPRequest(.get, server.url))
        #expect(server.connectionCount == 1)
        #expect(client.recent.last?.metrics.reusedConnection == true)
    }

    @Test func `is lost when the server does not end in time after that`() async throws {
        let server = try LoopbackServer.start { request in
            request.path == "/stream" ? .sse(["data: a\n\n"], ending: .hang) : .whole("")
        }
        defer { server.stop() }
        var events = client.stream(HTTPRequest(.get, server.url + "/stream")).makeAsyncIterator()
        while let event = try await events.next() { if case .chunk = event { break } }
        events.drain()
        await server.abandoned(request: 1)
    }

    @Test func `that the server closed is replaced without an error`() async throws {
        let closing = LoopbackAnswer(LoopbackAnswer.whole(headers: ["Connection: close"], "1").steps + [.close])
        let server = try LoopbackServer.start { _ in closing }
        defer { server.stop() }
        for _ in 0..<3 { #expect(try await client.answer(to: HTTPRequest(.get, server.url)).body == [0x31]) }
        #expect(server.connectionCount == 3)
    }

    @Test func `carries nothing over from an answer that was cut`() async throws {
        let server = try LoopbackServer.start { request in
            request.number == 1 ? .sse(["data: a\n\n"], ending: .close) : .whole("whole")
        }
        defer { server.stop() }
        #expect(await failure(of: HTTPRequest(.get, server.url), by: client) == .cutOff(bodyBytes: 9))
        #expect(try await client.answer(to: HTTPRequest(.get, server.url)).body == Array("whole".utf8))
        #expect(server.connectionCount == 2)
    }
}
