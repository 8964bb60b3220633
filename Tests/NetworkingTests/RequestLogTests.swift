import Networking
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct `Request log` {
    private let heard = Heard()
    private let client: HTTPClient

    private final class Heard: Sendable {
        let entries = Mutex<[RequestLogEntry]>([])
    }

    init() {
        client = HTTPClient(clock: { 1234.5 }, log: { [heard] entry in heard.entries.withLock { $0.append(entry) } })
    }

    @Test func `a request is an entry with what it took and nothing of what it said`() async throws {
        let server = try LoopbackServer.start { _ in
            .whole(headers: ["X-Request-ID: req_1", "Set-Cookie: canary"], "canary")
        }
        defer { server.stop() }
        let headers = [HTTPHeader("Authorization", "Bearer canary")]
        let request = HTTPRequest(
            .post, server.url + "/v1/chat?key=canary", headers: headers, body: Array("canary".utf8))
        _ = try await client.answer(to: request)
        let entry = try #require(client.recent.first)
        #expect(heard.entries.withLock { $0 } == [entry])
        #expect(entry.method == .post)
        #expect(entry.host == "127.0.0.1")
        #expect(entry.path == "/v1/chat")
        #expect(entry.status == 200)
        #expect(entry.error == nil)
        #expect(entry.requestID == "req_1")
        #expect(entry.endedAt == 1234.5)
        #expect(entry.metrics.sentBytes == 6)
        #expect(entry.metrics.bodyBytes == 6)
        #expect(entry.metrics.version == "1.1")
        #expect(!entry.metrics.reusedConnection)
        #expect(entry.metrics.connect > .zero)
        #expect(entry.metrics.firstByte >= entry.metrics.connect)
        #expect(entry.metrics.total >= entry.metrics.firstByte)
        #expect(entry.line.hasPrefix("POST 127.0.0.1/v1/chat 200 lookup="))
        #expect(entry.line.hasSuffix("sent=6 received=6 http=1.1 new id=req_1"))
        #expect(!"\(entry)\(entry.line)".contains("canary"))
        _ = try await client.answer(to: request)
        #expect(client.recent.last?.metrics.reusedConnection == true)
    }

    @Test func `one that failed says how`() async throws {
        let server = try LoopbackServer.start { _ in .whole("") }
        server.stop()
        _ = await failure(of: HTTPRequest(.get, server.url + "/a?key=canary"), by: client)
        let entry = try #require(client.recent.first)
        #expect(entry.status == nil)
        #expect(entry.error == .refused(host: "127.0.0.1"))
        #expect(entry.line.hasPrefix("GET 127.0.0.1/a no answer error=refused "))
        #expect(!entry.line.contains("canary"))
    }

    @Test func `one that was cut keeps its status`() async throws {
        let server = try LoopbackServer.start { _ in .sse(["data: a\n\n"], ending: .close) }
        defer { server.stop() }
        _ = await failure(of: HTTPRequest(.get, server.url), by: client)
        #expect(client.recent.first?.status == 200)
        #expect(client.recent.first?.error == .cutOff(bodyBytes: 9))
    }

    @Test func `one that was cancelled is there, also when it never left the queue`() async throws {
        let server = try LoopbackServer.start { _ in LoopbackAnswer([.hang]) }
        defer { server.stop() }
        let tasks = (0..<6).map { number in
            Task { [client] in await failure(of: HTTPRequest(.get, "\(server.url)/\(number)"), by: client) }
        }
        await server.received(5)
        for task in tasks { task.cancel() }
        for task in tasks { #expect(await task.value == .cancelled) }
        server.stop()
        // The thread takes this one after those.
        _ = await failure(of: HTTPRequest(.get, server.url), by: client)
        #expect(client.recent.count { $0.error == .cancelled } >= 5)
    }

    @Test func `the last hundred are kept`() async throws {
        let server = try LoopbackServer.start { _ in .whole("") }
        defer { server.stop() }
        for number in 0..<105 { _ = try await client.answer(to: HTTPRequest(.get, "\(server.url)/\(number)")) }
        #expect(client.recent.map(\.path) == (5..<105).map { "/\($0)" })
        #expect(heard.entries.withLock { $0.count } == 105)
    }
}
