import Networking
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct `A redirect` {
    private let client = HTTPClient()

    private static func moved(to location: String, status: Int = 302) -> LoopbackAnswer {
        .whole(status: status, headers: ["Location: \(location)"], "moved")
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func `to the same host is followed where that is allowed, with the key and over the same connection`(
        status: Int
    ) async throws {
        let server = try LoopbackServer.start { request in
            request.path == "/a" ? Self.moved(to: "/b?c=1#d", status: status) : .whole("here")
        }
        defer { server.stop() }
        let (head, body) = try await client.answer(to: following(server.url + "/a"))
        #expect(head.status == 200)
        #expect(body == Array("here".utf8))
        #expect(server.requests.map(\.path) == ["/a", "/b?c=1"])
        #expect(server.requests.last?["authorization"] == "Bearer k")
        #expect(server.connectionCount == 1)
    }

    @Test(arguments: [("b", "/v1/b"), ("../b", "/b"), ("?q", "/v1/a?q"), ("//127.0.0.1:PORT/x", "/x"), ("URL/y", "/y")])
    func `may be relative or whole`(location: String, path: String) async throws {
        let server = try LoopbackServer.start { request in
            guard request.number == 1 else { return .whole("") }
            let host = request["host"] ?? ""
            let port = String(host.split(separator: ":").last ?? "")
            return Self.moved(
                to: location.replacing("PORT", with: port).replacing("URL", with: "http://\(host)"))
        }
        defer { server.stop() }
        _ = try await client.answer(to: following(server.url + "/v1/a"))
        #expect(server.requests.last?.path == path)
    }

    @Test func `is followed five times and not a sixth`() async throws {
        let server = try LoopbackServer.start { request in
            let number = Int(request.path.dropFirst()) ?? 0
            return number > 0 ? Self.moved(to: "/\(number - 1)") : .whole("end")
        }
        defer { server.stop() }
        #expect(try await client.answer(to: following(server.url + "/5")).body == Array("end".utf8))
        #expect(
            await failure(of: following(server.url + "/6"), by: client)
                == .redirected(status: 302, host: "127.0.0.1"))
        #expect(server.requests.count == 12)
    }

    @Test(arguments: [
        "http://localhost:PORT/", "https://127.0.0.1:PORT/", "http://127.0.0.1:1/", "//example.com/",
        "file:///etc/passwd",
        "ftp://127.0.0.1/", "http://u:p@127.0.0.1:PORT/", "http://127.0.0.2:PORT/", "http://[::1]:PORT/",
    ])
    func `to anywhere else is an error, and nobody there hears of it`(location: String) async throws {
        let other = try LoopbackServer.start { _ in .whole("") }
        defer { other.stop() }
        let server = try LoopbackServer.start { _ in
            Self.moved(to: location.replacing("PORT", with: "\(other.port)"))
        }
        defer { server.stop() }
        let error = await failure(of: following(server.url), by: client)
        guard case .redirected(302, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(other.connectionCount == 0)
        #expect(server.requests.count == 1)
    }

    @Test func `of anything but GET is not followed`() async throws {
        let server = try LoopbackServer.start { _ in Self.moved(to: "/b", status: 307) }
        defer { server.stop() }
        var request = following(server.url + "/a")
        request.method = .post
        request.body = [1]
        #expect(await failure(of: request, by: client) == .redirected(status: 307, host: "127.0.0.1"))
        #expect(server.requests.count == 1)
    }

    @Test func `with a page that does not end is an error`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let suite = Self()
                let head = LoopbackAnswer.head(status: 302, ["Location: /b", "Content-Length: 10000000"])
                let server = try LoopbackServer.start { _ in
                    LoopbackAnswer([.send(head + [UInt8](repeating: 0x20, count: 10_000_000))])
                }
                defer { server.stop() }
                #expect(
                    await failure(of: suite.following(server.url), by: suite.client)
                        == .redirected(status: 302, host: "127.0.0.1"))
                #expect(server.requests.count == 1)
            }
        }
    }

    private func following(_ url: String) -> HTTPRequest {
        HTTPRequest(
            .get, url, headers: [HTTPHeader("Authorization", "Bearer k")], redirects: .sameOrigin(atMost: 5))
    }
}
