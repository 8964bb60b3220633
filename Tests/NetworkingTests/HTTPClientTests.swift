import Networking
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct `HTTP client` {
    private let client = HTTPClient()

    @Test func `a whole answer comes with its head and body`() async throws {
        let server = try LoopbackServer.start { _ in .whole(headers: ["X-A: b "], "{}") }
        defer { server.stop() }
        let (head, body) = try await client.answer(to: HTTPRequest(.get, server.url + "/v1/models"))
        #expect(head.status == 200)
        #expect(head["x-a"] == "b")
        #expect(body == Array("{}".utf8))
    }

    @Test func `a body is sent as it is`() async throws {
        let server = try LoopbackServer.start { _ in .whole("") }
        defer { server.stop() }
        let bytes: [UInt8] = [0, 0xFF] + Array("心".utf8)
        _ = try await client.answer(to: HTTPRequest(.post, server.url, headers: [HTTPHeader("X-K", "v")], body: bytes))
        #expect(server.requests.first?.body == bytes)
        #expect(server.requests.first?["x-k"] == "v")
    }

    @Test func `closed connections are gone, and the next request makes a new one`() async throws {
        let server = try LoopbackServer.start { _ in .whole("hello") }
        defer { server.stop() }
        for made in 1...2 {
            _ = try await client.answer(to: HTTPRequest(.get, server.url))
            #expect(server.connectionCount == made && server.openConnections == 1)
            client.closeConnections()
            await expectNoConnection(to: server)
        }
    }

    @Test func `connections are closed when a running request is through`() async throws {
        let gate = Gate()
        let server = try LoopbackServer.start { _ in
            LoopbackAnswer([
                .send(Array("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nWait.".utf8)), .wait(for: gate),
                .send(Array("Done.".utf8)),
            ])
        }
        defer { server.stop() }
        var events = client.stream(HTTPRequest(.get, server.url)).makeAsyncIterator()
        var body: [UInt8] = []
        while body.isEmpty, let event = try await events.next() {
            if case .chunk(let bytes) = event { body += bytes }
        }
        client.closeConnections()
        gate.open()
        while let event = try await events.next() {
            if case .chunk(let bytes) = event { body += bytes }
        }
        #expect(String(decoding: body, as: UTF8.self) == "Wait.Done.")
        await expectNoConnection(to: server)
    }

    private func expectNoConnection(to server: LoopbackServer) async {
        for _ in 0..<500 where server.openConnections > 0 { try? await Task.sleep(for: .milliseconds(10)) }
        #expect(server.openConnections == 0)
    }

    @Test func `requests in a row share a connection`() async throws {
        let server = try LoopbackServer.start { _ in .whole("{}") }
        defer { server.stop() }
        for _ in 0..<3 { _ = try await client.answer(to: HTTPRequest(.get, server.url)) }
        #expect(server.connectionCount == 1)
    }

    @Test func `a port where nobody listens refuses`() async throws {
        let server = try LoopbackServer.start { _ in .whole("") }
        server.stop()
        await fails(with: .refused(host: "127.0.0.1"), HTTPRequest(.get, server.url))
    }

    @Test func `a server that says nothing runs out of time`() async throws {
        let server = try LoopbackServer.start { _ in LoopbackAnswer([.hang]) }
        defer { server.stop() }
        await fails(with: .timedOut(.waiting), HTTPRequest(.get, server.url, idleTimeout: .seconds(1)))
        await server.abandoned(request: 1)
    }

    @Test func `a server that falls silent in the middle runs out of time`() async throws {
        let server = try LoopbackServer.start { _ in .sse(["data: a\n\n"], ending: .hang) }
        defer { server.stop() }
        // What is said first has to come within the limit, on a busy machine too.
        await fails(with: .timedOut(.receiving), HTTPRequest(.get, server.url, idleTimeout: .seconds(10)))
        await server.abandoned(request: 1)
    }

    @Test func `the time in all is bounded too`() async throws {
        let server = try LoopbackServer.start { _ in LoopbackAnswer([.hang]) }
        defer { server.stop() }
        await fails(with: .timedOut(.total), HTTPRequest(.get, server.url, totalTimeout: .milliseconds(50)))
    }

    @Test(arguments: [LoopbackAnswer.Step.close, .reset])
    func `an answer cut in the middle says so`(ending: LoopbackAnswer.Step) async throws {
        let server = try LoopbackServer.start { _ in .sse(["data: a\n\n"], ending: ending) }
        defer { server.stop() }
        let error = await error(of: HTTPRequest(.get, server.url))
        guard case .cutOff = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func `a connection closed before the answer can be tried again`() async throws {
        let server = try LoopbackServer.start { _ in LoopbackAnswer([.reset]) }
        defer { server.stop() }
        await fails(with: .cutOff(bodyBytes: 0), HTTPRequest(.post, server.url, body: [1]))
        #expect(TransportError.cutOff(bodyBytes: 0).isPassing)
    }

    @Test(arguments: [HTTPRequest.Method.post, .patch])
    func `what changes something goes out once, also over a kept connection that ends without an answer`(
        method: HTTPRequest.Method
    ) async throws {
        let server = try LoopbackServer.start { $0.method == "GET" ? .whole("") : LoopbackAnswer([.close]) }
        defer { server.stop() }
        _ = try await client.answer(to: HTTPRequest(.get, server.url))
        await fails(with: .cutOff(bodyBytes: 0), HTTPRequest(method, server.url, body: [1]))
        #expect(server.requests.map(\.method) == ["GET", method.rawValue])
        #expect(server.requests.map(\.connection) == [1, 1])
    }

    @Test func `HTTP 1.0 without a length ends with the connection`() async throws {
        let server = try LoopbackServer.start { _ in .raw("HTTP/1.0 200 OK\r\n\r\nhello") }
        defer { server.stop() }
        #expect(try await client.answer(to: HTTPRequest(.get, server.url)).body == Array("hello".utf8))
    }

    @Test func `what is not HTTP is malformed`() async throws {
        let server = try LoopbackServer.start { _ in .raw("SSH-2.0-OpenSSH_9.2\r\n\r\n") }
        defer { server.stop() }
        await fails(with: .malformed(reason: "it is not HTTP"), HTTPRequest(.get, server.url))
    }

    @Test func `gzip is unpacked`() async throws {
        // "hello" in a stored block, with its checksum.
        let zipped: [UInt8] =
            [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1, 5, 0, 0xFA, 0xFF] + Array("hello".utf8)
            + [0x86, 0xA6, 0x10, 0x36, 5, 0, 0, 0]
        let server = try LoopbackServer.start { _ in .whole(headers: ["Content-Encoding: gzip"], bytes: zipped) }
        defer { server.stop() }
        #expect(try await client.answer(to: HTTPRequest(.get, server.url)).body == Array("hello".utf8))
    }

    @Test func `a body over its limit is refused`() async throws {
        let server = try LoopbackServer.start { _ in .whole(String(repeating: "x", count: 1001)) }
        defer { server.stop() }
        await fails(with: .tooLarge(limit: 1000), HTTPRequest(.get, server.url, maxBodyBytes: 1000))
        #expect(try await client.answer(to: HTTPRequest(.get, server.url, maxBodyBytes: 1001)).body.count == 1001)
    }

    @Test func `a redirect is an error that names the host, the key stays here`() async throws {
        let other = try LoopbackServer.start { _ in .whole("") }
        defer { other.stop() }
        let location = "Location: http://localhost:\(other.port)/v1"
        let server = try LoopbackServer.start { _ in .whole(status: 307, headers: [location], "") }
        defer { server.stop() }
        let headers = [HTTPHeader("Authorization", "Bearer k")]
        await fails(with: .redirected(status: 307, host: "localhost"), HTTPRequest(.post, server.url, headers: headers))
        #expect(other.connectionCount == 0)
    }

    @Test(arguments: [
        "http://192.0.2.1/v1", "http://example.com/v1", "http://127.0.0.1.example.com/", "http://[2001:db8::1]/",
    ])
    func `plain http to another machine is refused before anything is sent`(url: String) async {
        let error = await error(of: HTTPRequest(.get, url))
        guard case .insecure = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test(arguments: [
        "ftp://127.0.0.1/", "127.0.0.1", "http://u:p@127.0.0.1/", "http://127.0.0.1/#a", "http://a b/", "",
    ])
    func `an address that is none is refused`(url: String) async {
        let error = await error(of: HTTPRequest(.get, url))
        guard case .badURL = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func `a header that would start another line is refused by name`() async {
        let header = HTTPHeader("X-K", "a\r\nX-Other: secret")
        await fails(with: .badHeader(name: "X-K"), HTTPRequest(.get, "http://127.0.0.1:1/", headers: [header]))
        #expect(!"\(header)".contains("secret"))
    }

    @Test func `cancelling the reader ends the request and its connection`() async throws {
        let server = try LoopbackServer.start { _ in .sse(["data: a\n\n"], ending: .hang) }
        defer { server.stop() }
        let (heard, voice) = AsyncStream.makeStream(of: Void.self)
        let reader = Task { [client] in
            var error: TransportError?
            do throws(TransportError) {
                for try await event in client.stream(HTTPRequest(.get, server.url)) {
                    if case .chunk = event { voice.yield() }
                }
            } catch let failure { error = failure }
            return error
        }
        for await _ in heard { break }
        reader.cancel()
        #expect(await reader.value == .cancelled)
        await server.abandoned(request: 1)
    }

    @Test func `five requests run at once, the sixth waits for a place`() async throws {
        let gate = Gate()
        let server = try LoopbackServer.start { _ in LoopbackAnswer([.wait(for: gate)] + LoopbackAnswer.whole("").steps)
        }
        defer { server.stop() }
        let first = (0..<5).map { _ in Task { [client] in try await client.answer(to: HTTPRequest(.get, server.url)) } }
        await server.received(5)
        let late = [HTTPRequest.Priority.background, .normal, .interactive].map { priority in
            Task { [client] in
                try await client.answer(to: HTTPRequest(.get, server.url + "/\(priority)", priority: priority))
            }
        }
        #expect(server.requests.count == 5)
        gate.open()
        for task in first + late { #expect(try await task.value.head.status == 200) }
        #expect(server.requests.count == 8)
        #expect(server.connectionCount <= 5)
    }

    private func error(of request: HTTPRequest) async -> TransportError? {
        do throws(TransportError) {
            _ = try await client.answer(to: request)
            return nil
        } catch { return error }
    }

    private func fails(
        with expected: TransportError, _ request: HTTPRequest, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        #expect(await error(of: request) == expected, sourceLocation: sourceLocation)
    }
}
